# What the server works out beside the position: title cards, where a throw leads, what a trade changes, a game looked back on.

## Bots

bot-random = random
bot-random-line = Makes any legal move, all equally likely; never trades.
bot-greedy = greedy
bot-greedy-line = Buys whatever it lands on and builds at once, with no thought for tomorrow.
bot-steady = steady
bot-steady-line = Buys what it can afford, keeps a reserve, builds where a house earns most, trades when both sides gain.
bot-trader = trader
bot-trader-line = Works out what each title earns and completes, and for whom; trades whenever both sides gain.
bot-dealer = dealer
bot-dealer-line = Estimates everyone’s chance of winning before and after a trade or a bid, and takes what raises its own enough.
bot-planner = planner
bot-planner-line = Plays the game out many times after each possible move, and makes the one that wins most.
bot-expert = expert
bot-expert-line = The planner with a second for each decision, and with trades that help both sides.
bot-champion = champion
bot-champion-line = The dealer with a second for each decision: it plays its moves and trades on many times and compares.
bot-without-twin = Here it plays like the trader, until the server gets the package it thinks with: pip install wasmtime.
bot-named = { $level ->
    [child] child’s play: { $bot }
    [easy] easy: { $bot }
    [normal] normal: { $bot }
    [hard] hard: { $bot }
   *[expert] very hard: { $bot }
}

## Title cards

title-price = price { $amount }
title-owner = owned by { $player }
title-bare = bare
title-row-bare = Bare street
title-row-monopoly = { $game ->
    [roles] Bare, city monopolized
   *[classic] Bare, whole group owned
}
title-row-broken = { $row }, monopoly broken
title-utilities = { $number ->
    [one] { $number } utility owned
   *[other] { $number } utilities owned
}
title-as-above = as above
title-not-built = not built
title-hotel-cost = { $any ->
    [yes] { $cost } and { $houses }
   *[no] { $cost }
}
title-lift = Lift the mortgage
title-why-rent = { $amount } now{ $reasons }.
title-why-utility = { $number ->
    [one] { $multiple } times a fresh throw: { $player } owns { $number } utility.
   *[other] { $multiple } times a fresh throw: { $player } owns { $number } utilities.
}
title-why-mortgaged = Mortgaged: no rent. Lifting it costs { $amount }.
title-why-prison = { $game ->
    [roles] { $player } is in prison and collects no rent.
   *[classic] { $player } is in jail and collects no rent.
}
title-why-unowned = Nobody owns it: whoever lands here may buy it for { $amount }.
title-pot = Collected here

## What happens to whoever lands somewhere, in a few words
## $named is yes where the words also say whom the money goes to; $direction is in or out.

landing-nothing = nothing
landing-own = own title
landing-mortgaged = nothing: mortgaged
landing-prison = { $game ->
    [roles] nothing: { $player } is in prison
   *[classic] nothing: { $player } is in jail
}
landing-rent = { $named ->
    [yes] { $amount } to { $player }
   *[no] { $amount }
}
landing-doubled = { $named ->
    [yes] { $amount } to { $player }, doubled
   *[no] { $amount }, doubled
}
landing-claim = { $named ->
    [yes] { $amount } if { $player } claims it
   *[no] { $amount } if claimed
}
landing-debt = { $to ->
    [player] { $named ->
        [yes] { $amount } to { $player }: { $missing } short
       *[no] { $amount }: { $missing } short
    }
   *[bank] pays { $amount }: { $missing } short
}
landing-buy = { $short ->
    [yes] for sale at { $price }: { $missing } short
   *[no] for sale at { $price }
}
landing-card = draw a card
landing-die = one more die
landing-tax = { $flat } or { $percent }
landing-count = { $named ->
    [yes] { $multiple } times a fresh throw, to { $player }
   *[no] { $multiple } times a fresh throw
}
landing-speed = then the Speed Die
landing-pays = { $direction ->
    [in] collects { $amount }
   *[out] pays { $amount }
}
landing-start = collects { $amount }
landing-sent = { $role ->
    [competitor] to the price war
    [monopolist] to prison
   *[player] to jail
}
landing-visit = { $game ->
    [roles] sightseeing
   *[classic] just visiting
}
landing-miss = no double: stays
landing-free = a double: gets out
landing-with-fee = , after paying { $amount } to get out
landing-with-start = { $game ->
    [roles] , { $amount } from Start
   *[classic] , { $amount } from Go
}
landing-with-throw = , throws again

## What a move would change

effect-title = { $space }{ $reasons }
effect-mortgaged = { $space }, mortgaged
effect-lost = { $space } no longer pays { $player }
effect-interest = { $space } comes mortgaged: pay { $keep } to keep it so, or { $lift } to lift the mortgage
effect-monopoly = { $game ->
    [roles] Monopoly in { $city }
   *[classic] The whole { $city } group
}
effect-builds = Could then build on { $spaces }
effect-builds-no-more = Could no longer build on { $spaces }
effect-each = { $amount } each

## A game looked back on

replay-luckiest = { $stayed ->
    [yes] Luckiest throw: { $player } in round { $round }, { $x } and { $y } at { $start }: { $amount } better than the average throw there.
   *[no] Luckiest throw: { $player } in round { $round }, { $x } and { $y } from { $start } to { $space }: { $amount } better than the average throw from there.
}
replay-throws = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } throw with an average of { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; expected 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[other] { NUMBER($number, useGrouping: 0) } throws with an average of { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }; expected 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
replay-won-last = { $players } is the last one standing: everybody else is bankrupt.
replay-won-camp = { $shape ->
    [shared] { $role ->
        [competitor] The monopolists are bankrupt; { $players } tie as richest competitors: { $amount } each, counting cash and one visit to every title.
       *[monopolist] The competitors are bankrupt; { $players } tie as richest monopolists: { $amount } each, counting cash and one visit to every title.
    }
   *[ahead] { $role ->
        [competitor] The monopolists are bankrupt and { $players } is the richest competitor: { $amount } to { $other }’s { $least }, counting cash and one visit to every title.
       *[monopolist] The competitors are bankrupt and { $players } is the richest monopolist: { $amount } to { $other }’s { $least }, counting cash and one visit to every title.
    }
}
replay-won-timed = { $shape ->
    [shared] Time is up: { $players } tie for the most cash, { $amount } each.
   *[ahead] Time is up: { $players } has the most cash, { $amount }, ahead of { $other } with { $least }.
}
