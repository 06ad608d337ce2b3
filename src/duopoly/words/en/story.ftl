# The story of a game that is over, and decisions looked back on.

story-percent = { $number }%
story-best-title = { $visits ->
    [one] { $title } was the best title: it paid { $owner } { $amount } in { $visits } visit.
   *[other] { $title } was the best title: it paid { $owner } { $amount } in { $visits } visits.
}
story-best-title-short = { $visits ->
    [one] { $amount } in { $visits } visit
   *[other] { $amount } in { $visits } visits
}
story-round = round { $round }
story-turning-point = The game turned in { $when }, when { $player }’s chances rose from { $before } to { $after }.
story-trade = { $offer ->
    [give] { $other } got { $gives } from { $player } for nothing.
    [take] { $player } got { $takes } from { $other } for nothing.
   *[both] { $player } swapped { $gives } for { $takes } with { $other }.
}
story-turn-label = { $kind ->
    [trade] round { $round }: the trade
    [bankrupt] round { $round }: the bankruptcy
    [rent] round { $round }: the rent
    [purchase] round { $round }: the purchase
    [building] round { $round }: the building
   *[throw] round { $round }
}
story-dice = { $x } and { $y }
story-luckiest = { $stayed ->
    [yes] The luckiest throw was { $player }’s { $dice } in round { $round }: { $amount } better than average.
   *[no] The luckiest throw was { $player }’s { $dice } in round { $round }, to { $space }: { $amount } better than average.
}

## What was done

deed-accept = { $offer ->
    [give] { $player } accepted { $gives } from { $other }{ $city }
    [take] { $player } gave { $other } { $takes } for nothing{ $city }
   *[both] { $player } accepted { $gives } from { $other } for { $takes }{ $city }
}
deed-reject = { $offer ->
    [give] { $player } turned down { $gives } from { $other }{ $city }
    [take] { $player } would not give { $other } { $takes } for nothing{ $city }
   *[both] { $player } turned down { $gives } from { $other } for { $takes }{ $city }
}
deed-city = { $game ->
    [roles] { $whose ->
        [other] { $streets ->
            [last] , the last street { $other } needed in { $city }
           *[all] , all that { $other } needed in { $city }
        }
       *[player] { $streets ->
            [last] , the last street needed in { $city }
           *[all] , all that was needed in { $city }
        }
    }
   *[classic] { $whose ->
        [other] { $streets ->
            [last] , the last street { $other } needed for the { $city } group
           *[all] , all that { $other } needed for the { $city } group
        }
       *[player] { $streets ->
            [last] , the last street needed for the { $city } group
           *[all] , all that was needed for the { $city } group
        }
    }
}
deed-offer = { $offer ->
    [give] { $player } offered { $other } { $gives } for nothing
    [take] { $player } asked { $other } for { $takes } and gave nothing
   *[both] { $player } offered { $other } { $gives } for { $takes }
}
deed-buy = { $player } bought { $space } for { $price }
deed-decline = { $auction ->
    [yes] { $player } put { $space } up for auction instead of buying it for { $price }
   *[no] { $player } left { $space } unsold at { $price }
}
deed-bid = { $player } bid { $bid } for { $space }
deed-pass = { $some ->
    [yes] { $player } dropped out of the auction of { $space } at { $bid }
   *[no] { $player } made no bid for { $space }
}
deed-build = { $player } built on { $space }
deed-sell = { $player } sold a building on { $space }
deed-mortgage = { $player } mortgaged { $space }
deed-lift = { $player } paid off the mortgage on { $space }
deed-other = { $player }: { $label }
