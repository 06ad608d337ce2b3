# How fast the board moves and bots play, and what is said while something moves.
web-pace-title = Speed
web-pace-open = Speed. The board: { $speed }
web-pace-normal = Calm
web-pace-fast = Quick
web-pace-off = Instant
web-pace-moving = Moving…
web-pace-finish = A tap or Space finishes whatever is moving.
web-pace-bots = Speed of the bots
web-pace-host = The host of the table sets it.
web-pace-together = Show the bots’ moves together
web-pace-together-line = The bots play until you’re asked. Then you see it all at once, with a short summary.
web-pace-summary = What the bots did
