"""Records that other rules made: they replay as far as they go, and never to something else in silence.

`tests/old` holds what the rules of version 1 made: a loan, which these refuse, and a utility sold before its dice.
"""

from pathlib import Path

import pytest

import duopoly
from duopoly import BadRecord, Game, Record, RulesChanged
from duopoly.play import fair
from duopoly.play.versions import changed_words, stop_words
from duopoly.rules.version import VERSION

OLD = Path(__file__).parent.parent / "old"
LOAN = ("Ann", "offer Bob give cash 60 take cash 1")


@pytest.fixture
def loan():
    return Record.load(OLD / "loan.jsonl")


def new(**header):
    """A record of these rules, with some of its header changed."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    for move in ("throw", "dice 1 2", "buy"):
        game.play(move)
    record = game.record()
    return Record({**record.header, **header}, record.moves)


def test_a_new_game_says_its_version():
    """Whether it begins, goes on from a position or is replayed; no field means version 1."""
    game = Game("anti-us", ["Ann", "Bob"], seed=7)
    games = (game, Game.from_position(game.position()), game.record().replay())
    assert [again.record().rules_version for again in games] == [VERSION] * 3
    assert Record({"edition": "anti-us"}, []).rules_version == 1


def test_a_record_of_these_rules_replays_in_silence():
    """The tests turn warnings into errors."""
    assert len(new().replay().moves) == 3


def test_a_record_of_other_rules_goes_as_far_as_it_goes(loan):
    """The error names the move, the mover, the refusal and both versions; the game before it can be had."""
    at = loan.moves.index(LOAN)
    with pytest.raises(BadRecord) as caught:
        loan.replay()
    words = str(caught.value)
    assert words.startswith(f"move {at + 1}, Ann: {LOAN[1]}: ")
    assert words.endswith(f"made by version 1 of the rules, and this program plays by version {VERSION}")
    assert "\n" not in words
    game = loan.replay(strict=False)
    assert game.moves == loan.moves[:at]
    assert [str(error) for error in game.errors] == [words]
    assert game.errors[0].stop[:3] == (at + 1, *LOAN)
    assert game.why_not("Ann", LOAN[1]) == game.errors[0].stop.refusal


def test_before_the_stop_an_old_record_replays_with_a_warning(loan):
    with pytest.warns(RulesChanged, match="version 1.*version 2"):
        game = loan.replay(upto=loan.moves.index(LOAN))
    assert game.errors == []


def test_a_record_that_other_rules_play_to_its_end_warns():
    """It stands in one line which rules made it and which play it now."""
    record = Record.load(OLD / "utility.jsonl")
    with pytest.warns(RulesChanged) as caught:
        game = record.replay()
    assert game.moves == record.moves
    assert str(caught[0].message) == changed_words(1)
    assert game.record().rules_version == VERSION, "it is a game of these rules now"


def test_a_newer_program_is_named():
    """A record of a version higher than ours is told the same way."""
    with pytest.warns(RulesChanged, match="newer program"):
        new(rules_version=VERSION + 1).replay()
    record = new(rules_version=VERSION + 1)
    record.moves.append(("Ann", "fly"))
    with pytest.raises(BadRecord, match=f"made by a newer program, by version {VERSION + 1} of the rules") as caught:
        record.replay()
    assert "newer program" in stop_words(caught.value.stop)


def test_an_illegal_move_of_these_rules_blames_no_version():
    record = new()
    record.moves.append(("Ann", "buy"))
    with pytest.raises(BadRecord, match="move 4, Ann: buy: ") as caught:
        record.replay()
    assert "version" not in str(caught.value)
    assert "version" not in stop_words(caught.value.stop)


@pytest.mark.parametrize("version", [0, -1, 1.0, "2", True, None, [2]])
def test_a_version_that_is_none(version):
    """One line that names the field, what was expected and what stands there."""
    with pytest.raises(BadRecord) as caught:
        new(rules_version=version).replay()
    assert str(caught.value) == f"rules_version: expected a whole number from 1 up, got {version!r}"


def test_a_header_that_these_rules_cannot_play_names_the_version():
    with pytest.raises(BadRecord, match=r"no_such_rule.*made by version 1"):
        new(rules_version=1, rules={"no_such_rule": 1}).replay()


def test_checking_the_dice_says_it_too(loan):
    with pytest.raises(BadRecord, match="version 1"):
        fair.verify(loan)
    found = fair.verify(Record.load(OLD / "utility.jsonl"))
    for lang in ("en", "fr", "pl"):
        assert fair.describe(found, lang).endswith(changed_words(1, lang))


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_stop_is_told_in_a_line(loan, lang):
    """With the move, the reason in that language, and both versions."""
    stop = loan.replay(strict=False).errors[0].stop
    words = stop_words(stop, lang)
    assert stop.refusal.told(lang) in words
    assert all(part in words for part in (str(stop.number), LOAN[1], "1", str(VERSION)))
    assert "\n" not in words


def test_a_copy_equals_its_game():
    """Equal are games that began alike, had the same moves and stand the same; as a game changes it has no hash."""
    game = new().replay()
    twin = game.copy()
    assert twin == game == new().replay()
    twin.play("end")
    assert twin != game
    twin.undo()
    assert twin == game
    drawn = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=8)
    drawn.play("throw")
    drawn.chance()
    assert drawn.record().replay() == drawn
    assert game != Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=8)
    assert game != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_games_of_other_title_cards_are_not_equal():
    """An edition of one's own may have the key of another."""
    import msgspec

    edition = duopoly.edition("anti-us")
    other = msgspec.structs.replace(edition, leaflet="another")
    first, second = (Game(each, ["Ann", "Bob"], seed=1) for each in (edition, other))
    assert first != second
