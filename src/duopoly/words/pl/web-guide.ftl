# Gry z przewodnikiem: karta przewodnika. Najwyżej 40 słów na krok. Ann to osoba, która się uczy, Bob to bot.

web-guide-coach = Przewodnik
web-guide-press = Naciśnij „{ $label }”
web-guide-choose = Wybierz „{ $label }”
web-guide-back = Wstecz
web-guide-skip = Pomiń naukę
web-guide-play-on = Graj dalej
web-guide-play = Zagraj
web-guide-difference = Czym różni się Anti-Monopoly
web-guide-skipped = Koniec nauki. To już zwykła gra; „Nauka” wraca do przerwanego kroku.
web-guide-goes-on = Odtąd to zwykła gra.
web-guide-others-title = Kolej Boba

## Pierwsza gra: Ann jest monopolistką, Bob przedsiębiorcą.

web-guide-first-throw-title = Twój pierwszy rzut
web-guide-first-throw = Grasz jako Ann, niebieski kwadrat: to monopolista. Bob, zielone kółko, jest przedsiębiorcą. Zaraz zobaczysz, co to zmienia. Trwa piąta runda i to twoja kolej: rzuć kostkami, żeby ruszyć.

web-guide-first-buy-title = Ulica na sprzedaż
web-guide-first-buy = Stoisz na Rush St., która nie ma właściciela. Kup ją za $140, a każdy, kto tu stanie, zapłaci ci czynsz. Tak się tu zarabia.

web-guide-first-pass-title = Jest twoja
web-guide-first-pass = Na Rush St. widać teraz twój niebieski kwadrat i czynsz: $14. To koniec twojej tury: przekaż kostki Bobowi.

web-guide-first-rent-wait = Patrz na zielone kółko: gdzie stanie Bob?
web-guide-first-rent-title = Twój pierwszy czynsz
web-guide-first-rent = Bob stanął na Rush St. i zapłacił ci $14. Spójrz na gotówkę: tobie przybyło, jemu ubyło. Znowu twoja kolej.

web-guide-first-city-title = Dwie ulice, jedno miasto
web-guide-first-city = Michigan Ave. leży w Chicago, jak Rush St. Monopolista, który ma dwie ulice miasta, panuje nad nim: czynsz się podwaja i można tam budować.

web-guide-first-build-title = Zbuduj dom
web-guide-first-build = Panujesz nad Chicago. Dom na Michigan Ave. kosztuje $100 i podnosi czynsz z $32 do $52.

web-guide-first-built-title = Kto tu zajrzy?
web-guide-first-built = Twój dom stoi na planszy. Bob ma do niego trzy pola. Przekaż mu kostki.

web-guide-first-camps-wait = Bob rzuca. Trójka byłaby dla ciebie dobra.
web-guide-first-camps-title = Czynsz zależy od obozu
web-guide-first-camps = Bob zapłacił ci $52. Jemu ten sam dom dałby tylko $26, bo jest przedsiębiorcą. Ale przedsiębiorca może budować na każdej swojej ulicy, nawet jeśli nie kontroluje miasta.

web-guide-first-prison-title = Idziesz do więzienia
web-guide-first-prison = Karta wysyła cię do więzienia. Tam nie pobierasz czynszu. Przedsiębiorcy idą zamiast tego na wojnę cenową, w tym samym rogu, i dalej go pobierają.

web-guide-first-trade-wait = Bob rzuca i może też wziąć kartę.
web-guide-first-trade-title = Wymiana
web-guide-first-trade = Karta wysłała Boba na wojnę cenową i potrzebuje pieniędzy, żeby wyjść. Oferuje ci State St. za $70, pół ceny. Całe Chicago będzie twoje.

web-guide-first-double-wait = Bob kończy turę.
web-guide-first-double-title = Jak wyjść
web-guide-first-double = Jesteś w więzieniu. Żeby wyjść, wyrzuć dublet albo zapłać $50, a masz tylko $36. Więc rzucaj!

web-guide-first-free-title = Po dublecie rzucasz jeszcze raz
web-guide-first-free = Dwie dwójki: wychodzisz i stajesz na własnej ulicy, więc nic nie płacisz. Po dublecie rzuca się jeszcze raz.

web-guide-first-debt-title = Dług
web-guide-first-debt = Ta karta kosztuje $75, a masz $36. Zastaw Rush St.: bank pożyczy ci $70, a ulica nie da czynszu, dopóki nie spłacisz hipoteki.

web-guide-first-pay-title = Zapłać bankowi
web-guide-first-pay = Masz teraz $106 i możesz zapłacić. Kto nie zbierze tego, co jest winien, bankrutuje i odpada z gry.

web-guide-first-last-title = Ostatnia szansa Boba
web-guide-first-last = Zostało ci $31 i dwie ulice, które dają czynsz. Bob jest na wojnie cenowej, cztery pola od twojego domu na Michigan Ave.

web-guide-first-end-of-guide-wait = Bob płaci $50, wychodzi z wojny cenowej i rzuca.
web-guide-first-end-of-guide-title = Tak się to kończy
web-guide-first-end-of-guide = Bob był ci winien $52, miał tylko $44 i nic do sprzedania: zbankrutował, wygrywasz! W większym gronie wygrywa ten, kto zostanie ostatni. Teraz zagraj po swojemu.

## Co jest inne, dla tych, którzy znają Monopoly: Ann jest przedsiębiorcą, Bob monopolistą.

web-guide-difference-throw-title = Dwa obozy
web-guide-difference-throw = Grasz jako Ann, zielone kółko: to przedsiębiorca. Bob, niebieski kwadrat, jest monopolistą. Każdy obóz ma swoje czynsze, swoje karty i swoje zasady budowania.

web-guide-difference-buy-title = Bez licytacji
web-guide-difference-buy = Locust St. kosztuje $180. Jeśli jej nie kupisz, nikt jej nie licytuje: zostaje w banku. A za Start jest tu $100.

web-guide-difference-build-title = Wystarczy jedna ulica
web-guide-difference-build = Przedsiębiorca nie musi mieć całej grupy: buduje od razu i nierówno, do czterech domów i apartamentowca. Monopolista musi mieć dwie ulice miasta i stawia najwyżej trzy domy.

web-guide-difference-built-title = Niższe czynsze
web-guide-difference-built = Z jednym domem Locust St. da ci $28. Monopolista wziąłby $56. Bob jest siedem pól za tobą.

web-guide-difference-rent-wait = Bob rzuca. Siódemka byłaby dla ciebie dobra.
web-guide-difference-rent-title = Twój czynsz i jego
web-guide-difference-rent = Bob zapłacił ci $28. Rzuć i zobacz, ile on bierze w Bostonie.

web-guide-difference-double-title = Dwie ulice to monopol
web-guide-difference-double = Bob ma dwie z trzech ulic Bostonu. Monopoliście to wystarcza: za niezabudowaną ulicę bierze podwójnie, $44 zamiast $22. Przedsiębiorca nigdy.

web-guide-difference-prison-wait = Bob rzuca. Są dwie talie kart, po jednej dla każdego obozu.
web-guide-difference-prison-title = Bob jest w więzieniu
web-guide-difference-prison = Karta wysłała Boba do więzienia, a monopolista w więzieniu nie pobiera czynszu. Rzuć: Boston jest blisko.

web-guide-difference-free-title = Nic nie płacisz
web-guide-difference-free = Stoisz na Harvard Square Boba, a on nic nie dostaje. Dublet daje jeszcze jeden rzut, tylko jeden. Za dublety nikt nie idzie do więzienia.

web-guide-difference-war-title = Wojna cenowa
web-guide-difference-war = Przedsiębiorcy nie idą do więzienia, tylko na wojnę cenową, w tym samym rogu. Tam dalej pobierasz czynsz. Wyjście: dublet albo $50.

web-guide-difference-end-of-guide-wait = Bob płaci $50, wychodzi z więzienia i rzuca.
web-guide-difference-end-of-guide-title = Jak to się kończy
web-guide-difference-end-of-guide = Bob zapłacił ci $28, choć jesteś na wojnie cenowej. Wygrywa ten, kto zostanie ostatni. Jest też gra obozów: kończy się, gdy zostaje jeden obóz, a wygrywa jego najbogatszy gracz.
