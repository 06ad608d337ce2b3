"""A review of a finished game: how the odds went, and which decisions cost most. It starts coarse and gets finer.

Each decision is looked at in two steps: a pilot finds the best of the other moves, and if that seems better, both are compared
with fresh dice (see `decisions`). A decision is named only if the difference is then significant, corrected for the number of
tests. Every seat has dealer in the rollouts, who answers the offers.

All that a player decides in one turn counts as one choice, with the cost of the costliest: one missed deal would else count at
every move before it.

In a finished timed game the rollouts end in the round in which the game ended.

The review tells luck apart from skill: what dice and cards gave each player (see `luck`), and what the player's choices cost.
"""

from collections.abc import Callable, Generator, Iterable, Iterator
from math import sqrt
from typing import NamedTuple

from ..play.game import Game, Record, begin
from ..play.notation import move_text
from ..play.seats import Names
from ..rules.codes import OVER, TIMED
from ..rules.state import RuleTable, State
from ..sim.evaluation import WHOLE
from ..sim.rollouts import Candidate, Rollouts, candidate_of
from ..stats.intervals import LEVEL, Estimate, z_score
from .decisions import MoveChoice, Ply, Suspect, choice_at, plies_of, positions_after, run_pilot
from .luck import ChanceOutcome, LuckSetup, luck
from .odds import BOT, chance_of, gain
from .rollout_engine import RolloutEngine, RolloutSetup, lineup, rollout_key

MOST_POINTS = 400
COARSE, FINE = 100, 500
"""Rollouts at each point, in the first pass and in all."""
PILOT, TEST = 100, 2000
RATE_TEST = 200
"""Rollouts of the move made and of a likely better one, for what all choices of a player cost together."""
MOST_TESTS = 24
MOST_NAMED = 8
MIN_COST = 0.01
"""The fraction of a win that a decision must cost to be named."""
SEED = 1


class CostlyDecision(NamedTuple):
    """A decision that cost its player winning chances.

    It is the move before ply `ply`. `best` and `actual` are the chances after the `better` move and after the one made, and
    `cost` is their difference.
    """

    ply: int
    by: str
    move: str
    better: str
    best: float
    actual: float
    cost: Estimate


class PlayerReview(NamedTuple):
    """Luck and skill of a player: what dice and cards gave, and what the player's choices cost in all, both in wins.

    `choices` is the number of turns, also of others, in which the player could choose. The cost is that against the best move
    that the pilot found, so the true one is a little higher.
    """

    luck: Estimate
    cost: Estimate
    choices: int

    @property
    def error_rate(self) -> float:
        """The mean cost of a choice, in wins; 0 if the player had none."""
        return self.cost.value / self.choices if self.choices else 0.0


class GameReview(NamedTuple):
    """The odds at some plies of a game, by player, and its costliest decisions, as far as the review has got (0 to 1).

    `rollouts` is the number at the coarsest point so far; the share `unfinished` of all rollouts was cut off. `players` is
    empty until luck and skill are known, which is at the end.
    """

    plies: list[int]
    chances: dict[str, list[Estimate]]
    costly: list[CostlyDecision]
    done: float
    rollouts: int
    unfinished: float
    players: dict[str, PlayerReview]


class CostSum:
    """The cost of some choices, added up: `value` in wins, and the variance of its error."""

    def __init__(self) -> None:
        self.value = 0.0
        self.variance = 0.0

    def add(self, better: Candidate) -> None:
        """Adds what a better move won beyond the one made."""
        cost = better.more / WHOLE / better.games
        self.value += cost
        self.variance += (better.square / WHOLE / WHOLE / better.games - cost * cost) / better.games

    def estimate(self) -> Estimate:
        """The sum with its 95% interval."""
        half = z_score() * sqrt(self.variance)
        return Estimate(self.value, self.value - half, self.value + half)


class ReviewedGame(NamedTuple):
    """What is rolled out of a game: positions at some plies, the decisions, and chance's outcomes; see also `last_round`."""

    game: Game
    rules: RuleTable
    names: Names
    points: list[tuple[int, State]]
    choices: list[MoveChoice]
    outcomes: list[ChanceOutcome]
    last_round: int

    def setup(self, g: State, engine: RolloutEngine, bot: str) -> RolloutSetup:
        """How a position of the game is rolled out."""
        players = lineup(g, self.game.edition, bot, self.last_round)
        return RolloutSetup(engine, g, self.rules, players, rollout_key(SEED))


def last_round(g: State) -> int:
    """The round in which time was up in a finished game; 0 for any other game, also a timed one that left one player only."""
    return g.round if g.phase == OVER and g.aim == TIMED and g.alive > 1 else 0


def review_game(
    record: Record, engine: RolloutEngine, stop: Callable[[], bool] = lambda: False, bot: str = BOT
) -> Iterator[GameReview | None]:
    """Yields reviews of the game, each better than the last; `stop` ends it early. Raises BadRecord for an illegal record.

    Between them it yields None, often: there whoever has other things to do can do them.
    """
    reviewed = yield from replay(record, engine.rollouts)
    review = GameReview([], {name: [] for name in reviewed.game.players}, [], 0.0, 0, 0.0, {})
    for odds in odds_over_game(reviewed, engine, bot):
        yield odds
        review = odds or review
        if odds and stop():
            return
    suspects: list[Suspect] = []
    for n, choice in enumerate(reviewed.choices):
        suspects.append((yield from run_pilot(reviewed.setup(choice.g, engine, bot), choice, PILOT)))
        review = review._replace(done=0.4 + 0.3 * n / len(reviewed.choices))
        yield review
        if stop():
            return
    costs = [CostSum() for _ in reviewed.game.players]
    for n, suspect in enumerate(worst_per_turn(suspect for suspect in suspects if suspect.likely)):
        # Each choice has dice of its own: else the errors of all would be alike, and their sum far less certain than it seems.
        numbers = range(PILOT + n * RATE_TEST, PILOT + (n + 1) * RATE_TEST)
        _, better = yield from suspect.roll(reviewed.setup(suspect.choice.g, engine, bot), numbers)
        costs[suspect.choice.seat].add(better)
        yield None
        if stop():
            return
    tested = worst_per_turn(suspect for suspect in suspects if suspect.gain >= MIN_COST)[:MOST_TESTS]
    costly: list[CostlyDecision] = []
    for n, suspect in enumerate(tested):
        costly += yield from run_test(reviewed, suspect, engine, bot, len(tested))
        named = sorted(costly, key=lambda decision: -decision.cost.value)[:MOST_NAMED]
        review = review._replace(costly=named, done=0.8 + 0.2 * n / len(tested))
        yield review
        if stop():
            return
    lucks = yield from measure_luck(reviewed, engine, bot, stop)
    if lucks is not None:
        yield review._replace(done=1.0, players=player_reviews(reviewed, lucks, costs))


def measure_luck(
    reviewed: ReviewedGame, engine: RolloutEngine, bot: str, stop: Callable[[], bool]
) -> Generator[None, None, list[Estimate] | None]:
    """What chance gave each seat; None if stopped before that is known. Yields after each outcome."""
    setup = LuckSetup(reviewed.rules, reviewed.game.edition, bot, engine, rollout_key(SEED), reviewed.last_round)
    work = luck(reviewed.outcomes, setup)
    while True:
        try:
            next(work)
        except StopIteration as end:
            lucks: list[Estimate] = end.value
            return lucks
        if stop():
            return None
        yield


def replay(record: Record, rollouts: Rollouts) -> Generator[None, None, ReviewedGame]:
    """The positions and decisions of a game: a point for each turn, or each few turns, and one for the end.

    These rollouts find champion's bids and offers. Yields after each move.
    """
    game = begin(record.header)
    names, (g, rules) = Names(game.edition, game.players), game.inside()
    plies: list[Ply] = []
    for ply in plies_of(record, game):
        plies.append(ply)
        yield
    turns, decisions = [(0, g)], list[MoveChoice]()
    for ply, after in zip(plies, positions_after(plies), strict=True):
        if ply.is_decision(names):
            choice = choice_at(ply, after, rules, rollouts)
            if choice.alternatives:
                decisions.append(choice)
            yield
        if ply.after.turn != ply.before.turn or ply is plies[-1]:
            turns.append((ply.number, ply.after))
    step = -(-len(turns) // MOST_POINTS)
    outcomes = [ChanceOutcome(ply.before, ply.move, ply.after) for ply in plies if ply.is_outcome]
    return ReviewedGame(game, rules, names, [*turns[:-1:step], turns[-1]], decisions, outcomes, last_round(turns[-1][1]))


def odds_over_game(reviewed: ReviewedGame, engine: RolloutEngine, bot: str) -> Iterator[GameReview | None]:
    """Yields reviews with the odds at the points: first all of them coarse, then all of them fine."""
    candidates = [candidate_of() for _ in reviewed.points]
    number = len(candidates)
    for first, end, start, share in ((0, COARSE, 0.0, 0.1), (COARSE, FINE, 0.1, 0.3)):
        for n, (_, g) in enumerate(reviewed.points):
            setup = reviewed.setup(g, engine, bot)
            (candidates[n],) = yield from setup.roll_in_slices(range(first, end), [candidates[n]])
            if n % 20 == 19 or n == number - 1:
                points = reviewed.points if first else reviewed.points[: n + 1]
                played = sum(candidate.games for candidate in candidates)
                yield GameReview(
                    plies=[ply for ply, _ in points],
                    chances={
                        name: [chance_of(candidates[i], seat, g) for i, (_, g) in enumerate(points)]
                        for seat, name in enumerate(reviewed.game.players)
                    },
                    costly=[],
                    done=start + share * (n + 1) / number,
                    rollouts=min(candidate.games for candidate in candidates[: len(points)]),
                    unfinished=sum(candidate.unfinished for candidate in candidates) / played,
                    players={},
                )


def player_reviews(reviewed: ReviewedGame, lucks: list[Estimate], costs: list[CostSum]) -> dict[str, PlayerReview]:
    """Luck and skill of each player by name. `lucks` is empty if nothing was left to chance."""
    none = Estimate(0.0, 0.0, 0.0)
    return {
        name: PlayerReview(
            lucks[seat] if lucks else none,
            costs[seat].estimate(),
            len({turn_of(choice) for choice in reviewed.choices if choice.seat == seat}),
        )
        for seat, name in enumerate(reviewed.game.players)
    }


def turn_of(choice: MoveChoice) -> tuple[int, int, int]:
    """What all choices of a seat in a turn have in common."""
    return choice.g.round, choice.g.turn, choice.seat


def worst_per_turn(suspects: Iterable[Suspect]) -> list[Suspect]:
    """The costliest decision of each player in each turn, worst first: the bids of an auction count as one decision."""
    by_turn: dict[tuple[int, int, int], Suspect] = {}
    for suspect in sorted(suspects, key=lambda suspect: -suspect.gain):
        by_turn.setdefault(turn_of(suspect.choice), suspect)
    return list(by_turn.values())


def run_test(
    reviewed: ReviewedGame, suspect: Suspect, engine: RolloutEngine, bot: str, tests: int
) -> Generator[None, None, list[CostlyDecision]]:
    """The decision if its cost is significant, else nothing. All tests together are wrong with a chance of 5%."""
    (ply, g, seat, move, *_), better = suspect.choice, suspect.better
    after_move, after_better = yield from suspect.roll(reviewed.setup(g, engine, bot), range(PILOT, PILOT + TEST))
    cost = gain(after_better)
    if cost.value < MIN_COST or gain(after_better, max(LEVEL, 1 - 2 * (1 - LEVEL) / tests)).low <= 0:
        return []
    return [
        CostlyDecision(
            ply=ply,
            by=reviewed.game.players[seat],
            move=move_text(move, reviewed.names, g.deck),
            better=move_text(better, reviewed.names, g.deck),
            best=chance_of(after_better, seat, g).value,
            actual=chance_of(after_move, seat, g).value,
            cost=cost,
        )
    ]
