# Koniec gry: podium, opowieść, rewanż, udostępnianie.

web-ending-headline = { $role ->
    [monopolist] { $player } rządzi miastem.
    [competitor] { $player } gra fair i wygrywa.
   *[player] { $player } zgarnia wszystko.
}
web-ending-podium = Podium
web-ending-others = Pozostali
web-ending-out = odpada w rundzie { $round }
web-ending-wealth = Majątek: gotówka i czynsz za jedno wejście na każdą nieruchomość bez hipoteki.
web-ending-story = Jak to było
web-ending-go-there = Pokaż
web-ending-chances = Szanse na wygraną
web-ending-chances-line = gdyby dalej grały boty, ±{ $points } p.p.
web-ending-chances-ask = Oblicz szanse
web-ending-tap = dotknij wykresu, żeby zobaczyć ten moment

## Rewanż

web-ending-rematch = Rewanż
web-ending-join = Dołącz do rewanżu
web-ending-same = { $what ->
    [swap] Ci sami gracze, zamienione obozy
    [keep] Ci sami gracze, te same obozy
   *[order] Ci sami gracze; kostki zdecydują, kto zaczyna
}
web-ending-keep = zostaw obozy
web-ending-swap = zamień obozy
web-ending-waits = zaproszenie dla: { $players }
web-ending-ready = { $number ->
    [one] Na rewanż czeka już: { $players }
    [few] Na rewanż czekają już: { $players }
    [many] Na rewanż czekają już: { $players }
   *[other] Na rewanż czekają już: { $players }
}
web-ending-look-back = Obejrzyj

## Udostępnianie

web-ending-share = Udostępnij
web-ending-share-title = Udostępnij tę grę
web-ending-picture = Obrazek z gry: { $title }
web-ending-names = Pokaż imiona na obrazku
web-ending-named = Wszyscy się zgadzają: na obrazku są imiona.
web-ending-names-wait = Litery zamiast imion, dopóki nie zgodzą się też: { $players }.
web-ending-letters = Na obrazku są litery zamiast imion.
web-ending-send = Udostępnij obrazek
web-ending-save = Zapisz obrazek i skopiuj link
web-ending-save-only = Zapisz obrazek
web-ending-saved = Obrazek zapisany.
web-ending-saved-copied = Obrazek zapisany, link skopiowany.
web-ending-link = Z tym linkiem inni mogą obejrzeć grę:
web-ending-card-line = { $role ->
    [monopolist] Wygrywa monopolista. Pokonani rywale: { $rivals }, rundy: { $rounds }. { $edition }
    [competitor] Wygrywa przedsiębiorca. Pokonani rywale: { $rivals }, rundy: { $rounds }. { $edition }
   *[player] Pokonani rywale: { $rivals }, rundy: { $rounds }. { $edition }
}
web-ending-card-turn = { $label }, z { $before } do { $after }
web-ending-card-best = Najlepsza nieruchomość

## Ciąg dalszy, którego spodziewał się bot

web-ending-line-show = Zobacz, czego spodziewał się bot
web-ending-line = Zamiast tego: { $move }
web-ending-line-about = Typowa gra z { $games }, na wszystkich miejscach bot { $bot }.
web-ending-line-step = krok { $step } z { $steps }
web-ending-line-back = Wróć do gry
web-ending-line-forth = Następny krok
web-ending-line-before = Poprzedni krok
web-ending-line-start = Przed decyzją

## Oceny

web-grade-best = Najlepszy
web-grade-good = Dobry
web-grade-slip = Niedokładność
web-grade-blunder = Błąd
web-grade-ask = Oceń mój ruch
web-grade-title = Twój ostatni ruch
web-grade-cost = { $points ->
    [one] Kosztował { $points } punkt procentowy szans (od { $low } do { $high }).
    [few] Kosztował { $points } punkty procentowe szans (od { $low } do { $high }).
    [many] Kosztował { $points } punktów procentowych szans (od { $low } do { $high }).
   *[other] Kosztował { $points } punktu procentowego szans (od { $low } do { $high }).
}
web-grade-none = Nie kosztował nic, co dałoby się zmierzyć.
web-grade-little = Kosztował mniej niż punkt procentowy szans.
web-grade-better = Lepiej: { $move } (szansa na wygraną { $best } zamiast { $played })
web-grade-next = Następny w kolejności: { $move } (szansa na wygraną { $best })
web-grade-assumes = { $aim ->
    [timed] Oceniono podobnie, jak zrobiłby to najsilniejszy bot, { $bot }: stąd rozegrano na próbę najwyżej 60 rund ({ $number } razy), a o wygranej decydowało końcowe rozliczenie.
   *[other] Oceniono podobnie, jak zrobiłby to najsilniejszy bot, { $bot }: stąd rozegrano na próbę po kilka rund ({ $number } razy) i oszacowano szanse na wygraną.
}
web-grade-rests = { $aim ->
    [timed] Oceniono podobnie, jak zrobiłby to najsilniejszy bot, { $bot }: po każdym z dwóch ruchów rozegrano na próbę najwyżej 60 rund ({ $number } razy), a o wygranej decydowało końcowe rozliczenie.
   *[other] Oceniono podobnie, jak zrobiłby to najsilniejszy bot, { $bot }: po każdym z dwóch ruchów rozegrano na próbę po kilka rund ({ $number } razy) i oszacowano szanse na wygraną.
}
web-grade-minutes = Nie uwzględniono pozostałego czasu.
