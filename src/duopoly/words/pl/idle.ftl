# Zasady domowe, które obok innych nic nie zmieniają; $rule i $other to nazwy albo słowa ze strony.

idle-rule = { $rule } nic nie zmienia, dopóki { $other } ma wartość { $value }.
idle-rule-timed = { $rule } nic tu nie zmienia: to zasada gry na czas.
idle-here = Nic nie zmienia, dopóki „{ $other }” ma wartość: { $value }.
idle-here-timed = Nic tu nie zmienia: to zasada gry na czas.
idle-on = tak
idle-off = nie
