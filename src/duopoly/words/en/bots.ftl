# Why a bot makes its move, in one line without a stop at its end; nothing for a throw without a choice. The bot is never named: the line stands beside its name.
# $space, $city and $other are names, $round and $number counts, $…-points hundredths of winning, all else is money.

bots-by-lot = { $number ->
    [one] Makes its only move
   *[other] Picks one of { $number } moves at random
}
bots-claims = Claims its rent as soon as it may

## Before the dice, and in prison

bots-throws = { "" }
bots-throws-without-trade = Throws: it sees no trade worth offering first
bots-throws-with-reserve = Throws: it offers no trade, to keep { $reserve } in reserve
bots-throws-extra = Throws: on an extra throw, only a double gets it out
bots-must-pay = Pays { $fee }: it has no tries for a double left
bots-must-use-card = Uses its card: it has no tries for a double left
bots-waits = Tries for a double: after round { $round } there is little left to buy, and it still collects rent in here
bots-keeps-fee = Tries for a double: it pays { $fee } only if it has more than { $least }
bots-uses-card-to-buy = Uses its card: until round { $round } it wants to move and buy
bots-uses-card-for-rent = Uses its card: it collects no rent in here
bots-leaves-to-buy = Pays { $fee }: until round { $round } it wants to move and buy
bots-leaves-for-rent = Pays { $fee }: it collects no rent in here

## Buying and bidding

bots-buys = Buys { $space } for { $price }, keeping { $rest } in cash
bots-does-not-buy = Does not buy { $space }: paying { $price } out of { $cash } would leave less than { $least }
bots-bids = Bids { $bid }: it would go up to { $value }
bots-bids-cash = Bids { $bid }: it would go up to { $value } but has { $purse } to spend
bots-passes = Does not bid: it would go no higher than { $value }
bots-passes-for-cash = Does not bid: it would go up to { $value } but has only { $purse } to spend
bots-may-not-bid = Does not bid: nobody can buy in the price war

## The end of the turn

bots-lifts = Lifts the mortgage on { $space }: the most rent for its money (expects +{ $rent } for { $cost })
bots-builds = Builds on { $space }: the most rent for its money (+{ $rent } for { $cost })
bots-builds-on = Builds on { $space }: the most rent for its money (+{ $rent } for { $cost }, averaged over the first three houses)
bots-saves-to-buy = Keeps { $reserve } in reserve until round { $round }, for titles still for sale
bots-saves = Keeps { $reserve } in reserve
bots-ends = Sees nothing to lift, build or offer with the { $spare } it has above its reserve of { $reserve }
bots-ends-without-trade = Sees nothing to lift or build with the { $spare } it has above its reserve of { $reserve }
bots-adjusted = Sees nothing more to lift or build with its { $cash }

## Trades

bots-offers = Offers { $other } { $sum } for { $space }: worth { $mine } to itself, { $theirs } to { $other }
bots-accepts = Accepts: by its estimate it gains { $mine }, and { $other } { $theirs }
bots-accepts-alone = Accepts: by its estimate it gains { $mine }
bots-rejects-loss = Rejects: by its estimate it would lose { $loss }
bots-rejects-nothing = Rejects: by its estimate it would gain nothing
bots-rejects-share = Rejects: it would gain { $mine }, less than half of the { $theirs } that { $other } would
bots-rejects-monopoly = Rejects: it would give { $other } a monopoly ({ $city }) and gain { $mine }, less than half of { $other }’s { $theirs }
bots-rejects-card = Rejects: it does not trade get-out cards
bots-rejects-swap = Rejects: it does not swap roles
bots-rejects-impossible = Rejects: the trade is not possible right now

## Money due

bots-pays = Pays the { $owed } it owes
bots-sells = Sells a building on { $space }: loses the least rent for the money (−{ $loss } for { $money })
bots-mortgages = Mortgages { $space }: loses the least rent for the money (−{ $loss } for { $money })
bots-gives-up = Gives up: it has nothing left to sell or mortgage for the { $owed } it owes

## What comes seldom

bots-pays-flat = Pays the flat { $flat }: the percentage would come to { $percent }
bots-pays-percent = Pays the percentage, { $percent }: less than the flat { $flat }
bots-role-of-seat = Takes the role of its seat: competitors and monopolists alternate around the table
bots-role-left = Takes the role that keeps the camps balanced
bots-goes-to-buy = Goes to { $space }: the most expensive title for sale that it can afford ({ $price })
bots-goes = Goes to { $space }: no title for sale that it could afford is within reach
bots-pays-fine = Pays: it never draws a card instead
bots-keeps-mortgage = Keeps the mortgage: it lifts mortgages only at the end of its turn
bots-wants = Asks for one: after paying { $price } it has more than its reserve of { $reserve }
bots-wants-first = Asks for one: it was the one who wanted to build
bots-does-not-want = Asks for none: after paying { $price } it would have no more than its reserve of { $reserve }
bots-places = Builds on { $space }: the first street that allows it
bots-places-at-price = Builds on { $space } for { $price }: nobody else wants this building
bots-leaves-in-box = Leaves it in the box: there is no street to put it on

## greedy, a child’s next step

bots-greedy-buys = Buys { $space } for { $price }: it buys what it lands on
bots-greedy-builds = Builds on { $space }: the first street that allows it
bots-greedy-accepts = Accepts: worth { $gain } more at printed prices
bots-greedy-rejects = Rejects: worth { $loss } less at printed prices
bots-greedy-bids = Bids { $bid }: it goes up to the printed price, { $price }
bots-greedy-passes = Does not bid: it goes up to the printed price, { $price }, while its cash lasts
bots-greedy-goes-on = Goes on: nothing to buy or build

## trader

bots-trader-buys = Buys { $space } for { $price }: worth { $worth } to it, counting what it completes and blocks
bots-trader-declines = Does not buy { $space } for { $price }: worth { $worth } to it, and it has { $cash }
bots-trader-offers = Offers { $other } a trade: by its estimate it gains { $mine }, and { $other } { $theirs }
bots-trader-offers-city = Offers { $other } a city for a city: judging by the rents each could build up to, its chances rise by { $mine-points } points and { $other }’s by { $their-points }
bots-trader-asks = Offers { $other } { $sum } for what costs { $price }: some players sell, and asking is free
bots-trader-gathers = Swaps titles with { $other }: both come closer to a city
bots-trader-accepts-city = Accepts a city for a city: judging by the rents each could build up to, its chances rise by { $mine-points } points
bots-trader-rejects-city = Rejects a city for a city: judging by the rents each could build up to, its chances would change by { $mine-points } points, and it wants { $least-points }
bots-trader-rejects-early = Rejects a city for a city: a city can still be completed from the titles for sale
bots-trader-rejects = Rejects: it would gain { $mine }, too little next to { $other }’s { $theirs }
bots-trader-rejects-theirs = Rejects: it would complete a city for { $other }
bots-trader-rejects-idle = Rejects: it would not complete a city of its own
bots-trader-rejects-poor = Rejects: it would be left with { $cash }, too little to build
bots-trader-funds = Mortgages { $space } for { $money }: a building earns more with that money
bots-trader-pawns = Mortgages { $space } for { $money } to buy { $title }
bots-trader-waits = Keeps its { $cash } for titles: it starts building after round { $round }
bots-trader-ends = Sees nothing to gain: keeps { $cash }, including { $reserve } for the next rents

## dealer

bots-dealer-offers = Offers { $other } a trade: by its estimate its own chance of winning rises from { $before }% to { $after }%
bots-dealer-accepts = Accepts: by its estimate its chance of winning rises from { $before }% to { $after }%
bots-dealer-rejects = Rejects: by its estimate its chance of winning would go from { $before }% to { $after }%
bots-dealer-bids = Bids { $bid }: at that price it would win { $after }% of the time, and { $before }% if another player gets it
bots-dealer-passes = Does not bid { $bid }: at that price it would win { $after }% of the time, and { $before }% if another player gets it

## planner, expert and champion

bots-planner-plays = Wins { $wins }% of { $number } trial games from here; the next best move wins { $others }%
bots-planner-stays = Wins { $wins }% of { $number } trial games from here; no other move is clearly better
bots-expert-deals = Offers { $other } a deal that is good for both: if accepted it wins { $wins }% of { $number } trial games from here, otherwise { $others }%

## Characters: they speak for themselves, little, and only of what matters to others

bots-says-keeps = { $space }? No: I keep { $reserve } in hand
bots-says-declines = { $space } for { $price }? Not with { $cash }
bots-says-completes = { $space }: now all of { $city } is mine
bots-says-blocks = { $space } is mine. Sorry, { $other }
bots-says-collects = { $space }! I had to have it
bots-says-builds = Mind { $space }: { $rent } a visit from now on
bots-says-pawns = I borrow { $money } on { $space } for this
bots-says-passes-for-mate = I don’t bid against { $other }
bots-says-haggles = { $sum }, { $other }: that’s fair, isn’t it?
bots-says-haggles-on = All right, { $other }: { $sum }. My last word, for now
bots-says-asks-company = { $sum } for { $space }, { $other }? I’d love to have it
bots-says-asks-block = { $sum } for { $space }, before { $other } gets it
bots-says-offers-city = With this, { $other }, I’d have { $city }
bots-says-offers-mate = { $city } for you, { $other }: we’re one camp
bots-says-accepts = Deal
bots-says-accepts-gain = Deal: I’m { $mine } better off
bots-says-accepts-mate = Gladly, { $other }: it’s for our camp
bots-says-rejects = No, thanks
bots-says-rejects-loss = No: I’d lose { $loss }
bots-says-rejects-share = { $mine } for me and { $theirs } for you? No
bots-says-rejects-city = No: that would give you a city, { $other }
bots-says-rejects-hope = Nothing from a city you’re collecting, { $other }
bots-says-rejects-cushion = No: I keep { $reserve } in hand
bots-says-rejects-camp = I only trade with my own camp, { $other }
bots-says-rejects-leader = Not with you, { $other }: you’re ahead
bots-says-rejects-company = What runs or flows isn’t for sale
bots-says-names-price = Cash only, and at least { $sum }
bots-says-gives-up = { $owed } is more than I can raise. Well played
