# Pourquoi un robot joue son coup, en une ligne sans point à la fin. Le robot n’est jamais nommé : la ligne est à côté de son nom.
# $space, $city et $other sont des noms, $round et $number des nombres, $…-points des centièmes de victoire, tout le reste est de l’argent.

bots-by-lot = { $number ->
    [one] Joue son seul coup possible
   *[other] Tire au sort parmi { $number } coups
}
bots-claims = Réclame son loyer dès qu’il le peut

## Avant les dés, et en prison

bots-throws = { "" }
bots-throws-without-trade = Lance : ne voit aucun échange à proposer avant
bots-throws-with-reserve = Lance : ne propose rien, pour garder { $reserve } en réserve
bots-throws-extra = Lance : sur un lancer supplémentaire, seul un double fait sortir
bots-must-pay = Paie { $fee } : n’a plus droit à un essai de double
bots-must-use-card = Utilise sa carte : n’a plus droit à un essai de double
bots-waits = Tente un double : après la manche { $round }, il reste peu à acheter, et les loyers rentrent ici aussi
bots-keeps-fee = Tente un double : ne paie { $fee } que s’il a plus de { $least }
bots-uses-card-to-buy = Utilise sa carte : jusqu’à la manche { $round }, mieux vaut avancer et acheter
bots-uses-card-for-rent = Utilise sa carte : ne perçoit aucun loyer ici
bots-leaves-to-buy = Paie { $fee } : jusqu’à la manche { $round }, mieux vaut avancer et acheter
bots-leaves-for-rent = Paie { $fee } : ne perçoit aucun loyer ici

## Acheter et enchérir

bots-buys = Achète { $space } pour { $price } et garde { $rest }
bots-does-not-buy = N’achète pas { $space } : payer { $price } sur ses { $cash } lui laisserait moins de { $least }
bots-bids = Enchérit à { $bid } : irait jusqu’à { $value }
bots-bids-cash = Enchérit à { $bid } : irait jusqu’à { $value }, mais n’a que { $purse } à dépenser
bots-passes = N’enchérit pas : n’irait pas au-delà de { $value }
bots-passes-for-cash = N’enchérit pas : irait jusqu’à { $value }, mais n’a que { $purse } à dépenser
bots-may-not-bid = N’enchérit pas : en guerre des prix, on ne peut rien acheter

## La fin du tour

bots-lifts = Lève l’hypothèque ({ $space }) : c’est ce qui rapporte le plus (compte sur +{ $rent } de loyer pour { $cost })
bots-builds = Construit sur { $space } : c’est ce qui rapporte le plus (+{ $rent } de loyer pour { $cost })
bots-builds-on = Construit sur { $space } : c’est ce qui rapporte le plus (+{ $rent } de loyer pour { $cost }, en moyenne sur les trois premières maisons)
bots-saves-to-buy = Garde { $reserve } en réserve jusqu’à la manche { $round }, pour les titres encore à vendre
bots-saves = Garde { $reserve } en réserve
bots-ends = Ne voit ni hypothèque à lever, ni construction, ni échange à proposer avec les { $spare } qui dépassent sa réserve de { $reserve }
bots-ends-without-trade = Ne voit ni hypothèque à lever ni construction pour les { $spare } qui dépassent sa réserve de { $reserve }
bots-adjusted = Ne voit plus ni hypothèque à lever ni construction pour ses { $cash }

## Échanges

bots-offers = Propose { $sum } à { $other } pour { $space } : selon lui, cela vaut { $mine } pour lui-même et { $theirs } pour { $other }
bots-accepts = Accepte : selon lui, il y gagne { $mine }, et { $other } { $theirs }
bots-accepts-alone = Accepte : selon lui, il y gagne { $mine }
bots-rejects-loss = Refuse : selon lui, il y perdrait { $loss }
bots-rejects-nothing = Refuse : selon lui, il n’y gagnerait rien
bots-rejects-share = Refuse : il y gagnerait { $mine }, moins de la moitié du gain de { $other } ({ $theirs })
bots-rejects-monopoly = Refuse : { $other } aurait un monopole ({ $city }) et gagnerait { $theirs } ; lui n’y gagnerait que { $mine }, moins de la moitié
bots-rejects-card = Refuse : n’échange pas les cartes de sortie de prison
bots-rejects-swap = Refuse : n’échange pas les rôles
bots-rejects-impossible = Refuse : l’échange n’est pas possible pour l’instant

## L’argent dû

bots-pays = Paie sa dette de { $owed }
bots-sells = Vend une construction ({ $space }) : c’est ce qui coûte le moins de loyer (−{ $loss } pour { $money })
bots-mortgages = Hypothèque { $space } : c’est ce qui coûte le moins de loyer (−{ $loss } pour { $money })
bots-gives-up = Abandonne : n’a plus rien à vendre ni à hypothéquer pour sa dette de { $owed }

## Ce qui est rare

bots-pays-flat = Paie le montant fixe, { $flat } : le pourcentage ferait { $percent }
bots-pays-percent = Paie le pourcentage, { $percent } : moins que le montant fixe, { $flat }
bots-role-of-seat = Prend le rôle de sa place : concurrents et monopolistes alternent autour de la table
bots-role-left = Prend le rôle qui équilibre les camps
bots-goes-to-buy = Va à { $space } : c’est le titre à vendre le plus cher qu’il puisse s’offrir ({ $price })
bots-goes = Va à { $space } : parmi les cases possibles, aucun titre à vendre qu’il puisse s’offrir
bots-pays-fine = Paie : ne tire jamais de carte à la place
bots-keeps-mortgage = Garde l’hypothèque : n’en lève qu’à la fin de son tour
bots-wants = En demande une : après { $price }, il lui reste plus que sa réserve de { $reserve }
bots-wants-first = En demande une : c’est lui qui voulait construire
bots-does-not-want = N’en demande pas : après { $price }, il ne lui resterait pas plus que sa réserve de { $reserve }
bots-places = Construit sur { $space } : la première rue où c’est possible
bots-places-at-price = Construit sur { $space } pour { $price } : personne d’autre n’en veut
bots-leaves-in-box = La laisse dans la boîte : aucune rue où la poser

## greedy, le pas suivant d’un enfant

bots-greedy-buys = Achète { $space } pour { $price } : achète tout ce sur quoi il tombe
bots-greedy-builds = Construit sur { $space } : la première rue où c’est possible
bots-greedy-accepts = Accepte : y gagne { $gain } aux prix imprimés
bots-greedy-rejects = Refuse : y perdrait { $loss } aux prix imprimés
bots-greedy-bids = Enchérit à { $bid } : va jusqu’au prix imprimé, { $price }
bots-greedy-passes = N’enchérit pas : va jusqu’au prix imprimé, { $price }, tant qu’il a de quoi payer
bots-greedy-goes-on = Continue : rien à acheter ni à construire

## trader

bots-trader-buys = Achète { $space } pour { $price } : à ses yeux, cela vaut { $worth }, avec ce que cela complète et bloque
bots-trader-declines = N’achète pas { $space } à { $price } : à ses yeux, cela vaut { $worth }, et il a { $cash }
bots-trader-offers = Propose un échange à { $other } : selon lui, il y gagne { $mine }, et { $other } { $theirs }
bots-trader-offers-city = Propose à { $other } une ville contre une autre : d’après les loyers que chacun pourrait atteindre, ses chances montent de { $mine-points } points, celles de { $other } de { $their-points }
bots-trader-asks = Propose { $sum } à { $other } pour ce qui vaut { $price } : certains acceptent, et demander ne coûte rien
bots-trader-gathers = Échange des titres avec { $other } : chacun se rapproche d’une ville
bots-trader-accepts-city = Accepte une ville contre une autre : d’après les loyers que chacun pourrait atteindre, ses chances montent de { $mine-points } points
bots-trader-rejects-city = Refuse une ville contre une autre : d’après les loyers que chacun pourrait atteindre, ses chances varieraient de { $mine-points } points, et il lui en faut { $least-points }
bots-trader-rejects-early = Refuse une ville contre une autre : on peut encore compléter une ville avec les titres à vendre
bots-trader-rejects = Refuse : il y gagnerait { $mine }, trop peu à côté des { $theirs } que gagnerait { $other }
bots-trader-rejects-theirs = Refuse : cela compléterait une ville pour { $other }
bots-trader-rejects-idle = Refuse : cela ne compléterait aucune ville pour lui
bots-trader-rejects-poor = Refuse : il lui resterait { $cash }, trop peu pour construire
bots-trader-funds = Hypothèque { $space } pour { $money } : avec cet argent, une construction rapporte davantage
bots-trader-pawns = Hypothèque { $space } pour { $money }, afin d’acheter { $title }
bots-trader-waits = Garde ses { $cash } pour des titres : ne construit qu’après la manche { $round }
bots-trader-ends = Ne voit rien à gagner : garde { $cash }, dont { $reserve } pour les prochains loyers

## dealer

bots-dealer-offers = Propose un échange à { $other } : selon lui, ses chances de gagner passent de { $before } % à { $after } %
bots-dealer-accepts = Accepte : selon lui, ses chances de gagner passent de { $before } % à { $after } %
bots-dealer-rejects = Refuse : selon lui, ses chances de gagner passeraient de { $before } % à { $after } %
bots-dealer-bids = Enchérit à { $bid } : à ce prix, il gagnerait { $after } % des parties, contre { $before } % si un autre achète
bots-dealer-passes = N’enchérit pas à { $bid } : à ce prix, il gagnerait { $after } % des parties, contre { $before } % si un autre achète

## planner, expert et champion

bots-planner-plays = Avec ce coup, gagne { $wins } % des { $number } parties d’essai jouées d’ici ; avec le meilleur des autres, { $others } %
bots-planner-stays = Avec ce coup, gagne { $wins } % des { $number } parties d’essai jouées d’ici ; aucun autre n’est nettement meilleur
bots-expert-deals = Propose à { $other } un échange bon pour les deux : accepté, il lui fait gagner { $wins } % des { $number } parties d’essai jouées d’ici, au lieu de { $others } %

## Les personnages : ils parlent eux-mêmes, peu, et seulement de ce qui compte pour les autres

bots-says-keeps = { $space } ? Non : je garde { $reserve } en caisse
bots-says-declines = { $space } à { $price } ? Pas avec { $cash }
bots-says-completes = { $space } : maintenant, { $city } est à moi
bots-says-blocks = { $space } est à moi. Pardon, { $other }
bots-says-collects = { $space } ! J’en rêvais
bots-says-builds = Attention, { $space } : { $rent } la visite désormais
bots-says-pawns = Pour cela, j’hypothèque { $space } : { $money }
bots-says-passes-for-mate = Je n’enchéris pas contre { $other }
bots-says-haggles = { $sum }, { $other } : c’est honnête, non ?
bots-says-haggles-on = Bon, { $other } : { $sum }. Mon dernier mot, pour l’instant
bots-says-asks-company = { $sum } pour { $space }, { $other } ? J’en rêve
bots-says-asks-block = { $sum } pour { $space }, avant que { $other } ne s’en empare
bots-says-offers-city = Avec ça, { $other }, j’aurais { $city }
bots-says-offers-mate = { $city } pour vous, { $other } : nous sommes du même camp
bots-says-accepts = Marché conclu
bots-says-accepts-gain = Marché conclu : j’y gagne { $mine }
bots-says-accepts-mate = Volontiers, { $other } : c’est pour notre camp
bots-says-rejects = Non, merci
bots-says-rejects-loss = Non : j’y perdrais { $loss }
bots-says-rejects-share = { $mine } pour moi et { $theirs } pour vous ? Non
bots-says-rejects-city = Non : cela vous donnerait une ville, { $other }
bots-says-rejects-hope = Je ne cède rien d’une ville que vous réunissez, { $other }
bots-says-rejects-cushion = Non : je garde { $reserve } en caisse
bots-says-rejects-camp = Je n’échange qu’avec mon camp, { $other }
bots-says-rejects-leader = Pas avec vous, { $other } : trop d’avance
bots-says-rejects-company = Ce qui roule ou qui coule n’est pas à vendre
bots-says-names-price = De l’argent seulement, et au moins { $sum }
bots-says-gives-up = { $owed }, c’est plus que je ne peux trouver. Bien joué
