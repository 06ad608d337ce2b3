# Les étapes du calcul d’une somme, lues l’une après l’autre.
# $sum est le nombre de l’étape en argent, $number tel quel ; $owner est celui qui reçoit, $percent une part,
# $houses 0 si on ne le sait pas.

reason-bare = { $sum } pour le terrain nu
reason-houses = { $houses ->
    [0] { $sum } avec des maisons
    [one] { $sum } avec { $houses } maison
   *[other] { $sum } avec { $houses } maisons
}
reason-hotel = { $hotel ->
    [apartment] { $sum } avec un immeuble
   *[hotel] { $sum } avec un hôtel
}
reason-monopoly = { $game ->
    [roles] doublé : { $owner } a le monopole à { $city }
   *[classic] doublé : { $owner } a tout le groupe { $city }
}
reason-broken-monopoly = { $game ->
    [roles] divisé par deux, { $sum } : plus de monopole à { $city }
   *[classic] divisé par deux, { $sum } : le groupe { $city } n’est plus entier
}
reason-owned = { $game ->
    [roles] { $number ->
        [one] { $number } société de transport
       *[other] { $number } sociétés de transport
    }
   *[classic] { $number ->
        [one] { $number } gare
       *[other] { $number } gares
    }
}
reason-times-card = multiplié par { $number } selon la carte
reason-multiple = multiplié par { $number }
reason-throw = { $number } aux dés
reason-cash-percent = { $percent } % de { $sum } en argent
reason-titles-percent = { $percent } % de { $sum } de titres non hypothéqués
reason-buildings-percent = { $percent } % de { $sum } de constructions
reason-rounded-down = arrondi vers le bas
reason-flat = le montant fixe
reason-half-price = la moitié du prix payé
reason-interest-percent = { $number } % de l’hypothèque
reason-houses-upkeep = { $number ->
    [one] { $number } maison
   *[other] { $number } maisons
}
reason-hotels-upkeep = { $hotel ->
    [apartment] { $number ->
        [one] { $number } immeuble
       *[other] { $number } immeubles
    }
   *[hotel] { $number ->
        [one] { $number } hôtel
       *[other] { $number } hôtels
    }
}
reason-kept-percent = { $number } % gardés

# Toutes les étapes ensemble, telles qu’elles suivent la phrase.
reasons = { " " }: { $steps }
reason-houses-now = { $number ->
    [0] sans construction à présent
    [one] { $number } maison à présent
   *[other] { $number } maisons à présent
}
reason-hotel-now = { $hotel ->
    [apartment] un immeuble à présent
   *[hotel] un hôtel à présent
}
