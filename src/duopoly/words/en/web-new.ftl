# The new table: edition, seats, aim, house rules, dice, pace.

web-new-title = Customize
web-new-hint = Change what you like; everything else is ready to play.
web-new-board-title = At a real board
web-new-board-hint = Duopoly is the bank: { $cards ->
    [hand] you throw, move, and draw the cards, and it does the sums
   *[program] you throw and move, it draws the cards and does the sums
}. Say who plays, then press “Play”.
web-new-play = Play
web-new-links = { $number ->
    [one] then send { $number } link
   *[other] then send { $number } links
}

web-new-edition = Which game
web-new-aim = Ending
web-new-minutes = Minutes
web-new-aim-last = Last one standing
web-new-aim-camp = Camp game
web-new-aim-timed = Timed

## Seats

web-new-seats = Who plays
web-new-seat = Seat { $number }
web-new-name = Name
web-new-who = Who sits here
web-new-who-me = me
web-new-who-here = at this screen
web-new-who-link = a friend, by link
web-new-who-bot = bot, { $bot }
web-new-role = Role
web-new-remove = Remove { $player }
web-new-add = Add a seat
web-new-add-more = { $number ->
    [one] room for { $number } more
   *[other] room for { $number } more
}
web-new-full = This edition has { $number } seats.
web-new-fewest = It takes at least { $number } to play.
web-new-camps = Camps
web-new-camps-agreed = Agreed
web-new-camps-dice = By dice
web-new-camps-dice-line = Everybody throws; the highest throw chooses a role first.
web-new-camps-rule = the rule
web-new-camps-count = { $competitors }, { $monopolists }.
web-new-even = Even chances
web-new-even-line = Monopolists have it easier. With even chances, each competitor starts with { $sum } instead of { $usual }, and among four “steady” bots each camp wins about half the games; without, the monopolists win nearly all.
web-new-even-why-not = Even chances is off: it was measured only for two competitors against two monopolists in the American edition, to the last one standing, with no other house rule.
web-new-even-drop = OK
web-new-even-off = Even chances is off for this table.
web-new-order = Who goes first
web-new-order-given = The first seat
web-new-order-thrown = The dice decide
web-new-everybody-here = Around a real board, everybody sits here; phones can join later through a link for another device.

## Dice and cards

web-new-dice = Dice
web-new-dice-program = The app’s
web-new-dice-hand = Our own
web-new-dice-treasurer = Treasurer
web-new-dice-program-line = The app throws. After the game, anybody can check that no throw was rigged.
web-new-dice-hand-line = You throw real dice and enter what they show; the board is on the screen.
web-new-dice-treasurer-line = Real board, dice and pawns on the table; the app is the bank and knows the rents.
web-new-cards = Cards
web-new-cards-program = From the app
web-new-cards-hand = From the box

## House rules

web-new-rules = House rules
web-new-rules-printed = all as in the rulebook
web-new-rules-other = Show the other { $number }
web-new-rules-fewer = Show only the usual ones
web-new-rules-all-printed = all as in the rulebook
web-new-rules-changed = { $number ->
    [one] { $number } changed
   *[other] { $number } changed
}
web-new-rules-tables = Popular house rules
web-new-rules-amounts = Amounts
web-new-rules-counts = Numbers
web-new-rules-switches = What is allowed
web-new-printed = rulebook: { $value }
web-new-as-printed = as in the rulebook
web-new-as-printed-named = { $rule }: as in the rulebook
web-new-yes = yes
web-new-no = no
web-new-range = { $least } to { $most }

## Pace and company

web-new-clock = Turn clock
web-new-clock-none = none
web-new-clock-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
web-new-clock-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
web-new-clock-line = When time runs out, the others may let a bot take over.
web-new-watchers = Others may watch by link
web-new-hints = Hints: a bot shows what it would do
web-new-table-name = Name of the table
web-new-table-name-hint = optional
web-new-absence = If somebody leaves, wait for
web-new-absence-never = as long as it takes
web-new-absence-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
web-new-absence-line = After that, the others may let a bot take over or end the game.
web-new-absence-never-line = The game then waits until they are back.

## Groups and the ticket

web-new-game = Game
web-new-players = Players
web-new-players-count = { $number } of { $most }
web-new-dice-speed = Dice and speed
web-new-ticket = Your table
web-new-ticket-dice = Dice
web-new-ticket-ends = Ends
web-new-ticket-takes = Takes
web-new-ticket-rounds = About { $number } rounds, when bots play it
web-new-ticket-chances = Your chances
web-new-ticket-chance = { $number ->
    [one] About { $number } win in 100 games, if you play like those bots
   *[other] About { $number } wins in 100 games, if you play like those bots
}
web-new-ticket-even = Competitors start with { $sum }
web-new-friends = Invite friends
web-new-reset = Back to the usual settings
web-new-compare = Compare the editions
web-new-compare-line = Only what differs. Amounts are in each edition’s own money.
web-new-with-bots = { $number ->
    [one] You and { $number } bot
   *[other] You and { $number } bots
}
web-new-with-people = { $number } players
web-new-brief-program = The app throws
web-new-brief-hand = You throw
web-new-brief-treasurer = Real board
web-new-brief-cards-program = cards from the app
web-new-brief-cards-hand = cards from the box
web-new-brief-no-clock = no turn clock
web-new-brief-clock = turn clock

## Editions, by what a player notices

web-new-about-anti-us = American cities, in dollars. The simplest to learn.
web-new-chip-anti-us = houses never run out
web-new-chip2-anti-us = trade any time
web-new-about-anti-fr = European cities, in euros. No buying during a price war.
web-new-chip-anti-fr = 35 houses in the box
web-new-chip2-anti-fr = timed game
web-new-about-anti-fr15k = The same cities, with every amount ten times as high.
web-new-chip-anti-fr15k = 35 houses in the box
web-new-chip2-anti-fr15k = trade before you throw
web-new-about-anti-pl = European cities, in euros, with nearly the American rules.
web-new-chip-anti-pl = houses never run out
web-new-chip2-anti-pl = costly Foundation
web-new-about-classic-us = The classic streets of Atlantic City, in dollars.
web-new-chip-classic-us = 32 houses in the box
web-new-chip2-classic-us = auctions
web-new-about-classic-fr = Classic Monopoly on the streets of Paris.
web-new-chip-classic-fr = 32 houses in the box
web-new-chip2-classic-fr = auctions
