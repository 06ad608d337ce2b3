# Ce que dit le terminal. Les noms et les sommes arrivent comme du texte.

terminal-me = Joueur
terminal-mark-competitor = c
terminal-mark-monopolist = m
terminal-code-transport = T
terminal-code-utility = S
terminal-short-mortgaged = hyp
terminal-short-hotel = { $hotel ->
    [apartment] imm
   *[hotel] hôt
}
terminal-short-houses = { $number }m
terminal-nothing = rien
terminal-the-bank = la banque

## En-têtes

terminal-player = Joueur
terminal-role = Rôle
terminal-cash = Argent
terminal-space = Case
terminal-titles = Titres
terminal-worth = Fortune
terminal-number = N°
terminal-city = { $game ->
    [roles] Ville
   *[classic] Groupe
}
terminal-title = Titre
terminal-built = Bâti
terminal-rent = Loyer
terminal-value = Hypothèque
terminal-lift = à lever pour { $amount }
terminal-heading = { $edition }, manche { $round } : c’est à { $player }
terminal-pot = Cagnotte du Parc gratuit : { $amount }

## La partie commence, continue, finit

terminal-begins = { $edition } : { $players }. Graine { $seed }. Chaque coup est enregistré. « ? » affiche l’aide.
terminal-goes-on = { $number ->
    [one] La partie { $file } reprend après { NUMBER($number, useGrouping: 0) } coup.
   *[other] La partie { $file } reprend après { NUMBER($number, useGrouping: 0) } coups.
}
terminal-new-dice = { $kind ->
    [cards] { $promise ->
        [opened] Le fichier contient le secret des cartes tirées jusqu’ici : tout le monde peut les vérifier. À partir d’ici, elles sont nouvelles et personne ne peut les vérifier.
       *[sealed] Les cartes tirées jusqu’ici découlent du secret d’une autre table, que le fichier ne contient pas. À partir d’ici, elles sont nouvelles et personne ne peut les vérifier.
    }
   *[dice] { $promise ->
        [opened] Le fichier contient le secret des dés joués jusqu’ici : tout le monde peut les vérifier. À partir d’ici, ils sont nouveaux et personne ne peut les vérifier.
       *[sealed] Les dés joués jusqu’ici découlent du secret d’une autre table, que le fichier ne contient pas. À partir d’ici, ils sont nouveaux et personne ne peut les vérifier.
    }
}
terminal-half-line = La dernière ligne du fichier était incomplète et a été ignorée.
terminal-from-here = Reprendre après le coup { NUMBER($number, useGrouping: 0) }, dans une nouvelle partie ? [o/N] :
terminal-look-at = L’ancienne partie est conservée. Pour la revoir :
terminal-roles-by-setup = Toutes les places n’ont pas de rôle : comme dans le livret, chacun lance les dés et choisit.
terminal-minutes = { $minutes ->
    [one] La partie se termine après { $minutes } minute, au début d’un tour.
   *[other] La partie se termine après { $minutes } minutes, au début d’un tour.
}
terminal-left = Enregistrée sous { $name }. Pour reprendre :
terminal-not-saved = Personne n’a joué de coup : la partie n’est pas enregistrée.
terminal-stopped = { $round ->
    [one] Arrêt après { $round } manche, sans vainqueur. Le plus riche : { $players }.
   *[other] Arrêt après { $round } manches, sans vainqueur. Le plus riche : { $players }.
}
terminal-undone = Annulé.
terminal-nothing-to-undo = Personne n’a pris de décision à annuler.
terminal-played-elsewhere = Jusqu’au coup { NUMBER($number, useGrouping: 0) }, la partie s’est jouée ailleurs : ces coups ne peuvent pas être annulés ici.

## Préparer la partie

terminal-welcome = Duopoly joue à l’Anti-Monopoly et au Monopoly selon les règles. Entrée choisit ce qui est entre crochets.
terminal-which-language = Langue ({ $choices }) [{ $usual }] :
terminal-which-edition = Édition [{ $usual }] :
terminal-which-seats = Qui joue ? [{ $usual }] :
terminal-which-order = Qui commence ? 1 la première place, 2 les dés en décident [{ $usual }] :
terminal-which-aim = But [{ $usual }] :
terminal-which-minutes = Combien de minutes ? [{ $usual }] :
terminal-stands-alone = « { $word } » s’emploie seul : rien n’a été fait.
terminal-bad-language = « { $answer } » ne fait pas partie de { $choices }.
terminal-bad-edition = Il n’y a pas d’édition « { $answer } » : donnez un numéro ou un nom de la liste, ou le chemin d’un fichier .toml.
terminal-bad-seats = « { $answer } » ne fait pas une table : il faut de { $least } à { $most } noms différents, séparés par des virgules ; des rôles pour tous ou pour personne, avec autant de concurrents que de monopolistes, à un près.
terminal-bad-order = « { $answer } » n’est ni 1 ni 2.
terminal-bad-aim = « { $answer } » ne fait pas partie de { $choices }.
terminal-bad-minutes = « { $answer } » n’est pas un nombre de minutes de 1 à 10000.
terminal-seats-hint = Les noms dans le sens des aiguilles d’une montre, séparés par des virgules. Robots par niveau : { $levels }. Par nom : { $bots }. Avec du caractère : { $characters }. Tout autre mot est une personne.
terminal-near-miss = Aucun robot ne s’appelle « { $word } ». Écrivez { $near } pour le robot, ou { $person }, avec une majuscule, pour une personne.
terminal-reasons = { $state ->
    [on] Les robots expliquent leurs coups.
   *[off] Les robots n’expliquent plus leurs coups.
}
terminal-says = { $name } : « { $text } »
terminal-roles-hint = Ajoutez :competitor (concurrent) ou :monopolist (monopoliste) à chaque nom pour convenir des rôles ; sinon chacun lance et choisit.
terminal-go-on = { $players } : une partie n’est pas finie ({ $edition }). La reprendre ? [o/N] :
terminal-yes-words = o oui y yes

## Ce qu’il faut décider

terminal-decide-role = { $player }, choisissez un rôle pour toute la partie.
terminal-decide-throw = { $held ->
    [yes] { $player }, vous êtes { $place } et avez { $cash }.
   *[no] { $extra ->
        [yes] { $player }, vous relancez : { $place }, { $cash }.
       *[no] { $player }, c’est à vous : { $place }, { $cash }.
    }
}
terminal-decide-go = { $player }, choisissez la case où aller.
terminal-decide-buy = { $kind ->
    [utility] { $player }, { $space } est à vendre pour { $amount } (vous demanderiez { $rents } fois les dés, avec une compagnie ou deux). Vous avez { $cash }.
   *[other] { $player }, { $space } est à vendre pour { $amount } (loyers pour vous : { $rents }). Vous avez { $cash }.
}
terminal-decide-tax = { $player }, impôt sur le revenu : montant fixe de { $flat }, ou { $percent } en pourcentage. Vous avez { $cash }.
terminal-decide-fine = { $player }, payez { $amount } ou tirez plutôt une carte. Vous avez { $cash }.
terminal-decide-end = { $player }, vous avez lancé : { $place }, { $cash }.
terminal-decide-adjust = { $player }, le temps est écoulé : réglez vos titres avec la banque, puis terminez. Vous avez { $cash }.
terminal-decide-auction = { $begun ->
    [no] { $player }, aux enchères : { $lot }. Pas encore d’enchère. En lice : { $left }. Vous avez { $cash }.
   *[other] { $player }, aux enchères : { $lot }. { $best } enchérit à { $bid }. En lice : { $left }. Vous avez { $cash }.
}
terminal-decide-want = { $player }, combien des dernières constructions voulez-vous ? Il en reste { $left }, { $most } au plus pour vous ; celles que plusieurs veulent sont mises aux enchères. Vous avez { $cash }.
terminal-decide-place = { $won ->
    [yes] { $player }, dites où va la construction remportée.
   *[no] { $player }, personne d’autre ne veut cette construction : dites où elle va, à son prix, ou laissez-la. Vous avez { $cash }.
}
terminal-decide-answer = { $swap ->
    [yes] { $player }, { $other } propose d’échanger vos rôles.
   *[no] { $player }, { $other } propose un échange. Vous recevez : { $get }. Vous donnez : { $give }. Vous avez { $cash }.
}
terminal-decide-debt = { $short ->
    [no] { $player }, vous devez { $owed } à { $creditor } et avez { $cash } : payez.
   *[other] { $player }, vous devez { $owed } à { $creditor } et avez { $cash } : il manque { $missing }.
}
terminal-decide-interest = { $player }, vous recevez ces titres hypothéqués : { $things }. Gardez l’hypothèque en payant les intérêts, ou levez-la. Vous avez { $cash }.

## Les coups

terminal-move-throw = { $held ->
    [yes] tenter un double
   *[no] lancer les dés
}
terminal-move-end = { $phase ->
    [adjust] terminé
    [throw] ne pas relancer : passer les dés{ $stays ->
        [yes] , libre, et rester ici en visite
       *[no] {""}
    }
   *[end] finir le tour
}
terminal-move-buy = acheter { $space } ({ $amount })
terminal-move-decline = { $auction ->
    [yes] mettre { $space } aux enchères
   *[no] laisser { $space } à la banque
}
terminal-move-pay = { $phase ->
    [throw] payer { $amount } pour sortir, puis lancer
   *[other] payer { $amount }
}
terminal-move-stay = passer ce tour, et payer au suivant
terminal-move-use-card = { $which ->
    [no] utiliser une carte de sortie de prison
   *[yes] utiliser la carte de sortie de prison ({ $deck })
}
terminal-move-tax = { $way ->
    [flat] payer le montant fixe de { $amount }
   *[percent] payer { $amount } en pourcentage
}
terminal-move-draw = tirer plutôt une carte
terminal-move-go = { $priced ->
    [no] aller sur la case { $space }
   *[other] aller sur la case { $space } ({ $amount })
}
terminal-move-bid = enchérir à { $amount } (ou plus : bid et la somme)
terminal-move-pass = { $phase ->
    [want] ne rien demander
    [place] la laisser
   *[auction] quitter les enchères
}
terminal-move-want = en demander { $number }
terminal-move-place = { $priced ->
    [yes] la poser : { $space } ({ $amount })
   *[no] la poser : { $space }
}
terminal-move-keep = garder l’hypothèque en payant les intérêts
terminal-move-give-up = abandonner : faillite
terminal-move-role = être { $role }
terminal-move-accept = accepter
terminal-move-reject = refuser
terminal-move-build = { $street ->
    [no] construire : { $space } ({ $amount })
   *[other] construire : { $space } ({ $amount }, loyer { $rent } → { $after })
}
terminal-move-sell = { $street ->
    [no] revendre : { $space } (+{ $amount })
   *[other] revendre : { $space } (+{ $amount }, loyer { $rent } → { $after })
}
terminal-move-mortgage = hypothéquer { $space } (+{ $amount })
terminal-move-lift = lever l’hypothèque : { $space } ({ $amount })
terminal-move-withdraw = retirer votre offre
terminal-move-claim = réclamer { $amount } à { $player }
terminal-move-swap = proposer à { $player } d’échanger vos rôles

## Questions et remarques

terminal-ask-dice = { $phase ->
    [order] { $player } lance deux dés pour l’ordre de jeu (comme 3 4)
    [count] Deux dés, seulement pour le montant (comme 3 4)
   *[dice] { $player } lance deux dés (comme 3 4)
}
terminal-ask-die = { $player } lance un dé (1 à 6)
terminal-ask-speed = Dé rapide, { $player } (1, 2, 3, bus ou mr-m)
terminal-ask-card = { $player } tire une carte : son numéro (comme { $card })
terminal-ask-deal = { $player } reçoit un titre : son numéro ou sa clé (comme 39)
terminal-ask-claim = { $player } : { $move } ? (o, ou Entrée pour laisser)
terminal-is-a-bot = { $player } est un robot et décide lui-même.
terminal-no-such-number = { $most ->
    [0] Il n’y a pas de coup { $number } : cette question n’a pas de liste.
   *[other] Il n’y a pas de coup { $number } : la liste va de 1 à { $most }.
}
terminal-is-legal = C’est possible maintenant.
terminal-no-such-topic = Pas d’aide sur « { $about } » : donnez un numéro de la liste, un coup, un verbe ou un sujet. « ? » les énumère.
terminal-no-paragraph = Le livret de cette édition n’a pas de paragraphe là-dessus.
terminal-help = Un numéro joue ce coup. Entrée lance les dés ou finit le tour.
    Ou écrivez le coup, les titres par numéro ou clé :  build 24   sell 39   bid 120
    Un échange :  offer Bob give 24 cash 100 take 39   (Bob répond accept ou reject)
    Pour quelqu’un d’autre à la table, commencez par son nom :  Bob: mortgage 24
    Pourquoi pas, ou quelle est la règle :  ? 3   ? build 24   ? mortgage
    b plateau   m argent, titres   l derniers tours   u annuler   q enregistrer et quitter
    r explications des robots, oui ou non
terminal-help-claims = Loyers réclamés automatiquement, ou par vous :  claim-for-me on   claim-for-me off
terminal-possible-words = Coups possibles : { $words }.
terminal-see-help = « ? » affiche l’aide.
terminal-help-topics = Sujets : { $topics }

## Ce que propose la touche Tab

terminal-command-board = le plateau
terminal-command-money = l’argent et les titres
terminal-command-ledger = les derniers tours
terminal-command-reasons = activer ou couper les explications des robots
terminal-command-undo = annuler un coup
terminal-command-help = aide
terminal-command-quit = enregistrer et quitter
terminal-command-other = un coup par { $player }
terminal-command-give = ce qui est donné
terminal-command-take = ce qui est demandé en échange

## Éditions

terminal-leaflet = Livret : { $leaflet }
terminal-part-board = Le plateau
terminal-part-titles = Les titres de propriété
terminal-part-cards = Les cartes
terminal-part-rules = Sommes et options
terminal-part-errata = Errata
terminal-part-sources = Sources de ce qui est marqué *
terminal-rents-street = Rues ; loyers : terrain nu, avec chaque maison, enfin avec { $hotel ->
    [apartment] l’immeuble
   *[hotel] l’hôtel
}
terminal-rents-transport = Transports ; loyers : avec 1, 2, 3, 4 en main
terminal-rents-utility = Compagnies ; multiples des dés : avec une, avec les deux
terminal-kind = Genre
terminal-key = Clé
terminal-price = Prix
terminal-mortgage = Hyp.
terminal-lifting = Levée
terminal-house = Mais.
terminal-rents = Loyers
terminal-rule = Règle
terminal-amount = Valeur
terminal-deck = { $number ->
    [one] { $deck } : { $number } carte
   *[other] { $deck } : { $number } cartes
}
terminal-players-range = Joueurs : { $least } à { $most }
terminal-erratum = { $rule } : imprimé { $printed }, joué { $played }. { $why }
terminal-no-sources = Rien n’est marqué.
terminal-no-difference = Il n’y a aucune différence.
terminal-differences-edition = L’édition
terminal-differences-rules = Sommes et options
terminal-differences-spaces = Cases ({ $number })
terminal-differences-titles = Chiffres des titres ({ $number })
terminal-differences-cards = Cartes ({ $number })
terminal-differences-decks = Nombre de cartes
terminal-differences-paragraphs = Paragraphes ({ $number })
terminal-differences-errata = Errata : imprimé, joué
