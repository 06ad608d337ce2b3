# A game looked back on.

web-replay-title = Replay
web-replay-goes-on = The game goes on
web-replay-share = Share
web-replay-share-line = Whoever opens this link can watch, without a seat.
web-replay-to-table = Back to the table

## The slider

web-replay-slider = Any move of the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-step-back = One move back
web-replay-step-on = One move forward
web-replay-by-turn = By turn
web-replay-by-move = By move
web-replay-begin = start
web-replay-at-round = Round { $round }
web-replay-move-of = move { $move } of { $moves }
web-replay-ledger = Ledger
web-replay-here = Here:

## Wealth over time

web-replay-wealth = Wealth over time
web-replay-wealth-line = cash, and the rent of one visit to each unmortgaged title
web-replay-reckoned = The lines drop at the end because of the final count: when time is up, players keep only a share of their cash.
web-replay-as-table = As a table
web-replay-round = round
web-replay-chart = { $rounds ->
    [one] Wealth over { $rounds } round.
   *[other] Wealth over { $rounds } rounds.
}
web-replay-chart-end = { $player } ends with { $sum }.
web-replay-chart-out = { $player } goes out in round { $round }.

## Winning chances

web-replay-odds = Winning chances
web-replay-odds-line = if bots played on from there
web-replay-odds-about = From every turn, the strongest bot plays on hundreds of times and judges who is ahead. How did the chances change, and which decisions cost most?
web-replay-odds-ask = Analyze this game
web-replay-odds-missing = This server cannot analyze games. Whoever runs it finds the reason here:
web-replay-odds-waiting = Another game is being analyzed first.
web-replay-odds-working = Analyzing
web-replay-odds-failed = The analysis failed.
web-replay-odds-chart = { $rounds ->
    [one] Winning chances over { $rounds } round.
   *[other] Winning chances over { $rounds } rounds.
}
web-replay-odds-at = { $player }: { $chance }.
web-replay-odds-between = { $low } to { $high }
web-replay-odds-rests = { $aim ->
    [timed] Judged nearly as the strongest bot, { $bot }, judges: the rest of the game was played { $number } times from each point, and the final count said who won. The pale bands are 95% intervals.
   *[other] Judged nearly as the strongest bot, { $bot }, judges: a few rounds were played on from each point { $number } times, and the chances of winning estimated; what they are short of 100% is that nobody wins. The pale bands are 95% intervals.
}
web-replay-costly = What cost most
web-replay-costly-none = No decision clearly cost a point or more.
web-replay-costly-round = Round { $number }:
web-replay-costly-better = Better: { $move } ({ $best } chance of winning instead of { $made })
web-replay-costly-points = { $number ->
    [one] −{ $number } point
   *[other] −{ $number } points
}
web-replay-costly-span = { $low } to { $high }
web-replay-luck = Luck and skill
web-replay-luck-dice = dice and cards
web-replay-luck-choices = { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}
web-replay-luck-each = each choice
web-replay-luck-about = In points out of 100: what dice and cards gave beyond the average, and what choices lost against the best move found.

## What decided it

web-replay-decided = What decided it
web-replay-statistics = Statistics
web-replay-rent-taken = rent collected
web-replay-rent-paid = rent paid
web-replay-from-start = { $game ->
    [roles] from Start
   *[classic] from Go
}
web-replay-taxes-cards = taxes, cards
web-replay-best-title = best title
web-replay-end = end
web-replay-now = now
web-replay-out = out, round { $round }

## The dice

web-replay-dice = The dice
web-replay-dice-opened = The dice, revealed
web-replay-commitment = Hash of the secret, shown before the first throw
web-replay-secret = Secret behind the dice
web-replay-sealed = sealed until the game is over
web-replay-by-hand = These dice and cards cannot be checked, only the moves.
web-replay-save = Save the game record
web-replay-command = On any computer, without this server:
