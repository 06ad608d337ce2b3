# A game that another version of the rules made: $made is that version, $now the one of this program, $age which of them is older.

rules-changed = { $age ->
    [newer] A newer program made this game, by version { $made } of the rules. It is played by version { $now } here, so what happens may differ from what was seen there.
   *[older] Older rules made this game (version { $made }). It is played by today’s (version { $now }), so what happens may differ from what was seen then.
}
rules-stop = { $age ->
    [same] The game goes no further: move { NUMBER($number, useGrouping: 0) } ({ $player }: { $move }) is against the rules. { $reason }
    [newer] The game goes no further: a newer program made move { NUMBER($number, useGrouping: 0) } ({ $player }: { $move }) by version { $made } of the rules, and version { $now }, which this one has, refuses it. { $reason }
   *[older] The game goes no further: older rules (version { $made }) allowed move { NUMBER($number, useGrouping: 0) } ({ $player }: { $move }), and today’s (version { $now }) refuse it. { $reason }
}
