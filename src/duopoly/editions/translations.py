"""The texts of the built-in editions in languages that their files do not have: from the languages' own `editions.ftl`.

A file's own texts win, so an edition of your own stays one file. `english_texts` prints what there is to translate.
"""

import re
from collections.abc import Iterator
from typing import Any

from ..words import ENGLISH, FOLDER, LANGUAGES, has, say

Raw = dict[str, Any]
"""The tables of an edition's file, or one of them, as they are read."""
Text = tuple[str, Raw, str]
"""The message of a text, the table that it is in, and its field there."""

FILE = "editions.ftl"
SAME_EVERYWHERE = ("name", "code", "short")
"""Fields that are one string where all languages have the same text."""
PLAYERS = "players"
"""The people of an example: their names stay."""
IDS = ("key", "index", "deck", "id", "rule")
"""What tells a row from the others."""


def translate(edition: str, raw: Raw) -> Raw:
    """The tables of a built-in edition's file, with its texts also in the languages that it does not have."""
    languages = [lang for lang in LANGUAGES if (FOLDER / lang / FILE).exists()]
    for message, row, field in texts(edition, raw) if languages else ():
        words = row[field]
        own = words if isinstance(words, dict) else {}
        more = {lang: say(lang, message) for lang in languages if lang not in own and has(lang, message)}
        if more:
            row[field] = {**(own or dict.fromkeys(LANGUAGES, words)), **more}
    return raw


def texts(name: str, table: Raw) -> Iterator[Text]:
    """Every text of a table and of the tables in it; `name` begins its messages."""
    for field, value in table.items():
        message = f"{name}-{field}"
        if is_text(field, value):
            yield message, table, field
        elif isinstance(value, dict):
            yield from texts(message, value)
        elif isinstance(value, list) and field != PLAYERS:
            for row in value:
                if isinstance(row, dict):
                    words = [str(row[part]) for part in IDS if part in row]
                    yield from texts(re.sub(r"[^\w-]", "-", "-".join([message, *words])).lower(), row)


def is_text(field: str, value: Any) -> bool:
    """Whether a field is for people."""
    if isinstance(value, dict):
        return set(value) >= {ENGLISH} and all(isinstance(text, str) for text in value.values())
    return isinstance(value, str) and field in SAME_EVERYWHERE
