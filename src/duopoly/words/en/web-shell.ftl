# The page's own frame: bar, settings, keys, my tables, joining, waiting, and what is said when something fails.

web-shell-tagline = two camps, two rulebooks, played by the book
web-shell-tables = My games
web-shell-new = New table
web-shell-settings = Settings
web-shell-close = Close
web-shell-check = Check now
web-shell-copy = Copy
web-shell-copied = Copied.
web-shell-copy-failed = The browser does not allow copying: select the link and copy it.
web-shell-loading = One moment…

## What fails, and what to do

web-shell-offline = No connection: you can go on when it is back.
web-shell-quiet = No answer from the table: wait a moment.
web-shell-online = The connection is back.
web-shell-not-sent = No connection: this was not sent.
web-shell-not-answered = No answer came: check whether this was done.
web-shell-unreachable = The server cannot be reached. Is it running, and are you on its network?
web-shell-try-again = Try again
web-shell-broke = Something on this page went wrong.
web-shell-broke-help = No move is lost. Reload the page; if that does not help, start a new table and tell whoever runs the server.
web-shell-unfetched = Part of this page could not be loaded. Check the connection, then try again.
web-shell-reload = Reload
web-shell-details = What went wrong
web-problem-busy = The server has too much to do. Try again in a minute.
web-problem-failed = Something went wrong on the server. Try again; if it happens again, tell the person who runs it.
web-problem-moved-on = The game has moved on. Look again.
web-problem-not-allowed = You may not do that here.
web-problem-not-found = Not found.
web-problem-not-over = A game is analyzed when it is over.
web-problem-not-playing = This game has not begun.
web-problem-seat = No seat of that name is waiting for anybody.
web-problem-too-fast = Too many tries. Wait a minute, then try again.
web-shell-lost = Page not found
web-shell-lost-help = The address may be incomplete. Your tables are under “My games”.
web-shell-gone = Table not found
web-shell-gone-help = It may be on another server, or the address may be incomplete.
web-shell-elsewhere = This table is on the server
web-shell-elsewhere-help = It waits there. Reload this page when the server can be reached again.
web-shell-closed = This table is for its players only
web-shell-closed-help = Ask the host for a link to a seat.
web-shell-unreadable = This table cannot be read
web-shell-unreadable-help = Its log in the database is damaged, or was written by a newer program. Whoever runs the server will find more in the server’s log.

## Settings

web-shell-language = Language
web-shell-theme = Colors
web-shell-theme-system = Same as system
web-shell-theme-light = Light
web-shell-theme-dark = Dark
web-shell-speed = Speed of the board
web-shell-speed-still = Your system asks for reduced motion: nothing is animated.
web-shell-sound = Sounds
web-shell-volume = Volume
web-shell-keys = Keyboard
web-shell-keys-on = Single-letter shortcuts
web-shell-keys-show = Show all shortcuts
web-shell-key-primary = Throw, or the first button
web-shell-key-build = Build
web-shell-key-sell = Sell
web-shell-key-mortgage = Mortgage
web-shell-key-trade = Trade
web-shell-key-ledger = To the ledger
web-shell-key-players = To the players
web-shell-key-board = To the board
web-shell-key-card = Title card of my space
web-shell-key-undo = Undo
web-shell-key-keys = This help
web-shell-key-more = Bid more
web-shell-key-less = Bid less
web-shell-key-back = Back, close
web-shell-key-ring = Around the board
web-shell-key-dice = Dice in Treasurer mode
web-shell-key-enter = Enter
web-shell-key-space = Space
web-shell-key-escape = Esc

## My tables

web-shell-tables-none = No tables yet. Start one: unless you change it, you play against three bots.
web-shell-tables-here = The tables where you sit in this browser. Every move is saved: continue whenever you like.
web-shell-my-turn = Your turn
web-shell-state-waiting = Waiting for friends
web-shell-state-over = Over
web-shell-state-stopped = Cannot go on: played by other rules
web-shell-state-unreadable = Unreadable
web-shell-treasurer = Treasurer mode
web-shell-look-back = Replay

## Joining

web-shell-join-title = An invitation
web-shell-join-invite = A seat is kept for you at this table.
web-shell-join-device = Continue in your seats on this device.
web-shell-join-watch = You can watch this table.
web-shell-join-used = This seat is already taken. Ask for a new link, or watch the game.
web-shell-join-with = At the table: { $players }
web-shell-join-name = Your name
web-shell-join-sit = Sit down
web-shell-join-go-on = Continue here
web-shell-join-look-on = Watch
web-shell-join-bad = This invitation is not valid
web-shell-join-bad-help = The link does not work: it may be incomplete, or from another server. Ask for a new one.

## Waiting

web-shell-wait-title = Waiting for the others
web-shell-wait-line = { $number ->
    [one] The game begins when { $number } more friend sits down.
   *[other] The game begins when { $number } more friends sit down.
}
web-shell-wait-guest = The host can begin sooner; then bots take the empty seats.
web-shell-wait-free = A seat for { $player }
web-shell-wait-link = Send this link, or have the code scanned. It works once, for this seat.
web-shell-wait-here = here
web-shell-wait-away = seat taken, offline
web-shell-wait-open = invited by link, not here yet
web-shell-wait-bot = bot
web-shell-wait-me = you
web-shell-wait-start = Begin now
web-shell-wait-bots = { $number ->
    [one] a bot takes the empty seat
   *[other] bots take the { $number } empty seats
}
web-shell-wait-watching = { $number ->
    [one] { $number } person is watching
   *[other] { $number } people are watching
}
web-shell-wait-new-link = New link
web-shell-only-here = This link works only on this computer, because the server listens to no other. Start it with “duopoly serve --host 0.0.0.0” for phones on the same network.
web-shell-qr = QR code for the link
# What is said of somebody, or of several at once; French puts a space before the colon.
web-shell-of-whom = { $names }: { $said }
web-shell-percent = { $number }%

## Doubts about the dice

web-shell-doubt-commitment = Do not trust the dice of this table. The hash of the secret is not the one this page saw first: somebody has exchanged the secret, and may have chosen the dice.
web-shell-doubt-salt = Do not trust the dice of this table. The random digits that this page added are missing, so the server may have chosen the dice.
web-shell-doubt-secret = Do not trust the dice of this table. The revealed secret does not have the hash that was shown before the game.
web-shell-salts = Random digits from the players’ pages
web-shell-salt-mine = this page
web-shell-salts-yet = None yet. They can be added until the first throw.
web-shell-salts-none = None: the dice follow from the server’s secret alone.
web-shell-undone = Taken back: { $number ->
    [one] { $number } time
   *[other] { $number } times
}
web-shell-wait-host-left = The host has been away for a while: you can begin, too. Then bots take the empty seats.

## The page without a server

web-site-starting = Getting the rules ready…
web-site-elsewhere = Duopoly is open in another tab
web-site-elsewhere-help = Your games go on there. Close that tab, or go on here instead: no move is lost.
web-site-here = Go on here
web-site-unreachable = This table cannot be opened: this browser’s storage does not answer. Allow this page to store data, then reload it.
web-site-unsaved = This browser does not let Duopoly save games: they last until this page is closed. To keep them, allow this page to store data, or leave private browsing.
web-site-failed = The rules could not be loaded
web-site-failed-help = Check the connection and reload the page.
