# Le cadre de la page : barre, réglages, touches, mes tables, entrer, attendre, et ce qui se dit quand quelque chose échoue.

web-shell-tagline = deux camps, deux règles, appliquées à la lettre
web-shell-tables = Mes parties
web-shell-new = Nouvelle table
web-shell-settings = Réglages
web-shell-close = Fermer
web-shell-check = Vérifier ici
web-shell-copy = Copier
web-shell-copied = Copié.
web-shell-copy-failed = Le navigateur ne permet pas de copier : sélectionnez le lien et copiez-le.
web-shell-loading = Un instant…

## Ce qui échoue, et que faire

web-shell-offline = Pas de connexion : vous pourrez continuer à son retour.
web-shell-quiet = La table ne répond pas : patientez un instant.
web-shell-online = La connexion est revenue.
web-shell-not-sent = Pas de connexion : rien n’a été envoyé.
web-shell-not-answered = Pas de réponse : vérifiez si c’est fait.
web-shell-unreachable = Le serveur ne répond pas. Est-il lancé, et êtes-vous sur son réseau ?
web-shell-try-again = Réessayer
web-shell-broke = Une erreur s’est produite sur cette page.
web-shell-broke-help = Aucun coup n’est perdu. Rechargez la page ; si cela recommence, ouvrez une autre table et prévenez la personne qui gère le serveur.
web-shell-unfetched = Une partie de cette page n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.
web-shell-reload = Recharger
web-shell-details = Détails de l’erreur
web-problem-busy = Le serveur a trop à faire. Réessayez dans une minute.
web-problem-failed = Une erreur s’est produite sur le serveur. Réessayez ; si cela recommence, prévenez la personne qui le gère.
web-problem-moved-on = La partie a avancé entre-temps. Regardez de nouveau.
web-problem-not-allowed = Vous ne pouvez pas faire cela ici.
web-problem-not-found = Introuvable.
web-problem-not-over = Une partie s’analyse une fois terminée.
web-problem-not-playing = Cette partie n’a pas commencé.
web-problem-seat = Aucune place de ce nom n’attend quelqu’un.
web-problem-too-fast = Trop d’essais. Attendez une minute, puis réessayez.
web-shell-lost = Page introuvable
web-shell-lost-help = L’adresse est peut-être incomplète. Vos tables sont sous « Mes parties ».
web-shell-gone = Table introuvable
web-shell-gone-help = Elle est peut-être sur un autre serveur, ou l’adresse est incomplète.
web-shell-elsewhere = Cette table est sur le serveur
web-shell-elsewhere-help = Elle y attend. Rechargez cette page quand le serveur sera de nouveau joignable.
web-shell-closed = Cette table est réservée à ses joueurs
web-shell-closed-help = Demandez à l’hôte un lien vers une place.
web-shell-unreadable = Cette table est illisible
web-shell-unreadable-help = Son journal dans la base de données est abîmé, ou vient d’un programme plus récent. La personne qui gère le serveur en trouvera la raison dans le journal du serveur.

## Réglages

web-shell-language = Langue
web-shell-theme = Couleurs
web-shell-theme-system = Comme le système
web-shell-theme-light = Clair
web-shell-theme-dark = Sombre
web-shell-speed = Rythme du plateau
web-shell-speed-still = Votre système demande moins d’animations : rien ne bouge.
web-shell-sound = Sons
web-shell-volume = Volume
web-shell-keys = Clavier
web-shell-keys-on = Raccourcis d’une lettre
web-shell-keys-show = Voir les raccourcis
web-shell-key-primary = Lancer, ou le premier bouton
web-shell-key-build = Construire
web-shell-key-sell = Vendre
web-shell-key-mortgage = Hypothèque
web-shell-key-trade = Échange
web-shell-key-ledger = Vers le journal
web-shell-key-players = Vers les joueurs
web-shell-key-board = Vers le plateau
web-shell-key-card = Titre de ma case
web-shell-key-undo = Annuler
web-shell-key-keys = Cette aide
web-shell-key-more = Enchérir plus
web-shell-key-less = Enchérir moins
web-shell-key-back = Retour, fermer
web-shell-key-ring = Autour du plateau
web-shell-key-dice = Les dés en mode Banquier
web-shell-key-enter = Entrée
web-shell-key-space = Espace
web-shell-key-escape = Échap

## Mes tables

web-shell-tables-none = Pas encore de table. Ouvrez-en une : par défaut, vous jouez contre trois robots.
web-shell-tables-here = Les tables où vous jouez dans ce navigateur. Chaque coup est enregistré : reprenez quand vous voulez.
web-shell-my-turn = À vous
web-shell-state-waiting = En attente d’amis
web-shell-state-over = Terminée
web-shell-state-stopped = Ne peut pas continuer : jouée selon d’autres règles
web-shell-state-unreadable = Illisible
web-shell-treasurer = Mode Banquier
web-shell-look-back = Revoir

## Entrer

web-shell-join-title = Une invitation
web-shell-join-invite = Une place vous attend à cette table.
web-shell-join-device = Continuez à vos places sur cet appareil.
web-shell-join-watch = Vous pouvez regarder cette table.
web-shell-join-used = Cette place est déjà prise. Demandez un nouveau lien, ou regardez la partie.
web-shell-join-with = À la table : { $players }
web-shell-join-name = Votre nom
web-shell-join-sit = S’asseoir
web-shell-join-go-on = Continuer ici
web-shell-join-look-on = Regarder
web-shell-join-bad = Cette invitation n’est pas valable
web-shell-join-bad-help = Le lien ne fonctionne pas : il est peut-être incomplet, ou vient d’un autre serveur. Demandez-en un nouveau.

## Attendre

web-shell-wait-title = En attente des autres
web-shell-wait-line = { $number ->
    [one] La partie commence dès qu’un ami de plus aura pris place.
   *[other] La partie commence dès que { $number } amis de plus auront pris place.
}
web-shell-wait-guest = L’hôte peut commencer plus tôt ; des robots prennent alors les places libres.
web-shell-wait-free = Place libre : { $player }
web-shell-wait-link = Envoyez ce lien, ou faites scanner le code. Il ne sert qu’une fois, pour cette place.
web-shell-wait-here = présent
web-shell-wait-away = place prise, hors ligne
web-shell-wait-open = invité par lien, pas encore là
web-shell-wait-bot = robot
web-shell-wait-me = vous
web-shell-wait-start = Commencer
web-shell-wait-bots = { $number ->
    [one] un robot prend la place libre
   *[other] des robots prennent les { $number } places libres
}
web-shell-wait-watching = { $number ->
    [one] { $number } personne regarde
   *[other] { $number } personnes regardent
}
web-shell-wait-new-link = Nouveau lien
web-shell-only-here = Ce lien ne fonctionne que sur cet ordinateur, car le serveur n’est pas ouvert au réseau. Pour les téléphones du même réseau, lancez-le avec « duopoly serve --host 0.0.0.0 ».
web-shell-qr = Code QR du lien
# What is said of somebody, or of several at once; French puts a space before the colon.
web-shell-of-whom = { $names } : { $said }
web-shell-percent = { $number } %

## Des doutes sur les dés

web-shell-doubt-commitment = Ne vous fiez pas aux dés de cette table. L’empreinte affichée n’est plus celle que cette page a vue d’abord : quelqu’un a échangé le secret et a pu choisir les dés.
web-shell-doubt-salt = Ne vous fiez pas aux dés de cette table. Les chiffres au hasard ajoutés par cette page manquent : le serveur a pu choisir les dés.
web-shell-doubt-secret = Ne vous fiez pas aux dés de cette table. Le secret révélé n’a pas l’empreinte affichée avant la partie.
web-shell-salts = Chiffres au hasard des pages des joueurs
web-shell-salt-mine = cette page
web-shell-salts-yet = Pas encore. On peut en ajouter jusqu’au premier lancer.
web-shell-salts-none = Aucun : les dés découlent du seul secret du serveur.
web-shell-undone = Retours en arrière : { $number }
web-shell-wait-host-left = L’hôte est absent depuis un moment : vous pouvez commencer aussi. Des robots prennent alors les places libres.

## La page sans serveur

web-site-starting = Préparation des règles…
web-site-elsewhere = Duopoly est ouvert dans un autre onglet
web-site-elsewhere-help = Vos parties s’y poursuivent. Fermez cet onglet-là, ou continuez plutôt ici : aucun coup n’est perdu.
web-site-here = Continuer ici
web-site-unreachable = Impossible d’ouvrir cette table : le stockage de ce navigateur ne répond pas. Autorisez cette page à stocker des données, puis rechargez-la.
web-site-unsaved = Ce navigateur ne permet pas à Duopoly d’enregistrer les parties : elles durent jusqu’à la fermeture de cette page. Pour les garder, autorisez cette page à stocker des données, ou quittez la navigation privée.
web-site-failed = Impossible de charger les règles
web-site-failed-help = Vérifiez la connexion et rechargez la page.
