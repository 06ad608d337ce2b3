"""Odds of positions: known ones, worked out from the dice; what intervals say; and what cannot be asked."""

import subprocess
import sys

import pytest
from analysis.tenths import tenths

import duopoly
from duopoly.analysis import odds as module
from duopoly.analysis import rollout_engine as rollers
from duopoly.analysis.odds import odds
from duopoly.sim.errors import BadPlan
from duopoly.stats.intervals import Estimate


def stand(ann, bob, **more):
    """A classic game of two in which Bob is to throw or to decide."""
    players = [{"name": "Ann", **ann}, {"name": "Bob", **bob}]
    return duopoly.Game.from_position({"edition": "classic-us", "turn": "Bob", "players": players, **more}, seed=1)


def interpreted(game, **options):
    return odds(game, engine="interpreter", **options)


def test_who_has_nothing_before_the_hotels_of_another_loses():
    """Bob has 1 and no title; whatever he lands on, he lives by Go alone, and comes past twelve hotels each round."""
    hotels = {str(space): {"owner": "Ann", "buildings": "hotel"} for space in (11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29)}
    found = interpreted(stand({"cash": 5000}, {"cash": 1, "space": 7}, titles=hotels, phase="throw"), rollouts=60)
    assert found.players["Ann"].value == 1.0
    assert found.players["Bob"].value == 0.0
    assert found.players["Bob"].high == pytest.approx(0.0602, abs=5e-4)  # Wilson: z²/(n + z²) = 3.84/63.84


def test_a_race_of_two_who_need_a_double():
    """Both in jail for the last throw, without a dollar: who throws no double (5 of 6) owes the fee and is bankrupt.

    Bob throws first. Of his 1/6, a sixth of a sixth leads to Chance, where 2 of 16 cards cost what he has not; then Ann
    needs a double herself. So he wins 5/6 of that at least, and all of it at most.
    """
    broke = {"cash": 0, "space": 10, "held": 3}
    found = interpreted(stand(broke, broke, phase="dice"), rollouts=4000)
    least, most = (1 / 6 - 1 / 36 * 2 / 16) * 5 / 6, 1 / 6
    bob = found.players["Bob"]
    assert least - 0.012 < bob.value < most + 0.012  # two standard errors of 4000 rollouts
    assert bob.low < most
    assert bob.high > least
    assert found.players["Ann"].value == pytest.approx(1 - bob.value)
    assert (found.to_act, found.moves) == ("chance", [])


def test_a_game_that_is_over_needs_no_rollouts():
    game = stand({"cash": 100}, {"cash": 0, "space": 10, "held": 3}, phase="dice")
    game.play("dice 1 2")
    game.play("give-up")
    found = odds(game)
    assert found.players == {"Ann": Estimate(1.0, 1.0, 1.0), "Bob": Estimate(0.0, 0.0, 0.0)}
    assert (found.rollouts, found.engine, found.moves) == (0, "none", [])


def test_moves_are_weighed_with_the_same_dice(monkeypatch):
    """Buying wins 7 of 10, declining 4 of the same 10: 30 points less, and 3 of 10 rollouts differ, each by a whole win."""
    monkeypatch.setattr(module, "roller", lambda *_: tenths(buy=7, decline=4, mortgage=7))
    game = stand({"cash": 500}, {"cash": 500, "space": 1}, phase="buy")
    found = odds(game, rollouts=1000)
    assert found.to_act == "Bob"
    assert [row.move for row in found.moves] == ["buy", "decline"]
    best, other = found.moves
    assert best.chance.value == pytest.approx(0.7)
    assert best.less == (0.0, 0.0, 0.0)
    assert other.less.value == pytest.approx(-0.3)
    half = 1.96 * (0.3 * 0.7 / 999) ** 0.5
    assert other.less.low == pytest.approx(-0.3 - half, abs=1e-4)
    assert other.less.high == pytest.approx(-0.3 + half, abs=1e-4)
    assert not odds(game, rollouts=100, moves=False).moves


def test_the_same_seed_gives_the_same_odds_and_the_games_own_dice_are_not_looked_at():
    def position(seed):
        return duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=seed)

    one = interpreted(position(1), rollouts=6)
    assert interpreted(position(2), rollouts=6) == one
    assert interpreted(position(1), rollouts=6, seed=2) != one
    game = position(1)
    before = game.position()
    interpreted(game, rollouts=1)
    assert game.position() == before
    assert rollers.key_of(1) != 1


def test_threads_add_up_to_the_same():
    game = stand({"cash": 0, "space": 10, "held": 3}, {"cash": 0, "space": 10, "held": 3}, phase="dice")
    g, rules = game.inside()
    line = rollers.lineup(g, game.edition, "steady")
    by = rollers.rollout_engine("interpreter")
    alone, together = (
        by._replace(workers=workers).roll(g, rules, line, 5, range(250), [rollers.prospect()]) for workers in (1, 3)
    )
    assert [each.pack() for each in alone] == [each.pack() for each in together]
    assert alone[0].games == 250
    more = by.roll(g, rules, line, 5, range(100, 250), by.roll(g, rules, line, 5, range(100), [rollers.prospect()]))
    assert more[0].pack() == alone[0].pack()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bot": "nobody"}, "no bot 'nobody'"),
        ({"engine": "steam"}, "engine: no engine 'steam'"),
        ({"rollouts": 0}, "rollouts: 0 cannot be"),
        ({"seed": -1}, "seed: -1 cannot be"),
    ],
)
def test_what_cannot_be_asked_is_said_in_a_line(wrong, said):
    game = stand({"cash": 5}, {"cash": 5})
    with pytest.raises(BadPlan, match=said) as error:
        odds(game, **wrong)
    assert "\n" not in str(error.value)


def test_a_bot_that_thinks_cannot_roll_out(monkeypatch):
    class Thinker(duopoly.bots.Bot):
        """Thinks."""

    monkeypatch.setitem(duopoly.bots.BOTS, "thinker", duopoly.bots.Entry("thinker", Thinker))
    with pytest.raises(BadPlan, match=r"'thinker' thinks too long to roll out with; random or .*steady.* would be right"):
        odds(stand({"cash": 5}, {"cash": 5}), bot="thinker")


def test_without_the_twin_the_interpreter_says_so(monkeypatch):
    said = []
    monkeypatch.setattr(rollers, "is_warm", lambda: False)
    monkeypatch.setattr(rollers, "is_installed", lambda: False)
    by = rollers.rollout_engine("auto", 2, said.append)
    assert (by.name, by.usual) == ("interpreter", 100)
    assert len(said) == 1
    assert "pip install 'duopoly[fast]'" in said[0]
    monkeypatch.setattr(rollers, "twin", lambda *_: None)
    with pytest.raises(BadPlan, match="engine: the compiled twin cannot be had here"):
        rollers.rollout_engine("twin")


def test_the_public_call_loads_what_it_needs_only_when_it_is_called():
    code = "import sys, duopoly; print('duopoly.analysis' in sys.modules, 'duopoly.fast' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False False\n"
    found = duopoly.odds(
        stand({"cash": 0, "space": 10, "held": 3}, {"cash": 0, "space": 10, "held": 3}, phase="dice"), rollouts=9
    )
    assert set(found.players) == {"Ann", "Bob"}
