"""Ratings: the strengths that make the results most likely, as scipy finds them; intervals; the ladder's page and charts."""

from collections import Counter
from math import inf, log, log10

import numpy as np
import pytest
from rows import row_of
from scipy.optimize import minimize

from duopoly.match.duplicate_deals import Deal
from duopoly.match.ladder import Ask, chart, climb, facts, page, save, table
from duopoly.match.ratings import IMAGINED, Games, added, games_of, rated, strengths
from duopoly.sim.errors import BadPlan

GAMES = Games(
    Counter({(((0, -1), 2), ((1, -1), 2)): 40, (((1, -1), 1), ((2, -1), 3)): 60, (((0, -1), 1), ((2, -1), 1)): 10}),
    Counter({(0, -1): 31 + 8, (1, -1): 9 + 30.5, (2, -1): 29.5 + 2}),
)


def likelihood(logs, games):
    """How unlikely it is that it went so, with the imagined games against one of strength 1."""
    items = sorted({item for sitting in games.tables for item, _ in sitting})
    at = dict(zip(items, logs, strict=True))
    total = sum(games.wins[item] * at[item] for item in items)
    for sitting, number in games.tables.items():
        total -= number * log(sum(seats * np.exp(at[item]) for item, seats in sitting))
    for item in items:
        total += IMAGINED / 2 * at[item] - IMAGINED * np.log(1 + np.exp(at[item]))
    return -total


def test_strengths_are_the_likeliest():
    """As scipy finds them."""
    found = strengths(GAMES)
    expected = minimize(likelihood, np.zeros(3), args=(GAMES,), method="BFGS", tol=1e-9).x
    assert [log(found[item]) for item in sorted(found)] == pytest.approx(expected, abs=1e-4)


def test_two_players_are_bradley_and_terrys():
    """With many games: three of four are three times the strength, 400 log10(3) points."""
    games = Games(Counter({(((0, -1), 1), ((1, -1), 1)): 100_000}), Counter({(0, -1): 75_000.0, (1, -1): 25_000.0}))
    found = strengths(games)
    assert found[0, -1] / found[1, -1] == pytest.approx(3, rel=1e-3)


def test_games_are_added_up_by_who_sat_there():
    """A win that is shared counts in parts; games that nobody has won count for nobody."""
    rows = [row_of([0, 1, 1], [0, 1, 0], [0]), row_of([1, 0, 1], [0, 0, 1], [0, 2]), row_of([0, 1, 1], [0, 0, 1], [])]
    plain = games_of(rows, [4, 7], False)
    assert plain.tables == {(((4, -1), 1), ((7, -1), 2)): 2}
    assert plain.wins == {(4, -1): 1, (7, -1): 1}
    by_role = games_of(rows, [4, 7], True)
    assert by_role.tables == {(((4, 0), 1), ((7, 0), 1), ((7, 1), 1)): 2}
    assert by_role.wins == {(4, 0): 1, (7, 0): 0.5, (7, 1): 0.5}
    assert added([plain, plain]).tables == {(((4, -1), 1), ((7, -1), 2)): 4}


def deals_of(wins):
    """Deals of two games of two players; how many of the two the first wins."""
    return [
        Deal(n, [row_of([0, 1], [0, 1], [0 if won else 1]), row_of([1, 0], [0, 1], [1 if won > 1 else 0])], [], [])
        for n, won in enumerate(wins)
    ]


def test_intervals_hold_the_rating_and_narrow_with_more_deals():
    """And the same seed gives the same ones."""
    few, many = ([((0, 1), deals_of([0, 1, 2, 2] * n))] for n in (5, 40))
    a, b = rated(few, 1, False, 1)[0, -1], rated(many, 1, False, 1)[0, -1]
    assert rated(few, 1, False, 1)[0, -1] == a
    assert a.rating.low < a.rating.value < a.rating.high
    assert (b.rating.high - b.rating.low) < 0.5 * (a.rating.high - a.rating.low)
    assert b.rating.value == pytest.approx(1500 + 400 * log10(5 / 3), abs=5)
    assert (b.wins, b.seats) == (200, 320)
    assert rated(few, 1, False, 1)[1, -1].rating == (1500, 1500, 1500)


def test_who_has_won_nothing_has_an_open_end():
    """Or everything; and a role in which the yardstick has won nothing has no ratings."""
    found = rated([((0, 1), deals_of([2] * 20))], 1, False, 1)
    assert found[0, -1].rating.high == inf
    assert found[1, -1].rating == (1500, 1500, 1500)
    found = rated([((0, 1), deals_of([0] * 20))], 1, False, 1)
    assert found[0, -1].rating.low == -inf
    second = [Deal(n, [row_of([0, 1], [0, 1], [0]), row_of([1, 0], [0, 1], [1])], [], []) for n in range(9)]
    third = [Deal(9, [row_of([0, 1], [0, 1], [1])], [], [])]
    assert set(rated([((0, 1), second + third)], 1, True, 1)) == {(0, 1), (1, 1)}


@pytest.fixture(scope="module")
def made():
    ask = Ask(players="random,steady,child", editions=("anti-us", "classic-us"), games=16, rounds=150, seed=3)
    said = []
    return ask, climb(ask, engine="twin", say=said.append), said


def test_every_two_bots_play_in_every_edition(made):
    """Half of the seats each; steady is the yardstick and random far below."""
    _, ladders, said = made
    assert [ladder.edition for ladder in ladders] == ["anti-us", "classic-us"]
    assert [line for line in said if "against" in line] == [
        "anti-us: random:2 against steady:2",
        "classic-us: random:2 against steady:2",
    ]
    for ladder in ladders:
        assert [rung.bot for rung in ladder.rungs] == ["steady", "random"]
        assert ladder.rungs[0].all.rating.value == 1500
        assert ladder.rungs[1].all.rating.value < 1200
        assert ladder.games == 16
        assert ladder.beats["steady", "random"].value == 1 - ladder.beats["random", "steady"].value


def test_the_page_says_when_with_what_and_by_which_command(made, tmp_path, monkeypatch):
    """With a chart for each edition, and every figure of the table; made again it is the same."""
    ask, ladders, _ = made
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1770000000")
    path = save(ask, ladders, tmp_path / "ladder")
    text = path.read_text()
    assert text.startswith("# The ladder of bots\n\nMade on 2026-02-02 with duopoly 0.1.0 (rules and bots ")
    command = "duopoly ladder --players random,steady,child --editions anti-us,classic-us --games 16 --seats 4 --seed 1"
    assert command.replace("--seed 1", "--seed 3 --rounds 150") in text
    assert text == page(ask, ladders, "2026-02-02")
    for ladder in ladders:
        assert f"](ladder-{ladder.edition}.svg)" in text
        assert table(ladder) in text
        svg = (path.parent / f"ladder-{ladder.edition}.svg").read_bytes()
        assert b"<svg" in svg
        assert b"steady" in svg
        chart(ladder)
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    save(ask, ladders, tmp_path / "ladder")
    assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == before
    assert facts(ladders)[0]["bots"][0]["rating"] == 1500


def test_a_ladder_has_a_bot_with_two_budgets():
    """Then it is two rungs, each with its own."""
    ask = Ask(players="planner@0.3,planner@200r,steady", editions=("anti-us",), games=4)
    assert [bot.name for bot in ask.bots()] == ["planner@0.3", "planner@200r", "steady"]
    made = ask.match("anti-us", ask.bots()[:2])
    assert [str(player) for player in made.players] == ["planner@0.3:2", "planner@200r:2"]


def test_a_ladder_needs_two_bots(tmp_path):
    """And games that can be played, and a folder; all in one line."""
    with pytest.raises(BadPlan, match="players: 'steady,normal' is one bot; two or more would be right"):
        climb(Ask(players="steady,normal", editions=("anti-us",), games=4))
    with pytest.raises(BadPlan, match="seats: 9 cannot be"):
        climb(Ask(players="steady,random", editions=("anti-us",), games=4, seats=9))
    (tmp_path / "file").write_text("")
    with pytest.raises(BadPlan, match=r"out: .* cannot be written"):
        save(Ask(players="steady,random", editions=(), games=4), [], tmp_path / "file" / "x")
