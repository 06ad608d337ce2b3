# Les règles maison, sous les noms des montants et des réglages d’une édition. Aucune n’a de variable : leur nom suffit.

## Montants

house-start-cash = Argent de départ
house-start-cash-note = Ce que chacun reçoit de la banque avant le premier lancer.
house-cash-competitor = Concurrent : argent de départ (0 : comme tout le monde)
house-cash-monopolist = Monopoliste : argent de départ (0 : comme tout le monde)
house-start-bonus = Case Départ, s’y arrêter ou y passer
house-start-bonus-note = Ce que la banque verse à qui s’y arrête ou y passe.
house-fee = Amende pour sortir
house-fee-note = { $game ->
    [roles] À payer pour sortir de prison, ou de la guerre des prix, sans faire de double.
   *[classic] À payer pour sortir de prison sans faire de double.
}
house-income-tax = Impôt sur le revenu : montant fixe
house-income-tax-note = Ce que la banque prend à qui s’y arrête.
house-property-tax = Impôt supplémentaire ou taxe de luxe
house-property-tax-note = Ce que la banque prend à qui s’y arrête.
house-houses = Maisons dans la boîte
house-hotels = Hôtels ou immeubles dans la boîte
house-tax-cash-competitor = Impôt sur le revenu : part de l’argent d’un concurrent
house-tax-cash-monopolist = Impôt sur le revenu : part de l’argent d’un monopoliste
house-tax-titles = Impôt sur le revenu : part du prix des titres
house-tax-buildings = Impôt sur le revenu : part du coût des constructions
house-foundation-monopolist = Fondation, versement d’un monopoliste
house-foundation-monopolist-note = Ce que paie un monopoliste qui s’y arrête. Un concurrent, lui, lance un dé et reçoit peut-être quelque chose.
house-foundation-one = Fondation, subvention pour un 1
house-foundation-two = Fondation, subvention pour un 2
house-utility-competitor = Compagnie d’un concurrent : multiple des dés
house-utility-monopolist = Une compagnie d’un monopoliste : multiple des dés
house-utility-monopolist-both = Deux compagnies d’un monopoliste : multiple des dés
house-utility-player = Une compagnie : multiple des dés
house-utility-player-both = Deux compagnies : multiple des dés
house-keep-competitor = Partie rapide : argent que garde un concurrent
house-keep-monopolist = Partie rapide : argent que garde un monopoliste
house-mortgage-interest = Intérêts sur une hypothèque reprise
house-speed-cash = Dé rapide : argent en plus au départ
house-rounds = Partie rapide : nombre de manches (0 : au chronomètre)

## Lancers et prison

house-extra-throws = Lancers supplémentaires de suite grâce aux doubles
house-doubles-to-prison = { $game ->
    [roles] Doubles de suite qui mènent en prison ou en guerre des prix (0 : aucun)
   *[classic] Doubles de suite qui mènent en prison (0 : aucun)
}
house-prison-throws = Essais de double pour sortir
house-prison-double = Effet du double qui fait sortir
house-prison-double-moves-and-throws-again = fait avancer et donne un lancer de plus
house-prison-double-throws-again = donne un lancer pour avancer
house-prison-double-moves = fait avancer
house-prison-fee-after-miss = Dernier essai manqué : payer, puis avancer selon ce lancer
house-prison-stay = { $game ->
    [roles] Passer son tour en prison ou en guerre des prix
   *[classic] Passer son tour en prison
}
house-prison-ends-turn = Aller en prison met fin au tour
house-prison-collects = Toucher les loyers en prison
house-prison-collects-note = { $game ->
    [roles] Dans le livret, un monopoliste en prison ne touche rien.
   *[classic] Dans le livret, on touche aussi ses loyers en prison.
}
house-price-war-buys = Acheter en guerre des prix

## Rues et constructions

house-income-tax-choice = Impôt sur le revenu : pourcentage au choix
house-auction = Enchères pour les titres que personne n’achète
house-auction-note = { $game ->
    [roles] Dans le livret, le titre reste à la banque ; avec cette règle, il est aussitôt mis aux enchères.
   *[classic] Dans le livret, le titre est aussitôt mis aux enchères ; sans cette règle, il reste à la banque.
}
house-claim-rent = Les loyers doivent être réclamés
house-monopoly-competitor = Concurrent : rues pour un monopole (0 : inutile)
house-monopoly-monopolist = Monopoliste : rues pour un monopole (0 : inutile)
house-monopoly-player = Rues pour un monopole (0 : inutile, 3 : toutes)
house-max-houses-competitor = Concurrent : maximum de maisons par rue
house-max-houses-monopolist = Monopoliste : maximum de maisons par rue
house-max-houses-player = Maximum de maisons par rue
house-build-any-time = Construire hors de son tour
house-build-evenly = Construire uniformément dans un groupe
house-lift-any-time = Lever une hypothèque hors de son tour
house-houses-outlast-monopoly = Les maisons restent quand le monopole est rompu
house-bare-group = Hypothèques et échanges : groupe sans construction
house-shortage = Quand il n’y a plus de maisons
house-shortage-note = La boîte n’a qu’un nombre limité de maisons : ce qui se passe quand toutes sont construites.
house-shortage-endless = on en fabrique
house-shortage-box = premier arrivé, premier servi
house-shortage-auction = les dernières sont mises aux enchères

## Échanges, faillite et fin

house-trade = Échanges entre joueurs
house-trade-any-time = à tout moment
house-trade-before-throw = seulement avant le lancer des dés
house-timed-trade = Partie rapide : échanges entre joueurs
house-timed-adjust = Partie rapide : derniers réglages avec la banque
house-estate-auction = Enchères pour les titres d’un joueur en faillite
house-swap-roles = Échange de rôles avant la partie

## Le Dé rapide et les anciennes cartes

house-speed-die = Dé rapide
house-speed-die-note = Chacun commence avec { $sum_speed_cash } de plus. Un troisième dé dès le deuxième tour du plateau : 1 à 3 s’ajoutent au lancer, le bus laisse choisir de combien avancer, M. M. mène à une propriété sans propriétaire.
house-speed-on-doubles = Dé rapide valable aussi sur un double
house-older-decks = Les anciennes cartes

## Règles maison de bien des tables

house-decline-extra-throw = Le lancer supplémentaire d’un double est facultatif
house-triple-throws-again = Trois dés identiques font rejouer
house-cash-competitor-book = { $cash_competitor ->
    [0] { "" }
   *[other] Un concurrent commence, lui, avec { $sum_cash_competitor }.
}
house-cash-monopolist-book = { $cash_monopolist ->
    [0] { "" }
   *[other] Un monopoliste commence, lui, avec { $sum_cash_monopolist }.
}
house-free-parking-pot = Taxes, amendes et coût des cartes à qui s’arrête au Parc gratuit
house-free-parking-pot-note = Pas dans le livret : le Parc gratuit n’y est qu’un repos.
house-start-double = S’arrêter sur la case Départ rapporte le double
house-start-double-note = Dans le livret, s’y arrêter ou y passer rapporte autant.
house-start-double-book = { $start_double ->
    [1] Si vous vous arrêtez juste dessus, vous recevez le double.
   *[0] { "" }
}
house-deal-titles = Titres distribués à chacun au début
house-deal-titles-note = Dans le livret, la banque a tous les titres au départ.
