# Pourquoi un coup est refusé, en une ligne, et quand cela aide ce qu’il faudrait faire.
# $game est roles ou classic, $hotel hotel ou apartment, $detail ce qu’aurait dû être un texte qui n’est pas un coup,
# $bare si tout le groupe doit être sans construction, $number combien de rues font un monopole, si ce n’est pas comme d’habitude.

refusal-ok = Rien ne s’y oppose.
refusal-over = La partie est terminée.
refusal-bankrupt = Un joueur en faillite ne joue plus.
refusal-not-your-move = C’est à quelqu’un d’autre de jouer.
refusal-not-now = Ce n’est pas le moment.
refusal-not-your-turn = On ne construit que pendant son propre tour.
refusal-not-chance = Seuls les dés et les cartes en décident.
refusal-auction-first = Il faut attendre la fin des enchères.
refusal-debt-first = Il faut d’abord payer une dette.
refusal-cash = Vous n’avez pas assez d’argent : vendez des constructions ou hypothéquez pour en trouver.
refusal-pay-first = Vous devez payer maintenant : vous ne pouvez plus tenter un double.
refusal-not-held = { $game ->
    [roles] C’est réservé aux joueurs en prison ou en guerre des prix.
   *[classic] C’est réservé aux joueurs en prison.
}
refusal-extra-throw = { $game ->
    [roles] C’est un lancer supplémentaire : vous pourrez payer au début de votre prochain tour.
   *[classic] C’est un lancer supplémentaire : vous pourrez payer ou utiliser une carte au début de votre prochain tour.
}
refusal-no-staying = { $game ->
    [roles] On ne peut pas passer son tour dans cette partie : en prison ou en guerre des prix, lancez les dés ou payez.
   *[classic] On ne peut pas passer son tour dans cette partie : en prison, lancez les dés ou payez.
}
refusal-no-get-out-card = Il n’y a pas de carte de sortie de prison à utiliser ou à donner.
refusal-price-war = Pendant la guerre des prix, on ne peut rien acheter.
refusal-no-such-space = Cette case n’existe pas : elles sont numérotées de 0 à 39.
refusal-no-title = Cette case n’a pas de titre de propriété.
refusal-not-a-street = On ne construit que dans les rues.
refusal-not-yours = Ce titre n’est pas à vous.
refusal-mortgaged = Ce titre est hypothéqué.
refusal-not-mortgaged = Ce titre n’est pas hypothéqué.
refusal-no-monopoly = { $game ->
    [roles] Vous ne pouvez construire que dans une ville dont vous avez le monopole.
   *[classic] { $number ->
        [0] Vous ne pouvez construire que dans un groupe qui est entièrement à vous et sans hypothèque.
       *[other] Vous ne pouvez construire que dans un groupe dont vous avez le monopole.
    }
}
refusal-fully-built = On ne peut rien construire de plus dans cette rue.
refusal-evenly = Construisez et vendez uniformément : une construction d’écart au plus entre les rues du groupe.
refusal-no-houses-left = La banque n’a plus de maisons : attendez qu’on en revende.
refusal-no-hotels-left = { $hotel ->
    [apartment] La banque n’a plus d’immeubles : attendez qu’on en revende un.
   *[hotel] La banque n’a plus d’hôtels : attendez qu’on en revende un.
}
refusal-no-buildings = Rien n’est construit ici.
refusal-sell-first = { $bare ->
    [yes] Vendez d’abord les constructions de tout le groupe.
   *[no] Vendez d’abord les constructions de cette rue.
}
refusal-monopoly-houses = { $game ->
    [roles] Le monopole serait perdu : le propriétaire doit d’abord vendre les constructions de cette ville.
   *[classic] Le monopole serait perdu : le propriétaire doit d’abord vendre les constructions de ce groupe.
}
refusal-lift-own-turn = On ne lève une hypothèque que pendant son propre tour.
refusal-no-trade-timed = Les joueurs ne traitent qu’avec la banque, pas entre eux.
refusal-trade-before-throw = On ne peut échanger qu’avant le lancer des dés.
refusal-one-offer = Une autre offre attend déjà une réponse.
refusal-trade-self = Choisissez un autre joueur de la partie.
refusal-empty-offer = { $game ->
    [roles] L’offre est vide : il faut au moins un titre.
   *[classic] L’offre est vide : il faut un titre ou une carte de sortie de prison.
}
refusal-not-theirs = Ce joueur ne possède pas ce titre.
refusal-their-cash = Ce joueur n’a pas autant d’argent.
refusal-bare-first = { $bare ->
    [yes] On n’échange jamais de constructions : le propriétaire doit d’abord vendre à la banque celles de tout le groupe.
   *[no] On n’échange jamais de constructions : le propriétaire doit d’abord vendre à la banque celles de la rue.
}
refusal-their-interest = Ce joueur ne pourrait pas payer les intérêts de l’hypothèque.
refusal-no-offer = Aucune offre n’attend de réponse.
refusal-not-your-offer = Seul le joueur qui a fait l’offre peut la retirer.
refusal-bid-higher = Il faut dépasser la dernière enchère.
refusal-no-claim = Vous n’avez aucun loyer à réclamer.
refusal-can-pay = Vous avez l’argent : payez.
refusal-can-raise = Vous ne pouvez pas encore abandonner : en vendant et en hypothéquant, vous pouvez payer la dette.
refusal-balance = Les camps seraient déséquilibrés : prenez l’autre rôle.
refusal-no-role = Ce rôle n’existe pas ici.
refusal-no-swap = Les rôles ne s’échangent qu’avant le début, avec un joueur de l’autre camp, et si les règles le permettent.
refusal-not-there = Les dés ne mènent pas là.
refusal-no-such-dice = Un dé montre de 1 à 6.
refusal-no-such-card = Cette carte n’est pas dans cette pioche.
refusal-card-used = Cette carte est sous sa pioche : d’autres viennent avant.
refusal-not-timed = Ce n’est pas une partie rapide.
refusal-not-due = Dans cette partie, il n’y a rien à décider sur une hypothèque : la garder ne coûte rien au nouveau propriétaire.
refusal-sum = Cette somme n’est pas possible.
refusal-in-offer = Ce titre fait partie d’une offre : il faut d’abord y répondre ou la retirer.
refusal-reckoning = Le décompte final a commencé : on ne change plus rien.
refusal-garbled = { $detail }
refusal-choose-first = Ce titre est arrivé hypothéqué : son nouveau propriétaire décide d’abord s’il lève l’hypothèque.
refusal-loan = { $game ->
    [roles] L’argent seul ne change pas de mains : une offre doit contenir un titre, car les joueurs ne se prêtent pas d’argent.
   *[classic] L’argent seul ne change pas de mains : une offre doit contenir un titre ou une carte de sortie de prison, car les joueurs ne se prêtent pas d’argent.
}
refusal-cover = Après cela, vous ne pourriez plus payer ce que vous devez : votre créancier passe avant.
refusal-their-cover = Après cela, ce joueur ne pourrait plus payer ce qu’il doit : son créancier passe avant.
refusal-which-card = Vous avez deux cartes de sortie de prison : dites laquelle, chance ou chest.
refusal-no-such-number = Vous ne pouvez pas en demander autant : au moins une, et pas plus que la banque n’en a et que vous ne pouvez en payer et en placer.
refusal-no-claiming = Dans cette partie, personne ne réclame son loyer : il est payé aussitôt.
refusal-already = C’est déjà le cas.
refusal-no-auctions = Il n’y a pas d’enchères dans cette partie.
refusal-no-last-houses = Dans cette partie, on ne se partage pas les dernières constructions : premier arrivé, premier servi.
refusal-no-speed-die = Cette partie se joue sans Dé rapide.
refusal-no-drawing = Aucune carte de cette partie ne permet d’en tirer une autre au lieu de payer.
refusal-no-tax-choice = Dans cette partie, l’impôt sur le revenu est une somme fixe : il n’y a rien à choisir.
refusal-no-foundation = Il n’y a pas de Fondation sur ce plateau.
refusal-no-dealing = Dans cette partie, on ne distribue pas de titres.

# Ce qui aiderait : $player agit, $other attend, $amount est de l’argent, $space une case, $gives et $takes les deux côtés d’une offre.

help-first-order = D’abord : les dés décident qui commence.
help-first-role = D’abord : { $player } choisit un rôle.
help-first-throw = D’abord : { $player } lance les dés.
help-first-dice = D’abord : les dés sont lancés.
help-first-speed = D’abord : le Dé rapide est lancé.
help-first-go = D’abord : { $player } choisit sa case.
help-first-buy = D’abord : { $player } achète { $space } ou y renonce.
help-first-card = D’abord : une carte est tirée.
help-first-die = D’abord : un dé est lancé.
help-first-count = D’abord : les dés sont lancés.
help-first-tax = D’abord : { $player } choisit comment payer l’impôt.
help-first-fine = D’abord : { $player } paie l’amende ou tire une carte.
help-first-end = D’abord : { $player } termine son tour.
help-first-adjust = D’abord : { $player } termine ses affaires avec la banque.
help-first-auction = D’abord : { $player } enchérit ou passe.
help-first-want = D’abord : { $player } dit combien des dernières constructions demander.
help-first-place = D’abord : { $player } choisit où construire.
help-first-answer = { $offer ->
    [give] D’abord : { $player } répond à { $other }, qui propose { $gives } sans contrepartie.
    [take] D’abord : { $player } répond à { $other }, qui demande { $takes }.
   *[both] D’abord : { $player } répond à { $other }, qui propose { $gives } contre { $takes }.
}
help-first-answer-swap = D’abord : { $player } répond à { $other }, qui propose d’échanger les rôles.
help-first-debt = D’abord : { $player } paie { $amount }.
help-first-interest = D’abord : { $player } garde ou lève l’hypothèque ({ $space }).
help-first-deal = D’abord : les titres sont distribués.
help-lift-first = Levez d’abord l’hypothèque : { $space }.
help-monopoly = Au moins { $number } de ses rues doivent être à vous et sans hypothèque.
help-whose-turn = C’est à { $player } de jouer.
help-least-bid = Enchérissez à { $amount } au moins.
help-lacking = Il manque { $amount } à { $player }.
help-can-raise = { $player } peut réunir { $amount }.
help-owes = { $short ->
    [yes] { $player } doit { $amount } ; { $more } de plus suffiraient.
   *[no] { $player } doit { $amount }.
}

# Ce qui ne va pas dans un texte qui n’est pas un coup : $found est ce qui s’y trouve, $word son verbe, $example et $choices ce qu’il faudrait.

garbled-type = Un coup comme throw est attendu, pas { $found }.
garbled-unknown = Coup inconnu : { $found }.
garbled-near = Coup inconnu : { $found }. Vouliez-vous dire { $near } ?
garbled-choice = Après { $word }, choisissez parmi { $choices }, pas { $found }.
garbled-form = Après { $word }, écrivez par exemple { $example }, pas { $found }.
garbled-alone = Rien ne suit { $word } : { $found } est de trop.
garbled-short = Il manque quelque chose après { $word } : écrivez par exemple { $example }.
garbled-number = Après { $word }, un nombre entier est attendu, pas { $found }.
garbled-space = Case inconnue : { $found }. Donnez une clé comme { $example } ou un nombre de 0 à 39.
garbled-space-near = Case inconnue : { $found }. Vouliez-vous dire { $near } ?
garbled-deck = Pioche inconnue : { $found }. Choisissez parmi { $choices }.
garbled-player = Joueur inconnu : { $found }. Choisissez parmi { $choices }.
garbled-to-whom = Une offre commence par un joueur ({ $choices }), pas par { $found }.
garbled-side = Une offre contient give et take, une fois chacun, pas { $found }.
garbled-twice = L’offre contient deux fois { $found } : une fois suffit.
