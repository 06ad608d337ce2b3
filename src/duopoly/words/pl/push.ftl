# Powiadomienia, które wysyła serwer.

push-turn = Twoja kolej, { $player } – { $table }
push-question = { $by } prosi, żeby za ciebie grał bot. Masz dziesięć sekund.
push-open = Otwórz stół
push-mute = Wycisz tę grę
