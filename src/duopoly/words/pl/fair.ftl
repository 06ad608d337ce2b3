# Co wykazało sprawdzenie zapisu gry. $hash to skrót sekretu, po cztery cyfry.

fair-moves = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } dozwolony ruch, suma kontrolna się zgadza
    [few] { NUMBER($number, useGrouping: 0) } dozwolone ruchy, wszystkie sumy kontrolne się zgadzają
    [many] { NUMBER($number, useGrouping: 0) } dozwolonych ruchów, wszystkie sumy kontrolne się zgadzają
   *[other] { NUMBER($number, useGrouping: 0) } dozwolonego ruchu, wszystkie sumy kontrolne się zgadzają
}
fair-throws = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } rzut
    [few] { NUMBER($number, useGrouping: 0) } rzuty
    [many] { NUMBER($number, useGrouping: 0) } rzutów
   *[other] { NUMBER($number, useGrouping: 0) } rzutu
}
fair-cards = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } karta
    [few] { NUMBER($number, useGrouping: 0) } karty
    [many] { NUMBER($number, useGrouping: 0) } kart
   *[other] { NUMBER($number, useGrouping: 0) } karty
}
fair-follow = { $moves }; { $throws } i { $cards } zgadzają się z sekretem. Jego skrót musi być taki sam jak ten, który pokazano przed pierwszym rzutem: { $hash }.
fair-sealed = { $moves }. Gra jeszcze trwa: sekret zostanie ujawniony po ostatnim ruchu i pokaże, czy rzuty i karty się z nim zgadzają. Jego skrót: { $hash }.
fair-unpromised = { $moves }. Rzutów i kart nie da się sprawdzić: przed pierwszym rzutem nie ustalono sekretu.
fair-by-hand = { $moves }. Wszystkie rzuty i karty wpisano ręcznie i nie da się ich sprawdzić.
fair-thrown = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } rzut wykonano ręcznie i nie da się go sprawdzić.
    [few] { NUMBER($number, useGrouping: 0) } rzuty wykonano ręcznie i nie da się ich sprawdzić.
    [many] { NUMBER($number, useGrouping: 0) } rzutów wykonano ręcznie i nie da się ich sprawdzić.
   *[other] { NUMBER($number, useGrouping: 0) } rzutu wykonano ręcznie i nie da się go sprawdzić.
}
fair-drawn = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } kartę wzięto z prawdziwej talii i nie da się jej sprawdzić.
    [few] { NUMBER($number, useGrouping: 0) } karty wzięto z prawdziwej talii i nie da się ich sprawdzić.
    [many] { NUMBER($number, useGrouping: 0) } kart wzięto z prawdziwej talii i nie da się ich sprawdzić.
   *[other] { NUMBER($number, useGrouping: 0) } karty wzięto z prawdziwej talii i nie da się jej sprawdzić.
}
fair-salted = W każdym rzucie są losowe cyfry od tych graczy: { $players }.
fair-undone = { NUMBER($number, useGrouping: 0) ->
    [one] Ruchy cofnięto { NUMBER($number, useGrouping: 0) } raz; wcześniejsze rzuty też wynikają z sekretu.
    [few] Ruchy cofnięto { NUMBER($number, useGrouping: 0) } razy; wcześniejsze rzuty też wynikają z sekretu.
    [many] Ruchy cofnięto { NUMBER($number, useGrouping: 0) } razy; wcześniejsze rzuty też wynikają z sekretu.
   *[other] Ruchy cofnięto { NUMBER($number, useGrouping: 0) } razy; wcześniejsze rzuty też wynikają z sekretu.
}

## Gra dokończona gdzie indziej. $number liczy ruchy od początku gry.

fair-earlier-opened = Do ruchu { NUMBER($number, useGrouping: 0) } grano przy innym stole: { $throws } i { $cards } zgadzają się z jego sekretem. Skrót tego sekretu: { $hash }.
fair-earlier-sealed = Do ruchu { NUMBER($number, useGrouping: 0) } grano przy innym stole, z innym sekretem. W zapisie go nie ma; ujawnić go może tylko tamten stół. Skrót tego sekretu: { $hash }.
fair-earlier-unpromised = Do ruchu { NUMBER($number, useGrouping: 0) } grano gdzie indziej, bez ustalonego sekretu: tamtych rzutów i kart nie da się sprawdzić.
fair-earlier-by-hand = Do ruchu { NUMBER($number, useGrouping: 0) } grano przy innym stole. Wszystkie tamte rzuty i karty wpisano ręcznie i nie da się ich sprawdzić.
