# Rama strony: pasek, ustawienia, klawisze, moje stoły, dołączanie, czekanie i to, co mówi, gdy coś zawiedzie.

web-shell-tagline = dwa obozy, dwie instrukcje, gra według zasad
web-shell-tables = Moje stoły
web-shell-new = Nowy stół
web-shell-settings = Ustawienia
web-shell-close = Zamknij
web-shell-check = Sprawdź tutaj
web-shell-copy = Kopiuj
web-shell-copied = Skopiowano.
web-shell-copy-failed = Przeglądarka nie pozwala kopiować: zaznacz odnośnik i skopiuj go.
web-shell-loading = Chwila…

## Co zawiodło i co zrobić

web-shell-offline = Brak połączenia: ruchy czekają, aż wróci.
web-shell-online = Połączenie wróciło.
web-shell-not-sent = Brak połączenia: tego nie wysłano.
web-shell-unreachable = Serwer nie odpowiada. Czy działa i czy jesteś w jego sieci?
web-shell-try-again = Spróbuj ponownie
web-shell-broke = Coś na tej stronie zawiodło.
web-shell-broke-help = Żaden ruch nie przepadł. Wczytaj stronę ponownie; jeśli to się powtórzy, rozstaw nowy stół i powiadom tego, kto prowadzi serwer.
web-shell-reload = Wczytaj ponownie
web-shell-details = Co zawiodło
web-shell-lost = Nie ma takiej strony
web-shell-lost-help = Może adres jest ucięty. Twoje stoły są na liście.
web-shell-gone = Nie ma tu takiego stołu
web-shell-gone-help = Może stoi na innym serwerze albo adres jest ucięty.
web-shell-closed = Ten stół jest tylko dla graczy
web-shell-closed-help = Poproś gospodarza o odnośnik do miejsca przy stole.
web-shell-unreadable = Tego stołu nie da się odczytać
web-shell-unreadable-help = Jego zapis w bazie danych jest uszkodzony albo pochodzi z nowszego programu. Więcej znajdzie w dzienniku ten, kto prowadzi serwer.

## Ustawienia

web-shell-language = Język
web-shell-theme = Kolory
web-shell-theme-system = Jak w systemie
web-shell-theme-light = Jasne
web-shell-theme-dark = Ciemne
web-shell-speed = Ruch na planszy
web-shell-speed-off = Brak
web-shell-speed-normal = Zwykły
web-shell-speed-fast = Szybki
web-shell-speed-still = System prosi o mniej ruchu: nic się nie porusza.
web-shell-sound = Dźwięki
web-shell-sound-on = Odtwarzaj dźwięki
web-shell-volume = Głośność
web-shell-keys = Klawisze
web-shell-keys-on = Pojedyncze litery jako klawisze
web-shell-keys-show = Wszystkie klawisze
web-shell-key-primary = Rzut albo pierwszy przycisk
web-shell-key-build = Buduj
web-shell-key-sell = Sprzedaj
web-shell-key-mortgage = Zastaw
web-shell-key-trade = Wymiana
web-shell-key-ledger = Do księgi
web-shell-key-players = Do graczy
web-shell-key-board = Do planszy
web-shell-key-card = Karta mojego pola
web-shell-key-undo = Cofnij
web-shell-key-keys = Ta pomoc
web-shell-key-more = Licytuj więcej
web-shell-key-less = Licytuj mniej
web-shell-key-back = Wstecz, zamknij
web-shell-key-ring = Wzdłuż planszy
web-shell-key-dice = Kostki w trybie skarbnika
web-shell-key-space = Spacja
web-shell-key-escape = Esc

## Moje stoły

web-shell-tables-none = Nie ma jeszcze stołu. Rozstaw go: bez zmian grasz z trzema botami.
web-shell-tables-here = Stoły, przy których siedzisz w tej przeglądarce. Każdy ruch jest zapisany; graj dalej, kiedy chcesz.
web-shell-my-turn = Twoja kolej
web-shell-state-waiting = Czeka na znajomych
web-shell-state-over = Koniec
web-shell-state-stopped = Dalej się nie da: gra według innych zasad
web-shell-state-unreadable = Nie da się odczytać
web-shell-treasurer = Tryb skarbnika
web-shell-look-back = Obejrzyj

## Dołączanie

web-shell-join-title = Zaproszenie
web-shell-join-invite = Przy tym stole czeka na ciebie miejsce.
web-shell-join-device = Graj dalej na tym urządzeniu.
web-shell-join-watch = Możesz oglądać ten stół.
web-shell-join-used = To miejsce jest już zajęte. Poproś o nowy odnośnik albo oglądaj grę.
web-shell-join-with = Przy stole: { $players }
web-shell-join-name = Twoje imię
web-shell-join-sit = Usiądź
web-shell-join-go-on = Graj tutaj
web-shell-join-look-on = Oglądaj
web-shell-join-bad = To zaproszenie tutaj nie działa
web-shell-join-bad-help = Odnośnik prowadzi donikąd: może jest ucięty albo z innego serwera. Poproś o nowy.

## Czekanie

web-shell-wait-title = Stół rozstawiony
web-shell-wait-line = { $number ->
    [one] Gra się zacznie, gdy usiądzie jeszcze { $number } osoba.
    [few] Gra się zacznie, gdy usiądą jeszcze { $number } osoby.
    [many] Gra się zacznie, gdy usiądzie jeszcze { $number } osób.
   *[other] Gra się zacznie, gdy usiądzie jeszcze { $number } osoby.
}
web-shell-wait-guest = Gospodarz może zacząć wcześniej; wolne miejsca zajmą wtedy boty.
web-shell-wait-free = Miejsce dla gracza { $player }
web-shell-wait-link = Wyślij ten odnośnik albo pokaż kod do zeskanowania. Działa raz, dla tego miejsca.
web-shell-wait-here = przy stole
web-shell-wait-away = miejsce zajęte, brak połączenia
web-shell-wait-open = z odnośnika, jeszcze nie ma
web-shell-wait-bot = bot
web-shell-wait-me = ty
web-shell-wait-start = Zacznij teraz
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
web-shell-wait-new-link = Nowy odnośnik
web-shell-only-here = Ten odnośnik działa tylko na tym komputerze: serwer nie słucha nikogo innego. Dla telefonów w tej samej sieci uruchom „duopoly serve --host 0.0.0.0”.
web-shell-qr = Kod QR odnośnika
# What is said of somebody, or of several at once; French puts a space before the colon.
web-shell-of-whom = { $names }: { $said }
web-shell-percent = { $number }%
