# What the terminal says. Names and sums come in as text.

terminal-me = Player
terminal-mark-competitor = c
terminal-mark-monopolist = m
terminal-code-transport = T
terminal-code-utility = U
terminal-short-mortgaged = mtg
terminal-short-hotel = { $hotel ->
    [apartment] apt
   *[hotel] hot
}
terminal-short-houses = { $number }h
terminal-nothing = nothing
terminal-the-bank = the bank

## Headings

terminal-player = Player
terminal-role = Role
terminal-cash = Cash
terminal-space = Space
terminal-titles = Titles
terminal-worth = Worth
terminal-number = No.
terminal-city = { $game ->
    [roles] City
   *[classic] Group
}
terminal-title = Title
terminal-built = Built
terminal-rent = Rent
terminal-value = Mortgage
terminal-lift = lift for { $amount }
terminal-heading = { $edition }, round { $round }: it is { $player }’s turn
terminal-pot = Collected on Free Parking: { $amount }

## The game begins, goes on and ends

terminal-begins = { $edition }: { $players }. Seed { $seed }. Every move is saved. Type ? for help.
terminal-goes-on = { $number ->
    [one] Resuming { $file } after { NUMBER($number, useGrouping: 0) } move.
   *[other] Resuming { $file } after { NUMBER($number, useGrouping: 0) } moves.
}
terminal-new-dice = { $kind ->
    [cards] { $promise ->
        [opened] The record has the secret of the cards so far, so that everybody can check them. From here on they are new, and nobody can check them.
       *[sealed] The cards of this game were promised by another table, whose secret the record does not have. From here on they are new, and nobody can check them.
    }
   *[dice] { $promise ->
        [opened] The record has the secret of the dice so far, so that everybody can check them. From here on they are new, and nobody can check them.
       *[sealed] The dice of this game were promised by another table, whose secret the record does not have. From here on they are new, and nobody can check them.
    }
}
terminal-half-line = The last line of the file was incomplete and has been dropped.
terminal-from-here = Continue from move { NUMBER($number, useGrouping: 0) } as a new game? [y/N]:
terminal-look-at = The old game is kept. To view it:
terminal-roles-by-setup = Not every seat has a role, so everybody throws and chooses, as in the rulebook.
terminal-minutes = { $minutes ->
    [one] The game ends after { $minutes } minute, at the start of a turn.
   *[other] The game ends after { $minutes } minutes, at the start of a turn.
}
terminal-left = Saved as { $name }. To resume:
terminal-not-saved = Nobody has made a move, so no game is saved.
terminal-stopped = { $round ->
    [one] Stopped after { $round } round, and nobody has won. Richest: { $players }.
   *[other] Stopped after { $round } rounds, and nobody has won. Richest: { $players }.
}
terminal-undone = Undone.
terminal-nothing-to-undo = No person has made a decision to undo.
terminal-played-elsewhere = Up to move { NUMBER($number, useGrouping: 0) } the game was played elsewhere: those moves cannot be undone here.

## Setting up

terminal-welcome = Duopoly plays Anti-Monopoly and Monopoly by the book. Press Enter to take what is in brackets.
terminal-which-language = Language ({ $choices }) [{ $usual }]:
terminal-which-edition = Edition [{ $usual }]:
terminal-which-seats = Who plays? [{ $usual }]:
terminal-which-order = Who goes first? 1 the first seat, 2 the dice decide [{ $usual }]:
terminal-which-aim = Aim [{ $usual }]:
terminal-which-minutes = How many minutes? [{ $usual }]:
terminal-stands-alone = “{ $word }” stands alone: nothing was done.
terminal-bad-language = “{ $answer }” is not one of { $choices }.
terminal-bad-edition = There is no edition “{ $answer }”: give a number or a name from the list, or the path of a .toml file.
terminal-bad-seats = “{ $answer }” does not make a table: expected { $least } to { $most } different names, separated by commas; roles, if any, for all, with as many competitors as monopolists or one more or less.
terminal-bad-order = “{ $answer }” is neither 1 nor 2.
terminal-bad-aim = “{ $answer }” is not one of { $choices }.
terminal-bad-minutes = “{ $answer }” is not a number of minutes from 1 to 10000.
terminal-seats-hint = Names in clockwise order, separated by commas. Bots by level: { $levels }. By name: { $bots }. With a temper: { $characters }. Anything else is a person.
terminal-near-miss = There is no bot “{ $word }”. Write { $near } for the bot, or { $person }, with a capital letter, for a person.
terminal-reasons = { $state ->
    [on] Bots say why they make their moves.
   *[off] Bots no longer say why they make their moves.
}
terminal-says = { $name }: “{ $text }”
terminal-roles-hint = Add :competitor or :monopolist to every name to agree on the roles now; otherwise everybody throws and chooses.
terminal-go-on = { $players }: you have an unfinished game of { $edition }. Resume it? [y/N]:
terminal-yes-words = y yes

## What is to be decided

terminal-decide-role = { $player }, choose a role for the whole game.
terminal-decide-throw = { $held ->
    [yes] { $player }, you are { $place } and have { $cash }.
   *[no] { $extra ->
        [yes] { $player }, you throw again: { $place }, { $cash }.
       *[no] { $player }, it is your turn: { $place }, { $cash }.
    }
}
terminal-decide-go = { $player }, choose the space to move to.
terminal-decide-buy = { $kind ->
    [utility] { $player }, { $space } is for sale at { $amount } (you would charge { $rents } times the throw, with one or both). You have { $cash }.
   *[other] { $player }, { $space } is for sale at { $amount } (rents for you: { $rents }). You have { $cash }.
}
terminal-decide-tax = { $player }, income tax: { $flat } flat, or { $percent } by percentage. You have { $cash }.
terminal-decide-fine = { $player }, pay { $amount } or draw a card instead. You have { $cash }.
terminal-decide-end = { $player }, you have thrown: { $place }, { $cash }.
terminal-decide-adjust = { $player }, time is up: settle your titles with the bank, then end. You have { $cash }.
terminal-decide-auction = { $begun ->
    [no] { $player }, auction of { $lot }: no bid yet. Still in: { $left }. You have { $cash }.
   *[other] { $player }, auction of { $lot }: { $best } bids { $bid }. Still in: { $left }. You have { $cash }.
}
terminal-decide-want = { $player }, how many of the last buildings do you want? { $left } left, at most { $most } for you; any that several players want are auctioned. You have { $cash }.
terminal-decide-place = { $won ->
    [yes] { $player }, say where the building you won goes.
   *[no] { $player }, nobody else wants this building: say where it goes, at its price, or leave it. You have { $cash }.
}
terminal-decide-answer = { $swap ->
    [yes] { $player }, { $other } offers to swap roles with you.
   *[no] { $player }, { $other } offers a trade. You get: { $get }. You give: { $give }. You have { $cash }.
}
terminal-decide-debt = { $short ->
    [no] { $player }, you owe { $creditor } { $owed } and have { $cash }: pay.
   *[other] { $player }, you owe { $creditor } { $owed } and have { $cash }: raise { $missing } more.
}
terminal-decide-interest = { $player }, these titles came to you mortgaged: { $things }. Pay interest and keep the mortgage, or lift it now. You have { $cash }.

## Moves

terminal-move-throw = { $held ->
    [yes] throw for a double
   *[no] throw the dice
}
terminal-move-end = { $phase ->
    [adjust] done
    [throw] no extra throw: pass the dice{ $stays ->
        [yes] , free, and stay here as a visitor
       *[no] {""}
    }
   *[end] end the turn
}
terminal-move-buy = buy { $space } ({ $amount })
terminal-move-decline = { $auction ->
    [yes] put { $space } up for auction
   *[no] leave { $space } to the bank
}
terminal-move-pay = { $phase ->
    [throw] pay { $amount } to get out, then throw
   *[other] pay { $amount }
}
terminal-move-stay = sit this turn out, and pay next turn
terminal-move-use-card = { $which ->
    [no] use a get-out-of-jail card
   *[yes] use the get-out-of-jail card ({ $deck })
}
terminal-move-tax = { $way ->
    [flat] pay the flat { $amount }
   *[percent] pay { $amount } by percentage
}
terminal-move-draw = draw a card instead
terminal-move-go = { $priced ->
    [no] go to { $space }
   *[other] go to { $space } ({ $amount })
}
terminal-move-bid = bid { $amount } (or more: type bid and the sum)
terminal-move-pass = { $phase ->
    [want] none
    [place] leave it
   *[auction] drop out
}
terminal-move-want = ask for { $number }
terminal-move-place = { $priced ->
    [yes] put it on { $space } ({ $amount })
   *[no] put it on { $space }
}
terminal-move-keep = pay interest and keep the mortgage
terminal-move-give-up = give up: go bankrupt
terminal-move-role = be a { $role }
terminal-move-accept = accept
terminal-move-reject = reject
terminal-move-build = { $street ->
    [no] build on { $space } ({ $amount })
   *[other] build on { $space } ({ $amount }, rent { $rent } → { $after })
}
terminal-move-sell = { $street ->
    [no] sell on { $space } (+{ $amount })
   *[other] sell on { $space } (+{ $amount }, rent { $rent } → { $after })
}
terminal-move-mortgage = mortgage { $space } (+{ $amount })
terminal-move-lift = lift the mortgage on { $space } ({ $amount })
terminal-move-withdraw = withdraw your offer
terminal-move-claim = claim { $amount } from { $player }
terminal-move-swap = offer to swap roles with { $player }

## Questions and remarks at the table

terminal-ask-dice = { $phase ->
    [order] { $player } throws two dice for the order of play (like 3 4)
    [count] Two dice, only for the amount (like 3 4)
   *[dice] { $player } throws two dice (like 3 4)
}
terminal-ask-die = { $player } throws one die (1 to 6)
terminal-ask-speed = { $player }’s Speed Die (1, 2, 3, bus or mr-m)
terminal-ask-card = { $player } draws a card: its number (like { $card })
terminal-ask-deal = { $player } is dealt a title: its number or key (like 39)
terminal-ask-claim = { $player }: { $move }? (y, or Enter to let it go)
terminal-is-a-bot = { $player } is a bot and decides for itself.
terminal-no-such-number = { $most ->
    [0] There is no move { $number }: this question has no list.
   *[other] There is no move { $number }: the list goes from 1 to { $most }.
}
terminal-is-legal = This can be done now.
terminal-no-such-topic = No help on “{ $about }”: expected a number from the list, a move, a verb or a topic. Type ? to list them.
terminal-no-paragraph = This edition’s rulebook has no paragraph about that.
terminal-help = A number makes that move. Enter throws the dice or ends the turn.
    Or type the move, with titles by number or key:  build 24   sell 39   bid 120
    A trade:  offer Bob give 24 cash 100 take 39   (Bob answers accept or reject)
    For anybody else at the table, start with the name:  Bob: mortgage 24
    Why not, or what is the rule:  ? 3   ? build 24   ? mortgage
    b board   m money, titles   l last turns   u undo   q save and quit
    r bots’ reasons on or off
terminal-help-claims = Rents claimed automatically, or by you:  claim-for-me on   claim-for-me off
terminal-possible-words = Possible now: { $words }.
terminal-see-help = Type ? for help.
terminal-help-topics = Topics: { $topics }

## What Tab offers

terminal-command-board = the board
terminal-command-money = money and titles
terminal-command-ledger = the last turns
terminal-command-reasons = bots’ reasons on or off
terminal-command-undo = take back a move
terminal-command-help = help
terminal-command-quit = save and quit
terminal-command-other = a move of { $player }’s
terminal-command-give = what is given
terminal-command-take = what is asked for in return

## Editions

terminal-leaflet = Rulebook: { $leaflet }
terminal-part-board = The board
terminal-part-titles = The title cards
terminal-part-cards = The cards
terminal-part-rules = Amounts and switches
terminal-part-errata = Errata
terminal-part-sources = Sources for what is marked *
terminal-rents-street = Streets; rents: bare, with each house, last with the { $hotel ->
    [apartment] apartment
   *[hotel] hotel
}
terminal-rents-transport = Transport; rents: with 1, 2, 3, 4 owned
terminal-rents-utility = Utilities; multiples of the throw: with one, with both owned
terminal-kind = Kind
terminal-key = Key
terminal-price = Price
terminal-mortgage = Mortg.
terminal-lifting = Lift
terminal-house = House
terminal-rents = Rents
terminal-rule = Rule
terminal-amount = Value
terminal-deck = { $number ->
    [one] { $deck }: { $number } card
   *[other] { $deck }: { $number } cards
}
terminal-players-range = Players: { $least } to { $most }
terminal-erratum = { $rule }: printed { $printed }, played as { $played }. { $why }
terminal-no-sources = Nothing is marked.
terminal-no-difference = There are no differences.
terminal-differences-edition = The edition
terminal-differences-rules = Amounts and switches
terminal-differences-spaces = Spaces ({ $number })
terminal-differences-titles = Figures of title cards ({ $number })
terminal-differences-cards = Cards ({ $number })
terminal-differences-decks = Number of cards
terminal-differences-paragraphs = Paragraphs ({ $number })
terminal-differences-errata = Errata: printed, played as
