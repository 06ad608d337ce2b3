# Puzzles: positions in which one move is clearly the best.

web-puzzles-title = Énigmes
web-puzzles-about = Des positions de parties entre robots. Dans chacune, un coup gagne nettement plus souvent que les autres. Lequel ?
web-puzzles-solved = Résolues : { $solved } sur { $number }
web-puzzles-all-solved = Les { $number } sont résolues : bravo ! Vous pouvez les rejouer.
web-puzzles-easy = Facile
web-puzzles-medium = Moyen
web-puzzles-hard = Difficile
web-puzzles-one = Énigme { $number }
web-puzzles-link = { $solved ->
    [yes] Énigme { $number }, { $camp ->
        [competitor] concurrent
        [monopolist] monopoliste
       *[classic] jeu classique
    }, résolue
   *[no] Énigme { $number }, { $camp ->
        [competitor] concurrent
        [monopolist] monopoliste
       *[classic] jeu classique
    }
}
web-puzzles-key-competitor = un concurrent joue
web-puzzles-key-monopolist = un monopoliste joue
web-puzzles-key-classic = jeu classique
web-puzzles-to-move = { $camp ->
    [competitor] Vous êtes { $player }, concurrent : à vous de jouer
    [monopolist] Vous êtes { $player }, monopoliste : à vous de jouer
   *[classic] Vous êtes { $player } : à vous de jouer
}
web-puzzles-which = Quel coup gagne le plus souvent ?
web-puzzles-right = C’est le meilleur coup.
web-puzzles-wrong = { $points ->
    [one] Pas le meilleur : il gagne { $points } partie de moins sur 100.
   *[other] Pas le meilleur : il gagne { $points } parties de moins sur 100.
}
web-puzzles-best = le meilleur
web-puzzles-yours = votre choix
web-puzzles-less = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
web-puzzles-found = Trouvé par ces robots : { $bots }.
web-puzzles-found-none = Aucun robot rapide ne le trouve.
web-puzzles-rests = Jugé à peu près comme le ferait le robot le plus fort, { $bot } : { $number } fois après chaque coup, quelques manches ont été jouées, et les chances de gagner estimées.
web-puzzles-offers = Chaque offre proposée ici serait acceptée : l’autre joueur y gagne.
web-puzzles-line = Une suite possible
web-puzzles-next = Énigme suivante
web-puzzles-all = Toutes les énigmes
web-puzzles-grades = Facile : les robots rapides trouvent le coup, ou il gagne de loin. Difficile : ils ne le trouvent pas, et d’autres coups le valent presque.
web-puzzles-legend = Ce que veulent dire les marques
web-puzzles-legend-you = C’est vous
web-puzzles-legend-competitor = Rond : à un concurrent
web-puzzles-legend-monopolist = Carré : à un monopoliste
web-puzzles-legend-rent = Le propriétaire du titre et son loyer actuel
web-puzzles-legend-house = Une maison, à la couleur de son propriétaire
web-puzzles-legend-mortgaged = Hypothéqué : pas de loyer
