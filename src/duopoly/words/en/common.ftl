# The words that everything else shares. Parts to combine are in small letters; a front end sets capitals where it needs them.

rule = rule { $rule }
rule-named = “{ $rule }”

## The language itself: its name; the sign between groups of three digits, and how many digits a number has that is grouped;
## the sign before a fraction; and the plural rules of CLDR, as unicode.org/cldr/charts lists them for every language

language-name = English
number-separator = ,
number-grouped-from = 4
number-decimal = .
plural-rules =
    one: i = 1 and v = 0

## People and camps

player = player
players = players
bank = bank
chance = chance
nobody = nobody
role = role
role-competitor = competitor
role-monopolist = monopolist
role-player = player
roles-competitor = { $number ->
    [one] { $number } competitor
   *[other] { $number } competitors
}
roles-monopolist = { $number ->
    [one] { $number } monopolist
   *[other] { $number } monopolists
}
roles-player = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
chat-person = Only people at the table can chat.
held = { $role ->
    [competitor] in the price war
    [monopolist] in prison
   *[player] in jail
}
held-turn = { $role ->
    [competitor] in the price war, turn { $number }
    [monopolist] in prison, turn { $number }
   *[player] in jail, turn { $number }
}
sightseeing = { $game ->
    [roles] sightseeing
   *[classic] just visiting
}
bankrupt = bankrupt

## Things on the table

cash = cash
money = money
title = title
titles = titles
street = street
owner = owner
price = price
rent = rent
unowned = unowned
mortgage = mortgage
mortgaged = mortgaged
monopoly = monopoly
monopolized = monopolized
city = { $game ->
    [roles] city
   *[classic] group
}
house = house
hotel = { $hotel ->
    [apartment] apartment
   *[hotel] hotel
}
houses = { $number ->
    [one] { $number } house
   *[other] { $number } houses
}
hotels = { $hotel ->
    [apartment] { $number ->
        [one] { $number } apartment
       *[other] { $number } apartments
    }
   *[hotel] { $number ->
        [one] { $number } hotel
       *[other] { $number } hotels
    }
}
get-out-card = get-out-of-jail card
deck = { $deck ->
    [competitor] competitor cards
    [monopolist] monopolist cards
    [chest] Community Chest
   *[chance] Chance
}
dice = dice
double = double
offer = offer
debt = debt
auction = auction
bid = bid
worth = worth
edition = edition
seed = seed
rules = rules
house-rules = house rules

## Counting

round = round { $number }
rounds = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
turn = turn
moves = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
spaces = { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}

## The end

winner = winner
winners = winners
wins = { $player } wins.
win-shared = { $players } share the win.
richest = the richest
saved-in = Saved in { $file }.
yes = yes
no = no

## Aims

aim = aim
aim-last = last one standing
aim-camp = richest of the last camp
aim-timed = timed game
aim-last-hint = Bankrupt everybody else.
aim-camp-hint = Be the richest of your camp once the other camp is bankrupt.
aim-timed-hint = Have the most cash when the agreed time is up.

## Kinds of spaces

kind-start = start
kind-street = street
kind-transport = { $game ->
    [roles] transport company
   *[classic] railroad
}
kind-utility = utility
kind-card = card
kind-income-tax = income tax
kind-property-tax = { $game ->
    [roles] property tax
   *[classic] luxury tax
}
kind-prison = { $game ->
    [roles] prison and price war
   *[classic] jail
}
kind-go-to-prison = { $game ->
    [roles] go to prison or price war
   *[classic] go to jail
}
kind-foundation = Foundation
kind-free = free parking

## Phases: what is to be decided

phase-order = { $player } throws for the order
phase-role = { $player } chooses a role
phase-throw = { $player } is about to throw
phase-dice = { $player } throws the dice
phase-speed = { $player } throws the Speed Die
phase-go = { $player } chooses a space
phase-buy = { $player } decides whether to buy
phase-card = { $player } draws a card
phase-die = { $player } throws one die
phase-count = { $player } throws for an amount
phase-tax = { $player } chooses how to pay the tax
phase-fine = { $player } chooses to pay or to draw a card
phase-end = { $player } is ending the turn
phase-adjust = Time is up: { $player } settles up with the bank
phase-over = The game is over
phase-next = { $player } goes on
phase-move = { $player } moves on
phase-auction = { $player } decides whether to bid
phase-want = { $player } chooses from the last buildings
phase-place = { $player } places a building
phase-answer = { $player } considers an offer
phase-debt = { $player } has a debt to pay
phase-interest = { $player } decides about a mortgage
phase-deal = The titles are dealt

## Verbs: what a player or chance may do

verb-throw = throw
verb-end = end turn
verb-buy = buy
verb-decline = do not buy
verb-pay = pay
verb-stay = sit out
verb-use-card = use card
verb-tax = pay tax
verb-draw = draw instead
verb-go = go
verb-bid = bid
verb-pass = pass
verb-want = ask for one
verb-place = place
verb-keep = keep mortgage
verb-give-up = give up
verb-role = choose role
verb-accept = accept
verb-reject = reject
verb-build = build
verb-sell = sell
verb-mortgage = mortgage
verb-lift = lift mortgage
verb-offer = offer
verb-withdraw = withdraw
verb-claim = claim rent
verb-swap = swap roles
verb-deal = deal a title
verb-claim-for-me = claim rent automatically
verb-dice = dice
verb-card = card
verb-die = die
verb-speed = Speed Die
verb-time = time is up

verb-throw-hint = Throw the dice.
verb-end-hint = Pass the dice to the next player.
verb-buy-hint = Buy this title from the bank.
verb-decline-hint = Leave this title to the bank.
verb-pay-hint = Pay what is due.
verb-stay-hint = Sit this turn out; you pay the fee at the start of your next one.
verb-use-card-hint = Use a get-out-of-jail card.
verb-tax-hint = Choose the flat amount or the percentage.
verb-draw-hint = Draw from the other deck instead of paying.
verb-go-hint = Choose where the dice take you.
verb-bid-hint = Bid more than the last bid.
verb-pass-hint = Drop out of this auction.
verb-want-hint = Say how many of the last buildings you want.
verb-place-hint = Say where the building goes.
verb-keep-hint = Keep the title mortgaged and pay the interest.
verb-give-up-hint = Declare yourself bankrupt.
verb-role-hint = Be a competitor or a monopolist for the whole game.
verb-accept-hint = Accept the whole offer.
verb-reject-hint = Reject the offer.
verb-build-hint = Put one more building on a street.
verb-sell-hint = Sell one building back for half its price.
verb-mortgage-hint = Borrow half the price of a title from the bank.
verb-lift-hint = Pay off a mortgage.
verb-offer-hint = Offer another player a trade.
verb-withdraw-hint = Withdraw your offer.
verb-claim-hint = Ask for the rent a visitor owes you.
verb-swap-hint = Offer to swap roles with another player before the game starts.
verb-deal-hint = An unsold title goes to the next player before the first throw.
verb-claim-for-me-hint = Have your rents claimed automatically (on), or claim them yourself (off).
verb-dice-hint = The two dice show these faces.
verb-card-hint = This card is drawn.
verb-die-hint = The single die shows this face.
verb-speed-hint = The Speed Die shows this face.
verb-time-hint = The agreed time ends the game.

tax-flat = the flat amount
tax-percent = the percentage
face-bus = bus
face-mr-m = Mr. M.
