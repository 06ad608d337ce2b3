# Co mówi terminal. Imiona i kwoty przychodzą jako tekst.

terminal-me = Gość
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
terminal-titles = Nieruchomości
terminal-worth = Majątek
terminal-number = Nr
terminal-city = { $game ->
    [roles] Miasto
   *[classic] Grupa
}
terminal-title = Nieruchomość
terminal-built = Budynki
terminal-rent = Czynsz
terminal-value = Hipoteka
terminal-lift = do spłaty { $amount }
terminal-heading = { $edition }, runda { $round }: tura gracza { $player }
terminal-pot = W puli na Darmowym parkingu: { $amount }

## Gra się zaczyna, trwa i kończy

terminal-begins = { $edition }: { $players }. Ziarno { $seed }. Każdy ruch jest zapisywany. Wpisz ?, żeby zobaczyć pomoc.
terminal-goes-on = { $number ->
    [one] Wznowiono grę { $file } po { NUMBER($number, useGrouping: 0) } ruchu.
    [few] Wznowiono grę { $file } po { NUMBER($number, useGrouping: 0) } ruchach.
    [many] Wznowiono grę { $file } po { NUMBER($number, useGrouping: 0) } ruchach.
   *[other] Wznowiono grę { $file } po { NUMBER($number, useGrouping: 0) } ruchu.
}
terminal-new-dice = { $kind ->
    [cards] { $promise ->
        [opened] W zapisie jest sekret dotychczasowych kart, więc każdy może je sprawdzić. Od teraz karty są nowe i nikt ich nie sprawdzi.
       *[sealed] Dotychczasowe karty wynikają z sekretu innego stołu, którego w zapisie nie ma. Od teraz karty są nowe i nikt ich nie sprawdzi.
    }
   *[dice] { $promise ->
        [opened] W zapisie jest sekret dotychczasowych rzutów, więc każdy może je sprawdzić. Od teraz rzuty są nowe i nikt ich nie sprawdzi.
       *[sealed] Dotychczasowe rzuty wynikają z sekretu innego stołu, którego w zapisie nie ma. Od teraz rzuty są nowe i nikt ich nie sprawdzi.
    }
}
terminal-half-line = Ostatni wiersz pliku był niepełny i został pominięty.
terminal-from-here = Grać dalej od ruchu { NUMBER($number, useGrouping: 0) } jako nową grę? [t/N]:
terminal-look-at = Stara gra zostaje. Aby ją obejrzeć:
terminal-roles-by-setup = Nie każde miejsce ma rolę, więc wszyscy rzucają i wybierają role, jak w instrukcji.
terminal-minutes = { $minutes ->
    [one] Gra kończy się po { $minutes } minucie, na początku tury.
    [few] Gra kończy się po { $minutes } minutach, na początku tury.
    [many] Gra kończy się po { $minutes } minutach, na początku tury.
   *[other] Gra kończy się po { $minutes } minuty, na początku tury.
}
terminal-left = Zapisano jako { $name }. Aby grać dalej:
terminal-not-saved = Nikt nie wykonał ruchu, więc gra nie została zapisana.
terminal-stopped = { $round ->
    [one] Koniec po { $round } rundzie, nikt nie wygrał. Najbogatszy gracz: { $players }.
    [few] Koniec po { $round } rundach, nikt nie wygrał. Najbogatszy gracz: { $players }.
    [many] Koniec po { $round } rundach, nikt nie wygrał. Najbogatszy gracz: { $players }.
   *[other] Koniec po { $round } rundy, nikt nie wygrał. Najbogatszy gracz: { $players }.
}
terminal-undone = Cofnięto.
terminal-nothing-to-undo = Nikt nie podjął decyzji, którą można cofnąć.
terminal-played-elsewhere = Do ruchu { NUMBER($number, useGrouping: 0) } grano gdzie indziej: tamtych ruchów nie można tu cofnąć.

## Przygotowanie

terminal-welcome = Duopoly gra w Anti-Monopoly i Monopoly według instrukcji. Enter wybiera to, co w nawiasie.
terminal-which-language = Język ({ $choices }) [{ $usual }]:
terminal-which-edition = Wydanie [{ $usual }]:
terminal-which-seats = Kto gra? [{ $usual }]:
terminal-which-order = Kto zaczyna? 1 pierwsze miejsce, 2 rozstrzygną kostki [{ $usual }]:
terminal-which-aim = Cel [{ $usual }]:
terminal-which-minutes = Ile minut? [{ $usual }]:
terminal-stands-alone = „{ $word }” wpisuje się bez dodatków: nic się nie zmieniło.
terminal-bad-language = „{ $answer }” nie należy do: { $choices }.
terminal-bad-edition = Nie ma wydania „{ $answer }”: podaj numer lub nazwę z listy albo ścieżkę pliku .toml.
terminal-bad-seats = „{ $answer }” nie tworzy stołu: potrzeba od { $least } do { $most } różnych imion oddzielonych przecinkami; role dla wszystkich albo dla nikogo, po równo przedsiębiorców i monopolistów, z różnicą najwyżej jednego.
terminal-bad-order = „{ $answer }” to ani 1, ani 2.
terminal-bad-aim = „{ $answer }” nie należy do: { $choices }.
terminal-bad-minutes = „{ $answer }” to nie liczba minut od 1 do 10000.
terminal-seats-hint = Imiona zgodnie z ruchem wskazówek zegara, po przecinku. Boty według poziomu: { $levels }. Według nazwy: { $bots }. Z charakterem: { $characters }. Każde inne słowo to osoba.
terminal-near-miss = Nie ma bota „{ $word }”. Wpisz { $near }, jeśli to bot, albo { $person }, wielką literą, jeśli to osoba.
terminal-reasons = { $state ->
    [on] Boty wyjaśniają swoje ruchy.
   *[off] Boty nie wyjaśniają już swoich ruchów.
}
terminal-says = { $name }: „{ $text }”
terminal-roles-hint = Dopisz :competitor (przedsiębiorca) lub :monopolist (monopolista) do każdego imienia, żeby ustalić role; inaczej każdy rzuca i wybiera.
terminal-go-on = { $players }: masz niedokończoną grę ({ $edition }). Wznowić ją? [t/N]:
terminal-yes-words = t tak y yes

## Co trzeba postanowić

terminal-decide-role = { $player }: wybierz rolę na całą grę.
terminal-decide-throw = { $held ->
    [yes] { $player }: { $place }, masz { $cash }.
   *[no] { $extra ->
        [yes] { $player }: rzucasz jeszcze raz; { $place }, { $cash }.
       *[no] { $player }: twoja kolej; { $place }, { $cash }.
    }
}
terminal-decide-go = { $player }: wybierz pole, na które idziesz.
terminal-decide-buy = { $kind ->
    [utility] { $player }: { $space } kosztuje { $amount } (twoja opłata: rzut razy { $rents }, przy jednym lub obu). Masz { $cash }.
   *[other] { $player }: { $space } kosztuje { $amount } (twój czynsz: { $rents }). Masz { $cash }.
}
terminal-decide-tax = { $player }: podatek dochodowy, stała kwota { $flat } albo procent: { $percent }. Masz { $cash }.
terminal-decide-fine = { $player }: zapłać { $amount } albo dobierz kartę. Masz { $cash }.
terminal-decide-end = { $player }: rzuty za tobą; { $place }, { $cash }.
terminal-decide-adjust = { $player }: czas minął; uporządkuj sprawy z bankiem i zakończ. Masz { $cash }.
terminal-decide-auction = { $begun ->
    [no] { $player }: licytacja, { $lot }; jeszcze nikt nie licytuje. W grze: { $left }. Masz { $cash }.
   *[other] { $player }: licytacja, { $lot }; { $best } daje { $bid }. W grze: { $left }. Masz { $cash }.
}
terminal-decide-want = { $player }: ile z ostatnich budynków chcesz? Zostało: { $left }, dla ciebie najwyżej { $most }; te, których chce kilka osób, idą na licytację. Masz { $cash }.
terminal-decide-place = { $won ->
    [yes] { $player }: powiedz, gdzie stanie wylicytowany budynek.
   *[no] { $player }: nikt inny nie chce tego budynku; powiedz, gdzie stanie, po cenie z karty, albo go zostaw. Masz { $cash }.
}
terminal-decide-answer = { $swap ->
    [yes] { $player }: { $other } proponuje zamianę ról.
   *[no] { $player }: { $other } proponuje wymianę. Dostajesz: { $get }. Oddajesz: { $give }. Masz { $cash }.
}
terminal-decide-debt = { $short ->
    [no] { $player }: masz zapłacić { $owed } ({ $creditor }), masz { $cash }; zapłać.
   *[other] { $player }: masz zapłacić { $owed } ({ $creditor }), masz { $cash }; zbierz jeszcze { $missing }.
}
terminal-decide-interest = { $player }: dostajesz z hipoteką: { $things }. Zapłać odsetki i zostaw hipotekę albo ją spłać. Masz { $cash }.

## Ruchy

terminal-move-throw = { $held ->
    [yes] spróbuj wyrzucić dublet
   *[no] rzuć kostkami
}
terminal-move-end = { $phase ->
    [adjust] gotowe
    [throw] bez dodatkowego rzutu: przekaż kostki{ $stays ->
        [yes] , wyjdź i zostań tu w odwiedzinach
       *[no] {""}
    }
   *[end] zakończ turę
}
terminal-move-buy = kup: { $space } ({ $amount })
terminal-move-decline = { $auction ->
    [yes] oddaj na licytację: { $space }
   *[no] zostaw w banku: { $space }
}
terminal-move-pay = { $phase ->
    [throw] zapłać { $amount }, wyjdź i rzuć
   *[other] zapłać { $amount }
}
terminal-move-stay = opuść tę turę, a zapłać w następnej
terminal-move-use-card = { $which ->
    [no] użyj karty wyjścia z więzienia
   *[yes] użyj karty wyjścia z więzienia ({ $deck })
}
terminal-move-tax = { $way ->
    [flat] zapłać stałą kwotę { $amount }
   *[percent] zapłać procent: { $amount }
}
terminal-move-draw = dobierz kartę
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
terminal-move-want = poproś o: { $number }
terminal-move-place = { $priced ->
    [yes] postaw: { $space } ({ $amount })
   *[no] postaw: { $space }
}
terminal-move-keep = zapłać odsetki i zostaw hipotekę
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
terminal-move-claim = zażądaj { $amount } od gracza { $player }
terminal-move-swap = zaproponuj graczowi { $player } zamianę ról

## Pytania i uwagi

terminal-ask-dice = { $phase ->
    [order] { $player } rzuca dwiema kostkami o kolejność gry (np. 3 4)
    [count] Dwie kostki, tylko o kwotę (np. 3 4)
   *[dice] { $player } rzuca dwiema kostkami (np. 3 4)
}
terminal-ask-die = { $player } rzuca jedną kostką (od 1 do 6)
terminal-ask-speed = Szybka kostka, { $player } (1, 2, 3, bus lub mr-m)
terminal-ask-card = { $player } dobiera kartę: jej numer (np. { $card })
terminal-ask-deal = { $player } dostaje nieruchomość: jej numer lub klucz (np. 39)
terminal-ask-claim = { $player }: { $move }? (t: tak, Enter: nie)
terminal-is-a-bot = { $player } to bot i sam decyduje.
terminal-no-such-number = { $most ->
    [0] Nie ma ruchu { $number }: to pytanie nie ma listy.
   *[other] Nie ma ruchu { $number }: lista jest od 1 do { $most }.
}
terminal-is-legal = Teraz można to zrobić.
terminal-no-such-topic = Brak pomocy na temat „{ $about }”: podaj numer z listy, ruch, czasownik lub temat. Wpisz ?, żeby zobaczyć ich listę.
terminal-no-paragraph = Instrukcja tego wydania nic o tym nie mówi.
terminal-help = Numer wykonuje ruch z listy. Enter rzuca kostkami albo kończy turę.
    Albo wpisz ruch, pola numerem lub kluczem:  build 24   sell 39   bid 120
    Wymiana:  offer Bob give 24 cash 100 take 39   (Bob odpowiada accept lub reject)
    Za kogoś innego przy stole, zacznij od imienia:  Bob: mortgage 24
    Dlaczego nie albo jaka jest zasada:  ? 3   ? build 24   ? mortgage
    b plansza   m pieniądze, nieruchomości   l ostatnie tury   u cofnij   q zapisz i wyjdź
    r wyjaśnienia botów: włącz lub wyłącz
terminal-help-claims = Czynsz pobierany automatycznie albo przez ciebie:  claim-for-me on   claim-for-me off
terminal-possible-words = Możliwe ruchy: { $words }.
terminal-see-help = Wpisz ?, żeby zobaczyć pomoc.
terminal-help-topics = Tematy: { $topics }

## Co podpowiada klawisz Tab

terminal-command-board = plansza
terminal-command-money = pieniądze i nieruchomości
terminal-command-ledger = ostatnie tury
terminal-command-reasons = włącz lub wyłącz wyjaśnienia botów
terminal-command-undo = cofnij ruch
terminal-command-help = pomoc
terminal-command-quit = zapisz i wyjdź
terminal-command-other = ruch gracza { $player }
terminal-command-give = co dajesz
terminal-command-take = czego chcesz w zamian

## Edycje

terminal-leaflet = Instrukcja: { $leaflet }
terminal-part-board = Plansza
terminal-part-titles = Akty własności
terminal-part-cards = Karty
terminal-part-rules = Kwoty i zasady
terminal-part-errata = Errata
terminal-part-sources = Źródła tego, co oznaczono *
terminal-rents-street = Ulice; czynsze: bez budynków, z każdym domem, na końcu z { $hotel ->
    [apartment] apartamentowcem
   *[hotel] hotelem
}
terminal-rents-transport = Transport; opłaty: przy 1, 2, 3, 4 posiadanych
terminal-rents-utility = Obiekty użyteczności publicznej; mnożniki rzutu: przy jednym, przy obu
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
terminal-erratum = { $rule }: w druku { $printed }, w grze { $played }. { $why }
terminal-no-sources = Nic nie jest oznaczone.
terminal-no-difference = Nie ma różnic.
terminal-differences-edition = Wydanie
terminal-differences-rules = Kwoty i zasady
terminal-differences-spaces = Pola ({ $number })
terminal-differences-titles = Liczby na aktach własności ({ $number })
terminal-differences-cards = Karty ({ $number })
terminal-differences-decks = Liczba kart
terminal-differences-paragraphs = Punkty ({ $number })
terminal-differences-errata = Errata: w druku, w grze
