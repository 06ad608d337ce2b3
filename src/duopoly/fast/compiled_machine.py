"""A machine that runs the compiled program: an instance of the WebAssembly, with a memory of its own.

What runs it stands in `wasmtime_machine` and, for Python in a browser, in `browser_machine`.
"""

import struct
from abc import abstractmethod
from typing import cast

from ..rules.state import State
from .machine import Kind, Machine, MachineError, Records

LARGE = 1 << 26
"""A machine whose memory has grown beyond this is not kept for the next call."""


class RecordsInMemory(Records):
    """Packed records in a machine's memory."""

    def __init__(self, machine: "CompiledMachine", address: int, kind: Kind, length: int) -> None:
        super().__init__(kind, length)
        self.machine, self.address = machine, address

    @property
    def view(self) -> memoryview:
        """The memory that holds the records. It stays valid until more records are placed in the machine."""
        return self.machine.view(self.address, self.count * self.size)

    def read(self, at: int, size: int) -> bytes:
        """See Records."""
        return bytes(self.machine.view(self.address + at, size))

    def write(self, at: int, content: bytes) -> None:
        """See Records."""
        self.machine.write(self.address + at, content)


class CompiledMachine(Machine):
    """One instance of the program."""

    def __init__(self) -> None:
        self.arguments = self.run("arguments_at")

    @abstractmethod
    def run(self, function: str) -> int:
        """Runs a function of the program; returns what it does. Raises MachineError if the program stops itself."""

    @abstractmethod
    def view(self, address: int, size: int) -> memoryview:
        """A part of the memory; a copy of it where Python does not share the memory."""

    @abstractmethod
    def write(self, address: int, content: bytes) -> None:
        """Writes bytes into the memory."""

    def place(self, content: bytes, kind: Kind) -> RecordsInMemory:
        """See Machine."""
        self.write(self.arguments, struct.pack("<q", len(content)))
        address = self.run("allocate")
        if not address:
            raise MemoryError(f"the rules' memory: expected room for {len(content)} more bytes, got none")
        self.write(address, content)
        return RecordsInMemory(self, address, kind, len(content))

    def count_into(self, counters: Records, game: Records) -> None:
        """See Machine."""
        assert isinstance(counters, RecordsInMemory)
        game.write(State.layout.size, struct.pack("<q", counters.address))

    def clear(self) -> bool:
        """See Machine."""
        return self.run("free_all") <= LARGE

    def call(self, kernel: str, *arguments: int | Records) -> None:
        """See Machine. A key has 64 bits without a sign."""
        words: list[int] = []
        for argument in arguments:
            if isinstance(argument, RecordsInMemory):
                words += argument.address, argument.count
            else:
                words.append(cast(int, argument) & 0xFFFF_FFFF_FFFF_FFFF)
        self.write(self.arguments, struct.pack(f"<{len(words)}Q", *words))
        self.run(kernel)

    def error(self, reason: str) -> MachineError:
        """The error for a program that stopped itself, with its own reason if it has one."""
        at = self.run("failure_text")
        return MachineError(bytes(self.view(at, 200)).partition(b"\0")[0].decode() if at else reason)
