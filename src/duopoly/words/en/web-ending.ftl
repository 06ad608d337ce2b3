# The end of a game: podium, story, rematch, sharing.

web-ending-headline = { $role ->
    [monopolist] { $player } owns the town.
    [competitor] { $player } keeps it fair.
   *[player] { $player } wins it all.
}
web-ending-podium = Podium
web-ending-others = The others
web-ending-out = out in round { $round }
web-ending-wealth = Wealth: cash, and the rent of one visit to each unmortgaged title.
web-ending-story = How it went
web-ending-go-there = Go there
web-ending-chances = Chances of winning
web-ending-chances-line = if bots had played on, ±{ $points } points
web-ending-chances-ask = Work out the chances
web-ending-tap = tap the chart to see that moment

## A rematch

web-ending-rematch = Rematch
web-ending-join = Join the rematch
web-ending-same = { $what ->
    [swap] Same players, camps swapped
    [keep] Same players, same camps
   *[order] Same players; the dice decide who begins
}
web-ending-keep = keep the camps
web-ending-swap = swap the camps
web-ending-waits = { $players } will be asked to join
web-ending-ready = { $number ->
    [one] { $players } is ready for a rematch
   *[other] { $players } are ready for a rematch
}
web-ending-look-back = Look back

## Sharing

web-ending-share = Share
web-ending-share-title = Share this game
web-ending-picture = Picture of the game: { $title }
web-ending-names = Show names on the picture
web-ending-named = Everybody agrees: the picture shows names.
web-ending-names-wait = Letters instead of names until { $players } agree too.
web-ending-letters = The picture shows letters instead of names.
web-ending-send = Share the picture
web-ending-save = Save the picture and copy the link
web-ending-save-only = Save the picture
web-ending-saved = Picture saved.
web-ending-saved-copied = Picture saved, link copied.
web-ending-link = With this link, others can look back on the game:
web-ending-card-line = { $role ->
    [monopolist] A monopolist beat { $rivals ->
        [one] { $rivals } rival
       *[other] { $rivals } rivals
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $edition }.
    [competitor] A competitor beat { $rivals ->
        [one] { $rivals } rival
       *[other] { $rivals } rivals
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $edition }.
   *[player] { $edition }: { $rivals ->
        [one] { $rivals } rival
       *[other] { $rivals } rivals
    } beaten in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
}
web-ending-card-turn = { $label }, from { $before } to { $after }
web-ending-card-best = Best title

## The line that the bot expected

web-ending-line-show = See what the bot expected
web-ending-line = Instead: { $move }
web-ending-line-about = A typical game out of { $games }, with the bot { $bot } in every seat.
web-ending-line-step = step { $step } of { $steps }
web-ending-line-back = Back to the game
web-ending-line-forth = Next step
web-ending-line-before = Previous step
web-ending-line-start = Before the decision

## Grades

web-grade-best = Best
web-grade-good = Good
web-grade-slip = Slip
web-grade-blunder = Blunder
web-grade-ask = Grade my last move
web-grade-title = Your last move
web-grade-cost = { $points ->
    [one] It cost { $points } point of your chances ({ $low } to { $high }).
   *[other] It cost { $points } points of your chances ({ $low } to { $high }).
}
web-grade-none = It cost nothing that can be measured.
web-grade-little = It cost less than a point of your chances.
web-grade-better = Better: { $move } ({ $best } chance of winning instead of { $played })
web-grade-next = Next best: { $move } ({ $best } chance of winning)
web-grade-assumes = { $aim ->
    [timed] Judged nearly as the strongest bot, { $bot }, judges: the game was played on from here { $number } times, for up to 60 rounds, and the final count said who won.
   *[other] Judged nearly as the strongest bot, { $bot }, judges: a few rounds were played on from here { $number } times, and the chances of winning estimated.
}
web-grade-rests = { $aim ->
    [timed] Judged nearly as the strongest bot, { $bot }, judges: the game was played on { $number } times after each of the two moves, for up to 60 rounds, and the final count said who won.
   *[other] Judged nearly as the strongest bot, { $bot }, judges: a few rounds were played on { $number } times after each of the two moves, and the chances of winning estimated.
}
web-grade-minutes = The time left is not considered.
