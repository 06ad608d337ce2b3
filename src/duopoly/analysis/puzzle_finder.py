"""Finds puzzles: goes through games between dealers and looks for decisions in which one move is surely the best.

A few rollouts of all moves pick the decisions that look clear. The proof is many rollouts with fresh dice, so that having been
picked does not flatter a move. They are those of `judge`. The move must also win most when dealers play on for longer
before the network tells the chances, and when they also trade; and no other may surely win more when they play to the end. A
trade must be one that the other player gains by.
"""

import hashlib
import shlex
from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import convert

from ..editions import load
from ..files import digest_of
from ..play.game import Game
from ..play.notation import move_text, parse_move
from ..play.seats import CHANCE_NAME
from ..rules.codes import DO_OFFER, OK, PHASES, VERBS, Move
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.code_digest import code_digest
from ..sim.lineups import roles_by_seat, rollout_lineup
from ..sim.playout import DEALER, PLAYERS, QUIET_DEALER, Lineup
from ..sim.rollouts import Candidate, Rollouts, candidate_of, move_of
from ..stats.intervals import Estimate
from .judge import can_wait, champion, choices, is_welcome, lineup_of_judge
from .odds import chance_of, gain
from .puzzles import DIFFICULTIES, FORMAT, Camp, Difficulty, MoveFigures, Puzzle
from .rollout_engine import RolloutEngine, rollout_key

NAMES = ("Ann", "Bob", "Cara", "Dan")
ROUNDS = 60
"""Games are gone through up to this round."""
DECISIONS = 24
"""Decisions of a game that are looked at, at most."""
LEAST_MOVES, MOST_MOVES = 3, 5
SKIM, PILOT, LOOK = 40, 200, 1000
"""Rollouts of each move at first, of the BEST_MOVES in all of the pilot, and before a hopeless proof is broken off."""
BEST_MOVES = 10
LONG, TO_THE_END, CHECK = 12, 200, 1000
"""Rounds of longer rollouts and of those to the end, and the number of either."""
TRADING, TRADING_CHECK = 4, 200
"""The same for rollouts in which dealers trade, which take long."""
GAP, SURE_GAP = 0.02, 0.015
"""By how much the best move must win more than any other, and surely so, in wins per rollout."""
LEVEL = 0.98
"""The level of the intervals: 99% on either side."""
WIDE = 0.06, 0.12
"""With each of these gaps a puzzle is a grade easier than the bots say."""
SIMPLE = ("greedy", "steady")
"""A move that all of these make is no puzzle."""
BOTS = (*SIMPLE, "trader", "dealer")
MOST_ALIKE = 0.4
"""The share of all puzzles that may be for one camp; half may have the same grade, phase, or verb."""
KEPT = -1
"""The game of a puzzle that was taken over from an earlier file."""


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
            "code": f"{code_digest()} {finder_digest()}",
            "editions": list(self.editions),
            "seed": self.seed,
            "rollouts": self.rollouts,
        }

    def command(self, out: str, keep: str | None = None) -> str:
        """The command that finds the same puzzles again."""
        words = ["duopoly", "puzzles", "--out", out, *(["--keep", keep] if keep else [])]
        words += ["--editions", ",".join(self.editions), "--puzzles", str(self.puzzles)]
        words += ["--games", str(self.games), "--seed", str(self.seed), "--rollouts", str(self.rollouts)]
        return shlex.join(words)

    def camps(self) -> list[Camp]:
        """The camps that puzzles can be for."""
        return sorted({camp for edition in self.editions for camp in camps_of(edition)})

    def has_room(self, earlier: Sequence[Puzzle], **kind: str) -> bool:
        """Whether another puzzle of this `camp`, `difficulty`, `phase`, or `verb` is wanted: none may crowd out the others."""
        shares = {"camp": max(MOST_ALIKE, 1 / len(self.camps())), "difficulty": 0.5, "phase": 0.5, "verb": 0.5}
        return all(
            sum(getattr(puzzle, name) == value for puzzle in earlier) < ceil(self.puzzles * shares[name])
            for name, value in kind.items()
        )


def finder_digest() -> str:
    """A short digest of what finds puzzles, besides the rules: the code of the bots, and of this package."""
    home = Path(__file__).parent.parent
    return digest_of(home, (path for package in ("bots", "analysis") for path in (home / package).rglob("*.py")))


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

    def lineup(self, bot: int, rounds: int) -> Lineup:
        """A lineup of a compiled bot that plays this many rounds; then the network evaluates."""
        return rollout_lineup(self.g, bot, self.g.round + rounds)

    def candidates(self, moves: Sequence[Move]) -> list[Candidate]:
        """The moves with no rollouts yet."""
        return [candidate_of(move, self.g.actor) for move in moves]


def camps_of(edition: str) -> tuple[Camp, ...]:
    """The camps of an edition by role; one without roles has the camp "classic"."""
    roles = load(edition).roles
    return convert(roles, tuple[Camp, ...]) if len(roles) > 1 else ("classic",)


def find_puzzles(
    plan: PuzzlePlan, engine: RolloutEngine, earlier: Sequence[Puzzle] = (), old: Sequence[Puzzle] = ()
) -> Iterator[Puzzle | None]:
    """Goes through the games after that of the last earlier puzzle; yields a puzzle of each, or None.

    Before the first game it does the same with `old` puzzles of another run.
    """
    earlier = list(earlier)
    for before in old if all(each.game == KEPT for each in earlier) else ():
        if len(earlier) >= plan.puzzles:
            return
        if before.key not in {each.key for each in earlier}:
            again = prove_again(plan, before, engine, earlier)
            if again is not None:
                earlier.append(again)
            yield again
    for number in range(earlier[-1].game + 1 if earlier else 0, plan.games):
        if len(earlier) >= plan.puzzles:
            return
        puzzle = find_in_game(plan, number, engine, earlier)
        if puzzle is not None:
            earlier.append(puzzle)
        yield puzzle


def find_in_game(plan: PuzzlePlan, number: int, engine: RolloutEngine, earlier: Sequence[Puzzle]) -> Puzzle | None:
    """The first puzzle in a game of the run; None if it has none."""
    if not any(plan.has_room(earlier, camp=camp) for camp in camps_of(plan.editions[number % len(plan.editions)])):
        return None
    decisions = choices_of(plan, number, engine.rollouts, earlier)
    puzzles = (puzzle_of(plan, number, choice, engine, earlier) for choice in decisions)
    known = {puzzle.key for puzzle in earlier}
    return next((puzzle for puzzle in puzzles if puzzle is not None and puzzle.key not in known), None)


def choices_of(plan: PuzzlePlan, number: int, rollouts: Rollouts, earlier: Sequence[Puzzle]) -> Iterator[Choice]:
    """Some decisions of a game that there is room for, one of each phase in turn, but for those with few moves."""
    random = Random(f"{plan.seed} {number}")
    edition = plan.editions[number % len(plan.editions)]
    roles = load(edition).roles
    split = random.choice(roles_by_seat(len(NAMES), len(roles)))
    game = Game(edition, NAMES, roles=[roles[role] for role in split] if len(roles) > 1 else [], seed=random.getrandbits(64))
    player = champion(rollouts)
    by_phase: dict[int, list[Game]] = {}
    while game.result is None and game.round <= ROUNDS:
        if game.to_act == CHANCE_NAME:
            game.chance()
            continue
        g, rules = game.inside()
        if plan.has_room(earlier, camp=camps_of(edition)[g.role[g.actor]], phase=PHASES[g.phase]):
            by_phase.setdefault(g.phase, []).append(game.copy())
        game.play(move_text(player.move_of_policy(g, rules, DEALER), game.names, g.deck))
    for decisions in by_phase.values():
        random.shuffle(decisions)
    rows = zip_longest(*(by_phase[phase] for phase in sorted(by_phase)))
    tried = (choice_of(decision, rollouts) for row in rows for decision in row if decision is not None)
    return islice((choice for choice in tried if len(choice.moves) >= LEAST_MOVES), DECISIONS)


def choice_of(game: Game, rollouts: Rollouts) -> Choice:
    """The next decision of the game, with what could be done."""
    g, rules = game.inside()
    return Choice(game, len(game.moves) + 1, g, rules, moves_of(g, rules, rollouts))


def moves_of(g: State, rules: RuleTable, rollouts: Rollouts) -> list[Move]:
    """What the player to act could do. Only offers that dealer would accept are among it: one that is refused is no choice."""
    possible = choices(g, rules, rollouts)
    return possible.moves + [offer for offer in possible.offers if is_welcome(g, rules, offer, rollouts)]


def puzzle_of(plan: PuzzlePlan, number: int, choice: Choice, engine: RolloutEngine, earlier: Sequence[Puzzle]) -> Puzzle | None:
    """The puzzle that a decision makes; None if its best move is not clear, not wanted, or one that anybody would make."""
    _, _, g, rules, _ = choice
    player = champion(engine.rollouts)
    bots = {name: player.move_of_policy(g, rules, PLAYERS.index(name)) for name in BOTS}
    moves = pick_moves(plan, choice, engine, {*bots.values()}, plan.has_room(earlier, verb=VERBS[DO_OFFER]))
    if moves is None or not plan.has_room(earlier, verb=VERBS[moves[0].verb]) or all(bots[name] == moves[0] for name in SIMPLE):
        return None
    candidates = prove(plan, choice, moves, engine)
    if candidates is None:
        return None
    best, *others = [
        puzzle_move(choice, candidate, [name for name in BOTS if bots[name] == move_of(candidate)]) for candidate in candidates
    ]
    others.sort(key=lambda row: row.loss)
    difficulty = difficulty_of(len(best.bots), others[0].loss)
    if not plan.has_room(earlier, difficulty=difficulty) or not is_sound(plan, choice, moves, engine):
        return None
    game = choice.game
    position = game.position()
    return Puzzle(
        key=hashlib.sha256(repr(position).encode()).hexdigest()[:8],
        edition=game.edition.key,
        camp=choice.camp,
        difficulty=difficulty,
        phase=game.phase,
        by=game.players[g.actor],
        game=number,
        ply=choice.ply,
        rollouts=plan.rollouts,
        moves=[best, *others],
        position=without_usual(position),
    )


def prove_again(plan: PuzzlePlan, puzzle: Puzzle, engine: RolloutEngine, earlier: Sequence[Puzzle]) -> Puzzle | None:
    """A puzzle of an earlier file with the figures of today; None if it is none any more.

    Its moves are among those to choose from, but for what is illegal or can wait, and for offers that dealer would refuse.
    """
    game = puzzle.start()
    g, rules = game.inside()
    moves = moves_of(g, rules, engine.rollouts)
    for each in puzzle.moves:
        move = parse_move(each.move, game.names, g.deck)
        if move not in moves and why_not(g, rules, g.actor, move) == OK and not can_wait(g, rules, move):
            if move.verb != DO_OFFER or is_welcome(g, rules, move, engine.rollouts):
                moves.append(move)
    choice = Choice(game, puzzle.ply, g, rules, moves)
    if not plan.has_room(earlier, camp=choice.camp, phase=PHASES[g.phase]):
        return None
    again = puzzle_of(plan, KEPT, choice, engine, earlier)
    return again and msgspec.structs.replace(again, key=puzzle.key, position=puzzle.position)


def without_usual(position: dict[str, Any]) -> dict[str, Any]:
    """The position without what is so unless it is said: the file of puzzles is part of every page."""
    usual = {"buildings": 0, "mortgaged": False, "held": 0, "bankrupt": False}

    def shorter(row: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in row.items() if name not in usual or value != usual[name]}

    titles = {name: shorter(row) for name, row in position["titles"].items()}
    return position | {"players": [shorter(row) for row in position["players"]], "titles": titles}


def pick_moves(plan: PuzzlePlan, choice: Choice, engine: RolloutEngine, natural: set[Move], deals: bool) -> list[Move] | None:
    """The moves of a puzzle, the best by a pilot first, with or without `deals`; None if the best is not clear enough.

    The two best are among them, the `natural` ones that bots make, and as many of the others as there is room for.
    """
    _, _, g, rules, moves = choice
    moves = [move for move in moves if deals or move.verb != DO_OFFER]
    if len(moves) < LEAST_MOVES:
        return None
    pilot, bots = choice.candidates(moves), lineup_of_judge(g)
    for numbers, most in ((range(SKIM), BEST_MOVES), (range(SKIM, PILOT), MOST_MOVES)):
        pilot = engine.roll(g, rules, bots, rollout_key(plan.seed), numbers, pilot)
        best = distinct(fair(sorted(pilot, key=lambda candidate: -candidate.wins[g.actor])))
        chosen = [*best[:2], *sorted(best[2:], key=lambda candidate: move_of(candidate) not in natural)][:most]
        pilot = sorted(chosen, key=lambda candidate: -candidate.wins[g.actor])
    if len(pilot) < LEAST_MOVES:
        return None
    first, second = (chance_of(candidate, g.actor, g).value for candidate in pilot[:2])
    return [move_of(candidate) for candidate in pilot] if first - second >= SURE_GAP else None


def fair(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates without offers that the other player would regret: those after which it wins less than if it refuses."""
    plain = next((each for each in candidates if each.verb != DO_OFFER), None)
    return [each for each in candidates if each.verb != DO_OFFER or (plain and each.wins[each.to] > plain.wins[each.to])]


def distinct(candidates: list[Candidate]) -> list[Candidate]:
    """The first candidate of each exchange: other sums for the same titles are no other move. All that are no offers stay."""
    seen: dict[tuple[int, ...], Candidate] = {}
    for each in candidates:
        kind = (each.verb, each.to, each.give, each.take) if each.verb == DO_OFFER else tuple(move_of(each))
        seen.setdefault(kind, each)
    return list(seen.values())


def prove(plan: PuzzlePlan, choice: Choice, moves: list[Move], engine: RolloutEngine) -> list[Candidate] | None:
    """The moves after all rollouts; None if the first is not surely the best by far."""
    _, _, g, rules, _ = choice
    candidates, first, bots = choice.candidates(moves), PILOT, lineup_of_judge(g)
    for end in (PILOT + min(LOOK, plan.rollouts), PILOT + plan.rollouts):
        candidates = engine.roll(g, rules, bots, rollout_key(plan.seed), range(first, end), candidates)
        if any(gain(candidate).value > -SURE_GAP for candidate in candidates[1:]):
            return None
        first = end
    losses = [gain(candidate, LEVEL) for candidate in candidates[1:]]
    return candidates if all(-loss.value >= GAP and -loss.high >= SURE_GAP for loss in losses) else None


def is_sound(plan: PuzzlePlan, choice: Choice, moves: list[Move], engine: RolloutEngine) -> bool:
    """Whether the first move wins most in longer rollouts and if dealers trade, too, and no other surely more to the end."""
    _, _, g, rules, _ = choice

    def gains(bot: int, rounds: int, number: int) -> list[Estimate]:
        bots, key = choice.lineup(bot, rounds), rollout_key(plan.seed)
        candidates = engine.roll(g, rules, bots, key, range(number), choice.candidates(moves))
        return [gain(candidate, LEVEL) for candidate in candidates[1:]]

    return (
        is_fair(choice, moves[0], engine, rollout_key(plan.seed))
        and all(each.value < 0 for each in gains(QUIET_DEALER, LONG, CHECK))
        and all(each.low <= 0 for each in gains(QUIET_DEALER, TO_THE_END, CHECK))
        and all(each.value < 0 for each in gains(DEALER, TRADING, TRADING_CHECK))
    )


def is_fair(choice: Choice, move: Move, engine: RolloutEngine, key: int) -> bool:
    """Whether the move is no offer, or one that the other player does not regret, compared with what dealer would do else."""
    _, _, g, rules, _ = choice
    bot = champion(engine.rollouts)
    both = choice.candidates([bot.move_of_policy(g, rules, QUIET_DEALER), move])
    _, offer = engine.roll(g, rules, lineup_of_judge(g), key, range(PILOT, PILOT + CHECK), both)
    return move.verb != DO_OFFER or offer.more_to > 0


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
    """The grade of a puzzle by how many of the bots find its move, and by how far that is ahead."""
    return DIFFICULTIES[max(0, 2 - finders - sum(gap >= wide for wide in WIDE))]
