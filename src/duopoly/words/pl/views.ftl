# Co serwer wylicza obok pozycji: akty własności, dokąd prowadzi rzut, co zmienia wymiana, gra po fakcie.
# Imion i nazw pól nie odmieniamy: stoją zawsze w mianowniku. Czas teraźniejszy nie zdradza płci gracza.

## Boty

bot-random = losowy
bot-random-line = Wykonuje dowolny dozwolony ruch, każdy z tą samą szansą; nigdy nie handluje.
bot-greedy = zachłanny
bot-greedy-line = Kupuje wszystko, na czym stanie, i od razu buduje, nie myśląc o jutrze.
bot-steady = rozważny
bot-steady-line = Kupuje to, na co go stać, trzyma rezerwę, buduje tam, gdzie dom zarabia najwięcej, wymienia się, gdy zyskują obie strony.
bot-trader = kupiec
bot-trader-line = Liczy, co każda nieruchomość przynosi i uzupełnia, i komu; wymienia się, gdy zyskują obie strony.
bot-dealer = negocjator
bot-dealer-line = Szacuje szanse wszystkich przed wymianą lub licytacją i po niej, i bierze to, co dostatecznie zwiększa jego własne.
bot-planner = rachmistrz
bot-planner-line = Po każdym możliwym ruchu rozgrywa grę wiele razy do końca i wybiera ten, który wygrywa najczęściej.
bot-expert = ekspert
bot-expert-line = Rachmistrz z sekundą na decyzję i z wymianami dobrymi dla obu stron.
bot-champion = mistrz
bot-champion-line = Negocjator z sekundą na decyzję: rozgrywa dalej swoje ruchy i wymiany wiele razy i porównuje.
bot-without-twin = Tutaj gra jak kupiec, dopóki na serwerze nie ma tego, czym myśli: pip install wasmtime.
bot-named = { $level ->
    [child] dziecinnie łatwy: { $bot }
    [easy] łatwy: { $bot }
    [normal] zwykły: { $bot }
    [hard] trudny: { $bot }
   *[expert] bardzo trudny: { $bot }
}

## Akty własności

title-price = cena { $amount }
title-owner = właściciel: { $player }
title-bare = bez budynków
title-row-bare = Bez domów
title-row-monopoly = { $game ->
    [roles] Bez domów, monopol
   *[classic] Bez domów, cała grupa
}
title-row-broken = { $row }, bez monopolu
title-utilities = { $number ->
    [one] właściciel ma { $number } obiekt
    [few] właściciel ma { $number } obiekty
    [many] właściciel ma { $number } obiektów
   *[other] właściciel ma { $number } obiektu
}
title-as-above = jak wyżej
title-not-built = nie do zabudowy
title-hotel-cost = { $any ->
    [yes] { $cost } i { $houses }
   *[no] { $cost }
}
title-lift = Spłata hipoteki
title-why-rent = Teraz { $amount }{ $reasons }.
title-why-utility = { $number ->
    [one] Nowy rzut razy { $multiple }: { $player } ma { $number } obiekt.
    [few] Nowy rzut razy { $multiple }: { $player } ma { $number } obiekty.
    [many] Nowy rzut razy { $multiple }: { $player } ma { $number } obiektów.
   *[other] Nowy rzut razy { $multiple }: { $player } ma { $number } obiektu.
}
title-why-mortgaged = Pod hipoteką: bez czynszu. Spłata kosztuje { $amount }.
title-why-prison = { $player } siedzi w więzieniu i nie pobiera czynszu.
title-why-unowned = Bez właściciela: kto tu stanie, może kupić tę nieruchomość za { $amount }.
title-pot = W puli

## Co spotyka tego, kto gdzieś stanie, w paru słowach
## $named to yes, gdy trzeba też powiedzieć, kto dostaje pieniądze; $direction to in albo out.

landing-nothing = nic
landing-own = własna nieruchomość
landing-mortgaged = nic: pod hipoteką
landing-prison = nic: { $player } siedzi w więzieniu
landing-rent = { $named ->
    [yes] { $amount } dla gracza { $player }
   *[no] { $amount }
}
landing-doubled = { $named ->
    [yes] { $amount } dla gracza { $player }, podwójnie
   *[no] { $amount }, podwójnie
}
landing-claim = { $named ->
    [yes] { $amount }, jeśli zażąda ich { $player }
   *[no] { $amount }, jeśli ktoś ich zażąda
}
landing-debt = { $to ->
    [player] { $named ->
        [yes] { $amount } dla gracza { $player }: brakuje { $missing }
       *[no] { $amount }: brakuje { $missing }
    }
   *[bank] płaci { $amount }: brakuje { $missing }
}
landing-buy = { $short ->
    [yes] na sprzedaż za { $price }: brakuje { $missing }
   *[no] na sprzedaż za { $price }
}
landing-card = dobiera kartę
landing-die = jeszcze jedna kostka
landing-tax = { $flat } albo { $percent }
landing-count = { $named ->
    [yes] nowy rzut razy { $multiple } dla gracza { $player }
   *[no] nowy rzut razy { $multiple }
}
landing-speed = potem szybka kostka
landing-pays = { $direction ->
    [in] dostaje { $amount }
   *[out] płaci { $amount }
}
landing-start = dostaje { $amount }
landing-sent = { $role ->
    [competitor] na wojnę cenową
   *[other] do więzienia
}
landing-visit = { $game ->
    [roles] zwiedzanie
   *[classic] odwiedziny
}
landing-miss = bez dubletu: zostaje
landing-free = dublet: wychodzi
landing-with-fee = , po opłacie { $amount } za wyjście
landing-with-start = , { $amount } na polu Start
landing-with-throw = , rzuca jeszcze raz

## Co zmieniłby ruch

effect-title = { $space }{ $reasons }
effect-mortgaged = { $space }, pod hipoteką
effect-lost = { $space } już nic nie przynosi graczowi { $player }
effect-interest = { $space } przychodzi z hipoteką: zapłać { $keep }, żeby ją zostawić, albo { $lift }, żeby ją spłacić
effect-monopoly = { $game ->
    [roles] Monopol w mieście { $city }
   *[classic] Cała grupa ({ $city })
}
effect-builds = Będzie można budować: { $spaces }
effect-builds-no-more = Nie będzie można budować: { $spaces }
effect-each = po { $amount }

## Gra po fakcie

replay-luckiest = { $stayed ->
    [yes] Najszczęśliwszy rzut: { $player }, runda { $round }, { $x } i { $y }, pole { $start }: o { $amount } lepiej niż średni rzut z tego pola.
   *[no] Najszczęśliwszy rzut: { $player }, runda { $round }, { $x } i { $y }, z pola { $start } na pole { $space }: o { $amount } lepiej niż średni rzut z tego pola.
}
replay-throws = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } rzut, średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; oczekiwana średnia 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [few] { NUMBER($number, useGrouping: 0) } rzuty, średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; oczekiwana średnia 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [many] { NUMBER($number, useGrouping: 0) } rzutów, średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; oczekiwana średnia 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[other] { NUMBER($number, useGrouping: 0) } rzutu, średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; oczekiwana średnia 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
replay-won-last = Ostatni gracz w grze to { $players }: wszyscy inni zbankrutowali.
replay-won-camp = { $shape ->
    [shared] { $role ->
        [competitor] Monopoliści zbankrutowali; najbogatsi przedsiębiorcy to { $players }, remis: po { $amount }, licząc gotówkę i jedno wejście na każdą nieruchomość.
       *[monopolist] Przedsiębiorcy zbankrutowali; najbogatsi monopoliści to { $players }, remis: po { $amount }, licząc gotówkę i jedno wejście na każdą nieruchomość.
    }
   *[ahead] { $role ->
        [competitor] Monopoliści zbankrutowali; najbogatszy przedsiębiorca to { $players }: { $amount }, a { $other } ma { $least }, licząc gotówkę i jedno wejście na każdą nieruchomość.
       *[monopolist] Przedsiębiorcy zbankrutowali; najbogatszy monopolista to { $players }: { $amount }, a { $other } ma { $least }, licząc gotówkę i jedno wejście na każdą nieruchomość.
    }
}
replay-won-timed = { $shape ->
    [shared] Czas minął: remis, najwięcej gotówki mają { $players }, po { $amount }.
   *[ahead] Czas minął: najwięcej gotówki ma { $players }, { $amount }; drugie miejsce: { $other }, { $least }.
}
