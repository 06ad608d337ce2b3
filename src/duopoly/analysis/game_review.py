"""How the odds went over a whole game, and which decisions cost most: coarse first, then finer.

A decision is looked at in two steps. A pilot plays on after the move that was made and after every other, with the same dice,
and finds the best other one. Where that seems better it is played on against the move made with fresh dice, so that having
been picked does not flatter it; a decision is named only if the difference is then sure, with all those tested counted.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..play.game import Game, Record
from ..play.notation import move_text, parse_move
from ..play.seats import Names
from ..rules.codes import DO_BID, DO_MORTGAGE, DO_SELL, END, THROW, Move
from ..rules.legal import legal
from ..rules.state import RuleTable, State
from ..stats.intervals import LEVEL, Estimate, deviations
from .odds import BOT, chance_of, gain
from .rollout_engine import RolloutEngine, key_of, lineup, prospect

MOST_POINTS = 160
COARSE, FINE = 100, 500
"""Rollouts of each point of the course."""
PILOT, TEST = 100, 2000
MOST_TESTED = 24
MOST_NAMED = 8
LEAST_COST = 0.01
"""A decision is named if it cost at least this part of a win."""
RAISING = (DO_SELL, DO_MORTGAGE)
SEED = 1


class Costly(NamedTuple):
    """A decision that cost its player winning chances.

    It is the move before ply `ply`; the chances are those after the `better` move and after the one made, `cost` their
    difference with its interval.
    """

    ply: int
    by: str
    move: str
    better: str
    best: float
    made: float
    cost: Estimate


class Course(NamedTuple):
    """The odds at some plies of a game, by player, and the costliest decisions, as far as the analysis has come (0 to 1).

    `rollouts` is how many there were at the coarsest of the points so far; of all the share `unfinished` came to the cap.
    """

    plies: list[int]
    chances: dict[str, list[Estimate]]
    costly: list[Costly]
    done: float
    rollouts: int
    unfinished: float


class Decision(NamedTuple):
    """A move that a seat made, and what else it might have done."""

    ply: int
    g: State
    seat: int
    made: Move
    others: list[Move]


class Seeming(NamedTuple):
    """A decision for which another move seems better by so much."""

    decision: Decision
    other: Move
    won: float


class Story(NamedTuple):
    """What is rolled out of a game: positions at some plies, and the decisions."""

    game: Game
    rules: RuleTable
    names: Names
    points: list[tuple[int, State]]
    decisions: list[Decision]


Stop = Callable[[], bool]


def courses(record: Record, by: RolloutEngine, stop: Stop = lambda: False, bot: str = BOT) -> Iterator[Course]:
    """The course of the game, better from one to the next; `stop` ends it early. Raises BadRecord for one that is not legal."""
    story = read(record)
    course = Course([], {name: [] for name in story.game.players}, [], 0.0, 0, 0.0)
    for course in along(story, by, bot):
        yield course
        if stop():
            return
    seeming: list[Seeming] = []
    for n, decision in enumerate(story.decisions):
        found = pilot(story, decision, by, bot)
        if found.won >= LEAST_COST:
            seeming.append(found)
        if n % 20 == 0:
            yield course._replace(done=0.4 + 0.4 * n / len(story.decisions))
        if stop():
            return
    tested = one_a_turn(seeming)[:MOST_TESTED]
    sure: list[Costly] = []
    for n, each in enumerate(tested):
        sure += test(story, each, by, bot, len(tested))
        costly = sorted(sure, key=lambda one: -one.cost.value)[:MOST_NAMED]
        course = course._replace(costly=costly, done=0.8 + 0.2 * n / len(tested))
        yield course
        if stop():
            return
    yield course._replace(done=1.0)


def read(record: Record) -> Story:
    """The positions and decisions of a game: a point for each turn, or each so many, and one for the end."""
    game = Game.from_header(record.header)
    names = Names(game.edition, game.players)
    g, rules = game.inside()
    turns, decisions = [(0, g)], []
    for ply, (by, text) in enumerate(record.moves, 1):
        if by != "chance" and by == game.to_act:
            decision = decision_of(ply, g, rules, parse_move(text, names, g.deck))
            if decision.others:
                decisions.append(decision)
        turn = game.turn
        game.play(text, by=by)
        g, _ = game.inside()
        if game.turn != turn or ply == len(record.moves):
            turns.append((ply, g))
    step = -(-len(turns) // MOST_POINTS)
    return Story(game, rules, names, [*turns[:-1:step], turns[-1]], decisions)


def decision_of(ply: int, g: State, rules: RuleTable, made: Move) -> Decision:
    """The decision before a ply, with what else is worth a look: not other bids, nor raising money that nobody asks for."""
    others = [move for move in legal(g, rules, g.actor) if move != made and not (move.verb == made.verb == DO_BID)]
    if g.phase in (THROW, END):
        others = [move for move in others if move.verb not in RAISING]
    return Decision(ply, g, g.actor, made, others)


def along(story: Story, by: RolloutEngine, bot: str) -> Iterator[Course]:
    """The odds at the points, all of them coarse, then all of them finer."""
    found = [prospect() for _ in story.points]
    number = len(found)
    for begun, ended, start, share in ((0, COARSE, 0.0, 0.1), (COARSE, FINE, 0.1, 0.3)):
        for n, (_, g) in enumerate(story.points):
            (found[n],) = by.roll(
                g, story.rules, lineup(g, story.game.edition, bot), key_of(SEED), range(begun, ended), [found[n]]
            )
            if n % 20 == 19 or n == number - 1:
                known = story.points if begun else story.points[: n + 1]
                played = sum(each.games for each in found)
                yield Course(
                    plies=[ply for ply, _ in known],
                    chances={
                        name: [chance_of(found[i], seat, g) for i, (_, g) in enumerate(known)]
                        for seat, name in enumerate(story.game.players)
                    },
                    costly=[],
                    done=start + share * (n + 1) / number,
                    rollouts=min(each.games for each in found[: len(known)]),
                    unfinished=sum(each.unfinished for each in found) / played,
                )


def pilot(story: Story, decision: Decision, by: RolloutEngine, bot: str) -> Seeming:
    """The other move that seems best."""
    g = decision.g
    asked = [prospect(move, decision.seat) for move in (decision.made, *decision.others)]
    rolled = by.roll(g, story.rules, lineup(g, story.game.edition, bot), key_of(SEED), range(PILOT), asked)
    best = max(range(1, len(rolled)), key=lambda i: rolled[i].more)
    return Seeming(decision, decision.others[best - 1], gain(rolled[best]).value)


def one_a_turn(seeming: list[Seeming]) -> list[Seeming]:
    """The costliest first, and of each player's in a turn only that: bid by bid an auction is one decision."""
    found: dict[tuple[int, int, int], Seeming] = {}
    for each in sorted(seeming, key=lambda each: -each.won):
        found.setdefault((each.decision.g.round, each.decision.g.turn, each.decision.seat), each)
    return list(found.values())


def test(story: Story, seeming: Seeming, by: RolloutEngine, bot: str, tests: int) -> list[Costly]:
    """The decision, if it surely cost something: its chance of being named wrongly is 5 % shared by all tests."""
    (ply, g, seat, made, _), other = seeming.decision, seeming.other
    asked = [prospect(made, seat), prospect(other, seat)]
    first, second = by.roll(g, story.rules, lineup(g, story.game.edition, bot), key_of(SEED), range(PILOT, PILOT + TEST), asked)
    cost, usual = gain(second), deviations()
    error = (cost.high - cost.value) / usual
    strict = deviations(1 - 2 * (1 - LEVEL) / tests)
    if cost.value < LEAST_COST or cost.value - strict * error <= 0:
        return []
    return [
        Costly(
            ply=ply,
            by=story.game.players[seat],
            move=move_text(made, story.names, g.deck),
            better=move_text(other, story.names, g.deck),
            best=chance_of(second, seat, g).value,
            made=chance_of(first, seat, g).value,
            cost=cost,
        )
    ]
