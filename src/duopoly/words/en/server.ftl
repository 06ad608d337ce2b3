# What the server tells the page about the position: headings, choices, how players stand. Sums and names come in as text.

## Headings: what is asked of a player, and the reason

over-heading = The game is over.
stopped-heading = This table can only be watched.
out-heading = { $player } is bankrupt and out of the game.

ask-role = { $player }, choose a role
ask-role-line = It holds for the whole game; the camps may differ by one player at most.
ask-throw = { $held ->
    [must-pay] { $player }, pay to get out
    [free-try] { $player }, a free try to get out
    [yes] { $player }, { $role ->
        [competitor] in the price war
        [monopolist] in prison
       *[player] in jail
    }: turn { $number }
   *[no] { $again ->
        [yes] { $player }, throw again
       *[no] Your throw, { $player }
    }
}
ask-throw-line = { $held ->
    [must-pay] You have no tries for a double left: pay { $fee } to get out, then throw.
    [free-try] { $declines ->
        [yes] A double gets you out, but you need not throw. You can pay from your next turn on.
       *[no] A double gets you out. You can pay from your next turn on.
    }
    [yes] A double gets you out, or { $fee }. You get { $tries ->
        [one] one try
       *[other] { $tries } tries
    } in all.
   *[no] { $again ->
        [yes] { $declines ->
            [yes] A double lets you throw again, but you do not have to.
           *[no] A double gives an extra throw.
        }
       *[no] You are on { $space } and have { $cash }.
    }
}
ask-go = { $player }, choose where to go
ask-go-line = The dice leave you a choice: tap a space on the board.
ask-buy = { $space } is for sale
ask-buy-line = { $short ->
    [yes] It costs { $price }; you have { $cash }.
   *[no] { $auction ->
        [yes] { $price }, or it goes to auction.
       *[no] { $price }, or it stays with the bank.
    }
}
ask-tax = { $player }, how will you pay the income tax?
ask-tax-line = The flat { $flat }, or { $percent } by percentage.
ask-fine = { $player }, pay or draw a card
ask-fine-line = Pay { $owed }, or draw from the other deck.
ask-end = { $player }, anything else?
ask-end-line = { $trades ->
    [yes] You have thrown. Build, trade or mortgage, then pass the dice.
   *[no] You have thrown. Build or mortgage, then pass the dice.
}
ask-adjust = { $player }, final dealings
ask-adjust-line = Time is up: settle your titles with the bank, then end. You keep { $share }% of your cash: { $given } goes to the bank, { $collects ->
    [yes] which then pays you each property’s usual rent.
   *[no] which pays you nothing for your properties, because you are in prison.
}
ask-auction = { $lot ->
    [title] Auction: { $lotname }
    [hotel] Auction: the last { $hotel ->
        [apartment] apartments
       *[hotel] hotels
    }
   *[house] Auction: the last houses
}
ask-auction-line = { $begun ->
    [yes] { $best } bids { $bid }; you have { $cash }.
   *[no] No bid yet; you have { $cash }.
}
ask-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $player }, how many of the last apartments do you want?
       *[hotel] { $player }, how many of the last hotels do you want?
    }
   *[house] { $player }, how many of the last houses do you want?
}
ask-want-line = { $left ->
    [one] One is left. If nobody else wants it, you pay its price; otherwise it is auctioned.
   *[other] { $left } are left. Those that nobody else wants are yours at their price; the rest are auctioned.
}
ask-place = { $won ->
    [yes] { $player }, place what you won
   *[no] { $player }, where do you build?
}
ask-place-line = { $won ->
    [yes] Choose the street to put it on.
   *[no] Nobody else wants this one: take it at the printed price, or leave it.
}
ask-answer = { $swap ->
    [yes] { $other } offers to swap roles with you
   *[no] { $other } offers you a trade
}
ask-answer-line = Accept or reject it as a whole.
ask-debt = { $to ->
    [player] You owe { $creditor } { $owed }
   *[bank] You owe the bank { $owed }
}
ask-debt-line = { $lacks ->
    [yes] { $trades ->
        [yes] You have { $cash }: sell, mortgage or trade for { $missing }.
       *[no] You have { $cash }: sell or mortgage for { $missing }.
    }
    [beyond] { $trades ->
        [yes] Not even selling and mortgaging everything is enough: only a trade can save you; otherwise give up.
       *[no] Not even selling and mortgaging everything is enough: give up.
    }
   *[no] You have { $cash }: pay.
}
ask-interest = { $player }, mortgaged titles came to you
ask-interest-line = Lift the mortgage now, or pay interest and keep it.

## How somebody stands

throws-again = throws again
debt-sentence = { $to ->
    [player] { $debtor } owes { $creditor } { $amount }{ $at ->
        [space] : { $space }
       *[none] {""}
    }
   *[bank] { $debtor } owes the bank { $amount }{ $at ->
        [space] : { $space }
       *[none] {""}
    }
}
claim-sentence = { $creditor } may claim { $amount } from { $debtor }{ $at ->
    [space] : { $space }
   *[none] {""}
}

## Moves

move-throw = { $held ->
    [yes] Throw for a double
   *[no] { $again ->
        [yes] Throw again
       *[no] Throw the dice
    }
}
move-end = { $phase ->
    [adjust] Done
    [extra] No extra throw
   *[other] End turn
}
move-end-detail = { $where ->
    [held] { $role ->
        [competitor] you stay in the price war
        [monopolist] you stay in prison
       *[player] you stay in jail
    }
    [visit] { $game ->
        [roles] you are free and stay here, sightseeing
       *[classic] you are free and stay here, just visiting
    }
   *[other] the dice go to { $player }
}
move-buy = Buy { $space }
move-decline = { $auction ->
    [yes] Put it up for auction
   *[no] Do not buy
}
move-pay = { $phase ->
    [throw] Pay to get out
   *[other] Pay
}
move-stay = Sit this turn out
move-use-card = { $which ->
    [no] Use a get-out-of-jail card
   *[yes] Use get-out-of-jail card: { $deck }
}
move-tax = { $way ->
    [flat] Pay the flat amount
   *[percent] Pay by percentage
}
move-draw = Draw a card instead
move-go = Go to { $space }
move-bid = Bid { $bid }
move-offer = { $offer ->
    [swap] Offer to swap roles with { $other }
    [give] Offer { $other } { $gives } for nothing
    [take] Ask { $other } for { $takes } and give nothing
   *[both] Offer { $other } { $gives } for { $takes }
}
move-pass = { $phase ->
    [auction] Drop out
    [want] None
    [place] Leave it
   *[other] No, thanks
}
move-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $number ->
            [one] Ask for { $number } apartment
           *[other] Ask for { $number } apartments
        }
       *[hotel] { $number ->
            [one] Ask for { $number } hotel
           *[other] Ask for { $number } hotels
        }
    }
   *[house] { $number ->
        [one] Ask for { $number } house
       *[other] Ask for { $number } houses
    }
}
move-place = { $won ->
    [yes] Place it on { $space }
   *[no] Build on { $space }
}
move-keep = Keep { $space } mortgaged
move-give-up = Give up: go bankrupt
move-role = { $role ->
    [competitor] Be a competitor
   *[monopolist] Be a monopolist
}
move-accept = Accept
move-reject = Reject
move-build = { $next ->
    [hotel] { $hotel ->
        [apartment] Build the apartment on { $space }
       *[hotel] Build the hotel on { $space }
    }
   *[house] Build on { $space }
}
move-sell = Sell a building on { $space }
move-mortgage = Mortgage { $space }
move-lift = Lift the mortgage on { $space }
move-withdraw = Withdraw the offer
move-claim = Claim the rent from { $player }
move-claim-for-me = { $way ->
    [on] Claim my rents automatically
   *[off] Claim my rents myself
}
rent-change = rent { $before } → { $after }
blocked-nothing-to-trade = Nobody has a title to trade yet.
blocked-end = { $again ->
    [yes] You have to throw again first.
   *[no] You have to throw first.
}
blocked-cash = { $bid ->
    [yes] It costs { $cost }; besides your bid you have { $cash }.
   *[no] It costs { $cost }; you have { $cash }.
}

## Chance by hand

hand-dice = { $player } throws two dice
hand-count = { $player } throws two dice, only for the amount
hand-order = { $player } throws for the order of play
hand-die = { $player } throws one die
hand-speed = { $player }’s Speed Die
hand-card = { $player } draws a card: { $deck }
hand-deal = Deal a title to { $player }

## The board

space-line-start = collect { $start }
space-line-income-tax = { $choice ->
    [0] pay { $flat }
   *[other] { $flat } or %
}
space-line-property-tax = pay { $tax }
space-line-foundation = throw, or { $grant }
space-line-foundation-competitor = throw a die
space-line-foundation-monopolist = pay { $grant }
house-rule-changed = { $rule }: { $value } (rulebook: { $printed })
switch-on = yes
switch-off = no

## The table round the game

undo-request = { $player } asks to undo { $number ->
    [one] { $number } move
   *[other] { $number } moves
}.
bot-request = { $player } asks for a bot to take over for { $seat }.
server-moved-on = The game has moved on: look again.
server-not-your-seat = This seat is not yours.
server-too-fast = Too many messages: wait a moment.
server-garbled = This message cannot be read: { $detail }
server-not-playing = The game has not begun, or is over.
server-unreadable = This table cannot be read: what is stored of it is damaged, or was written by a newer program. The reason is in the server’s log.
server-unreadable-version = It was begun under version { $made } of the rules; this server plays by version { $now }.
server-too-many-tables = This server allows you no more tables. End a game, or come back tomorrow.
server-stopped = This game goes no further: it can only be watched.
server-no-vote = There is nothing to vote on.
server-vote-open = Another question is open: answer that one first.
server-nothing-to-undo = You have no move to undo.
server-not-out-of-time = There is still time for this decision.
server-by-program = At this table the program throws the dice and draws the cards.
server-host-only = Only the host of the table may do this.
server-store = The move could not be saved, so it was not made: { $detail }
server-failed = Something went wrong here; it has been logged.
server-no-hints = There are no hints at this table.
server-no-decision = There was no decision of yours to look at yet.
server-no-odds = Chances cannot be worked out here.
server-not-now = This cannot be done at this table right now.
server-guide = That is allowed, too, but this step needs another move. The ring shows which.
server-chat-person = { chat-person }
guest = Guest { $number }
end-request = { $player } asks to end the game, because { $seat } has left.
ledger-automatic = { $text } Done automatically.
undone-line = { $who ->
    [somebody] { $player } took back { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
   *[nobody] { $number ->
        [one] { $number } move was taken back
       *[other] { $number } moves were taken back
    }
}, from move { $at } on. { $chance ->
    [known] { $outcomes ->
        [one] One throw or card was known; it stays as it is.
       *[other] { $outcomes } throws and cards were known; they stay as they are.
    }
    [entered] Enter again what was really thrown or drawn.
   *[none] Nothing had been thrown or drawn.
}
dice-changed = The dice of this table cannot be trusted: their secret is not the one that was promised. Somebody changed the server’s database. The game goes no further.
ended-notice = { $player } and the others at the table ended this game, because they had waited long enough: { $players }.
server-nobody-left = Nobody whose move it is has been away for long enough.
server-no-salt = The dice have already been thrown for the first time.
server-no-more-time = You’ve already had more time for this decision.
name-unseen = A name needs letters that can be seen, and no spaces at its ends or double spaces.
name-alike = “{ $name }” looks like “{ $other }”, who is at the table already. Choose a name that nobody can mistake.
name-reserved = “{ $name }” looks like a name of the game itself. Choose another one.
server-no-server = There is no server here: this browser plays by itself, so nobody else can join by a link or from another device.
storage-full = This browser has no space left to save games. Delete files or other data on this device, then try again.
storage-denied = This browser does not let Duopoly save anything. Allow it to store data for this page, or leave private browsing.
storage-failed = This browser’s storage failed: { $detail }. Reload the page.

## Records that come from elsewhere

record-none = This is not the record of a game.
record-bad = This record cannot be opened. { $problem }
record-long = This record is too long: at most { $moves } moves and { $undos } undos can be opened.
record-name = A player of this record has a name that cannot be used here: { $name }
record-from-here = You can go on from move { $number }.
record-dice = { $promise ->
    [opened] The record has the secret of the dice so far, so that everybody can check them. From here on there are new dice, with a new secret.
    [sealed] The dice so far follow from the secret of another table, which the record does not have. From here on there are new dice, with a new secret.
   *[none] Nothing was sealed for the dice so far, so nobody can check them. From here on there are new dice, with a new secret.
}
record-address = Type an address such as https://games.example.org.
name-in-record = At this table your name is { $name }, as in the record.
server-account-unknown = This name and this passphrase do not belong together here.
server-account-too-fast = Too many tries. Wait a minute, then try again.
server-used-link = This link does not work any more: it was used, or a newer one replaced it. Ask for a new one.
server-too-many-devices = This seat is on { $most } devices already. Remove one of them first: in the menu of the table, under “Links to this table”.
server-too-many-analyses = { $most } games wait for their analysis, and are yours or of people near you. Try again when one is done.
server-account-link = This link does not work any more: it was used, it is more than ten minutes old, or a newer one replaced it. Make a new one on the other device.

# Guided games: the names of their tables.

guide-first = Your first game
guide-difference = How Anti-Monopoly differs
