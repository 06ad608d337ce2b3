"""The machine in a browser's Python (Pyodide): the browser itself runs the program.

It is driven by the JavaScript module (`web/src/twin/machine.ts`), which the page's worker registers as `twin_machine`.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import js
from pyodide.ffi import JsException, to_js
from twin_machine import Machine

from .compiled_machine import CompiledMachine


def machines(code: bytes) -> Callable[[], CompiledMachine]:
    """What makes machines of the program. Raises JsException if the code is none."""
    return partial(BrowserMachine, js.WebAssembly.Module.new(to_js(code)))


class BrowserMachine(CompiledMachine):
    """An instance in the browser. Its memory is not Python's: what passes between them is copied."""

    def __init__(self, program: Any) -> None:
        self.machine = Machine.new(program)
        super().__init__()

    def array(self, address: int, size: int) -> Any:
        """A part of the memory as JavaScript has it. A memory that has grown is another buffer."""
        return self.machine.view(int(address), size)  # it may have been a BigInt

    def run(self, function: str) -> int:
        """See CompiledMachine."""
        try:
            return cast(int, getattr(self.machine.exports, function)())
        except JsException as trap:
            raise self.error(str(trap)) from None

    def view(self, address: int, size: int) -> memoryview:
        """See CompiledMachine."""
        return cast(memoryview, self.array(address, size).to_py())

    def write(self, address: int, content: bytes) -> None:
        """See CompiledMachine."""
        self.array(address, len(content)).assign(content)
