# Strona jako aplikacja na telefonie lub komputerze i jej nowe wersje.

web-install = Aplikacja
web-install-help = Duopoly ma wtedy własną ikonę i okno, a do gier na tym urządzeniu nie potrzebuje sieci.
web-install-help-online = Duopoly ma wtedy własną ikonę i okno.
web-install-button = Zainstaluj Duopoly
web-install-apple = Stuknij przycisk Udostępnij w przeglądarce, a potem „Do ekranu początkowego”.
web-install-update = Jest nowa wersja Duopoly. Twoje gry pozostaną bez zmian.
web-install-renew = Przejdź na nową wersję
web-install-away = Serwer nie odpowiada: grasz tylko na tym urządzeniu. Twoje stoły na serwerze czekają.
