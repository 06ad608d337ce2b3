# Ce que `duopoly tables` dit à la personne qui gère un serveur.

tables-id = Table
tables-state-heading = État
tables-edition = Édition
tables-players = Joueurs
tables-entries = Entrées
tables-last = Dernière activité
tables-state = { $state ->
    [waiting] en attente
    [playing] en cours
    [over] terminée
   *[unreadable] illisible
}
tables-count = { $number ->
    [0] Aucune table.
    [one] { $number } table.
   *[other] { $number } tables.
}
tables-delete = { $number ->
    [one] Supprimer définitivement { $number } table et tous ses coups ? [o/N]
   *[other] Supprimer définitivement { $number } tables et tous leurs coups ? [o/N]
}
tables-deleted = { $number ->
    [0] Rien n’a été supprimé.
    [one] { $number } table supprimée.
   *[other] { $number } tables supprimées.
}
tables-exported = { $number ->
    [one] { $number } coup dans { $file }
   *[other] { $number } coups dans { $file }
}
tables-not-begun = la partie n’a pas commencé
tables-unreadable = illisible
