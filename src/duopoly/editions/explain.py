"""What is wrong with a value of an edition's file, in words: imported only when something is."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from .check import nearest
from .edition import CardId, EditionFile, Key, Note


def pattern(text: Any) -> str | None:
    """The pattern of a kind of text."""
    info = inspect.type_info(text)
    return info.pattern if isinstance(info, inspect.StrType) else None


TEXTS = {
    pattern(Key): "small letters, digits and single hyphens, like wall-street,",
    pattern(CardId): "one or two capitals and two digits, like C04,",
    pattern(Note): "what a note is worth, like 500,",
    None: "a text",
}


def first_wrong(raw: dict[str, Any]) -> str:
    """The first value of an edition's tables that cannot be: table, row, field, value, and what would be right."""
    return next(wrong_struct(EditionFile, raw, "", raw), "")


@cache
def hints_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of a row's fields by name."""
    return get_type_hints(struct, include_extras=True)


def wrong_struct(struct: type[msgspec.Struct], row: Any, where: str, raw: dict[str, Any]) -> Iterator[str]:
    """What is wrong in a row (or a table, or the whole file): unknown fields, missing ones, values."""
    hints = hints_of(struct)
    for name in row:
        if name not in hints:
            yield f"{where}{name} is unknown{nearest(name, hints)}"
    for field in msgspec.structs.fields(struct):
        if field.required and field.name not in row:
            yield f"{where}{field.name} is missing: {right(hints[field.name])} would be right"
    for name, value in row.items():
        if name in hints:
            yield from wrong_value(hints[name], value, where, name, raw)


def wrong_value(hint: Any, value: Any, where: str, name: str, raw: dict[str, Any]) -> Iterator[str]:
    """What is wrong in the value of a field."""
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
        yield f"{where}{name} is {shown(value)}: {right(hint)} would be right"


def wrong_entries(hint: Any, value: dict[str, Any], where: str, name: str, raw: dict[str, Any]) -> Iterator[str]:
    """What is wrong in a table of names and values."""
    key_hint, value_hint = get_args(hint)
    where, stem = (where, f"{name}.") if where else (f"[{name}] ", "")
    for key, part in value.items():
        if not fits(key_hint, key):
            yield f"{where}{stem}{key} is unknown: {right(key_hint)} would be right"
        yield from wrong_value(value_hint, part, where, f"{stem}{key}", raw)


def is_struct(hint: Any) -> bool:
    """Whether a hint is for rows."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def is_mapping(hint: Any) -> bool:
    """Whether a hint is for a table of names and values."""
    return isinstance(inspect.type_info(hint), inspect.DictType)


def fits(hint: Any, value: Any) -> bool:
    """Whether a value is what the hint says; true and false are no numbers."""
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


def shown(value: Any) -> str:
    """A value as the file has it, cut short."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else f"{text[:37]}..."


def right(hint: Any) -> str:
    """What would be right for a hint."""
    return told(inspect.type_info(hint))


def told(info: Any) -> str:
    """A type in a player's words."""
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
            return f"a list, each {told(info.item_type)},"
        case inspect.TupleType():
            return f"a list of {len(info.item_types)}, each {told(info.item_types[0])},"
        case inspect.DictType():
            return f"a table with {told(info.value_type)} for each name"
        case _:
            return "a table"


def either(types: Iterable[Any]) -> str:
    """One of several types; that a value may be left out goes without saying."""
    words = []
    for info in types:
        if isinstance(info, inspect.DictType) and isinstance(info.key_type, inspect.LiteralType):
            words.append(f"one for each of {', '.join(str(value) for value in info.key_type.values)}")
        elif not isinstance(info, inspect.NoneType):
            words.append(told(info))
    return " or ".join(words)
