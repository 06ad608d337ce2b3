"""Odds of a position: what each player's chance of winning is, and each move's of who is to decide, with 95 % intervals."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..fast import Say, Told
from ..play.game import MOST_SEED, Game
from ..play.notation import move_text
from ..play.seats import Names
from ..rules.codes import CHANCE, Move
from ..rules.legal import legal
from ..rules.state import RuleTable, State
from ..sim.evaluation import WHOLE
from ..sim.limits import check_integer
from ..sim.playout import Lineup
from ..sim.rollouts import Candidate
from ..stats.intervals import Estimate, mean, share
from .rollout_engine import RolloutEngine, key_of, lineup, prospect, rollout_engine

BOT = "steady"
"""Who plays on, where nothing is said."""
PILOT = 5
"""A first part of the rollouts, one in so many, finds which move the others are compared with."""
MOST = 10_000_000
NONE = Estimate(0.0, 0.0, 0.0)


class MoveOdds(NamedTuple):
    """A move, the chance of who makes it, and that chance less the best move's, with the same dice."""

    move: str
    chance: Estimate
    less: Estimate


class Odds(NamedTuple):
    """What rollouts say: by player the chance, and by move of `to_act`, the best first; nothing where nobody is to decide.

    `rollouts` is how many there were of each; of all of them the share `unfinished` came to the cap and counts by what each
    player had; `rounds` is how many rounds were played on, on the average. `engine` rolled out, `bot` played all seats.
    """

    players: dict[str, Estimate]
    to_act: str | None
    moves: list[MoveOdds]
    rollouts: int
    unfinished: float
    rounds: float
    engine: str
    bot: str

    def facts(self) -> dict[str, Any]:
        """The same as JSON has it."""
        moves = [{"move": row.move, **row.chance._asdict(), "less": row.less._asdict()} for row in self.moves]
        players = {name: chance._asdict() for name, chance in self.players.items()}
        return {**self._asdict(), "players": players, "moves": moves}


def odds(
    game: Game,
    *,
    moves: bool = True,
    rollouts: int | None = None,
    bot: str = BOT,
    seed: int = 1,
    engine: str = "auto",
    workers: int = 1,
    say: Say = lambda line: None,
    told: Told = lambda compiled: None,
) -> Odds:
    """The odds of the game as it stands; the game stays as it is. `moves`: those of each move, too.

    Offers are not listed, and of bids only the least. Raises a ValueError in one line for what cannot be.
    """
    check_integer("seed", seed, 0, MOST_SEED)
    if rollouts is not None:
        check_integer("rollouts", rollouts, 1, MOST)
    g, rules = game.inside()
    line = lineup(g, game.edition, bot)
    if game.result is not None:
        return decided(game, bot)
    by = rollout_engine(engine, workers, say, told)
    count, key = rollouts or by.usual, key_of(seed)
    (standing,) = by.roll(g, rules, line, key, range(count), [prospect()])
    rows: list[MoveOdds] = []
    if moves and g.actor != CHANCE:
        rows = weighed(by, Asked(g, rules, line, key), legal(g, rules, g.actor), count, Names(game.edition, game.players))
    return Odds(
        players={name: chance_of(standing, seat, g) for seat, name in enumerate(game.players)},
        to_act=game.to_act,
        moves=rows,
        rollouts=count,
        unfinished=standing.unfinished / count,
        rounds=standing.rounds / count,
        engine=by.name,
        bot=bot,
    )


class Asked(NamedTuple):
    """What is rolled out: a position, by whom it is played on, and the key of the dice."""

    g: State
    rules: RuleTable
    line: Lineup
    key: int


def weighed(by: RolloutEngine, asked: Asked, moves: Sequence[Move], count: int, names: Names) -> list[MoveOdds]:
    """The moves of who is to act, the best first. A pilot finds which to compare the others with; it counts for no more."""
    g, pilot = asked.g, 0
    if len(moves) > 1:
        pilot = count // PILOT + 1
        tried = by.roll(*asked, range(pilot), [prospect(move, g.actor) for move in moves])
        leader = max(range(len(moves)), key=lambda i: tried[i].wins[g.actor])
        moves = [moves[leader], *moves[:leader], *moves[leader + 1 :]]
    rolled = by.roll(*asked, range(pilot, pilot + count), [prospect(move, g.actor) for move in moves])
    best = max(rolled, key=lambda each: each.wins[g.actor])
    rows = [
        MoveOdds(move_text(move, names, g.deck), chance_of(found, g.actor, g), less_than(found, best))
        for move, found in zip(moves, rolled, strict=True)
    ]
    return sorted(rows, key=lambda row: -row.chance.value)


def chance_of(found: Candidate, seat: int, g: State) -> Estimate:
    """The seat's chance of winning; who is bankrupt has none."""
    return NONE if g.bankrupt[seat] else share(found.wins[seat] / WHOLE, found.games)


def gain(found: Candidate) -> Estimate:
    """What a move wins beyond the first of those rolled out with it, with the same dice."""
    return mean(found.more / WHOLE, found.square / WHOLE / WHOLE, found.games)


def less_than(found: Candidate, best: Candidate) -> Estimate:
    """What a move wins less than the best of them.

    Both are known against the first. Where that is not the best the interval is as wide as both together, which is too wide
    if anything.
    """
    if found is best:
        return NONE
    a, b = gain(found), gain(best)
    middle, half = a.value - b.value, a.high - a.value + b.high - b.value
    return Estimate(middle, middle - half, middle + half)


def decided(game: Game, bot: str) -> Odds:
    """The odds of a game that is over: they are known."""
    winners = game.result.winners if game.result else []
    chances = {name: 1 / len(winners) if name in winners else 0.0 for name in game.players}
    return Odds({name: Estimate(x, x, x) for name, x in chances.items()}, None, [], 0, 0.0, 0.0, "none", bot)
