# Zasady naszymi słowami, temat po temacie, z kwotami i przełącznikami edycji pod nazwami z jej [rules]:
# $fee to liczba, $sum_fee ta sama liczba jako kwota; przełączniki to 1 albo 0. $game to roles albo classic, $hotel to hotel
# albo apartment, $few i $many ilu może grać, $camps i $timed czy gra się grę B i grę z limitem czasowym, $aim o co gra ten
# stół, $rule_… to punkt innego tematu. $house_place, $mark i $mortgaged_card to [facts].
# $box_… i $most_houses_… są jak „4 domy”; to drugie jest „1 hotel”, gdy domów budować nie wolno, a $builds_houses to 0, gdy nie
# wolno nikomu.
# Nowa linia to odstęp, a to, co wariant opuszcza przez { "" }, nie zostawia dziury.

## Przed grą

topic-about = Anti-Monopoly to krewny Monopoly dla { $few }–{ $many } graczy w wieku od ośmiu lat. Gracze zarządzają pieniędzmi i nieruchomościami i próbują doprowadzić do bankructwa drugi obóz albo wszystkich innych.

topic-contents = W pudełku: instrukcja, plansza, pionki monopolistów (niebieskie): { $camp_pawns }, pionki przedsiębiorców (zielone): { $camp_pawns }, karty przedsiębiorców: { $cards_competitor }, karty monopolistów: { $cards_monopolist }, akty własności z hipoteką na odwrocie: { $titles }, dwie kostki,
    { $box_houses }, { $box_hotels }
    { $box_notes ->
        [none] i papierowe pieniądze.
       *[other] i papierowe pieniądze: { $box_notes }.
    }

topic-money = Wszystkie kwoty w grze liczy się w tysiącach.

topic-balance = Kwoty obliczono tak, żeby przedsiębiorcy i monopoliści mieli równe szanse, jeśli wszyscy ściśle trzymają się zasad. Jeśli jeden obóz wygrywa kilka pierwszych gier, to miał więcej szczęścia albo grał lepiej.

topic-advice = Nie grajcie tak jak w Monopoly. Kupujcie nieruchomości tak szybko, jak się da: to najlepszy sposób przedsiębiorców na monopolistów. Przedsiębiorcy powinni sobie pomagać, także handlując, żeby żaden monopolista nie zdobył monopolu w mieście i nie mógł tam budować. Zaczyna się z niewielką kwotą, więc każdy ma taką samą szansę: wydawajcie pieniądze rozważnie.

topic-history-magie = W 1904 roku Elizabeth Magie opatentowała The Landlord’s Game, pierwszą grę o kupowaniu nieruchomości. Trzydzieści lat i wiele zmian później wydano ją jako Monopoly i stała się jedną z najbardziej znanych gier planszowych świata. Profesor Ralph Anspach zmienił jej zasady, żeby zbliżyć je do dzisiejszej gospodarki, a profesor Irvin Hentzel opracował obliczenia, dzięki którym oba obozy mają równe szanse.

topic-history-quakers = Gra o nieruchomościach pochodzi od Elizabeth Magie, z 1910 roku; ulepszyli ją kwakierscy nauczyciele i stała się najlepiej sprzedającą się grą świata. Tę wersję stworzyli ekonomiści przeciwni monopolom: konkurencja i niższe ceny trzymają w niej w ryzach chciwych monopolistów. W życiu robi to prawo antymonopolowe: bez niego ceny i politykę dyktowałoby kilku właścicieli.

topic-history-two-games = W Monopoly wszyscy grają według tych samych zasad, a monopol zdobywa się dopiero w trakcie gry. Tutaj przed grą wybiera się obóz, a każdy obóz ma własne zasady. Wszyscy chcą pieniędzy i domów, ale zdobywają je inaczej: monopolista nie może budować w mieście, dopóki nie ma w nim monopolu, a przedsiębiorca może budować na każdej swojej ulicy i robi wszystko, żeby nie dopuścić do monopoli albo je złamać.

topic-history-trial = Gra zawdzięcza życie długiemu procesowi: jej twórca Ralph Anspach wygrał go z wydawcą Monopoly, który nie chciał dopuścić jej do sprzedaży. Jego książka „Monopolygate” opowiada tę historię, a także to, że grę wymyślili na początku XX wieku Elizabeth Magie i kwakrzy z Atlantic City. Angielskie wydanie można kupić w internecie.

## Przygotowanie

topic-object = { $camps ->
        [1] Można grać i wygrać na dwa sposoby. Gra A: doprowadź wszystkich innych graczy do bankructwa. Gra B: gdy zbankrutują wszyscy gracze jednego obozu, wygrywa najbogatszy z drugiego, przedsiębiorca albo monopolista{ $aim ->
            [last] { "" }
            [timed] { "" }
           *[other] { " " }({ $rule_richest } mówi, kto jest najbogatszy)
        }.
       *[0] Wygrywa ostatni gracz, który nie zbankrutował. Kupuj nieruchomości i pobieraj jak najwyższe czynsze.
    }
    { $has_timed ->
        [1] Można też grać przez umówiony czas: wtedy wygrywa ten, kto ma najwięcej gotówki.
       *[0] { "" }
    }
    Liczba graczy: od { $few } do { $many }.
    { $aim ->
        [last] { $camps ->
            [1] Ten stół gra w grę A.
           *[0] { "" }
        }
        [camp] Ten stół gra w grę B.
        [timed] Ten stół gra z limitem czasowym.
       *[none] { "" }
    }

topic-treasurer = { $game ->
        [roles] Jeden z graczy prowadzi bank i wydaje jego pieniądze, akty własności i budynki. Pieniądze banku trzyma osobno od własnych.
       *[classic] Jeden z graczy zostaje bankierem: prowadzi bank i licytacje. Pieniądze i akty własności banku trzyma osobno od własnych.
    }
    Tutaj bankierem jest program.

topic-bank = Bank ma wszystkie pieniądze i wszystkie nieruchomości, które nie mają właściciela. Sprzedaje nieruchomości,
    { $hotel ->
        [apartment] domy i apartamentowce,
       *[hotel] domy i hotele,
    }
    wypłaca pieniądze za Start i z kart, pobiera podatki, opłaty i płatności z kart oraz udziela pożyczek pod hipotekę, które gracze mu spłacają.
    { $auction ->
        [1] Prowadzi też licytacje.
       *[0] { "" }
    }
    Bank nie może zbankrutować: ma tyle pieniędzy, ile trzeba, a gdy zabraknie banknotów, wypisuje je na kartkach.

topic-decks = { $game ->
        [roles] Potasuj osobno karty przedsiębiorców i karty monopolistów i połóż obie talie tekstem w dół na ich miejscach na planszy.
       *[classic] Potasuj osobno karty Szansy i Kasy Społecznej i połóż obie talie tekstem w dół na ich miejscach na planszy.
    }
    { $older_decks ->
        [1] Gra się starszymi kartami.
       *[0] { "" }
    }

topic-free-roles = Role można wybrać dowolnie, uzgodnić między sobą albo zdać się na kostki.

topic-roles = Każdy gracz jest albo przedsiębiorcą, albo monopolistą. Oba obozy są równe, a przy nieparzystej liczbie graczy różnią się o jednego: dwóch przedsiębiorców i trzech monopolistów wolno, dwóch i czterech nie. Żeby wybrać role, wszyscy rzucają kostkami: najpierw wybiera ten, kto wyrzuci najwięcej, potem inni zgodnie z ruchem wskazówek zegara. Nie można wziąć roli, która złamałaby równowagę, a role nie zmieniają się przez całą grę.
    { $swap_roles ->
        [1] Przed rozpoczęciem dwóch graczy może się zamienić rolami.
       *[0] { "" }
    }

topic-pawns = { $game ->
        [roles] Przedsiębiorcy biorą zielone pionki, monopoliści niebieskie.
       *[classic] Każdy wybiera pionek i stawia go na polu Start.
    }

topic-start-cash = Każdy gracz dostaje na początek z banku { $sum_start_cash }.
    { $speed_die ->
        [1] Gdy w grze jest szybka kostka, każdy dostaje o { $sum_speed_cash } więcej.
       *[0] { "" }
    }
    { $deal_titles ->
        [0] { "" }
        [one] Przed pierwszym rzutem bank rozdaje też za darmo nieruchomości, każdemu graczowi { $deal_titles }.
        [few] Przed pierwszym rzutem bank rozdaje też za darmo nieruchomości, każdemu graczowi { $deal_titles }.
        [many] Przed pierwszym rzutem bank rozdaje też za darmo nieruchomości, każdemu graczowi { $deal_titles }.
       *[other] Przed pierwszym rzutem bank rozdaje też za darmo nieruchomości, każdemu graczowi { $deal_titles }.
    }

topic-start-warning = To mniej niż w innych grach i w sam raz, żeby gra była wyrównana, więc pilnuj pieniędzy.

topic-start-notes = W banknotach: { $start_notes }.

topic-order = Każdy rzuca dwiema kostkami; zaczyna ten, kto wyrzuci najwięcej, a dalej gra się zgodnie z ruchem wskazówek zegara. Przy remisie o pierwsze miejsce rzuca się jeszcze raz.
    { $game ->
        [roles] Ten sam rzut decyduje, kto pierwszy wybiera rolę.
       *[classic] { "" }
    }

## Rzuty i ruch

topic-moving = Wszystkie pionki zaczynają na polu Start. W swojej turze rzuć dwiema kostkami i przesuń pionek zgodnie z ruchem wskazówek zegara o tyle pól, ile oczek wypadło; pole, na którym staniesz, mówi, co dalej. Pionki przesuwają też karty i niektóre pola. Potem przekaż kostki w lewo.

topic-spaces = Rodzaj pola, na którym staniesz, decyduje o tym, co możesz na nim zrobić.

topic-doubles = { $doubles_to_prison ->
        [1] { "" }
       *[other] { $extra_throws ->
            [0] Dublet to rzut jak każdy inny.
            [1] { $decline_extra_throw ->
                [1] Po dublecie przesuwasz pionek jak zwykle, a potem możesz rzucić jeszcze raz albo z tego zrezygnować. W dodatkowym rzucie dublet jest zwykłym rzutem: trzeciego rzutu nie ma.
               *[0] Po dublecie przesuwasz pionek i rozliczasz pole jak zwykle, a potem musisz rzucić jeszcze raz. W dodatkowym rzucie dublet jest zwykłym rzutem: trzeciego rzutu nie ma.
            }
            [9] { $decline_extra_throw ->
                [1] Po dublecie przesuwasz pionek i rozliczasz pole jak zwykle, a potem możesz rzucić jeszcze raz.
               *[0] Po dublecie przesuwasz pionek i rozliczasz pole jak zwykle, a potem rzucasz jeszcze raz.
            }
           *[other] { $decline_extra_throw ->
                [1] Po dublecie przesuwasz pionek i rozliczasz pole jak zwykle, a potem możesz rzucić jeszcze raz; dodatkowych rzutów w turze może być najwyżej { $extra_throws }.
               *[0] Po dublecie przesuwasz pionek i rozliczasz pole jak zwykle, a potem rzucasz jeszcze raz; dodatkowych rzutów w turze może być najwyżej { $extra_throws }.
            }
        }
    }
    { $doubles_to_prison ->
        [0] { "" }
        [1] Pierwszy dublet nie przesuwa pionka: idziesz prosto { $game ->
            [roles] do więzienia lub na wojnę cenową.
           *[classic] do więzienia.
        }
        [2] Drugi dublet z rzędu nie przesuwa pionka: idziesz prosto { $game ->
            [roles] do więzienia lub na wojnę cenową.
           *[classic] do więzienia.
        }
        [3] Trzeci dublet z rzędu nie przesuwa pionka: idziesz prosto { $game ->
            [roles] do więzienia lub na wojnę cenową.
           *[classic] do więzienia.
        }
       *[other] Dublet numer { $doubles_to_prison } z rzędu nie przesuwa pionka: idziesz prosto { $game ->
            [roles] do więzienia lub na wojnę cenową.
           *[classic] do więzienia.
        }
    }
    Rzut, który służy tylko do obliczenia kwoty, nigdy nie jest dubletem.

## Zakupy, czynsze i monopole

topic-kinds = Są trzy rodzaje nieruchomości: ulice, które tworzą grupy kolorów, dworce i obiekty użyteczności publicznej.

topic-purchase = Gdy staniesz na nieruchomości, która nie ma właściciela, możesz ją kupić od banku po cenie z planszy. Dostajesz jej akt własności i kładziesz go przed sobą. Żeby zebrać pieniądze, możesz najpierw coś { $trading ->
        [any-time] sprzedać, zastawić albo wymienić.
       *[other] sprzedać albo zastawić.
    }
    { $auction ->
        [1] Jeśli nie kupisz, bankier od razu ją licytuje.
       *[0] Jeśli nie kupisz, zostaje w banku.
    }
    { $price_war_buys ->
        [0] { $game ->
            [roles] Przedsiębiorca na wojnie cenowej nie może kupować.
           *[classic] { "" }
        }
       *[1] { "" }
    }

topic-groups = { $monopoly_player ->
        [0] Nie musisz zbierać całej grupy koloru: możesz budować na każdej swojej ulicy, a to podnosi jej czynsz.
        [1] Nie musisz zbierać całej grupy koloru: możesz budować na każdej swojej ulicy, a to podnosi jej czynsz.
        [2] Staraj się zebrać dwie ulice z grupy koloru. Ich czynsze rosną, a ty możesz na nich budować, co podnosi je jeszcze bardziej.
       *[3] Staraj się zebrać wszystkie nieruchomości z grupy koloru. Czynsze rosną, a ty możesz budować, co podnosi je jeszcze bardziej.
    }

topic-rent = Gdy staniesz na cudzej nieruchomości, płacisz właścicielowi czynsz podany na jej akcie własności.
    { $game ->
        [roles] Akt własności ma kolumnę dla każdej roli i liczy się rola właściciela: monopoliści biorą na ogół więcej niż przedsiębiorcy.
       *[classic] Im więcej budynków stoi na ulicy, tym wyższy czynsz. Za nieruchomość zastawioną, z odwróconym aktem własności, nie płaci się nic.
    }

topic-claim = { $claim_rent ->
        [1] Gdy ktoś stanie na twojej nieruchomości, zażądaj czynszu, bez względu na to, czyja jest kolej. Gdy następny gracz rzuci kostkami, jest za późno i nic ci się nie należy. Każdy może zostawić to programowi.
       *[0] Czynszu nie trzeba żądać: płaci się go od razu.
    }

topic-claim-time = Właściciel musi zażądać czynszu, zanim następny gracz rzuci kostkami. Jeśli zapomni, nic nie dostanie.

topic-own = Na własnej nieruchomości nic się nie dzieje: nie płacisz tam czynszu ani go nie dostajesz.

topic-monopoly = { $game ->
        [roles] { $monopoly_monopolist ->
                [0] Monopoliści nie potrzebują monopolu, żeby budować, i nigdy nie biorą podwójnego czynszu.
                [1] Monopolista, który ma w mieście jedną niezastawioną ulicę, ma w nim monopol. Bierze tam podwójny czynsz za każdą niezabudowaną ulicę i może budować.
                [2] Monopolista, który ma w mieście dwie niezastawione ulice, ma w nim monopol, bez względu na to, czy miasto ma dwie ulice, czy trzy. Bierze tam podwójny czynsz za każdą niezabudowaną ulicę, także za trzecią, gdy ją kupi, i może budować.
               *[3] Monopolista, który ma wszystkie ulice miasta i żadna nie jest zastawiona, ma w nim monopol. Bierze tam podwójny czynsz za każdą niezabudowaną ulicę i może budować.
            }
            { $monopoly_monopolist ->
                [0] { "" }
               *[other] Nigdzie indziej budować nie może. Na zabudowanej ulicy akt własności już uwzględnia podwojenie.
            }
            { $monopoly_competitor ->
                [0] Przedsiębiorcy nie potrzebują monopolu: mogą budować na każdej swojej ulicy, nawet jeśli mają tylko jedną. Nigdy nie biorą podwójnego czynszu.
                [1] Przedsiębiorca, który ma w mieście jedną niezastawioną ulicę, ma w nim monopol.
                [2] Przedsiębiorca, który ma w mieście dwie niezastawione ulice, ma w nim monopol.
               *[3] Przedsiębiorca, który ma wszystkie ulice miasta i żadna nie jest zastawiona, ma w nim monopol.
            }
            { $monopoly_competitor ->
                [0] { "" }
               *[other] Bierze tam podwójny czynsz za każdą niezabudowaną ulicę i może budować. Nigdzie indziej budować nie może.
            }
       *[classic] { $monopoly_player ->
                [0] Czynsz za niezabudowaną ulicę podaje akt własności. Nikt nie potrzebuje całej grupy, żeby budować, i żaden czynsz się nie podwaja.
                [1] Czynsz za niezabudowaną ulicę podaje akt własności. Jest podwójny, gdy właściciel ma jedną niezastawioną ulicę z grupy koloru. Domy i hotele podnoszą go znacznie bardziej, jak podaje akt własności.
                [2] Czynsz za niezabudowaną ulicę podaje akt własności. Jest podwójny, gdy właściciel ma dwie niezastawione ulice z grupy koloru. Domy i hotele podnoszą go znacznie bardziej, jak podaje akt własności.
               *[3] Czynsz za niezabudowaną ulicę podaje akt własności. Jest podwójny, gdy właściciel ma wszystkie ulice z grupy koloru i żadna nie jest zastawiona. Domy i hotele podnoszą go znacznie bardziej, jak podaje akt własności.
            }
    }

topic-transport = { $game ->
        [roles] Gość płaci przedsiębiorcy dziesiątą część ceny firmy transportowej, bez względu na to, ile firm ma przedsiębiorca: opłaty są pod nadzorem. U monopolisty każda następna firma podwaja opłatę; podaje ją akt własności.
       *[classic] Opłata zależy od tego, ile dworców ma właściciel, od jednego do czterech: { $fares }.
    }
    Zastawione nic nie przynoszą, ale liczą się jako posiadane.

topic-transport-warning = Przedsiębiorcy, uważajcie: monopolistę, który ma wszystkie cztery firmy transportowe, trudno pokonać. Wyobraźcie sobie, że w życiu cały transport należy do jednego właściciela i nikt nie pilnuje cen.

topic-utility = { $game ->
        [roles] Gdy staniesz na cudzej elektrowni albo gazowni, rzuć kostkami jeszcze raz i zapłać wynik rzutu razy { $utility_competitor }, gdy właścicielem jest przedsiębiorca, z jednym obiektem albo z oboma; gdy jest nim monopolista, razy { $utility_monopolist } przy jednym obiekcie, a razy { $utility_monopolist_both } przy obu.
       *[classic] Gdy staniesz na cudzym obiekcie użyteczności publicznej, rzuć kostkami jeszcze raz i zapłać wynik rzutu razy { $utility_player } albo razy { $utility_player_both }, gdy właściciel ma oba obiekty.
            { $speed_die ->
                [1] Rzuć wszystkimi trzema kostkami; autobus i Pan M. liczą się jako zero.
               *[0] { "" }
            }
    }

## Budowanie

topic-building = { $game ->
        [roles] { $monopoly_competitor ->
            [0] Przedsiębiorca może budować na każdej swojej niezastawionej ulicy,
           *[other] Przedsiębiorca może budować na swoich niezastawionych ulicach w miastach, w których ma monopol,
        }
        { $monopoly_monopolist ->
            [0] monopolista na każdej swojej niezastawionej ulicy.
           *[other] monopolista na swoich niezastawionych ulicach w miastach, w których ma monopol.
        }
        Najwięcej na jednej ulicy: przedsiębiorca { $most_houses_competitor }, monopolista { $most_houses_monopolist }.
       *[classic] { $monopoly_player ->
            [2] Gdy masz dwie ulice z grupy koloru, możesz kupować na nie budynki od banku; najwięcej na jednej: { $most_houses_player }.
            [3] Gdy masz wszystkie ulice z grupy koloru, możesz kupować na nie budynki od banku; najwięcej na jednej: { $most_houses_player }.
           *[other] Możesz kupować od banku budynki na wszystkie swoje ulice; najwięcej na jednej: { $most_houses_player }.
        }
    }
    { $builds_houses ->
        [0] { "" }
       *[1] { $hotel ->
            [apartment] Zamiast następnego domu oddajesz bankowi domy z tej ulicy i kupujesz apartamentowiec.
           *[hotel] Zamiast następnego domu oddajesz bankowi domy z tej ulicy i kupujesz hotel; na ulicy stoi tylko jeden, bez domów obok.
        }
    }
    Ceny podaje akt własności.
    { $build_any_time ->
        [1] Budować wolno w każdej chwili, także poza swoją turą i w więzieniu.
       *[0] Budować wolno tylko w swojej turze.
    }
    { $builds_houses ->
        [0] { "" }
       *[1] { $build_evenly ->
            [1] Buduj równomiernie: na żadnej ulicy nie staje drugi dom, dopóki każda ulica grupy nie ma jednego, i tak dalej.
           *[0] { $hotel ->
                [apartment] Budynki rozmieszczasz na swoich ulicach dowolnie: tu może stać jeden dom, a obok apartamentowiec.
               *[hotel] Budynki rozmieszczasz na swoich ulicach dowolnie: tu może stać jeden dom, a obok hotel.
            }
        }
    }
    Budynek nigdy nie przenosi się na inną ulicę.

topic-building-place = { $house_place ->
        [city] Przedsiębiorcy stawiają budynki na nazwie miasta, monopoliści na miejscu oznaczonym { $mark }.
       *[street] Przedsiębiorcy stawiają budynki na nazwie ulicy, monopoliści na miejscu oznaczonym { $mark }.
    }

topic-offers = { $trading ->
        [never] W grze z limitem czasowym gracze nie składają sobie ofert.
        [before-throw] Przed rzutem kostkami możesz złożyć ofertę na nieruchomość innego gracza. Jeśli stoją na niej budynki, muszą najpierw wrócić do banku ({ $rule_selling }).
       *[any-time] W każdej chwili możesz złożyć ofertę na nieruchomość innego gracza. Jeśli stoją na niej budynki, muszą najpierw wrócić do banku ({ $rule_selling }).
    }

topic-shortage = { $shortage ->
        [endless] { $hotel ->
            [apartment] Gdy bankowi zabraknie domów albo apartamentowców, dorób je z papieru albo tektury. Program ma ich zawsze dość.
           *[hotel] Gdy bankowi zabraknie domów albo hoteli, dorób je z papieru albo tektury. Program ma ich zawsze dość.
        }
       *[other] Bank ma { $box_houses } i { $box_hotels }. Gdy się skończą, trzeba poczekać, aż ktoś jakieś odsprzeda.
    }
    { $shortage ->
        [box] Kto pierwszy, ten lepszy.
       *[other] { "" }
    }

topic-last-houses = Gdy ostatnie budynki chce kupić kilku graczy, każdy najpierw mówi, ile chce. Tych, których nikt inny nie chce, nie trzeba licytować: kosztują tyle, ile podaje akt własności. Gdy chętnych jest na więcej budynków, niż zostało, te sporne licytuje się jeden po drugim, a zwycięzca mówi, gdzie stanie jego budynek.

topic-selling = Budynki odsprzedaje się tylko bankowi, w każdej chwili, za połowę tego, co kosztowały.
    { $hotel ->
        [apartment] Apartamentowiec zamienia się z powrotem w domy, które zastąpił
       *[hotel] Hotel zamienia się z powrotem w domy, które zastąpił
    }
    { $shortage ->
        [endless] .
       *[other] , albo w tyle, ile bank jeszcze ma.
    }
    { $build_evenly ->
        [1] W grupie sprzedaje się równomiernie, tak jak się buduje.
       *[0] { "" }
    }

## Hipoteka

topic-mortgage = Żeby zdobyć pieniądze, możesz w każdej chwili zastawić nieruchomość w banku za połowę jej ceny.

topic-mortgage-card = { $mortgaged_card ->
        [bank] Jej akt własności idzie do banku, który trzyma akty zastawionych nieruchomości osobno od niesprzedanych. Po spłacie hipoteki dostajesz go z powrotem.
       *[turned] Odwróć jej akt własności na stronę z hipoteką. Po spłacie odwróć go z powrotem.
    }

topic-mortgage-bare = { $bare_group ->
        [1] Zanim zastawisz ulicę, sprzedaj bankowi wszystkie budynki z jej grupy koloru.
       *[0] Zanim zastawisz ulicę, sprzedaj bankowi stojące na niej budynki za połowę ceny. Na zastawionej ulicy nie ma budynków.
    }

topic-mortgage-rent = Za zastawioną nieruchomość nie płaci się czynszu, czyjakolwiek by była.

topic-broken-monopoly = { $game ->
        [roles] { $monopoly_monopolist ->
            [0] Monopolista, który zastawia ulicę, nie traci prawa do budowania.
           *[other] Jeśli monopolista zastawi ulicę potrzebną do monopolu, monopol jest złamany: w tym mieście nic się nie buduje, a niezastawione ulice przynoszą pojedynczy czynsz, dopóki monopol nie wróci.
                { $houses_outlast_monopoly ->
                    [1] Budynki na jego innych ulicach mogą zostać, ale bez podwójnego czynszu: przynoszą połowę czynszu z aktu własności.
                   *[0] Monopolista nie może też mieć tam budynków: musi je przedtem wszystkie sprzedać.
                }
        }
        { $monopoly_competitor ->
            [0] { "" }
           *[other] Przedsiębiorca, który zastawi ulicę potrzebną do monopolu, nie może budować w tym mieście, dopóki monopol nie wróci{ $houses_outlast_monopoly ->
                [1] .
               *[0] , a przedtem musi sprzedać wszystkie stojące tam budynki.
            }
        }
       *[classic] { $monopoly_player ->
                [2] W grupie koloru nie wolno nic budować, dopóki masz w niej mniej niż dwie niezastawione ulice.
                [3] W grupie koloru nie wolno nic budować, dopóki jedna z jej ulic jest zastawiona.
               *[other] Zastawienie ulicy nie odbiera prawa do budowania na innych.
            }
            { $bare_group ->
                [1] { "" }
               *[0] { $monopoly_player ->
                    [0] { "" }
                    [1] { "" }
                   *[other] { $houses_outlast_monopoly ->
                        [1] Budynki na innych ulicach mogą zostać, za połowę czynszu z aktu własności.
                       *[0] { $monopoly_player ->
                            [2] Zanim zostanie ich mniej niż dwie, trzeba sprzedać wszystkie budynki z grupy.
                           *[other] Przedtem trzeba sprzedać wszystkie budynki z grupy.
                        }
                    }
                }
            }
    }

topic-broken-example = Przykład: monopolista ma miasto z trzema ulicami, z których tylko jedna jest zabudowana. Sprzedaje stojące na niej domy i ją zastawia. Dwie pozostałe wystarczą do monopolu i dalej przynoszą podwójny czynsz.

topic-mortgage-sale = { $trading ->
        [never] W grze z limitem czasowym zastawiona nieruchomość zostaje u właściciela.
       *[other] Gracze mogą sprzedawać sobie zastawione nieruchomości po dowolnej cenie; pozostają one zastawione.
    }
    { $mortgage_interest ->
        [0] { "" }
       *[other] Kupujący od razu spłaca hipotekę, bez odsetek, albo ją zostawia: wtedy płaci { $mortgage_interest }% jej wartości teraz i { $lift_interest }%, gdy spłaci ją później.
    }

topic-lifting = { $mortgage_interest ->
        [0] Żeby spłacić hipotekę, zapłać bankowi kwotę podaną na odwrocie aktu własności.
       *[other] Żeby spłacić hipotekę, zapłać bankowi jej wartość i { $lift_interest }% odsetek.
    }
    { $lift_any_time ->
        [1] Można to zrobić w każdej chwili.
       *[0] Można to zrobić tylko w swojej turze.
    }

## Inne pola

topic-start = Za wejście na pole Start albo przejście przez nie bank płaci ci { $sum_start_bonus }.

topic-sightseeing = { $game ->
        [roles] Jeśli na to pole przyprowadzą cię kostki, tylko zwiedzasz: nic nie płacisz i w następnej turze idziesz dalej jak zwykle.
       *[classic] Jeśli na pole więzienia przyprowadzą cię kostki, jesteś tylko w odwiedzinach: nic się nie dzieje.
    }

topic-sent = { $game ->
        [roles] Pole „Idź do więzienia / Idź na wojnę cenową” i niektóre karty wysyłają monopolistów do więzienia, a przedsiębiorców na wojnę cenową. Pionek idzie tam prosto i nic nie dostajesz za Start.
       *[classic] { $doubles_to_prison ->
            [0] Do więzienia trafiasz, gdy staniesz na polu Idź do więzienia albo każe ci karta. Pionek idzie tam prosto i nic nie dostajesz za Start.
           *[other] Do więzienia trafiasz, gdy staniesz na polu Idź do więzienia, gdy każe ci karta albo gdy wyrzucisz za dużo dubletów z rzędu. Pionek idzie tam prosto i nic nie dostajesz za Start.
        }
    }
    { $prison_ends_turn ->
        [1] Twoja tura się kończy: przekaż kostki.
       *[0] Jeśli doprowadził cię tam dublet, dalej masz jego dodatkowy rzut: to darmowa próba wyjścia, która nie liczy się jako tura na miejscu.
    }

topic-prison-rent = { $game ->
        [roles] { $prison_collects ->
                [0] Monopolista w więzieniu nie pobiera od innych graczy ani czynszu, ani niczego innego. Przedsiębiorca na wojnie cenowej pobiera dalej.
               *[1] Monopoliści w więzieniu i przedsiębiorcy na wojnie cenowej dalej pobierają czynsze.
            }
            { $price_war_buys ->
                [0] Na wojnie cenowej nie wolno nic kupować.
               *[1] { "" }
            }
       *[classic] { $prison_collects ->
                [0] W więzieniu nie pobierasz od innych graczy ani czynszów, ani niczego innego.
               *[1] W więzieniu dalej pobierasz czynsze.
            }
    }

topic-prison = { $game ->
        [roles] Wyjść można na dwa sposoby. Pierwszy: zapłać bankowi { $sum_fee } przed rzutem i idź jak zwykle.
       *[classic] Wyjść można na trzy sposoby. Pierwszy: zapłać bankowi { $sum_fee } przed rzutem i idź jak zwykle. Drugi: użyj karty wyjścia z więzienia, własnej albo kupionej od innego gracza; włóż ją pod jej talię, rzuć i idź.
    }
    { $prison_throws ->
        [1] { $game ->
            [roles] Drugi: wyrzuć dublet w swojej pierwszej turze na miejscu.
           *[classic] Trzeci: wyrzuć dublet w swojej pierwszej turze na miejscu.
        }
        [2] { $game ->
            [roles] Drugi: wyrzuć dublet w jednej ze swoich dwóch pierwszych tur na miejscu.
           *[classic] Trzeci: wyrzuć dublet w jednej ze swoich dwóch pierwszych tur na miejscu.
        }
        [3] { $game ->
            [roles] Drugi: wyrzuć dublet w jednej ze swoich trzech pierwszych tur na miejscu.
           *[classic] Trzeci: wyrzuć dublet w jednej ze swoich trzech pierwszych tur na miejscu.
        }
       *[other] { $game ->
            [roles] Drugi: wyrzuć dublet w jednej ze swoich pierwszych tur na miejscu (liczba prób: { $prison_throws }).
           *[classic] Trzeci: wyrzuć dublet w jednej ze swoich pierwszych tur na miejscu (liczba prób: { $prison_throws }).
        }
    }
    { $prison_double ->
        [moves-and-throws-again] Dzięki dubletowi wychodzisz bez płacenia, przesuwasz pionek i masz dodatkowy rzut, jak po każdym dublecie.
        [throws-again] { $extra_throws ->
            [0] Dzięki dubletowi wychodzisz, ale nie przesuwasz pionka i kolejnego rzutu nie ma.
            [1] Dzięki dubletowi wychodzisz, ale nie przesuwasz pionka. Rzucasz jeszcze raz i idziesz o tyle pól; jeśli to znowu dublet, idziesz i przekazujesz kostki.
           *[other] Dzięki dubletowi wychodzisz, ale nie przesuwasz pionka. Rzucasz jeszcze raz i idziesz o tyle pól.
        }
       *[moves] Dzięki dubletowi wychodzisz i przesuwasz pionek, ale kolejnego rzutu nie ma.
    }
    { $prison_double ->
        [throws-again] { $extra_throws ->
            [0] { "" }
           *[other] { $decline_extra_throw ->
                [1] Jeśli nie rzucisz ponownie, i tak wychodzisz, ale zostajesz na polu.
               *[0] { "" }
            }
        }
       *[other] { "" }
    }
    { $prison_stay ->
        [1] Turę można też opuścić; wtedy w następnej płacisz { $sum_fee }.
       *[0] { "" }
    }
    { $prison_fee_after_miss ->
        [1] Po ostatniej próbie płacisz { $sum_fee } i idziesz o tyle pól, ile wypadło w tym rzucie.
       *[0] Jeśli żadna próba się nie uda, przed następnym rzutem musisz zapłacić { $sum_fee } i idziesz jak zwykle.
    }

topic-prison-example = Przykład: gracz w więzieniu wyrzuca dwie trójki. Wychodzi, ale jego pionek nie idzie o sześć pól: gracz rzuca jeszcze raz. Jeśli to też dublet, pionek idzie o tyle pól, a kostki przechodzą do następnego gracza.

topic-cards = { $game ->
        [roles] Przedsiębiorca bierze wierzchnią kartę przedsiębiorców, monopolista wierzchnią kartę monopolistów. Zrób to, co każe karta, i włóż ją pod jej talię.
       *[classic] Weź wierzchnią kartę z talii, którą wskazuje pole, zrób to, co każe, i włóż ją tekstem w dół pod talię. Kartę wyjścia z więzienia możesz zatrzymać, aż jej użyjesz albo sprzedasz ją innemu graczowi.
    }

topic-income-tax = { $income_tax_choice ->
        [1] Zapłać bankowi { $sum_income_tax } albo procent tego, co masz: pieniędzy, budynków i niezastawionych nieruchomości. Monopolista liczy { $tax_cash_monopolist }% gotówki, przedsiębiorca { $tax_cash_competitor }%; obaj dodają { $tax_titles }% ceny swoich niezastawionych ulic, firm transportowych i obiektów użyteczności publicznej oraz { $tax_buildings }% tego, co kosztowały ich budynki. Sumę zaokrągla się w dół.
       *[0] Gdy staniesz na podatku dochodowym, zapłać bankowi { $sum_income_tax }.
    }

topic-property-tax = { $game ->
        [roles] Kto stanie na tym polu, płaci bankowi { $sum_property_tax }.
       *[classic] Gdy staniesz na podatku od luksusu, zapłać bankowi { $sum_property_tax }.
    }

topic-foundation = Monopolista płaci bankowi { $sum_foundation_monopolist } na Urząd Antymonopolowy. Przedsiębiorca rzuca jedną kostką: za 1 dostaje { $sum_foundation_one }, za 2 { $sum_foundation_two }, za resztę nic.

topic-free = { $free_parking_pot ->
        [1] Tu zbierają się podatki, opłaty i płatności z kart, a kto tu stanie, bierze wszystko.
       *[0] Odpocznij: nie spotka cię tu nic złego ani dobrego. Możesz dalej pobierać czynsze, budować i handlować.
    }

topic-speed = { $speed_die ->
        [1] Szybka kostka jest w grze: każdy zaczyna z kwotą o { $sum_speed_cash } większą i rzuca nią razem z dwiema białymi, gdy pierwszy raz minie Start.
       *[0] Szybkiej kostki nie ma w grze. Z nią każdy zaczyna z kwotą o { $sum_speed_cash } większą i rzuca nią razem z dwiema białymi, gdy pierwszy raz minie Start.
    }

topic-speed-faces = Gdy wypadnie 1, 2 albo 3, dodaj to do rzutu. Gdy wypadnie autobus, możesz iść o tyle pól, ile pokazuje jedna biała kostka, druga albo obie: przy 1 i 5 o 1, 5 albo 6 pól. Gdy wypadnie Pan M., idziesz według białych kostek i rozliczasz pole jak zwykle, a potem idziesz do następnej nieruchomości bez właściciela { $auction ->
        [1] i albo ją kupujesz, albo idzie na licytację.
       *[0] i możesz ją kupić.
    }
    Jeśli takich już nie ma, idziesz do następnej, za którą musisz zapłacić czynsz, i płacisz.

topic-speed-limits = O tym, czy jest dublet, decydują tylko białe kostki.
    { $speed_on_doubles ->
        [1] { "" }
       *[0] Przy dublecie szybka kostka nic nie dodaje, a autobus i Pan M. nie działają.
    }
    Trzy takie same liczby pozwalają iść na dowolne pole
    { $triple_throws_again ->
        [1] , a biały dublet i tak daje kolejny rzut.
       *[0] . Kolejnego rzutu wtedy nie ma.
    }
    Jeśli trafisz do więzienia, szybka kostka już nie działa
    { $prison_ends_turn ->
        [1] i kończysz turę.
       *[0] .
    }
    Z więzienia wychodzi się rzutem samych białych kostek. Czynsz za elektrownię albo wodociągi wyznaczają trzy kostki: autobus i Pan M. liczą się jako zero.

## Handel, długi i koniec gry

topic-trade = { $trading ->
        [never] W grze z limitem czasowym handluje się tylko z bankiem.
       *[other] { $game ->
            [roles] Gracze mogą sprzedawać sobie i wymieniać ulice, firmy transportowe i obiekty użyteczności publicznej, za gotówkę albo jedne za drugie,
           *[classic] Gracze mogą sprzedawać sobie i wymieniać nieruchomości i karty wyjścia z więzienia, za gotówkę albo jedne za drugie, po dowolnej cenie,
        }
        { $trade ->
            [before-throw] ale tylko przed rzutem kostkami.
           *[any-time] w każdej chwili.
        }
        { $bare_group ->
            [1] Budynkami się nie handluje: zanim ulica zmieni właściciela, trzeba sprzedać bankowi wszystkie budynki z jej grupy koloru.
           *[0] Budynkami się nie handluje: zanim ulica zmieni właściciela, trzeba sprzedać bankowi stojące na niej budynki ({ $rule_selling }).
        }
        { $game ->
            [roles] { $houses_outlast_monopoly ->
                [0] Jeśli wymiana łamie monopol, w całym mieście nie może być budynków.
               *[1] { "" }
            }
           *[classic] { $bare_group ->
                [1] { "" }
               *[0] { $houses_outlast_monopoly ->
                    [1] { "" }
                   *[0] { $monopoly_player ->
                        [0] { "" }
                       *[other] Jeśli wymiana łamie monopol, w całej grupie koloru nie może być budynków.
                    }
                }
            }
        }
        { $timed ->
            [1] { $timed_trade ->
                [0] W grze z limitem czasowym handluje się tylko z bankiem.
               *[1] { "" }
            }
           *[0] { "" }
        }
        Wymiana jest zawarta, gdy obie strony się zgodzą; obietnice się nie liczą.
    }

topic-any-time = Nie musisz czekać na swoją turę, nawet w więzieniu: możesz { $prison_collects ->
        [1] pobierać czynsze,
       *[0] { "" }
    }
    { $build_any_time ->
        [1] licytować, budować,
       *[0] licytować,
    }
    { $trading ->
        [any-time] sprzedawać budynki, zastawiać i handlować,
       *[other] sprzedawać budynki i zastawiać,
    }
    gdy grają inni.

topic-auction = { $auction ->
        [1] Nieruchomość, której ktoś nie kupił, od razu idzie na licytację. Licytować może każdy, zgodnie z ruchem wskazówek zegara, także ten, kto jej nie kupił. Licytuje się za gotówkę, od { $sum_1 } w górę, a zacząć można od dowolnej kwoty. Kto pasuje, odpada, a wygrywa najwyższa stawka. Jeśli nikt nie licytuje, nieruchomość zostaje w banku.
       *[0] Nieruchomości, której ktoś nie kupił, się nie licytuje: zostaje w banku.
    }
    { $estate_auction ->
        [1] Licytuje się też nieruchomości gracza, który zbankrutował wobec banku, bez hipotek.
       *[0] { "" }
    }
    { $shortage ->
        [auction] Tak samo ostatnie budynki, gdy chce ich kilku graczy.
       *[other] { "" }
    }

topic-income = Pieniądze można zdobyć, pobierając czynsze, odsprzedając budynki za połowę tego, co kosztowały, i zastawiając nieruchomości za połowę ich ceny.

topic-debt = Jeśli masz do zapłaty więcej, niż masz gotówki, { $trading ->
        [any-time] sprzedawaj budynki, zastawiaj albo handluj,
       *[other] sprzedawaj budynki albo zastawiaj,
    }
    aż zapłacisz całość.
    { $trading ->
        [never] { "" }
       *[other] W wymianie nie wolno oddać tego, z czego trzeba zapłacić.
    }
    Poddać się wolno tylko wtedy, gdy nie wystarczyłoby nawet sprzedanie i zastawienie wszystkiego.

topic-bankruptcy = Gracz, który nie może zapłacić, bankrutuje i odpada z gry. Jego budynki wracają do banku za połowę ceny.
    { $game ->
        [roles] Jeśli dług jest wobec gracza, ten dostaje całą pozostałą gotówkę i nieruchomości, razem z hipotekami.
       *[classic] Jeśli dług jest wobec gracza, ten dostaje całą pozostałą gotówkę, nieruchomości i karty wyjścia z więzienia.
    }
    { $mortgage_interest ->
        [0] { "" }
       *[other] Nowy właściciel od razu płaci { $mortgage_interest }% odsetek za każdą zastawioną nieruchomość i może ją zaraz spłacić albo zostawić zastawioną.
    }
    { $estate_auction ->
        [1] Jeśli dług jest wobec banku, bank od razu licytuje wszystkie nieruchomości, bez hipotek
       *[0] Jeśli dług jest wobec banku, bank dostaje wszystko; nieruchomości nie mają już hipotek i są znowu do kupienia ({ $rule_purchase })
    }
    { $game ->
        [roles] .
       *[classic] , a karty wyjścia z więzienia wracają pod swoje talie.
    }

topic-richest = Żeby wskazać najbogatszego, do gotówki każdego gracza dodaje się to, co przyniosłaby każda niezastawiona nieruchomość, gdyby ktoś raz na niej stanął. Za elektrownię i gazownię właściciel rzuca kostkami ({ $rule_utility }). Wygrywa najwyższa suma.

topic-lending = { $game ->
        [roles] Gracze nie mogą pożyczać sobie pieniędzy ani obniżać czynszu.
       *[classic] Gracze nigdy nie pożyczają sobie pieniędzy i nie umawiają się, że nie zapłacą czynszu.
    }
    Pożycza tylko bank, pod hipotekę.

topic-timed = { $rounds ->
        [0] Gra kończy się, gdy minie umówiony czas, na przykład dwie godziny; tak najlepiej grać na turniejach.
        [one] Gra kończy się po { $rounds } rundzie.
        [few] Gra kończy się po { $rounds } rundach.
        [many] Gra kończy się po { $rounds } rundach.
       *[other] Gra kończy się po { $rounds } rundy.
    }
    { $timed_trade ->
        [0] Obowiązują zwykłe zasady, ale przez całą grę handluje się tylko z bankiem, a nie między sobą.
       *[1] { "" }
    }
    { $timed_adjust ->
        [1] Na koniec: a. Każdy może jeszcze kupować i sprzedawać budynki, zastawiać nieruchomości i spłacać hipoteki. Tylko z bankiem: gracze nie handlują ze sobą i nic sobie nie płacą.
            b. Przedsiębiorcy zachowują { $keep_competitor }% gotówki, a monopoliści { $keep_monopolist }%; resztę oddają bankowi.
            c. Bank raz objeżdża planszę, zatrzymuje się raz na każdej nieruchomości, która ma właściciela, i płaci mu zwykły czynsz.
            d. Wygrywa, kto ma najwięcej gotówki; przy remisie wygrana jest wspólna.
       *[0] Na koniec przedsiębiorcy zachowują { $keep_competitor }% gotówki, a monopoliści { $keep_monopolist }%; resztę oddają bankowi. Potem bank raz objeżdża planszę, zatrzymuje się na każdej nieruchomości, która ma właściciela, i płaci mu zwykły czynsz. Wygrywa, kto ma najwięcej gotówki; przy remisie wygrana jest wspólna. Zwycięzca musi więc mieć i dużo pieniędzy, i dużo nieruchomości.
    }
    { $prison_collects ->
        [0] Monopolista w więzieniu nic w tym objeździe nie dostaje.
       *[1] { "" }
    }

topic-reminder = Pamiętaj: nie wygrywa się, zdobywając bogactwo, tylko doprowadzając wszystkich innych do bankructwa.

topic-house-rules = Wielu graczy gra według własnych zasad. Często wydłużają one grę. Według oficjalnych zasad wszystkie podatki i opłaty trafiają do banku i nie zbiera się ich na Darmowym parkingu ani nigdzie indziej.
