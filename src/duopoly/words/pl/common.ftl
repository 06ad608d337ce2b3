# Słowa wspólne dla wszystkiego. To, co się łączy, jest małą literą; wielkie litery wstawia ten, kto pokazuje.

rule = punkt { $rule }
rule-named = „{ $rule }”

## The language itself: its name; the sign between groups of three digits, and how many digits a number has that is grouped;
## the sign before a fraction; and the plural rules of CLDR, as unicode.org/cldr/charts lists them for every language

language-name = Polski
number-separator = { "\u00A0" }
number-grouped-from = 5
number-decimal = ,
plural-rules =
    one: i = 1 and v = 0
    few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
    many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14

## Gracze i obozy

player = gracz
players = gracze
bank = bank
chance = los
nobody = nikt
role = rola
role-competitor = przedsiębiorca
role-monopolist = monopolista
role-player = gracz
roles-competitor = { $number ->
    [one] { $number } przedsiębiorca
    [few] { $number } przedsiębiorcy
    [many] { $number } przedsiębiorców
   *[other] { $number } przedsiębiorcy
}
roles-monopolist = { $number ->
    [one] { $number } monopolista
    [few] { $number } monopoliści
    [many] { $number } monopolistów
   *[other] { $number } monopolisty
}
roles-player = { $number ->
    [one] { $number } gracz
    [few] { $number } gracze
    [many] { $number } graczy
   *[other] { $number } gracza
}
chat-person = Pisać mogą tylko osoby przy stole.
held = { $role ->
    [competitor] na wojnie cenowej
   *[other] w więzieniu
}
held-turn = { $role ->
    [competitor] na wojnie cenowej, tura { $number }
   *[other] w więzieniu, tura { $number }
}
sightseeing = { $game ->
    [roles] zwiedzanie
   *[classic] odwiedziny
}
bankrupt = bankrut

## Na stole

cash = gotówka
money = pieniądze
title = nieruchomość
titles = nieruchomości
street = ulica
owner = właściciel
price = cena
rent = czynsz
unowned = na sprzedaż
mortgage = hipoteka
mortgaged = pod hipoteką
monopoly = monopol
monopolized = zmonopolizowane
city = { $game ->
    [roles] miasto
   *[classic] grupa
}
house = dom
hotel = { $hotel ->
    [apartment] apartamentowiec
   *[hotel] hotel
}
houses = { $number ->
    [one] { $number } dom
    [few] { $number } domy
    [many] { $number } domów
   *[other] { $number } domu
}
hotels = { $hotel ->
    [apartment] { $number ->
        [one] { $number } apartamentowiec
        [few] { $number } apartamentowce
        [many] { $number } apartamentowców
       *[other] { $number } apartamentowca
    }
   *[hotel] { $number ->
        [one] { $number } hotel
        [few] { $number } hotele
        [many] { $number } hoteli
       *[other] { $number } hotelu
    }
}
get-out-card = karta wyjścia z więzienia
deck = { $deck ->
    [competitor] karty przedsiębiorców
    [monopolist] karty monopolistów
    [chest] Kasa Społeczna
   *[chance] Szansa
}
dice = kostki
double = dublet
offer = oferta
debt = dług
auction = licytacja
bid = stawka
worth = majątek
edition = wydanie
seed = ziarno
rules = zasady
house-rules = zasady domowe

## Liczby

round = runda { $number }
rounds = { $number ->
    [one] { $number } runda
    [few] { $number } rundy
    [many] { $number } rund
   *[other] { $number } rundy
}
turn = tura
moves = { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
    [many] { $number } ruchów
   *[other] { $number } ruchu
}
spaces = { $number ->
    [one] { $number } pole
    [few] { $number } pola
    [many] { $number } pól
   *[other] { $number } pola
}

## Koniec

winner = zwycięzca
winners = zwycięzcy
wins = Wygrywa { $player }.
win-shared = Wspólne zwycięstwo: { $players }.
richest = najbogatszy
saved-in = Zapisano w pliku { $file }.
yes = tak
no = nie

## Cele

aim = cel
aim-last = ostatni w grze
aim-camp = najbogatszy z ostatniego obozu
aim-timed = gra z limitem czasowym
aim-last-hint = Doprowadź wszystkich innych do bankructwa.
aim-camp-hint = Bądź najbogatszy w swoim obozie, gdy drugi zbankrutuje.
aim-timed-hint = Miej najwięcej gotówki, gdy umówiony czas minie.

## Rodzaje pól

kind-start = start
kind-street = ulica
kind-transport = { $game ->
    [roles] firma transportowa
   *[classic] dworzec
}
kind-utility = obiekt użyteczności publicznej
kind-card = karta
kind-income-tax = podatek dochodowy
kind-property-tax = { $game ->
    [roles] podatek od nieruchomości
   *[classic] podatek od luksusu
}
kind-prison = { $game ->
    [roles] więzienie i wojna cenowa
   *[classic] więzienie
}
kind-go-to-prison = { $game ->
    [roles] idź do więzienia albo na wojnę cenową
   *[classic] idź do więzienia
}
kind-foundation = Urząd Antymonopolowy
kind-free = darmowy parking

## Fazy: co jest do rozstrzygnięcia

phase-order = { $player } rzuca o kolejność
phase-role = { $player } wybiera rolę
phase-throw = { $player } ma rzucić kostkami
phase-dice = { $player } rzuca kostkami
phase-speed = { $player } rzuca szybką kostką
phase-go = { $player } wybiera pole
phase-buy = { $player } decyduje o kupnie
phase-card = { $player } dobiera kartę
phase-die = { $player } rzuca jedną kostką
phase-count = { $player } rzuca o kwotę
phase-tax = { $player } wybiera sposób zapłaty podatku
phase-fine = { $player } wybiera zapłatę albo kartę
phase-end = { $player } kończy turę
phase-adjust = Czas minął: { $player } rozlicza się z bankiem
phase-over = Koniec gry
phase-next = { $player } gra dalej
phase-move = { $player } przesuwa pionek
phase-auction = { $player } licytuje albo pasuje
phase-want = { $player } wybiera spośród ostatnich budynków
phase-place = { $player } stawia budynek
phase-answer = { $player } rozważa ofertę
phase-debt = { $player } ma dług do spłacenia
phase-interest = { $player } decyduje o hipotece
phase-deal = Bank rozdaje nieruchomości

## Czasowniki: co może zrobić gracz albo przypadek

verb-throw = rzuć
verb-end = zakończ turę
verb-buy = kup
verb-decline = nie kupuj
verb-pay = zapłać
verb-stay = opuść turę
verb-use-card = użyj karty
verb-tax = zapłać podatek
verb-draw = dobierz kartę
verb-go = idź
verb-bid = licytuj
verb-pass = pasuj
verb-want = poproś o budynek
verb-place = postaw
verb-keep = zostaw hipotekę
verb-give-up = poddaj się
verb-role = wybierz rolę
verb-accept = przyjmij
verb-reject = odrzuć
verb-build = buduj
verb-sell = sprzedaj
verb-mortgage = zastaw
verb-lift = spłać hipotekę
verb-offer = zaproponuj wymianę
verb-withdraw = wycofaj ofertę
verb-claim = zażądaj czynszu
verb-swap = zamień role
verb-deal = rozdaj nieruchomość
verb-claim-for-me = pobieraj czynsz automatycznie
verb-dice = kostki
verb-card = karta
verb-die = kostka
verb-speed = szybka kostka
verb-time = koniec czasu

verb-throw-hint = Rzuć kostkami.
verb-end-hint = Przekaż kostki następnemu graczowi.
verb-buy-hint = Kup tę nieruchomość od banku.
verb-decline-hint = Zostaw tę nieruchomość w banku.
verb-pay-hint = Zapłać, co trzeba.
verb-stay-hint = Opuść tę turę; następną zaczniesz od opłaty.
verb-use-card-hint = Użyj karty wyjścia z więzienia.
verb-tax-hint = Wybierz stałą kwotę albo procent.
verb-draw-hint = Dobierz kartę z drugiej talii, zamiast płacić.
verb-go-hint = Wybierz, dokąd prowadzą kostki.
verb-bid-hint = Przebij ostatnią stawkę.
verb-pass-hint = Wycofaj się z tej licytacji.
verb-want-hint = Powiedz, ile z ostatnich budynków chcesz.
verb-place-hint = Powiedz, gdzie stanie budynek.
verb-keep-hint = Zostaw hipotekę i zapłać odsetki.
verb-give-up-hint = Ogłoś bankructwo.
verb-role-hint = Bądź przedsiębiorcą albo monopolistą przez całą grę.
verb-accept-hint = Przyjmij ofertę w całości.
verb-reject-hint = Odrzuć ofertę.
verb-build-hint = Postaw na ulicy jeszcze jeden budynek.
verb-sell-hint = Odsprzedaj jeden budynek za połowę ceny.
verb-mortgage-hint = Pożycz od banku połowę ceny nieruchomości.
verb-lift-hint = Spłać hipotekę.
verb-offer-hint = Zaproponuj innemu graczowi wymianę.
verb-withdraw-hint = Wycofaj swoją ofertę.
verb-claim-hint = Zażądaj czynszu od gracza, który u ciebie stanął.
verb-swap-hint = Zaproponuj zamianę ról przed rozpoczęciem gry.
verb-deal-hint = Przed pierwszym rzutem następny gracz dostaje nieruchomość, która jest na sprzedaż.
verb-claim-for-me-hint = Czynsz pobierany automatycznie (on) albo przez ciebie (off).
verb-dice-hint = Dwie kostki pokazują te oczka.
verb-card-hint = Ta karta została dobrana.
verb-die-hint = Pojedyncza kostka pokazuje te oczka.
verb-speed-hint = Szybka kostka pokazuje tę ściankę.
verb-time-hint = Umówiony czas kończy grę.

tax-flat = stała kwota
tax-percent = procent
face-bus = autobus
face-mr-m = Pan M.
