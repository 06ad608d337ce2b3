# My turn, a lost connection, a bot that plays for me: banners, notifications, sounds. Names come in as text.

## The tab and notifications

web-call-tab-turn = Your turn – { $table }
web-call-tab-question = Still there? – { $table }
web-call-notice = Your turn, { $player } – { $table }
web-call-notice-body = You’re on { $space }. { $heading }
web-call-notice-question = { $by } asks for a bot to play for you. You have ten seconds.
web-call-notice-open = Open the table
web-call-notice-mute = Mute this game

## Banners in the bar: bold, then more; -short on a phone

web-call-question = Are you still there, { $player }?
web-call-question-short = Still there?
web-call-question-more = { $by } asks for a bot to play for you.
web-call-question-counted = { $by } asks for a bot to play for you. It takes over in { $seconds } s.
web-call-question-said = Are you still there, { $player }? { $by } asks for a bot to play for you. You have ten seconds.
web-call-waits-answer = { $player } is asked first: { $seconds } s.
web-call-turn = Your turn, { $player }.
web-call-turn-short = Your turn
web-call-turn-more = Go on when you’re ready.
web-call-turn-counted = { $time } left.
web-call-lost = Connection lost.
web-call-lost-short = Connection lost
web-call-lost-more = The table is safe. Trying again…
web-call-lost-counted = The table is safe. Trying again in { $seconds } s.
web-call-quiet = No answer from the table.
web-call-quiet-short = No answer
web-call-quiet-more = The table is safe. Your move is sent once it answers.
web-call-back = You’re back.
web-call-back-short = You’re back
web-call-back-more = Nothing happened while you were away.
web-call-back-counted = { $number ->
    [one] One move was made while you were away.
   *[other] { $number } moves were made while you were away.
}
web-call-bot-plays = A bot is playing for you
web-call-bot-plays-short = Bot plays for you
web-call-bot-plays-more = You can take your seat back at any time.
web-call-notify = Missed your turn?
web-call-notify-short = Missed your turn?
web-call-notify-more = This page can notify you the next time.
web-call-replaced = A bot is playing for { $player }.
web-call-replaced-short = Bot for { $player }
web-call-replaced-more = They can take the seat back at any time.
web-call-other-lost = { $player } is away.
web-call-other-lost-short = { $player } is away
web-call-other-lost-more = The seat is kept.
web-call-other-lost-counted = A bot may play for them in { $time }.
web-call-alone = You’re offline.
web-call-alone-short = You’re offline
web-call-alone-more = This game goes on: it is played on your device.
web-call-returned = { $player } is back.

## What a banner offers

web-call-do-here = I’m here
web-call-do-leave = Let a bot play
web-call-do-go = Go there
web-call-do-try = Try now
web-call-do-show = Show me
web-call-do-skip = Skip
web-call-do-take-back = Take back
web-call-do-allow = Notify me
web-call-do-no = No, thanks

## A bot plays for me

web-call-away-for = { $minutes ->
    [0] It has just taken over.
    [one] It has been playing for a minute.
   *[other] It has been playing for { $minutes } minutes.
} { $number ->
    [0] Nothing has happened to you yet.
    [one] One thing happened:
   *[other] { $number } things happened; the latest:
}
web-call-take-back = Take back my seat
web-call-let-finish = Let it finish the game, I’ll watch
web-call-bot-for = away, bot plays
web-call-bot-instead = bot plays

## Sounds and notifications in the settings

web-call-mute = Mute
web-call-muted = Mute everything
web-call-turn-sound = A gentle sound when it’s my turn
web-call-game-sounds = Sounds of the game: dice, coins, buildings
web-call-vibrate = Short vibrations
web-call-notices = Notifications
web-call-notices-on = Notify me of my turn while this page is hidden
web-call-notices-denied = Your browser blocks notifications from this page. You can allow them in its settings.
web-call-notices-unavailable = This browser has no notifications for this page. They need an address that begins with https.
