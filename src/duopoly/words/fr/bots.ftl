# Pourquoi un robot joue son coup, en une ligne sans point à la fin. Le robot n’est jamais nommé : la ligne est à côté de son nom.
# $space, $city et $other sont des noms, $round et $number des nombres, $…-points des centièmes de victoire, tout le reste est de l’argent.

bots-by-lot = { $number ->
    [one] Tire au sort, parmi { $number } coup
   *[other] Tire au sort, parmi { $number } coups
}
bots-claims = Réclame son loyer dès qu’il le peut

## Avant les dés, et en prison

bots-throws = Lance : rien à décider avant
bots-throws-without-trade = Lance : ne voit pas d’échange à proposer avant
bots-throws-with-reserve = Lance : ne propose rien, pour garder { $reserve } en réserve
bots-throws-extra = Lance : seul un double libère lors d’un lancer supplémentaire
bots-must-pay = Paie { $fee } : n’a plus de lancer pour faire un double
bots-must-use-card = Utilise sa carte : n’a plus de lancer pour faire un double
bots-waits = Tente un double : après la manche { $round }, il reste peu à acheter, et les loyers rentrent ici aussi
bots-keeps-fee = Tente un double : ne paie { $fee } qu’avec plus que { $least } en caisse
bots-uses-card-to-buy = Utilise sa carte : jusqu’à la manche { $round }, veut avancer et acheter
bots-uses-card-for-rent = Utilise sa carte : ne perçoit aucun loyer ici
bots-leaves-to-buy = Paie { $fee } : jusqu’à la manche { $round }, veut avancer et acheter
bots-leaves-for-rent = Paie { $fee } : ne perçoit aucun loyer ici

## Acheter et enchérir

bots-buys = Achète { $space } : { $price }, garde { $rest } en caisse
bots-does-not-buy = N’achète pas { $space } : avec { $cash }, payer { $price } ne lui laisserait pas { $least }
bots-bids = Offre { $bid } : vaut { $value } pour lui, pas plus
bots-bids-cash = Offre { $bid } : vaut { $value } pour lui, et il a { $purse } à dépenser
bots-passes = N’enchérit pas : vaut { $value } pour lui, pas plus
bots-passes-for-cash = N’enchérit pas : vaut { $value } pour lui, mais il n’a que { $purse } à dépenser
bots-may-not-bid = N’enchérit pas : la guerre des prix interdit d’acheter

## La fin du tour

bots-lifts = Lève l’hypothèque ({ $space }) : le plus de loyer pour son argent (compte sur +{ $rent } pour { $cost })
bots-builds = Construit sur { $space } : le plus de loyer pour son argent (+{ $rent } pour { $cost })
bots-builds-on = Construit sur { $space } : le plus de loyer pour son argent (+{ $rent } pour { $cost }, en moyenne des trois premières maisons)
bots-saves-to-buy = Garde { $reserve } en réserve jusqu’à la manche { $round }, pour les titres encore à vendre
bots-saves = Garde { $reserve } en réserve
bots-ends = Ne voit rien à lever, à construire ni à proposer avec { $spare } en plus de sa réserve de { $reserve }
bots-ends-without-trade = Ne voit rien à lever ni à construire avec { $spare } en plus de sa réserve de { $reserve }
bots-adjusted = Ne voit plus rien à lever ni à construire avec { $cash }

## Échanges

bots-offers = Propose { $sum } à { $other } ({ $space }) : vaut { $mine } pour lui, { $theirs } pour { $other }
bots-accepts = Accepte : selon son calcul, gagne { $mine }, { $other } { $theirs }
bots-accepts-alone = Accepte : selon son calcul, gagne { $mine }
bots-rejects-loss = Refuse : selon son calcul, perdrait { $loss }
bots-rejects-nothing = Refuse : selon son calcul, ne gagnerait rien
bots-rejects-share = Refuse : gagnerait { $mine }, moins de la moitié de { $theirs } pour { $other }
bots-rejects-monopoly = Refuse : ferait un monopole pour { $other } ({ $city }) et gagnerait { $mine }, moins de la moitié de { $theirs } pour { $other }
bots-rejects-card = Refuse : n’échange pas les cartes de sortie de prison
bots-rejects-swap = Refuse : n’échange pas les rôles
bots-rejects-impossible = Refuse : l’offre ne peut se faire maintenant

## L’argent dû

bots-pays = Paie les { $owed } de sa dette
bots-sells = Vend une construction ({ $space }) : le moins de loyer perdu pour l’argent (−{ $loss } pour { $money })
bots-mortgages = Hypothèque { $space } : le moins de loyer perdu pour l’argent (−{ $loss } pour { $money })
bots-gives-up = Abandonne : plus rien à vendre ni à hypothéquer pour les { $owed } de sa dette

## Ce qui est rare

bots-pays-flat = Paie le forfait de { $flat } : le pourcentage ferait { $percent }
bots-pays-percent = Paie { $percent } au pourcentage : moins que le forfait de { $flat }
bots-role-of-seat = Prend le rôle de sa place : concurrent et monopoliste à tour de rôle autour de la table
bots-role-left = Prend le rôle qui garde les camps en équilibre
bots-goes-to-buy = Va à { $space } : le titre à vendre le plus cher qu’il peut payer ({ $price })
bots-goes = Va à { $space } : aucun titre à vendre qu’il pourrait payer n’est à sa portée
bots-pays-fine = Paie : ne tire jamais de carte à la place
bots-keeps-mortgage = Garde l’hypothèque : n’en lève qu’à la fin de son tour
bots-wants = En veut une : après { $price }, il lui reste plus que sa réserve de { $reserve }
bots-wants-first = En veut une : c’est lui qui construit
bots-does-not-want = N’en veut pas : après { $price }, il ne lui resterait pas plus que sa réserve de { $reserve }
bots-places = Construit sur { $space } : la première rue où cela se peut
bots-places-at-price = Construit sur { $space } pour { $price } : personne d’autre n’en veut
bots-leaves-in-box = La laisse dans la boîte : aucune place où la poser

## greedy, le pas suivant d’un enfant

bots-greedy-buys = Achète { $space } pour { $price } : achète tout ce sur quoi il tombe
bots-greedy-builds = Construit sur { $space } : le premier endroit permis
bots-greedy-accepts = Accepte : { $gain } de plus selon les prix imprimés
bots-greedy-rejects = Refuse : { $loss } de moins selon les prix imprimés
bots-greedy-bids = Offre { $bid } : va jusqu’au prix, { $price }
bots-greedy-passes = N’enchérit pas : va jusqu’au prix, { $price }, tant qu’il a de quoi
bots-greedy-goes-on = Continue : rien à acheter ni à construire

## trader

bots-trader-buys = Achète { $space } pour { $price } : vaut { $worth } pour lui, avec ce que cela complète et bloque
bots-trader-declines = N’achète pas { $space } : { $price }, et il a { $cash } ; vaut { $worth } pour lui
bots-trader-offers = Propose un échange ({ $other }) : gagne { $mine } selon ses calculs, { $other } { $theirs }
bots-trader-offers-city = Propose une ville contre une ville ({ $other }) : d’après les loyers que chacun pourrait bâtir, ses chances augmentent de { $mine-points } points, celles de l’autre de { $their-points }
bots-trader-asks = Propose { $sum } ({ $other }) pour ce qui coûte { $price } : certains vendent à ce prix, et demander ne coûte rien
bots-trader-accepts-city = Accepte : une ville contre une ville ; d’après les loyers que chacun pourrait bâtir, ses chances augmentent de { $mine-points } points
bots-trader-rejects-city = Refuse : une ville contre une ville, mais d’après les loyers que chacun pourrait bâtir, ses chances changeraient de { $mine-points } points, et il en veut { $least-points }
bots-trader-rejects-early = Refuse : une ville contre une ville, mais une ville peut encore être complétée par ce qui n’est pas vendu
bots-trader-rejects = Refuse : gagnerait { $mine }, trop peu à côté de { $theirs } pour { $other }
bots-trader-rejects-theirs = Refuse : compléterait une ville pour { $other }
bots-trader-rejects-idle = Refuse : ne lui compléterait aucune ville
bots-trader-rejects-poor = Refuse : il lui resterait { $cash }, trop peu pour construire
bots-trader-funds = Hypothèque { $space } pour { $money } : une construction rapporte plus pour cela
bots-trader-pawns = Hypothèque { $space } pour { $money }, afin d’acheter { $title }
bots-trader-waits = Garde ses { $cash } pour des titres : bâtit après la manche { $round }
bots-trader-ends = Ne voit rien à gagner : garde { $cash }, dont { $reserve } pour les prochains loyers

## planner et expert

bots-planner-plays = Gagne { $wins } % de { $number } parties jouées d’ici à la fin, le meilleur autre choix { $others } %
bots-planner-stays = Gagne { $wins } % de { $number } parties jouées d’ici à la fin ; rien d’autre n’est sûrement meilleur
bots-expert-deals = Propose ce qui est bon pour les deux ({ $other }) : si c’est accepté, gagne { $wins } % de { $number } parties jouées d’ici à la fin, sinon { $others } %
