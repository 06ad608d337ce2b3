# Co się stało, jedno zdanie na każdy rodzaj faktu.
# $player to ten, o kogo chodzi, $other ten drugi, $amount zapłacona kwota, $direction między kim (from-bank, to-bank, between).
# $sum i $bid to kwoty, o których tylko się mówi, $reasons jest puste albo zawiera ": " i kroki rachunku.
# Imion graczy i nazw pól nie odmieniamy: stoją zawsze w mianowniku. Czas teraźniejszy nie zdradza płci gracza.

## Czynsze

event-rent-rent = { $direction ->
    [from-bank] Bank płaci { $amount } czynszu – dostaje { $player }, za pole { $space }{ $reasons }.
   *[other] { $player } płaci { $amount } czynszu – dostaje { $other }, za pole { $space }{ $reasons }.
}
event-rent-monopoly = { $direction ->
    [from-bank] Bank płaci { $amount } czynszu – dostaje { $player }, za pole { $space }{ $reasons }.
   *[other] { $player } płaci { $amount } czynszu – dostaje { $other }, za pole { $space }{ $reasons }.
}
event-rent-transport = { $direction ->
    [from-bank] Bank płaci { $amount } za przejazd – dostaje { $player }, za pole { $space }{ $reasons }.
   *[other] { $player } płaci { $amount } za przejazd – dostaje { $other }, za pole { $space }{ $reasons }.
}
event-rent-utility = { $direction ->
    [from-bank] Bank płaci { $amount } – dostaje { $player }, za pole { $space }{ $reasons }.
   *[other] { $player } płaci { $amount } – dostaje { $other }, za pole { $space }{ $reasons }.
}
event-owned = { $player } jest u siebie ({ $space }): nic do zapłaty.
event-no-rent-mortgage-rent = To pole jest zastawione ({ $space }): { $player } nie płaci czynszu (właściciel: { $other }).
event-no-rent-prison-rent = { $other } siedzi w więzieniu i nie pobiera czynszu: { $player } nic nie płaci ({ $space }).
event-claimable = { $other } może zażądać { $sum } czynszu (płaci: { $player }, pole: { $space }).
event-unclaimed = { $other } nie żąda na czas { $sum } czynszu ({ $space }): { $player } nie musi już płacić.

## Płatności z bankiem

event-purchase = { $player } kupuje za { $amount }: { $space }.
event-declined = { $player } rezygnuje z zakupu: { $space }.
event-start = { $player } dostaje { $amount } na polu Start.
event-fee = { $player } płaci bankowi { $amount }, żeby wyjść na wolność.
event-income-tax = { $player } płaci { $amount } podatku dochodowego{ $reasons }.
event-property-tax = { $player } płaci bankowi { $amount }: { $space }.
event-foundation = { $direction ->
    [from-bank] { $player } dostaje { $amount } dotacji z Urzędu Antymonopolowego.
   *[other] { $player } wpłaca { $amount } do Urzędu Antymonopolowego.
}
event-no-grant = { $player } nie dostaje dotacji.
event-die = { $player } wyrzuca jedną kostką { $x }.
event-building = { $player } buduje za { $amount } ({ $space }){ $reasons }.
event-selling = { $player } odsprzedaje bankowi zabudowę za { $amount } ({ $space }){ $reasons }.
event-mortgage = { $player } dostaje od banku { $amount } pod hipotekę: { $space }.
event-lifting = { $player } spłaca hipotekę za { $amount }: { $space }.
event-interest = { $where ->
    [space] { $player } płaci bankowi { $amount } odsetek ({ $space }){ $reasons }.
   *[none] { $player } płaci bankowi { $amount } odsetek od przejętych hipotek{ $reasons }.
}
event-kept-mortgaged = { $player } nie spłaca jeszcze hipoteki: { $space }.

## Karty

event-drawn = { $player } ciągnie kartę: „{ $card }”
event-card = { $direction ->
    [from-bank] { $player } dostaje od banku { $amount }, jak każe karta{ $reasons }.
    [to-bank] { $player } płaci bankowi { $amount }, jak każe karta{ $reasons }.
   *[between] { $player } płaci { $amount }, jak każe karta (odbiorca: { $other }){ $reasons }.
}
event-no-prize = { $player } wyrzuca { $x } i nic nie wygrywa.
event-get-out = { $player } używa karty wyjścia z więzienia.

## Kolejność, role i ruchy

event-order = { $player } rzuca o kolejność gry: { $x }.
event-tie = { $player } dzieli z kimś najwyższy wynik ({ $x }) i rzuca jeszcze raz.
event-role = { $role ->
    [competitor] { $player } wybiera rolę: przedsiębiorca.
    [monopolist] { $player } wybiera rolę: monopolista.
   *[player] { $player } siada do gry.
}
event-swap = { $role ->
    [competitor] { $player } i { $other } zamieniają się rolami: { $player } to teraz przedsiębiorca, { $other } monopolista.
   *[monopolist] { $player } i { $other } zamieniają się rolami: { $player } to teraz monopolista, { $other } przedsiębiorca.
}
event-turn = Runda { $x }: teraz { $player }.
event-dice = { $double ->
    [1] { $player } wyrzuca { $x } i { $y }, dublet.
   *[0] { $player } wyrzuca { $x } i { $y }.
}
event-extra-throw = { $player } rzuca jeszcze raz za dublet.
event-third-double = { $x ->
    [one] { $player } ma już { $x } dublet.
    [few] { $player } ma już { $x } dublety z rzędu.
    [many] { $player } ma już { $x } dubletów z rzędu.
   *[other] { $player } ma już { $x } dubletu z rzędu.
}
event-speed-speed = { $face ->
    [bus] Szybka kostka pokazuje autobus ({ $player }).
    [mr-m] Szybka kostka pokazuje Pana M. ({ $player }).
   *[other] Szybka kostka pokazuje { $x } ({ $player }).
}
event-count = { $player } wyrzuca { $x } i { $y }, razem { $total }.
event-move = { $player } staje na polu: { $space }.

## Więzienie i wojna cenowa

event-sightseeing = { $game ->
    [roles] { $player } tylko zwiedza.
   *[classic] { $player } jest tylko w odwiedzinach.
}
event-sent = { $role ->
    [competitor] { $player } rusza na wojnę cenową.
   *[other] { $player } idzie do więzienia.
}
event-free = { $role ->
    [competitor] { $player } kończy wojnę cenową.
   *[other] { $player } wychodzi z więzienia.
}
event-miss = { $player } nie wyrzuca dubletu i musi zostać.
event-stay = { $player } opuszcza tę turę.

## Długi i bankructwo

event-debt = { $direction ->
    [to-bank] { $player } ma dług { $sum } (wierzyciel: bank) i na razie nie może zapłacić.
   *[other] { $player } ma dług { $sum } (wierzyciel: { $other }) i na razie nie może zapłacić.
}
event-bankrupt = { $direction ->
    [to-bank] { $player } nie zdobędzie { $sum } (wierzyciel: bank) i bankrutuje.
   *[other] { $player } nie zdobędzie { $sum } (wierzyciel: { $other }) i bankrutuje.
}
event-bankruptcy = { $direction ->
    [to-bank] { $player } oddaje bankowi resztę gotówki: { $amount }.
   *[other] { $player } oddaje resztę gotówki: { $amount } (odbiorca: { $other }).
}
event-inherited = { $x ->
    [1] { $player } zostawia nieruchomość: { $space } (nowy właściciel: { $other }, hipoteka zostaje).
   *[0] { $player } zostawia nieruchomość: { $space } (nowy właściciel: { $other }).
}
event-get-out-inherited = { $player } zostawia kartę wyjścia z więzienia (nowy właściciel: { $other }).
event-to-bank = { $player } zwraca bankowi nieruchomość, bez hipoteki: { $space }.

## Licytacje i ostatnie domy

event-auction-begins = { $lot ->
    [house] Na licytację idzie jeden z ostatnich domów.
    [hotel] Na licytację idzie jeden z ostatnich hoteli.
    [apartment] Na licytację idzie jeden z ostatnich apartamentowców.
   *[title] Na licytację idzie { $space }.
}
event-bid = { $player } daje { $bid }.
event-pass = { $player } pasuje.
event-unsold = { $lot ->
    [title] Nikt nie licytuje, nieruchomość zostaje w banku: { $space }.
   *[other] Nikt nie licytuje, budynek zostaje w banku.
}
event-auction = { $where ->
    [space] { $player } wygrywa licytację i płaci { $amount }: { $space }.
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
    [house] { $player } stawia dom: { $space }.
    [hotel] { $player } stawia hotel: { $space }.
   *[apartment] { $player } stawia apartamentowiec: { $space }.
}

## Wymiany

event-offer-trade = { $offer ->
    [give] { $player } proponuje wymianę (adresat: { $other }), daje: { $gives }, nie chce nic.
    [take] { $player } proponuje wymianę (adresat: { $other }), nie daje nic, chce: { $takes }.
   *[both] { $player } proponuje wymianę (adresat: { $other }), daje: { $gives }, chce: { $takes }.
}
event-accepted-trade = { $player } przyjmuje ofertę, którą składa { $other }.
event-rejected-trade = { $player } odrzuca ofertę, którą składa { $other }.
event-withdrawn-trade = { $player } wycofuje ofertę (adresat: { $other }).
event-trade = { $player } płaci { $amount } w wymianie (odbiorca: { $other }).
event-passed-on = { $x ->
    [1] { $player } oddaje nieruchomość: { $space } (nowy właściciel: { $other }, hipoteka zostaje).
   *[0] { $player } oddaje nieruchomość: { $space } (nowy właściciel: { $other }).
}
event-get-out-passed-on = { $player } oddaje kartę wyjścia z więzienia (nowy właściciel: { $other }).

## Koniec

event-time = Umówiony czas minął.
event-keep = { $player } oddaje bankowi { $amount } i zachowuje resztę{ $reasons }.
event-round = Bank raz objeżdża planszę i płaci każdemu właścicielowi.
event-worth = { $player } ma majątek wart { $sum }.
event-over = Gra skończona.

## Inne zdarzenia

event-offer-roles = { $player } proponuje zamianę ról (adresat: { $other }).
event-accepted-roles = { $player } zgadza się na zamianę ról, którą proponuje { $other }.
event-rejected-roles = { $player } odrzuca zamianę ról, którą proponuje { $other }.
event-withdrawn-roles = { $player } wycofuje propozycję zamiany ról (adresat: { $other }).
event-rent-broken-monopoly = { $direction ->
    [from-bank] Bank płaci { $amount } czynszu – dostaje { $player }, za pole { $space }{ $reasons }.
   *[other] { $player } płaci { $amount } czynszu – dostaje { $other }, za pole { $space }{ $reasons }.
}
event-no-rent-timed = { $player } siedzi w więzieniu: bank nic nie płaci ({ $space }).
event-nothing-due = { $for ->
    [income-tax] { $player } nie płaci podatku: procent od zera to zero.
    [card] { $player } nic nie płaci za tę kartę.
   *[other] { $player } nic tu nie płaci.
}
event-pot = { $player } zabiera { $amount } z pola { $space }.
event-claim-for-me = { $x ->
    [1] Od teraz czynsz pobiera się automatycznie ({ $player }).
   *[0] Od teraz { $player } żąda czynszu osobiście.
}
event-dealt = { $player } dostaje z rozdania: { $space }.
event-throw-declined = { $player } rezygnuje z dodatkowego rzutu.
event-three-alike = Trzy jednakowe: { $player } może stanąć na dowolnym polu.
event-speed-utility = { $face ->
    [bus] Szybka kostka pokazuje autobus, który tu się nie liczy ({ $player }).
    [mr-m] Szybka kostka pokazuje Pana M., który tu się nie liczy ({ $player }).
   *[other] Szybka kostka dodaje { $x } ({ $player }).
}
event-walks-on = { $walk ->
    [unsold] Pan M. prowadzi do najbliższej nieruchomości na sprzedaż ({ $player }).
    [rent] Wszystko sprzedane: Pan M. prowadzi do najbliższego pola z czynszem ({ $player }).
   *[nowhere] Nie ma nieruchomości, do której Pan M. mógłby zaprowadzić ({ $player }).
}
