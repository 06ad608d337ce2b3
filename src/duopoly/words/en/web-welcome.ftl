# The welcome page. ○ and □ stand for the marks of the two camps and are drawn.

web-welcome-head = Play fair,
    or own the town.
web-welcome-camps = In Anti-Monopoly, ○ competitors charge fair rents and may build anywhere, while □ monopolists build in cities they control and charge monopoly rents – and both are sure they’ll win. In classic Monopoly there are no camps: everyone plays by the same rules, and the last one standing wins.
web-welcome-play = Play now
web-welcome-play-line = Starts at once: you and three easy bots. You’re a □ monopolist, the easier camp.
web-welcome-chance = How hard is “Play now”? Play like those three bots, and you win about 1 game in 2; a cleverer bot in your seat wins 7 in 10.
web-welcome-learn = Learn in 3 minutes
web-welcome-learn-short = Learn in 3 min
web-welcome-learn-line = A guided first game
web-welcome-friends = Play with friends
web-welcome-friends-short = Friends
web-welcome-friends-line = Send a link or a QR code
web-welcome-friends-alone = Needs a server: this page plays on this device alone
web-welcome-board = At a real board
web-welcome-board-short = Real board
web-welcome-board-line = Duopoly is the bank
web-welcome-continue = Continue: { $table }
web-welcome-continue-none = Your last table will wait for you here.
web-welcome-my-turn = it’s your turn
web-welcome-waiting = waiting for friends
web-welcome-all = All my games
web-welcome-customize = Customize
web-welcome-customize-line = Game, players, dice, house rules
web-welcome-rules = Read the rules
web-welcome-free = Free · no account needed
web-welcome-watch = A game between bots. Watch one.
