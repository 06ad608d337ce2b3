# Games that come from elsewhere, and games given away: as a file, as a link, as a QR code.

web-record-open = Open a file
web-record-open-line = Go on with a game from another device, or look back on one. You can also drop the file here.
web-record-drop = Drop the file to open the game.
web-record-title = A game from elsewhere
web-record-too-large = This file is too large to be the record of a game.
web-record-unreadable = The browser cannot read this file.
web-record-bad = This game cannot be opened
web-record-gone = No file is open on this page any more. Open it again.
web-record-over = The game is over. You can look back on it, move by move.
web-record-seats = Who plays on?
web-record-who = { $player }, who plays
web-record-bankrupt = bankrupt
web-record-minutes = Minutes left
web-record-more = More choices
web-record-go-on = Go on with this game
web-record-look-back = Look back on it
web-record-earlier = The game goes on from a record: its first { $number ->
    [one] move was
   *[other] { $number } moves were
} played elsewhere and cannot be undone here.
web-record-join-as = You will play as { $player }, as in the record.

## Giving a game away

web-record-give = Give this game to another device
web-record-give-line = The other device goes on from here, at a table of its own with new dice. This table stays as it is.
web-record-file = As a file
web-record-save = Save the file
web-record-share = Send the file
web-record-code = As a code or a link
web-record-code-line = The whole game is in it. Whoever opens it can go on with the game.
web-record-address = Address to open it at
web-record-address-set = Use this address
web-record-address-line = This page, or another server that your friends use.
web-record-qr = QR code that opens this game
web-record-long-code = This game is too long for a QR code. Send the link or the file.
web-record-long-link = This game is too long for a code or a link. Send the file.
