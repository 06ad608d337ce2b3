"""Bad input gets a clear line: one line that names the field and says what would be right, and nothing is lost."""

import copy
import json
import random
import re
from importlib.resources import files

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import duopoly
from duopoly.bots import policy
from duopoly.editions import names

WRONG = (duopoly.BadPosition, duopoly.BadEdition, duopoly.BadRule, duopoly.BadRecord)
PHASES = ("order", "role", "throw", "dice", "speed", "go", "buy", "auction", "card", "die", "count", "tax", "debt", "answer",
          "interest", "want", "place", "end", "adjust", "over", "next", "move", "fine")  # fmt: skip


def new(edition="anti-us", **options):
    roles = ["player"] * 2 if str(edition).startswith("classic") else ["competitor", "monopolist"]
    return duopoly.Game(edition, **{"players": ["Ann", "Bob"], "roles": roles, "seed": 1, **options})


def base(edition="anti-us", ann=None, bob=None, **fields):
    """A position of two players, with what is not usual."""
    roles = ("competitor", "monopolist") if str(edition).startswith("anti") else ("player", "player")
    rows = [{"name": "Ann", "role": roles[0], **(ann or {})}, {"name": "Bob", "role": roles[1], **(bob or {})}]
    return {"edition": edition, "players": rows, **fields}


def brief(position):
    """What is not usual in a position, for the name of its test."""
    if not isinstance(position, dict):
        return repr(position)
    usual = (("name", "Ann"), ("name", "Bob"), ("role", "competitor"), ("role", "monopolist"), ("role", "player"))
    parts = [f"{field}={value}" for field, value in position.items() if field != "players"]
    rows = position.get("players")
    for row in rows if isinstance(rows, list) else []:
        parts += [
            f"{field}={value}" for field, value in (row.items() if isinstance(row, dict) else ()) if (field, value) not in usual
        ]
    return re.sub(r"[^\w=,.-]+", " ", " ".join(parts).removeprefix("edition=anti-us "))[:90].strip() or "bare"


def line(error):
    """The message: one line, not too long, that is a sentence of ours and no repr of an exception."""
    text = str(error)
    assert text
    assert "\n" not in text
    assert "Traceback" not in text
    return text


def refused(game, move, by=None):
    """The refusal; nothing has changed."""
    before = game.position(), game.events, game.moves
    with pytest.raises(duopoly.Refused) as caught:
        game.play(move, by=by)
    assert (game.position(), game.events, game.moves) == before
    for lang in ("en", "fr", "pl"):
        assert "\n" not in caught.value.refusal.words[lang]
    return caught.value.refusal


# Moves


@pytest.mark.parametrize(("move", "named"), [
    ("", "''"), ("fly", "fly"), ("Throw", "Throw"), ("throw it", "it"), ("buy 39", "39"), ("dice", "dice"), ("dice 3", "3"),
    ("dice 3 4 5", "dice 3 4"), ("dice three four", "three"), ("dice -3 4", "-3"), ("dice 3.5 4", "3.5"), ("die", "die"),
    ("die six", "six"), ("bid", "bid"), ("bid much", "much"), ("bid -1", "-1"), ("bid 1e9", "1e9"), ("build", "build"),
    ("build 40", "40"), ("build -1", "-1"), ("build moon-street", "moon-street"), ("build wall street", "wall street"),
    ("tax", "tax"), ("tax half", "half"), ("role", "role"), ("role banker", "banker"), ("speed", "speed"), ("speed 9", "9"),
    ("card", "card"), ("swap", "''"), ("swap Zoe", "Zoe"), ("offer", "Bob"), ("offer Zoe give 39", "Zoe"), ("go", "go"),
    ("offer Bob gives 39", "gives"), ("offer Bob give moon", "moon"), ("offer Bob give cash", "cash"), ("go moon", "moon"),
    ("offer Bob give cash lots", "lots"), ("offer Bob give cash -5", "-5"), ("offer Bob give 39 give 37", "give"),
    ("offer Bob give card:lunch", "lunch"), ("offer Bob39", "Bob39"), ("throw; end", "throw;"), ("throw\nend", "end"),
    ("dice ３ ４", "３"), ("build \x00", "\\x00"), ("💥", "💥"),
])  # fmt: skip
def test_a_garbled_move_names_what_cannot_be_read(move, named):
    """A garbled text is refused as such, in one line with the word that cannot be read."""
    refusal = refused(new(), move)
    assert refusal.code == "garbled"
    assert named in line(refusal.words["en"])


@pytest.mark.parametrize(("edition", "position", "by", "move", "code"), [
    ("anti-us", {}, "Bob", "throw", "not-your-move"),
    ("anti-us", {}, "Ann", "buy", "not-now"),
    ("anti-us", {}, "Ann", "build 39", "not-yours"),
    ("anti-us", {"titles": {"39": {"owner": "Bob"}}}, "Bob", "build 39", "not-your-turn"),
    ("anti-us", {"turn": "Bob", "titles": {"39": {"owner": "Bob"}}}, "Bob", "build 39", "no-monopoly"),
    ("anti-us", {"titles": {"39": {"owner": "Ann", "mortgaged": True}}}, "Ann", "build 39", "mortgaged"),
    ("anti-us", {"titles": {"39": {"owner": "Ann", "buildings": "hotel"}}}, "Ann", "build 39", "fully-built"),
    ("anti-us", {"titles": {"5": {"owner": "Ann"}}}, "Ann", "build 5", "not-a-street"),
    ("anti-us", {}, "Ann", "mortgage 0", "no-title"),
    ("anti-us", {"titles": {"39": {"owner": "Ann"}}}, "Ann", "lift 39", "not-mortgaged"),
    ("anti-us", {"titles": {"39": {"owner": "Ann"}}}, "Ann", "sell 39", "no-buildings"),
    ("anti-us", {"titles": {"39": {"owner": "Ann", "buildings": 1}}}, "Ann", "mortgage 39", "sell-first"),
    ("anti-us", {}, "Ann", "pay", "not-held"),
    ("anti-us", {}, "Ann", "accept", "not-now"),
    ("anti-us", {}, "Ann", "claim", "no-claim"),
    ("anti-us", {}, "chance", "time", "not-timed"),
    ("anti-us", {"phase": "buy", "ann": {"space": 39, "cash": 5}}, "Ann", "buy", "cash"),
    ("anti-us", {"phase": "debt", "debts": [{"debtor": "Bob", "creditor": None, "amount": 5}]}, "Ann", "throw", "not-your-move"),
    ("classic-us", {"titles": {"1": {"owner": "Ann"}, "3": {"owner": "Ann", "buildings": 1}}}, "Ann", "build 3", "evenly"),
])  # fmt: skip
def test_an_illegal_move_is_refused_with_reason_and_rule(edition, position, by, move, code):
    """A move that is not legal is refused with its reason, and with the leaflet's rule in the words."""
    refusal = refused(duopoly.Game.from_position(base(edition, **position)), move, by)
    assert refusal.code == code
    assert refusal.rule
    for lang in ("en", "fr", "pl"):
        assert refusal.rule in line(refusal.words[lang])


@pytest.mark.parametrize("dice", ["0 4", "4 0", "7 1", "1 7", "66 1", "1000000 1", "10000001 1"])
def test_dice_outside_one_to_six(dice):
    """Dice outside 1 to 6 are refused where dice are due, and the dice stay due."""
    game = duopoly.Game.from_position(base(phase="dice"))
    refusal = refused(game, f"dice {dice}")
    assert refusal.code in ("no-such-dice", "garbled")
    assert game.to_act == "chance"


def test_dice_outside_one_to_six_are_told_what_would_be_right():
    """The refusal says from what to what."""
    words = refused(duopoly.Game.from_position(base(phase="dice")), "dice 0 7").words["en"]
    assert "1" in words
    assert "6" in words


@pytest.mark.parametrize("die", ["0", "7", "12"])
def test_a_die_outside_one_to_six(die):
    """So is the Foundation's one die."""
    assert refused(duopoly.Game.from_position(base(ann={"space": 20}, phase="die")), f"die {die}").code == "no-such-dice"


@pytest.mark.parametrize("card", ["X99", "M01", "CH01", "C26", "C00", "1", "competitor", "C1"])
def test_a_card_not_in_the_deck(card):
    """A card that is not in the deck that is drawn from is refused."""
    game = duopoly.Game.from_position(base(ann={"space": 2}, phase="card"))
    assert refused(game, f"card {card}").code == "no-such-card"


def test_a_card_that_was_used():
    """A card that has just been used is refused as used."""
    game = duopoly.Game.from_position(base(ann={"space": 2}, phase="card", decks={"competitor": ["C04"]}))
    assert refused(game, "card C04").code == "card-used"


def test_a_get_out_card_that_is_kept():
    """A get-out card that a player keeps is not in the deck."""
    game = duopoly.Game.from_position(base("classic-us", ann={"space": 7}, bob={"get_out": ["chance"]}, phase="card"))
    assert refused(game, "card CH09").code in ("card-used", "no-such-card")


@pytest.mark.parametrize("by", ["Zoe", "", "ann", "bank", "CHANCE"])
def test_a_stranger(by):
    """A move by nobody at the table is refused with the names there are."""
    refusal = refused(new(), "throw", by=by)
    assert "Ann" in line(refusal.words["en"])


def test_asking_what_a_stranger_may_do():
    """`legal` for nobody at the table is a ValueError with the names there are."""
    with pytest.raises(ValueError, match="Ann, Bob") as caught:
        new().legal("Zoe")
    line(caught.value)


@pytest.mark.parametrize("moves", [0, -1, 1, 99])
def test_undo_of_more_than_there_is(moves):
    """More moves than were made cannot be taken back."""
    with pytest.raises(ValueError, match="undo") as caught:
        new().undo(moves)
    line(caught.value)


def test_an_unknown_bot():
    """A bot there is not is named, with those there are."""
    with pytest.raises(ValueError, match=r"bot: expected .*steady.*, got 'genius'") as caught:
        policy("genius")
    line(caught.value)


# Games that cannot be


@pytest.mark.parametrize(("options", "named", "right"), [
    ({"edition": "anti-moon"}, "anti-moon", "anti-us"),
    ({"edition": ""}, "edition", "anti-us"),
    ({"edition": "/etc/passwd"}, "/etc/passwd", "anti-us"),
    ({"players": []}, "players", "2 to 6"),
    ({"players": ["Ann"]}, "players", "2 to 6"),
    ({"players": list("ABCDEFG"), "roles": None}, "players", "2 to 6"),
    ({"players": ["Ann", "Ann"]}, "players[1].name", "no other player has"),
    ({"players": ["Ann", ""]}, "players[1].name", "expected"),
    ({"players": ["Ann", " "]}, "players[1].name", "expected"),
    ({"players": ["Ann", "Bo\nb"]}, "players[1].name", "expected"),
    ({"players": ["Ann", "bank"]}, "players[1].name", "expected"),
    ({"players": ["chance", "Bob"]}, "players[0].name", "expected"),
    ({"players": ["Ann", 7]}, "players[1].name", "expected"),
    ({"players": "AB"}, "players", "expected"),
    ({"roles": ["competitor", "competitor"]}, "role", "equal camps"),
    ({"roles": ["competitor", "banker"]}, "roles[1]", "monopolist"),
    ({"roles": ["competitor"]}, "roles", "each of the 2"),
    ({"roles": ["competitor", None]}, "roles[1]", "monopolist"),
    ({"roles": "competitor"}, "roles", "each of the 2"),
    ({"aim": "glory"}, "aim", "last or camp or timed"),
    ({"edition": "anti-fr15k", "aim": "timed"}, "aim", "last or camp"),
    ({"seed": -1}, "seed", "0 to"),
    ({"seed": 2**64}, "seed", "0 to"),
    ({"seed": "7"}, "seed", "0 to"),
    ({"seed": 7.0}, "seed", "0 to"),
])  # fmt: skip
def test_a_game_that_cannot_be_says_what_would_be_right(options, named, right):
    """A game that cannot be is refused in one line: the field, and what would be right."""
    with pytest.raises(duopoly.BadPosition) as caught:
        new(**options)
    text = line(caught.value)
    assert named in text
    assert right in text


@pytest.mark.parametrize(("rules", "right"), [
    ({"start_cash": -1}, "0 to"),
    ({"start_cash": 10**12}, "0 to"),
    ({"start_cash": 1.5}, "whole number"),
    ({"start_cash": "1500"}, "whole number"),
    ({"start_cash": True}, "whole number"),
    ({"start_cash": None}, "whole number"),
    ({"tax_cash_monopolist": 101}, "100"),
    ({"keep_competitor": -1}, "0 to"),
    ({"claim_rent": 1}, "true or false"),
    ({"claim_rent": "yes"}, "true or false"),
    ({"shortage": "none"}, "box"),
    ({"trade": "never"}, "any-time"),
    ({"prison_double": 2}, "throws-again"),
    ({"max_houses_monopolist": 4}, "0 to 3"),
    ({"start_csh": 1500}, "start_cash"),
    ({"nonsense": 1}, "expected a rule of anti-us"),
    ({"speed_die": True}, "expected a rule of anti-us"),
    ({"rounds": -1}, "0 to"),
])  # fmt: skip
def test_an_override_out_of_range_or_unknown(rules, right):
    """An override that is no rule, or out of range, is named with what would be right."""
    for make in (lambda: new(rules=rules), lambda: duopoly.Game.from_position(base(rules=rules))):
        with pytest.raises(duopoly.BadPosition) as caught:
            make()
        text = line(caught.value)
        assert next(iter(rules)) in text
        assert right in text


@pytest.mark.parametrize("options", [
    {"edition": 5}, {"edition": None}, {"edition": []}, {"players": 5}, {"players": None}, {"rules": 5}, {"rules": "x"}, {"rules": {5: 6}},
    {"rules": ["start_cash"]}, {"roles": 5}, {"aim": None}, {"aim": []}, {"aim": {}},
])  # fmt: skip
def test_a_game_of_the_wrong_types_is_refused_too(options):
    """Values of a wrong type, as a program may send them, are refused like any other: BadPosition, one line."""
    with pytest.raises(duopoly.BadPosition) as caught:
        new(**options)
    assert next(iter(options)).rstrip("s") in line(caught.value)


# Positions that cannot be


CANNOT_BE = [
    (None, "position"), (5, "position"), ([], "position"), ("anti-us", "position"), ({}, "edition"), ({"edition": "anti-us"}, "players"),
    (base(edition="anti-us", players=[]), "players"),
    (base(players=5), "players"),
    (base(players=[5, 6]), r"players\[0\]"),
    (base(players=[{"name": "Ann"}, {"role": "competitor"}]), r"players\[1\]\.name"),
    (base(players=[{"name": "Ann"}, {"name": "Bob"}]), "role"),
    (base(ann={"role": "monopolist"}), "role"),
    (base(ann={"role": "banker"}), r"players\[0\]\.role"),
    (base(ann={"name": "Bob"}), "name"),
    (base(ann={"cash": -1}), r"players\[0\]\.cash"),
    (base(ann={"cash": 1.5}), r"players\[0\]\.cash"),
    (base(ann={"cash": "500"}), r"players\[0\]\.cash"),
    (base(ann={"cash": None}), r"players\[0\]\.cash"),
    (base(ann={"cash": 10**18}), r"players\[0\]\.cash"),
    (base(ann={"space": 40}), r"players\[0\]\.space"),
    (base(ann={"space": -1}), r"players\[0\]\.space"),
    (base(ann={"space": "start"}), r"players\[0\]\.space"),
    (base(ann={"space": 10, "held": 4}), r"players\[0\]\.held"),
    (base(ann={"space": 10, "held": -1}), r"players\[0\]\.held"),
    (base(ann={"space": 11, "held": 1}), r"players\[0\]\.held"),
    (base("classic-us", ann={"space": 10, "held": 4}), r"players\[0\]\.held"),
    (base(ann={"bankrupt": 1}), r"players\[0\]\.bankrupt"),
    (base(ann={"bankrupt": True, "cash": 5}, phase="over"), r"players\[0\]\.cash"),
    (base(ann={"bankrupt": True}), "phase|turn"),
    (base(ann={"bankrupt": True}, bob={"bankrupt": True}, phase="over"), "bankrupt"),
    (base(phase="over"), "phase"),
    (base(ann={"get_out": ["chance"]}), "get_out"),
    (base("classic-us", ann={"get_out": ["lunch"]}), "get_out"),
    (base("classic-us", ann={"get_out": ["chance"]}, bob={"get_out": ["chance"]}), "get_out"),
    (base("classic-us", ann={"get_out": ["chance", "chance"]}), "get_out"),
    (base("classic-us", ann={"get_out": 3}), "get_out"),
    (base("classic-us", ann={"get_out": 2}, bob={"get_out": 1}), "get_out"),
    (base("classic-us", ann={"get_out": -1}), "get_out"),
    (base("classic-us", ann={"get_out": None}), "get_out"),
    (base("classic-us", ann={"get_out": ["chance"]}, decks={"chance": ["CH09"]}), "decks"),
    (base(turn="Zoe"), "turn"),
    (base(turn=5), "turn"),
    (base(phase="lunch"), "phase"),
    (base(phase=5), "phase"),
    (base(phase=None), "phase"),
    (base(round=0), "round"),
    (base(round="1"), "round"),
    (base(again=1), "again"),
    (base(doubles=-1), "doubles"),
    (base(doubles=2, again=True), "doubles"),
    (base("classic-us", doubles=3, again=True), "doubles"),
    (base(decks={"lunch": []}), "decks"),
    (base(decks={"competitor": ["M01"]}), r"decks\.competitor\[0\]"),
    (base(decks={"competitor": ["C01", "C01"]}), r"decks\.competitor\[1\]"),
    (base(decks={"competitor": "C01"}), r"decks\.competitor"),
    (base(phase="debt"), "debts"),
    (base(phase="debt", debts=[]), "debts"),
    (base(phase="debt", debts=[{"debtor": "Zoe", "creditor": None, "amount": 5}]), r"debts\[0\]\.debtor"),
    (base(phase="debt", debts=[{"debtor": "Ann", "creditor": "Zoe", "amount": 5}]), r"debts\[0\]\.creditor"),
    (base(phase="debt", debts=[{"debtor": "Ann", "creditor": "Ann", "amount": 5}]), r"debts\[0\]\.creditor"),
    (base(phase="debt", debts=[{"debtor": "Ann", "creditor": None, "amount": 0}]), r"debts\[0\]\.amount"),
    (base(phase="debt", debts=[{"debtor": "Ann", "creditor": None, "amount": -5}]), r"debts\[0\]\.amount"),
    (base(phase="debt", debts=[{"debtor": "Ann", "creditor": None}]), r"debts\[0\]\.amount"),
    (base(phase="throw", debts=[{"debtor": "Ann", "creditor": None, "amount": 5}]), "phase|debts"),
    (base(phase="answer"), "offer"),
    (base(phase="auction"), "auction"),
    (base(phase="buy"), "phase"),
    (base(ann={"space": 39}, phase="buy", titles={"39": {"owner": "Bob"}}), "phase"),
    (base(phase="tax"), "phase"),
    (base(phase="card"), "phase"),
    (base(phase="die"), "phase"),
    (base(ann={}, bob={"space": 20}, turn="Bob", phase="die"), "phase"),
    (base(phase="count"), "phase"),
    (base(phase="adjust"), "phase|aim"),
    (base(phase="speed"), "phase"),
    (base(phase="go"), "phase"),
    (base("classic-us", phase="role"), "phase"),
    (base("classic-us", phase="speed", dice=[3, 4]), "phase|speed"),
    (base("classic-us", phase="go", dice=[3, 4], speed="bus"), "phase|speed"),
    (base(titles=[]), "titles"),
    (base(titles={"39": 5}), r"titles\.39"),
    (base(titles={"39": {"owner": "Zoe"}}), r"titles\.39\.owner"),
    (base(titles={"39": {"owner": 5}}), r"titles\.39\.owner"),
    (base(titles={"moon-street": {"owner": "Ann"}}), "moon-street"),
    (base(titles={"0": {"owner": "Ann"}}), "titles"),
    (base(titles={"40": {"owner": "Ann"}}), "titles"),
    (base(titles={"-1": {"owner": "Ann"}}), "titles"),
    (base(titles={"39": {"owner": "Ann"}, "wall-street": {"owner": "Ann"}}), "wall-street"),
    (base(titles={"39": {"owner": "Ann", "buildings": 5.0}}), r"titles\.39\.buildings"),
    (base(titles={"39": {"owner": "Ann", "buildings": True}}), r"titles\.39\.buildings"),
    (base(titles={"39": {"owner": "Ann", "buildings": "castle"}}), r"titles\.39\.buildings"),
    (base(titles={"39": {"owner": "Ann", "buildings": "apartment"}}), r"titles\.39\.buildings: expected 0 to 4 houses or 'hotel'"),
    (base(titles={"39": {"owner": "Ann", "buildings": 6}}), r"titles\.39\.buildings"),
    (base(titles={"39": {"owner": "Ann", "buildings": 1, "mortgaged": True}}), r"titles\.39\.buildings"),
    (base(titles={"39": {"owner": "Ann", "mortgaged": 1}}), r"titles\.39\.mortgaged"),
    (base(titles={"39": {"owner": "Bob", "buildings": 1}}), r"titles\.39\.buildings"),
    (base(titles={"39": {"owner": "Bob", "buildings": 1}, "37": {"owner": "Bob", "mortgaged": True}}), r"titles\.39\.buildings"),
    (base(titles={"39": {"owner": "Bob", "buildings": 1}, "37": {"owner": "Ann"}}), r"titles\.39\.buildings"),
    (base(titles={"39": {"owner": "Bob", "buildings": 5}, "37": {"owner": "Bob"}}), r"titles\.39\.buildings"),
    (base(titles={"12": {"owner": "Ann", "buildings": "hotel"}}), r"titles\.12\.buildings"),
    (base("classic-us", titles={"39": {"owner": "Ann", "buildings": 1}}), r"titles\.39\.buildings"),
    (base("classic-us", titles={"39": {"owner": "Ann", "buildings": 1}, "37": {"owner": "Ann", "mortgaged": True}}), "buildings"),
    (base("classic-us", titles={"39": {"owner": "Ann", "buildings": 3}, "37": {"owner": "Ann", "buildings": 1}}), "buildings"),
    (base("classic-us", titles={str(s): {"owner": "Ann", "buildings": "hotel"} for s in (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24)}), "buildings"),
    (base("anti-fr", titles={str(s): {"owner": "Ann", "buildings": 4} for s in (1, 3, 6, 8, 9, 11, 13, 14, 16)}), "buildings"),
    (base(titles={"39": {"mortgaged": True}}), r"titles\.39"),
    (base(titles={"39": {"owner": None, "buildings": 2}}), r"titles\.39"),
    (base(ann={"bankrupt": True}, titles={"39": {"owner": "Ann"}}, phase="over"), r"titles\.39\.owner"),
    (base(to_act="Zoe"), "to_act"),
    (base(to_act="Bob"), "to_act"),
    (base(to_act=[]), "to_act"),
    (base(aim="timed", edition="classic-us"), "aim"),
    (base(rules=5), "rules"),
    (base(rules="start_cash"), "rules"),
    (base(edition=5), "edition"),
    (base(aim=5), "aim"),
    (base(dice=[0, 7]), "dice"),
    (base(dice=[3]), "dice"),
    (base(color="red"), "color"),
    (base(ann={"hat": 1}), r"players\[0\]\.hat"),
    (base(titles={"39": {"owner": "Ann", "color": 1}}), r"titles\.39\.color"),
    ({**base(), 5: 6}, "5"),
    (base(count="round"), "count"),
    (base(count="richest", ann={"cash": 0}, phase="debt", debts=[{"debtor": "Ann", "creditor": None, "amount": 5}]), "count"),
    (base("classic-us", phase="debt", debts=[{"debtor": "Ann", "creditor": None, "amount": 5}], resume="role"), "resume"),
    (base(phase="debt", debts=[{"debtor": "Ann", "creditor": None, "amount": 5}], resume="over"), "resume"),
    (base(phase="debt", debts=[{"debtor": "Ann", "creditor": None, "amount": 5}], resume="count"), "resume"),
    (base(phase="debt", debts=[{"debtor": "Ann", "creditor": None, "amount": 5}], resume="adjust"), "resume"),
    (base("classic-us", phase="auction", auction={"lot": []}), "auction"),
    (base(ann={"space": 5}, phase="auction", auction=5), "auction"),
    (base("classic-us", ann={"space": 39}, phase="auction", auction={"lot": "39", "bid": 10_000, "best": "Ann", "out": []}), r"auction\.bid"),
    (base(bob={"bankrupt": True, "cash": 0, "space": 10, "held": 1}, phase="over"), r"players\[1\]\.held: expected 0, because"),
    (base(ann={"throw": -1}), r"players\[0\]\.throw"),
    (base("classic-us", estate=["nowhere"]), "estate"),
    (base("classic-us", estate=["39"], titles={"39": {"owner": "Ann"}}), "estate"),
    (base(phase="debt", debts=[{"debtor": "Ann", "creditor": "Bob", "amount": 5, "space": -1}]), r"debts\[0\]\.space"),
    (base(phase="debt", resume="move", debts=[{"debtor": "Ann", "creditor": "Bob", "amount": 5}]), "dice"),
    (base(phase="answer", offer={"by": "Ann", "move": "throw"}), r"offer\.move"),
    (base(phase="answer", offer={"by": "Ann", "move": "offer Ann take cash 5"}), "offer"),
    (base(phase="answer", offer={"by": "Ann", "move": "offer Bob give cash 5"}), r"offer\.move: expected at least one title"),
    (base(phase="answer", offer={"by": "Ann", "move": "offer Bob take 5"}), r"offer\.move: expected titles and get-out cards"),
    (base(phase="answer", titles={"5": {"owner": "Ann"}}, offer={"by": "Ann", "move": "offer Bob take 5"}), r"offer\.move"),
    (base(phase="answer", titles={"5": {"owner": "Bob"}}, offer={"by": "Ann", "move": "offer Bob give 5"}), r"offer\.move"),
    (base("classic-us", bob={"get_out": ["chest"]}, phase="answer", offer={"by": "Ann", "move": "offer Bob take card:chance"}), r"offer\.move"),
    (base("classic-us", bob={"bankrupt": True, "cash": 0, "get_out": ["chance"]}, phase="over"), r"players\[1\]\.get_out: expected none"),
    (base(players=[{"name": "Ann"}, {"name": "Bob"}], phase="role", setup=True, titles={"39": {"owner": "Ann", "buildings": 1}}, rules={"deal_titles": 1}), "buildings"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "named"), CANNOT_BE, ids=[brief(position) for position, _ in CANNOT_BE])
def test_a_position_that_cannot_be(position, named):
    """A position that cannot be is refused in one line that names the field."""
    before = copy.deepcopy(position)
    with pytest.raises(duopoly.BadPosition, match=named) as caught:
        duopoly.Game.from_position(position)
    line(caught.value)
    assert position == before


@pytest.mark.parametrize(("position", "right"), [
    (base(phase="lunch"), "throw"), (base(ann={"cash": -1}), "0 to"), (base(ann={"role": "banker"}), "monopolist"),
    (base(turn="Zoe"), "Ann, Bob"), (base(titles={"39": {"owner": "Zoe"}}), "Ann, Bob"), (base(color="red"), "titles"),
    (base(titles={"39": {"owner": "Ann", "buildings": 9}}), "0 to 4"), (base(phase="debt"), "amount"), (base(ann={"space": 40}), "0 to 39"),
    (base(phase="over"), "player"), (base(decks={"lunch": []}), "competitor"), (base(phase="adjust"), "timed"), (base(phase="buy"), "title|street"),
    (base(phase="tax"), "tax"), (base(titles={"moon-street": {"owner": "Ann"}}), "street"),
])  # fmt: skip
def test_a_position_that_cannot_be_says_what_would_be_right(position, right):
    """The line also says what would be right."""
    with pytest.raises(duopoly.BadPosition) as caught:
        duopoly.Game.from_position(position)
    told = str(caught.value).partition(":")[2]
    assert re.search(right, told), told


@pytest.mark.parametrize("position", [
    base(again=True, doubles=0),
    base("classic-us", again=True, doubles=0),
    base(turn="Bob", bob={"space": 2}, phase="card", deck="competitor"),
    base("classic-us", ann={"space": 2}, phase="card", deck="chance"),
    base("classic-us", ann={"space": 7}, phase="card", deck="chest"),
    base(count="rent"), base(dice=[3, 3]), base(speed="bus"), base(mister=True), base(card="C01"), base(deck="monopolist"), base(tour=5), base(offers=7),
    base(ann={"throw": 7}), base(ann={"thrown_income": 7}), base(ann={"wants": True}), base(ann={"stayed": True}), base(ann={"space": 10, "held": 2, "stayed": True}),
    base(estate=["39"]), base(interest=["39"]), base(inherited=["39"]), base(setup=True), base(first="Bob"), base(resume="buy"),
    base(claims=[{"debtor": "Ann", "owner": "Bob", "amount": 5}]), base(titles={"39": {"owner": "bank"}}), base(players=[{"name": "Ann"}, {"name": "Bob"}], phase="order"),
])  # fmt: skip
def test_an_odd_position_is_refused_or_round_trips(position):
    """A position with a field that does not belong to its phase is refused, or is told again exactly, with the same moves."""
    try:
        game = duopoly.Game.from_position(position, seed=1)
    except duopoly.BadPosition as error:
        line(error)
        return
    again = duopoly.Game.from_position(game.position())
    assert again.position() == game.position()
    assert again.legal() == game.legal()


# Records


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A small record: its path and bytes, and the game."""
    game = new()
    while len(game.moves) < 9:
        if game.to_act == "chance":
            game.chance()
        else:
            game.decide_with(policy("steady"))
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    game.record().save(path)
    return path, path.read_bytes(), game


def read(folder, content):
    """The record in a file of this content."""
    path = folder / "other.jsonl"
    path.write_bytes(content)
    return duopoly.Record.load(path)


def test_a_record_cut_short_at_every_byte(saved, tmp_path):
    """A record cut at any byte is refused with the file's name, never read as a shorter game."""
    _, content, _ = saved
    for cut in range(len(content)):
        with pytest.raises(duopoly.BadRecord, match=r"other\.jsonl") as caught:
            read(tmp_path, content[:cut])
        line(caught.value)


def test_a_record_with_any_byte_changed(saved, tmp_path):
    """A record with one byte changed is refused, or is the same record still."""
    _, content, game = saved
    rnd = random.Random(1)
    for at in range(len(content)):
        for byte in {rnd.randrange(256), content[at] ^ 1, 0x20, 0xFF, 0x30}:
            edited = content[:at] + bytes([byte]) + content[at + 1 :]
            try:
                found = read(tmp_path, edited)
            except duopoly.BadRecord as error:
                line(error)
            else:
                assert found == game.record(), (at, edited)


def test_a_record_with_a_line_edited_left_out_doubled_or_moved(saved, tmp_path):
    """Every line of a record is held by those before: edited, left out, doubled or moved it is refused, with its number."""
    _, content, _ = saved
    lines = content.splitlines(keepends=True)
    for n in range(len(lines)):
        instead = (b'["Ann", "throw", "0123456789abcdef"]\n', b"{}\n", b"null\n", b"[1, 2, 3]\n")
        wrong = [lines[:n] + lines[n + 1 :], lines[: n + 1] + lines[n:], [*lines[:n], b"\n", *lines[n:]]]
        wrong += [[*lines[:n], other, *lines[n + 1 :]] for other in instead]
        if n + 1 < len(lines):
            wrong.append([*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]])
        for edited in wrong:
            with pytest.raises(duopoly.BadRecord, match=r"line \d+|moves") as caught:
                read(tmp_path, b"".join(edited))
            line(caught.value)


def test_a_record_with_more_lines_than_it_had(saved, tmp_path):
    """A line added behind the last is refused."""
    _, content, _ = saved
    for more in (b"\n", b'["Ann", "end", "0"]\n', b"x"):
        with pytest.raises(duopoly.BadRecord):
            read(tmp_path, content + more)


def test_a_header_of_a_record_without_moves_is_held_too(tmp_path):
    """A record without a move is held as well: its header, edited, is refused."""
    new().record().save(tmp_path / "game")
    content = (tmp_path / "game").read_bytes()
    edited = content.replace(b'"seed": 1,', b'"seed": 2,')
    assert edited != content
    with pytest.raises(duopoly.BadRecord):
        read(tmp_path, edited)


@pytest.mark.parametrize("content", [
    b"", b"\n", b"\n\n", b"hello\n", b"{}\n", b"[]\n", b"null\n", b"5\n", b'"duopoly"\n', b'{"duopoly": 2}\n', b'{"duopoly": null}\n', b"\xff\xfe\n",
    b'{"duopoly": 1}', b'{"duopoly": 1}\n[]\n', b'{"duopoly": 1}\n5\n', b"\x00\n", b"[" * 5000, b'{"duopoly": ' + b"9" * 5000 + b"}\n",
])  # fmt: skip
def test_a_file_that_is_no_record(content, tmp_path):
    """A file that is no record is refused with its name."""
    with pytest.raises(duopoly.BadRecord, match=r"other\.jsonl") as caught:
        read(tmp_path, content)
    line(caught.value)


@pytest.mark.parametrize("around", ['{{"duopoly": 1, "x": {}}}\n', '{{"duopoly": 1, "]": "[\\"[", "x": {}}}\n'])
def test_a_record_nested_too_deep(around, tmp_path):
    """It would bring down the Python of a browser. What is in quotes does not count."""
    fit, deep = (around.format("[" * depth + "]" * depth).encode() for depth in (99, 100))
    assert read(tmp_path, fit)
    with pytest.raises(duopoly.BadRecord, match="line 1: expected a record's header") as caught:
        read(tmp_path, deep)
    line(caught.value)


@pytest.mark.parametrize(("content", "number"), [
    (b'{"duopoly": 1, "note": "\\ud800"}\n', 1), (b'{"duopoly": 1, "\\udfff": 5}\n', 1),
    (b'{"duopoly": 1}\n["Ann", "\\ud800", "0"]\n', 2), (b'{"duopoly": 1}\n["\\udc00\\ud800", "throw", "0"]\n', 2),
])  # fmt: skip
def test_a_record_with_half_a_character_is_refused(content, number, tmp_path):
    """JSON can write one half of a pair of surrogates, which no file and no check can hold. Both halves are a character."""
    with pytest.raises(duopoly.BadRecord, match=f"line {number}: expected whole characters, got half of one") as caught:
        read(tmp_path, content)
    line(caught.value)
    assert read(tmp_path, b'{"duopoly": 1, "note": "\\ud83c\\udfb2"}\n').header == {"note": "🎲"}


@pytest.mark.parametrize("header", [
    {}, {"edition": "anti-us"}, {"players": ["Ann", "Bob"]}, {"edition": "anti-moon", "players": ["Ann", "Bob"]},
    {"edition": "anti-us", "players": 5}, {"edition": "anti-us", "players": None}, {"edition": 5, "players": ["Ann", "Bob"]},
    {"edition": "anti-us", "players": ["Ann", "Bob"], "rules": 5}, {"edition": "anti-us", "players": ["Ann", "Bob"], "rules": {"x": 1}},
    {"edition": "anti-us", "players": ["Ann", "Bob"], "roles": 5}, {"edition": "anti-us", "players": ["Ann", "Bob"], "seed": "x"},
    {"edition": "anti-us", "players": ["Ann", "Bob"], "aim": []}, {"position": 5}, {"position": {}}, {"position": {"edition": []}},
    {"position": base(to_act={})}, {"edition": None, "players": {}},
])  # fmt: skip
def test_a_record_whose_header_makes_no_game(header, tmp_path):
    """A well-formed record of a game that cannot be is refused when loaded or replayed, with a ValueError of one line."""
    with pytest.raises(WRONG) as caught:
        read(tmp_path, (json.dumps({"duopoly": 1, **header, "moves": 0}) + "\n").encode()).replay()
    line(caught.value)


def test_a_record_with_an_illegal_move_names_it(tmp_path):
    """A record in which a move is not legal is refused in the replay, with the number of the move and the reason."""
    game = new()
    header = game.record().header
    for moves in ([("Ann", "end")], [("Ann", "throw"), ("chance", "dice 7 7")], [("Zoe", "throw")], [("Ann", "fly")]):
        with pytest.raises(duopoly.BadRecord, match=rf"move {len(moves)}\b") as caught:
            duopoly.Record(header, moves).replay()
        line(caught.value)


@pytest.mark.parametrize("upto", [-1, 10, 999, "abc", "3", 1.5, [1]])
def test_a_replay_beyond_the_record(saved, upto):
    """`upto` outside the record, or what is no number, is a ValueError that says how many moves there are."""
    with pytest.raises(ValueError, match=rf"^upto: expected 0 to 9 moves, got {re.escape(repr(upto))}$"):
        duopoly.Record.load(saved[0]).replay(upto=upto)


def test_a_record_that_is_not_there_or_a_folder(tmp_path):
    """A file that is not there, or a folder, is an OSError with its name."""
    for path in (tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(OSError, match=re.escape(str(path))):
            duopoly.Record.load(path)


def test_saving_where_nothing_can_be_written_loses_nothing(saved, tmp_path):
    """A folder that is not there is an OSError, and a save that fails leaves the old file whole."""
    with pytest.raises(OSError, match="nowhere"):
        saved[2].record().save(tmp_path / "nowhere" / "game.jsonl")
    assert saved[0].read_bytes() == saved[1]


def test_a_record_with_windows_line_ends_is_the_same(saved, tmp_path):
    """A record whose line ends an editor or git has changed is the same record."""
    assert read(tmp_path, saved[1].replace(b"\n", b"\r\n")) == saved[2].record()


# Editions


def text_of(name):
    return (files("duopoly") / "editions" / f"{name}.toml").read_text("utf-8")


def wrong_edition(folder, text):
    """The line with which the edition in a file of this text is refused, by the loader and by Game."""
    path = folder / "my.toml"
    path.write_text(re.sub(r'^key = "[a-z0-9-]+"\n', 'key = "my"\n', text, count=1, flags=re.M), "utf-8")
    with pytest.raises(duopoly.BadEdition) as caught:
        duopoly.edition(str(path))
    with pytest.raises(duopoly.BadPosition) as again:
        duopoly.Game(str(path), players=["Ann", "Bob"])
    assert str(caught.value) == str(again.value)
    assert str(path) in line(caught.value)
    return line(caught.value)


@pytest.mark.parametrize("name", ["anti-us", "anti-fr", "classic-us"])
def test_an_edition_with_a_missing_title(name, tmp_path):
    """An edition's file that lacks a title card is refused with the file, the table and the space, whichever it lacks."""
    lines = text_of(name).splitlines(keepends=True)
    cards = [n for n, row in enumerate(lines) if re.match(r"  \{ space = +\d+, price", row)]
    assert len(cards) == 28
    for n in cards:
        key = duopoly.edition(name).spaces[int(re.search(r"\d+", lines[n])[0])].key
        told = wrong_edition(tmp_path, "".join(lines[:n] + lines[n + 1 :]))
        assert "title" in told
        assert re.search(rf"\b({re.search(r'[0-9]+', lines[n])[0]}|{key})\b", told), told


def test_an_edition_with_two_spaces_of_one_number(tmp_path):
    """Two spaces of one number are refused with the table and the number."""
    assert "[[space]]: expected each row once, got 39" in wrong_edition(
        tmp_path, text_of("anti-us").replace("{ index = 38,", "{ index = 39,")
    )
    row = '[[space]]\nindex = 7\nkey = "{}"\nkind = "free"\nname = "X"\n'
    assert "[[space]]: expected each row once, got 7" in wrong_edition(
        tmp_path, 'extends = "anti-us"\n' + row.format("x") + row.format("y")
    )


@pytest.mark.parametrize(("role", "right"), [("competitor", 6), ("monopolist", 5)])
def test_an_edition_with_a_rent_table_of_the_wrong_length(role, right, tmp_path):
    """A rent table that is too long or too short is refused with its row, its role, and what would be right."""
    whole = {"competitor": [40, 60, 80, 100, 120, 140], "monopolist": [40, 120, 160, 200, 240]}
    for length in (0, 1, right - 1, right + 1):
        rents = whole | {role: (whole[role] * 2)[:length]}
        told = wrong_edition(
            tmp_path, 'extends = "anti-us"\n[[title]]\nspace = 39\n' + "".join(f"rents.{r} = {v}\n" for r, v in rents.items())
        )
        assert re.search(r"wall-street|\b39\b", told), told
        assert role in told
        assert str(right) in told
        assert "expected" in told


@pytest.mark.parametrize(("text", "named"), [
    ("", "my.toml"), ("extends", "TOML"), ('extends = "anti-moon"', "anti-us"), ('extends = "anti-us"\n[rules]\nstart_cash = -5', "start_cash"),
    ('extends = "anti-us"\n[rules]\nstart_csh = 5', "start_cash"), ('extends = "anti-us"\n[[title]]\nspace = 39\nprice = "much"', "price"),
    ('extends = "anti-us"\n[[title]]\nprice = 5', "space"), ('extends = "anti-us"\n[[title]]\nspace = 39\n[[title]]\nspace = 39', "39"),
    ('extends = "anti-us"\n[[title]]\nspace = 0\nprice = 5', "0"), ('extends = "anti-us"\ntitle = 5', "title"), ("extends = 5", "extends"),
    ('extends = "anti-us"\n[[title]]\nspace = 39\nprice = -400', "price"), ('extends = "anti-us"\nplayers = [6, 2]', "players"),
    ('extends = "anti-us"\nplayers = [2, 9]', "players"), ('extends = "anti-us"\nroles = ["king"]', "roles"), ('extends = "anti-us"\naims = []', "aims"),
    ('extends = "anti-us"\n[[space]]\nindex = 40\nkey = "x"\nkind = "free"\nname = "X"', "40"), ('extends = "anti-us"\nhat = 1', "hat"),
    ('extends = "anti-us"\n[[card]]\ndeck = "competitor"\nid = "C01"\neffect = "fly"\ntext = "x"', "effect"),
    ('extends = "anti-us"\n[[title]]\nspace = 39\nrents = 5', "rents"),
    ('extends = "anti-us"\n[[title]]\nspace = 39\nrents.competitor = [40, "sixty", 80, 100, 120, 140]', "rents"),
])  # fmt: skip
def test_a_mistake_in_an_edition_s_file_is_one_line(text, named, tmp_path):
    """Any mistake in a file is one line with the file and the field."""
    assert named in wrong_edition(tmp_path, text)


def test_an_edition_s_file_that_is_not_there(tmp_path):
    """A file that is not there, a folder, or one that is no text, is a BadEdition with its name."""
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "folder.toml").mkdir()
    for name in ("none.toml", "bytes.toml", "folder.toml"):
        with pytest.raises(duopoly.BadEdition, match=re.escape(name)) as caught:
            duopoly.edition(str(tmp_path / name))
        line(caught.value)


def test_a_very_long_text_is_refused_like_any_other():
    """A text of any length is refused as garbled: words of many letters, many words, many digits."""
    for text in (
        "x" * 5000,
        "build " + "1" * 5000,
        "offer Bob give " + "39 " * 3000 + "?",
        "dice 1 " + "9" * 5000,
        "bid " + "9" * 5000,
    ):
        refusal = refused(new(), text)
        assert refusal.code == "garbled"
        assert len(line(refusal.words["en"])) < 1000


# Fuzz


WORDS = ["throw", "buy", "offer", "give", "take", "cash", "dice", "card", "card:chance", "card:", "bid", "go", "Ann", "Bob", "39", "wall-street", "0",
         "-1", "99", "6", "swap", "role", "tax", "flat", "speed", "bus", "claim", "time", "C01", "mortgage", "٣", "²", "\x00", "\n", "", "💥", "1" * 50]  # fmt: skip
TEXTS = st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join))
SEATS = st.one_of(st.none(), st.sampled_from(["Ann", "Bob", "chance", "Zoe", "bank", ""]), st.text(max_size=5))


@settings(max_examples=250, deadline=None)
@given(TEXTS, SEATS, st.sampled_from(["anti-us", "classic-us"]), st.sampled_from(["throw", "dice", "order", "end", "card"]))
def test_any_text_is_a_move_or_refused(text, by, edition, phase):
    """Whatever text comes, from whomever: a Refusal, or a legal move; never another exception, never a change by a refused one."""
    game = duopoly.Game.from_position(base(edition, ann={"space": 7 if phase == "card" else 0}, phase=phase), seed=1)
    refusal = game.why_not(by, text)
    if refusal is None:
        game.play(text, by=by)
    else:
        assert refused(game, text, by=by) == refusal


def sample_positions():
    """Positions of all editions, in many phases, as games of random moves come by them."""
    found = []
    for seed, edition in enumerate([*names(), *names()]):
        rnd = random.Random(seed)
        rules = [{}, {"claim_rent": True, "start_cash": 600}, {"speed_die": True}][
            seed % 3 if edition.startswith("classic") else seed % 2
        ]
        game = duopoly.Game(
            edition,
            players=["Ann", "Bob", "Cem"],
            seed=seed,
            rules=rules,
            aim="last" if seed % 4 else duopoly.edition(edition).aims[-1],
        )
        seen = set()
        for n in range(400):
            if game.to_act is None:
                break
            if game.phase not in seen or n % 100 == 99:
                seen.add(game.phase)
                found.append(game.position())
            if game.to_act == "chance":
                game.chance()
            elif rnd.random() < 0.7:
                game.decide_with(policy("steady"))
            else:
                game.play(rnd.choice(game.legal()))
    return found


POSITIONS = sample_positions()
VALUES = [None, True, False, -1, 0, 1, 2, 3, 5, 10, 20, 39, 40, 150, 10**9, 10**30, 1.5, float("nan"), "", "x", "Ann", "Bob", "Cem", "Zoe", "bank", "chance",
          "chest", "hotel", "house", "39", "wall-street", "boardwalk", "bus", "rent", "gamble", "richest", "round", "competitor", "monopolist", "player",
          "timed", "camp", "last", [], {}, [1, 2], [6, 6], ["chance"], ["C01"], ["39", "37"], {"39": {"owner": "Ann"}}, {"owner": "Bob"},
          [{"debtor": "Ann", "creditor": "Bob", "amount": 50}], {"by": "Ann", "move": "offer Bob give cash 5"}, *PHASES]  # fmt: skip
SPACE_LISTS = [["1"], ["39", "37"], ["12"], ["wall-street"], ["boardwalk", "park-place"], ["syntagma"]]
PLAUSIBLE = {
    "phase": PHASES,
    "resume": PHASES,
    "turn": ["Ann", "Bob", "Cem"],
    "first": ["Ann", "Bob", "Cem"],
    "to_act": ["Ann", "Bob", "Cem", "chance", None],
    "aim": ["last", "camp", "timed"],
    "again": [True, False],
    "setup": [True, False],
    "mister": [True, False],
    "doubles": [0, 1, 2],
    "round": [1, 2, 30],
    "dice": [[1, 1], [3, 4], [6, 6]],
    "speed": ["1", "3", "bus", "mr-m"],
    "card": ["C09", "C17", "M02", "M24", "CH05", "CH07", "CH10", "CH15", "CC09", "CC14"],
    "deck": ["competitor", "monopolist", "chance", "chest"],
    "decks": [{"competitor": ["C04"]}, {"chance": ["CH09"]}, {}],
    "count": ["rent", "gamble", "richest", "round"],
    "offers": [0, 5, 119, 120],
    "tour": [0, 12, 28, 39],
    "builder": ["Ann", "Bob", "Cem"],
    "site": ["1", "39", "37", "6"],
    "estate": SPACE_LISTS,
    "interest": SPACE_LISTS,
    "inherited": SPACE_LISTS,
    "debts": [[{"debtor": debtor, "creditor": other, "amount": 50}] for debtor, other in (("Ann", None), ("Bob", "Ann"), ("Cem", "Bob"))],
    "claims": [[{"debtor": debtor, "owner": other, "amount": 50}] for debtor, other in (("Ann", "Bob"), ("Bob", "Ann"), ("Cem", "Bob"))],
    "auction": [{"lot": lot, "bid": bid, "best": best, "out": out} for lot in ("1", "39", "house", "hotel") for bid, best, out in
                ((0, None, []), (5, "Ann", []), (5, "Bob", ["Ann"]), (0, None, ["Ann", "Bob"]))],
    "offer": [{"by": by, "move": move} for by, move in (("Ann", "offer Bob give 39 cash 5"), ("Bob", "offer Ann give 39"), ("Cem", "swap Ann"))],
    "space": [0, 2, 4, 7, 10, 12, 20, 28, 30, 39],
    "held": [0, 1, 2, 3],
    "cash": [0, 1, 40, 51, 900],
    "bankrupt": [True, False],
    "stayed": [True],
    "get_out": [1, 2, ["chance"], ["chest"]],
    "passed_start": [True],
    "throw": [2, 12],
    "thrown_income": [0, 40],
    "wants": [True],
    "role": ["competitor", "monopolist", "player", None],
    "name": ["Dee"],
    "owner": ["Ann", "Bob", "Cem", None],
    "buildings": [0, 1, 2, 3, 4, "hotel"],
    "mortgaged": [True, False],
    "rules": [{}, {"claim_rent": True}, {"auction": True}, {"rounds": 1}, {"speed_die": True}, {"houses": 2, "hotels": 1}],
}  # fmt: skip
FIELDS = [name for name in PLAUSIBLE if name not in ("space", "held", "cash", "bankrupt", "stayed", "get_out", "passed_start", "throw",
          "thrown_income", "wants", "role", "name", "owner", "buildings", "mortgaged")]  # fmt: skip
OF_PLAYERS = ("space", "held", "cash", "bankrupt", "stayed", "get_out", "passed_start", "throw", "thrown_income", "wants")


def places(value, path=()):
    """The paths of all values within a value."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    if isinstance(value, list):
        for n, inner in enumerate(value):
            yield from places(inner, (*path, n))


def mutate(position, rnd):
    """Changes one thing: a field of the kind it has, or a value replaced, left out or doubled."""
    how = rnd.random()
    if how < 0.3:
        field = rnd.choice(FIELDS)
        position[field] = copy.deepcopy(rnd.choice(PLAUSIBLE[field]))
        return
    if how < 0.4 and isinstance(position.get("titles"), dict):
        position["titles"][rnd.choice(["1", "5", "12", "37", "39"])] = {"owner": rnd.choice(["Ann", "Bob", "Cem"])}
        return
    if how < 0.5:
        rows = (
            [row for row in position.get("players") or [] if isinstance(row, dict)]
            if isinstance(position.get("players"), list)
            else []
        )
        if rows:
            field = rnd.choice(OF_PLAYERS)
            rnd.choice(rows)[field] = copy.deepcopy(rnd.choice(PLAUSIBLE[field]))
            return
    path = rnd.choice(list(places(position)))
    inner = position
    for step in path[:-1]:
        inner = inner[step]
    how = rnd.random()
    if how < 0.4 and path[-1] in PLAUSIBLE:
        inner[path[-1]] = copy.deepcopy(rnd.choice(PLAUSIBLE[path[-1]]))
    elif how < 0.5:
        del inner[path[-1]]
    elif how < 0.6 and isinstance(inner, list):
        inner.append(copy.deepcopy(inner[path[-1]]))
    elif how < 0.8 and type(inner[path[-1]]) is int:
        inner[path[-1]] += rnd.choice([-1, 1, 7])
    else:
        inner[path[-1]] = copy.deepcopy(rnd.choice(VALUES))


def play_on(game, rnd, most=30):
    """Random moves of anybody; a legal move exists until the end."""
    for _ in range(most):
        if game.to_act is None:
            assert game.result is not None
            return
        moves = game.legal()
        assert moves, game.position()
        if game.to_act == "chance" and rnd.random() < 0.8:
            game.chance()
            continue
        by = rnd.choice(game.players)
        others = game.legal(by)
        if others and rnd.random() < 0.2:
            game.play(rnd.choice(others), by=by)
        else:
            game.play(rnd.choice(moves))
        game.worth()


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(POSITIONS), st.integers(0, 2**32), st.integers(1, 3))
def test_a_position_changed_at_random_is_refused_or_can_be_played(position, seed, changes):
    """A valid position with something changed is a BadPosition of one line, or a game that round-trips and plays on."""
    rnd = random.Random(seed)
    changed = copy.deepcopy(position)
    for _ in range(changes):
        mutate(changed, rnd)
    try:
        game = duopoly.Game.from_position(changed, seed=1)
    except duopoly.BadPosition as error:
        line(error)
        return
    told = game.position()
    again = duopoly.Game.from_position(json.loads(json.dumps(told)))
    assert again.position() == told
    assert again.legal() == game.legal()
    play_on(game, rnd)


def test_only_players_have_cash():
    """Chance plays, too, but its number is that of the last seat of eight, counted from the end."""
    game = duopoly.Game("classic-us", list("ABCDEFGH"), seed=1, roles=[])
    for name in ("chance", "Zoe", None, 7):
        with pytest.raises(ValueError, match=r"^player: expected one of A, B, C, D, E, F, G, H, got "):
            game.cash(name)


def test_a_book_for_an_aim_there_is_not():
    with pytest.raises(ValueError, match=r"^aim: expected one of last, camp, timed, got 'xx'$"):
        duopoly.book("anti-us", aim="xx")
