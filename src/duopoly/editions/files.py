"""From a file to an edition: read, extend, convert, check and assemble."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .check import OWNABLE, problems
from .edition import Edition, EditionFile, Example, Role, Rules, Title
from .errors import BadEdition, shown
from .topics import TOPICS
from .translations import Raw, translate

ORDER = ("anti-us", "anti-fr", "anti-fr15k", "anti-pl", "classic-fr", "classic-us")
"""The built-in editions, in the order in which people see them."""
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
"""The tables with rows, and the fields that identify a row in a file that extends another."""
REPLACED = ("paragraph",)
"""Tables whose order matters: a file replaces the extended edition's table, or keeps it."""
NEW_ROW = {"space": "kind", "card": "effect"}
"""A row with this field replaces the extended edition's row instead of changing some of its fields."""

Rents = dict[str, tuple[int, ...]]


def load_path(path: str) -> Edition:
    """Loads an edition from a user's file, which may extend a built-in one. Raises BadEdition."""
    raw = read(Path(path), path)
    raw.setdefault("key", Path(path).stem.lower())
    if raw["key"] in ORDER:
        raise BadEdition(path, f"key: expected one that no built-in edition has, got {raw['key']}")
    return msgspec.structs.replace(build(path, extended(path, raw)), file=path)


@cache
def load_builtin(name: str) -> Edition:
    """Loads a built-in edition, once."""
    return build(f"{name}.toml", read_builtin(name))


@cache
def shared_examples() -> tuple[Example, ...]:
    """The examples that all editions share, in the order of their file."""
    raw = translate("examples", read(HOME / "examples.toml", "examples.toml"))
    return msgspec.convert(raw["example"], tuple[Example, ...])


def read_builtin(name: str) -> Raw:
    """A built-in edition's tables, including those it extends."""
    return extended(f"{name}.toml", translate(name, read(HOME / f"{name}.toml", f"{name}.toml")))


def read(path: Path, file: str) -> Raw:
    """The tables of a TOML file. Raises BadEdition if it cannot be read, or if a row occurs twice."""
    try:
        raw = tomllib.loads(path.read_text("utf-8").removeprefix("\ufeff"))  # some editors begin a file with a mark
    except FileNotFoundError:
        raise BadEdition(file, "expected a file, got none") from None
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(file, f"expected TOML, got {error}") from None
    except UnicodeDecodeError as error:
        raise BadEdition(file, f"expected a text file, got a byte that is no UTF-8 at {error.start}") from None
    except (OSError, ValueError) as error:  # ValueError: a path that cannot be
        why = error.strerror.lower() if isinstance(error, OSError) and error.strerror else str(error)
        raise BadEdition(file, f"expected a text file, got none: {' '.join(why.split())}") from None
    for table in TABLES:
        if not isinstance(raw.get(table, {}), dict):
            raise BadEdition(file, f"{table}: expected a table [{table}], got {shown(raw[table])}")
    for table, fields in ROWS.items():
        by_id(file, table, fields, raw.get(table, []))
    for city in raw.get("city", []):
        use_new_names(city)
    return raw


def use_new_names(city: Raw) -> None:
    """Gives the fields of a city's row their new names: files of duopoly 0.1 have `colour`."""
    if "color" not in city and "colour" in city:
        city["color"] = city.pop("colour")


def by_id(file: str, table: str, fields: tuple[str, ...], rows: Any) -> dict[str, Raw]:
    """The rows of a table by the fields that identify them. Raises BadEdition if these are missing or not unique."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadEdition(file, f"{table}: expected rows [[{table}]], got {shown(rows)}")
    by_name: dict[str, Raw] = {}
    for number, row in enumerate(rows, 1):
        for field in fields:
            if type(row.get(field)) not in (int, str):
                problem = f"expected a number or a text, got {shown(row[field]) if field in row else 'nothing'}"
                raise BadEdition(file, f"[[{table}]] number {number}: {field}: {problem}")
        name = " ".join(str(row[field]) for field in fields)
        if name in by_name:
            raise BadEdition(file, f"[[{table}]]: expected each row once, got {name} twice")
        by_name[name] = row
    return by_name


def extended(file: str, own: Raw) -> Raw:
    """The tables of a file on top of those of the edition it extends. Raises BadEdition."""
    if "extends" not in own:
        return own
    name = own.pop("extends")
    if name not in ORDER:
        raise BadEdition(file, f"extends: expected one of {', '.join(ORDER)}, got {shown(name)}")
    base = read_builtin(name)
    raw = {**base, **own}
    for table in TABLES:
        raw[table] = {**base.get(table, {}), **own.get(table, {})}
    for table, fields in ROWS.items():
        if table in REPLACED:
            continue
        raw[table] = laid_over(file, table, fields, base.get(table, []), own.get(table, []))
    if "paragraph" in own:
        raw["parts"] = own.get("parts", {})
    drop_rules(file, raw)
    drop_stale(raw, own)
    drop_orphans(raw, own)
    return raw


def laid_over(file: str, table: str, fields: tuple[str, ...], base: list[Raw], own: list[Raw]) -> list[Raw]:
    """The base's rows, changed by the file's own rows, then the new rows. A changed row loses the base's source.

    A row with a name of its own loses the base's short name, too.
    """
    rows = by_id(file, table, fields, base)
    for name, row in by_id(file, table, fields, own).items():
        extended_row = {} if NEW_ROW.get(table) in row else rows.get(name, {})
        lost = ("source", "short") if "name" in row else ("source",)
        rows[name] = {field: value for field, value in extended_row.items() if field not in lost} | row
    return list(rows.values())


def drop_rules(file: str, raw: Raw) -> None:
    """Removes the rules of the extended edition that `lacks` names. Raises BadEdition if it has no such rule."""
    lacks = raw.pop("lacks", [])
    for rule in lacks if isinstance(lacks, list) else [lacks]:
        if not isinstance(rule, str) or rule not in raw["rules"]:
            raise BadEdition(file, f"lacks: expected rules of the extended edition, got {shown(rule)}")
        del raw["rules"][rule]


def drop_stale(raw: Raw, own: Raw) -> None:
    """Removes what the extended edition says about rules that this one changes: sources, errata, starting notes."""
    changed = own.get("rules", {})
    own_sources, own_errata = own.get("sources", {}), {erratum["rule"] for erratum in own.get("erratum", [])}
    raw["sources"] = {rule: why for rule, why in raw["sources"].items() if rule in own_sources or rule not in changed}
    raw["erratum"] = [row for row in raw["erratum"] if row["rule"] in own_errata or row["rule"] not in changed]
    if "start_cash" in changed and "start_notes" not in own.get("money", {}):
        raw["money"] = {**raw["money"], "start_notes": {}}


def drop_orphans(raw: Raw, own: Raw) -> None:
    """Removes the extended edition's cities and title cards that the new board has no space for."""
    cities = {str(space.get("city")) for space in raw["space"]} | {city["key"] for city in own.get("city", [])}
    raw["city"] = [city for city in raw["city"] if city["key"] in cities]
    owned = {space["index"] for space in raw["space"] if space.get("kind") in OWNABLE}
    owned |= {title["space"] for title in own.get("title", [])}
    raw["title"] = [title for title in raw["title"] if title["space"] in owned]


def build(file: str, raw: Raw) -> Edition:
    """The edition in a file's tables. Raises BadEdition with the first mistake."""
    try:
        data = msgspec.convert(raw, EditionFile)
    except msgspec.ValidationError as error:
        from .field_types import first_wrong  # only a mistake needs it

        raise BadEdition(file, first_wrong(raw) or str(error)) from None
    for problem in problems(data):
        raise BadEdition(file, problem)
    return assemble(data)


def assemble(data: EditionFile) -> Edition:
    """The edition from a checked file: title cards with their spaces and cities, spaces in order."""
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
    """By topic, the number of its paragraph; "" if it has none."""
    by_topic = {topic: paragraph.number for paragraph in data.paragraph for topic in paragraph.topics}
    return {topic: by_topic.get(topic, "") for topic in TOPICS}


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
    """The rents by role: those printed, as far as the rules use them.

    A street has no rents for more houses than may be built. A utility's multiples are rules, for one owned and for two.
    """
    if kind == "transport":
        return {role: printed[role] for role in roles}
    if kind == "street":
        most = {role: getattr(rules, f"max_houses_{role}") for role in roles}
        return {role: (*printed[role][: most[role] + 1], printed[role][-1]) for role in roles}
    one = {role: getattr(rules, f"utility_{role}") for role in roles}
    return {role: (one[role], getattr(rules, f"utility_{role}_both", one[role])) for role in roles}
