# Rama strony: pasek, ustawienia, klawisze, moje stoły, dołączanie, czekanie i to, co mówi, gdy coś zawiedzie.

web-shell-tagline = dwa obozy, dwie instrukcje, gra według zasad
web-shell-tables = Moje gry
web-shell-new = Nowy stół
web-shell-settings = Ustawienia
web-shell-close = Zamknij
web-shell-check = Sprawdź tutaj
web-shell-copy = Kopiuj
web-shell-copied = Skopiowano.
web-shell-copy-failed = Przeglądarka nie pozwala kopiować: zaznacz link i skopiuj go.
web-shell-loading = Chwila…

## Co zawiodło i co zrobić

web-shell-offline = Brak połączenia: zagrasz dalej, gdy wróci.
web-shell-quiet = Stół nie odpowiada: zaczekaj chwilę.
web-shell-online = Połączenie wróciło.
web-shell-not-sent = Brak połączenia: tego nie wysłano.
web-shell-not-answered = Brak odpowiedzi: sprawdź, czy się udało.
web-shell-unreachable = Serwer nie odpowiada. Czy działa i czy jesteś w jego sieci?
web-shell-try-again = Spróbuj ponownie
web-shell-broke = Coś na tej stronie poszło nie tak.
web-shell-broke-help = Żaden ruch nie przepadł. Odśwież stronę; jeśli to się powtórzy, otwórz nowy stół i powiadom osobę, która prowadzi serwer.
web-shell-unfetched = Nie udało się wczytać części tej strony. Sprawdź połączenie, a potem spróbuj ponownie.
web-shell-reload = Odśwież
web-shell-details = Co poszło nie tak
web-problem-busy = Serwer ma za dużo pracy. Spróbuj ponownie za minutę.
web-problem-failed = Na serwerze coś się nie udało. Spróbuj ponownie; jeśli to się powtórzy, powiadom osobę, która go prowadzi.
web-problem-moved-on = Gra potoczyła się dalej. Spójrz jeszcze raz.
web-problem-not-allowed = Nie możesz tego tutaj zrobić.
web-problem-not-found = Nie znaleziono.
web-problem-not-over = Grę analizuje się po jej zakończeniu.
web-problem-not-playing = Ta gra jeszcze się nie zaczęła.
web-problem-seat = Żadne miejsce o tej nazwie na nikogo nie czeka.
web-problem-too-fast = Za dużo prób. Odczekaj minutę i spróbuj ponownie.
web-shell-lost = Nie ma takiej strony
web-shell-lost-help = Adres może być niepełny. Twoje stoły znajdziesz w „Moje gry”.
web-shell-gone = Nie ma tu takiego stołu
web-shell-gone-help = Może jest na innym serwerze albo adres jest niepełny.
web-shell-elsewhere = Ten stół jest na serwerze
web-shell-elsewhere-help = Czeka tam. Odśwież tę stronę, gdy serwer znów będzie dostępny.
web-shell-closed = Ten stół jest tylko dla graczy
web-shell-closed-help = Poproś gospodarza o link do miejsca przy stole.
web-shell-unreadable = Tego stołu nie da się odczytać
web-shell-unreadable-help = Jego zapis w bazie danych jest uszkodzony albo pochodzi z nowszego programu. Więcej jest w dzienniku serwera; ma do niego dostęp osoba, która go prowadzi.

## Ustawienia

web-shell-language = Język
web-shell-theme = Kolory
web-shell-theme-system = Jak w systemie
web-shell-theme-light = Jasne
web-shell-theme-dark = Ciemne
web-shell-speed = Tempo planszy
web-shell-speed-still = System prosi o mniej animacji: nic się nie porusza.
web-shell-sound = Dźwięki
web-shell-volume = Głośność
web-shell-keys = Klawiatura
web-shell-keys-on = Skróty jednoliterowe
web-shell-keys-show = Pokaż skróty
web-shell-key-primary = Rzut albo pierwszy przycisk
web-shell-key-build = Buduj
web-shell-key-sell = Sprzedaj
web-shell-key-mortgage = Zastaw
web-shell-key-trade = Wymiana
web-shell-key-ledger = Do dziennika
web-shell-key-players = Do graczy
web-shell-key-board = Do planszy
web-shell-key-card = Akt własności mojego pola
web-shell-key-undo = Cofnij
web-shell-key-keys = Ta pomoc
web-shell-key-more = Podnieś stawkę
web-shell-key-less = Obniż stawkę
web-shell-key-back = Wstecz, zamknij
web-shell-key-ring = Dookoła planszy
web-shell-key-dice = Kostki w trybie bankiera
web-shell-key-enter = Enter
web-shell-key-space = Spacja
web-shell-key-escape = Esc

## Moje stoły

web-shell-tables-none = Nie ma jeszcze stołu. Otwórz nowy: bez zmian grasz z trzema botami.
web-shell-tables-here = Stoły, przy których siedzisz w tej przeglądarce. Każdy ruch jest zapisany: graj dalej, kiedy chcesz.
web-shell-my-turn = Twoja kolej
web-shell-state-waiting = Czeka na znajomych
web-shell-state-over = Koniec
web-shell-state-stopped = Nie może toczyć się dalej: inne zasady
web-shell-state-unreadable = Nieczytelny
web-shell-treasurer = Tryb bankiera
web-shell-look-back = Przebieg

## Dołączanie

web-shell-join-title = Zaproszenie
web-shell-join-invite = Przy tym stole czeka na ciebie miejsce.
web-shell-join-device = Graj dalej na swoich miejscach na tym urządzeniu.
web-shell-join-watch = Możesz oglądać ten stół.
web-shell-join-used = To miejsce jest już zajęte. Poproś o nowy link albo oglądaj grę.
web-shell-join-with = Przy stole: { $players }
web-shell-join-name = Twoje imię
web-shell-join-sit = Usiądź
web-shell-join-go-on = Graj dalej tutaj
web-shell-join-look-on = Oglądaj
web-shell-join-bad = To zaproszenie jest nieważne
web-shell-join-bad-help = Link nie działa: może jest niepełny albo z innego serwera. Poproś o nowy.

## Czekanie

web-shell-wait-title = Czekamy na pozostałych
web-shell-wait-line = { $number ->
    [one] Gra się zacznie, gdy usiądzie jeszcze { $number } osoba.
    [few] Gra się zacznie, gdy usiądą jeszcze { $number } osoby.
    [many] Gra się zacznie, gdy usiądzie jeszcze { $number } osób.
   *[other] Gra się zacznie, gdy usiądzie jeszcze { $number } osoby.
}
web-shell-wait-guest = Gospodarz może zacząć wcześniej; wolne miejsca zajmą wtedy boty.
web-shell-wait-free = Wolne miejsce: { $player }
web-shell-wait-link = Wyślij ten link albo pokaż kod do zeskanowania. Działa raz, dla tego miejsca.
web-shell-wait-here = przy stole
web-shell-wait-away = miejsce zajęte, offline
web-shell-wait-open = zaproszenie przez link, jeszcze nie przy stole
web-shell-wait-bot = bot
web-shell-wait-me = ty
web-shell-wait-start = Zacznij
web-shell-wait-bots = { $number ->
    [one] wolne miejsce zajmie bot
    [few] { $number } wolne miejsca zajmą boty
    [many] { $number } wolnych miejsc zajmą boty
   *[other] { $number } wolnego miejsca zajmą boty
}
web-shell-wait-watching = { $number ->
    [one] { $number } osoba ogląda
    [few] { $number } osoby oglądają
    [many] { $number } osób ogląda
   *[other] { $number } osoby ogląda
}
web-shell-wait-new-link = Nowy link
web-shell-only-here = Ten link działa tylko na tym komputerze, bo serwer nie jest widoczny w sieci. Dla telefonów w tej samej sieci uruchom go poleceniem „duopoly serve --host 0.0.0.0”.
web-shell-qr = Kod QR z linkiem
# What is said of somebody, or of several at once; French puts a space before the colon.
web-shell-of-whom = { $names }: { $said }
web-shell-percent = { $number }%

## Wątpliwości co do kostek

web-shell-doubt-commitment = Nie ufaj kostkom tego stołu. Skrót, który teraz widać, nie jest tym, który ta strona widziała najpierw: ktoś podmienił sekret i mógł wybrać rzuty.
web-shell-doubt-salt = Nie ufaj kostkom tego stołu. Brakuje losowych cyfr, które dodała ta strona, więc serwer mógł wybrać rzuty.
web-shell-doubt-secret = Nie ufaj kostkom tego stołu. Ujawniony sekret nie ma skrótu, który pokazano przed grą.
web-shell-salts = Losowe cyfry ze stron graczy
web-shell-salt-mine = ta strona
web-shell-salts-yet = Jeszcze żadne. Można je dodać do pierwszego rzutu.
web-shell-salts-none = Żadne: rzuty wynikają z samego sekretu serwera.
web-shell-undone = Cofnięto: { $number ->
    [one] { $number } raz
    [few] { $number } razy
    [many] { $number } razy
   *[other] { $number } razy
}
web-shell-wait-host-left = Gospodarza od dłuższej chwili nie ma: możesz zacząć i ty. Wolne miejsca zajmą wtedy boty.

## Strona bez serwera

web-site-starting = Przygotowuję zasady…
web-site-elsewhere = Duopoly jest otwarte w innej karcie
web-site-elsewhere-help = Twoje gry toczą się tam. Zamknij tamtą kartę albo graj dalej tutaj: żaden ruch nie przepadnie.
web-site-here = Graj tutaj
web-site-unreachable = Nie można otworzyć tego stołu: pamięć tej przeglądarki nie odpowiada. Zezwól stronie na przechowywanie danych i odśwież ją.
web-site-unsaved = Ta przeglądarka nie pozwala Duopoly zapisywać gier: trwają, dopóki ta strona jest otwarta. Aby je zachować, zezwól tej stronie na przechowywanie danych albo wyjdź z trybu prywatnego.
web-site-failed = Nie udało się wczytać zasad
web-site-failed-help = Sprawdź połączenie i odśwież stronę.
