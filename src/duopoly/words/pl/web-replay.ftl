# Gra oglądana po czasie.

web-replay-title = Przebieg gry
web-replay-goes-on = Gra trwa
web-replay-share = Udostępnij
web-replay-share-line = Kto otworzy ten link, może patrzeć, bez miejsca przy stole.
web-replay-again = Ten sam stół jeszcze raz
web-replay-to-table = Do stołu

## Suwak

web-replay-slider = Dowolny ruch gry
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-step-back = Jeden ruch wstecz
web-replay-step-on = Jeden ruch dalej
web-replay-by-turn = Co kolejkę
web-replay-by-move = Co ruch
web-replay-begin = start
web-replay-at-round = Runda { $round }
web-replay-move-of = ruch { $move } z { $moves }
web-replay-ledger = Księga
web-replay-here = Tutaj:

## Majątek w czasie

web-replay-wealth = Majątek w czasie
web-replay-wealth-line = gotówka i jedna wizyta na każdym tytule
web-replay-reckoned = Linie opadają na końcu przez rozliczenie: gdy czas mija, zostaje tylko część gotówki.
web-replay-as-table = Jako tabela
web-replay-round = runda
web-replay-chart = { $rounds ->
    [one] Majątek przez { $rounds } rundę.
    [few] Majątek przez { $rounds } rundy.
    [many] Majątek przez { $rounds } rund.
   *[other] Majątek przez { $rounds } rundy.
}
web-replay-chart-end = { $player } kończy z kwotą { $sum }.
web-replay-chart-out = { $player } odpada w rundzie { $round }.

## Szanse na wygraną

web-replay-odds = Szanse na wygraną
web-replay-odds-line = gdyby dalej grały boty
web-replay-odds-about = Boty grają dalej od każdej kolejki setki razy: kto ile razy wygrywa? I które decyzje kosztowały najwięcej?
web-replay-odds-ask = Przeanalizuj tę grę
web-replay-odds-missing = Ten serwer nie może jeszcze analizować gier. Kto go prowadzi, wpisuje to i uruchamia go ponownie:
web-replay-odds-waiting = Najpierw analizowana jest inna gra.
web-replay-odds-warming = Przygotowanie: zasady są kompilowane, tylko raz.
web-replay-odds-working = Trwa analiza
web-replay-odds-failed = Analiza została przerwana.
web-replay-odds-chart = { $rounds ->
    [one] Szanse na wygraną przez { $rounds } rundę.
    [few] Szanse na wygraną przez { $rounds } rundy.
    [many] Szanse na wygraną przez { $rounds } rund.
   *[other] Szanse na wygraną przez { $rounds } rundy.
}
web-replay-odds-at = { $player }: { $chance }.
web-replay-odds-between = od { $low } do { $high }
web-replay-odds-rests = { $number ->
    [one] { $number } gra rozegrana dalej z każdego punktu, za wszystkich gra bot { $bot }. Blade pasy to przedziały 95%.
    [few] { $number } gry rozegrane dalej z każdego punktu, za wszystkich gra bot { $bot }. Blade pasy to przedziały 95%.
    [many] { $number } gier rozegranych dalej z każdego punktu, za wszystkich gra bot { $bot }. Blade pasy to przedziały 95%.
   *[other] { $number } gry rozegranej dalej z każdego punktu, za wszystkich gra bot { $bot }. Blade pasy to przedziały 95%.
}
web-replay-odds-unfinished = { $share } z nich nie dobiegło końca i liczy się według tego, co kto miał.
web-replay-costly = Co kosztowało najwięcej
web-replay-costly-none = Żadna decyzja nie kosztowała na pewno punktu ani więcej.
web-replay-costly-move = { $player }: { $move }
web-replay-costly-better = Lepiej: { $move } ({ $best } zamiast { $made })
web-replay-costly-points = { $number ->
    [one] −{ $number } punkt
    [few] −{ $number } punkty
    [many] −{ $number } punktów
   *[other] −{ $number } punktu
}
web-replay-costly-span = od { $low } do { $high }

## Co przesądziło

web-replay-decided = Co przesądziło
web-replay-statistics = Statystyka
web-replay-rent-taken = czynsz dostany
web-replay-rent-paid = czynsz płacony
web-replay-from-start = ze Startu
web-replay-taxes-cards = podatki, karty
web-replay-best-title = najlepszy tytuł
web-replay-end = koniec
web-replay-now = teraz
web-replay-out = odpada, runda { $round }

## Kostki

web-replay-dice = Kostki
web-replay-dice-opened = Kostki, otwarte
web-replay-commitment = Zobowiązanie, pokazane przed pierwszym rzutem
web-replay-secret = Sekret kostek
web-replay-sealed = zapieczętowany do końca gry
web-replay-by-hand = Kostki i karty były ze stołu: sprawdzić można tylko ruchy.
web-replay-save = Zapisz grę
web-replay-command = Na każdym komputerze, bez tego serwera:
