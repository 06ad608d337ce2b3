# Une partie faite par une autre version des règles : $made est cette version, $now celle de ce programme, $age dit laquelle est la plus ancienne.

rules-changed = { $age ->
    [newer] Cette partie vient d’un programme plus récent (version { $made } des règles). Ici, elle se joue selon la version { $now } : la suite peut être différente.
   *[older] Cette partie a été commencée selon d’anciennes règles (version { $made }). Elle se joue selon celles d’aujourd’hui (version { $now }) : la suite peut être différente.
}
rules-stop = { $age ->
    [same] La partie s’arrête ici : le coup { NUMBER($number, useGrouping: 0) } ({ $player } : { $move }) est contraire aux règles. { $reason }
    [newer] La partie s’arrête ici : un programme plus récent a joué le coup { NUMBER($number, useGrouping: 0) } ({ $player } : { $move }) selon la version { $made } des règles, et la version { $now }, celle d’ici, le refuse. { $reason }
   *[older] La partie s’arrête ici : d’anciennes règles (version { $made }) permettaient le coup { NUMBER($number, useGrouping: 0) } ({ $player } : { $move }), et celles d’aujourd’hui (version { $now }) le refusent. { $reason }
}
