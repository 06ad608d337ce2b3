"""Words for people in English, French and Polish: Project Fluent files that the terminal and the browser share."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "fr", "pl")


@cache
def bundle(lang: str) -> "FluentBundle":
    """The messages of a language, from all files of its folder; raises ValueError for a language there is not."""
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise ValueError(f"lang: no language {lang!r}; one of {', '.join(LANGUAGES)} would be right")
    made = FluentBundle([lang], use_isolating=False)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def say(lang: str, message: str, **facts: Any) -> str:
    """A message in a language; raises KeyError for a message there is not, ValueError for one that cannot be formed."""
    found = bundle(lang).get_message(message)
    if found.value is None:
        raise KeyError(message)
    text, errors = bundle(lang).format_pattern(found.value, facts)
    if errors:
        raise ValueError(f"{lang} {message}: {errors[0]}")
    return str(text)


def has(lang: str, message: str) -> bool:
    """Whether the language has the message."""
    return bool(bundle(lang).has_message(message))
