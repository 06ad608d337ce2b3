"""The odds of a position: each player's chance of winning, and that of each move, with 95% intervals.

The moves are those of `judge`, with the bids and offers that champion considers; an offer counts as accepted.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..bots.bot import MOST_ROLLOUTS
from ..fast import Say
from ..play.game import Game
from ..play.notation import move_text
from ..play.seats import Names
from ..rules.codes import CHANCE, DO_OFFER, Move
from ..rules.state import State
from ..sim.evaluation import WHOLE
from ..sim.limits import MOST_SEED, check_integer
from ..sim.rollouts import Candidate, candidate_of
from ..stats.intervals import LEVEL, Estimate, bounded_mean, proportion
from .judge import choices, if_accepted
from .rollout_engine import JUDGE, RolloutSetup, lineup, rollout_engine, rollout_key

BOT = JUDGE
"""The bot whose rollouts tell the odds by default."""
PILOT = 5
"""One rollout in this many goes to a pilot, which picks the move that the others are compared with."""
ZERO = Estimate(0.0, 0.0, 0.0)


class MoveOdds(NamedTuple):
    """A move, the mover's chance after it, and that chance minus the one after the best move, with the same dice.

    An offer counts as accepted, and is compared with the best move that is none: `less` may then be positive.
    """

    move: str
    chance: Estimate
    less: Estimate
    is_offer: bool = False


class Odds(NamedTuple):
    """The chance of each player, and of each move of the player to act, best first; no moves if the game is over.

    `nobody` is the chance that nobody wins: with the players' chances it makes 1. `rollouts` is the number of rollouts of each
    move. The share `unfinished` of them did not come to an end and counts by each player's evaluation: champion's never do,
    since they stop after a few rounds for the value network. `rounds` is their mean length. `engine` ran them, and `bot` played
    all seats.
    """

    players: dict[str, Estimate]
    to_act: str | None
    moves: list[MoveOdds]
    rollouts: int
    unfinished: float
    rounds: float
    engine: str
    bot: str
    nobody: Estimate = ZERO

    def facts(self) -> dict[str, Any]:
        """The odds as JSON."""
        moves = [
            {"move": row.move, **row.chance._asdict(), "less": row.less._asdict(), "is_offer": row.is_offer}
            for row in self.moves
        ]
        players = {name: chance._asdict() for name, chance in self.players.items()}
        return {**self._asdict(), "players": players, "moves": moves, "nobody": self.nobody._asdict()}


def odds(
    game: Game,
    *,
    moves: bool = True,
    rollouts: int | None = None,
    bot: str = BOT,
    seed: int = 1,
    engine: str = "auto",
    workers: int = 1,
    say: Say = lambda sentence: None,
) -> Odds:
    """The odds of the game as it stands; with `moves` those of each move too. The game is not changed.

    Counts only the bids and offers that champion considers. Raises a ValueError with a one-line message if an argument is
    invalid.
    """
    check_integer("seed", seed, 0, MOST_SEED)
    if rollouts is not None:
        check_integer("rollouts", rollouts, 1, MOST_ROLLOUTS)
    g, rules = game.inside()
    bots = lineup(g, game.edition, bot)
    if game.result is not None:
        return final_odds(game, bot)
    runner = rollout_engine(engine, workers, say)
    count, setup = rollouts or runner.default_rollouts, RolloutSetup(runner, g, rules, bots, rollout_key(seed))
    (position,) = setup.roll(range(count), [candidate_of()])
    rows: list[MoveOdds] = []
    if moves and g.actor != CHANCE:
        possible = choices(g, rules, runner.rollouts)
        rows = move_odds(setup, [*possible.moves, *possible.offers], count, Names(game.edition, game.players))
    return Odds(
        players={name: chance_of(position, seat, g) for seat, name in enumerate(game.players)},
        to_act=game.to_act,
        moves=rows,
        rollouts=count,
        unfinished=position.unfinished / count,
        rounds=position.rounds / count,
        engine=runner.name,
        bot=bot,
        nobody=nobody_of(position, g),
    )


def move_odds(setup: RolloutSetup, moves: Sequence[Move], count: int, names: Names) -> list[MoveOdds]:
    """The odds of the moves of the player to act, best first. The rollouts of the pilot are not counted."""
    g, pilot = setup.g, 0
    if len(moves) > 1:
        pilot = count // PILOT + 1
        candidates = setup.roll(range(pilot), [if_accepted(move, g.actor) for move in moves])
        leader = candidates.index(best_plain(candidates))
        moves = [moves[leader], *moves[:leader], *moves[leader + 1 :]]
    candidates = setup.roll(range(pilot, pilot + count), [if_accepted(move, g.actor) for move in moves])
    first, best = candidates[0], best_plain(candidates)
    rows = [
        MoveOdds(
            move=move_text(move, names, g.deck),
            chance=chance_of(candidate, g.actor, g),
            less=gain_over(first, best, candidate),
            is_offer=move.verb == DO_OFFER,
        )
        for move, candidate in zip(moves, candidates, strict=True)
    ]
    return sorted(rows, key=lambda row: -row.chance.value)


def best_plain(candidates: Sequence[Candidate]) -> Candidate:
    """The candidate that wins most of those that are no offers: there is always one."""
    return max((each for each in candidates if each.verb != DO_OFFER), key=lambda each: each.wins[each.seat])


def chance_of(candidate: Candidate, seat: int, g: State) -> Estimate:
    """The seat's chance of winning; 0 if it is bankrupt. `nobody_of` has what all are short of 1."""
    return ZERO if g.bankrupt[seat] else proportion(candidate.wins[seat] / WHOLE, candidate.games)


def nobody_of(candidate: Candidate, g: State) -> Estimate:
    """The chance that nobody wins: what the chances of all players are short of 1."""
    won = sum(candidate.wins[seat] for seat in range(g.seats) if not g.bankrupt[seat])
    return proportion(max(0.0, candidate.games - won / WHOLE), candidate.games)


def gain(candidate: Candidate, level: float = LEVEL) -> Estimate:
    """What the move wins beyond the first candidate with the same dice, in wins per rollout."""
    return bounded_mean(candidate.more / WHOLE, candidate.square / WHOLE / WHOLE, candidate.games, -1, 1, level)


def gain_over(first: Candidate, best: Candidate, candidate: Candidate) -> Estimate:
    """What the move wins beyond the best one, in wins per rollout; more than 0 only for an offer.

    Both are measured against the first candidate. If that is neither of them, the interval is the sum of both, which is
    conservative.
    """
    if candidate is best:
        return ZERO
    # The first candidate wins nothing beyond itself: that is no sample, and has no interval.
    a, b = (ZERO if each is first else gain(each) for each in (candidate, best))
    return Estimate(a.value - b.value, a.low - b.high, a.high - b.low)


def final_odds(game: Game, bot: str) -> Odds:
    """The odds of a game that is over, which are known."""
    winners = game.result.winners if game.result else []
    chances = {name: 1 / len(winners) if name in winners else 0.0 for name in game.players}
    certain = {name: Estimate(x, x, x) for name, x in chances.items()}
    return Odds(certain, None, [], 0, 0.0, 0.0, "none", bot, ZERO if winners else Estimate(1.0, 1.0, 1.0))
