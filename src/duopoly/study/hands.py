"""Who does a study's work: a crew for its games, processes for what only the interpreter does; and who watches."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from types import TracebackType
from typing import Any, Self, TypeVar

from ..bots.tally import Tally
from ..rules.till import Till
from . import crew as crews
from .crew import Crew, new_processes
from .errors import BadPlan
from .job import Games
from .run import Missing, Run

T = TypeVar("T")
ENGINES = ("auto", "twin", "interpreter")
Watch = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much it is in all."""


class Hands:
    """A crew and as many processes as it has workers; `compiled`: the crew plays by the twin."""

    def __init__(self, crew: Crew, workers: int, watch: Watch | None = None) -> None:
        self.crew, self.workers, self.watch = crew, workers, watch or (lambda what, done, of: None)
        self.processes: ProcessPoolExecutor | None = None

    @property
    def compiled(self) -> bool:
        """Whether games are played by the twin."""
        return self.crew.compiled

    def play(self, games: Games, first: int, count: int, played: Callable[[int], None] | None = None) -> tuple[Tally, Till]:
        """Plays games `first` to `first + count - 1` and adds them up."""
        run = Run(games, Missing([(first, first + count)]), None, played)
        run.play(self.crew)
        return run.sums.tally, run.sums.till

    def play_all(self, what: str, kinds: Sequence[Games], count: int) -> Iterator[tuple[Tally, Till]]:
        """Plays so many games of each kind, and yields what came of it in their order."""
        done = 0

        def played(games: int) -> None:
            nonlocal done
            done += games
            self.watch(what, done, count * len(kinds))

        for games in kinds:
            yield self.play(games, 0, count, played)

    def spread(self, what: str, work: Callable[..., T], items: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """What the work gives for each item, in their order; done by the interpreter, in processes where there are several."""
        waiting = list(items)
        if self.workers > 1 and self.processes is None:
            self.processes = new_processes(self.workers)
        each = self.processes.map if self.processes else map
        for done, result in enumerate(each(partial(call, work), waiting), 1):
            self.watch(what, done, len(waiting))
            yield result

    def close(self) -> None:
        """Lets all of them go."""
        self.crew.close()
        if self.processes is not None:
            self.processes.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def hire(
    bulk: bool,
    workers: int = 1,
    engine: str = "auto",
    say: Callable[[str], None] = lambda line: None,
    watch: Watch | None = None,
) -> Hands:
    """Hands for a study: the twin in threads where it can be had and the study gains by it, else the interpreter."""
    if engine not in ENGINES:
        raise BadPlan(f"engine: no engine {engine!r}; {', '.join(ENGINES)} would be right")
    if bulk and engine != "interpreter":
        from ..fast import FUNCTIONS, twin

        def told(compiled: int) -> None:
            if watch is not None:
                watch("compiling", compiled, FUNCTIONS)

        if twin(say, told) is not None:
            return Hands(crews.threads(workers, True), workers, watch)
        if engine == "twin":
            raise BadPlan("engine: the compiled twin cannot be had here; auto or interpreter would be right")
    many = bulk and workers > 1
    return Hands(crews.processes(workers) if many else crews.threads(1, False), workers, watch)


def call(work: Callable[..., T], item: tuple[Any, ...]) -> T:
    """The work on one item."""
    return work(*item)
