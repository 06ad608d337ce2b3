"""The whole program in C: the records, the constants, and the kernels with every function they call."""

from collections.abc import Iterable, Iterator, Mapping
from math import prod
from pathlib import Path

from duopoly.fast.kernels import INTERFACE_VERSION, KERNELS
from duopoly.fast.machine import POINTER
from duopoly.rl.action_builder import unmark
from duopoly.rl.observation import wipe
from duopoly.rules import bits, setup
from duopoly.rules.packed import Packed
from duopoly.rules.state import State
from duopoly.sim.rollouts import restore

from .inlining import HOT, OUTLINED, SELDOM, VECTORIZED
from .translate import (
    C_NUMBERS,
    Form,
    Function,
    Program,
    Record,
    Records,
    Struct,
    declaration,
    hints_of,
    local,
    number,
    translated,
    type_of,
)

WRITES: frozenset[Function] = frozenset((restore, setup.clear, unmark, wipe))
BUILTINS = WRITES | frozenset((bits.size, bits.lowest, bits.highest, min, max))
"""Functions that the prelude has in C, with `py_` before their names; the first change a record."""

Kind = type[Packed]

NARROW = (("int8_t", 7), ("int16_t", 15), ("int32_t", 31), ("int64_t", 63))
"""Types of constants in C, and how many bits each has beside the sign. The network's weights are in the program as they are in
their file, so that an archive of both holds them once.
"""
INLINED = "static inline __attribute__((always_inline))"
KEPT_OUT = "static __attribute__((noinline))"

PRELUDE = Path(__file__).with_name("prelude.h")
STATES = """\
__attribute__((export_name("interface_version"))) int32_t interface_version(void) { return %d; }
static const unsigned char BLANK[] = {%s};
static inline void py_clear(State *g) { __builtin_memcpy(g, BLANK, offsetof(State, counters)); }
static inline void py_restore(State *g, State *position) { __builtin_memcpy(g, position, offsetof(State, counters)); }
static inline void py_unmark(Timestep *timestep) { __builtin_memset(timestep->mask, 0, sizeof timestep->mask); }
static inline void py_wipe(Observation *observation, int64_t first, int64_t end) {
    __builtin_memset(observation->numbers + first, 0, (end - first) * sizeof *observation->numbers);
}
"""


def record(kind: Kind) -> Iterator[str]:
    """A record as a struct with the layout that its packed form has. Behind a state stands where its counters are, if any."""
    yield "typedef struct {"
    for field in kind.fields:
        yield f"    {C_NUMBERS[field.code]} {local(field.name)}{''.join(f'[{n}]' for n in field.shape)};"
    if padding(kind):
        yield f"    char padding[{padding(kind)}];"
    if kind is State:
        yield "    Counters *counters;"
    yield f"}} {kind.__name__};"
    behind = f" + {POINTER}" if kind is State else ""
    yield f'_Static_assert(sizeof({kind.__name__}) == {kind.layout.size}{behind}, "{kind.__name__}");'


def padding(kind: Kind) -> int:
    """How many bytes stand behind the fields of a record."""
    return kind.layout.size - sum(int(field.code[1]) * prod(field.shape) for field in kind.fields)


def records_of(functions: Iterable[Function]) -> list[Kind]:
    """The records that functions take; the counters come before the state that holds them."""
    kinds: dict[Kind, None] = {}
    for function in functions:
        for hint in hints_of(function).values():
            type = type_of(hint)
            if isinstance(type, Record | Records):
                kinds[type.kind] = None
    return sorted(kinds, key=lambda kind: (kind is State, kind.__name__))


def c_program(checked: bool, replaced: Mapping[Function, Function] | None = None) -> str:
    """The program in C. `checked`: every index is checked, and a wrong one makes the program fail.

    `replaced` says which functions are compiled in another form.
    """
    program = Program(replaced=replaced or {}, builtins=BUILTINS, writes=WRITES, checked=checked)
    exports = [export(name, kernel, program.function(kernel)) for name, kernel in KERNELS.items()]
    declarations, definitions = [], []
    while program.waiting or program.waiting_copies:
        is_copy = not program.waiting
        function = (program.waiting_copies if is_copy else program.waiting).pop()
        names = program.copies if is_copy else program.names
        qualifier = KEPT_OUT if is_copy or function in OUTLINED else INLINED if function in HOT else "static"
        calls = HOT if is_copy or function in SELDOM else frozenset[Function]()
        declaration, definition = translated(
            function, names[function], program, Form(qualifier, calls, not checked and function in VECTORIZED)
        )
        declarations.append(declaration)
        definitions.append(definition)
    structs = [struct_of(each) for each in program.structs.values()]
    constants = [constant(name, numbers) for name, numbers in program.constants.items()]
    records = [line for kind in records_of(program.names) for line in record(kind)]
    blank = STATES % (INTERFACE_VERSION, ", ".join(str(byte) for byte in State().pack()))
    parts = [PRELUDE.read_text(), *structs, *records, blank, *constants, *declarations, "", *definitions, *exports, ""]
    return "\n".join(parts)


def struct_of(struct: Struct) -> str:
    """A tuple as a struct."""
    fields = " ".join(f"{declaration(name, type)};" for name, type in zip(struct.fields, struct.types, strict=True))
    return f"typedef struct {{ {fields} }} {struct.name};"


def constant(name: str, numbers: Iterable[int]) -> str:
    """A module's tuple of numbers as an array."""
    numbers = tuple(numbers)
    kind = next(kind for kind, bits in NARROW if all(-(1 << bits) <= n < 1 << bits for n in numbers))
    return f"static const {kind} {name}[] = {{{', '.join(map(number, numbers))}}};"


def export(name: str, kernel: Function, c_name: str) -> str:
    """A kernel as it is called from outside: it finds its arguments in `arguments`, an array of records as two of them."""
    hints = hints_of(kernel)
    values, n = [], 0
    for hint in (hint for parameter, hint in hints.items() if parameter != "return"):
        type = type_of(hint)
        if isinstance(type, Records):
            values += [f"({type.name})(uintptr_t)arguments[{n}]", f"(int32_t)arguments[{n + 1}]"]
            n += 2
        else:
            values.append(f"arguments[{n}]")
            n += 1
    return f'__attribute__((export_name("{name}"))) void export_{name}(void) {{ {c_name}({", ".join(values)}); }}'
