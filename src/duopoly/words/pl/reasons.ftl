# Kroki rachunku, czytane jeden po drugim.
# $sum to liczba kroku jako kwota, $number ta sama liczba; $owner to odbiorca, $percent udział, $houses 0, gdy nie wiadomo.

reason-bare = { $sum } za niezabudowaną ulicę
reason-houses = { $houses ->
    [0] { $sum } za ulicę z domami
    [one] { $sum } za ulicę z { $houses } domem
    [few] { $sum } za ulicę z { $houses } domami
    [many] { $sum } za ulicę z { $houses } domami
   *[other] { $sum } za ulicę z { $houses } domu
}
reason-hotel = { $hotel ->
    [apartment] { $sum } za ulicę z apartamentowcem
   *[hotel] { $sum } za ulicę z hotelem
}
reason-monopoly = { $game ->
    [roles] podwójnie: { $owner } ma monopol w mieście { $city }
   *[classic] podwójnie: { $owner } ma całą grupę ({ $city })
}
reason-broken-monopoly = { $game ->
    [roles] tylko połowa, { $sum }: w mieście { $city } nie ma już monopolu
   *[classic] tylko połowa, { $sum }: grupa { $city } nie jest już cała
}
reason-owned = { $game ->
    [roles] { $number ->
        [one] właściciel ma { $number } firmę transportową
        [few] właściciel ma { $number } firmy transportowe
        [many] właściciel ma { $number } firm transportowych
       *[other] właściciel ma { $number } firmy transportowej
    }
   *[classic] { $number ->
        [one] właściciel ma { $number } dworzec
        [few] właściciel ma { $number } dworce
        [many] właściciel ma { $number } dworców
       *[other] właściciel ma { $number } dworca
    }
}
reason-times-card = razy { $number } z karty
reason-multiple = razy { $number }
reason-throw = rzut { $number }
reason-cash-percent = { $percent }% z { $sum } gotówki
reason-titles-percent = { $percent }% z { $sum } za nieruchomości bez hipoteki
reason-buildings-percent = { $percent }% z { $sum } za budynki
reason-rounded-down = zaokrąglone w dół
reason-flat = stała kwota
reason-half-price = połowa ceny zakupu
reason-interest-percent = { $number }% hipoteki
reason-houses-upkeep = { $number ->
    [one] { $number } dom
    [few] { $number } domy
    [many] { $number } domów
   *[other] { $number } domu
}
reason-hotels-upkeep = { $hotel ->
    [apartment] { $number ->
        [one] { $number } apartamentowiec
        [few] { $number } apartamentowce
        [many] { $number } apartamentowców
       *[other] { $number } apartamentowca
    }
   *[hotel] { $number ->
        [one] { $number } hotel
        [few] { $number } hotele
        [many] { $number } hoteli
       *[other] { $number } hotelu
    }
}
reason-kept-percent = { $number }% zostaje u gracza

# Wszystkie kroki razem, tak jak stoją za zdaniem.
reasons = : { $steps }
reason-houses-now = { $number ->
    [0] teraz bez zabudowy
    [one] teraz { $number } dom
    [few] teraz { $number } domy
    [many] teraz { $number } domów
   *[other] teraz { $number } domu
}
reason-hotel-now = { $hotel ->
    [apartment] teraz apartamentowiec
   *[hotel] teraz hotel
}
