"""Packed records: slots, blank values, copying and the packed form all come from a class's annotations."""

import struct
from collections.abc import Callable, Iterator
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


def blank(shape: tuple[int, ...]) -> Any:
    """Zeros in nested lists of this shape; a plain 0 for a single number."""
    return [blank(shape[1:]) for _ in range(shape[0])] if shape else 0


def filled(shape: tuple[int, ...], numbers: Iterator[int]) -> Any:
    """The next numbers in nested lists of this shape."""
    return [filled(shape[1:], numbers) for _ in range(shape[0])] if shape else next(numbers)


class Packed:
    """A record of whole numbers and lists of fixed length; new ones are all zeros. `fields` are in packed order."""

    __slots__ = ()
    fields: ClassVar[tuple[Field, ...]]
    layout: ClassVar[struct.Struct]
    duplicate: ClassVar[Callable[[Any], Any]]
    packer: ClassVar[Callable[[Any], Any]]

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, blank(field.shape))

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
        new, numbers = cls(), iter(cls.layout.unpack(packed))
        for field in cls.fields:
            setattr(new, field.name, filled(field.shape, numbers))
        return new


def layout(fields: tuple[Field, ...]) -> struct.Struct:
    """The packed form: the fields in order without gaps, then zeros up to the alignment."""
    form = "<" + "".join(f"{prod(field.shape)}{STRUCT_CODES[field.code]}" for field in fields)
    return struct.Struct(f"{form}{-struct.calcsize(form) % ALIGNED}x")


def duplicator(cls: type, fields: tuple[Field, ...]) -> Callable[[Any], Any]:
    """A function that copies a record field by field. It is generated for speed: search spends most of its time copying."""
    copies = ("", "[:]", " and [row[:] for row in self.{}]", " and [[row[:] for row in rows] for rows in self.{}]")
    lines = [f"    new.{f.name} = self.{f.name}{copies[len(f.shape)].format(f.name)}" for f in fields]
    namespace: dict[str, Any] = {"blank": object.__new__, "cls": cls}
    exec("\n".join(["def duplicate(self):", "    new = blank(cls)", *lines, "    return new"]), namespace)
    duplicate: Callable[[Any], Any] = namespace["duplicate"]
    return duplicate


def packer(fields: tuple[Field, ...], layout: struct.Struct) -> Callable[[Any], Any]:
    """A function that packs a record. It is generated too, because tests compare packed states after every move."""
    numbers = ", ".join(
        f"{'*' if field.shape else ''}self.{field.name}{''.join(f'[{i}]' for i in place)}"
        for field in fields
        for place in product(*map(range, field.shape[:-1]))
    )
    namespace: dict[str, Any] = {"layout": layout}
    exec(f"def pack(self):\n    return layout.pack({numbers})", namespace)
    pack: Callable[[Any], Any] = namespace["pack"]
    return pack


R = TypeVar("R", bound=Packed)


def packed(cls: type[R]) -> type[R]:
    """Turns a class into a packed record; only fields annotated with a type from above are part of it."""
    new = dataclass(init=False, eq=False, repr=False, slots=True)(cls)
    hints = get_type_hints(new, include_extras=True)
    fields = [Field(name, *hint.__metadata__) for name, hint in hints.items() if hasattr(hint, "__metadata__")]
    new.fields = tuple(sorted(fields, key=lambda field: -int(field.code[1])))  # widest first, so no gaps
    new.layout = layout(new.fields)
    new.duplicate = staticmethod(duplicator(new, new.fields))
    new.packer = staticmethod(packer(new.fields, new.layout))
    return new
