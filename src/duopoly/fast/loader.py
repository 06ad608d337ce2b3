"""Compiles plain functions with Numba: their annotations give the signatures, and they call each other's compiled code."""

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

from ..rl.batch import prefetch
from ..rl.timestep import Timestep
from ..rules import bits, bookkeeping, codes, legal, setup
from ..rules.packed import Packed
from ..rules.state import State
from ..sim.rollouts import restore
from . import hooks
from .inlining import HOT
from .linking import FunctionCompiler, declare, linked_bitcode, machine_code
from .native import PREFIX

Function = Callable[..., Any]
Unit = tuple[Function, bool]
"""What is compiled: a function, and whether it is inlined into its callers."""

CACHE_LINE = 64
BASE_COST = 300
"""The fixed cost of compiling a function, in bytes of bytecode that would take as long."""
INLINE_BELOW = 100
"""Functions with less bytecode than this are inlined into all their callers, those in HOT into each other."""


@numba.extending.intrinsic
def popcount(typingctx: Any, bits: Any) -> Any:
    """The number of set bits."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return int64(int64), generate


@numba.extending.intrinsic
def fetch(typingctx: Any, g: Any, timestep: Any) -> Any:
    """`batch.prefetch`: fetches the state, without its counters, and the timestep into the cache."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [ir.PointerType(), number, number, number])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [ir.PointerType()], kind)
        for record, length in zip(args, (State.layout.size, Timestep.layout.size), strict=True):
            for offset in range(0, length, CACHE_LINE):
                place = builder.gep(record, [ir.Constant(number, offset)], source_etype=ir.IntType(8))
                builder.call(prefetch, [place, *(ir.Constant(number, n) for n in (1, 3, 1))])  # to write, keep, data
        return context.get_dummy_value()

    return void(g, timestep), generate


@numba.extending.intrinsic
def copy_state(typingctx: Any, g: Any, position: Any) -> Any:
    """`rollouts.restore`: copies the bytes of a state, without its counters."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], ir.Constant(ir.IntType(64), State.layout.size), 1)
        return context.get_dummy_value()

    return void(g, position), generate


def constructor(kind: Any) -> Any:
    """A constructor of a named tuple of whole numbers, of any width; missing ones are 0."""
    tuple_type = NamedUniTuple(int64, len(kind._fields), kind)

    @numba.extending.intrinsic
    def make(typingctx: Any, *argument_types: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            numbers = [
                context.cast(builder, builder.extract_value(args[0], i), type_, int64) for i, type_ in enumerate(argument_types)
            ]
            numbers += [context.get_constant(int64, 0)] * (len(kind._fields) - len(argument_types))
            return context.make_tuple(builder, tuple_type, numbers)

        return tuple_type(StarArgTuple(argument_types)), generate

    return make


@numba.njit(int64(int64), forceinline=True)
def size(bits: int) -> Any:
    """`bits.size` in one instruction."""
    return popcount(bits)


@numba.njit(int64(int64), forceinline=True)
def lowest(bits: int) -> Any:
    """`bits.lowest` in one instruction."""
    return int64(trailing_zeros(bits))


def clear_by_field() -> Function:
    """`setup.clear`, written out field by field."""
    lines = ["def clear(g: State) -> None:"]
    blank = State()
    for name, _, shape in State.fields:
        lines += assignments(f"g.{name}", getattr(blank, name), len(shape))
    names: dict[str, Any] = {"State": State, "__name__": __name__}
    exec("\n".join(lines), names)
    function: Function = names["clear"]
    return function


def assignments(name: str, value: Any, depth: int) -> list[str]:
    """Statements that give a field its initial value, the same for all items of an array."""
    lines, indent, first = [], "    ", value
    for i in range(depth):
        lines.append(f"{indent}for i{i} in range({len(first)}):")
        name, first, indent = f"{name}[i{i}]", first[0], f"{indent}    "
    return [*lines, f"{indent}{name} = {first}"]


HOOKS = ("payment", "fact", "because", "store_reasons", "recall_reasons", "drop_reasons")
REPLACED: dict[Function, Function] = {getattr(bookkeeping, name): getattr(hooks, name) for name in HOOKS} | {
    setup.clear: clear_by_field()
}
"""Functions that are compiled in another form."""
TUPLES = (codes.Move, legal.LegalActions)
INTRINSICS: dict[Any, Any] = {bits.size: size, bits.lowest: lowest, prefetch: fetch, restore: copy_state} | {
    kind: constructor(kind) for kind in TUPLES
}
"""Functions and tuples that become instructions where they are called."""


def length(function: Function) -> int:
    """The length of the function's bytecode."""
    return len(function.__code__.co_code)


def names_used(code: types.CodeType) -> set[str]:
    """The global names that a function's code looks up."""
    return {op.argval for op in dis.get_instructions(code) if op.opname == "LOAD_GLOBAL"}


class Compiler:
    """Compiles the kernels and all functions they call, each once.

    Processes can share the work because all of them give a function the same number.
    """

    def __init__(self, dtypes: Mapping[type[Packed], Any], boundscheck: bool, kernels: Mapping[str, Function]) -> None:
        self.types = self.numba_types(dtypes)
        self.boundscheck, self.kernels = boundscheck, kernels
        self.numbers: dict[Unit, int] = {}
        for kernel in kernels.values():
            self.number((kernel, False))
        self.declared: dict[Unit, Any] = {}

    @staticmethod
    def numba_types(dtypes: Mapping[type[Packed], Any]) -> dict[Any, Any]:
        """Numba's type for each annotation."""
        types_by_annotation: dict[Any, Any] = {int: int64, bool: boolean, type(None): void}
        for kind in TUPLES:
            types_by_annotation[kind] = NamedUniTuple(int64, len(kind._fields), kind)
            types_by_annotation[tuple[int, kind]] = Tuple((int64, types_by_annotation[kind]))
        for n in range(2, 5):
            types_by_annotation[tuple[(int,) * n]] = UniTuple(int64, n)
        for record, dtype in dtypes.items():
            types_by_annotation[record] = numba.from_dtype(dtype)
            types_by_annotation[list[record]] = types_by_annotation[record][::1]
        return types_by_annotation

    def number(self, unit: Unit) -> None:
        """Numbers a function and all functions it calls."""
        self.numbers[unit] = len(self.numbers) + 1
        for callee in self.callees(unit[0]).values():
            if callee not in self.numbers:
                self.number(callee)

    def callees(self, caller: Function) -> dict[str, Unit]:
        """The functions compiled for the caller, by the names under which it calls them."""
        units: dict[str, Unit] = {}
        for name in sorted(caller.__globals__.keys() & names_used(caller.__code__)):
            value = caller.__globals__[name]
            if isinstance(value, types.FunctionType) and value.__module__.startswith("duopoly.") and value not in INTRINSICS:
                function = REPLACED.get(value, value)
                units[name] = function, length(function) < INLINE_BELOW or (caller in HOT and function in HOT)
        return units

    def share(self, process: int, processes: int, tick: Callable[[], None]) -> bytes:
        """This process's share of the functions as bitcode; calls `tick` after each function."""
        compiler, parts, shares = FunctionCompiler(process), [], [0] * processes
        for unit in sorted(self.numbers, key=lambda unit: -length(unit[0])):
            least = shares.index(min(shares))
            shares[least] += length(unit[0]) + BASE_COST
            if least == process:
                function, inlined = unit
                dispatcher = self.dispatcher(self.linked(function), inlined)
                parts.append(compiler.compile(dispatcher, self.signature(function), self.numbers[unit]))
                tick()
        return linked_bitcode(parts)

    def machine_code(self, pieces: Iterable[bytes]) -> bytes:
        """The object file of all shares, in which each kernel has its name behind `native.PREFIX`."""
        symbols = {
            declare(self.dispatcher(kernel), self.signature(kernel), self.numbers[kernel, False]): PREFIX + name
            for name, kernel in self.kernels.items()
        }
        return machine_code(pieces, symbols)

    def callee(self, unit: Unit) -> Any:
        """What compiled functions call or inline."""
        if unit not in self.declared:
            self.declared[unit] = self.dispatcher(*unit)
            declare(self.declared[unit], self.signature(unit[0]), self.numbers[unit])
        return self.declared[unit]

    def linked(self, function: Function) -> Function:
        """The function with the compiled callees in place of its global names."""
        space, callees = dict(function.__globals__), self.callees(function)
        for name in space.keys() & names_used(function.__code__):
            if name in callees:
                space[name] = self.callee(callees[name])
            elif isinstance(space[name], Hashable):
                space[name] = INTRINSICS.get(space[name], space[name])
        return types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)

    def dispatcher(self, function: Function, inlined: bool = False) -> Any:
        """The function as Numba's dispatcher, not compiled yet."""
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
        """The function's annotations as a Numba signature."""
        hints = get_type_hints(function, localns={"State": State})
        result = self.types[hints.pop("return")]
        return result(*(self.types[hint] for hint in hints.values()))
