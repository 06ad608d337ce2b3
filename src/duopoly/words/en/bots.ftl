# Why a bot makes its move, a short sentence without a stop at its end; nothing for a throw without a choice. The bot is never named: the line stands beside its name.
# $space, $city and $other are names, $round and $number counts, $…-points hundredths of winning, all else is money.

bots-by-lot = { $number ->
    [one] Makes its only move
   *[other] Picks one of { $number } moves at random
}
bots-claims = Claims its rent as soon as it may

## Before the dice, and in prison

bots-throws = { "" }
bots-throws-without-trade = Throws at once, because it sees no trade worth offering first
bots-throws-with-reserve = Throws at once and offers no trade, because it wants to keep { $reserve }
bots-throws-extra = Throws, because only a double gets it out on an extra throw
bots-must-pay = Pays { $fee } to get out, because it has no tries for a double left
bots-must-use-card = Uses its card to get out, because it has no tries for a double left
bots-waits = Stays in and tries for a double, because after round { $round } there is little left to buy and it collects rent in here
bots-keeps-fee = Tries for a double, because it pays { $fee } only if it has more than { $least }
bots-uses-card-to-buy = Uses its card to get out, because until round { $round } it wants to move and buy
bots-uses-card-for-rent = Uses its card to get out, because it collects no rent in here
bots-leaves-to-buy = Pays { $fee } to get out, because until round { $round } it wants to move and buy
bots-leaves-for-rent = Pays { $fee } to get out, because it collects no rent in here

## Buying and bidding

bots-buys = Buys { $space } for { $price } and keeps { $rest } in cash
bots-does-not-buy = Does not buy { $space }, because after paying { $price } out of { $cash } it would have less than { $least }
bots-bids = Bids { $bid } and would pay up to { $value }
bots-bids-cash = Bids { $bid } and would pay up to { $value }, but has only { $purse } to spend
bots-passes = Does not bid, because it would pay no more than { $value }
bots-passes-for-cash = Does not bid, because it would pay up to { $value } but has only { $purse } to spend
bots-may-not-bid = Does not bid, because nobody can buy in the price war

## The end of the turn

bots-lifts = Lifts the mortgage on { $space } for { $cost }, because this brings the most rent for the money (about +{ $rent })
bots-builds = Builds on { $space } for { $cost }, because this brings the most rent for the money (+{ $rent })
bots-builds-on = Builds on { $space } for { $cost }, because this brings the most rent for the money (+{ $rent }, averaged over the first three houses)
bots-saves-to-buy = Keeps { $reserve } until round { $round }, because titles are still for sale
bots-saves = Keeps { $reserve } in case it has to pay
bots-ends = Sees nothing to lift, build or offer with the { $spare } it has above its reserve of { $reserve }
bots-ends-without-trade = Sees nothing to lift or build with the { $spare } it has above its reserve of { $reserve }
bots-adjusted = Sees nothing more to lift or build with its { $cash }

## Trades

bots-offers = Offers { $other } { $sum } for { $space }, because it is worth { $mine } to itself and { $theirs } to { $other }
bots-accepts = Accepts, because it expects to gain { $mine }, and { $other } { $theirs }
bots-accepts-alone = Accepts, because it expects to gain { $mine }
bots-rejects-loss = Rejects the offer, because it expects to lose { $loss } by it
bots-rejects-nothing = Rejects the offer, because it expects to gain nothing by it
bots-rejects-share = Rejects the offer, because it would gain only { $mine } while { $other } would gain { $theirs }
bots-rejects-monopoly = Rejects the offer, because { $other } would get a monopoly ({ $city }) and gain { $theirs }, while it would gain only { $mine }
bots-rejects-card = Rejects the offer, because it does not trade get-out cards
bots-rejects-swap = Rejects the offer, because it does not swap roles
bots-rejects-impossible = Rejects the offer, because this trade is not possible right now

## Money due

bots-pays = Pays the { $owed } it owes
bots-sells = Sells a building on { $space } for { $money }, because this costs it the least rent (−{ $loss })
bots-mortgages = Mortgages { $space } for { $money }, because this costs it the least rent (−{ $loss })
bots-gives-up = Gives up, because it has nothing left to sell or mortgage for the { $owed } it owes

## What comes seldom

bots-pays-flat = Pays the fixed { $flat }, because the percentage would come to { $percent }
bots-pays-percent = Pays the percentage, { $percent }, because the fixed sum is { $flat }
bots-role-of-seat = Takes the role of its seat, because competitors and monopolists sit in turn around the table
bots-role-left = Takes the role that keeps the camps balanced
bots-goes-to-buy = Goes to { $space }, because it is the most expensive title for sale that it can afford ({ $price })
bots-goes = Goes to { $space }, because it can reach no title for sale that it could afford
bots-pays-fine = Pays, because it never draws a card instead
bots-keeps-mortgage = Keeps the mortgage, because it lifts mortgages only at the end of its turn
bots-wants = Asks for one building, because after paying { $price } it still has more than the { $reserve } it wants to keep
bots-wants-first = Asks for one building, because it was the one who wanted to build
bots-does-not-want = Asks for no building, because after paying { $price } it would not have more than the { $reserve } it wants to keep
bots-places = Builds on { $space }, because it is the first street that allows it
bots-places-at-price = Builds on { $space } for { $price }, because nobody else wants this building
bots-leaves-in-box = Leaves the building in the box, because there is no street to put it on

## greedy, a child’s next step

bots-greedy-buys = Buys { $space } for { $price }, because it buys whatever it lands on
bots-greedy-builds = Builds on { $space }, because it is the first street that allows it
bots-greedy-accepts = Accepts, because by printed prices it gains { $gain }
bots-greedy-rejects = Rejects the offer, because by printed prices it would lose { $loss }
bots-greedy-bids = Bids { $bid } and would pay up to the printed price, { $price }
bots-greedy-passes = Does not bid, because it pays no more than the printed price, { $price }, and only while its cash lasts
bots-greedy-goes-on = Goes on, because it sees nothing to buy or build

## trader

bots-trader-buys = Buys { $space } for { $price }, because it is worth { $worth } to it, with what it completes or blocks
bots-trader-declines = Does not buy { $space } for { $price }, because it is worth { $worth } to it and it has { $cash }
bots-trader-offers = Offers { $other } a trade, because it expects to gain { $mine }, and { $other } { $theirs }
bots-trader-offers-city = Offers { $other } a { city } for a { city }, because with buildings on them its chance of winning rises by { $mine-points } points and { $other }’s by { $their-points }
bots-trader-asks = Offers { $other } { $sum } for what costs { $price }, because some players sell and asking costs nothing
bots-trader-gathers = Swaps titles with { $other }, because both come closer to completing a { city }
bots-trader-accepts-city = Accepts a { city } for a { city }, because with buildings on them its chance of winning rises by { $mine-points } points
bots-trader-rejects-city = Rejects a { city } for a { city }, because its chance of winning would change by { $mine-points } points and it wants at least { $least-points }
bots-trader-rejects-early = Rejects a { city } for a { city }, because a { city } can still be completed from the titles for sale
bots-trader-rejects = Rejects the offer, because it would gain { $mine }, too little next to { $other }’s { $theirs }
bots-trader-rejects-theirs = Rejects the offer, because it would complete a { city } for { $other }
bots-trader-rejects-idle = Rejects the offer, because it would not complete a { city } of its own
bots-trader-rejects-poor = Rejects the offer, because it would be left with { $cash }, too little to build
bots-trader-funds = Mortgages { $space } for { $money }, because a building earns more with that money
bots-trader-pawns = Mortgages { $space } for { $money }, because it wants to buy { $title }
bots-trader-waits = Keeps its { $cash } for titles, because it starts building only after round { $round }
bots-trader-ends = Sees nothing to gain: keeps { $cash }, including { $reserve } for the next rents

## dealer

bots-dealer-offers = Offers { $other } a trade, because it expects its own chance of winning to rise from { $before }% to { $after }%
bots-dealer-accepts = Accepts, because it expects its chance of winning to rise from { $before }% to { $after }%
bots-dealer-rejects = Rejects the offer, because its chance of winning would go from { $before }% to { $after }%, but it asks for at least { $asked }%
bots-dealer-lifts = Lifts the mortgage on { $space } for { $cost }, because it expects its chance of winning to rise from { $before }% to { $after }%
bots-dealer-bids = Bids { $bid }, because at that price it would win { $after }% of the time, and { $before }% if another player gets it
bots-dealer-passes = Does not bid { $bid }, because at that price it would win { $after }% of the time, and { $before }% if another player gets it

## planner, expert and champion

bots-planner-plays = Wins { $wins }% of { $number } trials from here; the next best move wins { $others }%
bots-planner-stays = Wins { $wins }% of { $number } trials from here; no other move is clearly better
bots-expert-deals = Offers { $other } a deal that is good for both, because with the deal it wins { $wins }% of { $number } trials from here, and without it { $others }%

## Characters: they speak for themselves, little, and only of what matters to others

bots-says-keeps = { $space }? No: I keep { $reserve } in hand
bots-says-declines = { $space } for { $price }? Not with { $cash }
bots-says-completes = { $game ->
    [roles] { $space }: now all of { $city } is mine
   *[classic] { $space }: now the whole { $city } group is mine
}
bots-says-blocks = { $space } is mine. Sorry, { $other }
bots-says-collects = { $space }! I had to have it
bots-says-builds = Mind { $space }: { $rent } a visit from now on
bots-says-pawns = I borrow { $money } on { $space } for this
bots-says-passes-for-mate = I don’t bid against { $other }
bots-says-haggles = { $sum }, { $other }: that’s fair, isn’t it?
bots-says-haggles-on = All right, { $other }: { $sum }. My last word, for now
bots-says-asks-company = { $sum } for { $space }, { $other }? I’d love to have it
bots-says-asks-block = { $sum } for { $space }, before { $other } gets it
bots-says-offers-city = { $game ->
    [roles] With this, { $other }, I’d have { $city }
   *[classic] With this, { $other }, I’d have the whole { $city } group
}
bots-says-offers-mate = { $city } for you, { $other }: we’re one camp
bots-says-accepts = Deal
bots-says-accepts-gain = Deal: I’m { $mine } better off
bots-says-accepts-mate = Gladly, { $other }: it’s for our camp
bots-says-rejects = No, thanks
bots-says-rejects-loss = No: I’d lose { $loss }
bots-says-rejects-share = { $mine } for me and { $theirs } for you? No
bots-says-rejects-city = No: that would give you a { city }, { $other }
bots-says-rejects-hope = Nothing from a { city } you’re collecting, { $other }
bots-says-rejects-cushion = No: I keep { $reserve } in hand
bots-says-rejects-camp = I only trade with my own camp, { $other }
bots-says-rejects-leader = Not with you, { $other }: you’re ahead
bots-says-rejects-company = What runs or flows isn’t for sale
bots-says-names-price = Cash only, and at least { $sum }
bots-says-gives-up = { $owed } is more than I can raise. Well played
