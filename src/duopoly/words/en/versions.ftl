# A game that another version of the rules made: $made is that version, $now the one of this program, $age which of them is older.

rules-changed = { $age ->
    [newer] This game comes from a newer program (version { $made } of the rules). It is played by version { $now } here, so things may turn out differently.
   *[older] This game was begun under older rules (version { $made }). It is played by today’s (version { $now }), so things may turn out differently.
}
rules-stop = { $age ->
    [same] The game stops here: move { NUMBER($number, useGrouping: 0) } ({ $player }: { $move }) is against the rules. { $reason }
    [newer] The game stops here: a newer program made move { NUMBER($number, useGrouping: 0) } ({ $player }: { $move }) by version { $made } of the rules, and version { $now }, used here, refuses it. { $reason }
   *[older] The game stops here: older rules (version { $made }) allowed move { NUMBER($number, useGrouping: 0) } ({ $player }: { $move }), and today’s (version { $now }) refuse it. { $reason }
}
