# Stół: co można zrobić, oferty, licytacje, kostki rzucane ręką, księga, rozmowa, menu. Imiona i sumy przychodzą jako tekst.

web-play-to-actions = Do przycisków
web-play-to-board = Do planszy
web-play-to-ledger = Do księgi
web-play-views = Widoki
web-play-watchers = { $number ->
    [one] { $number } osoba patrzy
    [few] { $number } osoby patrzą
    [many] { $number } osób patrzy
   *[other] { $number } osoby patrzy
}

## Co mogę zrobić

web-play-build = Buduj
web-play-sell = Sprzedaj
web-play-mortgage = Zastaw
web-play-lift = Spłać
web-play-trade = Wymiana
web-play-titles-and-trade = Tytuły i wymiana
web-play-from = od { $sum }
web-play-titles = { $number ->
    [one] { $number } tytuł
    [few] { $number } tytuły
    [many] { $number } tytułów
   *[other] { $number } tytułu
}
web-play-with-anybody = z każdym
web-play-nobody = Nie ma z kim się wymieniać.
web-play-nothing-to-build = Nie ma jeszcze ulicy do zabudowy.
web-play-nothing-to-sell = Nie ma budynku do sprzedania.
web-play-nothing-to-mortgage = Nie ma tytułu do zastawienia ani hipoteki do spłaty.
web-play-choose-to-build = Gdzie budować?
web-play-choose-to-sell = Który budynek sprzedać?
web-play-choose-to-mortgage = Co zastawić lub spłacić?
web-play-choose-line = Dotknij tytułu tutaj lub na planszy. Nic się nie stanie, dopóki nie potwierdzisz.
web-play-choose-space = Tytuły do wyboru
web-play-done = Gotowe
web-play-sure = { $what }: naciśnij jeszcze raz
web-play-why-not = Dlaczego nie
web-play-my-titles = Moje tytuły
web-play-nothing-refused = Teraz nic nie stoi na przeszkodzie.
web-play-title-card = Karta tytułu
web-play-price = cena { $sum }

## Czyj ruch

web-play-for-whom = Dla kogo
web-play-pass-to = Dalej gra { $player }
web-play-pass-line = Urządzenie trafia do następnej osoby.
web-play-i-am = Gra { $player }
web-play-thinks = { $player } myśli.
web-play-is-away = { $player }: chwilowo poza stołem, miejsce czeka.
web-play-watching = Oglądasz grę.
web-play-waits-for = Czekamy: { $players }.
web-play-clock = Czas na decyzję
web-play-time-left = Czas do końca gry
web-play-clock-warning = { $number ->
    [one] Została { $number } sekunda. Po upływie czasu nic nie przepada.
    [few] Zostały { $number } sekundy. Po upływie czasu nic nie przepada.
    [many] Zostało { $number } sekund. Po upływie czasu nic nie przepada.
   *[other] Zostało { $number } sekundy. Po upływie czasu nic nie przepada.
}
web-play-time-is-up = Czas minął, a decyduje { $player }. Może grać bot, aż { $player } wróci.
web-play-let-bot = Niech bot gra dalej: { $player }
web-play-vote = Pytanie do wszystkich
web-play-yes = Tak
web-play-no = Nie

## Podpowiedzi

web-play-hint = Podpowiedź
web-play-hint-coming = Zastanawiam się…
web-play-hint-told = Silny bot zrobiłby tak: { $move }
web-play-hint-chances = Szanse na wygraną w tej chwili

## Wezwania

web-play-call-turn = { $player }, twoja kolej.
web-play-call-offer = { $by } proponuje wymianę: odpowiada { $player }.
web-play-call-debt = { $player }, jest dług do zapłaty.
web-play-more-lines = { $number ->
    [one] I jeszcze { $number } wiersz w księdze.
    [few] I jeszcze { $number } wiersze w księdze.
    [many] I jeszcze { $number } wierszy w księdze.
   *[other] I jeszcze { $number } wiersza w księdze.
}

## Długi

web-play-missing = Brakuje
web-play-mortgages-bring = Zastaw wszystkiego, co można teraz zastawić
web-play-sale-brings = Sprzedaż jednego budynku, najwyżej

## Początek, kostki i karty z ręki

web-play-throws = Rzuty o kolejność
web-play-first-die = Pierwsza kostka
web-play-second-die = Pierwsza kostka { $first }, teraz druga
web-play-again = Od nowa
web-play-find-card = Numer lub słowa karty
web-play-no-card = Żadna karta z tymi słowami nie może teraz przyjść.

## Licytacje

web-play-bidders = W licytacji
web-play-no-bid = jeszcze bez oferty
web-play-passed = pas
web-play-raise-by = Podbij o { $number }
web-play-my-bid = Moja oferta
web-play-bid = Licytuj { $sum }

## Wymiana

web-play-offer-trade = Zaproponuj wymianę
web-play-trade-line = Dotknij tytułów po obu stronach, dodaj gotówkę. Ofertę przyjmuje się lub odrzuca w całości.
web-play-partner = Z kim
web-play-gives = { $player } daje
web-play-and-cash = i gotówka
web-play-of = z { $sum }
web-play-no-titles = Brak tytułów.
web-play-get-out = Karta wyjścia z więzienia ({ $deck })
web-play-would-change = Co by się zmieniło
web-play-clear = Wyczyść
web-play-send = Wyślij: { $player }
web-play-swap = Zaproponuj zamianę ról: { $player }
web-play-swap-offered = { $by } proponuje zamianę ról: odpowiada { $to }.
web-play-nothing = nic
web-play-counter = Kontroferta

## Księga i rozmowa

web-play-ledger = Księga
web-play-filter = Pokaż wiersze
web-play-all = Wszystko
web-play-older = Starsze wiersze
web-play-chat = Rozmowa
web-play-no-chat = Na razie cisza.
web-play-say = Słowo do stołu
web-play-say-as = Kto to mówi
web-play-send-word = Wyślij

## Menu

web-play-menu = Menu
web-play-undo = { $number ->
    [one] Cofnij { $number } ruch
    [few] Cofnij { $number } ruchy
    [many] Cofnij { $number } ruchów
   *[other] Cofnij { $number } ruchu
}
web-play-undo-off = Cofnij
web-play-nothing-to-undo = Nie ma twojego ruchu do cofnięcia.
web-play-links = Linki do tego stołu
web-play-invite = Zaproś na miejsce: { $player }
web-play-invite-line = Kto otworzy ten link, siada na miejscu: { $player }. Działa raz.
web-play-device = Graj dalej na innym urządzeniu
web-play-device-line = Otwiera na innym urządzeniu te same miejsca: { $players }. Zachowaj go dla siebie.
web-play-watch = Pozwól komuś oglądać
web-play-watch-line = Kto otworzy ten link, widzi stół i nie może grać.
web-play-rules = Zasady
web-play-leave-to-bot = Oddaj miejsce botowi: { $player }
web-play-sit-back = Wróć na miejsce: { $player }
web-play-save-record = Zapisz grę w pliku
web-play-replay = Obejrzyj grę jeszcze raz

## Kostki, które można sprawdzić

web-play-fair = Uczciwe kostki
web-play-promised = Kostki tego stołu są przyrzeczone:
web-play-promised-cards = Karty tego stołu są przyrzeczone:
web-play-kept = Kostki są otwarte; oto, co było przyrzeczone:
web-play-kept-cards = Karty są otwarte; oto, co było przyrzeczone:
web-play-fair-line = Każdy rzut i każda karta wynika z jednego sekretu. Jego skrót widać przed pierwszym rzutem, a sekret po ostatnim: w trakcie gry nikt nie może wybierać rzutów.
web-play-fair-line-cards = Każda karta wynika z jednego sekretu. Jego skrót pokazano przed pierwszym rzutem, a sekret otwiera się po ostatnim: w tym czasie nikt nie może wybrać kart. Kostki są wasze.
web-play-commitment = Skrót sekretu
web-play-secret = Sekret
web-play-secret-later = Będzie jawny po ostatnim ruchu.
web-play-check-line = Plik gry można sprawdzić także bez tej strony: duopoly replay --verify.

## Koniec

web-play-over = Koniec gry
web-play-see-replay = Obejrzyj grę jeszcze raz
