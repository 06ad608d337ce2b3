# Le livre des règles : titres des paragraphes et des chapitres, et ce qui les entoure.

## Paragraphes

heading-contents = Contenu
heading-before-play = Avant de jouer
heading-object = But du jeu
heading-treasurer = Le banquier
heading-bank = La banque
heading-banker = Le banquier
heading-decks = Les cartes
heading-roles = Concurrents et monopolistes
heading-roles-and-pawns = Rôles et couleurs
heading-budget = Argent de départ
heading-budget-and-start = Argent et case de départ
heading-order = Ordre de jeu et pions
heading-first = Qui commence
heading-doubles = Doubles
heading-moving = Déplacement des pions
heading-purchase-and-rent = Achats et loyers
heading-purchase = Acheter une propriété
heading-rent = Payer un loyer
heading-monopoly = Monopoles
heading-building = Construire
heading-mortgages = Hypothèques
heading-selling = Vente des constructions
heading-start = Départ
heading-prison = Prison, guerre des prix et simple visite
heading-cards = Les cases de cartes
heading-income-tax = Impôt sur le revenu
heading-property-tax = Impôt supplémentaire
heading-environment-tax = Taxe sur l’environnement
heading-utilities = { $game ->
    [roles] Compagnies d’électricité et de gaz
   *[classic] Compagnies de service public
}
heading-foundation = Fondation Anti-Monopoly
heading-shortage = Plus de constructions à vendre
heading-trade = Échanges
heading-trade-and-lending = Échanges et prêts
heading-bankruptcy = Faillite
heading-richest = Le joueur le plus riche
heading-winner = Qui gagne
heading-lending = Pas de prêts
heading-timed = Partie rapide
heading-advice = Conseils
heading-history = L’histoire du jeu
heading-afterword = Après la partie
heading-about = Le jeu
heading-players = Les joueurs
heading-dice = Le lancer de dés
heading-spaces = Les cases
heading-income = D’où vient l’argent
heading-setup = Ce que chacun reçoit
heading-winning = Comment gagner
heading-turn = Votre tour
heading-unowned = Propriété sans propriétaire
heading-owned = Propriété d’un autre joueur
heading-street = Terrains
heading-taxes = Impôts et taxes
heading-go-to-prison = En prison
heading-leaving-prison = Sortir de prison
heading-free = Parc gratuit
heading-own = Votre propre propriété
heading-help = À court d’argent
heading-any-time = N’attendez pas votre tour
heading-collecting = Toucher un loyer
heading-auction = Enchères
heading-speed = Le Dé rapide
heading-house-rules = Règles maison
heading-transport = { $game ->
    [roles] Sociétés de transport
   *[classic] Gares
}

## Chapitres

chapter-spaces = Les cases du plateau
chapter-setup = Mise en place
chapter-play = Comment jouer
chapter-timed = Partie à durée limitée
chapter-any-time = À tout moment
chapter-quick = Une partie plus rapide
chapter-own-rules = Vos propres règles

## Autour

book-title = Règles : { $edition }
book-leaflet = Dans nos propres mots, dans l’ordre du livret : { $leaflet }.
book-house-rule = Règle maison ici : { $change }
book-example = Exemple : { $text }
book-option = Facultatif : ne s’applique que si la table l’a choisi.
