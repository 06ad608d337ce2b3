"""The ladder: the results behind its ratings, its page and its charts."""

import pytest
from rows import row_of

from duopoly import __version__
from duopoly.match.bot_ratings import count_results, rate_bots
from duopoly.match.duplicate_deals import PlayedDeal
from duopoly.match.ladder import LadderPlan, page, play_ladder, ratings_chart, ratings_table, save, summarize
from duopoly.sim.errors import BadPlan


def test_results_are_counted_by_group():
    """A shared win counts in equal parts; games that nobody won count for nobody."""
    rows = [row_of([0, 1, 1], [0, 1, 0], [0]), row_of([1, 0, 1], [0, 0, 1], [0, 2]), row_of([0, 1, 1], [0, 0, 1], [])]
    overall = count_results(rows, [4, 7], False)
    assert overall.games == {(((4, -1), 1), ((7, -1), 2)): 2}
    assert overall.wins == {(4, -1): 1, (7, -1): 1}
    by_role = count_results(rows, [4, 7], True)
    assert by_role.games == {(((4, 0), 1), ((7, 0), 1), ((7, 1), 1)): 2}
    assert by_role.wins == {(4, 0): 1, (7, 0): 0.5, (7, 1): 0.5}


def test_bots_are_rated_by_role():
    """A role in which the reference bot won nothing has no ratings."""
    deals = [PlayedDeal(n, [row_of([0, 1], [0, 1], [0]), row_of([1, 0], [0, 1], [1])], [], []) for n in range(9)]
    deals.append(PlayedDeal(9, [row_of([0, 1], [0, 1], [1])], [], []))
    assert set(rate_bots([((0, 1), deals)], 1, True, 1)) == {(0, 1), (1, 1)}
    assert set(rate_bots([((0, 1), deals)], 1, False, 1)) == {(0, -1), (1, -1)}


@pytest.fixture(scope="module")
def played():
    """The options, the ladders, and the sentences."""
    editions = ("anti-us", "classic-us")
    options = LadderPlan(players="random,steady,child", editions=editions, games=16, rounds=150, seed=3)
    sentences = []
    return options, play_ladder(options, engine="twin", say=sentences.append), sentences


def test_every_two_bots_play_in_every_edition(played):
    """Half of the seats each; steady is the reference and random far below."""
    _, ladders, sentences = played
    assert [ladder.edition for ladder in ladders] == ["anti-us", "classic-us"]
    assert [sentence for sentence in sentences if "against" in sentence] == [
        "anti-us: random:2 against steady:2",
        "classic-us: random:2 against steady:2",
    ]
    for ladder in ladders:
        assert [rung.bot for rung in ladder.rungs] == ["steady", "random"]
        assert ladder.rungs[0].overall.points.value == 1500
        assert ladder.rungs[1].overall.points.value < 1200
        assert ladder.games == 16
        assert ladder.beats["steady", "random"].value == 1 - ladder.beats["random", "steady"].value


def test_the_page_says_when_with_what_and_by_which_command(played, tmp_path, monkeypatch):
    """With a chart and the ratings for each edition; saved again it is the same."""
    options, ladders, _ = played
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1770000000")
    path = save(options, ladders, tmp_path / "ladder")
    text = path.read_text()
    assert text.startswith(f"# The ladder of bots\n\nMade on 2026-02-02 with duopoly {__version__} (rules and bots ")
    command = "duopoly ladder --players random,steady,child --editions anti-us,classic-us --games 16 --seats 4 --seed 1"
    assert command.replace("--seed 1", "--seed 3 --rounds 150") in text
    assert text == page(options, ladders, "2026-02-02")
    for ladder in ladders:
        assert f"](ladder-{ladder.edition}.svg)" in text
        assert ratings_table(ladder) in text
        svg = (path.parent / f"ladder-{ladder.edition}.svg").read_bytes()
        assert b"<svg" in svg
        assert b"steady" in svg
        ratings_chart(ladder)
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    save(options, ladders, tmp_path / "ladder")
    assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == before
    assert summarize(ladders)[0]["bots"][0]["rating"] == 1500


def test_a_bot_with_two_budgets_has_two_rungs():
    """Each with its own budget."""
    options = LadderPlan(players="planner@0.3,planner@200r,steady", editions=("anti-us",), games=4)
    assert [bot.name for bot in options.bots()] == ["planner@0.3", "planner@200r", "steady"]
    pair = options.match("anti-us", options.bots()[:2])
    assert [str(player) for player in pair.players] == ["planner@0.3:2", "planner@200r:2"]


def test_a_ladder_needs_two_bots(tmp_path):
    """And games that can be played, and a folder; the messages are one line."""
    with pytest.raises(BadPlan, match="players: expected two bots or more, got 'steady,normal'"):
        play_ladder(LadderPlan(players="steady,normal", editions=("anti-us",), games=4))
    with pytest.raises(BadPlan, match="seats: expected a whole number"):
        play_ladder(LadderPlan(players="steady,random", editions=("anti-us",), games=4, seats=9))
    (tmp_path / "file").write_text("")
    with pytest.raises(BadPlan, match=r"out: .* cannot be written"):
        save(LadderPlan(players="steady,random", editions=(), games=4), [], tmp_path / "file" / "x")
