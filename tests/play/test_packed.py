"""A record as digits, for links and QR codes."""

from pathlib import Path

import pytest
import segno

import duopoly
from duopoly.play import packed as packed_module
from duopoly.play.game import Record
from duopoly.play.packed import BLOCK, bytes_of, deflate, digits_of, inflate, packed, unpacked
from duopoly.rules.version import VERSION

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.jsonl"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_whole_game_comes_back_and_fits_in_a_qr_code(path):
    """Also with offers, and the longest of 2,000 moves."""
    record = Record.load(path)
    digits = packed(record)
    assert unpacked(digits) == record
    assert segno.make([("https://games.example.org/#/open/", None), (digits, None)], error="l", micro=False).version <= 25


def test_a_move_without_an_alternative_takes_no_room():
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    empty = len(packed(game.record()))
    game.play("throw")
    assert len(packed(game.record())) == empty


def test_moves_off_turn_and_the_rest_of_the_header_come_back():
    game = duopoly.Game("anti-us", ["Ann", "Bób"], roles=["competitor", "monopolist"], seed=7)
    for move in ("throw", "dice 1 2", "buy"):
        game.play(move)
    game.play("mortgage french-quarter", by="Ann")
    game.play("offer Bób give french-quarter take cash 10", by="Ann")
    record = Record({**game.record().header, "seats": [{"name": "Ann", "bot": None}], "treasurer": True}, game.moves)
    assert unpacked(packed(record)) == record


@pytest.mark.parametrize("size", range(1, 3 * BLOCK))
def test_bytes_are_digits_and_back(size):
    for data in (bytes(size), b"\xff" * size, bytes(range(size))):
        assert bytes_of(digits_of(data)) == data


def test_what_is_no_record_is_refused():
    digits = packed(Record.load(GAMES[0]))
    with pytest.raises(duopoly.BadRecord, match="link: expected up to 16000 digits, got 'abc'"):
        unpacked("abc")
    with pytest.raises(duopoly.BadRecord, match="link: expected up to"):
        unpacked("1" * 20_000)
    bad = ["", "0", "9" * 41, digits[:-1], digits[:-41], digits[:60], digits[41:], "1" * 200, digits + "7"]
    bad += [digits[:n] + str((int(digits[n]) + 1) % 10) + digits[n + 1 :] for n in range(0, len(digits), 37)]
    for text in bad:
        with pytest.raises(duopoly.BadRecord, match=r"link: expected|edition: expected|line 1"):
            unpacked(text)


def test_a_link_nested_too_deep_is_refused():
    """It would bring down the Python of a browser."""
    fit, deep = (b'{"x": ' + b"[" * depth + b"]" * depth + b"}" for depth in (99, 100))
    assert inflate(deflate(fit))
    with pytest.raises(duopoly.BadRecord, match="link: expected the digits of a record"):
        inflate(deflate(deep))


def test_half_a_character_makes_no_link_and_comes_with_none():
    record = Record.load(GAMES[0])
    with pytest.raises(duopoly.BadRecord, match="expected whole characters, got half of one"):
        packed(Record({**record.header, "note": "\ud800"}, record.moves))
    with pytest.raises(duopoly.BadRecord, match="link: expected the digits of a record"):
        inflate(deflate(b'{"x": "\\ud800"}'))


def test_a_link_of_other_rules_says_so():
    data = bytearray(bytes_of(packed(Record.load(GAMES[0]))))
    data[1] = VERSION + 1
    with pytest.raises(
        duopoly.BadRecord, match=f"expected one made by version {VERSION} of the rules, got version {VERSION + 1}"
    ):
        unpacked(digits_of(bytes(data)))


def test_a_strangers_edition_is_never_a_file(tmp_path, monkeypatch):
    """A link could name any file of the computer that opens it."""
    path = tmp_path / "mine.toml"
    path.write_text('extends = "anti-us"\nname = "Mine"\n', encoding="utf-8")
    record = duopoly.Game(path, ["Ann", "Bob"], seed=1).record()
    with pytest.raises(duopoly.BadRecord, match=r"edition: expected anti-us or .*, got"):
        packed(record)
    monkeypatch.setattr(packed_module, "check_built_in", lambda header: None)
    link = packed(record)
    monkeypatch.undo()
    with pytest.raises(duopoly.BadRecord, match=r"edition: expected anti-us or .*, got"):
        unpacked(link)


def test_no_link_is_made_of_more_moves_than_one_may_have(monkeypatch):
    monkeypatch.setattr(packed_module, "MOST_MOVES", 3)
    with pytest.raises(duopoly.BadRecord, match=r"link: expected at most 3 moves, got .*: give the game as a file"):
        packed(Record.load(GAMES[0]))


def test_too_long_a_game_is_given_as_a_file():
    record = Record.load(GAMES[0])
    noise = "".join(f"{n * n * 7919 % 1_000_003:x}" for n in range(9000))
    with pytest.raises(duopoly.BadRecord, match="give the game as a file"):
        packed(Record({**record.header, "notes": noise}, record.moves))
