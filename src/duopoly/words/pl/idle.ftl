# Zasady domowe, które obok innych nic nie zmieniają; $rule i $other to nazwy albo słowa ze strony.

idle-rule = { $rule } nie ma znaczenia, dopóki { $other } ma wartość { $value }.
idle-rule-timed = { $rule } nie ma tu znaczenia: to zasada gry z limitem czasowym.
idle-here = Bez znaczenia, dopóki „{ $other }” ma wartość: { $value }.
idle-here-timed = Bez znaczenia: to zasada gry z limitem czasowym.
idle-on = tak
idle-off = nie
