# A game looked back on.

web-replay-title = Looking back
web-replay-goes-on = The game goes on
web-replay-share = Share
web-replay-share-line = Whoever opens this link can look on, without a seat.
web-replay-again = Same table again
web-replay-to-table = To the table

## The slider

web-replay-slider = Any move of the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-step-back = One move back
web-replay-step-on = One move on
web-replay-by-turn = By turns
web-replay-by-move = By moves
web-replay-begin = start
web-replay-at-round = Round { $round }
web-replay-move-of = move { $move } of { $moves }
web-replay-ledger = Ledger
web-replay-here = Here:

## Wealth over time

web-replay-wealth = Wealth over time
web-replay-wealth-line = cash, and one visit to every title
web-replay-reckoned = The lines fall at the end because of the reckoning: when the time is up, only a share of the cash is kept.
web-replay-as-table = As a table
web-replay-round = round
web-replay-chart = { $rounds ->
    [one] Wealth over { $rounds } round.
   *[other] Wealth over { $rounds } rounds.
}
web-replay-chart-end = { $player } ends with { $sum }.
web-replay-chart-out = { $player } is out in round { $round }.

## Winning chances

web-replay-odds = Winning chances
web-replay-odds-line = if bots played on from there
web-replay-odds-about = Bots play on from every turn hundreds of times: who wins how often? And which decisions cost most?
web-replay-odds-ask = Analyse this game
web-replay-odds-missing = This server cannot analyse games yet. Who runs it types this, then starts it again:
web-replay-odds-waiting = Another game is analysed first.
web-replay-odds-warming = Getting ready: the rules are compiled, which happens once.
web-replay-odds-working = Analysing
web-replay-odds-failed = The analysis broke off.
web-replay-odds-chart = { $rounds ->
    [one] Winning chances over { $rounds } round.
   *[other] Winning chances over { $rounds } rounds.
}
web-replay-odds-at = { $player }: { $chance }.
web-replay-odds-between = { $low } to { $high }
web-replay-odds-rests = { $number ->
    [one] { $number } game played on from each point, all seats by the bot { $bot }. The pale bands are 95% intervals.
   *[other] { $number } games played on from each point, all seats by the bot { $bot }. The pale bands are 95% intervals.
}
web-replay-odds-unfinished = { $share } of them came to no end and count by what each player had.
web-replay-costly = What cost most
web-replay-costly-none = No decision surely cost a point or more.
web-replay-costly-move = { $player }: { $move }
web-replay-costly-better = Better: { $move } ({ $best } instead of { $made })
web-replay-costly-points = { $number ->
    [one] −{ $number } point
   *[other] −{ $number } points
}
web-replay-costly-span = { $low } to { $high }

## What decided it

web-replay-decided = What decided it
web-replay-statistics = Statistics
web-replay-rent-taken = rent taken
web-replay-rent-paid = rent paid
web-replay-from-start = from Start
web-replay-taxes-cards = taxes, cards
web-replay-best-title = best title
web-replay-end = end
web-replay-now = now
web-replay-out = out, round { $round }

## The dice

web-replay-dice = The dice
web-replay-dice-opened = The dice, opened
web-replay-commitment = Commitment, shown before the first throw
web-replay-secret = Secret of the dice
web-replay-sealed = sealed until the game is over
web-replay-by-hand = Dice and cards came from the table: there is nothing to check but the moves.
web-replay-save = Save the record
web-replay-command = On any computer, without this server:
