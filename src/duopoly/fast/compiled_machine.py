"""A machine that runs the compiled program: an instance of the WebAssembly, with a memory of its own.

What runs it stands in `wasmtime_machine` and, for Python in a browser, in `browser_machine`.
"""

import struct
from abc import abstractmethod
from typing import Any, cast

from ..rules.packed import Packed
from .machine import Kind, Machine, MachineError, Records

PAGE = 1 << 16
ALIGNED = 8
ROOM_TO_GROW = 16
"""How many pages more than needed a memory grows by."""

LARGE = 1 << 26
"""A machine whose memory has grown beyond this is not kept for the next call."""


class RecordsInMemory(Records):
    """Packed records in a machine's memory."""

    def __init__(self, machine: "CompiledMachine", address: int, kind: Kind, length: int) -> None:
        super().__init__(kind)
        self.machine, self.address, self.count = machine, address, length // self.size

    @property
    def view(self) -> memoryview:
        """The memory that holds the records. It stays valid until more records are placed in the machine."""
        return self.machine.view(self.address, self.count * self.size)

    @property
    def content(self) -> bytes:
        """See Records."""
        return bytes(self.view)

    def replace(self, content: bytes) -> None:
        """See Records."""
        self.machine.write(self.address, content)

    def __getitem__(self, i: int) -> Any:
        """A copy of a record."""
        return self.kind.unpack(bytes(self.machine.view(self.address + i * self.size, self.kind.layout.size)))

    def __setitem__(self, i: int, record: Packed) -> None:
        """See Records."""
        self.machine.write(self.address + i * self.size, record.pack())


class CompiledMachine(Machine):
    """One instance of the program."""

    def __init__(self) -> None:
        self.arguments = self.run("arguments_at")
        self.top = self.bottom = aligned(self.run("heap_at"))

    @abstractmethod
    def run(self, function: str) -> int:
        """Runs a function of the program; returns what it does. Raises MachineError if the program stops itself."""

    @abstractmethod
    def length(self) -> int:
        """The bytes of the memory."""

    @abstractmethod
    def grow(self, pages: int) -> bool:
        """Adds pages to the memory; returns whether there was room for them."""

    @abstractmethod
    def view(self, address: int, size: int) -> memoryview:
        """A part of the memory; a copy of it where Python does not share the memory."""

    @abstractmethod
    def write(self, address: int, content: bytes) -> None:
        """Writes bytes into the memory."""

    def place(self, content: bytes, kind: Kind) -> RecordsInMemory:
        """See Machine."""
        address, end = self.top, self.top + len(content)
        missing = -(-(end - self.length()) // PAGE)
        if missing > 0 and not self.grow(missing + ROOM_TO_GROW):
            raise MemoryError(f"the rules' memory: expected room for {end} bytes, got {self.length()}")
        self.write(address, content)
        self.top = aligned(end)
        return RecordsInMemory(self, address, kind, len(content))

    def clear(self) -> bool:
        """See Machine."""
        self.top = self.bottom
        return self.length() < LARGE

    def call(self, kernel: str, *arguments: int | Records) -> None:
        """See Machine."""
        words: list[int] = []
        for argument in arguments:
            if isinstance(argument, RecordsInMemory):
                words += argument.address, argument.count
            else:
                words.append(cast(int, argument))
        self.write(self.arguments, struct.pack(f"<{len(words)}q", *words))
        self.run(kernel)

    def error(self, reason: str) -> MachineError:
        """The error for a program that stopped itself, with its own reason if it has one."""
        at = self.run("failure_text")
        return MachineError(bytes(self.view(at, 200)).partition(b"\0")[0].decode() if at else reason)


def aligned(address: int) -> int:
    """The next address at which a record may begin."""
    return -(-address // ALIGNED) * ALIGNED
