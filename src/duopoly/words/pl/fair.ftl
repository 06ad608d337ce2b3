# Co wykazało sprawdzenie zapisu gry. $hash to obiecany skrót, po cztery cyfry.

fair-moves = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } dozwolony ruch z sumą kontrolną
    [few] { NUMBER($number, useGrouping: 0) } dozwolone ruchy, każdy z sumą kontrolną
    [many] { NUMBER($number, useGrouping: 0) } dozwolonych ruchów, każdy z sumą kontrolną
   *[other] { NUMBER($number, useGrouping: 0) } dozwolonego ruchu, każdy z sumą kontrolną
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
fair-follow = { $moves }; zgodnie z sekretem: { $throws } i { $cards }. Skrót sekretu musi być tym, który pokazano przed pierwszym rzutem: { $hash }.
fair-sealed = { $moves }. Gra nie jest skończona: sekret zostanie ujawniony po ostatnim ruchu i pokaże, czy wynikają z niego rzuty i karty. Jego skrót: { $hash }.
fair-unpromised = { $moves }. Rzutów i kart nie da się sprawdzić: przed pierwszym rzutem nie obiecano żadnego sekretu.
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
