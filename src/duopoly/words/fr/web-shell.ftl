# Le cadre de la page : barre, réglages, touches, mes tables, entrer, attendre, et ce qui se dit quand quelque chose échoue.

web-shell-tagline = deux camps, deux règles, jouées à la lettre
web-shell-tables = Mes tables
web-shell-new = Nouvelle table
web-shell-settings = Réglages
web-shell-close = Fermer
web-shell-check = Vérifier ici
web-shell-copy = Copier
web-shell-copied = Copié.
web-shell-copy-failed = Le navigateur ne permet pas de copier : sélectionnez le lien et copiez-le.
web-shell-loading = Un instant…

## Ce qui échoue, et que faire

web-shell-offline = Pas de connexion : les coups attendent son retour.
web-shell-online = La connexion est revenue.
web-shell-not-sent = Pas de connexion : rien n’a été envoyé.
web-shell-unreachable = Le serveur ne répond pas. Est-il lancé, et êtes-vous sur son réseau ?
web-shell-try-again = Réessayer
web-shell-broke = Quelque chose a échoué dans cette page.
web-shell-broke-help = Aucun coup n’est perdu. Rechargez la page ; si cela recommence, ouvrez une autre table et prévenez qui tient le serveur.
web-shell-reload = Recharger
web-shell-details = Ce qui a échoué
web-shell-lost = Cette page n’existe pas
web-shell-lost-help = L’adresse est peut-être coupée. Vos tables sont dans la liste.
web-shell-gone = Cette table n’est pas ici
web-shell-gone-help = Elle est peut-être sur un autre serveur, ou l’adresse est coupée.
web-shell-closed = Cette table est réservée à ses joueurs
web-shell-closed-help = Demandez à qui l’a ouverte un lien vers un siège.
web-shell-unreadable = Cette table ne peut pas être lue
web-shell-unreadable-help = Son journal dans la base de données est abîmé, ou un programme plus récent l’a écrit. Qui tient le serveur en trouve plus dans ce qu’il a noté.

## Réglages

web-shell-language = Langue
web-shell-theme = Couleurs
web-shell-theme-system = Du système
web-shell-theme-light = Claires
web-shell-theme-dark = Sombres
web-shell-speed = Mouvement sur le plateau
web-shell-speed-off = Aucun
web-shell-speed-normal = Normal
web-shell-speed-fast = Rapide
web-shell-speed-still = Votre système demande moins de mouvement : rien ne bouge.
web-shell-sound = Sons
web-shell-sound-on = Jouer les sons
web-shell-volume = Volume
web-shell-keys = Touches
web-shell-keys-on = Lettres seules comme touches
web-shell-keys-show = Toutes les touches
web-shell-key-primary = Lancer, ou le premier bouton
web-shell-key-build = Bâtir
web-shell-key-sell = Vendre
web-shell-key-mortgage = Hypothèque
web-shell-key-trade = Échange
web-shell-key-ledger = Vers le journal
web-shell-key-players = Vers les joueurs
web-shell-key-board = Vers le plateau
web-shell-key-card = Titre de ma case
web-shell-key-undo = Reprendre
web-shell-key-keys = Cette aide
web-shell-key-more = Enchérir plus
web-shell-key-less = Enchérir moins
web-shell-key-back = Retour, fermer
web-shell-key-ring = Le long du plateau
web-shell-key-dice = Les dés en mode trésorier
web-shell-key-space = Espace
web-shell-key-escape = Échap

## Mes tables

web-shell-tables-none = Pas encore de table. Ouvrez-en une : telle quelle, vous jouez contre trois robots.
web-shell-tables-here = Les tables où vous êtes assis dans ce navigateur. Chaque coup est gardé ; reprenez quand vous voulez.
web-shell-my-turn = À vous
web-shell-state-waiting = Des amis sont attendus
web-shell-state-over = Terminée
web-shell-state-stopped = S’arrête en route : vient d’autres règles
web-shell-state-unreadable = Illisible
web-shell-treasurer = Mode trésorier
web-shell-look-back = Revoir

## Entrer

web-shell-join-title = Une invitation
web-shell-join-invite = Un siège vous est gardé à cette table.
web-shell-join-device = Continuez avec vos sièges sur cet appareil.
web-shell-join-watch = Vous pouvez regarder cette table.
web-shell-join-used = Ce siège est déjà pris. Demandez un nouveau lien, ou regardez la partie.
web-shell-join-with = À la table : { $players }
web-shell-join-name = Votre nom
web-shell-join-sit = S’asseoir
web-shell-join-go-on = Continuer ici
web-shell-join-look-on = Regarder
web-shell-join-bad = Cette invitation n’est pas valable ici
web-shell-join-bad-help = Le lien ne mène nulle part : il est peut-être coupé, ou d’un autre serveur. Demandez-en un nouveau.

## Attendre

web-shell-wait-title = La table est mise
web-shell-wait-line = { $number ->
    [one] La partie commence dès qu’un ami de plus est assis.
   *[other] La partie commence dès que { $number } amis de plus sont assis.
}
web-shell-wait-guest = L’hôte peut commencer plus tôt ; des robots prennent alors les sièges vides.
web-shell-wait-free = Un siège pour { $player }
web-shell-wait-link = Envoyez ce lien, ou faites lire le code. Il sert une fois, pour ce siège.
web-shell-wait-here = présent
web-shell-wait-away = siège pris, pas connecté
web-shell-wait-open = par lien, pas encore là
web-shell-wait-bot = robot
web-shell-wait-me = vous
web-shell-wait-start = Commencer
web-shell-wait-bots = { $number ->
    [one] un robot prend le siège vide
   *[other] des robots prennent les { $number } sièges vides
}
web-shell-wait-watching = { $number ->
    [one] { $number } personne regarde
   *[other] { $number } personnes regardent
}
web-shell-wait-new-link = Nouveau lien
web-shell-only-here = Ce lien ne s’ouvre que sur cet ordinateur : le serveur n’écoute personne d’autre. Lancez-le par « duopoly serve --host 0.0.0.0 » pour les téléphones du même réseau.
web-shell-qr = Code QR du lien
# What is said of somebody, or of several at once; French puts a space before the colon.
web-shell-of-whom = { $names } : { $said }
web-shell-percent = { $number } %
