"""The machine without the compiled program: the interpreter runs the kernels, and leaves the same bytes."""

from typing import Any, cast

from ..rules.state import State
from .kernels import KERNELS
from .machine import Kind, Machine, Records


class RecordsInPython(Records):
    """Records as the objects that they are in Python."""

    def __init__(self, kind: Kind, content: bytes) -> None:
        super().__init__(kind, len(content))
        starts = range(0, self.count * self.size, self.size)
        self.items: list[Any] = [kind.unpack(content[start : start + kind.layout.size]) for start in starts]

    def read(self, at: int, size: int) -> bytes:
        """See Records."""
        behind = bytes(self.size - self.kind.layout.size)
        return b"".join(each.pack() + behind for each in self.items)[at : at + size]

    def write(self, at: int, content: bytes) -> None:
        """See Records. The kernels know the list, so it stays the same one."""
        before, old = self.content, self.items[:]
        self.items[:] = RecordsInPython(self.kind, before[:at] + content + before[at + len(content) :]).items
        if self.kind is State:
            for item, replaced in zip(self.items, old, strict=True):
                item.counters = replaced.counters


class InterpreterMachine(Machine):
    """The records are objects, and the kernels plain functions."""

    def place(self, content: bytes, kind: Kind) -> Records:
        """See Machine."""
        return RecordsInPython(kind, content)

    def count_into(self, counters: Records, game: Records) -> None:
        """See Machine."""
        cast(RecordsInPython, game).items[0].counters = cast(RecordsInPython, counters).items[0]

    def call(self, kernel: str, *arguments: int | Records) -> None:
        """See Machine."""
        KERNELS[kernel](*(argument.items if isinstance(argument, RecordsInPython) else argument for argument in arguments))
