# What the server tells the page about the position: headings, choices, how players stand. Sums and names come in as text.

## Headings: what is asked of a player, and the reason

waits-for = { $player }: { $what }
over-heading = The game is over.
stopped-heading = This table can only be looked at.
out-heading = { $player } is bankrupt and out of the game.

ask-role = { $player }, choose a role
ask-role-line = It holds for the whole game; the camps may differ by one player at most.
ask-throw = { $held ->
    [must-pay] { $player }, pay to be free
    [yes] { $player }, { $role ->
        [competitor] in price war
       *[other] in prison
    }: turn { $number }
   *[no] { $again ->
        [yes] { $player }, throw once more
       *[no] Your throw, { $player }
    }
}
ask-throw-line = { $held ->
    [must-pay] The tries for a double are used up: { $fee } frees you, then you throw.
    [yes] A double frees you, or { $fee }. Tries for a double: { $tries }.
   *[no] { $again ->
        [yes] { $declines ->
            [yes] A double lets you throw again; you may do without.
           *[no] A double gives an extra throw.
        }
       *[no] You stand on { $space } and have { $cash }.
    }
}
ask-go = { $player }, choose where to go
ask-go-line = The dice leave you the choice: tap a space on the board.
ask-buy = { $space } is for sale
ask-buy-line = { $short ->
    [yes] It costs { $price }; you have { $cash }.
   *[no] { $auction ->
        [yes] { $price }, or it goes to auction.
       *[no] { $price }, or it stays with the bank.
    }
}
ask-tax = { $player }, choose the income tax
ask-tax-line = { $flat } flat, or { $percent } by percentage.
ask-fine = { $player }, pay or draw
ask-fine-line = Pay { $owed }, or draw from the other deck.
ask-end = { $player }, anything else?
ask-end-line = Your throws are done. Build, trade or mortgage, then pass the dice.
ask-adjust = { $player }, last dealings
ask-adjust-line = The time is up: settle your titles with the bank, then end.
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
    [one] One is left. Nobody else wants it: it is yours at its price. Else it is auctioned.
   *[other] { $left } are left. What nobody else wants is yours at its price; the rest is auctioned.
}
ask-place = { $won ->
    [yes] { $player }, place what you won
   *[no] { $player }, where do you build?
}
ask-place-line = { $won ->
    [yes] Choose the street where it stands.
   *[no] Nobody else wants this one: it is yours at the printed price, or leave it.
}
ask-answer = { $swap ->
    [yes] { $other } offers to swap roles
   *[no] { $other } offers you a trade
}
ask-answer-line = Take it as a whole, or leave it.
ask-debt = { $to ->
    [player] You owe { $creditor } { $owed }
   *[bank] You owe the bank { $owed }
}
ask-debt-line = { $lacks ->
    [yes] You have { $cash }: sell, mortgage or trade for { $missing }.
   *[no] You have { $cash }: pay.
}
ask-interest = { $player }, mortgaged titles came to you
ask-interest-line = Lift the mortgage now, or keep it for the interest.

## How somebody stands

throws-again = throws once more
debt-told = { $to ->
    [player] { $debtor } owes { $creditor } { $amount }{ $at ->
        [space] : { $space }
       *[none] {""}
    }
   *[bank] { $debtor } owes the bank { $amount }{ $at ->
        [space] : { $space }
       *[none] {""}
    }
}
claim-told = { $creditor } may claim { $amount } from { $debtor }{ $at ->
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
        [competitor] you stay in price war
       *[other] you stay in prison
    }
    [visit] { $game ->
        [roles] you are free and stay here, sightseeing
       *[classic] you are free and stay here, just visiting
    }
   *[other] the dice go to { $player }
}
move-buy = Buy { $space }
move-decline = { $auction ->
    [yes] Let it be auctioned
   *[no] Do not buy
}
move-pay = { $phase ->
    [throw] Pay to be free
   *[other] Pay
}
move-stay = Sit this turn out
move-use-card = { $which ->
    [no] Use a get-out-of-prison card
   *[yes] Use get-out card: { $deck }
}
move-tax = { $way ->
    [flat] Pay the flat amount
   *[percent] Pay by percentage
}
move-draw = Draw the other card
move-go = Go to { $space }
move-bid = Bid { $bid }
move-offer = { $offer ->
    [swap] Offer { $other } to swap roles
    [give] Offer { $other } { $gives } for nothing
    [take] Ask { $other } for { $takes } and give nothing
   *[both] Offer { $other } { $gives } for { $takes }
}
move-pass = { $phase ->
    [auction] Bid no more
    [want] None
    [place] Leave it
   *[other] No, thanks
}
move-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $number ->
            [one] Want { $number } apartment
           *[other] Want { $number } apartments
        }
       *[hotel] { $number ->
            [one] Want { $number } hotel
           *[other] Want { $number } hotels
        }
    }
   *[house] { $number ->
        [one] Want { $number } house
       *[other] Want { $number } houses
    }
}
move-place = { $won ->
    [yes] Place it on { $space }
   *[no] Build on { $space }
}
move-keep = Keep { $space } mortgaged
move-give-up = Give up: bankrupt
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
move-sell = Sell on { $space }
move-mortgage = Mortgage { $space }
move-lift = Lift { $space }
move-withdraw = Take the offer back
move-claim = Claim the rent from { $player }
move-claim-for-me = { $way ->
    [on] Have my rents claimed at once
   *[off] Claim my rents myself
}
rent-change = rent { $before } → { $after }
grey-end = { $again ->
    [yes] The extra throw is not optional here.
   *[no] The throw comes first.
}
grey-cash = { $bid ->
    [yes] It costs { $cost }; beyond your bid you have { $cash }.
   *[no] It costs { $cost }; you have { $cash }.
}

## Chance by hand

hand-dice = { $player } throws two dice
hand-count = { $player } throws two dice that only count
hand-order = { $player } throws for the order
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
space-line-foundation = die, or pay { $grant }
house-rule-changed = { $rule }: { $value } (printed: { $printed })
switch-on = yes
switch-off = no

## The table round the game

undo-told = { $player } asks to take back { $number ->
    [one] { $number } move
   *[other] { $number } moves
}.
bot-told = { $player } asks that a bot plays on for { $seat }.
server-moved-on = The game has moved on: look again.
server-not-your-seat = This seat is not yours.
server-too-fast = Too many messages: wait a moment.
server-garbled = This message cannot be read: { $detail }
server-not-playing = The game has not begun, or is over.
server-stopped = By these rules the game goes no further: it can only be looked at.
server-no-vote = Nothing is being asked.
server-vote-open = Something else is being asked: answer that first.
server-nothing-to-undo = There is no move of yours to take back.
server-not-out-of-time = The time for this decision is not up.
server-by-program = The program’s own dice and cards are played here.
server-host-only = Only who laid the table may do this.
server-store = The move could not be kept, so it was not made: { $detail }
server-failed = Something went wrong here; it was written down.
server-no-hints = There are no hints at this table.
server-not-now = This cannot be done at this table now.
server-chat-person = Only people at the table can speak.
guest = Guest { $number }
