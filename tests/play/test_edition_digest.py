"""The record of a game with an edition of your own: another file does not replay it to another end in silence."""

import pytest

import duopoly
from duopoly import BadRecord, Game, Record
from duopoly.editions import names
from duopoly.play import fair
from duopoly.play.game import begin

MINE = 'extends = "anti-us"\nname = "Mine"\n[rules]\nstart_cash = 1500\n'
CHANGES = {
    "a rule": ("1500", "1400"),
    "a rent": ("[rules]", "[[title]]\nspace = 39\nprice = 450\n[rules]"),
    "a card": ("[rules]", '[[card]]\ndeck = "competitor"\nid = "C01"\neffect = "nothing"\ntext = "Nothing."\n[rules]'),
}
CHANGED = "expected {} as it was when the game began, got another: the file was changed since"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(MINE, "utf-8")
    return path


def played(file, **more):
    game = Game(str(file), ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7, **more)
    for move in ("throw", "dice 1 2", "buy"):
        game.play(move)
    return game.record()


@pytest.mark.parametrize("rules", [None, {"fee": 75, "max_houses_monopolist": 1}])
@pytest.mark.parametrize("change", CHANGES)
def test_a_record_of_another_file_is_refused(file, change, rules):
    """By whoever replays, checks, or goes on with it; until the file is as it was."""
    record = played(file, rules=rules)
    assert len(record.replay().moves) == 3
    file.write_text(MINE.replace(*CHANGES[change]), "utf-8")
    for use in (Record.replay, fair.verify, lambda record: begin(record.header)):
        with pytest.raises(BadRecord) as error:
            use(record)
        assert str(error.value) == f"line 1: edition: {CHANGED.format(file)}"
    file.write_text(f"# As before.\n{MINE}", "utf-8")
    assert fair.verify(record).moves == 3


def test_texts_may_be_mended(file):
    """No game goes by them."""
    record = played(file)
    file.write_text(MINE.replace("[rules]", '[[space]]\nindex = 39\nname = "Quay"\n[rules]').replace("Mine", "Ours"), "utf-8")
    assert record.replay().edition.name == "Ours"


def test_a_game_goes_on_by_its_own_edition_whatever_becomes_of_the_file(file):
    """Undo replays a long game; the file is nothing to it."""
    game = played(file).replay()
    for _ in range(60):
        game.chance() if game.to_act == "chance" else game.play(game.legal()[0])
    file.write_text(MINE.replace("1500", "1400"), "utf-8")
    game.undo(60)
    assert len(game.moves) == 3


def test_a_record_from_a_position_says_it_too(file):
    record = Game.from_position(played(file).replay().position(), seed=1).record()
    file.write_text(MINE.replace("1500", "1400"), "utf-8")
    with pytest.raises(BadRecord, match="the file was changed since"):
        record.replay()


def test_older_records_have_no_digest_and_built_in_editions_need_none(file):
    """They replay as before; another version of the rules is told in its own way."""
    record = played(file)
    del record.header["edition_digest"]
    file.write_text(MINE.replace("1500", "1400"), "utf-8")
    assert len(record.replay().moves) == 3
    assert "edition_digest" not in Game(names()[0], ["Ann", "Bob"], seed=1).record().header
    record.header |= {"edition_digest": "0" * 16, "rules_version": 1}
    with pytest.warns(duopoly.RulesChanged):
        record.replay()
