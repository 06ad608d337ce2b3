# How fast the board moves and bots play, and what is said while something moves.
web-pace-title = Tempo
web-pace-open = Tempo. Plansza: { $speed }
web-pace-moving = W ruchu…
web-pace-finish = Dotknięcie ekranu lub spacja od razu kończy ruch.
web-pace-bots = Tempo botów
web-pace-bots-off = Od razu
web-pace-bots-fast = Szybkie
web-pace-bots-normal = Spokojne
web-pace-host = Ustawia je gospodarz stołu.
web-pace-together = Pokazuj ruchy botów razem
web-pace-together-line = Boty grają, aż przyjdzie kolej na ciebie. Wtedy widzisz wszystko naraz, z krótkim podsumowaniem.
web-pace-summary = Co zrobiły boty
