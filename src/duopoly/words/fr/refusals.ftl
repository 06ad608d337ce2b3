# Pourquoi un coup est refusé, en une ligne, et quand cela aide ce qu’il faudrait faire.
# $game est roles ou classic, $hotel hotel ou apartment, $detail ce qu’aurait dû être un texte qui n’est pas un coup.

refusal-ok = Rien ne s’y oppose.
refusal-over = La partie est terminée.
refusal-bankrupt = Un joueur en faillite ne joue plus.
refusal-not-your-move = C’est à quelqu’un d’autre de jouer.
refusal-not-now = Ce n’est pas le moment.
refusal-not-your-turn = On ne construit que lorsqu’on a la main.
refusal-not-chance = C’est au hasard d’en décider : aux dés et aux cartes seulement.
refusal-auction-first = Une enchère doit d’abord se terminer.
refusal-debt-first = Payez d’abord la dette.
refusal-cash = Il n’y a pas assez d’argent : vendez, hypothéquez ou échangez.
refusal-pay-first = Les essais de double sont épuisés : payez d’abord.
refusal-not-held = { $game ->
    [roles] C’est seulement pour qui est en prison ou en guerre des prix.
   *[classic] C’est seulement pour qui est en prison.
}
refusal-extra-throw = C’est un lancer supplémentaire : payer ou jouer une carte attend le prochain tour régulier.
refusal-no-staying = On ne peut pas passer son tour : lancez ou payez.
refusal-no-get-out-card = Il n’y a pas de carte de sortie de prison à utiliser ou à donner.
refusal-price-war = Pendant la guerre des prix on ne peut rien acheter.
refusal-no-such-space = Cette case n’existe pas : elles sont numérotées de 0 à 39.
refusal-no-title = Cette case n’a pas de titre.
refusal-not-a-street = On ne construit que sur les rues.
refusal-not-yours = Ce titre n’est pas à vous.
refusal-mortgaged = Ce titre est sous hypothèque.
refusal-not-mortgaged = Ce titre n’est pas sous hypothèque.
refusal-no-monopoly = { $game ->
    [roles] On ne construit que dans une ville dont on a le monopole.
   *[classic] On ne construit que dans un groupe entièrement à soi et sans hypothèque.
}
refusal-fully-built = On ne peut rien construire de plus dans cette rue.
refusal-evenly = Construisez et vendez uniformément : les rues d’un groupe diffèrent d’une construction au plus.
refusal-no-houses-left = La banque n’a plus de maisons : attendez qu’on en revende.
refusal-no-hotels-left = { $hotel ->
    [apartment] La banque n’a plus d’immeubles : attendez qu’on en revende un.
   *[hotel] La banque n’a plus d’hôtels : attendez qu’on en revende un.
}
refusal-no-buildings = Rien n’est construit ici.
refusal-sell-first = { $game ->
    [roles] Vendez d’abord les constructions de cette rue.
   *[classic] Vendez d’abord les constructions de tout le groupe.
}
refusal-monopoly-houses = Le monopole serait perdu : vendez d’abord les constructions de cette ville.
refusal-lift-own-turn = On ne lève une hypothèque que lorsqu’on a la main.
refusal-no-trade-timed = Les joueurs ne traitent qu’avec la banque, pas entre eux.
refusal-trade-before-throw = Les échanges se font avant le lancer des dés.
refusal-one-offer = Une autre offre est en cours.
refusal-trade-self = Choisissez un autre joueur de la partie.
refusal-empty-offer = L’offre est vide : nommez un titre, une carte ou une somme.
refusal-not-theirs = Ce joueur ne possède pas ce titre.
refusal-their-cash = Ce joueur n’a pas autant d’argent.
refusal-bare-first = { $game ->
    [roles] On n’échange jamais de constructions : vendez d’abord à la banque celles de la rue.
   *[classic] On n’échange jamais de constructions : vendez d’abord à la banque celles de tout le groupe.
}
refusal-their-interest = Ce joueur ne pourrait pas payer les intérêts de l’hypothèque.
refusal-no-offer = Aucune offre n’attend de réponse.
refusal-not-your-offer = Cette offre est entre d’autres joueurs, ou c’est à l’autre d’en décider.
refusal-bid-higher = Offrez plus que la dernière enchère, et 1 au moins.
refusal-no-claim = Vous n’avez aucun loyer à réclamer.
refusal-can-pay = L’argent est là : payez.
refusal-can-raise = Vendre et hypothéquer suffirait à payer la dette : on ne peut pas encore abandonner.
refusal-balance = Les camps seraient déséquilibrés : prenez l’autre rôle.
refusal-no-role = Ce rôle n’existe pas ici.
refusal-no-swap = Les rôles ne s’échangent qu’avant le début, avec un joueur de l’autre camp, si la règle le permet.
refusal-not-there = Les dés ne mènent pas là.
refusal-no-such-dice = De tels dés n’existent pas : les faces vont de 1 à 6.
refusal-no-such-card = Cette carte n’est pas dans cette pioche.
refusal-card-used = Cette carte est sous sa pioche : d’autres viennent avant.
refusal-not-timed = Ce n’est pas une partie rapide.
refusal-not-due = Il n’y a pas d’hypothèque à décider.
refusal-sum = Cette somme n’est pas possible.
refusal-in-offer = Ce titre fait partie d’une offre en cours : il faut d’abord y répondre ou la retirer.
refusal-reckoning = La banque fait les comptes : on ne change plus rien.
refusal-garbled = Cela ne se lit pas : { $detail }
refusal-choose-first = Le nouveau propriétaire d’un titre hypothéqué choisit d’abord de lever l’hypothèque ou de la garder.
refusal-loan = L’argent seul ne change pas de mains : une offre doit contenir un titre ou une carte de sortie de prison, car les joueurs ne se prêtent pas d’argent.
refusal-cover = Vous ne pourriez plus payer ce que vous devez : cela revient à votre créancier.
refusal-their-cover = Ce joueur ne pourrait plus payer ce qu’il doit : cela revient à son créancier.
refusal-which-card = Vous avez deux cartes de sortie de prison : dites laquelle, chance ou chest.
refusal-no-such-number = Vous ne pouvez pas en vouloir autant : une au moins, et pas plus que la banque n’en a et que vous ne pourriez en construire et en payer.
refusal-no-claiming = Dans cette partie, personne n’a à réclamer son loyer : il est payé aussitôt.
refusal-already = C’est déjà réglé ainsi.

# Ce qui aiderait : $player agit, $other attend, $amount est de l’argent, $space une case, $gives et $takes les deux côtés d’une offre.

help-first-order = D’abord : les dés décident qui commence.
help-first-role = D’abord : { $player } choisit un rôle.
help-first-throw = D’abord : { $player } lance les dés.
help-first-dice = D’abord : les dés tombent.
help-first-speed = D’abord : le Dé rapide tombe.
help-first-go = D’abord : { $player } choisit sa case.
help-first-buy = D’abord : { $player } achète { $space } ou y renonce.
help-first-card = D’abord : une carte est tirée.
help-first-die = D’abord : le dé tombe.
help-first-count = D’abord : les dés tombent.
help-first-tax = D’abord : { $player } choisit comment payer l’impôt.
help-first-fine = D’abord : { $player } paie l’amende ou tire une carte.
help-first-end = D’abord : { $player } termine son tour.
help-first-adjust = D’abord : { $player } finit de traiter avec la banque.
help-first-auction = D’abord : { $player } enchérit ou passe.
help-first-want = D’abord : { $player } dit combien des dernières constructions il lui faut.
help-first-place = D’abord : { $player } choisit où construire.
help-first-answer = { $offer ->
    [give] D’abord : { $player } répond à { $other }, qui propose { $gives } contre rien.
    [take] D’abord : { $player } répond à { $other }, qui demande { $takes }.
   *[both] D’abord : { $player } répond à { $other }, qui propose { $gives } contre { $takes }.
}
help-first-answer-swap = D’abord : { $player } répond à { $other }, qui propose d’échanger les rôles.
help-first-debt = D’abord : { $player } paie { $amount }.
help-first-interest = D’abord : { $player } garde ou lève l’hypothèque de { $space }.
help-first-deal = D’abord : les titres sont distribués.
help-lift-first = Levez d’abord l’hypothèque : { $space }.
help-whose-turn = C’est au tour de { $player }.
help-least-bid = L’enchère minimale est de { $amount }.
help-lacking = Il manque { $amount } à { $player }.
help-can-raise = { $player } peut réunir { $amount }.
help-owes = { $player } doit { $amount }.
