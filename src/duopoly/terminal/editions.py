"""`duopoly edition`: all editions, one, or the differences of two; for reading or as JSON."""

import json
from typing import Any

from ..editions import load
from . import differences, show_edition
from .plan import language, language_here
from .talk import Talk


def show(name: str | None, other: str | None, asked_lang: str | None, as_json: bool) -> int:
    """Shows what was asked for; returns the exit code."""
    lang = language(asked_lang, language_here())
    if as_json:
        print(json.dumps(value(name, other, lang), ensure_ascii=False, indent=2))
        return 0
    talk = Talk.here()
    if name is None:
        show_edition.show_list(talk, lang)
    elif other is None:
        show_edition.show(talk, load(name), lang)
    else:
        differences.show(talk, load(name), load(other), lang)
    return 0


def value(name: str | None, other: str | None, lang: str) -> Any:
    """The same as JSON has it."""
    if name is None:
        return show_edition.list_all(lang)
    if other is None:
        return show_edition.as_json(load(name))
    return differences.differences(load(name), load(other), lang)
