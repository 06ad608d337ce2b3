# Les règles, point par point, dans nos propres mots, avec les montants et les réglages de l’édition sous les noms de ses [rules] :
# $fee est le nombre, $sum_fee la même chose en argent ; les réglages valent 1 ou 0. $game est roles ou classic,
# $hotel hotel ou apartment, $few et $many le nombre de joueurs, $camps et $timed si l’édition a l’option B et une partie rapide.
# Un retour à la ligne est une espace, et ce qu’une variante laisse de côté avec { "" } ne laisse pas de trou.

topic-object = { $camps ->
        [1] Deux buts au choix. Option A : rester le dernier joueur sans faillite. Option B : quand tout un camp est en faillite, être le plus riche de l’autre.
       *[0] Le dernier joueur sans faillite gagne.
    }
    { $timed ->
        [1] Ou bien on joue un temps convenu : alors le plus d’argent gagne.
       *[0] { "" }
    }
    On joue de { $few } à { $many }.

topic-roles = { $game ->
        [roles] Chacun est concurrent ou monopoliste, pour toute la partie. Les camps sont égaux, ou diffèrent d’un joueur si le nombre est impair. Le plus haut lancer choisit d’abord, puis les autres dans le sens des aiguilles, et un rôle qui romprait l’équilibre ne peut pas être pris.
       *[classic] Il n’y a pas de camps : la même règle vaut pour tous.
    }
    { $swap_roles ->
        [1] Avant le premier lancer deux joueurs peuvent échanger leurs rôles.
       *[0] { "" }
    }

topic-start-cash = Chacun commence au Départ avec { $sum_start_cash } ; l’argent de la banque n’est à personne et ne s’épuise jamais.
    { $speed_die ->
        [1] Avec le Dé rapide chacun reçoit { $sum_speed_cash } de plus.
       *[0] { "" }
    }

topic-order = Chacun lance deux dés ; le plus haut lancer commence, et l’on joue dans le sens des aiguilles. Ceux qui partagent le plus haut relancent.
    { $game ->
        [roles] Le même lancer dit qui choisit son rôle d’abord.
       *[classic] { "" }
    }

topic-doubles = { $extra_throws ->
        [0] Un double est un lancer comme un autre.
        [1] Un double avance comme d’habitude et donne un lancer de plus ; un autre double à ce lancer ne donne plus rien.
       *[other] Un double avance comme d’habitude, et une fois la case réglée le joueur relance.
    }
    { $doubles_to_prison ->
        [0] { "" }
       *[other] Le double numéro { $doubles_to_prison } de suite n’avance pas : il mène droit en prison.
    }
    Des dés qui ne servent qu’à compter ne font jamais de double.

topic-moving = Lancez deux dés, avancez d’autant de cases dans le sens des aiguilles et faites ce que demande la case. Les cartes aussi déplacent les joueurs.

topic-purchase = Qui arrive sur un titre sans propriétaire peut l’acheter à la banque à son prix, et d’abord vendre, hypothéquer ou échanger pour réunir la somme.
    { $auction ->
        [1] Sans achat, il est mis aux enchères aussitôt.
       *[0] Sans achat, il reste à la banque.
    }
    { $game ->
        [roles] { $price_war_buys ->
            [0] Un concurrent en guerre des prix ne peut rien acheter.
           *[1] { "" }
        }
       *[classic] { "" }
    }

topic-rent = { $game ->
        [roles] Qui arrive sur le titre d’un autre paie au propriétaire ce que dit le titre, dans la colonne de son rôle.
       *[classic] Qui arrive sur le titre d’un autre paie au propriétaire ce que dit le titre.
    }
    Vos propres titres ne vous coûtent rien, et ceux sous hypothèque ne coûtent rien à personne.

topic-monopoly = { $game ->
        [roles] { $monopoly_monopolist ->
                [0] Un monopoliste construit sans monopole, et ne double jamais de loyer.
               *[other] Un monopoliste qui a { $monopoly_monopolist } rues sans hypothèque d’une ville, qu’elle en compte deux ou trois, en a le monopole : le loyer de ses rues nues y double, et il peut y construire. Sur une rue bâtie, les montants du titre contiennent déjà le double.
            }
            { $monopoly_competitor ->
                [0] Les concurrents n’ont pas besoin de monopole et ne doublent jamais.
               *[other] Un concurrent a besoin de { $monopoly_competitor } rues sans hypothèque d’une ville pour en faire autant.
            }
       *[classic] { $monopoly_player ->
                [0] Personne n’a besoin d’un groupe complet pour construire, et aucun loyer ne double.
                [3] Qui possède tout un groupe, sans aucune hypothèque, double le loyer de ses rues nues et peut construire.
               *[other] Qui possède { $monopoly_player } rues sans hypothèque d’un groupe double le loyer de ses rues nues et peut construire.
            }
    }

topic-building = { $game ->
        [roles] { $monopoly_monopolist ->
            [0] Chacun construit dans ses rues sans hypothèque : les concurrents jusqu’à { $max_houses_competitor } maisons, les monopolistes jusqu’à { $max_houses_monopolist }.
           *[other] Les concurrents construisent dans toutes leurs rues sans hypothèque, jusqu’à { $max_houses_competitor } maisons ; les monopolistes seulement dans les villes dont ils ont le monopole, jusqu’à { $max_houses_monopolist }.
        }
       *[classic] Qui a le monopole d’un groupe construit dans ses rues, jusqu’à { $max_houses_player } maisons dans chacune.
    }
    { $hotel ->
        [apartment] Au lieu d’une maison de plus, on rend les maisons et on achète un immeuble.
       *[hotel] Au lieu d’une maison de plus, on rend les maisons et on achète un hôtel.
    }
    { $build_any_time ->
        [1] On construit à tout moment, même hors de son tour et en prison,
       *[0] On construit seulement quand on a la main,
    }
    { $build_evenly ->
        [1] uniformément dans les rues d’un groupe ;
       *[0] en répartissant comme on veut ;
    }
    une construction ne change jamais de rue.

topic-mortgage = Un titre s’hypothèque à tout moment pour la moitié de son prix et ne rapporte alors plus de loyer.
    { $bare_group ->
        [1] Il faut d’abord vendre toutes les constructions de son groupe.
       *[0] Il faut d’abord vendre les constructions qui s’y trouvent.
    }
    { $game ->
        [roles] { $houses_outlast_monopoly ->
            [1] Si un monopoliste hypothèque une rue nécessaire au monopole, on ne construit ni ne double plus dans cette ville avant qu’elle soit libérée ; les constructions des autres rues peuvent rester, à la moitié du loyer de leur titre.
           *[0] Si un monopoliste hypothèque une rue nécessaire au monopole, on ne construit ni ne double plus dans cette ville avant qu’elle soit libérée, et il faut en vendre d’abord toutes les constructions.
        }
       *[classic] { "" }
    }
    { $mortgage_interest ->
        [0] Un titre sous hypothèque peut être vendu à un autre joueur et garde son hypothèque.
       *[other] Un titre sous hypothèque peut être vendu à un autre joueur : le nouveau propriétaire lève l’hypothèque aussitôt sans intérêts, ou la garde et paie { $mortgage_interest } % maintenant et le montant entier plus tard. Ce qui vient d’une faillite coûte les { $mortgage_interest } % dans tous les cas.
    }

topic-lifting = { $mortgage_interest ->
        [0] Pour lever une hypothèque, payez à la banque le montant au dos du titre.
       *[other] Pour lever une hypothèque, payez-la à la banque avec { $mortgage_interest } % en plus.
    }
    { $lift_any_time ->
        [1] Cela se fait à tout moment.
       *[0] Cela se fait seulement quand on a la main.
    }

topic-selling = Les constructions ne se vendent qu’à la banque, à tout moment, pour la moitié de ce qu’elles ont coûté.
    { $shortage ->
        [endless] { $hotel ->
            [apartment] Un immeuble redevient les maisons qu’il a remplacées.
           *[hotel] Un hôtel redevient les maisons qu’il a remplacées.
        }
       *[other] { $hotel ->
            [apartment] Un immeuble redevient les maisons qu’il a remplacées, ou autant qu’il en reste à la banque.
           *[hotel] Un hôtel redevient les maisons qu’il a remplacées, ou autant qu’il en reste à la banque.
        }
    }
    { $build_evenly ->
        [1] Les rues d’un groupe se vident aussi uniformément qu’elles se construisent.
       *[0] { "" }
    }

topic-start = S’arrêter au Départ ou y passer rapporte { $sum_start_bonus }, payés par la banque.
    { $game ->
        [roles] Qui est envoyé en prison ou en guerre des prix ne reçoit rien en chemin.
       *[classic] Qui est envoyé en prison ne reçoit rien en chemin.
    }

topic-prison = { $game ->
        [roles] Les monopolistes vont en prison, les concurrents en guerre des prix ; y arriver par les dés n’est qu’une visite.
            { $prison_collects ->
                [0] Un monopoliste en prison ne perçoit rien des autres joueurs ; un concurrent en guerre des prix continue de percevoir.
               *[1] Les uns et les autres continuent de percevoir.
            }
            { $price_war_buys ->
                [0] En guerre des prix on ne peut rien acheter.
               *[1] { "" }
            }
       *[classic] Y arriver par les dés n’est qu’une visite ; qui est envoyé en prison perçoit encore ses loyers.
    }
    { $prison_ends_turn ->
        [1] Y être envoyé met fin au tour.
       *[0] Un double qui y a mené donne encore son lancer, comme un essai gratuit pour sortir.
    }
    { $game ->
        [roles] Pour sortir, payez { $sum_fee } avant de lancer,
       *[classic] Pour sortir, payez { $sum_fee } avant de lancer, utilisez une carte de sortie,
    }
    { $prison_throws ->
        [one] ou faites un double au premier tour sur place :
       *[other] ou faites un double dans les { $prison_throws } premiers tours sur place :
    }
    { $prison_double ->
        [moves-and-throws-again] il libère, avance et donne un lancer de plus comme tout double.
        [throws-again] il libère sans avancer, et le joueur lance une fois de plus pour avancer.
       *[moves] il libère et avance, sans autre lancer.
    }
    { $prison_stay ->
        [1] On peut aussi passer un tour ; le suivant commence alors par les { $sum_fee }.
       *[0] { "" }
    }
    { $prison_fee_after_miss ->
        [1] Après le dernier essai manqué, payez { $sum_fee } et avancez de ce lancer.
       *[0] Ensuite il faut payer { $sum_fee } avant de lancer.
    }

topic-cards = { $game ->
        [roles] Un concurrent tire une carte de concurrent, un monopoliste une carte de monopoliste, fait ce qu’elle dit et la remet sous la pioche.
       *[classic] Tirez une carte Chance ou Caisse de Communauté selon la case, faites ce qu’elle dit et remettez-la sous la pioche. Une carte de sortie de prison se garde jusqu’à ce qu’on l’utilise ou l’échange.
    }

topic-income-tax = { $income_tax_choice ->
        [1] Choisissez : payez { $sum_income_tax } à la banque, ou un pourcentage de vos biens. C’est { $tax_cash_competitor } % de l’argent pour un concurrent, { $tax_cash_monopolist } % pour un monopoliste, et pour tous { $tax_titles } % du prix des titres sans hypothèque et { $tax_buildings } % de ce qu’ont coûté les constructions, le tout additionné puis arrondi vers le bas.
       *[0] Payez { $sum_income_tax } à la banque.
    }

topic-property-tax = Payez { $sum_property_tax } à la banque.

topic-transport = { $game ->
        [roles] La société de transport d’un concurrent coûte au visiteur le dixième de son prix, quel que soit le nombre en main. Le tarif d’un monopoliste monte avec chaque société de plus, comme le dit le titre.
       *[classic] Le tarif monte avec chaque gare de plus du propriétaire, comme le dit le titre.
    }
    Celles sous hypothèque ne rapportent rien mais comptent.

topic-utility = { $game ->
        [roles] Le visiteur relance les dés et paie un multiple du lancer : { $utility_competitor } fois si le propriétaire est concurrent ; s’il est monopoliste, { $utility_monopolist } fois avec une compagnie et { $utility_monopolist_both } fois avec les deux.
       *[classic] Le visiteur relance les dés et paie { $utility_player } fois le lancer, ou { $utility_player_both } fois si le propriétaire a les deux compagnies.
            { $speed_die ->
                [1] Les chiffres du Dé rapide s’ajoutent.
               *[0] { "" }
            }
    }

topic-foundation = { $game ->
        [roles] Un monopoliste verse { $sum_foundation_monopolist } à la banque pour la Fondation. Un concurrent lance un dé pour une subvention : { $sum_foundation_one } pour un 1, { $sum_foundation_two } pour un 2, sinon rien.
       *[classic] Il n’y a pas de Fondation dans ce jeu.
    }

topic-shortage = { $shortage ->
        [endless] La banque ne manque jamais de constructions : on fabrique ce qui manque dans la boîte.
       *[other] { $hotel ->
            [apartment] La banque a { $houses } maisons et { $hotels } immeubles ; quand il n’y en a plus, on attend qu’on en revende.
           *[hotel] La banque a { $houses } maisons et { $hotels } hôtels ; quand il n’y en a plus, on attend qu’on en revende.
        }
    }
    { $shortage ->
        [endless] { "" }
        [box] Premier arrivé, premier servi.
       *[auction] S’il en reste moins que de joueurs qui en veulent, chacune est mise aux enchères, et le gagnant dit où elle se pose.
    }

topic-trade = { $game ->
        [roles] Les joueurs peuvent se vendre et s’échanger des titres, contre de l’argent ou d’autres titres,
       *[classic] Les joueurs peuvent se vendre et s’échanger des titres et des cartes de sortie de prison, entre eux ou contre de l’argent,
    }
    { $trade ->
        [before-throw] mais seulement avant le lancer des dés.
       *[any-time] à tout moment.
    }
    { $bare_group ->
        [1] Les constructions ne s’échangent jamais : tout le groupe doit être nu.
       *[0] Les constructions ne s’échangent jamais : la rue doit être nue.
    }
    { $game ->
        [roles] { $houses_outlast_monopoly ->
            [0] Un échange qui rompt un monopole demande une ville entièrement nue.
           *[1] { "" }
        }
       *[classic] { "" }
    }
    { $timed ->
        [1] { $timed_trade ->
            [0] Dans une partie rapide on ne traite qu’avec la banque.
           *[1] { "" }
        }
       *[0] { "" }
    }
    Un échange est conclu quand les deux sont d’accord : les promesses n’en font pas partie.

topic-bankruptcy = Qui ne peut pas payer, même en vendant et en hypothéquant tout, est en faillite et quitte la partie ; les constructions reviennent à la banque à moitié prix.
    { $game ->
        [roles] Si la dette est envers un joueur, il reçoit tout l’argent et tous les titres, hypothèques comprises.
       *[classic] Si la dette est envers un joueur, il reçoit tout l’argent, les titres et les cartes de sortie de prison, hypothèques comprises.
    }
    { $mortgage_interest ->
        [0] { "" }
       *[other] Chaque hypothèque coûte aussitôt { $mortgage_interest } % au nouveau propriétaire.
    }
    { $estate_auction ->
        [1] Si elle est envers la banque, tous les titres sont aussitôt mis aux enchères, libres d’hypothèque.
       *[0] Si elle est envers la banque, les titres sont de nouveau à vendre, libres d’hypothèque.
    }

topic-richest = { $camps ->
        [1] Le plus riche est celui dont l’argent et ce que chaque titre sans hypothèque rapporterait en une visite font le plus ; pour les compagnies d’électricité et de gaz leur propriétaire lance les dés.
       *[0] Peu importe ici qui est le plus riche : le dernier en jeu gagne.
    }

topic-lending = Les joueurs ne se prêtent jamais d’argent et ne se font jamais grâce d’un loyer. Seule la banque prête, sur hypothèque.

topic-timed = { $timed ->
        [1] { $rounds ->
                [0] La partie s’arrête quand le temps convenu est écoulé.
                [one] La partie s’arrête après { $rounds } manche.
               *[other] La partie s’arrête après { $rounds } manches.
            }
            { $timed_adjust ->
                [1] Chacun peut alors encore construire, vendre, hypothéquer et lever, avec la banque seulement.
               *[0] { "" }
            }
            Les concurrents gardent { $keep_competitor } % de leur argent et les monopolistes { $keep_monopolist } % ; puis la banque fait une fois le tour du plateau et paie à chaque propriétaire le loyer habituel. Le plus d’argent gagne, et une égalité se partage.
            { $timed_trade ->
                [0] Pendant toute la partie rapide on ne traite qu’avec la banque.
               *[1] { "" }
            }
       *[0] Il n’y a pas de partie rapide dans cette édition.
    }

topic-debt = Qui doit plus qu’il n’a d’argent vend des constructions, hypothèque des titres ou échange, puis paie tout. On ne peut abandonner que si tout vendre et tout hypothéquer ne suffisait pas.

topic-auction = { $auction ->
        [1] Un titre qu’on n’achète pas est aussitôt mis aux enchères. Tous peuvent enchérir, même celui qui n’en a pas voulu : dans le sens des aiguilles, en argent, à partir de { $sum_1 } ; qui passe est hors jeu, et la plus haute offre l’emporte. Sans offre il reste à la banque.
       *[0] Les titres refusés ne sont pas mis aux enchères : ils restent à la banque.
    }

topic-speed = { $game ->
        [roles] Il n’y a pas de Dé rapide dans ce jeu.
       *[classic] { $speed_die ->
                [1] Le Dé rapide est en jeu : chacun commence avec { $sum_speed_cash } de plus et l’utilise après être passé au Départ une première fois.
               *[0] Le Dé rapide n’est pas en jeu. Quand il l’est, chacun commence avec { $sum_speed_cash } de plus et l’utilise après être passé au Départ une première fois.
            }
            1, 2 et 3 s’ajoutent au lancer ; le bus permet d’avancer d’un dé blanc ou des deux ; après M. M. on règle sa case et on va jusqu’au prochain titre à vendre ou, s’il n’y en a plus, au prochain qui demande un loyer. Trois chiffres pareils mènent à la case de son choix.
            { $speed_on_doubles ->
                [1] { "" }
               *[0] Sur un double des dés blancs il ne compte pas.
            }
    }

topic-claim = { $claim_rent ->
        [1] Le loyer attend que le propriétaire le réclame ; une fois les dés lancés par le joueur suivant, il est perdu.
       *[0] Le loyer est dû aussitôt : il n’y a pas à le réclamer.
    }

topic-free = { $game ->
        [roles] Il n’y a pas de parc gratuit dans ce jeu.
       *[classic] Rien n’arrive au parc gratuit : on n’y amasse pas d’argent et on n’y paie rien.
    }

topic-broken-monopoly = Quand un monopole est rompu et que ses constructions restent, le visiteur d’une rue bâtie paie la moitié de ce que dit la carte : sans monopole, pas de loyer double, et les colonnes des constructions contiennent déjà le doublement.
