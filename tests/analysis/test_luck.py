"""Luck told apart from skill, on positions whose odds are known and by the real rollouts."""

import pytest

import duopoly
from duopoly.analysis.luck import BATCHES, ChanceOutcome, LuckSetup, luck
from duopoly.analysis.odds import BOT
from duopoly.analysis.rollout_engine import RolloutEngine, rollout_engine, rollout_key
from duopoly.play.notation import parse_move
from duopoly.play.seats import Names
from duopoly.rules.codes import DO_DICE
from duopoly.sim.evaluation import WHOLE

KEY = rollout_key(1)


def position():
    """Ann stands on space 32 and has to throw; Bob has hotels on spaces 37 and 39, and Ann three houses each on 16 to 19."""
    return duopoly.Game.from_position(
        {
            "edition": "classic-us",
            "turn": "Ann",
            "phase": "throw",
            "players": [{"name": "Ann", "cash": 300, "space": 32}, {"name": "Bob", "cash": 500, "space": 1}],
            "titles": {space: {"owner": "Bob", "buildings": "hotel"} for space in ("37", "39")}
            | {space: {"owner": "Ann", "buildings": 3} for space in ("16", "18", "19")},
        },
        seed=1,
    )


def timed_position():
    """Ann has 1000, Bob 700 and the Electric Company, Cy 100; a competitor keeps a tenth when time is up."""
    return duopoly.Game.from_position(
        {
            "edition": "anti-us",
            "aim": "timed",
            "turn": "Ann",
            "phase": "throw",
            "players": [
                {"name": "Ann", "role": "competitor", "cash": 1000},
                {"name": "Bob", "role": "competitor", "cash": 700},
                {"name": "Cy", "role": "monopolist", "cash": 100},
            ],
            "titles": {"electric-company": {"owner": "Bob"}},
        },
        seed=1,
    )


def outcomes_of(game, moves):
    """What chance did while these moves were played."""
    names, found = Names(game.edition, game.players), []
    for move in moves:
        g, _ = game.inside()
        game.play(move, by="chance" if move == "time" else game.to_act)
        if move.startswith("dice"):
            found.append(ChanceOutcome(g, parse_move(move, names, g.deck), game.inside()[0]))
    return found


def measured(game, moves, engine=None, bot=BOT):
    _, rules = game.inside()
    setup = LuckSetup(rules, game.edition, bot, engine or rollout_engine("interpreter"), KEY)
    work = luck(outcomes_of(game, moves), setup)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def twelve_wins():
    """An engine in which Ann wins after a twelve and loses after all other throws."""

    def rollouts(g, rules, lineup, key, first, count, candidates):
        results = [candidate.copy() for candidate in candidates]
        for candidate in results:
            assert candidate.verb == DO_DICE
            candidate.games += count
            winner = 0 if candidate.x + candidate.y == 12 else 1
            candidate.wins[winner] += WHOLE * count
        return results

    return RolloutEngine("twelve wins", rollouts, 100)


@pytest.mark.parametrize(("dice", "ann"), [("dice 6 6", 35 / 36), ("dice 2 1", -1 / 36), ("dice 6 5", -1 / 36)])
def test_luck_is_the_chance_after_a_throw_less_the_mean_of_all_36(dice, ann):
    lucks = measured(position(), ["throw", dice], twelve_wins())
    assert [one.value for one in lucks] == [pytest.approx(ann), pytest.approx(-ann)]


def test_the_rent_that_ruins_is_bad_luck_for_one_and_good_for_the_other():
    """Three and four lead to the hotel on space 39, which Ann cannot pay; five and six lead past it to her salary."""
    ann, bob = measured(position(), ["throw", "dice 3 4"])
    assert ann.high < -0.2
    assert bob.low > 0.2
    ann, bob = measured(position(), ["throw", "dice 3 4"], bot="steady")
    assert ann.high < -0.2
    assert ann.value + bob.value == pytest.approx(0, abs=1e-6)
    ann, bob = measured(position(), ["throw", "dice 5 6"])
    assert ann.low > 0 > bob.high


def test_the_interval_comes_from_batches_that_differ_by_chance_alone():
    ann, _ = measured(position(), ["throw", "dice 1 2"])
    assert ann.low < ann.value < ann.high
    assert BATCHES >= 2


def test_nothing_left_to_chance_gives_nobody_anything():
    assert measured(position(), []) == []


def test_a_throw_that_decides_a_timed_game_is_luck():
    """After time is up one throw is left, for Bob's utility: with 8 or more, 15 of 36 throws, he is ahead of Ann, else not."""
    ann, bob, cy = measured(timed_position(), ["time", "end", "end", "end", "dice 4 4"])
    assert bob.value == pytest.approx(21 / 36, abs=0.07)
    assert bob.high - bob.low < 0.15
    assert (ann.value, cy.value) == (pytest.approx(-bob.value), 0)
    ann, bob, _ = measured(timed_position(), ["time", "end", "end", "end", "dice 3 4"])
    assert bob.value == pytest.approx(-15 / 36, abs=0.07)
    assert bob.high < 0 < ann.low


def test_a_timed_game_is_rolled_out_to_the_round_in_which_time_was_up():
    """A throw in round 1 of a game whose time was up in round 7; without that round, as long as the judge looks ahead."""
    caps = []

    def rollouts(g, rules, lineup, key, first, count, candidates):
        caps.append(lineup.cap)
        return [candidate.copy() for candidate in candidates]

    game = timed_position()
    _, rules = game.inside()
    outcomes = outcomes_of(game, ["throw", "dice 1 2"])
    for last_round in (7, 0):
        setup = LuckSetup(rules, game.edition, BOT, RolloutEngine("caps", rollouts, 100), KEY, last_round)
        assert list(luck(outcomes, setup)) == [None]
    assert set(caps[: len(caps) // 2]) == {7}
    assert set(caps[len(caps) // 2 :]) == {61}
