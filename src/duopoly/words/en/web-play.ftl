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

web-play-buy = Buy
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
web-play-choose-line = Choose a title here or on the board. Nothing happens until you confirm.
web-play-choose-space = Titles to choose from
web-play-choose-none = Nothing chosen yet
web-play-done = Done
web-play-sure = { $what }? Press again to confirm
web-play-why-not = Why not
web-play-my-titles = My titles
web-play-nothing-refused = Nothing stands in your way now.
web-play-title-card = Title card
web-play-price = price { $sum }

## The player to act

web-play-for-whom = For whom
web-play-pass-to = Pass to { $player }
web-play-pass-line = Hand the device to the next player.
web-play-i-am = I am { $player }
web-play-thinks = { $player } is thinking.
web-play-is-away = { $player } is away; the seat is kept.
web-play-watching = You are watching.
web-play-waits-for = Waiting for { $players }.
web-play-clock = Time for this decision
web-play-more-time = More time
web-play-time-left = Time left in the game
web-play-clock-warning = { $number ->
    [one] { $number } second left. You lose nothing when time runs out.
   *[other] { $number } seconds left. You lose nothing when time runs out.
}
web-play-time-is-up = Time is up for { $player }. A bot can take over until they are back.
web-play-own-time-is-up = Time is up. You lose nothing: decide when you are ready.
web-play-let-bot = Let a bot take over for { $player }
web-play-vote = A question for everybody
web-play-withdraw = Take the question back
web-play-yes = Yes
web-play-no = No

## Hints

web-play-hint = Hint
web-play-hint-coming = Thinking…
web-play-hint-move = A strong bot would play: { $move }
web-play-hint-chances = Winning chances right now; the rest is the chance that nobody wins
web-play-hint-sure = { $sureness ->
    [clear] Sure: clearly better than “{ $other }”.
    [only] Sure: nothing else is worth considering.
   *[close] Not sure: “{ $other }” does about as well.
}
web-play-hint-options = What to consider
web-play-hint-chance = { $chance } chance of winning
web-play-hint-more = { $points } against the best move without a trade
web-play-hint-equal = about as good as the best move without a trade
web-play-hint-accepted = if accepted: { $points } for you, { $theirs } for { $other }
web-play-hint-line = How it may go on
web-play-hint-undecided = Nothing is decided yet: chances count once somebody owns something.
web-play-hint-below = under 1%
web-play-hint-above = over 99%

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
web-play-still-missing = { $sum } still missing
web-play-can-pay = You can pay now
web-play-mortgages-bring = Mortgaging everything you can would raise
web-play-sale-brings = Selling one building raises at most
web-play-all-brings = Everything sold and mortgaged, with your cash

## Set-up, dice and cards by hand

web-play-throws = Throws for the order of play
web-play-first-die = First die
web-play-second-die = First die { $first }, now the second
web-play-again = Start over
web-play-find-card = Number or words on the card
web-play-no-card = No card with these words can come up now.
web-play-find-title = Number or name of the title
web-play-no-title = No title with that name is left to deal.

## Auctions

web-play-bidders = Bidding
web-play-no-bid = No bid yet
web-play-passed = out
web-play-raise-by = Raise by { $number }
web-play-my-bid = My bid
web-play-no-sum = A sum is a whole number, such as 1200.
web-play-bid = Bid { $sum }
web-play-how-many = How many
web-play-one-less = One fewer
web-play-one-more = One more
web-play-of-most = of { $number }
web-play-want = { $piece ->
    [hotel] { $number ->
        [one] Ask for { $number } hotel
       *[other] Ask for { $number } hotels
    }
    [apartment] { $number ->
        [one] Ask for { $number } apartment
       *[other] Ask for { $number } apartments
    }
   *[house] { $number ->
        [one] Ask for { $number } house
       *[other] Ask for { $number } houses
    }
}

## Trades

web-play-offer-trade = Offer a trade
web-play-trade-line = Choose titles on both sides and add cash. An offer is accepted or rejected as a whole.
web-play-partner = With whom
web-play-gives = { $player } gives
web-play-and-cash = and cash
web-play-of = of { $sum }
web-play-of-beside-bid = of { $sum } besides the bid
web-play-no-titles = No titles.
web-play-get-out = Get-out-of-jail card ({ $deck })
web-play-would-change = What this would change
web-play-clear = Clear
web-play-send = Send to { $player }
web-play-swap = Offer to swap roles with { $player }
web-play-swap-offered = { $by } offers to swap roles with { $to }.
web-play-nothing = nothing
web-play-counter = Counteroffer

## Ledger and chat

web-play-ledger = Ledger
web-play-filter = Show the lines of
web-play-all = All
web-play-newest = Newest
web-play-older = Older lines
web-play-chat = Chat
web-play-no-chat = No messages yet.
web-play-say = Message
web-play-say-as = Send as
web-play-send-word = Send

## Menu

web-play-menu = Menu
web-play-undo = { $number ->
    [one] Undo { $number } move
   *[other] Undo { $number } moves
}
web-play-undo-off = Undo
web-play-nothing-to-undo = You have no move to undo.
web-play-claims = Claim rents for { $player } automatically
web-play-bot-offers = Bots’ offers to { $player }
web-play-bot-offers-all = all
web-play-bot-offers-few = few
web-play-bot-offers-none = none
web-play-bot-offers-all-line = Every offer is shown to you.
web-play-bot-offers-few-line = After you reject a bot’s offer, that bot’s offers are rejected for you during its next five turns, unless you make it an offer.
web-play-bot-offers-none-line = All offers by bots are rejected for you.
web-play-fewer-offers = Fewer offers
web-play-on = on
web-play-off = off
web-play-links = Links to this table
web-play-invite = Invite a friend as { $player }
web-play-invite-line = Whoever opens this link sits down as { $player }. The link works once.
web-play-device = Continue on another device
web-play-device-line = Opens the seats of { $players } on another device, too. Do not share this link.
web-play-watch = Let somebody watch
web-play-watch-line = Whoever opens this link can watch but not play.
web-play-rules = Rules
web-play-leave-to-bot = Give { $player }’s seat to a bot
web-play-sit-back = Take back { $player }’s seat
web-play-save-record = Save the game record
web-play-replay = Replay the game

## Dice that can be checked

web-play-fair = Fair dice
web-play-sealed = Dice sealed before the game, so nobody can rig them. Their seal:
web-play-sealed-cards = Cards sealed before the game, so nobody can rig them. Their seal:
web-play-revealed = The dice have been revealed; this was their seal:
web-play-revealed-cards = The cards have been revealed; this was their seal:
web-play-fair-line = Before the game, the server draws a secret number and shows its seal: digits that fit this secret and no other. Then the players’ pages add random digits of their own. Every throw and every card is worked out from the secret and those digits, so nobody can choose the dice, not even the server. After the last move the secret is shown, and anybody can check that it fits the seal.
web-play-fair-line-cards = Before the game, the server draws a secret number and shows its seal: digits that fit this secret and no other. Then the players’ pages add random digits of their own. Every card is worked out from the secret and those digits, so nobody can choose the cards, not even the server. After the last move the secret is shown, and anybody can check that it fits the seal. The dice are your own.
web-play-commitment = The seal: the secret’s hash
web-play-secret = The secret
web-play-secret-later = It is revealed after the last move.
web-play-check-line = The record can also be checked without this page: duopoly replay --verify.

## The end

web-play-over = The game is over
web-play-has-left = { $player } has been away for a while. You need not wait any longer.
web-play-end-game = End the game
web-play-devices = Devices at your seats
web-play-devices-line = Remove one that you have lost or lent. Links to your seats that nobody has used yet are closed, too.
web-play-device-since = { $players }, since { $since }
web-play-device-mine = (this device)
web-play-device-here = (connected)
web-play-device-remove = Remove

web-play-offered-visitor = A visitor pays
web-play-offered-you = you
web-play-offered-then = if you buy it
