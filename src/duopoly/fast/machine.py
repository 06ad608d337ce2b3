"""A machine that runs the compiled program: an instance of the WebAssembly, with a memory of its own.

What runs it stands in `wasmtime_machine` and, for Python in a browser, in `browser_machine`.
"""

import struct
from abc import ABC, abstractmethod
from dataclasses import dataclass

PAGE = 1 << 16
ALIGNED = 8
HEAP_BASE = "__heap_base"
ROOM_TO_GROW = 16
"""How many pages more than needed a memory grows by."""


class MachineError(RuntimeError):
    """The program stopped itself, because something is as the rules never leave it."""


@dataclass(frozen=True, slots=True)
class Records:
    """Packed records one after the other in a machine's memory."""

    machine: "Machine"
    address: int
    count: int
    size: int

    @property
    def view(self) -> memoryview:
        """The memory that holds the records. It stays valid until more records are placed in the machine."""
        return self.machine.view(self.address, self.count * self.size)

    @property
    def content(self) -> bytes:
        """The bytes of all records."""
        return bytes(self.view)

    def replace(self, content: bytes, first: int = 0) -> None:
        """Writes packed records over these, from number `first` on."""
        self.machine.write(self.address + first * self.size, content)


class Machine(ABC):
    """One instance of the program. One thread at a time may use it; others run while it plays."""

    def __init__(self) -> None:
        self.arguments = self.number("arguments_at")
        self.bottom = self.top = aligned(self.heap_base())

    @abstractmethod
    def run(self, kernel: str) -> None:
        """Runs a kernel on the arguments in memory. Raises MachineError if the program stops itself."""

    @abstractmethod
    def number(self, function: str) -> int:
        """What a function of the program returns."""

    @abstractmethod
    def heap_base(self) -> int:
        """The first address that the program leaves free."""

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

    def clear(self) -> None:
        """Makes the memory free again; records placed in it before must no longer be used."""
        self.top = self.bottom

    def place(self, content: bytes, size: int) -> Records:
        """Places packed records of `size` bytes each. Raises MemoryError if the memory cannot grow."""
        address, end = self.top, self.top + len(content)
        missing = -(-(end - self.length()) // PAGE)
        if missing > 0 and not self.grow(missing + ROOM_TO_GROW):
            raise MemoryError(f"the rules' memory: expected room for {end} bytes, got {self.length()}")
        self.write(address, content)
        self.top = aligned(end)
        return Records(self, address, len(content) // size, size)

    def call(self, kernel: str, *arguments: int | Records) -> None:
        """Runs a kernel on numbers and records. Raises MachineError if the program stops itself."""
        words: list[int] = []
        for argument in arguments:
            words += (argument,) if isinstance(argument, int) else (argument.address, argument.count)
        self.write(self.arguments, struct.pack(f"<{len(words)}q", *words))
        self.run(kernel)

    def error(self, reason: str) -> MachineError:
        """The error for a program that stopped itself, with its own reason if it has one."""
        at = self.number("failure_text")
        return MachineError(bytes(self.view(at, 200)).partition(b"\0")[0].decode() if at else reason)


def aligned(address: int) -> int:
    """The next address at which a record may begin."""
    return -(-address // ALIGNED) * ALIGNED
