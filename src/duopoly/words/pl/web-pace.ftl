# How fast the board moves and bots play, and what is said while something moves.
web-pace-title = Tempo
web-pace-open = Tempo. Plansza: { $speed }
web-pace-normal = Spokojne
web-pace-fast = Szybkie
web-pace-off = Od razu
web-pace-moving = W ruchu…
web-pace-finish = Dotknięcie ekranu lub spacja od razu kończy ruch.
web-pace-bots = Tempo botów
web-pace-host = Ustawia je gospodarz stołu.
web-pace-together = Pokazuj ruchy botów razem
web-pace-together-line = Boty grają, aż przyjdzie kolej na ciebie. Wtedy widzisz wszystko naraz, z krótkim podsumowaniem.
web-pace-summary = Co zrobiły boty
