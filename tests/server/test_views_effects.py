"""What a move would change: cash, rents, monopolies, building sites, on both sides; worked out by hand."""

import random
from pathlib import Path

import pytest
from leaflets.table import at, competitor, monopolist, player

import duopoly
from duopoly.play.game import Record
from duopoly.server.views.effects import effects
from duopoly.server.views.snapshot import Snapshot

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.jsonl"))


def effects_of(game, seat, text, lang="en"):
    snapshot = Snapshot(game, lang)
    return effects(snapshot, game.players.index(seat), snapshot.parse(text))


def told(game, seat, move, lang="en"):
    """Each side's effects as "text before → after", with an exclamation mark before what is worse."""
    sides, refusal = effects_of(game, seat, move, lang)
    assert refusal is None, refusal
    return {
        name: [("! " if e.bad else "") + e.text + (f" [{e.before} → {e.after}]" if e.before or e.after else "") for e in found]
        for name, found in sides
    }


def mock_table():
    titles = {21: "Bob", 24: ("Bob", 2), 23: "Ann", 5: "Bob", 25: "Bob", 12: "Bob", 39: "Ann", 15: "Ann", 28: "Cem"}
    return at("anti-us", [competitor("Ann", 168), monopolist("Bob", 392), competitor("Cem", 144)], titles)


def test_the_trade_of_the_mock_screen():
    """Harvard Square for U.S. Railroad and 60: both sides, and nothing for Cem."""
    game = mock_table()
    before = game.position()
    assert told(game, "Ann", "offer Bob give harvard-square take railroad cash 60") == {
        "Ann": [
            "Cash [$168 → $228]",
            "U.S. Railroad [$0 → $20]",
            "! Harvard Square no longer pays Ann [$22 → $0]",
        ],
        "Bob": [
            "! Cash [$392 → $332]",
            "! U.S. Railroad no longer pays Bob [$80 → $0]",
            "Harvard Square: $22 for the bare street, doubled: Bob monopolizes Boston [$0 → $44]",
            "! U.S. Air Line: 1 transport company owned [$80 → $40]",
            "Could then build on Harvard Square [ → $150 each]",
        ],
    }
    assert game.position() == before
    assert game.events == []


def test_a_monopoly_made():
    """A second street doubles both and opens them to building."""
    game = at("anti-us", [monopolist("Bob"), competitor("Ann")], {21: "Bob", 23: "Ann"})
    assert told(game, "Bob", "offer Ann give cash 300 take harvard-square") == {
        "Bob": [
            "! Cash [$1,000 → $700]",
            "Brattle St.: $22 for the bare street, doubled: Bob monopolizes Boston [$22 → $44]",
            "Harvard Square: $22 for the bare street, doubled: Bob monopolizes Boston [$0 → $44]",
            "Monopoly in Boston [no → yes]",
            "Could then build on Brattle St., Harvard Square [ → $150 each]",
        ],
        "Ann": ["Cash [$1,000 → $1,300]", "! Harvard Square no longer pays Ann [$22 → $0]"],
    }


def test_a_monopoly_broken():
    """The street that stays loses its doubling and its site."""
    game = at("anti-us", [monopolist("Bob"), competitor("Ann")], {21: "Bob", 23: "Bob"})
    assert told(game, "Bob", "offer Ann give harvard-square take cash 100")["Bob"] == [
        "Cash [$1,000 → $1,100]",
        "! Brattle St.: $22 for the bare street [$44 → $22]",
        "! Harvard Square no longer pays Bob [$44 → $0]",
        "! Monopoly in Boston [yes → no]",
        "! Could no longer build on Brattle St.",
    ]
    assert told(game, "Bob", "mortgage harvard-square") == {
        "Bob": [
            "Cash [$1,000 → $1,110]",
            "! Brattle St.: $22 for the bare street [$44 → $22]",
            "! Harvard Square, mortgaged [$44 → $0]",
            "! Monopoly in Boston [yes → no]",
            "! Could no longer build on Brattle St.",
        ]
    }


def test_half_rent_where_houses_outlast_the_monopoly():
    """In the French box the house on Rue La Fayette stays and asks half of 74."""
    game = at("anti-fr", [monopolist("Bob"), competitor("Ann")], {21: ("Bob", 1), 23: "Bob"})
    key = game.edition.spaces[23].key
    found = told(game, "Bob", f"mortgage {key}")["Bob"]
    assert (
        found[1]
        == "! Rue La Fayette: 74\u00a0€ with 1 house, halved to 37\u00a0€: Paris is no longer monopolized [74\u00a0€ → 37\u00a0€]"
    )


def test_utilities_and_the_whole_group_in_the_classic_game():
    """Both utilities make ten times; the third light blue street completes the group: 6, 6 and 8, doubled, at 50 a house."""
    game = at("classic-us", [player("Ann"), player("Bob")], {12: "Ann", 28: "Bob", 6: "Ann", 8: "Ann", 9: "Bob"})
    assert told(game, "Ann", "offer Bob give cash 200 take water-works") == {
        "Ann": ["! Cash [$1,000 → $800]", "Electric Company: times 10 [4× → 10×]", "Water Works: times 10 [0× → 10×]"],
        "Bob": ["Cash [$1,000 → $1,200]", "! Water Works no longer pays Bob [4× → 0×]"],
    }
    found = told(game, "Ann", "offer Bob give cash 200 take connecticut-avenue")["Ann"]
    assert found[1:] == [
        "Oriental Avenue: $6 for the bare street, doubled: Ann has the whole group Light Blue [$6 → $12]",
        "Vermont Avenue: $6 for the bare street, doubled: Ann has the whole group Light Blue [$6 → $12]",
        "Connecticut Avenue: $8 for the bare street, doubled: Ann has the whole group Light Blue [$0 → $16]",
        "The whole Light Blue group [no → yes]",
        "Could then build on Oriental Avenue, Vermont Avenue, Connecticut Avenue [ → $50 each]",
    ]


def test_a_mortgaged_title_comes_with_a_choice():
    """Classic: a tenth of the mortgage of 100 to keep it so, or 100 to lift it at once."""
    game = at("classic-us", [player("Ann"), player("Bob")], {5: ("Bob", "mortgaged"), 15: "Bob"})
    assert told(game, "Ann", "offer Bob give cash 60 take reading-railroad") == {
        "Ann": [
            "! Cash [$1,000 → $940]",
            "Reading Railroad, mortgaged",
            "! Reading Railroad comes mortgaged: pay $10 to keep it so, or $100 to lift the mortgage",
        ],
        "Bob": [
            "Cash [$1,000 → $1,060]",
            "! Reading Railroad no longer pays Bob",
            "! Pennsylvania Railroad: 1 railroad owned [$50 → $25]",
        ],
    }


def test_get_out_cards_and_roles_change_hands():
    """A card is counted; a swap of roles shows both."""
    game = at("classic-us", [player("Ann", get_out=["chance"]), player("Bob")])
    move = "offer Bob give card:chance take cash 50"
    assert told(game, "Ann", move) == {
        "Ann": ["Cash [$1,000 → $1,050]", "! Get-out-of-jail card [1 → 0]"],
        "Bob": ["! Cash [$1,000 → $950]", "Get-out-of-jail card [0 → 1]"],
    }
    game = duopoly.Game("anti-us", ["Ann", "Bob"], seed=1)
    for move in ("dice 6 6", "dice 1 2", "role competitor", "role monopolist"):
        game.play(move)
    assert told(game, "Bob", "swap Ann") == {
        "Bob": ["Role [monopolist → competitor]"],
        "Ann": ["Role [competitor → monopolist]"],
    }


def test_building_and_selling():
    """A house raises the rent from 44 to 74; nothing else is told of the street itself."""
    game = at("anti-us", [monopolist("Bob"), competitor("Ann")], {21: "Bob", 23: "Bob"}, phase="end")
    assert told(game, "Bob", "build brattle-street") == {
        "Bob": ["! Cash [$1,000 → $850]", "Brattle St.: $74 with 1 house [$44 → $74]"]
    }
    game = at("classic-us", [player("Ann"), player("Bob")], {37: "Ann", 39: ("Ann", 1)})
    assert told(game, "Ann", "sell boardwalk") == {
        "Ann": [
            "Cash [$1,000 → $1,100]",
            "! Boardwalk: $50 for the bare street, doubled: Ann has the whole group Dark Blue [$200 → $100]",
        ]
    }


def test_what_cannot_be_offered():
    """The refusal and nothing else."""
    game = mock_table()
    for move, code in [
        ("offer Bob give cash 999", "loan"),
        ("offer Bob give beacon-street", "not-yours"),
        ("offer Bob take beacon-street", "bare-first"),
        ("offer Bob take brattle-street", "monopoly-houses"),
        ("offer Bob", "empty-offer"),
    ]:
        sides, refusal = effects_of(game, "Ann", move)
        assert sides == []
        assert refusal is not None
        assert refusal.code == code, move


def test_moves_that_change_nothing_at_once():
    """Taking the dice changes nothing yet."""
    assert effects_of(mock_table(), "Ann", "throw") == ([], None)


def test_in_french_and_polish():
    """The same effects in the other languages."""
    game = at("anti-us", [monopolist("Bob"), competitor("Ann")], {21: "Bob", 23: "Ann"})
    move = "offer Ann give cash 300 take harvard-square"
    french, polish = (told(game, "Bob", move, lang)["Bob"] for lang in ("fr", "pl"))
    assert french[-2:] == [
        "Monopole à Boston [non → oui]",
        "Pourrait alors construire\u202f: Brattle St., Harvard Square [ → $150 pièce]",
    ]
    assert polish[-2:] == [
        "Monopol w mieście Boston [nie → tak]",
        "Będzie można budować: Brattle St., Harvard Square [ → po $150]",
    ]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_offers_in_real_games(path):
    """Any offer that can be made is told, cash adds up, and the game is left as it was; any other is refused as `why_not` does."""
    record = Record.load(path)
    game = duopoly.Game.from_header(record.header)
    rnd = random.Random(7)
    allowed = 0
    for by, move in record.moves[:260]:
        if game.to_act not in ("chance", None) and rnd.random() < 0.2:
            allowed += looked(game, rnd)
        game.play(move, by=by)
    assert allowed > 0 or game.edition.rules.timed_trade is False


def looked(game, rnd):
    seat, other = rnd.sample(game.players, 2)
    own = {name: [key for key, title in game.position()["titles"].items() if title["owner"] == name] for name in (seat, other)}
    give = " ".join(rnd.sample(own[seat], min(len(own[seat]), rnd.randint(0, 2))))
    take = " ".join(rnd.sample(own[other], min(len(own[other]), rnd.randint(0, 2))))
    text = f"offer {other} give {give} cash {rnd.randint(1, 40)}" + (f" take {take}" if take else "")
    before = game.position()
    sides, refusal = effects_of(game, seat, text, rnd.choice(["en", "fr", "pl"]))
    assert game.position() == before
    assert (refusal is None) == (game.why_not(seat, text) is None)
    assert set(dict(sides)) <= {seat, other}
    return refusal is None
