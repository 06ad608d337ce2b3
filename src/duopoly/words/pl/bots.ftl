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
bots-throws-without-trade = Rzuca: nie widzi wymiany, którą warto by przedtem zaproponować
bots-throws-with-reserve = Rzuca: nic nie proponuje, żeby zachować { $reserve } rezerwy
bots-throws-extra = Rzuca: w dodatkowym rzucie wyjść można tylko dzięki dubletowi
bots-must-pay = Płaci { $fee }: nie ma już prób wyrzucenia dubletu
bots-must-use-card = Używa karty: nie ma już prób wyrzucenia dubletu
bots-waits = Próbuje wyrzucić dublet: po rundzie { $round } niewiele zostało do kupienia, a czynsz wpływa i tutaj
bots-keeps-fee = Próbuje wyrzucić dublet: płaci { $fee } tylko wtedy, gdy ma więcej niż { $least }
bots-uses-card-to-buy = Używa karty: do rundy { $round } woli chodzić i kupować
bots-uses-card-for-rent = Używa karty: tutaj nie pobiera czynszu
bots-leaves-to-buy = Płaci { $fee }: do rundy { $round } woli chodzić i kupować
bots-leaves-for-rent = Płaci { $fee }: tutaj nie pobiera czynszu

## Kupowanie i licytacje

bots-buys = Kupuje pole { $space } za { $price } i zachowuje { $rest }
bots-does-not-buy = Nie kupuje pola { $space }: po wydaniu { $price } z { $cash } zostałoby mniej niż { $least }
bots-bids = Daje { $bid }: może dojść do { $value }
bots-bids-cash = Daje { $bid }: doszedłby do { $value }, ale ma do wydania { $purse }
bots-passes = Nie licytuje: nie da więcej niż { $value }
bots-passes-for-cash = Nie licytuje: doszedłby do { $value }, ale ma do wydania tylko { $purse }
bots-may-not-bid = Nie licytuje: na wojnie cenowej nie wolno kupować

## Koniec tury

bots-lifts = Spłaca hipotekę pola { $space }: tu te pieniądze dają najwięcej czynszu (liczy na +{ $rent } za { $cost })
bots-builds = Buduje na polu { $space }: tu te pieniądze dają najwięcej czynszu (+{ $rent } za { $cost })
bots-builds-on = Buduje na polu { $space }: tu te pieniądze dają najwięcej czynszu (+{ $rent } za { $cost }, średnio z trzech pierwszych domów)
bots-saves-to-buy = Trzyma { $reserve } rezerwy do rundy { $round }, na nieruchomości, które są jeszcze na sprzedaż
bots-saves = Trzyma { $reserve } rezerwy
bots-ends = Nie widzi, co spłacić, zbudować albo zaproponować za { $spare } ponad { $reserve } rezerwy
bots-ends-without-trade = Nie widzi, co spłacić albo zbudować za { $spare } ponad { $reserve } rezerwy
bots-adjusted = Nie widzi, co jeszcze spłacić albo zbudować za { $cash }

## Wymiany

bots-offers = Proponuje graczowi { $other } { $sum } za pole { $space }: sam wycenia je na { $mine }, a dla drugiej strony na { $theirs }
bots-accepts = Przyjmuje: szacuje swój zysk na { $mine }, a zysk drugiej strony ({ $other }) na { $theirs }
bots-accepts-alone = Przyjmuje: szacuje swój zysk na { $mine }
bots-rejects-loss = Odrzuca: szacuje stratę na { $loss }
bots-rejects-nothing = Odrzuca: szacuje, że nic by nie zyskał
bots-rejects-share = Odrzuca: zyskałby { $mine }, mniej niż połowę tego, co druga strona ({ $other }: { $theirs })
bots-rejects-monopoly = Odrzuca: gracz { $other } miałby monopol ({ $city }) i zyskałby { $theirs }, a on sam { $mine }, mniej niż połowę tego
bots-rejects-card = Odrzuca: nie wymienia kart wyjścia z więzienia
bots-rejects-swap = Odrzuca: nie zamienia ról
bots-rejects-impossible = Odrzuca: ta wymiana nie jest teraz możliwa

## Pieniądze do zapłaty

bots-pays = Płaci { $owed } długu
bots-sells = Sprzedaje budynek z pola { $space }: tak traci najmniej czynszu (−{ $loss } za { $money })
bots-mortgages = Zastawia pole { $space }: tak traci najmniej czynszu (−{ $loss } za { $money })
bots-gives-up = Poddaje się: nie ma już czego sprzedać ani zastawić na { $owed } długu

## Co bywa rzadko

bots-pays-flat = Płaci stałą kwotę, { $flat }: procent wyniósłby { $percent }
bots-pays-percent = Płaci procent, { $percent }: to mniej niż stała kwota, { $flat }
bots-role-of-seat = Bierze rolę swojego miejsca: przedsiębiorcy i monopoliści siedzą na przemian
bots-role-left = Bierze rolę, która wyrównuje obozy
bots-goes-to-buy = Idzie na pole { $space }: to najdroższa nieruchomość na sprzedaż, na jaką go stać ({ $price })
bots-goes = Idzie na pole { $space }: na żadnym z możliwych pól nie ma nieruchomości na sprzedaż, na którą go stać
bots-pays-fine = Płaci: nigdy nie dobiera zamiast tego karty
bots-keeps-mortgage = Zostawia hipotekę: spłaca je tylko pod koniec swojej tury
bots-wants = Prosi o jeden: po wydaniu { $price } zostaje mu więcej niż { $reserve } rezerwy
bots-wants-first = Prosi o jeden: to on chciał budować
bots-does-not-want = Nie prosi o żaden: po wydaniu { $price } nie zostałoby mu więcej niż { $reserve } rezerwy
bots-places = Stawia na polu { $space }: to pierwsza ulica, na której można
bots-places-at-price = Stawia na polu { $space } za { $price }: nikt inny nie chce tego budynku
bots-leaves-in-box = Zostawia w pudełku: nie ma gdzie go postawić

## greedy, następny krok dziecka

bots-greedy-buys = Kupuje pole { $space } za { $price }: kupuje wszystko, na czym stanie
bots-greedy-builds = Buduje na polu { $space }: to pierwsza ulica, na której można
bots-greedy-accepts = Przyjmuje: według cen z planszy zyskuje { $gain }
bots-greedy-rejects = Odrzuca: według cen z planszy traci { $loss }
bots-greedy-bids = Daje { $bid }: licytuje do ceny z planszy, { $price }
bots-greedy-passes = Nie licytuje: dochodzi do ceny z planszy, { $price }, póki starcza gotówki
bots-greedy-goes-on = Gra dalej: nie ma czego kupić ani zbudować

## trader

bots-trader-buys = Kupuje pole { $space } za { $price }: wycenia je na { $worth }, licząc to, co uzupełnia i blokuje
bots-trader-declines = Nie kupuje pola { $space } za { $price }: wycenia je na { $worth }, a ma { $cash }
bots-trader-offers = Proponuje wymianę graczowi { $other }: szacuje swój zysk na { $mine }, a zysk drugiej strony na { $theirs }
bots-trader-offers-city = Proponuje graczowi { $other } miasto za miasto: licząc czynsze po zabudowie, jego szanse rosną o { $mine-points } p.p., a szanse drugiej strony o { $their-points } p.p.
bots-trader-asks = Proponuje graczowi { $other } { $sum } za coś, co kosztuje { $price }: niektórzy sprzedają, a zapytać można za darmo
bots-trader-gathers = Wymienia nieruchomości z graczem { $other }: oboje są bliżej miasta
bots-trader-accepts-city = Przyjmuje miasto za miasto: licząc czynsze po zabudowie, jego szanse rosną o { $mine-points } p.p.
bots-trader-rejects-city = Odrzuca miasto za miasto: licząc czynsze po zabudowie, jego szanse zmieniłyby się o { $mine-points } p.p., a chce co najmniej { $least-points } p.p.
bots-trader-rejects-early = Odrzuca miasto za miasto: jakieś miasto można jeszcze skompletować z nieruchomości na sprzedaż
bots-trader-rejects = Odrzuca: zyskałby { $mine }, za mało wobec zysku drugiej strony ({ $other }: { $theirs })
bots-trader-rejects-theirs = Odrzuca: gracz { $other } miałby dzięki temu całe miasto
bots-trader-rejects-idle = Odrzuca: nie skompletowałby dzięki temu żadnego miasta
bots-trader-rejects-poor = Odrzuca: zostałoby mu { $cash }, za mało na budowę
bots-trader-funds = Zastawia pole { $space } za { $money }: budynek da za te pieniądze więcej
bots-trader-pawns = Zastawia pole { $space } za { $money }, żeby kupić pole { $title }
bots-trader-waits = Trzyma { $cash } na nieruchomości: buduje dopiero po rundzie { $round }
bots-trader-ends = Nie widzi, na czym mógłby zyskać: zachowuje { $cash }, w tym { $reserve } na najbliższe czynsze

## dealer

bots-dealer-offers = Proponuje graczowi { $other } wymianę: ocenia, że jego własna szansa na wygraną wzrośnie z { $before }% do { $after }%
bots-dealer-accepts = Przyjmuje: ocenia, że jego szansa na wygraną wzrośnie z { $before }% do { $after }%
bots-dealer-rejects = Odrzuca: ocenia, że jego szansa na wygraną zmieniłaby się z { $before }% na { $after }%
bots-dealer-bids = Daje { $bid }: przy tej cenie wygrałby { $after }% gier, a gdyby kupił ktoś inny, { $before }%
bots-dealer-passes = Nie daje { $bid }: przy tej cenie wygrałby { $after }% gier, a gdyby kupił ktoś inny, { $before }%

## planner, expert i champion

bots-planner-plays = Po tym ruchu wygrywa { $wins }% gier próbnych rozegranych stąd (razem { $number }), a po najlepszym z innych { $others }%
bots-planner-stays = Po tym ruchu wygrywa { $wins }% gier próbnych rozegranych stąd (razem { $number }); żaden inny nie jest wyraźnie lepszy
bots-expert-deals = Proponuje graczowi { $other } wymianę dobrą dla obu stron: jeśli zostanie przyjęta, wygra { $wins }% gier próbnych rozegranych stąd (razem { $number }), inaczej { $others }%

## Postacie: mówią same, mało i tylko o tym, co ważne dla innych

bots-says-keeps = { $space }? Nie: { $reserve } zostaje w kieszeni
bots-says-declines = { $space } za { $price }? Nie, mając { $cash }
bots-says-completes = { $space }: teraz całe miasto { $city } jest moje
bots-says-blocks = { $space } biorę ja. Wybacz, { $other }
bots-says-collects = { $space }! Od dawna o tym marzę
bots-says-builds = Uwaga, { $space }: od teraz { $rent } za wizytę
bots-says-pawns = Zastawiam { $space } za { $money }, żeby na to starczyło
bots-says-passes-for-mate = Nie przebijam: { $other } gra ze mną
bots-says-haggles = { $sum }, { $other }: uczciwa cena, prawda?
bots-says-haggles-on = Niech będzie { $sum }, { $other }. Ostatnie słowo, na razie
bots-says-asks-company = { $sum } za { $space }, { $other }? To moje marzenie
bots-says-asks-block = { $sum } za { $space }, zanim weźmie to { $other }
bots-says-offers-city = Z tym, { $other }, mam całe miasto { $city }
bots-says-offers-mate = { $city } dla ciebie, { $other }: gramy w jednym obozie
bots-says-accepts = Zgoda
bots-says-accepts-gain = Zgoda: zyskuję na tym { $mine }
bots-says-accepts-mate = Chętnie, { $other }: to dla naszego obozu
bots-says-rejects = Nie, dziękuję
bots-says-rejects-loss = Nie: tracę na tym { $loss }
bots-says-rejects-share = { $mine } dla mnie, a { $theirs } dla ciebie? Nie
bots-says-rejects-city = Nie: to dałoby ci miasto, { $other }
bots-says-rejects-hope = Nic z miasta, które zbierasz, { $other }
bots-says-rejects-cushion = Nie: { $reserve } zostaje w kieszeni
bots-says-rejects-camp = Handluję tylko z własnym obozem, { $other }
bots-says-rejects-leader = Nie z tobą, { $other }: prowadzisz
bots-says-rejects-company = To, co jeździ albo płynie, nie jest na sprzedaż
bots-says-names-price = Tylko gotówka, i to co najmniej { $sum }
bots-says-gives-up = { $owed } to więcej, niż uzbieram. Dobra gra
