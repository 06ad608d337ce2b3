"""`duopoly edition`: all editions, one, or the differences between two; as text or JSON."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..editions import house_rules, load
from . import differences, show_edition
from .errors import BadInput
from .game_setup import idle_lines, language, language_here, rules_of
from .io import TerminalIO


def show(name: str | None, other: str | None, rule: Sequence[str], asked_lang: str | None, as_json: bool) -> int:
    """Prints it; returns the exit code."""
    lang = language(asked_lang, language_here())
    rules = rules_of(rule)
    if rules and (name is None or other is not None):
        raise BadInput("rule: expected the name of one edition with it")
    if as_json:
        print(json.dumps(value(name, other, rules, lang), ensure_ascii=False, indent=2))
        return 0
    io = TerminalIO.here()
    if name is None:
        show_edition.show_list(io, lang)
    elif other is None:
        show_edition.show(io, house_rules(load(name), rules), lang)
        for line in idle_lines(name, rules, None, lang):
            io.say(line, "bold")
    else:
        differences.show(io, load(name), load(other), lang)
    return 0


def value(name: str | None, other: str | None, rules: Mapping[str, Any], lang: str) -> Any:
    """The same as JSON has it."""
    if name is None:
        return show_edition.list_all(lang)
    if other is None:
        return show_edition.as_json(house_rules(load(name), rules))
    return differences.differences(load(name), load(other), lang)
