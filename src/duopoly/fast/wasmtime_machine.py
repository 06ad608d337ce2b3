"""The machine in wasmtime: the program in code for the processor."""

import atexit
from collections.abc import Callable
from functools import cache, partial
from types import SimpleNamespace
from typing import Any, cast

import wasmtime

from .compiled_machine import CompiledMachine


@cache
def engine() -> wasmtime.Engine:
    """Wasmtime's engine. It keeps the code it makes for this processor in the user's cache, if it may write there."""
    config = wasmtime.Config()
    try:
        config.cache = True
    except wasmtime.WasmtimeError:  # a home that cannot be written
        config = wasmtime.Config()
    return wasmtime.Engine(config)


def machines(code: bytes) -> Callable[[], CompiledMachine]:
    """What makes machines of the program. Raises wasmtime.WasmtimeError if the code is none."""
    program = wasmtime.Module(engine(), code)
    atexit.register(program.close)  # later it would find its library gone, and complain
    return partial(WasmtimeMachine, program)


def remember_type(function: Any, store: wasmtime.Store) -> None:
    """Spares wasmtime half the time of a short call: it would ask for the function's type again each time."""
    kind = function.type(store)
    known = SimpleNamespace(params=kind.params, results=kind.results)
    function.type = lambda store: known


class WasmtimeMachine(CompiledMachine):
    """An instance in wasmtime. Its memory is also Python's."""

    def __init__(self, program: wasmtime.Module) -> None:
        self.store = wasmtime.Store(engine())
        self.exports = cast(Any, wasmtime.Instance(self.store, program, []).exports(self.store))
        self.memory = self.mapped()
        for function in self.exports.values():
            if isinstance(function, wasmtime.Func):
                remember_type(function, self.store)
        super().__init__()

    def mapped(self) -> memoryview:
        """The memory. What is made of it, such as a NumPy array, keeps the machine alive."""
        buffer: Any = self.exports["memory"].get_buffer_ptr(self.store)
        buffer.machine = self
        return memoryview(buffer).cast("B")

    def run(self, function: str) -> int:
        """See CompiledMachine."""
        try:
            return cast(int, self.exports[function](self.store))
        except wasmtime.Trap as trap:
            raise self.error(trap.message) from None

    def view(self, address: int, size: int) -> memoryview:
        """See CompiledMachine."""
        if address + size > len(self.memory):  # it has grown
            self.memory = self.mapped()
        return self.memory[address : address + size]

    def write(self, address: int, content: bytes) -> None:
        """See CompiledMachine."""
        self.view(address, len(content))[:] = content
