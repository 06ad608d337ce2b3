"""One game for players who choose numbered actions, with other players whose moves come from outside.

Plain functions like the rules: run as they are, or compiled. Each takes lists of which only the first game counts, and makes
one step: whatever happens until a learner or a player from outside is to act. A game that has ended stays as it is.
"""

from ..rules.actions import move_of
from ..rules.codes import OK, Move
from ..rules.packed import Money, Packed, Small, Wide, packed
from ..rules.play import play
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.playout import Lineup
from ..sim.rollouts import Candidate
from .action_builder import ActionBuilder
from .batch import act, go_on, note_standing
from .observation import Observation, observe
from .timestep import Timestep


@packed
class MoveRequest(Packed):
    """A move that a seat asks to make, field by field as in `Move`, and the code of the refusal, if any."""

    give: Wide
    take: Wide
    x: Money
    y: Money
    verb: Small
    to: Small
    seat: Small
    refused: Small


def act_once(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    timesteps: list[Timestep],
    builders: list[ActionBuilder],
    observations: list[Observation],
    action: int,
) -> None:
    """Takes the action, and writes what the player to act then sees, if there is an observation."""
    g, rules, timestep, builder = games[0], tables[0], timesteps[0], builders[0]
    timestep.action = action
    act(g, rules, lineups[g.number % len(lineups)], timestep, builder)
    if len(observations) > 0:
        observe(g, rules, builder, timestep.seat, observations[0])


def reply(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    timesteps: list[Timestep],
    builders: list[ActionBuilder],
    observations: list[Observation],
    requests: list[MoveRequest],
) -> None:
    """Makes the move of a player from outside, if the rules allow it, and goes on as after an action."""
    g, rules, timestep, builder = games[0], tables[0], timesteps[0], builders[0]
    try_move(games, tables, requests)
    if requests[0].refused == OK:
        go_on(g, rules, lineups[g.number % len(lineups)], timestep, builder)
        note_standing(g, rules, timestep)
        if len(observations) > 0:
            observe(g, rules, builder, timestep.seat, observations[0])


def try_move(games: list[State], tables: list[RuleTable], requests: list[MoveRequest]) -> None:
    """Makes the first requested move in the first of `games`, if the rules allow it."""
    request = requests[0]
    move = Move(request.verb, request.x, request.y, request.to, request.give, request.take)
    request.refused = why_not(games[0], tables[0], request.seat, move)
    if request.refused == OK:
        play(games[0], tables[0], request.seat, move)


def observe_all(
    games: list[State], tables: list[RuleTable], builders: list[ActionBuilder], observations: list[Observation]
) -> None:
    """Writes what each seat sees, as many as there are observations."""
    for seat in range(len(observations)):
        observe(games[0], tables[0], builders[0], seat, observations[seat])


def propose(games: list[State], candidates: list[Candidate], action: int) -> None:
    """Makes a candidate for rollouts of an action that is a complete move of the player to act, one of `rules.actions`."""
    g, candidate = games[0], candidates[0]
    move = move_of(g, action)
    candidate.verb = move.verb
    candidate.x = move.x
    candidate.y = move.y
    candidate.to = move.to
    candidate.give = move.give
    candidate.take = move.take
    candidate.seat = g.actor
