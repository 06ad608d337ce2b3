"""A game that a server began, taken away as a file: its promised dice are thrown nowhere else."""

import pytest
from server.web.tables import alone

from duopoly.terminal.cli import run


@pytest.mark.parametrize("dice", ["program", "hand"])
def test_the_terminal_does_not_go_on_with_promised_dice(someone, tmp_path, capsys, dice):
    table = alone(someone, dice=dice)
    table.play("Ann", "throw")
    file = tmp_path / "game.jsonl"
    file.write_text(table.browser.get(f"/api/rooms/{table.id}/record"))
    before = file.read_bytes()
    assert run(["play", "--resume", str(file)]) == 2
    assert capsys.readouterr().err == (
        "duopoly: resume: game.jsonl: its dice were promised by the server that began it, so it goes on only there\n"
    )
    assert file.read_bytes() == before
    assert run(["replay", "--verify", str(file)]) == 0
