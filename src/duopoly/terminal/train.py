"""`duopoly train`: learns to evaluate positions."""

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from ..editions import names
from ..fast import is_ready
from ..output import explain_os_errors
from ..sim.limits import MOST_SEED, check_integer
from ..sim.weights import BadWeights, path, read
from .errors import BadInput
from .io import TerminalIO
from .options import TrainOptions
from .simulate import bars
from .workers import workers_of


def run(options: TrainOptions) -> int:
    """Learns the weights and writes the file; returns the exit code."""
    if find_spec("numpy") is None:
        raise BadInput("train: NumPy is not installed: pip install 'duopoly[study]' has it")
    check_alone(options)
    if options.network is not None:
        return run_network(options, options.network)
    from ..study.weights_file import LEAST_GAMES, MOST_GAMES, file_text, fit_editions, write_file

    games = check_integer("games", options.games, LEAST_GAMES, MOST_GAMES)
    seed = check_integer("seed", options.seed, 0, MOST_SEED)
    workers = workers_of(options.workers)
    editions = editions_of("all" if options.editions is None else options.editions)
    out = out_of(options, editions)
    check_out(out)
    err, io, weights = TerminalIO.here(options.quiet, sys.stderr), TerminalIO.here(), {}
    with ExitStack() as stack:
        on_games = progress(err, stack, games)
        for edition, aim, each in fit_editions(editions, games, seed, workers, err.tell, on_games):
            weights[edition, aim] = each
            io.say(
                f"{edition}, {aim}: log loss {each.loss:.4f}; by means and rents {each.by_means:.4f}, "
                f"by equal shares {each.by_equal:.4f}; {each.learned:,} positions learned from, {each.judged:,} judged by"
            )
    option = "" if options.editions in (None, "all") else f" --editions {options.editions}"
    write_file(out, file_text(weights, games, seed, f"duopoly train{option} --games {games} --seed {seed}"))
    io.say(f"{out} is written.")
    return 0


def out_of(options: TrainOptions, editions: Sequence[str]) -> Path:
    """The file to write. Raises BadInput if that is the bots' own and would lose its weights for other editions."""
    if options.out is not None:
        return Path(options.out)
    out = path()
    lost = set() if set(editions) == set(names()) else editions_in(out) - set(editions)
    if lost:
        why = f"{out} would lose {', '.join(sorted(lost))}"
        raise BadInput(f"out: expected a file with --editions {options.editions}, since {why}, got none")
    return out


def editions_in(file: Path) -> set[str]:
    """The editions that a file has usable weights for."""
    try:
        return {key.rpartition(".")[0] for key in read(file)}
    except BadWeights:
        return set()


def check_out(out: Path) -> None:
    """Refuses a file that cannot be written before hours are played for it. Raises BadInput or BadPlan."""
    with explain_os_errors(out):
        if not out.parent.is_dir() or out.is_dir():
            raise BadInput(f"out: expected a file in an existing folder, got {out}")
        with NamedTemporaryFile(prefix=f".{out.name}.", suffix=".part", dir=out.parent):  # as `write_atomically` makes one
            pass


def check_alone(options: TrainOptions) -> None:
    """Raises BadInput if an option has no meaning with --network, or without it."""
    if options.network is None:
        if options.generations is not None:
            raise BadInput(f"generations: expected none without --network, got {options.generations}")
        return
    for name in ("editions", "out"):
        if (value := getattr(options, name)) is not None:
            raise BadInput(f"{name}: expected none with --network, which learns all editions in its folder, got {value!r}")


def run_network(options: TrainOptions, network: str) -> int:
    """Trains the value network in a folder; returns the exit code."""
    from ..study.train_network import TrainingPlan, file_of, train

    games, seed = check_integer("games", options.games, 100, 10_000_000), check_integer("seed", options.seed, 0, MOST_SEED)
    workers = workers_of(options.workers)
    generations = check_integer("generations", 1 if options.generations is None else options.generations, 1, 999)
    folder = Path(network)
    if not is_ready():
        raise BadInput("network: expected the compiled rules, got none: duopoly warm says why")
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"network: expected a folder, got {folder}")
    io, last = TerminalIO.here(), 0
    for each in train(folder, generations, TrainingPlan(games, seed), workers):
        last = each.number
        io.say(
            f"generation {last}: log loss {each.losses[0]:.4f} without camps, {each.losses[1]:.4f} with camps; a dealer wins "
            f"{100 * each.shares[0]:.1f}% and {100 * each.shares[1]:.1f}% against three traders"
        )
    io.say(f"{folder / file_of(last)} is written." if last else f"{folder} has {generations} generations already.")
    return 0


def editions_of(word: str) -> list[str]:
    """The editions named, or all."""
    if word == "all":
        return names()
    wanted = [name.strip() for name in word.split(",")]
    for name in wanted:
        if name not in names():
            raise BadInput(f"editions: expected all or some of {', '.join(names())}, got {name!r}")
    return list(dict.fromkeys(wanted))


def progress(err: TerminalIO, stack: ExitStack, games: int) -> Any:
    """Called with the number of games played: moves a bar on a terminal, does nothing elsewhere."""
    if err.quiet or not err.console.is_terminal:
        return lambda n: None
    bar = stack.enter_context(bars(err))
    task = bar.add_task("games", total=games, rate="")

    def moved(n: int) -> None:
        if bar.tasks[0].finished:
            bar.reset(task, rate="")
        bar.advance(task, n)

    return moved
