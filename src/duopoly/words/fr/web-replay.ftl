# Une partie revue.

web-replay-title = Revoir la partie
web-replay-goes-on = La partie continue
web-replay-share = Partager
web-replay-share-line = Qui ouvre ce lien peut regarder, sans place à la table.
web-replay-again = Rejouer à cette table
web-replay-to-table = À la table

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
web-replay-here = Ici :

## La fortune au fil du temps

web-replay-wealth = La fortune au fil du temps
web-replay-wealth-line = l’argent, et une visite à chaque titre
web-replay-reckoned = Les lignes tombent à la fin à cause du décompte : le temps écoulé, on ne garde qu’une part de son argent.
web-replay-as-table = En tableau
web-replay-round = manche
web-replay-chart = { $rounds ->
    [one] La fortune sur { $rounds } manche.
   *[other] La fortune sur { $rounds } manches.
}
web-replay-chart-end = { $player } finit avec { $sum }.
web-replay-chart-out = { $player } sort à la manche { $round }.

## Ce qui a décidé

web-replay-decided = Ce qui a décidé
web-replay-statistics = Statistiques
web-replay-rent-taken = loyers perçus
web-replay-rent-paid = loyers payés
web-replay-from-start = au Départ
web-replay-taxes-cards = impôts, cartes
web-replay-best-title = meilleur titre
web-replay-end = fin
web-replay-now = à présent
web-replay-out = sorti, manche { $round }

## Les dés

web-replay-dice = Les dés
web-replay-dice-opened = Les dés, ouverts
web-replay-commitment = Engagement, montré avant le premier lancer
web-replay-secret = Secret des dés
web-replay-sealed = scellé jusqu’à la fin de la partie
web-replay-by-hand = Dés et cartes venaient de la table : seuls les coups peuvent être vérifiés.
web-replay-save = Garder la partie
web-replay-command = Sur tout ordinateur, sans ce serveur :
