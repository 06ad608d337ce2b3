# La nouvelle table : édition, sièges, but, règles maison, dés, rythme.

web-new-title = Une nouvelle table
web-new-hint = Ou jouez tout de suite, contre trois robots.
web-new-play = Jouer
web-new-links = { $number ->
    [one] puis envoyez { $number } lien
   *[other] puis envoyez { $number } liens
}

web-new-edition = Quel jeu
web-new-aim = Fin de la partie
web-new-minutes = Minutes
web-new-aim-last = Dernier en jeu
web-new-aim-camp = Par camp
web-new-aim-timed = Partie rapide

## Sièges

web-new-seats = Qui joue
web-new-seat = Place { $number }
web-new-name = Nom
web-new-who = Qui joue à cette place
web-new-who-me = moi
web-new-who-here = devant cet écran
web-new-who-link = un ami, par lien
web-new-who-bot = robot, { $bot }
web-new-role = Rôle
web-new-remove = Retirer { $player }
web-new-add = Ajouter une place
web-new-add-more = { $number ->
    [one] encore { $number } place
   *[other] encore { $number } places
}
web-new-full = Cette édition a { $number } places.
web-new-fewest = On joue au moins à { $number }.
web-new-camps = Camps
web-new-camps-agreed = Convenus
web-new-camps-dice = Par les dés
web-new-camps-dice-line = Chacun lance ; le plus haut lancer choisit son rôle en premier.
web-new-camps-rule = la règle
web-new-camps-count = { $competitors }, { $monopolists }.
web-new-order = Qui commence
web-new-order-given = La première place
web-new-order-thrown = Les dés en décident
web-new-everybody-here = Autour d’un vrai plateau, tout le monde joue ici ; les téléphones peuvent rejoindre la table par un lien pour un autre appareil.

## Dés et cartes

web-new-dice = Dés
web-new-dice-program = Du programme
web-new-dice-hand = Les nôtres
web-new-dice-treasurer = Banquier
web-new-dice-program-line = Le programme scelle ses dés avant le premier lancer et les révèle à la fin, pour que chacun puisse vérifier.
web-new-dice-hand-line = Vous lancez de vrais dés et indiquez le résultat ; le plateau est à l’écran.
web-new-dice-treasurer-line = Plateau, dés et pions sont sur la table ; le programme est la banque et connaît les loyers.
web-new-cards = Cartes
web-new-cards-program = Du programme
web-new-cards-hand = De la boîte

## Règles maison

web-new-rules = Règles maison
web-new-rules-printed = conforme au livret
web-new-rules-other = Voir les { $number } autres
web-new-rules-fewer = Seulement les plus courantes
web-new-rules-all-printed = toutes conformes au livret
web-new-rules-changed = { $number ->
    [one] { $number } changée
   *[other] { $number } changées
}
web-new-rules-tables = Règles maison courantes
web-new-rules-amounts = Montants
web-new-rules-counts = Nombres
web-new-rules-switches = Ce qui est permis
web-new-printed = livret : { $value }
web-new-as-printed = selon le livret
web-new-as-printed-named = { $rule } : selon le livret
web-new-yes = oui
web-new-no = non
web-new-range = de { $least } à { $most }

## Rythme et compagnie

web-new-pace = Vitesse des robots
web-new-pace-off = Instantané
web-new-pace-normal = Normal
web-new-pace-fast = Rapide
web-new-clock = Temps par décision
web-new-clock-none = sans limite
web-new-clock-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
web-new-clock-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
web-new-clock-line = Une fois le temps écoulé, les autres peuvent confier la place à un robot.
web-new-watchers = On peut regarder la partie par un lien
web-new-hints = Conseils : un robot dit ce qu’il ferait
web-new-table-name = Nom de la table
web-new-table-name-hint = facultatif
web-new-absence = Si quelqu’un s’en va, attendre
web-new-absence-never = aussi longtemps qu’il faut
web-new-absence-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
web-new-absence-line = Ensuite, les autres peuvent confier la place à un robot ou terminer la partie.
web-new-absence-never-line = La partie attend alors son retour.
