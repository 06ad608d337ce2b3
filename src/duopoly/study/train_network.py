"""Trains the value network by self-play, generation by generation, in a folder.

The first generation learns from games of bots that need no network. Each later one plays games by `dealer` with the network as
it is, against itself and against other bots; takes positions of them; and fits the network to who won, starting from the one
before. A folder that was stopped goes on where it was: games and fits follow from the seed and the code alone, and a generation
is written whole or not at all.
"""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from ..editions import Edition, load, names
from ..fast import program_file
from ..fast.engine import Engine
from ..fast.schema import dtype_of
from ..fast.wasmtime_machine import machines
from ..files import digest_of, write_atomically
from ..network.accumulator import Accumulator
from ..network.weights import HEADER, N_WEIGHTS, pack, read, unpack
from ..output import Lock, explain_os_errors
from ..rules.codes import AIMS, SEATS
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.code_digest import SETTLING
from ..sim.errors import BadPlan
from ..sim.lineups import new_lineup, roles_by_seat
from ..sim.playout import DEALER, GREEDY, RANDOM, STEADY, TRADER, Lineup, Row
from .network_fit import PositionBatch, fit

CAPS = (400, 600)
"""The rounds after which a game counts as won by nobody."""
EACH, LINEUPS, BLOCK = 4, 240, 100
"""Positions of a game, lineups that take turns, and games played at once."""
REMEMBERED = 3
"""A fit sees the positions of so many generations."""
JUDGED = 1000
"""The most games of each edition, of one dealer against three traders, that tell how strong a generation is."""
SMALL = 12
"""The greatest weight that a network begins with: a tenth of the greatest there is."""
LOG = "network.json"


class TrainingPlan(NamedTuple):
    """What the games of a folder follow from: how many for each network of a generation, and the seed."""

    games: int
    seed: int


class Generation(NamedTuple):
    """What is told of a generation: the log loss of each network, and how often one dealer wins against three traders."""

    number: int
    losses: tuple[float, float]
    shares: tuple[float, float]


def train(folder: Path, generations: int, plan: TrainingPlan, workers: int) -> Iterator[Generation]:
    """Trains until the folder has so many generations, and yields the new ones. Nobody else can train in it. Raises BadPlan."""
    with explain_os_errors(folder, "network"):
        folder.mkdir(parents=True, exist_ok=True)
        lock = Lock(folder, "network")
    with lock:
        yield from train_alone(folder, generations, plan, workers)


def train_alone(folder: Path, generations: int, plan: TrainingPlan, workers: int) -> Iterator[Generation]:
    """The same in a folder that is there and locked."""
    log = open_log(folder, plan)
    for number in range(len(log["generations"]) + 1, generations + 1):
        weights = weights_of(folder, number - 1) if number > 1 else small_weights(plan.seed)
        rows, losses = list[int](), list[float]()
        for kind in (0, 1):
            sample(folder, kind, number, weights, plan, workers)
            batches = [samples_of(folder, kind, n) for n in range(max(1, number - REMEMBERED + 1), number + 1)]
            part = weights[kind * N_WEIGHTS : (kind + 1) * N_WEIGHTS]
            learned, loss = fit(PositionBatch.joined(batches), part, 1 + kind, (plan.seed, number, kind))
            rows += learned
            losses.append(loss)
        shares = tuple(strength(tuple(rows), kind, plan, workers) for kind in (0, 1))
        with explain_os_errors(folder, "network"):
            write_atomically(folder / file_of(number), pack(tuple(rows)), sync=True)
        generation = Generation(number, (losses[0], losses[1]), (shares[0], shares[1]))
        log["generations"].append(generation._asdict())
        write_log(folder, log)
        for kind in (0, 1):
            sample_file(folder, kind, number - REMEMBERED).unlink(missing_ok=True)
        yield generation


def small_weights(seed: int) -> tuple[int, ...]:
    """Where both networks begin: small weights drawn by lot."""
    return tuple(np.random.default_rng((seed, 0)).integers(-SMALL, SMALL + 1, 2 * N_WEIGHTS).tolist())


def editions_of(kind: int) -> list[str]:
    """The editions of a network: 0 those without camps, 1 those with camps."""
    return [name for name in names() if len(load(name).roles) == 1 + kind]


def file_of(number: int) -> str:
    """The file of a generation's weights."""
    return f"generation-{number:03}.bin"


def weights_of(folder: Path, number: int) -> tuple[int, ...]:
    """The weights of a generation. Raises BadPlan if its file is damaged or gone."""
    with explain_damage(folder / file_of(number)):
        return unpack((folder / file_of(number)).read_bytes())


@contextmanager
def explain_damage(path: Path) -> Iterator[None]:
    """Turns the error of a file that cannot be read into a BadPlan of one line."""
    try:
        yield
    except (OSError, ValueError, KeyError, BadZipFile):
        raise BadPlan(f"network: {path} cannot be read; name another folder") from None


def sample_file(folder: Path, kind: int, number: int) -> Path:
    """The file of a generation's positions."""
    return folder / f"positions-{number:03}-{('classic', 'camps')[kind]}.npz"


def open_log(folder: Path, plan: TrainingPlan) -> dict[str, Any]:
    """The log of the folder, new or as it was left. Raises BadPlan if it began with other settings or with other code."""
    path, code = folder / LOG, training_digest()
    if not path.exists():
        if any(folder.iterdir()):
            raise BadPlan(f"network: expected an empty folder or one that train began, got {folder}")
        new: dict[str, Any] = {**plan._asdict(), "code": code, "generations": []}
        write_log(folder, new)
        return new
    try:
        log: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        begun = plan_of(log)
    except (OSError, ValueError, KeyError, TypeError):
        raise BadPlan(f"network: {path} cannot be read; name another folder") from None
    if begun != plan:
        raise BadPlan(f"network: {folder} began with --games {begun.games} --seed {begun.seed}; go on with these")
    if log.get("code") != code:
        raise BadPlan(f"network: {folder} began with another version of the rules, bots, or editions; name another folder")
    return log


def training_digest() -> str:
    """A short digest of what games and fits follow from, besides the plan: code and editions. The weights in use are not."""
    home = Path(__file__).parent.parent
    code = [path for package in SETTLING for path in (home / package).rglob("*.py")]
    code += [home / "study" / "network_fit.py", Path(__file__)]
    tables = sha256(b"".join(build_rule_table(load(name)).pack() for name in names()))
    return f"{digest_of(home, code)} {tables.hexdigest()[:16]}"


def plan_of(log: dict[str, Any]) -> TrainingPlan:
    """The settings that a folder began with. Raises KeyError or TypeError if it is no log."""
    if not isinstance(log["generations"], list):
        raise TypeError
    return TrainingPlan(log["games"], log["seed"])


def write_log(folder: Path, log: dict[str, Any]) -> None:
    """Writes the log whole or not at all."""
    with explain_os_errors(folder, "network"):
        write_atomically(folder / LOG, json.dumps(log, indent=1) + "\n", sync=True)


# Games.


def engine_with(weights: tuple[int, ...]) -> Engine:
    """The compiled rules with these weights: they are a part of the program's data. Raises BadPlan if they are not found."""
    code, own, other = program_file.read(), pack(read())[HEADER.size :], pack(weights)[HEADER.size :]
    if code.count(own) != 1:
        raise BadPlan("network: expected duopoly.wasm with the weights of network/weights.bin: just twin compiles it")
    return Engine(machines(code.replace(own, other)))


def sample(folder: Path, kind: int, number: int, weights: tuple[int, ...], plan: TrainingPlan, workers: int) -> None:
    """Plays a generation's games, and writes their positions."""
    path = sample_file(folder, kind, number)
    if path.exists():
        return
    engine, parts = engine_with(weights), list[PositionBatch]()
    draw = np.random.default_rng((plan.seed, number, kind))
    for name in editions_of(kind):
        edition = load(name)
        play = partial(positions_of, engine, build_rule_table(edition), lineup_pairs(edition, draw, CAPS[kind], number > 1))
        key, games = int(draw.integers(1 << 62)), plan.games // len(editions_of(kind))
        blocks = [(first, min(BLOCK, games - first)) for first in range(0, games, BLOCK)]
        with ThreadPoolExecutor(workers) as threads:
            parts += threads.map(partial(play, key), blocks)
    content = BytesIO()
    np.savez(content, **PositionBatch.joined(parts)._asdict())
    with explain_os_errors(folder, "network"):
        write_atomically(path, content.getvalue())


def positions_of(engine: Engine, rules: RuleTable, lineups: list[Lineup], key: int, block: tuple[int, int]) -> PositionBatch:
    """The positions of a block of games: the first, and how many."""
    return PositionBatch.of(np.frombuffer(engine.sample_positions(rules, lineups, key, *block, EACH), dtype_of(Accumulator)))


def samples_of(folder: Path, kind: int, number: int) -> PositionBatch:
    """The positions of a generation. Raises BadPlan if their file is damaged or gone."""
    path = sample_file(folder, kind, number)
    with explain_damage(path), np.load(path) as arrays:
        return PositionBatch(**{name: arrays[name] for name in PositionBatch._fields})


def lineup_pairs(edition: Edition, draw: np.random.Generator, cap: int, is_dealt: bool) -> list[Lineup]:
    """Pairs of lineups: who begins a game, and who plays it on after its first positions.

    Half of the tables are dealers alone. Seats, splits into camps, and aims are drawn by lot. Without dealers (`is_dealt` is
    false) others have their seats.
    """
    pairs, roles = list[Lineup](), len(edition.roles)
    for _ in range(LINEUPS):
        seats = int(np.clip(draw.choice((4, 4, 4, 3, 2, 5, 6)), *edition.players))
        splits = roles_by_seat(seats, roles)
        split = splits[draw.integers(len(splits))]
        aim = AIMS.index("camp") if roles > 1 and draw.random() < 0.3 else 0
        others = [int(bot) for bot in draw.choice((TRADER, STEADY, GREEDY, RANDOM), seats, p=(0.5, 0.3, 0.1, 0.1))]
        bots = [DEALER if is_dealt else TRADER] * seats
        if draw.random() < 0.5:
            bots = [int(bot) for bot in draw.choice((bots[0], TRADER, STEADY, GREEDY), seats, p=(0.5, 0.35, 0.1, 0.05))]
        begin = [bot if draw.random() < 0.7 else other for bot, other in zip(bots, others, strict=True)]
        pairs += [new_lineup(list(range(seats)), line, split, aim, cap) for line in (begin, bots)]
    return pairs


def strength(weights: tuple[int, ...], kind: int, plan: TrainingPlan, workers: int) -> float:
    """The share of games that a dealer with these weights wins against three traders, over editions, seats and roles.

    It is judged by at most as many games of each edition as a generation plays.
    """
    engine, editions, games = engine_with(weights), editions_of(kind), min(JUDGED, plan.games)
    blocks = [(first, min(BLOCK, games - first)) for first in range(0, games, BLOCK)]
    won = 0
    for name in editions:
        edition = load(name)
        players = [[int(seat != own) for seat in range(4)] for own in range(4)]
        splits = roles_by_seat(4, len(edition.roles))
        lineups = [new_lineup(each, [DEALER, TRADER], split, cap=1000) for each in players for split in splits]
        play = partial(games_won, engine, build_rule_table(edition), lineups, plan.seed)
        with ThreadPoolExecutor(workers) as threads:
            won += sum(threads.map(play, blocks))
    return won / games / len(editions)


def games_won(engine: Engine, rules: RuleTable, lineups: list[Lineup], seed: int, block: tuple[int, int]) -> int:
    """How many of a block of games player 0 wins."""
    rows = np.frombuffer(engine.play_games(rules, lineups, seed, *block)[0], dtype_of(Row))
    is_winner = (rows["winners"][:, None] >> np.arange(SEATS) & 1) > 0
    is_own = (rows["player"] == 0) & (np.arange(SEATS) < rows["seats"][:, None])
    return int((is_winner & is_own).any(axis=1).sum())
