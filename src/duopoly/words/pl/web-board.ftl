# Plansza i gracze: nazwy pól dla tych, którzy ich nie widzą, i kilka stałych słów.

web-board-name = Plansza
web-board-map = Widok całej planszy: dotknij, aby zobaczyć pola
web-board-lens = Pola po kolei
web-board-city = miasto { $city }
web-board-rent = czynsz { $rent }
web-board-rent-doubled = czynsz { $rent }, podwójny
web-board-price = cena { $price }
web-board-here = { $number ->
    [one] tu stoi { $players }
    [few] tu stoją { $players }
    [many] tu stoją { $players }
   *[other] tu stoją { $players }
}
web-board-reach = w zasięgu
web-board-ahead = { $number ->
    [one] { $number } pole dalej
    [few] { $number } pola dalej
    [many] { $number } pól dalej
   *[other] { $number } pola dalej
}
web-board-price-war = Wojna cenowa
web-board-prison = Więzienie

web-board-dice = Kostki: { $dice }
web-board-unseen = pozostało: { $number }
web-board-box = W pudełku: { $houses }, { $hotels }
web-board-card = Dobrana karta

web-board-players = Gracze
web-board-on-turn = gra
web-board-thinking = myśli
web-board-away = poza stołem, miejsce czeka
web-board-open = miejsce dla znajomego
web-board-bot = bot
web-board-you = ty
web-board-worth = majątek { $sum }
web-board-monopolizes = { $game ->
    [roles] monopol: { $cities }
   *[classic] całe grupy: { $cities }
}
web-board-get-out = { $number ->
    [one] { $number } karta wyjścia z więzienia
    [few] { $number } karty wyjścia z więzienia
    [many] { $number } kart wyjścia z więzienia
   *[other] { $number } karty wyjścia z więzienia
}
web-board-no-titles = jeszcze bez nieruchomości

web-board-pays = Ile płaci gość
web-board-in-force = obowiązuje
web-board-card-failed = Nie udało się wczytać karty.
web-board-sum-now = Teraz
