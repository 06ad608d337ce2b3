# Gra oglądana po czasie.

web-replay-title = Przebieg gry
web-replay-goes-on = Gra trwa
web-replay-share = Udostępnij
web-replay-share-line = Kto otworzy ten link, może oglądać, bez miejsca przy stole.
web-replay-to-table = Wróć do stołu

## Suwak

web-replay-slider = Dowolny ruch gry
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-step-back = Jeden ruch wstecz
web-replay-step-on = Jeden ruch dalej
web-replay-by-turn = Co turę
web-replay-by-move = Co ruch
web-replay-begin = początek
web-replay-at-round = Runda { $round }
web-replay-move-of = ruch { $move } z { $moves }
web-replay-ledger = Dziennik
web-replay-here = Tutaj:

## Majątek w czasie

web-replay-wealth = Majątek w czasie
web-replay-wealth-line = gotówka i czynsz za jedno wejście na każdą nieruchomość bez hipoteki
web-replay-reckoned = Linie opadają na końcu, bo po upływie czasu zostaje tylko część gotówki.
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
web-replay-odds-about = Od każdej tury najsilniejszy bot gra dalej setki razy i ocenia, kto prowadzi. Jak zmieniały się szanse i które decyzje kosztowały najwięcej?
web-replay-odds-ask = Przeanalizuj tę grę
web-replay-odds-missing = Ten serwer nie może analizować gier. Powód, dla osoby, która go prowadzi:
web-replay-odds-waiting = Najpierw analizowana jest inna gra.
web-replay-odds-working = Trwa analiza
web-replay-odds-failed = Analiza się nie powiodła.
web-replay-odds-chart = { $rounds ->
    [one] Szanse na wygraną przez { $rounds } rundę.
    [few] Szanse na wygraną przez { $rounds } rundy.
    [many] Szanse na wygraną przez { $rounds } rund.
   *[other] Szanse na wygraną przez { $rounds } rundy.
}
web-replay-odds-at = { $player }: { $chance }.
web-replay-odds-between = od { $low } do { $high }
web-replay-odds-rests = { $aim ->
    [timed] Oceniono podobnie, jak zrobiłby to najsilniejszy bot, { $bot }: z każdego punktu rozegrano na próbę resztę gry ({ $number } razy), a o wygranej decydowało końcowe rozliczenie. Blade pasy to przedziały 95%.
   *[other] Oceniono podobnie, jak zrobiłby to najsilniejszy bot, { $bot }: z każdego punktu rozegrano na próbę po kilka rund ({ $number } razy) i oszacowano szanse na wygraną; reszta do 100% to szansa, że nikt nie wygra. Blade pasy to przedziały 95%.
}
web-replay-costly = Co kosztowało najwięcej
web-replay-costly-none = Żadna decyzja nie kosztowała wyraźnie punktu lub więcej.
web-replay-costly-round = Runda { $number }:
web-replay-costly-better = Lepiej: { $move } (szansa na wygraną { $best } zamiast { $made })
web-replay-costly-points = { $number ->
    [one] −{ $number } punkt
    [few] −{ $number } punkty
    [many] −{ $number } punktów
   *[other] −{ $number } punktu
}
web-replay-costly-span = od { $low } do { $high }
web-replay-luck = Szczęście i umiejętności
web-replay-luck-dice = kostki i karty
web-replay-luck-choices = { $number ->
    [one] { $number } decyzja
    [few] { $number } decyzje
    [many] { $number } decyzji
   *[other] { $number } decyzji
}
web-replay-luck-each = na decyzję
web-replay-luck-about = W punktach na 100: ile kostki i karty dały ponad przeciętną i ile decyzje straciły wobec najlepszego znalezionego ruchu.

## Co przesądziło

web-replay-decided = Co przesądziło
web-replay-statistics = Statystyki
web-replay-rent-taken = czynsz pobrany
web-replay-rent-paid = czynsz zapłacony
web-replay-from-start = ze Startu
web-replay-taxes-cards = podatki, karty
web-replay-best-title = najlepsza nieruchomość
web-replay-end = koniec
web-replay-now = teraz
web-replay-out = odpada, runda { $round }

## Kostki

web-replay-dice = Kostki
web-replay-dice-opened = Kostki, ujawnione
web-replay-commitment = Skrót sekretu, pokazany przed pierwszym rzutem
web-replay-secret = Sekret kostek
web-replay-sealed = tajny do końca gry
web-replay-by-hand = Tych rzutów i kart nie da się sprawdzić; sprawdzić można tylko ruchy.
web-replay-save = Zapisz grę
web-replay-command = Na dowolnym komputerze, bez tego serwera:
