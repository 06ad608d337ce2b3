# Nowy stół: wydanie, miejsca, cel, zasady domowe, kostki, tempo.

web-new-title = Nowy stół
web-new-hint = Zmień, co chcesz. Bez zmian Graj to ty i trzy boty.
web-new-play = Graj
web-new-links = { $number ->
    [one] potem wyślij { $number } odnośnik
    [few] potem wyślij { $number } odnośniki
    [many] potem wyślij { $number } odnośników
   *[other] potem wyślij { $number } odnośnika
}

web-new-edition = Która instrukcja
web-new-aim = Jak się kończy
web-new-minutes = Minuty
web-new-aim-last = Ostatni w grze
web-new-aim-camp = Gra obozów
web-new-aim-timed = Na czas

## Miejsca

web-new-seats = Kto gra
web-new-seat = Miejsce { $number }
web-new-name = Imię
web-new-who = Kto tu siedzi
web-new-who-me = ja
web-new-who-here = przy tym ekranie
web-new-who-link = z odnośnika
web-new-who-bot = bot, { $bot }
web-new-role = Rola
web-new-remove = Usuń: { $player }
web-new-add = Dodaj miejsce
web-new-add-more = { $number ->
    [one] zmieści się jeszcze { $number }
    [few] zmieszczą się jeszcze { $number }
    [many] zmieści się jeszcze { $number }
   *[other] zmieści się jeszcze { $number }
}
web-new-full = To wydanie ma miejsc: { $number }.
web-new-fewest = Graczy jest co najmniej { $number }.
web-new-camps = Obozy
web-new-camps-agreed = Umówione
web-new-camps-dice = Rzut kostkami
web-new-camps-dice-line = Każdy rzuca; najwyższy rzut pierwszy wybiera rolę.
web-new-camps-rule = zasada
web-new-camps-count = { $competitors }, { $monopolists }.
web-new-order = Kto zaczyna
web-new-order-given = Pierwsze miejsce
web-new-order-thrown = Kości
web-new-everybody-here = Przy prawdziwej planszy wszyscy siedzą tutaj; telefony dołączą potem odnośnikiem dla innego urządzenia.

## Kostki i karty

web-new-dice = Kostki
web-new-dice-program = Program
web-new-dice-hand = Nasze
web-new-dice-treasurer = Skarbnik
web-new-dice-program-line = Program wiąże się kostkami przed pierwszym rzutem i odsłania je na końcu, by każdy mógł sprawdzić.
web-new-dice-hand-line = Rzucacie prawdziwymi kostkami i podajecie wynik; plansza jest na ekranie.
web-new-dice-treasurer-line = Prawdziwa plansza, kostki i pionki na stole; program jest bankiem i zna czynsze.
web-new-cards = Karty
web-new-cards-program = Od programu
web-new-cards-hand = Z pudełka

## Zasady domowe

web-new-rules = Zasady domowe
web-new-rules-printed = wszystko jak w druku
web-new-rules-other = Pokaż pozostałe: { $number }
web-new-rules-fewer = Pokaż tylko zwykłe
web-new-rules-all-printed = wszystkie jak w druku
web-new-rules-changed = { $number ->
    [one] { $number } zmieniona
    [few] { $number } zmienione
    [many] { $number } zmienionych
   *[other] { $number } zmienionej
}
web-new-rules-tables = Tak gra wiele stołów
web-new-rules-amounts = Kwoty
web-new-rules-counts = Liczby
web-new-rules-switches = Co wolno
web-new-printed = w druku: { $value }
web-new-as-printed = jak w druku
web-new-as-printed-named = { $rule }: jak w druku
web-new-yes = tak
web-new-no = nie
web-new-range = od { $least } do { $most }

## Tempo i towarzystwo

web-new-pace = Tempo botów
web-new-pace-off = Od razu
web-new-pace-normal = Zwykłe
web-new-pace-fast = Szybkie
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
web-new-clock-line = Gdy minie, inni mogą pozwolić, by grał dalej bot.
web-new-watchers = Inni mogą oglądać z odnośnika
web-new-hints = Podpowiedzi: bot mówi, co by zrobił
web-new-table-name = Nazwa stołu
web-new-table-name-hint = jeśli chcesz
