"""Words for people: one folder of Project Fluent files for each language, which the terminal and the browser share.

A new language is a new folder with the files of `en`; nothing else lists the languages. See CONTRIBUTING.
"""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from .fluent_bundle import Bundle

FOLDER = Path(__file__).parent
COMMON = "common.ftl"
"""Messages that all other files may refer to."""
ENGLISH = "en"
LANGUAGES = (ENGLISH, *sorted({path.parent.name for path in FOLDER.glob(f"*/{COMMON}")} - {ENGLISH}))
"""The codes of the languages, English first: the folders beside this file."""

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # msgspec and the schema of the server check it

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@cache
def bundle(lang: str) -> "Bundle":
    """The messages of a language read so far, at first the common ones; raises ValueError for a language there is not."""
    from .fluent_bundle import Bundle

    if lang not in LANGUAGES:
        raise ValueError(f"lang: expected one of {', '.join(LANGUAGES)}, got {lang!r}")
    messages = Bundle()
    read(messages, lang, COMMON)
    return messages


def read(messages: "Bundle", lang: str, name: str) -> None:
    """Adds the messages of a file."""
    messages.add((FOLDER / lang / name).read_text(encoding="utf-8"))


@cache
def homes(lang: str) -> dict[str, str]:
    """The file of each message: parsing them all would take a good part of the time in which a command starts."""
    bundle(lang)
    files = sorted((FOLDER / lang).glob("*.ftl"))
    return {message: path.name for path in files for message in MESSAGE.findall(path.read_text(encoding="utf-8"))}


@cache
def with_file(lang: str, name: str) -> "Bundle":
    """The messages of a language, those of the file among them."""
    messages = bundle(lang)
    if name != COMMON:
        read(messages, lang, name)
    return messages


RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""Hebrew, Arabic and others."""


def isolate(fact: Any) -> Any:
    """A name written from right to left is isolated, so that it does not turn around the numbers beside it."""
    turns = isinstance(fact, str) and RIGHT_TO_LEFT.search(fact) and "\u2068" not in fact
    return f"\u2068{fact}\u2069" if turns else fact


LONGEST_KEPT = 200
"""A sentence with a longer text in it is formed anew each time: such a text may be a stranger's, and fill the memory."""


@lru_cache(maxsize=4096, typed=True)
def said(lang: str, message: str, *facts: Any) -> str:
    """A message with its facts, name after name and value after value; the same ones are said again and again in a game.

    Raises KeyError for a message there is not, and ValueError if it cannot be said with these facts.
    """
    messages = with_file(lang, homes(lang)[message])
    try:
        return messages.format(message, dict(zip(facts[::2], map(isolate, facts[1::2]), strict=True)))
    except ValueError as error:
        raise ValueError(f"{lang} {error}") from error


@cache
def mentioned(lang: str, message: str) -> tuple[str, ...]:
    """The names of the facts that a message may mention. Raises KeyError for a message there is not."""
    return with_file(lang, homes(lang)[message]).mentioned(message)


def say(lang: str, message: str, **facts: Any) -> str:
    """A message in a language; raises KeyError for a message there is not, ValueError for one that cannot be formed.

    Of the facts only those that it may mention count: what is said of a throw is the same whatever cash one has.
    """
    parts = [part for name in mentioned(lang, message) if name in facts for part in (name, facts[name])]
    is_long = any(isinstance(part, str) and len(part) > LONGEST_KEPT for part in parts)
    return said.__wrapped__(lang, message, *parts) if is_long else said(lang, message, *parts)


def grouped(number: int, lang: str) -> str:
    """A whole number in groups of three digits, as the language writes it."""
    separator, grouped_from = grouping(lang)
    return str(number) if len(str(abs(number))) < grouped_from else f"{number:,}".replace(",", separator)


@cache
def grouping(lang: str) -> tuple[str, int]:
    """The sign between groups of digits, and how many digits the shortest number has that is grouped."""
    style = bundle(lang).style()
    return style.separator, style.grouped_from


def has(lang: str, message: str) -> bool:
    """Whether the language has the message."""
    return message in homes(lang)
