# Co serwer mówi w terminalu, w którym go uruchomiono.

serve-ready = Duopoly: { $url }  (Ctrl-C zatrzymuje serwer; wszystkie stoły są zapisane)
