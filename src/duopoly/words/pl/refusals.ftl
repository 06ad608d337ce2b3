# Dlaczego ruch jest odrzucony, w jednej linii, i co byłoby dobre, gdy to pomaga.
# $game to roles albo classic, $hotel to hotel albo apartment, $detail mówi, czym powinien być tekst, który nie jest ruchem.

refusal-ok = Nic nie stoi na przeszkodzie.
refusal-over = Gra jest skończona.
refusal-bankrupt = Bankrut już nie gra.
refusal-not-your-move = Teraz decyduje ktoś inny.
refusal-not-now = Teraz nie można: najpierw trzeba rozstrzygnąć coś innego.
refusal-not-your-turn = Budować można tylko w swojej kolejce.
refusal-not-chance = O tym decyduje przypadek: tylko kostki i karty.
refusal-auction-first = Trwa licytacja: najpierw musi się skończyć.
refusal-debt-first = Jest dług do zapłacenia: najpierw trzeba go spłacić.
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
refusal-mortgaged = Ten tytuł jest zastawiony: najpierw spłać hipotekę.
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
refusal-one-offer = Czeka inna oferta: najpierw trzeba na nią odpowiedzieć albo ją wycofać.
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
