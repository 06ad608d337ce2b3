# Co mówi terminal. Imiona i kwoty przychodzą jako tekst.

terminal-me = Gracz
terminal-mark-competitor = p
terminal-mark-monopolist = m
terminal-code-transport = T
terminal-code-utility = Z
terminal-short-mortgaged = hip
terminal-short-hotel = { $hotel ->
    [apartment] apt
   *[hotel] hot
}
terminal-short-houses = { $number }d
terminal-nothing = nic
terminal-the-bank = bank

## Nagłówki

terminal-player = Gracz
terminal-role = Rola
terminal-cash = Gotówka
terminal-space = Pole
terminal-titles = Tytuły
terminal-worth = Majątek
terminal-number = Nr
terminal-city = Miasto
terminal-title = Tytuł
terminal-built = Budynki
terminal-rent = Czynsz
terminal-value = Hipoteka
terminal-lift = do spłaty { $amount }
terminal-heading = { $edition }, runda { $round }: gra { $player }
terminal-pot = W puli na Bezpłatnym parkingu: { $amount }

## Gra się zaczyna, trwa i kończy

terminal-begins = { $edition }: { $players }. Ziarno { $seed }. Każdy ruch jest zapisywany; ? pomaga.
terminal-goes-on = { $number ->
    [one] Dalej w grze { $file } po { $number } ruchu.
    [few] Dalej w grze { $file } po { $number } ruchach.
    [many] Dalej w grze { $file } po { $number } ruchach.
   *[other] Dalej w grze { $file } po { $number } ruchach.
}
terminal-half-line = Ostatni wiersz pliku był zapisany do połowy i został pominięty.
terminal-from-here = Grać dalej od ruchu { $number } jako nową grę? [t/N]:
terminal-look-at = Stara gra zostaje. Aby ją obejrzeć:
terminal-roles-by-setup = Nie każde miejsce ma rolę: gra się przygotowanie z instrukcji i każdy wybiera.
terminal-minutes = { $minutes ->
    [one] Gra kończy się po { $minutes } minucie, na początku kolejki.
    [few] Gra kończy się po { $minutes } minutach, na początku kolejki.
    [many] Gra kończy się po { $minutes } minutach, na początku kolejki.
   *[other] Gra kończy się po { $minutes } minuty, na początku kolejki.
}
terminal-left = Zapisano jako { $name }. Aby grać dalej:
terminal-stopped = { $round ->
    [one] Koniec po { $round } rundzie, nikt nie wygrał. Najbogatszy gracz: { $players }.
    [few] Koniec po { $round } rundach, nikt nie wygrał. Najbogatszy gracz: { $players }.
    [many] Koniec po { $round } rundach, nikt nie wygrał. Najbogatszy gracz: { $players }.
   *[other] Koniec po { $round } rundy, nikt nie wygrał. Najbogatszy gracz: { $players }.
}
terminal-undone = Cofnięto.
terminal-nothing-to-undo = Nie ma decyzji człowieka, którą można cofnąć.

## Przygotowanie

terminal-welcome = Duopoly gra w Anti-Monopoly i Monopoly według instrukcji. Enter wybiera to, co w nawiasie.
terminal-which-language = Język ({ $choices }) [{ $usual }]:
terminal-which-edition = Edycja [{ $usual }]:
terminal-which-seats = Kto gra? [{ $usual }]:
terminal-which-order = Kto zaczyna? 1 pierwsze miejsce, 2 kości [{ $usual }]:
terminal-which-aim = Cel [{ $usual }]:
terminal-which-minutes = Ile minut? [{ $usual }]:
terminal-seats-hint = Imiona zgodnie z ruchem wskazówek, po przecinku; steady i random to boty.
terminal-roles-hint = Dopisz :competitor (przedsiębiorca) lub :monopolist (monopolista) do każdego imienia, by ustalić role; inaczej każdy rzuca i wybiera.
terminal-go-on = { $players }: gra { $edition } nie jest skończona. Grać dalej? [t/N]:
terminal-yes-words = t tak y yes

## Co trzeba postanowić

terminal-decide-role = { $player }: wybierz rolę na całą grę.
terminal-decide-throw = { $held ->
    [yes] { $player }: { $place }, masz { $cash }.
   *[no] { $extra ->
        [yes] { $player }: rzucasz jeszcze raz; { $place }, { $cash }.
       *[no] { $player }: twoja kolejka; { $place }, { $cash }.
    }
}
terminal-decide-go = { $player }: wybierz pole, na które idziesz.
terminal-decide-buy = { $kind ->
    [utility] { $player }: { $space } kosztuje { $amount } (w twoich rękach: { $rents } razy rzut, przy jednym lub obu). Masz { $cash }.
   *[other] { $player }: { $space } kosztuje { $amount } (czynsze w twoich rękach: { $rents }). Masz { $cash }.
}
terminal-decide-tax = { $player }: podatek dochodowy, { $flat } ryczałtem albo { $percent } procentowo. Masz { $cash }.
terminal-decide-fine = { $player }: zapłać { $amount } albo weź drugą kartę. Masz { $cash }.
terminal-decide-end = { $player }: to był ostatni rzut; { $place }, { $cash }.
terminal-decide-adjust = { $player }: czas minął; uporządkuj tytuły z bankiem i zakończ. Masz { $cash }.
terminal-decide-auction = { $begun ->
    [no] { $player }: licytacja, { $lot }; jeszcze bez stawki. Licytują: { $left }. Masz { $cash }.
   *[other] { $player }: licytacja, { $lot }; { $best } daje { $bid }. Licytują: { $left }. Masz { $cash }.
}
terminal-decide-want = { $player }: ile z ostatnich budynków chcesz? Zostało: { $left }, dla ciebie najwyżej { $most }; o to, czego chce kilka osób, jest licytacja. Masz { $cash }.
terminal-decide-place = { $won ->
    [yes] { $player }: powiedz, gdzie stanie wylicytowany budynek.
   *[no] { $player }: nikt inny nie chce tego budynku; powiedz, gdzie stanie, po cenie z karty, albo go zostaw. Masz { $cash }.
}
terminal-decide-answer = { $swap ->
    [yes] { $player }: { $other } proponuje zamianę ról.
   *[no] { $player }: { $other } proponuje wymianę. Dostajesz: { $get }. Oddajesz: { $give }. Masz { $cash }.
}
terminal-decide-debt = { $short ->
    [no] { $player }: dług { $owed } ({ $creditor }), masz { $cash }; zapłać.
   *[other] { $player }: dług { $owed } ({ $creditor }), masz { $cash }; brakuje { $missing }.
}
terminal-decide-interest = { $player }: dostajesz z hipoteką: { $things }. Zostaw ją za odsetki albo spłać od razu. Masz { $cash }.

## Ruchy

terminal-move-throw = { $held ->
    [yes] rzuć o dublet
   *[no] rzuć kostkami
}
terminal-move-end = { $phase ->
    [adjust] gotowe
    [throw] bez dodatkowego rzutu: oddaj kości{ $stays ->
        [yes] , na wolności, i zostań tu z wizytą
       *[no] {""}
    }
   *[end] zakończ kolejkę
}
terminal-move-buy = kup: { $space } ({ $amount })
terminal-move-decline = { $auction ->
    [yes] oddaj na licytację: { $space }
   *[no] zostaw bankowi: { $space }
}
terminal-move-pay = { $phase ->
    [throw] zapłać { $amount }, wyjdź i rzuć
   *[other] zapłać { $amount }
}
terminal-move-stay = opuść tę kolejkę, a zapłać w następnej
terminal-move-use-card = { $which ->
    [no] użyj karty wyjścia z więzienia
   *[yes] użyj karty wyjścia z więzienia ({ $deck })
}
terminal-move-tax = { $way ->
    [flat] zapłać ryczałt { $amount }
   *[percent] zapłać procentowo { $amount }
}
terminal-move-draw = weź drugą kartę
terminal-move-go = { $priced ->
    [no] idź na pole { $space }
   *[other] idź na pole { $space } ({ $amount })
}
terminal-move-bid = daj { $amount } (albo więcej: bid i kwota)
terminal-move-pass = { $phase ->
    [want] żadnego
    [place] zostaw
   *[auction] nie licytuj dalej
}
terminal-move-want = chcę: { $number }
terminal-move-place = { $priced ->
    [yes] postaw: { $space } ({ $amount })
   *[no] postaw: { $space }
}
terminal-move-keep = zostaw hipotekę za odsetki
terminal-move-give-up = poddaj się: bankructwo
terminal-move-role = rola: { $role }
terminal-move-accept = przyjmij
terminal-move-reject = odrzuć
terminal-move-build = { $street ->
    [no] buduj: { $space } ({ $amount })
   *[other] buduj: { $space } ({ $amount }, czynsz { $rent } → { $after })
}
terminal-move-sell = { $street ->
    [no] sprzedaj budynek: { $space } (+{ $amount })
   *[other] sprzedaj budynek: { $space } (+{ $amount }, czynsz { $rent } → { $after })
}
terminal-move-mortgage = zastaw: { $space } (+{ $amount })
terminal-move-lift = spłać hipotekę: { $space } ({ $amount })
terminal-move-withdraw = wycofaj swoją ofertę
terminal-move-claim = zażądaj { $amount } ({ $player })
terminal-move-swap = zaproponuj zamianę ról ({ $player })

## Pytania i uwagi

terminal-ask-dice = { $phase ->
    [order] { $player } rzuca dwiema kostkami o kolejność (np. 3 4)
    [count] Dwie kostki, które tylko liczą (np. 3 4)
   *[dice] { $player } rzuca dwiema kostkami (np. 3 4)
}
terminal-ask-die = { $player } rzuca jedną kostką (1 do 6)
terminal-ask-speed = Szybka kostka, { $player } (1, 2, 3, bus lub mr-m)
terminal-ask-card = { $player } bierze kartę: jej numer (np. C04)
terminal-ask-deal = { $player } dostaje tytuł: jego numer lub klucz (np. 39)
terminal-ask-claim = { $player }: { $move }? (t, albo Enter, by odpuścić)
terminal-is-a-bot = { $player } to bot i decyduje sam.
terminal-no-such-number = Nie ma ruchu { $number }: są od 1 do { $most }.
terminal-is-legal = Teraz to możliwe.
terminal-no-such-topic = Brak pomocy o „{ $about }”: numer z listy, ruch, czasownik lub temat byłby dobry; ? je wymienia.
terminal-no-paragraph = Instrukcja tej edycji nie ma o tym paragrafu.
terminal-help = Numer wykonuje ruch. Enter rzuca kostkami albo kończy kolejkę.
    Albo napisz ruch, tytuły numerem lub kluczem:  build 24   sell 39   bid 120
    Wymiana:  offer Bob give 24 cash 100 take 39   (Bob: accept lub reject)
    Ktoś inny przy stole, imieniem i dwukropkiem:  Bob: mortgage 24
    Dlaczego nie, albo jaka jest zasada:  ? 3   ? build 24   ? mortgage
    b plansza   m pieniądze, tytuły   l ostatnie kolejki   u cofnij   q wyjdź
terminal-help-claims = Czynsz pobierany od razu albo przez ciebie:  claim-for-me on   claim-for-me off
terminal-see-help = ? pomaga.
terminal-help-topics = Tematy: { $topics }

## Edycje

terminal-leaflet = Instrukcja: { $leaflet }
terminal-part-board = Plansza
terminal-part-titles = Karty tytułów
terminal-part-cards = Karty
terminal-part-rules = Kwoty i przełączniki
terminal-part-errata = Errata
terminal-part-sources = Źródła tego, co oznaczono *
terminal-rents-street = Ulice; czynsze: bez budynków, z każdym domem, na końcu z { $hotel ->
    [apartment] apartamentem
   *[hotel] hotelem
}
terminal-rents-transport = Transport; czynsze: przy 1, 2, 3, 4 posiadanych
terminal-rents-utility = Zakłady; mnożniki rzutu: przy jednym, przy obu
terminal-kind = Rodzaj
terminal-key = Klucz
terminal-price = Cena
terminal-mortgage = Hip.
terminal-lifting = Spłata
terminal-house = Dom
terminal-rents = Czynsze
terminal-rule = Zasada
terminal-amount = Wartość
terminal-deck = { $number ->
    [one] { $deck }: { $number } karta
    [few] { $deck }: { $number } karty
    [many] { $deck }: { $number } kart
   *[other] { $deck }: { $number } karty
}
terminal-players-range = Gracze: { $least } do { $most }
terminal-erratum = { $rule }: wydrukowano { $printed }, gra się { $played }. { $why }
terminal-no-sources = Nic nie jest oznaczone.
terminal-no-difference = Nie ma różnic.
terminal-differences-edition = Edycja
terminal-differences-rules = Kwoty i przełączniki
terminal-differences-spaces = Pola ({ $number })
terminal-differences-titles = Liczby na kartach tytułów ({ $number })
terminal-differences-cards = Karty ({ $number })
terminal-differences-decks = Liczba kart
terminal-differences-paragraphs = Paragrafy ({ $number })
terminal-differences-errata = Errata: wydrukowano, gra się
