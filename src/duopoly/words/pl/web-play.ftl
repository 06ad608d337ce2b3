# Stół: co można zrobić, oferty, licytacje, kostki rzucane ręką, księga, rozmowa, menu. Imiona i sumy przychodzą jako tekst.

web-play-to-actions = Do przycisków
web-play-to-board = Do planszy
web-play-to-ledger = Do dziennika
web-play-views = Widoki
web-play-watchers = { $number ->
    [one] { $number } osoba ogląda
    [few] { $number } osoby oglądają
    [many] { $number } osób ogląda
   *[other] { $number } osoby ogląda
}

## Co mogę zrobić

web-play-buy = Kup
web-play-build = Buduj
web-play-sell = Sprzedaj
web-play-mortgage = Zastaw
web-play-lift = Spłać
web-play-trade = Wymiana
web-play-titles-and-trade = Nieruchomości i wymiana
web-play-from = od { $sum }
web-play-titles = { $number ->
    [one] { $number } nieruchomość
    [few] { $number } nieruchomości
    [many] { $number } nieruchomości
   *[other] { $number } nieruchomości
}
web-play-with-anybody = z dowolnym graczem
web-play-nobody = Nie ma z kim się wymieniać.
web-play-nothing-to-build = Nie ma jeszcze ulicy do zabudowy.
web-play-nothing-to-sell = Nie ma budynku do sprzedania.
web-play-nothing-to-mortgage = Nie ma nieruchomości do zastawienia ani hipoteki do spłaty.
web-play-choose-to-build = Gdzie budować?
web-play-choose-to-sell = Który budynek sprzedać?
web-play-choose-to-mortgage = Co zastawić lub spłacić?
web-play-choose-line = Wybierz nieruchomość tutaj lub na planszy. Nic się nie stanie, dopóki nie potwierdzisz.
web-play-choose-space = Nieruchomości do wyboru
web-play-choose-none = Jeszcze nic nie wybrano
web-play-done = Gotowe
web-play-sure = { $what }? Naciśnij jeszcze raz
web-play-why-not = Dlaczego nie
web-play-my-titles = Moje nieruchomości
web-play-nothing-refused = Teraz nic nie stoi na przeszkodzie.
web-play-title-card = Akt własności
web-play-price = cena { $sum }

## Czyj ruch

web-play-for-whom = Dla kogo
web-play-pass-to = Przekaż graczowi { $player }
web-play-pass-line = Przekaż urządzenie następnej osobie.
web-play-i-am = Jestem { $player }
web-play-thinks = { $player } myśli.
web-play-is-away = { $player } jest poza stołem; miejsce czeka.
web-play-watching = Oglądasz grę.
web-play-waits-for = Czekamy na: { $players }.
web-play-clock = Czas na decyzję
web-play-more-time = Więcej czasu
web-play-time-left = Czas do końca gry
web-play-clock-warning = { $number ->
    [one] Została { $number } sekunda. Gdy czas minie, nic nie przepada.
    [few] Zostały { $number } sekundy. Gdy czas minie, nic nie przepada.
    [many] Zostało { $number } sekund. Gdy czas minie, nic nie przepada.
   *[other] Zostało { $number } sekundy. Gdy czas minie, nic nie przepada.
}
web-play-time-is-up = Czas gracza { $player } minął. Na razie może grać bot.
web-play-own-time-is-up = Czas minął. Nic nie tracisz: zdecyduj, gdy chcesz.
web-play-let-bot = Niech za gracza { $player } gra bot
web-play-vote = Pytanie do wszystkich
web-play-withdraw = Wycofaj pytanie
web-play-yes = Tak
web-play-no = Nie

## Podpowiedzi

web-play-hint = Podpowiedź
web-play-hint-coming = Zastanawiam się…
web-play-hint-move = Silny bot zagrałby tak: { $move }
web-play-hint-chances = Szanse na wygraną w tej chwili; reszta to szansa, że nikt nie wygra
web-play-hint-sure = { $sureness ->
    [clear] To pewne: wyraźnie lepsze niż „{ $other }”.
    [only] To pewne: nic innego nie warto brać pod uwagę.
   *[close] To niepewne: „{ $other }” jest mniej więcej tak samo dobre.
}
web-play-hint-options = Co warto rozważyć
web-play-hint-chance = szansa na wygraną: { $chance }
web-play-hint-more = { $points } względem najlepszego ruchu bez wymiany
web-play-hint-equal = mniej więcej tak dobre jak najlepszy ruch bez wymiany
web-play-hint-accepted = jeśli oferta zostanie przyjęta: { $points } dla ciebie, { $theirs } dla gracza { $other }
web-play-hint-line = Możliwy dalszy ciąg
web-play-hint-undecided = Nic nie jest jeszcze rozstrzygnięte: szanse policzymy, gdy ktoś coś kupi.
web-play-hint-below = poniżej 1%
web-play-hint-above = ponad 99%

## Wezwania

web-play-call-turn = { $player }: twoja kolej.
web-play-call-offer = { $by } proponuje graczowi { $player } wymianę.
web-play-call-debt = { $player }: masz dług do zapłacenia.
web-play-more-lines = { $number ->
    [one] I jeszcze { $number } wpis w dzienniku.
    [few] I jeszcze { $number } wpisy w dzienniku.
    [many] I jeszcze { $number } wpisów w dzienniku.
   *[other] I jeszcze { $number } wpisu w dzienniku.
}

## Długi

web-play-missing = Brakuje
web-play-still-missing = Brakuje jeszcze { $sum }
web-play-can-pay = Możesz już zapłacić
web-play-mortgages-bring = Zastawienie wszystkiego, co można, da
web-play-sale-brings = Sprzedaż jednego budynku da najwyżej
web-play-all-brings = Po sprzedaży i zastawieniu wszystkiego, razem z gotówką

## Początek, kostki i karty z ręki

web-play-throws = Rzuty o kolejność gry
web-play-first-die = Pierwsza kostka
web-play-second-die = Pierwsza kostka { $first }, teraz druga
web-play-again = Od nowa
web-play-find-card = Numer lub słowa z karty
web-play-no-card = Żadna karta z tymi słowami nie może teraz wypaść.
web-play-find-title = Numer lub nazwa nieruchomości
web-play-no-title = Nie ma już takiej nieruchomości do rozdania.

## Licytacje

web-play-bidders = W licytacji
web-play-no-bid = Nikt jeszcze nie licytował
web-play-passed = pas
web-play-raise-by = Podbij o { $number }
web-play-my-bid = Moja stawka
web-play-no-sum = Kwota to liczba całkowita, na przykład 1200.
web-play-bid = Licytuj { $sum }
web-play-how-many = Ile
web-play-one-less = O jeden mniej
web-play-one-more = O jeden więcej
web-play-of-most = z { $number }
web-play-want = { $piece ->
    [hotel] { $number ->
        [one] Poproś o { $number } hotel
        [few] Poproś o { $number } hotele
        [many] Poproś o { $number } hoteli
       *[other] Poproś o { $number } hotelu
    }
    [apartment] { $number ->
        [one] Poproś o { $number } apartamentowiec
        [few] Poproś o { $number } apartamentowce
        [many] Poproś o { $number } apartamentowców
       *[other] Poproś o { $number } apartamentowca
    }
   *[house] { $number ->
        [one] Poproś o { $number } dom
        [few] Poproś o { $number } domy
        [many] Poproś o { $number } domów
       *[other] Poproś o { $number } domu
    }
}

## Wymiana

web-play-offer-trade = Zaproponuj wymianę
web-play-trade-line = Wybierz nieruchomości po obu stronach, dodaj gotówkę. Ofertę przyjmuje się lub odrzuca w całości.
web-play-partner = Z kim
web-play-gives = { $player } daje
web-play-and-cash = i gotówka
web-play-of = z { $sum }
web-play-of-beside-bid = z { $sum } poza stawką
web-play-no-titles = Brak nieruchomości.
web-play-get-out = Karta wyjścia z więzienia ({ $deck })
web-play-would-change = Co by się zmieniło
web-play-clear = Wyczyść
web-play-send = Wyślij graczowi { $player }
web-play-swap = Zaproponuj graczowi { $player } zamianę ról
web-play-swap-offered = { $by } proponuje graczowi { $to } zamianę ról.
web-play-nothing = nic
web-play-counter = Kontroferta

## Księga i rozmowa

web-play-ledger = Dziennik
web-play-filter = Pokaż wpisy
web-play-all = Wszystko
web-play-newest = Najnowsze
web-play-older = Starsze wpisy
web-play-chat = Czat
web-play-no-chat = Jeszcze bez wiadomości.
web-play-say = Wiadomość do graczy
web-play-say-as = Wyślij jako
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
web-play-nothing-to-undo = Nie masz ruchu, który można cofnąć.
web-play-claims = Pobieraj czynsz automatycznie: { $player }
web-play-bot-offers = Oferty botów dla gracza { $player }
web-play-bot-offers-all = wszystkie
web-play-bot-offers-few = mało
web-play-bot-offers-none = żadne
web-play-bot-offers-all-line = Każda oferta jest ci pokazywana.
web-play-bot-offers-few-line = Gdy odrzucisz ofertę bota, jego oferty są odrzucane za ciebie przez pięć jego następnych tur, chyba że złożysz mu własną.
web-play-bot-offers-none-line = Wszystkie oferty botów są odrzucane za ciebie.
web-play-fewer-offers = Mniej ofert
web-play-on = tak
web-play-off = nie
web-play-links = Linki do tego stołu
web-play-invite = Zaproś znajomego na miejsce gracza { $player }
web-play-invite-line = Kto otworzy ten link, usiądzie na miejscu gracza { $player }. Link działa raz.
web-play-device = Graj dalej na innym urządzeniu
web-play-device-line = Otwiera te miejsca także na innym urządzeniu: { $players }. Nie udostępniaj tego linku.
web-play-watch = Pozwól komuś oglądać
web-play-watch-line = Kto otworzy ten link, może oglądać, ale nie grać.
web-play-rules = Zasady
web-play-leave-to-bot = Oddaj botowi miejsce gracza { $player }
web-play-sit-back = Wróć na miejsce gracza { $player }
web-play-save-record = Zapisz grę w pliku
web-play-replay = Zobacz przebieg gry

## Kostki, które można sprawdzić

web-play-fair = Uczciwe kostki
web-play-sealed = Rzuty ustalone przed grą: nikt nie może ich zmienić. Ich skrót:
web-play-sealed-cards = Karty ustalone przed grą: nikt nie może ich zmienić. Ich skrót:
web-play-revealed = Sekret kostek ujawniono; oto jego skrót:
web-play-revealed-cards = Sekret kart ujawniono; oto jego skrót:
web-play-fair-line = Przed grą serwer losuje tajną liczbę i pokazuje jej skrót: cyfry, które pasują tylko do niej. Potem strony graczy dodają własne losowe cyfry. Każdy rzut i każda karta wynikają z sekretu i z tych cyfr, więc nikt, nawet serwer, nie może wybierać rzutów. Po ostatnim ruchu sekret zostaje ujawniony i każdy może sprawdzić, że pasuje do skrótu.
web-play-fair-line-cards = Przed grą serwer losuje tajną liczbę i pokazuje jej skrót: cyfry, które pasują tylko do niej. Potem strony graczy dodają własne losowe cyfry. Każda karta wynika z sekretu i z tych cyfr, więc nikt, nawet serwer, nie może wybierać kart. Po ostatnim ruchu sekret zostaje ujawniony i każdy może sprawdzić, że pasuje do skrótu. Kostki są wasze.
web-play-commitment = Skrót sekretu
web-play-secret = Sekret
web-play-secret-later = Zostanie ujawniony po ostatnim ruchu.
web-play-check-line = Plik gry można sprawdzić także bez tej strony: duopoly replay --verify.

## Koniec

web-play-over = Koniec gry
web-play-has-left = Gracza { $player } od dłuższej chwili nie ma. Nie trzeba już czekać.
web-play-end-game = Zakończ grę
web-play-devices = Urządzenia przy twoich miejscach
web-play-devices-line = Usuń to, które zostało zgubione albo pożyczone. Nieużyte linki do twoich miejsc też przestaną działać.
web-play-device-since = { $players }, od { $since }
web-play-device-mine = (to urządzenie)
web-play-device-here = (połączone)
web-play-device-remove = Usuń

web-play-offered-visitor = Gość płaci
web-play-offered-you = ty
web-play-offered-then = jeśli kupisz
