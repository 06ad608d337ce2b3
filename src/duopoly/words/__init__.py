"""Words for people: one folder of Project Fluent files for each language, which the terminal and the browser share.

A new language is a new folder with the files of `en`; nothing else lists the languages. See CONTRIBUTING.
"""

import re
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
def bundle(lang: str) -> "FluentBundle":
    """The messages of a language read so far, at first the common ones; raises ValueError for a language there is not."""
    from fluent.runtime import FluentBundle

    if lang not in LANGUAGES:
        raise ValueError(f"lang: expected one of {', '.join(LANGUAGES)}, got {lang!r}")
    messages = FluentBundle([lang], use_isolating=False)
    read(messages, lang, COMMON)
    return messages


def read(messages: "FluentBundle", lang: str, name: str) -> None:
    """Adds the messages of a file."""
    from fluent.runtime import FluentResource

    messages.add_resource(FluentResource((FOLDER / lang / name).read_text(encoding="utf-8")))


@cache
def homes(lang: str) -> dict[str, str]:
    """The file of each message: parsing them all would take a good part of the time in which a command starts."""
    bundle(lang)
    files = sorted((FOLDER / lang).glob("*.ftl"))
    return {message: path.name for path in files for message in MESSAGE.findall(path.read_text(encoding="utf-8"))}


@cache
def with_file(lang: str, name: str) -> "FluentBundle":
    """The messages of a language, those of the file among them."""
    messages = bundle(lang)
    if name != COMMON:
        read(messages, lang, name)
    return messages


@lru_cache(maxsize=4096, typed=True)
def said(lang: str, message: str, *facts: Any) -> str:
    """A message with its facts, name after name and value after value; the same ones are said again and again in a game."""
    messages = with_file(lang, homes(lang)[message])
    pattern = messages.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = messages.format_pattern(pattern, dict(zip(facts[::2], facts[1::2], strict=True)))
    if errors:
        raise ValueError(f"{lang} {message}: {errors[0]}")
    return str(text)


def say(lang: str, message: str, **facts: Any) -> str:
    """A message in a language; raises KeyError for a message there is not, ValueError for one that cannot be formed."""
    return said(lang, message, *chain.from_iterable(facts.items()))


def has(lang: str, message: str) -> bool:
    """Whether the language has the message."""
    return message in homes(lang)
