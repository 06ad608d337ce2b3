# Pourquoi un robot joue son coup, en une ligne sans point à la fin. Le robot n’est jamais nommé : la ligne est à côté de son nom.
# $space, $city et $other sont des noms, $round et $number des nombres, $…-points des centièmes de victoire, tout le reste est de l’argent.

bots-by-lot = { $number ->
    [one] Joue son seul coup possible
   *[other] Tire au sort parmi { $number } coups
}
bots-claims = Réclame son loyer dès qu’il le peut

## Avant les dés, et en prison

bots-throws = { "" }
bots-throws-without-trade = Lance tout de suite, car il ne voit aucun échange à proposer avant
bots-throws-with-reserve = Lance tout de suite sans rien proposer, car il veut garder { $reserve }
bots-throws-extra = Lance, car sur un lancer supplémentaire seul un double fait sortir
bots-must-pay = Paie { $fee } pour sortir, car il n’a plus droit à un essai de double
bots-must-use-card = Utilise sa carte pour sortir, car il n’a plus droit à un essai de double
bots-waits = Reste et tente un double, car après la manche { $round } il y a peu à acheter et les loyers rentrent ici aussi
bots-keeps-fee = Tente un double, car il ne paie { $fee } que s’il a plus de { $least }
bots-uses-card-to-buy = Utilise sa carte pour sortir, car jusqu’à la manche { $round } il veut avancer et acheter
bots-uses-card-for-rent = Utilise sa carte pour sortir, car il ne perçoit aucun loyer ici
bots-leaves-to-buy = Paie { $fee } pour sortir, car jusqu’à la manche { $round } il veut avancer et acheter
bots-leaves-for-rent = Paie { $fee } pour sortir, car il ne perçoit aucun loyer ici

## Acheter et enchérir

bots-buys = Achète { $space } pour { $price } et garde { $rest }
bots-does-not-buy = N’achète pas { $space }, car s’il payait { $price } sur ses { $cash }, il lui resterait moins de { $least }
bots-bids = Enchérit à { $bid } et paierait jusqu’à { $value }
bots-bids-cash = Enchérit à { $bid } et paierait jusqu’à { $value }, mais n’a que { $purse } à dépenser
bots-passes = N’enchérit pas, car il ne paierait pas plus de { $value }
bots-passes-for-cash = N’enchérit pas, car il paierait jusqu’à { $value } mais n’a que { $purse } à dépenser
bots-may-not-bid = N’enchérit pas, car en guerre des prix on ne peut rien acheter

## La fin du tour

bots-lifts = Lève l’hypothèque ({ $space }) pour { $cost }, car c’est ce qui rapporte le plus de loyer (environ +{ $rent })
bots-builds = Construit sur { $space } pour { $cost }, car c’est ce qui rapporte le plus de loyer (+{ $rent })
bots-builds-on = Construit sur { $space } pour { $cost }, car c’est ce qui rapporte le plus de loyer (+{ $rent }, en moyenne sur les trois premières maisons)
bots-saves-to-buy = Garde { $reserve } jusqu’à la manche { $round }, car des titres sont encore à vendre
bots-saves = Garde { $reserve } au cas où il devrait payer
bots-ends = Ne voit ni hypothèque à lever, ni construction, ni échange à proposer avec les { $spare } qui dépassent sa réserve de { $reserve }
bots-ends-without-trade = Ne voit ni hypothèque à lever ni construction pour les { $spare } qui dépassent sa réserve de { $reserve }
bots-adjusted = Ne voit plus ni hypothèque à lever ni construction pour ses { $cash }

## Échanges

bots-offers = Propose { $sum } à { $other } pour { $space }, car cela vaut { $mine } pour lui-même et { $theirs } pour { $other }
bots-accepts = Accepte, car il pense y gagner { $mine }, et { $other } { $theirs }
bots-accepts-alone = Accepte, car il pense y gagner { $mine }
bots-rejects-loss = Refuse l’offre, car il pense y perdre { $loss }
bots-rejects-nothing = Refuse l’offre, car il pense n’y rien gagner
bots-rejects-share = Refuse l’offre, car il n’y gagnerait que { $mine }, et { $other } { $theirs }
bots-rejects-monopoly = Refuse l’offre, car { $other } aurait un monopole ({ $city }) et gagnerait { $theirs }, alors que lui ne gagnerait que { $mine }
bots-rejects-card = Refuse l’offre, car il n’échange pas les cartes de sortie de prison
bots-rejects-swap = Refuse l’offre, car il n’échange pas les rôles
bots-rejects-impossible = Refuse l’offre, car cet échange n’est pas possible pour l’instant

## L’argent dû

bots-pays = Paie sa dette de { $owed }
bots-sells = Vend une construction ({ $space }) pour { $money }, car c’est ce qui lui coûte le moins de loyer (−{ $loss })
bots-mortgages = Hypothèque { $space } pour { $money }, car c’est ce qui lui coûte le moins de loyer (−{ $loss })
bots-gives-up = Abandonne, car il n’a plus rien à vendre ni à hypothéquer pour sa dette de { $owed }

## Ce qui est rare

bots-pays-flat = Paie le montant fixe, { $flat }, car le pourcentage ferait { $percent }
bots-pays-percent = Paie le pourcentage, { $percent }, car le montant fixe est de { $flat }
bots-role-of-seat = Prend le rôle de sa place, car concurrents et monopolistes alternent autour de la table
bots-role-left = Prend le rôle qui équilibre les camps
bots-goes-to-buy = Va sur la case { $space }, car c’est le titre à vendre le plus cher qu’il puisse s’offrir ({ $price })
bots-goes = Va sur la case { $space }, car parmi les cases possibles il n’y a aucun titre à vendre qu’il puisse s’offrir
bots-pays-fine = Paie, car il ne tire jamais de carte à la place
bots-keeps-mortgage = Garde l’hypothèque, car il n’en lève qu’à la fin de son tour
bots-wants = Demande une construction, car après avoir payé { $price } il a encore plus que les { $reserve } qu’il veut garder
bots-wants-first = Demande une construction, car c’est lui qui voulait construire
bots-does-not-want = Ne demande aucune construction, car après avoir payé { $price } il n’aurait pas plus que les { $reserve } qu’il veut garder
bots-places = Construit sur { $space }, car c’est la première rue où c’est possible
bots-places-at-price = Construit sur { $space } pour { $price }, car personne d’autre n’en veut
bots-leaves-in-box = Laisse la construction dans la boîte, car il n’a aucune rue où la poser

## greedy, le pas suivant d’un enfant

bots-greedy-buys = Achète { $space } pour { $price }, car il achète tout ce sur quoi il tombe
bots-greedy-builds = Construit sur { $space }, car c’est la première rue où c’est possible
bots-greedy-accepts = Accepte, car aux prix imprimés il y gagne { $gain }
bots-greedy-rejects = Refuse l’offre, car aux prix imprimés il y perdrait { $loss }
bots-greedy-bids = Enchérit à { $bid } et paierait jusqu’au prix imprimé, { $price }
bots-greedy-passes = N’enchérit pas, car il ne paie pas plus que le prix imprimé, { $price }, et seulement tant qu’il a de quoi
bots-greedy-goes-on = Continue, car il ne voit rien à acheter ni à construire

## trader

bots-trader-buys = Achète { $space } pour { $price }, car à ses yeux cela vaut { $worth }, avec ce que cela complète ou bloque
bots-trader-declines = N’achète pas { $space } pour { $price }, car à ses yeux cela vaut { $worth } et il a { $cash }
bots-trader-offers = Propose un échange à { $other }, car il pense y gagner { $mine }, et { $other } { $theirs }
bots-trader-offers-city = { $game ->
    [roles] Propose à { $other } une ville contre une autre, car, les deux une fois bâties, ses chances de gagner montent de { $mine-points } points ({ $other } : { $their-points })
   *[classic] Propose à { $other } un groupe contre un autre, car, les deux une fois bâtis, ses chances de gagner montent de { $mine-points } points ({ $other } : { $their-points })
}
bots-trader-asks = Propose { $sum } à { $other } pour ce qui coûte { $price }, car certains acceptent et demander ne coûte rien
bots-trader-gathers = { $game ->
    [roles] Échange des titres avec { $other }, car chacun se rapproche d’une ville entière
   *[classic] Échange des titres avec { $other }, car chacun se rapproche d’un groupe entier
}
bots-trader-accepts-city = { $game ->
    [roles] Accepte une ville contre une autre, car, les deux une fois bâties, ses chances de gagner montent de { $mine-points } points
   *[classic] Accepte un groupe contre un autre, car, les deux une fois bâtis, ses chances de gagner montent de { $mine-points } points
}
bots-trader-rejects-city = { $game ->
    [roles] Refuse une ville contre une autre, car ses chances de gagner varieraient de { $mine-points } points et il lui en faut au moins { $least-points }
   *[classic] Refuse un groupe contre un autre, car ses chances de gagner varieraient de { $mine-points } points et il lui en faut au moins { $least-points }
}
bots-trader-rejects-early = { $game ->
    [roles] Refuse une ville contre une autre, car on peut encore compléter une ville avec les titres à vendre
   *[classic] Refuse un groupe contre un autre, car on peut encore compléter un groupe avec les titres à vendre
}
bots-trader-rejects = Refuse l’offre, car il y gagnerait { $mine }, trop peu à côté des { $theirs } que gagnerait { $other }
bots-trader-rejects-theirs = { $game ->
    [roles] Refuse l’offre, car { $other } aurait ainsi une ville entière
   *[classic] Refuse l’offre, car { $other } aurait ainsi un groupe entier
}
bots-trader-rejects-idle = { $game ->
    [roles] Refuse l’offre, car il n’aurait toujours pas de ville entière
   *[classic] Refuse l’offre, car il n’aurait toujours pas de groupe entier
}
bots-trader-rejects-poor = Refuse l’offre, car il lui resterait { $cash }, trop peu pour construire
bots-trader-funds = Hypothèque { $space } pour { $money }, car une construction rapporte davantage avec cet argent
bots-trader-pawns = Hypothèque { $space } pour { $money }, car il veut acheter { $title }
bots-trader-waits = Garde ses { $cash } pour des titres, car il ne construit qu’après la manche { $round }
bots-trader-ends = Ne voit rien à gagner : garde { $cash }, dont { $reserve } pour les prochains loyers

## dealer

bots-dealer-offers = Propose un échange à { $other }, car il pense que ses propres chances de gagner passeront de { $before } % à { $after } %
bots-dealer-accepts = Accepte, car il pense que ses chances de gagner passeront de { $before } % à { $after } %
bots-dealer-rejects = Refuse l’offre, car ses chances de gagner passeraient de { $before } % à { $after } %, alors qu’il en demande au moins { $asked } %
bots-dealer-lifts = Lève l’hypothèque ({ $space }) pour { $cost }, car il pense que ses chances de gagner passeront de { $before } % à { $after } %
bots-dealer-bids = Enchérit à { $bid }, car à ce prix il gagnerait { $after } % des parties, contre { $before } % si un autre achète
bots-dealer-passes = N’enchérit pas à { $bid }, car à ce prix il gagnerait { $after } % des parties, contre { $before } % si un autre achète

## planner, expert et champion

bots-planner-plays = Gagne { $wins } % des { $number } essais à partir d’ici ; le meilleur des autres coups, { $others } %
bots-planner-stays = Gagne { $wins } % des { $number } essais à partir d’ici ; aucun autre n’est nettement meilleur
bots-expert-deals = Propose à { $other } un échange bon pour les deux, car avec lui il gagne { $wins } % des { $number } essais à partir d’ici, et sans lui { $others } %

## Les personnages : ils parlent eux-mêmes, peu, et seulement de ce qui compte pour les autres

bots-says-keeps = { $space } ? Non : je garde { $reserve } en caisse
bots-says-declines = { $space } à { $price } ? Pas avec { $cash }
bots-says-completes = { $game ->
    [roles] { $space } : maintenant, { $city } est à moi
   *[classic] { $space } : maintenant, le groupe { $city } est à moi
}
bots-says-blocks = { $space } est à moi. Pardon, { $other }
bots-says-collects = { $space } ! J’en rêvais
bots-says-builds = Attention, { $space } : { $rent } la visite désormais
bots-says-pawns = Pour cela, j’hypothèque { $space } : { $money }
bots-says-passes-for-mate = Je n’enchéris pas contre { $other }
bots-says-haggles = { $sum }, { $other } : c’est honnête, non ?
bots-says-haggles-on = Bon, { $other } : { $sum }. Mon dernier mot, pour l’instant
bots-says-asks-company = { $sum } pour { $space }, { $other } ? J’en rêve
bots-says-asks-block = { $sum } pour { $space } : sinon, { $other } s’en empare
bots-says-offers-city = { $game ->
    [roles] Avec ça, { $other }, j’aurais { $city }
   *[classic] Avec ça, { $other }, j’aurais le groupe { $city }
}
bots-says-offers-mate = { $city } pour vous, { $other } : nous sommes du même camp
bots-says-accepts = Marché conclu
bots-says-accepts-gain = Marché conclu : j’y gagne { $mine }
bots-says-accepts-mate = Volontiers, { $other } : c’est pour notre camp
bots-says-rejects = Non, merci
bots-says-rejects-loss = Non : j’y perdrais { $loss }
bots-says-rejects-share = { $mine } pour moi et { $theirs } pour vous ? Non
bots-says-rejects-city = { $game ->
    [roles] Non : cela vous donnerait une ville, { $other }
   *[classic] Non : cela vous donnerait un groupe, { $other }
}
bots-says-rejects-hope = { $game ->
    [roles] Je ne cède rien d’une ville que vous réunissez, { $other }
   *[classic] Je ne cède rien d’un groupe que vous réunissez, { $other }
}
bots-says-rejects-cushion = Non : je garde { $reserve } en caisse
bots-says-rejects-camp = Je n’échange qu’avec mon camp, { $other }
bots-says-rejects-leader = Pas avec vous, { $other } : trop d’avance
bots-says-rejects-company = Ce qui roule ou qui coule n’est pas à vendre
bots-says-names-price = De l’argent seulement, et au moins { $sum }
bots-says-gives-up = { $owed }, c’est plus que je ne peux trouver. Bien joué
