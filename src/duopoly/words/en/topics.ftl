# The rules in our own words, topic by topic, with the edition's amounts and switches under the names of its [rules]:
# $fee is the number, $sum_fee the same as money; switches are 1 or 0. $game is roles or classic, $hotel hotel or apartment,
# $few and $many how many may play, $camps and $timed whether game B and a timed game are played, $aim what this table plays
# for ("" where that is open), $rule_… the paragraph of another topic. $house_place, $mark and $mortgaged_card are the [facts].
# $box_… and $most_houses_… are like “4 houses”; the latter is “1 hotel” where no houses may be built, and $builds_houses is 0 if
# nobody may build any.
# Line breaks are spaces, and what a variant leaves out as { "" } leaves no gap.

## Before the game

topic-about = Anti-Monopoly is a relative of Monopoly for { $few } to { $many } players, ages eight and up. You manage money and property and try to drive the other camp, or everybody else, into bankruptcy.

topic-contents = In the box: the rulebook, the board, { $camp_pawns } blue pawns for monopolists, { $camp_pawns } green pawns for competitors, { $cards_competitor } competitor cards and { $cards_monopolist } monopolist cards, { $titles } title cards with the mortgage on the back, two dice,
    { $box_houses }, { $box_hotels }
    { $box_notes ->
        [none] and paper money.
       *[other] and paper money: { $box_notes }.
    }

topic-money = Read every amount in the game as thousands.

topic-balance = The amounts were worked out to give competitors and monopolists the same chances, as long as everybody sticks to the rules. If one camp wins your first few games, it was luckier or it played better.

topic-advice = Do not play as you would play Monopoly. Buy property as soon as you can: it is the competitors’ best way to keep up with the monopolists. Competitors should help each other, also when they trade, to keep monopolists from monopolizing a city and building there. Everybody starts with little money, so everybody has the same chance: spend it with care.

topic-history-magie = In 1904 Elizabeth Magie patented The Landlord’s Game, the first game about buying land. Thirty years and many changes later it was published as Monopoly, and became one of the world’s best-known board games. Professor Ralph Anspach changed its rules to bring them closer to a modern economy, and Professor Irvin Hentzel worked out the mathematics that gives both camps the same chances.

topic-history-quakers = The property game goes back to Elizabeth Magie, in 1910; Quaker teachers improved it, and it became the best-selling game in the world. Economists who oppose monopolies made this version, in which competition and lower prices can hold greedy monopolists in check. In real life laws against monopolies do that job: without them a few owners would set the prices and the policies.

topic-history-two-games = In Monopoly everybody plays by the same rules, and a monopoly is what you work toward. Here you choose a camp before the game, and each camp has rules of its own. Both want money and houses but get them in different ways: monopolists cannot build in a city before they monopolize it, while competitors may build on any street they own and do what they can to prevent or break monopolies.

topic-history-trial = The game owes its life to a long fight in court: its inventor Ralph Anspach won it against the maker of Monopoly, who wanted to keep it off the market. His book “Monopolygate” tells that story, and how Elizabeth Magie and the Quakers of Atlantic City had invented the game early in the 20th century. The English edition is sold online.

## Setting up

topic-object = { $camps ->
        [1] There are two ways to play and win. Game A: bankrupt all other players. Game B: when every player of one camp is bankrupt, the richest player of the other camp wins, competitor or monopolist{ $aim ->
            [last] { "" }
            [timed] { "" }
           *[other] { " " }({ $rule_richest } says who is richest)
        }.
       *[0] The last player who is not bankrupt wins. Buy property and collect the highest rents you can.
    }
    { $has_timed ->
        [1] You can also agree on a time limit: then the most cash wins.
       *[0] { "" }
    }
    { $few } to { $many } can play.
    { $aim ->
        [last] { $camps ->
            [1] This table plays game A.
           *[0] { "" }
        }
        [camp] This table plays game B.
        [timed] This table plays a timed game.
       *[none] { "" }
    }

topic-treasurer = { $game ->
        [roles] One player looks after the bank and hands out its money, title cards and buildings. This player keeps the bank’s money strictly apart from their own.
       *[classic] One player is chosen as banker, looks after the bank and runs the auctions. The banker keeps the bank’s money and title cards apart from their own.
    }
    Here the program is the banker.

topic-bank = The bank holds all money and all titles that nobody owns. It sells titles
    { $hotel ->
        [apartment] , houses and apartments,
       *[hotel] , houses and hotels,
    }
    { $game ->
        [roles] pays players for passing Start and for cards,
       *[classic] pays players for passing Go and for cards,
    }
    takes taxes, fees and what cards cost, and lends money on mortgages, which players pay back.
    { $auction ->
        [1] It also runs the auctions.
       *[0] { "" }
    }
    The bank cannot go bankrupt: it has as much money as it needs, written on slips of paper if the bills run out.

topic-decks = { $game ->
        [roles] Shuffle the competitor cards and the monopolist cards separately and put each deck face down on its place on the board.
       *[classic] Shuffle the Chance cards and the Community Chest cards separately and put each deck face down on its place on the board.
    }
    { $older_decks ->
        [1] This table uses the older cards.
       *[0] { "" }
    }

topic-free-roles = Players may choose their roles freely, agree on them, or leave them to the dice.

topic-roles = Every player is either a competitor or a monopolist. The two camps have the same number of players, or differ by one if the number of players is odd: two competitors and three monopolists are fine, two and four are not. To choose, everybody throws the dice: the highest throw chooses first, then the others clockwise. Nobody can take a role that would upset the balance, and roles never change during the game.
    { $swap_roles ->
        [1] Before the start, two players may swap roles.
       *[0] { "" }
    }

topic-pawns = { $game ->
        [roles] Competitors take a green pawn, monopolists a blue one.
       *[classic] Everybody chooses a token and puts it on Go.
    }

topic-start-cash = Every player begins with { $sum_start_cash } from the bank.
    { $speed_die ->
        [1] With the Speed Die in play everybody gets { $sum_speed_cash } more.
       *[0] { "" }
    }
    { $deal_titles ->
        [0] { "" }
        [one] Before the first throw the bank also deals every player { $deal_titles } title, free of charge.
       *[other] Before the first throw the bank also deals every player { $deal_titles } titles, free of charge.
    }

topic-start-warning = That is less than in other games you may know, and just enough to keep this one balanced, so watch it.

topic-start-notes = In bills: { $start_notes }.

topic-order = Everybody throws two dice; the highest throw goes first, and play goes on clockwise. If players tie for the highest throw, they throw again.
    { $game ->
        [roles] The same throw settles who chooses a role first.
       *[classic] { "" }
    }

## Throwing and moving

topic-moving = { $game ->
        [roles] All pawns begin on Start. On your turn, throw two dice and move your pawn clockwise
       *[classic] All tokens begin on Go. On your turn, throw two dice and move your token clockwise
    }
    as many spaces as they show; the space you land on says what to do. Cards and spaces can move you, too. Then pass the dice to the player on your left.

topic-spaces = The kind of space you land on decides what you can do there.

topic-doubles = { $doubles_to_prison ->
        [1] { "" }
       *[other] { $extra_throws ->
            [0] A double is a throw like any other.
            [1] { $decline_extra_throw ->
                [1] After a double you move as usual, and then you may throw again, but do not have to. On that extra throw a double counts as an ordinary throw: there is no third throw.
               *[0] After a double you move and settle your space as usual, and then you must throw again. On that extra throw a double counts as an ordinary throw: there is no third throw.
            }
            [9] { $decline_extra_throw ->
                [1] After a double you move and settle your space as usual, and then you may throw again.
               *[0] After a double you move and settle your space as usual, and then you throw again.
            }
           *[other] { $decline_extra_throw ->
                [1] After a double you move and settle your space as usual, and then you may throw again, up to { $extra_throws } times a turn.
               *[0] After a double you move and settle your space as usual, and then you throw again, up to { $extra_throws } times a turn.
            }
        }
    }
    { $doubles_to_prison ->
        [0] { "" }
        [1] Your first double does not move you: it sends you straight to { $game ->
            [roles] prison or the price war.
           *[classic] jail.
        }
        [2] Your second double in a row does not move you: it sends you straight to { $game ->
            [roles] prison or the price war.
           *[classic] jail.
        }
        [3] Your third double in a row does not move you: it sends you straight to { $game ->
            [roles] prison or the price war.
           *[classic] jail.
        }
       *[other] Double number { $doubles_to_prison } in a row does not move you: it sends you straight to { $game ->
            [roles] prison or the price war.
           *[classic] jail.
        }
    }
    Dice thrown only to work out an amount never count as a double.

## Buying, rents and monopolies

topic-kinds = Three kinds of property can be owned: streets, which come in color groups, railroads and utilities.

topic-purchase = If you land on a property that nobody owns, you may buy it from the bank at the price on the board. You get its title card and keep it in front of you. To raise the money, you may first { $trading ->
        [any-time] sell, mortgage or trade.
       *[other] sell or mortgage.
    }
    { $auction ->
        [1] If you do not buy it, the banker auctions it at once.
       *[0] If you do not buy it, it stays with the bank.
    }
    { $price_war_buys ->
        [0] { $game ->
            [roles] A competitor in the price war cannot buy.
           *[classic] { "" }
        }
       *[1] { "" }
    }

topic-groups = { $monopoly_player ->
        [0] You need not collect a whole color group: you may build on any street you own, and that raises its rent.
        [1] You need not collect a whole color group: you may build on any street you own, and that raises its rent.
        [2] Try to collect two streets of a color group. That raises their rents, and it lets you build there, which raises them further.
       *[3] Try to collect all properties of a color group. That raises the rents, and it lets you build, which raises them further.
    }

topic-rent = If you land on somebody else’s property, you owe the owner the rent on its title card.
    { $game ->
        [roles] The card has a column for each role, and the owner’s role counts: monopolists usually charge more than competitors.
       *[classic] The more buildings stand on a street, the higher the rent. A mortgaged property, with its card face down, charges no rent.
    }

topic-claim = { $claim_rent ->
        [1] When somebody lands on your property, claim the rent, no matter whose turn it is. Once the next player has thrown the dice, it is too late and nothing is owed. Players can have the program claim for them.
       *[0] Nobody has to claim rent: it is paid at once.
    }

topic-claim-time = The owner has to ask for the rent before the next player throws. An owner who forgets gets nothing.

topic-own = Nothing happens on a property of your own: you pay no rent there, and get none.

topic-monopoly = { $game ->
        [roles] { $monopoly_monopolist ->
                [0] Monopolists need no monopoly to build, and never charge double.
                [1] A monopolist who owns one unmortgaged street of a city has monopolized it. There the monopolist charges double rent on every bare street they own and may build.
                [2] A monopolist who owns two unmortgaged streets of a city has monopolized it, whether the city has two streets or three. There the monopolist charges double rent on every bare street they own, including the third one once it is bought, and may build.
               *[3] A monopolist who owns all streets of a city, none of them mortgaged, has monopolized it. There the monopolist charges double rent on every bare street and may build.
            }
            { $monopoly_monopolist ->
                [0] { "" }
               *[other] Monopolists build nowhere else. For a street with buildings, the title card already includes the doubling.
            }
            { $monopoly_competitor ->
                [0] Competitors need no monopoly: they may build on any street they own, even if it is their only one. They never charge double rent.
                [1] A competitor who owns one unmortgaged street of a city has monopolized it.
                [2] A competitor who owns two unmortgaged streets of a city has monopolized it.
               *[3] A competitor who owns all streets of a city, none of them mortgaged, has monopolized it.
            }
            { $monopoly_competitor ->
                [0] { "" }
               *[other] There the competitor charges double rent on every bare street they own and may build. Competitors build nowhere else.
            }
       *[classic] { $monopoly_player ->
                [0] The title card gives the rent of a bare street. Nobody needs a whole group to build, and no rent is doubled.
                [1] The title card gives the rent of a bare street. It is doubled if the owner has one unmortgaged street of the color group. Houses and hotels raise the rent much further, as the card says.
                [2] The title card gives the rent of a bare street. It is doubled if the owner has two unmortgaged streets of the color group. Houses and hotels raise the rent much further, as the card says.
               *[3] The title card gives the rent of a bare street. It is doubled if the owner has all streets of the color group and none of them is mortgaged. Houses and hotels raise the rent much further, as the card says.
            }
    }

topic-transport = { $game ->
        [roles] A visitor pays a competitor a tenth of the transport company’s price, however many companies the competitor owns: it works like a regulated utility. A monopolist’s fare doubles with each further company the monopolist owns; the title card lists the fares.
       *[classic] The fare depends on how many railroads the owner has, from one to four: { $fares }.
    }
    Those that are mortgaged earn nothing but still count as owned.

topic-transport-warning = Competitors beware: a monopolist with all four transport companies is hard to beat. Imagine one owner of all transport in real life, with nobody to regulate the fares.

topic-utility = { $game ->
        [roles] If you land on somebody else’s utility, throw the dice again and pay that throw times { $utility_competitor } if the owner is a competitor, with one utility or with both; if a monopolist, times { $utility_monopolist } with one utility and times { $utility_monopolist_both } with both.
       *[classic] If you land on somebody else’s utility, throw the dice again and pay that throw times { $utility_player }, or times { $utility_player_both } if the owner has both utilities.
            { $speed_die ->
                [1] Throw all three dice; the bus and Mr. M. count as zero.
               *[0] { "" }
            }
    }

## Building

topic-building = { $game ->
        [roles] { $monopoly_competitor ->
            [0] Competitors may build up to { $most_houses_competitor } on each unmortgaged street they own.
           *[other] Competitors may build up to { $most_houses_competitor } on each unmortgaged street they own in a city they have monopolized.
        }
        { $monopoly_monopolist ->
            [0] Monopolists may build up to { $most_houses_monopolist } on each unmortgaged street they own.
           *[other] Monopolists may build up to { $most_houses_monopolist } on each unmortgaged street they own in a city they have monopolized.
        }
       *[classic] { $monopoly_player ->
            [2] Once you own two streets of a color group, you may buy buildings from the bank for them, up to { $most_houses_player } on each.
            [3] Once you own all streets of a color group, you may buy buildings from the bank for them, up to { $most_houses_player } on each.
           *[other] You may buy buildings from the bank for any street you own, up to { $most_houses_player } on each.
        }
    }
    { $builds_houses ->
        [0] { "" }
       *[1] { $hotel ->
            [apartment] Instead of another house, return the houses on the street to the bank and buy an apartment.
           *[hotel] Instead of another house, return the houses on the street to the bank and buy a hotel; a street can have only one, with no houses beside it.
        }
    }
    The title card lists the prices.
    { $build_any_time ->
        [1] { $game ->
            [roles] You may build at any time, even out of turn and in prison.
           *[classic] You may build at any time, even out of turn and in jail.
        }
       *[0] You may build only on your own turn.
    }
    { $builds_houses ->
        [0] { "" }
       *[1] { $build_evenly ->
            [1] Build evenly: no street gets a second house until every street of the group has one, and so on.
           *[0] { $hotel ->
                [apartment] Spread buildings over your streets as you like: one house here and an apartment next door is fine.
               *[hotel] Spread buildings over your streets as you like: one house here and a hotel next door is fine.
            }
        }
    }
    A building never moves to another street.

topic-building-place = { $house_place ->
        [city] Competitors put their buildings on the name of the city; monopolists put theirs on the spot marked { $mark }.
       *[street] Competitors put their buildings on the name of the street; monopolists put theirs on the spot marked { $mark }.
    }

topic-offers = { $trading ->
        [never] In a timed game, players make no offers to each other.
        [before-throw] You may make an offer for another player’s property before the dice are thrown. Buildings on it have to go back to the bank first ({ $rule_selling }).
       *[any-time] You may make an offer for another player’s property at any time. Buildings on it have to go back to the bank first ({ $rule_selling }).
    }

topic-shortage = { $shortage ->
        [endless] { $hotel ->
            [apartment] If the bank runs out of houses or apartments, make more out of paper or cardboard. The program always has enough.
           *[hotel] If the bank runs out of houses or hotels, make more out of paper or cardboard. The program always has enough.
        }
       *[other] The bank has { $box_houses } and { $box_hotels }. When they are gone, wait until somebody sells some back.
    }
    { $shortage ->
        [box] First come, first served.
       *[other] { "" }
    }

topic-last-houses = If two or more players want the last buildings, everybody first says how many. You need not bid for a building that nobody else wants: it costs the printed price. If more are wanted than are left, the contested ones are auctioned one by one, and the winner says where each goes.

topic-selling = Buildings can be sold only to the bank, at any time, for half of what they cost.
    { $hotel ->
        [apartment] An apartment turns back into the houses it replaced
       *[hotel] A hotel turns back into the houses it replaced
    }
    { $shortage ->
        [endless] .
       *[other] , or into as many as the bank has left.
    }
    { $build_evenly ->
        [1] Sell evenly across a group, just as you build.
       *[0] { "" }
    }

## Mortgages

topic-mortgage = To raise money you may mortgage a property to the bank, at any time, for half its price.

topic-mortgage-card = { $mortgaged_card ->
        [bank] Its title card goes to the bank, which keeps mortgaged cards apart from unsold ones. When the mortgage is paid off, you get the card back.
       *[turned] Turn its title card over, mortgage side up. When the mortgage is paid off, turn it back.
    }

topic-mortgage-bare = { $bare_group ->
        [1] Before you mortgage a street, sell all buildings of its color group to the bank.
       *[0] Before you mortgage a street, sell the buildings on it to the bank for half their price. A mortgaged street has no buildings.
    }

topic-mortgage-rent = No rent is due on a mortgaged property, whoever owns it.

topic-broken-monopoly = { $game ->
        [roles] { $monopoly_monopolist ->
            [0] A monopolist loses no right to build by mortgaging.
           *[other] If a monopolist mortgages a street that the monopoly needs, the monopoly is broken: nothing is built in that city, and its unmortgaged streets charge single rent, until the monopoly is restored.
                { $houses_outlast_monopoly ->
                    [1] Buildings on its other streets may stay, but not at double rent: they charge half the rent on their card.
                   *[0] The monopolist cannot keep buildings there either: they all have to be sold first.
                }
        }
        { $monopoly_competitor ->
            [0] { "" }
           *[other] A competitor who mortgages a street that the monopoly needs may not build in that city until the monopoly is restored{ $houses_outlast_monopoly ->
                [1] .
               *[0] , and has to sell all buildings there first.
            }
        }
       *[classic] { $monopoly_player ->
                [2] Nothing can be built in a color group while you have fewer than two unmortgaged streets of it.
                [3] Nothing can be built in a color group while one of its streets is mortgaged.
               *[other] Mortgaging a street takes away no right to build on others.
            }
            { $bare_group ->
                [1] { "" }
               *[0] { $monopoly_player ->
                    [0] { "" }
                    [1] { "" }
                   *[other] { $houses_outlast_monopoly ->
                        [1] Buildings on its other streets may stay, at half the rent on their card.
                       *[0] { $monopoly_player ->
                            [2] Before you have fewer than two, all buildings of the group have to be sold.
                           *[other] All buildings of the group have to be sold first.
                        }
                    }
                }
            }
    }

topic-broken-example = Example: a monopolist owns a city of three streets, and only one of them has buildings. The monopolist sells those and mortgages the street. The other two still make a monopoly and still charge double rent.

topic-mortgage-sale = { $trading ->
        [never] In a timed game, mortgaged property stays with its owner.
       *[other] Players may sell mortgaged property to each other at any price they agree on; it stays mortgaged.
    }
    { $mortgage_interest ->
        [0] { "" }
       *[other] The buyer either pays off the mortgage at once, without interest, or keeps it: then { $mortgage_interest }% of it is due now, and { $lift_interest }% when it is paid off later.
    }

topic-lifting = { $mortgage_interest ->
        [0] To lift a mortgage, pay the bank the amount on the back of the title card.
       *[other] To lift a mortgage, pay the bank the mortgage plus { $lift_interest }% interest.
    }
    { $lift_any_time ->
        [1] You may do so at any time.
       *[0] You may do so only on your own turn.
    }

## Other spaces

topic-start = { $game ->
        [roles] When you land on Start or pass it,
       *[classic] When you land on Go or pass it,
    }
    the bank pays you { $sum_start_bonus }.

topic-sightseeing = { $game ->
        [roles] If the dice bring you to this space, you are only sightseeing: you pay nothing and move on as usual on your next turn.
       *[classic] If the dice bring you to the jail space, you are just visiting: nothing happens.
    }

topic-sent = { $game ->
        [roles] The Go to Prison / Go to Price War space and some cards send monopolists to prison and competitors to the price war. Move your pawn straight there and collect nothing for Start.
       *[classic] { $doubles_to_prison ->
            [0] You go to jail if you land on the Go to Jail space or a card says so. Move straight there and collect nothing for Go.
           *[other] You go to jail if you land on the Go to Jail space, if a card says so, or if you throw too many doubles in a row. Move straight there and collect nothing for Go.
        }
    }
    { $prison_ends_turn ->
        [1] Your turn is over: pass the dice.
       *[0] If you got there by a double that earned an extra throw, you still have that throw: it is a free try to get out and does not count as one of your turns there.
    }

topic-prison-rent = { $game ->
        [roles] { $prison_collects ->
                [0] A monopolist in prison collects no rent and nothing else from other players. A competitor in the price war still collects.
               *[1] Monopolists in prison and competitors in the price war both still collect rent.
            }
            { $price_war_buys ->
                [0] In the price war nothing can be bought.
               *[1] { "" }
            }
       *[classic] { $prison_collects ->
                [0] While you are in jail you collect no rent and nothing else from other players.
               *[1] While you are in jail you still collect rent.
            }
    }

topic-prison = { $game ->
        [roles] There are two ways out. One: pay { $sum_fee } to the bank before you throw, and move as usual.
       *[classic] There are three ways out. One: pay { $sum_fee } to the bank before you throw, and move as usual. Two: use a get-out-of-jail card, your own or one bought from another player; put it under its deck, throw and move.
    }
    { $prison_throws ->
        [one] { $game ->
            [roles] Two: throw a double on your first turn there.
           *[classic] Three: throw a double on your first turn there.
        }
       *[other] { $game ->
            [roles] Two: throw a double on one of your first { $prison_throws } turns there.
           *[classic] Three: throw a double on one of your first { $prison_throws } turns there.
        }
    }
    { $prison_double ->
        [moves-and-throws-again] The double gets you out without paying, moves you, and gives the usual extra throw.
        [throws-again] { $extra_throws ->
            [0] The double gets you out but does not move your pawn, and it gives no further throw.
            [1] The double gets you out but does not move your pawn. You throw again and move by that; if it is another double, you move and pass the dice.
           *[other] The double gets you out but does not move your pawn. You throw again and move by that.
        }
       *[moves] The double gets you out and moves you, but gives no further throw.
    }
    { $prison_double ->
        [throws-again] { $extra_throws ->
            [0] { "" }
           *[other] { $decline_extra_throw ->
                [1] If you do not throw again, you are free and stay on the space.
               *[0] { "" }
            }
        }
       *[other] { "" }
    }
    { $prison_stay ->
        [1] You can also sit out a turn; then you pay the { $sum_fee } on your next one.
       *[0] { "" }
    }
    { $prison_fee_after_miss ->
        [1] After your last try you pay { $sum_fee } and move by that throw.
       *[0] If no try succeeds, you have to pay { $sum_fee } before your next throw, and move as usual.
    }

topic-prison-example = Example: a player in prison throws a double 3. The player is out, but the pawn does not move six spaces: there is another throw. If that is a double too, the pawn moves by it and the dice go to the next player.

topic-cards = { $game ->
        [roles] Competitors draw the top competitor card and monopolists the top monopolist card. Do what it says, and put it back under its deck.
       *[classic] Draw the top card of the deck that the space names, do what it says, and put it back face down under its deck. You may keep a get-out-of-jail card until you use it or sell it to another player.
    }

topic-income-tax = { $income_tax_choice ->
        [1] Pay the bank { $sum_income_tax }, or a percentage of what you own: money, buildings and unmortgaged property. A monopolist counts { $tax_cash_monopolist }% of their cash, a competitor { $tax_cash_competitor }%; both add { $tax_titles }% of the price of their unmortgaged streets, transport companies and utilities, and { $tax_buildings }% of what their buildings cost. The total is rounded down.
       *[0] If you land on Income Tax, pay the bank { $sum_income_tax }.
    }

topic-property-tax = { $game ->
        [roles] Everybody who lands here pays the bank { $sum_property_tax }.
       *[classic] If you land on Luxury Tax, pay the bank { $sum_property_tax }.
    }

topic-foundation = A monopolist pays { $sum_foundation_monopolist } to the bank for the Foundation. A competitor throws one die: a 1 brings { $sum_foundation_one }, a 2 brings { $sum_foundation_two }, and any other number nothing.

topic-free = { $free_parking_pot ->
        [1] Taxes, fees and what cards cost pile up here, and whoever lands here takes them all.
       *[0] Take a rest: nothing good or bad happens to you here. You can still collect rent, build and trade as usual.
    }

topic-speed = { $speed_die ->
        [1] The Speed Die is in play: everybody begins with { $sum_speed_cash } more and throws it with the two white dice after passing Go for the first time.
       *[0] The Speed Die is not in play. With it, everybody begins with { $sum_speed_cash } more and throws it with the two white dice after passing Go for the first time.
    }

topic-speed-faces = If it shows 1, 2 or 3, add that to your throw. If it shows the bus, you may move by one white die, by the other, or by both: with a 1 and a 5, by 1, 5 or 6 spaces. If it shows Mr. M., move by the white dice and settle that space as usual; then go on to the next property that nobody owns { $auction ->
        [1] and buy it or have it auctioned.
       *[0] and buy it, if you like.
    }
    If all are owned, go on to the next one that charges you rent, and pay.

topic-speed-limits = Only the white dice decide what is a double.
    { $speed_on_doubles ->
        [1] { "" }
       *[0] On a double the Speed Die adds nothing, and the bus and Mr. M. do nothing.
    }
    Three of a kind let you move to any space you like
    { $triple_throws_again ->
        [1] , and the white double still gives its extra throw.
       *[0] , but there is no extra throw.
    }
    If you land in jail, the Speed Die does nothing more
    { $prison_ends_turn ->
        [1] and your turn ends.
       *[0] .
    }
    Throw only the white dice to get out of jail. At a utility, throw all three: the bus and Mr. M. count as zero.

## Trades, debts and the end

topic-trade = { $trading ->
        [never] In a timed game, players deal only with the bank.
       *[other] { $game ->
            [roles] Players may sell and swap streets, transport companies and utilities, for cash or for each other,
           *[classic] Players may sell and swap properties and get-out-of-jail cards, for cash or for each other, at any price they agree on,
        }
        { $trade ->
            [before-throw] but only before the dice are thrown.
           *[any-time] at any time.
        }
        { $bare_group ->
            [1] Buildings are never traded: before a street changes hands, all buildings of its color group have to be sold to the bank.
           *[0] Buildings are never traded: before a street changes hands, the buildings on it have to be sold to the bank ({ $rule_selling }).
        }
        { $game ->
            [roles] { $houses_outlast_monopoly ->
                [0] If the trade breaks a monopoly, the whole city has to be bare.
               *[1] { "" }
            }
           *[classic] { $bare_group ->
                [1] { "" }
               *[0] { $houses_outlast_monopoly ->
                    [1] { "" }
                   *[0] { $monopoly_player ->
                        [0] { "" }
                       *[other] If the trade breaks a monopoly, the whole color group has to be bare.
                    }
                }
            }
        }
        { $timed ->
            [1] { $timed_trade ->
                [0] In a timed game, players deal only with the bank.
               *[1] { "" }
            }
           *[0] { "" }
        }
        A trade is done when both agree; promises are not part of it.
    }

topic-any-time = You need not wait for your turn, even in jail: you can { $prison_collects ->
        [1] collect rent,
       *[0] { "" }
    }
    { $build_any_time ->
        [1] bid in auctions, build,
       *[0] bid in auctions,
    }
    { $trading ->
        [any-time] sell buildings, mortgage and trade
       *[other] sell buildings and mortgage
    }
    while somebody else is playing.

topic-auction = { $auction ->
        [1] A property that is not bought is auctioned at once. Everybody may bid, clockwise, including the player who declined it. Bids are in cash, from { $sum_1 } up, and bidding may start at any price. Players who pass are out, and the highest bid wins. If nobody bids, the bank keeps it.
       *[0] A property that is not bought is not auctioned: it stays with the bank.
    }
    { $estate_auction ->
        [1] The titles of a player who goes bankrupt to the bank are auctioned too, free of mortgages.
       *[0] { "" }
    }
    { $shortage ->
        [auction] So are the last buildings, when several players want them.
       *[other] { "" }
    }

topic-income = You can raise money by collecting rent, by selling buildings back for half of what they cost, and by mortgaging property for half its price.

topic-debt = If you owe more than you have in cash, { $trading ->
        [any-time] sell buildings, mortgage property or trade
       *[other] sell buildings or mortgage property
    }
    until you can pay in full.
    { $trading ->
        [never] { "" }
       *[other] You may not trade away what you need to pay.
    }
    You may give up only if selling and mortgaging everything would not be enough.

topic-bankruptcy = A player who cannot pay is bankrupt and leaves the game. The bankrupt’s buildings go back to the bank at half price.
    { $game ->
        [roles] If the debt is to another player, that player gets all remaining cash and property, with its mortgages.
       *[classic] If the debt is to another player, that player gets all remaining cash, property and get-out-of-jail cards.
    }
    { $mortgage_interest ->
        [0] { "" }
       *[other] The new owner pays { $mortgage_interest }% interest at once on each mortgaged title, and may pay off the mortgage right then or keep it.
    }
    { $estate_auction ->
        [1] If the debt is to the bank, the bank auctions all the titles at once, free of mortgages
       *[0] If the debt is to the bank, the bank gets everything; the titles are free of mortgages and for sale again ({ $rule_purchase })
    }
    { $game ->
        [roles] .
       *[classic] , and get-out-of-jail cards go back under their decks.
    }

topic-richest = To find the richest player, add to each player’s cash what every unmortgaged property would earn if one player landed on it. For utilities the owners throw the dice ({ $rule_utility }). The most wins.

topic-lending = { $game ->
        [roles] Players may not lend each other money, and may not lower a rent.
       *[classic] Players never lend each other money and never agree to let each other off the rent.
    }
    Only the bank lends, on mortgages.

topic-timed = { $rounds ->
        [0] The game stops when the agreed time is up, for example after two hours; tournaments are best played this way.
        [one] The game stops after { $rounds } round.
       *[other] The game stops after { $rounds } rounds.
    }
    { $timed_trade ->
        [0] The usual rules apply, but throughout the game players deal only with the bank, not with each other.
       *[1] { "" }
    }
    { $timed_adjust ->
        [1] At the end: a. Every player may buy and sell buildings, mortgage and lift mortgages once more. Only with the bank: players do not trade with or pay each other.
            b. Competitors keep { $keep_competitor }% of their cash and monopolists { $keep_monopolist }%; the rest goes to the bank.
            c. The bank goes around the board once, stops on each property that is owned, and pays its owner the usual rent.
            d. The most cash wins; a tie is shared.
       *[0] At the end competitors keep { $keep_competitor }% of their cash and monopolists { $keep_monopolist }%; the rest goes to the bank. The bank then goes around the board once, stops on each property that is owned, and pays its owner the usual rent. The most cash wins; a tie is shared. So to win, you need both a lot of money and a lot of property.
    }
    { $prison_collects ->
        [0] A monopolist in prison gets nothing from that.
       *[1] { "" }
    }

topic-reminder = Remember: you win not by getting rich but by driving everybody else into bankruptcy.

topic-house-rules = Many people play by rules of their own, which often make the game longer. By the official rules, all taxes and fees go to the bank and do not pile up on Free Parking or anywhere else.
