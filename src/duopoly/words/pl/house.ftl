# Zasady domowe, pod nazwami kwot i przełączników edycji. Żadna nie ma zmiennych: wystarcza sama nazwa.

## Kwoty

house-start-cash = Gotówka na początek
house-start-cash-note = Tyle każdy dostaje od banku przed pierwszym rzutem.
house-cash-competitor = Przedsiębiorca: gotówka na początek (0: jak wszyscy)
house-cash-monopolist = Monopolista: gotówka na początek (0: jak wszyscy)
house-start-bonus = Pole Start, za wejście lub przejście
house-start-bonus-note = Tyle bank płaci temu, kto tu stanie albo tędy przejdzie.
house-fee = Opłata za wyjście
house-fee-note = { $game ->
    [roles] Za wyjście z więzienia albo z wojny cenowej bez dubletu.
   *[classic] Za wyjście z więzienia bez dubletu.
}
house-income-tax = Podatek dochodowy: stała kwota
house-income-tax-note = Tyle bank bierze od tego, kto tu stanie.
house-property-tax = Podatek od nieruchomości lub luksusu
house-property-tax-note = Tyle bank bierze od tego, kto tu stanie.
house-houses = Domy w pudełku
house-hotels = Hotele lub apartamentowce w pudełku
house-tax-cash-competitor = Podatek dochodowy: procent gotówki przedsiębiorcy
house-tax-cash-monopolist = Podatek dochodowy: procent gotówki monopolisty
house-tax-titles = Podatek dochodowy: procent ceny nieruchomości
house-tax-buildings = Podatek dochodowy: procent kosztu budynków
house-foundation-monopolist = Urząd Antymonopolowy, opłata monopolisty
house-foundation-monopolist-note = Tyle płaci monopolista, który tu stanie. Przedsiębiorca rzuca kostką i może coś dostać.
house-foundation-one = Urząd Antymonopolowy, dotacja za 1
house-foundation-two = Urząd Antymonopolowy, dotacja za 2
house-utility-competitor = Obiekt przedsiębiorcy: mnożnik rzutu
house-utility-monopolist = Jeden obiekt monopolisty: mnożnik rzutu
house-utility-monopolist-both = Oba obiekty monopolisty: mnożnik rzutu
house-utility-player = Jeden obiekt: mnożnik rzutu
house-utility-player-both = Oba obiekty: mnożnik rzutu
house-keep-competitor = Gra z limitem czasowym: ile gotówki zachowuje przedsiębiorca
house-keep-monopolist = Gra z limitem czasowym: ile gotówki zachowuje monopolista
house-mortgage-interest = Odsetki od przejętej hipoteki
house-speed-cash = Szybka kostka: dodatkowa gotówka na początek
house-rounds = Gra z limitem czasowym: liczba rund (0: według zegara)

## Rzuty i więzienie

house-extra-throws = Dodatkowe rzuty z rzędu za dublety
house-doubles-to-prison = { $game ->
    [roles] Ile dubletów z rzędu prowadzi do więzienia lub na wojnę cenową (0: żadne)
   *[classic] Ile dubletów z rzędu prowadzi do więzienia (0: żadne)
}
house-prison-throws = Ile razy można próbować wyrzucić dublet, żeby wyjść
house-prison-double = Co daje dublet, dzięki któremu się wychodzi
house-prison-double-moves-and-throws-again = ruch i dodatkowy rzut
house-prison-double-throws-again = rzut, którym się idzie
house-prison-double-moves = ruch
house-prison-fee-after-miss = Po ostatniej nieudanej próbie: opłata i ruch o ten rzut
house-prison-stay = { $game ->
    [roles] W więzieniu lub na wojnie cenowej można opuścić turę
   *[classic] W więzieniu można opuścić turę
}
house-prison-ends-turn = Pójście do więzienia kończy turę
house-prison-collects = Pobieranie czynszu w więzieniu
house-prison-collects-note = { $game ->
    [roles] Według instrukcji monopolista w więzieniu nie pobiera czynszu.
   *[classic] Według instrukcji czynsz pobiera się także w więzieniu.
}
house-price-war-buys = Kupowanie na wojnie cenowej

## Ulice i budynki

house-income-tax-choice = Podatek dochodowy: do wyboru procent
house-auction = Licytacja nieruchomości, których nikt nie kupił
house-auction-note = { $game ->
    [roles] Według instrukcji zostaje w banku; z tą zasadą od razu idzie na licytację.
   *[classic] Według instrukcji od razu idzie na licytację; bez tej zasady zostaje w banku.
}
house-claim-rent = Czynszu trzeba zażądać
house-monopoly-competitor = Przedsiębiorca: ulice potrzebne do monopolu (0: żadne)
house-monopoly-monopolist = Monopolista: ulice potrzebne do monopolu (0: żadne)
house-monopoly-player = Ulice potrzebne do monopolu (0: żadne, 3: wszystkie)
house-max-houses-competitor = Przedsiębiorca: najwięcej domów na ulicy
house-max-houses-monopolist = Monopolista: najwięcej domów na ulicy
house-max-houses-player = Najwięcej domów na ulicy
house-build-any-time = Budowanie poza swoją turą
house-build-evenly = Równomierna zabudowa grupy
house-lift-any-time = Spłata hipotek poza swoją turą
house-houses-outlast-monopoly = Domy zostają po utracie monopolu
house-bare-group = Hipoteka i wymiana tylko wtedy, gdy grupa jest bez budynków
house-shortage = Gdy w banku zabraknie domów
house-shortage-note = Domów w pudełku jest ograniczona liczba: co się dzieje, gdy wszystkie stoją.
house-shortage-endless = dorabia się nowe
house-shortage-box = kto pierwszy, ten lepszy
house-shortage-auction = ostatnie idą na licytację

## Handel, bankructwo i koniec

house-trade = Wymiany między graczami
house-trade-any-time = w każdej chwili
house-trade-before-throw = tylko przed rzutem kostkami
house-timed-trade = Gra z limitem czasowym: wymiany między graczami
house-timed-adjust = Gra z limitem czasowym: ostatnie zmiany z bankiem
house-estate-auction = Licytacja nieruchomości bankruta
house-swap-roles = Zamiana ról przed grą

## Szybka kostka i dawne talie

house-speed-die = Szybka kostka
house-speed-die-note = Każdy zaczyna z kwotą o { $sum_speed_cash } większą. Trzecia kostka po pierwszym okrążeniu: 1 do 3 dodaje się do rzutu, autobus pozwala wybrać, o ile pól iść, a Pan M. prowadzi do nieruchomości bez właściciela.
house-speed-on-doubles = Szybka kostka także przy dublecie
house-older-decks = Dawne karty

## Domowe zasady wielu stołów

house-decline-extra-throw = Można zrezygnować z dodatkowego rzutu za dublet
house-triple-throws-again = Trzy takie same kostki dają następny rzut
house-cash-competitor-book = { $cash_competitor ->
    [0] { "" }
   *[other] Przedsiębiorca zaczyna jednak z kwotą { $sum_cash_competitor }.
}
house-cash-monopolist-book = { $cash_monopolist ->
    [0] { "" }
   *[other] Monopolista zaczyna jednak z kwotą { $sum_cash_monopolist }.
}
house-free-parking-pot = Podatki, opłaty i płatności z kart zbiera ten, kto stanie na Darmowym parkingu
house-free-parking-pot-note = Nie według instrukcji: tam Darmowy parking to tylko odpoczynek.
house-start-double = Podwójna wypłata za zatrzymanie się na polu Start
house-start-double-note = Według instrukcji wypłata jest taka sama, czy stajesz, czy mijasz.
house-start-double-book = { $start_double ->
    [1] Gdy staniesz dokładnie na nim, dostajesz dwa razy tyle.
   *[0] { "" }
}
house-deal-titles = Nieruchomości rozdane każdemu na początku
house-deal-titles-note = Według instrukcji wszystkie nieruchomości ma na początku bank.
