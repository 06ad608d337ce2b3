"""The machine without the compiled program: the interpreter runs the kernels, and leaves the same bytes."""

from typing import Any

from ..rules.counters import Counters
from ..rules.state import State
from .kernels import KERNELS
from .machine import Kind, Machine, Records


class RecordsInPython(Records):
    """Records as the objects that they are in Python."""

    def __init__(self, kind: Kind, content: bytes) -> None:
        super().__init__(kind, len(content))
        self.items = [self.unpacked(content[i * self.size :]) for i in range(self.count)]

    def unpacked(self, content: bytes) -> Any:
        """The record at the beginning of the content; a state with its counters."""
        end = self.kind.layout.size
        record = self.kind.unpack(content[:end])
        if isinstance(record, State):
            record.counters = Counters.unpack(content[end : self.size])
        return record

    def read(self, at: int, size: int) -> bytes:
        """See Records."""
        packed = [each.pack() + (each.counters.pack() if self.kind is State else b"") for each in self.items]
        return b"".join(packed)[at : at + size]

    def write(self, at: int, content: bytes) -> None:
        """See Records. The kernels know the list, so it stays the same one."""
        before = self.content
        self.items[:] = RecordsInPython(self.kind, before[:at] + content + before[at + len(content) :]).items


class InterpreterMachine(Machine):
    """The records are objects, and the kernels plain functions."""

    def place(self, content: bytes, kind: Kind) -> Records:
        """See Machine."""
        return RecordsInPython(kind, content)

    def call(self, kernel: str, *arguments: int | Records) -> None:
        """See Machine."""
        KERNELS[kernel](*(argument.items if isinstance(argument, RecordsInPython) else argument for argument in arguments))
