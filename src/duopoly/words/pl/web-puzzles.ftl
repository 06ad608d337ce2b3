# Puzzles: positions in which one move is clearly the best.

web-puzzles-title = Zadania
web-puzzles-about = Pozycje z gier między botami. W każdej jeden ruch wygrywa wyraźnie częściej niż inne. Który?
web-puzzles-solved = Rozwiązane: { $solved } z { $number }
web-puzzles-all-solved = Wszystkie rozwiązane ({ $number }): brawo! Można je powtarzać.
web-puzzles-easy = Łatwe
web-puzzles-medium = Średnie
web-puzzles-hard = Trudne
web-puzzles-one = Zadanie { $number }
web-puzzles-link = { $solved ->
    [yes] Zadanie { $number }, { $camp ->
        [competitor] przedsiębiorca
        [monopolist] monopolista
       *[classic] gra klasyczna
    }, rozwiązane
   *[no] Zadanie { $number }, { $camp ->
        [competitor] przedsiębiorca
        [monopolist] monopolista
       *[classic] gra klasyczna
    }
}
web-puzzles-key-competitor = ruch przedsiębiorcy
web-puzzles-key-monopolist = ruch monopolisty
web-puzzles-key-classic = gra klasyczna
web-puzzles-to-move = { $camp ->
    [competitor] Grasz jako { $player }, przedsiębiorca: twój ruch
    [monopolist] Grasz jako { $player }, monopolista: twój ruch
   *[classic] Grasz jako { $player }: twój ruch
}
web-puzzles-which = Który ruch wygrywa najczęściej?
web-puzzles-right = To najlepszy ruch.
web-puzzles-wrong = { $points ->
    [one] Nie najlepszy: wygrywa o { $points } grę mniej na 100.
    [few] Nie najlepszy: wygrywa o { $points } gry mniej na 100.
    [many] Nie najlepszy: wygrywa o { $points } gier mniej na 100.
   *[other] Nie najlepszy: wygrywa o { $points } gry mniej na 100.
}
web-puzzles-best = najlepszy
web-puzzles-yours = twój wybór
web-puzzles-less = { $points ->
    [one] −{ $points } punkt
    [few] −{ $points } punkty
    [many] −{ $points } punktów
   *[other] −{ $points } punktu
}
web-puzzles-found = Kto go znajduje: { $bots }.
web-puzzles-found-none = Żaden szybki bot go nie znajduje.
web-puzzles-rests = Oceniono podobnie, jak zrobiłby to najsilniejszy bot, { $bot }: po każdym ruchu rozegrano na próbę po kilka rund ({ $number } razy) i oszacowano szanse na wygraną.
web-puzzles-offers = Każda z ofert tutaj zostałaby przyjęta: drugi gracz na niej zyskuje.
web-puzzles-line = Możliwy dalszy ciąg
web-puzzles-next = Następne zadanie
web-puzzles-all = Wszystkie zadania
web-puzzles-grades = Łatwe: szybkie boty znajdują ruch albo wygrywa on wyraźnie. Trudne: boty go nie znajdują, a inne ruchy są prawie tak dobre.
web-puzzles-legend = Co znaczą symbole
web-puzzles-legend-you = To ty
web-puzzles-legend-competitor = Koło: przedsiębiorcy
web-puzzles-legend-monopolist = Kwadrat: monopolisty
web-puzzles-legend-rent = Właściciel pola i jego obecny czynsz
web-puzzles-legend-house = Dom w kolorze właściciela
web-puzzles-legend-mortgaged = Pod hipoteką: bez czynszu
