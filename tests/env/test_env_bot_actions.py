"""What a bot would do in a learner's place, action by action."""

import numpy as np
import pytest

from duopoly.env import BadConfig
from duopoly.env.batch import Batch
from duopoly.env.config import one_learner
from duopoly.env.seats import ManySeats
from duopoly.env.vector import ManyGames
from duopoly.fast import interpreter, twin
from duopoly.fast.schema import dtype_of
from duopoly.rl.action_builder import UNFINISHED, ActionBuilder, step
from duopoly.rl.actions import A_CANCEL, A_GIVE, A_NOTE, A_OFFER, A_TAKE, actions_of
from duopoly.rl.batch import LEARNER
from duopoly.rl.bot_actions import next_action
from duopoly.rl.timestep import Timestep
from duopoly.rules.actions import A_BID, A_END, A_THROW
from duopoly.rules.codes import DO_BID, DO_END, DO_OFFER, Move
from duopoly.rules.state import State
from duopoly.sim.playout import PLAYERS, Row

FRESH = 2**33


def built(moves):
    """A state of three players, and a builder that has taken the actions."""
    g, builder = State(), ActionBuilder()
    g.seats, g.actor, g.bid = 3, 1, 10
    for action in moves:
        assert step(g, builder, action) == UNFINISHED
    return g, builder


@pytest.mark.parametrize(
    "move",
    [
        Move(DO_END),
        Move(DO_BID, 11),
        Move(DO_BID, 268),
        Move(DO_OFFER, 0, 0, 2, 1 << 3, 1 << 39 | 1 << 41),
        Move(DO_OFFER, 1616, 0, 0, 0, 1 << 6 | 1 << 8 | 1 << 9),
        Move(DO_OFFER, 7, 1150, 2, 1 << 1 | 1 << 40, 0),
    ],
)
def test_the_actions_of_a_move_follow_each_other(move):
    """From nothing built, each next action is that of `actions_of`, and the last completes the move."""
    g, builder = built([])
    for action in actions_of(g, 1, move):
        assert next_action(g, builder, move) == action
        done = step(g, builder, action)
    assert done == move


OFFER = Move(DO_OFFER, 60, 5, 2, 1 << 3 | 1 << 11, 1 << 39)
TO_2 = A_OFFER + 1


@pytest.mark.parametrize(
    ("begun", "move"),
    [
        ([TO_2], Move(DO_END)),
        ([A_NOTE + 2], Move(DO_END)),
        ([A_NOTE + 2], Move(DO_BID, 11)),
        ([A_NOTE + 5, A_NOTE + 2], Move(DO_BID, 105)),
        ([A_NOTE + 2], OFFER),
        ([TO_2], Move(DO_BID, 20)),
        ([A_OFFER + 2], OFFER),
        ([TO_2, A_GIVE + 6], OFFER),
        ([TO_2, A_GIVE + 3, A_TAKE + 39], OFFER),
        ([TO_2, A_GIVE + 3, A_GIVE + 11, A_TAKE + 37], OFFER),
        ([TO_2, A_GIVE + 3, A_GIVE + 11, A_TAKE + 39, A_NOTE + 4, A_NOTE + 3], OFFER),
    ],
)
def test_what_leads_elsewhere_is_canceled(begun, move):
    """A bid or an offer that the bot would not make."""
    g, builder = built(begun)
    assert next_action(g, builder, move) == A_CANCEL


def won_by_learner(many, bot, seed, games):
    """Which of the first games the learner wins with the bot's actions."""
    _, infos = many.reset(seed=seed)
    running, won = np.ones(games, bool), np.zeros(games, bool)
    while running.any():
        seats = infos["seat"]
        _, _, over, given_up, infos = many.step(many.bot_actions(bot))
        ended = over | given_up
        if ended.any():
            won |= running & over & (infos["winners"] >> seats & 1 == 1)
            running &= ~ended
    return won


@pytest.mark.parametrize("edition", ["anti-us", "classic-fr"])
@pytest.mark.parametrize("bot", ["steady", "trader", "dealer"])
def test_a_learner_who_follows_a_bot_plays_its_games(edition, bot):
    """As the compiled bot does in the same seat with the same dice, offers and bids and all."""
    games, against = 24, ["trader", "steady", "greedy"]
    won = won_by_learner(ManyGames(edition, against, games, throws=1500), bot, FRESH, games)
    config = one_learner(edition, against)
    for lineup in config.lineups:
        lineup.bot = [PLAYERS.index(bot) if number == LEARNER else number for number in lineup.bot]
        lineup.cap = 1500
    packed, _ = twin().play_games(config.table, config.lineups, FRESH, 0, games)
    rows = np.frombuffer(packed, dtype_of(Row))
    seats = (rows["player"][:, :4] == 0).argmax(1)
    expected = (rows["winners"] >> seats & 1 == 1) & (rows["throws"] < 1500)
    assert won.tolist() == expected.tolist()
    assert 0 < won.sum() < games


def test_both_engines_imitate_alike():
    """The interpreter and the twin give the same actions."""
    config = one_learner("anti-us", ["steady"] * 3)
    batches = [Batch(engine, config.table, config.lineups, 5, 0, 4, Timestep()) for engine in (twin(), interpreter)]
    seen = set()
    for _ in range(120):
        for batch in batches:
            batch.imitate(PLAYERS.index("trader"))
        assert batches[0].timesteps.content == batches[1].timesteps.content
        seen |= {batches[0].timesteps[i].action for i in range(4)}
        for batch in batches:
            batch.act()
    assert len(seen) > 5


def test_in_the_simple_game_it_is_what_comes_nearest():
    """No bid but the least, no mortgage but in debt: every action is one that the mask allows."""
    many = ManySeats("classic-us", [None, "trader", "trader"], 32, simple=True)
    _, infos = many.reset(seed=2)
    seen = set()
    for _ in range(300):
        actions = many.bot_actions("dealer")
        assert (infos["action_mask"][np.arange(32), actions] == 1).all()
        seen |= set(actions.tolist())
        _, _, _, _, infos = many.step(actions)
    assert {A_BID, A_END, A_THROW} <= seen


def test_an_unknown_bot_is_refused():
    """With the bots that there are."""
    games = ManyGames("anti-us", ["steady"] * 3, 2)
    games.reset(seed=1)
    with pytest.raises(BadConfig, match=r"^bot: expected random or .* or dealer, got 'stedy'$"):
        games.bot_actions("stedy")
