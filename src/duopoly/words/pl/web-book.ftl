# Księga zasad na stronie.

web-book-read = Przeczytaj zasady
web-book-strategy = Jak dobrze grać
web-book-contents = Spis treści
web-book-search = Szukaj w zasadach
web-book-clear = Wyczyść wyszukiwanie
web-book-matches = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
web-book-nothing = W tych zasadach nie ma nic o „{ $query }”.
web-book-house-rule = Zasada domowa tutaj: { $change }
web-book-house-rules = { $number ->
    [one] { $number } zasada domowa przy tym stole
    [few] { $number } zasady domowe przy tym stole
    [many] { $number } zasad domowych przy tym stole
   *[other] { $number } zasady domowej przy tym stole
}
web-book-option = Opcja: obowiązuje tylko wtedy, gdy stół ją wybierze.
web-book-example = Zobacz w grze: { $title }
web-book-board = Plansza przykładu
web-book-position = Pozycja
web-book-step = { $n } z { $of }
web-book-back = Wstecz
web-book-next = Dalej
web-book-again = Jeszcze raz
web-book-cash = { $player } ma { $sum }
