"""Translates the rules from Python to C, one function at a time.

It knows the Python that the rules are written in: whole numbers, records with fields and arrays, named tuples of numbers, `if`,
`while`, `for … in range`. Anything else raises Unsupported with the file and the line. A number is 64 bits wide, and every
expression does in C what it does in Python: division rounds down, operands are evaluated from left to right.
"""

import ast
import builtins
import inspect
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import FunctionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from duopoly.rules.packed import Packed
from duopoly.rules.state import State

Function = Callable[..., Any]

C_NUMBERS = {"i1": "int8_t", "i2": "int16_t", "i4": "int32_t", "i8": "int64_t"}
C_WORDS = (
    "auto", "case", "char", "const", "default", "do", "double", "enum", "extern", "float", "goto", "inline", "int",
    "long", "register", "short", "signed", "sizeof",
    "static", "struct", "switch", "typedef", "union", "unsigned", "void", "volatile",
)  # fmt: skip
"""Words of C that a Python variable may be called."""

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<",
    ast.RShift: ">>", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Not: "!", ast.USub: "-", ast.Invert: "~", ast.And: "&&", ast.Or: "||",
}  # fmt: skip
NEVER = "0"
DIVISIONS: dict[type[ast.AST], str] = {ast.FloorDiv: "py_floor_div", ast.Mod: "py_floor_mod"}


class Unsupported(Exception):
    """A line of Python that cannot be translated."""


# Types of expressions, and how C spells them.


@dataclass(frozen=True)
class Number:
    """A whole number, or a truth value."""

    name: str = "int64_t"


@dataclass(frozen=True)
class Record:
    """A reference to a packed record."""

    kind: type[Packed]

    @property
    def name(self) -> str:
        """The type in C."""
        return f"{self.kind.__name__} *"


@dataclass(frozen=True)
class Records:
    """An array of packed records: a pointer and a length."""

    kind: type[Packed]

    @property
    def name(self) -> str:
        """The type in C."""
        return f"{self.kind.__name__} *"


@dataclass(frozen=True)
class Numbers:
    """A reference to an array of numbers, of the shape it has in a record. Two that a function gets must not overlap."""

    code: str
    shape: tuple[int, ...]

    @property
    def name(self) -> str:
        """The type of a parameter in C."""
        return f"{C_NUMBERS[self.code]} *restrict"


@dataclass(frozen=True)
class Struct:
    """A tuple: a struct whose fields are numbers or structs. `fields` are names for a named tuple."""

    name: str
    fields: tuple[str, ...]
    types: "tuple[Type, ...]"


@dataclass(frozen=True)
class Nothing:
    """The type of a function that returns nothing."""

    name: str = "void"


Type = Number | Record | Records | Numbers | Struct | Nothing
INT, BOOL, NOTHING = Number(), Number("bool"), Nothing()


@cache
def type_of(hint: Any) -> Type:
    """The type that an annotation stands for. Raises Unsupported."""
    if hint is bool:
        return BOOL
    if hint is int:
        return INT
    if hint is type(None):
        return NOTHING
    if inspect.isclass(hint) and issubclass(hint, Packed):
        return Record(hint)
    if get_origin(hint) is Annotated and len(hint.__metadata__[1]) == 1:
        return Numbers(*hint.__metadata__)
    if get_origin(hint) is list and issubclass(get_args(hint)[0], Packed):
        return Records(get_args(hint)[0])
    if inspect.isclass(hint) and issubclass(hint, tuple):
        fields = tuple(hint._fields)  # type: ignore[attr-defined]
        return Struct(hint.__name__, fields, (INT,) * len(fields))
    if get_origin(hint) is tuple:
        return tuple_of(tuple(type_of(each) for each in get_args(hint)))
    raise Unsupported(f"annotation: expected a number, a record, a row of numbers, or a tuple, got {hint}")


def tuple_of(types: "tuple[Type, ...]") -> Struct:
    """The struct for a tuple of these types."""
    types = tuple(INT if each == BOOL else each for each in types)
    name = "Tuple_" + "_".join("i" if each == INT else getattr(each, "name", "?") for each in types)
    return Struct(name, tuple(f"_{i}" for i in range(len(types))), types)


@dataclass
class Value:
    """A translated expression: its C code and its type."""

    code: str
    type: Type


@dataclass(eq=False)
class Program:
    """What functions need of each other: who is translated, under which name, and what is known of each."""

    names: dict[Function, str] = field(default_factory=dict)
    waiting: list[Function] = field(default_factory=list)
    copies: dict[Function, str] = field(default_factory=dict)
    waiting_copies: list[Function] = field(default_factory=list)
    structs: dict[str, Struct] = field(default_factory=dict)
    constants: dict[str, tuple[int, ...]] = field(default_factory=dict)
    replaced: Mapping[Function, Function] = field(default_factory=dict)
    builtins: frozenset[Any] = frozenset()
    writes: frozenset[Any] = frozenset()
    checked: bool = False

    def function(self, function: Function) -> str:
        """The function's name in C; a new one is put on the list of those to be translated."""
        if function not in self.names:
            module = function.__module__.rpartition(".")[2]
            name = f"{module}_{function.__name__}"
            while name in self.names.values():
                name += "_"
            self.names[function] = name
            self.waiting.append(function)
        return self.names[function]

    def copy(self, function: Function) -> str:
        """The name in C of a copy of a hot function that is called, not inlined."""
        if function not in self.copies:
            self.copies[function] = f"{self.function(function)}_called"
            self.waiting_copies.append(function)
        return self.copies[function]

    def struct(self, struct: Struct) -> Struct:
        """The struct, noted as used."""
        for each in struct.types:
            if isinstance(each, Struct):
                self.struct(each)
        return self.structs.setdefault(struct.name, struct)

    @cache  # noqa: B019 - one program lives as long as the process
    def is_pure(self, function: Function) -> bool:
        """Whether the function changes no record, so that it does not matter when it is called."""
        for node in ast.walk(body_of(function)):
            if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
                return False
            if isinstance(node, ast.Call) and not self.is_pure_call(node, function):
                return False
        return True

    def is_pure_call(self, call: ast.Call, caller: Function) -> bool:
        """Whether a call in a function changes no record."""
        value = caller.__globals__.get(call.func.id) if isinstance(call.func, ast.Name) else None
        if value in self.writes:
            return False
        if not isinstance(value, FunctionType) or value in self.builtins:
            return True
        return self.is_pure(self.replaced.get(value, value))


@cache
def body_of(function: Function) -> ast.FunctionDef:
    """The function's syntax tree, with the lines of its file."""
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, first - 1)
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    return definition


def hints_of(function: Function) -> dict[str, Any]:
    """The function's annotations; a module may import the state for type checkers alone."""
    return get_type_hints(function, localns={"State": State}, include_extras=True)


def signature(function: Function, name: str, qualifier: str) -> str:
    """The function's declaration in C. An array of records is a pointer and a length."""
    hints = hints_of(function)
    result = type_of(hints.pop("return"))
    parameters: list[str] = []
    for parameter, hint in hints.items():
        type = type_of(hint)
        parameters.append(f"{type.name} {local(parameter)}")
        if isinstance(type, Records):
            parameters.append(f"int32_t n_{parameter}")
    assert not isinstance(result, Numbers | Records)
    return f"{qualifier} {result.name} {name}({', '.join(parameters) or 'void'})"


def local(name: str) -> str:
    """A variable's name in C."""
    return f"{name}_" if name in C_WORDS else name


@dataclass(frozen=True)
class Form:
    """How a function is written in C: its qualifier; the functions of which it calls copies instead of containing them; and
    whether its inner loops of constant length add up several numbers at once.
    """

    qualifier: str = "static"
    calls: frozenset[Function] = frozenset()
    vectorized: bool = False


class Translation:
    """One function being translated."""

    def __init__(self, function: Function, program: Program, form: Form | None = None) -> None:
        self.function, self.program, self.form = function, program, form or Form()
        hints = hints_of(function)
        self.result = type_of(hints.pop("return"))
        self.parameters = {name: type_of(hint) for name, hint in hints.items()}
        self.variables: dict[str, Type] = dict(self.parameters)
        self.lines: list[str] = []
        self.depth = 1
        self.temporaries = 0
        self.records: dict[str, type[Packed]] = {}

    def body(self) -> str:
        """The function's body in C, between braces."""
        tree = body_of(self.function)
        try:
            self.block(tree.body[1:] if ast.get_docstring(tree) is not None else tree.body)
        except Unsupported as error:
            raise Unsupported(f"{inspect.getsourcefile(self.function)}: {self.function.__name__}: {error}") from None
        declared = {name: type for name, type in self.variables.items() if name not in self.parameters}
        declarations = [f"    {declaration(local(name), type)};" for name, type in declared.items()]
        declarations += [f"    {kind.__name__} {name};" for name, kind in self.records.items()]
        return "\n".join(["{", *declarations, *self.lines, "}"])

    def put(self, line: str) -> None:
        """Adds a line of C."""
        self.lines.append("    " * self.depth + line)

    def block(self, statements: Sequence[ast.stmt]) -> None:
        """Translates statements one after the other."""
        for statement in statements:
            self.statement(statement)

    def indented(self, statements: Sequence[ast.stmt]) -> None:
        """Translates the statements inside an opened brace, and closes it."""
        self.depth += 1
        self.block(statements)
        self.depth -= 1
        self.put("}")

    def temporary(self, value: Value) -> Value:
        """The value in a variable of its own."""
        self.temporaries += 1
        name = f"_t{self.temporaries}"
        self.put(f"{declaration(name, value.type)} = {value.code};")
        return Value(name, value.type)

    # Statements.

    def statement(self, node: ast.stmt) -> None:
        """Translates a statement."""
        match node:
            case ast.Assign():
                self.assign(node)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                self.store(target, self.expression(value))
            case ast.AugAssign():
                self.augment(node)
            case ast.If():
                test = self.condition(node.test)
                if test != NEVER:
                    self.put(f"if ({test}) {{")
                    self.indented(node.body)
                if node.orelse and test == NEVER:
                    self.block(node.orelse)
                elif node.orelse:
                    self.put("else {")
                    self.indented(node.orelse)
            case ast.While(orelse=[]):
                self.put(f"while ({self.condition(node.test)}) {{")
                self.indented(node.body)
            case ast.For(orelse=[]):
                self.loop(node)
            case ast.Return(value=None):
                self.put("return;")
            case ast.Return(value=ast.expr() as value):
                self.put(f"return {self.returned(value)};")
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case ast.Expr():
                self.put(f"{self.expression(node.value).code};")
            case ast.Continue():
                self.put("continue;")
            case ast.Break():
                self.put("break;")
            case ast.Assert():
                self.put(f'if (!({self.condition(node.test)})) fail("{self.function.__name__}: an assertion failed");')
            case ast.Raise(exc=ast.Call(args=[ast.Constant(value=str(message))])):
                self.put(f'fail("{message}");')
            case _:
                raise self.unsupported(node)

    def returned(self, node: ast.expr) -> str:
        """The value that the function returns, as its annotation says."""
        if isinstance(self.result, Struct) and isinstance(node, ast.Tuple):
            return self.tuple_value(node, self.result).code
        return self.condition(node) if self.result == BOOL else self.expression(node).code

    def assign(self, node: ast.Assign) -> None:
        """`a = b = value`, or `a, b = values`."""
        if len(node.targets) == 1 and isinstance(node.targets[0], ast.Tuple):
            self.unpack(node.targets[0], node.value)
            return
        value = self.expression(node.value)
        if len(node.targets) > 1 and not isinstance(node.value, ast.Constant):
            value = self.temporary(value)
        for target in node.targets:
            self.store(target, value)

    def augment(self, node: ast.AugAssign) -> None:
        """`a += value`: the place is written twice, so nothing in it may change a record."""
        if any(self.changes(each) for each in ast.walk(node.target)):
            raise self.unsupported(node.target, "a call that changes a record in a place that is written twice")
        self.store(node.target, self.arithmetic(node.op, load(node.target), node.value))

    def unpack(self, targets: ast.Tuple, value: ast.expr) -> None:
        """Assigns the parts of a tuple after all of it has been evaluated."""
        if isinstance(value, ast.Tuple):
            values = [self.expression(each) for each in value.elts]
            if not all(isinstance(each, ast.Name) for each in targets.elts) or not independent(targets, value):
                values = [self.temporary(each) for each in values]
        else:
            whole = self.temporary(self.expression(value))
            if not isinstance(whole.type, Struct):
                raise self.unsupported(value)
            fields = zip(whole.type.fields, whole.type.types, strict=True)
            values = [Value(f"{whole.code}.{name}", type) for name, type in fields]
        for target, each in zip(targets.elts, values, strict=True):
            self.store(target, each)

    def store(self, target: ast.expr, value: Value) -> None:
        """Assigns a value to a variable, a field or an item."""
        if isinstance(target, ast.Name):
            known = self.variables.get(target.id)
            if known is None or {known, value.type} == {INT, BOOL}:
                self.variables[target.id] = INT if known else value.type
            elif known != value.type:
                raise self.unsupported(target)
        self.put(f"{self.place(target).code} = {value.code};")

    def loop(self, node: ast.For) -> None:
        """`for` over a range, or over a tuple of constants. The variable keeps its last value, as in Python."""
        if not isinstance(node.target, ast.Name):
            raise self.unsupported(node)
        self.temporaries += 1
        counter, end, name = f"_i{self.temporaries}", f"_n{self.temporaries}", local(node.target.id)
        self.variables[node.target.id] = INT
        if isinstance(node.iter, ast.Name):
            array, length = self.constant_array(node.iter)
            self.put(f"for (int64_t {counter} = 0; {counter} < {length}; {counter}++) {{")
            self.depth += 1
            self.put(f"{name} = {array}[{counter}];")
            self.depth -= 1
        elif isinstance(node.iter, ast.Call) and isinstance(node.iter.func, ast.Name) and node.iter.func.id == "range":
            if len(node.iter.args) == 3 and not is_number(node.iter.args[2]):
                raise self.unsupported(node.iter, "a step that is no constant")
            bounds = [self.expression(each).code for each in node.iter.args]
            first, last, step = (["0", *bounds, "1"] if len(bounds) == 1 else [*bounds, "1"])[:3]
            compare = ">" if step.startswith("(-") else "<"
            is_inner = not any(isinstance(each, ast.For) for inner in node.body for each in ast.walk(inner))
            if self.form.vectorized and is_inner and all(bound.rstrip("L").isdigit() for bound in bounds):
                self.put("#pragma clang loop vectorize(enable) interleave_count(4)")
            self.put(f"for (int64_t {counter} = {first}, {end} = {last}; {counter} {compare} {end}; {counter} += {step}) {{")
            self.depth += 1
            self.put(f"{name} = {counter};")
            self.depth -= 1
        else:
            raise self.unsupported(node)
        self.indented(node.body)

    # Expressions.

    def expression(self, node: ast.expr) -> Value:
        """Translates an expression."""
        match node:
            case ast.Constant(value=bool(value)):
                return Value(str(int(value)), BOOL)
            case ast.Constant(value=int(value)):
                return Value(number(value), INT)
            case ast.Name():
                return self.name(node)
            case ast.Attribute() | ast.Subscript():
                return self.loaded(self.place(node))
            case ast.Call():
                return self.call(node)
            case ast.BinOp():
                return self.arithmetic(node.op, node.left, node.right)
            case ast.UnaryOp(op=ast.Not()):
                return Value(f"(!{self.condition(node.operand)})", BOOL)
            case ast.UnaryOp():
                return Value(f"({OPERATORS[type(node.op)]}{self.expression(node.operand).code})", INT)
            case ast.Compare():
                return self.comparison(node)
            case ast.BoolOp():
                if any(self.expression(each).type != BOOL for each in node.values):
                    raise self.unsupported(node)
                return Value(self.condition(node), BOOL)
            case ast.IfExp():
                return self.choice(node)
            case ast.Tuple():
                return self.tuple_value(node, tuple_of(tuple(self.expression(each).type for each in node.elts)))
            case _:
                raise self.unsupported(node)

    def condition(self, node: ast.expr) -> str:
        """An expression of which only the truth matters."""
        if isinstance(node, ast.BoolOp):
            return f"({f' {OPERATORS[type(node.op)]} '.join(self.condition(each) for each in node.values)})"
        return self.expression(node).code

    def choice(self, node: ast.IfExp) -> Value:
        """`a if condition else b`."""
        yes, no = self.expression(node.body), self.expression(node.orelse)
        type = INT if {yes.type, no.type} == {INT, BOOL} else yes.type
        return Value(f"({self.condition(node.test)} ? {yes.code} : {no.code})", type)

    def name(self, node: ast.Name) -> Value:
        """A variable, or a constant of the module."""
        if node.id in self.variables:
            return Value(local(node.id), self.variables[node.id])
        value = self.function.__globals__.get(node.id)
        if isinstance(value, int):
            return Value(number(value), BOOL if isinstance(value, bool) else INT)
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            struct = self.program.struct(type_of(type(value)))  # type: ignore[arg-type]
            return Value(f"(({struct.name}){{{', '.join(map(number, value))}}})", struct)
        raise self.unsupported(node)

    def constant_array(self, node: ast.Name) -> tuple[str, int]:
        """A module's tuple of numbers as an array, and its length."""
        value = self.function.__globals__.get(node.id)
        if not isinstance(value, tuple) or not all(isinstance(each, int) for each in value):
            raise self.unsupported(node)
        name = f"{node.id}_{len(value)}"
        while self.program.constants.setdefault(name, value) != value:
            name += "_"
        return name, len(value)

    def place(self, node: ast.expr) -> Value:
        """A variable, a field or an item, as what can be assigned to."""
        match node:
            case ast.Name():
                return Value(local(node.id), self.variables[node.id])
            case ast.Attribute():
                return self.field(self.expression(node.value), node)
            case ast.Subscript(value=ast.Name(id=name)) if name not in self.variables:
                array, length = self.constant_array(node.value)  # type: ignore[arg-type]
                return Value(f"((int64_t){array}[{self.index(node.slice, length)}])", INT)
            case ast.Subscript():
                return self.item(self.expression(node.value), node)
            case _:
                raise self.unsupported(node)

    def field(self, value: Value, node: ast.Attribute) -> Value:
        """A field of a record or of a named tuple."""
        if isinstance(value.type, Struct) and node.attr in value.type.fields:
            return Value(f"{value.code}.{node.attr}", INT)
        if isinstance(value.type, Record):
            for each in value.type.kind.fields:
                if each.name == node.attr:
                    code = f"{value.code}->{local(node.attr)}"
                    return Value(code, Numbers(each.code, each.shape))
            if kind := self.held(value.type, node.attr):
                return Value(f"{value.code}->{node.attr}", Record(kind))
        raise self.unsupported(node)

    def held(self, type: Type, name: str) -> type[Packed] | None:
        """The kind of record that a record may hold under this name, if it is packed."""
        kinds = get_args(get_type_hints(type.kind).get(name)) if isinstance(type, Record) else ()
        return next((kind for kind in kinds if inspect.isclass(kind) and issubclass(kind, Packed)), None)

    def item(self, value: Value, node: ast.Subscript) -> Value:
        """An item of an array or of a tuple."""
        type = value.type
        if isinstance(type, Numbers) and type.shape:
            return Value(f"{value.code}[{self.index(node.slice, type.shape[0])}]", Numbers(type.code, type.shape[1:]))
        if isinstance(type, Records):
            return Value(f"(&{value.code}[{self.index(node.slice, f'n_{value.code}')}])", Record(type.kind))
        if isinstance(type, Struct) and isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int):
            return Value(f"{value.code}.{type.fields[node.slice.value]}", type.types[node.slice.value])
        if isinstance(type, Struct) and isinstance(node.value, ast.Name):
            return Value(f"((const int64_t *)&{value.code})[{self.index(node.slice, len(type.fields))}]", INT)
        raise self.unsupported(node)

    def index(self, node: ast.expr, length: int | str) -> str:
        """An index. The checked program fails if it is out of range; a negative one always is."""
        code = self.expression(node).code
        return f"py_at({code}, {length})" if self.program.checked and not isinstance(node, ast.Constant) else code

    def loaded(self, value: Value) -> Value:
        """What stands in a place: a number becomes 64 bits wide."""
        if isinstance(value.type, Numbers) and not value.type.shape:
            return Value(f"(int64_t){value.code}", INT)
        return value

    def arithmetic(self, op: ast.operator, left: ast.expr, right: ast.expr) -> Value:
        """`left op right`."""
        a, b = self.in_order([left, right])
        if {a.type, b.type} - {INT, BOOL}:
            raise self.unsupported(left)
        if type(op) in DIVISIONS:
            return Value(f"{DIVISIONS[type(op)]}({a.code}, {b.code})", INT)
        x, y = (f"(int64_t){each.code}" if each.type == BOOL else each.code for each in (a, b))
        type_ = BOOL if a.type == b.type == BOOL and isinstance(op, ast.BitAnd | ast.BitOr | ast.BitXor) else INT
        return Value(f"({x} {OPERATORS[type(op)]} {y})", type_)

    def comparison(self, node: ast.Compare) -> Value:
        """`a < b <= c`; each operand is evaluated once. A record that another may hold is a pointer to it."""
        if isinstance(node.left, ast.Attribute) and isinstance(node.ops[0], ast.IsNot):
            held = self.held(self.expression(node.left.value).type, node.left.attr)
            return Value(f"({self.expression(node.left).code} != 0)" if held else NEVER, BOOL)
        if any(self.changes(each) for inner in node.comparators[:-1] for each in ast.walk(inner)):
            raise self.unsupported(node, "a call that changes a record in an operand that is written twice")
        operands = self.in_order([node.left, *node.comparators])
        if isinstance(operands[0].type, Struct) and len(operands) == 2 and operands[0].type == operands[1].type:
            same = " && ".join(f"{operands[0].code}.{name} == {operands[1].code}.{name}" for name in operands[0].type.fields)
            return Value(f"({same})" if isinstance(node.ops[0], ast.Eq) else f"(!({same}))", BOOL)
        if {each.type for each in operands} - {INT, BOOL}:
            raise self.unsupported(node)
        pairs = zip(operands, node.ops, operands[1:], strict=False)
        return Value(f"({' && '.join(f'{a.code} {OPERATORS[type(op)]} {b.code}' for a, op, b in pairs)})", BOOL)

    def tuple_value(self, node: ast.Tuple, struct: Struct) -> Value:
        """A tuple as a struct."""
        values = self.in_order(node.elts)
        self.program.struct(struct)
        return Value(f"(({struct.name}){{{', '.join(each.code for each in values)}}})", struct)

    def in_order(self, nodes: Sequence[ast.expr]) -> list[Value]:
        """Operands, for a place where C may evaluate them in any order: at most one of them may change a record.

        If one does, none of the others may read one.
        """
        changing = [node for node in nodes if any(self.changes(each) for each in ast.walk(node))]
        if changing:
            reading = [
                node
                for node in nodes
                if any(isinstance(each, ast.Attribute | ast.Subscript | ast.Call) for each in ast.walk(node))
            ]
            if len(reading) > 1:
                raise self.unsupported(changing[0], "a call that changes a record beside an operand that reads one")
        return [self.expression(node) for node in nodes]

    def changes(self, node: ast.AST) -> bool:
        """Whether the node is a call that changes a record."""
        return isinstance(node, ast.Call) and not self.program.is_pure_call(node, self.function)

    def call(self, node: ast.Call) -> Value:
        """A call of another function, of a builtin, or of a named tuple's class."""
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.unsupported(node)
        name, program = node.func.id, self.program
        if name == "len":
            return self.length(node.args[0])
        arguments = self.in_order(node.args)
        values = [f"{each.code}, n_{each.code}" if isinstance(each.type, Records) else each.code for each in arguments]
        value = self.function.__globals__.get(name, getattr(builtins, name, None))
        if value is not None and value in program.builtins:
            return Value(f"py_{value.__name__}({', '.join(values)})", INT)
        if isinstance(value, type) and issubclass(value, tuple):
            struct = program.struct(type_of(value))  # type: ignore[arg-type]
            return Value(f"(({struct.name}){{{', '.join(values)}}})", struct)
        if isinstance(value, type) and issubclass(value, Packed) and not values:
            return self.new_record(value)
        if not isinstance(value, FunctionType):
            raise self.unsupported(node)
        value = program.replaced.get(value, value)
        result = type_of(hints_of(value)["return"])
        if isinstance(result, Struct):
            program.struct(result)
        name = program.copy(value) if value in self.form.calls else program.function(value)
        return Value(f"{name}({', '.join(values)})", result)

    def new_record(self, kind: type[Packed]) -> Value:
        """A record that lives until the function returns. It must not be returned."""
        self.temporaries += 1
        name = f"_r{self.temporaries}"
        self.records[name] = kind
        self.put(f"__builtin_memset(&{name}, 0, sizeof {name});")
        return Value(f"(&{name})", Record(kind))

    def length(self, node: ast.expr) -> Value:
        """`len` of an array of records, or of a module's tuple."""
        if isinstance(node, ast.Name) and isinstance(self.variables.get(node.id), Records):
            return Value(f"(int64_t)n_{node.id}", INT)
        if isinstance(node, ast.Name) and isinstance(value := self.function.__globals__.get(node.id), tuple):
            return Value(str(len(value)), INT)
        raise self.unsupported(node)

    def unsupported(self, node: ast.AST, why: str = "this is not translated") -> Unsupported:
        """The error for a piece of Python."""
        return Unsupported(f"line {getattr(node, 'lineno', '?')}: {why}: {ast.unparse(node)}")


def is_number(node: ast.expr) -> bool:
    """Whether the expression is a number as it stands there, with or without a minus."""
    return isinstance(node.operand if isinstance(node, ast.UnaryOp) else node, ast.Constant)


def load(node: ast.expr) -> ast.expr:
    """The same place, to be read."""
    tree = ast.parse(ast.unparse(node), mode="eval").body
    return ast.copy_location(tree, node)


def independent(targets: ast.Tuple, values: ast.Tuple) -> bool:
    """Whether no value reads a variable that is assigned with it."""
    assigned = {each.id for each in targets.elts if isinstance(each, ast.Name)}
    return not any(isinstance(each, ast.Name) and each.id in assigned for each in ast.walk(values))


def number(value: int) -> str:
    """A whole number in C."""
    return f"{value}LL" if value >= 0 else f"({value}LL)"


def declaration(name: str, type: Type) -> str:
    """A variable's declaration in C."""
    if isinstance(type, Numbers):
        if not type.shape:
            return f"{C_NUMBERS[type.code]} {name}"
        inner = "".join(f"[{n}]" for n in type.shape[1:])
        return f"{C_NUMBERS[type.code]} (*{name}){inner}" if inner else f"{C_NUMBERS[type.code]} *{name}"
    return f"{type.name} {name}"


def translated(function: Function, name: str, program: Program, form: Form) -> Iterator[str]:
    """The function's declaration and its definition."""
    head = signature(function, name, form.qualifier)
    yield f"{head};"
    yield f"{head}\n{Translation(function, program, form).body()}"
