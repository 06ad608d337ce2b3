# Co serwer mówi w terminalu, w którym go uruchomiono.

serve-ready = Duopoly: { $url }  (Ctrl-C zatrzymuje serwer; wszystkie stoły są zapisane)
serve-not-encrypted = Uwaga: ten serwer jest dostępny dla całego świata, a połączenie nie jest szyfrowane. Kto je podsłucha, może przejąć miejsca przy stołach. Postaw przed nim pośrednika (proxy) HTTPS i podaj jego adres w --public-url.
