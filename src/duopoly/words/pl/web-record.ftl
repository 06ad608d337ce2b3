# Gry z innych miejsc i gry przekazywane dalej: w pliku, linkiem, kodem QR.

web-record-open = Otwórz plik
web-record-open-line = Graj dalej w grę z innego urządzenia albo obejrzyj jej przebieg. Plik można też tu upuścić.
web-record-drop = Upuść plik, aby otworzyć grę.
web-record-title = Gra z innego miejsca
web-record-too-large = Ten plik jest za duży jak na zapis gry.
web-record-unreadable = Przeglądarka nie może odczytać tego pliku.
web-record-bad = Nie da się otworzyć tej gry
web-record-gone = Na tej stronie nie ma już otwartego pliku. Otwórz go jeszcze raz.
web-record-over = Gra się skończyła. Można obejrzeć jej przebieg, ruch po ruchu.
web-record-seats = Kto gra dalej?
web-record-who = { $player }, kto gra
web-record-bankrupt = bankrut
web-record-minutes = Ile minut zostało
web-record-more = Więcej ustawień
web-record-go-on = Graj dalej
web-record-look-back = Obejrzyj przebieg
web-record-earlier = Gra toczy się dalej z zapisu: { $number ->
    [one] pierwszy ruch wykonano gdzie indziej i nie można go tu cofnąć.
    [few] pierwsze { $number } ruchy wykonano gdzie indziej i nie można ich tu cofnąć.
    [many] pierwszych { $number } ruchów wykonano gdzie indziej i nie można ich tu cofnąć.
   *[other] pierwszych { $number } ruchu wykonano gdzie indziej i nie można ich tu cofnąć.
}
web-record-join-as = Będziesz grać jako { $player }, tak jak w zapisie.

## Przekazywanie gry

web-record-give = Przekaż grę na inne urządzenie
web-record-give-line = Na drugim urządzeniu gra toczy się dalej od tego miejsca, przy osobnym stole i z nowymi rzutami. Ten stół zostaje, jaki jest.
web-record-file = W pliku
web-record-save = Zapisz plik
web-record-share = Wyślij plik
web-record-code = Kodem lub linkiem
web-record-code-line = Jest w nim cała gra. Kto go otworzy, może grać dalej.
web-record-address = Adres, pod którym ma się otworzyć
web-record-address-set = Użyj tego adresu
web-record-address-line = Ta strona albo inny serwer, z którego korzystają znajomi.
web-record-qr = Kod QR, który otwiera tę grę
web-record-long-code = Ta gra jest za długa na kod QR. Wyślij link albo plik.
web-record-long-link = Ta gra jest za długa na kod i na link. Wyślij plik.
