# Mon tour, une connexion perdue, un robot qui joue pour moi : bandeaux, notifications, sons. Les noms arrivent en texte.

## L’onglet et les notifications

web-call-tab-turn = À vous – { $table }
web-call-tab-question = Toujours là ? – { $table }
web-call-notice = À vous, { $player } – { $table }
web-call-notice-body = Vous êtes sur { $space }. { $heading }
web-call-notice-question = { $by } propose qu’un robot joue pour vous. Vous avez dix secondes.
web-call-notice-open = Ouvrir la table
web-call-notice-mute = Mettre en sourdine

## Bandeaux de la barre : en gras, puis la suite ; -short sur un téléphone

web-call-question = Toujours là, { $player } ?
web-call-question-short = Toujours là ?
web-call-question-more = { $by } propose qu’un robot joue pour vous.
web-call-question-counted = { $by } propose qu’un robot joue pour vous. Il prend la main dans { $seconds } s.
web-call-question-said = Toujours là, { $player } ? { $by } propose qu’un robot joue pour vous. Vous avez dix secondes.
web-call-waits-answer = On demande d’abord à { $player } : { $seconds } s.
web-call-turn = À vous, { $player }.
web-call-turn-short = À vous
web-call-turn-more = Jouez quand vous voulez.
web-call-turn-counted = Encore { $time }.
web-call-lost = Connexion perdue.
web-call-lost-short = Connexion perdue
web-call-lost-more = Rien n’est perdu. Nouvel essai…
web-call-lost-counted = Rien n’est perdu. Nouvel essai dans { $seconds } s.
web-call-quiet = La table ne répond pas.
web-call-quiet-short = Pas de réponse
web-call-quiet-more = Rien n’est perdu. Votre coup partira dès qu’elle répondra.
web-call-back = Vous revoilà.
web-call-back-short = Vous revoilà
web-call-back-more = Rien ne s’est passé en votre absence.
web-call-back-counted = { $number ->
    [one] Un coup a été joué en votre absence.
   *[other] { $number } coups ont été joués en votre absence.
}
web-call-bot-plays = Un robot joue pour vous
web-call-bot-plays-short = Un robot joue
web-call-bot-plays-more = Vous pouvez reprendre votre place à tout moment.
web-call-notify = Vous avez manqué votre tour ?
web-call-notify-short = Tour manqué ?
web-call-notify-more = Cette page peut vous prévenir la prochaine fois.
web-call-replaced = Un robot joue pour { $player }.
web-call-replaced-short = Robot pour { $player }
web-call-replaced-more = La place peut être reprise à tout moment.
web-call-other-lost = { $player } n’est plus là.
web-call-other-lost-short = { $player } n’est plus là
web-call-other-lost-more = La place est gardée.
web-call-other-lost-counted = Un robot pourra jouer à sa place dans { $time }.
web-call-alone = Vous êtes hors ligne.
web-call-alone-short = Hors ligne
web-call-alone-more = La partie continue : elle se joue sur votre appareil.
web-call-returned = { $player } est de retour.

## Ce qu’un bandeau propose

web-call-do-here = Je suis là
web-call-do-leave = Laisser jouer un robot
web-call-do-go = Y aller
web-call-do-try = Réessayer
web-call-do-show = Voir
web-call-do-skip = Passer
web-call-do-take-back = Reprendre
web-call-do-allow = Me prévenir
web-call-do-no = Non merci

## Un robot joue pour moi

web-call-away-for = { $minutes ->
    [0] Il vient de prendre la main.
    [one] Il joue depuis une minute.
   *[other] Il joue depuis { $minutes } minutes.
} { $number ->
    [0] Rien ne vous est encore arrivé.
    [one] Ce qui s’est passé :
   *[other] { $number } événements, dont les derniers :
}
web-call-take-back = Reprendre ma place
web-call-let-finish = Qu’il finisse la partie, je regarde
web-call-bot-for = absent, un robot joue
web-call-bot-instead = un robot joue

## Sons et notifications dans les réglages

web-call-mute = Couper le son
web-call-muted = Tout couper
web-call-turn-sound = Un son doux quand c’est à moi
web-call-game-sounds = Les sons du jeu : dés, pièces, constructions
web-call-vibrate = De courtes vibrations
web-call-notices = Notifications
web-call-notices-on = Me prévenir quand c’est à moi et que la page est cachée
web-call-notices-denied = Votre navigateur bloque les notifications de cette page. Ses réglages permettent de les autoriser.
web-call-notices-unavailable = Ce navigateur n’a pas de notifications pour cette page. Il leur faut une adresse qui commence par https.
