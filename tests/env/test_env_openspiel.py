"""OpenSpiel: its own test, chance in the open, and clones that go their own ways."""

import random

import pyspiel
import pytest

import duopoly.env.spiel  # noqa: F401
from duopoly.editions import names
from duopoly.env import BadConfig, IllegalAction
from duopoly.env.aec import TurnByTurn
from duopoly.rules.chance import below, ways
from duopoly.rules.codes import CHANCE, SPEED


def load(**how):
    told = ",".join(f"{name}={value}" for name, value in how.items())
    return pyspiel.load_game(f"duopoly({told})")


def test_openspiels_own_test():
    """random_sim_test plays at random and checks each node."""
    game = load(edition="classic-us", players=2, throws=50)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("edition", names())
def test_random_games_with_their_chances(edition):
    """Probabilities add up to 1; the end is reached, and what is won adds up to 0."""
    rnd = random.Random(2)
    game = load(edition=edition, players=3, throws=100, setup=True, reward="wealth")
    state = game.new_initial_state()
    assert state.is_chance_node()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert len(set(outcomes)) == len(outcomes)
            state.apply_action(rnd.choices(outcomes, chances)[0])
        else:
            actions = state.legal_actions()
            assert actions == sorted(actions)
            state.apply_action(rnd.choice(actions))
    assert sum(state.returns()) == pytest.approx(0)


def test_the_same_outcomes_give_the_game_of_the_other_environments():
    """With the dice of the game's own generator put in by hand: the same actors, masks and observations."""
    rnd = random.Random(7)
    env = TurnByTurn("anti-us", 3, throws=100)
    env.reset(seed=5)
    state = load(edition="anti-us", players=3, throws=100).new_initial_state()
    inside = state.node
    inside.state.key_low, inside.state.key_high = env.episode.state.key_low, env.episode.state.key_high
    for _ in range(400):
        while state.is_chance_node():
            g = inside.state
            n = below(g, ways(g, inside.table))
            state.apply_action(min(n, 4) if g.phase == SPEED else n)
        if state.is_terminal():
            break
        actor = env.agent_selection
        assert f"player_{state.current_player()}" == actor
        assert (env.observe(actor)["action_mask"].nonzero()[0] == state.legal_actions()).all()
        assert state.observation_tensor(state.current_player()) == env.observe(actor)["observation"].tolist()
        action = rnd.choice(state.legal_actions())
        env.step(action)
        state.apply_action(action)
    assert state.is_terminal() == env.truncations["player_0"]


def test_a_clone_goes_its_own_way():
    """What is played on a clone leaves the state as it was."""
    state = load(edition="anti-us", players=2).new_initial_state()
    before = str(state)
    clone = state.clone()
    clone.apply_action(0)
    clone.apply_action(35)
    assert str(state) == before != str(clone)
    assert clone.history() == [0, 35]
    assert state.node.state.actor != CHANCE


def test_a_state_is_written_down_and_read():
    """By its history, game and all."""
    rnd = random.Random(3)
    state = load(edition="classic-fr", players=2, reward="wealth").new_initial_state()
    for _ in range(120):
        state.apply_action(
            rnd.choice([n for n, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions())
        )
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert game.get_parameters()["reward"] == "wealth"


def test_actions_and_outcomes_are_named():
    """For people who look at a game: moves, small actions and outcomes of chance."""
    state = load(edition="anti-us", players=2).new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["throw"]
    state.apply_action(0)
    assert state.action_to_string(-1, 8) == "dice 2 3"
    assert len(state.chance_outcomes()) == 36


@pytest.mark.parametrize("action", [138, 371, 9999])
def test_an_illegal_action_is_refused(action):
    """In one line, and nothing has changed."""
    state = load(edition="classic-us", players=2).new_initial_state()
    before = str(state)
    with pytest.raises(IllegalAction, match=rf"^action: expected a legal action of player_0 \(0\), got {action}$"):
        state.apply_action(action)
    assert (str(state), state.history()) == (before, [])


@pytest.mark.parametrize("outcome", [36, 99])
def test_an_outcome_that_there_is_not_is_refused(outcome):
    """Two dice have 36."""
    state = load(edition="classic-us", players=2).new_initial_state()
    state.apply_action(0)
    before = str(state)
    with pytest.raises(IllegalAction, match=rf"^action: expected a legal outcome of chance \(0, 1, .* …\), got {outcome}$"):
        state.apply_action(outcome)
    assert (str(state), state.history()) == (before, [0])


def test_there_is_no_game_before_the_first():
    with pytest.raises(BadConfig, match=r"^game: expected a whole number from 0 to 2147483647, got -1$"):
        load(game=-1)


def test_nothing_is_played_after_the_end():
    """Of a game that was given up the dice could still be thrown."""
    rnd = random.Random(5)
    state = load(edition="classic-us", players=2, throws=50).new_initial_state()
    while not state.is_terminal():
        state.apply_action(
            rnd.choice([n for n, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions())
        )
    before = str(state)
    with pytest.raises(IllegalAction, match=r"^action: expected none after the end of the game, got 0$"):
        state.apply_action(0)
    assert str(state) == before
