# The new table: edition, seats, aim, house rules, dice, pace.

web-new-title = A new table
web-new-hint = Change what you like. Left alone, Play is you and three bots.
web-new-play = Play
web-new-links = { $number ->
    [one] then send { $number } link
   *[other] then send { $number } links
}

web-new-edition = Which leaflet
web-new-aim = How it ends
web-new-minutes = Minutes
web-new-aim-last = Last one
web-new-aim-camp = Camp game
web-new-aim-timed = Timed

## Seats

web-new-seats = Who plays
web-new-seat = Seat { $number }
web-new-name = Name
web-new-who = Who sits here
web-new-who-me = me
web-new-who-here = at this screen
web-new-who-link = friend, by link
web-new-who-bot = bot, { $bot }
web-new-role = Role
web-new-remove = Remove { $player }
web-new-add = Add a seat
web-new-add-more = { $number ->
    [one] { $number } more fits
   *[other] { $number } more fit
}
web-new-full = This edition seats { $number }.
web-new-fewest = At least { $number } play.
web-new-camps = Camps
web-new-camps-agreed = Agreed
web-new-camps-dice = By the dice
web-new-camps-dice-line = Everybody throws; the highest chooses a role first.
web-new-camps-rule = the rule
web-new-camps-count = { $competitors }, { $monopolists }.
web-new-order = Who begins
web-new-order-given = The first seat
web-new-order-thrown = The dice
web-new-everybody-here = Round a real board all sit here; phones join later by a link for another device.

## Dice and cards

web-new-dice = Dice
web-new-dice-program = Program
web-new-dice-hand = Our own
web-new-dice-treasurer = Treasurer
web-new-dice-program-line = The program commits to its dice before the first throw, and opens them at the end for all to check.
web-new-dice-hand-line = You throw real dice and say what they show; the board is on the screen.
web-new-dice-treasurer-line = Real board, dice and pawns on the table; the program is the bank and knows the rents.
web-new-cards = Cards
web-new-cards-program = From the program
web-new-cards-hand = From the box

## House rules

web-new-rules = House rules
web-new-rules-printed = all as printed
web-new-rules-other = Show the other { $number }
web-new-rules-fewer = Show the usual ones only
web-new-rules-all-printed = all as printed
web-new-rules-changed = { $number ->
    [one] { $number } changed
   *[other] { $number } changed
}
web-new-rules-tables = What many tables play
web-new-rules-amounts = Amounts
web-new-rules-counts = Numbers
web-new-rules-switches = What is allowed
web-new-printed = printed: { $value }
web-new-as-printed = as printed
web-new-as-printed-named = { $rule }: as printed
web-new-yes = yes
web-new-no = no
web-new-range = from { $least } to { $most }

## Pace and company

web-new-pace = Pace of the bots
web-new-pace-off = At once
web-new-pace-normal = Normal
web-new-pace-fast = Fast
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
web-new-clock-line = When it is up the others may let a bot play on.
web-new-watchers = Others may watch by link
web-new-hints = Hints: a bot says what it would do
web-new-table-name = Name of the table
web-new-table-name-hint = if you like
