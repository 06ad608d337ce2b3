# Une partie revue.

web-replay-title = Revoir la partie
web-replay-goes-on = La partie continue
web-replay-share = Partager
web-replay-share-line = Qui ouvre ce lien peut regarder, sans prendre de place.
web-replay-to-table = Retour à la table

## Le curseur

web-replay-slider = N’importe quel coup de la partie
web-replay-play = Lire
web-replay-pause = Pause
web-replay-step-back = Un coup en arrière
web-replay-step-on = Un coup en avant
web-replay-by-turn = Par tour
web-replay-by-move = Par coup
web-replay-begin = début
web-replay-at-round = Manche { $round }
web-replay-move-of = coup { $move } sur { $moves }
web-replay-ledger = Journal
web-replay-here = Ici :

## La fortune au fil du temps

web-replay-wealth = La fortune au fil du temps
web-replay-wealth-line = argent, plus le loyer d’une visite à chaque titre non hypothéqué
web-replay-reckoned = Les courbes tombent à la fin à cause du décompte : le temps écoulé, chacun ne garde qu’une part de son argent.
web-replay-as-table = En tableau
web-replay-round = manche
web-replay-chart = { $rounds ->
    [one] La fortune sur { $rounds } manche.
   *[other] La fortune sur { $rounds } manches.
}
web-replay-chart-end = { $player } finit avec { $sum }.
web-replay-chart-out = { $player } est hors jeu à la manche { $round }.

## Chances de gagner

web-replay-odds = Chances de gagner
web-replay-odds-line = si des robots jouaient la suite
web-replay-odds-about = À chaque tour, le robot le plus fort joue la suite des centaines de fois et juge qui est en tête. Comment les chances ont-elles évolué, et quelles décisions ont coûté le plus ?
web-replay-odds-ask = Analyser cette partie
web-replay-odds-missing = Ce serveur ne peut pas analyser de parties. La personne qui le gère trouve ici la raison :
web-replay-odds-waiting = Une autre partie est analysée d’abord.
web-replay-odds-working = Analyse en cours
web-replay-odds-failed = L’analyse a échoué.
web-replay-odds-chart = { $rounds ->
    [one] Chances de gagner sur { $rounds } manche.
   *[other] Chances de gagner sur { $rounds } manches.
}
web-replay-odds-at = { $player } : { $chance }.
web-replay-odds-between = de { $low } à { $high }
web-replay-odds-rests = { $aim ->
    [timed] Jugé à peu près comme le ferait le robot le plus fort, { $bot } : { $number } fois à chaque point, la suite de la partie a été jouée, et le décompte final a désigné le gagnant. Les bandes pâles sont des intervalles à 95 %.
   *[other] Jugé à peu près comme le ferait le robot le plus fort, { $bot } : { $number } fois à chaque point, quelques manches ont été jouées, et les chances de gagner estimées ; le reste jusqu’à 100 % est la probabilité que personne ne gagne. Les bandes pâles sont des intervalles à 95 %.
}
web-replay-costly = Ce qui a coûté le plus
web-replay-costly-none = Aucune décision n’a nettement coûté un point ou plus.
web-replay-costly-round = Manche { $number } :
web-replay-costly-better = Mieux : { $move } ({ $best } de chances de gagner au lieu de { $made })
web-replay-costly-points = { $number ->
    [one] −{ $number } point
   *[other] −{ $number } points
}
web-replay-costly-span = de { $low } à { $high }
web-replay-luck = Chance et habileté
web-replay-luck-dice = dés et cartes
web-replay-luck-choices = { $number ->
    [one] { $number } choix
   *[other] { $number } choix
}
web-replay-luck-each = par choix
web-replay-luck-about = En points sur 100 : ce que les dés et les cartes ont donné de plus que la moyenne, et ce que les choix ont perdu face au meilleur coup trouvé.

## Ce qui a décidé

web-replay-decided = Ce qui a fait la différence
web-replay-statistics = Statistiques
web-replay-rent-taken = loyers touchés
web-replay-rent-paid = loyers payés
web-replay-from-start = au Départ
web-replay-taxes-cards = impôts, cartes
web-replay-best-title = meilleur titre
web-replay-end = fin
web-replay-now = maintenant
web-replay-out = hors jeu, manche { $round }

## Les dés

web-replay-dice = Les dés
web-replay-dice-opened = Les dés, révélés
web-replay-commitment = Empreinte du secret, montrée avant le premier lancer
web-replay-secret = Secret des dés
web-replay-sealed = scellé jusqu’à la fin de la partie
web-replay-by-hand = Ces lancers et ces cartes ne peuvent pas être vérifiés ; seuls les coups peuvent l’être.
web-replay-save = Enregistrer la partie
web-replay-command = Sur n’importe quel ordinateur, sans ce serveur :
