# La table : ce qui peut se faire, offres, enchères, dés lancés à la main, grand livre, discussion, menu. Les noms et les sommes arrivent en texte.

web-play-to-actions = Aller aux actions
web-play-to-board = Aller au plateau
web-play-to-ledger = Aller au journal
web-play-views = Vues
web-play-watchers = { $number ->
    [one] { $number } personne regarde
   *[other] { $number } personnes regardent
}

## Que puis-je faire

web-play-buy = Acheter
web-play-build = Construire
web-play-sell = Vendre
web-play-mortgage = Hypothèque
web-play-lift = Lever
web-play-trade = Échange
web-play-titles-and-trade = Titres et échanges
web-play-from = dès { $sum }
web-play-titles = { $number ->
    [one] { $number } titre
   *[other] { $number } titres
}
web-play-with-anybody = avec n’importe qui
web-play-nobody = Il n’y a personne avec qui échanger.
web-play-nothing-to-build = Aucune rue où construire pour l’instant.
web-play-nothing-to-sell = Aucune construction à vendre.
web-play-nothing-to-mortgage = Aucun titre à hypothéquer, aucune hypothèque à lever.
web-play-choose-to-build = Où construire ?
web-play-choose-to-sell = Quelle construction vendre ?
web-play-choose-to-mortgage = Quelle hypothèque prendre ou lever ?
web-play-choose-line = Choisissez un titre ici ou sur le plateau. Rien ne se passe sans votre confirmation.
web-play-choose-space = Titres au choix
web-play-choose-none = Rien n’est encore choisi
web-play-done = Terminé
web-play-sure = { $what } ? Appuyez encore pour confirmer
web-play-why-not = Ce qui bloque
web-play-my-titles = Mes titres
web-play-nothing-refused = Rien ne vous bloque maintenant.
web-play-title-card = Titre de propriété
web-play-price = prix { $sum }

## À qui de jouer

web-play-for-whom = Pour qui
web-play-pass-to = Passer à { $player }
web-play-pass-line = Passez l’appareil à la personne suivante.
web-play-i-am = Je suis { $player }
web-play-thinks = { $player } réfléchit.
web-play-is-away = { $player } n’est pas là ; la place est gardée.
web-play-watching = Vous regardez.
web-play-waits-for = On attend { $players }.
web-play-clock = Temps pour décider
web-play-more-time = Plus de temps
web-play-time-left = Temps restant de la partie
web-play-clock-warning = { $number ->
    [one] Encore { $number } seconde. Vous ne perdez rien si le temps s’écoule.
   *[other] Encore { $number } secondes. Vous ne perdez rien si le temps s’écoule.
}
web-play-time-is-up = Temps écoulé pour { $player }. Un robot peut jouer en attendant.
web-play-own-time-is-up = Temps écoulé. Vous ne perdez rien : décidez quand vous voulez.
web-play-let-bot = Laisser un robot jouer pour { $player }
web-play-vote = Une question à tous
web-play-withdraw = Retirer la question
web-play-yes = Oui
web-play-no = Non

## Indices

web-play-hint = Conseil
web-play-hint-coming = Réflexion…
web-play-hint-move = Un robot très fort jouerait : { $move }
web-play-hint-chances = Chances de gagner à ce stade ; le reste est la probabilité que personne ne gagne
web-play-hint-sure = { $sureness ->
    [clear] C’est sûr : nettement mieux que « { $other } ».
    [only] C’est sûr : rien d’autre ne mérite réflexion.
   *[close] Ce n’est pas sûr : « { $other } » vaut à peu près autant.
}
web-play-hint-options = Ce qui mérite réflexion
web-play-hint-chance = { $chance } de chances de gagner
web-play-hint-more = { $points } par rapport au meilleur coup sans échange
web-play-hint-equal = à peu près aussi bon que le meilleur coup sans échange
web-play-hint-accepted = si l’offre est acceptée : { $points } pour vous, { $theirs } pour { $other }
web-play-hint-line = Une suite possible
web-play-hint-undecided = Rien n’est encore joué : les chances compteront dès que quelqu’un possédera un titre.
web-play-hint-below = moins de 1 %
web-play-hint-above = plus de 99 %

## Appels

web-play-call-turn = { $player }, c’est à vous.
web-play-call-offer = { $by } propose un échange à { $player }.
web-play-call-debt = { $player }, vous avez une dette à payer.
web-play-more-lines = { $number ->
    [one] { $number } autre ligne dans le journal.
   *[other] { $number } autres lignes dans le journal.
}

## Dettes

web-play-missing = Il manque
web-play-still-missing = Il manque encore { $sum }
web-play-can-pay = Vous pouvez payer maintenant
web-play-mortgages-bring = En hypothéquant tout ce qui peut l’être
web-play-sale-brings = En vendant une construction, au plus
web-play-all-brings = Tout vendu et tout hypothéqué, argent compris

## Mise en place, dés et cartes à la main

web-play-throws = Lancers pour l’ordre de jeu
web-play-first-die = Premier dé
web-play-second-die = Premier dé { $first }, puis le second
web-play-again = Recommencer
web-play-find-card = Numéro ou mots de la carte
web-play-no-card = Aucune carte avec ces mots ne peut sortir maintenant.
web-play-find-title = Numéro ou nom du titre
web-play-no-title = Aucun titre de ce nom ne reste à distribuer.

## Enchères

web-play-bidders = Aux enchères
web-play-no-bid = Aucune enchère
web-play-passed = sorti
web-play-raise-by = Monter de { $number }
web-play-my-bid = Mon enchère
web-play-no-sum = Une somme est un nombre entier, comme 1200.
web-play-bid = Enchérir à { $sum }
web-play-how-many = Combien
web-play-one-less = En demander moins
web-play-one-more = En demander plus
web-play-of-most = sur { $number }
web-play-want = { $piece ->
    [hotel] { $number ->
        [one] Demander { $number } hôtel
       *[other] Demander { $number } hôtels
    }
    [apartment] { $number ->
        [one] Demander { $number } immeuble
       *[other] Demander { $number } immeubles
    }
   *[house] { $number ->
        [one] Demander { $number } maison
       *[other] Demander { $number } maisons
    }
}

## Échanges

web-play-offer-trade = Proposer un échange
web-play-trade-line = Choisissez des titres des deux côtés, ajoutez de l’argent. Une offre s’accepte ou se refuse en bloc.
web-play-partner = Avec qui
web-play-gives = { $player } donne
web-play-and-cash = et en argent
web-play-of = sur { $sum }
web-play-of-beside-bid = sur { $sum } en plus de l’enchère
web-play-no-titles = Aucun titre.
web-play-get-out = Carte de sortie de prison ({ $deck })
web-play-would-change = Ce que cela changerait
web-play-clear = Effacer
web-play-send = Envoyer à { $player }
web-play-swap = Proposer à { $player } d’échanger vos rôles
web-play-swap-offered = { $by } propose à { $to } d’échanger leurs rôles.
web-play-nothing = rien
web-play-counter = Contre-offre

## Livre et discussion

web-play-ledger = Journal
web-play-filter = Montrer les lignes de
web-play-all = Tout
web-play-newest = Au plus récent
web-play-older = Lignes plus anciennes
web-play-chat = Discussion
web-play-no-chat = Pas encore de message.
web-play-say = Message
web-play-say-as = Envoyer en tant que
web-play-send-word = Envoyer

## Menu

web-play-menu = Menu
web-play-undo = { $number ->
    [one] Annuler { $number } coup
   *[other] Annuler { $number } coups
}
web-play-undo-off = Annuler
web-play-nothing-to-undo = Vous n’avez pas de coup à annuler.
web-play-claims = Réclamer les loyers automatiquement : { $player }
web-play-bot-offers = Offres des robots à { $player }
web-play-bot-offers-all = toutes
web-play-bot-offers-few = peu
web-play-bot-offers-none = aucune
web-play-bot-offers-all-line = Toutes les offres vous sont montrées.
web-play-bot-offers-few-line = Quand vous refusez l’offre d’un robot, ses offres sont refusées pour vous pendant ses cinq tours suivants, sauf si vous lui en faites une.
web-play-bot-offers-none-line = Toutes les offres des robots sont refusées pour vous.
web-play-fewer-offers = Moins d’offres
web-play-on = oui
web-play-off = non
web-play-links = Liens vers cette table
web-play-invite = Inviter un ami à jouer { $player }
web-play-invite-line = Qui ouvre ce lien prend la place « { $player } ». Le lien ne sert qu’une fois.
web-play-device = Continuer sur un autre appareil
web-play-device-line = Ouvre aussi ces places sur un autre appareil : { $players }. Ne partagez pas ce lien.
web-play-watch = Laisser quelqu’un regarder
web-play-watch-line = Qui ouvre ce lien peut regarder, mais pas jouer.
web-play-rules = Règles
web-play-leave-to-bot = Confier une place à un robot : { $player }
web-play-sit-back = Reprendre une place : { $player }
web-play-save-record = Enregistrer la partie
web-play-replay = Revoir la partie

## Des dés vérifiables

web-play-fair = Dés vérifiables
web-play-sealed = Dés scellés avant la partie : personne ne peut les truquer. Leur sceau :
web-play-sealed-cards = Cartes scellées avant la partie : personne ne peut les truquer. Leur sceau :
web-play-revealed = Le secret des dés est révélé ; voici son sceau :
web-play-revealed-cards = Le secret des cartes est révélé ; voici son sceau :
web-play-fair-line = Avant la partie, le serveur tire un nombre secret et en montre le sceau : des chiffres qui ne vont qu’avec ce secret. Puis les pages des joueurs ajoutent des chiffres au hasard. Chaque lancer et chaque carte se calcule à partir du secret et de ces chiffres : personne ne peut choisir les dés, pas même le serveur. Après le dernier coup, le secret est montré, et chacun peut vérifier qu’il va avec le sceau.
web-play-fair-line-cards = Avant la partie, le serveur tire un nombre secret et en montre le sceau : des chiffres qui ne vont qu’avec ce secret. Puis les pages des joueurs ajoutent des chiffres au hasard. Chaque carte se calcule à partir du secret et de ces chiffres : personne ne peut choisir les cartes, pas même le serveur. Après le dernier coup, le secret est montré, et chacun peut vérifier qu’il va avec le sceau. Les dés sont les vôtres.
web-play-commitment = Le sceau : l’empreinte du secret
web-play-secret = Le secret
web-play-secret-later = Il est révélé après le dernier coup.
web-play-check-line = Le fichier de la partie peut aussi se vérifier sans cette page : duopoly replay --verify.

## La fin

web-play-over = La partie est terminée
web-play-has-left = { $player } n’est plus là depuis un moment. Vous n’avez plus à attendre.
web-play-end-game = Terminer la partie
web-play-devices = Appareils à vos places
web-play-devices-line = Retirez celui que vous avez perdu ou prêté. Les liens vers vos places que personne n’a encore utilisés sont fermés aussi.
web-play-device-since = { $players }, depuis le { $since }
web-play-device-mine = (cet appareil)
web-play-device-here = (connecté)
web-play-device-remove = Retirer

web-play-offered-visitor = Un visiteur paie
web-play-offered-you = vous
web-play-offered-then = si vous l’achetez
