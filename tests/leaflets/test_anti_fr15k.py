"""Anti-Monopoly by the French summary of the box times ten (`anti-fr15k`): each section in our own words, figures by hand."""

from functools import partial
from typing import Any

import pytest
import table as laid
from table import at, kinds, refused, roll, row, ruled
from table import cash as purses
from table import title as deed_of

import duopoly

EDITION = "anti-fr15k"
MORTGAGED = "mortgaged"
STREETS = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39]
competitor = partial(laid.competitor, cash=10000)
monopolist = partial(laid.monopolist, cash=10000)
OTHER = {competitor: monopolist, monopolist: competitor}


def table(*players: dict[str, Any], titles: dict[int, Any] | None = None, **fields: Any) -> duopoly.Game:
    """A position of this edition: the first player is on turn."""
    return at(EDITION, list(players), titles, **fields)


def cash(game: duopoly.Game) -> list[int]:
    """Everybody's cash, in the order of the seats."""
    return list(purses(game).values())


def title(game: duopoly.Game, space: int) -> tuple[str, Any, bool] | None:
    """Owner, buildings, mortgaged; None while the bank has it."""
    card = deed_of(game, space)
    return (card["owner"], card["buildings"], card["mortgaged"]) if card["owner"] else None


def refuses(game: duopoly.Game, move: str, code: str, rule: str | None = None, by: str | None = None) -> None:
    """The move is refused with the code, and its section where that is asked; nothing has changed."""
    if rule is not None:
        assert game.why_not(by, move).rule == rule
    assert refused(game, move, by) == code


def rent_at(space: int, titles: dict[int, Any], role: Any = monopolist) -> tuple[int, str]:
    """What Ann pays Bob on landing at the space, and by which section; she comes from three spaces before, by 1 and 2."""
    game = table(OTHER[role]("Ann", space=space - 3), role("Bob"), titles=titles)
    paid = [payment for payment in ruled(roll(game, 1, 2)) if payment[:2] == ("Ann", "Bob")]
    assert row(game, "Ann")["space"] == space
    assert cash(game) == [10000 - sum(p[2] for p in paid), 10000 + sum(p[2] for p in paid)]
    return (paid[0][2], paid[0][3]) if paid else (0, "")


# But du jeu


def test_fr15k_but_du_jeu_everybody_else_bankrupt():
    """The first aim: to be the last one left."""
    game = table(competitor("Ann", cash=100, space=35), monopolist("Bob"), aim="last")
    roll(game, 1, 2)
    events = game.play("give-up")
    assert game.result.winners == ["Bob"]
    assert next(event.rule for event in events if event.kind == "over") == "But du jeu"


def test_fr15k_but_du_jeu_the_richest_monopolist():
    """The second: the competitors bankrupt, the richest monopolist wins. Bob 5000; Dan 4500 + 220 + 400 = 5120."""
    players = [competitor("Ann", cash=100, space=35), monopolist("Bob", cash=5000), monopolist("Dan", cash=4500)]
    game = table(*players, titles={21: "Dan", 5: "Dan"}, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert game.result.winners == ["Dan"]
    assert game.result.worth == {"Ann": 0, "Bob": 5000, "Dan": 5120}


def test_fr15k_but_du_jeu_the_richest_competitor():
    """The third: the monopolists bankrupt, the richest competitor wins. Ann 5000 + 390 (a house on 24); Cem 5380."""
    players = [monopolist("Bob", cash=100, space=35), competitor("Ann", cash=5000), competitor("Cem", cash=5380)]
    game = table(*players, titles={24: ("Ann", 1)}, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert game.result.winners == ["Ann"]
    assert game.result.worth == {"Bob": 0, "Ann": 5390, "Cem": 5380}


def test_fr15k_but_du_jeu_no_timed_game():
    """The summary names three aims and no quick game: a timed one is refused."""
    with pytest.raises(duopoly.BadPosition, match="aim"):
        duopoly.Game(EDITION, ["Ann", "Bob"], roles=["competitor", "monopolist"], aim="timed")
    with pytest.raises(duopoly.BadPosition, match="aim"):
        table(competitor("Ann"), monopolist("Bob"), aim="timed")
    with pytest.raises(duopoly.BadPosition, match="rounds"):
        duopoly.Game(EDITION, ["Ann", "Bob"], roles=["competitor", "monopolist"], rules={"rounds": 10})


# Contenu


@pytest.mark.parametrize("n", [1, 7])
def test_fr15k_players_two_to_six(n):
    """Two to six play: one is too few, seven are too many."""
    with pytest.raises(duopoly.BadPosition, match="players"):
        duopoly.Game(EDITION, list("ABCDEFG")[:n])


def test_fr15k_contenu_two_decks_of_twenty_five():
    """25 competitor cards and 25 monopolist cards, 28 titles."""
    game = table(competitor("Ann", space=4), monopolist("Bob"))
    roll(game, 1, 2)
    assert game.legal() == [f"card C{n:02}" for n in range(1, 26)]
    game = table(monopolist("Bob", space=4), competitor("Ann"))
    roll(game, 1, 2)
    assert game.legal() == [f"card M{n:02}" for n in range(1, 26)]
    assert len(game.edition.titles) == 28


def test_fr15k_contenu_thirty_five_houses():
    """The box is the supply: with all 35 houses out there is no 36th, until one is sold."""
    titles = dict.fromkeys(STREETS[:8], ("Ann", 4)) | {STREETS[8]: ("Ann", 3), 37: "Ann"}
    game = table(competitor("Ann"), monopolist("Bob"), titles=titles)
    refuses(game, "build 37", "no-houses-left", "Contenu")
    game.play("sell 1")
    game.play("build 37")
    assert title(game, 37) == ("Ann", 1, False)


def test_fr15k_contenu_fifteen_hotels():
    """With 15 hotels out there is no sixteenth."""
    titles = dict.fromkeys(STREETS[:15], ("Ann", "hotel")) | {39: ("Ann", 4)}
    game = table(competitor("Ann"), monopolist("Bob"), titles=titles)
    refuses(game, "build 39", "no-hotels-left", "Contenu")


def test_fr15k_contenu_a_hotel_sold_without_houses_in_the_box():
    """No house left: a Rome hotel goes back with its four houses in one move, 5 x 250 = 1250."""
    titles = dict.fromkeys(STREETS[1:9], ("Ann", 4)) | {STREETS[9]: ("Ann", 3), 1: ("Ann", "hotel")}
    game = table(competitor("Ann"), monopolist("Bob"), titles=titles)
    game.play("sell 1")
    assert (title(game, 1), cash(game)) == (("Ann", 0, False), [11250, 10000])


# Mise en place: les joueurs


def test_fr15k_joueurs_the_highest_throw_begins_and_declares_first():
    """Each throws; the highest begins, play goes clockwise, and in that order each says what he is."""
    game = duopoly.Game(EDITION, ["Ann", "Bob", "Cem", "Dan"])
    for dice in ("1 2", "2 3", "6 5", "1 1"):
        events = game.play(f"dice {dice}")
        assert events[0].rule == "Les joueurs"
    for name in ("Cem", "Dan"):
        assert (game.phase, game.to_act) == ("role", name)
        game.play("role monopolist")
    if game.phase == "role":  # two monopolists of four: the camp is full
        refuses(game, "role monopolist", "balance", "Les joueurs")
        game.play("role competitor")
        game.play("role competitor")
    assert [seat["role"] for seat in game.position()["players"]] == ["competitor", "competitor", "monopolist", "monopolist"]
    assert (game.phase, game.to_act) == ("throw", "Cem")


@pytest.mark.parametrize("camps", [(2, 0), (3, 0), (3, 1), (4, 1), (2, 4)])
def test_fr15k_joueurs_camps_differ_by_one_at_most(camps):
    """As many monopolists as competitors, or one more: otherwise the game does not begin. Even numbers are halved exactly."""
    roles = ["competitor"] * camps[0] + ["monopolist"] * camps[1]
    with pytest.raises(duopoly.BadPosition):
        duopoly.Game(EDITION, list("ABCDEF")[: len(roles)], roles=roles)


def test_fr15k_joueurs_a_role_chosen_stays():
    """Nobody changes or swaps roles."""
    game = table(competitor("Ann"), monopolist("Bob"))
    refuses(game, "swap Bob", "no-swap", "Les joueurs")


def test_fr15k_joueurs_fifteen_thousand_each():
    """15000: 2 of 5000, 3 of 1000, 2 of 500, 7 of 100, 5 of 50, 5 of 10; all pawns on Start."""
    game = duopoly.Game(EDITION, ["Ann", "Bob"], roles=["competitor", "monopolist"])
    assert [(seat["cash"], seat["space"]) for seat in game.position()["players"]] == [(15000, 0), (15000, 0)]
    notes = {int(note): many for note, many in game.edition.money.start_notes.items()}
    assert notes == {5000: 2, 1000: 3, 500: 2, 100: 7, 50: 5, 10: 5}
    assert 10000 + 3000 + 1000 + 700 + 250 + 50 == 15000


# Le lancer de dés


def test_fr15k_des_two_dice_and_their_sum():
    """Two dice are thrown and the pawn goes as far as they show: 6 and 4 from 27 to 37."""
    game = table(competitor("Ann", space=27), monopolist("Bob"))
    roll(game, 6, 4)
    assert row(game, "Ann")["space"] == 37


def test_fr15k_des_a_double_once_more_and_no_more():
    """After a double a second throw; if that is a double too there is no third."""
    game = table(competitor("Ann"), monopolist("Bob"))
    roll(game, 3, 3)
    events = game.play("decline")
    assert next(event.rule for event in events if event.kind == "extra-throw") == "Le lancer de dés"
    roll(game, 2, 2)
    assert (row(game, "Ann")["space"], game.phase) == (10, "end")
    refuses(game, "throw", "not-now")
    game.play("end")
    assert game.to_act == "Bob"


# Faire un achat


@pytest.mark.parametrize(("space", "price"), [(1, 600), (24, 2400), (39, 4000), (25, 2000), (28, 1500)])
def test_fr15k_achat_at_the_price_on_the_board(space, price):
    """A street or company nobody owns is bought from the bank at its price, ten times the euro box's."""
    game = table(competitor("Ann", space=(space - 3) % 40), monopolist("Bob"))
    bonus = 1000 if space < 3 else 0
    roll(game, 1, 2)
    assert ruled(game.play("buy")) == [("Ann", "bank", price, "Faire un achat")]
    assert cash(game) == [10000 + bonus - price, 10000]
    assert title(game, space) == ("Ann", 0, False)


def test_fr15k_achat_declined_it_stays_for_sale():
    """Who may buy need not: the title stays with the bank, no auction."""
    game = table(competitor("Ann", space=21), monopolist("Bob"))
    roll(game, 1, 2)
    assert game.legal()[:2] == ["buy", "decline"]
    game.play("decline")
    assert (title(game, 24), game.phase, cash(game)) == (None, "end", [10000, 10000])


def test_fr15k_achat_not_what_somebody_owns():
    """A title of another player is not for sale on landing: rent is paid, and that is all."""
    game = table(competitor("Ann", space=21), monopolist("Bob"), titles={24: "Bob"})
    roll(game, 1, 2)
    assert game.phase == "end"
    refuses(game, "buy", "not-now")


def test_fr15k_achat_the_money_must_be_there():
    """With 1000 she cannot pay 2400; a mortgage of 2000 first makes 3000, and 600 are left."""
    game = table(competitor("Ann", cash=1000, space=21), monopolist("Bob"), titles={39: "Ann"})
    roll(game, 1, 2)
    refuses(game, "buy", "cash")
    game.play("mortgage 39")
    game.play("buy")
    assert cash(game) == [600, 10000]


# Payer un loyer


@pytest.mark.parametrize(
    ("role", "buildings", "rent"),
    [
        (competitor, 0, 240),
        (competitor, 1, 390),
        (competitor, 4, 840),
        (competitor, "hotel", 990),
        (monopolist, 0, 480),
        (monopolist, 1, 780),
        (monopolist, 3, 1380),
        (monopolist, "hotel", 1680),
    ],
)
def test_fr15k_loyer_depends_on_the_owners_role(role, buildings, rent):
    """Champs-Élysées with a second street of Paris: a competitor asks 240 bare, a monopolist twice that; with buildings the card."""
    assert rent_at(24, {24: ("Bob", buildings), 23: "Bob"}, role)[0] == rent


@pytest.mark.parametrize("role", [competitor, monopolist])
@pytest.mark.parametrize(("space", "single"), [(3, 60), (9, 120), (14, 160), (19, 200), (29, 280), (34, 320), (39, 400)])
def test_fr15k_loyer_a_single_bare_street(space, single, role):
    """A tenth of the price for either role: 60 in Rome to 400 for Syntagma."""
    assert rent_at(space, {space: "Bob"}, role) == (single, "Payer un loyer")


# Construire une maison


def test_fr15k_construire_a_competitor_anywhere():
    """A competitor builds on a single street: four houses, then the hotel in exchange, 1500 each: 10000 - 5 x 1500 = 2500."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={24: "Ann"})
    for state in (1, 2, 3, 4, "hotel"):
        assert ruled(game.play("build 24")) == [("Ann", "bank", 1500, "Construire une maison")]
        assert title(game, 24) == ("Ann", state, False)
    refuses(game, "build 24", "fully-built", "Construire une maison")
    assert cash(game) == [2500, 10000]


def test_fr15k_construire_a_monopolist_with_two_streets():
    """A monopolist needs two streets of the color: three houses, then the hotel: 10000 - 4 x 1500 = 4000."""
    game = table(monopolist("Bob"), competitor("Ann"), titles={24: "Bob", 31: "Bob"})
    refuses(game, "build 24", "no-monopoly", "Construire une maison")
    game = table(monopolist("Bob"), competitor("Ann"), titles={24: "Bob", 23: "Bob"})
    for state in (1, 2, 3, "hotel"):
        game.play("build 24")
        assert title(game, 24) == ("Bob", state, False)
    refuses(game, "build 24", "fully-built")
    assert cash(game) == [4000, 10000]


@pytest.mark.parametrize(
    ("space", "cost"), [(3, 500), (9, 500), (14, 1000), (19, 1000), (21, 1500), (29, 1500), (34, 2000), (37, 2000)]
)
def test_fr15k_construire_what_a_house_costs(space, cost):
    """Ten times the euro box: 500, 1000, 1500, 2000 along the four sides of the board."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={space: "Ann"})
    game.play(f"build {space}")
    assert cash(game) == [10000 - cost, 10000]


def test_fr15k_construire_never_moved():
    """A house stays where it is: it can only be sold (750) and another bought (1500) elsewhere."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={21: ("Ann", 1), 24: "Ann"})
    game.play("sell 21")
    game.play("build 24")
    assert cash(game) == [9250, 10000]


def test_fr15k_construire_on_ones_own_turn():
    """As in the French leaflet houses are bought by the player on turn."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={1: "Bob", 3: "Bob"})
    refuses(game, "build 1", "not-your-turn", "Construire une maison", by="Bob")


# La case départ


@pytest.mark.parametrize(("space", "dice"), [(37, (1, 2)), (38, (6, 6))])
def test_fr15k_depart_a_thousand(space, dice):
    """1000 for stopping on Start or going over it."""
    game = table(competitor("Ann", space=space), monopolist("Bob"))
    assert ("bank", "Ann", 1000, "La case départ") in ruled(roll(game, *dice))
    assert cash(game) == [11000, 10000]


# Prison, guerre des prix, circuit touristique


@pytest.mark.parametrize("role", [competitor, monopolist])
def test_fr15k_prison_by_the_dice_is_a_tour(role):
    """Thrown there, a player is on the tourist round: nothing to pay, and next turn he goes on as usual."""
    game = table(role("Ann", space=7), OTHER[role]("Bob", space=7))
    assert "sightseeing" in kinds(roll(game, 1, 2))
    assert row(game, "Ann")["held"] == 0
    game.play("end")
    roll(game, 1, 2)
    game.play("end")
    refuses(game, "pay", "not-held")
    roll(game, 6, 4)
    assert row(game, "Ann")["space"] == 20


@pytest.mark.parametrize(("role", "card"), [(competitor, "C02"), (competitor, "C14"), (monopolist, "M14"), (monopolist, "M20")])
def test_fr15k_prison_by_a_card(role, card):
    """A card sends to the price war or to prison; no money for Start on the way."""
    game = table(role("Ann", space=33), OTHER[role]("Bob"))
    roll(game, 1, 2)
    game.play(f"card {card}")
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")
    assert cash(game) == [10000, 10000]


@pytest.mark.parametrize("role", [competitor, monopolist])
def test_fr15k_prison_by_the_space(role):
    """The space that sends there: straight to space 10."""
    game = table(role("Ann", space=23), OTHER[role]("Bob"))
    events = roll(game, 3, 4)
    assert next(event.rule for event in events if event.kind == "sent") == "Prison"
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"], game.phase) == (10, 1, "end")


@pytest.mark.parametrize("space", [24, 25, 28])
def test_fr15k_prison_a_monopolist_there_earns_nothing(space):
    """No rent, no fare, no charge for gas goes to a monopolist in prison."""
    titles = {23: "Bob", 24: ("Bob", 1), 25: "Bob", 28: "Bob"}
    game = table(competitor("Ann", space=space - 3), monopolist("Bob", space=10, held=1), titles=titles)
    events = roll(game, 1, 2)
    assert ruled(events) == []
    assert [event.rule for event in events if event.kind == "no-rent"] == ["Prison"]


@pytest.mark.parametrize(("space", "rent"), [(24, 390), (25, 200)])
def test_fr15k_prison_a_competitor_at_war_goes_on_earning(space, rent):
    """The price war stops no income: 390 for a house, a fare of 200."""
    titles = {24: ("Ann", 1), 25: "Ann"}
    game = table(monopolist("Bob", space=space - 3), competitor("Ann", space=10, held=1), titles=titles)
    roll(game, 1, 2)
    assert cash(game) == [10000 - rent, 10000 + rent]


def test_fr15k_prison_a_competitor_at_war_may_buy():
    """The summary forbids nothing there: she builds (1500) and buys from another player (3000)."""
    game = table(competitor("Ann", space=10, held=1), monopolist("Bob"), titles={24: "Ann", 39: "Bob"})
    game.play("build 24")
    game.play("offer Bob give cash 3000 take 39")
    game.play("accept")
    assert cash(game) == [5500, 13000]


@pytest.mark.parametrize("held", [1, 2])
@pytest.mark.parametrize("role", [competitor, monopolist])
def test_fr15k_prison_pay_five_hundred_at_once(role, held):
    """Without trying he pays 500, throws and moves on the same turn."""
    game = table(role("Ann", space=10, held=held), OTHER[role]("Bob"))
    assert ruled(game.play("pay")) == [("Ann", "bank", 500, "Prison")]
    roll(game, 1, 2)
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"]) == (13, 0)
    assert cash(game) == [9500, 10000]


@pytest.mark.parametrize("held", [1, 2])
def test_fr15k_prison_a_double_frees_moves_and_throws_again(held):
    """On the first or second turn a double opens the door: a double 2 leads to 14, nothing is paid, and another throw follows."""
    game = table(monopolist("Bob", space=10, held=held), competitor("Ann"))
    events = roll(game, 2, 2)
    assert next(event.rule for event in events if event.kind == "free") == "Prison"
    assert (row(game, "Bob")["space"], row(game, "Bob")["held"], cash(game)) == (14, 0, [10000, 10000])
    game.play("decline")
    assert (game.phase, game.to_act) == ("throw", "Bob")
    roll(game, 3, 3)
    assert (row(game, "Bob")["space"], game.phase) == (20, "end")


def test_fr15k_prison_two_misses_then_five_hundred():
    """Two turns without a double: on the third there is no throw before the 500."""
    game = table(monopolist("Bob", space=10, held=1), competitor("Ann", space=7))
    roll(game, 1, 2)
    assert (row(game, "Bob")["space"], row(game, "Bob")["held"], game.phase) == (10, 2, "end")
    game.play("end")
    roll(game, 1, 2)
    game.play("end")
    roll(game, 1, 2)
    game.play("end")
    roll(game, 6, 4)
    game.play("die 6")
    game.play("end")
    assert row(game, "Bob")["held"] == 3
    refuses(game, "throw", "pay-first", "Prison")
    game.play("pay")
    roll(game, 1, 2)
    assert (row(game, "Bob")["space"], cash(game)) == (13, [9500, 10000])


def test_fr15k_prison_no_sitting_out():
    """Unlike the other French leaflet this one knows no turn sat out."""
    game = table(competitor("Ann", space=10, held=1), monopolist("Bob"))
    refuses(game, "stay", "no-staying", "Prison")
    assert "stay" not in game.legal()


def test_fr15k_prison_a_double_that_sent_there_still_throws_again():
    """Sent there by a double he throws once more at once, nothing to pay: a double 2 frees and moves to 14, without a third throw."""
    game = table(monopolist("Bob", space=24), competitor("Ann"))
    roll(game, 3, 3)
    assert (row(game, "Bob")["held"], game.phase, game.to_act) == (1, "throw", "Bob")
    refuses(game, "pay", "extra-throw", "Prison")
    roll(game, 2, 2)
    assert (row(game, "Bob")["space"], row(game, "Bob")["held"]) == (14, 0)
    game.play("decline")
    assert game.phase == "end"


def test_fr15k_prison_a_miss_on_that_throw_costs_no_turn():
    """Missed, the extra throw is not one of the two regular tries."""
    game = table(monopolist("Bob", space=24), competitor("Ann"))
    roll(game, 3, 3)
    roll(game, 1, 2)
    assert (row(game, "Bob")["space"], row(game, "Bob")["held"], game.phase) == (10, 1, "end")


def test_fr15k_prison_who_lacks_the_five_hundred():
    """Third turn with 200: a mortgage of 300 (Corso Impero) makes exactly 500."""
    game = table(monopolist("Bob", cash=200, space=10, held=3), competitor("Ann"), titles={1: "Bob"})
    game.play("pay")
    assert (game.phase, game.to_act) == ("debt", "Bob")
    game.play("mortgage 1")
    assert ruled(game.play("pay")) == [("Bob", "bank", 500, "Prison")]
    assert (game.phase, cash(game)) == ("throw", [0, 10000])


# La case Monopoliste ou Concurrent


@pytest.mark.parametrize(
    ("role", "card", "amount"),
    [
        (competitor, "C01", 750),
        (competitor, "C04", -250),
        (competitor, "C10", 0),
        (monopolist, "M03", 500),
        (monopolist, "M15", -750),
    ],
)
def test_fr15k_carte_of_ones_camp_is_obeyed(role, card, amount):
    """A player draws from his camp's deck and does what it says, with amounts times ten."""
    game = table(role("Ann", space=4), OTHER[role]("Bob"))
    roll(game, 1, 2)
    events = game.play(f"card {card}")
    assert all(rule == "Monopoliste ou Concurrent" for *_, rule in ruled(events))
    assert (cash(game), game.phase) == ([10000 + amount, 10000], "end")


def test_fr15k_carte_goes_under_the_deck():
    """A drawn card lies at the bottom: it does not come before the others have."""
    game = table(competitor("Ann", space=4), monopolist("Bob"), decks={"competitor": [f"C{n:02}" for n in range(1, 25)]})
    roll(game, 1, 2)
    assert game.legal() == ["card C25"]


@pytest.mark.parametrize(
    ("role", "card", "paid"), [(competitor, "C13", 250), (monopolist, "M18", 100), (monopolist, "M23", 250)]
)
def test_fr15k_carte_paid_by_the_other_camp(role, card, paid):
    """Each player of the other camp pays the drawer."""
    game = table(role("Ann", space=4), OTHER[role]("Bob"), role("Cem"), OTHER[role]("Dan"))
    roll(game, 1, 2)
    game.play(f"card {card}")
    assert cash(game) == [10000 + 2 * paid, 10000 - paid, 10000, 10000 - paid]


@pytest.mark.parametrize(("card", "dice", "won"), [("C09", "5 5", 750), ("C09", "4 5", 0)])
def test_fr15k_carte_a_gamble(card, dice, won):
    """10 or more on two dice bring 750."""
    game = table(competitor("Ann", space=4), monopolist("Bob"))
    roll(game, 1, 2)
    game.play(f"card {card}")
    game.play(f"dice {dice}")
    assert (cash(game), game.phase) == ([10000 + won, 10000], "end")


# Impôt sur le revenu


@pytest.mark.parametrize("role", [competitor, monopolist])
def test_fr15k_impot_two_thousand(role):
    """The first way to pay, the printed "12000" being way 1 and 2000: 2000 for either role."""
    game = table(role("Ann", space=1), OTHER[role]("Bob"))
    roll(game, 1, 2)
    assert (game.phase, game.legal()[:2]) == ("tax", ["tax flat", "tax percent"])
    assert ruled(game.play("tax flat")) == [("Ann", "bank", 2000, "Impôt sur le revenu")]


def test_fr15k_impot_a_monopolists_share():
    """20% of 10000 + 10% of 2200 + 2200 (the mortgaged 2400 left out) + 10% of a house's 1500: 2000 + 440 + 150 = 2590."""
    titles = {21: ("Bob", 1), 23: "Bob", 24: ("Bob", MORTGAGED)}
    game = table(monopolist("Bob", space=1), competitor("Ann"), titles=titles)
    roll(game, 1, 2)
    assert ruled(game.play("tax percent")) == [("Bob", "bank", 2590, "Impôt sur le revenu")]


def test_fr15k_impot_a_competitors_share():
    """10% of 5050 + 10% of 4000 + 10% of two houses at 2000: 505 + 400 + 400 = 1305."""
    titles = {39: ("Ann", 2), 8: ("Ann", MORTGAGED)}
    game = table(competitor("Ann", cash=5050, space=1), monopolist("Bob"), titles=titles)
    roll(game, 1, 2)
    assert ruled(game.play("tax percent")) == [("Ann", "bank", 1305, "Impôt sur le revenu")]


# Taxe sur l’environnement, Fondation


def test_fr15k_taxe_seven_hundred_and_fifty():
    """The environment tax, whose amount the summary leaves to the board: 750."""
    game = table(competitor("Ann", space=35), monopolist("Bob"))
    assert ruled(roll(game, 1, 2)) == [("Ann", "bank", 750, "Taxe sur l’environnement")]


def test_fr15k_fondation_a_monopolist_pays():
    """1600 to the bank."""
    game = table(monopolist("Bob", space=17), competitor("Ann"))
    assert ruled(roll(game, 1, 2)) == [("Bob", "bank", 1600, "Fondation")]


@pytest.mark.parametrize(("die", "gift"), [(1, 250), (2, 500), (3, 0), (6, 0)])
def test_fr15k_fondation_a_competitor_throws_one_die(die, gift):
    """A 1: 250; a 2: 500; else nothing."""
    game = table(competitor("Ann", space=17), monopolist("Bob"))
    roll(game, 1, 2)
    assert ruled(game.play(f"die {die}")) == ([("bank", "Ann", gift, "Fondation")] if gift else [])
    assert (cash(game), game.phase) == ([10000 + gift, 10000], "end")


# Entreprises de transport, électricité et gaz


@pytest.mark.parametrize("owned", [(25,), (5, 15, 25, 35)])
def test_fr15k_transport_a_competitors_tenth(owned):
    """10% of 2000, however many he has: 200."""
    assert rent_at(25, dict.fromkeys(owned, "Bob"), competitor) == (200, "Entreprises de transport")


@pytest.mark.parametrize(("owned", "fare"), [((25,), 400), ((5, 25), 800), ((5, 15, 25), 1600), ((5, 15, 25, 35), 3200)])
def test_fr15k_transport_a_monopolist_doubles_with_each(owned, fare):
    """400, 800, 1600, 3200."""
    assert rent_at(25, dict.fromkeys(owned, "Bob")) == (fare, "Entreprises de transport")


@pytest.mark.parametrize(
    ("role", "owned", "rent"),
    [(competitor, (12,), 320), (competitor, (12, 28), 320), (monopolist, (12,), 320), (monopolist, (12, 28), 800)],
)
def test_fr15k_electricite_the_throw_times_forty_or_a_hundred(role, owned, rent):
    """A fresh throw of 8: times 40 for a competitor or one company, times 100 for a monopolist's two; its double gives no throw."""
    game = table(OTHER[role]("Ann", space=9), role("Bob"), titles=dict.fromkeys(owned, "Bob"))
    roll(game, 1, 2)
    assert (game.phase, game.to_act) == ("count", "chance")
    assert ruled(game.play("dice 4 4")) == [("Ann", "Bob", rent, "Électricité et gaz")]
    assert game.phase == "end"


def test_fr15k_electricite_the_printed_four_is_one_override_away():
    """Played as printed, a competitor's utility earns 4 times the throw: 28. The erratum says what is printed and what is played."""
    game = table(monopolist("Ann", space=9), competitor("Bob"), titles={12: "Bob"}, rules={"utility_competitor": 4})
    roll(game, 1, 2)
    game.play("dice 3 4")
    assert cash(game) == [9972, 10028]
    errata = {erratum.rule: (erratum.printed, erratum.played) for erratum in duopoly.edition(EDITION).errata}
    assert errata["utility_competitor"] == ("4", "40")
    assert errata["income_tax"] == ("12000", "2000")


# Les sources de revenu, vente des maisons et des hôtels


def test_fr15k_revenu_half_for_a_house_and_for_a_title():
    """Off turn too: 750 for a house of 1500, then 1200 for mortgaging the street of 2400."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={24: ("Bob", 1), 23: "Bob"})
    assert ruled(game.play("sell 24", by="Bob")) == [("bank", "Bob", 750, "Vente des maisons et des hôtels")]
    assert ruled(game.play("mortgage 24", by="Bob")) == [("bank", "Bob", 1200, "Les hypothèques")]
    assert cash(game) == [10000, 11950]


@pytest.mark.parametrize(("role", "houses"), [(competitor, 4), (monopolist, 3)])
def test_fr15k_vente_a_hotel_steps_back(role, houses):
    """A hotel pays half its 1500 and leaves the houses it replaced."""
    game = table(role("Ann"), OTHER[role]("Bob"), titles={24: ("Ann", "hotel"), 23: "Ann"})
    game.play("sell 24")
    assert (title(game, 24), cash(game)) == (("Ann", houses, False), [10750, 10000])


def test_fr15k_vente_only_to_the_bank():
    """Houses never go to another player: a built street is not in a deal."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={24: ("Ann", 1)})
    refuses(game, "offer Bob give 24 take cash 3000", "bare-first", "Vente des maisons et des hôtels")


# Les hypothèques


@pytest.mark.parametrize("role", [competitor, monopolist])
def test_fr15k_hypotheques_all_houses_of_that_street_first(role):
    """The street's own houses are sold before it is mortgaged; those of the next street stay."""
    game = table(role("Ann"), OTHER[role]("Bob"), titles={21: ("Ann", 1), 23: ("Ann", 2)})
    refuses(game, "mortgage 21", "sell-first", "Les hypothèques")
    game.play("sell 21")
    game.play("mortgage 21")
    assert cash(game) == [10000 + 750 + 1100, 10000]
    assert title(game, 23) == ("Ann", 2, False)


@pytest.mark.parametrize("role", [competitor, monopolist])
@pytest.mark.parametrize("space", [24, 25, 28])
def test_fr15k_hypotheques_no_rent(role, space):
    """A mortgaged title earns nothing."""
    assert rent_at(space, {space: ("Bob", MORTGAGED)}, role) == (0, "")


@pytest.mark.parametrize(
    ("buildings", "rent"),
    [(0, 220), (1, 370), (2, 520), (3, 670), ("hotel", 820)],
)
def test_fr15k_hypotheques_houses_beside_a_broken_monopoly(buildings, rent):
    """As in the French leaflet: with the second street mortgaged a monopolist gets half of the card's building column, 740 / 2 = 370."""
    assert rent_at(21, {21: ("Bob", buildings), 23: ("Bob", MORTGAGED)})[0] == rent


@pytest.mark.parametrize(("space", "amount"), [(1, 330), (24, 1320), (39, 2200), (25, 1100), (37, 1930), (12, 830)])
def test_fr15k_hypotheques_lifting_at_the_cards_amount(space, amount):
    """Ten times the euro card's amount, and the title earns again."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={space: ("Ann", MORTGAGED)})
    assert ruled(game.play(f"lift {space}")) == [("Ann", "bank", amount, "Les hypothèques")]
    assert title(game, space) == ("Ann", 0, False)


def test_fr15k_hypotheques_lifting_names_no_time():
    """The summary ties lifting to no turn: Bob lifts in Ann's."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={24: ("Bob", MORTGAGED)})
    game.play("lift 24", by="Bob")
    assert cash(game) == [10000, 8680]


def test_fr15k_hypotheques_sold_mortgaged_stays_mortgaged():
    """A mortgaged title may be sold to another player; the mortgage goes with it, and nobody pays the bank."""
    game = table(competitor("Ann"), monopolist("Bob"), titles={24: ("Ann", MORTGAGED)})
    game.play("offer Bob give 24 take cash 70")
    assert ruled(game.play("accept")) == [("Bob", "Ann", 70, "Les hypothèques")]
    assert title(game, 24) == ("Bob", 0, True)


def test_fr15k_echange_before_the_dice_are_thrown():
    """Deals are made before the throw, also between players who are not on turn."""
    game = table(competitor("Ann"), monopolist("Bob"), competitor("Cem"), titles={24: "Ann", 39: "Bob"})
    game.play("offer Bob give 24 cash 1000 take 39")
    game.play("accept")
    assert (title(game, 24)[0], title(game, 39)[0]) == ("Bob", "Ann")
    game.play("offer Cem give 24 take cash 2000", by="Bob")
    game.play("accept")
    assert title(game, 24)[0] == "Cem"
    assert cash(game) == [9000, 13000, 8000]
    assert (game.phase, game.to_act) == ("throw", "Ann")


def test_fr15k_echange_a_prisoner_too_before_and_after_paying():
    """In prison as well: the dice have not been thrown until they are."""
    game = table(monopolist("Bob", space=10, held=1), competitor("Ann"), titles={24: "Bob", 39: "Bob"})
    game.play("offer Ann give 24 take cash 2000")
    game.play("accept")
    game.play("pay")
    game.play("offer Ann give 39 take cash 3000")
    game.play("accept")
    assert cash(game) == [14500, 5000]


@pytest.mark.parametrize(("phase", "space"), [("buy", 39), ("end", 10), ("card", 7), ("tax", 4), ("die", 20), ("dice", 0)])
def test_fr15k_echange_not_once_they_are_thrown(phase, space):
    """With the dice in hand or on the table there is no dealing, for nobody, until the next player's turn."""
    players = [competitor("Ann", space=space), monopolist("Bob"), competitor("Cem")]
    game = table(*players, titles={24: "Ann", 5: "Bob"}, phase=phase)
    refuses(game, "offer Bob give 24 take cash 2000", "trade-before-throw", "Les hypothèques", by="Ann")
    refuses(game, "offer Cem give 5 take cash 2000", "trade-before-throw", "Les hypothèques", by="Bob")


def test_fr15k_echange_not_before_the_second_throw():
    """Between a double and the throw that it allows, the dice have been thrown: no dealing, not by others either."""
    game = table(competitor("Ann", space=20), monopolist("Bob"), titles={24: "Ann", 5: "Bob"})
    roll(game, 2, 2)
    assert (game.phase, game.to_act) == ("throw", "Ann")
    refuses(game, "offer Bob give 24 take cash 2000", "trade-before-throw", "Les hypothèques")
    refuses(game, "offer Ann give 5 take cash 2000", "trade-before-throw", "Les hypothèques", by="Bob")


def test_fr15k_echange_not_to_pay_a_debt():
    """The dice have been thrown: who owes 750 and has 100 cannot sell a street to a friend, only to the bank."""
    game = table(competitor("Ann", cash=100, space=35), monopolist("Bob"), titles={39: "Ann"})
    roll(game, 1, 2)
    assert game.phase == "debt"
    refuses(game, "offer Bob give 39 take cash 3000", "trade-before-throw", "Les hypothèques")
    game.play("mortgage 39")
    game.play("pay")
    assert cash(game) == [1350, 10000]


def test_fr15k_echange_again_on_the_next_turn():
    """When Ann's turn is over Bob has not thrown yet: the deal that was too late may be made now."""
    game = table(competitor("Ann", space=7), monopolist("Bob"), titles={24: "Ann"})
    roll(game, 1, 2)
    refuses(game, "offer Bob give 24 take cash 2000", "trade-before-throw")
    game.play("end")
    game.play("offer Bob give 24 take cash 2000", by="Ann")
    game.play("accept")
    assert title(game, 24)[0] == "Bob"


# La faillite


def test_fr15k_faillite_no_loans_and_no_rebates():
    """No lending, no rent below the card: what is due is paid in full by itself."""
    game = table(competitor("Ann", space=36), monopolist("Bob"), titles={39: ("Bob", 3), 37: "Bob"})
    refuses(game, "lend Bob 1000", "garbled")
    assert ruled(roll(game, 1, 2))[0][:3] == ("Ann", "Bob", 2000)


def test_fr15k_faillite_by_the_bank():
    """Cash and titles go to the bank; the titles are free, bare and unmortgaged, and on sale again at the price."""
    titles = {1: ("Ann", MORTGAGED), 3: ("Ann", 1)}
    game = table(competitor("Ann", cash=100, space=35), monopolist("Bob", space=38), competitor("Cem"), titles=titles)
    roll(game, 1, 2)  # 750: 100 + 250 + 300 = 650 would not do
    events = game.play("give-up")
    assert next(event.rule for event in events if event.kind == "bankrupt") == "La faillite"
    assert (title(game, 1), title(game, 3), cash(game)) == (None, None, [0, 10000, 10000])
    assert row(game, "Ann")["bankrupt"]
    assert game.legal("Ann") == []
    roll(game, 1, 2)
    game.play("buy")
    assert (title(game, 1), cash(game)) == (("Bob", 0, False), [0, 10400, 10000])


def test_fr15k_faillite_by_a_player():
    """The house goes back for 250; 100 + 250 and both titles, one mortgaged, go to him who ruined her."""
    titles = {1: ("Ann", MORTGAGED), 3: ("Ann", 1), 39: ("Bob", 3), 37: "Bob"}
    game = table(competitor("Ann", cash=100, space=36), monopolist("Bob"), competitor("Cem"), titles=titles)
    roll(game, 1, 2)  # 2000
    events = game.play("give-up")
    assert [payment[:3] for payment in ruled(events)] == [("bank", "Ann", 250), ("Ann", "Bob", 350)]
    assert ruled(events)[1][3] == "La faillite"
    assert (title(game, 1), title(game, 3)) == (("Bob", 0, True), ("Bob", 0, False))
    assert cash(game) == [0, 10350, 10000]
    assert (game.phase, game.to_act) == ("throw", "Bob")


def test_fr15k_faillite_titles_pass_by_that_section():
    """It is bankruptcy, not trading, that hands the titles over: the facts say so."""
    game = table(competitor("Ann", cash=50, space=21), monopolist("Bob"), titles={24: "Bob", 1: ("Ann", MORTGAGED)})
    roll(game, 1, 2)
    events = game.play("give-up")
    assert [(event.space, event.rule) for event in events if event.kind == "inherited"] == [(1, "La faillite")]


def test_fr15k_faillite_only_when_the_debt_cannot_be_paid():
    """100 + 250 + 300 + 300 would cover 750: she may not give up."""
    game = table(competitor("Ann", cash=100, space=35), monopolist("Bob"), titles={1: "Ann", 3: ("Ann", 1)})
    roll(game, 1, 2)
    refuses(game, "give-up", "can-raise", "La faillite")
    for move in ("sell 3", "mortgage 3", "mortgage 1", "pay"):
        game.play(move)
    assert cash(game) == [200, 10000]


# Déterminer un vainqueur


def test_fr15k_vainqueur_cash_rents_and_thrown_utilities():
    """Ann 5000 + 390 + 200 = 5590, nothing for her mortgaged 39; Cem 5400 + 40 x 7 = 5680 and wins."""
    players = [monopolist("Bob", cash=100, space=35), competitor("Ann", cash=5000), competitor("Cem", cash=5400)]
    titles = {24: ("Ann", 1), 25: "Ann", 39: ("Ann", MORTGAGED), 12: "Cem"}
    game = table(*players, titles=titles, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    assert (game.phase, game.to_act) == ("count", "chance")
    events = game.play("dice 3 4")
    assert next(event.rule for event in events if event.kind == "worth") == "Déterminer un vainqueur"
    assert game.result.worth == {"Bob": 0, "Ann": 5590, "Cem": 5680}
    assert game.result.winners == ["Cem"]


def test_fr15k_vainqueur_a_monopolists_two_utilities():
    """Dan owns both: 100 x 5 and 100 x 9 on 1000 make 2400; Bob has 2000 + 440 + 440 (Paris doubled) = 2880."""
    players = [competitor("Ann", cash=100, space=35), monopolist("Bob", cash=2000), monopolist("Dan", cash=1000)]
    game = table(*players, titles={21: "Bob", 23: "Bob", 12: "Dan", 28: "Dan"}, aim="camp")
    roll(game, 1, 2)
    game.play("give-up")
    game.play("dice 1 4")
    game.play("dice 4 5")
    assert game.result.worth == {"Ann": 0, "Bob": 2880, "Dan": 2400}
    assert game.result.winners == ["Bob"]
