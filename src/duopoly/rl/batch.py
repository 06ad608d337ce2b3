"""Many games side by side for players who choose numbered actions: a step, a mask, a new game when one is over.

Plain functions like the rules: run as they are, or compiled. Chance and bots move by themselves, and rents of players who are
not to act are claimed at once. Every other decision is an action of the learner to act.
"""

from ..network.accumulator import Accumulator
from ..network.value import evaluate
from ..rules.actions import ACTIONS as MOVES
from ..rules.actions import move_of
from ..rules.chance import draw
from ..rules.codes import CHANCE, DICE, DO_TIME, OK, OVER, R_NOT_NOW, SEATS, TIMED, Move
from ..rules.ending import why_not_time
from ..rules.play import play
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.playout import Lineup, claim_rents, decide, set_out, winners
from .action_builder import UNFINISHED, ActionBuilder, clear, mark, step
from .actions import ACTIONS
from .observation import Observation, observe, observe_again
from .timestep import ALL_OUT, BY_CHANCE, BY_WEALTH, GIVEN_UP, ON, OVER_NOW, Timestep
from .wealth import wealth

MOST_SKIPPED = 1000
"""So many games in a row without a decision of a learner are skipped; after that there is none to expect."""
LEARNER, EXTERNAL = -1, -2
"""In place of a bot in a lineup. LEARNER: the seat's decisions are actions. EXTERNAL: they are moves made from outside."""


def begin_all(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    key: int,
    first: int,
    timesteps: list[Timestep],
    builders: list[ActionBuilder],
    observations: list[Observation],
) -> None:
    """Begins games `first`, `first + 1` … of the key, one for each timestep, game n with lineup n modulo their number.

    Without observations nothing is observed.
    """
    n, rules = len(timesteps), tables[0]
    for i in range(n):
        begin(games[i], rules, lineups, key, first + i, n, timesteps[i], builders[i])
        if i < len(observations):
            observe(games[i], rules, builders[i], timesteps[i].seat, observations[i])


def act_all(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    timesteps: list[Timestep],
    builders: list[ActionBuilder],
    observations: list[Observation],
    finals: list[Observation],
) -> None:
    """Takes the action of each timestep and writes the observations, if any.

    A game that ends is followed by the one whose number is larger by the number of timesteps; the last observation of a game
    that has ended is in `finals`.
    """
    n, rules = len(timesteps), tables[0]
    for i in range(n):
        g, timestep, builder = games[i], timesteps[i], builders[i]
        lineup = lineups[g.number % len(lineups)]
        act(g, rules, lineup, timestep, builder)
        if timestep.ended != ON:
            if i < len(finals):
                observe(g, rules, builder, timestep.seat, finals[i])
            begin(g, rules, lineups, (g.key_high << 32) | g.key_low, g.number + n, n, timestep, builder)
        if i < len(observations):
            observe_again(g, rules, builder, timestep.seat, observations[i])


def begin(
    g: State,
    rules: RuleTable,
    lineups: list[Lineup],
    key: int,
    number: int,
    n: int,
    timestep: Timestep,
    builder: ActionBuilder,
) -> None:
    """Begins a game and advances to its first learner's decision. How the last game ended stays in the timestep.

    A game that ends before any is skipped: the one whose number is larger by `n` takes its place.
    """
    skipped = 0
    while not begins(g, rules, lineups[number % len(lineups)], key, number, timestep) and skipped < MOST_SKIPPED:
        skipped += 1
        number += n
    clear(builder)
    timestep.seat = g.actor
    mark(g, rules, builder, timestep)


def begins(g: State, rules: RuleTable, lineup: Lineup, key: int, number: int, timestep: Timestep) -> bool:
    """Advances a new game to its first learner's decision. Returns whether there is one."""
    set_out(g, rules, lineup, key, number)
    timestep.throws = 0
    advance(g, rules, lineup, timestep)
    return ending(g, lineup, timestep) == ON


def act(g: State, rules: RuleTable, lineup: Lineup, timestep: Timestep, builder: ActionBuilder) -> None:
    """Takes the action of the player to act, and all moves that follow until it is a learner's turn or the game ends."""
    if timestep.ended != ON:  # a new game: how the last one stood is no longer needed
        forget_standing(timestep)
    timestep.ended = ON
    timestep.winners = 0
    timestep.refused = why_not_action(g, rules, timestep)
    if timestep.refused == OK:
        move = step(g, builder, timestep.action)
        if move != UNFINISHED:
            play(g, rules, g.actor, move)
        if move != UNFINISHED or take_only_action(g, rules, lineup, timestep, builder):
            go_on(g, rules, lineup, timestep, builder)
            note_standing(g, rules, timestep)


def go_on(g: State, rules: RuleTable, lineup: Lineup, timestep: Timestep, builder: ActionBuilder) -> None:
    """After a move, finds the player to act and the legal actions, or how the game ended."""
    while True:
        advance(g, rules, lineup, timestep)
        timestep.ended = ending(g, lineup, timestep)
        if timestep.ended != ON:
            timestep.winners = winners(g, rules)
            return
        timestep.seat = g.actor
        if not take_only_action(g, rules, lineup, timestep, builder):
            return


def take_only_action(g: State, rules: RuleTable, lineup: Lineup, timestep: Timestep, builder: ActionBuilder) -> bool:
    """Writes the mask; in the simple game, takes an action that is the only one. Returns whether that made a move."""
    move = UNFINISHED
    while move == UNFINISHED:
        mark(g, rules, builder, timestep)
        action = only_action(timestep) if timestep.simple and lineup.bot[g.actor] == LEARNER else -1
        if action < 0:
            return False
        move = step(g, builder, action)
    play(g, rules, g.actor, move)
    return True


def only_action(timestep: Timestep) -> int:
    """The only action allowed; -1 if there are several."""
    action_found = -1
    for action in range(ACTIONS):
        if timestep.mask[action]:
            if action_found >= 0:
                return -1
            action_found = action
    return action_found


def why_not_action(g: State, rules: RuleTable, timestep: Timestep) -> int:
    """Why the action is refused: the rules' reason if it is a complete move and they have one."""
    action = timestep.action
    if not 0 <= action < ACTIONS:
        return R_NOT_NOW
    if timestep.mask[action]:
        return OK
    if action < MOVES:
        refused = why_not(g, rules, g.actor, move_of(g, action))
        if refused != OK:
            return refused
    return R_NOT_NOW


def ending(g: State, lineup: Lineup, timestep: Timestep) -> int:
    """How the game ended, or ON."""
    if g.phase == OVER:
        return OVER_NOW
    if all_out(g, lineup):
        return ALL_OUT
    if g.aim != TIMED and is_long(g, lineup, timestep):
        return GIVEN_UP
    return ON


def all_out(g: State, lineup: Lineup) -> bool:
    """Whether all learners are out of the game, so that the rest concerns none of them."""
    for seat in range(g.seats):
        if lineup.bot[seat] == LEARNER and not g.bankrupt[seat]:
            return False
    return True


def is_long(g: State, lineup: Lineup, timestep: Timestep) -> bool:
    """Whether the game has reached its limit of throws or rounds."""
    return (timestep.cap > 0 and timestep.throws >= timestep.cap) or (lineup.cap > 0 and g.round > lineup.cap)


def advance(g: State, rules: RuleTable, lineup: Lineup, timestep: Timestep) -> None:
    """Lets chance and bots move until a learner is to decide, and claims rents."""
    while True:
        if g.n_claims > 0:
            claim_rents(g, rules)
        if g.phase == OVER or all_out(g, lineup):
            return
        long = is_long(g, lineup, timestep)
        if long and g.aim != TIMED:
            return
        if long and why_not_time(g) == OK:
            play(g, rules, CHANCE, Move(DO_TIME))
        elif g.actor == CHANCE:
            if g.phase == DICE:
                timestep.throws += 1
            play(g, rules, CHANCE, draw(g, rules))
        elif lineup.bot[g.actor] < 0:
            return
        else:
            move = decide(g, rules, lineup.bot[g.actor])
            play(g, rules, g.actor, move)


def forget_standing(timestep: Timestep) -> None:
    """Writes that nobody has anything yet, which stands for equal shares."""
    for seat in range(SEATS):
        timestep.standing[seat] = 0


def note_standing(g: State, rules: RuleTable, timestep: Timestep) -> None:
    """Writes what the reward goes by: each seat's wealth or chance of winning."""
    if timestep.reward == BY_CHANCE:
        note_chances(g, rules, timestep)
    else:
        for seat in range(SEATS):
            timestep.standing[seat] = wealth(g, rules, seat) if timestep.reward == BY_WEALTH and seat < g.seats else 0


def note_chances(g: State, rules: RuleTable, timestep: Timestep) -> None:
    """Writes each seat's chance of winning by the value network; at the end of the game, who has won."""
    accumulator = Accumulator()
    won = winners(g, rules)
    if won == 0:
        evaluate(g, rules, accumulator)
    for seat in range(SEATS):
        timestep.standing[seat] = accumulator.share[seat] if won == 0 else won >> seat & 1
