"""The machine without the compiled program: the interpreter runs the kernels, and leaves the same bytes."""

from typing import Any

from ..rules.counters import Counters
from ..rules.packed import Packed
from ..rules.state import State
from .kernels import KERNELS
from .machine import Kind, Machine, Records


class RecordsInPython(Records):
    """Records as the objects that they are in Python."""

    def __init__(self, kind: Kind, content: bytes) -> None:
        super().__init__(kind)
        self.items: list[Any] = []
        self.replace(content)

    @property
    def content(self) -> bytes:
        """See Records."""
        return b"".join(each.pack() + (each.counters.pack() if self.kind is State else b"") for each in self.items)

    def replace(self, content: bytes) -> None:
        """See Records. The kernels know the list, so it stays the same one."""
        end = self.kind.layout.size
        packed = [content[at : at + self.size] for at in range(0, len(content), self.size)]
        self.items[:] = (self.kind.unpack(each[:end]) for each in packed)
        if self.kind is State:
            for g, each in zip(self.items, packed, strict=True):
                g.counters = Counters.unpack(each[end:])

    def __getitem__(self, i: int) -> Any:
        """The record itself."""
        return self.items[i]

    def __setitem__(self, i: int, record: Packed) -> None:
        """See Records."""
        if isinstance(record, State):
            record.counters = self.items[i].counters
        self.items[i] = record


class InterpreterMachine(Machine):
    """The records are objects, and the kernels plain functions."""

    def place(self, content: bytes, kind: Kind) -> Records:
        """See Machine."""
        return RecordsInPython(kind, content)

    def call(self, kernel: str, *arguments: int | Records) -> None:
        """See Machine."""
        KERNELS[kernel](*(argument.items if isinstance(argument, RecordsInPython) else argument for argument in arguments))
