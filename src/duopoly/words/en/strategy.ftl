# How to play well: advice by role, with figures of what strong players do. $..._wins, $buys, $mortgages, $early and $late are
# shares with their intervals; $price..., $single, $bid, $dear_price and $cheap_price are percentages of a printed price.

strategy-document = How to play well
strategy-title = How to play well: { $edition }
strategy-about = What strong players do, and how they fare: from { NUMBER($games) } games to the last one standing, in which all four play like the bot “{ $bot }”. Beside each share is its 95% interval.
strategy-chances-roles = Two competitors play two monopolists: each competitor wins { $competitor_wins } of the games, each monopolist { $monopolist_wins }.
strategy-chances-classic = Each of the four wins { $player_wins } of the games on average. A habit of those who win more need not be why they win.
strategy-share = { NUMBER($value, minimumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1) }{ "\u2060" }–{ "\u2060" }{ NUMBER($high, minimumFractionDigits: 1) })
strategy-price = { $value }% ({ $low }{ "\u2060" }–{ "\u2060" }{ $high })

strategy-heading-player = What strong players do
strategy-heading-competitor = As a competitor
strategy-heading-monopolist = As a monopolist

strategy-column-group = Group
strategy-column-owner-wins = First owner wins
strategy-column-bid = Auction price, of the printed one
strategy-column-pays-for-city = Paid for what completes it, of the printed price

## The classic game

strategy-player-buy = Buy nearly every title you land on.
strategy-player-buy-why = Strong players buy { $buys } of the unsold titles they land on. The others go to auction.
strategy-player-best = Know the best titles.
strategy-player-best-why = At the top: { $best }. The first owner of such a title wins { $best_wins } of the games, an average player { $wins }.
strategy-player-auction = Bid, but not up to the printed price.
strategy-player-auction-why = On average an auctioned title goes for { $bid } of it.
strategy-player-city = The first group is complete early.
strategy-player-city-why = In half of the games the first group is complete by round { $city_round }. Its owner wins { $city_wins } of the games, an average player { $wins }.
strategy-player-price = Ask a high price for what completes a group.
strategy-player-price-why = In cash and titles, buyers give { $price_player } of its printed price on average: most for { $dear } ({ $dear_price }), least for { $cheap } ({ $cheap_price }). A title that completes nothing sells for { $single }. After the first such deal of a game the buyer wins { $buyer_wins } of the games, the seller { $seller_wins }.
strategy-player-swap = A group for a group: take the cheaper one.
strategy-player-swap-why = It happens { $swaps } times in 100 games. Whoever gets the more expensive group adds { $swap_cash } on average, although it costs { $swap_gap } more in print, and wins { $dear_wins } of the games; the other wins { $cheap_wins }.
strategy-player-build = Fill one group before the next.
strategy-player-build-why = Half of the builders have begun by round { $build_round }. When their second group gets its first house, each street of the first has { NUMBER($buildings) } buildings on average; the hotel is the fifth. A turn of building leaves them { $kept } in cash.
strategy-player-prison = Pay to leave jail only while titles are for sale.
strategy-player-prison-why = Where they may choose, strong players pay in { $early } of the turns until the last title is sold, and in { $late } after that: in jail you pay no rent, and yours still comes in. A stay lasts { NUMBER($turns) } turns on average.

## Competitors

strategy-competitor-buy = Buy every title you can, even on a mortgage.
strategy-competitor-buy-why = Competitors buy { $buys } of the unsold titles they land on, and mortgage something for { $mortgages } of them.
strategy-competitor-best = Know the best titles.
strategy-competitor-best-why = At the top: { $best }. The first owner of such a title wins { $best_wins } of the games, an average competitor { $wins }.
strategy-competitor-sell = Make monopolists pay for the street they need.
strategy-competitor-sell-why = A street that completes a city for a monopolist brings { $price } of its printed price on average, in cash and titles. Whoever makes the first such sale of a game wins { $seller_wins } of the games, an average competitor { $wins }.
strategy-competitor-build = Build anywhere, but fill one city before the next.
strategy-competitor-build-why = Half of the builders have begun by round { $build_round }: titles come first. When their second city gets its first house, each of their streets in the first has { NUMBER($buildings) } buildings on average; the { $hotel ->
        [apartment] apartment
       *[hotel] hotel
    } is the fifth. A turn of building leaves them { $kept } in cash.
strategy-competitor-prison = Sit out the price war.
strategy-competitor-prison-why = Your rents still come in there. { $buys_in_price_war ->
        [0] You cannot buy anything, though.
       *[other] You may even buy and build.
    } Where they may choose, competitors pay to leave in { $early } of the turns while titles are for sale, and in { $late } after that. A stay lasts { NUMBER($turns) } turns on average.

## Monopolists

strategy-monopolist-buy = Buy, but rarely on a mortgage.
strategy-monopolist-buy-why = Monopolists buy { $buys } of the unsold titles they land on, and mortgage something for only { $mortgages } of them.
strategy-monopolist-best = Know the best titles.
strategy-monopolist-best-why = At the top: { $best }. The first owner of such a title wins { $best_wins } of the games, an average monopolist { $wins }.
strategy-monopolist-city = Two streets make a city, but the first city is expensive.
strategy-monopolist-city-why = In half of the games the first city is complete by round { $city_round }. Its owner wins { $city_wins } of the games, an average monopolist { $wins }.
strategy-monopolist-price = The second street costs more than its printed price.
strategy-monopolist-price-why = In cash and titles, monopolists give competitors { $price_competitor } of it on average, and each other { $price_monopolist }. They pay most in { $dear } ({ $dear_price }), least in { $cheap } ({ $cheap_price }).
strategy-monopolist-swap = A city for a city: whoever gets the more expensive one wins more.
strategy-monopolist-swap-why = Monopolists swap { $swaps } times in 100 games. Whoever gets the more expensive city adds { $swap_cash } on average, although it costs { $swap_gap } more in print, and wins { $dear_wins } of the games; the other wins { $cheap_wins }.
strategy-monopolist-build = Build with a large reserve.
strategy-monopolist-build-why = Half of the builders have begun by round { $build_round }. When their second city gets its first house, each of their streets in the first has { NUMBER($buildings) } buildings on average; the { $hotel ->
        [apartment] apartment
       *[hotel] hotel
    } is the fourth. A turn of building leaves them { $kept } in cash.
strategy-monopolist-prison = Pay to leave prison at once.
strategy-monopolist-prison-why = A monopolist in prison collects nothing. Where they may choose, they pay in { $early } of the turns while titles are for sale, and in { $late } after that. A stay lasts { NUMBER($turns) } turns on average.
