# Księga zasad: nagłówki punktów i rozdziałów oraz słowa wokół nich.

## Punkty

heading-contents = Zawartość pudełka
heading-before-play = Zanim zagrasz
heading-object = Cel gry
heading-treasurer = Bankier
heading-bank = Bank
heading-banker = Bankier
heading-decks = Karty
heading-roles = Przedsiębiorcy i monopoliści
heading-roles-and-pawns = Role i kolory
heading-budget = Gotówka na początek
heading-budget-and-start = Gotówka i początek gry
heading-order = Kolejność i pionki
heading-first = Kto zaczyna
heading-doubles = Dublety
heading-moving = Ruch pionków
heading-purchase-and-rent = Zakup nieruchomości i czynsz
heading-purchase = Zakup nieruchomości
heading-rent = Płacenie czynszu
heading-monopoly = Monopole
heading-building = Budowanie
heading-mortgages = Hipoteka
heading-selling = Sprzedaż budynków
heading-start = Start
heading-prison = Więzienie, wojna cenowa i zwiedzanie
heading-cards = Pola z kartami
heading-income-tax = Podatek dochodowy
heading-property-tax = Podatek od nieruchomości
heading-environment-tax = Podatek ekologiczny
heading-utilities = { $game ->
    [roles] Elektrownia i gazownia
   *[classic] Obiekty użyteczności publicznej
}
heading-foundation = Urząd Antymonopolowy
heading-shortage = Brak budynków
heading-trade = Handel między graczami
heading-trade-and-lending = Handel i pożyczki
heading-bankruptcy = Bankructwo
heading-richest = Najbogatszy gracz
heading-winner = Kto wygrał
heading-lending = Żadnych pożyczek
heading-timed = Gra z limitem czasowym
heading-advice = Rady
heading-history = Skąd pochodzi gra
heading-afterword = Po grze
heading-about = O grze
heading-players = Gracze
heading-dice = Rzut kostkami
heading-spaces = Pola planszy
heading-income = Skąd brać pieniądze
heading-setup = Co dostają gracze
heading-winning = Jak wygrać
heading-turn = Twoja kolej
heading-unowned = Nieruchomość bez właściciela
heading-owned = Cudza nieruchomość
heading-street = Ulice
heading-taxes = Podatki
heading-go-to-prison = Do więzienia
heading-leaving-prison = Wyjście z więzienia
heading-free = Darmowy parking
heading-own = Własna nieruchomość
heading-help = Brak pieniędzy
heading-any-time = Nie czekaj na swoją kolej
heading-collecting = Pobieranie czynszu
heading-auction = Licytacje
heading-speed = Szybka kostka
heading-house-rules = Zasady domowe
heading-transport = { $game ->
    [roles] Firmy transportowe
   *[classic] Dworce
}

## Rozdziały

chapter-spaces = Pola planszy
chapter-setup = Przygotowanie do gry
chapter-play = Przebieg gry
chapter-timed = Gra z limitem czasowym
chapter-any-time = W każdej chwili
chapter-quick = Szybsza gra
chapter-own-rules = Własne zasady

## Wokół

book-title = Zasady: { $edition }
book-leaflet = Naszymi słowami, w kolejności instrukcji: { $leaflet }.
book-house-rule = Zasada domowa tutaj: { $change }
book-example = Przykład: { $text }
book-option = Opcja: obowiązuje tylko wtedy, gdy stół ją wybierze.
