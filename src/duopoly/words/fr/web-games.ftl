# Mes parties : comment elles se sont passées, leurs copies, un compte, et tout oublier.

web-games-open = À reprendre
web-games-others = Autres tables
web-games-waits = on attend { $player }
web-games-over = Finie. Victoire : { $players }
web-games-classic = Joueur classique
web-games-games = { $number ->
    [one] partie
   *[other] parties
}
web-games-wins = { $number ->
    [one] victoire
   *[other] victoires
}
web-games-streak = d’affilée
web-games-best = meilleure série
web-games-record = Vos résultats
web-games-column-games = parties
web-games-column-won = gagnées
web-games-luck = gagnées (pointillé : le hasard seul)
web-games-titles = Les titres qui vous ont le plus rapporté
web-games-titles-line = par partie, en moyenne
web-games-in = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
web-games-recent = Parties récentes
web-games-line = la ligne : votre part de toutes les fortunes
web-games-won = Gagné
web-games-place = { $place }e
web-games-at = { $edition }
web-games-all = Les { $number } parties
web-games-fewer = Moins de parties
web-games-copy-save = Enregistrer une copie
web-games-copy-load = Charger une copie
web-games-copy-bad = Ce fichier n’est pas une copie de parties.
web-games-copy-loaded = { $number ->
    [one] { $number } partie chargée.
   *[other] { $number } parties chargées.
}
web-games-forget = Tout oublier de moi
web-games-forget-line = Vos places à toutes les tables, leurs liens, votre compte avec tous ses appareils et tout ce que garde cet appareil, sauf la langue et les couleurs, sont effacés pour de bon. Les tables où personne d’autre n’est assis sont effacées ; aux autres, votre nom reste dans la partie, et les autres joueurs peuvent laisser un robot continuer.
web-games-forget-sure = Tout effacer
web-games-forgotten = Tout ce qui est à vous est effacé.
web-games-account = Les mêmes parties sur un autre appareil
web-games-account-no-server = Il faut un serveur pour un compte : cette page ne joue que sur cet appareil. Pour vos parties terminées, enregistrez une copie ici et chargez-la là-bas. Pour une partie en cours, utilisez « Donner cette partie à un autre appareil » dans le menu de sa table.
web-games-account-in = { $number ->
    [one] Cet appareil est dans votre compte.
   *[other] Cet appareil est dans votre compte, avec { $number } appareils en tout.
}
web-games-account-leave = Quitter le compte sur cet appareil
web-games-account-line = Ou choisissez un nom et une phrase secrète, et utilisez-les aussi sur l’autre appareil. Le serveur ne garde ni l’un ni l’autre : personne ne peut les consulter, ni vous les renvoyer si vous les oubliez.
web-games-account-name = Nom
web-games-account-phrase = Phrase secrète, 12 caractères au moins
web-games-account-suggest = En proposer une
web-games-account-open = Se connecter
web-games-account-create = Nouveau compte
web-games-device = Ajouter un autre appareil
web-games-device-line = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il ne sert qu’une fois, dans les dix minutes. Ne le partagez pas.
web-games-device-of = Ajouter cet appareil à ces parties : { $players } ?
web-games-device-nobody = Ajouter cet appareil aux parties de l’autre ?
web-games-device-will = Les deux appareils montreront les mêmes tables, celles de l’un et de l’autre, et vous continuerez aux mêmes places.
web-games-device-own = Ne dites oui que si vous avez créé ce lien vous-même : l’autre appareil pourra aussi jouer à vos places.
web-games-device-leaves = Cet appareil quitte le compte où il est maintenant.
web-games-device-yes = Ajouter cet appareil
web-games-device-done = Les deux appareils ont maintenant les mêmes parties.
web-games-device-shares = Cet appareil a déjà ces parties. Ouvrez le lien sur l’autre.
