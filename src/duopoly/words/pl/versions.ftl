# Gra z inną wersją zasad: $made to tamta wersja, $now wersja tego programu, $age mówi, która jest starsza.

rules-changed = { $age ->
    [newer] Ta gra pochodzi z nowszego programu (zasady w wersji { $made }). Tutaj toczy się według wersji { $now }, więc może potoczyć się inaczej.
   *[older] Tę grę rozpoczęto według starszych zasad (wersja { $made }). Toczy się według dzisiejszych (wersja { $now }), więc może potoczyć się inaczej.
}
rules-stop = { $age ->
    [same] Gra kończy się w tym miejscu: ruch { NUMBER($number, useGrouping: 0) } ({ $player }: { $move }) jest niezgodny z zasadami. { $reason }
    [newer] Gra kończy się w tym miejscu: ruch { NUMBER($number, useGrouping: 0) } ({ $player }: { $move }) wykonano w nowszym programie, według wersji { $made } zasad, a tutejsza wersja { $now } na niego nie pozwala. { $reason }
   *[older] Gra kończy się w tym miejscu: starsze zasady (wersja { $made }) pozwalały na ruch { NUMBER($number, useGrouping: 0) } ({ $player }: { $move }), a dzisiejsze (wersja { $now }) nie pozwalają. { $reason }
}
