# Règles maison qui ne peuvent rien faire à côté des autres ; $rule et $other sont des noms, ou les mots de la page.

idle-rule = { $rule } ne fait rien tant que { $other } vaut { $value }.
idle-rule-timed = { $rule } ne fait rien dans cette partie : cette règle est celle des parties chronométrées.
idle-here = Ne fait rien tant que « { $other } » vaut : { $value }.
idle-here-timed = Ne fait rien dans cette partie : cette règle est celle des parties chronométrées.
idle-on = oui
idle-off = non
