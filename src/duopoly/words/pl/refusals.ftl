# Dlaczego ruch jest odrzucony, w jednej linii, i co byłoby dobre, gdy to pomaga.
# $game to roles albo classic, $hotel to hotel albo apartment, $detail mówi, czym powinien być tekst, który nie jest ruchem.

refusal-ok = Nic nie stoi na przeszkodzie.
refusal-over = Gra jest skończona.
refusal-bankrupt = Bankrut już nie gra.
refusal-not-your-move = Teraz ruch ma ktoś inny.
refusal-not-now = Teraz nie można.
refusal-not-your-turn = Budować można tylko w swojej kolejce.
refusal-not-chance = O tym decyduje przypadek: tylko kostki i karty.
refusal-auction-first = Najpierw musi się skończyć licytacja.
refusal-debt-first = Najpierw spłać dług.
refusal-cash = Nie starcza gotówki: sprzedaj, zastaw albo wymień coś.
refusal-pay-first = Próby wyrzucenia dubletu się skończyły: najpierw zapłać.
refusal-not-held = { $game ->
    [roles] To tylko dla tych, którzy są w więzieniu albo na wojnie cenowej.
   *[classic] To tylko dla tych, którzy są w więzieniu.
}
refusal-extra-throw = To dodatkowy rzut: płacenie i karty czekają do następnej zwykłej kolejki.
refusal-no-staying = Kolejki nie można opuścić: rzuć albo zapłać.
refusal-no-get-out-card = Nie ma karty wyjścia z więzienia, której można by użyć albo którą można by oddać.
refusal-price-war = Na wojnie cenowej nie wolno niczego kupować.
refusal-no-such-space = Nie ma takiego pola: pola mają numery od 0 do 39.
refusal-no-title = To pole nie ma tytułu własności.
refusal-not-a-street = Budować można tylko na ulicach.
refusal-not-yours = Ten tytuł nie jest twój.
refusal-mortgaged = Ten tytuł jest zastawiony.
refusal-not-mortgaged = Ten tytuł nie jest zastawiony.
refusal-no-monopoly = { $game ->
    [roles] Budować możesz tylko w mieście, w którym masz monopol.
   *[classic] Budować możesz tylko w grupie, która cała jest twoja i niezastawiona.
}
refusal-fully-built = Na tej ulicy nic więcej nie można zbudować.
refusal-evenly = Buduj i sprzedawaj równo: ulice grupy mogą się różnić najwyżej o jeden budynek.
refusal-no-houses-left = W banku nie ma już domów: poczekaj, aż jakieś wrócą.
refusal-no-hotels-left = { $hotel ->
    [apartment] W banku nie ma już apartamentowców: poczekaj, aż jakiś wróci.
   *[hotel] W banku nie ma już hoteli: poczekaj, aż jakiś wróci.
}
refusal-no-buildings = Nic tu nie stoi.
refusal-sell-first = { $game ->
    [roles] Najpierw sprzedaj budynki z tej ulicy.
   *[classic] Najpierw sprzedaj budynki z całej grupy.
}
refusal-monopoly-houses = To złamałoby monopol: najpierw sprzedaj budynki w tym mieście.
refusal-lift-own-turn = Hipotekę można spłacić tylko w swojej kolejce.
refusal-no-trade-timed = Gracze handlują teraz tylko z bankiem, nie między sobą.
refusal-trade-before-throw = Wymieniać można tylko przed rzutem kostkami.
refusal-one-offer = Czeka inna oferta.
refusal-trade-self = Wybierz innego gracza z tej gry.
refusal-empty-offer = Oferta jest pusta: podaj tytuł, kartę albo gotówkę.
refusal-not-theirs = Ten tytuł nie należy do tego gracza.
refusal-their-cash = Ten gracz nie ma tyle gotówki.
refusal-bare-first = { $game ->
    [roles] Budynkami się nie handluje: najpierw sprzedaj bankowi te z tej ulicy.
   *[classic] Budynkami się nie handluje: najpierw sprzedaj bankowi te z całej grupy.
}
refusal-their-interest = Ten gracz nie miałby na odsetki od hipoteki.
refusal-no-offer = Żadna oferta nie czeka na odpowiedź.
refusal-not-your-offer = To oferta innych graczy albo decyduje o niej druga strona.
refusal-bid-higher = Daj więcej niż ostatnia oferta, a przynajmniej 1.
refusal-no-claim = Nie masz czynszu, którego można zażądać.
refusal-can-pay = Gotówka jest: zapłać.
refusal-can-raise = Sprzedaż i hipoteki starczyłyby na dług: jeszcze nie wolno się poddać.
refusal-balance = Obozy straciłyby równowagę: wybierz drugą rolę.
refusal-no-role = Takiej roli tu nie ma.
refusal-no-swap = Role można zamienić tylko przed początkiem, z graczem z drugiego obozu i jeśli zasady na to pozwalają.
refusal-not-there = Kostki tam nie prowadzą.
refusal-no-such-dice = Takich kostek nie ma: ścianki mają od 1 do 6 oczek.
refusal-no-such-card = Takiej karty nie ma w tej talii.
refusal-card-used = Ta karta leży na spodzie talii: inne są przed nią.
refusal-not-timed = To nie jest gra z limitem czasowym.
refusal-not-due = Nie ma hipoteki do rozstrzygnięcia.
refusal-sum = Taka kwota jest niemożliwa.
refusal-in-offer = Ten tytuł jest częścią oferty, która czeka: najpierw trzeba na nią odpowiedzieć albo ją wycofać.
refusal-reckoning = Bank podlicza grę: nic już nie można zmienić.
refusal-garbled = Nie da się tego odczytać: { $detail }
refusal-choose-first = Nowy właściciel zastawionego tytułu najpierw wybiera: spłacić hipotekę albo ją zachować.
refusal-loan = Same pieniądze nie mogą zmienić właściciela: oferta musi zawierać tytuł albo kartę wyjścia z więzienia, bo gracze nie pożyczają sobie pieniędzy.
refusal-cover = Po tym nie starczyłoby ci na dług: to należy się wierzycielowi.
refusal-their-cover = Po tym temu graczowi nie starczyłoby na dług: to należy się wierzycielowi.
refusal-which-card = Masz dwie karty wyjścia z więzienia: podaj którą, chance czy chest.
refusal-no-such-number = Tylu nie możesz chcieć: co najmniej jeden i nie więcej, niż ma bank i niż możesz zbudować i opłacić.
refusal-no-claiming = W tej grze nikt nie musi żądać czynszu: płaci się go od razu.
refusal-already = Tak już jest ustawione.

# Co pomoże: $player działa, $other czeka, $amount to pieniądze, $space pole, $gives i $takes strony oferty.

help-first-order = Najpierw: kostki rozstrzygają, kto zaczyna.
help-first-role = Najpierw: { $player } wybiera rolę.
help-first-throw = Najpierw: { $player } rzuca kostkami.
help-first-dice = Najpierw: rzut kostkami.
help-first-speed = Najpierw: rzut szybką kostką.
help-first-go = Najpierw: { $player } wybiera pole.
help-first-buy = Najpierw: { $player } kupuje albo rezygnuje ({ $space }).
help-first-card = Najpierw: karta z talii.
help-first-die = Najpierw: rzut jedną kostką.
help-first-count = Najpierw: rzut kostkami.
help-first-tax = Najpierw: { $player } wybiera, jak zapłacić podatek.
help-first-fine = Najpierw: { $player } płaci karę albo ciągnie kartę.
help-first-end = Najpierw: { $player } kończy kolejkę.
help-first-adjust = Najpierw: { $player } kończy sprawy z bankiem.
help-first-auction = Najpierw: { $player } licytuje albo pasuje.
help-first-want = Najpierw: { $player } mówi, ile ostatnich budynków chce.
help-first-place = Najpierw: { $player } wybiera, gdzie stanie budynek.
help-first-answer = { $offer ->
    [give] Najpierw: { $player } odpowiada na ofertę, którą składa { $other } (daje: { $gives }, nie chce nic).
    [take] Najpierw: { $player } odpowiada na ofertę, którą składa { $other } (chce: { $takes }).
   *[both] Najpierw: { $player } odpowiada na ofertę, którą składa { $other } (daje: { $gives }, chce: { $takes }).
}
help-first-answer-swap = Najpierw: { $player } odpowiada na zamianę ról, którą proponuje { $other }.
help-first-debt = Najpierw: { $player } płaci { $amount }.
help-first-interest = Najpierw: { $player } zachowuje albo spłaca hipotekę ({ $space }).
help-first-deal = Najpierw: rozdanie tytułów.
help-lift-first = Najpierw spłać hipotekę: { $space }.
help-whose-turn = Kolej na gracza: { $player }.
help-least-bid = Najniższa oferta to { $amount }.
help-lacking = Brakuje { $amount } ({ $player }).
help-can-raise = { $player } może zebrać { $amount }.
help-owes = { $player } ma do zapłacenia { $amount }.
