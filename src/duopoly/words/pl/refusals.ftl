# Dlaczego ruch jest odrzucony, w jednej linii, i co byłoby dobre, gdy to pomaga.
# $game to roles albo classic, $hotel to hotel albo apartment, $detail mówi, czym powinien być tekst, który nie jest ruchem,
# $bare czy cała grupa musi być bez budynków, $number ile ulic daje monopol, jeśli nie tyle co zwykle.

refusal-ok = Nic nie stoi na przeszkodzie.
refusal-over = To już koniec gry.
refusal-bankrupt = Bankrut już nie gra.
refusal-not-your-move = Teraz ruch należy do kogoś innego.
refusal-not-now = Teraz nie można tego zrobić.
refusal-not-your-turn = Budować możesz tylko w swojej turze.
refusal-not-chance = O tym decydują tylko kostki i karty.
refusal-auction-first = Trzeba poczekać do końca licytacji.
refusal-debt-first = Najpierw trzeba spłacić dług.
refusal-cash = Masz za mało gotówki: sprzedaj budynki albo zastaw coś.
refusal-pay-first = Musisz teraz zapłacić: nie możesz już próbować wyrzucić dubletu.
refusal-not-held = { $game ->
    [roles] To tylko dla graczy w więzieniu albo na wojnie cenowej.
   *[classic] To tylko dla graczy w więzieniu.
}
refusal-extra-throw = { $game ->
    [roles] To dodatkowy rzut: zapłacić możesz na początku następnej zwykłej tury.
   *[classic] To dodatkowy rzut: zapłacić albo użyć karty możesz na początku następnej zwykłej tury.
}
refusal-no-staying = { $game ->
    [roles] W tej grze nie można opuścić tury: w więzieniu albo na wojnie cenowej rzuć albo zapłać.
   *[classic] W tej grze nie można opuścić tury: w więzieniu rzuć albo zapłać.
}
refusal-no-get-out-card = Nie ma karty wyjścia z więzienia do użycia ani do oddania.
refusal-price-war = Na wojnie cenowej nie wolno niczego kupować.
refusal-no-such-space = Nie ma takiego pola: pola mają numery od 0 do 39.
refusal-no-title = To pole nie jest nieruchomością.
refusal-not-a-street = Budować można tylko na ulicach.
refusal-not-yours = Ta nieruchomość nie jest twoja.
refusal-mortgaged = Ta nieruchomość jest zastawiona.
refusal-not-mortgaged = Ta nieruchomość nie jest zastawiona.
refusal-no-monopoly = { $game ->
    [roles] Budować możesz tylko w mieście, w którym masz monopol.
   *[classic] { $number ->
        [0] Budować możesz tylko w grupie, która jest cała twoja i niezastawiona.
       *[other] Budować możesz tylko w grupie, w której masz monopol.
    }
}
refusal-fully-built = Na tej ulicy nic więcej nie można zbudować.
refusal-evenly = Buduj i sprzedawaj równomiernie: ulice grupy mogą się różnić najwyżej o jeden budynek.
refusal-no-houses-left = W banku nie ma już domów: poczekaj, aż jakieś wrócą.
refusal-no-hotels-left = { $hotel ->
    [apartment] W banku nie ma już apartamentowców: poczekaj, aż jakiś wróci.
   *[hotel] W banku nie ma już hoteli: poczekaj, aż jakiś wróci.
}
refusal-no-buildings = Nic tu nie stoi.
refusal-sell-first = { $bare ->
    [yes] Najpierw sprzedaj budynki z całej grupy.
   *[no] Najpierw sprzedaj budynki z tej ulicy.
}
refusal-monopoly-houses = { $game ->
    [roles] Monopol by przepadł: właściciel musi najpierw sprzedać budynki w tym mieście.
   *[classic] Monopol by przepadł: właściciel musi najpierw sprzedać budynki z tej grupy.
}
refusal-lift-own-turn = Hipotekę możesz spłacić tylko w swojej turze.
refusal-no-trade-timed = Gracze handlują tylko z bankiem, nie między sobą.
refusal-trade-before-throw = Handlować można tylko przed rzutem kostkami.
refusal-one-offer = Inna oferta czeka na odpowiedź.
refusal-trade-self = Wybierz innego gracza z tej gry.
refusal-empty-offer = { $game ->
    [roles] Oferta jest pusta: podaj co najmniej jedną nieruchomość.
   *[classic] Oferta jest pusta: podaj nieruchomość albo kartę wyjścia z więzienia.
}
refusal-not-theirs = Ta nieruchomość nie należy do tego gracza.
refusal-their-cash = Ten gracz nie ma tyle gotówki.
refusal-bare-first = { $bare ->
    [yes] Budynkami się nie handluje: właściciel musi najpierw sprzedać bankowi te z całej grupy.
   *[no] Budynkami się nie handluje: właściciel musi najpierw sprzedać bankowi te z tej ulicy.
}
refusal-their-interest = Ten gracz nie miałby na odsetki od hipoteki.
refusal-no-offer = Żadna oferta nie czeka na odpowiedź.
refusal-not-your-offer = Ofertę może wycofać tylko gracz, który ją złożył.
refusal-bid-higher = Musisz przebić ostatnią stawkę.
refusal-no-claim = Nie masz żadnego czynszu do zażądania.
refusal-can-pay = Masz gotówkę: zapłać.
refusal-can-raise = Jeszcze nie możesz się poddać: sprzedając i zastawiając, zbierzesz na dług.
refusal-balance = Obozy straciłyby równowagę: wybierz drugą rolę.
refusal-no-role = Takiej roli tu nie ma.
refusal-no-swap = Role można zamienić tylko przed rozpoczęciem gry, z graczem z drugiego obozu i jeśli pozwalają na to zasady.
refusal-not-there = Kostki tam nie prowadzą.
refusal-no-such-dice = Na kostce jest od 1 do 6 oczek.
refusal-no-such-card = Takiej karty nie ma w tej talii.
refusal-card-used = Ta karta leży na spodzie talii: przed nią są inne.
refusal-not-timed = To nie jest gra z limitem czasowym.
refusal-not-due = W tej grze nie ma o czym decydować: zachowanie hipoteki nic nowego właściciela nie kosztuje.
refusal-sum = Taka kwota jest niemożliwa.
refusal-in-offer = Ta nieruchomość jest częścią oferty: najpierw trzeba na nią odpowiedzieć albo ją wycofać.
refusal-reckoning = Trwa końcowe liczenie: nic już nie można zmienić.
refusal-garbled = { $detail }
refusal-choose-first = Nowy właściciel zastawionej nieruchomości najpierw decyduje, czy spłaca hipotekę.
refusal-loan = { $game ->
    [roles] Same pieniądze nie mogą zmienić właściciela: oferta musi zawierać nieruchomość, bo gracze nie pożyczają sobie pieniędzy.
   *[classic] Same pieniądze nie mogą zmienić właściciela: oferta musi zawierać nieruchomość albo kartę wyjścia z więzienia, bo gracze nie pożyczają sobie pieniędzy.
}
refusal-cover = Nie starczyłoby ci potem na dług: wierzyciel ma pierwszeństwo.
refusal-their-cover = Temu graczowi nie starczyłoby potem na dług: wierzyciel ma pierwszeństwo.
refusal-which-card = Masz dwie karty wyjścia z więzienia: podaj którą, chance czy chest.
refusal-no-such-number = Nie możesz prosić o tyle: co najmniej jeden i nie więcej, niż ma bank, niż cię stać i niż możesz postawić.
refusal-no-claiming = W tej grze nikt nie musi żądać czynszu: płaci się go od razu.
refusal-already = Tak już jest ustawione.
refusal-no-auctions = W tej grze nie ma licytacji.
refusal-no-last-houses = W tej grze nie dzieli się ostatnich budynków: kto pierwszy, ten lepszy.
refusal-no-speed-die = W tej grze nie ma szybkiej kostki.
refusal-no-drawing = Żadna karta w tej grze nie pozwala wyciągnąć następnej zamiast płacić.
refusal-no-tax-choice = W tej grze podatek dochodowy to stała kwota: nie ma w czym wybierać.
refusal-no-foundation = Na tej planszy nie ma Urzędu Antymonopolowego.
refusal-no-dealing = W tej grze nie rozdaje się nieruchomości.

# Co pomoże: $player działa, $other czeka, $amount to pieniądze, $space pole, $gives i $takes strony oferty.

help-first-order = Najpierw: kostki rozstrzygają, kto zaczyna.
help-first-role = Najpierw: { $player } wybiera rolę.
help-first-throw = Najpierw: { $player } rzuca kostkami.
help-first-dice = Najpierw: rzut kostkami.
help-first-speed = Najpierw: rzut szybką kostką.
help-first-go = Najpierw: { $player } wybiera pole.
help-first-buy = Najpierw: { $player } kupuje pole { $space } albo rezygnuje.
help-first-card = Najpierw: dobranie karty.
help-first-die = Najpierw: rzut jedną kostką.
help-first-count = Najpierw: rzut kostkami.
help-first-tax = Najpierw: { $player } wybiera, jak zapłacić podatek.
help-first-fine = Najpierw: { $player } płaci grzywnę albo dobiera kartę.
help-first-end = Najpierw: { $player } kończy turę.
help-first-adjust = Najpierw: { $player } kończy sprawy z bankiem.
help-first-auction = Najpierw: { $player } licytuje albo pasuje.
help-first-want = Najpierw: { $player } mówi, o ile z ostatnich budynków prosi.
help-first-place = Najpierw: { $player } wybiera, gdzie stanie budynek.
help-first-answer = { $offer ->
    [give] Najpierw: { $player } odpowiada na ofertę gracza { $other }: { $gives } za darmo.
    [take] Najpierw: { $player } odpowiada na ofertę gracza { $other }, który prosi o: { $takes }.
   *[both] Najpierw: { $player } odpowiada na ofertę gracza { $other }: { $gives } za { $takes }.
}
help-first-answer-swap = Najpierw: { $player } odpowiada graczowi { $other } na propozycję zamiany ról.
help-first-debt = Najpierw: { $player } płaci { $amount }.
help-first-interest = Najpierw: { $player } zostawia albo spłaca hipotekę pola { $space }.
help-first-deal = Najpierw: rozdanie nieruchomości.
help-lift-first = Najpierw spłać hipotekę pola { $space }.
help-monopoly = Co najmniej { $number } ulice muszą tam być twoje i niezastawione.
help-whose-turn = Teraz jest kolej gracza { $player }.
help-least-bid = Daj co najmniej { $amount }.
help-lacking = Graczowi { $player } brakuje { $amount }.
help-can-raise = { $player } może zebrać { $amount }.
help-owes = { $short ->
    [yes] { $player } ma do zapłaty { $amount }; wystarczy jeszcze { $more } w gotówce.
   *[no] { $player } ma do zapłaty { $amount }.
}

# Co jest nie tak w tekście, który nie jest ruchem: $found to co tam stoi, $word jego czasownik, $example i $choices to, co byłoby dobre.

garbled-type = Ruch ma być tekstem, na przykład throw, a nie { $found }.
garbled-unknown = Nieznany ruch { $found }.
garbled-near = Nieznany ruch { $found }. Czy chodziło o { $near }?
garbled-choice = Po { $word } można podać { $choices }, a nie { $found }.
garbled-form = Po { $word } napisz na przykład { $example }, a nie { $found }.
garbled-alone = Po { $word } nic nie następuje: { $found } jest niepotrzebne.
garbled-short = Po { $word } czegoś brakuje: napisz na przykład { $example }.
garbled-number = Po { $word } potrzebna jest liczba całkowita, a nie { $found }.
garbled-space = Nieznane pole { $found }: podaj klucz, na przykład { $example }, albo liczbę od 0 do 39.
garbled-space-near = Nieznane pole { $found }. Czy chodziło o { $near }?
garbled-deck = Nieznana talia { $found }: do wyboru { $choices }.
garbled-player = Nieznany gracz { $found }: do wyboru { $choices }.
garbled-to-whom = Oferta zaczyna się od gracza ({ $choices }), a nie od { $found }.
garbled-side = W ofercie mają być give i take, każde raz, a nie { $found }.
garbled-twice = W ofercie { $found } jest dwa razy: wystarczy raz.
