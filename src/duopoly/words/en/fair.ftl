# What checking a record found. $hash is the hash of the secret, four digits at a time.

fair-moves = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } legal move, and its check is right
   *[other] { NUMBER($number, useGrouping: 0) } legal moves, and all their checks are right
}
fair-throws = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } throw
   *[other] { NUMBER($number, useGrouping: 0) } throws
}
fair-cards = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } card
   *[other] { NUMBER($number, useGrouping: 0) } cards
}
fair-follow = { $moves }; { $throws } and { $cards } follow from the secret. Compare its hash with the one shown before the first throw: { $hash }.
fair-sealed = { $moves }. The game is not over: the secret is revealed after the last move and will show whether the throws and cards follow from it. Its hash: { $hash }.
fair-unpromised = { $moves }. The throws and cards cannot be checked: no secret was sealed before the first throw.
fair-by-hand = { $moves }. All throws and cards were entered by hand and cannot be checked.
fair-thrown = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } throw was made by hand and cannot be checked.
   *[other] { NUMBER($number, useGrouping: 0) } throws were made by hand and cannot be checked.
}
fair-drawn = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } card was drawn by hand and cannot be checked.
   *[other] { NUMBER($number, useGrouping: 0) } cards were drawn by hand and cannot be checked.
}
fair-salted = Random digits from these players are part of every throw: { $players }.
fair-undone = { NUMBER($number, useGrouping: 0) ->
    [one] Moves were taken back { NUMBER($number, useGrouping: 0) } time; what was thrown before follows, too.
   *[other] Moves were taken back { NUMBER($number, useGrouping: 0) } times; what was thrown before follows, too.
}

## A game that went on elsewhere. $number counts moves from the beginning of the game.

fair-earlier-opened = Up to move { NUMBER($number, useGrouping: 0) } it was played elsewhere: { $throws } and { $cards } follow from the secret of that table. Its hash: { $hash }.
fair-earlier-sealed = Up to move { NUMBER($number, useGrouping: 0) } it was played elsewhere, with the dice of another secret. The record does not have that secret; only that table can reveal it. Its hash: { $hash }.
fair-earlier-unpromised = Up to move { NUMBER($number, useGrouping: 0) } it was played elsewhere, without a sealed secret: those throws and cards cannot be checked.
fair-earlier-by-hand = Up to move { NUMBER($number, useGrouping: 0) } it was played elsewhere. Those throws and cards were all entered by hand and cannot be checked.
