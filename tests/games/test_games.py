"""Whole games, recorded: one for every way each edition can end, replayed move by move to the same result."""

import json
from pathlib import Path

import pytest

import duopoly
from duopoly.editions import load, names

HERE = Path(__file__).parent
RESULTS = json.loads((HERE / "results.json").read_text(encoding="utf-8"))


def required(edition):
    """The ways a game of the edition can end."""
    ways = ["last"]
    if "camp" in edition.aims:
        ways += [f"camp-{role}s" for role in edition.roles]
    if "timed" in edition.aims:
        ways.append("timed")
    return ways


@pytest.mark.parametrize("edition", names())
def test_every_ending_has_its_game(edition):
    """An edition without a recorded game for one of its endings fails here."""
    assert {f"{edition}-{way}" for way in required(load(edition))} <= set(RESULTS)


@pytest.mark.parametrize("name", sorted(RESULTS))
def test_the_recorded_game_is_replayed_to_its_result(name):
    """Every move is legal, money moves by events alone, and the winners and sums are those recorded."""
    record = duopoly.Record.load(HERE / f"{name}.jsonl")
    game = record.replay()
    told = RESULTS[name]
    assert len(record.moves) == told["moves"]
    assert game.result is not None
    assert list(game.result.winners) == told["winners"]
    assert game.result.worth == told["worth"]
    start = record.replay(upto=0)
    for player in game.players:
        paid = sum(event.amount for event in game.events if event.payer == player)
        got = sum(event.amount for event in game.events if event.payee == player)
        assert start.cash(player) + got - paid == game.cash(player)


@pytest.mark.parametrize("name", sorted(RESULTS))
def test_the_winner_is_who_should_win(name):
    """Last: the only one left. Camp: the other camp is bankrupt, the richest left wins. Timed: the most cash."""
    game = duopoly.Record.load(HERE / f"{name}.jsonl").replay()
    rows = {row["name"]: row for row in game.position()["players"]}
    left = [name for name, row in rows.items() if not row["bankrupt"]]
    winners = game.result.winners
    if game.aim == "last":
        assert list(winners) == left
    elif game.aim == "camp":
        assert len({rows[name]["role"] for name in left}) == 1
        assert rows[winners[0]]["role"] in name
    else:
        assert {rows[name]["cash"] for name in winners} == {max(row["cash"] for row in rows.values())}
