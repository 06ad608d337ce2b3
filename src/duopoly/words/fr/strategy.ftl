# Bien jouer : des conseils par rôle, avec les chiffres de ce que font les bons joueurs. $..._wins, $buys, $mortgages, $early et
# $late sont des parts avec leur intervalle ; $price..., $single, $bid, $dear_price et $cheap_price, des pourcentages d’un prix imprimé.

strategy-document = Bien jouer
strategy-title = Bien jouer : { $edition }
strategy-about = Ce que font les bons joueurs, et ce que cela leur rapporte : d’après { NUMBER($games) } parties jusqu’au dernier en jeu, où les quatre joueurs jouent comme le robot « { $bot } ». À côté de chaque part figure son intervalle à 95 %.
strategy-chances-roles = Deux concurrents affrontent deux monopolistes : chaque concurrent gagne { $competitor_wins } des parties, chaque monopoliste { $monopolist_wins }.
strategy-chances-classic = Chacun des quatre gagne en moyenne { $player_wins } des parties. Une habitude de ceux qui gagnent plus souvent n’est pas forcément ce qui les fait gagner.
strategy-share = { NUMBER($value, minimumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1) }{ "\u2060" }–{ "\u2060" }{ NUMBER($high, minimumFractionDigits: 1) })
strategy-price = { $value } % ({ $low }{ "\u2060" }–{ "\u2060" }{ $high })

strategy-heading-player = Ce que font les bons joueurs
strategy-heading-competitor = Côté concurrent
strategy-heading-monopolist = Côté monopoliste

strategy-column-group = Groupe
strategy-column-owner-wins = Victoires du premier propriétaire
strategy-column-bid = Prix aux enchères, par rapport au prix imprimé
strategy-column-pays-for-city = Payé pour ce qui le complète, par rapport au prix imprimé

## Le jeu classique

strategy-player-buy = Achetez presque tous les titres où vous tombez.
strategy-player-buy-why = Les bons joueurs achètent { $buys } des titres libres où ils tombent. Les autres partent aux enchères.
strategy-player-best = Repérez les meilleurs titres.
strategy-player-best-why = En tête : { $best }. Le premier propriétaire d’un tel titre gagne { $best_wins } des parties, un joueur moyen { $wins }.
strategy-player-auction = Enchérissez, mais pas jusqu’au prix imprimé.
strategy-player-auction-why = Aux enchères, un titre part en moyenne à { $bid } de ce prix.
strategy-player-city = Le premier groupe complet arrive tôt.
strategy-player-city-why = Dans la moitié des parties, le premier groupe est complet au plus tard à la manche { $city_round }. Son propriétaire gagne { $city_wins } des parties, un joueur moyen { $wins }.
strategy-player-price = Vendez cher le titre qui complète un groupe.
strategy-player-price-why = En argent et en titres, les acheteurs donnent en moyenne { $price_player } de son prix imprimé : le plus pour le groupe { $dear } ({ $dear_price }), le moins pour le groupe { $cheap } ({ $cheap_price }). Un titre qui ne complète rien se vend { $single }. Après la première vente de ce genre d’une partie, l’acheteur gagne { $buyer_wins } des parties, le vendeur { $seller_wins }.
strategy-player-swap = Un groupe contre un groupe : prenez le moins cher.
strategy-player-swap-why = Cela arrive { $swaps } fois en 100 parties. Celui qui reçoit le groupe le plus cher ajoute en moyenne { $swap_cash }, alors que l’écart des prix imprimés est de { $swap_gap }, et gagne { $dear_wins } des parties ; l’autre en gagne { $cheap_wins }.
strategy-player-build = Remplissez un groupe avant le suivant.
strategy-player-build-why = La moitié de ceux qui construisent ont commencé au plus tard à la manche { $build_round }. Quand leur deuxième groupe reçoit sa première maison, chaque rue du premier porte en moyenne { NUMBER($buildings) } constructions, l’hôtel étant la cinquième. Un tour où ils construisent leur laisse { $kept } en argent.
strategy-player-prison = Ne payez pour sortir de prison que tant qu’il reste des titres à vendre.
strategy-player-prison-why = Quand ils ont le choix, les bons joueurs paient dans { $early } des tours jusqu’à la vente du dernier titre, et dans { $late } ensuite : en prison, on ne paie pas de loyer, et on continue d’encaisser les siens. On y reste en moyenne { NUMBER($turns) ->
        [one] { NUMBER($turns) } tour.
       *[other] { NUMBER($turns) } tours.
    }

## Les concurrents

strategy-competitor-buy = Achetez tous les titres possibles, même en hypothéquant.
strategy-competitor-buy-why = Les concurrents achètent { $buys } des titres libres où ils tombent, et hypothèquent quelque chose pour { $mortgages } d’entre eux.
strategy-competitor-best = Repérez les meilleurs titres.
strategy-competitor-best-why = En tête : { $best }. Le premier propriétaire d’un tel titre gagne { $best_wins } des parties, un concurrent moyen { $wins }.
strategy-competitor-sell = Faites payer aux monopolistes la rue qu’il leur faut.
strategy-competitor-sell-why = Une rue qui complète une ville pour un monopoliste rapporte en moyenne { $price } de son prix imprimé, en argent et en titres. Celui qui fait la première vente de ce genre d’une partie gagne { $seller_wins } des parties, un concurrent moyen { $wins }.
strategy-competitor-build = Construisez n’importe où, mais remplissez une ville avant la suivante.
strategy-competitor-build-why = La moitié de ceux qui construisent ont commencé au plus tard à la manche { $build_round } : les titres passent d’abord. Quand leur deuxième ville reçoit sa première maison, chacune de leurs rues dans la première porte en moyenne { NUMBER($buildings) } constructions, { $hotel ->
        [apartment] l’immeuble
       *[hotel] l’hôtel
    } étant la cinquième. Un tour où ils construisent leur laisse { $kept } en argent.
strategy-competitor-prison = Restez dans la guerre des prix.
strategy-competitor-prison-why = Vos loyers continuent de rentrer. { $buys_in_price_war ->
        [0] En revanche, vous ne pouvez rien acheter.
       *[other] Vous pouvez même acheter et construire.
    } Quand ils ont le choix, les concurrents paient pour sortir dans { $early } des tours tant qu’il reste des titres à vendre, et dans { $late } ensuite. Ils y restent en moyenne { NUMBER($turns) ->
        [one] { NUMBER($turns) } tour.
       *[other] { NUMBER($turns) } tours.
    }

## Les monopolistes

strategy-monopolist-buy = Achetez, mais rarement en hypothéquant.
strategy-monopolist-buy-why = Les monopolistes achètent { $buys } des titres libres où ils tombent, et n’hypothèquent quelque chose que pour { $mortgages } d’entre eux.
strategy-monopolist-best = Repérez les meilleurs titres.
strategy-monopolist-best-why = En tête : { $best }. Le premier propriétaire d’un tel titre gagne { $best_wins } des parties, un monopoliste moyen { $wins }.
strategy-monopolist-city = Deux rues font une ville, mais la première ville se paie cher.
strategy-monopolist-city-why = Dans la moitié des parties, la première ville est complète au plus tard à la manche { $city_round }. Son propriétaire gagne { $city_wins } des parties, un monopoliste moyen { $wins }.
strategy-monopolist-price = La deuxième rue se paie plus que son prix imprimé.
strategy-monopolist-price-why = En argent et en titres, les monopolistes en donnent en moyenne { $price_competitor } aux concurrents et { $price_monopolist } entre eux. Ils paient le plus à { $dear } ({ $dear_price }), le moins à { $cheap } ({ $cheap_price }).
strategy-monopolist-swap = Une ville contre une ville : celui qui reçoit la plus chère gagne plus souvent.
strategy-monopolist-swap-why = Les monopolistes le font { $swaps } fois en 100 parties. Celui qui reçoit la ville la plus chère ajoute en moyenne { $swap_cash }, alors que l’écart des prix imprimés est de { $swap_gap }, et gagne { $dear_wins } des parties ; l’autre en gagne { $cheap_wins }.
strategy-monopolist-build = Construisez en gardant une grosse réserve.
strategy-monopolist-build-why = La moitié de ceux qui construisent ont commencé au plus tard à la manche { $build_round }. Quand leur deuxième ville reçoit sa première maison, chacune de leurs rues dans la première porte en moyenne { NUMBER($buildings) } constructions, { $hotel ->
        [apartment] l’immeuble
       *[hotel] l’hôtel
    } étant la quatrième. Un tour où ils construisent leur laisse { $kept } en argent.
strategy-monopolist-prison = Payez tout de suite pour sortir de prison.
strategy-monopolist-prison-why = Un monopoliste en prison n’encaisse rien. Quand ils ont le choix, ils paient dans { $early } des tours tant qu’il reste des titres à vendre, et dans { $late } ensuite. Ils y restent en moyenne { NUMBER($turns) ->
        [one] { NUMBER($turns) } tour.
       *[other] { NUMBER($turns) } tours.
    }
