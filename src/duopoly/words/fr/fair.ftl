# Ce que montre la vérification d’une partie. $hash est l’empreinte du secret, quatre chiffres à la fois.

fair-moves = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } coup permis, et son contrôle est bon
   *[other] { NUMBER($number, useGrouping: 0) } coups permis, et tous leurs contrôles sont bons
}
fair-throws = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } lancer
   *[other] { NUMBER($number, useGrouping: 0) } lancers
}
fair-cards = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } carte
   *[other] { NUMBER($number, useGrouping: 0) } cartes
}
fair-follow = { $moves } ; { $throws } et { $cards } découlent du secret. Son empreinte doit être celle qui était affichée avant le premier lancer : { $hash }.
fair-sealed = { $moves }. La partie n’est pas terminée : le secret est révélé après le dernier coup et montrera si les lancers et les cartes en découlent. Son empreinte : { $hash }.
fair-unpromised = { $moves }. Les lancers et les cartes ne peuvent pas être vérifiés : aucun secret n’a été scellé avant le premier lancer.
fair-by-hand = { $moves }. Tous les lancers et toutes les cartes ont été saisis à la main et ne peuvent pas être vérifiés.
fair-thrown = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } lancer fait à la main ne peut pas être vérifié.
   *[other] { NUMBER($number, useGrouping: 0) } lancers faits à la main ne peuvent pas être vérifiés.
}
fair-drawn = { NUMBER($number, useGrouping: 0) ->
    [one] { NUMBER($number, useGrouping: 0) } carte tirée à la main ne peut pas être vérifiée.
   *[other] { NUMBER($number, useGrouping: 0) } cartes tirées à la main ne peuvent pas être vérifiées.
}
fair-salted = Des chiffres au hasard de ces joueurs entrent dans chaque lancer : { $players }.
fair-undone = { NUMBER($number, useGrouping: 0) ->
    [one] On est revenu en arrière { NUMBER($number, useGrouping: 0) } fois ; les lancers d’avant découlent aussi du secret.
   *[other] On est revenu en arrière { NUMBER($number, useGrouping: 0) } fois ; les lancers d’avant découlent aussi du secret.
}

## Une partie continuée ailleurs. $number compte les coups depuis le début de la partie.

fair-earlier-opened = Jusqu’au coup { NUMBER($number, useGrouping: 0) }, la partie s’est jouée ailleurs : { $throws } et { $cards } découlent du secret de cette table. Son empreinte : { $hash }.
fair-earlier-sealed = Jusqu’au coup { NUMBER($number, useGrouping: 0) }, la partie s’est jouée ailleurs, avec les dés d’un autre secret. Il n’est pas dans le fichier ; seule cette table peut le révéler. Son empreinte : { $hash }.
fair-earlier-unpromised = Jusqu’au coup { NUMBER($number, useGrouping: 0) }, la partie s’est jouée ailleurs, sans secret scellé : ces lancers et ces cartes ne peuvent pas être vérifiés.
fair-earlier-by-hand = Jusqu’au coup { NUMBER($number, useGrouping: 0) }, la partie s’est jouée ailleurs. Ces lancers et ces cartes ont tous été saisis à la main et ne peuvent pas être vérifiés.
