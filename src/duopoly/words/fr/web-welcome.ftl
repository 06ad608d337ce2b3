# L’accueil. ○ et □ tiennent la place des signes des deux camps, qui sont dessinés.

web-welcome-head = Jouez franc jeu,
    ou possédez la ville.
web-welcome-camps = À l’Anti-Monopoly, les ○ concurrents demandent des loyers justes et bâtissent où ils veulent, tandis que les □ monopolistes bâtissent dans les villes qu’ils contrôlent et exigent des loyers de monopole – et chacun est sûr de gagner. Au Monopoly classique, pas de camps : les mêmes règles pour tous, et le dernier en jeu gagne.
web-welcome-play = Jouer
web-welcome-play-line = Tout de suite, contre trois robots faciles. Vous êtes □ monopoliste, le camp facile.
web-welcome-chance = « Jouer » : est-ce difficile ? En jouant comme ces trois robots, vous gagnez environ 1 partie sur 2 ; à votre place, un robot plus habile en gagne 7 sur 10.
web-welcome-learn = Apprendre en 3 minutes
web-welcome-learn-short = Apprendre en 3 min
web-welcome-learn-line = Une première partie guidée
web-welcome-friends = Jouer entre amis
web-welcome-friends-short = Entre amis
web-welcome-friends-line = Par un lien ou un code QR
web-welcome-friends-alone = Il faut un serveur : cette page ne joue que sur cet appareil
web-welcome-board = Sur un vrai plateau
web-welcome-board-short = Vrai plateau
web-welcome-board-line = Duopoly tient la banque
web-welcome-continue = Reprendre : { $table }
web-welcome-continue-none = Votre dernière table vous attendra ici.
web-welcome-my-turn = c’est à vous
web-welcome-waiting = on attend les amis
web-welcome-all = Toutes mes parties
web-welcome-customize = Personnaliser
web-welcome-customize-line = Jeu, joueurs, dés, règles maison
web-welcome-rules = Lire les règles
web-welcome-free = Gratuit · sans compte
web-welcome-watch = Des robots jouent. Regarder.
