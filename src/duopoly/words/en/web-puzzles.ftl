# Puzzles: positions in which one move is clearly the best.

web-puzzles-title = Puzzles
web-puzzles-about = Positions from games between bots. In each, one move wins clearly more often than the others. Which one?
web-puzzles-solved = { $solved } of { $number } solved
web-puzzles-all-solved = All { $number } solved: well done! They stay here to play again.
web-puzzles-easy = Easy
web-puzzles-medium = Medium
web-puzzles-hard = Hard
web-puzzles-one = Puzzle { $number }
web-puzzles-link = { $solved ->
    [yes] Puzzle { $number }, { $camp ->
        [competitor] competitor
        [monopolist] monopolist
       *[classic] classic game
    }, solved
   *[no] Puzzle { $number }, { $camp ->
        [competitor] competitor
        [monopolist] monopolist
       *[classic] classic game
    }
}
web-puzzles-key-competitor = competitor to move
web-puzzles-key-monopolist = monopolist to move
web-puzzles-key-classic = classic game
web-puzzles-to-move = { $camp ->
    [competitor] You are { $player }, a competitor: your move
    [monopolist] You are { $player }, a monopolist: your move
   *[classic] You are { $player }: your move
}
web-puzzles-which = Which move wins most often?
web-puzzles-right = That is the best move.
web-puzzles-wrong = { $points ->
    [one] Not the best: it wins { $points } game fewer in 100.
   *[other] Not the best: it wins { $points } games fewer in 100.
}
web-puzzles-best = best
web-puzzles-yours = your choice
web-puzzles-less = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
web-puzzles-found = Found by { $bots }.
web-puzzles-found-none = No quick bot finds it.
web-puzzles-rests = Judged nearly as the strongest bot, { $bot }, judges: a few rounds were played on after each move { $number } times, and the chances of winning estimated.
web-puzzles-offers = Each offer here would be accepted: the other player gains by it.
web-puzzles-line = How it may go on
web-puzzles-next = Next puzzle
web-puzzles-all = All puzzles
web-puzzles-grades = Easy: quick bots find the move, or it wins by far. Hard: quick bots miss it, and other moves come close.
web-puzzles-legend = What the marks mean
web-puzzles-legend-you = This is you
web-puzzles-legend-competitor = Round: a competitor’s
web-puzzles-legend-monopolist = Square: a monopolist’s
web-puzzles-legend-rent = Who owns the title, and its rent now
web-puzzles-legend-house = A house, in the color of its owner
web-puzzles-legend-mortgaged = Mortgaged: no rent
