# Strona powitalna. ○ i □ oznaczają znaki obu obozów i są rysowane.

web-welcome-head = Graj uczciwie
    albo zgarnij miasto.
web-welcome-camps = W Anti-Monopoly ○ przedsiębiorcy pobierają uczciwe czynsze i budują wszędzie, a □ monopoliści budują w miastach, które kontrolują, i żądają czynszów monopolowych – a jedni i drudzy są pewni wygranej. W klasycznym Monopoly nie ma obozów: wszystkich obowiązują te same zasady, a wygrywa ten, kto zostanie ostatni.
web-welcome-play = Graj
web-welcome-play-line = Od razu, z trzema łatwymi botami. Grasz jako □ monopolista, to łatwiejszy obóz.
web-welcome-chance = „Graj”: jak trudno wygrać? Grając jak te trzy boty, wygrasz mniej więcej co drugą grę; sprytniejszy bot na twoim miejscu wygrywa 7 na 10.
web-welcome-learn = Nauka w 3 minuty
web-welcome-learn-short = Nauka w 3 min
web-welcome-learn-line = Pierwsza gra z przewodnikiem
web-welcome-friends = Zagraj ze znajomymi
web-welcome-friends-short = Znajomi
web-welcome-friends-line = Wyślij link lub kod QR
web-welcome-friends-alone = Potrzebny serwer: ta strona gra tylko na tym urządzeniu
web-welcome-board = Przy prawdziwej planszy
web-welcome-board-short = Prawdziwa plansza
web-welcome-board-line = Duopoly jest bankiem
web-welcome-continue = Wróć do gry: { $table }
web-welcome-continue-none = Tu będzie czekać twój ostatni stół.
web-welcome-my-turn = twoja kolej
web-welcome-waiting = czeka na znajomych
web-welcome-all = Wszystkie moje gry
web-welcome-customize = Dostosuj
web-welcome-customize-line = Gra, gracze, kostki, zasady domowe
web-welcome-rules = Przeczytaj zasady
web-welcome-free = Za darmo · bez konta
web-welcome-watch = Gra botów. Obejrzyj.
