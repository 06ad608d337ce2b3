# Why a move is refused, in one line, and what was expected if that helps.
# $game is roles or classic, $hotel hotel or apartment, $detail what a text that is no move should have been,
# $bare whether a whole group must be free of buildings, $number how many streets make a monopoly, if that is not as usual.

refusal-ok = Nothing stands in the way.
refusal-over = The game is over.
refusal-bankrupt = A bankrupt player is out of the game.
refusal-not-your-move = It is somebody else’s move.
refusal-not-now = This cannot be done now.
refusal-not-your-turn = You can build only on your own turn.
refusal-not-chance = Only the dice and the cards decide this.
refusal-auction-first = This has to wait until the auction is over.
refusal-debt-first = A debt has to be paid first.
refusal-cash = You do not have enough cash: sell buildings or mortgage titles to raise more.
refusal-pay-first = You have to pay now: there are no more tries for a double.
refusal-not-held = { $game ->
    [roles] This is only for players in prison or the price war.
   *[classic] This is only for players in jail.
}
refusal-extra-throw = { $game ->
    [roles] This is an extra throw: you can pay at the start of your next regular turn.
   *[classic] This is an extra throw: you can pay or use a card at the start of your next regular turn.
}
refusal-no-staying = { $game ->
    [roles] Nobody can sit a turn out in this game: in prison or the price war, throw or pay.
   *[classic] Nobody can sit a turn out in this game: in jail, throw or pay.
}
refusal-no-get-out-card = There is no get-out-of-jail card to use or give.
refusal-price-war = Players in the price war cannot buy anything.
refusal-no-such-space = There is no such space: they are numbered 0 to 39.
refusal-no-title = This space has no title.
refusal-not-a-street = Only streets can be built on.
refusal-not-yours = This title is not yours.
refusal-mortgaged = This title is mortgaged.
refusal-not-mortgaged = This title is not mortgaged.
refusal-no-monopoly = { $game ->
    [roles] You can build only in a city you monopolize.
   *[classic] { $number ->
        [0] You can build only in a group that is all yours and free of mortgages.
       *[other] You can build only in a group you monopolize.
    }
}
refusal-fully-built = Nothing more can be built on this street.
refusal-evenly = Build and sell evenly: the streets of a group may differ by no more than one building.
refusal-no-houses-left = The bank has no houses left: wait until some are sold back.
refusal-no-hotels-left = { $hotel ->
    [apartment] The bank has no apartments left: wait until one is sold back.
   *[hotel] The bank has no hotels left: wait until one is sold back.
}
refusal-no-buildings = Nothing is built here.
refusal-sell-first = { $bare ->
    [yes] Sell the buildings of the whole group first.
   *[no] Sell the buildings on this street first.
}
refusal-monopoly-houses = { $game ->
    [roles] This would break the monopoly: the owner has to sell the buildings in that city first.
   *[classic] This would break the monopoly: the owner has to sell the buildings in that group first.
}
refusal-lift-own-turn = You can lift a mortgage only on your own turn.
refusal-no-trade-timed = Players may deal only with the bank, not with each other.
refusal-trade-before-throw = Players can trade only before the dice are thrown.
refusal-one-offer = Another offer is waiting for an answer.
refusal-trade-self = Choose another player in this game.
refusal-empty-offer = { $game ->
    [roles] The offer is empty: it needs at least one title.
   *[classic] The offer is empty: it needs a title or a get-out-of-jail card.
}
refusal-not-theirs = That player does not own this title.
refusal-their-cash = That player does not have that much cash.
refusal-bare-first = { $bare ->
    [yes] Buildings are never traded: the owner has to sell those of the whole group to the bank first.
   *[no] Buildings are never traded: the owner has to sell those on the street to the bank first.
}
refusal-their-interest = That player could not pay the interest on the mortgage.
refusal-no-offer = No offer is waiting for an answer.
refusal-not-your-offer = Only the player who made the offer can withdraw it.
refusal-bid-higher = Bid more than the last bid.
refusal-no-claim = There is no rent for you to claim.
refusal-can-pay = You have the cash: pay.
refusal-can-raise = You cannot give up yet: selling and mortgaging would cover the debt.
refusal-balance = The camps would be out of balance: choose the other role.
refusal-no-role = There is no such role here.
refusal-no-swap = Roles can be swapped only before the start, with a player of the other role, and if the rules allow it.
refusal-not-there = The dice do not lead there.
refusal-no-such-dice = A die shows 1 to 6.
refusal-no-such-card = There is no such card in this deck.
refusal-card-used = This card is at the bottom of its deck: others come first.
refusal-not-timed = This is not a timed game.
refusal-not-due = There is nothing to decide about a mortgage in this game: keeping it costs its new owner nothing.
refusal-sum = This sum is not possible.
refusal-in-offer = This title is part of an offer, which has to be answered or withdrawn first.
refusal-reckoning = The final count has begun: nothing can be changed anymore.
refusal-garbled = { $detail }
refusal-choose-first = This title came with a mortgage: its new owner first decides whether to lift it.
refusal-loan = { $game ->
    [roles] Money alone cannot change hands: an offer must include a title, because players may not lend each other money.
   *[classic] Money alone cannot change hands: an offer must include a title or a get-out-of-jail card, because players may not lend each other money.
}
refusal-cover = After this you could not pay what you owe: your creditor comes first.
refusal-their-cover = After this that player could not pay what they owe: the creditor comes first.
refusal-which-card = You have two get-out-of-jail cards: say which one, chance or chest.
refusal-no-such-number = You cannot ask for that many: at least one, and no more than the bank has left and you can pay for and build.
refusal-no-claiming = Nobody has to claim rent in this game: it is paid at once.
refusal-already = It is already set that way.
refusal-no-auctions = There are no auctions in this game.
refusal-no-last-houses = The last buildings are not shared out in this game: first come, first served.
refusal-no-speed-die = There is no Speed Die in this game.
refusal-no-drawing = No card in this game lets you draw another one instead of paying.
refusal-no-tax-choice = The income tax is a fixed sum in this game: there is nothing to choose.
refusal-no-foundation = There is no Foundation on this board.
refusal-no-dealing = No titles are dealt in this game.

# What would help: $player acts, $other waits for it, $amount is money, $space a space, $gives and $takes the sides of an offer.

help-first-order = First: the dice decide who begins.
help-first-role = First: { $player } chooses a role.
help-first-throw = First: { $player } throws the dice.
help-first-dice = First: the dice are thrown.
help-first-speed = First: the Speed Die is thrown.
help-first-go = First: { $player } chooses where to move.
help-first-buy = First: { $player } buys { $space } or declines.
help-first-card = First: a card is drawn.
help-first-die = First: a die is thrown.
help-first-count = First: the dice are thrown.
help-first-tax = First: { $player } chooses how to pay the tax.
help-first-fine = First: { $player } pays the fine or draws a card.
help-first-end = First: { $player } ends the turn.
help-first-adjust = First: { $player } finishes dealing with the bank.
help-first-auction = First: { $player } bids or passes.
help-first-want = First: { $player } says how many of the last buildings to ask for.
help-first-place = First: { $player } says where the building goes.
help-first-answer = { $offer ->
    [give] First: { $player } answers { $other }, who offers { $gives } for nothing.
    [take] First: { $player } answers { $other }, who asks for { $takes }.
   *[both] First: { $player } answers { $other }, who offers { $gives } for { $takes }.
}
help-first-answer-swap = First: { $player } answers { $other }, who offers to swap roles.
help-first-debt = First: { $player } pays { $amount }.
help-first-interest = First: { $player } keeps or lifts the mortgage on { $space }.
help-first-deal = First: the titles are dealt.
help-lift-first = First lift the mortgage on { $space }.
help-monopoly = At least { $number } of its streets must be yours and free of mortgages.
help-whose-turn = It is { $player }’s turn.
help-least-bid = Bid at least { $amount }.
help-lacking = { $player } needs { $amount } more.
help-can-raise = { $player } can raise { $amount }.
help-owes = { $short ->
    [yes] { $player } owes { $amount }; another { $more } in cash would cover it.
   *[no] { $player } owes { $amount }.
}

# What is wrong with a text that is no move: $found is what stands there, $word its verb, $example and $choices what was expected.

garbled-type = Expected a move like throw, got { $found }.
garbled-unknown = Unknown move { $found }.
garbled-near = Unknown move { $found }. Did you mean { $near }?
garbled-choice = After { $word }, expected one of { $choices }, got { $found }.
garbled-form = After { $word }, expected something like { $example }, got { $found }.
garbled-alone = Nothing follows { $word }: got { $found }.
garbled-short = Something is missing after { $word }: expected something like { $example }.
garbled-number = After { $word }, expected a whole number, got { $found }.
garbled-space = Unknown space { $found }: expected a key like { $example } or a number from 0 to 39.
garbled-space-near = Unknown space { $found }. Did you mean { $near }?
garbled-deck = Unknown deck { $found }: expected one of { $choices }.
garbled-player = Unknown player { $found }: expected one of { $choices }.
garbled-to-whom = An offer starts with a player: expected one of { $choices }, got { $found }.
garbled-side = An offer has give and take, each once: got { $found }.
garbled-twice = The offer has { $found } twice: once is enough.
