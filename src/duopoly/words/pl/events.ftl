# Co się stało, jedno zdanie na każdy rodzaj faktu.
# $player to ten, o kogo chodzi, $other ten drugi, $amount zapłacona kwota, $direction między kim (from-bank, to-bank, between).
# $sum i $bid to kwoty, o których tylko się mówi, $reasons jest puste albo zawiera ": " i kroki rachunku.
# Imion graczy i nazw pól nie odmieniamy: stoją zawsze w mianowniku. Czas teraźniejszy nie zdradza płci gracza.

## Czynsze

event-rent-rent = { $direction ->
    [from-bank] Bank płaci graczowi { $player } { $amount } czynszu za pole { $space }{ $reasons }.
   *[other] { $player } płaci graczowi { $other } { $amount } czynszu za pole { $space }{ $reasons }.
}
event-rent-monopoly = { $direction ->
    [from-bank] Bank płaci graczowi { $player } { $amount } czynszu za pole { $space }{ $reasons }.
   *[other] { $player } płaci graczowi { $other } { $amount } czynszu za pole { $space }{ $reasons }.
}
event-rent-transport = { $direction ->
    [from-bank] Bank płaci graczowi { $player } { $amount } opłaty za pole { $space }{ $reasons }.
   *[other] { $player } płaci graczowi { $other } { $amount } opłaty za pole { $space }{ $reasons }.
}
event-rent-utility = { $direction ->
    [from-bank] Bank płaci graczowi { $player } { $amount } za pole { $space }{ $reasons }.
   *[other] { $player } płaci graczowi { $other } { $amount } za pole { $space }{ $reasons }.
}
event-owned = { $player } staje na własnym polu { $space }: nic nie płaci.
event-no-rent-mortgage-rent = Pole { $space } jest pod hipoteką: { $player } nie płaci czynszu graczowi { $other }.
event-no-rent-prison-rent = { $other } siedzi w więzieniu i nie pobiera czynszu: { $player } nic nie płaci za pole { $space }.
event-claimable = { $other } może zażądać od gracza { $player } { $sum } czynszu za pole { $space }.
event-unclaimed = { $other } nie żąda na czas { $sum } czynszu za pole { $space }: { $player } nie musi już płacić.

## Płatności z bankiem

event-purchase = { $player } kupuje pole { $space } za { $amount }.
event-declined = { $player } nie kupuje pola { $space }.
event-start = { $player } dostaje { $amount } na polu Start.
event-fee = { $player } płaci bankowi { $amount } za wyjście.
event-income-tax = { $player } płaci { $amount } podatku dochodowego{ $reasons }.
event-property-tax = { $player } płaci bankowi { $amount }: { $space }.
event-foundation = { $direction ->
    [from-bank] { $player } dostaje { $amount } dotacji z Urzędu Antymonopolowego.
   *[other] { $player } wpłaca { $amount } do Urzędu Antymonopolowego.
}
event-no-grant = { $player } nie dostaje dotacji.
event-die = { $player } wyrzuca { $x } jedną kostką.
event-building = { $player } buduje na polu { $space } za { $amount }{ $reasons }.
event-selling = { $player } odsprzedaje bankowi budynki z pola { $space } za { $amount }{ $reasons }.
event-mortgage = { $player } zastawia pole { $space } i dostaje od banku { $amount }.
event-lifting = { $player } spłaca hipotekę pola { $space } za { $amount }.
event-interest = { $where ->
    [space] { $player } płaci bankowi { $amount } odsetek od hipoteki pola { $space }{ $reasons }.
   *[none] { $player } płaci bankowi { $amount } odsetek od przejętych hipotek{ $reasons }.
}
event-kept-mortgaged = { $player } zostawia pole { $space } pod hipoteką.

## Karty

event-drawn = { $player } dobiera kartę{ $figures }: „{ $card }”
card-figures = { $effect ->
    [collect] { " " }(+{ $sum })
    [pay] { " " }(−{ $sum })
    [pay-or-draw] { " " }(−{ $sum }, albo inna karta)
    [collect-each] { " " }(+{ $sum } od każdego)
    [collect-role] { " " }(+{ $sum } od każdego)
    [pay-each] { " " }(−{ $sum } dla każdego)
    [bank-pays-role] { " " }(+{ $sum } dla każdego)
    [gamble] { " " }(+{ $sum } od { $least } oczek)
    [nearest-transport] { $times ->
        [2] { " " }(płacisz podwójną opłatę)
       *[other] { " " }(płacisz opłatę razy { $times })
    }
    [nearest-utility] { " " }(płacisz wynik rzutu razy { $times })
   *[upkeep] { " " }(−{ $house } za dom, −{ $hotel } za { $piece })
}
event-card = { $direction ->
    [from-bank] { $player } dostaje od banku { $amount }, zgodnie z kartą{ $reasons }.
    [to-bank] { $player } płaci bankowi { $amount }, zgodnie z kartą{ $reasons }.
   *[between] { $player } płaci graczowi { $other } { $amount }, zgodnie z kartą{ $reasons }.
}
event-no-prize = { $player } wyrzuca { $x } i nic nie wygrywa.
event-get-out = { $player } używa karty wyjścia z więzienia.

## Kolejność, role i ruchy

event-order = { $player } wyrzuca { $x } w rzucie o kolejność gry.
event-tie = { $player } remisuje o najwyższy rzut ({ $x }) i rzuca jeszcze raz.
event-role = { $role ->
    [competitor] { $player } wybiera rolę przedsiębiorcy{ $cash }.
    [monopolist] { $player } wybiera rolę monopolisty{ $cash }.
   *[player] { $player } siada do gry.
}
event-swap = { $role ->
    [competitor] { $player } i { $other } zamieniają się rolami: { $player } to teraz przedsiębiorca, { $other } monopolista{ $cash }.
   *[monopolist] { $player } i { $other } zamieniają się rolami: { $player } to teraz monopolista, { $other } przedsiębiorca{ $cash }.
}
role-starts-with = { " " }i zaczyna z kwotą { $sum }
swap-cash = ; { $payer } oddaje { $sum } gotówki początkowej, dostaje ją { $payee }
event-turn = Runda { $x }: tura gracza { $player }.
event-dice = { $double ->
    [1] { $player } wyrzuca { $x } i { $y }, dublet.
   *[0] { $player } wyrzuca { $x } i { $y }.
}
event-extra-throw = { $player } rzuca jeszcze raz za dublet.
event-third-double = { $x ->
    [one] { $player } wyrzuca dublet.
    [few] To już { $x } dublety z rzędu: { $player }.
    [many] To już { $x } dubletów z rzędu: { $player }.
   *[other] To już { $x } dubletu z rzędu: { $player }.
}
event-speed-speed = { $face ->
    [bus] { $player } wyrzuca szybką kostką autobus.
    [mr-m] { $player } wyrzuca szybką kostką Pana M.
   *[other] { $player } wyrzuca szybką kostką { $x }.
}
event-count = { $player } wyrzuca { $x } i { $y }, razem { $total }.
event-move = { $player } staje na polu { $space }.

## Więzienie i wojna cenowa

event-sightseeing = { $game ->
    [roles] { $player } tylko zwiedza.
   *[classic] { $player } jest tylko w odwiedzinach.
}
event-sent = { $role ->
    [competitor] { $player } idzie na wojnę cenową.
   *[other] { $player } idzie do więzienia.
}
event-free = { $role ->
    [competitor] { $player } wychodzi z wojny cenowej.
   *[other] { $player } wychodzi z więzienia.
}
event-miss = { $player } nie wyrzuca dubletu i musi zostać.
event-stay = { $player } opuszcza tę turę.

## Długi i bankructwo

event-debt = { $direction ->
    [to-bank] { $player } ma zapłacić bankowi { $sum }, ale na razie nie może.
   *[other] { $player } ma zapłacić graczowi { $other } { $sum }, ale na razie nie może.
}
event-bankrupt = { $direction ->
    [to-bank] { $player } ma zapłacić bankowi { $sum }, nie zdobędzie tej kwoty i bankrutuje.
   *[other] { $player } ma zapłacić graczowi { $other } { $sum }, nie zdobędzie tej kwoty i bankrutuje.
}
event-bankruptcy = { $direction ->
    [to-bank] { $player } oddaje bankowi resztę gotówki: { $amount }.
   *[other] { $player } oddaje graczowi { $other } resztę gotówki: { $amount }.
}
event-inherited = { $x ->
    [1] { $player } oddaje graczowi { $other } pole { $space } razem z hipoteką.
   *[0] { $player } oddaje graczowi { $other } pole { $space }.
}
event-get-out-inherited = { $player } oddaje graczowi { $other } kartę wyjścia z więzienia.
event-to-bank = { $player } oddaje bankowi pole { $space }, już bez hipoteki.

## Licytacje i ostatnie domy

event-auction-begins = { $lot ->
    [house] Na licytację idzie jeden z ostatnich domów.
    [hotel] Na licytację idzie jeden z ostatnich hoteli.
    [apartment] Na licytację idzie jeden z ostatnich apartamentowców.
   *[title] Na licytację idzie pole { $space }.
}
event-bid = { $player } daje { $bid }.
event-pass = { $player } pasuje.
event-unsold = { $lot ->
    [title] Nikt nie licytuje: pole { $space } zostaje w banku.
   *[other] Nikt nie licytuje: budynek zostaje w banku.
}
event-auction = { $where ->
    [space] { $player } wygrywa licytację i płaci { $amount } za pole { $space }.
   *[none] { $player } wygrywa licytację i płaci { $amount } za budynek.
}
event-want = { $lot ->
    [house] { $y ->
        [one] { $player } chce jeden z ostatnich domów.
        [few] { $player } chce { $y } z ostatnich domów.
        [many] { $player } chce { $y } z ostatnich domów.
       *[other] { $player } chce { $y } z ostatnich domów.
    }
    [hotel] { $y ->
        [one] { $player } chce jeden z ostatnich hoteli.
        [few] { $player } chce { $y } z ostatnich hoteli.
        [many] { $player } chce { $y } z ostatnich hoteli.
       *[other] { $player } chce { $y } z ostatnich hoteli.
    }
   *[apartment] { $y ->
        [one] { $player } chce jeden z ostatnich apartamentowców.
        [few] { $player } chce { $y } z ostatnich apartamentowców.
        [many] { $player } chce { $y } z ostatnich apartamentowców.
       *[other] { $player } chce { $y } z ostatnich apartamentowców.
    }
}
event-placed = { $lot ->
    [house] { $player } stawia dom na polu { $space }.
    [hotel] { $player } stawia hotel na polu { $space }.
   *[apartment] { $player } stawia apartamentowiec na polu { $space }.
}

## Wymiany

event-offer-trade = { $offer ->
    [give] { $player } proponuje graczowi { $other }: { $gives } za darmo.
    [take] { $player } prosi gracza { $other } o: { $takes } i nic nie daje w zamian.
   *[both] { $player } proponuje graczowi { $other } wymianę: { $gives } za { $takes }.
}
event-accepted-trade = { $offer ->
    [give] { $player } przyjmuje ofertę: { $other } oddaje { $gives } za darmo.
    [take] { $player } przyjmuje ofertę i oddaje graczowi { $other } { $takes } za darmo.
   *[both] { $player } przyjmuje ofertę: { $other } oddaje { $gives }; { $player } oddaje { $takes }.
}
event-rejected-trade = { $player } odrzuca ofertę gracza { $other }.
event-withdrawn-trade = { $player } wycofuje ofertę dla gracza { $other }.
event-trade = { $player } płaci graczowi { $other } { $amount } w tej wymianie.
event-passed-on = { $x ->
    [1] { $player } przekazuje graczowi { $other } pole { $space } razem z hipoteką.
   *[0] { $player } przekazuje graczowi { $other } pole { $space }.
}
event-get-out-passed-on = { $player } przekazuje graczowi { $other } kartę wyjścia z więzienia.

## Koniec

event-time = Umówiony czas minął.
event-keep = { $player } oddaje bankowi { $amount } i zachowuje resztę{ $reasons }.
event-round = Bank raz objeżdża planszę i płaci każdemu właścicielowi.
event-worth = Majątek gracza { $player }: { $sum }.
event-over = Koniec gry.

## Inne zdarzenia

event-offer-roles = { $player } proponuje graczowi { $other } zamianę ról.
event-accepted-roles = { $player } zgadza się zamienić rolami z graczem { $other }.
event-rejected-roles = { $player } nie chce zamienić się rolami z graczem { $other }.
event-withdrawn-roles = { $player } wycofuje propozycję zamiany ról z graczem { $other }.
event-rent-broken-monopoly = { $direction ->
    [from-bank] Bank płaci graczowi { $player } { $amount } czynszu za pole { $space }{ $reasons }.
   *[other] { $player } płaci graczowi { $other } { $amount } czynszu za pole { $space }{ $reasons }.
}
event-no-rent-timed = { $player } siedzi w więzieniu: bank nic nie płaci za pole { $space }.
event-nothing-due = { $for ->
    [income-tax] { $player } nie płaci podatku: procent od zera to zero.
    [card] { $player } nic nie płaci za tę kartę.
   *[other] { $player } nic tu nie płaci.
}
event-pot = { $player } zabiera { $amount } z pola { $space }.
event-claim-for-me = { $x ->
    [1] Od teraz czynsz dla gracza { $player } jest pobierany automatycznie.
   *[0] Od teraz { $player } żąda czynszu osobiście.
}
event-dealt = { $player } dostaje z rozdania pole { $space }.
event-throw-declined = { $player } rezygnuje z dodatkowego rzutu.
event-three-alike = Trzy takie same kostki: { $player } może stanąć na dowolnym polu.
event-speed-utility = { $face ->
    [bus] { $player } wyrzuca szybką kostką autobus, który tu się nie liczy.
    [mr-m] { $player } wyrzuca szybką kostką Pana M., który tu się nie liczy.
   *[other] { $player } dodaje { $x } z szybkiej kostki.
}
event-walks-on = { $walk ->
    [unsold] Pan M. prowadzi gracza { $player } do najbliższej nieruchomości na sprzedaż.
    [rent] Wszystko sprzedane: Pan M. prowadzi gracza { $player } do najbliższego pola z czynszem.
   *[nowhere] Pan M. nie ma już dokąd zaprowadzić gracza { $player }.
}
