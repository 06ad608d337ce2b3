# Dlaczego bot robi swój ruch, w jednej linii bez kropki na końcu. Bota nie nazywamy: linia stoi obok jego imienia.
# $space, $city i $other to nazwy, $round i $number to liczby, $…-points to setne części wygranej, wszystko inne to pieniądze. Nazw nie odmieniamy.

bots-by-lot = { $number ->
    [one] Losuje, do wyboru jest { $number } ruch
    [few] Losuje, do wyboru są { $number } ruchy
    [many] Losuje, do wyboru jest { $number } ruchów
   *[other] Losuje, do wyboru jest { $number } ruchu
}
bots-claims = Żąda czynszu, gdy tylko może

## Przed rzutem i w więzieniu

bots-throws = Rzuca: nie ma przedtem nic do rozstrzygnięcia
bots-throws-without-trade = Rzuca: nie widzi przedtem wymiany do zaproponowania
bots-throws-with-reserve = Rzuca: nic nie proponuje, żeby zachować { $reserve } rezerwy
bots-throws-extra = Rzuca: przy dodatkowym rzucie uwalnia tylko dublet
bots-must-pay = Płaci { $fee }: próby wyrzucenia dubletu się skończyły
bots-must-use-card = Używa karty: próby wyrzucenia dubletu się skończyły
bots-waits = Próbuje dubletu: po rundzie { $round } niewiele zostaje do kupienia, a czynsze wpływają i tutaj
bots-keeps-fee = Próbuje dubletu: płaci { $fee } tylko, gdy ma więcej niż { $least }
bots-uses-card-to-buy = Używa karty: do rundy { $round } woli chodzić i kupować
bots-uses-card-for-rent = Używa karty: tutaj nie pobiera czynszów
bots-leaves-to-buy = Płaci { $fee }: do rundy { $round } woli chodzić i kupować
bots-leaves-for-rent = Płaci { $fee }: tutaj nie pobiera czynszów

## Kupowanie i licytacje

bots-buys = Kupuje: { $space } za { $price }, zostaje { $rest } gotówki
bots-does-not-buy = Nie kupuje: { $space } za { $price }, bo z { $cash } nie zostałoby { $least }
bots-bids = Daje { $bid }: dla niego to warte najwyżej { $value }
bots-bids-cash = Daje { $bid }: dla niego to warte { $value }, a do wydania ma { $purse }
bots-passes = Nie licytuje: dla niego to warte najwyżej { $value }
bots-passes-for-cash = Nie licytuje: dla niego to warte { $value }, ale do wydania ma tylko { $purse }
bots-may-not-bid = Nie licytuje: na wojnie cenowej nie wolno kupować

## Koniec kolejki

bots-lifts = Spłaca hipotekę: { $space }, najwięcej czynszu za te pieniądze (liczy na +{ $rent } za { $cost })
bots-builds = Buduje: { $space }, najwięcej czynszu za te pieniądze (+{ $rent } za { $cost })
bots-builds-on = Buduje: { $space }, najwięcej czynszu za te pieniądze (+{ $rent } za { $cost }, średnio z trzech pierwszych domów)
bots-saves-to-buy = Trzyma { $reserve } rezerwy do rundy { $round }, na tytuły jeszcze do kupienia
bots-saves = Trzyma { $reserve } rezerwy
bots-ends = Nie widzi nic do spłacenia, zbudowania ani zaproponowania za { $spare } ponad { $reserve } rezerwy
bots-ends-without-trade = Nie widzi nic do spłacenia ani zbudowania za { $spare } ponad { $reserve } rezerwy
bots-adjusted = Nie widzi już nic do spłacenia ani zbudowania za { $cash }

## Wymiany

bots-offers = Proponuje { $sum } (adresat: { $other }) za { $space }: dla niego to warte { $mine }, dla drugiej strony { $theirs }
bots-accepts = Przyjmuje: według jego rachunku zyskuje { $mine }, a { $other } { $theirs }
bots-accepts-alone = Przyjmuje: według jego rachunku zyskuje { $mine }
bots-rejects-loss = Odrzuca: według jego rachunku to strata { $loss }
bots-rejects-nothing = Odrzuca: według jego rachunku to żaden zysk
bots-rejects-share = Odrzuca: zysk { $mine } to mniej niż połowa tego, co zyskałby drugi gracz ({ $other }: { $theirs })
bots-rejects-monopoly = Odrzuca: drugi gracz miałby monopol ({ $other }, { $city }), a zysk { $mine } to mniej niż połowa jego { $theirs }
bots-rejects-card = Odrzuca: nie wymienia kart wyjścia z więzienia
bots-rejects-swap = Odrzuca: nie zamienia ról
bots-rejects-impossible = Odrzuca: tej oferty nie da się teraz wykonać

## Pieniądze do zapłaty

bots-pays = Płaci { $owed } długu
bots-sells = Sprzedaje budynek: { $space }, najmniej straconego czynszu za te pieniądze (−{ $loss } za { $money })
bots-mortgages = Zastawia: { $space }, najmniej straconego czynszu za te pieniądze (−{ $loss } za { $money })
bots-gives-up = Poddaje się: na { $owed } długu nie ma już nic do sprzedania ani zastawienia

## Co bywa rzadko

bots-pays-flat = Płaci stałą kwotę { $flat }: procent dałby { $percent }
bots-pays-percent = Płaci procent, { $percent }: mniej niż stała kwota { $flat }
bots-role-of-seat = Bierze rolę swojego miejsca: na przemian przedsiębiorca i monopolista dookoła stołu
bots-role-left = Bierze rolę, która zachowuje równowagę obozów
bots-goes-to-buy = Idzie na pole { $space }: najdroższy tytuł do kupienia, na który go stać ({ $price })
bots-goes = Idzie na pole { $space }: nie dosięga tytułu do kupienia, na który by go było stać
bots-pays-fine = Płaci: nigdy nie bierze zamiast tego karty
bots-keeps-mortgage = Zostawia hipotekę: spłaca tylko pod koniec swojej kolejki
bots-wants = Chce jeden: po wydaniu { $price } zostaje więcej niż { $reserve } rezerwy
bots-wants-first = Chce jeden: sam zaczął budować
bots-does-not-want = Nie chce: po wydaniu { $price } nie zostałoby więcej niż { $reserve } rezerwy
bots-places = Stawia: { $space }, pierwsza ulica, na której wolno
bots-places-at-price = Stawia za { $price }: { $space }; nikt inny tego nie chce
bots-leaves-in-box = Zostawia w pudełku: nigdzie nie wolno tego postawić

## greedy, następny krok dziecka

bots-greedy-buys = Kupuje: { $space } za { $price }, bo kupuje wszystko, na czym stanie
bots-greedy-builds = Buduje: { $space }, pierwsze miejsce, na którym wolno
bots-greedy-accepts = Przyjmuje: według cen z planszy warte o { $gain } więcej
bots-greedy-rejects = Odrzuca: według cen z planszy warte o { $loss } mniej
bots-greedy-bids = Daje { $bid }: licytuje do ceny, { $price }
bots-greedy-passes = Nie licytuje: dochodzi do ceny, { $price }, póki starcza gotówki
bots-greedy-goes-on = Gra dalej: nic do kupienia ani zbudowania

## trader

bots-trader-buys = Kupuje: { $space } za { $price }, dla niego warte { $worth } z tym, co uzupełnia i blokuje
bots-trader-declines = Nie kupuje: { $space } za { $price }, a ma { $cash }; dla niego warte { $worth }
bots-trader-offers = Proponuje wymianę ({ $other }): według rachunku zyskuje { $mine }, drugi gracz { $theirs }
bots-trader-offers-city = Proponuje miasto za miasto ({ $other }): według czynszów, jakie każdy mógłby zbudować, jego szanse rosną o { $mine-points } p.p., a drugiego gracza o { $their-points }
bots-trader-asks = Proponuje { $sum } ({ $other }) za to, co kosztuje { $price }: niektórzy tak sprzedają, a pytanie nic nie kosztuje
bots-trader-accepts-city = Przyjmuje: miasto za miasto; według czynszów, jakie każdy mógłby zbudować, jego szanse rosną o { $mine-points } p.p.
bots-trader-rejects-city = Odrzuca: miasto za miasto, ale według czynszów, jakie każdy mógłby zbudować, jego szanse zmieniłyby się o { $mine-points } p.p., a chce { $least-points }
bots-trader-rejects-early = Odrzuca: miasto za miasto, ale jakieś miasto można jeszcze skompletować z tego, co niesprzedane
bots-trader-rejects = Odrzuca: zysk { $mine } to za mało wobec { $theirs } drugiego gracza ({ $other })
bots-trader-rejects-theirs = Odrzuca: drugi gracz ({ $other }) skompletowałby miasto
bots-trader-rejects-idle = Odrzuca: nie skompletuje przez to żadnego miasta
bots-trader-rejects-poor = Odrzuca: zostałoby { $cash }, za mało na budowę
bots-trader-funds = Zastawia: { $space } za { $money }, bo budynek da za to więcej
bots-trader-pawns = Zastawia: { $space } za { $money }, aby kupić: { $title }
bots-trader-waits = Trzyma { $cash } na tytuły: buduje po rundzie { $round }
bots-trader-ends = Nie widzi nic do zyskania: zostaje { $cash }, z tego { $reserve } na najbliższe czynsze

## planner i expert

bots-planner-plays = Wygrywa { $wins }% gier dogranych stąd do końca ({ $number }), najlepszy inny wybór { $others }%
bots-planner-stays = Wygrywa { $wins }% gier dogranych stąd do końca ({ $number }); nic innego nie jest na pewno lepsze
bots-expert-deals = Proponuje to, co dobre dla obu ({ $other }): gdy przyjęte, wygrywa { $wins }% gier dogranych stąd do końca ({ $number }), inaczej { $others }%
