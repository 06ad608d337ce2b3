# Ce que le serveur calcule à côté de la position : titres, où mène un lancer, ce que change un échange, une partie revue.
# Un nom de joueur ou de case ne suit jamais « de » ni « que » : l’élision en dépendrait.

## Robots

bot-random = au hasard
bot-random-line = Joue n’importe quel coup permis, au hasard ; n’échange jamais.
bot-greedy = avide
bot-greedy-line = Achète tout ce sur quoi il tombe et construit aussitôt, sans penser au lendemain.
bot-steady = posé
bot-steady-line = Achète ce qui est dans ses moyens, garde une réserve, construit là où une maison rapporte le plus, échange si chacun y gagne.
bot-trader = marchand
bot-trader-line = Calcule ce que chaque titre rapporte et complète, et pour qui ; échange dès que chacun y gagne.
bot-dealer = négociateur
bot-dealer-line = Estime les chances de chacun avant et après un échange ou une enchère, et prend ce qui augmente assez les siennes.
bot-planner = calculateur
bot-planner-line = Joue la suite de nombreuses fois après chaque coup possible, et choisit celui qui gagne le plus souvent.
bot-expert = expert
bot-expert-line = Le calculateur avec une seconde par décision, et des échanges qui profitent aux deux.
bot-champion = champion
bot-champion-line = Le négociateur avec une seconde par décision : joue de nombreuses fois la suite de ses coups et de ses échanges, et compare.
bot-without-twin = Ici, il joue comme le marchand, tant que ce qui lui sert à réfléchir n’est pas installé sur le serveur : pip install wasmtime.
bot-named = { $level ->
    [child] jeu d’enfant : { $bot }
    [easy] facile : { $bot }
    [normal] normal : { $bot }
    [hard] difficile : { $bot }
   *[expert] très difficile : { $bot }
}

## Titres

title-price = prix { $amount }
title-owner = à { $player }
title-bare = terrain nu
title-row-bare = Terrain nu
title-row-monopoly = { $game ->
    [roles] Terrain nu, monopole
   *[classic] Terrain nu, groupe complet
}
title-row-broken = { $row }, monopole rompu
title-utilities = { $number ->
    [one] { $number } compagnie
   *[other] { $number } compagnies
}
title-as-above = comme ci-dessus
title-not-built = pas de construction
title-hotel-cost = { $any ->
    [yes] { $cost } et { $houses }
   *[no] { $cost }
}
title-lift = Lever l’hypothèque
title-why-rent = { $amount } maintenant{ $reasons }.
title-why-utility = { $number ->
    [one] { $multiple } fois un nouveau lancer : { $player } a { $number } compagnie.
   *[other] { $multiple } fois un nouveau lancer : { $player } a { $number } compagnies.
}
title-why-mortgaged = Titre hypothéqué : pas de loyer. Lever l’hypothèque coûte { $amount }.
title-why-prison = { $player } est en prison et ne perçoit aucun loyer.
title-why-unowned = Personne ne possède ce titre : qui s’arrête ici peut l’acheter pour { $amount }.
title-pot = Cagnotte

## Ce qui arrive à qui s’arrête quelque part, en peu de mots
## $named vaut yes si l’on dit aussi à qui va l’argent ; $direction est in ou out.

landing-nothing = rien
landing-own = son propre titre
landing-mortgaged = rien : hypothèque
landing-prison = rien : { $player } est en prison
landing-rent = { $named ->
    [yes] { $amount } à { $player }
   *[no] { $amount }
}
landing-doubled = { $named ->
    [yes] { $amount } à { $player }, doublé
   *[no] { $amount }, doublé
}
landing-claim = { $named ->
    [yes] { $amount } si { $player } les réclame
   *[no] { $amount } si réclamés
}
landing-debt = { $to ->
    [player] { $named ->
        [yes] { $amount } à { $player } : il manque { $missing }
       *[no] { $amount } : il manque { $missing }
    }
   *[bank] paie { $amount } : il manque { $missing }
}
landing-buy = { $short ->
    [yes] à vendre, { $price } : il manque { $missing }
   *[no] à vendre, { $price }
}
landing-card = tirer une carte
landing-die = un dé de plus
landing-tax = { $flat } ou { $percent }
landing-count = { $named ->
    [yes] { $multiple } fois un nouveau lancer, à { $player }
   *[no] { $multiple } fois un nouveau lancer
}
landing-speed = puis le Dé rapide
landing-pays = { $direction ->
    [in] reçoit { $amount }
   *[out] paie { $amount }
}
landing-start = reçoit { $amount }
landing-sent = { $role ->
    [competitor] en guerre des prix
   *[other] en prison
}
landing-visit = { $game ->
    [roles] simple visite
   *[classic] simple visite
}
landing-miss = pas de double : reste
landing-free = un double : sort
landing-with-fee = , après { $amount } d’amende
landing-with-start = , plus { $amount } au Départ
landing-with-throw = , et relance

## Ce qu’un coup changerait

effect-title = { $space }{ $reasons }
effect-mortgaged = { $space }, titre hypothéqué
effect-lost = { $space } ne rapporte plus rien à { $player }
effect-interest = { $space } arrive sous hypothèque : { $keep } pour la garder, ou { $lift } pour la lever
effect-monopoly = { $game ->
    [roles] Monopole à { $city }
   *[classic] Tout le groupe { $city }
}
effect-builds = Pourrait alors construire : { $spaces }
effect-builds-no-more = Ne pourrait plus construire : { $spaces }
effect-each = { $amount } pièce

## Une partie revue

replay-luckiest = { $stayed ->
    [yes] Lancer le plus chanceux : { $player }, manche { $round }, { $x } et { $y }, sur la case { $start } : { $amount } de mieux que la moyenne des lancers depuis cette case.
   *[no] Lancer le plus chanceux : { $player }, manche { $round }, { $x } et { $y }, de la case { $start } à la case { $space } : { $amount } de mieux que la moyenne des lancers depuis cette case.
}
replay-throws = { NUMBER($number, useGrouping: 0) ->
    [one] Moyenne de { NUMBER($number, useGrouping: 0) } lancer : { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ; on attendait 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[other] Moyenne de { NUMBER($number, useGrouping: 0) } lancers : { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ; on attendait 7 ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
replay-won-last = { $players } reste en jeu : tous les autres sont en faillite.
replay-won-camp = { $shape ->
    [shared] { $role ->
        [competitor] Les monopolistes sont en faillite ; { $players } sont les concurrents les plus riches à égalité : { $amount } chacun, argent et une visite à chaque titre compris.
       *[monopolist] Les concurrents sont en faillite ; { $players } sont les monopolistes les plus riches à égalité : { $amount } chacun, argent et une visite à chaque titre compris.
    }
   *[ahead] { $role ->
        [competitor] Les monopolistes sont en faillite et { $players } est le concurrent le plus riche : { $amount }, contre { $least } pour { $other }, argent et une visite à chaque titre compris.
       *[monopolist] Les concurrents sont en faillite et { $players } est le monopoliste le plus riche : { $amount }, contre { $least } pour { $other }, argent et une visite à chaque titre compris.
    }
}
replay-won-timed = { $shape ->
    [shared] Le temps est écoulé : { $players } sont à égalité avec le plus d’argent, { $amount } chacun.
   *[ahead] Le temps est écoulé : { $players } a le plus d’argent, { $amount }, devant { $other } avec { $least }.
}
