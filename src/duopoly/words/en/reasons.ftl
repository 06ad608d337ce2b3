# Steps in working out a sum, read one after another: "$22 for the bare street, doubled: Bob monopolizes Boston".
# $sum is the step's number as money, $number as it is; $owner is who is paid, $percent a share, $houses 0 if not known.

reason-bare = { $sum } for the bare street
reason-houses = { $houses ->
    [0] { $sum } with houses
    [one] { $sum } with { $houses } house
   *[other] { $sum } with { $houses } houses
}
reason-hotel = { $hotel ->
    [apartment] { $sum } with an apartment
   *[hotel] { $sum } with a hotel
}
reason-monopoly = { $game ->
    [roles] doubled: { $owner } monopolizes { $city }
   *[classic] doubled: { $owner } has the whole group { $city }
}
reason-broken-monopoly = { $game ->
    [roles] halved to { $sum }: { $city } is no longer monopolized
   *[classic] halved to { $sum }: the { $city } group is no longer whole
}
reason-owned = { $game ->
    [roles] { $number ->
        [one] { $number } transport company owned
       *[other] { $number } transport companies owned
    }
   *[classic] { $number ->
        [one] { $number } railroad owned
       *[other] { $number } railroads owned
    }
}
reason-times-card = times { $number }, as the card says
reason-multiple = times { $number }
reason-throw = a throw of { $number }
reason-cash-percent = { $percent }% of { $sum } in cash
reason-titles-percent = { $percent }% of { $sum } for unmortgaged titles
reason-buildings-percent = { $percent }% of { $sum } for buildings
reason-rounded-down = rounded down
reason-flat = the flat amount
reason-half-price = half the price paid
reason-interest-percent = { $number }% of the mortgage
reason-houses-upkeep = { $number ->
    [one] { $number } house
   *[other] { $number } houses
}
reason-hotels-upkeep = { $hotel ->
    [apartment] { $number ->
        [one] { $number } apartment
       *[other] { $number } apartments
    }
   *[hotel] { $number ->
        [one] { $number } hotel
       *[other] { $number } hotels
    }
}
reason-kept-percent = keeping { $number }%

# All steps together, as they stand behind the sentence; French puts a space before the colon.
reasons = : { $steps }
reason-houses-now = { $number ->
    [0] now a bare street
    [one] now { $number } house
   *[other] now { $number } houses
}
reason-hotel-now = { $hotel ->
    [apartment] now an apartment
   *[hotel] now a hotel
}
