# Les règles maison, sous les noms des montants et des réglages d’une édition. Aucune n’a de variable : leur nom suffit.

## Montants

house-start-cash = Argent de départ
house-start-bonus = Départ, y passer ou s’y arrêter
house-fee = Le prix de la liberté
house-income-tax = Impôt sur le revenu, forfait
house-property-tax = Impôt supplémentaire ou taxe de luxe
house-houses = Maisons dans la boîte
house-hotels = Hôtels ou immeubles dans la boîte
house-tax-cash-competitor = Impôt sur le revenu : part de l’argent, concurrent
house-tax-cash-monopolist = Impôt sur le revenu : part de l’argent, monopoliste
house-tax-titles = Impôt sur le revenu : part du prix des titres
house-tax-buildings = Impôt sur le revenu : part du coût des constructions
house-foundation-monopolist = Fondation, monopoliste
house-foundation-one = Fondation, subvention pour un 1
house-foundation-two = Fondation, subvention pour un 2
house-utility-competitor = Compagnie d’un concurrent : fois les dés
house-utility-monopolist = Une compagnie d’un monopoliste : fois les dés
house-utility-monopolist-both = Deux compagnies d’un monopoliste : fois les dés
house-utility-player = Une compagnie : fois les dés
house-utility-player-both = Deux compagnies : fois les dés
house-keep-competitor = Partie rapide : argent gardé, concurrent
house-keep-monopolist = Partie rapide : argent gardé, monopoliste
house-mortgage-interest = Intérêts d’une hypothèque reprise
house-speed-cash = Dé rapide : argent en plus au départ
house-rounds = Partie rapide : manches (0 : à l’heure)

## Lancers et prison

house-extra-throws = Lancers de plus à la suite pour un double
house-doubles-to-prison = Doubles de suite qui mènent en prison (0 : aucun)
house-prison-throws = Essais de double pour sortir
house-prison-double = Ce que fait le double qui libère
house-prison-double-moves-and-throws-again = il avance et donne un lancer de plus
house-prison-double-throws-again = il donne un lancer pour avancer
house-prison-double-moves = il avance
house-prison-fee-after-miss = Après le dernier essai manqué : payer et avancer
house-prison-stay = On peut passer un tour en prison
house-prison-ends-turn = Aller en prison finit le tour
house-prison-collects = Les loyers rentrent en prison
house-prison-collects-note = { $game ->
    [roles] La règle ne paie rien à un monopoliste en prison.
   *[classic] La règle paie aussi le loyer à qui est en prison.
}
house-price-war-buys = Acheter en guerre des prix

## Rues et constructions

house-income-tax-choice = Impôt sur le revenu : choix du pourcentage
house-auction = Enchère des titres non achetés
house-auction-note = La règle le met aussitôt aux enchères ; sinon, il reste à la banque.
house-claim-rent = Le loyer doit être réclamé
house-monopoly-competitor = Concurrent : rues pour un monopole (0 : sans)
house-monopoly-monopolist = Monopoliste : rues pour un monopole (0 : sans)
house-monopoly-player = Rues pour un monopole (0 : sans, 3 : toutes)
house-max-houses-competitor = Concurrent : maisons par rue au plus
house-max-houses-monopolist = Monopoliste : maisons par rue au plus
house-max-houses-player = Maisons par rue au plus
house-build-any-time = Construire hors de son tour
house-build-evenly = Construire uniformément dans un groupe
house-lift-any-time = Lever une hypothèque hors de son tour
house-houses-outlast-monopoly = Les maisons survivent au monopole rompu
house-bare-group = Hypothèque et échange : tout le groupe nu
house-shortage = Quand les maisons manquent
house-shortage-endless = on en fabrique
house-shortage-box = premier arrivé, premier servi
house-shortage-auction = les dernières aux enchères

## Échanges, faillite et fin

house-trade = Échanges entre joueurs
house-trade-any-time = à tout moment
house-trade-before-throw = avant les dés seulement
house-timed-trade = Partie rapide : échanges entre joueurs
house-timed-adjust = Partie rapide : derniers réglages avec la banque
house-estate-auction = Enchère des titres après une faillite
house-swap-roles = Échange des rôles avant le départ

## Le Dé rapide et les anciennes cartes

house-speed-die = Dé rapide
house-speed-on-doubles = Dé rapide aussi sur un double
house-older-decks = Les anciennes cartes

## Règles maison de bien des tables

house-decline-extra-throw = On peut renoncer au lancer supplémentaire d’un double
house-triple-throws-again = Trois dés identiques font rejouer
house-free-parking-pot = Taxes et amendes pour qui s’arrête au Parc gratuit
house-free-parking-pot-note = La règle dit non : le Parc gratuit n’est qu’un repos.
house-start-double = S’arrêter pile sur Départ rapporte le double
house-start-double-note = La règle paie une fois, à l’arrêt comme au passage.
house-start-double-book = { $start_double ->
    [1] Si vous vous arrêtez juste dessus, vous recevez le double.
   *[0] { "" }
}
house-deal-titles = Titres distribués à chacun au début
house-deal-titles-note = Dans la règle, tous les titres sont d’abord à la banque.
