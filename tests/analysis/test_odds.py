"""Odds of positions: some computed from the dice; intervals; and invalid options."""

import re
import subprocess
import sys

import pytest
from analysis.tenths import tenths

import duopoly
from duopoly.analysis import odds as odds_module
from duopoly.analysis import rollout_engine as engines
from duopoly.analysis.odds import gain, gain_over, odds
from duopoly.sim.errors import BadPlan
from duopoly.sim.evaluation import WHOLE
from duopoly.stats.intervals import Estimate, bounded_mean


def position_of(ann, bob, **more):
    """A classic game of two in which it is Bob's turn."""
    players = [{"name": "Ann", **ann}, {"name": "Bob", **bob}]
    return duopoly.Game.from_position({"edition": "classic-us", "turn": "Bob", "players": players, **more}, seed=1)


def interpreted(game, **options):
    return odds(game, engine="interpreter", **options)


def played_out(game, **options):
    """Odds of games that `steady` plays to the end, and which nothing but dice and cards decides."""
    return interpreted(game, bot="steady", **options)


def test_a_player_with_nothing_against_hotels_loses():
    """Bob has 1 and no title; he lives on passing Go, and passes twelve hotels each round."""
    hotels = {str(space): {"owner": "Ann", "buildings": "hotel"} for space in (11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29)}
    game = position_of({"cash": 5000}, {"cash": 1, "space": 7}, titles=hotels, phase="throw")
    result = played_out(game, rollouts=60)
    assert result.players["Ann"].value == 1.0
    assert result.players["Bob"].value == 0.0
    assert result.players["Bob"].high == pytest.approx(1 - 0.025 ** (1 / 60))  # exact: 60 losses have this chance


def test_a_race_of_two_who_need_a_double():
    """Both are in jail for the last throw without a dollar: without a double (5 of 6) they owe the fee and are bankrupt.

    Bob throws first. Of his 1/6, a sixth of a sixth leads to Chance, where he cannot pay 2 of 16 cards; then Ann needs a
    double herself. So he wins at least 5/6 of that, and at most all of it.
    """
    broke = {"cash": 0, "space": 10, "held": 3}
    result = played_out(position_of(broke, broke, phase="dice"), rollouts=4000)
    least, most = (1 / 6 - 1 / 36 * 2 / 16) * 5 / 6, 1 / 6
    bob = result.players["Bob"]
    assert least - 0.012 < bob.value < most + 0.012  # two standard errors of 4000 rollouts
    assert bob.low < most
    assert bob.high > least
    assert result.players["Ann"].value == pytest.approx(1 - bob.value)
    assert (result.to_act, result.moves) == ("chance", [])


def test_a_game_that_is_over_needs_no_rollouts():
    game = position_of({"cash": 100}, {"cash": 0, "space": 10, "held": 3}, phase="dice")
    game.play("dice 1 2")
    game.play("give-up")
    result = odds(game)
    assert result.players == {"Ann": Estimate(1.0, 1.0, 1.0), "Bob": Estimate(0.0, 0.0, 0.0)}
    assert (result.rollouts, result.engine, result.moves) == (0, "none", [])


def test_moves_are_compared_with_the_same_dice(monkeypatch):
    """Buying wins 7 of 10 and declining 4 of the same 10: 30 points less, as 3 of 10 rollouts differ by a whole win."""
    monkeypatch.setattr(odds_module, "rollout_engine", lambda *_: tenths(buy=7, decline=4, mortgage=7))
    game = position_of({"cash": 500}, {"cash": 500, "space": 1}, phase="buy")
    result = odds(game, rollouts=1000)
    assert result.to_act == "Bob"
    assert [row.move for row in result.moves] == ["buy", "decline"]
    best, other = result.moves
    assert best.chance.value == pytest.approx(0.7)
    assert best.less == (0.0, 0.0, 0.0)
    assert other.less.value == pytest.approx(-0.3)
    half = 1.96 * (0.3 * 0.7 / 999) ** 0.5
    assert other.less.low == pytest.approx(-0.3 - half, abs=6e-3)
    assert other.less.high == pytest.approx(-0.3 + half, abs=6e-3)
    assert not odds(game, rollouts=100, moves=False).moves


def test_the_best_move_does_not_widen_the_interval_of_another(monkeypatch):
    """Declining loses 10 of 100 rollouts that buying wins: 3 to 16 points less, and surely less."""
    monkeypatch.setattr(odds_module, "rollout_engine", lambda *_: tenths(buy=10, decline=9, mortgage=10))
    _, other = odds(position_of({"cash": 500}, {"cash": 500, "space": 1}, phase="buy"), rollouts=100).moves
    assert other.less == bounded_mean(-10, 10, 100, -1, 1)
    assert tuple(other.less) == pytest.approx((-0.1, -0.165, -0.027), abs=1e-3)


def test_only_a_best_move_that_is_not_the_first_widens_it():
    """The first move compared with it has the interval of that one comparison; another move has both."""
    first, best, other = (candidate_with(more) for more in (0, 10, -20))
    assert gain_over(first, first, other) == bounded_mean(-20, 20, 100, -1, 1)
    assert gain_over(first, best, best) == (0.0, 0.0, 0.0)
    value, low, high = bounded_mean(10, 10, 100, -1, 1)
    assert gain_over(first, best, first) == (-value, -high, -low)
    both = gain_over(first, best, other)
    assert both.value == pytest.approx(-0.3)
    assert (both.low, both.high) == (gain(other).low - high, gain(other).high - low)


def test_a_move_that_never_differs_from_the_first_one_is_not_surely_equal():
    """Ten rollouts say little."""
    first, same = candidate_with(0, games=10), candidate_with(0, games=10)
    assert gain_over(first, first, same) == bounded_mean(0, 0, 10, -1, 1)
    assert gain_over(first, same, first).low < 0 < gain_over(first, same, first).high


def candidate_with(more, games=100):
    """A candidate that wins so many rollouts more than the first one."""
    candidate = engines.candidate_of()
    candidate.games, candidate.more, candidate.square = games, more * WHOLE, abs(more) * WHOLE * WHOLE
    return candidate


def test_the_same_seed_gives_the_same_odds_without_the_games_own_dice():
    def position(seed):
        return duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=seed)

    one = interpreted(position(1), rollouts=6)
    assert interpreted(position(2), rollouts=6) == one
    assert interpreted(position(1), rollouts=6, seed=2) != one
    game = position(1)
    before = game.position()
    interpreted(game, rollouts=1)
    assert game.position() == before
    assert engines.rollout_key(1) != 1


@pytest.mark.parametrize(("rules", "end"), [({}, 30), ({"rounds": 60}, 60)])
def test_a_timed_game_is_played_on_to_its_last_round(rules, end):
    """The rule's, or the usual 30."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], aim="timed", rules=rules, seed=1)
    assert engines.lineup(game.inside()[0], game.edition, "trader").cap == end


def test_threads_add_up_to_the_same():
    game = position_of({"cash": 0, "space": 10, "held": 3}, {"cash": 0, "space": 10, "held": 3}, phase="dice")
    g, rules = game.inside()
    lineup = engines.lineup(g, game.edition, "steady")
    engine = engines.rollout_engine("interpreter")
    position = [engines.candidate_of()]
    one, three = (engine._replace(workers=workers).roll(g, rules, lineup, 5, range(250), position) for workers in (1, 3))
    assert [candidate.pack() for candidate in one] == [candidate.pack() for candidate in three]
    assert one[0].games == 250
    first = engine.roll(g, rules, lineup, 5, range(100), position)
    both = engine.roll(g, rules, lineup, 5, range(100, 250), first)
    assert both[0].pack() == one[0].pack()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"bot": "nobody"}, "got 'nobody'"),
        ({"engine": "steam"}, "engine: expected auto, twin or interpreter, got 'steam'"),
        ({"rollouts": 0}, "rollouts: expected a whole number from 1 to 10000000, got 0"),
        ({"seed": -1}, "seed: expected a whole number from 0 to 18446744073709551615, got -1"),
    ],
)
def test_invalid_options_of_odds(options, message):
    game = position_of({"cash": 5}, {"cash": 5})
    with pytest.raises(BadPlan, match=message) as error:
        odds(game, **options)
    assert "\n" not in str(error.value)


def test_a_bot_that_is_unknown_is_told_only_those_that_can_do_rollouts():
    game = position_of({"cash": 5}, {"cash": 5})
    with pytest.raises(BadPlan) as error:
        odds(game, bot="nobody")
    listed = re.fullmatch(r"bot: expected one fast enough for rollouts \((.+)\), got 'nobody'", str(error.value))
    for bot in listed[1].split(", "):
        odds(game, bot=bot, moves=False, rollouts=1)


def test_a_bot_that_thinks_cannot_do_rollouts(monkeypatch):
    class Thinker(duopoly.bots.Bot):
        """Thinks."""

    monkeypatch.setitem(duopoly.bots.BOTS, "thinker", duopoly.bots.BotEntry("thinker", Thinker))
    with pytest.raises(BadPlan, match=r"bot: expected one fast enough for rollouts \(.*steady.*targo.*\), got 'thinker'"):
        odds(position_of({"cash": 5}, {"cash": 5}), bot="thinker")


def test_without_the_twin_the_interpreter_says_so(monkeypatch):
    sentences = []
    monkeypatch.setattr(engines, "twin", lambda say: say("It is not here."))
    engine = engines.rollout_engine("auto", 2, sentences.append)
    assert (engine.name, engine.default_rollouts) == ("interpreter", 100)
    assert sentences == ["It is not here."]
    with pytest.raises(BadPlan, match="the compiled twin is not available here"):
        engines.rollout_engine("twin")


def test_the_public_call_loads_what_it_needs_only_when_it_is_called():
    code = "import sys, duopoly; print('duopoly.analysis' in sys.modules, 'duopoly.fast' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False False\n"
    result = duopoly.odds(
        position_of({"cash": 0, "space": 10, "held": 3}, {"cash": 0, "space": 10, "held": 3}, phase="dice"), rollouts=9
    )
    assert set(result.players) == {"Ann", "Bob"}
