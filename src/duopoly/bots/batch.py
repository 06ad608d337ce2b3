"""Many games side by side, for players who choose among numbered actions: a step, a mask, a new game when one is over.

Plain functions like the rules: run as they are, or compiled. Chance acts by itself, and who is not to act claims his rent at
once; every other decision is an action of whoever is to act, by the numbering of `rules.actions`.
"""

from typing import Annotated

from ..rules.actions import ACTIONS, move_of
from ..rules.bits import lowest
from ..rules.chance import draw
from ..rules.codes import CHANCE, OK, OVER, R_NOT_NOW
from ..rules.legal import FIRST, choices
from ..rules.play import play
from ..rules.record import Money, Record, Small, Wide, record
from ..rules.refuse import why_not
from ..rules.state import State, Table
from .playout import Lineup, claim_rents, is_given_up, set_out, winners

Mask = Annotated[list[int], "i1", (ACTIONS,)]


@record
class Turn(Record):
    """What goes between a player and a game. In: the `action` chosen. Out: who is to act (`seat`), what he may do (`mask`, a
    1 for each action), and whether the last action ended a game (`ended`), which `winners` has won, a bit for each seat.

    An action that is not allowed is `refused`, by its code of `codes.REFUSALS`, and nothing happens in that game.
    """

    action: Wide
    winners: Money
    ended: Small
    seat: Small
    refused: Small
    mask: Mask


def begin_all(games: list[State], ed: Table, lineups: list[Lineup], key: int, first: int, turns: list[Turn]) -> None:
    """Begins games `first`, `first + 1` and so on of the key, one for each turn, game n with lineup n mod their number."""
    for i in range(len(turns)):
        begin(games[i], ed, lineups[(first + i) % len(lineups)], key, first + i, turns[i])


def act_all(games: list[State], ed: Table, lineups: list[Lineup], turns: list[Turn]) -> None:
    """Makes the action of each turn. A game that it ends makes way for that whose number is larger by the number of turns."""
    n = len(turns)
    for i in range(n):
        if i + 1 < n:
            soon(games[i + 1], turns[i + 1])
        act(games[i], ed, lineups, n, turns[i])


def soon(g: State, turn: Turn) -> None:
    """This game is next: the compiled twin begins to fetch it from memory."""


def begin(g: State, ed: Table, lineup: Lineup, key: int, number: int, turn: Turn) -> None:
    """Lays the table for a game and asks its first player."""
    set_out(g, ed, lineup, key, number)
    run_on(g, ed)
    ask_player(g, ed, turn)


def act(g: State, ed: Table, lineups: list[Lineup], more: int, turn: Turn) -> None:
    """Makes the action of who is to act; where it ends the game another one begins."""
    turn.ended = 0
    turn.winners = 0
    turn.refused = R_NOT_NOW
    if 0 <= turn.action < ACTIONS:
        move = move_of(g, turn.action)
        turn.refused = why_not(g, ed, g.actor, move)
        if turn.refused == OK:
            play(g, ed, g.actor, move)
            run_on(g, ed)
            if is_over(g, ed, lineups[g.number % len(lineups)]):
                turn.ended = 1
                turn.winners = winners(g, ed)
                number = g.number + more
                begin(g, ed, lineups[number % len(lineups)], (g.key_high << 32) | g.key_low, number, turn)
            else:
                ask_player(g, ed, turn)


def is_over(g: State, ed: Table, lineup: Lineup) -> bool:
    """Whether the game has come to an end or is given up."""
    given_up = is_given_up(g, ed, lineup)
    run_on(g, ed)
    return given_up or g.phase == OVER


def run_on(g: State, ed: Table) -> None:
    """Chance acts until a player is to decide, and rents are claimed."""
    while True:
        if g.n_claims > 0:
            claim_rents(g, ed)
        if g.phase == OVER or g.actor != CHANCE:
            return
        play(g, ed, CHANCE, draw(g, ed))


def ask_player(g: State, ed: Table, turn: Turn) -> None:
    """Who is to act, and what he may do."""
    turn.seat = g.actor
    mask = turn.mask
    for action in range(ACTIONS):
        mask[action] = 0
    found = choices(g, ed, g.actor)
    for i in range(len(FIRST)):
        bits = found[i]
        while bits:
            mask[FIRST[i] + lowest(bits)] = 1
            bits &= bits - 1
