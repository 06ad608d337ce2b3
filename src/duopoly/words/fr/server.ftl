# Ce que le serveur dit de la position à la page : titres, choix, où en sont les joueurs. Sommes et noms arrivent comme du texte.
# Un nom de joueur ou de case ne suit jamais « de » ni « que » : l’élision en dépendrait.

## En-têtes : ce qui est demandé à un joueur, et pourquoi

waits-for = { $player } : { $what }
over-heading = La partie est terminée.
stopped-heading = Cette table ne peut plus qu’être regardée.
out-heading = { $player } est en faillite et ne joue plus.

ask-role = { $player }, choisissez un rôle
ask-role-line = Il vaut pour toute la partie ; les camps diffèrent d’un joueur au plus.
ask-throw = { $held ->
    [must-pay] { $player }, payez pour être libre
    [yes] { $player }, { $role ->
        [competitor] en guerre des prix
       *[other] en prison
    } : tour { $number }
   *[no] { $again ->
        [yes] { $player }, relancez les dés
       *[no] À vous de lancer, { $player }
    }
}
ask-throw-line = { $held ->
    [must-pay] Vos essais de double sont épuisés : payez { $fee } pour être libre, puis lancez.
    [yes] Pour être libre : un double, ou { $fee }. Essais de double : { $tries }.
   *[no] { $again ->
        [yes] { $declines ->
            [yes] Un double donne droit à un lancer de plus ; vous pouvez y renoncer.
           *[no] Un double donne un lancer de plus.
        }
       *[no] Vous êtes sur { $space } et avez { $cash }.
    }
}
ask-go = { $player }, choisissez où aller
ask-go-line = Les dés vous laissent le choix : touchez une case du plateau.
ask-buy = { $space } est à vendre
ask-buy-line = { $short ->
    [yes] Le prix est de { $price } ; vous avez { $cash }.
   *[no] { $auction ->
        [yes] { $price }, ou le titre va aux enchères.
       *[no] { $price }, ou le titre reste à la banque.
    }
}
ask-tax = { $player }, choisissez l’impôt sur le revenu
ask-tax-line = Forfait de { $flat }, ou { $percent } en pourcentage.
ask-fine = { $player }, payez ou tirez une carte
ask-fine-line = Payez { $owed }, ou tirez dans l’autre pioche.
ask-end = { $player }, autre chose ?
ask-end-line = Vos lancers sont finis. Construisez, échangez ou hypothéquez, puis passez les dés.
ask-adjust = { $player }, derniers ajustements
ask-adjust-line = Le temps est écoulé : réglez vos titres avec la banque, puis terminez.
ask-auction = { $lot ->
    [title] Enchère : { $lotname }
    [hotel] Enchère : les derniers { $hotel ->
        [apartment] immeubles
       *[hotel] hôtels
    }
   *[house] Enchère : les dernières maisons
}
ask-auction-line = { $begun ->
    [yes] { $best } offre { $bid } ; vous avez { $cash }.
   *[no] Pas encore de mise ; vous avez { $cash }.
}
ask-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $player }, combien des derniers immeubles voulez-vous ?
       *[hotel] { $player }, combien des derniers hôtels voulez-vous ?
    }
   *[house] { $player }, combien des dernières maisons voulez-vous ?
}
ask-want-line = { $left ->
    [one] Il ne reste qu’une construction. Si personne d’autre n’en veut, vous payez son prix ; sinon, enchères.
   *[other] Il en reste { $left }. Ce que personne d’autre ne veut est à vous à son prix ; le reste va aux enchères.
}
ask-place = { $won ->
    [yes] { $player }, posez la construction remportée
   *[no] { $player }, où construisez-vous ?
}
ask-place-line = { $won ->
    [yes] Choisissez la rue où la poser.
   *[no] Personne d’autre n’en veut : construisez au prix imprimé, ou laissez.
}
ask-answer = { $swap ->
    [yes] { $other } vous propose d’échanger vos rôles
   *[no] { $other } vous propose un échange
}
ask-answer-line = Acceptez en bloc, ou refusez.
ask-debt = { $to ->
    [player] Vous devez { $owed } à { $creditor }
   *[bank] Vous devez { $owed } à la banque
}
ask-debt-line = { $lacks ->
    [yes] Vous avez { $cash } : vendez, hypothéquez ou échangez pour { $missing }.
   *[no] Vous avez { $cash } : payez.
}
ask-interest = { $player }, vous recevez des titres sous hypothèque
ask-interest-line = Levez l’hypothèque maintenant, ou gardez-la contre les intérêts.

## Où en est chacun

throws-again = relance les dés
debt-told = { $to ->
    [player] { $debtor } doit { $amount } à { $creditor }{ $at ->
        [space]  : { $space }
       *[none] {""}
    }
   *[bank] { $debtor } doit { $amount } à la banque{ $at ->
        [space]  : { $space }
       *[none] {""}
    }
}
claim-told = { $creditor } peut réclamer { $amount } à { $debtor }{ $at ->
    [space]  : { $space }
   *[none] {""}
}

## Les coups

move-throw = { $held ->
    [yes] Lancer pour un double
   *[no] { $again ->
        [yes] Relancer les dés
       *[no] Lancer les dés
    }
}
move-end = { $phase ->
    [adjust] C’est réglé
    [extra] Sans relancer
   *[other] Finir le tour
}
move-end-detail = { $where ->
    [held] { $role ->
        [competitor] vous restez en guerre des prix
       *[other] vous restez en prison
    }
    [visit] { $game ->
        [roles] vous êtes libre et restez ici en touriste
       *[classic] vous êtes libre et restez ici en simple visite
    }
   *[other] les dés passent à { $player }
}
move-buy = Acheter { $space }
move-decline = { $auction ->
    [yes] Laisser aux enchères
   *[no] Ne pas acheter
}
move-pay = { $phase ->
    [throw] Payer pour être libre
   *[other] Payer
}
move-stay = Passer ce tour
move-use-card = { $which ->
    [no] Jouer une carte de sortie de prison
   *[yes] Jouer la carte de sortie : { $deck }
}
move-tax = { $way ->
    [flat] Payer le forfait
   *[percent] Payer le pourcentage
}
move-draw = Tirer l’autre carte
move-go = Aller à { $space }
move-bid = Offrir { $bid }
move-offer = { $offer ->
    [swap] Proposer à { $other } d’échanger les rôles
    [give] Proposer à { $other } : { $gives } contre rien
    [take] Demander à { $other } sans rien donner : { $takes }
   *[both] Proposer à { $other } : { $gives } contre { $takes }
}
move-pass = { $phase ->
    [auction] Ne plus enchérir
    [want] Je passe
    [place] Laisser
   *[other] Non, merci
}
move-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $number ->
            [one] Vouloir { $number } immeuble
           *[other] Vouloir { $number } immeubles
        }
       *[hotel] { $number ->
            [one] Vouloir { $number } hôtel
           *[other] Vouloir { $number } hôtels
        }
    }
   *[house] { $number ->
        [one] Vouloir { $number } maison
       *[other] Vouloir { $number } maisons
    }
}
move-place = { $won ->
    [yes] Poser sur { $space }
   *[no] Construire sur { $space }
}
move-keep = Garder { $space } sous hypothèque
move-give-up = Abandonner : faillite
move-role = { $role ->
    [competitor] Être concurrent
   *[monopolist] Être monopoliste
}
move-accept = Accepter
move-reject = Refuser
move-build = { $next ->
    [hotel] { $hotel ->
        [apartment] Construire l’immeuble sur { $space }
       *[hotel] Construire l’hôtel sur { $space }
    }
   *[house] Construire sur { $space }
}
move-sell = Vendre sur { $space }
move-mortgage = Hypothéquer { $space }
move-lift = Lever l’hypothèque : { $space }
move-withdraw = Retirer l’offre
move-claim = Réclamer le loyer à { $player }
move-claim-for-me = { $way ->
    [on] Faire réclamer mes loyers aussitôt
   *[off] Réclamer mes loyers moi-même
}
rent-change = loyer { $before } → { $after }
grey-end = { $again ->
    [yes] Ici, le lancer de plus est obligatoire.
   *[no] Le lancer d’abord.
}
grey-cash = { $bid ->
    [yes] Il faut { $cost } ; en plus de votre mise, vous avez { $cash }.
   *[no] Il faut { $cost } ; vous avez { $cash }.
}

## Le hasard à la main

hand-dice = { $player } lance deux dés
hand-count = { $player } lance deux dés qui ne font que compter
hand-order = { $player } lance pour l’ordre
hand-die = { $player } lance un dé
hand-speed = Dé rapide : { $player }
hand-card = { $player } tire une carte : { $deck }
hand-deal = Distribuez un titre à { $player }

## Le plateau

space-line-start = recevez { $start }
space-line-income-tax = { $choice ->
    [0] payez { $flat }
   *[other] { $flat } ou %
}
space-line-property-tax = payez { $tax }
space-line-foundation = un dé, ou payez { $grant }
house-rule-changed = { $rule } : { $value } (imprimé : { $printed })
switch-on = oui
switch-off = non

## La table autour de la partie

undo-told = { $player } demande à reprendre { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}.
bot-told = { $player } demande qu’un robot continue pour { $seat }.
server-moved-on = La partie a avancé entre-temps : regardez de nouveau.
server-not-your-seat = Ce siège n’est pas à vous.
server-too-fast = Trop de messages : attendez un instant.
server-garbled = Ce message ne se lit pas : { $detail }
server-not-playing = La partie n’a pas commencé, ou elle est terminée.
server-stopped = Selon ces règles la partie s’arrête ici : on ne peut plus que la regarder.
server-no-vote = Aucune demande n’attend de réponse.
server-vote-open = Une autre demande attend : répondez-y d’abord.
server-nothing-to-undo = Vous n’avez aucun coup à reprendre.
server-not-out-of-time = Le temps de cette décision n’est pas écoulé.
server-by-program = Ici, les dés et les cartes sont ceux du programme.
server-host-only = Seul l’hôte de la table peut le faire.
server-store = Le coup n’a pas pu être enregistré, il n’est donc pas joué : { $detail }
server-failed = Quelque chose a mal tourné ici ; c’est noté.
server-no-hints = Il n’y a pas d’indices à cette table.
server-not-now = Ce n’est pas possible maintenant à cette table.
server-chat-person = Seules les personnes assises à la table peuvent parler.
guest = Invité { $number }
