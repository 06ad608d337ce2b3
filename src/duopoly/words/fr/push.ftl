# Notifications envoyées par le serveur.

push-turn = À vous, { $player } – { $table }
push-question = { $by } propose qu’un robot joue pour vous. Vous avez dix secondes.
push-open = Ouvrir la table
push-mute = Mettre en sourdine
