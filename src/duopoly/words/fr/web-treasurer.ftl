# Le mode Trésorier : le téléphone est la banque d’un vrai plateau.

web-treasurer-name = Banquier
web-treasurer-players = Joueurs
web-treasurer-ledger = Journal
web-treasurer-menu = Menu
web-treasurer-books = Les comptes de la banque
web-treasurer-dock = La suite
web-treasurer-last = Dernières opérations
web-treasurer-first-dice = Lancez vos propres dés, avancez votre pion et touchez ce que montrent les dés.
web-treasurer-first-pay = Duopoly dit qui paie qui, pourquoi, et quels billets donner.
web-treasurer-first-undo = Une erreur ? Une flèche apparaît alors en haut : elle l’annule.
web-treasurer-first-account = Touchez un joueur en haut pour voir ses titres, construire ou hypothéquer.

## L’horloge d’une partie à temps

web-treasurer-left-hours = encore { $hours } h { $minutes }
web-treasurer-left-minutes = { $minutes ->
    [one] encore { $minutes } minute
   *[other] encore { $minutes } minutes
}
web-treasurer-left-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
web-treasurer-time-up = Temps écoulé : dernier tour
web-treasurer-reckon = Arrêter et compter

## Les dés

web-treasurer-both-dice = Que montrent les dés ?
web-treasurer-second = Premier dé : { $first }. Le second ?
web-treasurer-which-face = Que montre le dé ?
web-treasurer-first-die = Premier dé
web-treasurer-second-die = Second dé
web-treasurer-the-die = Le dé
web-treasurer-face = { $die } : { $face }
web-treasurer-clear = Effacer
web-treasurer-outcomes = Avec { $first } et ce second dé :

## Les cartes

web-treasurer-card-search = Numéro ou mots de la carte
web-treasurer-space-search = Numéro ou nom de la case
web-treasurer-title-search = Numéro ou nom du titre
web-treasurer-matches = { $number ->
    [0] Aucun résultat possible.
    [one] { $number } résultat.
   *[other] { $number } résultats.
}

## Payer

web-treasurer-pays = paie
web-treasurer-hand-over = À remettre
web-treasurer-or-change = ou { $given }, et { $payee } rend { $back }
web-treasurer-before = avant
web-treasurer-done = C’est fait sur la table ?
web-treasurer-nothing-owed = Rien à payer
web-treasurer-then-next = Passez ensuite les dés.
web-treasurer-paid = Payé, lancer suivant
web-treasurer-paid-only = Payé
web-treasurer-next = Lancer suivant
web-treasurer-undo-dice = Mauvais dés : annuler
web-treasurer-undo-card = Mauvaise carte : annuler
web-treasurer-undo-move = Annuler
web-treasurer-title-card = Titre de propriété
web-treasurer-has = A { $cash }
web-treasurer-leaves = puis { $cash }

## Les titres

web-treasurer-titles = Titres
web-treasurer-what = Que faire
web-treasurer-manage = Construire, vendre, hypothéquer
web-treasurer-more = Construire, échanger…
web-treasurer-build = Construire
web-treasurer-sell = Vendre
web-treasurer-mortgage = Hypothèque
web-treasurer-lift = Lever
web-treasurer-trade = Échange
web-treasurer-none-build = { $player } n’a rien à construire pour l’instant.
web-treasurer-none-sell = { $player } n’a pas de construction.
web-treasurer-none-mortgage = { $player } n’a rien à hypothéquer.
web-treasurer-none-lift = { $player } n’a pas d’hypothèque.
web-treasurer-no-titles = Pas encore de titres
web-treasurer-debts = Qui doit à qui
web-treasurer-box = Reste dans la boîte
web-treasurer-box-endless = Les maisons ne s’épuisent jamais.

## Les enchères

web-treasurer-auction-line = Enchérissez à voix haute, puis indiquez qui l’emporte.
web-treasurer-sold-to = Qui l’emporte
web-treasurer-sold-for = Pour
web-treasurer-sold = Adjugé
web-treasurer-bid-stands = { $player } a déjà enchéri à { $sum }. Annulez, puis indiquez le bon prix.
web-treasurer-nobody-bids = Personne n’enchérit

## La fin

web-treasurer-reckoning = Décompte final
web-treasurer-look-back = Revoir la partie
web-treasurer-again = Rejouer sur ce plateau
