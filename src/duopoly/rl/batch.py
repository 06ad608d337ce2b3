"""Many games side by side, for players who choose among numbered actions: a step, a mask, a new game when one is over.

Plain functions like the rules: run as they are, or compiled. Chance acts by itself, seats of bots by their bots, and who is not
to act claims his rent at once; every other decision is an action of the learner who is to act.
"""

from ..rules.actions import ACTIONS as MOVES
from ..rules.actions import move_of
from ..rules.chance import draw
from ..rules.codes import CHANCE, DICE, DO_TIME, OK, OVER, R_NOT_NOW, SEATS, TIMED, Move
from ..rules.ending import why_not_time
from ..rules.play import play
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.playout import Lineup, claim_rents, decide, set_out, winners
from .action_builder import UNFINISHED, ActionBuilder, clear_draft, mark, step
from .actions import ACTIONS
from .observation import Observation, look
from .timestep import ALL_OUT, GIVEN_UP, ON, OVER_NOW, Timestep
from .wealth import wealth

LEARNER, OUTSIDER = -1, -2
"""In place of a bot in a lineup: the seat's decisions are actions; they are moves that somebody outside makes in between."""


def begin_all(
    games: list[State],
    rules: RuleTable,
    lineups: list[Lineup],
    key: int,
    first: int,
    turns: list[Timestep],
    drafts: list[ActionBuilder],
    sights: list[Observation],
) -> None:
    """Begins games `first`, `first + 1` and so on of the key, one for each turn, game n with lineup n mod their number.

    Nobody looks where there are no sights.
    """
    for i in range(len(turns)):
        number = first + i
        begin(games[i], rules, lineups[number % len(lineups)], key, number, turns[i], drafts[i])
        if i < len(sights):
            look(games[i], rules, drafts[i], turns[i].seat, sights[i])


def act_all(
    games: list[State],
    rules: RuleTable,
    lineups: list[Lineup],
    turns: list[Timestep],
    drafts: list[ActionBuilder],
    sights: list[Observation],
    finals: list[Observation],
) -> None:
    """Makes the action of each turn, and looks where there are sights. A game that it ends makes way for that whose number is
    larger by the number of turns; the last sight of it is in `finals`.
    """
    n = len(turns)
    for i in range(n):
        if i + 1 < n:
            soon(games[i + 1], turns[i + 1])
        g, turn, draft = games[i], turns[i], drafts[i]
        lineup = lineups[g.number % len(lineups)]
        act(g, rules, lineup, turn, draft)
        if turn.ended != ON:
            if i < len(finals):
                look(g, rules, draft, turn.seat, finals[i])
            number = g.number + n
            begin(g, rules, lineups[number % len(lineups)], (g.key_high << 32) | g.key_low, number, turn, draft)
        if i < len(sights):
            look(g, rules, draft, turn.seat, sights[i])


def soon(g: State, turn: Timestep) -> None:
    """This game is next: the compiled twin begins to fetch it from memory."""


def begin(g: State, rules: RuleTable, lineup: Lineup, key: int, number: int, turn: Timestep, draft: ActionBuilder) -> None:
    """Lays the table for a game and asks its first learner. How the last game ended stays in the turn."""
    set_out(g, rules, lineup, key, number)
    clear_draft(draft)
    turn.throws = 0
    run_on(g, rules, lineup, turn)
    turn.seat = g.actor
    mark(g, rules, draft, turn)


def act(g: State, rules: RuleTable, lineup: Lineup, turn: Timestep, draft: ActionBuilder) -> None:
    """Makes the action of who is to act, and all that follows until a learner is to act again, or the game has ended."""
    turn.ended = ON
    turn.winners = 0
    turn.refused = why_not_action(g, rules, turn)
    if turn.refused == OK:
        move = step(g, draft, turn.action)
        if move != UNFINISHED:
            play(g, rules, g.actor, move)
        if move != UNFINISHED or makes_itself(g, rules, lineup, turn, draft):
            go_on(g, rules, lineup, turn, draft)
            note_wealth(g, rules, turn)


def go_on(g: State, rules: RuleTable, lineup: Lineup, turn: Timestep, draft: ActionBuilder) -> None:
    """After a move: who is to act now and what he may do, or how the game has ended."""
    while True:
        run_on(g, rules, lineup, turn)
        turn.ended = ending(g, rules, lineup, turn)
        if turn.ended != ON:
            turn.winners = winners(g, rules)
            return
        turn.seat = g.actor
        if not makes_itself(g, rules, lineup, turn, draft):
            return


def makes_itself(g: State, rules: RuleTable, lineup: Lineup, turn: Timestep, draft: ActionBuilder) -> bool:
    """Marks what may be done. In the simple game what is the only choice is done; whether that made a move."""
    move = UNFINISHED
    while move == UNFINISHED:
        mark(g, rules, draft, turn)
        action = only_action(turn) if turn.simple and lineup.bot[g.actor] == LEARNER else -1
        if action < 0:
            return False
        move = step(g, draft, action)
    play(g, rules, g.actor, move)
    return True


def only_action(turn: Timestep) -> int:
    """The action that is the only one; -1 where there is a choice."""
    found = -1
    for action in range(ACTIONS):
        if turn.mask[action]:
            if found >= 0:
                return -1
            found = action
    return found


def why_not_action(g: State, rules: RuleTable, turn: Timestep) -> int:
    """Why the action is refused: the rules' reason where it is a move by itself and they have one."""
    action = turn.action
    if not 0 <= action < ACTIONS:
        return R_NOT_NOW
    if turn.mask[action]:
        return OK
    if action < MOVES:
        refused = why_not(g, rules, g.actor, move_of(g, action))
        if refused != OK:
            return refused
    return R_NOT_NOW


def ending(g: State, rules: RuleTable, lineup: Lineup, turn: Timestep) -> int:
    """How the game has ended, or ON."""
    if g.phase == OVER:
        return OVER_NOW
    if all_out(g, lineup):
        return ALL_OUT
    if g.aim != TIMED and is_long(g, lineup, turn):
        return GIVEN_UP
    return ON


def all_out(g: State, lineup: Lineup) -> bool:
    """Whether no learner is left in the game: the rest concerns none of them."""
    for seat in range(g.seats):
        if lineup.bot[seat] == LEARNER and not g.bankrupt[seat]:
            return False
    return True


def is_long(g: State, lineup: Lineup, turn: Timestep) -> bool:
    """Whether the game has seen all its throws or rounds, so that it is given up, or its time is up."""
    return (turn.cap > 0 and turn.throws >= turn.cap) or (lineup.cap > 0 and g.round > lineup.cap)


def run_on(g: State, rules: RuleTable, lineup: Lineup, turn: Timestep) -> None:
    """Chance and bots act until a learner is to decide, and rents are claimed."""
    while True:
        if g.n_claims > 0:
            claim_rents(g, rules)
        if g.phase == OVER or all_out(g, lineup):
            return
        long = is_long(g, lineup, turn)
        if long and g.aim != TIMED:
            return
        if long and why_not_time(g) == OK:
            play(g, rules, CHANCE, Move(DO_TIME))
        elif g.actor == CHANCE:
            if g.phase == DICE:
                turn.throws += 1
            play(g, rules, CHANCE, draw(g, rules))
        elif lineup.bot[g.actor] < 0:
            return
        else:
            play(g, rules, g.actor, decide(g, rules, lineup.bot[g.actor]))


def note_wealth(g: State, rules: RuleTable, turn: Timestep) -> None:
    """Each seat's wealth, if that is asked."""
    for seat in range(SEATS):
        turn.wealth[seat] = wealth(g, rules, seat) if turn.asked and seat < g.seats else 0
