# Le plateau et ceux qui y jouent : les noms des cases pour qui ne les voit pas, et les quelques mots fixes.

web-board-name = Le plateau
web-board-map = Vue d’ensemble du plateau : touchez pour voir les cases
web-board-lens = Les cases dans l’ordre
web-board-city = ville { $city }
web-board-rent = loyer { $rent }
web-board-rent-doubled = loyer { $rent }, doublé
web-board-price = prix { $price }
web-board-here = { $number ->
    [one] ici : { $players }
   *[other] ici : { $players }
}
web-board-reach = à portée
web-board-ahead = { $number ->
    [one] { $number } case plus loin
   *[other] { $number } cases plus loin
}
web-board-price-war = Guerre des prix
web-board-prison = Prison

web-board-dice = Dés : { $dice }
web-board-unseen = { $number ->
    [one] { $number } restante
   *[other] { $number } restantes
}
web-board-box = Dans la boîte : { $houses }, { $hotels }
web-board-card = La carte tirée

web-board-players = Joueurs
web-board-on-turn = joue
web-board-thinking = réfléchit
web-board-away = absent, place gardée
web-board-open = place libre pour un ami
web-board-bot = robot
web-board-you = vous
web-board-worth = fortune { $sum }
web-board-monopolizes = { $game ->
    [roles] a le monopole à { $cities }
   *[classic] groupes entiers : { $cities }
}
web-board-get-out = { $number ->
    [one] { $number } carte de sortie de prison
   *[other] { $number } cartes de sortie de prison
}
web-board-no-titles = pas encore de titres

web-board-pays = Loyer payé au propriétaire
web-board-in-force = en vigueur
web-board-card-failed = La carte n’a pas pu être chargée.
web-board-sum-now = Maintenant
