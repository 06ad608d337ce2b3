"""The types of values in an edition's file, and messages about wrong values. Imported only when needed."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from .edition import CardId, EditionFile, Key, Note
from .errors import shown
from .rule_checks import nearest


def pattern(text: Any) -> str | None:
    """The pattern of a kind of text, or None."""
    info = inspect.type_info(text)
    return info.pattern if isinstance(info, inspect.StrType) else None


TEXTS = {
    pattern(Key): "lower-case letters, digits and single hyphens, like wall-street",
    pattern(CardId): "one or two capitals and two digits, like C04",
    pattern(Note): "the value of a note, like 500",
    None: "a text",
}


def first_wrong(raw: dict[str, Any]) -> str:
    """The message about the first wrong value of an edition's tables: table, row, field: expected ..., got ...."""
    return next(wrong_struct(EditionFile, raw, "", raw), "")


@cache
def hints_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of a row's fields by name."""
    return get_type_hints(struct, include_extras=True)


def wrong_struct(struct: type[msgspec.Struct], row: Any, where: str, raw: dict[str, Any]) -> Iterator[str]:
    """Messages about a row (or a table, or the whole file): unknown fields, missing ones, wrong values."""
    hints = hints_of(struct)
    for name in row:
        if name not in hints:
            yield f"{where.rstrip(': ')}{': ' if where else ''}expected a known field, got {name}{nearest(name, hints)}"
    for field in msgspec.structs.fields(struct):
        if field.required and field.name not in row:
            yield f"{where}{field.name}: expected {expected(hints[field.name])}, got nothing"
    for name, value in row.items():
        if name in hints:
            yield from wrong_value(hints[name], value, where, name, raw)


def wrong_value(hint: Any, value: Any, where: str, name: str, raw: dict[str, Any]) -> Iterator[str]:
    """Messages about the value of a field."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and isinstance(value, dict):
        yield from wrong_struct(hint, value, f"[{name}] ", raw)
    elif origin is tuple and isinstance(value, list) and inner[-1] is ... and not where and is_struct(inner[0]):
        for number, row in enumerate(value, 1):
            yield from wrong_struct(inner[0], row, f"[[{name}]] {row_name(name, row, number, raw)}: ", raw)
    elif origin is tuple and isinstance(value, list) and (inner[-1] is ... or len(value) == len(inner)):
        for number, part in enumerate(value, 1):
            yield from wrong_value(inner[0], part, where, f"{name} number {number}", raw)
    elif inner and isinstance(value, dict) and is_mapping(hint):
        yield from wrong_entries(hint, value, where, name, raw)
    elif not fits(hint, value):
        yield f"{where}{name}: expected {expected(hint)}, got {shown(value)}"


def wrong_entries(hint: Any, value: dict[str, Any], where: str, name: str, raw: dict[str, Any]) -> Iterator[str]:
    """Messages about a table of names and values."""
    key_hint, value_hint = get_args(hint)
    where, stem = (where, f"{name}.") if where else (f"[{name}] ", "")
    for key, part in value.items():
        if not fits(key_hint, key):
            yield f"{where}{stem.rstrip('.') or name}: expected {expected(key_hint)}, got {key}"
        yield from wrong_value(value_hint, part, where, f"{stem}{key}", raw)


def is_struct(hint: Any) -> bool:
    """Whether a type hint is for rows."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def is_mapping(hint: Any) -> bool:
    """Whether a type hint is for a table of names and values."""
    return isinstance(inspect.type_info(hint), inspect.DictType)


def fits(hint: Any, value: Any) -> bool:
    """Whether a value has the type of a hint; true and false are not numbers."""
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


def row_name(table: str, row: dict[str, Any], number: int, raw: dict[str, Any]) -> str:
    """What a player would call a row: a title by its street, a card by its deck and number."""
    if table == "title":
        keys = {space.get("index"): space.get("key") for space in raw.get("space", [])}
        return str(keys.get(row["space"]) or row["space"])
    names = {
        "city": ("key",),
        "space": ("index",),
        "card": ("deck", "id"),
        "erratum": ("rule",),
        "paragraph": ("number",),
        "example": ("key",),
    }
    return " ".join(str(row.get(name, f"number {number}")) for name in names[table])


def expected(hint: Any) -> str:
    """What values a type hint allows, in words."""
    return type_words(inspect.type_info(hint))


def type_words(info: Any) -> str:
    """A type in words."""
    match info:
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            most = info.lt - 1 if info.lt is not None else info.le
            return f"a whole number from {info.ge} to {most}"
        case inspect.StrType():
            return TEXTS.get(info.pattern, "a text")
        case inspect.LiteralType():
            return f"one of {', '.join(shown(value) for value in info.values)}"
        case inspect.UnionType():
            return either(info.types)
        case inspect.VarTupleType():
            return f"a list, each {type_words(info.item_type)}"
        case inspect.TupleType():
            return f"a list of {len(info.item_types)}, each {type_words(info.item_types[0])}"
        case inspect.DictType():
            return f"a table with {type_words(info.value_type)} for each name"
        case _:
            return "a table"


def either(types: Iterable[Any]) -> str:
    """One of several types, without the None of a value that may be left out."""
    words = []
    for info in types:
        if isinstance(info, inspect.DictType) and isinstance(info.key_type, inspect.LiteralType):
            words.append(f"one for each of {', '.join(str(value) for value in info.key_type.values)}")
        elif not isinstance(info, inspect.NoneType):
            words.append(type_words(info))
    return " or ".join(words)
