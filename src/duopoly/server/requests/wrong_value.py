"""What is wrong with a value that somebody sent: its field, what was expected there, and what came."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

UNREADABLE = "expected JSON, got something that cannot be read"
MISSING = object()
MOST_SHOWN = 40
"""How many characters of a wrong value are shown."""


class WrongValue(NamedTuple):
    """A value that does not fit its place: the field, "" for all of it, and what is right and wrong in words."""

    field: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.field or 'data'}: expected {self.expected}, got {self.got}"


def first_wrong(hint: Any, value: Any, strict: bool = False) -> WrongValue:
    """What is wrong with a value that does not fit a type; if `strict`, a text is no number."""
    return next(wrong_values(hint, value, "", strict), WrongValue("", "each field once", "one of them twice"))


def wrong_values(hint: Any, value: Any, place: str, strict: bool) -> Iterator[WrongValue]:
    """All that is wrong with a value, its parts before the whole."""
    plain = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    structs = [each for each in (get_args(plain) if is_union(plain) else (plain,)) if is_struct(each)]
    if isinstance(value, dict) and structs:
        yield from wrong_object(structs, value, place, strict)
    elif isinstance(value, list) and get_origin(plain) is list:
        for number, part in enumerate(value):
            yield from wrong_values(get_args(plain)[0], part, f"{place}[{number}]", strict)
    elif isinstance(value, dict) and get_origin(plain) is dict:
        for name, part in value.items():
            yield from wrong_values(get_args(plain)[1], part, within(place, name), strict)
    if not fits(hint, value, strict):
        info = inspect.type_info(hint)
        yield WrongValue(place, type_words(info), shown(value, info))


def wrong_object(
    structs: list[type[msgspec.Struct]], value: Mapping[str, Any], place: str, strict: bool
) -> Iterator[WrongValue]:
    """All that is wrong with the fields of an object, which is of one of some kinds that its tag names."""
    kinds = {each.__struct_config__.tag: each for each in structs}
    tag_field = structs[0].__struct_config__.tag_field
    tag = value.get(tag_field, MISSING) if tag_field else None
    if tag_field and (not isinstance(tag, str) or tag not in kinds):
        yield WrongValue(within(place, tag_field), f"one of {', '.join(map(str, kinds))}", shown(tag))
        return
    kind = kinds[tag]
    hints = hints_of(kind)
    if kind.__struct_config__.forbid_unknown_fields:
        for name in (name for name in value if name not in hints and name != tag_field):
            yield WrongValue(place, f"no fields but {', '.join(hints)}", shown(name))
    for field in msgspec.structs.fields(kind):
        if field.name in value or field.required:
            yield from wrong_values(hints[field.name], value.get(field.name, MISSING), within(place, field.name), strict)


@cache
def hints_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of an object's fields by name."""
    return get_type_hints(struct, include_extras=True)


def is_union(hint: Any) -> bool:
    """Whether a type is one of several."""
    return get_origin(hint) in (Union, UnionType)


def is_struct(hint: Any) -> bool:
    """Whether a type is that of objects with known fields."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def within(place: str, name: str) -> str:
    """The place of a part, in one line."""
    shown_name = name[:MOST_SHOWN] if name.isprintable() and name else cut(repr(name))
    return f"{place}.{shown_name}" if place else shown_name


def fits(hint: Any, value: Any, strict: bool) -> bool:
    """Whether a value has a type."""
    try:
        msgspec.convert(value, hint, strict=strict)
    except msgspec.ValidationError:
        return False
    return True


def shown(value: Any, info: inspect.Type | None = None) -> str:
    """A value in a message. Of a text that is too short or too long only the length: it may be a secret, or a book."""
    if value is MISSING:
        return "nothing"
    if isinstance(value, str):
        return f"{len(value)} characters" if is_too_short_or_long(value, info) else cut(repr(value))
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return "an object" if isinstance(value, dict) else cut(msgspec.json.encode(value).decode())


def is_too_short_or_long(text: str, info: inspect.Type | None) -> bool:
    """Whether a text is of a length that its type, or one of several, does not have."""
    if isinstance(info, inspect.UnionType):
        return any(is_too_short_or_long(text, each) for each in info.types)
    if not isinstance(info, inspect.StrType):
        return False
    return not (info.min_length or 0) <= len(text) <= (len(text) if info.max_length is None else info.max_length)


def cut(text: str) -> str:
    """A text that is not too long."""
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1]}…"


def type_words(info: inspect.Type) -> str:
    """A type in words."""
    match info:
        case inspect.UnionType():
            return " or ".join(dict.fromkeys(map(type_words, info.types)))
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            least = info.ge if info.gt is None else info.gt + 1
            return f"a whole number{bounds(least, info.le if info.lt is None else info.lt - 1, ' from')}"
        case inspect.StrType():
            form = f" of the form {info.pattern}" if info.pattern else ""
            most = info.max_length
            return f"a text{bounds(info.min_length, most, ' of')}{' characters' * (most is not None)}{form}"
        case inspect.LiteralType():
            return f"one of {', '.join(map(str, info.values))}"
        case inspect.ListType():
            return f"a list{bounds(info.min_length, info.max_length, ' of')}"
        case _:
            return "an object"


def bounds(least: float | None, most: float | None, word: str) -> str:
    """The bounds of a number or a length in words, after a word; "" without bounds."""
    if most is None:
        return "" if least is None else f"{word} {least:.0f} on"
    return f"{word} at most {most:.0f}" if least is None else f"{word} {least:.0f} to {most:.0f}"
