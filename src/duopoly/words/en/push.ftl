# Notifications that the server pushes.

push-turn = Your turn, { $player } – { $table }
push-question = { $by } asks for a bot to play for you. You have ten seconds.
push-open = Open the table
push-mute = Mute this game
