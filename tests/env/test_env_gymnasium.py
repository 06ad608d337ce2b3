"""Gymnasium: its own test, one learner against any bots, many games at once, and that both are the same games."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from duopoly.bots import policy
from duopoly.editions import names
from duopoly.env import BadConfig, IllegalAction
from duopoly.env.single import SingleEnv
from duopoly.env.vector import ManyGames
from duopoly.rl.actions import A_GIVE, A_OFFER
from duopoly.rules.codes import DO_END, DO_GIVE_UP, OK, Move
from duopoly.rules.refuse import why_not
from duopoly.sim.playout import PLAYERS

NAME = "duopoly.env.single:duopoly/Duopoly-v1"


@pytest.mark.parametrize("edition", names())
def test_gymnasiums_own_test(edition):
    """check_env draws actions without a mask, so the first legal one stands in for one that is not."""
    check_env(gymnasium.make(NAME, edition=edition, illegal="first").unwrapped, skip_render_check=True)


def some(mask, rng):
    return (rng.random(mask.shape) * mask).argmax(-1)


@pytest.mark.parametrize("simple", [False, True])
@pytest.mark.parametrize("edition", names())
def test_many_games_are_the_single_ones(edition, simple):
    """The same seeds, game by game: observations, masks, rewards, ends and last observations; a game that ends makes way."""
    how = {"opponents": ["steady", "random"], "reward": "wealth", "throws": 100, "simple": simple, "rules": {"start_cash": 400}}
    rng, ended = np.random.default_rng(2), 0
    many, alone = ManyGames(edition, num_envs=3, **how), [SingleEnv(edition, **how) for _ in range(3)]
    seen, infos = many.reset(seed=11)
    numbers = [0, 1, 2]
    for i, env in enumerate(alone):
        assert (env.reset(seed=11, options={"game": i})[0] == seen[i]).all()
    for _ in range(300):
        actions = some(infos["action_mask"], rng)
        seen, rewards, over, given_up, infos = many.step(actions)
        for i, env in enumerate(alone):
            one, reward, terminated, truncated, info = env.step(actions[i])
            assert (reward, terminated, truncated) == (rewards[i], over[i], given_up[i])
            if terminated or truncated:
                ended += 1
                assert (infos["final_obs"][i] == one).all()
                assert [seat for seat in range(3) if infos["winners"][i] >> seat & 1] == info["winners"]
                numbers[i] += 3
                one, info = env.reset(seed=11, options={"game": numbers[i]})
            assert (one == seen[i]).all()
            assert (info["action_mask"] == infos["action_mask"][i]).all()
            assert info["seat"] == infos["seat"][i]
    assert ended > 0 or not simple


@pytest.mark.parametrize("reward", ["wealth", "chance"])
def test_a_later_game_begins_with_equal_shares(reward):
    """Where its first action completes no move, like the beginning of an offer, nothing is rewarded: as in single games."""
    how = {"opponents": ["steady"] * 3, "reward": reward, "throws": 50}
    many, alone = ManyGames("anti-us", num_envs=16, **how), SingleEnv("anti-us", **how)
    rng, fresh, begun = np.random.default_rng(1), np.zeros(16, bool), 0
    _, infos = many.reset(seed=1)
    for _ in range(300):
        masks = infos["action_mask"]
        actions, numbers = some(masks, rng), many.many.states["number"].tolist()
        offers = fresh & masks[:, A_OFFER + 1 : A_GIVE].any(axis=1)
        actions[offers] = A_OFFER + 1 + masks[offers, A_OFFER + 1 : A_GIVE].argmax(axis=1)
        _, rewards, over, given_up, infos = many.step(actions)
        for i in np.flatnonzero(offers):
            begun += 1
            alone.reset(seed=1, options={"game": numbers[i]})
            assert alone.step(actions[i])[1] == rewards[i] == 0
        fresh = over | given_up
    assert begun > 5


def test_winning_is_rewarded_alike():
    """Over whole games of both: 1 for a win, -1/3 for a loss, 0 for a game given up."""
    how = {"opponents": ["random"] * 3, "throws": 200, "simple": True, "rules": {"start_cash": 300}}
    rng, many = np.random.default_rng(3), ManyGames("anti-us", num_envs=8, **how)
    _, infos = many.reset(seed=1)
    seats, found = infos["seat"], set()
    for _ in range(1000):
        _, rewards, over, given_up, infos = many.step(some(infos["action_mask"], rng))
        for i in np.flatnonzero(over | given_up):
            won = infos["winners"][i] >> seats[i] & 1
            assert rewards[i] == pytest.approx(0 if given_up[i] else 1 if won else -1 / 3)
            found.add((bool(given_up[i]), bool(won)))
        assert (rewards[~(over | given_up)] == 0).all()
        assert (infos.get("_winners", np.zeros(8)) == (over | given_up)).all()
        seats = infos["seat"]
    assert {(False, False), (False, True)} <= found


def test_a_learner_sits_everywhere_and_in_both_camps():
    """24 kinds of games of four players: each seat and camp as often; with a role, always that one."""
    env = SingleEnv("anti-us", ["steady"] * 3)
    places = []
    for game in range(24):
        _, info = env.reset(seed=1, options={"game": game})
        places.append((info["seat"], env.episode.state.role[info["seat"]]))
    assert sorted(places) == sorted([(seat, role) for seat in range(4) for role in range(2)] * 3)
    always = SingleEnv("anti-us", ["steady"] * 3, role="monopolist")
    for _ in range(12):
        _, info = always.reset(seed=1)
        assert always.episode.state.role[info["seat"]] == 1


def test_any_policy_may_be_the_opponent():
    """A function from state and table to a move; the same as by name, where it is the same bot."""
    rng = random.Random(4)
    how = {"edition": "classic-us", "throws": 100, "reward": "wealth"}
    named, given = SingleEnv(opponents=["steady", "steady"], **how), SingleEnv(opponents=[policy("steady"), "steady"], **how)
    for env in (named, given):
        env.reset(seed=6)
    for _ in range(250):
        action = rng.choice(np.flatnonzero(named.action_masks()).tolist())
        one, other = named.step(action), given.step(action)
        assert (one[0] == other[0]).all()
        assert one[1:4] == other[1:4]
        if one[2] or one[3]:
            break


def test_a_learner_that_is_left_over_has_won():
    """Also where the last move is an opponent's: it goes bankrupt, or sees its time run out."""
    env, ends = SingleEnv("classic-us", opponents=[policy("random")], rules={"start_cash": 300}), 0
    for game in range(6):
        _, info = env.reset(seed=3, options={"game": game})
        seat, over = info["seat"], False
        while not over:
            action = int(np.flatnonzero(info["action_mask"])[0])
            _, reward, over, truncated, info = env.step(action)
            assert info["seat"] == seat
            if over:
                assert reward == (1.0 if info["winners"] == [seat] else -1.0)
                ends += reward > 0
            if truncated:
                break
    assert ends > 0


def test_an_opponent_that_breaks_the_rules_is_reported():
    """Its move, and why it is refused."""
    env = SingleEnv("classic-us", [lambda g, table: Move(DO_END)], throws=100)
    env.reset(seed=1, options={"game": 0})

    def play():
        for _ in range(300):
            env.step(env.episode.first_legal())

    with pytest.raises(BadConfig, match=r"opponents: expected a legal move of .*, got 'end' \(not-now\)"):
        play()


@pytest.mark.parametrize(
    "answer", [None, "throw", ("throw",), 5, Move(999), Move(0, 10**30), Move(0.5), Move("throw"), Move(0, to=200)]
)
def test_an_opponent_that_answers_no_move_is_reported(answer):
    env = SingleEnv("classic-us", [lambda g, table: answer], throws=100)
    with pytest.raises(BadConfig, match=r"^opponents: expected a duopoly.rules.codes.Move of <function .*, got "):
        env.reset(seed=1, options={"game": 1})  # the opponent begins


@pytest.mark.parametrize("illegal", ["raise", "first"])
def test_nobody_moves_for_an_opponent_that_has_failed(illegal):
    """After its error the game cannot go on: a new one begins with reset."""
    moves = iter([policy("steady")] * 11)
    env = SingleEnv("classic-us", [lambda g, table: next(moves)(g, table)], illegal=illegal)
    env.reset(seed=1)

    def play():
        for _ in range(300):
            env.step(env.episode.first_legal())

    with pytest.raises(StopIteration):
        play()
    before = env.episode.state.pack()
    with pytest.raises(IllegalAction, match=r"^action: expected reset\(\) first, got "):
        env.step(env.episode.first_legal())
    assert env.episode.state.pack() == before


def test_illegal_actions_raise_and_change_nothing():
    """In one game and in many, where the game is named."""
    env = SingleEnv("anti-us", ["steady"])
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"action: expected a legal one for seat 0 \(0\), got 6 \(not-now\)"):
        env.step(6)
    many = ManyGames("anti-us", ["steady"], num_envs=3)
    seen, infos = many.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    actions[2] = 6
    with pytest.raises(IllegalAction, match=r"action: expected a legal one in game 2 \(.*\), got 6 \(not-now\)"):
        many.step(actions)
    with pytest.raises(IllegalAction, match=r"action: expected a legal one in game 1 \(.*\), got -1"):
        many.step(np.array([0, -1, 0]))
    with pytest.raises(IllegalAction, match=r"actions: expected shape \(3,\), got \(2,\)"):
        many.step(actions[:2])
    assert (many.action_masks() == infos["action_mask"]).all()
    assert many.reset(seed=1)[0].tobytes() == seen.tobytes()


@pytest.mark.parametrize("action", [371, -1, 9999])
def test_the_first_legal_action_replaces_what_is_no_action(action):
    """Where an environment raises, it names what came."""
    env, first = SingleEnv("anti-us", ["steady"], illegal="first"), SingleEnv("anti-us", ["steady"])
    env.reset(seed=1)
    first.reset(seed=1)
    with pytest.raises(IllegalAction, match=f"^action: expected 0 to 370, got {action}$"):
        first.step(action)
    assert (env.step(action)[0] == first.step(0)[0]).all()


@pytest.mark.parametrize("illegal", ["raise", "first"])
def test_an_action_is_a_whole_number(illegal):
    """Of any kind, a float too. Anything else is refused, and nothing has changed."""
    env = SingleEnv("anti-us", ["steady"], illegal=illegal)
    seen, _ = env.reset(seed=1)
    for action in (0.5, "throw", "0", None, np.nan, np.inf, np.zeros(2)):
        with pytest.raises(IllegalAction, match=r"^action: expected 0 to 370, got "):
            env.step(action)
    for action in (0, 0.0, np.int64(0)):
        assert (env.reset(seed=1)[0] == seen).all()
        assert (env.step(action)[0] != seen).any()


@pytest.mark.parametrize("illegal", ["raise", "first"])
def test_a_game_begins_with_reset(illegal):
    env = SingleEnv("anti-us", ["steady"], illegal=illegal)
    with pytest.raises(IllegalAction, match=r"^action: expected reset\(\) first, got 0$"):
        env.step(0)
    env.reset(seed=1)
    env.step(0)


def test_what_many_games_cannot_play_is_refused():
    """Functions, and bots there are not."""
    with pytest.raises(BadConfig, match=rf"opponents: expected compiled bots \({', '.join(PLAYERS)}\), got \[<function decide"):
        ManyGames("anti-us", [policy("steady")])
    with pytest.raises(BadConfig, match=r"opponents: expected .*, got 'nobody'"):
        ManyGames("anti-us", ["nobody"])
    for kind in (ManyGames, SingleEnv):
        with pytest.raises(BadConfig, match="opponents: expected names of bots or policies, got None"):
            kind("anti-us", [None, "steady"])
    with pytest.raises(BadConfig, match="num_envs: expected a whole number from 1 to 1000000, got 0"):
        ManyGames("anti-us", ["steady"], num_envs=0)


def test_many_games_are_made_by_name():
    """gymnasium.make_vec finds them."""
    many = gymnasium.make_vec(NAME, num_envs=2, vectorization_mode="vector_entry_point", edition="anti-pl")
    seen, _ = many.reset(seed=1)
    assert seen in many.observation_space


def test_the_package_registers_the_environment():
    """By the package's name and by the module's, as before; importing it twice warns of nothing."""
    for name in ("duopoly.env:duopoly/Duopoly-v1", NAME):
        env = gymnasium.make(name, edition="classic-us", render_mode="ansi", illegal="first")
        check_env(env.unwrapped)
    several = gymnasium.make_vec("duopoly.env:duopoly/Duopoly-v1", num_envs=2, vectorization_mode="vector_entry_point")
    assert isinstance(several, ManyGames)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"throw": 5}, "throw: unknown argument; did you mean throws?"),
        ({"opponent": ["steady"] * 3}, "opponent: unknown argument; did you mean opponents?"),
        ({"render": "ansi"}, "render: unknown argument; did you mean render_mode?"),
        (
            {"color": 1},
            "color: unknown argument; expected one of edition, opponents, illegal, render_mode, role, setup, aim, rules, throws, "
            "reward, simple",
        ),
        ({"rules": ["x"]}, "rules: expected names with values, got ['x']"),
        ({"rules": {1: 2}}, "rules: expected names with values, got {1: 2}"),
        ({"simple": "yes"}, "simple: expected True or False, got 'yes'"),
        ({"setup": "no"}, "setup: expected True or False, got 'no'"),
        ({"setup": 1}, "setup: expected True or False, got 1"),
        ({"throws": 0.0}, "throws: expected 0 or a whole number from 50 to 1000000, got 0.0"),
        (
            {"reward": np.array(["win", "wealth"])},
            "reward: expected win or wealth or chance, got array(['win', 'wealth'], dtype='<U6')",
        ),
        ({"render_mode": "rgb_array"}, "render_mode: expected None, 'ansi', 'human', got 'rgb_array'"),
    ],
)
def test_an_argument_there_is_not(arguments, message):
    """One line, with what was probably meant."""
    with pytest.raises(BadConfig) as caught:
        SingleEnv("anti-us", **arguments)
    assert str(caught.value) == message


def test_a_game_as_text(capsys):
    """What was done last, then everybody's cash, space and titles; with "human" each step prints it."""
    env, rng = SingleEnv("anti-us", ["random"] * 2, render_mode="ansi"), np.random.default_rng(3)
    _, info = env.reset(seed=4)
    assert env.render().startswith("Anti-Monopoly, American box, round 1, ")
    over = False
    while not over:
        text = env.render()
        assert f"> player_{info['seat']} " in text
        assert text.count("\n") >= 4
        _, _, terminated, truncated, info = env.step(int(some(info["action_mask"], rng)))
        over = terminated or truncated
    winners = ", ".join(f"player_{seat}" for seat in info["winners"])
    assert env.render().endswith(f"\nwon by {winners or 'others'}")
    assert any(word in text for word in ("(mortgaged)", "house", "bankrupt", "(×2)"))
    assert capsys.readouterr().out == ""
    loud = SingleEnv("classic-us", render_mode="human")
    _, info = loud.reset(seed=1)
    loud.step(int(some(info["action_mask"], rng)))
    assert loud.render() is None
    assert capsys.readouterr().out.count("Monopoly, Atlantic City board, round 1") == 2


def test_many_games_as_text():
    """The same positions as of single games, without what was done last."""
    many = ManyGames("anti-us", ["random"] * 2, num_envs=3, render_mode="ansi")
    many.reset(seed=4)
    for i, text in enumerate(many.render()):
        alone = SingleEnv("anti-us", ["random"] * 2, render_mode="ansi")
        alone.reset(seed=4, options={"game": i})
        assert alone.render() == text
    assert ManyGames("anti-us", ["random"] * 2, num_envs=1).render() is None


HURRIED = {"edition": "classic-us", "opponents": ("steady",), "rules": {"start_cash": 0}}
"""Of these games some end before the learner has decided anything."""


def test_a_game_without_a_decision_is_skipped():
    single = SingleEnv(**HURRIED)
    numbers = []
    for n in range(200):
        single.reset(seed=1 if n == 0 else None)
        assert single.action_masks().any()
        numbers.append(single.number)
    assert numbers == sorted(set(numbers))
    skipped = set(range(numbers[-1])) - set(numbers)
    assert skipped
    single.reset(seed=1, options={"game": min(skipped)})
    assert single.number == min(number for number in numbers if number > min(skipped))


def test_a_game_that_a_function_ends_before_it_is_skipped():
    """An opponent that gives up as soon as it owes anything; in game 9 the learner has then decided nothing."""

    def quitter(g, rules):
        gives_up = Move(DO_GIVE_UP)
        return gives_up if why_not(g, rules, g.actor, gives_up) == OK else policy("steady")(g, rules)

    env = SingleEnv("classic-us", [quitter], rules={"start_cash": 0})
    for game in range(40):
        _, info = env.reset(seed=1, options={"game": game})
        assert info["action_mask"].any()
        assert not env.episode.ended
    env.reset(seed=1, options={"game": 9})
    assert env.number > 9


@pytest.mark.parametrize("make", [lambda: SingleEnv("anti-us"), lambda: ManyGames("anti-us", num_envs=2)])
def test_an_option_of_reset_there_is_not(make):
    env = make()
    with pytest.raises(BadConfig, match=r"^options: expected game, got 'Game'$"):
        env.reset(seed=1, options={"Game": 7})


def test_many_games_skip_it_too():
    many = ManyGames(num_envs=20, **HURRIED)
    random = np.random.default_rng(1)
    _, infos = many.reset(seed=1)
    for _ in range(400):
        masks = infos["action_mask"]
        assert masks.any(axis=1).all()
        *_, infos = many.step(np.array([random.choice(np.flatnonzero(mask)) for mask in masks]))


def test_rules_under_which_learners_decide_nothing_are_refused(monkeypatch):
    monkeypatch.setattr("duopoly.env.episode.Episode.field", lambda self, name: [0])
    with pytest.raises(BadConfig, match="rules: expected games in which a learner decides"):
        SingleEnv().reset(seed=1)
