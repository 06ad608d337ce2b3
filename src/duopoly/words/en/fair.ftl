# What checking a record found. $hash is the commitment, four digits at a time.

fair-moves = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } move legal, with its check
   *[other] { NUMBER($number, useGrouping: 0) } moves legal, each with its check
}
fair-throws = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } throw
   *[other] { NUMBER($number, useGrouping: 0) } throws
}
fair-cards = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } card
   *[other] { NUMBER($number, useGrouping: 0) } cards
}
fair-follow = { $moves }; { $throws } and { $cards } follow from the secret whose hash must be the one shown before the first throw: { $hash }.
fair-sealed = { $moves }. The game is not over: the secret is opened after the last move, and shows then whether throws and cards follow from it. Its hash: { $hash }.
fair-unpromised = { $moves }. The throws and cards cannot be checked: no secret was promised before the first throw.
fair-thrown = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } throw was made by hand and cannot be checked.
   *[other] { NUMBER($number, useGrouping: 0) } throws were made by hand and cannot be checked.
}
fair-drawn = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } card was drawn by hand and cannot be checked.
   *[other] { NUMBER($number, useGrouping: 0) } cards were drawn by hand and cannot be checked.
}
