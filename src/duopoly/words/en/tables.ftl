# What `duopoly tables` says to whoever runs a server.

tables-id = Table
tables-state-heading = State
tables-edition = Edition
tables-players = Players
tables-entries = Entries
tables-last = Last activity
tables-state = { $state ->
    [waiting] waiting
    [playing] playing
    [over] over
   *[unreadable] unreadable
}
tables-count = { $number ->
    [0] No tables.
    [one] { $number } table.
   *[other] { $number } tables.
}
tables-delete = { $number ->
    [one] Delete { $number } table with all its moves, for good? [y/N]
   *[other] Delete { $number } tables with all their moves, for good? [y/N]
}
tables-deleted = { $number ->
    [0] Nothing was deleted.
    [one] { $number } table deleted.
   *[other] { $number } tables deleted.
}
tables-exported = { $number ->
    [one] { $number } move in { $file }
   *[other] { $number } moves in { $file }
}
tables-not-begun = the game has not begun
tables-unreadable = cannot be read
