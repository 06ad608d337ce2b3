"""PettingZoo: its own tests, random games in every edition, masks, ends, illegal actions, seeds."""

import random
from itertools import product

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import aec_to_parallel

from duopoly.editions import load, names
from duopoly.env import BadConfig, IllegalAction, duopoly_v1
from duopoly.env.aec import TurnByTurn
from duopoly.env.parallel import AllAtOnce
from duopoly.rl.actions import A_WAIT, ACTIONS

# PettingZoo's own games have a mask beside the observation too; its tests warn of it all the same.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize("edition", names())
def test_pettingzoos_own_tests(edition):
    """api_test, seed_test and parallel_api_test."""
    api_test(TurnByTurn(edition, 3), num_cycles=60)
    seed_test(lambda: TurnByTurn(edition, 3, setup=True), num_cycles=40)
    parallel_api_test(AllAtOnce(edition, 3), num_cycles=80)


def legal(mask):
    return np.flatnonzero(mask).tolist()


@pytest.mark.parametrize("reward", ["win", "wealth", "chance"])
@pytest.mark.parametrize("edition", names())
def test_random_games_to_their_end(edition, reward):
    """Rewards add up to 0 at each step, all end together, terminated or truncated after 100 throws."""
    rnd, ends = random.Random(3), set()
    env = TurnByTurn(edition, load(edition).players[0], throws=100, reward=reward, rules={"start_cash": 200})
    for seed in (1, 2):
        env.reset(seed=seed)
        total = dict.fromkeys(env.agents, 0.0)
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            assert seen in env.observation_space(env.agent_selection)
            env.step(rnd.choice(legal(seen["action_mask"])))
            assert sum(env.rewards.values()) == pytest.approx(0)
            total = {agent: total[agent] + env.rewards[agent] for agent in total}
        assert len(set(env.terminations.values())) == len(set(env.truncations.values())) == 1
        ends.add(terminated)
        winners = {f"player_{seat}" for seat in env.infos["player_0"]["winners"]}
        assert bool(winners) == terminated
        if reward == "win":
            n = len(total)
            assert total == {a: (n / len(winners) * (a in winners) - 1) / (n - 1) if winners else 0 for a in total}
        elif reward == "chance" and winners:
            assert total == pytest.approx({a: (a in winners) / len(winners) - 1 / len(total) for a in total})
        while env.agents:
            env.step(None)
    assert ends <= {True, False}


def test_only_who_is_to_act_has_actions():
    """In turn the others' masks are empty; at once theirs allow to wait."""
    env = TurnByTurn("classic-us", 3)
    env.reset(seed=5)
    masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
    assert [agent for agent in env.agents if masks[agent].any()] == [env.agent_selection] == ["player_0"]
    at_once = AllAtOnce("classic-us", 3)
    seen, _ = at_once.reset(seed=5)
    assert (seen["player_0"]["action_mask"] == masks["player_0"]).all()
    assert legal(seen["player_1"]["action_mask"]) == legal(seen["player_2"]["action_mask"]) == [A_WAIT]


def test_both_are_the_same_game():
    """Step by step the same observations and rewards."""
    rnd = random.Random(1)
    env, at_once = TurnByTurn("anti-fr", 4, reward="wealth"), AllAtOnce("anti-fr", 4, reward="wealth")
    env.reset(seed=9)
    seen, _ = at_once.reset(seed=9)
    for _ in range(300):
        agent = env.agent_selection
        assert (env.observe(agent)["observation"] == seen[agent]["observation"]).all()
        action = rnd.choice(legal(seen[agent]["action_mask"]))
        env.step(action)
        seen, rewards, over, _, _ = at_once.step(dict.fromkeys(at_once.agents, A_WAIT) | {agent: action})
        assert rewards == env.rewards
        assert not any(over.values())


def test_an_illegal_action_raises_and_changes_nothing():
    """One line that names the action, why, and what is legal; wherever it comes from."""
    env = TurnByTurn("anti-us", 2)
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    with pytest.raises(IllegalAction, match=r"action: expected a legal one for seat 0 \(0\), got 5 \(not-now\)"):
        env.step(5)
    with pytest.raises(IllegalAction, match=f"action: expected 0 to {ACTIONS - 1}, got {ACTIONS}"):
        env.step(ACTIONS)
    assert (env.observe("player_0")["observation"] == before).all()
    at_once = AllAtOnce("anti-us", 2)
    at_once.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"action: expected 279 \(wait\) of player_1 while it is player_0's turn, got 0"):
        at_once.step({"player_0": 0, "player_1": 0})
    with pytest.raises(IllegalAction, match=r"action: expected a legal one for seat 0 \(0\), got 279"):
        at_once.step({"player_1": A_WAIT})


def test_after_the_end_nothing_is_played():
    env = AllAtOnce("anti-us", players=2, throws=50)
    env.reset(seed=1)
    while env.agents:
        env.step({env.possible_agents[env.episode.seat]: env.episode.first_legal()})
    decisions, actor = env.episode.state.decisions, env.possible_agents[env.episode.seat]
    with pytest.raises(IllegalAction, match=r"action: expected reset\(\) after the end of the game, got 0"):
        env.step({actor: 0})
    assert env.episode.state.decisions == decisions


def test_a_game_begins_with_reset():
    """Before that no agent is to act, nor after they all have gone."""
    env = AllAtOnce("anti-us", players=2)
    for actions in ({}, {"player_0": 0}):
        with pytest.raises(IllegalAction, match=r"^action: expected reset\(\) first, got "):
            env.step(actions)
    alone = TurnByTurn("anti-us", players=2, throws=50)
    with pytest.raises(IllegalAction, match=r"^action: expected reset\(\) first, got 0$"):
        alone.step(0)
    alone.reset(seed=1)
    for _ in alone.agent_iter():
        observation, _, over, given_up, _ = alone.last()
        alone.step(None if over or given_up else legal(observation["action_mask"])[0])
    with pytest.raises(IllegalAction, match=r"^action: expected reset\(\) first, got 0$"):
        alone.step(0)


@pytest.mark.parametrize("actions", [0, {"bob": A_WAIT, "player_0": 0}])
def test_actions_are_by_agent(actions):
    env = AllAtOnce("anti-us", players=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"^actions: expected actions of player_0, player_1 by name, got "):
        env.step(actions)


def test_no_action_is_none_of_a_living_agent():
    env = TurnByTurn("anti-us", players=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"^action: expected 0 to 370, got None$"):
        env.step(None)


@pytest.mark.parametrize("role", ["competitor", "monopolist"])
def test_the_first_agent_has_the_role(role):
    """In every game; the others have each split of the roles that is left."""
    env, seen = TurnByTurn("anti-us", players=4, role=role), set()
    for game in range(6):
        env.reset(seed=1, options={"game": game})
        seen.add(tuple(env.episode.state.role[:4]))
    first = ["competitor", "monopolist"].index(role)
    assert seen == {roles for roles in product((0, 1), repeat=4) if sum(roles) == 2 and roles[0] == first}


@pytest.mark.parametrize("action", [371, -1])
def test_the_first_legal_action_replaces_what_is_no_action(action):
    env, first = (AllAtOnce("anti-us", players=2, illegal=illegal) for illegal in ("first", "raise"))
    env.reset(seed=1)
    first.reset(seed=1)
    seen = [each.step({"player_0": given})[0]["player_1"]["observation"] for each, given in ((env, action), (first, 0))]
    assert (seen[0] == seen[1]).all()


def test_a_seed_gives_its_games_one_after_the_other():
    """The second game after a seed is game 1 of it, and can be asked for."""

    def throws(env, **how):
        env.reset(**how)
        found = []
        for _ in range(12):
            env.step(legal(env.observe(env.agent_selection)["action_mask"])[0])
            found.append(env.observe("player_0")["observation"].tobytes())
        return found

    one, other = TurnByTurn("classic-us", 2), TurnByTurn("classic-us", 2)
    first, second = throws(one, seed=4), throws(one)
    assert first != second
    assert throws(other, seed=4, options={"game": 1}) == second
    assert throws(other, seed=4) == first
    assert throws(TurnByTurn("classic-us", 2)) != throws(TurnByTurn("classic-us", 2))


@pytest.mark.parametrize(
    ("how", "line"),
    [
        ({"players": 1}, "players: expected a whole number from 2 to 8, got 1"),
        ({"players": 7}, "players: expected 2 to 6 for anti-us, got 7"),
        ({"aim": "all"}, "aim: expected last or camp or timed, got 'all'"),
        ({"reward": "fame"}, "reward: expected win or wealth or chance, got 'fame'"),
        ({"role": "king"}, "role: expected competitor or monopolist, got 'king'"),
        (
            {"role": "monopolist", "setup": True},
            "role: expected None with setup=True, where roles are chosen, got 'monopolist'",
        ),
        ({"throws": 3}, "throws: expected 0 or a whole number from 50 to 1000000, got 3"),
        ({"edition": "mars"}, "mars"),
        ({"rules": {"fee": "much"}}, "fee"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_one_line(how, line):
    """The line names the argument and what would be right."""
    with pytest.raises(BadConfig) as error:
        TurnByTurn(**how)
    assert line in str(error.value)
    assert "\n" not in str(error.value)


def test_pettingzoos_three_functions():
    """As its own games have them, and with all of its tests that a game with masks can take."""
    api_test(duopoly_v1.env(edition="anti-us"), num_cycles=60)
    api_test(duopoly_v1.raw_env(edition="anti-us"), num_cycles=60)
    seed_test(duopoly_v1.env, num_cycles=40)
    parallel_api_test(duopoly_v1.parallel_env(), num_cycles=60)
    parallel_seed_test(lambda: duopoly_v1.parallel_env(illegal="first"), num_cycles=40)  # it chooses without a mask
    render_test(duopoly_v1.env)


@pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo says what is wrong with the action
def test_an_illegal_action_ends_the_wrapped_game():
    """The agent is rewarded with -1, as in PettingZoo's own games; the raw game raises, and goes on."""
    env = duopoly_v1.env()
    env.reset(seed=1)
    agent, forbidden = env.agent_selection, int(env.observe(env.agent_selection)["action_mask"].argmin())
    env.step(forbidden)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    raw = duopoly_v1.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(forbidden)
    assert not any(raw.terminations.values())


def test_it_is_not_for_aec_to_parallel():
    """That is for games in which each agent acts once in a round; `parallel_env` has the others wait."""
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(duopoly_v1.raw_env())


def test_the_parallel_game_as_text():
    """The same position as that of the game in turn."""
    together, in_turn = duopoly_v1.parallel_env(render_mode="ansi"), duopoly_v1.raw_env(render_mode="ansi")
    together.reset(seed=2)
    in_turn.reset(seed=2)
    for _ in range(30):
        agent = in_turn.agent_selection
        action = int(in_turn.observe(agent)["action_mask"].argmax())
        in_turn.step(action)
        together.step({agent: action})
        assert in_turn.render() == together.render()
    assert in_turn.render().startswith(f"{agent}: ")
    with pytest.raises(BadConfig, match="players_: unknown argument"):
        duopoly_v1.env(players_=3)
