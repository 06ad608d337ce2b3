"""A machine that runs the compiled program: WebAssembly in wasmtime, with a memory of its own."""

import struct
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import wasmtime

PAGE = 1 << 16
ALIGNED = 8
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
        return self.machine.memory[self.address : self.address + self.count * self.size]

    @property
    def content(self) -> bytes:
        """The bytes of all records."""
        return bytes(self.view)


@cache
def engine() -> wasmtime.Engine:
    """Wasmtime's engine. It keeps the code it makes for this processor in the user's cache, if it may write there."""
    config = wasmtime.Config()
    try:
        config.cache = True
    except wasmtime.WasmtimeError:  # a home that cannot be written
        config = wasmtime.Config()
    return wasmtime.Engine(config)


def module(code: bytes) -> wasmtime.Module:
    """The program, ready to run. Raises wasmtime.WasmtimeError."""
    return wasmtime.Module(engine(), code)


class Machine:
    """One instance of the program. One thread at a time may use it; others run while it plays."""

    def __init__(self, program: wasmtime.Module) -> None:
        self.store = wasmtime.Store(engine())
        self.exports = cast(Any, wasmtime.Instance(self.store, program, []).exports(self.store))
        self.memory = self.mapped()
        self.arguments: int = self.exports["arguments_at"](self.store)
        self.bottom = self.top = aligned(self.exports["__heap_base"].value(self.store))

    def mapped(self) -> memoryview:
        """The memory. What is made of it, such as a NumPy array, keeps the machine alive."""
        buffer: Any = self.exports["memory"].get_buffer_ptr(self.store)
        buffer.machine = self
        return memoryview(buffer).cast("B")

    def clear(self) -> None:
        """Makes the memory free again; records placed in it before must no longer be used."""
        self.top = self.bottom

    def place(self, content: bytes, size: int) -> Records:
        """Places packed records of `size` bytes each. Raises MemoryError if the memory cannot grow."""
        address, end = self.top, self.top + len(content)
        if end > len(self.memory):
            self.grow(end)
        self.memory[address:end] = content
        self.top = aligned(end)
        return Records(self, address, len(content) // size, size)

    def grow(self, end: int) -> None:
        """Makes the memory reach beyond an address."""
        try:
            self.exports["memory"].grow(self.store, -(-(end - len(self.memory)) // PAGE) + ROOM_TO_GROW)
        except wasmtime.WasmtimeError:
            raise MemoryError(f"the rules' memory: expected room for {end} bytes, got {len(self.memory)}") from None
        self.memory = self.mapped()

    def call(self, kernel: str, *arguments: int | Records) -> None:
        """Runs a kernel on numbers and records. Raises MachineError if the program stops itself."""
        words: list[int] = []
        for argument in arguments:
            words += (argument,) if isinstance(argument, int) else (argument.address, argument.count)
        struct.pack_into(f"<{len(words)}q", self.memory, self.arguments, *words)
        try:
            self.exports[kernel](self.store)
        except wasmtime.Trap as trap:
            raise MachineError(self.failure() or trap.message) from None

    def failure(self) -> str:
        """Why the program stopped itself; empty if it does not say."""
        at: int = self.exports["failure_text"](self.store)
        return bytes(self.memory[at : at + 200]).partition(b"\0")[0].decode() if at else ""


def aligned(address: int) -> int:
    """The next address at which a record may begin."""
    return -(-address // ALIGNED) * ALIGNED
