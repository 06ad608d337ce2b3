"""From a file to an edition: read, extend, convert, check, put together."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .check import OWNABLE, problems
from .edition import Edition, EditionFile, Example, Role, Rules, Title
from .errors import BadEdition
from .topics import TOPICS
from .translations import translate

ORDER = ("anti-us", "anti-fr", "anti-fr15k", "anti-pl", "classic-fr", "classic-us")
"""The built-in editions, in the order a person is shown them."""
HOME = Path(__file__).parent
TABLES = ("money", "rules", "sources", "facts", "parts")
ROWS = {
    "city": ("key",),
    "space": ("index",),
    "title": ("space",),
    "card": ("deck", "id"),
    "erratum": ("rule",),
    "paragraph": ("number",),
    "example": ("key",),
}
"""The tables with rows, and the fields by which a row is found again in a file that extends another."""
WHOLE = ("paragraph",)
"""Tables whose order matters: a file has its own as a whole, or the extended edition's."""
ANEW = {"space": "kind", "card": "effect"}
"""A row that gives this field is written anew: what it was before does not show through."""

Raw = dict[str, Any]
Rents = dict[str, tuple[int, ...]]


def load_path(path: str) -> Edition:
    """The edition in a file of the user's own, which may extend a built-in one."""
    raw = read(Path(path), path)
    raw.setdefault("key", Path(path).stem.lower())
    if raw["key"] in ORDER:
        raise BadEdition(path, f"key is {raw['key']}: another than a built-in edition's would be right")
    return build(path, extended(path, raw))


@cache
def load_builtin(name: str) -> Edition:
    """A built-in edition, read once."""
    return build(f"{name}.toml", read_builtin(name))


@cache
def shared_examples() -> tuple[Example, ...]:
    """The examples that all editions share, in the order of their file, read once."""
    raw = translate("examples", read(HOME / "examples.toml", "examples.toml"))
    return msgspec.convert(raw["example"], tuple[Example, ...])


def read_builtin(name: str) -> Raw:
    """A built-in edition's tables, with those it extends."""
    return extended(f"{name}.toml", translate(name, read(HOME / f"{name}.toml", f"{name}.toml")))


def read(path: Path, file: str) -> Raw:
    """The tables of a TOML file, each row once."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadEdition(file, "there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition(file, f"cannot be read: {' '.join(str(error).split())}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(file, f"is not TOML: {error}") from None
    for table in TABLES:
        if not isinstance(raw.get(table, {}), dict):
            raise BadEdition(file, f"{table}: a table [{table}] would be right")
    for table, fields in ROWS.items():
        by_id(file, table, fields, raw.get(table, []))
    return raw


def by_id(file: str, table: str, fields: tuple[str, ...], rows: Any) -> dict[str, Raw]:
    """The rows of a table by what they are found by; each must have it, and none may stand twice."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadEdition(file, f"{table}: rows [[{table}]] would be right")
    found: dict[str, Raw] = {}
    for number, row in enumerate(rows, 1):
        for field in fields:
            if type(row.get(field)) not in (int, str):
                raise BadEdition(file, f"[[{table}]] number {number}: {field} is missing, or neither number nor text")
        name = " ".join(str(row[field]) for field in fields)
        if name in found:
            raise BadEdition(file, f"[[{table}]] {name} stands twice")
        found[name] = row
    return found


def extended(file: str, own: Raw) -> Raw:
    """The tables of a file laid over those of the edition it extends."""
    if "extends" not in own:
        return own
    name = own.pop("extends")
    if name not in ORDER:
        raise BadEdition(file, f"extends {name!r}: one of {', '.join(ORDER)} would be right")
    base = read_builtin(name)
    raw = {**base, **own}
    for table in TABLES:
        raw[table] = {**base.get(table, {}), **own.get(table, {})}
    for table, fields in ROWS.items():
        if table in WHOLE:
            continue
        raw[table] = laid_over(file, table, fields, base.get(table, []), own.get(table, []))
    if "paragraph" in own:
        raw["parts"] = own.get("parts", {})
    drop_rules(file, raw)
    drop_stale(raw, own)
    drop_orphans(raw, own)
    return raw


def laid_over(file: str, table: str, fields: tuple[str, ...], base: list[Raw], own: list[Raw]) -> list[Raw]:
    """The base's rows, each with the fields of its own row and no source but its own, then the new rows."""
    rows = by_id(file, table, fields, base)
    for name, row in by_id(file, table, fields, own).items():
        kept = {} if ANEW.get(table) in row else rows.get(name, {})
        rows[name] = {field: value for field, value in kept.items() if field != "source"} | row
    return list(rows.values())


def drop_rules(file: str, raw: Raw) -> None:
    """`lacks` names rules of the extended edition that this one does not have."""
    lacks = raw.pop("lacks", [])
    for rule in lacks if isinstance(lacks, list) else [lacks]:
        if not isinstance(rule, str) or rule not in raw["rules"]:
            raise BadEdition(file, f"lacks {rule!r}: a rule of the extended edition would be right")
        del raw["rules"][rule]


def drop_stale(raw: Raw, own: Raw) -> None:
    """What the extended edition says about a rule does not outlive the rule: its source, its errata, the notes."""
    changed = own.get("rules", {})
    told, mended = own.get("sources", {}), {erratum["rule"] for erratum in own.get("erratum", [])}
    raw["sources"] = {rule: why for rule, why in raw["sources"].items() if rule in told or rule not in changed}
    raw["erratum"] = [row for row in raw["erratum"] if row["rule"] in mended or row["rule"] not in changed]
    if "start_cash" in changed and "start_notes" not in own.get("money", {}):
        raw["money"] = {**raw["money"], "start_notes": {}}


def drop_orphans(raw: Raw, own: Raw) -> None:
    """Cities and title cards of the extended edition for which the new board has no space any more."""
    cities = {str(space.get("city")) for space in raw["space"]} | {city["key"] for city in own.get("city", [])}
    raw["city"] = [city for city in raw["city"] if city["key"] in cities]
    owned = {space["index"] for space in raw["space"] if space.get("kind") in OWNABLE}
    owned |= {title["space"] for title in own.get("title", [])}
    raw["title"] = [title for title in raw["title"] if title["space"] in owned]


def build(file: str, raw: Raw) -> Edition:
    """The edition in a file's tables, or BadEdition with the first thing wrong."""
    try:
        data = msgspec.convert(raw, EditionFile)
    except msgspec.ValidationError as error:
        from .explain import first_wrong  # only a mistake needs it

        raise BadEdition(file, first_wrong(raw) or str(error)) from None
    for problem in problems(data):
        raise BadEdition(file, problem)
    return put_together(data)


def put_together(data: EditionFile) -> Edition:
    """The edition of a file without mistakes: title cards with their spaces and cities, spaces in order."""
    tables = ("city", "space", "title", "card", "erratum", "paragraph", "example")
    head = {name: getattr(data, name) for name in data.__struct_fields__ if name not in tables}
    return Edition(
        **head,
        cities=data.city,
        spaces=tuple(sorted(data.space, key=lambda space: space.index)),
        titles={title.key: title for title in titles(data)},
        cards=data.card,
        errata=data.erratum,
        examples=data.example,
        leaflet_paragraphs=data.paragraph,
        paragraphs=numbers(data),
    )


def numbers(data: EditionFile) -> dict[str, str]:
    """By topic the number of the paragraph in which it stands; "" for a topic in none."""
    found = {topic: paragraph.number for paragraph in data.paragraph for topic in paragraph.topics}
    return {topic: found.get(topic, "") for topic in TOPICS}


def titles(data: EditionFile) -> Iterator[Title]:
    """The titles in the order of their spaces."""
    spaces = {space.index: space for space in data.space}
    cities = {city.key: city for city in data.city}
    for card in sorted(data.title, key=lambda card: card.space):
        space = spaces[card.space]
        city = cities.get(space.city or "")
        yield Title(
            index=card.space,
            key=space.key,
            kind=space.kind,
            name=space.name,
            city=space.city,
            price=card.price,
            house_cost=city.house_cost if city else 0,
            hotel_cost=city.hotel_cost if city else 0,
            mortgage=card.mortgage,
            lift=card.lift,
            rents=rents(data.rules, data.roles, space.kind, card.rents),
            source=card.source,
        )


def rents(rules: Rules, roles: Iterable[Role], kind: str, printed: Mapping[Any, tuple[int, ...]]) -> Rents:
    """The rents that are played, by role: what is printed, as far as the rules let it be.

    A street has no column for more houses than may be built. A utility's multiples are rules: with one owned, with two.
    """
    if kind == "transport":
        return {role: printed[role] for role in roles}
    if kind == "street":
        most = {role: getattr(rules, f"max_houses_{role}") for role in roles}
        return {role: (*printed[role][: most[role] + 1], printed[role][-1]) for role in roles}
    one = {role: getattr(rules, f"utility_{role}") for role in roles}
    return {role: (one[role], getattr(rules, f"utility_{role}_both", one[role])) for role in roles}
