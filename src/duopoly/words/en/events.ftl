# What happened, one sentence for each kind of fact.
# $player is whom it is about, $other who else, $amount money that moved, $direction between whom (from-bank, to-bank, between).
# $sum and $bid are sums that are only spoken of, $gives and $takes the sides of an offer, $reasons is empty or ": " and the steps in working out the amount.

## Rent

event-rent-rent = { $direction ->
    [from-bank] The bank pays { $player } { $amount } rent for { $space }{ $reasons }.
   *[other] { $player } pays { $other } { $amount } rent for { $space }{ $reasons }.
}
event-rent-monopoly = { $direction ->
    [from-bank] The bank pays { $player } { $amount } rent for { $space }{ $reasons }.
   *[other] { $player } pays { $other } { $amount } rent for { $space }{ $reasons }.
}
event-rent-transport = { $direction ->
    [from-bank] The bank pays { $player } a fare of { $amount } for { $space }{ $reasons }.
   *[other] { $player } pays { $other } a fare of { $amount } for { $space }{ $reasons }.
}
event-rent-utility = { $direction ->
    [from-bank] The bank pays { $player } { $amount } for { $space }{ $reasons }.
   *[other] { $player } pays { $other } { $amount } for { $space }{ $reasons }.
}
event-owned = { $player } owns { $space }: nothing to pay.
event-no-rent-mortgage-rent = { $space } is mortgaged: { $player } owes { $other } no rent.
event-no-rent-prison-rent = { $game ->
    [roles] { $other } is in prison and collects no rent: { $player } pays nothing for { $space }.
   *[classic] { $other } is in jail and collects no rent: { $player } pays nothing for { $space }.
}
event-claimable = { $other } may claim { $sum } from { $player } for { $space }.
event-unclaimed = { $other } did not claim { $sum } for { $space } in time: { $player } owes nothing.

## Payments with the bank

event-purchase = { $player } buys { $space } for { $amount }.
event-declined = { $player } does not buy { $space }.
event-start = { $game ->
    [roles] { $player } collects { $amount } at Start.
   *[classic] { $player } collects { $amount } at Go.
}
event-fee = { $player } pays the bank { $amount } to get out.
event-income-tax = { $player } pays { $amount } income tax{ $reasons }.
event-property-tax = { $player } pays the bank { $amount }: { $space }.
event-foundation = { $direction ->
    [from-bank] { $player } receives a grant of { $amount } from the Foundation.
   *[other] { $player } pays { $amount } into the Foundation.
}
event-no-grant = { $player } gets no grant.
event-die = { $player } throws a { $x } with one die.
event-building = { $player } builds on { $space } for { $amount }{ $reasons }.
event-selling = { $player } sells buildings on { $space } back to the bank for { $amount }{ $reasons }.
event-mortgage = { $player } mortgages { $space } and gets { $amount } from the bank.
event-lifting = { $player } lifts the mortgage on { $space } for { $amount }.
event-interest = { $where ->
    [space] { $player } pays the bank { $amount } interest on the mortgage of { $space }{ $reasons }.
   *[none] { $player } pays the bank { $amount } interest on the mortgages taken over{ $reasons }.
}
event-kept-mortgaged = { $player } keeps { $space } mortgaged.

## Cards

event-drawn = { $player } draws a card{ $figures }: “{ $card }”
card-figures = { $effect ->
    [collect] { " " }(+{ $sum })
    [pay] { " " }(−{ $sum })
    [pay-or-draw] { " " }(−{ $sum }, or another card)
    [collect-each] { " " }(+{ $sum } from each)
    [collect-role] { " " }(+{ $sum } from each)
    [pay-each] { " " }(−{ $sum } to each)
    [bank-pays-role] { " " }(+{ $sum } for each)
    [gamble] { " " }(+{ $sum } with { $least } or more)
    [nearest-transport] { $times ->
        [2] { " " }(pay twice the fare)
       *[other] { " " }(pay { $times } times the fare)
    }
    [nearest-utility] { " " }(pay { $times } times the throw)
   *[upkeep] { " " }(−{ $house } per house, −{ $hotel } per { $piece })
}
event-card = { $direction ->
    [from-bank] { $player } receives { $amount } from the bank as the card says{ $reasons }.
    [to-bank] { $player } pays the bank { $amount } as the card says{ $reasons }.
   *[between] { $player } pays { $other } { $amount } as the card says{ $reasons }.
}
event-no-prize = { $player } throws { $x } and wins nothing.
event-get-out = { $player } uses a get-out-of-jail card.

## Order, roles and turns

event-order = { $player } throws { $x } to decide who goes first.
event-tie = { $player } ties for the highest throw, { $x }, and throws again.
event-role = { $role ->
    [competitor] { $player } chooses to be a competitor{ $cash }.
    [monopolist] { $player } chooses to be a monopolist{ $cash }.
   *[player] { $player } joins the game.
}
event-swap = { $role ->
    [competitor] { $player } and { $other } swap roles: { $player } is now a competitor, { $other } a monopolist{ $cash }.
   *[monopolist] { $player } and { $other } swap roles: { $player } is now a monopolist, { $other } a competitor{ $cash }.
}
role-starts-with = { " " }and starts with { $sum }
swap-cash = ; { $payer } hands { $payee } { $sum } of starting cash
event-turn = Round { $x }: it is { $player }’s turn.
event-dice = { $double ->
    [1] { $player } throws { $x } and { $y }, a double.
   *[0] { $player } throws { $x } and { $y }.
}
event-extra-throw = { $player } throws again for the double.
event-third-double = { $x ->
    [one] { $player } has thrown a double.
   *[other] That makes { $x } doubles in a row for { $player }.
}
event-speed-speed = { $face ->
    [bus] The Speed Die shows the bus for { $player }.
    [mr-m] The Speed Die shows Mr. M. for { $player }.
   *[other] The Speed Die shows { $x } for { $player }.
}
event-count = { $player } throws { $x } and { $y }: { $total } in all.
event-move = { $player } moves to { $space }.

## Prison and price war

event-sightseeing = { $game ->
    [roles] { $player } is only sightseeing.
   *[classic] { $player } is just visiting.
}
event-sent = { $role ->
    [competitor] { $player } is sent to the price war.
    [monopolist] { $player } is sent to prison.
   *[player] { $player } is sent to jail.
}
event-free = { $role ->
    [competitor] { $player } leaves the price war.
    [monopolist] { $player } leaves prison.
   *[player] { $player } leaves jail.
}
event-miss = { $player } does not throw a double and has to stay.
event-stay = { $player } sits this turn out.

## Debts and bankruptcy

event-debt = { $direction ->
    [to-bank] { $player } owes the bank { $sum } and cannot pay it yet.
   *[other] { $player } owes { $other } { $sum } and cannot pay it yet.
}
event-bankrupt = { $direction ->
    [to-bank] { $player } owes the bank { $sum }, cannot raise it and is bankrupt.
   *[other] { $player } owes { $other } { $sum }, cannot raise it and is bankrupt.
}
event-bankruptcy = { $direction ->
    [to-bank] The rest of { $player }’s cash, { $amount }, goes to the bank.
   *[other] The rest of { $player }’s cash, { $amount }, goes to { $other }.
}
event-inherited = { $x ->
    [1] { $space } goes from { $player } to { $other }, still mortgaged.
   *[0] { $space } goes from { $player } to { $other }.
}
event-get-out-inherited = A get-out-of-jail card goes from { $player } to { $other }.
event-to-bank = { $space } goes from { $player } back to the bank, free of mortgage.

## Auctions and the last houses

event-auction-begins = { $lot ->
    [house] One of the last houses is put up for auction.
    [hotel] One of the last hotels is put up for auction.
    [apartment] One of the last apartments is put up for auction.
   *[title] { $space } is put up for auction.
}
event-bid = { $player } bids { $bid }.
event-pass = { $player } passes.
event-unsold = { $lot ->
    [title] Nobody bids: { $space } stays with the bank.
   *[other] Nobody bids: the building stays with the bank.
}
event-auction = { $where ->
    [space] { $player } wins the auction and pays { $amount } for { $space }.
   *[none] { $player } wins the auction and pays { $amount } for the building.
}
event-want = { $lot ->
    [house] { $y ->
        [one] { $player } wants one of the last houses.
       *[other] { $player } wants { $y } of the last houses.
    }
    [hotel] { $y ->
        [one] { $player } wants one of the last hotels.
       *[other] { $player } wants { $y } of the last hotels.
    }
   *[apartment] { $y ->
        [one] { $player } wants one of the last apartments.
       *[other] { $player } wants { $y } of the last apartments.
    }
}
event-placed = { $lot ->
    [house] { $player } puts the house on { $space }.
    [hotel] { $player } puts the hotel on { $space }.
   *[apartment] { $player } puts the apartment on { $space }.
}

## Trades

event-offer-trade = { $offer ->
    [give] { $player } offers { $other } { $gives } for nothing.
    [take] { $player } asks { $other } for { $takes } and gives nothing.
   *[both] { $player } offers { $other } { $gives } for { $takes }.
}
event-accepted-trade = { $offer ->
    [give] { $player } accepts: { $other } gives { $gives } for nothing.
    [take] { $player } accepts and gives { $other } { $takes } for nothing.
   *[both] { $player } accepts: { $other } gives { $gives }; { $player } gives { $takes }.
}
event-rejected-trade = { $player } rejects { $other }’s offer.
event-withdrawn-trade = { $player } withdraws the offer to { $other }.
event-trade = { $player } pays { $other } { $amount } in the trade.
event-passed-on = { $x ->
    [1] { $space } passes from { $player } to { $other }, still mortgaged.
   *[0] { $space } passes from { $player } to { $other }.
}
event-get-out-passed-on = A get-out-of-jail card passes from { $player } to { $other }.

## The end

event-time = The agreed time is up.
event-keep = { $player } hands the bank { $amount } in cash and keeps the rest{ $reasons }.
event-round = The bank goes around the board once and pays every owner.
event-worth = { $player } is worth { $sum }.
event-over = The game is over.

## What else happens

event-offer-roles = { $player } offers to swap roles with { $other }.
event-accepted-roles = { $player } agrees to swap roles with { $other }.
event-rejected-roles = { $player } refuses to swap roles with { $other }.
event-withdrawn-roles = { $player } withdraws the offer to swap roles with { $other }.
event-rent-broken-monopoly = { $direction ->
    [from-bank] The bank pays { $player } { $amount } rent for { $space }{ $reasons }.
   *[other] { $player } pays { $other } { $amount } rent for { $space }{ $reasons }.
}
event-no-rent-timed = { $game ->
    [roles] { $player } is in prison: the bank pays nothing for { $space }.
   *[classic] { $player } is in jail: the bank pays nothing for { $space }.
}
event-nothing-due = { $for ->
    [income-tax] { $player } has no income tax to pay: a percentage of nothing is nothing.
    [card] { $player } has nothing to pay for this card.
   *[other] { $player } has nothing to pay here.
}
event-pot = { $player } takes the { $amount } collected on { $space }.
event-claim-for-me = { $x ->
    [1] From now on, { $player }’s rents are claimed automatically.
   *[0] From now on, { $player } claims rents in person.
}
event-dealt = { $player } is dealt { $space }.
event-throw-declined = { $player } gives up the extra throw.
event-three-alike = Three alike: { $player } may move to any space.
event-speed-utility = { $face ->
    [bus] { $player }’s Speed Die shows the bus, which counts for nothing here.
    [mr-m] { $player }’s Speed Die shows Mr. M., who counts for nothing here.
   *[other] { $player }’s Speed Die adds { $x }.
}
event-walks-on = { $walk ->
    [unsold] Mr. M. leads { $player } on to the next title for sale.
    [rent] Every title is sold: Mr. M. leads { $player } on to the next one that charges rent.
   *[nowhere] There is no title left for Mr. M. to lead { $player } to.
}
