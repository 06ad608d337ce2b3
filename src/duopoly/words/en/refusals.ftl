# Why a move is refused, in one line, and where it helps what would be right.
# $game is roles or classic, $hotel hotel or apartment, $detail what a text that is no move should have been.

refusal-ok = Nothing speaks against it.
refusal-over = The game is over.
refusal-bankrupt = A bankrupt player is out of the game.
refusal-not-your-move = It is somebody else’s move.
refusal-not-now = This cannot be done now.
refusal-not-your-turn = Building is for your own turn.
refusal-not-chance = This is chance’s: only dice and cards decide it.
refusal-auction-first = An auction has to end first.
refusal-debt-first = Pay the debt first.
refusal-cash = There is not enough cash: sell, mortgage or trade to raise it.
refusal-pay-first = The tries for a double are used up: pay first.
refusal-not-held = { $game ->
    [roles] This is only for players in prison or price war.
   *[classic] This is only for players in prison.
}
refusal-extra-throw = This is an extra throw: paying and cards wait for the next regular turn.
refusal-no-staying = Turns cannot be sat out: throw or pay.
refusal-no-get-out-card = There is no get-out-of-prison card to use or give.
refusal-price-war = Who is in price war cannot buy anything.
refusal-no-such-space = There is no such space: they are numbered 0 to 39.
refusal-no-title = This space has no title.
refusal-not-a-street = Only streets can be built on.
refusal-not-yours = This title is not yours.
refusal-mortgaged = This title is mortgaged.
refusal-not-mortgaged = This title is not mortgaged.
refusal-no-monopoly = { $game ->
    [roles] Only streets of a city you monopolise can be built on.
   *[classic] Only streets of a group that is wholly yours and unmortgaged can be built on.
}
refusal-fully-built = Nothing more can be built on this street.
refusal-evenly = Build and sell evenly: the streets of a group may differ by one building at most.
refusal-no-houses-left = The bank has no houses left: wait until some are sold back.
refusal-no-hotels-left = { $hotel ->
    [apartment] The bank has no apartments left: wait until one is sold back.
   *[hotel] The bank has no hotels left: wait until one is sold back.
}
refusal-no-buildings = Nothing is built here.
refusal-sell-first = { $game ->
    [roles] Sell the buildings on this street first.
   *[classic] Sell the buildings of the whole group first.
}
refusal-monopoly-houses = This would break the monopoly: sell the buildings in that city first.
refusal-lift-own-turn = A mortgage can be lifted on your own turn only.
refusal-no-trade-timed = Players now deal with the bank only, not with each other.
refusal-trade-before-throw = Trades are made before the dice are thrown.
refusal-one-offer = Another offer stands.
refusal-trade-self = Choose another player of this game.
refusal-empty-offer = The offer is empty: name a title, a card or cash.
refusal-not-theirs = That player does not own this title.
refusal-their-cash = That player does not have so much cash.
refusal-bare-first = { $game ->
    [roles] Buildings are never traded: sell those on the street to the bank first.
   *[classic] Buildings are never traded: sell those of the whole group to the bank first.
}
refusal-their-interest = That player could not pay the interest on the mortgage.
refusal-no-offer = There is no offer to answer.
refusal-not-your-offer = This offer is between other players, or for the other side to decide.
refusal-bid-higher = Bid more than the last bid, and at least 1.
refusal-no-claim = There is no rent for you to claim.
refusal-can-pay = The cash is there: pay.
refusal-can-raise = Selling and mortgaging would cover the debt: giving up is not allowed yet.
refusal-balance = The camps would be out of balance: choose the other role.
refusal-no-role = There is no such role here.
refusal-no-swap = Roles can be swapped before the start only, with a player of the other role, where the leaflet says so.
refusal-not-there = The dice do not lead there.
refusal-no-such-dice = There are no such dice: faces run from 1 to 6.
refusal-no-such-card = There is no such card in this deck.
refusal-card-used = This card lies at the bottom of its deck: others come first.
refusal-not-timed = This is not a timed game.
refusal-not-due = There is no mortgage to decide about.
refusal-sum = This sum cannot be.
refusal-in-offer = This title is part of an offer that stands: it has to be answered or withdrawn first.
refusal-reckoning = The bank is reckoning: nothing can be changed any more.
refusal-garbled = This cannot be read: { $detail }
refusal-choose-first = Whoever got a mortgaged title first chooses to lift it or to keep it mortgaged.
refusal-loan = Money alone cannot change hands: an offer must include a title or a get-out card, because players may not lend each other money.
refusal-cover = You could not pay what you owe after this: it belongs to your creditor.
refusal-their-cover = That player could not pay what is owed after this: it belongs to the creditor.
refusal-which-card = You have two get-out cards: say which one, chance or chest.
refusal-no-such-number = You cannot want that many: ask for one at least, and for no more than the bank has and you could build and pay for.
refusal-no-claiming = Nobody has to claim rent in this game: it is paid at once.
refusal-already = This is set so already.

# What would help: $player acts, $other waits for it, $amount is money, $space a space, $gives and $takes the sides of an offer.

help-first-order = First: the dice decide who begins.
help-first-role = First: { $player } chooses a role.
help-first-throw = First: { $player } throws the dice.
help-first-dice = First: the dice fall.
help-first-speed = First: the Speed Die falls.
help-first-go = First: { $player } chooses where to move.
help-first-buy = First: { $player } buys { $space } or declines.
help-first-card = First: a card is drawn.
help-first-die = First: the die falls.
help-first-count = First: the dice fall.
help-first-tax = First: { $player } chooses how to pay the tax.
help-first-fine = First: { $player } pays the fine or draws a card.
help-first-end = First: { $player } ends the turn.
help-first-adjust = First: { $player } finishes dealing with the bank.
help-first-auction = First: { $player } bids or passes.
help-first-want = First: { $player } says how many of the last buildings are wanted.
help-first-place = First: { $player } says where the building goes.
help-first-answer = { $offer ->
    [give] First: { $player } answers { $other }, who offers { $gives } for nothing.
    [take] First: { $player } answers { $other }, who asks for { $takes }.
   *[both] First: { $player } answers { $other }, who offers { $gives } for { $takes }.
}
help-first-answer-swap = First: { $player } answers { $other }, who offers to swap roles.
help-first-debt = First: { $player } pays { $amount }.
help-first-interest = First: { $player } keeps or lifts the mortgage on { $space }.
help-first-deal = First: titles are dealt.
help-lift-first = First lift the mortgage on { $space }.
help-whose-turn = It is { $player }’s turn.
help-least-bid = The least bid is { $amount }.
help-lacking = { $player } needs { $amount } more.
help-can-raise = { $player } can raise { $amount }.
help-owes = { $player } owes { $amount }.
