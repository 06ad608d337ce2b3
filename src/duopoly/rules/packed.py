"""Packed records: slots, blank values, copying and the packed form all come from a class's annotations."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Annotated, Any, ClassVar, NamedTuple, Self, TypeVar, get_type_hints

from .codes import CLAIMS, DEBTS, DECK_SIZE, DECKS, LEVELS, SEATS, SPACES

# The annotation of a number says how it is packed and compiled; in the interpreter it is a plain int.
Small = Annotated[int, "i1", ()]
Money = Annotated[int, "i4", ()]
Wide = Annotated[int, "i8", ()]
Seats = Annotated[list[int], "i1", (SEATS,)]
Purses = Annotated[list[int], "i4", (SEATS,)]
Spaces = Annotated[list[int], "i1", (SPACES,)]
Sums = Annotated[list[int], "i4", (SPACES,)]
Sets = Annotated[list[int], "i8", (SEATS,)]
SetOfEach = Annotated[list[int], "i8", (SPACES,)]
Decks = Annotated[list[int], "i1", (DECKS,)]
Cards = Annotated[list[list[int]], "i1", (DECKS, DECK_SIZE)]
CardSums = Annotated[list[list[int]], "i4", (DECKS, DECK_SIZE)]
Debts = Annotated[list[int], "i1", (DEBTS,)]
DebtSums = Annotated[list[int], "i4", (DEBTS,)]
Claims = Annotated[list[int], "i1", (CLAIMS,)]
ClaimSums = Annotated[list[int], "i4", (CLAIMS,)]
Block = Annotated[list[int], "i8", (4,)]
Roles = Annotated[list[int], "i1", (2,)]
RoleSums = Annotated[list[int], "i4", (2,)]
Members = Annotated[list[list[int]], "i1", (SPACES, 4)]
Rents = Annotated[list[list[list[int]]], "i4", (2, SPACES, LEVELS)]

STRUCT_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
ALIGNED = 8  # a record's size in bytes is a multiple of this, so that records can follow each other


class Field(NamedTuple):
    """A field of a record: its name, the width of its numbers as a NumPy code, and their shape."""

    name: str
    code: str
    shape: tuple[int, ...]


class Packed:
    """A record of whole numbers and lists of fixed length; new ones are all zeros. `fields` are in packed order."""

    __slots__ = ()
    fields: ClassVar[tuple[Field, ...]]
    layout: ClassVar[struct.Struct]
    blank: ClassVar[Callable[[Any], None]]
    duplicate: ClassVar[Callable[[Any], Any]]
    packer: ClassVar[Callable[[Any], Any]]
    unpacker: ClassVar[Callable[[bytes], Any]]

    def __init__(self) -> None:
        type(self).blank(self)

    def copy(self) -> Self:
        """An independent record with the same numbers."""
        new: Self = type(self).duplicate(self)
        return new

    def pack(self) -> bytes:
        """The record as bytes, field by field. Equal records give equal bytes."""
        packed: bytes = type(self).packer(self)
        return packed

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """The record that `pack` turned into these bytes."""
        new: Self = cls.unpacker(packed)
        return new


def layout(fields: tuple[Field, ...]) -> struct.Struct:
    """The packed form: the fields in order without gaps, then zeros up to the alignment."""
    form = "<" + "".join(f"{prod(field.shape)}{STRUCT_CODES[field.code]}" for field in fields)
    return struct.Struct(f"{form}{-struct.calcsize(form) % ALIGNED}x")


def blank(fields: tuple[Field, ...]) -> Callable[[Any], None]:
    """A function that makes all numbers 0. It is generated for speed, like what follows: bots make thousands of records."""
    lines = [f"    self.{field.name} = {zeros(field.shape)}" for field in fields]
    namespace: dict[str, Any] = {}
    exec("\n".join(["def blank(self):", *lines]), namespace)
    function: Callable[[Any], None] = namespace["blank"]
    return function


def zeros(shape: tuple[int, ...]) -> str:
    """Zeros in nested lists of this shape, as an expression."""
    if not shape:
        return "0"
    return f"[0] * {shape[0]}" if len(shape) == 1 else f"[{zeros(shape[1:])} for _ in range({shape[0]})]"


def duplicator(cls: type, fields: tuple[Field, ...]) -> Callable[[Any], Any]:
    """A function that copies a record field by field: search spends most of its time copying."""
    copies = ("", "[:]", " and [row[:] for row in self.{}]", " and [[row[:] for row in rows] for rows in self.{}]")
    lines = [f"    new.{f.name} = self.{f.name}{copies[len(f.shape)].format(f.name)}" for f in fields]
    namespace: dict[str, Any] = {"new_object": object.__new__, "cls": cls}
    exec("\n".join(["def duplicate(self):", "    new = new_object(cls)", *lines, "    return new"]), namespace)
    duplicate: Callable[[Any], Any] = namespace["duplicate"]
    return duplicate


def packer(fields: tuple[Field, ...], layout: struct.Struct) -> Callable[[Any], Any]:
    """A function that packs a record."""
    numbers = ", ".join(
        f"{'*' if field.shape else ''}self.{field.name}{''.join(f'[{i}]' for i in place)}"
        for field in fields
        for place in product(*map(range, field.shape[:-1]))
    )
    namespace: dict[str, Any] = {"layout": layout}
    exec(f"def pack(self):\n    return layout.pack({numbers})", namespace)
    pack: Callable[[Any], Any] = namespace["pack"]
    return pack


def unpacker(cls: type, fields: tuple[Field, ...], layout: struct.Struct) -> Callable[[bytes], Any]:
    """A function that makes a record of packed bytes."""
    lines, at = list[str](), 0
    for field in fields:
        lines.append(f"    new.{field.name} = {nested(field.shape, at)}")
        at += prod(field.shape)
    namespace: dict[str, Any] = {"new_object": object.__new__, "cls": cls, "layout": layout}
    head = ["def unpack(packed):", "    new, numbers = new_object(cls), layout.unpack(packed)"]
    exec("\n".join([*head, *lines, "    return new"]), namespace)
    unpack: Callable[[bytes], Any] = namespace["unpack"]
    return unpack


def nested(shape: tuple[int, ...], at: int) -> str:
    """The numbers from `at` on in nested lists of this shape, as an expression."""
    if not shape:
        return f"numbers[{at}]"
    if len(shape) == 1:
        return f"[*numbers[{at}:{at + shape[0]}]]"
    return f"[{', '.join(nested(shape[1:], at + i * prod(shape[1:])) for i in range(shape[0]))}]"


R = TypeVar("R", bound=Packed)


def packed(cls: type[R]) -> type[R]:
    """Turns a class into a packed record; only fields annotated with a type from above are part of it."""
    new = dataclass(init=False, eq=False, repr=False, slots=True)(cls)
    hints = get_type_hints(new, include_extras=True)
    fields = [Field(name, *hint.__metadata__) for name, hint in hints.items() if hasattr(hint, "__metadata__")]
    new.fields = tuple(sorted(fields, key=lambda field: -int(field.code[1])))  # widest first, so no gaps
    new.layout = layout(new.fields)
    new.blank = staticmethod(blank(new.fields))
    new.duplicate = staticmethod(duplicator(new, new.fields))
    new.packer = staticmethod(packer(new.fields, new.layout))
    new.unpacker = staticmethod(unpacker(new, new.fields, new.layout))
    return new
