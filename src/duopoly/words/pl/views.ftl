# Co serwer wylicza obok pozycji: karty tytułów, dokąd prowadzi rzut, co zmienia wymiana, gra po fakcie.
# Imion i nazw pól nie odmieniamy: stoją zawsze w mianowniku. Czas teraźniejszy nie zdradza płci gracza.

## Boty

bot-random = losowy
bot-random-line = Robi dowolny dozwolony ruch, każdy tak samo prawdopodobny; nigdy nie handluje.
bot-greedy = zachłanny
bot-greedy-line = Kupuje wszystko, na czym stanie, i od razu buduje, nie myśląc o jutrze.
bot-steady = rozważny
bot-steady-line = Kupuje to, na co go stać, trzyma rezerwę, buduje tam, gdzie dom zarabia najwięcej, wymienia, gdy zyskują obie strony.
bot-trader = kupiec
bot-trader-line = Liczy, co każdy tytuł przynosi i uzupełnia, i komu; wymienia się, gdy zyskują obie strony.
bot-planner = rachmistrz
bot-planner-line = Po każdym ze swoich wyborów rozgrywa grę wiele razy dalej i robi ten, który wygrywa najczęściej.
bot-expert = ekspert
bot-expert-line = Rachmistrz z sekundą na decyzję i z układami dobrymi dla obu stron.
bot-without-twin = Tutaj gra jak kupiec, dopóki serwer nie dostanie tego, czym myśli: pip install 'duopoly[fast]'.
bot-named = { $level ->
    [child] dziecinnie łatwy: { $bot }
    [easy] łatwy: { $bot }
    [normal] zwykły: { $bot }
    [hard] trudny: { $bot }
   *[expert] { $bot }
}

## Karty tytułów

title-price = cena { $amount }
title-owner = właściciel: { $player }
title-bare = bez budynków
title-row-bare = Pusta ulica
title-row-monopoly = { $game ->
    [roles] Pusta, miasto z monopolem
   *[classic] Pusta, cała grupa
}
title-row-broken = { $row }, monopol przerwany
title-utilities = { $number ->
    [one] { $number } obiekt u właściciela
    [few] { $number } obiekty u właściciela
    [many] { $number } obiektów u właściciela
   *[other] { $number } obiektu u właściciela
}
title-as-above = jak wyżej
title-not-built = nie buduje się
title-hotel-cost = { $any ->
    [yes] { $cost } i { $houses }
   *[no] { $cost }
}
title-lift = Wykup
title-why-rent = { $amount } teraz{ $reasons }.
title-why-utility = { $number ->
    [one] Nowy rzut razy { $multiple }: { $player } ma { $number } obiekt.
    [few] Nowy rzut razy { $multiple }: { $player } ma { $number } obiekty.
    [many] Nowy rzut razy { $multiple }: { $player } ma { $number } obiektów.
   *[other] Nowy rzut razy { $multiple }: { $player } ma { $number } obiektu.
}
title-why-mortgaged = Hipoteka: bez czynszu. Wykup kosztuje { $amount }.
title-why-prison = { $player } siedzi w więzieniu i nie pobiera czynszu.
title-why-unowned = Bez właściciela: kto tu stanie, może kupić za { $amount }.
title-pot = W puli

## Co spotyka tego, kto gdzieś stanie, w paru słowach
## $named to yes, gdy trzeba też powiedzieć, kto dostaje pieniądze; $direction to in albo out.

landing-nothing = nic
landing-own = własny tytuł
landing-mortgaged = nic: hipoteka
landing-prison = nic: { $player } siedzi w więzieniu
landing-rent = { $named ->
    [yes] { $amount }, dostaje { $player }
   *[no] { $amount }
}
landing-doubled = { $named ->
    [yes] { $amount }, podwójnie, dostaje { $player }
   *[no] { $amount }, podwójnie
}
landing-claim = { $named ->
    [yes] { $amount }, jeśli zażąda { $player }
   *[no] { $amount } na żądanie
}
landing-debt = { $to ->
    [player] { $named ->
        [yes] { $amount }, dostaje { $player }: brakuje { $missing }
       *[no] { $amount }: brakuje { $missing }
    }
   *[bank] płaci { $amount }: brakuje { $missing }
}
landing-buy = { $short ->
    [yes] do kupienia za { $price }: brakuje { $missing }
   *[no] do kupienia za { $price }
}
landing-card = weź kartę
landing-die = jeszcze jedna kostka
landing-tax = { $flat } albo { $percent }
landing-count = { $named ->
    [yes] nowy rzut razy { $multiple }, dostaje { $player }
   *[no] nowy rzut razy { $multiple }
}
landing-speed = potem szybka kostka
landing-pays = { $direction ->
    [in] dostaje { $amount }
   *[out] płaci { $amount }
}
landing-start = dostaje { $start }
landing-sent = { $role ->
    [competitor] na wojnę cenową
   *[other] do więzienia
}
landing-visit = { $game ->
    [roles] zwiedzanie
   *[classic] odwiedziny
}
landing-miss = bez dubletu: zostaje
landing-free = dublet: wolność
landing-with-fee = , przedtem opłata { $amount }
landing-with-start = , { $amount } na polu Start
landing-with-throw = , rzuca jeszcze raz

## Co zmieniłby ruch

effect-title = { $space }{ $reasons }
effect-mortgaged = { $space }, hipoteka
effect-lost = { $space }: { $player } nic już z tego nie ma
effect-interest = { $space } przychodzi z hipoteką: zostawić ją za { $keep } albo wykupić za { $lift }
effect-monopoly = { $game ->
    [roles] Monopol w mieście { $city }
   *[classic] Cała grupa ({ $city })
}
effect-builds = Budowa możliwa: { $spaces }
effect-builds-no-more = Budowa już niemożliwa: { $spaces }
effect-each = po { $amount }

## Gra po fakcie

replay-luckiest = { $stayed ->
    [yes] Najszczęśliwszy rzut: { $player }, runda { $round }, { $x } i { $y }, pole { $start }: o { $amount } lepiej niż średni rzut z tego pola.
   *[no] Najszczęśliwszy rzut: { $player }, runda { $round }, { $x } i { $y }, z pola { $start } na pole { $space }: o { $amount } lepiej niż średni rzut z tego pola.
}
replay-throws = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } rzut, średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; oczekiwane 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [few] { NUMBER($number, useGrouping: 0) } rzuty, średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; oczekiwane 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [many] { NUMBER($number, useGrouping: 0) } rzutów, średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; oczekiwane 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[other] { NUMBER($number, useGrouping: 0) } rzutu, średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; oczekiwane 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
replay-won-last = Ostatni gracz w grze to { $players }: wszyscy inni zbankrutowali.
replay-won-camp = { $shape ->
    [shared] { $role ->
        [competitor] Monopoliści zbankrutowali; najbogatsi przedsiębiorcy na równi to { $players }: po { $amount }, w gotówce i za jedno wejście na każdy tytuł.
       *[monopolist] Przedsiębiorcy zbankrutowali; najbogatsi monopoliści na równi to { $players }: po { $amount }, w gotówce i za jedno wejście na każdy tytuł.
    }
   *[ahead] { $role ->
        [competitor] Monopoliści zbankrutowali; najbogatszy przedsiębiorca to { $players }: { $amount }, a { $other } { $least }, w gotówce i za jedno wejście na każdy tytuł.
       *[monopolist] Przedsiębiorcy zbankrutowali; najbogatszy monopolista to { $players }: { $amount }, a { $other } { $least }, w gotówce i za jedno wejście na każdy tytuł.
    }
}
replay-won-timed = { $shape ->
    [shared] Czas minął: najwięcej gotówki mają na równi { $players }, po { $amount }.
   *[ahead] Czas minął: najwięcej gotówki ma { $players }, { $amount }; drugie miejsce: { $other }, { $least }.
}
