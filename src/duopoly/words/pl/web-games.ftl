# Moje gry: jak poszły, ich kopie, konto i zapominanie wszystkiego.

web-games-open = Do dokończenia
web-games-others = Inne stoły
web-games-waits = czekamy na gracza { $player }
web-games-over = Koniec. Zwycięstwo: { $players }
web-games-classic = Gracz klasyczny
web-games-games = { $number ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
}
web-games-wins = { $number ->
    [one] wygrana
    [few] wygrane
    [many] wygranych
   *[other] wygranej
}
web-games-streak = z rzędu
web-games-best = najlepsza seria
web-games-record = Twoje wyniki
web-games-column-games = gry
web-games-column-won = wygrane
web-games-luck = wygrane (kropki: sam przypadek)
web-games-titles = Nieruchomości, które dały najwięcej
web-games-titles-line = średnio na grę
web-games-in = { $number ->
    [one] { $number } gra
    [few] { $number } gry
    [many] { $number } gier
   *[other] { $number } gry
}
web-games-recent = Ostatnie gry
web-games-line = linia: twój udział w majątku wszystkich
web-games-won = Wygrana
web-games-place = { $place }. miejsce
web-games-at = { $edition }
web-games-all = Wszystkie gry: { $number }
web-games-fewer = Mniej gier
web-games-copy-save = Zapisz kopię
web-games-copy-load = Wczytaj kopię
web-games-copy-bad = Ten plik nie jest kopią gier.
web-games-copy-loaded = Wczytane gry: { $number }.
web-games-forget = Zapomnij o mnie
web-games-forget-line = Twoje miejsca przy wszystkich stołach, linki do nich, twoje konto ze wszystkimi urządzeniami i wszystko, co pamięta to urządzenie, oprócz języka i kolorów, zostaną usunięte na zawsze. Stoły, przy których nikt inny nie siedzi, znikną; przy innych twoje imię zostaje w grze, a pozostali mogą oddać twoje miejsce botowi.
web-games-forget-sure = Usuń wszystko
web-games-forgotten = Wszystko, co twoje, zostało usunięte.
web-games-account = Te same gry na innym urządzeniu
web-games-account-no-server = Konto wymaga serwera: ta strona gra tylko na tym urządzeniu. Dla gier skończonych zapisz kopię tutaj i wczytaj ją tam. Dla gry w toku użyj „Przekaż grę na inne urządzenie” w menu jej stołu.
web-games-account-in = { $number ->
    [one] To urządzenie jest na twoim koncie.
    [few] To urządzenie jest na twoim koncie; liczba urządzeń na nim: { $number }.
    [many] To urządzenie jest na twoim koncie; liczba urządzeń na nim: { $number }.
   *[other] To urządzenie jest na twoim koncie; liczba urządzeń na nim: { $number }.
}
web-games-account-leave = Wyloguj to urządzenie
web-games-account-line = Albo wybierz nazwę i hasło zdaniowe; obu użyj też na drugim urządzeniu. Serwer nie przechowuje żadnego z nich, więc nikt ich nie podejrzy – ani nie przypomni, gdy je zapomnisz.
web-games-account-name = Nazwa
web-games-account-phrase = Hasło zdaniowe, co najmniej 12 znaków
web-games-account-suggest = Zaproponuj
web-games-account-open = Zaloguj się
web-games-account-create = Nowe konto
web-games-device = Dodaj inne urządzenie
web-games-device-line = Zeskanuj ten kod drugim urządzeniem albo otwórz na nim link. Działa raz, przez dziesięć minut. Nie udostępniaj go.
web-games-device-of = Dodać to urządzenie do gier: { $players }?
web-games-device-nobody = Dodać to urządzenie do gier z drugiego?
web-games-device-will = Oba urządzenia pokażą wtedy te same stoły, z jednego i z drugiego, i na obu grasz dalej na tych samych miejscach.
web-games-device-own = Zgódź się tylko wtedy, gdy to twój własny link: drugie urządzenie też będzie mogło grać na twoich miejscach.
web-games-device-leaves = To urządzenie opuści konto, na którym jest teraz.
web-games-device-yes = Dodaj to urządzenie
web-games-device-done = Oba urządzenia mają teraz te same gry.
web-games-device-shares = To urządzenie ma już te gry. Otwórz link na drugim.
