# Tryb bankiera: telefon jest bankiem prawdziwej planszy.

web-treasurer-name = Bankier
web-treasurer-players = Gracze
web-treasurer-ledger = Dziennik
web-treasurer-menu = Menu
web-treasurer-books = Rachunki banku
web-treasurer-dock = Co dalej
web-treasurer-last = Ostatnie wpisy
web-treasurer-first-dice = Rzućcie własnymi kostkami, przesuńcie pionek i dotknijcie tego, co wypadło.
web-treasurer-first-pay = Duopoly powie, kto komu płaci, za co i jakimi banknotami.
web-treasurer-first-undo = Pomyłka? U góry pojawia się wtedy strzałka, która ją cofa.
web-treasurer-first-account = Dotknięcie gracza u góry pokazuje jego nieruchomości: tam się buduje i zastawia.

## Zegar gry z limitem czasowym

web-treasurer-left-hours = jeszcze { $hours } h { $minutes }
web-treasurer-left-minutes = { $minutes ->
    [one] jeszcze { $minutes } minuta
    [few] jeszcze { $minutes } minuty
    [many] jeszcze { $minutes } minut
   *[other] jeszcze { $minutes } minuty
}
web-treasurer-left-seconds = { $seconds ->
    [one] jeszcze { $seconds } sekunda
    [few] jeszcze { $seconds } sekundy
    [many] jeszcze { $seconds } sekund
   *[other] jeszcze { $seconds } sekundy
}
web-treasurer-time-up = Koniec czasu: ostatnia tura
web-treasurer-reckon = Zakończ i policz

## Kostki

web-treasurer-both-dice = Co pokazują kostki?
web-treasurer-second = Pierwsza kostka: { $first }. Druga?
web-treasurer-which-face = Co pokazuje kostka?
web-treasurer-first-die = Pierwsza kostka
web-treasurer-second-die = Druga kostka
web-treasurer-the-die = Kostka
web-treasurer-face = { $die }: { $face }
web-treasurer-clear = Wyczyść
web-treasurer-outcomes = { $first } i ta druga kostka:

## Karty

web-treasurer-card-search = Numer albo słowa z karty
web-treasurer-space-search = Numer albo nazwa pola
web-treasurer-title-search = Numer lub nazwa nieruchomości
web-treasurer-matches = { $number ->
    [0] Nic takiego nie może teraz wypaść.
    [one] { $number } możliwość.
    [few] { $number } możliwości.
    [many] { $number } możliwości.
   *[other] { $number } możliwości.
}

## Płacenie

web-treasurer-pays = płaci
web-treasurer-hand-over = Do przekazania
web-treasurer-or-change = albo { $given }, reszta { $back } od gracza { $payee }
web-treasurer-before = wcześniej
web-treasurer-done = Zapłacone na stole?
web-treasurer-nothing-owed = Nic do zapłaty
web-treasurer-then-next = Potem przekaż kostki.
web-treasurer-paid = Zapłacone, następny rzut
web-treasurer-paid-only = Zapłacone
web-treasurer-next = Następny rzut
web-treasurer-undo-dice = Złe kostki: cofnij
web-treasurer-undo-card = Zła karta: cofnij
web-treasurer-undo-move = Cofnij
web-treasurer-title-card = Akt własności
web-treasurer-has = Gotówka: { $cash }
web-treasurer-leaves = potem { $cash }

## Nieruchomości

web-treasurer-titles = Nieruchomości
web-treasurer-what = Co zrobić
web-treasurer-manage = Buduj, sprzedaj, zastaw
web-treasurer-more = Buduj, wymień…
web-treasurer-build = Buduj
web-treasurer-sell = Sprzedaj
web-treasurer-mortgage = Zastaw
web-treasurer-lift = Spłać
web-treasurer-trade = Wymiana
web-treasurer-none-build = { $player } nie ma teraz czego budować.
web-treasurer-none-sell = { $player } nie ma budynków.
web-treasurer-none-mortgage = { $player } nie ma czego zastawić.
web-treasurer-none-lift = { $player } nie ma hipotek.
web-treasurer-no-titles = Jeszcze bez nieruchomości
web-treasurer-debts = Kto komu ile winien
web-treasurer-box = Zostało w pudełku
web-treasurer-box-endless = Domów nigdy nie brakuje.

## Licytacje

web-treasurer-auction-line = Licytujcie na głos, potem wpiszcie, kto wygrywa.
web-treasurer-sold-to = Kto wygrywa
web-treasurer-sold-for = Za
web-treasurer-sold = Sprzedane
web-treasurer-bid-stands = { $player }: stawka { $sum } jest już wpisana. Cofnijcie ją, potem wpiszcie właściwą cenę.
web-treasurer-nobody-bids = Nikt nie licytuje

## Koniec

web-treasurer-reckoning = Końcowe rozliczenie
web-treasurer-look-back = Zobacz przebieg gry
web-treasurer-again = Zagraj znów na tej planszy
