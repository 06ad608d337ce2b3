# Co serwer mówi stronie o pozycji: nagłówki, wybory, jak stoją gracze. Kwoty i nazwy przychodzą jako tekst.
# Imion i nazw pól nie odmieniamy: stoją zawsze w mianowniku. Czas teraźniejszy nie zdradza płci gracza.

## Nagłówki: o co pyta się gracza i dlaczego

over-heading = Koniec gry.
stopped-heading = Ten stół można już tylko oglądać.
out-heading = { $player } jest bankrutem i już nie gra.

ask-role = { $player }: wybierz rolę
ask-role-line = Obowiązuje przez całą grę; obozy mogą się różnić najwyżej o jednego gracza.
ask-throw = { $held ->
    [must-pay] { $player }: zapłać, żeby wyjść
    [free-try] { $player }: darmowa próba wyjścia
    [yes] { $player }: { $role ->
        [competitor] wojna cenowa
       *[other] więzienie
    }, tura { $number }
   *[no] { $again ->
        [yes] { $player }: rzuć jeszcze raz
       *[no] { $player }: twój rzut
    }
}
ask-throw-line = { $held ->
    [must-pay] Nie masz już prób wyrzucenia dubletu: zapłać { $fee }, potem rzuć.
    [free-try] { $declines ->
        [yes] Wyjdziesz dzięki dubletowi, ale możesz zrezygnować z rzutu. Zapłacić możesz od następnej tury.
       *[no] Wyjdziesz dzięki dubletowi. Zapłacić możesz od następnej tury.
    }
    [yes] Wyjdziesz dzięki dubletowi albo za { $fee }. Masz w sumie { $tries ->
        [one] jedną próbę
        [few] { $tries } próby
        [many] { $tries } prób
       *[other] { $tries } próby
    }.
   *[no] { $again ->
        [yes] { $declines ->
            [yes] Dublet daje prawo do jeszcze jednego rzutu; możesz z niego zrezygnować.
           *[no] Dublet daje dodatkowy rzut.
        }
       *[no] Stoisz na polu { $space } i masz { $cash }.
    }
}
ask-go = { $player }: wybierz, dokąd idziesz
ask-go-line = Kostki dają ci wybór: dotknij pola na planszy.
ask-buy = Na sprzedaż: { $space }
ask-buy-line = { $short ->
    [yes] Cena to { $price }, masz { $cash }.
   *[no] { $auction ->
        [yes] { $price } albo licytacja.
       *[no] { $price } albo zostaje w banku.
    }
}
ask-tax = { $player }: jak zapłacisz podatek dochodowy?
ask-tax-line = Stała kwota { $flat } albo procent: { $percent }.
ask-fine = { $player }: zapłać albo dobierz kartę
ask-fine-line = Zapłać { $owed } albo dobierz kartę z drugiej talii.
ask-end = { $player }: coś jeszcze?
ask-end-line = { $trades ->
    [yes] Rzuty masz już za sobą. Buduj, wymieniaj lub zastawiaj, potem przekaż kostki.
   *[no] Rzuty masz już za sobą. Buduj lub zastawiaj, potem przekaż kostki.
}
ask-adjust = { $player }: ostatnie zmiany
ask-adjust-line = Czas minął: uporządkuj sprawy z bankiem, potem zakończ. Zachowujesz { $share }% gotówki: { $given } oddajesz bankowi, a on { $collects ->
    [yes] płaci ci potem zwykły czynsz za każdą nieruchomość.
   *[no] nic ci nie płaci za nieruchomości, bo jesteś w więzieniu.
}
ask-auction = { $lot ->
    [title] Licytacja: { $lotname }
    [hotel] Licytacja: ostatnie { $hotel ->
        [apartment] apartamentowce
       *[hotel] hotele
    }
   *[house] Licytacja: ostatnie domy
}
ask-auction-line = { $begun ->
    [yes] { $best } daje { $bid }; masz { $cash }.
   *[no] Jeszcze nikt nie licytuje; masz { $cash }.
}
ask-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $player }: ile z ostatnich apartamentowców chcesz?
       *[hotel] { $player }: ile z ostatnich hoteli chcesz?
    }
   *[house] { $player }: ile z ostatnich domów chcesz?
}
ask-want-line = { $left ->
    [one] Został jeden. Jeśli nikt inny go nie chce, kupujesz go po cenie z karty; w przeciwnym razie licytacja.
    [few] Zostały { $left }. Te, których nikt inny nie chce, kupujesz po cenie z karty; resztę licytujecie.
    [many] Zostało { $left }. Te, których nikt inny nie chce, kupujesz po cenie z karty; resztę licytujecie.
   *[other] Zostało { $left }. Te, których nikt inny nie chce, kupujesz po cenie z karty; resztę licytujecie.
}
ask-place = { $won ->
    [yes] { $player }: postaw wylicytowany budynek
   *[no] { $player }: gdzie budujesz?
}
ask-place-line = { $won ->
    [yes] Wybierz ulicę, na której stanie.
   *[no] Nikt inny go nie chce: weź go po cenie z karty albo zostaw.
}
ask-answer = { $swap ->
    [yes] { $other } proponuje ci zamianę ról
   *[no] { $other } proponuje ci wymianę
}
ask-answer-line = Przyjmij w całości albo odrzuć.
ask-debt = { $to ->
    [player] Zapłać graczowi { $creditor } { $owed }
   *[bank] Zapłać bankowi { $owed }
}
ask-debt-line = { $lacks ->
    [yes] { $trades ->
        [yes] Masz { $cash }: sprzedaj, zastaw lub wymień coś, żeby zebrać { $missing }.
       *[no] Masz { $cash }: sprzedaj lub zastaw coś, żeby zebrać { $missing }.
    }
    [beyond] { $trades ->
        [yes] Nie wystarczy nawet sprzedaż i zastaw wszystkiego: uratuje cię już tylko wymiana, inaczej poddaj się.
       *[no] Nie wystarczy nawet sprzedaż i zastaw wszystkiego: poddaj się.
    }
   *[no] Masz { $cash }: zapłać.
}
ask-interest = { $player }: dostajesz zastawione nieruchomości
ask-interest-line = Spłać hipotekę teraz albo zapłać odsetki i ją zostaw.

## Jak kto stoi

throws-again = rzuca jeszcze raz
debt-sentence = { $to ->
    [player] { $debtor } ma zapłacić graczowi { $creditor } { $amount }{ $at ->
        [space] , pole { $space }
       *[none] {""}
    }
   *[bank] { $debtor } ma zapłacić bankowi { $amount }{ $at ->
        [space] , pole { $space }
       *[none] {""}
    }
}
claim-sentence = { $creditor } może zażądać od gracza { $debtor } { $amount }{ $at ->
    [space] , pole { $space }
   *[none] {""}
}

## Ruchy

move-throw = { $held ->
    [yes] Spróbuj wyrzucić dublet
   *[no] { $again ->
        [yes] Rzuć jeszcze raz
       *[no] Rzuć kostkami
    }
}
move-end = { $phase ->
    [adjust] Gotowe
    [extra] Nie rzucaj więcej
   *[other] Zakończ turę
}
move-end-detail = { $where ->
    [held] { $role ->
        [competitor] zostajesz na wojnie cenowej
       *[other] zostajesz w więzieniu
    }
    [visit] { $game ->
        [roles] wychodzisz i zostajesz tu, tylko zwiedzając
       *[classic] wychodzisz i zostajesz tu w odwiedzinach
    }
   *[other] kostki dostaje { $player }
}
move-buy = Kup: { $space }
move-decline = { $auction ->
    [yes] Oddaj na licytację
   *[no] Nie kupuj
}
move-pay = { $phase ->
    [throw] Zapłać i wyjdź
   *[other] Zapłać
}
move-stay = Opuść tę turę
move-use-card = { $which ->
    [no] Użyj karty wyjścia z więzienia
   *[yes] Użyj karty wyjścia z więzienia: { $deck }
}
move-tax = { $way ->
    [flat] Zapłać stałą kwotę
   *[percent] Zapłać procent
}
move-draw = Dobierz kartę
move-go = Idź na pole { $space }
move-bid = Licytuj { $bid }
move-offer = { $offer ->
    [swap] Zaproponuj graczowi { $other } zamianę ról
    [give] Zaproponuj graczowi { $other }: { $gives } za darmo
    [take] Poproś gracza { $other } o: { $takes }, nic nie dając
   *[both] Zaproponuj graczowi { $other } wymianę: { $gives } za { $takes }
}
move-pass = { $phase ->
    [auction] Nie licytuj dalej
    [want] Żadnego
    [place] Zostaw
   *[other] Nie, dziękuję
}
move-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $number ->
            [one] Poproś o { $number } apartamentowiec
            [few] Poproś o { $number } apartamentowce
            [many] Poproś o { $number } apartamentowców
           *[other] Poproś o { $number } apartamentowca
        }
       *[hotel] { $number ->
            [one] Poproś o { $number } hotel
            [few] Poproś o { $number } hotele
            [many] Poproś o { $number } hoteli
           *[other] Poproś o { $number } hotelu
        }
    }
   *[house] { $number ->
        [one] Poproś o { $number } dom
        [few] Poproś o { $number } domy
        [many] Poproś o { $number } domów
       *[other] Poproś o { $number } domu
    }
}
move-place = { $won ->
    [yes] Postaw: { $space }
   *[no] Buduj: { $space }
}
move-keep = Zostaw hipotekę: { $space }
move-give-up = Poddaj się: bankructwo
move-role = { $role ->
    [competitor] Graj jako przedsiębiorca
   *[monopolist] Graj jako monopolista
}
move-accept = Przyjmij
move-reject = Odrzuć
move-build = { $next ->
    [hotel] { $hotel ->
        [apartment] Postaw apartamentowiec: { $space }
       *[hotel] Postaw hotel: { $space }
    }
   *[house] Buduj: { $space }
}
move-sell = Sprzedaj budynek: { $space }
move-mortgage = Zastaw: { $space }
move-lift = Spłać hipotekę: { $space }
move-withdraw = Wycofaj ofertę
move-claim = Zażądaj czynszu od gracza { $player }
move-claim-for-me = { $way ->
    [on] Pobieraj mój czynsz automatycznie
   *[off] Będę żądać czynszu osobiście
}
rent-change = czynsz { $before } → { $after }
blocked-nothing-to-trade = Nikt nie ma jeszcze nieruchomości na wymianę.
blocked-end = { $again ->
    [yes] Najpierw musisz rzucić jeszcze raz.
   *[no] Najpierw musisz rzucić.
}
blocked-cash = { $bid ->
    [yes] Kosztuje { $cost }, a poza stawką masz { $cash }.
   *[no] Kosztuje { $cost }, a masz { $cash }.
}

## Przypadek własną ręką

hand-dice = { $player } rzuca dwiema kostkami
hand-count = { $player } rzuca dwiema kostkami, tylko o kwotę
hand-order = { $player } rzuca o kolejność gry
hand-die = { $player } rzuca jedną kostką
hand-speed = Szybka kostka: { $player }
hand-card = { $player } dobiera kartę z talii: { $deck }
hand-deal = Rozdaj nieruchomość graczowi { $player }

## Plansza

space-line-start = dostajesz { $start }
space-line-income-tax = { $choice ->
    [0] zapłać { $flat }
   *[other] { $flat } albo %
}
space-line-property-tax = zapłać { $tax }
space-line-foundation = rzut albo { $grant }
space-line-foundation-competitor = rzuć kostką
space-line-foundation-monopolist = zapłać { $grant }
house-rule-changed = { $rule }: { $value } (w instrukcji: { $printed })
switch-on = tak
switch-off = nie

## Stół wokół gry

undo-request = { $player } prosi o cofnięcie { $number ->
    [one] { $number } ruchu
    [few] { $number } ruchów
    [many] { $number } ruchów
   *[other] { $number } ruchu
}.
bot-request = { $player } prosi, żeby za gracza { $seat } grał bot.
server-moved-on = Gra potoczyła się dalej: spójrz jeszcze raz.
server-not-your-seat = To miejsce nie jest twoje.
server-too-fast = Za dużo wiadomości: poczekaj chwilę.
server-garbled = Nie da się odczytać tej wiadomości: { $detail }
server-not-playing = Gra jeszcze się nie zaczęła albo już się skończyła.
server-unreadable = Nie można odczytać tego stołu: zapis jest uszkodzony albo pochodzi z nowszego programu. Powód jest w dzienniku serwera.
server-unreadable-version = Grę rozpoczęto według wersji { $made } zasad; ten serwer gra według wersji { $now }.
server-too-many-tables = Ten serwer nie pozwala ci otworzyć więcej stołów. Zakończ którąś grę albo wróć jutro.
server-stopped = Ta gra nie toczy się dalej: można ją tylko oglądać.
server-no-vote = Nie ma teraz żadnego pytania.
server-vote-open = Jest już inne pytanie: najpierw na nie odpowiedz.
server-nothing-to-undo = Nie masz ruchu, który można cofnąć.
server-not-out-of-time = Czas na tę decyzję jeszcze nie minął.
server-by-program = Przy tym stole kostkami rzuca i karty dobiera program.
server-host-only = Może to zrobić tylko gospodarz stołu.
server-store = Ruchu nie udało się zapisać, więc go nie wykonano: { $detail }
server-failed = Coś poszło nie tak; zapisano to w dzienniku serwera.
server-no-hints = Przy tym stole nie ma podpowiedzi.
server-no-decision = Nie było jeszcze żadnej twojej decyzji do oceny.
server-no-odds = Tutaj nie da się obliczyć szans.
server-not-now = Przy tym stole nie można tego teraz zrobić.
server-guide = Tak też wolno, ale ten krok wymaga innego ruchu: tego w ramce.
server-chat-person = { chat-person }
guest = Gość { $number }
end-request = { $player } prosi o zakończenie gry, bo nie ma gracza { $seat }.
ledger-automatic = { $text } Odpowiedź automatyczna.
undone-line = { $who ->
    [somebody] { $player }: cofnięto { $number ->
        [one] { $number } ruch
        [few] { $number } ruchy
        [many] { $number } ruchów
       *[other] { $number } ruchu
    }
   *[nobody] Cofnięto { $number ->
        [one] { $number } ruch
        [few] { $number } ruchy
        [many] { $number } ruchów
       *[other] { $number } ruchu
    }
}, od ruchu { $at }. { $chance ->
    [known] { $outcomes ->
        [one] Znany był już { $outcomes } rzut lub karta; wynik pozostaje ten sam.
        [few] Znane były już { $outcomes } rzuty i karty; wyniki pozostają te same.
        [many] Znanych było już { $outcomes } rzutów i kart; wyniki pozostają te same.
       *[other] Znane było już { $outcomes } rzutu i karty; wyniki pozostają te same.
    }
    [entered] Wpisz jeszcze raz to, co naprawdę rzucono lub dobrano.
   *[none] Niczego wcześniej nie rzucono ani nie dobrano.
}
dice-changed = Kostkom tego stołu nie można ufać: ich sekret nie jest tym, który ustalono przed grą. Ktoś zmienił bazę danych serwera. Gra nie toczy się dalej.
ended-notice = { $player } i pozostali przy stole zakończyli tę grę, bo dość długo czekali: { $players }.
server-nobody-left = Żaden gracz, na którego czeka gra, nie jest nieobecny dość długo.
server-no-salt = Kostkami rzucono już po raz pierwszy.
server-no-more-time = Czas na tę decyzję już raz przedłużono.
name-unseen = Imię musi mieć widoczne litery, bez spacji na początku i na końcu oraz bez podwójnych spacji.
name-alike = „{ $name }” wygląda jak „{ $other }” przy tym stole. Wybierz imię, którego nie da się pomylić.
name-reserved = „{ $name }” wygląda jak nazwa używana w samej grze. Wybierz inne imię.
server-no-server = Tutaj nie ma serwera: ta przeglądarka gra sama, więc nikt nie może dołączyć przez link ani z innego urządzenia.
storage-full = W tej przeglądarce nie ma już miejsca na zapis gier. Usuń pliki lub inne dane z tego urządzenia i spróbuj ponownie.
storage-denied = Ta przeglądarka nie pozwala Duopoly niczego zapisać. Zezwól tej stronie na przechowywanie danych albo wyjdź z trybu prywatnego.
storage-failed = Zapis w tej przeglądarce się nie powiódł: { $detail }. Odśwież stronę.

## Gry z innych miejsc

record-none = To nie jest zapis gry.
record-bad = Nie da się otworzyć tego zapisu. { $problem }
record-long = Ten zapis jest za długi: można otworzyć najwyżej { $moves } ruchów i { $undos } cofnięć.
record-name = Gracz w tym zapisie ma imię, którego nie można tu użyć: { $name }
record-from-here = Można grać dalej od ruchu { $number }.
record-dice = { $promise ->
    [opened] W zapisie jest sekret dotychczasowych rzutów, więc każdy może je sprawdzić. Od teraz rzuty będą nowe, z nowym sekretem.
    [sealed] Dotychczasowe rzuty wynikają z sekretu innego stołu, którego w zapisie nie ma. Od teraz rzuty będą nowe, z nowym sekretem.
   *[none] Dla dotychczasowych rzutów nie ustalono sekretu, więc nikt ich nie sprawdzi. Od teraz rzuty będą nowe, z nowym sekretem.
}
record-address = Wpisz adres taki jak https://games.example.org.
name-in-record = Przy tym stole nazywasz się { $name }, tak jak w zapisie.
server-account-unknown = Ta nazwa i to hasło nie pasują tu do siebie.
server-account-too-fast = Za dużo prób. Odczekaj minutę i spróbuj ponownie.
server-used-link = Ten link już nie działa: został użyty albo zastąpił go nowszy. Poproś o nowy.
server-too-many-devices = To miejsce jest już na { $most } urządzeniach. Najpierw usuń jedno z nich: w menu stołu, „Linki do tego stołu”.
server-too-many-analyses = { $most } gry czekają na analizę: twoje albo osób w pobliżu. Spróbuj ponownie, gdy jedna będzie gotowa.
server-account-link = Ten link już nie działa: został użyty, ma ponad dziesięć minut albo zastąpił go nowszy. Utwórz nowy na drugim urządzeniu.

# Guided games: the names of their tables.

guide-first = Twoja pierwsza gra
guide-difference = Czym różni się Anti-Monopoly
