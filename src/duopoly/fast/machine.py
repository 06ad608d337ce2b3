"""Where the kernels run: a machine holds the records that they work on.

The `CompiledMachine` is the program in WebAssembly; the `InterpreterMachine` runs the same functions as Python.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from ..rules.counters import Counters
from ..rules.packed import Packed
from ..rules.state import State

Kind = type[Packed]


class MachineError(RuntimeError):
    """The program stopped itself, because something is as the rules never leave it."""


POINTER = 8
"""The bytes behind a state that say where its counters are; zeros: it has none."""


class Records(ABC):
    """Packed records one after the other."""

    def __init__(self, kind: Kind, length: int) -> None:
        self.kind = kind
        self.size = kind.layout.size + (POINTER if kind is State else 0)
        self.count = length // self.size

    @abstractmethod
    def read(self, at: int, size: int) -> bytes:
        """A copy of some bytes."""

    @abstractmethod
    def write(self, at: int, content: bytes) -> None:
        """Puts bytes in the place of others."""

    @property
    def content(self) -> bytes:
        """All records, packed."""
        return self.read(0, self.count * self.size)

    def __getitem__(self, i: int) -> Any:
        """A copy of a record."""
        return self.kind.unpack(self.read(i * self.size, self.kind.layout.size))

    def __iter__(self) -> Iterator[Any]:
        """Copies of all records."""
        content, length = self.content, self.kind.layout.size
        for at in range(0, len(content), self.size):
            yield self.kind.unpack(content[at : at + length])

    def __setitem__(self, i: int, record: Packed) -> None:
        """Puts a record in the place of another. A state keeps its counters."""
        self.write(i * self.size, record.pack())


class Machine(ABC):
    """Records, and the kernels that work on them. One thread at a time may use it; others run while it plays."""

    @abstractmethod
    def place(self, content: bytes, kind: Kind) -> Records:
        """Packed records as records of the machine. Raises MemoryError."""

    @abstractmethod
    def call(self, kernel: str, *arguments: int | Records) -> None:
        """Runs a kernel on numbers and records. Raises MachineError if the program stops itself."""

    @abstractmethod
    def count_into(self, counters: Records, game: Records) -> None:
        """Gives the state its counters."""

    def clear(self) -> bool:
        """Forgets all records; returns whether the machine is worth keeping for other calls."""
        return False

    def packed(self, items: Sequence[Packed]) -> Records:
        """Records with the content of these."""
        return self.place(b"".join(item.pack() for item in items), type(items[0]))

    def blank(self, kind: Kind, count: int) -> Records:
        """Records as new ones are."""
        return self.place(kind().pack() * count, kind)

    def games(self, count: int, position: State | None = None) -> Records:
        """States without counters, blank or at a position."""
        return self.place(((position or State()).pack() + bytes(POINTER)) * count, State)

    def counted_game(self) -> tuple[Records, Records]:
        """A blank state, and its counters."""
        game, counters = self.games(1), self.blank(Counters, 1)
        self.count_into(counters, game)
        return game, counters
