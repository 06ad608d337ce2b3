# House rules, by the names of an edition's amounts and switches. Their one variable is $game.

## Amounts

house-start-cash = Starting cash
house-start-cash-note = What everybody gets from the bank before the first throw.
house-cash-competitor = Competitor: starting cash (0: the same as everybody)
house-cash-monopolist = Monopolist: starting cash (0: the same as everybody)
house-start-bonus = { $game ->
    [roles] Start, landing or passing
   *[classic] Go, landing or passing
}
house-start-bonus-note = What the bank pays whoever lands there or passes it.
house-fee = Fee to get out
house-fee-note = { $game ->
    [roles] Paid to get out of prison, or the price war, without a double.
   *[classic] Paid to get out of jail without a double.
}
house-income-tax = Income tax, flat amount
house-income-tax-note = What the bank takes from whoever lands there.
house-property-tax = Property or luxury tax
house-property-tax-note = What the bank takes from whoever lands there.
house-houses = Houses in the box
house-hotels = Hotels or apartments in the box
house-tax-cash-competitor = Income tax: share of a competitor’s cash
house-tax-cash-monopolist = Income tax: share of a monopolist’s cash
house-tax-titles = Income tax: share of the price of titles
house-tax-buildings = Income tax: share of what buildings cost
house-foundation-monopolist = Foundation, monopolist’s payment
house-foundation-monopolist-note = What a monopolist who lands there pays. A competitor throws a die instead, and may be paid.
house-foundation-one = Foundation, grant for a 1
house-foundation-two = Foundation, grant for a 2
house-utility-competitor = Competitor’s utility: multiple of the throw
house-utility-monopolist = Monopolist’s one utility: multiple of the throw
house-utility-monopolist-both = Monopolist’s two utilities: multiple of the throw
house-utility-player = One utility: multiple of the throw
house-utility-player-both = Two utilities: multiple of the throw
house-keep-competitor = Timed game: cash a competitor keeps
house-keep-monopolist = Timed game: cash a monopolist keeps
house-mortgage-interest = Interest on a mortgage taken over
house-speed-cash = Speed Die: extra starting cash
house-rounds = Timed game: rounds (0: use the clock)

## Throwing and prison

house-extra-throws = Extra throws in a row for doubles
house-doubles-to-prison = { $game ->
    [roles] Doubles in a row that lead to prison or the price war (0: none)
   *[classic] Doubles in a row that lead to jail (0: none)
}
house-prison-throws = Tries for a double to get out
house-prison-double = What a double to get out does
house-prison-double-moves-and-throws-again = moves you and gives an extra throw
house-prison-double-throws-again = gives a throw that moves you
house-prison-double-moves = moves you
house-prison-fee-after-miss = After the last miss: pay, then move by that throw
house-prison-stay = { $game ->
    [roles] Sitting out a turn in prison or the price war
   *[classic] Sitting out a turn in jail
}
house-prison-ends-turn = { $game ->
    [roles] Going to prison ends the turn
   *[classic] Going to jail ends the turn
}
house-prison-collects = { $game ->
    [roles] Collecting rent in prison
   *[classic] Collecting rent in jail
}
house-prison-collects-note = { $game ->
    [roles] In the rulebook, a monopolist in prison collects nothing.
   *[classic] In the rulebook, a player in jail collects rent too.
}
house-price-war-buys = Buying in the price war

## Streets and buildings

house-income-tax-choice = Income tax: may be paid as a percentage
house-auction = Auction of titles nobody buys
house-auction-note = { $game ->
    [roles] In the rulebook it stays with the bank; with this rule it is auctioned at once.
   *[classic] In the rulebook it is auctioned at once; without this rule it stays with the bank.
}
house-claim-rent = Rent has to be claimed
house-monopoly-competitor = Competitor: streets for a monopoly (0: none needed)
house-monopoly-monopolist = Monopolist: streets for a monopoly (0: none needed)
house-monopoly-player = Streets for a monopoly (0: none needed, 3: all)
house-max-houses-competitor = Competitor: most houses on a street
house-max-houses-monopolist = Monopolist: most houses on a street
house-max-houses-player = Most houses on a street
house-build-any-time = Building on other players’ turns
house-build-evenly = Building evenly across a group
house-lift-any-time = Lifting mortgages on other players’ turns
house-houses-outlast-monopoly = Houses stay when a monopoly is broken
house-bare-group = Mortgages and trades need a group without buildings
house-shortage = When houses run out
house-shortage-note = The box holds only so many houses: what happens once all are built.
house-shortage-endless = more are made
house-shortage-box = first come, first served
house-shortage-auction = the last ones are auctioned

## Trading, bankruptcy and the end

house-trade = Trades between players
house-trade-any-time = at any time
house-trade-before-throw = only before the dice are thrown
house-timed-trade = Timed game: trades between players
house-timed-adjust = Timed game: final dealings with the bank
house-estate-auction = Auction of a bankrupt player’s titles
house-swap-roles = Swapping roles before the game

## The Speed Die and the older decks

house-speed-die = Speed Die
house-speed-die-note = Everybody starts with { $sum_speed_cash } more. A third die once you’ve been around the board: 1 to 3 are added to your throw, the bus lets you choose how far to go, Mr. M. takes you on to a property that nobody owns.
house-speed-on-doubles = Speed Die on doubles too
house-older-decks = The older cards

## House rules of many tables

house-decline-extra-throw = The extra throw for a double is optional
house-triple-throws-again = Three of a kind throws again
house-cash-competitor-book = { $cash_competitor ->
    [0] { "" }
   *[other] A competitor begins with { $sum_cash_competitor } instead.
}
house-cash-monopolist-book = { $cash_monopolist ->
    [0] { "" }
   *[other] A monopolist begins with { $sum_cash_monopolist } instead.
}
house-free-parking-pot = Taxes, fees and what cards cost go to whoever lands on Free Parking
house-free-parking-pot-note = Not in the rulebook: there, Free Parking is just a rest.
house-start-double = { $game ->
    [roles] Landing exactly on Start pays double
   *[classic] Landing exactly on Go pays double
}
house-start-double-note = In the rulebook it pays the same, landing or passing.
house-start-double-book = { $start_double ->
    [1] If you land exactly on it, you get twice as much.
   *[0] { "" }
}
house-deal-titles = Titles dealt to each player at the start
house-deal-titles-note = In the rulebook all titles start with the bank.
