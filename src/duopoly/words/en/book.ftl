# The book: headings of paragraphs and chapters, and what is said around them.

## Paragraphs

heading-contents = Contents
heading-before-play = Before you play
heading-object = How to win
heading-treasurer = The treasurer
heading-bank = The bank
heading-banker = The banker
heading-decks = The cards
heading-roles = Competitors and monopolists
heading-roles-and-pawns = Roles and colors
heading-budget = Starting cash
heading-budget-and-start = Starting cash and first steps
heading-order = Order of play and pawns
heading-first = Who goes first
heading-doubles = Doubles
heading-moving = Moving around the board
heading-purchase-and-rent = Buying property and paying rent
heading-purchase = Buying property
heading-rent = Paying rent
heading-monopoly = Monopolies
heading-building = Building
heading-mortgages = Mortgages
heading-selling = Selling buildings
heading-start = Start
heading-prison = Prison, price war and sightseeing
heading-cards = Card spaces
heading-income-tax = Income tax
heading-property-tax = Property tax
heading-environment-tax = Environment tax
heading-utilities = Utilities
heading-foundation = Anti-Monopoly Foundation
heading-shortage = When buildings run out
heading-trade = Trading
heading-trade-and-lending = Trading and lending
heading-bankruptcy = Bankruptcy
heading-richest = Who is the richest
heading-winner = Who has won
heading-lending = No loans
heading-timed = The timed game
heading-advice = Advice
heading-history = Where the game comes from
heading-afterword = After the game
heading-about = The game
heading-players = The players
heading-dice = Throwing the dice
heading-spaces = The spaces
heading-income = Where money comes from
heading-setup = What everybody starts with
heading-winning = How to win
heading-turn = Your turn
heading-unowned = Property nobody owns
heading-owned = Somebody else’s property
heading-street = Streets
heading-taxes = Taxes
heading-go-to-prison = Go to jail
heading-leaving-prison = Getting out of jail
heading-free = Free Parking
heading-own = Your own property
heading-help = Out of money
heading-any-time = No need to wait for your turn
heading-collecting = Collecting rent
heading-auction = Auctions
heading-speed = The Speed Die
heading-house-rules = House rules
heading-transport = { $game ->
    [roles] Transport companies
   *[classic] Railroads
}

## Chapters

chapter-spaces = The spaces of the board
chapter-setup = Setting up
chapter-play = How to play
chapter-timed = Playing against the clock
chapter-any-time = At any time
chapter-quick = A faster game
chapter-own-rules = Rules of your own

## Around them

book-title = Rules: { $edition }
book-leaflet = In our own words, in the order of the rulebook: { $leaflet }.
book-house-rule = House rule here: { $change }
book-example = Example: { $text }
book-option = Optional: this applies only if the table has chosen it.
