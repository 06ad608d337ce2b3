# Co serwer mówi stronie o pozycji: nagłówki, wybory, jak stoją gracze. Kwoty i nazwy przychodzą jako tekst.
# Imion i nazw pól nie odmieniamy: stoją zawsze w mianowniku. Czas teraźniejszy nie zdradza płci gracza.

## Nagłówki: o co pyta się gracza i dlaczego

waits-for = { $player }: { $what }
over-heading = Gra skończona.
stopped-heading = Ten stół można już tylko oglądać.
out-heading = { $player } to bankrut i już nie gra.

ask-role = { $player }: wybierz rolę
ask-role-line = Obowiązuje przez całą grę; obozy mogą się różnić najwyżej o jednego gracza.
ask-throw = { $held ->
    [must-pay] { $player }: zapłać, żeby wyjść na wolność
    [yes] { $player }: { $role ->
        [competitor] wojna cenowa
       *[other] więzienie
    }, kolejka { $number }
   *[no] { $again ->
        [yes] { $player }: rzuć jeszcze raz
       *[no] Twój rzut, { $player }
    }
}
ask-throw-line = { $held ->
    [must-pay] Próby wyrzucenia dubletu się skończyły: zapłać { $fee }, potem rzuć.
    [yes] Uwalnia cię dublet albo { $fee }. Próby wyrzucenia dubletu: { $tries }.
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
ask-buy = Do kupienia: { $space }
ask-buy-line = { $short ->
    [yes] Cena to { $price }, masz { $cash }.
   *[no] { $auction ->
        [yes] { $price } albo tytuł idzie na licytację.
       *[no] { $price } albo tytuł zostaje w banku.
    }
}
ask-tax = { $player }: wybierz podatek dochodowy
ask-tax-line = Stała kwota { $flat } albo procentowo { $percent }.
ask-fine = { $player }: zapłać albo weź kartę
ask-fine-line = Zapłać { $owed } albo weź kartę z drugiej talii.
ask-end = { $player }: coś jeszcze?
ask-end-line = To był ostatni rzut. Buduj, wymieniaj lub zastawiaj, potem przekaż kostki.
ask-adjust = { $player }: ostatnie zmiany
ask-adjust-line = Czas minął: uporządkuj tytuły z bankiem, potem zakończ.
ask-auction = { $lot ->
    [title] Licytacja: { $lotname }
    [hotel] Licytacja: ostatnie { $hotel ->
        [apartment] apartamentowce
       *[hotel] hotele
    }
   *[house] Licytacja: ostatnie domy
}
ask-auction-line = { $begun ->
    [yes] { $best } daje { $bid }; ty masz { $cash }.
   *[no] Jeszcze bez stawki; masz { $cash }.
}
ask-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $player }: ile z ostatnich apartamentowców chcesz?
       *[hotel] { $player }: ile z ostatnich hoteli chcesz?
    }
   *[house] { $player }: ile z ostatnich domów chcesz?
}
ask-want-line = { $left ->
    [one] Został jeden. Jeśli nikt inny go nie chce, kupujesz go po cenie; inaczej licytacja.
    [few] Zostały { $left }. Czego nikt inny nie chce, kupujesz po cenie; resztę licytujecie.
    [many] Zostało { $left }. Czego nikt inny nie chce, kupujesz po cenie; resztę licytujecie.
   *[other] Zostało { $left }. Czego nikt inny nie chce, kupujesz po cenie; resztę licytujecie.
}
ask-place = { $won ->
    [yes] { $player }: postaw wylicytowany budynek
   *[no] { $player }: gdzie budujesz?
}
ask-place-line = { $won ->
    [yes] Wybierz ulicę, na której stanie.
   *[no] Nikt inny go nie chce: jest twój po cenie z karty, albo go zostaw.
}
ask-answer = { $swap ->
    [yes] { $other } proponuje ci zamianę ról
   *[no] { $other } proponuje ci wymianę
}
ask-answer-line = Przyjmij w całości albo odrzuć.
ask-debt = { $to ->
    [player] Do zapłaty { $owed }, dostaje { $creditor }
   *[bank] Do zapłaty bankowi { $owed }
}
ask-debt-line = { $lacks ->
    [yes] Masz { $cash }: sprzedaj, zastaw lub wymień coś za { $missing }.
   *[no] Masz { $cash }: zapłać.
}
ask-interest = { $player }: dostajesz zastawione tytuły
ask-interest-line = Spłać hipotekę teraz albo zostaw ją za odsetki.

## Jak kto stoi

throws-again = rzuca jeszcze raz
debt-told = { $to ->
    [player] { $debtor } ma do zapłaty { $amount }, dostaje { $creditor }{ $at ->
        [space] , pole: { $space }
       *[none] {""}
    }
   *[bank] { $debtor } ma do zapłaty bankowi { $amount }{ $at ->
        [space] , pole: { $space }
       *[none] {""}
    }
}
claim-told = { $creditor } może zażądać { $amount }, płaci { $debtor }{ $at ->
    [space] , pole: { $space }
   *[none] {""}
}

## Ruchy

move-throw = { $held ->
    [yes] Rzuć o dublet
   *[no] { $again ->
        [yes] Rzuć jeszcze raz
       *[no] Rzuć kostkami
    }
}
move-end = { $phase ->
    [adjust] Gotowe
    [extra] Bez rzutu
   *[other] Zakończ kolejkę
}
move-end-detail = { $where ->
    [held] { $role ->
        [competitor] zostajesz w wojnie cenowej
       *[other] zostajesz w więzieniu
    }
    [visit] { $game ->
        [roles] jesteś na wolności i tu zwiedzasz
       *[classic] jesteś na wolności, tylko z wizytą
    }
   *[other] kości dostaje { $player }
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
move-stay = Opuść tę kolejkę
move-use-card = { $which ->
    [no] Użyj karty wyjścia z więzienia
   *[yes] Użyj karty wyjścia: { $deck }
}
move-tax = { $way ->
    [flat] Zapłać stałą kwotę
   *[percent] Zapłać procentowo
}
move-draw = Weź drugą kartę
move-go = Idź na pole { $space }
move-bid = Daj { $bid }
move-offer = { $offer ->
    [swap] Zaproponuj zamianę ról (adresat: { $other })
    [give] Zaproponuj wymianę (adresat: { $other }): daj { $gives }, nie chciej nic
    [take] Zaproponuj wymianę (adresat: { $other }): nie daj nic, chciej { $takes }
   *[both] Zaproponuj wymianę (adresat: { $other }): daj { $gives }, chciej { $takes }
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
            [one] Chcę { $number } apartamentowiec
            [few] Chcę { $number } apartamentowce
            [many] Chcę { $number } apartamentowców
           *[other] Chcę { $number } apartamentowca
        }
       *[hotel] { $number ->
            [one] Chcę { $number } hotel
            [few] Chcę { $number } hotele
            [many] Chcę { $number } hoteli
           *[other] Chcę { $number } hotelu
        }
    }
   *[house] { $number ->
        [one] Chcę { $number } dom
        [few] Chcę { $number } domy
        [many] Chcę { $number } domów
       *[other] Chcę { $number } domu
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
move-claim = Zażądaj czynszu ({ $player })
move-claim-for-me = { $way ->
    [on] Pobieraj moje czynsze od razu
   *[off] Będę upominać się o czynsz
}
rent-change = czynsz { $before } → { $after }
grey-end = { $again ->
    [yes] Tu dodatkowy rzut jest obowiązkowy.
   *[no] Najpierw rzut.
}
grey-cash = { $bid ->
    [yes] Potrzeba { $cost }, a poza stawką masz { $cash }.
   *[no] Potrzeba { $cost }, masz { $cash }.
}

## Przypadek własną ręką

hand-dice = { $player } rzuca dwiema kostkami
hand-count = { $player } rzuca dwiema kostkami, które tylko liczą
hand-order = { $player } rzuca o kolejność
hand-die = { $player } rzuca jedną kostką
hand-speed = Szybka kostka: { $player }
hand-card = { $player } bierze kartę z talii: { $deck }
hand-deal = Rozdaj tytuł; dostaje go { $player }

## Plansza

space-line-start = dostajesz { $start }
space-line-income-tax = { $choice ->
    [0] zapłać { $flat }
   *[other] { $flat } albo %
}
space-line-property-tax = zapłać { $tax }
space-line-foundation = kostka albo zapłać { $grant }
house-rule-changed = { $rule }: { $value } (w druku: { $printed })
switch-on = tak
switch-off = nie

## Stół wokół gry

undo-told = { $player } prosi o cofnięcie { $number ->
    [one] { $number } ruchu
    [few] { $number } ruchów
    [many] { $number } ruchów
   *[other] { $number } ruchu
}.
bot-told = { $player } prosi, by za gracza { $seat } grał dalej bot.
server-moved-on = Gra poszła dalej: spójrz jeszcze raz.
server-not-your-seat = To miejsce nie jest twoje.
server-too-fast = Za dużo wiadomości: poczekaj chwilę.
server-garbled = Nie da się odczytać tej wiadomości: { $detail }
server-not-playing = Gra jeszcze się nie zaczęła albo jest skończona.
server-stopped = Według tych zasad gra kończy się w tym miejscu: można ją tylko oglądać.
server-no-vote = Żadna prośba nie czeka na odpowiedź.
server-vote-open = Czeka inna prośba: najpierw na nią odpowiedz.
server-nothing-to-undo = Nie masz ruchu, który można cofnąć.
server-not-out-of-time = Czas na tę decyzję jeszcze nie minął.
server-by-program = Tu gra się kostkami i kartami programu.
server-host-only = Może to zrobić tylko gospodarz stołu.
server-store = Ruchu nie udało się zapisać, więc go nie wykonano: { $detail }
server-failed = Coś poszło tu nie tak; zapisaliśmy to.
server-no-hints = Przy tym stole nie ma podpowiedzi.
server-not-now = Przy tym stole nie można tego teraz zrobić.
server-chat-person = Mówić mogą tylko osoby przy stole.
guest = Gość { $number }
