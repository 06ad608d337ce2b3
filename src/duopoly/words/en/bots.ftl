# Why a bot makes its move, in one line without a stop at its end. The bot is never named: the line stands beside its name.
# $space, $city and $other are names, $round and $number counts, $…-points hundredths of winning, all else is money.

bots-by-lot = { $number ->
    [one] Picks by lot, with { $number } move to pick from
   *[other] Picks by lot, with { $number } moves to pick from
}
bots-claims = Claims its rent as soon as it may

## Before the dice, and in prison

bots-throws = Throws: it has nothing to decide first
bots-throws-without-trade = Throws: it sees no trade to offer first
bots-throws-with-reserve = Throws: it offers no trade, to keep { $reserve } in reserve
bots-throws-extra = Throws: only a double frees on an extra throw
bots-must-pay = Pays { $fee }: its throws for a double are used up
bots-must-use-card = Uses its card: its throws for a double are used up
bots-waits = Throws for a double: after round { $round } little is left to buy, and it collects rent in here too
bots-keeps-fee = Throws for a double: it pays { $fee } only with more than { $least } at hand
bots-uses-card-to-buy = Uses its card: until round { $round } it wants to move and buy
bots-uses-card-for-rent = Uses its card: it collects no rent in here
bots-leaves-to-buy = Pays { $fee }: until round { $round } it wants to move and buy
bots-leaves-for-rent = Pays { $fee }: it collects no rent in here

## Buying and bidding

bots-buys = Buys { $space }: { $price }, keeps { $rest } of cash
bots-does-not-buy = Does not buy { $space }: { $price } from its { $cash } would leave less than { $least }
bots-bids = Bids { $bid }: worth { $value } to it at most
bots-bids-cash = Bids { $bid }: worth { $value } to it, and it has { $purse } to spend
bots-passes = Does not bid: worth { $value } to it at most
bots-passes-for-cash = Does not bid: worth { $value } to it, but it has only { $purse } to spend
bots-may-not-bid = Does not bid: in price war it may not buy

## The end of the turn

bots-lifts = Lifts the mortgage of { $space }: most rent for its money (counts on +{ $rent } for { $cost })
bots-builds = Builds on { $space }: most rent for its money (+{ $rent } for { $cost })
bots-builds-on = Builds on { $space }: most rent for its money (+{ $rent } for { $cost }, averaged over the first three houses)
bots-saves-to-buy = Keeps { $reserve } in reserve until round { $round }, for titles still unsold
bots-saves = Keeps { $reserve } in reserve
bots-ends = Sees nothing to lift, build or offer for the { $spare } it has beyond its reserve of { $reserve }
bots-ends-without-trade = Sees nothing to lift or build for the { $spare } it has beyond its reserve of { $reserve }
bots-adjusted = Sees nothing more to lift or build with its { $cash }

## Trades

bots-offers = Offers { $other } { $sum } for { $space }: worth { $mine } to itself, { $theirs } to { $other }
bots-accepts = Accepts: by its reckoning it gains { $mine }, { $other } { $theirs }
bots-accepts-alone = Accepts: by its reckoning it gains { $mine }
bots-rejects-loss = Rejects: by its reckoning it would lose { $loss }
bots-rejects-nothing = Rejects: by its reckoning it would gain nothing
bots-rejects-share = Rejects: it would gain { $mine }, less than half of the { $theirs } for { $other }
bots-rejects-monopoly = Rejects: it would make a monopoly for { $other } ({ $city }) and gain { $mine }, less than half of { $other }’s { $theirs }
bots-rejects-card = Rejects: it does not trade get-out cards
bots-rejects-swap = Rejects: it does not swap roles
bots-rejects-impossible = Rejects: the offer cannot be carried out now

## Money due

bots-pays = Pays the { $owed } it owes
bots-sells = Sells a building on { $space }: the least rent lost for the money (−{ $loss } for { $money })
bots-mortgages = Mortgages { $space }: the least rent lost for the money (−{ $loss } for { $money })
bots-gives-up = Gives up: nothing left to sell or mortgage for the { $owed } it owes

## What comes seldom

bots-pays-flat = Pays the flat { $flat }: by percentage it would be { $percent }
bots-pays-percent = Pays { $percent } by percentage: less than the flat { $flat }
bots-role-of-seat = Takes the role of its seat: competitor and monopolist by turns round the table
bots-role-left = Takes the role that keeps the camps in balance
bots-goes-to-buy = Goes to { $space }: the dearest unsold title it can pay for ({ $price })
bots-goes = Goes to { $space }: it cannot reach an unsold title it could pay for
bots-pays-fine = Pays: it never draws a card instead
bots-keeps-mortgage = Keeps the mortgage: it lifts only at the end of its turn
bots-wants = Wants one: after { $price } it has more than its reserve of { $reserve }
bots-wants-first = Wants one: it began to build
bots-does-not-want = Does not want one: after { $price } it would have no more than its reserve of { $reserve }
bots-places = Builds on { $space }: the first street where it may stand
bots-places-at-price = Builds on { $space } for { $price }: nobody else wants this piece
bots-leaves-in-box = Leaves it in the box: it may stand nowhere

## greedy, a child’s next step

bots-greedy-buys = Buys { $space } for { $price }: it buys what it lands on
bots-greedy-builds = Builds on { $space }: the first place where it may
bots-greedy-accepts = Accepts: worth { $gain } more by the printed prices
bots-greedy-rejects = Rejects: worth { $loss } less by the printed prices
bots-greedy-bids = Bids { $bid }: it goes up to the price, { $price }
bots-greedy-passes = Does not bid: it goes up to the price, { $price }, while its cash lasts
bots-greedy-goes-on = Goes on: nothing to buy or build

## trader

bots-trader-buys = Buys { $space } for { $price }: worth { $worth } to it, with what it completes and blocks
bots-trader-declines = Does not buy { $space }: { $price }, and it has { $cash }; worth { $worth } to it
bots-trader-offers = Offers { $other } an exchange: it gains { $mine } by its reckoning, { $other } { $theirs }
bots-trader-offers-city = Offers { $other } a city for a city: by the rents that each could build, its chances grow by { $mine-points } points, those of { $other } by { $their-points }
bots-trader-asks = Offers { $other } { $sum } for what costs { $price }: some sell so, and it costs nothing to ask
bots-trader-accepts-city = Accepts: a city for a city; by the rents that each could build, its chances grow by { $mine-points } points
bots-trader-rejects-city = Rejects: a city for a city, but by the rents that each could build, its chances would change by { $mine-points } points, and it wants { $least-points }
bots-trader-rejects-early = Rejects: a city for a city, but one can still be completed by what is unsold
bots-trader-rejects = Rejects: it would gain { $mine }, too little beside the { $theirs } for { $other }
bots-trader-rejects-theirs = Rejects: it would complete a city for { $other }
bots-trader-rejects-idle = Rejects: it would complete no city for it
bots-trader-rejects-poor = Rejects: it would keep { $cash }, too little to build
bots-trader-funds = Mortgages { $space } for { $money }: a building brings more for that
bots-trader-pawns = Mortgages { $space } for { $money }, to buy { $title }
bots-trader-waits = Keeps its { $cash } for titles: it builds after round { $round }
bots-trader-ends = Sees nothing that gains: keeps { $cash }, of which { $reserve } for the next rents

## planner and expert

bots-planner-plays = Wins { $wins }% of { $number } games played on from here, the next best choice { $others }%
bots-planner-stays = Wins { $wins }% of { $number } games played on from here; nothing else is surely better
bots-expert-deals = Offers { $other } what is good for both: accepted, it wins { $wins }% of { $number } games played on from here, else { $others }%
