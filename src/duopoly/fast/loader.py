"""Compiles plain functions with Numba: their annotations are the signatures, and they call each other's compiled form."""

import dis
import types
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, get_type_hints

import numba
from llvmlite import ir
from numba import boolean, int64, void
from numba.core import cgutils
from numba.core.types import NamedUniTuple, StarArgTuple, Tuple, UniTuple
from numba.cpython.unsafe.numbers import trailing_zeros

from ..rl.batch import soon
from ..rl.timestep import Timestep
from ..rules import bits, bookkeeping, codes, legal, setup
from ..rules.packed import Packed
from ..rules.state import State
from ..sim.rollouts import restore
from . import hooks
from .inlining import HOT
from .linking import Maker, declare, joined, machine_code

Function = Callable[..., Any]
Wanted = tuple[Function, bool]
"""A function, and whether it is put into its callers."""

CACHE_LINE = 64
ENTRY = 1
EACH = 300
"""About so much bytecode takes as long to compile as there being a function at all."""
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
    """`batch.soon`: the state, but not its counters, and the turn are fetched line by line."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [ir.PointerType(), number, number, number])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [ir.PointerType()], kind)
        for record, length in zip(args, (State.layout.size, Timestep.layout.size), strict=True):
            for offset in range(0, length, CACHE_LINE):
                place = builder.gep(record, [ir.Constant(number, offset)], source_etype=ir.IntType(8))
                builder.call(prefetch, [place, *(ir.Constant(number, n) for n in (1, 3, 1))])  # to write, keep, data
        return context.get_dummy_value()

    return void(g, turn), generate


@numba.extending.intrinsic
def renew(typingctx: Any, g: Any, position: Any) -> Any:
    """`rollouts.restore`: the bytes of a state, but not its counters, are copied."""

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


HOOKS = ("payment", "fact", "because", "store_reasons", "recall_reasons", "drop_reasons")
INSTEAD: dict[Function, Function] = {getattr(bookkeeping, name): getattr(hooks, name) for name in HOOKS}
INSTEAD[setup.clear] = cleared()
TUPLES = (codes.Move, legal.LegalActions)
AT_ONCE: dict[Any, Any] = {bits.size: size, bits.lowest: lowest, soon: fetch, restore: renew} | {
    kind: maker(kind) for kind in TUPLES
}


def length(function: Function) -> int:
    """The length of the function's bytecode."""
    return len(function.__code__.co_code)


def names_used(code: types.CodeType) -> set[str]:
    """The global names that a function looks up."""
    return {op.argval for op in dis.get_instructions(code) if op.opname == "LOAD_GLOBAL"}


class Compiler:
    """Compiles functions of this package, each once. So that processes can share the work, all give them the same numbers."""

    def __init__(self, records: Mapping[type[Packed], Any], boundscheck: bool, entry: Function) -> None:
        self.types = self.signatures(records)
        self.boundscheck, self.entry = boundscheck, entry
        self.numbers: dict[Wanted, int] = {}
        self.number((entry, False))  # the first, so ENTRY
        self.declared: dict[Wanted, Any] = {}

    @staticmethod
    def signatures(records: Mapping[type[Packed], Any]) -> dict[Any, Any]:
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

    def number(self, wanted: Wanted) -> None:
        """Numbers a function and all that it calls."""
        self.numbers[wanted] = len(self.numbers) + 1
        for callee in self.callees(wanted[0]).values():
            if callee not in self.numbers:
                self.number(callee)

    def callees(self, caller: Function) -> dict[str, Wanted]:
        """The functions that are compiled for the caller, by the names under which it calls them."""
        found: dict[str, Wanted] = {}
        for name in sorted(caller.__globals__.keys() & names_used(caller.__code__)):
            value = caller.__globals__[name]
            if isinstance(value, types.FunctionType) and value.__module__.startswith("duopoly.") and value not in AT_ONCE:
                function = INSTEAD.get(value, value)
                found[name] = function, length(function) < INLINE_BELOW or (caller in HOT and function in HOT)
        return found

    def share(self, process: int, processes: int, told: Callable[[], None]) -> bytes:
        """This process's share of the functions as bitcode; `told` hears of each that is compiled."""
        maker, parts, shares = Maker(process), [], [0] * processes
        for wanted in sorted(self.numbers, key=lambda wanted: -length(wanted[0])):
            least = shares.index(min(shares))
            shares[least] += length(wanted[0]) + EACH
            if least == process:
                function, inlined = wanted
                dispatcher = self.dispatcher(self.inside(function), inlined)
                parts.append(maker.part(dispatcher, self.signature(function), self.numbers[wanted]))
                told()
        return joined(parts)

    def native(self, pieces: Iterable[bytes]) -> tuple[str, bytes]:
        """The name and the machine code of the entry, of all shares."""
        name = declare(self.dispatcher(self.entry), self.signature(self.entry), ENTRY)
        return name, machine_code(pieces, name)

    def callee(self, wanted: Wanted) -> Any:
        """What compiled functions call, or have in them."""
        if wanted not in self.declared:
            self.declared[wanted] = self.dispatcher(*wanted)
            declare(self.declared[wanted], self.signature(wanted[0]), self.numbers[wanted])
        return self.declared[wanted]

    def inside(self, function: Function) -> Function:
        """The function, but with global names that mean what they mean in compiled ones."""
        space, callees = dict(function.__globals__), self.callees(function)
        for name in space.keys() & names_used(function.__code__):
            if name in callees:
                space[name] = self.callee(callees[name])
            elif isinstance(space[name], Hashable):
                space[name] = AT_ONCE.get(space[name], space[name])
        return types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)

    def dispatcher(self, function: Function, inlined: bool = False) -> Any:
        """Numba's view of a function."""
        options: dict[str, Any] = {
            "nogil": True,
            "error_model": "numpy",
            "boundscheck": self.boundscheck,
            "forceinline": inlined,
            "no_cpython_wrapper": True,
            "no_cfunc_wrapper": True,
        }
        return numba.njit(**options)(function)

    def signature(self, function: Function) -> Any:
        """The function's annotations in Numba's types."""
        hints = get_type_hints(function, localns={"State": State})
        result = self.types[hints.pop("return")]
        return result(*(self.types[hint] for hint in hints.values()))
