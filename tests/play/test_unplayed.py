"""Moves that a game never has are refused as such, not as moves for later; no leaflet speaks of them."""

import pytest

import duopoly


def refused(game, by, move):
    """The refusal's code and its words."""
    refusal = game.why_not(by, move)
    assert refusal.help is None
    for lang in ("fr", "pl"):
        assert refusal.told(lang) != refusal.told("en")
    return refusal.code, refusal.sentence("en")


def at(edition, *roles, **more):
    """Ann and Bob in the middle of a game."""
    rows = [{"name": name, "role": role, "space": 5} for name, role in zip(("Ann", "Bob"), roles, strict=True)]
    return duopoly.Game.from_position({"edition": edition, "players": rows, **more})


NEVER = [
    ("bid 5", "no-auctions", "There are no auctions in this game."),
    ("want", "no-last-houses", "The last buildings are not shared out in this game: first come, first served."),
    ("place 3", "no-last-houses", "The last buildings are not shared out in this game: first come, first served."),
    ("go 3", "no-speed-die", "There is no Speed Die in this game."),
    ("speed bus", "no-speed-die", "There is no Speed Die in this game."),
    ("keep", "not-due", "There is nothing to decide about a mortgage in this game: keeping it costs its new owner nothing."),
    ("draw", "no-drawing", "No card in this game lets you draw another one instead of paying."),
    ("use-card", "no-get-out-card", "There is no get-out-of-jail card to use or give."),
    ("stay", "no-staying", "Nobody can sit a turn out in this game: in prison or the price war, throw or pay."),
    ("deal 1", "no-dealing", "No titles are dealt in this game."),
]


@pytest.mark.parametrize(("move", "code", "words"), NEVER)
@pytest.mark.parametrize("by", ["Ann", "Bob"])
def test_anti_us_has_no_such_move(move, code, words, by):
    """Declining never leads to an auction in anti-us: whoever tries one hears that there are none, on turn or not."""
    game = at("anti-us", "competitor", "monopolist", phase="buy")
    assert refused(game, by, move) == (code, words)


@pytest.mark.parametrize(
    ("move", "code"),
    [("go 5", "no-speed-die"), ("tax flat", "no-tax-choice"), ("die 3", "no-foundation"), ("stay", "no-staying")],
)
def test_classic_has_no_such_move(move, code):
    """Without the Speed Die nobody goes by the bus; the income tax is a fixed sum; there is no Foundation."""
    assert refused(at("classic-fr", "player", "player"), "Ann", move)[0] == code


@pytest.mark.parametrize(
    ("edition", "rules", "move", "code"),
    [
        ("anti-us", {"auction": True}, "bid 5", "not-now"),
        ("anti-us", {"shortage": "auction"}, "want", "not-now"),
        ("anti-us", {"mortgage_interest": 10}, "keep", "not-now"),
        ("anti-us", {"prison_stay": True}, "stay", "not-now"),
        ("anti-us", {"deal_titles": 1}, "deal 1", "not-chance"),
        ("anti-us", {}, "tax flat", "not-now"),
        ("anti-us", {"income_tax_choice": False}, "tax flat", "no-tax-choice"),
        ("classic-us", {"speed_die": True}, "go 5", "not-now"),
        ("classic-fr", {"older_decks": True}, "draw", "not-now"),
        ("classic-us", {"auction": False, "estate_auction": False, "shortage": "box"}, "bid 5", "no-auctions"),
    ],
)
def test_house_rules_decide(edition, rules, move, code):
    """What a house rule brings into the game can be made later; what it takes out of it cannot."""
    roles = ("competitor", "monopolist") if edition == "anti-us" else ("player", "player")
    game = at(edition, *roles, rules=rules, phase="buy")
    assert game.why_not("Ann", move).code == code


def test_a_better_reason_stands():
    """After the end nothing is left to play; who must pay to get out hears that first."""
    over = duopoly.Game.from_position(
        {
            "edition": "anti-us",
            "phase": "over",
            "players": [{"name": "Ann", "role": "competitor"}, {"name": "Bob", "role": "monopolist", "bankrupt": True}],
        }
    )
    assert over.why_not("Ann", "bid 5").code == "over"
    rows = [{"name": "Ann", "role": "competitor", "space": 10, "held": 3}, {"name": "Bob", "role": "monopolist"}]
    assert duopoly.Game.from_position({"edition": "anti-us", "players": rows}).why_not("Ann", "stay").code == "pay-first"
