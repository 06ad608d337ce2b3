# House rules, by the names of an edition's amounts and switches. A note says what the leaflet has; a `book` message is added to the topic of its rule in the book.

## Amounts

house-start-cash = Starting cash
house-start-bonus = Start, landing or passing
house-fee = Fee to be free again
house-income-tax = Income tax, flat amount
house-property-tax = Property or luxury tax
house-houses = Houses in the box
house-hotels = Hotels or apartments in the box
house-tax-cash-competitor = Income tax: share of a competitor’s cash
house-tax-cash-monopolist = Income tax: share of a monopolist’s cash
house-tax-titles = Income tax: share of the price of titles
house-tax-buildings = Income tax: share of what buildings cost
house-foundation-monopolist = Foundation, monopolist
house-foundation-one = Foundation, grant for a 1
house-foundation-two = Foundation, grant for a 2
house-utility-competitor = Competitor’s utility: times the throw
house-utility-monopolist = Monopolist’s one utility: times the throw
house-utility-monopolist-both = Monopolist’s two utilities: times the throw
house-utility-player = One utility: times the throw
house-utility-player-both = Two utilities: times the throw
house-keep-competitor = Timed game: cash a competitor keeps
house-keep-monopolist = Timed game: cash a monopolist keeps
house-mortgage-interest = Interest on a mortgage taken over
house-speed-cash = Speed Die: extra starting cash
house-rounds = Timed game: rounds (0: by the clock)

## Throwing and prison

house-extra-throws = Extra throws in a row for doubles
house-doubles-to-prison = Doubles in a row that lead to prison (0: none)
house-prison-throws = Tries for a double to be free
house-prison-double = What a double that frees does
house-prison-double-moves-and-throws-again = moves, and gives an extra throw
house-prison-double-throws-again = gives a throw that moves
house-prison-double-moves = moves
house-prison-fee-after-miss = After the last miss: pay, and move by it
house-prison-stay = A turn may be sat out in prison
house-prison-ends-turn = Being sent to prison ends the turn
house-prison-collects = Rent comes in while in prison
house-prison-collects-note = { $game ->
    [roles] The leaflet pays a monopolist in prison nothing.
   *[classic] The leaflet pays rent to a prisoner, too.
}
house-price-war-buys = Buying while in price war

## Streets and buildings

house-income-tax-choice = Income tax: choice of a percentage
house-auction = Auction of titles not bought
house-auction-note = The leaflet auctions it at once; without, it stays with the bank.
house-claim-rent = Rent has to be claimed
house-monopoly-competitor = Competitor: streets for a monopoly (0: none needed)
house-monopoly-monopolist = Monopolist: streets for a monopoly (0: none needed)
house-monopoly-player = Streets for a monopoly (0: none needed, 3: all)
house-max-houses-competitor = Competitor: most houses on a street
house-max-houses-monopolist = Monopolist: most houses on a street
house-max-houses-player = Most houses on a street
house-build-any-time = Building out of turn
house-build-evenly = Building evenly over a group
house-lift-any-time = Lifting mortgages out of turn
house-houses-outlast-monopoly = Houses stay when a monopoly is broken
house-bare-group = Mortgage and trade only from a bare group
house-shortage = When the houses run out
house-shortage-endless = more are made
house-shortage-box = first come, first served
house-shortage-auction = the last are auctioned

## Trading, bankruptcy and the end

house-trade = Trades between players
house-trade-any-time = at any time
house-trade-before-throw = before the dice only
house-timed-trade = Timed game: trades between players
house-timed-adjust = Timed game: last dealings with the bank
house-estate-auction = Auction of a bankrupt’s titles
house-swap-roles = Swapping roles before the start

## The Speed Die and the older decks

house-speed-die = Speed Die
house-speed-on-doubles = Speed Die on doubles too
house-older-decks = The older cards

## House rules of many tables

house-decline-extra-throw = The extra throw for a double may be declined
house-triple-throws-again = Three alike throw again
house-free-parking-pot = Taxes and fees go to whoever lands on Free Parking
house-free-parking-pot-note = The leaflet says no: Free Parking is just a rest.
house-start-double = Landing exactly on Start pays double
house-start-double-note = The leaflet pays it once, landing or passing.
house-start-double-book = { $start_double ->
    [1] When you land right on it, you get twice as much.
   *[0] { "" }
}
house-deal-titles = Titles dealt to each player at the beginning
house-deal-titles-note = In the leaflet all titles begin with the bank.
