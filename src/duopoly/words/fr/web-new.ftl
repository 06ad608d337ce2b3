# La nouvelle table : édition, sièges, but, règles maison, dés, rythme.

web-new-title = Personnaliser
web-new-hint = Changez ce que vous voulez ; tout le reste est prêt.
web-new-board-title = Sur un vrai plateau
web-new-board-hint = Duopoly tient la banque : { $cards ->
    [hand] vous lancez, avancez et tirez les cartes, il compte
   *[program] vous lancez et avancez, il tire les cartes et compte
}. Dites qui joue, puis touchez « Jouer ».
web-new-play = Jouer
web-new-links = { $number ->
    [one] puis envoyez { $number } lien
   *[other] puis envoyez { $number } liens
}

web-new-edition = Quel jeu
web-new-aim = Fin de partie
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
web-new-fewest = Il faut être au moins { $number } pour jouer.
web-new-camps = Camps
web-new-camps-agreed = Convenus
web-new-camps-dice = Par les dés
web-new-camps-dice-line = Chacun lance ; le plus haut lancer choisit son rôle en premier.
web-new-camps-rule = la règle
web-new-camps-count = { $competitors }, { $monopolists }.
web-new-even = Chances égales
web-new-even-line = Les monopolistes ont la tâche plus facile. Avec les chances égales, chaque concurrent commence avec { $sum } au lieu de { $usual }, et entre quatre robots « posé », chaque camp gagne à peu près une partie sur deux ; sans elles, les monopolistes les gagnent presque toutes.
web-new-even-why-not = Chances égales est désactivé : la mesure ne vaut que pour deux concurrents contre deux monopolistes dans l’édition américaine, jusqu’au dernier en jeu, sans autre règle maison.
web-new-even-drop = OK
web-new-even-off = Chances égales est désactivé à cette table.
web-new-order = Qui commence
web-new-order-given = La première place
web-new-order-thrown = Les dés en décident
web-new-everybody-here = Autour d’un vrai plateau, tout le monde joue ici ; les téléphones peuvent rejoindre la table par un lien pour un autre appareil.

## Dés et cartes

web-new-dice = Dés
web-new-dice-program = De l’appli
web-new-dice-hand = Les nôtres
web-new-dice-treasurer = Banquier
web-new-dice-program-line = L’appli lance. Après la partie, chacun peut vérifier qu’aucun lancer n’a été truqué.
web-new-dice-hand-line = Vous lancez de vrais dés et indiquez le résultat ; le plateau est à l’écran.
web-new-dice-treasurer-line = Plateau, dés et pions sont sur la table ; l’appli est la banque et connaît les loyers.
web-new-cards = Cartes
web-new-cards-program = De l’appli
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

## Groups and the ticket

web-new-game = Jeu
web-new-players = Joueurs
web-new-players-count = { $number } sur { $most }
web-new-dice-speed = Dés et rythme
web-new-ticket = Votre table
web-new-ticket-dice = Dés
web-new-ticket-ends = Fin
web-new-ticket-takes = Durée
web-new-ticket-rounds = Environ { $number } manches, jouées par des robots
web-new-ticket-chances = Vos chances
web-new-ticket-chance = { $number ->
    [one] Environ { $number } partie gagnée sur 100, en jouant comme ces robots
   *[other] Environ { $number } parties gagnées sur 100, en jouant comme ces robots
}
web-new-ticket-even = Les concurrents commencent avec { $sum }
web-new-friends = Inviter des amis
web-new-reset = Revenir aux réglages habituels
web-new-compare = Comparer les éditions
web-new-compare-line = Seulement ce qui diffère. Les montants sont dans la monnaie de chaque édition.
web-new-with-bots = { $number ->
    [one] Vous et { $number } robot
   *[other] Vous et { $number } robots
}
web-new-with-people = { $number } joueurs
web-new-brief-program = L’appli lance
web-new-brief-hand = Vous lancez
web-new-brief-treasurer = Vrai plateau
web-new-brief-cards-program = cartes de l’appli
web-new-brief-cards-hand = cartes de la boîte
web-new-brief-no-clock = sans chronomètre
web-new-brief-clock = chronomètre

## Editions, by what a player notices

web-new-about-anti-us = Villes américaines, en dollars. La plus simple à apprendre.
web-new-chip-anti-us = maisons illimitées
web-new-chip2-anti-us = échanges à tout moment
web-new-about-anti-fr = Villes d’Europe, en euros. Pas d’achat pendant la guerre des prix.
web-new-chip-anti-fr = 35 maisons dans la boîte
web-new-chip2-anti-fr = partie rapide
web-new-about-anti-fr15k = Les mêmes villes, tous les montants multipliés par dix.
web-new-chip-anti-fr15k = 35 maisons dans la boîte
web-new-chip2-anti-fr15k = échanges avant de lancer
web-new-about-anti-pl = Villes d’Europe, en euros, presque les règles américaines.
web-new-chip-anti-pl = maisons illimitées
web-new-chip2-anti-pl = Fondation chère
web-new-about-classic-us = Les rues classiques d’Atlantic City, en dollars.
web-new-chip-classic-us = 32 maisons dans la boîte
web-new-chip2-classic-us = enchères
web-new-about-classic-fr = Le Monopoly classique dans les rues de Paris.
web-new-chip-classic-fr = 32 maisons dans la boîte
web-new-chip2-classic-fr = enchères
