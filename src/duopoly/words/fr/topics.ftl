# Les règles dans nos propres mots, sujet par sujet, avec les montants et les réglages de l’édition sous les noms de ses [rules] :
# $fee est le nombre, $sum_fee la même chose en argent ; les réglages valent 1 ou 0. $game est roles ou classic, $hotel hotel
# ou apartment, $few et $many le nombre de joueurs, $camps et $timed si l’on joue l’option B et une partie rapide, $aim ce que
# joue cette table, $rule_… le paragraphe d’un autre sujet. $house_place, $mark et $mortgaged_card sont les [facts].
# $box_… et $most_houses_… sont comme « 4 maisons » ; le second est « 1 hôtel » là où les maisons sont interdites, et
# $builds_houses vaut 0 si personne ne peut en construire.
# Un retour à la ligne est une espace, et ce qu’une variante laisse de côté avec { "" } ne laisse pas de trou.

## Avant la partie

topic-about = L’Anti-Monopoly est un cousin du Monopoly pour { $few } à { $many } joueurs, dès huit ans. On y gère de l’argent et des propriétés, et l’on cherche à mener le camp adverse, ou tous les autres, à la faillite.

topic-contents = Dans la boîte : le livret de règles, le plateau, { $camp_pawns } pions bleus pour les monopolistes et { $camp_pawns } verts pour les concurrents, { $cards_competitor } cartes de concurrents et { $cards_monopolist } cartes de monopolistes, { $titles } titres de propriété avec l’hypothèque au dos, deux dés,
    { $box_houses }, { $box_hotels }
    { $box_notes ->
        [none] et des billets de banque.
       *[other] et des billets de banque : { $box_notes }.
    }

topic-money = Tous les montants du jeu se comptent en milliers.

topic-balance = Les montants sont calculés pour que concurrents et monopolistes aient les mêmes chances, à condition de respecter strictement les règles. Si un camp gagne vos premières parties, c’est qu’il a eu plus de chance ou qu’il a mieux joué.

topic-advice = Ne jouez pas comme au Monopoly. Achetez dès que possible : c’est le meilleur moyen pour les concurrents de tenir tête aux monopolistes. Les concurrents ont intérêt à s’entraider, aussi par leurs échanges, pour qu’aucun monopoliste n’obtienne le monopole d’une ville et n’y construise. On commence avec peu d’argent, et tout le monde a donc les mêmes chances : dépensez-le avec soin.

topic-history-magie = En 1904, Elizabeth Magie fait breveter The Landlord’s Game, le premier jeu d’achat de terrains. Trente ans et bien des changements plus tard, il paraît sous le nom de Monopoly et devient l’un des jeux de société les plus connus au monde. Le professeur Ralph Anspach en a changé les règles pour les rapprocher de l’économie d’aujourd’hui, et le professeur Irvin Hentzel a mis au point les calculs qui donnent les mêmes chances aux deux camps.

topic-history-quakers = Le jeu immobilier remonte à Elizabeth Magie, en 1910 ; des enseignants quakers l’ont amélioré, et il est devenu le jeu le plus vendu au monde. Cette version est due à des économistes opposés aux monopoles : la concurrence et des prix plus bas y tiennent tête aux monopolistes avides. Dans la vie, ce sont les lois antimonopoles qui s’en chargent : sans elles, quelques propriétaires dicteraient les prix et la politique.

topic-history-two-games = Au Monopoly, tout le monde suit les mêmes règles, et le monopole se conquiert en cours de partie. Ici, on choisit son camp avant de jouer, et chaque camp a ses propres règles. Tous veulent de l’argent et des maisons, mais chacun à sa manière : un monopoliste ne peut rien construire dans une ville avant d’en avoir le monopole, alors qu’un concurrent peut construire dans n’importe laquelle de ses rues et fait tout pour empêcher ou briser les monopoles.

topic-history-trial = Le jeu doit son existence à un long procès : son inventeur, Ralph Anspach, l’a gagné contre l’éditeur du Monopoly, qui voulait l’écarter du marché. Son livre « Monopolygate » raconte cette histoire, et comment Elizabeth Magie et les quakers d’Atlantic City avaient inventé le jeu au début du XXe siècle. L’édition anglaise se vend sur Internet.

## Mise en place

topic-object = { $camps ->
        [1] On peut jouer et gagner de deux façons. Option A : mettre tous les autres joueurs en faillite. Option B : quand tous les joueurs d’un camp sont en faillite, le plus riche de l’autre camp gagne, concurrent ou monopoliste{ $aim ->
            [last] { "" }
            [timed] { "" }
           *[other] { " " }({ $rule_richest } dit qui est le plus riche)
        }.
       *[0] Le dernier joueur qui n’est pas en faillite gagne. Achetez des propriétés et encaissez les plus gros loyers possibles.
    }
    { $has_timed ->
        [1] On peut aussi jouer pendant un temps convenu : celui qui a alors le plus d’argent gagne.
       *[0] { "" }
    }
    On joue de { $few } à { $many }.
    { $aim ->
        [last] { $camps ->
            [1] Cette table joue l’option A.
           *[0] { "" }
        }
        [camp] Cette table joue l’option B.
        [timed] Cette table joue une partie rapide.
       *[none] { "" }
    }

topic-treasurer = { $game ->
        [roles] Un joueur tient la banque et distribue son argent, les titres de propriété et les constructions. S’il joue lui-même, il garde l’argent de la banque bien séparé du sien.
       *[classic] On élit un banquier, qui s’occupe de la banque et dirige les enchères. Il garde l’argent et les titres de la banque bien séparés des siens.
    }
    Ici, le programme est le banquier.

topic-bank = La banque a tout l’argent et tous les titres qui ne sont à personne. Elle vend les titres,
    { $hotel ->
        [apartment] les maisons et les immeubles,
       *[hotel] les maisons et les hôtels,
    }
    paie pour le Départ et pour les cartes, encaisse les impôts, les amendes et ce que coûtent les cartes, et prête sur hypothèque ; les joueurs la remboursent.
    { $auction ->
        [1] C’est elle aussi qui dirige les enchères.
       *[0] { "" }
    }
    La banque ne peut pas faire faillite : elle a autant d’argent qu’il en faut, noté sur de simples papiers si les billets viennent à manquer.

topic-decks = { $game ->
        [roles] Mélangez séparément les cartes de concurrents et celles de monopolistes, et posez chaque pioche, face cachée, à sa place sur le plateau.
       *[classic] Mélangez séparément les cartes Chance et Caisse de Communauté, et posez chaque pioche, face cachée, à sa place sur le plateau.
    }
    { $older_decks ->
        [1] On joue avec les anciennes cartes.
       *[0] { "" }
    }

topic-free-roles = Les joueurs peuvent choisir leurs rôles librement, en convenir entre eux, ou s’en remettre aux dés.

topic-roles = Chaque joueur est soit concurrent, soit monopoliste. Les deux camps comptent le même nombre de joueurs, ou l’un en a un de plus si le total est impair : deux concurrents et trois monopolistes, c’est permis ; deux et quatre, non. Pour le choix, chacun lance les dés : le plus haut lancer choisit d’abord, puis les autres dans le sens des aiguilles d’une montre. Personne ne peut prendre un rôle qui romprait l’équilibre, et les rôles ne changent plus de toute la partie.
    { $swap_roles ->
        [1] Avant le début, deux joueurs peuvent échanger leurs rôles.
       *[0] { "" }
    }

topic-pawns = { $game ->
        [roles] Les concurrents prennent un pion vert, les monopolistes un pion bleu.
       *[classic] Chacun choisit un pion et le pose sur la case Départ.
    }

topic-start-cash = Chaque joueur reçoit de la banque { $sum_start_cash } pour commencer.
    { $speed_die ->
        [1] Avec le Dé rapide, chacun reçoit { $sum_speed_cash } de plus.
       *[0] { "" }
    }
    { $deal_titles ->
        [0] { "" }
        [1] Avant le premier lancer, la banque distribue aussi un titre gratuit à chaque joueur.
       *[other] Avant le premier lancer, la banque distribue aussi { $deal_titles } titres gratuits à chaque joueur.
    }

topic-start-warning = C’est moins que dans d’autres jeux, et juste assez pour l’équilibre de la partie : surveillez vos dépenses.

topic-start-notes = En billets : { $start_notes }.

topic-order = Chacun lance deux dés ; le plus haut lancer commence, et l’on joue dans le sens des aiguilles d’une montre. En cas d’égalité pour le plus haut lancer, on relance.
    { $game ->
        [roles] C’est le même lancer qui dit qui choisit son rôle en premier.
       *[classic] { "" }
    }

## Lancer et avancer

topic-moving = Tous les pions partent de la case Départ. À votre tour, lancez deux dés et avancez d’autant de cases dans le sens des aiguilles d’une montre ; la case d’arrivée dit ce qu’il faut faire. Les cartes et certaines cases déplacent aussi les pions. Passez ensuite les dés à votre gauche.

topic-spaces = Le type de case où vous arrivez détermine ce que vous pouvez y faire.

topic-doubles = { $doubles_to_prison ->
        [1] { "" }
       *[other] { $extra_throws ->
            [0] Un double est un lancer comme un autre.
            [1] { $decline_extra_throw ->
                [1] Après un double, vous avancez comme d’habitude, puis vous pouvez lancer encore une fois, ou y renoncer. À ce lancer supplémentaire, un double compte comme un lancer ordinaire : il n’y a pas de troisième lancer.
               *[0] Après un double, vous avancez et jouez votre case comme d’habitude, puis vous devez lancer encore une fois. À ce lancer supplémentaire, un double compte comme un lancer ordinaire : il n’y a pas de troisième lancer.
            }
            [9] { $decline_extra_throw ->
                [1] Après un double, vous avancez et jouez votre case comme d’habitude, puis vous pouvez relancer.
               *[0] Après un double, vous avancez et jouez votre case comme d’habitude, puis vous relancez.
            }
           *[other] { $decline_extra_throw ->
                [1] Après un double, vous avancez et jouez votre case comme d’habitude, puis vous pouvez relancer, jusqu’à { $extra_throws } fois par tour.
               *[0] Après un double, vous avancez et jouez votre case comme d’habitude, puis vous relancez, jusqu’à { $extra_throws } fois par tour.
            }
        }
    }
    { $doubles_to_prison ->
        [0] { "" }
        [1] Votre premier double ne vous fait pas avancer : il vous envoie droit { $game ->
            [roles] en prison ou en guerre des prix.
           *[classic] en prison.
        }
        [2] Votre deuxième double de suite ne vous fait pas avancer : il vous envoie droit { $game ->
            [roles] en prison ou en guerre des prix.
           *[classic] en prison.
        }
        [3] Votre troisième double de suite ne vous fait pas avancer : il vous envoie droit { $game ->
            [roles] en prison ou en guerre des prix.
           *[classic] en prison.
        }
       *[other] Votre double numéro { $doubles_to_prison } de suite ne vous fait pas avancer : il vous envoie droit { $game ->
            [roles] en prison ou en guerre des prix.
           *[classic] en prison.
        }
    }
    Un lancer qui ne sert qu’à calculer une somme n’est jamais un double.

## Achats, loyers et monopoles

topic-kinds = Il y a trois sortes de propriétés : les terrains, réunis en groupes de couleur, les gares et les compagnies de service public.

topic-purchase = Si vous arrivez sur une propriété qui n’est à personne, vous pouvez l’acheter à la banque au prix marqué sur le plateau. Vous recevez son titre et le gardez devant vous. Pour réunir la somme, vous pouvez d’abord { $trading ->
        [any-time] vendre, hypothéquer ou échanger.
       *[other] vendre ou hypothéquer.
    }
    { $auction ->
        [1] Si vous ne l’achetez pas, le banquier la met aussitôt aux enchères.
       *[0] Si vous ne l’achetez pas, elle reste à la banque.
    }
    { $price_war_buys ->
        [0] { $game ->
            [roles] Un concurrent en guerre des prix ne peut rien acheter.
           *[classic] { "" }
        }
       *[1] { "" }
    }

topic-groups = { $monopoly_player ->
        [0] Inutile de réunir un groupe de couleur complet : vous pouvez construire sur tous vos terrains, et leurs loyers montent.
        [1] Inutile de réunir un groupe de couleur complet : vous pouvez construire sur tous vos terrains, et leurs loyers montent.
        [2] Essayez de réunir deux terrains d’un groupe de couleur. Leurs loyers montent, et vous pouvez y construire, ce qui les fait monter encore.
       *[3] Essayez de réunir toutes les propriétés d’un groupe de couleur. Les loyers montent, et vous pouvez construire, ce qui les fait monter encore.
    }

topic-rent = Si vous arrivez sur la propriété d’un autre, vous lui devez le loyer inscrit sur son titre.
    { $game ->
        [roles] Le titre a une colonne par rôle, et c’est le rôle du propriétaire qui compte : en général, les monopolistes demandent plus que les concurrents.
       *[classic] Plus un terrain porte de constructions, plus le loyer est élevé. Une propriété hypothéquée, dont le titre est retourné, ne demande pas de loyer.
    }

topic-claim = { $claim_rent ->
        [1] Quand quelqu’un arrive chez vous, réclamez le loyer, peu importe à qui c’est le tour. Une fois que le joueur suivant a lancé les dés, il est trop tard et l’on ne vous doit plus rien. Chacun peut laisser le programme réclamer à sa place.
       *[0] Personne n’a besoin de réclamer un loyer : il est payé aussitôt.
    }

topic-claim-time = Le propriétaire doit demander le loyer avant que le joueur suivant lance les dés. S’il oublie, il ne reçoit rien.

topic-own = Chez vous, il ne se passe rien : vous n’y payez pas de loyer et n’en recevez pas.

topic-monopoly = { $game ->
        [roles] { $monopoly_monopolist ->
                [0] Les monopolistes n’ont pas besoin de monopole pour construire, et ne doublent jamais le loyer.
                [1] Un monopoliste qui possède une rue sans hypothèque d’une ville en a le monopole. Il y demande le double du loyer pour chacune de ses rues non bâties et peut y construire.
                [2] Un monopoliste qui possède deux rues sans hypothèque d’une ville en a le monopole, que la ville compte deux rues ou trois. Il y demande le double du loyer pour chaque rue non bâtie, la troisième aussi dès qu’il l’achète, et il peut y construire.
               *[3] Un monopoliste qui possède toutes les rues d’une ville, aucune n’étant hypothéquée, en a le monopole. Il y demande le double du loyer pour chaque rue non bâtie et peut y construire.
            }
            { $monopoly_monopolist ->
                [0] { "" }
               *[other] Il ne peut construire nulle part ailleurs. Pour une rue bâtie, le titre inclut déjà le double.
            }
            { $monopoly_competitor ->
                [0] Les concurrents n’ont pas besoin de monopole : ils peuvent construire dans toutes leurs rues, même s’ils n’en ont qu’une. Ils ne demandent jamais le double du loyer.
                [1] Un concurrent qui possède une rue sans hypothèque d’une ville en a le monopole.
                [2] Un concurrent qui possède deux rues sans hypothèque d’une ville en a le monopole.
               *[3] Un concurrent qui possède toutes les rues d’une ville, aucune n’étant hypothéquée, en a le monopole.
            }
            { $monopoly_competitor ->
                [0] { "" }
               *[other] Il y demande le double du loyer pour chacune de ses rues non bâties et peut y construire. Il ne peut construire nulle part ailleurs.
            }
       *[classic] { $monopoly_player ->
                [0] Le titre donne le loyer du terrain nu. Personne n’a besoin d’un groupe complet pour construire, et aucun loyer ne double.
                [1] Le titre donne le loyer du terrain nu. Il double si le propriétaire a un terrain sans hypothèque du groupe de couleur. Les maisons et les hôtels le font monter bien plus, comme l’indique le titre.
                [2] Le titre donne le loyer du terrain nu. Il double si le propriétaire a deux terrains sans hypothèque du groupe de couleur. Les maisons et les hôtels le font monter bien plus, comme l’indique le titre.
               *[3] Le titre donne le loyer du terrain nu. Il double si le propriétaire a tous les terrains du groupe de couleur et qu’aucun n’est hypothéqué. Les maisons et les hôtels le font monter bien plus, comme l’indique le titre.
            }
    }

topic-transport = { $game ->
        [roles] La société de transport d’un concurrent coûte au visiteur un dixième de son prix, peu importe combien le concurrent en possède : elle fonctionne comme un service public réglementé. Le tarif d’un monopoliste double avec chaque société de plus ; les tarifs sont sur le titre.
       *[classic] Le tarif dépend du nombre de gares du propriétaire, d’une à quatre : { $fares }.
    }
    Celles qui sont hypothéquées ne rapportent rien, mais comptent dans le nombre.

topic-transport-warning = Concurrents, attention : un monopoliste qui a les quatre sociétés de transport est difficile à battre. Imaginez un seul propriétaire de tous les transports dans la vie réelle, sans personne pour fixer les tarifs.

topic-utility = { $game ->
        [roles] Si vous arrivez sur la compagnie d’électricité ou de gaz d’un autre, relancez les dés et payez un multiple de ce lancer : { $utility_competitor } fois si le propriétaire est concurrent, avec une compagnie ou les deux ; s’il est monopoliste, { $utility_monopolist } fois avec une compagnie et { $utility_monopolist_both } fois avec les deux.
       *[classic] Si vous arrivez sur la compagnie d’un autre, relancez les dés et payez { $utility_player } fois ce lancer, ou { $utility_player_both } fois s’il a les deux compagnies.
            { $speed_die ->
                [1] Lancez les trois dés ; le bus et M. M. comptent pour zéro.
               *[0] { "" }
            }
    }

## Construire

topic-building = { $game ->
        [roles] { $monopoly_competitor ->
            [0] Les concurrents peuvent construire jusqu’à { $most_houses_competitor } dans chacune de leurs rues sans hypothèque.
           *[other] Les concurrents peuvent construire jusqu’à { $most_houses_competitor } dans chacune de leurs rues sans hypothèque des villes dont ils ont le monopole.
        }
        { $monopoly_monopolist ->
            [0] Les monopolistes peuvent construire jusqu’à { $most_houses_monopolist } dans chacune de leurs rues sans hypothèque.
           *[other] Les monopolistes peuvent construire jusqu’à { $most_houses_monopolist } dans chacune de leurs rues sans hypothèque des villes dont ils ont le monopole.
        }
       *[classic] { $monopoly_player ->
            [2] Dès que vous avez deux terrains d’un groupe de couleur, vous pouvez acheter à la banque des constructions pour eux, jusqu’à { $most_houses_player } sur chacun.
            [3] Dès que vous avez tous les terrains d’un groupe de couleur, vous pouvez acheter à la banque des constructions pour eux, jusqu’à { $most_houses_player } sur chacun.
           *[other] Vous pouvez acheter à la banque des constructions pour tous vos terrains, jusqu’à { $most_houses_player } sur chacun.
        }
    }
    { $builds_houses ->
        [0] { "" }
       *[1] { $hotel ->
            [apartment] Au lieu d’une maison de plus, vous rendez à la banque les maisons de la rue et achetez un immeuble.
           *[hotel] { $game ->
                [roles] Au lieu d’une maison de plus, vous rendez à la banque les maisons de la rue et achetez un hôtel ; une rue n’en porte qu’un, sans maison à côté.
               *[classic] Au lieu d’une maison de plus, vous rendez à la banque les maisons du terrain et achetez un hôtel ; un terrain n’en porte qu’un, sans maison à côté.
            }
        }
    }
    Les prix sont sur le titre.
    { $build_any_time ->
        [1] Vous pouvez construire à tout moment, même hors de votre tour et en prison.
       *[0] Vous ne pouvez construire que pendant votre tour.
    }
    { $builds_houses ->
        [0] { "" }
       *[1] { $build_evenly ->
            [1] { $game ->
                [roles] Construisez uniformément : pas de deuxième maison dans une rue avant que chaque rue du groupe en ait une, et ainsi de suite.
               *[classic] Construisez uniformément : pas de deuxième maison sur un terrain avant que chaque terrain du groupe en ait une, et ainsi de suite.
            }
           *[0] { $hotel ->
                [apartment] Répartissez vos constructions comme vous voulez : une maison ici et un immeuble à côté, c’est permis.
               *[hotel] Répartissez vos constructions comme vous voulez : une maison ici et un hôtel à côté, c’est permis.
            }
        }
    }
    { $game ->
        [roles] Une construction ne change jamais de rue.
       *[classic] Une construction ne change jamais de terrain.
    }

topic-building-place = { $house_place ->
        [city] Les concurrents posent leurs constructions sur le nom de la ville, les monopolistes sur l’emplacement marqué { $mark }.
       *[street] Les concurrents posent leurs constructions sur le nom de la rue, les monopolistes sur l’emplacement marqué { $mark }.
    }

topic-offers = { $trading ->
        [never] En partie rapide, les joueurs ne se font pas d’offres.
        [before-throw] Vous pouvez faire une offre pour la propriété d’un autre avant le lancer des dés. S’il s’y trouve des constructions, elles doivent d’abord revenir à la banque ({ $rule_selling }).
       *[any-time] Vous pouvez à tout moment faire une offre pour la propriété d’un autre. S’il s’y trouve des constructions, elles doivent d’abord revenir à la banque ({ $rule_selling }).
    }

topic-shortage = { $shortage ->
        [endless] { $hotel ->
            [apartment] Si la banque n’a plus de maisons ou d’immeubles, fabriquez-en en papier ou en carton. Le programme en a toujours assez.
           *[hotel] Si la banque n’a plus de maisons ou d’hôtels, fabriquez-en en papier ou en carton. Le programme en a toujours assez.
        }
       *[other] La banque a { $box_houses } et { $box_hotels }. Quand il n’y en a plus, attendez qu’on lui en revende.
    }
    { $shortage ->
        [box] Premier arrivé, premier servi.
       *[other] { "" }
    }

topic-last-houses = Si plusieurs joueurs veulent les dernières constructions, chacun dit d’abord combien. Celles que personne d’autre ne veut se paient au prix marqué, sans enchères. S’il en est demandé plus qu’il n’en reste, celles que plusieurs veulent sont mises aux enchères une par une, et le gagnant dit où va chacune.

topic-selling = Les constructions ne se vendent qu’à la banque, à tout moment, pour la moitié de ce qu’elles ont coûté.
    { $hotel ->
        [apartment] Un immeuble redevient les maisons qu’il a remplacées
       *[hotel] Un hôtel redevient les maisons qu’il a remplacées
    }
    { $shortage ->
        [endless] .
       *[other] , ou autant qu’il en reste à la banque.
    }
    { $build_evenly ->
        [1] Dans un groupe, on vend uniformément, comme on construit.
       *[0] { "" }
    }

## Hypothèques

topic-mortgage = Pour avoir de l’argent, vous pouvez à tout moment hypothéquer une propriété auprès de la banque, pour la moitié de son prix.

topic-mortgage-card = { $mortgaged_card ->
        [bank] Son titre va à la banque, qui range les titres hypothéqués à part de ceux qui restent à vendre. Une fois l’hypothèque levée, vous le récupérez.
       *[turned] Retournez son titre, côté hypothèque visible. Une fois l’hypothèque levée, retournez-le de nouveau.
    }

topic-mortgage-bare = { $bare_group ->
        [1] Avant d’hypothéquer un terrain, vendez à la banque toutes les constructions de son groupe de couleur.
       *[0] Avant d’hypothéquer une rue, vendez à la banque ses constructions, à moitié prix. Une rue hypothéquée ne porte pas de construction.
    }

topic-mortgage-rent = Une propriété hypothéquée ne rapporte pas de loyer, quel que soit son propriétaire.

topic-broken-monopoly = { $game ->
        [roles] { $monopoly_monopolist ->
            [0] Un monopoliste qui hypothèque ne perd pas le droit de construire.
           *[other] Si un monopoliste hypothèque une rue nécessaire à son monopole, le monopole est brisé : on ne construit plus rien dans cette ville, et ses rues sans hypothèque ne demandent que le loyer simple, tant que le monopole n’est pas rétabli.
                { $houses_outlast_monopoly ->
                    [1] Les constructions des autres rues peuvent rester, mais sans double loyer : elles demandent la moitié du loyer de leur titre.
                   *[0] Le monopoliste ne peut pas non plus y garder de constructions : il doit d’abord les vendre toutes.
                }
        }
        { $monopoly_competitor ->
            [0] { "" }
           *[other] Un concurrent qui hypothèque une rue nécessaire à son monopole ne peut plus construire dans cette ville tant que le monopole n’est pas rétabli{ $houses_outlast_monopoly ->
                [1] .
               *[0] , et il doit d’abord vendre toutes ses constructions.
            }
        }
       *[classic] { $monopoly_player ->
                [2] On ne peut rien construire dans un groupe de couleur tant qu’on y a moins de deux terrains sans hypothèque.
                [3] On ne peut rien construire dans un groupe de couleur tant qu’un de ses terrains est hypothéqué.
               *[other] Hypothéquer un terrain n’empêche pas de construire sur les autres.
            }
            { $bare_group ->
                [1] { "" }
               *[0] { $monopoly_player ->
                    [0] { "" }
                    [1] { "" }
                   *[other] { $houses_outlast_monopoly ->
                        [1] Les constructions des autres terrains peuvent rester, à la moitié du loyer de leur titre.
                       *[0] { $monopoly_player ->
                            [2] Avant d’en avoir moins de deux, il faut vendre toutes les constructions du groupe.
                           *[other] Il faut d’abord vendre toutes les constructions du groupe.
                        }
                    }
                }
            }
    }

topic-broken-example = Exemple : un monopoliste possède une ville de trois rues, dont une seule est bâtie. Il vend les maisons de cette rue et l’hypothèque. Les deux autres suffisent au monopole et demandent toujours le double du loyer.

topic-mortgage-sale = { $trading ->
        [never] En partie rapide, une propriété hypothéquée reste à son propriétaire.
       *[other] Les joueurs peuvent se vendre une propriété hypothéquée, au prix qu’ils veulent ; elle reste hypothéquée.
    }
    { $mortgage_interest ->
        [0] { "" }
       *[other] L’acheteur lève l’hypothèque aussitôt, sans intérêts, ou la garde : il paie alors { $mortgage_interest } % de sa valeur maintenant, et { $lift_interest } % quand il la lèvera plus tard.
    }

topic-lifting = { $mortgage_interest ->
        [0] Pour lever une hypothèque, payez à la banque le montant inscrit au dos du titre.
       *[other] Pour lever une hypothèque, payez à la banque sa valeur plus { $lift_interest } % d’intérêts.
    }
    { $lift_any_time ->
        [1] C’est possible à tout moment.
       *[0] Ce n’est possible que pendant votre tour.
    }

## Les autres cases

topic-start = Quand vous vous arrêtez sur la case Départ ou y passez, la banque vous verse { $sum_start_bonus }.

topic-sightseeing = { $game ->
        [roles] Si les dés vous amènent sur cette case, c’est une simple visite : vous ne payez rien et repartez normalement au tour suivant.
       *[classic] Si les dés vous amènent sur la case Prison, c’est une simple visite : il ne se passe rien.
    }

topic-sent = { $game ->
        [roles] La case « Allez en prison / Allez à la guerre des prix » et certaines cartes envoient les monopolistes en prison et les concurrents à la guerre des prix. Allez-y tout droit, sans rien toucher à la case Départ.
       *[classic] { $doubles_to_prison ->
            [0] Vous allez en prison si vous arrivez sur la case Allez en prison ou si une carte le dit. Allez-y tout droit, sans rien toucher à la case Départ.
           *[other] Vous allez en prison si vous arrivez sur la case Allez en prison, si une carte le dit, ou si vous faites trop de doubles de suite. Allez-y tout droit, sans rien toucher à la case Départ.
        }
    }
    { $prison_ends_turn ->
        [1] Votre tour est terminé : passez les dés.
       *[0] Si vous y êtes à cause d’un double, vous gardez son lancer supplémentaire : c’est un essai gratuit pour sortir, qui ne compte pas parmi vos tours sur place.
    }

topic-prison-rent = { $game ->
        [roles] { $prison_collects ->
                [0] Un monopoliste en prison ne reçoit ni loyer ni rien d’autre des joueurs. Un concurrent en guerre des prix continue de tout percevoir.
               *[1] Monopolistes en prison et concurrents en guerre des prix continuent de percevoir leurs loyers.
            }
            { $price_war_buys ->
                [0] En guerre des prix, on ne peut rien acheter.
               *[1] { "" }
            }
       *[classic] { $prison_collects ->
                [0] En prison, vous ne touchez ni loyer ni rien d’autre des joueurs.
               *[1] En prison, vous touchez toujours vos loyers.
            }
    }

topic-prison = { $game ->
        [roles] Il y a deux façons de sortir. La première : payez { $sum_fee } à la banque avant de lancer, et avancez normalement.
       *[classic] Il y a trois façons de sortir. La première : payez { $sum_fee } à la banque avant de lancer, et avancez normalement. La deuxième : utilisez une carte de sortie de prison, la vôtre ou une carte achetée à un autre joueur ; remettez-la sous sa pioche, lancez et avancez.
    }
    { $prison_throws ->
        [one] { $game ->
            [roles] La seconde : faites un double à votre premier tour sur place.
           *[classic] La troisième : faites un double à votre premier tour sur place.
        }
       *[other] { $game ->
            [roles] La seconde : faites un double à l’un de vos { $prison_throws } premiers tours sur place.
           *[classic] La troisième : faites un double à l’un de vos { $prison_throws } premiers tours sur place.
        }
    }
    { $prison_double ->
        [moves-and-throws-again] Le double vous libère sans rien payer, vous fait avancer et donne le lancer supplémentaire de tout double.
        [throws-again] { $extra_throws ->
            [0] Le double vous libère sans faire avancer votre pion, et sans autre lancer.
            [1] Le double vous libère sans faire avancer votre pion. Vous lancez encore une fois et avancez selon ce lancer ; si c’est encore un double, vous avancez et passez les dés.
           *[other] Le double vous libère sans faire avancer votre pion. Vous lancez encore une fois et avancez selon ce lancer.
        }
       *[moves] Le double vous libère et vous fait avancer, sans autre lancer.
    }
    { $prison_double ->
        [throws-again] { $extra_throws ->
            [0] { "" }
           *[other] { $decline_extra_throw ->
                [1] Si vous ne relancez pas, vous êtes libre et restez sur la case.
               *[0] { "" }
            }
        }
       *[other] { "" }
    }
    { $prison_stay ->
        [1] Vous pouvez aussi passer un tour ; vous payez alors les { $sum_fee } au tour suivant.
       *[0] { "" }
    }
    { $prison_fee_after_miss ->
        [1] Après votre dernier essai, payez { $sum_fee } et avancez selon ce lancer.
       *[0] Si aucun essai ne réussit, vous devez payer { $sum_fee } avant votre prochain lancer, et vous avancez normalement.
    }

topic-prison-example = Exemple : un joueur en prison fait un double 3. Il est libre, mais son pion n’avance pas de six cases : il lance encore une fois. Si c’est encore un double, son pion avance d’autant et les dés passent au joueur suivant.

topic-cards = { $game ->
        [roles] Les concurrents tirent la première carte des concurrents, les monopolistes la première carte des monopolistes. Faites ce qu’elle dit, puis remettez-la sous sa pioche.
       *[classic] Tirez la première carte de la pioche indiquée par la case, faites ce qu’elle dit, puis remettez-la face cachée sous sa pioche. Une carte de sortie de prison peut se garder jusqu’à ce que vous l’utilisiez ou la vendiez à un autre joueur.
    }

topic-income-tax = { $income_tax_choice ->
        [1] Payez à la banque { $sum_income_tax }, ou un pourcentage de ce que vous possédez : argent, constructions et propriétés sans hypothèque. Un monopoliste compte { $tax_cash_monopolist } % de son argent, un concurrent { $tax_cash_competitor } % ; tous deux y ajoutent { $tax_titles } % du prix de leurs rues, sociétés de transport et compagnies sans hypothèque, et { $tax_buildings } % de ce qu’ont coûté leurs constructions. Le total est arrondi vers le bas.
       *[0] Si vous arrivez sur la case Impôts sur le revenu, payez { $sum_income_tax } à la banque.
    }

topic-property-tax = { $game ->
        [roles] Chaque joueur qui s’arrête ici paie { $sum_property_tax } à la banque.
       *[classic] Si vous arrivez sur la case Taxe de luxe, payez { $sum_property_tax } à la banque.
    }

topic-foundation = Un monopoliste verse { $sum_foundation_monopolist } à la banque pour la Fondation. Un concurrent lance un dé : un 1 lui rapporte { $sum_foundation_one }, un 2 { $sum_foundation_two }, un autre chiffre rien.

topic-free = { $free_parking_pot ->
        [1] Les taxes, les amendes et ce que coûtent les cartes s’accumulent ici, et qui s’y arrête prend tout.
       *[0] Reposez-vous : il ne vous arrive ici rien de bon ni de mauvais. Vous pouvez continuer à toucher vos loyers, à construire et à faire des affaires.
    }

topic-speed = { $speed_die ->
        [1] Le Dé rapide est en jeu : chacun commence avec { $sum_speed_cash } de plus et le lance avec les deux dés blancs après être passé une première fois par la case Départ.
       *[0] Le Dé rapide n’est pas en jeu. Quand il l’est, chacun commence avec { $sum_speed_cash } de plus et le lance avec les deux dés blancs après être passé une première fois par la case Départ.
    }

topic-speed-faces = Un 1, un 2 ou un 3 s’ajoute à votre lancer. Avec le bus, vous avancez de la valeur d’un dé blanc, de l’autre ou des deux ensemble : avec un 1 et un 5, de 1, 5 ou 6 cases. Avec M. M., vous avancez selon les dés blancs et jouez cette case normalement ; puis vous allez jusqu’à la prochaine propriété sans propriétaire { $auction ->
        [1] pour l’acheter ou la laisser aux enchères.
       *[0] pour l’acheter, si vous voulez.
    }
    S’il n’y en a plus, vous allez jusqu’à la prochaine qui vous demande un loyer, et vous payez.

topic-speed-limits = Seuls les dés blancs disent si c’est un double.
    { $speed_on_doubles ->
        [1] { "" }
       *[0] Sur un double, le Dé rapide n’ajoute rien ; le bus et M. M. ne font rien.
    }
    Trois chiffres identiques vous mènent à la case de votre choix
    { $triple_throws_again ->
        [1] , et le double blanc donne toujours son nouveau lancer.
       *[0] . Il n’y a alors pas de nouveau lancer.
    }
    Si vous finissez en prison, le Dé rapide ne fait plus rien
    { $prison_ends_turn ->
        [1] et votre tour est terminé.
       *[0] .
    }
    Pour sortir de prison, ne lancez que les dés blancs. Pour le loyer d’une compagnie, lancez les trois dés : le bus et M. M. ne comptent pas.

## Échanges, dettes et fin de la partie

topic-trade = { $trading ->
        [never] Dans une partie rapide, on ne traite qu’avec la banque.
       *[other] { $game ->
            [roles] Les joueurs peuvent se vendre et s’échanger des rues, des sociétés de transport et des compagnies, contre de l’argent ou entre elles,
           *[classic] Les joueurs peuvent se vendre et s’échanger des propriétés et des cartes de sortie de prison, contre de l’argent ou entre elles, au prix qu’ils veulent,
        }
        { $trade ->
            [before-throw] mais seulement avant le lancer des dés.
           *[any-time] à tout moment.
        }
        { $bare_group ->
            [1] Les constructions ne s’échangent jamais : avant de céder un terrain, vendez à la banque toutes les constructions de son groupe de couleur.
           *[0] Les constructions ne s’échangent jamais : avant de céder une rue, vendez ses constructions à la banque ({ $rule_selling }).
        }
        { $game ->
            [roles] { $houses_outlast_monopoly ->
                [0] Si l’échange brise un monopole, toute la ville doit être sans construction.
               *[1] { "" }
            }
           *[classic] { $bare_group ->
                [1] { "" }
               *[0] { $houses_outlast_monopoly ->
                    [1] { "" }
                   *[0] { $monopoly_player ->
                        [0] { "" }
                       *[other] Si l’échange brise un monopole, tout le groupe de couleur doit être sans construction.
                    }
                }
            }
        }
        { $timed ->
            [1] { $timed_trade ->
                [0] Dans une partie rapide, on ne traite qu’avec la banque.
               *[1] { "" }
            }
           *[0] { "" }
        }
        Un échange est conclu quand les deux sont d’accord ; les promesses n’en font pas partie.
    }

topic-any-time = Inutile d’attendre votre tour, même en prison : vous pouvez { $prison_collects ->
        [1] toucher des loyers,
       *[0] { "" }
    }
    { $build_any_time ->
        [1] enchérir, construire,
       *[0] enchérir,
    }
    { $trading ->
        [any-time] vendre des constructions, hypothéquer et faire des affaires
       *[other] vendre des constructions et hypothéquer
    }
    pendant que les autres jouent.

topic-auction = { $auction ->
        [1] Une propriété qui n’est pas achetée est aussitôt mise aux enchères. Tous peuvent enchérir, dans le sens des aiguilles d’une montre, même celui qui n’en a pas voulu. On enchérit en argent comptant, à partir de { $sum_1 }, et l’on peut commencer à n’importe quel prix. Qui passe est éliminé, et la plus haute enchère l’emporte. Si personne n’enchérit, la banque la garde.
       *[0] Une propriété qui n’est pas achetée n’est pas mise aux enchères : elle reste à la banque.
    }
    { $estate_auction ->
        [1] Les titres d’un joueur en faillite envers la banque sont aussi vendus aux enchères, libres d’hypothèque.
       *[0] { "" }
    }
    { $shortage ->
        [auction] Les dernières constructions aussi, si plusieurs joueurs les veulent.
       *[other] { "" }
    }

topic-income = On peut gagner de l’argent en touchant des loyers, en revendant des constructions pour la moitié de ce qu’elles ont coûté, et en hypothéquant une propriété pour la moitié de son prix.

topic-debt = Si vous devez plus que vous n’avez d’argent, { $trading ->
        [any-time] vendez des constructions, hypothéquez ou échangez
       *[other] vendez des constructions ou hypothéquez
    }
    jusqu’à pouvoir tout payer.
    { $trading ->
        [never] { "" }
       *[other] Vous ne pouvez pas céder dans un échange ce qu’il vous faut pour payer.
    }
    Vous ne pouvez abandonner que si même tout vendre et tout hypothéquer ne suffit pas.

topic-bankruptcy = Un joueur qui ne peut pas payer est en faillite et quitte la partie. Ses constructions reviennent à la banque à moitié prix.
    { $game ->
        [roles] Si la dette est envers un joueur, celui-ci reçoit tout l’argent qui reste et toutes les propriétés, hypothèques comprises.
       *[classic] Si la dette est envers un joueur, celui-ci reçoit tout l’argent qui reste, les propriétés et les cartes de sortie de prison.
    }
    { $mortgage_interest ->
        [0] { "" }
       *[other] Le nouveau propriétaire paie aussitôt { $mortgage_interest } % d’intérêts sur chaque titre hypothéqué, et peut lever l’hypothèque tout de suite ou la garder.
    }
    { $estate_auction ->
        [1] Si la dette est envers la banque, celle-ci met aussitôt tous les titres aux enchères, libres d’hypothèque
       *[0] Si la dette est envers la banque, celle-ci reçoit tout ; les titres sont libres d’hypothèque et de nouveau à vendre ({ $rule_purchase })
    }
    { $game ->
        [roles] .
       *[classic] , et les cartes de sortie de prison retournent sous leur pioche.
    }

topic-richest = Pour savoir qui est le plus riche, ajoutez à l’argent de chacun ce que rapporterait chaque propriété sans hypothèque si un joueur s’y arrêtait une fois. Pour les compagnies d’électricité et de gaz, leur propriétaire lance les dés ({ $rule_utility }). Le plus gros total gagne.

topic-lending = { $game ->
        [roles] Les joueurs ne peuvent ni se prêter de l’argent ni faire de réduction sur un loyer.
       *[classic] Les joueurs ne se prêtent jamais d’argent et ne s’entendent jamais pour ne pas payer un loyer.
    }
    Seule la banque prête, sur hypothèque.

topic-timed = { $rounds ->
        [0] La partie s’arrête quand le temps convenu d’avance est écoulé, par exemple après deux heures ; c’est la meilleure formule pour les tournois.
        [1] La partie s’arrête après une manche.
       *[other] La partie s’arrête après { $rounds } manches.
    }
    { $timed_trade ->
        [0] Les règles habituelles s’appliquent, mais pendant toute la partie on ne traite qu’avec la banque, pas entre joueurs.
       *[1] { "" }
    }
    { $timed_adjust ->
        [1] À la fin : a. Chacun peut encore acheter et vendre des constructions, hypothéquer et lever des hypothèques. Cela se fait avec la banque seulement : pas d’échange ni de paiement entre joueurs.
            b. Les concurrents gardent { $keep_competitor } % de leur argent et les monopolistes { $keep_monopolist } % ; le reste va à la banque.
            c. La banque fait une fois le tour du plateau, s’arrête une fois sur chaque propriété qui a un propriétaire et lui paie le loyer habituel.
            d. Qui a le plus d’argent gagne ; en cas d’égalité, la victoire est partagée.
       *[0] À la fin, les concurrents gardent { $keep_competitor } % de leur argent et les monopolistes { $keep_monopolist } % ; le reste va à la banque. Puis la banque fait une fois le tour du plateau, s’arrête sur chaque propriété qui a un propriétaire et lui paie le loyer habituel. Qui a le plus d’argent gagne ; en cas d’égalité, la victoire est partagée. Pour gagner, il faut donc à la fois beaucoup d’argent et beaucoup de propriétés.
    }
    { $prison_collects ->
        [0] Un monopoliste en prison ne touche rien pendant ce tour.
       *[1] { "" }
    }

topic-reminder = N’oubliez pas : on ne gagne pas en devenant riche, mais en mettant tous les autres en faillite.

topic-house-rules = Beaucoup de joueurs ont leurs propres règles. Souvent, elles allongent la partie. Selon les règles officielles, toutes les taxes et amendes vont à la banque et ne s’accumulent ni au Parc gratuit ni ailleurs.
