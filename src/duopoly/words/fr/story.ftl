# L’histoire d’une partie finie, et les décisions revues après coup.

story-percent = { $number } %
story-best-title = { $visits ->
    [one] Meilleur titre : { $title }, qui a rapporté { $amount } à { $owner } en { $visits } visite.
   *[other] Meilleur titre : { $title }, qui a rapporté { $amount } à { $owner } en { $visits } visites.
}
story-best-title-short = { $visits ->
    [one] { $amount } en { $visits } visite
   *[other] { $amount } en { $visits } visites
}
story-round = manche { $round }
story-turning-point = La partie a basculé à la { $when } ({ $player } : chances passées de { $before } à { $after }).
story-trade = { $offer ->
    [give] { $player } a donné à { $other } : { $gives }, sans contrepartie.
    [take] { $other } a donné à { $player } : { $takes }, sans contrepartie.
   *[both] { $player } a échangé avec { $other } : { $gives } contre { $takes }.
}
story-turn-label = { $kind ->
    [trade] manche { $round } : l’échange
    [bankrupt] manche { $round } : la faillite
    [rent] manche { $round } : le loyer
    [purchase] manche { $round } : l’achat
    [building] manche { $round } : la construction
   *[throw] manche { $round }
}
story-dice = { $x } et { $y }
story-luckiest = { $stayed ->
    [yes] Le lancer le plus chanceux : { $dice } pour { $player }, manche { $round }, soit { $amount } de mieux que la moyenne.
   *[no] Le lancer le plus chanceux : { $dice } pour { $player }, manche { $round }, jusqu’à la case { $space } : { $amount } de mieux que la moyenne.
}

## Ce qui a été fait

deed-accept = { $offer ->
    [give] { $other } a donné à { $player } : { $gives }, sans contrepartie{ $city }
    [take] { $player } a donné à { $other } : { $takes }, sans contrepartie{ $city }
   *[both] { $player } a accepté l’échange avec { $other } : { $gives } contre { $takes }{ $city }
}
deed-reject = { $offer ->
    [give] { $player } a refusé l’offre ({ $other }) : { $gives }, sans contrepartie{ $city }
    [take] { $player } a refusé de donner à { $other } : { $takes }, sans contrepartie{ $city }
   *[both] { $player } a refusé l’échange avec { $other } : { $gives } contre { $takes }{ $city }
}
deed-city = { $game ->
    [roles] { $whose ->
        [other] { $streets ->
            [last] , la dernière rue qui manquait à { $other } ({ $city })
           *[all] , tout ce qui manquait à { $other } ({ $city })
        }
       *[player] { $streets ->
            [last] , la dernière rue qui manquait ({ $city })
           *[all] , tout ce qui manquait ({ $city })
        }
    }
   *[classic] { $whose ->
        [other] { $streets ->
            [last] , le dernier terrain qui manquait à { $other } (groupe { $city })
           *[all] , tout ce qui manquait à { $other } (groupe { $city })
        }
       *[player] { $streets ->
            [last] , le dernier terrain qui manquait (groupe { $city })
           *[all] , tout ce qui manquait (groupe { $city })
        }
    }
}
deed-offer = { $offer ->
    [give] { $player } a proposé à { $other } : { $gives } sans contrepartie
    [take] { $player } a demandé à { $other } : { $takes } sans contrepartie
   *[both] { $player } a proposé à { $other } : { $gives } contre { $takes }
}
deed-buy = { $player } a acheté { $space } pour { $price }
deed-decline = { $auction ->
    [yes] { $player } a mis { $space } aux enchères au lieu de l’acheter pour { $price }
   *[no] { $player } n’a pas acheté { $space } pour { $price }
}
deed-bid = { $player } a enchéri à { $bid } pour { $space }
deed-pass = { $some ->
    [yes] { $player } a quitté les enchères pour { $space }, à { $bid }
   *[no] { $player } n’a pas enchéri pour { $space }
}
deed-build = { $player } a construit : { $space }
deed-sell = { $player } a revendu une construction : { $space }
deed-mortgage = { $player } a hypothéqué { $space }
deed-lift = { $player } a levé l’hypothèque : { $space }
deed-other = { $player } : { $label }
