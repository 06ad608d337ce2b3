"""Compiles plain functions with Numba: their annotations are the signatures, and they call each other's compiled form."""

import dis
import types
from collections.abc import Callable, Hashable, Mapping
from typing import Any, get_type_hints

import numba
from llvmlite import ir
from numba import boolean, int64, void
from numba.core import cgutils
from numba.core.types import NamedUniTuple, StarArgTuple, Tuple, UniTuple
from numba.cpython.unsafe.numbers import trailing_zeros

from ..bots.rollouts import restore
from ..learn.batch import soon
from ..learn.turn import Turn
from ..rules import bits, codes, ledger, legal, setup
from ..rules.record import Record
from ..rules.state import State
from . import hooks
from .hot import HOT
from .linking import Maker, Part, Whole

Function = Callable[..., Any]

CACHE_LINE = 64
INLINE_BELOW = 100
"""Functions with less bytecode than this are put into all their callers; those in HOT into each other."""


@numba.extending.intrinsic
def popcount(typingctx: Any, bits: Any) -> Any:
    """How many bits are set."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return int64(int64), generate


@numba.extending.intrinsic
def fetch(typingctx: Any, g: Any, turn: Any) -> Any:
    """`batch.soon`: the state, but not its till, and the turn are fetched line by line."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [ir.PointerType(), number, number, number])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [ir.PointerType()], kind)
        for record, length in zip(args, (State.layout.size, Turn.layout.size), strict=True):
            for offset in range(0, length, CACHE_LINE):
                place = builder.gep(record, [ir.Constant(number, offset)], source_etype=ir.IntType(8))
                builder.call(prefetch, [place, *(ir.Constant(number, n) for n in (1, 3, 1))])  # to write, keep, data
        return context.get_dummy_value()

    return void(g, turn), generate


@numba.extending.intrinsic
def renew(typingctx: Any, g: Any, position: Any) -> Any:
    """`rollouts.restore`: the bytes of a state, but not its till, are copied."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], ir.Constant(ir.IntType(64), State.layout.size), 1)
        return context.get_dummy_value()

    return void(g, position), generate


def maker(kind: Any) -> Any:
    """Makes a named tuple of whole numbers of any width; those not given are 0."""
    made = NamedUniTuple(int64, len(kind._fields), kind)

    @numba.extending.intrinsic
    def make(typingctx: Any, *given: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            numbers = [context.cast(builder, builder.extract_value(args[0], i), type_, int64) for i, type_ in enumerate(given)]
            numbers += [context.get_constant(int64, 0)] * (len(kind._fields) - len(given))
            return context.make_tuple(builder, made, numbers)

        return made(StarArgTuple(given)), generate

    return make


@numba.njit(int64(int64), forceinline=True)
def size(bits: int) -> Any:
    """`bits.size` in one instruction."""
    return popcount(bits)


@numba.njit(int64(int64), forceinline=True)
def lowest(bits: int) -> Any:
    """`bits.lowest` in one instruction."""
    return int64(trailing_zeros(bits))


def cleared() -> Function:
    """`setup.clear`, field by field."""
    lines = ["def clear(g: State) -> None:"]
    blank = State()
    for name, _, shape in State.fields:
        lines += assignments(f"g.{name}", getattr(blank, name), len(shape))
    made: dict[str, Any] = {"State": State, "__name__": __name__}
    exec("\n".join(lines), made)
    function: Function = made["clear"]
    return function


def assignments(name: str, value: Any, depth: int) -> list[str]:
    """Statements that give a field its first value, the same for all places of an array."""
    lines, indent, first = [], "    ", value
    for i in range(depth):
        lines.append(f"{indent}for i{i} in range({len(first)}):")
        name, first, indent = f"{name}[i{i}]", first[0], f"{indent}    "
    return [*lines, f"{indent}{name} = {first}"]


HOOKS = ("note", "fact", "because", "set_aside", "take_up", "forget")
INSTEAD: dict[Function, Function] = {getattr(ledger, name): getattr(hooks, name) for name in HOOKS} | {setup.clear: cleared()}
TUPLES = (codes.Move, legal.Choices)
AT_ONCE: dict[Any, Any] = {bits.size: size, bits.lowest: lowest, soon: fetch, restore: renew} | {
    kind: maker(kind) for kind in TUPLES
}


def names_used(code: types.CodeType) -> set[str]:
    """The global names that a function looks up."""
    return {op.argval for op in dis.get_instructions(code) if op.opname == "LOAD_GLOBAL"}


class Compiler:
    """Compiles functions of this package, each once, callees first; `told` hears how many are done."""

    def __init__(
        self,
        records: Mapping[type[Record], Any],
        boundscheck: bool,
        told: Callable[[int], None] = lambda n: None,
    ) -> None:
        self.types = self.signatures(records)
        self.boundscheck, self.told = boundscheck, told
        self.made: dict[tuple[Function, bool], Any] = {}

    @staticmethod
    def signatures(records: Mapping[type[Record], Any]) -> dict[Any, Any]:
        """Numba's type for each annotation."""
        found: dict[Any, Any] = {int: int64, bool: boolean, type(None): void}
        for kind in TUPLES:
            found[kind] = NamedUniTuple(int64, len(kind._fields), kind)
            found[tuple[int, kind]] = Tuple((int64, found[kind]))
        for n in range(2, 5):
            found[tuple[(int,) * n]] = UniTuple(int64, n)
        for record, dtype in records.items():
            found[record] = numba.from_dtype(dtype)
            found[list[record]] = found[record][::1]
        return found

    def native(self, function: Function) -> tuple[str, bytes]:
        """The name and the machine code of a function with all that it calls."""
        (result,) = self.dispatcher(function, Whole).overloads.values()
        return result.fndesc.llvm_func_name, result.library.code

    def compiled(self, function: Function, inlined: bool) -> Any:
        """The compiled form of a function for other compiled ones to call, or to have in them."""
        if (function, inlined) not in self.made:
            self.made[function, inlined] = self.dispatcher(function, Part, inlined)
            self.told(len(self.made))
        return self.made[function, inlined]

    def dispatcher(self, function: Function, kind: type[Part] | type[Whole], inlined: bool = False) -> Any:
        """Compiles a function, after all that it calls."""
        space = dict(function.__globals__)
        for name in sorted(space.keys() & names_used(function.__code__)):
            space[name] = self.callee(space[name], function)
        plain = types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        options: dict[str, Any] = {
            "nogil": True,
            "error_model": "numpy",
            "boundscheck": self.boundscheck,
            "forceinline": inlined,
            "no_cpython_wrapper": True,
            "no_cfunc_wrapper": True,
        }
        dispatcher: Any = numba.njit(**options)(plain)
        dispatcher._compiler = Maker(dispatcher._compiler, kind)
        dispatcher.compile(self.signature(function))
        dispatcher.disable_compile()  # a caller's numbers of other widths are converted
        return dispatcher

    def signature(self, function: Function) -> Any:
        """The function's annotations in Numba's types."""
        hints = get_type_hints(function, localns={"State": State})
        result = self.types[hints.pop("return")]
        return result(*(self.types[hint] for hint in hints.values()))

    def callee(self, value: Any, caller: Function) -> Any:
        """What a global name of the plain function means in the compiled one."""
        if isinstance(value, Hashable) and value in AT_ONCE:
            return AT_ONCE[value]
        if isinstance(value, types.FunctionType) and value.__module__.startswith("duopoly."):
            function = INSTEAD.get(value, value)
            inlined = len(function.__code__.co_code) < INLINE_BELOW or (caller in HOT and function in HOT)
            return self.compiled(function, inlined)
        return value
