# Nowy stół: wydanie, miejsca, cel, zasady domowe, kostki, tempo.

web-new-title = Dostosuj
web-new-hint = Zmień, co chcesz; reszta jest gotowa do gry.
web-new-board-title = Przy prawdziwej planszy
web-new-board-hint = Duopoly jest bankiem: { $cards ->
    [hand] wy rzucacie, przesuwacie pionki i dobieracie karty, on liczy
   *[program] wy rzucacie i przesuwacie pionki, on dobiera karty i liczy
}. Podaj, kto gra, i naciśnij „Graj”.
web-new-play = Graj
web-new-links = { $number ->
    [one] potem wyślij { $number } link
    [few] potem wyślij { $number } linki
    [many] potem wyślij { $number } linków
   *[other] potem wyślij { $number } linku
}

web-new-edition = Która gra
web-new-aim = Koniec gry
web-new-minutes = Minuty
web-new-aim-last = Ostatni w grze
web-new-aim-camp = Gra obozów
web-new-aim-timed = Z limitem czasu

## Miejsca

web-new-seats = Kto gra
web-new-seat = Miejsce { $number }
web-new-name = Imię
web-new-who = Kto tu siedzi
web-new-who-me = ja
web-new-who-here = przy tym ekranie
web-new-who-link = znajomy, przez link
web-new-who-bot = bot, { $bot }
web-new-role = Rola
web-new-remove = Usuń gracza { $player }
web-new-add = Dodaj miejsce
web-new-add-more = { $number ->
    [one] zmieści się jeszcze { $number }
    [few] zmieszczą się jeszcze { $number }
    [many] zmieści się jeszcze { $number }
   *[other] zmieści się jeszcze { $number }
}
web-new-full = Liczba miejsc w tym wydaniu: { $number }.
web-new-fewest = Minimalna liczba graczy: { $number }.
web-new-camps = Obozy
web-new-camps-agreed = Uzgodnione
web-new-camps-dice = Rzut kostkami
web-new-camps-dice-line = Wszyscy rzucają; najwyższy rzut pierwszy wybiera rolę.
web-new-camps-rule = zasada
web-new-camps-count = { $competitors }, { $monopolists }.
web-new-even = Równe szanse
web-new-even-line = Monopoliści mają łatwiej. Przy równych szansach każdy przedsiębiorca zaczyna z kwotą { $sum } zamiast { $usual } i gdy grają cztery boty typu „rozważny”, każdy obóz wygrywa mniej więcej co drugą grę; bez równych szans prawie wszystkie wygrywają monopoliści.
web-new-even-why-not = Równe szanse są wyłączone: zmierzono je tylko dla dwóch przedsiębiorców przeciw dwóm monopolistom w wydaniu amerykańskim, w grze do ostatniego gracza, bez innych zasad domowych.
web-new-even-drop = OK
web-new-even-off = Równe szanse są przy tym stole wyłączone.
web-new-order = Kto zaczyna
web-new-order-given = Pierwsze miejsce
web-new-order-thrown = Rozstrzygną kostki
web-new-everybody-here = Przy prawdziwej planszy wszyscy siedzą tutaj; telefony dołączą potem przez link do innego urządzenia.

## Kostki i karty

web-new-dice = Kostki
web-new-dice-program = Aplikacji
web-new-dice-hand = Nasze
web-new-dice-treasurer = Bankier
web-new-dice-program-line = Rzuca aplikacja. Po grze każdy może sprawdzić, że żadnego rzutu nie ustawiono.
web-new-dice-hand-line = Rzucacie prawdziwymi kostkami i podajecie wynik; plansza jest na ekranie.
web-new-dice-treasurer-line = Prawdziwa plansza, kostki i pionki na stole; aplikacja jest bankiem i zna czynsze.
web-new-cards = Karty
web-new-cards-program = Z aplikacji
web-new-cards-hand = Z pudełka

## Zasady domowe

web-new-rules = Zasady domowe
web-new-rules-printed = zgodnie z instrukcją
web-new-rules-other = Pokaż pozostałe: { $number }
web-new-rules-fewer = Pokaż tylko najczęstsze
web-new-rules-all-printed = wszystkie zgodnie z instrukcją
web-new-rules-changed = { $number ->
    [one] { $number } zmieniona
    [few] { $number } zmienione
    [many] { $number } zmienionych
   *[other] { $number } zmienionej
}
web-new-rules-tables = Popularne zasady domowe
web-new-rules-amounts = Kwoty
web-new-rules-counts = Liczby
web-new-rules-switches = Co wolno
web-new-printed = w instrukcji: { $value }
web-new-as-printed = zgodnie z instrukcją
web-new-as-printed-named = { $rule }: zgodnie z instrukcją
web-new-yes = tak
web-new-no = nie
web-new-range = od { $least } do { $most }

## Tempo i towarzystwo

web-new-clock = Czas na decyzję
web-new-clock-none = bez limitu
web-new-clock-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
}
web-new-clock-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}
web-new-clock-line = Gdy czas minie, inni mogą oddać miejsce botowi.
web-new-watchers = Inni mogą oglądać przez link
web-new-hints = Podpowiedzi: bot mówi, co by zrobił
web-new-table-name = Nazwa stołu
web-new-table-name-hint = opcjonalnie
web-new-absence = Gdy ktoś odejdzie, czekamy
web-new-absence-never = tak długo, jak trzeba
web-new-absence-hours = { $number ->
    [one] { $number } godzinę
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godziny
}
web-new-absence-line = Potem inni mogą oddać miejsce botowi albo zakończyć grę.
web-new-absence-never-line = Gra czeka wtedy, aż wróci.

## Groups and the ticket

web-new-game = Gra
web-new-players = Gracze
web-new-players-count = { $number } z { $most }
web-new-dice-speed = Kostki i tempo
web-new-ticket = Twój stół
web-new-ticket-dice = Kostki
web-new-ticket-ends = Koniec
web-new-ticket-takes = Czas gry
web-new-ticket-rounds = Około { $number } rund, gdy grają boty
web-new-ticket-chances = Twoje szanse
web-new-ticket-chance = { $number ->
    [one] Około { $number } wygrana na 100 gier, jeśli grasz jak te boty
    [few] Około { $number } wygrane na 100 gier, jeśli grasz jak te boty
    [many] Około { $number } wygranych na 100 gier, jeśli grasz jak te boty
   *[other] Około { $number } wygranej na 100 gier, jeśli grasz jak te boty
}
web-new-ticket-even = Przedsiębiorcy zaczynają z kwotą { $sum }
web-new-friends = Zaproś znajomych
web-new-reset = Wróć do zwykłych ustawień
web-new-compare = Porównaj wydania
web-new-compare-line = Tylko to, co je różni. Kwoty są w pieniądzach danego wydania.
web-new-with-bots = { $number ->
    [one] Ty i { $number } bot
    [few] Ty i { $number } boty
    [many] Ty i { $number } botów
   *[other] Ty i { $number } bota
}
web-new-with-people = Gracze: { $number }
web-new-brief-program = Rzuca aplikacja
web-new-brief-hand = Rzucacie sami
web-new-brief-treasurer = Prawdziwa plansza
web-new-brief-cards-program = karty z aplikacji
web-new-brief-cards-hand = karty z pudełka
web-new-brief-no-clock = bez zegara
web-new-brief-clock = zegar

## Editions, by what a player notices

web-new-about-anti-us = Miasta amerykańskie, w dolarach. Najłatwiejsza do nauki.
web-new-chip-anti-us = domów nie zabraknie
web-new-chip2-anti-us = handel w każdej chwili
web-new-about-anti-fr = Miasta Europy, w euro. Na wojnie cenowej nie wolno kupować.
web-new-chip-anti-fr = 35 domów w pudełku
web-new-chip2-anti-fr = gra z limitem czasu
web-new-about-anti-fr15k = Te same miasta, wszystkie kwoty razy dziesięć.
web-new-chip-anti-fr15k = 35 domów w pudełku
web-new-chip2-anti-fr15k = handel przed rzutem
web-new-about-anti-pl = Miasta Europy, w euro, prawie amerykańskie zasady.
web-new-chip-anti-pl = domów nie zabraknie
web-new-chip2-anti-pl = drogi Urząd
web-new-about-classic-us = Klasyczne ulice Atlantic City, w dolarach.
web-new-chip-classic-us = 32 domy w pudełku
web-new-chip2-classic-us = licytacje
web-new-about-classic-fr = Klasyczne Monopoly na ulicach Paryża.
web-new-chip-classic-fr = 32 domy w pudełku
web-new-chip2-classic-fr = licytacje
