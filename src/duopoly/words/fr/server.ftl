# Ce que le serveur dit de la position à la page : titres, choix, où en sont les joueurs. Sommes et noms arrivent comme du texte.
# Un nom de joueur ou de case ne suit jamais « de » ni « que » : l’élision en dépendrait.

## En-têtes : ce qui est demandé à un joueur, et pourquoi

over-heading = La partie est terminée.
stopped-heading = Cette table ne peut plus être que regardée.
out-heading = { $player } est en faillite et ne joue plus.

ask-role = { $player }, choisissez un rôle
ask-role-line = Il vaut pour toute la partie ; les camps diffèrent d’un joueur au plus.
ask-throw = { $held ->
    [must-pay] { $player }, payez pour sortir
    [free-try] { $player }, un essai gratuit pour sortir
    [yes] { $player }, { $role ->
        [competitor] en guerre des prix
       *[other] en prison
    } : tour { $number }
   *[no] { $again ->
        [yes] { $player }, relancez les dés
       *[no] { $player }, à vous de lancer
    }
}
ask-throw-line = { $held ->
    [must-pay] Vous n’avez plus d’essai de double : payez { $fee } pour sortir, puis lancez.
    [free-try] { $declines ->
        [yes] Un double vous fait sortir, mais vous pouvez renoncer à ce lancer. Vous pourrez payer dès votre prochain tour.
       *[no] Un double vous fait sortir. Vous pourrez payer dès votre prochain tour.
    }
    [yes] Pour sortir : un double, ou { $fee }. Vous avez { $tries ->
        [one] un seul essai
       *[other] { $tries } essais en tout
    }.
   *[no] { $again ->
        [yes] { $declines ->
            [yes] Un double donne droit à un lancer de plus ; vous pouvez y renoncer.
           *[no] Un double donne un lancer de plus.
        }
       *[no] Votre case : { $space } ; vous avez { $cash }.
    }
}
ask-go = { $player }, choisissez où aller
ask-go-line = Les dés vous laissent le choix : touchez une case du plateau.
ask-buy = À vendre : { $space }
ask-buy-line = { $short ->
    [yes] Le prix est de { $price } ; vous avez { $cash }.
   *[no] { $auction ->
        [yes] { $price }, ou le titre va aux enchères.
       *[no] { $price }, ou le titre reste à la banque.
    }
}
ask-tax = { $player }, comment payer l’impôt sur le revenu ?
ask-tax-line = Montant fixe de { $flat }, ou { $percent } en pourcentage.
ask-fine = { $player }, payez ou tirez une carte
ask-fine-line = Payez { $owed }, ou tirez dans l’autre pioche.
ask-end = { $player }, autre chose ?
ask-end-line = { $trades ->
    [yes] Vous avez lancé. Construisez, échangez ou hypothéquez, puis passez les dés.
   *[no] Vous avez lancé. Construisez ou hypothéquez, puis passez les dés.
}
ask-adjust = { $player }, derniers réglages
ask-adjust-line = Le temps est écoulé : réglez vos titres avec la banque, puis terminez. Vous gardez { $share } % de votre argent : vous remettez { $given } à la banque, { $collects ->
    [yes] qui vous paie ensuite le loyer habituel de chaque propriété.
   *[no] qui ne vous paie rien pour vos propriétés, car vous êtes en prison.
}
ask-auction = { $lot ->
    [title] Aux enchères : { $lotname }
    [hotel] Aux enchères : les derniers { $hotel ->
        [apartment] immeubles
       *[hotel] hôtels
    }
   *[house] Aux enchères : les dernières maisons
}
ask-auction-line = { $begun ->
    [yes] { $best } enchérit à { $bid } ; vous avez { $cash }.
   *[no] Pas encore d’enchère ; vous avez { $cash }.
}
ask-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $player }, combien des derniers immeubles voulez-vous ?
       *[hotel] { $player }, combien des derniers hôtels voulez-vous ?
    }
   *[house] { $player }, combien des dernières maisons voulez-vous ?
}
ask-want-line = { $left ->
    [one] Il ne reste qu’une construction. Si personne d’autre ne la veut, vous payez son prix ; sinon, elle est mise aux enchères.
   *[other] Il reste { $left } constructions. Celles dont personne d’autre ne veut sont à vous au prix imprimé ; les autres sont mises aux enchères.
}
ask-place = { $won ->
    [yes] { $player }, posez la construction remportée
   *[no] { $player }, où construisez-vous ?
}
ask-place-line = { $won ->
    [yes] Choisissez la rue où la poser.
   *[no] Personne d’autre n’en veut : prenez-la au prix imprimé, ou laissez-la.
}
ask-answer = { $swap ->
    [yes] { $other } vous propose d’échanger vos rôles
   *[no] { $other } vous propose un échange
}
ask-answer-line = À accepter ou à refuser en bloc.
ask-debt = { $to ->
    [player] Vous devez { $owed } à { $creditor }
   *[bank] Vous devez { $owed } à la banque
}
ask-debt-line = { $lacks ->
    [yes] { $trades ->
        [yes] Vous avez { $cash } : vendez, hypothéquez ou échangez pour { $missing }.
       *[no] Vous avez { $cash } : vendez ou hypothéquez pour { $missing }.
    }
    [beyond] { $trades ->
        [yes] Même tout vendre et tout hypothéquer ne suffirait pas : seul un échange peut vous sauver, sinon abandonnez.
       *[no] Même tout vendre et tout hypothéquer ne suffirait pas : abandonnez.
    }
   *[no] Vous avez { $cash } : payez.
}
ask-interest = { $player }, vous recevez des titres hypothéqués
ask-interest-line = Levez l’hypothèque maintenant, ou gardez-la en payant les intérêts.

## Où en est chacun

throws-again = relance les dés
debt-sentence = { $to ->
    [player] { $debtor } doit { $amount } à { $creditor }{ $at ->
        [space] : { $space }
       *[none] {""}
    }
   *[bank] { $debtor } doit { $amount } à la banque{ $at ->
        [space] : { $space }
       *[none] {""}
    }
}
claim-sentence = { $creditor } peut réclamer { $amount } à { $debtor }{ $at ->
    [space] : { $space }
   *[none] {""}
}

## Les coups

move-throw = { $held ->
    [yes] Tenter un double
   *[no] { $again ->
        [yes] Relancer les dés
       *[no] Lancer les dés
    }
}
move-end = { $phase ->
    [adjust] Terminé
    [extra] Ne pas relancer
   *[other] Finir le tour
}
move-end-detail = { $where ->
    [held] { $role ->
        [competitor] vous restez en guerre des prix
       *[other] vous restez en prison
    }
    [visit] { $game ->
        [roles] vous êtes libre et restez ici en simple visite
       *[classic] vous êtes libre et restez ici en simple visite
    }
   *[other] les dés passent à { $player }
}
move-buy = Acheter : { $space }
move-decline = { $auction ->
    [yes] Mettre aux enchères
   *[no] Ne pas acheter
}
move-pay = { $phase ->
    [throw] Payer pour sortir
   *[other] Payer
}
move-stay = Passer ce tour
move-use-card = { $which ->
    [no] Utiliser une carte de sortie de prison
   *[yes] Utiliser la carte de sortie de prison : { $deck }
}
move-tax = { $way ->
    [flat] Payer le montant fixe
   *[percent] Payer le pourcentage
}
move-draw = Tirer plutôt une carte
move-go = Aller sur la case { $space }
move-bid = Enchérir à { $bid }
move-offer = { $offer ->
    [swap] Proposer à { $other } d’échanger vos rôles
    [give] Proposer à { $other } : { $gives } sans contrepartie
    [take] Demander à { $other } : { $takes } sans contrepartie
   *[both] Proposer à { $other } : { $gives } contre { $takes }
}
move-pass = { $phase ->
    [auction] Quitter les enchères
    [want] Ne rien demander
    [place] La laisser
   *[other] Non, merci
}
move-want = { $piece ->
    [hotel] { $hotel ->
        [apartment] { $number ->
            [one] Demander { $number } immeuble
           *[other] Demander { $number } immeubles
        }
       *[hotel] { $number ->
            [one] Demander { $number } hôtel
           *[other] Demander { $number } hôtels
        }
    }
   *[house] { $number ->
        [one] Demander { $number } maison
       *[other] Demander { $number } maisons
    }
}
move-place = { $won ->
    [yes] Poser : { $space }
   *[no] Construire : { $space }
}
move-keep = Garder l’hypothèque : { $space }
move-give-up = Abandonner : faillite
move-role = { $role ->
    [competitor] Être concurrent
   *[monopolist] Être monopoliste
}
move-accept = Accepter
move-reject = Refuser
move-build = { $next ->
    [hotel] { $hotel ->
        [apartment] Construire l’immeuble : { $space }
       *[hotel] Construire l’hôtel : { $space }
    }
   *[house] Construire : { $space }
}
move-sell = Vendre une construction : { $space }
move-mortgage = Hypothéquer : { $space }
move-lift = Lever l’hypothèque : { $space }
move-withdraw = Retirer l’offre
move-claim = Réclamer le loyer à { $player }
move-claim-for-me = { $way ->
    [on] Réclamer mes loyers automatiquement
   *[off] Réclamer mes loyers moi-même
}
rent-change = loyer { $before } → { $after }
blocked-nothing-to-trade = Personne n’a encore de titre à échanger.
blocked-end = { $again ->
    [yes] Il faut d’abord relancer les dés.
   *[no] Il faut d’abord lancer les dés.
}
blocked-cash = { $bid ->
    [yes] Prix : { $cost } ; en plus de votre enchère, vous avez { $cash }.
   *[no] Prix : { $cost } ; vous avez { $cash }.
}

## Le hasard à la main

hand-dice = { $player } lance deux dés
hand-count = { $player } lance deux dés, seulement pour le montant
hand-order = { $player } lance pour l’ordre de jeu
hand-die = { $player } lance un dé
hand-speed = Dé rapide : { $player }
hand-card = { $player } tire une carte : { $deck }
hand-deal = Distribuez un titre à { $player }

## Le plateau

space-line-start = recevez { $start }
space-line-income-tax = { $choice ->
    [0] payez { $flat }
   *[other] { $flat } ou %
}
space-line-property-tax = payez { $tax }
space-line-foundation = lancez, ou { $grant }
space-line-foundation-competitor = lancez un dé
space-line-foundation-monopolist = payez { $grant }
house-rule-changed = { $rule } : { $value } (livret : { $printed })
switch-on = oui
switch-off = non

## La table autour de la partie

undo-request = { $player } demande à annuler { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}.
bot-request = { $player } demande qu’un robot joue pour { $seat }.
server-moved-on = La partie a continué entre-temps : regardez de nouveau.
server-not-your-seat = Cette place n’est pas la vôtre.
server-too-fast = Trop de messages : attendez un instant.
server-garbled = Message illisible : { $detail }
server-not-playing = La partie n’a pas commencé, ou elle est terminée.
server-unreadable = Impossible de lire cette table : ce qui en est enregistré est abîmé, ou vient d’un programme plus récent. La raison est dans le journal du serveur.
server-unreadable-version = Elle a été ouverte avec la version { $made } des règles ; ce serveur joue selon la version { $now }.
server-too-many-tables = Ce serveur ne vous permet pas d’autres tables. Terminez une partie, ou revenez demain.
server-stopped = Cette partie ne va pas plus loin : on peut seulement la regarder.
server-no-vote = Il n’y a pas de question en cours.
server-vote-open = Une autre question est en cours : répondez-y d’abord.
server-nothing-to-undo = Vous n’avez pas de coup à annuler.
server-not-out-of-time = Il reste du temps pour cette décision.
server-by-program = À cette table, c’est le programme qui lance les dés et tire les cartes.
server-host-only = Seul l’hôte de la table peut faire cela.
server-store = Le coup n’a pas pu être enregistré, il n’est donc pas joué : { $detail }
server-failed = Une erreur s’est produite ; elle a été notée.
server-no-hints = Il n’y a pas de conseils à cette table.
server-no-decision = Vous n’avez encore rien eu à décider.
server-no-odds = Les chances ne peuvent pas être calculées ici.
server-not-now = Ce n’est pas possible maintenant à cette table.
server-guide = Ce coup est permis aussi, mais cette étape en demande un autre : celui qui est entouré.
server-chat-person = { chat-person }
guest = Invité { $number }
end-request = { $player } demande à terminer la partie, car { $seat } a quitté la table.
ledger-automatic = { $text } Fait automatiquement.
undone-line = { $who ->
    [somebody] { $player } a annulé { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }
   *[nobody] { $number ->
        [one] { $number } coup a été annulé
       *[other] { $number } coups ont été annulés
    }
}, à partir du coup { $at }. { $chance ->
    [known] { $outcomes ->
        [one] { $outcomes } lancer ou carte était connu ; le résultat reste le même.
       *[other] { $outcomes } lancers et cartes étaient connus ; les résultats restent les mêmes.
    }
    [entered] Saisissez à nouveau ce qui a vraiment été lancé ou tiré.
   *[none] Rien n’avait été lancé ni tiré.
}
dice-changed = On ne peut pas se fier aux dés de cette table : leur secret n’est pas celui qui avait été scellé. Quelqu’un a modifié la base de données du serveur. La partie ne va pas plus loin.
ended-notice = { $player } et les autres à la table ont terminé cette partie, après avoir assez attendu : { $players }.
server-nobody-left = Personne dont c’est le tour n’est absent depuis assez longtemps.
server-no-salt = Les dés ont déjà été lancés une première fois.
server-no-more-time = Vous avez déjà eu plus de temps pour cette décision.
name-unseen = Un nom doit avoir des lettres visibles, sans espace au début, à la fin ni en double.
name-alike = « { $name } » ressemble à « { $other } », déjà à la table. Choisissez un nom que l’on ne puisse pas confondre.
name-reserved = « { $name } » ressemble à un nom du jeu lui-même. Choisissez-en un autre.
server-no-server = Il n’y a pas de serveur ici : ce navigateur joue seul, personne ne peut donc vous rejoindre par un lien ni depuis un autre appareil.
storage-full = Ce navigateur n’a plus de place pour enregistrer les parties. Supprimez des fichiers ou d’autres données de cet appareil, puis réessayez.
storage-denied = Ce navigateur ne permet pas à Duopoly d’enregistrer quoi que ce soit. Autorisez cette page à stocker des données, ou quittez la navigation privée.
storage-failed = L’enregistrement dans ce navigateur a échoué : { $detail }. Rechargez la page.

## Parties venues d’ailleurs

record-none = Ce n’est pas l’enregistrement d’une partie.
record-bad = Impossible d’ouvrir cette partie. { $problem }
record-long = Cette partie est trop longue : on peut ouvrir { $moves } coups et { $undos } retours en arrière au plus.
record-name = Dans cette partie, un joueur a un nom qui ne peut pas servir ici : { $name }
record-from-here = Vous pouvez continuer à partir du coup { $number }.
record-dice = { $promise ->
    [opened] Le fichier contient le secret des dés joués jusqu’ici : tout le monde peut les vérifier. À partir d’ici, les dés sont nouveaux, avec un nouveau secret.
    [sealed] Les dés joués jusqu’ici découlent du secret d’une autre table, que le fichier ne contient pas. À partir d’ici, les dés sont nouveaux, avec un nouveau secret.
   *[none] Rien n’a été scellé pour les dés joués jusqu’ici : personne ne peut les vérifier. À partir d’ici, les dés sont nouveaux, avec un nouveau secret.
}
record-address = Tapez une adresse comme https://games.example.org.
name-in-record = À cette table, vous vous appelez { $name }, comme dans la partie enregistrée.
server-account-unknown = Ce nom et cette phrase secrète ne vont pas ensemble ici.
server-account-too-fast = Trop d’essais. Attendez une minute, puis réessayez.
server-used-link = Ce lien ne fonctionne plus : il a servi, ou un autre plus récent le remplace. Demandez-en un nouveau.
server-too-many-devices = Cette place est déjà sur { $most } appareils. Retirez-en d’abord un : dans le menu de la table, « Liens vers cette table ».
server-too-many-analyses = { $most } parties attendent leur analyse : les vôtres, ou celles de personnes près de vous. Réessayez quand l’une sera finie.
server-account-link = Ce lien ne fonctionne plus : il a servi, il a plus de dix minutes, ou un autre plus récent le remplace. Créez-en un nouveau sur l’autre appareil.

# Guided games: the names of their tables.

guide-first = Votre première partie
guide-difference = Ce qui diffère du Monopoly
