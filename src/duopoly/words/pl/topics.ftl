# Zasady, punkt po punkcie, naszymi słowami, z kwotami i przełącznikami edycji pod nazwami z jej [rules]:
# $fee to liczba, $sum_fee ta sama liczba jako kwota; przełączniki to 1 albo 0. $game to roles albo classic,
# $hotel to hotel albo apartment, $few i $many ilu może grać, $camps i $timed czy edycja ma grę B i grę z limitem czasowym.
# Nowa linia to odstęp, a to, co wariant opuszcza przez { "" }, nie zostawia dziury.

topic-object = { $camps ->
        [1] Do wyboru są dwa cele. Gra A: być ostatnim graczem, który nie zbankrutował. Gra B: gdy cały jeden obóz zbankrutuje, być najbogatszym w drugim.
       *[0] Wygrywa ostatni gracz, który nie zbankrutował.
    }
    { $timed ->
        [1] Albo gra się przez umówiony czas: wtedy wygrywa, kto ma najwięcej gotówki.
       *[0] { "" }
    }
    Liczba graczy: od { $few } do { $many }.

topic-roles = { $game ->
        [roles] Każdy jest przedsiębiorcą albo monopolistą, przez całą grę. Obozy są równe, a przy nieparzystej liczbie graczy różnią się o jednego. Najpierw wybiera ten, kto rzuci najwięcej, potem inni zgodnie z ruchem wskazówek zegara, a roli, która złamałaby równowagę, wziąć nie można.
       *[classic] Nie ma obozów: dla wszystkich są te same zasady.
    }
    { $swap_roles ->
        [1] Przed pierwszym rzutem dwóch graczy może się zamienić rolami.
       *[0] { "" }
    }

topic-start-cash = Każdy zaczyna na polu Start z kwotą { $sum_start_cash }; pieniądze banku nie są niczyje i nigdy się nie kończą.
    { $speed_die ->
        [1] Z szybką kostką każdy dostaje o { $sum_speed_cash } więcej.
       *[0] { "" }
    }

topic-order = Każdy rzuca dwiema kostkami; zaczyna najwyższy rzut, a dalej gra się zgodnie z ruchem wskazówek zegara. Kto dzieli najwyższy rzut, rzuca jeszcze raz.
    { $game ->
        [roles] Ten sam rzut mówi, kto pierwszy wybiera rolę.
       *[classic] { "" }
    }

topic-doubles = { $extra_throws ->
        [0] Dublet to rzut jak każdy inny.
        [1] Dublet przesuwa pionek jak zwykle i daje jeden dodatkowy rzut; kolejny dublet w tym rzucie nie daje już nic.
       *[other] Dublet przesuwa pionek jak zwykle, a po rozliczeniu pola gracz rzuca jeszcze raz.
    }
    { $doubles_to_prison ->
        [0] { "" }
       *[other] Dublet numer { $doubles_to_prison } z rzędu nie przesuwa: prowadzi prosto do więzienia.
    }
    Kostki rzucone tylko do liczenia nigdy nie dają dubletu.

topic-moving = Rzuć dwiema kostkami, przesuń się o tyle pól zgodnie z ruchem wskazówek zegara i zrób to, czego wymaga pole. Pionki przesuwają też karty.

topic-purchase = Kto stanie na polu bez właściciela, może je kupić od banku po cenie, a przedtem coś sprzedać, zastawić albo wymienić, żeby zebrać pieniądze.
    { $auction ->
        [1] Jeśli nie kupi, od razu jest licytacja.
       *[0] Jeśli nie kupi, pole zostaje w banku.
    }
    { $game ->
        [roles] { $price_war_buys ->
            [0] Przedsiębiorca na wojnie cenowej nie może kupować.
           *[1] { "" }
        }
       *[classic] { "" }
    }

topic-rent = { $game ->
        [roles] Kto stanie na cudzym polu, płaci właścicielowi tyle, ile mówi karta tytułu w kolumnie jego roli.
       *[classic] Kto stanie na cudzym polu, płaci właścicielowi tyle, ile mówi karta tytułu.
    }
    Własne pola nic nie kosztują, a zastawione nic nie kosztują nikogo.

topic-monopoly = { $game ->
        [roles] { $monopoly_monopolist ->
                [0] Monopolista nie potrzebuje monopolu, żeby budować, i nigdy nie podwaja czynszu.
                [one] Monopolista, który ma { $monopoly_monopolist } niezastawioną ulicę miasta, ma w nim monopol: czynsz z pustych ulic jest tam podwójny i wolno budować. Na zabudowanych ulicach liczby z karty już zawierają podwojenie.
                [few] Monopolista, który ma { $monopoly_monopolist } niezastawione ulice miasta, wszystko jedno, czy ma ono dwie, czy trzy, ma w nim monopol: czynsz z pustych ulic jest tam podwójny i wolno budować. Na zabudowanych ulicach liczby z karty już zawierają podwojenie.
                [many] Monopolista, który ma { $monopoly_monopolist } niezastawionych ulic miasta, ma w nim monopol: czynsz z pustych ulic jest tam podwójny i wolno budować. Na zabudowanych ulicach liczby z karty już zawierają podwojenie.
               *[other] Monopolista, który ma { $monopoly_monopolist } niezastawionej ulicy miasta, ma w nim monopol: czynsz z pustych ulic jest tam podwójny i wolno budować. Na zabudowanych ulicach liczby z karty już zawierają podwojenie.
            }
            { $monopoly_competitor ->
                [0] Przedsiębiorcy nie potrzebują monopolu i nigdy nie podwajają czynszu.
               *[other] Przedsiębiorca potrzebuje do tego samego tylu niezastawionych ulic miasta: { $monopoly_competitor }.
            }
       *[classic] { $monopoly_player ->
                [0] Nikt nie potrzebuje całej grupy, żeby budować, i żaden czynsz się nie podwaja.
                [3] Kto ma całą grupę bez żadnej hipoteki, bierze podwójny czynsz z jej pustych ulic i może budować.
               *[other] Kto ma tyle niezastawionych ulic grupy: { $monopoly_player }, bierze podwójny czynsz z jej pustych ulic i może budować.
            }
    }

topic-building = { $game ->
        [roles] { $monopoly_monopolist ->
            [0] Każdy buduje na swoich niezastawionych ulicach, najwyżej tyle domów: przedsiębiorca { $max_houses_competitor }, monopolista { $max_houses_monopolist }.
           *[other] Przedsiębiorca buduje na każdej swojej niezastawionej ulicy, monopolista tylko w miastach, w których ma monopol. Najwięcej domów na ulicy: przedsiębiorca { $max_houses_competitor }, monopolista { $max_houses_monopolist }.
        }
       *[classic] Kto ma monopol w grupie, buduje na jej ulicach; najwięcej domów na jednej: { $max_houses_player }.
    }
    { $hotel ->
        [apartment] Zamiast następnego domu oddaje się domy i kupuje apartamentowiec.
       *[hotel] Zamiast następnego domu oddaje się domy i kupuje hotel.
    }
    { $build_any_time ->
        [1] Buduje się w każdej chwili, także poza kolejką i z więzienia,
       *[0] Buduje się tylko w swojej kolejce,
    }
    { $build_evenly ->
        [1] równo na ulicach grupy;
       *[0] rozkładając domy dowolnie;
    }
    budynek nigdy nie zmienia ulicy.

topic-mortgage = Tytuł można zastawić w każdej chwili za połowę ceny, a wtedy nie przynosi czynszu.
    { $bare_group ->
        [1] Najpierw trzeba sprzedać wszystkie budynki z jego grupy.
       *[0] Najpierw trzeba sprzedać budynki, które na nim stoją.
    }
    { $game ->
        [roles] { $houses_outlast_monopoly ->
            [1] Jeśli monopolista zastawi ulicę potrzebną do monopolu, nie buduje i nie podwaja w tym mieście, aż ją wykupi; budynki na innych ulicach mogą zostać, za połowę czynszu z karty.
           *[0] Jeśli monopolista zastawi ulicę potrzebną do monopolu, nie buduje i nie podwaja w tym mieście, aż ją wykupi, a wszystkie budynki w mieście musi przedtem sprzedać.
        }
       *[classic] { "" }
    }
    { $mortgage_interest ->
        [0] Zastawione tytuły można sprzedać innym graczom i pozostają zastawione.
       *[other] Zastawione tytuły można sprzedać innym graczom: nowy właściciel od razu spłaca hipotekę bez odsetek albo ją zostawia i płaci { $mortgage_interest }% teraz, a pełną kwotę później. To, co pochodzi od bankruta, kosztuje { $mortgage_interest }% w każdym razie.
    }

topic-lifting = { $mortgage_interest ->
        [0] Żeby spłacić hipotekę, zapłać bankowi kwotę z odwrotu karty tytułu.
       *[other] Żeby spłacić hipotekę, zapłać ją bankowi i dodaj { $mortgage_interest }%.
    }
    { $lift_any_time ->
        [1] Można to zrobić w każdej chwili.
       *[0] Można to zrobić tylko w swojej kolejce.
    }

topic-selling = Budynki sprzedaje się tylko bankowi, w każdej chwili, za połowę tego, co kosztowały.
    { $shortage ->
        [endless] { $hotel ->
            [apartment] Apartamentowiec zamienia się z powrotem w domy, które zastąpił.
           *[hotel] Hotel zamienia się z powrotem w domy, które zastąpił.
        }
       *[other] { $hotel ->
            [apartment] Apartamentowiec zamienia się z powrotem w domy, które zastąpił, albo w tyle, ile bank jeszcze ma.
           *[hotel] Hotel zamienia się z powrotem w domy, które zastąpił, albo w tyle, ile bank jeszcze ma.
        }
    }
    { $build_evenly ->
        [1] Ulice grupy opróżnia się tak równo, jak się je zabudowuje.
       *[0] { "" }
    }

topic-start = Za wejście na Start albo przejście przez to pole bank płaci { $sum_start_bonus }.
    { $game ->
        [roles] Kto trafia do więzienia albo na wojnę cenową, nic po drodze nie dostaje.
       *[classic] Kto trafia do więzienia, nic po drodze nie dostaje.
    }

topic-prison = { $game ->
        [roles] Monopoliści trafiają do więzienia, przedsiębiorcy na wojnę cenową; kto staje tam z rzutu kostkami, tylko zwiedza.
            { $prison_collects ->
                [0] Monopolista w więzieniu nic nie pobiera od innych graczy; przedsiębiorca na wojnie cenowej pobiera dalej.
               *[1] Jedni i drudzy pobierają stamtąd dalej.
            }
            { $price_war_buys ->
                [0] Na wojnie cenowej nie wolno kupować.
               *[1] { "" }
            }
       *[classic] Kto staje tam z rzutu kostkami, jest tylko w odwiedzinach; kto trafia do więzienia, dalej pobiera czynsze.
    }
    { $prison_ends_turn ->
        [1] Trafienie tam kończy kolejkę.
       *[0] Dublet, który tam doprowadził, i tak daje dodatkowy rzut, jako darmową próbę wyjścia.
    }
    { $game ->
        [roles] Żeby wyjść, zapłać { $sum_fee } przed rzutem
       *[classic] Żeby wyjść, zapłać { $sum_fee } przed rzutem, użyj karty wyjścia z więzienia
    }
    { $prison_throws ->
        [one] albo rzuć dublet w pierwszej kolejce:
        [few] albo rzuć dublet w jednej z pierwszych { $prison_throws } kolejek:
        [many] albo rzuć dublet w jednej z pierwszych { $prison_throws } kolejek:
       *[other] albo rzuć dublet w jednej z pierwszych { $prison_throws } kolejki:
    }
    { $prison_double ->
        [moves-and-throws-again] uwalnia, przesuwa i daje dodatkowy rzut jak każdy dublet.
        [throws-again] uwalnia, ale nie przesuwa, a gracz rzuca jeszcze raz i o tyle się przesuwa.
       *[moves] uwalnia i przesuwa, bez kolejnego rzutu.
    }
    { $prison_stay ->
        [1] Kolejkę można też opuścić; następna zaczyna się wtedy od zapłaty { $sum_fee }.
       *[0] { "" }
    }
    { $prison_fee_after_miss ->
        [1] Po ostatniej nieudanej próbie zapłać { $sum_fee } i idź o tyle, ile było w tym rzucie.
       *[0] Potem trzeba zapłacić { $sum_fee } przed rzutem.
    }

topic-cards = { $game ->
        [roles] Przedsiębiorca ciągnie kartę przedsiębiorców, monopolista kartę monopolistów, robi to, co każe, i wkłada ją pod talię.
       *[classic] Weź kartę Szansy albo Kasy Społecznej, zależnie od pola, zrób to, co każe, i włóż ją pod talię. Kartę wyjścia z więzienia trzyma się, aż się jej użyje albo nią pohandluje.
    }

topic-income-tax = { $income_tax_choice ->
        [1] Wybierz: zapłać bankowi { $sum_income_tax } albo procent tego, co masz. Dla przedsiębiorcy to { $tax_cash_competitor }% gotówki, dla monopolisty { $tax_cash_monopolist }%, a dla obu { $tax_titles }% ceny niezastawionych tytułów i { $tax_buildings }% tego, co kosztowały budynki, zsumowane i zaokrąglone w dół.
       *[0] Zapłać bankowi { $sum_income_tax }.
    }

topic-property-tax = Zapłać bankowi { $sum_property_tax }.

topic-transport = { $game ->
        [roles] Firma transportowa przedsiębiorcy kosztuje gościa dziesiątą część swojej ceny, ilekolwiek ich on ma. Opłata u monopolisty rośnie z każdą następną firmą, jak mówi karta tytułu.
       *[classic] Opłata rośnie z każdym następnym dworcem właściciela, jak mówi karta tytułu.
    }
    Zastawione nic nie przynoszą, ale się liczą.

topic-utility = { $game ->
        [roles] Gość rzuca kostkami jeszcze raz i płaci wielokrotność rzutu: { $utility_competitor } razy, gdy właścicielem jest przedsiębiorca; gdy monopolista, { $utility_monopolist } razy za jeden obiekt i { $utility_monopolist_both } razy, gdy ma oba.
       *[classic] Gość rzuca kostkami jeszcze raz i płaci rzut razy { $utility_player } albo razy { $utility_player_both }, gdy właściciel ma oba obiekty.
            { $speed_die ->
                [1] Liczby szybkiej kostki się dodaje.
               *[0] { "" }
            }
    }

topic-foundation = { $game ->
        [roles] Monopolista płaci bankowi { $sum_foundation_monopolist } na Urząd Antymonopolowy. Przedsiębiorca rzuca jedną kostką o dotację: { $sum_foundation_one } za 1, { $sum_foundation_two } za 2, za resztę nic.
       *[classic] W tej grze nie ma Urzędu Antymonopolowego.
    }

topic-shortage = { $shortage ->
        [endless] W banku nigdy nie brakuje budynków: czego nie ma w pudełku, to się dorabia.
       *[other] { $hotel ->
            [apartment] Bank ma { $houses ->
                    [one] { $houses } dom
                    [few] { $houses } domy
                    [many] { $houses } domów
                   *[other] { $houses } domu
                } i { $hotels ->
                    [one] { $hotels } apartamentowiec
                    [few] { $hotels } apartamentowce
                    [many] { $hotels } apartamentowców
                   *[other] { $hotels } apartamentowca
                }; gdy się skończą, czeka się, aż jakieś wrócą.
           *[hotel] Bank ma { $houses ->
                    [one] { $houses } dom
                    [few] { $houses } domy
                    [many] { $houses } domów
                   *[other] { $houses } domu
                } i { $hotels ->
                    [one] { $hotels } hotel
                    [few] { $hotels } hotele
                    [many] { $hotels } hoteli
                   *[other] { $hotels } hotelu
                }; gdy się skończą, czeka się, aż jakieś wrócą.
        }
    }
    { $shortage ->
        [endless] { "" }
        [box] Kto pierwszy, ten lepszy.
       *[auction] Gdy chce ich więcej graczy, niż zostało, każdy budynek idzie na licytację, a zwycięzca mówi, gdzie stanie.
    }

topic-trade = { $game ->
        [roles] Gracze mogą sprzedawać i wymieniać między sobą tytuły, za gotówkę i za inne tytuły,
       *[classic] Gracze mogą sprzedawać i wymieniać między sobą tytuły i karty wyjścia z więzienia, także za gotówkę,
    }
    { $trade ->
        [before-throw] ale tylko przed rzutem kostkami.
       *[any-time] w każdej chwili.
    }
    { $bare_group ->
        [1] Budynkami się nie handluje: cała grupa musi być pusta.
       *[0] Budynkami się nie handluje: ulica musi być pusta.
    }
    { $game ->
        [roles] { $houses_outlast_monopoly ->
            [0] Wymiana, która łamie monopol, wymaga całego miasta bez budynków.
           *[1] { "" }
        }
       *[classic] { "" }
    }
    { $timed ->
        [1] { $timed_trade ->
            [0] W grze z limitem czasowym handluje się tylko z bankiem.
           *[1] { "" }
        }
       *[0] { "" }
    }
    Wymiana jest zawarta, gdy obie strony się zgodzą: obietnice do niej nie należą.

topic-bankruptcy = Kto nie może zapłacić, nawet sprzedając i zastawiając wszystko, bankrutuje i odpada z gry; budynki wracają do banku za połowę ceny.
    { $game ->
        [roles] Jeśli dług jest wobec gracza, ten dostaje całą gotówkę i tytuły, razem z hipotekami.
       *[classic] Jeśli dług jest wobec gracza, ten dostaje całą gotówkę, tytuły i karty wyjścia z więzienia, razem z hipotekami.
    }
    { $mortgage_interest ->
        [0] { "" }
       *[other] Za każdą hipotekę nowy właściciel od razu płaci { $mortgage_interest }%.
    }
    { $estate_auction ->
        [1] Jeśli wobec banku, bank od razu licytuje wszystkie tytuły, bez hipotek.
       *[0] Jeśli wobec banku, tytuły są znowu do kupienia, bez hipotek.
    }

topic-richest = { $camps ->
        [1] Najbogatszy jest ten, kto ma najwięcej, licząc gotówkę i to, co każdy niezastawiony tytuł przyniósłby za jedno wejście; za elektrownię i gazownię właściciel rzuca kostkami.
       *[0] Nieważne tu, kto jest najbogatszy: wygrywa ostatni w grze.
    }

topic-lending = Gracze nigdy nie pożyczają sobie pieniędzy i nigdy nie darują sobie czynszu. Pożycza tylko bank, pod hipotekę.

topic-timed = { $timed ->
        [1] { $rounds ->
                [0] Gra kończy się, gdy minie umówiony czas.
                [one] Gra kończy się po { $rounds } rundzie.
                [few] Gra kończy się po { $rounds } rundach.
                [many] Gra kończy się po { $rounds } rundach.
               *[other] Gra kończy się po { $rounds } rundy.
            }
            { $timed_adjust ->
                [1] Każdy może wtedy jeszcze budować, sprzedawać, zastawiać i spłacać hipoteki, tylko z bankiem.
               *[0] { "" }
            }
            Przedsiębiorcy zachowują { $keep_competitor }% gotówki, a monopoliści { $keep_monopolist }%; potem bank raz objeżdża planszę i płaci każdemu właścicielowi zwykły czynsz. Wygrywa, kto ma najwięcej gotówki, a przy remisie wygrana jest wspólna.
            { $timed_trade ->
                [0] Przez całą grę z limitem czasowym handluje się tylko z bankiem.
               *[1] { "" }
            }
       *[0] W tej edycji nie ma gry z limitem czasowym.
    }

topic-debt = Kto jest winien więcej, niż ma gotówki, sprzedaje budynki, zastawia tytuły albo handluje, a potem płaci w całości. Poddać się wolno tylko wtedy, gdy nie starczyłoby nawet sprzedanie i zastawienie wszystkiego.

topic-auction = { $auction ->
        [1] Tytuł, którego ktoś nie kupił, od razu idzie na licytację. Licytować może każdy, także ten, kto nie kupił: zgodnie z ruchem wskazówek zegara, za gotówkę, od { $sum_1 } w górę; kto pasuje, odpada, a tytuł bierze najwyższa stawka. Bez stawki zostaje w banku.
       *[0] Tytułów, których ktoś nie kupił, się nie licytuje: zostają w banku.
    }

topic-speed = { $game ->
        [roles] W tej grze nie ma szybkiej kostki.
       *[classic] { $speed_die ->
                [1] Szybka kostka jest w grze: każdy zaczyna z kwotą o { $sum_speed_cash } większą i używa jej, gdy pierwszy raz minie Start.
               *[0] Szybkiej kostki nie ma w grze. Gdy jest, każdy zaczyna z kwotą o { $sum_speed_cash } większą i używa jej, gdy pierwszy raz minie Start.
            }
            1, 2 i 3 dodaje się do rzutu; autobus pozwala iść o jedną białą kostkę albo o obie; po Panu M. rozlicza się pole i idzie do następnego tytułu bez właściciela albo, gdy takich nie ma, do następnego, który wymaga czynszu. Trzy takie same prowadzą na dowolne pole.
            { $speed_on_doubles ->
                [1] { "" }
               *[0] Przy dublecie białych kostek się nie liczy.
            }
    }

topic-claim = { $claim_rent ->
        [1] Czynsz czeka, aż właściciel go zażąda; gdy następny gracz rzuci kostkami, przepada.
       *[0] Czynsz płaci się od razu: nikt nie musi go żądać.
    }

topic-free = { $game ->
        [roles] W tej grze nie ma darmowego parkingu.
       *[classic] Na darmowym parkingu nic się nie dzieje: pieniędzy się tam ani nie zbiera, ani nie płaci.
    }

topic-broken-monopoly = Gdy monopol jest złamany, a budynki mogą zostać, gość zabudowanej ulicy płaci połowę tego, co mówi karta: bez monopolu nie ma podwójnego czynszu, a kolumny z budynkami już go zawierają.
