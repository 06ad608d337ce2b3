"""The bots there are: built-in ones and those of other packages; and sitting them down."""

import logging
import sys
from importlib.metadata import EntryPoint

import pytest

import duopoly
from duopoly import bots
from duopoly.bots import Bot, Budget, GameInfo, Move, find, policy, registry
from duopoly.server.views.room_options import bot_option
from duopoly.sim.playout import PLAYERS
from duopoly.terminal.cli import run
from duopoly.words import LANGUAGES

MODULE = '''
"""others: bots of somebody else."""
from duopoly.bots import Bot, Budget, policy

def copycat(g, ed):
    """Plays what steady plays."""
    return policy("steady")(g, ed)

def leveled(g, ed):
    return policy("steady")(g, ed)

leveled.level = "hard"
leveled.why = lambda g, ed, move: ("claims", {})

class Slow(Bot):
    """Takes its time."""
    level, budget, twin = "expert", Budget(seconds=2.0), True

    def decide(self, g, ed):
        return policy("steady")(g, ed)

class NoBot:
    pass

class Bad(Bot):
    def __init__(self):
        raise RuntimeError("no\\nweights")

class Shy(Bot):
    def begin(self, info):
        raise RuntimeError("not today")

    def decide(self, g, ed):
        return policy("steady")(g, ed)

number = 7
'''


@pytest.fixture
def others(tmp_path, monkeypatch):
    """Registers bots of a package that is not installed."""
    (tmp_path / "others_bots.py").write_text(MODULE)
    (tmp_path / "others_broken.py").write_text("1 / 0")
    monkeypatch.syspath_prepend(tmp_path)

    def register(**bots_by_name):
        points = [EntryPoint(name.replace("_", "-"), value, registry.GROUP) for name, value in bots_by_name.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: points)
        registry.installed.cache_clear()

    yield register
    registry.installed.cache_clear()
    sys.modules.pop("others_bots", None)


def test_functions_and_classes_can_be_registered(others):
    """They are found by name, behind the built-in ones."""
    others(copycat="others_bots:copycat", slow_one="others_bots:Slow", hard_one="others_bots:leveled")
    assert bots.names() == [*bots.BOTS, *bots.CHARACTERS, "copycat", "slow-one", "hard-one"]
    copycat, slow, hard = (find(name) for name in ("copycat", "slow-one", "hard-one"))
    assert (copycat.about, copycat.thinks, copycat.budget) == ("Plays what steady plays.", False, None)
    assert (copycat.twin, copycat.number) == (False, None)
    assert (slow.about, slow.thinks, slow.level, slow.twin) == ("Takes its time.", True, "expert", True)
    assert (slow.budget, slow.open().budget, slow.open(Budget(0.1, 5)).budget) == (Budget(2.0), Budget(2.0), Budget(0.1, 5))
    assert hard.level == "hard"
    game = duopoly.Game("anti-us", ["Ann", "Bob"], ["competitor", "monopolist"], seed=1)
    for name in bots.names():
        assert policy(name)(*game.inside()) == policy("steady")(*game.inside())


def test_the_page_offers_them_in_their_own_words(others):
    """Built-in ones in the reader's language."""
    others(copycat="others_bots:copycat")
    option = bot_option("copycat", "pl")
    assert (option.key, option.name, option.summary) == ("copycat", "copycat", "Plays what steady plays.")
    assert len({bot_option("steady", lang).summary for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("steady", "others_bots:copycat", "ValueError: name: expected a free one like my-bot, got 'steady'"),
        ("hard", "others_bots:copycat", "ValueError: name: expected a free one like my-bot, got 'hard'"),
        ("me", "others_bots:copycat", "ValueError: name: expected a free one like my-bot, got 'me'"),
        ("Upper", "others_bots:copycat", "ValueError: name: expected a free one like my-bot, got 'Upper'"),
        ("nobot", "others_bots:NoBot", "ValueError: class: expected a subclass of duopoly.bots.Bot, got NoBot"),
        ("seven", "others_bots:number", "ValueError: value: expected a function or a class, got 7"),
        ("gone", "others_bots:nowhere", "AttributeError: "),
        ("missing", "nowhere_bots:decide", "ModuleNotFoundError: "),
        ("broken", "others_broken:decide", "ZeroDivisionError: "),
    ],
)
def test_what_cannot_be_used_is_logged_and_left_out(others, caplog, name, value, message):
    """The others are there."""
    others(**{name: value, "copycat": "others_bots:copycat"})
    with caplog.at_level(logging.WARNING):
        assert bots.names() == [*bots.BOTS, *bots.CHARACTERS, "copycat"]
    assert f"bot {name} = {value} is skipped: {message}" in caplog.text


CANNOT_OPEN = "bot bad cannot be opened: RuntimeError: no weights"


def test_a_bot_whose_constructor_raises_is_named_in_one_line(others, capsys, tmp_path):
    """Wherever it is to play: in a match and in the terminal."""
    others(bad="others_bots:Bad")
    with pytest.raises(ValueError, match=CANNOT_OPEN):
        find("bad").open()
    assert run(["match", "--players", "bad,steady", "--games", "4", "--quiet"]) == 2
    assert capsys.readouterr().err == f"duopoly: {CANNOT_OPEN}\n"
    assert run(["play", "--seats", "bad,steady", "--rounds", "2", "--saves", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"duopoly: Bad 1: {CANNOT_OPEN}\n"


def test_a_bot_that_fails_as_a_game_begins_is_logged_and_plays_on(others, caplog, tmp_path):
    """In the terminal as in a match."""
    others(shy="others_bots:Shy")
    assert run(["play", "--seats", "shy,steady", "--rounds", "2", "--saves", str(tmp_path)]) == 0
    assert "RuntimeError: not today" in caplog.text


def test_a_level_is_its_bot():
    """The strongest of that level."""
    for entry in bots.BOTS.values():
        assert find(entry.level).level == entry.level
        assert entry.level in bots.LEVELS
    assert [bots.LEVELS.index(entry.level) for entry in bots.BOTS.values()] == sorted(
        bots.LEVELS.index(entry.level) for entry in bots.BOTS.values()
    )
    with pytest.raises(ValueError, match=f"bot: expected {' or '.join(bots.names())}, got 'genius'"):
        find("genius")


def test_built_in_bots_have_an_idea_and_a_number():
    """The number is that of the compiled games, for those that are plain."""
    for name, entry in bots.BOTS.items():
        assert len(entry.about) > 20
        assert not entry.about.startswith(name)
        assert entry.number == (PLAYERS.index(name) if name in PLAYERS else None)


def test_a_plain_bot_says_why_in_every_language():
    """After it has decided; before, nothing."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], ["competitor", "monopolist"], seed=1)
    for name in bots.BOTS:
        if find(name).thinks:
            continue
        bot = find(name).open()
        bot.begin(GameInfo(game.edition, game.players, 0))
        assert bot.explain() == ""
        g, rules = game.inside()
        move = bot.decide(g, rules)
        assert isinstance(move, Move)
        assert [bot.explain(lang) for lang in LANGUAGES] == [bots.explain_move(name, game, "throw", lang) for lang in LANGUAGES]


def test_a_bot_has_to_decide():
    """All else has a usual answer."""
    bot = Bot()
    bot.begin(GameInfo(duopoly.edition("anti-us"), ("Ann", "Bob"), 1))
    assert (bot.explain(), bot.chances, bot.budget, bot.info.seat) == ("", None, None, 1)
    with pytest.raises(NotImplementedError):
        bot.decide(*duopoly.Game("anti-us", ["Ann", "Bob"], seed=1).inside())
