# Co mówi `duopoly tables` temu, kto prowadzi serwer.

tables-id = Stół
tables-state-heading = Stan
tables-edition = Wydanie
tables-players = Gracze
tables-entries = Wpisy
tables-last = Ostatnia aktywność
tables-state = { $state ->
    [waiting] czeka
    [playing] w toku
    [over] koniec gry
   *[unreadable] nieczytelny
}
tables-count = { $number ->
    [0] Brak stołów.
    [one] { $number } stół.
    [few] { $number } stoły.
    [many] { $number } stołów.
   *[other] { $number } stołów.
}
tables-delete = { $number ->
    [one] Usunąć na zawsze { $number } stół ze wszystkimi ruchami? [t/N]
    [few] Usunąć na zawsze { $number } stoły ze wszystkimi ruchami? [t/N]
    [many] Usunąć na zawsze { $number } stołów ze wszystkimi ruchami? [t/N]
   *[other] Usunąć na zawsze { $number } stołów ze wszystkimi ruchami? [t/N]
}
tables-deleted = { $number ->
    [0] Niczego nie usunięto.
    [one] Usunięto { $number } stół.
    [few] Usunięto { $number } stoły.
    [many] Usunięto { $number } stołów.
   *[other] Usunięto { $number } stołów.
}
tables-exported = { $number ->
    [one] { $number } ruch w pliku { $file }
    [few] { $number } ruchy w pliku { $file }
    [many] { $number } ruchów w pliku { $file }
   *[other] { $number } ruchów w pliku { $file }
}
tables-not-begun = gra się nie rozpoczęła
tables-unreadable = nie da się odczytać
