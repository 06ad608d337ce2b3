# The page's own frame: bar, settings, keys, my tables, joining, waiting, and what is said when something fails.

web-shell-tagline = two camps, two rulebooks, played by the book
web-shell-tables = My tables
web-shell-new = New table
web-shell-settings = Settings
web-shell-close = Close
web-shell-check = Check here
web-shell-copy = Copy
web-shell-copied = Copied.
web-shell-copy-failed = The browser does not allow copying: mark the link and copy it.
web-shell-loading = One moment…

## What fails, and what to do

web-shell-offline = No connection: moves wait until it is back.
web-shell-online = The connection is back.
web-shell-not-sent = No connection: this was not sent.
web-shell-unreachable = The server cannot be reached. Is it running, and are you on its network?
web-shell-try-again = Try again
web-shell-broke = Something in this page failed.
web-shell-broke-help = No move is lost. Load the page again; if it fails the same way, start a new table and tell who runs the server.
web-shell-reload = Load again
web-shell-details = What failed
web-shell-lost = There is no such page
web-shell-lost-help = The address may be cut short. Your tables are in the list.
web-shell-gone = There is no such table here
web-shell-gone-help = It may have been laid on another server, or the address is cut short.
web-shell-closed = This table is for its players only
web-shell-closed-help = Ask who laid it for a link to a seat.
web-shell-unreadable = This table cannot be read
web-shell-unreadable-help = Its log in the database is damaged, or a newer program wrote it. Who runs the server finds more in what it has written down.

## Settings

web-shell-language = Language
web-shell-theme = Colours
web-shell-theme-system = As the system
web-shell-theme-light = Light
web-shell-theme-dark = Dark
web-shell-speed = Movement on the board
web-shell-speed-off = Off
web-shell-speed-normal = Normal
web-shell-speed-fast = Fast
web-shell-speed-still = Your system asks for less movement: nothing moves.
web-shell-sound = Sounds
web-shell-sound-on = Play sounds
web-shell-volume = Volume
web-shell-keys = Keys
web-shell-keys-on = Single letters as keys
web-shell-keys-show = All keys
web-shell-key-primary = Throw, or the first button
web-shell-key-build = Build
web-shell-key-sell = Sell
web-shell-key-mortgage = Mortgage
web-shell-key-trade = Trade
web-shell-key-ledger = To the ledger
web-shell-key-players = To the players
web-shell-key-board = To the board
web-shell-key-card = Title card of my space
web-shell-key-undo = Take back
web-shell-key-keys = This help
web-shell-key-more = Bid more
web-shell-key-less = Bid less
web-shell-key-back = Back, close
web-shell-key-ring = Along the board
web-shell-key-dice = Dice in Treasurer mode
web-shell-key-space = Space
web-shell-key-escape = Esc

## My tables

web-shell-tables-none = No table yet. Lay one: left as it is, you play against three bots.
web-shell-tables-here = Tables at which you sit in this browser. Every move is kept; go on whenever you like.
web-shell-my-turn = Your turn
web-shell-state-waiting = Waiting for friends
web-shell-state-over = Over
web-shell-state-stopped = Goes no further: made by other rules
web-shell-state-unreadable = Cannot be read
web-shell-treasurer = Treasurer mode
web-shell-look-back = Look back

## Joining

web-shell-join-title = An invitation
web-shell-join-invite = A seat is kept for you at this table.
web-shell-join-device = Go on with your seats on this device.
web-shell-join-watch = You can watch this table.
web-shell-join-used = Somebody already sits on this seat. Ask for a new link, or go on to watch.
web-shell-join-with = At the table: { $players }
web-shell-join-name = Your name
web-shell-join-sit = Sit down
web-shell-join-go-on = Go on here
web-shell-join-look-on = Watch
web-shell-join-bad = This invitation is not valid here
web-shell-join-bad-help = The link leads nowhere: it may be cut short, or from another server. Ask for a new one.

## Waiting

web-shell-wait-title = The table is laid
web-shell-wait-line = { $number ->
    [one] The game begins when { $number } more friend has sat down.
   *[other] The game begins when { $number } more friends have sat down.
}
web-shell-wait-guest = The host can begin earlier; bots take the empty seats then.
web-shell-wait-free = A seat for { $player }
web-shell-wait-link = Send this link, or let the code be scanned. It works once, for this seat.
web-shell-wait-here = here
web-shell-wait-away = seat taken, not connected
web-shell-wait-open = by link, not here yet
web-shell-wait-bot = bot
web-shell-wait-me = you
web-shell-wait-start = Begin now
web-shell-wait-bots = { $number ->
    [one] a bot takes the empty seat
   *[other] bots take the { $number } empty seats
}
web-shell-wait-watching = { $number ->
    [one] { $number } looks on
   *[other] { $number } look on
}
web-shell-wait-new-link = New link
web-shell-only-here = This link opens on this computer only: the server listens to nobody else. Start it with “duopoly serve --host 0.0.0.0” for phones in the same network.
web-shell-qr = QR code of the link
# What is said of somebody, or of several at once; French puts a space before the colon.
web-shell-of-whom = { $names }: { $said }
web-shell-percent = { $number }%
