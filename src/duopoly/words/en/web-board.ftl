# The board and who plays on it: names of spaces for those who cannot see them, and the few fixed words there are.

web-board-name = The board
web-board-map = Overview of the board: tap to see the spaces there
web-board-lens = The spaces in order
web-board-city = city { $city }
web-board-rent = rent { $rent }
web-board-rent-doubled = rent { $rent }, doubled
web-board-price = price { $price }
web-board-here = { $number ->
    [one] { $players } stands here
   *[other] { $players } stand here
}
web-board-reach = within reach
web-board-ahead = { $number ->
    [one] { $number } space ahead
   *[other] { $number } spaces ahead
}
web-board-price-war = Price war
web-board-prison = Prison

web-board-dice = Dice: { $dice }
web-board-unseen = { $number } left
web-board-box = In the box: { $houses }, { $hotels }
web-board-card = The card drawn

web-board-players = Players
web-board-on-turn = to play
web-board-thinking = thinking
web-board-away = away, seat kept
web-board-open = seat open for a friend
web-board-bot = bot
web-board-you = you
web-board-worth = worth { $sum }
web-board-monopolizes = { $game ->
    [roles] monopolizes { $cities }
   *[classic] has whole groups: { $cities }
}
web-board-get-out = { $number ->
    [one] one get-out-of-jail card
   *[other] { $number } get-out-of-jail cards
}
web-board-no-titles = no titles yet

web-board-pays = A visitor pays the owner
web-board-in-force = in force
web-board-card-failed = The card could not be loaded.
web-board-sum-now = Now
