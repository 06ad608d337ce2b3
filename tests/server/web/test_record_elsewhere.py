"""A game between the page, the terminal, and Python: a record goes from each to each."""

import sys

import pytest
from server.web.tables import alone
from server.web.test_records_from_elsewhere import go_on, opened, record_at

import duopoly
from duopoly.play import fair
from duopoly.play.game import Record
from duopoly.terminal.cli import run


@pytest.fixture
def terminal(tmp_path, monkeypatch):
    """Plays a file on in the terminal, with these lines typed; gives the file it was saved in."""
    folder = tmp_path / "saves"

    def play(file, *lines):
        before = set(folder.glob("*"))
        monkeypatch.setattr(sys, "stdin", __import__("io").StringIO("".join(f"{line}\n" for line in lines)))
        assert run(["play", "--resume", str(file), "--saves", str(folder), "--lang", "en"]) == 0
        new = [path for path in folder.glob("*.jsonl") if path not in before]
        return new[0] if new else file

    return play


def table_with(someone, **more):
    """A table in the middle of a game, with a bot."""
    ann = someone()
    table = ann.sit(ann.lay(["Ann c", "Ben steady m"], **more))
    for _ in range(4):
        table.until(lambda: table.view.to_act == "Ann")
        table.play("Ann", table.offered("Ann")[0])
    table.until(lambda: table.view.to_act == "Ann")
    return table


def save(table, file):
    file.write_text(table.browser.get(f"/api/rooms/{table.id}/record"), encoding="utf-8")
    return file


def test_from_the_page_to_the_terminal_and_back(someone, terminal, tmp_path, capsys):
    """The terminal's dice are its own; the file of the page stays as it is; the bot stays a bot."""
    table = table_with(someone)
    file = save(table, tmp_path / "game.jsonl")
    before, first = file.read_bytes(), Record.load(file)
    move = first.replay().legal()[0]
    saved = terminal(file, move, "quit")
    out = capsys.readouterr().out
    assert "From here on they are new" in out
    assert file.read_bytes() == before
    record = Record.load(saved)
    assert record.moves[: len(first.moves) + 1] == [*first.moves, ("Ann", move)]
    assert record.header["seed"] != first.header["seed"]
    assert record.header["seats"] == [{"name": "Ann", "bot": None}, {"name": "Ben", "bot": "steady"}]
    (part,) = fair.verify(record).earlier
    assert (part.moves, part.commitment) == (len(first.moves), table.room.commitment)
    view = opened(someone(), record)
    assert [seat["bot"] for seat in view["seats"]] == [None, "steady"]
    back = go_on(someone(), record, ("me", "steady"))
    assert record_at(back).moves[: len(record.moves)] == record.moves
    parts = fair.verify(record_at(back)).earlier
    assert [(part.moves, bool(part.commitment)) for part in parts] == [(len(first.moves), True), (len(record.moves), False)]


def test_real_dice_are_asked_for_in_the_terminal_too(someone, terminal, tmp_path, capsys):
    table = alone(someone, treasurer=True)
    file = save(table, tmp_path / "game.jsonl")
    saved = terminal(file, "throw", "3 4", "quit")
    assert Record.load(saved).moves[:2] == [("Ann", "throw"), ("chance", "dice 3 4")]
    assert opened(someone(), Record.load(saved))["dice"] == "hand"


def test_from_the_page_to_python_and_back(someone, tmp_path):
    table = table_with(someone)
    record = duopoly.Record.load(save(table, tmp_path / "game.jsonl"))
    game = record.replay()
    assert (game.to_act, len(game.moves), game.cash("Ann")) == ("Ann", table.view.ply, table.cash("Ann"))
    game.play(game.legal()[0])
    game.record().save(tmp_path / "on.jsonl")
    back = go_on(someone(), (tmp_path / "on.jsonl").read_text(encoding="utf-8"), ("me", "here"))
    assert record_at(back).moves[: len(game.moves)] == game.moves


def test_from_the_terminal_to_python_and_back(terminal, tmp_path, capsys):
    game = duopoly.Game("anti-us", ["Ann", "Ben"], roles=["competitor", "monopolist"], seed=3)
    game.record().save(tmp_path / "new.jsonl")
    saved = terminal(tmp_path / "new.jsonl", "throw", "quit")
    record = Record.load(saved)
    assert record.moves[0] == ("Ann", "throw")
    assert record.replay().moves == record.moves


def test_a_timed_game_takes_its_time_along(someone, terminal, tmp_path, capsys):
    table = table_with(someone, aim="timed", minutes=60)
    header = Record.load(save(table, tmp_path / "game.jsonl")).header
    assert header["minutes"] == 60
    assert 0 <= header["used"] < 30
    saved = terminal(tmp_path / "game.jsonl", "throw", "quit")
    again = Record.load(saved).header
    assert (again["minutes"], again["used"]) == (60, header["used"])


def test_a_record_of_a_page_is_checked_in_the_terminal(someone, tmp_path, capsys):
    file = save(table_with(someone), tmp_path / "game.jsonl")
    assert run(["replay", "--verify", str(file)]) == 0
