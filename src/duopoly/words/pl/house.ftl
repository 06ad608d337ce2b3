# Zasady domowe, pod nazwami kwot i przełączników edycji. Żadna nie ma zmiennych: wystarcza sama nazwa.

## Kwoty

house-start-cash = Gotówka na początek
house-start-bonus = Start: wejście lub przejście
house-fee = Opłata za wyjście na wolność
house-income-tax = Podatek dochodowy, stała kwota
house-property-tax = Podatek od nieruchomości lub luksusu
house-houses = Domy w pudełku
house-hotels = Hotele lub apartamentowce w pudełku
house-tax-cash-competitor = Podatek dochodowy: udział gotówki, przedsiębiorca
house-tax-cash-monopolist = Podatek dochodowy: udział gotówki, monopolista
house-tax-titles = Podatek dochodowy: udział ceny tytułów
house-tax-buildings = Podatek dochodowy: udział kosztu budynków
house-foundation-monopolist = Urząd Antymonopolowy, monopolista
house-foundation-one = Urząd Antymonopolowy, dotacja za 1
house-foundation-two = Urząd Antymonopolowy, dotacja za 2
house-utility-competitor = Obiekt przedsiębiorcy: razy rzut
house-utility-monopolist = Jeden obiekt monopolisty: razy rzut
house-utility-monopolist-both = Oba obiekty monopolisty: razy rzut
house-utility-player = Jeden obiekt: razy rzut
house-utility-player-both = Oba obiekty: razy rzut
house-keep-competitor = Gra z limitem czasowym: ile gotówki zachowuje przedsiębiorca
house-keep-monopolist = Gra z limitem czasowym: ile gotówki zachowuje monopolista
house-mortgage-interest = Odsetki od przejętej hipoteki
house-speed-cash = Szybka kostka: więcej gotówki na początek
house-rounds = Gra z limitem czasowym: rundy (0: według zegara)

## Rzuty i więzienie

house-extra-throws = Dodatkowe rzuty z rzędu za dublety
house-doubles-to-prison = Dublety z rzędu, które prowadzą do więzienia (0: żadne)
house-prison-throws = Próby wyrzucenia dubletu, żeby wyjść
house-prison-double = Co daje dublet, który uwalnia
house-prison-double-moves-and-throws-again = ruch i dodatkowy rzut
house-prison-double-throws-again = rzut, o który się idzie
house-prison-double-moves = ruch
house-prison-fee-after-miss = Po ostatniej próbie: opłata i ruch o ten rzut
house-prison-stay = Kolejkę w więzieniu można opuścić
house-prison-ends-turn = Trafienie do więzienia kończy kolejkę
house-prison-collects = Czynsz wpływa także w więzieniu
house-prison-collects-note = { $game ->
    [roles] Instrukcja nie płaci monopoliście w więzieniu.
   *[classic] Instrukcja płaci czynsz także więźniowi.
}
house-price-war-buys = Kupowanie na wojnie cenowej

## Ulice i budynki

house-income-tax-choice = Podatek dochodowy: wybór procentu
house-auction = Licytacja tytułów, których nie kupiono
house-auction-note = Instrukcja każe licytować od razu; bez tego zostaje w banku.
house-claim-rent = Czynszu trzeba zażądać
house-monopoly-competitor = Przedsiębiorca: ulice do monopolu (0: bez)
house-monopoly-monopolist = Monopolista: ulice do monopolu (0: bez)
house-monopoly-player = Ulice do monopolu (0: bez, 3: wszystkie)
house-max-houses-competitor = Przedsiębiorca: najwięcej domów na ulicy
house-max-houses-monopolist = Monopolista: najwięcej domów na ulicy
house-max-houses-player = Najwięcej domów na ulicy
house-build-any-time = Budowanie poza swoją kolejką
house-build-evenly = Równa zabudowa grupy
house-lift-any-time = Spłata hipotek poza swoją kolejką
house-houses-outlast-monopoly = Domy zostają po utracie monopolu
house-bare-group = Hipoteka i wymiana tylko z pustej grupy
house-shortage = Gdy zabraknie domów
house-shortage-endless = dorabia się nowe
house-shortage-box = kto pierwszy, ten lepszy
house-shortage-auction = ostatnie idą na licytację

## Handel, bankructwo i koniec

house-trade = Wymiany między graczami
house-trade-any-time = w każdej chwili
house-trade-before-throw = tylko przed kostkami
house-timed-trade = Gra z limitem czasowym: wymiany między graczami
house-timed-adjust = Gra z limitem czasowym: ostatnie zmiany z bankiem
house-estate-auction = Licytacja tytułów bankruta
house-swap-roles = Zamiana ról przed początkiem

## Szybka kostka i dawne talie

house-speed-die = Szybka kostka
house-speed-on-doubles = Szybka kostka także przy dublecie
house-older-decks = Dawne karty

## Domowe zasady wielu stołów

house-decline-extra-throw = Można zrezygnować z dodatkowego rzutu za dublet
house-triple-throws-again = Trzy jednakowe dają następny rzut
house-free-parking-pot = Podatki i opłaty dla tego, kto stanie na Bezpłatnym parkingu
house-free-parking-pot-note = Instrukcja mówi nie: parking to tylko odpoczynek.
house-start-double = Podwójna wypłata za stanięcie na polu Start
house-start-double-note = Instrukcja wypłaca raz, czy stajesz, czy mijasz.
house-start-double-book = { $start_double ->
    [1] Gdy staniesz dokładnie na nim, dostajesz dwa razy tyle.
   *[0] { "" }
}
house-deal-titles = Tytuły rozdane każdemu na początku
house-deal-titles-note = Według instrukcji wszystkie tytuły ma na początku bank.
