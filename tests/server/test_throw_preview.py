"""Where a throw leads with each second die, and what happens there; worked out by hand on each board."""

from pathlib import Path

import pytest
from leaflets.table import at, competitor, monopolist, player

import duopoly
from duopoly.play.game import Record
from duopoly.server.views.throw_preview import throw_preview
from duopoly.server.views.title_card import title_card

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.jsonl"))
BOSTON = {21: "Bob", 24: ("Bob", 2), 23: "Ann", 18: "Dee", 19: ("Cem", 1)}


def told(game, first, lang="en"):
    return [(o.die, o.space, o.text, o.owner) for o in throw_preview(game, first, lang)]


def mock_table(**more):
    people = [competitor("Ann", 168, 13), monopolist("Bob", 392, 6), competitor("Cem", 144, 10, 1), monopolist("Dee", 215, 3)]
    return at("anti-us", people, BOSTON, **more)


def test_the_throw_of_the_mock_screen():
    """From State Street with a four: rents by camp, the Foundation, a double to Brattle Street, a card, her own."""
    assert told(mock_table(), 4) == [
        (1, 18, "$18 to Dee", "Dee"),
        (2, 19, "$30 to Cem", "Cem"),
        (3, 20, "one more die", None),
        (4, 21, "$44 to Bob, doubled, throws again", "Bob"),
        (5, 22, "draw a card", None),
        (6, 23, "own title", None),
    ]


def test_nothing_changes_by_looking():
    """Whether the throw is still to be taken up or the dice are due already, it is the same, and the game stays as it was."""
    game = mock_table()
    before = game.position()
    first = told(game, 4)
    assert game.position() == before
    game.play("throw")
    assert told(game, 4) == first
    assert game.to_act == "chance"


@pytest.mark.parametrize("first", [0, 7, -1])
def test_no_such_die(first):
    """There is nothing to tell of a die that cannot be."""
    assert told(mock_table(), first) == []


def test_nothing_where_no_throw_is_due():
    """While something else is to be decided there is no outlook."""
    assert told(at("anti-us", [competitor("Ann", 500, 39), monopolist("Bob")], phase="end"), 3) == []
    assert told(at("anti-us", [competitor("Ann", 500, 39), monopolist("Bob")], phase="buy"), 3) == []
    assert told(duopoly.Game("anti-us", ["Ann", "Bob"], seed=1), 3) == []


def test_past_start():
    """From Fifth Avenue with a one: property tax would be one step; Wall Street is for sale, Start collects, beyond it too."""
    game = at("anti-us", [competitor("Ann", 350, 36), monopolist("Bob")], {1: "Bob"})
    assert told(game, 1) == [
        (1, 38, "pays $75, throws again", None),
        (2, 39, "for sale at $400: $50 short", None),
        (3, 0, "collects $100", None),
        (4, 1, "$6 to Bob, $100 from Start", "Bob"),
        (5, 2, "draw a card, $100 from Start", None),
        (6, 3, "for sale at $60, $100 from Start", None),
    ]


@pytest.mark.parametrize(("lang", "collects"), [("en", "collects"), ("fr", "reçoit"), ("pl", "dostaje")])
def test_landing_on_start_pays_double_by_the_house_rule(lang, collects):
    """What is told before the throw is what it pays; passing pays once. The card of Start says the same."""
    game = at("anti-us", [competitor("Ann", 350, 36), monopolist("Bob")], rules={"start_double": True})
    found = told(game, 1, lang)
    assert found[2][2] == f"{collects} $200"
    assert "$100" in found[3][2]
    assert {visitor.text for visitor in title_card(game, 0, lang, 7).visitors} == {f"{collects} $200"}
    game.play("throw")
    assert [event.amount for event in game.play("dice 1 3") if event.kind == "start"] == [200]


def test_a_start_that_pays_nothing_is_not_told_to_pay():
    """Neither landing nor passing."""
    game = at("anti-us", [competitor("Ann", 350, 36), monopolist("Bob")], {1: "Bob"}, rules={"start_bonus": 0})
    assert told(game, 1)[2:4] == [(3, 0, "nothing", None), (4, 1, "$6 to Bob", "Bob")]
    assert {visitor.text for visitor in title_card(game, 0, "en", 7).visitors} == {"nothing"}


def test_debts_and_mortgages():
    """What cannot be paid says what is missing; a mortgaged title costs nothing."""
    titles = {31: ("Bob", "hotel"), 32: "Bob", 34: ("Bob", "mortgaged")}
    game = at("anti-us", [competitor("Ann", 100, 27), monopolist("Bob")], titles)
    found = told(game, 1)
    assert found[2] == (3, 31, "$220 to Bob: $120 short", "Bob")
    assert found[3] == (4, 32, "$60 to Bob, doubled", "Bob")
    assert found[5] == (6, 34, "nothing: mortgaged", None)


def test_the_camps_part_ways():
    """Space 30 leads a competitor to price war and a monopolist to prison; the Foundation costs a monopolist."""
    assert told(at("anti-us", [competitor("Ann", space=26), monopolist("Bob")]), 3)[0] == (1, 10, "to the price war", None)
    assert told(at("anti-us", [monopolist("Ann", space=26), competitor("Bob")]), 3)[0] == (1, 10, "to prison", None)
    assert told(at("anti-us", [monopolist("Ann", space=17), competitor("Bob")]), 1)[1] == (2, 20, "pays $10", None)


def test_a_rent_that_prison_withholds():
    """Dee sits in prison: nobody pays her."""
    people = [competitor("Ann", space=16), monopolist("Dee", space=10, held=1)]
    assert told(at("anti-us", people, {18: "Dee"}), 1)[0] == (1, 18, "nothing: Dee is in prison, throws again", None)


def test_income_tax_and_utilities():
    """The tax has two sums; for a utility the dice are thrown afresh."""
    titles = {12: "Bob", 28: "Bob"}
    game = at("anti-us", [competitor("Ann", 1000, 1), monopolist("Bob")], titles)
    assert told(game, 1)[1] == (2, 4, "$200 or $100", None)
    game = at("anti-us", [competitor("Ann", 1000, 9), monopolist("Bob")], titles)
    assert told(game, 1)[1] == (2, 12, "10 times a fresh throw, to Bob", "Bob")
    game.play("throw")
    game.play("dice 1 2")
    assert game.phase == "count"
    assert told(game, 5)[2] == (3, 12, "$80 to Bob", "Bob")


def test_tries_for_a_double():
    """In the American game a double moves and throws again; in the French one it frees; else one stays."""
    found = told(at("anti-us", [competitor("Ann", 1000, 10, 1), monopolist("Bob")], {18: "Bob"}), 4)
    assert found[3] == (4, 18, "$18 to Bob, throws again", "Bob")
    assert found[0] == (1, 10, "no double: stays", None)
    found = told(at("anti-fr", [competitor("Ann", 1000, 10, 1), monopolist("Bob")], {18: "Bob"}), 4)
    assert found[3] == (4, 10, "a double: gets out, throws again", None)


def test_the_classic_third_miss_and_third_double():
    """The third miss pays the fee and moves; the third double leads to prison."""
    game = at("classic-us", [player("Ann", 1000, 10, 3), player("Bob")], {16: "Bob"})
    assert told(game, 2)[3] == (4, 16, "$14 to Bob, after paying $50 to get out", "Bob")
    game = at("classic-us", [player("Ann", 1000, 0), player("Bob")], doubles=2, again=True)
    assert told(game, 3)[2] == (3, 10, "to jail", None)
    game = at("classic-us", [player("Ann", 1000, 13), player("Bob")])
    assert told(game, 3)[3] == (4, 20, "nothing", None)


def test_the_speed_die_comes_after():
    """Who has passed Start throws the third die after the white ones: it is not known yet where they lead."""
    people = [player("Ann", 1000, 5, passed_start=True), player("Bob")]
    game = at("classic-us", people, rules={"speed_die": True})
    assert told(game, 2)[0] == (1, 5, "then the Speed Die", None)


def test_rent_that_has_to_be_claimed():
    """Then it is the owner's to ask for it."""
    game = at("anti-us", [competitor("Ann", space=18), monopolist("Bob")], {21: "Bob"}, rules={"claim_rent": True})
    assert told(game, 1)[1] == (2, 21, "$22 if Bob claims it", "Bob")


def test_in_french_and_polish():
    """Names stand as they are; the French colon has its narrow space."""
    assert told(mock_table(), 4, "fr")[3] == (4, 21, "$44 à Bob, doublé, et relance", "Bob")
    assert told(mock_table(), 4, "pl")[3] == (4, 21, "$44 dla gracza Bob, podwójnie, rzuca jeszcze raz", "Bob")
    titles = {31: ("Bob", "hotel"), 32: "Bob"}
    game = at("anti-us", [competitor("Ann", 100, 27), monopolist("Bob")], titles)
    assert told(game, 1, "fr")[2] == (3, 31, "$220 à Bob\u202f: il manque $120", "Bob")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_outlook_comes_true(path):
    """In recorded games what was told of the dice is where they led and, for a rent, what was paid to whom."""
    record = Record.load(path)
    game = duopoly.Game.from_header(record.header)
    looked = 0
    for by, move in record.moves[:250]:
        seen = None
        if game.phase == "dice":
            _, first, second = move.split()
            seen = throw_preview(game, int(first), "en")[int(second) - 1]
            looked += 1
        mover = game.turn
        events = game.play(move, by=by)
        if seen is not None:
            g, _ = game.inside()
            assert seen.space == g.space[game.players.index(mover)]
            rents = [event for event in events if event.kind == "rent" and event.payer == mover]
            for event in rents:
                assert seen.owner == event.payee
                assert game.edition.sum(event.amount) in seen.text
    assert looked > 20
