# Jak dobrze grać: rady dla każdej roli, z liczbami o tym, co robią dobrzy gracze. $..._wins, $buys, $mortgages, $early i $late to
# udziały z przedziałami; $price..., $single, $bid, $dear_price i $cheap_price to procenty ceny z karty.

strategy-document = Jak dobrze grać
strategy-title = Jak dobrze grać: { $edition }
strategy-about = Co robią dobrzy gracze i jak na tym wychodzą. Liczba gier, w których wszyscy czterej grają jak bot „{ $bot }” aż do ostatniego w grze: { NUMBER($games) }. Obok każdego udziału stoi jego przedział 95%.
strategy-chances-roles = Dwóch przedsiębiorców gra przeciw dwóm monopolistom: każdy przedsiębiorca wygrywa { $competitor_wins } gier, każdy monopolista { $monopolist_wins }.
strategy-chances-classic = Każdy z czterech wygrywa średnio { $player_wins } gier. Zwyczaj tych, którzy wygrywają częściej, nie musi być powodem ich wygranych.
strategy-share = { NUMBER($value, minimumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1) }{ "\u2060" }–{ "\u2060" }{ NUMBER($high, minimumFractionDigits: 1) })
strategy-price = { $value }% ({ $low }{ "\u2060" }–{ "\u2060" }{ $high })

strategy-heading-player = Co robią dobrzy gracze
strategy-heading-competitor = Jako przedsiębiorca
strategy-heading-monopolist = Jako monopolista

strategy-column-group = Grupa
strategy-column-owner-wins = Wygrane pierwszego właściciela
strategy-column-bid = Cena z licytacji wobec ceny z karty
strategy-column-pays-for-city = Zapłata za brakującą ulicę wobec ceny z karty

## Gra klasyczna

strategy-player-buy = Kupuj prawie wszystko, na czym staniesz.
strategy-player-buy-why = Dobrzy gracze kupują { $buys } wolnych nieruchomości, na których stają. Pozostałe trafiają na licytację.
strategy-player-best = Poznaj najlepsze nieruchomości.
strategy-player-best-why = Na czele: { $best }. Pierwszy właściciel takiej nieruchomości wygrywa { $best_wins } gier, przeciętny gracz { $wins }.
strategy-player-auction = Licytuj, ale nie do ceny z karty.
strategy-player-auction-why = Nieruchomość idzie na licytacji średnio za { $bid } tej ceny.
strategy-player-city = Pierwsza pełna grupa pojawia się szybko.
strategy-player-city-why = W połowie gier pierwsza grupa jest pełna najpóźniej w rundzie { $city_round }. Jej właściciel wygrywa { $city_wins } gier, przeciętny gracz { $wins }.
strategy-player-price = Za to, co dopełnia grupę, żądaj wysokiej ceny.
strategy-player-price-why = W gotówce i nieruchomościach kupujący dają średnio { $price_player } ceny z karty: najwięcej za grupę „{ $dear }” ({ $dear_price }), najmniej za „{ $cheap }” ({ $cheap_price }). Nieruchomość, która niczego nie dopełnia, sprzedaje się za { $single }. Po pierwszej takiej transakcji w grze kupujący wygrywa { $buyer_wins } gier, sprzedający { $seller_wins }.
strategy-player-swap = Grupa za grupę: bierz tańszą.
strategy-player-swap-why = Liczba takich wymian w 100 grach: { $swaps }. Kto dostaje droższą grupę, dopłaca średnio { $swap_cash }, choć różnica cen z kart to { $swap_gap }, i wygrywa { $dear_wins } gier; drugi wygrywa { $cheap_wins }.
strategy-player-build = Zabuduj jedną grupę, zanim zaczniesz drugą.
strategy-player-build-why = Połowa budujących zaczyna najpóźniej w rundzie { $build_round }. Gdy w ich drugiej grupie staje pierwszy dom, średnia liczba budynków na ulicy pierwszej grupy to { NUMBER($buildings) }; hotel liczy się jako piąty. Po turze budowania zostaje im { $kept } gotówki.
strategy-player-prison = Płać za wyjście z więzienia tylko, póki są wolne nieruchomości.
strategy-player-prison-why = Gdy mają wybór, dobrzy gracze płacą w { $early } tur, dopóki nie sprzeda się ostatnia nieruchomość, a potem w { $late }: w więzieniu nie płacisz czynszów, a swoje nadal pobierasz. Średnia długość pobytu w turach: { NUMBER($turns) }.

## Przedsiębiorcy

strategy-competitor-buy = Kupuj wszystko, co się da, nawet pod zastaw.
strategy-competitor-buy-why = Przedsiębiorcy kupują { $buys } wolnych nieruchomości, na których stają, a dla { $mortgages } z nich coś zastawiają.
strategy-competitor-best = Poznaj najlepsze nieruchomości.
strategy-competitor-best-why = Na czele: { $best }. Pierwszy właściciel takiej nieruchomości wygrywa { $best_wins } gier, przeciętny przedsiębiorca { $wins }.
strategy-competitor-sell = Niech monopoliści słono płacą za ulicę, której im brak.
strategy-competitor-sell-why = Ulica, która dopełnia monopoliście miasto, przynosi średnio { $price } ceny z karty, w gotówce i nieruchomościach. Kto jako pierwszy w grze tak sprzeda, wygrywa { $seller_wins } gier, przeciętny przedsiębiorca { $wins }.
strategy-competitor-build = Buduj gdziekolwiek, ale zabuduj jedno miasto, zanim zaczniesz drugie.
strategy-competitor-build-why = Połowa budujących zaczyna najpóźniej w rundzie { $build_round }: najpierw nieruchomości. Gdy w ich drugim mieście staje pierwszy dom, średnia liczba budynków na ulicy pierwszego to { NUMBER($buildings) }; { $hotel ->
        [apartment] apartamentowiec
       *[hotel] hotel
    } liczy się jako piąty. Po turze budowania zostaje im { $kept } gotówki.
strategy-competitor-prison = Przeczekaj wojnę cenową.
strategy-competitor-prison-why = Czynsze nadal do ciebie spływają. { $buys_in_price_war ->
        [0] Nie możesz jednak niczego kupić.
       *[other] Możesz nawet kupować i budować.
    } Gdy mają wybór, przedsiębiorcy płacą za wyjście w { $early } tur, dopóki są wolne nieruchomości, a potem w { $late }. Średnia długość pobytu w turach: { NUMBER($turns) }.

## Monopoliści

strategy-monopolist-buy = Kupuj, ale rzadko pod zastaw.
strategy-monopolist-buy-why = Monopoliści kupują { $buys } wolnych nieruchomości, na których stają, a tylko dla { $mortgages } z nich coś zastawiają.
strategy-monopolist-best = Poznaj najlepsze nieruchomości.
strategy-monopolist-best-why = Na czele: { $best }. Pierwszy właściciel takiej nieruchomości wygrywa { $best_wins } gier, przeciętny monopolista { $wins }.
strategy-monopolist-city = Dwie ulice to już miasto, ale pierwsze drogo kosztuje.
strategy-monopolist-city-why = W połowie gier pierwsze miasto jest zmonopolizowane najpóźniej w rundzie { $city_round }. Jego właściciel wygrywa { $city_wins } gier, przeciętny monopolista { $wins }.
strategy-monopolist-price = Druga ulica kosztuje więcej, niż wynosi cena z karty.
strategy-monopolist-price-why = W gotówce i nieruchomościach monopoliści dają przedsiębiorcom średnio { $price_competitor } tej ceny, a sobie nawzajem { $price_monopolist }. Najwięcej płacą za miasto { $dear } ({ $dear_price }), najmniej za miasto { $cheap } ({ $cheap_price }).
strategy-monopolist-swap = Miasto za miasto: kto dostaje droższe, częściej wygrywa.
strategy-monopolist-swap-why = Liczba takich wymian w 100 grach: { $swaps }. Kto dostaje droższe miasto, dopłaca średnio { $swap_cash }, choć różnica cen z kart to { $swap_gap }, i wygrywa { $dear_wins } gier; drugi wygrywa { $cheap_wins }.
strategy-monopolist-build = Buduj, ale zachowaj dużą rezerwę.
strategy-monopolist-build-why = Połowa budujących zaczyna najpóźniej w rundzie { $build_round }. Gdy w ich drugim mieście staje pierwszy dom, średnia liczba budynków na ulicy pierwszego to { NUMBER($buildings) }; { $hotel ->
        [apartment] apartamentowiec
       *[hotel] hotel
    } liczy się jako czwarty. Po turze budowania zostaje im { $kept } gotówki.
strategy-monopolist-prison = Z więzienia wychodź od razu, za opłatą.
strategy-monopolist-prison-why = Monopolista w więzieniu niczego nie pobiera. Gdy mają wybór, monopoliści płacą w { $early } tur, dopóki są wolne nieruchomości, a potem w { $late }. Średnia długość pobytu w turach: { NUMBER($turns) }.
