# Règles maison qui ne peuvent rien faire à côté des autres ; $rule et $other sont des noms, ou les mots de la page.

idle-rule = { $rule } n’a aucun effet quand { $other } vaut { $value }.
idle-rule-timed = { $rule } n’a aucun effet ici : cette règle est celle de la partie rapide.
idle-here = Sans effet tant que « { $other } » vaut : { $value }.
idle-here-timed = Sans effet ici : cette règle est celle de la partie rapide.
idle-on = oui
idle-off = non
