# My games: how they went, copies of them, an account, and forgetting it all.

web-games-open = To continue
web-games-others = Other tables
web-games-waits = waiting for { $player }
web-games-over = Over: { $players } won
web-games-classic = Classic player
web-games-games = { $number ->
    [one] game
   *[other] games
}
web-games-wins = { $number ->
    [one] win
   *[other] wins
}
web-games-streak = in a row
web-games-best = best streak
web-games-record = Your record
web-games-column-games = games
web-games-column-won = won
web-games-luck = won (dots: by luck alone)
web-games-titles = Titles that paid you best
web-games-titles-line = a game, on average
web-games-in = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
web-games-recent = Recent games
web-games-line = the line: your share of everybody’s wealth
web-games-won = Won
web-games-place = No. { $place }
web-games-at = { $edition }
web-games-all = All { $number } games
web-games-fewer = Fewer games
web-games-copy-save = Save a copy
web-games-copy-load = Load a copy
web-games-copy-bad = This file holds no copy of games.
web-games-copy-loaded = { $number ->
    [one] { $number } game loaded.
   *[other] { $number } games loaded.
}
web-games-forget = Forget me
web-games-forget-line = Your seats at all tables, their links, your account with all its devices, and all that this device keeps, except its language and colors, are deleted for good. Tables where nobody else sits are deleted; at others your name stays in the game, and the other players may let a bot go on.
web-games-forget-sure = Delete it all
web-games-forgotten = Everything of yours is deleted.
web-games-account = The same games on another device
web-games-account-no-server = An account needs a server: this page plays on this device alone. For your finished games, save a copy here and load it there. For a game in progress, use “Give this game to another device” in the menu of its table.
web-games-account-in = { $number ->
    [one] This device is in your account.
   *[other] This device is in your account, with { $number } devices in all.
}
web-games-account-leave = Leave the account on this device
web-games-account-line = Or choose a name and a passphrase; use both again on the other device. The server keeps neither, so nobody can look them up, and nobody can send them to you if you forget them.
web-games-account-name = Name
web-games-account-phrase = Passphrase, at least 12 characters
web-games-account-suggest = Suggest one
web-games-account-open = Sign in
web-games-account-create = New account
web-games-device = Add another device
web-games-device-line = Scan this code with the other device, or open the link there. It works once, within ten minutes. Do not share it.
web-games-device-of = Add this device to the games of { $players }?
web-games-device-nobody = Add this device to the games of the other one?
web-games-device-will = Both devices then show the same tables, those of each, and you play on in the same seats.
web-games-device-own = Say yes only if you made the link yourself: the other device can then play in your seats, too.
web-games-device-leaves = This device leaves the account that it is in now.
web-games-device-yes = Add this device
web-games-device-done = Both devices have the same games now.
web-games-device-shares = This device has these games already. Open the link on the other one.
