# Le livre des règles sur la page.

web-book-read = Lire les règles
web-book-strategy = Bien jouer
web-book-contents = Sommaire
web-book-search = Chercher dans les règles
web-book-clear = Effacer la recherche
web-book-matches = { $number ->
    [one] { $number } paragraphe
   *[other] { $number } paragraphes
}
web-book-nothing = Rien dans ces règles sur « { $query } ».
web-book-house-rule = Règle maison ici : { $change }
web-book-house-rules = { $number ->
    [one] { $number } règle maison à cette table
   *[other] { $number } règles maison à cette table
}
web-book-option = Facultatif : ne s’applique que si la table l’a choisi.
web-book-example = Voir en jeu : { $title }
web-book-board = Le plateau de l’exemple
web-book-position = La position
web-book-step = { $n } sur { $of }
web-book-back = Retour
web-book-next = Suite
web-book-again = Revoir du début
web-book-cash = { $player } a { $sum }
