# Guided games: the coach's card. At most 40 words a step. Ann is the learner, Bob a bot.

web-guide-coach = Coach
web-guide-press = Press “{ $label }”
web-guide-choose = Choose “{ $label }”
web-guide-back = Back
web-guide-skip = Skip the tour
web-guide-play-on = Play on
web-guide-play = Play a game
web-guide-difference = How Anti-Monopoly differs
web-guide-skipped = The tour is over. This is an ordinary game now; “Learn” goes on with the tour.
web-guide-goes-on = From here on it’s an ordinary game.
web-guide-others-title = Bob’s turn

## The first game: Ann is a monopolist, Bob a competitor.

web-guide-first-throw-title = Your first throw
web-guide-first-throw = You are Ann, the blue square: a monopolist. Bob, the green circle, is a competitor. You’ll soon see what that means. It’s round five and your turn: throw the dice to move.

web-guide-first-buy-title = A street for sale
web-guide-first-buy = You stopped on Rush St., which nobody owns. Buy it for $140: from then on, whoever stops there pays you rent. That’s how you earn your money.

web-guide-first-pass-title = It’s yours
web-guide-first-pass = Rush St. now shows your blue square and its rent, $14. Your turn is done: pass the dice to Bob.

web-guide-first-rent-wait = Watch the green circle: where will Bob stop?
web-guide-first-rent-title = Your first rent
web-guide-first-rent = Bob stopped on Rush St. and paid you $14. See your cash and his: yours went up, his went down. Now it’s your turn again.

web-guide-first-city-title = Two streets, one city
web-guide-first-city = Michigan Ave. is in Chicago, like Rush St. A monopolist who owns two streets of a city controls it: their rent doubles, and you may build.

web-guide-first-build-title = Build a house
web-guide-first-build = You control Chicago. A house on Michigan Ave. costs $100 and raises its rent from $32 to $52.

web-guide-first-built-title = Who will come by?
web-guide-first-built = Your house stands on the board. Bob is three spaces away. Pass him the dice.

web-guide-first-camps-wait = Bob throws. A three would be good for you.
web-guide-first-camps-title = Rent depends on the camp
web-guide-first-camps = Bob paid you $52. If he owned the street, the same house would bring him $26: he’s a competitor. But competitors may build on any street, even without controlling its city.

web-guide-first-prison-title = Go to prison
web-guide-first-prison = You drew a card, and it sent you to prison. In prison you collect no rent. Competitors go to the price war instead, in the same corner, and still collect theirs.

web-guide-first-trade-wait = Bob throws, and may draw a card as well.
web-guide-first-trade-title = A trade
web-guide-first-trade = Bob’s card sent him to the price war, and he needs cash to get out. He offers you State St. for $70, half its price. Then all of Chicago is yours.

web-guide-first-double-wait = Bob ends his turn.
web-guide-first-double-title = How to get out
web-guide-first-double = You’re in prison. To get out, throw a double or pay $50, but you have only $36. So throw!

web-guide-first-free-title = A double throws again
web-guide-first-free = Two twos: you’re free, and you stopped on your own street, so there’s nothing to pay. After a double you throw once more.

web-guide-first-debt-title = A debt
web-guide-first-debt = This card costs $75, and you have $36. Raise cash: mortgage Rush St. The bank lends you $70, and the street earns no rent until you pay that back.

web-guide-first-pay-title = Pay the bank
web-guide-first-pay = Now you have $106 and can pay. Players who can’t raise what they owe are bankrupt and out of the game.

web-guide-first-last-title = Bob’s last chance
web-guide-first-last = You still have $31 and two streets that earn rent. Bob sits in the price war, four spaces from your house on Michigan Ave.

web-guide-first-end-of-guide-wait = Bob pays $50 to leave the price war, and throws.
web-guide-first-end-of-guide-title = That’s how it ends
web-guide-first-end-of-guide = Bob owed you $52 but had only $44 and nothing to sell: he’s bankrupt, and you win. With more players, the last one left wins. Now play a game of your own!

## What is different, for who knows Monopoly: Ann is a competitor, Bob a monopolist.

web-guide-difference-throw-title = Two camps
web-guide-difference-throw = You are Ann, the green circle: a competitor. Bob, the blue square, is a monopolist. Each camp has rents, cards and building rules of its own.

web-guide-difference-buy-title = No auctions
web-guide-difference-buy = Locust St. costs $180. If you leave it, nobody bids for it: it stays with the bank. By the way, Start pays $100 here.

web-guide-difference-build-title = One street is enough
web-guide-difference-build = Competitors need no color group: you may build on this street at once, and unevenly, up to four houses and an apartment. Monopolists need two streets of a city, and stop at three houses.

web-guide-difference-built-title = Lower rents
web-guide-difference-built = With one house, Locust St. earns you $28. A monopolist would get $56. Bob is seven spaces behind you.

web-guide-difference-rent-wait = Bob throws. Seven would be good for you.
web-guide-difference-rent-title = Your rent, and his
web-guide-difference-rent = Bob paid you $28. Now throw, and see what he charges in Boston.

web-guide-difference-double-title = Two streets make a monopoly
web-guide-difference-double = Bob owns two of Boston’s three streets. For a monopolist that’s enough: bare streets charge double, $44 instead of $22. A competitor’s bare streets never double.

web-guide-difference-prison-wait = Bob throws. Cards come from two decks, one for each camp.
web-guide-difference-prison-title = Bob is in prison
web-guide-difference-prison = A card sent Bob to prison, and a monopolist in prison collects no rent. Throw: Boston is near.

web-guide-difference-free-title = Nothing to pay
web-guide-difference-free = You stopped on Bob’s Harvard Square, and he gets nothing. Your double brings one more throw, but only one. Nobody goes to prison for doubles.

web-guide-difference-war-title = Price war
web-guide-difference-war = Competitors don’t go to prison but to the price war, in the same corner. There you still collect rent. To get out, throw a double or pay $50.

web-guide-difference-end-of-guide-wait = Bob pays $50 to leave prison, and throws.
web-guide-difference-end-of-guide-title = How it ends
web-guide-difference-end-of-guide = Bob paid you $28, although you’re in the price war. The last player left wins. There is also a camp game: it ends when one camp is left, and its richest player wins.
