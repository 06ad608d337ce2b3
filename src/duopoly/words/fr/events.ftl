# Ce qui est arrivé, une phrase par sorte de fait. Espaces insécables devant : ; ? ! et dans les guillemets.
# $player est celui dont il s’agit, $other l’autre, $amount l’argent versé, $direction entre qui (from-bank, to-bank, between).
# $sum et $bid sont des sommes dont on parle seulement, $reasons est vide ou « : » suivi des étapes du calcul.
# Un nom de joueur ne suit jamais « de » ni « que » : l’élision en dépendrait.

## Loyers

event-rent-rent = { $direction ->
    [from-bank] La banque verse à { $player } { $amount } de loyer pour { $space }{ $reasons }.
   *[other] { $player } paie à { $other } { $amount } de loyer pour { $space }{ $reasons }.
}
event-rent-monopoly = { $direction ->
    [from-bank] La banque verse à { $player } { $amount } de loyer pour { $space }{ $reasons }.
   *[other] { $player } paie à { $other } { $amount } de loyer pour { $space }{ $reasons }.
}
event-rent-transport = { $direction ->
    [from-bank] La banque verse à { $player } { $amount } de transport pour { $space }{ $reasons }.
   *[other] { $player } paie à { $other } { $amount } de transport pour { $space }{ $reasons }.
}
event-rent-utility = { $direction ->
    [from-bank] La banque verse à { $player } { $amount } pour { $space }{ $reasons }.
   *[other] { $player } paie à { $other } { $amount } pour { $space }{ $reasons }.
}
event-owned = { $space } appartient à { $player } : rien à payer.
event-no-rent-mortgage-rent = { $space } est sous hypothèque : { $player } ne doit aucun loyer à { $other }.
event-no-rent-prison-rent = { $other } est en prison et ne perçoit aucun loyer : { $player } ne paie rien pour { $space }.
event-claimable = { $other } peut réclamer { $sum } à { $player } pour { $space }.
event-unclaimed = { $other } n’a pas réclamé { $sum } à temps pour { $space } : { $player } ne doit plus rien.

## Paiements avec la banque

event-purchase = { $player } achète { $space } pour { $amount }.
event-declined = { $player } n’achète pas { $space }.
event-start = { $player } reçoit { $amount } à la case Départ.
event-fee = { $player } paie { $amount } à la banque pour sortir.
event-income-tax = { $player } paie { $amount } d’impôt sur le revenu{ $reasons }.
event-property-tax = { $player } paie { $amount } à la banque : { $space }.
event-foundation = { $direction ->
    [from-bank] { $player } reçoit de la Fondation une subvention de { $amount }.
   *[other] { $player } verse { $amount } à la Fondation.
}
event-no-grant = { $player } ne reçoit pas de subvention.
event-die = { $player } fait { $x } avec un dé.
event-building = { $player } construit sur { $space } pour { $amount }{ $reasons }.
event-selling = { $player } revend des constructions ({ $space }) à la banque pour { $amount }{ $reasons }.
event-mortgage = { $player } hypothèque { $space } et reçoit { $amount } de la banque.
event-lifting = { $player } lève l’hypothèque ({ $space }) pour { $amount }.
event-interest = { $where ->
    [space] { $player } paie à la banque { $amount } d’intérêts sur l’hypothèque ({ $space }){ $reasons }.
   *[none] { $player } paie à la banque { $amount } d’intérêts sur les hypothèques reprises{ $reasons }.
}
event-kept-mortgaged = { $player } garde { $space } sous hypothèque.

## Cartes

event-drawn = { $player } tire une carte{ $figures } : « { $card } »
card-figures = { $effect ->
    [collect] { " " }(+{ $sum })
    [pay] { " " }(−{ $sum })
    [pay-or-draw] { " " }(−{ $sum }, ou une autre carte)
    [collect-each] { " " }(+{ $sum } de chacun)
    [collect-role] { " " }(+{ $sum } de chacun)
    [pay-each] { " " }(−{ $sum } à chacun)
    [bank-pays-role] { " " }(+{ $sum } pour chacun)
    [gamble] { " " }(+{ $sum } à partir de { $least })
    [nearest-transport] { $times ->
        [2] { " " }(payez le double du tarif)
       *[other] { " " }(payez { $times } fois le tarif)
    }
    [nearest-utility] { " " }(payez { $times } fois le lancer)
   *[upkeep] { " " }(−{ $house } par maison, −{ $hotel } par { $piece })
}
event-card = { $direction ->
    [from-bank] { $player } reçoit { $amount } de la banque, comme l’indique la carte{ $reasons }.
    [to-bank] { $player } paie { $amount } à la banque, comme l’indique la carte{ $reasons }.
   *[between] { $player } paie { $amount } à { $other }, comme l’indique la carte{ $reasons }.
}
event-no-prize = { $player } fait { $x } aux dés et ne gagne rien.
event-get-out = { $player } utilise une carte de sortie de prison.

## Ordre, camps et tours

event-order = { $player } fait { $x } au lancer qui décide de l’ordre.
event-tie = { $player } est à égalité pour le plus haut lancer ({ $x }) et relance.
event-role = { $role ->
    [competitor] { $player } choisit d’être concurrent{ $cash }.
    [monopolist] { $player } choisit d’être monopoliste{ $cash }.
   *[player] { $player } entre dans la partie.
}
event-swap = { $role ->
    [competitor] { $player } et { $other } échangent leurs rôles : { $player } est maintenant concurrent, { $other } monopoliste{ $cash }.
   *[monopolist] { $player } et { $other } échangent leurs rôles : { $player } est maintenant monopoliste, { $other } concurrent{ $cash }.
}
role-starts-with = { " " }et commence avec { $sum }
swap-cash = { " " }; { $payer } remet { $sum } d’argent de départ à { $payee }
event-turn = Manche { $x } : c’est à { $player } de jouer.
event-dice = { $double ->
    [1] { $player } fait { $x } et { $y } : un double.
   *[0] { $player } fait { $x } et { $y }.
}
event-extra-throw = { $player } relance les dés grâce à son double.
event-third-double = { $x ->
    [one] { $player } a fait un double.
   *[other] { $player } en est à { $x } doubles de suite.
}
event-speed-speed = { $face ->
    [bus] Le Dé rapide montre le bus pour { $player }.
    [mr-m] Le Dé rapide montre M. M. pour { $player }.
   *[other] Le Dé rapide montre { $x } pour { $player }.
}
event-count = { $player } fait { $x } et { $y }, soit { $total }.
event-move = { $player } arrive sur la case { $space }.

## Prison et guerre des prix

event-sightseeing = { $player } est en simple visite.
event-sent = { $role ->
    [competitor] { $player } va à la guerre des prix.
   *[other] { $player } va en prison.
}
event-free = { $role ->
    [competitor] { $player } quitte la guerre des prix.
   *[other] { $player } sort de prison.
}
event-miss = { $player } ne fait pas de double et doit rester.
event-stay = { $player } passe son tour.

## Dettes et faillite

event-debt = { $direction ->
    [to-bank] { $player } doit { $sum } à la banque et ne peut pas encore payer.
   *[other] { $player } doit { $sum } à { $other } et ne peut pas encore payer.
}
event-bankrupt = { $direction ->
    [to-bank] { $player } doit { $sum } à la banque, ne peut pas réunir cette somme et fait faillite.
   *[other] { $player } doit { $sum } à { $other }, ne peut pas réunir cette somme et fait faillite.
}
event-bankruptcy = { $direction ->
    [to-bank] { $player } laisse à la banque le reste de son argent : { $amount }.
   *[other] { $player } laisse à { $other } le reste de son argent : { $amount }.
}
event-inherited = { $x ->
    [1] { $player } laisse { $space } à { $other }, hypothèque comprise.
   *[0] { $player } laisse { $space } à { $other }.
}
event-get-out-inherited = { $player } laisse une carte de sortie de prison à { $other }.
event-to-bank = { $player } rend { $space } à la banque, libre d’hypothèque.

## Enchères et dernières maisons

event-auction-begins = { $lot ->
    [house] Une des dernières maisons est mise aux enchères.
    [hotel] Un des derniers hôtels est mis aux enchères.
    [apartment] Un des derniers immeubles est mis aux enchères.
   *[title] Mise aux enchères : { $space }.
}
event-bid = { $player } enchérit à { $bid }.
event-pass = { $player } passe.
event-unsold = { $lot ->
    [title] Personne n’enchérit : { $space } reste à la banque.
   *[other] Personne n’enchérit : la construction reste à la banque.
}
event-auction = { $where ->
    [space] { $player } remporte les enchères et paie { $amount } pour { $space }.
   *[none] { $player } remporte les enchères et paie { $amount } pour la construction.
}
event-want = { $lot ->
    [house] { $y ->
        [one] { $player } veut une des dernières maisons.
       *[other] { $player } veut { $y } des dernières maisons.
    }
    [hotel] { $y ->
        [one] { $player } veut un des derniers hôtels.
       *[other] { $player } veut { $y } des derniers hôtels.
    }
   *[apartment] { $y ->
        [one] { $player } veut un des derniers immeubles.
       *[other] { $player } veut { $y } des derniers immeubles.
    }
}
event-placed = { $lot ->
    [house] { $player } pose la maison sur { $space }.
    [hotel] { $player } pose l’hôtel sur { $space }.
   *[apartment] { $player } pose l’immeuble sur { $space }.
}

## Transactions

event-offer-trade = { $offer ->
    [give] { $player } propose à { $other } : { $gives } sans contrepartie.
    [take] { $player } demande à { $other } : { $takes } sans contrepartie.
   *[both] { $player } propose à { $other } : { $gives } contre { $takes }.
}
event-accepted-trade = { $offer ->
    [give] { $player } accepte : { $other } donne { $gives } sans contrepartie.
    [take] { $player } accepte et donne { $takes } à { $other } sans contrepartie.
   *[both] { $player } accepte : { $other } donne { $gives } ; { $player } donne { $takes }.
}
event-rejected-trade = { $player } refuse l’offre faite par { $other }.
event-withdrawn-trade = { $player } retire l’offre faite à { $other }.
event-trade = { $player } paie { $amount } à { $other } pour conclure l’échange.
event-passed-on = { $x ->
    [1] { $player } cède { $space } à { $other }, hypothèque comprise.
   *[0] { $player } cède { $space } à { $other }.
}
event-get-out-passed-on = { $player } cède une carte de sortie de prison à { $other }.

## La fin

event-time = Le temps convenu est écoulé.
event-keep = { $player } remet { $amount } à la banque et garde le reste{ $reasons }.
event-round = La banque fait le tour du plateau et paie chaque propriétaire.
event-worth = { $player } a une fortune de { $sum }.
event-over = La partie est terminée.

## Ce qui arrive encore

event-offer-roles = { $player } propose à { $other } d’échanger leurs rôles.
event-accepted-roles = { $player } accepte d’échanger son rôle avec { $other }.
event-rejected-roles = { $player } refuse d’échanger son rôle avec { $other }.
event-withdrawn-roles = { $player } retire la proposition faite à { $other } d’échanger leurs rôles.
event-rent-broken-monopoly = { $direction ->
    [from-bank] La banque verse à { $player } { $amount } de loyer pour { $space }{ $reasons }.
   *[other] { $player } paie à { $other } { $amount } de loyer pour { $space }{ $reasons }.
}
event-no-rent-timed = { $player } est en prison : la banque ne verse rien pour { $space }.
event-nothing-due = { $for ->
    [income-tax] { $player } n’a pas d’impôt à payer : un pourcentage de zéro fait zéro.
    [card] { $player } n’a rien à payer pour cette carte.
   *[other] { $player } n’a rien à payer ici.
}
event-pot = { $player } ramasse les { $amount } accumulés sur la case { $space }.
event-claim-for-me = { $x ->
    [1] { $player } fait désormais réclamer ses loyers automatiquement.
   *[0] { $player } réclame désormais ses loyers en personne.
}
event-dealt = { $player } reçoit { $space } à la distribution des titres.
event-throw-declined = { $player } renonce à relancer les dés.
event-three-alike = Trois dés identiques : { $player } peut aller sur n’importe quelle case.
event-speed-utility = { $face ->
    [bus] Pour { $player }, le Dé rapide montre le bus, qui ne compte pas ici.
    [mr-m] Pour { $player }, le Dé rapide montre M. M., qui ne compte pas ici.
   *[other] Pour { $player }, le Dé rapide ajoute { $x }.
}
event-walks-on = { $walk ->
    [unsold] M. M. emmène { $player } jusqu’au prochain titre à vendre.
    [rent] Tout est vendu : M. M. emmène { $player } jusqu’au prochain titre où l’on doit un loyer.
   *[nowhere] M. M. n’a plus de titre où emmener { $player }.
}
