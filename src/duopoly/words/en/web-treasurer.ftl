# Treasurer mode: the phone is the bank of a real board.

web-treasurer-name = Treasurer
web-treasurer-players = Players
web-treasurer-ledger = Ledger
web-treasurer-menu = Menu
web-treasurer-books = The bank’s books
web-treasurer-dock = What comes next
web-treasurer-last = Last entries
web-treasurer-first-dice = Throw your own dice, move your token, and tap what the dice show.
web-treasurer-first-pay = Duopoly says who pays whom, why, and which bills to hand over.
web-treasurer-first-undo = Tapped something wrong? An arrow then appears at the top: it takes it back.
web-treasurer-first-account = Tap a player at the top to see, build on, or mortgage titles.

## The clock of a timed game

web-treasurer-left-hours = { $hours } h { $minutes } left
web-treasurer-left-minutes = { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
}
web-treasurer-left-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-treasurer-time-up = Time is up: last turn
web-treasurer-reckon = Stop and count

## Dice

web-treasurer-both-dice = What do the dice show?
web-treasurer-second = First die: { $first }. Second?
web-treasurer-which-face = What does the die show?
web-treasurer-first-die = First die
web-treasurer-second-die = Second die
web-treasurer-the-die = The die
web-treasurer-face = { $die }: { $face }
web-treasurer-clear = Clear
web-treasurer-outcomes = With a { $first } and this second die:

## Cards

web-treasurer-card-search = Number or words on the card
web-treasurer-space-search = Number or name of the space
web-treasurer-title-search = Number or name of the title
web-treasurer-matches = { $number ->
    [0] No match that can come up.
    [one] { $number } match.
   *[other] { $number } matches.
}

## Paying

web-treasurer-pays = pays
web-treasurer-hand-over = Hand over
web-treasurer-or-change = or { $given }, with { $back } in change from { $payee }
web-treasurer-before = before
web-treasurer-done = Done on the table?
web-treasurer-nothing-owed = Nothing to pay
web-treasurer-then-next = Then pass the dice on.
web-treasurer-paid = Paid, next throw
web-treasurer-paid-only = Paid
web-treasurer-next = Next throw
web-treasurer-undo-dice = Wrong dice: undo
web-treasurer-undo-card = Wrong card: undo
web-treasurer-undo-move = Undo
web-treasurer-title-card = Title card
web-treasurer-has = Has { $cash }
web-treasurer-leaves = then { $cash }

## Titles

web-treasurer-titles = Titles
web-treasurer-what = What to do
web-treasurer-manage = Build, sell, mortgage
web-treasurer-more = Build, trade…
web-treasurer-build = Build
web-treasurer-sell = Sell
web-treasurer-mortgage = Mortgage
web-treasurer-lift = Lift
web-treasurer-trade = Trade
web-treasurer-none-build = { $player } has nothing to build right now.
web-treasurer-none-sell = { $player } has no buildings.
web-treasurer-none-mortgage = { $player } has nothing to mortgage.
web-treasurer-none-lift = { $player } has no mortgages.
web-treasurer-no-titles = No titles yet
web-treasurer-debts = Who owes whom
web-treasurer-box = Left in the box
web-treasurer-box-endless = Houses never run out.

## Auctions

web-treasurer-auction-line = Bid aloud around the table, then enter who wins.
web-treasurer-sold-to = Who wins
web-treasurer-sold-for = For
web-treasurer-sold = Sold
web-treasurer-bid-stands = { $player } has already bid { $sum }. Undo, then enter the right price.
web-treasurer-nobody-bids = Nobody bids

## The end

web-treasurer-reckoning = Final count
web-treasurer-look-back = Replay the game
web-treasurer-again = Play again at this board
