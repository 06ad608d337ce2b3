# La table : ce qui peut se faire, offres, enchères, dés lancés à la main, grand livre, discussion, menu. Les noms et les sommes arrivent en texte.

web-play-to-actions = Aller aux actions
web-play-to-board = Aller au plateau
web-play-to-ledger = Aller au livre
web-play-views = Vues
web-play-watchers = { $number ->
    [one] { $number } personne regarde
   *[other] { $number } personnes regardent
}

## Que puis-je faire

web-play-build = Bâtir
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
web-play-with-anybody = avec chacun
web-play-nobody = Il n’y a personne avec qui échanger.
web-play-nothing-to-build = Aucune rue où bâtir pour l’instant.
web-play-nothing-to-sell = Aucune construction à vendre.
web-play-nothing-to-mortgage = Aucun titre à hypothéquer ni à lever.
web-play-choose-to-build = Où bâtir ?
web-play-choose-to-sell = Quelle construction vendre ?
web-play-choose-to-mortgage = Quel titre hypothéquer ou lever ?
web-play-choose-line = Touchez un titre ici ou sur le plateau. Rien ne se fait avant votre accord.
web-play-choose-space = Titres au choix
web-play-done = Terminé
web-play-sure = { $what } : touchez encore une fois
web-play-why-not = Pourquoi pas
web-play-my-titles = Mes titres
web-play-nothing-refused = Rien ne vous en empêche maintenant.
web-play-title-card = Carte du titre
web-play-price = prix { $sum }

## À qui de jouer

web-play-for-whom = Pour qui
web-play-pass-to = Passez à { $player }
web-play-pass-line = L’appareil va à la personne suivante.
web-play-i-am = Je suis { $player }
web-play-thinks = { $player } réfléchit.
web-play-is-away = { $player } n’est pas là ; la place est gardée.
web-play-watching = Vous regardez.
web-play-waits-for = On attend { $players }.
web-play-clock = Temps pour décider
web-play-time-left = Temps qui reste à la partie
web-play-clock-warning = { $number ->
    [one] Encore { $number } seconde. Rien n’est perdu quand le temps est écoulé.
   *[other] Encore { $number } secondes. Rien n’est perdu quand le temps est écoulé.
}
web-play-time-is-up = Le temps de { $player } est écoulé. Un robot peut jouer jusqu’au retour de { $player }.
web-play-let-bot = Laisser un robot jouer pour { $player }
web-play-vote = Une question à tous
web-play-yes = Oui
web-play-no = Non

## Indices

web-play-hint = Indice
web-play-hint-coming = Réflexion…
web-play-hint-told = Un robot fort ferait ceci : { $move }
web-play-hint-chances = Chances de gagner en l’état

## Appels

web-play-call-turn = { $player }, c’est à vous.
web-play-call-offer = { $by } propose un échange à { $player }.
web-play-call-debt = { $player }, une dette est à payer.
web-play-more-lines = { $number ->
    [one] { $number } autre ligne dans le livre.
   *[other] { $number } autres lignes dans le livre.
}

## Dettes

web-play-missing = Il manque
web-play-mortgages-bring = En hypothéquant tout ce qui peut l’être
web-play-sale-brings = En vendant une construction, au mieux

## Mise en place, dés et cartes à la main

web-play-throws = Lancers pour l’ordre
web-play-first-die = Premier dé
web-play-second-die = Premier dé { $first }, puis le second
web-play-again = Recommencer
web-play-find-card = Numéro ou mots de la carte
web-play-no-card = Aucune carte avec ces mots ne peut venir maintenant.

## Enchères

web-play-bidders = À l’enchère
web-play-no-bid = pas encore de mise
web-play-passed = sorti
web-play-raise-by = Relancer de { $number }
web-play-my-bid = Ma mise
web-play-bid = Miser { $sum }

## Échanges

web-play-offer-trade = Proposer un échange
web-play-trade-line = Touchez des titres des deux côtés, ajoutez de l’argent. Une offre se prend ou se laisse en bloc.
web-play-partner = Avec qui
web-play-gives = { $player } donne
web-play-and-cash = et en argent
web-play-of = sur { $sum }
web-play-no-titles = Aucun titre.
web-play-get-out = Carte de sortie de prison ({ $deck })
web-play-would-change = Ce que cela changerait
web-play-clear = Effacer
web-play-send = Envoyer à { $player }
web-play-swap = Proposer à { $player } d’échanger les rôles
web-play-swap-offered = { $by } propose à { $to } d’échanger les rôles.
web-play-nothing = rien
web-play-counter = Contre-offre

## Livre et discussion

web-play-ledger = Livre
web-play-filter = Montrer les lignes de
web-play-all = Tout
web-play-older = Lignes plus anciennes
web-play-chat = Discussion
web-play-no-chat = Rien n’a encore été dit.
web-play-say = Un mot à la table
web-play-say-as = Le dire en tant que
web-play-send-word = Envoyer

## Menu

web-play-menu = Menu
web-play-undo = { $number ->
    [one] Reprendre { $number } coup
   *[other] Reprendre { $number } coups
}
web-play-undo-off = Reprendre
web-play-nothing-to-undo = Vous n’avez pas de coup à reprendre.
web-play-links = Liens vers cette table
web-play-invite = Inviter quelqu’un à la place de { $player }
web-play-invite-line = Qui ouvre ce lien s’assied à la place de { $player }. Il sert une fois.
web-play-device = Continuer sur un autre appareil
web-play-device-line = Ouvre les places de { $players } sur un autre appareil aussi. Gardez-le pour vous.
web-play-watch = Laisser quelqu’un regarder
web-play-watch-line = Qui ouvre ce lien voit la table et ne peut pas jouer.
web-play-rules = Règles
web-play-leave-to-bot = Laisser la place de { $player } à un robot
web-play-sit-back = Reprendre la place de { $player }
web-play-save-record = Enregistrer la partie
web-play-replay = Revoir la partie

## Des dés vérifiables

web-play-fair = Dés honnêtes
web-play-promised = Les dés de cette table sont promis :
web-play-promised-cards = Les cartes de cette table sont promises :
web-play-kept = Les dés sont ouverts ; voici ce qui était promis :
web-play-kept-cards = Les cartes sont ouvertes ; voici ce qui était promis :
web-play-fair-line = Chaque lancer et chaque carte suit d’un seul secret. Son empreinte a été montrée avant le premier lancer, et le secret s’ouvre après le dernier : entre-temps, personne ne peut choisir les dés.
web-play-fair-line-cards = Chaque carte suit d’un seul secret. Son empreinte a été montrée avant le premier lancer, et le secret s’ouvre après le dernier : entre-temps, personne ne peut choisir les cartes. Les dés sont les vôtres.
web-play-commitment = Empreinte du secret
web-play-secret = Le secret
web-play-secret-later = Il s’ouvre après le dernier coup.
web-play-check-line = Le fichier de la partie se vérifie aussi sans cette page : duopoly replay --verify.

## La fin

web-play-over = La partie est terminée
web-play-see-replay = Revoir la partie
