# Moja kolej, zerwane połączenie, bot, który gra za mnie: paski, powiadomienia, dźwięki. Imiona przychodzą jako tekst.

## Karta przeglądarki i powiadomienia

web-call-tab-turn = Twoja kolej – { $table }
web-call-tab-question = Jesteś tam? – { $table }
web-call-notice = Twoja kolej, { $player } – { $table }
web-call-notice-body = Stoisz na polu { $space }. { $heading }
web-call-notice-question = { $by } prosi, żeby za ciebie grał bot. Masz dziesięć sekund.
web-call-notice-open = Otwórz stół
web-call-notice-mute = Wycisz tę grę

## Paski u góry: tłustym drukiem, potem reszta; -short na telefonie

web-call-question = Jesteś tam, { $player }?
web-call-question-short = Jesteś tam?
web-call-question-more = { $by } prosi, żeby za ciebie grał bot.
web-call-question-counted = { $by } prosi, żeby za ciebie grał bot. Przejmie grę za { $seconds } s.
web-call-question-said = Jesteś tam, { $player }? { $by } prosi, żeby za ciebie grał bot. Masz dziesięć sekund.
web-call-waits-answer = Najpierw pytamy gracza { $player }: { $seconds } s.
web-call-turn = Twoja kolej, { $player }.
web-call-turn-short = Twoja kolej
web-call-turn-more = Graj, kiedy zechcesz.
web-call-turn-counted = Zostało { $time }.
web-call-lost = Połączenie zerwane.
web-call-lost-short = Brak połączenia
web-call-lost-more = Nic nie przepadło. Kolejna próba…
web-call-lost-counted = Nic nie przepadło. Kolejna próba za { $seconds } s.
web-call-quiet = Stół nie odpowiada.
web-call-quiet-short = Brak odpowiedzi
web-call-quiet-more = Nic nie przepadło. Twój ruch wyślemy, gdy odpowie.
web-call-back = Jesteś z powrotem.
web-call-back-short = Znów w grze
web-call-back-more = Pod twoją nieobecność nic się nie stało.
web-call-back-counted = { $number ->
    [one] Pod twoją nieobecność wykonano jeden ruch.
    [few] Pod twoją nieobecność wykonano { $number } ruchy.
    [many] Pod twoją nieobecność wykonano { $number } ruchów.
   *[other] Pod twoją nieobecność wykonano { $number } ruchu.
}
web-call-bot-plays = Za ciebie gra bot
web-call-bot-plays-short = Gra za ciebie bot
web-call-bot-plays-more = W każdej chwili możesz wrócić na swoje miejsce.
web-call-notify = Kolej ci umknęła?
web-call-notify-short = Kolej ci umknęła?
web-call-notify-more = Ta strona może cię następnym razem powiadomić.
web-call-replaced = Za gracza { $player } gra bot.
web-call-replaced-short = Bot: { $player }
web-call-replaced-more = Gracz może wrócić na swoje miejsce w każdej chwili.
web-call-other-lost = Gracza { $player } teraz nie ma.
web-call-other-lost-short = Nie ma: { $player }
web-call-other-lost-more = Miejsce czeka.
web-call-other-lost-counted = Bot może zagrać za tego gracza za { $time }.
web-call-alone = Jesteś offline.
web-call-alone-short = Jesteś offline
web-call-alone-more = Gra toczy się dalej: działa na twoim urządzeniu.
web-call-returned = { $player } znów gra.

## Co proponuje pasek

web-call-do-here = Jestem
web-call-do-leave = Niech gra bot
web-call-do-go = Przejdź tam
web-call-do-try = Spróbuj teraz
web-call-do-show = Pokaż
web-call-do-skip = Pomiń
web-call-do-take-back = Wróć do gry
web-call-do-allow = Powiadamiaj
web-call-do-no = Nie, dziękuję

## Bot gra za mnie

web-call-away-for = { $minutes ->
    [0] Właśnie przejął grę.
    [one] Gra od minuty.
    [few] Gra od { $minutes } minut.
    [many] Gra od { $minutes } minut.
   *[other] Gra od { $minutes } minuty.
} { $number ->
    [0] Nic się jeszcze u ciebie nie zmieniło.
    [one] Oto, co się stało:
    [few] Liczba zdarzeń: { $number }. Ostatnie:
    [many] Liczba zdarzeń: { $number }. Ostatnie:
   *[other] Liczba zdarzeń: { $number }. Ostatnie:
}
web-call-take-back = Wróć na swoje miejsce
web-call-let-finish = Niech dokończy, ja popatrzę
web-call-bot-for = nie ma, gra bot
web-call-bot-instead = gra bot

## Dźwięki i powiadomienia w ustawieniach

web-call-mute = Wycisz
web-call-muted = Wycisz wszystko
web-call-turn-sound = Delikatny dźwięk, gdy moja kolej
web-call-game-sounds = Dźwięki gry: kostki, monety, budynki
web-call-vibrate = Krótkie wibracje
web-call-notices = Powiadomienia
web-call-notices-on = Powiadamiaj o mojej kolei, gdy strona jest ukryta
web-call-notices-denied = Przeglądarka blokuje powiadomienia tej strony. Można je włączyć w jej ustawieniach.
web-call-notices-unavailable = Ta przeglądarka nie daje tej stronie powiadomień. Potrzebują adresu zaczynającego się od https.
