# Opowieść o skończonej grze i decyzje oglądane po czasie.

story-percent = { $number }%
story-best-title = { $visits ->
    [one] Najlepsza nieruchomość to { $title }: gracz { $owner } ma z niej { $amount } po { $visits } wizycie.
    [few] Najlepsza nieruchomość to { $title }: gracz { $owner } ma z niej { $amount } po { $visits } wizytach.
    [many] Najlepsza nieruchomość to { $title }: gracz { $owner } ma z niej { $amount } po { $visits } wizytach.
   *[other] Najlepsza nieruchomość to { $title }: gracz { $owner } ma z niej { $amount } po { $visits } wizyty.
}
story-best-title-short = { $visits ->
    [one] { $amount } po { $visits } wizycie
    [few] { $amount } po { $visits } wizytach
    [many] { $amount } po { $visits } wizytach
   *[other] { $amount } po { $visits } wizyty
}
story-round = runda { $round }
story-turning-point = Punkt zwrotny to { $when }: szanse na wygraną ({ $player }) rosną z { $before } do { $after }.
story-trade = { $offer ->
    [give] { $other } dostaje od gracza { $player } za darmo: { $gives }.
    [take] { $player } dostaje od gracza { $other } za darmo: { $takes }.
   *[both] { $player } wymienia się z graczem { $other }: { $gives } za { $takes }.
}
story-turn-label = { $kind ->
    [trade] runda { $round }: wymiana
    [bankrupt] runda { $round }: bankructwo
    [rent] runda { $round }: czynsz
    [purchase] runda { $round }: zakup
    [building] runda { $round }: budowa
   *[throw] runda { $round }
}
story-dice = { $x } i { $y }
story-luckiest = { $stayed ->
    [yes] Najszczęśliwszy rzut: { $player }, { $dice }, runda { $round }: o { $amount } lepiej niż średnio.
   *[no] Najszczęśliwszy rzut: { $player }, { $dice }, runda { $round }, na pole { $space }: o { $amount } lepiej niż średnio.
}

## Co zrobiono

deed-accept = { $offer ->
    [give] { $player } przyjmuje od gracza { $other }: { $gives }{ $city }
    [take] { $player } oddaje graczowi { $other } za darmo: { $takes }{ $city }
   *[both] { $player } przyjmuje od gracza { $other }: { $gives } za { $takes }{ $city }
}
deed-reject = { $offer ->
    [give] { $player } odrzuca od gracza { $other }: { $gives }{ $city }
    [take] { $player } nie chce oddać graczowi { $other } za darmo: { $takes }{ $city }
   *[both] { $player } odrzuca od gracza { $other }: { $gives } za { $takes }{ $city }
}
deed-city = { $game ->
    [roles] { $whose ->
        [other] { $streets ->
            [last] , ostatnia ulica, której brakowało graczowi { $other } ({ $city })
           *[all] , wszystko, czego brakowało graczowi { $other } ({ $city })
        }
       *[player] { $streets ->
            [last] , ostatnia brakująca ulica ({ $city })
           *[all] , wszystko, czego brakowało ({ $city })
        }
    }
   *[classic] { $whose ->
        [other] { $streets ->
            [last] , ostatnia ulica, której brakowało graczowi { $other } (grupa { $city })
           *[all] , wszystko, czego brakowało graczowi { $other } (grupa { $city })
        }
       *[player] { $streets ->
            [last] , ostatnia brakująca ulica (grupa { $city })
           *[all] , wszystko, czego brakowało (grupa { $city })
        }
    }
}
deed-offer = { $offer ->
    [give] { $player } proponuje graczowi { $other }: { $gives } za darmo
    [take] { $player } prosi gracza { $other } o: { $takes } i nic nie daje
   *[both] { $player } proponuje graczowi { $other }: { $gives } za { $takes }
}
deed-buy = { $player } kupuje { $space } za { $price }
deed-decline = { $auction ->
    [yes] { $player } wystawia na licytację { $space } zamiast kupić za { $price }
   *[no] { $player } nie kupuje { $space } za { $price }
}
deed-bid = { $player } licytuje { $bid } za { $space }
deed-pass = { $some ->
    [yes] { $player } wycofuje się z licytacji { $space } przy { $bid }
   *[no] { $player } nie licytuje { $space }
}
deed-build = { $player } buduje na polu { $space }
deed-sell = { $player } sprzedaje budynek z pola { $space }
deed-mortgage = { $player } zastawia { $space }
deed-lift = { $player } spłaca hipotekę pola { $space }
deed-other = { $player }: { $label }
