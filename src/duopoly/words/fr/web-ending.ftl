# La fin d’une partie : podium, récit, revanche, partage.

web-ending-headline = { $role ->
    [monopolist] { $player } règne sur la ville.
    [competitor] { $player } joue franc jeu et gagne.
   *[player] { $player } rafle tout.
}
web-ending-podium = Podium
web-ending-others = Les autres
web-ending-out = hors jeu, manche { $round }
web-ending-wealth = Fortune : l’argent et le loyer d’une visite à chaque titre non hypothéqué.
web-ending-story = Le récit
web-ending-go-there = Y aller
web-ending-chances = Chances de gagner
web-ending-chances-line = si des robots avaient joué la suite, à ±{ $points } points près
web-ending-chances-ask = Calculer les chances
web-ending-tap = touchez le graphique pour revoir ce moment

## La revanche

web-ending-rematch = Revanche
web-ending-join = Accepter la revanche
web-ending-same = { $what ->
    [swap] Mêmes joueurs, camps échangés
    [keep] Mêmes joueurs, mêmes camps
   *[order] Mêmes joueurs ; les dés désignent qui commence
}
web-ending-keep = garder les camps
web-ending-swap = échanger les camps
web-ending-waits = la revanche sera proposée à { $players }
web-ending-ready = { $number ->
    [one] { $players } attend la revanche
   *[other] { $players } attendent la revanche
}
web-ending-look-back = Revoir

## Le partage

web-ending-share = Partager
web-ending-share-title = Partager cette partie
web-ending-picture = Image de la partie : { $title }
web-ending-names = Montrer les noms sur l’image
web-ending-named = Tout le monde est d’accord : l’image montre les noms.
web-ending-names-wait = Des lettres à la place des noms, en attendant cet accord : { $players }.
web-ending-letters = L’image montre des lettres à la place des noms.
web-ending-send = Partager l’image
web-ending-save = Enregistrer l’image et copier le lien
web-ending-save-only = Enregistrer l’image
web-ending-saved = Image enregistrée.
web-ending-saved-copied = Image enregistrée, lien copié.
web-ending-link = Avec ce lien, d’autres peuvent revoir la partie :
web-ending-card-line = { $role ->
    [monopolist] Un monopoliste a battu { $rivals ->
        [one] { $rivals } adversaire
       *[other] { $rivals } adversaires
    } en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }. { $edition }
    [competitor] Un concurrent a battu { $rivals ->
        [one] { $rivals } adversaire
       *[other] { $rivals } adversaires
    } en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }. { $edition }
   *[player] { $rivals ->
        [one] { $rivals } adversaire battu
       *[other] { $rivals } adversaires battus
    } en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }. { $edition }
}
web-ending-card-turn = { $label }, de { $before } à { $after }
web-ending-card-best = Meilleur titre

## La suite à laquelle le robot s’attendait

web-ending-line-show = Voir la suite prévue par le robot
web-ending-line = À la place : { $move }
web-ending-line-about = Une partie typique parmi { $games }, avec le robot { $bot } à toutes les places.
web-ending-line-step = étape { $step } sur { $steps }
web-ending-line-back = Retour à la partie
web-ending-line-forth = Étape suivante
web-ending-line-before = Étape précédente
web-ending-line-start = Avant la décision

## Les notes

web-grade-best = Le meilleur
web-grade-good = Bon
web-grade-slip = Imprécision
web-grade-blunder = Gaffe
web-grade-ask = Juger mon dernier coup
web-grade-title = Votre dernier coup
web-grade-cost = { $points ->
    [one] Il a coûté { $points } point de vos chances (de { $low } à { $high }).
   *[other] Il a coûté { $points } points de vos chances (de { $low } à { $high }).
}
web-grade-none = Il n’a rien coûté de mesurable.
web-grade-little = Il a coûté moins d’un point de vos chances.
web-grade-better = Mieux : { $move } ({ $best } de chances de gagner au lieu de { $played })
web-grade-next = Meilleur autre coup : { $move } ({ $best } de chances de gagner)
web-grade-assumes = { $aim ->
    [timed] Jugé à peu près comme le ferait le robot le plus fort, { $bot } : { $number } fois, la suite a été jouée à partir d’ici, pendant 60 manches au plus, et le décompte final a désigné le gagnant.
   *[other] Jugé à peu près comme le ferait le robot le plus fort, { $bot } : { $number } fois, quelques manches ont été jouées à partir d’ici, et les chances de gagner estimées.
}
web-grade-rests = { $aim ->
    [timed] Jugé à peu près comme le ferait le robot le plus fort, { $bot } : { $number } fois après chacun des deux coups, la suite a été jouée, pendant 60 manches au plus, et le décompte final a désigné le gagnant.
   *[other] Jugé à peu près comme le ferait le robot le plus fort, { $bot } : { $number } fois après chacun des deux coups, quelques manches ont été jouées, et les chances de gagner estimées.
}
web-grade-minutes = Le temps restant n’est pas pris en compte.
