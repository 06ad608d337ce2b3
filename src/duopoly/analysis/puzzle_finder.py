"""Finds puzzles: goes through games between `trader` and looks for decisions in which one move is surely the best.

A few rollouts of all candidate moves pick the decisions that look clear. The proof is many rollouts with fresh dice, so that
having been picked does not flatter a move. In them `trader`, without offers of its own, plays every seat for some rounds, and
the evaluation says who is how close to winning then. The move must also win most when they play on much longer, and no other
may surely win more when `steady` plays to the end.
"""

import hashlib
import shlex
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from msgspec import convert

from ..bots import policy
from ..bots.candidates import candidate_moves
from ..bots.trade_candidates import trade_candidates
from ..editions import load
from ..play.game import Game
from ..play.notation import move_text
from ..policies.trader import accepts
from ..rules.codes import AIMS, BEFORE_THROW, DO_OFFER, END, OK, PHASES, THROW, VERBS, Move
from ..rules.state import RuleTable, State
from ..rules.trading import why_not_trade_now
from ..sim.code_digest import code_digest
from ..sim.lineups import camp_splits, rollout_lineup
from ..sim.playout import QUIET, Lineup
from ..sim.rollouts import Candidate, candidate_of, move_of
from ..sim.weights import weights
from ..stats.intervals import Estimate
from .odds import chance_of, gain
from .puzzles import DIFFICULTIES, FORMAT, Camp, Difficulty, MoveFigures, Puzzle
from .rollout_engine import RolloutEngine, lineup, rollout_key

NAMES = ("Ann", "Bob", "Cara", "Dan")
ROUNDS = 60
"""Games are gone through up to this round."""
DECISIONS = 16
"""Decisions of a game that are looked at: some of each phase."""
LEAST_MOVES, MOST_MOVES = 3, 5
AHEAD = 30
"""Rounds of a rollout; then the evaluation counts."""
SKIM, PILOT, LOOK = 40, 200, 1000
"""Rollouts of each move at first, of the BEST_MOVES in all of the pilot, and before a hopeless proof is broken off."""
BEST_MOVES = 10
LONG, CHECK = 200, 1000
"""Rounds of the longer rollouts, and their number; as many are made to the end by steady."""
GAP, SURE_GAP = 0.03, 0.015
"""By how much the best move must win more than any other, and surely so, in wins per rollout."""
LEVEL = 0.98
"""The level of the intervals: 99 % on either side."""
WIDE = 0.1, 0.2
"""With each of these gaps a puzzle is a grade easier than the bots say."""
SIMPLE = ("greedy", "steady")
"""A move that all of these make is no puzzle."""
BOTS = (*SIMPLE, "trader")


class PuzzlePlan(NamedTuple):
    """How many puzzles to find in how many games, in which editions, proved by how many rollouts."""

    editions: Sequence[str]
    puzzles: int
    games: int
    seed: int
    rollouts: int

    def settings(self) -> dict[str, Any]:
        """What determines the puzzles found in a game. The numbers of puzzles and games may grow."""
        from .. import __version__

        return {
            "format": FORMAT,
            "duopoly": __version__,
            "code": code_digest(),
            "editions": list(self.editions),
            "seed": self.seed,
            "rollouts": self.rollouts,
        }

    def command(self, out: str) -> str:
        """The command that finds the same puzzles again."""
        words = ["duopoly", "puzzles", "--out", out, "--editions", ",".join(self.editions), "--puzzles", str(self.puzzles)]
        words += ["--games", str(self.games), "--seed", str(self.seed), "--rollouts", str(self.rollouts)]
        return shlex.join(words)

    def camps(self) -> list[Camp]:
        """The camps that puzzles can be for."""
        return sorted({camp for edition in self.editions for camp in camps_of(edition)})

    def has_room(self, earlier: Sequence[Puzzle], **kind: str) -> bool:
        """Whether another puzzle of this `camp`, `difficulty`, `phase`, or `verb` is wanted: none may crowd out the others."""
        parts = {"camp": len(self.camps()), "difficulty": len(DIFFICULTIES), "phase": 2, "verb": 2}
        return all(
            sum(getattr(puzzle, name) == value for puzzle in earlier) < -(-self.puzzles // parts[name])
            for name, value in kind.items()
        )


class Choice(NamedTuple):
    """A decision of a game: the position, and the moves to compare."""

    game: Game
    ply: int
    g: State
    rules: RuleTable
    moves: list[Move]

    @property
    def camp(self) -> Camp:
        """The camp of the player to act."""
        return camps_of(self.game.edition.key)[self.g.role[self.g.actor]]

    def lineup(self, rounds: int = AHEAD) -> Lineup:
        """Who plays the rollouts, and for how long."""
        edition = self.game.edition
        learned = weights(edition.key, len(edition.roles), AIMS[self.g.aim])
        return rollout_lineup(self.g, QUIET, self.g.round + rounds, learned)

    def candidates(self, moves: Sequence[Move]) -> list[Candidate]:
        """The moves with no rollouts yet."""
        return [candidate_of(move, self.g.actor) for move in moves]


def camps_of(edition: str) -> tuple[Camp, ...]:
    """The camps of an edition by role; one without roles has the camp "classic"."""
    roles = load(edition).roles
    return convert(roles, tuple[Camp, ...]) if len(roles) > 1 else ("classic",)


def find_puzzles(plan: PuzzlePlan, engine: RolloutEngine, earlier: Sequence[Puzzle] = ()) -> Iterator[Puzzle | None]:
    """Goes through the games after that of the last earlier puzzle; yields a puzzle of each, or None."""
    earlier = list(earlier)
    for number in range(earlier[-1].game + 1 if earlier else 0, plan.games):
        if len(earlier) >= plan.puzzles:
            return
        puzzle = find_in_game(plan, number, engine, earlier)
        if puzzle is not None:
            earlier.append(puzzle)
        yield puzzle


def find_in_game(plan: PuzzlePlan, number: int, engine: RolloutEngine, earlier: Sequence[Puzzle]) -> Puzzle | None:
    """The first puzzle in a game of the run; None if it has none."""
    for choice in choices_of(plan, number):
        if plan.has_room(earlier, camp=choice.camp, phase=PHASES[choice.g.phase]):
            puzzle = puzzle_of(plan, number, choice, engine, earlier)
            if puzzle is not None and plan.has_room(earlier, difficulty=puzzle.difficulty):
                return puzzle
    return None


def choices_of(plan: PuzzlePlan, number: int) -> list[Choice]:
    """Some decisions of a game with enough moves to choose from, in random order, of all phases alike."""
    random = Random(f"{plan.seed} {number}")
    edition = plan.editions[number % len(plan.editions)]
    roles = load(edition).roles
    split = random.choice(camp_splits(len(NAMES), len(roles)))
    game = Game(edition, NAMES, roles=[roles[role] for role in split] if len(roles) > 1 else [], seed=random.getrandbits(64))
    by_phase: dict[int, list[Choice]] = {}
    while game.result is None and game.round <= ROUNDS:
        if game.to_act == "chance":
            game.chance()
            continue
        g, rules = game.inside()
        moves = candidate_moves(g, rules)
        if len(moves) >= LEAST_MOVES:
            by_phase.setdefault(g.phase, []).append(Choice(game.copy(), len(game.moves) + 1, g, rules, moves))
        game.play(move_text(moves[0], game.names, g.deck))
    for choices in by_phase.values():
        random.shuffle(choices)
    rows = zip_longest(*(by_phase[phase] for phase in sorted(by_phase)))
    return [choice for row in rows for choice in row if choice is not None][:DECISIONS]


def puzzle_of(plan: PuzzlePlan, number: int, choice: Choice, engine: RolloutEngine, earlier: Sequence[Puzzle]) -> Puzzle | None:
    """The puzzle that a decision makes; None if its best move is not clear, not wanted, or one that anybody would make."""
    _, _, g, rules, _ = choice
    bots = {name: policy(name)(g.copy(), rules) for name in BOTS}
    moves = pick_moves(plan, choice, engine, plan.has_room(earlier, verb=VERBS[DO_OFFER]))
    if moves is None or not plan.has_room(earlier, verb=VERBS[moves[0].verb]) or all(bots[name] == moves[0] for name in SIMPLE):
        return None
    candidates = prove(plan, choice, moves, engine)
    if candidates is None or not is_sound(plan, choice, moves, engine):
        return None
    best, *others = [
        puzzle_move(choice, candidate, [name for name in BOTS if bots[name] == move_of(candidate)]) for candidate in candidates
    ]
    others.sort(key=lambda row: row.loss)
    game = choice.game
    position = game.position()
    return Puzzle(
        key=hashlib.sha256(repr(position).encode()).hexdigest()[:8],
        edition=game.edition.key,
        camp=choice.camp,
        difficulty=difficulty_of(len(best.bots), others[0].loss),
        phase=game.phase,
        by=game.players[g.actor],
        game=number,
        ply=choice.ply,
        rollouts=plan.rollouts,
        moves=[best, *others],
        position=without_usual(position),
    )


def without_usual(position: dict[str, Any]) -> dict[str, Any]:
    """The position without what is so unless it is said: the file of puzzles is part of every page."""
    usual = {"buildings": 0, "mortgaged": False, "held": 0, "bankrupt": False}

    def shorter(row: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in row.items() if name not in usual or value != usual[name]}

    titles = {name: shorter(row) for name, row in position["titles"].items()}
    return position | {"players": [shorter(row) for row in position["players"]], "titles": titles}


def pick_moves(plan: PuzzlePlan, choice: Choice, engine: RolloutEngine, deals: bool) -> list[Move] | None:
    """The moves of a puzzle, the best by a pilot first, with or without `deals`; None if the best is not clear enough."""
    _, _, g, rules, moves = choice
    moves = [move for move in moves if move.verb != DO_OFFER] + (deals_of(g, rules, moves) if deals else [])
    if len(moves) < LEAST_MOVES:
        return None
    pilot = choice.candidates(moves)
    for numbers, most in ((range(SKIM), BEST_MOVES), (range(SKIM, PILOT), MOST_MOVES)):
        pilot = engine.roll(g, rules, choice.lineup(), rollout_key(plan.seed), numbers, pilot)
        pilot = sorted(pilot, key=lambda candidate: -candidate.wins[g.actor])[:most]
    first, second = (chance_of(candidate, g.actor, g).value for candidate in pilot[:2])
    return [move_of(candidate) for candidate in pilot] if first - second >= SURE_GAP else None


def deals_of(g: State, rules: RuleTable, moves: list[Move]) -> list[Move]:
    """The offers among the moves, and the cheapest of each exchange, that the other player would accept."""
    usual = THROW if rules.trade == BEFORE_THROW else END
    offers = [move for move in moves if move.verb == DO_OFFER]
    if g.phase == usual and not g.n_claims and why_not_trade_now(g, rules, g.actor) == OK:
        offers += trade_candidates(g, rules, g.actor)
    deals: dict[tuple[int, int, int], Move] = {}
    for offer in offers:
        exchange = offer.to, offer.give, offer.take
        if exchange not in deals and would_accept(g, rules, offer):
            deals[exchange] = offer
    return list(deals.values())


def would_accept(g: State, rules: RuleTable, offer: Move) -> bool:
    """Whether the other player would accept if it was trader: an offer that is refused is no choice."""
    return accepts(g, rules, offer.to, g.actor, offer.take, offer.give, offer.y - offer.x)


def prove(plan: PuzzlePlan, choice: Choice, moves: list[Move], engine: RolloutEngine) -> list[Candidate] | None:
    """The moves after all rollouts; None if the first is not surely the best by far."""
    _, _, g, rules, _ = choice
    candidates, first = choice.candidates(moves), PILOT
    for end in (PILOT + min(LOOK, plan.rollouts), PILOT + plan.rollouts):
        candidates = engine.roll(g, rules, choice.lineup(), rollout_key(plan.seed), range(first, end), candidates)
        if any(gain(candidate).value > -SURE_GAP for candidate in candidates[1:]):
            return None
        first = end
    losses = [gain(candidate, LEVEL) for candidate in candidates[1:]]
    return candidates if all(-loss.value >= GAP and -loss.high >= SURE_GAP for loss in losses) else None


def is_sound(plan: PuzzlePlan, choice: Choice, moves: list[Move], engine: RolloutEngine) -> bool:
    """Whether the first move wins most in longer rollouts, too, and no other surely more if steady plays to the end."""
    _, _, g, rules, _ = choice

    def gains(bots: Lineup) -> list[Estimate]:
        candidates = engine.roll(g, rules, bots, rollout_key(plan.seed), range(CHECK), choice.candidates(moves))
        return [gain(candidate, LEVEL) for candidate in candidates[1:]]

    return all(each.value < 0 for each in gains(choice.lineup(LONG))) and all(
        each.low <= 0 for each in gains(lineup(g, choice.game.edition, "steady"))
    )


def puzzle_move(choice: Choice, candidate: Candidate, bots: list[str]) -> MoveFigures:
    """A move with its figures."""
    g, loss = choice.g, gain(candidate, LEVEL)
    is_best = candidate.more == candidate.square == 0
    return MoveFigures(
        move=move_text(move_of(candidate), choice.game.names, g.deck),
        chance=rounded(chance_of(candidate, g.actor, g).value),
        loss=rounded(-loss.value),
        low=0.0 if is_best else rounded(-loss.high),
        high=0.0 if is_best else rounded(-loss.low),
        bots=bots,
    )


def rounded(share: float) -> float:
    """A share of 1, rounded to a hundredth of a percent; never a negative zero."""
    return round(share, 4) + 0.0


def difficulty_of(finders: int, gap: float) -> Difficulty:
    """The grade of a puzzle by how many of the three bots find its move, and by how far that is ahead."""
    return DIFFICULTIES[max(0, 2 - finders - sum(gap >= wide for wide in WIDE))]
