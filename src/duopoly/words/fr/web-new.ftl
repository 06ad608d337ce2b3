# La nouvelle table : édition, sièges, but, règles maison, dés, rythme.

web-new-title = Une nouvelle table
web-new-hint = Changez ce qui vous plaît. Tel quel, Jouer, c’est vous et trois robots.
web-new-play = Jouer
web-new-links = { $number ->
    [one] puis envoyez { $number } lien
   *[other] puis envoyez { $number } liens
}

web-new-edition = Quelle règle
web-new-aim = Comment cela finit
web-new-minutes = Minutes
web-new-aim-last = Dernier en jeu
web-new-aim-camp = Par camp
web-new-aim-timed = Temps limité

## Sièges

web-new-seats = Qui joue
web-new-seat = Siège { $number }
web-new-name = Nom
web-new-who = Qui est assis ici
web-new-who-me = moi
web-new-who-here = à cet écran
web-new-who-link = ami, par lien
web-new-who-bot = robot, { $bot }
web-new-role = Rôle
web-new-remove = Retirer { $player }
web-new-add = Ajouter un siège
web-new-add-more = { $number ->
    [one] encore { $number } place
   *[other] encore { $number } places
}
web-new-full = Cette édition a { $number } places.
web-new-fewest = On joue au moins à { $number }.
web-new-camps = Camps
web-new-camps-agreed = Convenus
web-new-camps-dice = Par les dés
web-new-camps-dice-line = Chacun lance ; le plus haut choisit son rôle en premier.
web-new-camps-rule = la règle
web-new-camps-count = { $competitors }, { $monopolists }.
web-new-order = Qui commence
web-new-order-given = Le premier siège
web-new-order-thrown = Les dés
web-new-everybody-here = Autour d’un vrai plateau tous sont ici ; les téléphones viennent ensuite par le lien d’un autre appareil.

## Dés et cartes

web-new-dice = Dés
web-new-dice-program = Programme
web-new-dice-hand = Les nôtres
web-new-dice-treasurer = Trésorier
web-new-dice-program-line = Le programme s’engage sur ses dés avant le premier lancer, et les ouvre à la fin pour que chacun vérifie.
web-new-dice-hand-line = Vous lancez de vrais dés et dites ce qu’ils montrent ; le plateau est à l’écran.
web-new-dice-treasurer-line = Vrais plateau, dés et pions sur la table ; le programme est la banque et connaît les loyers.
web-new-cards = Cartes
web-new-cards-program = Du programme
web-new-cards-hand = De la boîte

## Règles maison

web-new-rules = Règles maison
web-new-rules-printed = tout comme imprimé
web-new-rules-other = Voir les { $number } autres
web-new-rules-fewer = Seulement les plus courantes
web-new-rules-all-printed = toutes comme imprimé
web-new-rules-changed = { $number ->
    [one] { $number } changée
   *[other] { $number } changées
}
web-new-rules-tables = Ce que jouent bien des tables
web-new-rules-amounts = Montants
web-new-rules-counts = Nombres
web-new-rules-switches = Ce qui est permis
web-new-printed = imprimé : { $value }
web-new-as-printed = comme imprimé
web-new-as-printed-named = { $rule } : comme imprimé
web-new-yes = oui
web-new-no = non
web-new-range = de { $least } à { $most }

## Rythme et compagnie

web-new-pace = Rythme des robots
web-new-pace-off = Sans pause
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
web-new-clock-line = Le temps écoulé, les autres peuvent laisser un robot continuer.
web-new-watchers = D’autres peuvent regarder par lien
web-new-hints = Indices : un robot dit ce qu’il ferait
web-new-table-name = Nom de la table
web-new-table-name-hint = si vous voulez
