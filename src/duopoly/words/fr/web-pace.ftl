# How fast the board moves and bots play, and what is said while something moves.
web-pace-title = Rythme
web-pace-open = Rythme. Le plateau : { $speed }
web-pace-normal = Calme
web-pace-fast = Rapide
web-pace-off = Instantané
web-pace-moving = Un instant…
web-pace-finish = Touchez l’écran ou appuyez sur Espace pour terminer le mouvement en cours.
web-pace-bots = Rythme des robots
web-pace-host = C’est l’hôte de la table qui le règle.
web-pace-together = Montrer les coups des robots ensemble
web-pace-together-line = Les robots jouent jusqu’à ce que ce soit à vous. Vous voyez alors tout d’un coup, avec un court résumé.
web-pace-summary = Ce que les robots ont fait
