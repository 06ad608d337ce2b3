# The table: what can be done, offers, auctions, dice by hand, ledger, chat, menu. Names and sums come in as text.

web-play-to-actions = To the actions
web-play-to-board = To the board
web-play-to-ledger = To the ledger
web-play-views = Views
web-play-watchers = { $number ->
    [one] { $number } watches
   *[other] { $number } watch
}

## What may I do

web-play-build = Build
web-play-sell = Sell
web-play-mortgage = Mortgage
web-play-lift = Lift
web-play-trade = Trade
web-play-titles-and-trade = Titles and trade
web-play-from = from { $sum }
web-play-titles = { $number ->
    [one] { $number } title
   *[other] { $number } titles
}
web-play-with-anybody = with anybody
web-play-nobody = There is nobody to trade with.
web-play-nothing-to-build = No street to build on yet.
web-play-nothing-to-sell = No building to sell.
web-play-nothing-to-mortgage = No title to mortgage or lift.
web-play-choose-to-build = Where to build?
web-play-choose-to-sell = Which building to sell?
web-play-choose-to-mortgage = Which title to mortgage or lift?
web-play-choose-line = Tap a title here or on the board. Nothing is done before you confirm.
web-play-choose-space = Titles to choose from
web-play-done = Done
web-play-sure = { $what }: press once more
web-play-why-not = Why not
web-play-my-titles = My titles
web-play-nothing-refused = Nothing stands in your way now.
web-play-title-card = Title card
web-play-price = price { $sum }

## Who is to act

web-play-for-whom = For whom
web-play-pass-to = Pass to { $player }
web-play-pass-line = The device goes to the next player.
web-play-i-am = I am { $player }
web-play-thinks = { $player } is thinking.
web-play-is-away = { $player } is away; the seat is kept.
web-play-watching = You are watching.
web-play-waits-for = Waiting for { $players }.
web-play-clock = Time for this decision
web-play-time-left = Time left in the game
web-play-clock-warning = { $number ->
    [one] { $number } second left. Nothing is lost when the time is up.
   *[other] { $number } seconds left. Nothing is lost when the time is up.
}
web-play-time-is-up = The time of { $player } is up. A bot can play on until { $player } is back.
web-play-let-bot = Let a bot play on for { $player }
web-play-vote = A question to all
web-play-yes = Yes
web-play-no = No

## Hints

web-play-hint = Hint
web-play-hint-coming = Thinking…
web-play-hint-told = A strong bot would: { $move }
web-play-hint-chances = Winning chances, as things stand

## Calls

web-play-call-turn = { $player }, it is your turn.
web-play-call-offer = { $by } offers { $player } a trade.
web-play-call-debt = { $player }, a debt is due.
web-play-more-lines = { $number ->
    [one] { $number } more line in the ledger.
   *[other] { $number } more lines in the ledger.
}

## Debts

web-play-missing = Missing
web-play-mortgages-bring = Mortgaging all that can be mortgaged now
web-play-sale-brings = Selling one building, at best

## Set-up, dice and cards by hand

web-play-throws = Throws for the order
web-play-first-die = First die
web-play-second-die = First die { $first }, now the second
web-play-again = Begin anew
web-play-find-card = Number or words of the card
web-play-no-card = No card with these words can come now.

## Auctions

web-play-bidders = In the auction
web-play-no-bid = no bid yet
web-play-passed = out
web-play-raise-by = Raise by { $number }
web-play-my-bid = My bid
web-play-bid = Bid { $sum }

## Trades

web-play-offer-trade = Offer a trade
web-play-trade-line = Tap titles on both sides, add cash. An offer is taken or left as a whole.
web-play-partner = With whom
web-play-gives = { $player } gives
web-play-and-cash = and cash
web-play-of = of { $sum }
web-play-no-titles = No titles.
web-play-get-out = Get-out-of-prison card ({ $deck })
web-play-would-change = What this would change
web-play-clear = Clear
web-play-send = Send to { $player }
web-play-swap = Offer { $player } to swap roles
web-play-swap-offered = { $by } offers { $to } to swap roles.
web-play-nothing = nothing
web-play-counter = Counter

## Ledger and chat

web-play-ledger = Ledger
web-play-filter = Show the lines of
web-play-all = All
web-play-older = Older lines
web-play-chat = Chat
web-play-no-chat = Nothing said yet.
web-play-say = A word to the table
web-play-say-as = Say it as
web-play-send-word = Send

## Menu

web-play-menu = Menu
web-play-undo = { $number ->
    [one] Take back { $number } move
   *[other] Take back { $number } moves
}
web-play-undo-off = Take back
web-play-nothing-to-undo = There is no move of yours to take back.
web-play-links = Links to this table
web-play-invite = Invite a friend as { $player }
web-play-invite-line = Whoever opens this link sits down as { $player }. It works once.
web-play-device = Go on on another device
web-play-device-line = Opens the seats of { $players } on another device, too. Keep it to yourself.
web-play-watch = Let somebody watch
web-play-watch-line = Whoever opens this link sees the table and cannot play.
web-play-rules = Rules
web-play-leave-to-bot = Leave the seat of { $player } to a bot
web-play-sit-back = Take back the seat of { $player }
web-play-save-record = Save the record
web-play-replay = Look back on the game

## Dice that can be checked

web-play-fair = Honest dice
web-play-promised = The dice of this table are promised:
web-play-promised-cards = The cards of this table are promised:
web-play-kept = The dice were opened; this was their promise:
web-play-kept-cards = The cards were opened; this was their promise:
web-play-fair-line = Every throw and card follows from one secret. Its hash was shown before the first throw, and the secret is opened after the last: nobody can choose the dice in between.
web-play-fair-line-cards = Every card follows from one secret. Its hash was shown before the first throw, and the secret is opened after the last: nobody can choose the cards in between. The dice are your own.
web-play-commitment = Hash of the secret
web-play-secret = The secret
web-play-secret-later = It is opened after the last move.
web-play-check-line = The record can be checked without this page, too: duopoly replay --verify.

## The end

web-play-over = The game is over
web-play-see-replay = Look back on the game
