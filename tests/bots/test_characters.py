"""Characters: each keeps to its temper, says little and in every language, and plays the same compiled."""

import importlib.util
import re
from pathlib import Path

import pytest

import duopoly
from duopoly import bots
from duopoly.bots import CHARACTERS, GameInfo, explain_move, find, policy
from duopoly.bots.rationale import characters as says
from duopoly.editions import load, names
from duopoly.match.match import match
from duopoly.match.runner import run_match
from duopoly.policies.characters import NAMES, decide
from duopoly.sim.playout import PLAYERS
from duopoly.words import FOLDER, LANGUAGES, has

ROOT = Path(__file__).parents[2]
UNRESOLVED = re.compile(r"[{}]|\$[a-z]|  | ,|None|bots-|\n|\.$")


def at(players, titles=None, phase="throw", edition="classic-us", **more):
    """A game that stands so, the first player on turn."""
    rows = {str(space): {"owner": row} if isinstance(row, str) else row for space, row in (titles or {}).items()}
    position = {"edition": edition, "turn": players[0]["name"], "phase": phase, "players": players, "titles": rows, **more}
    return duopoly.Game.from_position(position, seed=1)


def p(name, cash=1000, space=0, **more):
    return {"name": name, "cash": cash, "space": space, **more}


def c(name, cash=1000, space=0):
    return p(name, cash, space, role="competitor")


def m(name, cash=1000, space=0):
    return p(name, cash, space, role="monopolist")


def plays(bot, game, lang="en"):
    """The bot's move here, and what it says of it."""
    trial = game.copy()
    trial.decide_with(policy(bot))
    move = trial.moves[-1][1]
    return move, explain_move(bot, game, move, lang)


def offered(give, take, titles, players=None, **more):
    """Ann has offered Bob a trade."""
    game = at(players or [p("Ann"), p("Bob"), p("Cem")], titles, phase="end", **more)
    game.play(f"offer Bob{give and ' give ' + give}{take and ' take ' + take}")
    return game


# Who they are.


def test_they_are_found_by_name_and_stand_for_no_level():
    """They come after the plain bots; simulations for studies, whose tables are stored, do not know them."""
    assert tuple(CHARACTERS) == NAMES
    assert bots.names()[: len(bots.BOTS) + len(NAMES)] == [*bots.BOTS, *NAMES]
    for who, name in enumerate(NAMES):
        entry = find(name)
        assert (entry.name, entry.is_character, entry.thinks, entry.budget) == (name, True, False, None)
        assert entry.number is not None
        assert entry.number >= len(PLAYERS) + 2
        assert entry.level in bots.LEVELS
        assert len(entry.about) > 30
        game = duopoly.Game("anti-us", ["Ann", "Bob"], ["competitor", "monopolist"], seed=1)
        g, rules = game.inside()
        assert policy(name)(g, rules) == decide(g, rules, who)
    assert not any(find(level).is_character for level in ("child", "easy", "normal", "hard", "expert"))
    assert not find("steady").is_character


@pytest.mark.parametrize("lang", LANGUAGES)
def test_name_and_temper_stand_among_the_words_of_the_page(lang):
    """The page shows them at the table, where it has no list of bots."""
    words = (FOLDER / lang / "web-bots.ftl").read_text(encoding="utf-8")
    for name in NAMES:
        assert f"bot-{name} = {name.capitalize()}\n" in words
        assert f"bot-{name}-line = " in words
    faces = (ROOT / "web/src/bots/faces.ts").read_text(encoding="utf-8")
    assert re.findall(r"^  (\w+): \{$", faces, re.MULTILINE) == list(NAMES)


def test_the_level_is_as_measured():
    """By the table in docs/research/bots.md, as `just characters` prints it, and its limits."""
    spec = importlib.util.spec_from_file_location("characters_bench", ROOT / "bench/characters.py")
    bench = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bench)
    page = (ROOT / "docs/research/bots.md").read_text(encoding="utf-8")
    for name, entry in CHARACTERS.items():
        row = re.search(rf"^\| `{name}` \| (\w+) \| (\d+)% \(\d+–\d+\) \| (\d+)% \(", page, re.MULTILINE)
        assert row, name
        shares = [int(row[2]) / 100, int(row[3]) / 100]
        assert row[1] == entry.level == bench.level_of(shares), name


# How they play.


def test_dukat_keeps_its_cash():
    """A third of $1,500 stays in hand, unless the street completes a city."""
    players = [p("Ann", 800, 39), p("Bob")]
    assert plays("dukat", at(players, phase="buy")) == ("decline", "Boardwalk? No: I keep $450 in hand")
    assert plays("steady", at(players, phase="buy"))[0] == "buy"
    whole = at(players, {37: "Ann"}, phase="buy")
    assert plays("dukat", whole) == ("buy", "Boardwalk: now the whole Dark Blue group is mine")


def test_dukat_sells_for_enough():
    """For 175% of the price, what completes no city."""
    assert plays("dukat", offered("cash 105", "baltic-avenue", {3: "Bob"})) == ("accept", "Deal: I’m $45 better off")
    assert plays("dukat", offered("boardwalk", "baltic-avenue cash 700", {3: "Bob", 39: "Ann"})) == (
        "reject",
        "No: I keep $450 in hand",
    )


def test_targo_haggles():
    """55% of the price, then 85%, then 115%; then it lets it be, and for two rounds it asks for nothing."""
    titles = {5: "Bob", 15: "Ann", 12: "Cem"}
    game = at([p("Ann", 1400), p("Bob", 1400), p("Cem", 1400)], titles, phase="end", round=30)
    prices = []
    while (made := plays("targo", game))[0].startswith("offer"):
        if "fair, isn’t it" in made[1] or "last word" in made[1]:
            prices.append(int(made[0].split()[4]))
        game.play(made[0])
        game.play("reject")
    assert prices == sorted(prices), "never less than before"
    assert 2 <= len(prices) <= 3
    assert all(price in (110, 170, 230, 82, 127, 172) for price in prices)


def test_veta_never_helps_to_a_city():
    """Nothing from a group in which the other has a street; and it pays twice the price to keep one."""
    game = offered("cash 900", "oriental-avenue", {6: "Bob", 8: "Ann"})
    assert plays("veta", game) == ("reject", "Nothing from a group you’re collecting, Ann")
    auction = {"lot": "oriental-avenue", "bid": 200, "best": "Bob"}
    titles = {8: "Bob", 9: "Bob"}
    game = at(
        [p("Ann", 900, 6), p("Bob", 900)], titles, phase="auction", to_act="Ann", auction=auction, rules={"auction": True}
    )
    assert plays("veta", game)[0].startswith("bid ")
    assert plays("steady", game)[0] == "pass"


def test_mura_builds_with_all_it_has():
    """Where steady keeps its reserve, and by mortgaging what is no site."""
    game = at([p("Ann", 210), p("Bob")], {37: "Ann", 39: "Ann", 5: "Ann"}, phase="end", round=3)
    assert plays("mura", game)[0].startswith("build ")
    assert plays("steady", game)[0] == "end"
    poor = at([p("Ann", 150), p("Bob")], {37: "Ann", 39: "Ann", 11: "Ann"}, phase="end", round=20)
    assert plays("mura", poor) == ("mortgage st-charles-place", "I borrow $70 on St. Charles Place for this")


def test_kamrat_plays_for_its_camp():
    """Deals with its own side only, to which it hands a city; it does not bid against it."""
    players = [m("Ann", 60), m("Bob"), c("Cem"), c("Dee")]
    city = load("anti-us").cities[0].key
    first, second = (space for space, each in enumerate(load("anti-us").spaces) if each.city == city)
    moves = {}
    for number in range(3, 6):
        game = at(players, {first: "Bob", second: "Ann"}, phase="end", edition="anti-us", round=number)
        moves |= [plays("kamrat", game)]
    gifts = {move: line for move, line in moves.items() if move.startswith("offer Bob give ")}
    assert list(gifts.values()) == ["New Orleans for you, Bob: we’re one camp"]
    rival = at([c("Cem"), m("Bob"), m("Ann"), c("Dee")], {second: "Bob"}, phase="end", edition="anti-us")
    rival.play(f"offer Bob give cash 900 take {load('anti-us').spaces[second].key}")
    assert plays("kamrat", rival) == ("reject", "I only trade with my own camp, Cem")


def test_kamrat_without_camps_is_against_the_leader():
    """In the classic game."""
    players = [p("Ann", 3000), p("Bob"), p("Cem")]
    game = offered("cash 900", "baltic-avenue", {3: "Bob"}, players)
    assert plays("kamrat", game) == ("reject", "Not with you, Ann: you’re ahead")


def test_loko_loves_companies():
    """It sells none, and bids twice the price."""
    game = offered("cash 900", "reading-railroad", {5: "Bob"})
    assert plays("loko", game) == ("reject", "What runs or flows isn’t for sale")
    auction = {"lot": "reading-railroad", "bid": 300, "best": "Bob"}
    game = at([p("Ann", 900, 5), p("Bob", 900)], phase="auction", to_act="Ann", auction=auction, rules={"auction": True})
    assert plays("loko", game)[0].startswith("bid ")
    assert plays("greedy", game)[0] == "pass"
    streets = at([p("Ann", 700, 39), p("Bob")], phase="buy")
    assert plays("loko", streets)[0] == "decline"


# What they say.


@pytest.mark.parametrize("edition", names())
def test_what_they_say_is_a_sentence_in_every_language(edition):
    """At one table of six, to round 20; most moves without a word."""
    game = duopoly.Game(edition, [name.capitalize() for name in NAMES][: load(edition).players[1]], seed=4)
    silent, spoken = 0, set()
    while game.to_act is not None and game.round < 20:
        if game.to_act == "chance":
            game.chance()
            continue
        bot, g, rules = game.to_act.lower(), *game.inside()
        move = policy(bot)(g, rules)
        message, _ = says.why(g, rules, move, NAMES.index(bot))
        trial = game.copy()
        trial.decide_with(lambda g, rules, move=move: move)
        for lang in LANGUAGES:
            line = explain_move(bot, game, trial.moves[-1][1], lang)
            assert not UNRESOLVED.search(line), line
            assert len(line) < 120
        silent += not line
        if line:
            spoken.add(message)
        game = trial
    assert silent > 0
    assert len(spoken) > 3


def test_every_message_is_there_in_every_language():
    """Those of the file of reasons, and no other."""
    source = (ROOT / "src/duopoly/bots/rationale/characters.py").read_text(encoding="utf-8")
    used = set(re.findall(r'"(says-[a-z-]+)"', source))
    for lang in LANGUAGES:
        assert all(has(lang, f"bots-{message}") for message in used)
        stored = set(
            re.findall(r"^bots-(says-[a-z-]+) =", (FOLDER / lang / "bots.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        )
        assert stored == used


def test_plain_bots_say_nothing_of_nothing():
    """Asked, they explain each move; by themselves they tell only what matters."""
    game = at([p("Ann", 601), p("Bob")], phase="end", round=15)
    bot = find("steady").open()
    bot.begin(GameInfo(game.edition, game.players, 0))
    bot.decide(*game.inside())
    assert bot.explain().startswith("Sees nothing to lift")
    assert bot.remark() == ""
    game = at([p("Ann", 900, 39), p("Bob")], phase="buy")
    bot.decide(*game.inside())
    assert bot.remark("pl") == bot.explain("pl") != ""


# Compiled.


@pytest.mark.parametrize("edition", ["classic-us", "anti-us"])
def test_they_play_the_same_compiled(edition):
    """The rows of whole deals, byte for byte."""
    planned = match(edition, "dukat,targo,veta,mura,kamrat,loko", games=1, rounds=40, seed=3)
    compiled, plain = (run_match(planned, engine=engine, all_games=True) for engine in ("twin", "interpreter"))
    assert [row.pack() for deal in compiled.deals for row in deal.rows] == [
        row.pack() for deal in plain.deals for row in deal.rows
    ]
