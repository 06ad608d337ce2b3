# The rules, paragraph by paragraph, in our own words, with the edition's amounts and switches under the names of its [rules]:
# $fee is the number, $sum_fee the same as money; switches are 1 or 0. $game is roles or classic, $hotel hotel or apartment,
# $few and $many how many may play, $camps and $timed whether the edition has game B and a timed game.
# Line breaks are spaces, and what a variant leaves out as { "" } leaves no gap.

topic-object = { $camps ->
        [1] There are two aims to choose from. Game A: be the last player who is not bankrupt. Game B: once one camp is bankrupt to the last player, be the richest of the other.
       *[0] The last player who is not bankrupt wins.
    }
    { $timed ->
        [1] Or play for an agreed time: then the most cash wins.
       *[0] { "" }
    }
    From { $few } to { $many } can play.

topic-roles = { $game ->
        [roles] Everybody is a competitor or a monopolist, for the whole game. The camps are of equal size, or differ by one when the number of players is odd. The highest throw of the dice chooses first, then the others clockwise, and a role that would upset the balance cannot be taken.
       *[classic] There are no camps: the same rules hold for everybody.
    }
    { $swap_roles ->
        [1] Before the first throw two players may swap roles.
       *[0] { "" }
    }

topic-start-cash = Everybody begins on Start with { $sum_start_cash }; the bank’s money is nobody’s and never runs out.
    { $speed_die ->
        [1] With the Speed Die everybody gets { $sum_speed_cash } more.
       *[0] { "" }
    }

topic-order = Everybody throws two dice; the highest throw begins, and play goes on clockwise. Those who share the highest throw again.
    { $game ->
        [roles] The same throw settles who chooses a role first.
       *[classic] { "" }
    }

topic-doubles = { $extra_throws ->
        [0] A double is a throw like any other.
        [1] A double moves as usual and gives one extra throw; another double on that throw gives nothing more.
       *[other] A double moves as usual, and once its space is settled the player throws again.
    }
    { $doubles_to_prison ->
        [0] { "" }
       *[other] Double number { $doubles_to_prison } in a row does not move: it leads straight to prison.
    }
    Dice that only count are never doubles.

topic-moving = Throw two dice, move on that many spaces clockwise, and do what the space asks. Cards can move a player too.

topic-purchase = Whoever lands on a title that nobody owns may buy it from the bank at its price, and may first sell, mortgage or trade to raise the money.
    { $auction ->
        [1] If not bought, it is auctioned at once.
       *[0] If not bought, it stays with the bank.
    }
    { $game ->
        [roles] { $price_war_buys ->
            [0] A competitor in price war cannot buy.
           *[1] { "" }
        }
       *[classic] { "" }
    }

topic-rent = { $game ->
        [roles] Whoever lands on somebody else’s title pays the owner what the title card says, in the column of the owner’s role.
       *[classic] Whoever lands on somebody else’s title pays the owner what the title card says.
    }
    Your own titles cost you nothing, and mortgaged ones cost nobody anything.

topic-monopoly = { $game ->
        [roles] { $monopoly_monopolist ->
                [0] A monopolist needs no monopoly to build, and never charges double.
               *[other] A monopolist with { $monopoly_monopolist } unmortgaged streets of a city, whether it has two or three, monopolises it: the rent of bare streets is doubled there, and building is allowed. On built streets the title card’s figures already hold the doubling.
            }
            { $monopoly_competitor ->
                [0] Competitors need no monopoly and never charge double.
               *[other] A competitor needs { $monopoly_competitor } unmortgaged streets of a city for the same.
            }
       *[classic] { $monopoly_player ->
                [0] Nobody needs a whole group to build, and no rent is doubled.
                [3] Whoever owns a whole group, with none of its streets mortgaged, charges double rent on its bare streets and may build.
               *[other] Whoever owns { $monopoly_player } unmortgaged streets of a group charges double rent on its bare streets and may build.
            }
    }

topic-building = { $game ->
        [roles] { $monopoly_monopolist ->
            [0] Everybody builds on any unmortgaged street of their own: competitors up to { $max_houses_competitor } houses, monopolists up to { $max_houses_monopolist }.
           *[other] Competitors build on any unmortgaged street of their own, up to { $max_houses_competitor } houses; monopolists only in cities they monopolise, up to { $max_houses_monopolist }.
        }
       *[classic] Whoever has a monopoly of a group builds on its streets, up to { $max_houses_player } houses on each.
    }
    { $hotel ->
        [apartment] Instead of one more house the houses are handed back and an apartment is bought.
       *[hotel] Instead of one more house the houses are handed back and a hotel is bought.
    }
    { $build_any_time ->
        [1] Build at any time, out of turn and in prison too,
       *[0] Build on your own turn only,
    }
    { $build_evenly ->
        [1] evenly over the streets of a group;
       *[0] spread over the streets as you like;
    }
    a building never moves to another street.

topic-mortgage = A title can be mortgaged at any time for half its price and then earns no rent.
    { $bare_group ->
        [1] All buildings of its group have to be sold first.
       *[0] The buildings on it have to be sold first.
    }
    { $game ->
        [roles] { $houses_outlast_monopoly ->
            [1] If a monopolist mortgages a street that the monopoly needs, nothing is built or doubled in that city until it is lifted; buildings on its other streets may stay, at half the rent of their card.
           *[0] If a monopolist mortgages a street that the monopoly needs, nothing is built or doubled in that city until it is lifted, and all its buildings have to be sold before.
        }
       *[classic] { "" }
    }
    { $mortgage_interest ->
        [0] Mortgaged titles can be sold to other players and stay mortgaged.
       *[other] Mortgaged titles can be sold to other players: the new owner lifts the mortgage at once without interest, or keeps it and pays { $mortgage_interest }% of it now and the full amount later. What comes from a bankrupt costs the { $mortgage_interest }% in any case.
    }

topic-lifting = { $mortgage_interest ->
        [0] To lift a mortgage, pay the bank the amount on the back of the title card.
       *[other] To lift a mortgage, pay the bank the mortgage and { $mortgage_interest }% of it.
    }
    { $lift_any_time ->
        [1] That can be done at any time.
       *[0] That can be done on your own turn only.
    }

topic-selling = Buildings are sold to the bank only, at any time, for half of what they cost.
    { $shortage ->
        [endless] { $hotel ->
            [apartment] An apartment steps back to the houses it replaced.
           *[hotel] A hotel steps back to the houses it replaced.
        }
       *[other] { $hotel ->
            [apartment] An apartment steps back to the houses it replaced, or to as many as the bank has left.
           *[hotel] A hotel steps back to the houses it replaced, or to as many as the bank has left.
        }
    }
    { $build_evenly ->
        [1] The streets of a group are cleared as evenly as they are built.
       *[0] { "" }
    }

topic-start = Landing on Start or passing it brings { $sum_start_bonus } from the bank.
    { $game ->
        [roles] Whoever is sent to prison or price war gets nothing on the way.
       *[classic] Whoever is sent to prison gets nothing on the way.
    }

topic-prison = { $game ->
        [roles] Monopolists are sent to prison, competitors to price war; landing there by the dice is mere sightseeing.
            { $prison_collects ->
                [0] A monopolist in prison collects nothing from other players; a competitor in price war goes on collecting.
               *[1] Both go on collecting there.
            }
            { $price_war_buys ->
                [0] In price war nothing can be bought.
               *[1] { "" }
            }
       *[classic] Landing there by the dice is just a visit; whoever is sent to prison still collects rent.
    }
    { $prison_ends_turn ->
        [1] Being sent ends the turn.
       *[0] A double that led there still gives its extra throw, as a free try to get out.
    }
    { $game ->
        [roles] To leave, pay { $sum_fee } before throwing,
       *[classic] To leave, pay { $sum_fee } before throwing, use a get-out-of-prison card,
    }
    { $prison_throws ->
        [one] or throw a double on the first turn there:
       *[other] or throw a double on one of the first { $prison_throws } turns there:
    }
    { $prison_double ->
        [moves-and-throws-again] it frees, moves and gives the extra throw of any double.
        [throws-again] it frees without moving, and the player throws once more and moves by that.
       *[moves] it frees and moves, and gives no other throw.
    }
    { $prison_stay ->
        [1] A turn can also be sat out; the next then begins with the { $sum_fee }.
       *[0] { "" }
    }
    { $prison_fee_after_miss ->
        [1] After the last miss pay { $sum_fee } and move by that throw.
       *[0] After that the { $sum_fee } must be paid before throwing.
    }

topic-cards = { $game ->
        [roles] Competitors draw a competitor card, monopolists a monopolist card, do what it says and put it under its deck.
       *[classic] Draw from Chance or Community Chest as the space says, do what the card says and put it under its deck. A get-out-of-prison card is kept until it is used or traded.
    }

topic-income-tax = { $income_tax_choice ->
        [1] Choose: pay the bank { $sum_income_tax }, or a percentage of what you have. For a competitor that is { $tax_cash_competitor }% of the cash, for a monopolist { $tax_cash_monopolist }%, and for both { $tax_titles }% of the price of unmortgaged titles and { $tax_buildings }% of what the buildings cost, summed and then rounded down.
       *[0] Pay the bank { $sum_income_tax }.
    }

topic-property-tax = Pay the bank { $sum_property_tax }.

topic-transport = { $game ->
        [roles] A competitor’s transport company costs a visitor a tenth of its price, however many its owner has. A monopolist’s fare grows with each further company owned, as the title card says.
       *[classic] The fare grows with each further station the owner has, as the title card says.
    }
    Mortgaged ones earn nothing but count as owned.

topic-utility = { $game ->
        [roles] A visitor throws the dice again and pays a multiple of the throw: { $utility_competitor } times if the owner is a competitor; if a monopolist, { $utility_monopolist } times with one utility and { $utility_monopolist_both } times with both.
       *[classic] A visitor throws the dice again and pays { $utility_player } times the throw, or { $utility_player_both } times if the owner has both utilities.
            { $speed_die ->
                [1] The numbers of the Speed Die are added.
               *[0] { "" }
            }
    }

topic-foundation = { $game ->
        [roles] A monopolist pays { $sum_foundation_monopolist } to the bank for the Foundation. A competitor throws one die for a grant: { $sum_foundation_one } for a 1, { $sum_foundation_two } for a 2, otherwise nothing.
       *[classic] There is no Foundation in this game.
    }

topic-shortage = { $shortage ->
        [endless] The bank never runs out of buildings: what is missing from the box is made.
       *[other] { $hotel ->
            [apartment] The bank has { $houses } houses and { $hotels } apartments; once they are gone, wait until some are sold back.
           *[hotel] The bank has { $houses } houses and { $hotels } hotels; once they are gone, wait until some are sold back.
        }
    }
    { $shortage ->
        [endless] { "" }
        [box] First come, first served.
       *[auction] When more players want one than are left, each is auctioned, and the winner says where it stands.
    }

topic-trade = { $game ->
        [roles] Players may sell and swap titles, for cash and for each other,
       *[classic] Players may sell and swap titles and get-out-of-prison cards, for cash and for each other,
    }
    { $trade ->
        [before-throw] but only before the dice are thrown.
       *[any-time] at any time.
    }
    { $bare_group ->
        [1] Buildings are never traded: the whole group has to be bare.
       *[0] Buildings are never traded: the street has to be bare.
    }
    { $game ->
        [roles] { $houses_outlast_monopoly ->
            [0] A trade that breaks a monopoly needs the whole city bare.
           *[1] { "" }
        }
       *[classic] { "" }
    }
    { $timed ->
        [1] { $timed_trade ->
            [0] In a timed game players deal with the bank only.
           *[1] { "" }
        }
       *[0] { "" }
    }
    A trade is done when both agree: promises are no part of it.

topic-bankruptcy = Whoever cannot pay even by selling and mortgaging everything is bankrupt and out of the game; the buildings go back to the bank at half price.
    { $game ->
        [roles] If the debt is to a player, that player gets all cash and titles, mortgages still in force.
       *[classic] If the debt is to a player, that player gets all cash, titles and get-out-of-prison cards, mortgages still in force.
    }
    { $mortgage_interest ->
        [0] { "" }
       *[other] Each mortgage costs its new owner { $mortgage_interest }% at once.
    }
    { $estate_auction ->
        [1] If it is to the bank, the bank auctions every title at once, free of mortgage.
       *[0] If it is to the bank, the titles are unsold again, free of mortgage.
    }

topic-richest = { $camps ->
        [1] The richest has the most in cash and in what each unmortgaged title would earn from one landing; for utilities their owners throw the dice.
       *[0] Who is richest does not matter here: the last one left wins.
    }

topic-lending = Players never lend each other money and never let each other off a rent. Only the bank lends, on mortgages.

topic-timed = { $timed ->
        [1] { $rounds ->
                [0] The game stops when the agreed time is up.
                [one] The game stops after { $rounds } round.
               *[other] The game stops after { $rounds } rounds.
            }
            { $timed_adjust ->
                [1] Each player may then build, sell, mortgage and lift once more, with the bank only.
               *[0] { "" }
            }
            Competitors keep { $keep_competitor }% of their cash and monopolists { $keep_monopolist }%; then the bank goes once round the board and pays every owner the usual rent. The most cash wins, and a tie is shared.
            { $timed_trade ->
                [0] During the whole timed game players trade with the bank only.
               *[1] { "" }
            }
       *[0] There is no timed game in this edition.
    }

topic-debt = Whoever owes more than there is in cash sells buildings, mortgages titles or trades, and then pays in full. Giving up is allowed only when selling and mortgaging everything would not be enough.

topic-auction = { $auction ->
        [1] A title that is not bought is auctioned at once. All may bid, the one who declined too: clockwise, in cash, from { $sum_1 } up; whoever passes is out, and the highest bid takes it. Without a bid it stays with the bank.
       *[0] Titles are not auctioned when they are declined: they stay with the bank.
    }

topic-speed = { $game ->
        [roles] There is no Speed Die in this game.
       *[classic] { $speed_die ->
                [1] The Speed Die is in play: everybody begins with { $sum_speed_cash } more and uses it after passing Start for the first time.
               *[0] The Speed Die is not in play. Where it is, everybody begins with { $sum_speed_cash } more and uses it after passing Start for the first time.
            }
            1, 2 and 3 are added to the throw; the bus lets you move by one white die or by both; after Mr M. you settle your space and go on to the next unowned title, or, if there is none, to the next that asks rent. Three alike take you to any space you like.
            { $speed_on_doubles ->
                [1] { "" }
               *[0] On a double of the white dice it does not count.
            }
    }

topic-claim = { $claim_rent ->
        [1] Rent waits until the owner claims it; once the next player has thrown it is lost.
       *[0] Rent is due at once: nobody has to ask for it.
    }

topic-free = { $game ->
        [roles] There is no free parking in this game.
       *[classic] Nothing happens on Free Parking: no money is collected there, and none is paid.
    }

topic-broken-monopoly = Where a monopoly is broken and its buildings may stay, a visitor of a built street pays half of what its card says: a monopolist without the monopoly may not charge double, and the building columns of the card already hold the doubling.
