# Dlaczego bot robi swój ruch, w jednej linii bez kropki na końcu. Bota nie nazywamy: linia stoi obok jego imienia.
# $space, $city i $other to nazwy, $round i $number to liczby, $…-points to setne części wygranej, wszystko inne to pieniądze. Nazw nie odmieniamy.

bots-by-lot = { $number ->
    [one] Wykonuje jedyny możliwy ruch
    [few] Losuje jeden z { $number } ruchów
    [many] Losuje jeden z { $number } ruchów
   *[other] Losuje jeden z { $number } ruchów
}
bots-claims = Żąda czynszu, gdy tylko może

## Przed rzutem i w więzieniu

bots-throws = { "" }
bots-throws-without-trade = Rzuca od razu, bo nie widzi wymiany, którą warto by przedtem zaproponować
bots-throws-with-reserve = Rzuca od razu i nic nie proponuje, bo chce zachować { $reserve }
bots-throws-extra = Rzuca, bo w dodatkowym rzucie wyjść można tylko dzięki dubletowi
bots-must-pay = Płaci { $fee } za wyjście, bo nie ma już prób wyrzucenia dubletu
bots-must-use-card = Używa karty, żeby wyjść, bo nie ma już prób wyrzucenia dubletu
bots-waits = Zostaje i próbuje wyrzucić dublet, bo po rundzie { $round } niewiele zostało do kupienia, a czynsz wpływa i tutaj
bots-keeps-fee = Próbuje wyrzucić dublet, bo płaci { $fee } tylko wtedy, gdy ma więcej niż { $least }
bots-uses-card-to-buy = Używa karty, żeby wyjść, bo do rundy { $round } woli chodzić i kupować
bots-uses-card-for-rent = Używa karty, żeby wyjść, bo tutaj nie pobiera czynszu
bots-leaves-to-buy = Płaci { $fee } za wyjście, bo do rundy { $round } woli chodzić i kupować
bots-leaves-for-rent = Płaci { $fee } za wyjście, bo tutaj nie pobiera czynszu

## Kupowanie i licytacje

bots-buys = Kupuje pole { $space } za { $price } i zachowuje { $rest }
bots-does-not-buy = Nie kupuje pola { $space }, bo po wydaniu { $price } z { $cash } zostałoby mu mniej niż { $least }
bots-bids = Daje { $bid } i zapłaciłby najwyżej { $value }
bots-bids-cash = Daje { $bid } i zapłaciłby najwyżej { $value }, ale ma do wydania tylko { $purse }
bots-passes = Nie licytuje, bo nie zapłaciłby więcej niż { $value }
bots-passes-for-cash = Nie licytuje, bo zapłaciłby do { $value }, ale ma do wydania tylko { $purse }
bots-may-not-bid = Nie licytuje, bo na wojnie cenowej nie wolno kupować

## Koniec tury

bots-lifts = Spłaca hipotekę pola { $space } za { $cost }, bo to daje najwięcej czynszu za te pieniądze (około +{ $rent })
bots-builds = Buduje na polu { $space } za { $cost }, bo to daje najwięcej czynszu za te pieniądze (+{ $rent })
bots-builds-on = Buduje na polu { $space } za { $cost }, bo to daje najwięcej czynszu za te pieniądze (+{ $rent }, średnio z trzech pierwszych domów)
bots-saves-to-buy = Trzyma { $reserve } do rundy { $round }, bo są jeszcze nieruchomości na sprzedaż
bots-saves = Trzyma { $reserve } na wypadek, gdyby musiał płacić
bots-ends = Nie widzi, co spłacić, zbudować albo zaproponować za { $spare } ponad { $reserve } rezerwy
bots-ends-without-trade = Nie widzi, co spłacić albo zbudować za { $spare } ponad { $reserve } rezerwy
bots-adjusted = Nie widzi, co jeszcze spłacić albo zbudować za { $cash }

## Wymiany

bots-offers = Proponuje graczowi { $other } { $sum } za pole { $space }, bo sam wycenia je na { $mine }, a dla drugiej strony na { $theirs }
bots-accepts = Przyjmuje, bo liczy na zysk { $mine }, a dla drugiej strony ({ $other }) { $theirs }
bots-accepts-alone = Przyjmuje, bo liczy na zysk { $mine }
bots-rejects-loss = Odrzuca ofertę, bo jego zdaniem straciłby na niej { $loss }
bots-rejects-nothing = Odrzuca ofertę, bo jego zdaniem nic by na niej nie zyskał
bots-rejects-share = Odrzuca ofertę, bo zyskałby tylko { $mine }, a druga strona ({ $other }) { $theirs }
bots-rejects-monopoly = Odrzuca ofertę, bo gracz { $other } miałby monopol ({ $city }) i zyskałby { $theirs }, a on sam tylko { $mine }
bots-rejects-card = Odrzuca ofertę, bo nie wymienia kart wyjścia z więzienia
bots-rejects-swap = Odrzuca ofertę, bo nie zamienia ról
bots-rejects-impossible = Odrzuca ofertę, bo ta wymiana nie jest teraz możliwa

## Pieniądze do zapłaty

bots-pays = Płaci { $owed } długu
bots-sells = Sprzedaje budynek z pola { $space } za { $money }, bo tak traci najmniej czynszu (−{ $loss })
bots-mortgages = Zastawia pole { $space } za { $money }, bo tak traci najmniej czynszu (−{ $loss })
bots-gives-up = Poddaje się, bo nie ma już czego sprzedać ani zastawić na { $owed } długu

## Co bywa rzadko

bots-pays-flat = Płaci stałą kwotę, { $flat }, bo procent wyniósłby { $percent }
bots-pays-percent = Płaci procent, { $percent }, bo stała kwota to { $flat }
bots-role-of-seat = Bierze rolę swojego miejsca, bo przedsiębiorcy i monopoliści siedzą na przemian
bots-role-left = Bierze rolę, która wyrównuje obozy
bots-goes-to-buy = Idzie na pole { $space }, bo to najdroższa nieruchomość na sprzedaż, na jaką go stać ({ $price })
bots-goes = Idzie na pole { $space }, bo na żadnym z możliwych pól nie ma nieruchomości na sprzedaż, na którą go stać
bots-pays-fine = Płaci, bo nigdy nie dobiera zamiast tego karty
bots-keeps-mortgage = Zostawia hipotekę, bo spłaca je tylko pod koniec swojej tury
bots-wants = Prosi o jeden budynek, bo po wydaniu { $price } ma wciąż więcej niż { $reserve }, które chce zachować
bots-wants-first = Prosi o jeden budynek, bo to on chciał budować
bots-does-not-want = Nie prosi o budynek, bo po wydaniu { $price } nie miałby więcej niż { $reserve }, które chce zachować
bots-places = Stawia na polu { $space }, bo to pierwsza ulica, na której można
bots-places-at-price = Stawia na polu { $space } za { $price }, bo nikt inny nie chce tego budynku
bots-leaves-in-box = Zostawia budynek w pudełku, bo nie ma gdzie go postawić

## greedy, następny krok dziecka

bots-greedy-buys = Kupuje pole { $space } za { $price }, bo kupuje wszystko, na czym stanie
bots-greedy-builds = Buduje na polu { $space }, bo to pierwsza ulica, na której można
bots-greedy-accepts = Przyjmuje, bo według cen z planszy zyskuje { $gain }
bots-greedy-rejects = Odrzuca ofertę, bo według cen z planszy straciłby { $loss }
bots-greedy-bids = Daje { $bid } i zapłaciłby najwyżej cenę z planszy, { $price }
bots-greedy-passes = Nie licytuje, bo nie płaci więcej niż cena z planszy, { $price }, i tylko póki starcza gotówki
bots-greedy-goes-on = Gra dalej, bo nie widzi, co kupić ani zbudować

## trader

bots-trader-buys = Kupuje pole { $space } za { $price }, bo wycenia je na { $worth }, licząc to, co uzupełnia lub blokuje
bots-trader-declines = Nie kupuje pola { $space } za { $price }, bo wycenia je na { $worth }, a ma { $cash }
bots-trader-offers = Proponuje wymianę graczowi { $other }, bo liczy na zysk { $mine }, a dla drugiej strony { $theirs }
bots-trader-offers-city = { $game ->
    [roles] Proponuje graczowi { $other } miasto za miasto, bo po zabudowie jego szanse na wygraną rosną o { $mine-points } p.p., a szanse drugiej strony o { $their-points } p.p.
   *[classic] Proponuje graczowi { $other } grupę za grupę, bo po zabudowie jego szanse na wygraną rosną o { $mine-points } p.p., a szanse drugiej strony o { $their-points } p.p.
}
bots-trader-asks = Proponuje graczowi { $other } { $sum } za coś, co kosztuje { $price }, bo niektórzy sprzedają, a zapytać można za darmo
bots-trader-gathers = { $game ->
    [roles] Wymienia nieruchomości z graczem { $other }, bo obie strony są wtedy bliżej całego miasta
   *[classic] Wymienia nieruchomości z graczem { $other }, bo obie strony są wtedy bliżej całej grupy
}
bots-trader-accepts-city = { $game ->
    [roles] Przyjmuje miasto za miasto, bo po zabudowie jego szanse na wygraną rosną o { $mine-points } p.p.
   *[classic] Przyjmuje grupę za grupę, bo po zabudowie jego szanse na wygraną rosną o { $mine-points } p.p.
}
bots-trader-rejects-city = { $game ->
    [roles] Odrzuca miasto za miasto, bo jego szanse na wygraną zmieniłyby się o { $mine-points } p.p., a chce co najmniej { $least-points } p.p.
   *[classic] Odrzuca grupę za grupę, bo jego szanse na wygraną zmieniłyby się o { $mine-points } p.p., a chce co najmniej { $least-points } p.p.
}
bots-trader-rejects-early = { $game ->
    [roles] Odrzuca miasto za miasto, bo jakieś miasto można jeszcze skompletować z nieruchomości na sprzedaż
   *[classic] Odrzuca grupę za grupę, bo jakąś grupę można jeszcze skompletować z nieruchomości na sprzedaż
}
bots-trader-rejects = Odrzuca ofertę, bo zyskałby { $mine }, za mało wobec zysku drugiej strony ({ $other }: { $theirs })
bots-trader-rejects-theirs = { $game ->
    [roles] Odrzuca ofertę, bo gracz { $other } miałby dzięki niej całe miasto
   *[classic] Odrzuca ofertę, bo gracz { $other } miałby dzięki niej całą grupę
}
bots-trader-rejects-idle = { $game ->
    [roles] Odrzuca ofertę, bo nie skompletowałby dzięki niej żadnego miasta
   *[classic] Odrzuca ofertę, bo nie skompletowałby dzięki niej żadnej grupy
}
bots-trader-rejects-poor = Odrzuca ofertę, bo zostałoby mu { $cash }, za mało na budowę
bots-trader-funds = Zastawia pole { $space } za { $money }, bo budynek da za te pieniądze więcej
bots-trader-pawns = Zastawia pole { $space } za { $money }, bo chce kupić pole { $title }
bots-trader-waits = Trzyma { $cash } na nieruchomości, bo buduje dopiero po rundzie { $round }
bots-trader-ends = Nie widzi, na czym mógłby zyskać: zachowuje { $cash }, w tym { $reserve } na najbliższe czynsze

## dealer

bots-dealer-offers = Proponuje graczowi { $other } wymianę, bo ocenia, że jego własna szansa na wygraną wzrośnie z { $before }% do { $after }%
bots-dealer-accepts = Przyjmuje, bo ocenia, że jego szansa na wygraną wzrośnie z { $before }% do { $after }%
bots-dealer-rejects = Odrzuca ofertę, bo jego szansa na wygraną zmieniłaby się z { $before }% na { $after }%, a on chce co najmniej { $asked }%
bots-dealer-lifts = Spłaca hipotekę pola { $space } za { $cost }, bo ocenia, że jego szansa na wygraną wzrośnie z { $before }% do { $after }%
bots-dealer-bids = Daje { $bid }, bo przy tej cenie wygrałby { $after }% gier, a gdyby kupił ktoś inny, { $before }%
bots-dealer-passes = Nie daje { $bid }, bo przy tej cenie wygrałby { $after }% gier, a gdyby kupił ktoś inny, { $before }%

## planner, expert i champion

bots-planner-plays = Po tym ruchu wygrywa { $wins }% prób z tego miejsca (razem { $number }), a po najlepszym z innych { $others }%
bots-planner-stays = Po tym ruchu wygrywa { $wins }% prób z tego miejsca (razem { $number }); żaden inny nie jest wyraźnie lepszy
bots-expert-deals = Proponuje graczowi { $other } wymianę dobrą dla obu stron, bo z nią wygrywa { $wins }% prób z tego miejsca (razem { $number }), a bez niej { $others }%

## Postacie: mówią same, mało i tylko o tym, co ważne dla innych

bots-says-keeps = { $space }? Nie: { $reserve } zostaje w kieszeni
bots-says-declines = { $space } za { $price }? Nie, mając { $cash }
bots-says-completes = { $game ->
    [roles] { $space }: teraz całe miasto { $city } jest moje
   *[classic] { $space }: teraz cała grupa ({ $city }) jest moja
}
bots-says-blocks = { $space } biorę ja. Wybacz, { $other }
bots-says-collects = { $space }! Od dawna o tym marzę
bots-says-builds = Uwaga, { $space }: od teraz { $rent } za wizytę
bots-says-pawns = Zastawiam { $space } za { $money }, żeby na to starczyło
bots-says-passes-for-mate = Nie przebijam: { $other } gra ze mną
bots-says-haggles = { $sum }, { $other }: uczciwa cena, prawda?
bots-says-haggles-on = Niech będzie { $sum }, { $other }. Ostatnie słowo, na razie
bots-says-asks-company = { $sum } za { $space }, { $other }? To moje marzenie
bots-says-asks-block = { $sum } za { $space }, zanim weźmie to { $other }
bots-says-offers-city = { $game ->
    [roles] Z tym, { $other }, mam całe miasto { $city }
   *[classic] Z tym, { $other }, mam całą grupę ({ $city })
}
bots-says-offers-mate = { $city } dla ciebie, { $other }: gramy w jednym obozie
bots-says-accepts = Zgoda
bots-says-accepts-gain = Zgoda: zyskuję na tym { $mine }
bots-says-accepts-mate = Chętnie, { $other }: to dla naszego obozu
bots-says-rejects = Nie, dziękuję
bots-says-rejects-loss = Nie: tracę na tym { $loss }
bots-says-rejects-share = { $mine } dla mnie, a { $theirs } dla ciebie? Nie
bots-says-rejects-city = { $game ->
    [roles] Nie: to dałoby ci miasto, { $other }
   *[classic] Nie: to dałoby ci grupę, { $other }
}
bots-says-rejects-hope = { $game ->
    [roles] Nic z miasta, które zbierasz, { $other }
   *[classic] Nic z grupy, którą zbierasz, { $other }
}
bots-says-rejects-cushion = Nie: { $reserve } zostaje w kieszeni
bots-says-rejects-camp = Handluję tylko z własnym obozem, { $other }
bots-says-rejects-leader = Nie z tobą, { $other }: prowadzisz
bots-says-rejects-company = To, co jeździ albo płynie, nie jest na sprzedaż
bots-says-names-price = Tylko gotówka, i to co najmniej { $sum }
bots-says-gives-up = { $owed } to więcej, niż uzbieram. Dobra gra
