# Les mots que tout le reste partage. Ce qui se combine est en minuscules ; la façade met les majuscules.

rule = règle { $rule }
rule-named = « { $rule } »

## The language itself: its name; the sign between groups of three digits, and how many digits a number has that is grouped;
## the sign before a fraction; and the plural rules of CLDR, as unicode.org/cldr/charts lists them for every language

language-name = Français
number-separator = { "\u00A0" }
number-grouped-from = 4
number-decimal = ,
plural-rules =
    one: i = 0,1

## Joueurs et camps

player = joueur
players = joueurs
bank = banque
chance = hasard
nobody = personne
role = rôle
role-competitor = concurrent
role-monopolist = monopoliste
role-player = joueur
roles-competitor = { $number ->
    [one] { $number } concurrent
   *[other] { $number } concurrents
}
roles-monopolist = { $number ->
    [one] { $number } monopoliste
   *[other] { $number } monopolistes
}
roles-player = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
chat-person = Seules les personnes à la table peuvent écrire.
held = { $role ->
    [competitor] en guerre des prix
   *[other] en prison
}
held-turn = { $role ->
    [competitor] en guerre des prix, tour { $number }
   *[other] en prison, tour { $number }
}
sightseeing = { $game ->
    [roles] simple visite
   *[classic] simple visite
}
bankrupt = en faillite

## Ce qui est sur la table

cash = argent
money = argent
title = titre
titles = titres
street = rue
owner = propriétaire
price = prix
rent = loyer
unowned = à vendre
mortgage = hypothèque
mortgaged = sous hypothèque
monopoly = monopole
monopolized = sous monopole
city = { $game ->
    [roles] ville
   *[classic] groupe
}
house = maison
hotel = { $hotel ->
    [apartment] immeuble
   *[hotel] hôtel
}
houses = { $number ->
    [one] { $number } maison
   *[other] { $number } maisons
}
hotels = { $hotel ->
    [apartment] { $number ->
        [one] { $number } immeuble
       *[other] { $number } immeubles
    }
   *[hotel] { $number ->
        [one] { $number } hôtel
       *[other] { $number } hôtels
    }
}
get-out-card = carte de sortie de prison
deck = { $deck ->
    [competitor] cartes de concurrents
    [monopolist] cartes de monopolistes
    [chest] Caisse de Communauté
   *[chance] Chance
}
dice = dés
double = double
offer = offre
debt = dette
auction = enchères
bid = enchère
worth = fortune
edition = édition
seed = graine
rules = règles
house-rules = règles maison

## Nombres

round = manche { $number }
rounds = { $number ->
    [one] { $number } manche
   *[other] { $number } manches
}
turn = tour
moves = { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}
spaces = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}

## La fin

winner = gagnant
winners = gagnants
wins = { $player } gagne.
win-shared = Victoire partagée : { $players }.
richest = le plus riche
saved-in = Enregistré dans { $file }.
yes = oui
no = non

## Les buts

aim = but
aim-last = dernier en jeu
aim-camp = le plus riche du dernier camp
aim-timed = partie rapide
aim-last-hint = Mettre tous les autres en faillite.
aim-camp-hint = Être le plus riche de son camp quand l’autre est en faillite.
aim-timed-hint = Avoir le plus d’argent quand le temps convenu est écoulé.

## Les sortes de cases

kind-start = départ
kind-street = rue
kind-transport = { $game ->
    [roles] société de transport
   *[classic] gare
}
kind-utility = { $game ->
    [roles] électricité ou gaz
   *[classic] service public
}
kind-card = carte
kind-income-tax = impôt sur le revenu
kind-property-tax = { $game ->
    [roles] impôt supplémentaire
   *[classic] taxe de luxe
}
kind-prison = { $game ->
    [roles] prison et guerre des prix
   *[classic] prison
}
kind-go-to-prison = { $game ->
    [roles] aller en prison ou à la guerre des prix
   *[classic] aller en prison
}
kind-foundation = Fondation
kind-free = parc gratuit

## Les phases : ce qui est à décider

phase-order = { $player } lance pour l’ordre de jeu
phase-role = { $player } choisit un rôle
phase-throw = { $player } va lancer les dés
phase-dice = { $player } lance les dés
phase-speed = { $player } lance le Dé rapide
phase-go = { $player } choisit une case
phase-buy = { $player } décide d’acheter ou non
phase-card = { $player } tire une carte
phase-die = { $player } lance un dé
phase-count = { $player } lance pour un montant
phase-tax = { $player } choisit comment payer l’impôt
phase-fine = { $player } choisit de payer ou de tirer une carte
phase-end = { $player } termine son tour
phase-adjust = Le temps est écoulé : { $player } fait ses comptes avec la banque
phase-over = La partie est terminée
phase-next = { $player } continue
phase-move = { $player } avance
phase-auction = { $player } décide d’enchérir ou non
phase-want = { $player } choisit parmi les dernières constructions
phase-place = { $player } pose une construction
phase-answer = { $player } étudie une offre
phase-debt = { $player } a une dette à payer
phase-interest = { $player } garde ou lève une hypothèque
phase-deal = Les titres sont distribués

## Les verbes : ce que peut faire un joueur, ou le hasard

verb-throw = lancer
verb-end = finir le tour
verb-buy = acheter
verb-decline = ne pas acheter
verb-pay = payer
verb-stay = passer son tour
verb-use-card = jouer la carte
verb-tax = payer l’impôt
verb-draw = tirer une carte
verb-go = aller
verb-bid = enchérir
verb-pass = passer
verb-want = en demander
verb-place = poser
verb-keep = garder l’hypothèque
verb-give-up = abandonner
verb-role = choisir le rôle
verb-accept = accepter
verb-reject = refuser
verb-build = construire
verb-sell = vendre
verb-mortgage = hypothéquer
verb-lift = lever l’hypothèque
verb-offer = proposer
verb-withdraw = retirer l’offre
verb-claim = réclamer le loyer
verb-swap = échanger les rôles
verb-deal = distribuer un titre
verb-claim-for-me = réclamer les loyers automatiquement
verb-dice = dés
verb-card = carte
verb-die = dé
verb-speed = Dé rapide
verb-time = fin du temps

verb-throw-hint = Lancer les dés.
verb-end-hint = Passer les dés au joueur suivant.
verb-buy-hint = Acheter ce titre à la banque.
verb-decline-hint = Laisser ce titre à la banque.
verb-pay-hint = Payer ce qui est dû.
verb-stay-hint = Passer ce tour ; il faudra payer au début du suivant.
verb-use-card-hint = Utiliser une carte de sortie de prison.
verb-tax-hint = Choisir le montant fixe ou le pourcentage.
verb-draw-hint = Tirer une carte de l’autre pioche au lieu de payer.
verb-go-hint = Choisir où mènent les dés.
verb-bid-hint = Dépasser la dernière enchère.
verb-pass-hint = Quitter ces enchères.
verb-want-hint = Dire combien de ces dernières constructions on veut.
verb-place-hint = Dire où va la construction.
verb-keep-hint = Garder le titre hypothéqué et payer les intérêts.
verb-give-up-hint = Se déclarer en faillite.
verb-role-hint = Être concurrent ou monopoliste pour toute la partie.
verb-accept-hint = Accepter l’offre en bloc.
verb-reject-hint = Refuser l’offre.
verb-build-hint = Ajouter une construction dans une rue.
verb-sell-hint = Revendre une construction à moitié prix.
verb-mortgage-hint = Emprunter à la banque la moitié du prix d’un titre.
verb-lift-hint = Rembourser une hypothèque.
verb-offer-hint = Proposer un échange à un autre joueur.
verb-withdraw-hint = Retirer son offre.
verb-claim-hint = Demander le loyer dû par un visiteur.
verb-swap-hint = Proposer un échange de rôles avant le début de la partie.
verb-deal-hint = Un titre invendu va au joueur suivant avant le premier lancer.
verb-claim-for-me-hint = Faire réclamer ses loyers automatiquement (on), ou les réclamer soi-même (off).
verb-dice-hint = Les deux dés montrent ces faces.
verb-card-hint = Cette carte est tirée.
verb-die-hint = Le dé seul montre cette face.
verb-speed-hint = Le Dé rapide montre cette face.
verb-time-hint = Le temps convenu met fin à la partie.

tax-flat = le montant fixe
tax-percent = le pourcentage
face-bus = bus
face-mr-m = M. M.
