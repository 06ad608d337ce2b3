"""`duopoly play`: from the options to a game, new or resumed."""

import sys
from collections.abc import Mapping
from typing import Any

from . import saves
from .errors import BadInput
from .evening import new_game, play_out, resumed_game
from .plan import Plan, at_least_one, edition_of, language, language_here, rules_of, seats_of
from .talk import Talk

CHANGEABLE = ("rounds", "minutes", "dice", "cards", "lang")
"""What a saved game may go on with otherwise than before."""


def play_or_resume(options: Mapping[str, Any]) -> int:
    """Plays the game that the options tell; returns the exit code."""
    as_json = bool(options["json"])
    talk = Talk.here(bool(options["quiet"]), sys.stderr if as_json else None)
    folder = saves.folder_of(options["saves"])
    at_least_one("rounds", options["rounds"])
    at_least_one("minutes", options["minutes"])
    if options["resume"]:
        if options["lang"] is not None:
            language(options["lang"])
        path = saves.find(folder, options["name"])
        host, _ = resumed_game(path, talk, {name: options[name] for name in CHANGEABLE})
    elif options["name"] is not None:
        raise BadInput(f"play: {options['name']!r} stands alone; --resume {options['name']} goes on with a saved game")
    else:
        host, _ = new_game(plan_from(options), folder, talk)
    return play_out(host, as_json)


def plan_from(options: Mapping[str, Any]) -> Plan:
    """The plan that the options of a new game make."""
    lang = language(options["lang"], language_here())
    return Plan(
        edition=edition_of(options["edition"]),
        seats=seats_of(options["seats"]),
        aim=aim_of(options["aim"], options["minutes"]),
        order=options["order"] or "given",
        seed=options["seed"],
        rules=rules_of(options["rule"] or []),
        rounds=options["rounds"],
        minutes=options["minutes"],
        dice=options["dice"] or "auto",
        cards=options["cards"] or "auto",
        lang=lang,
        quiet=bool(options["quiet"]),
    )


def aim_of(aim: str | None, minutes: int | None) -> str:
    """The aim; minutes alone mean a timed game, and go with no other."""
    if minutes is not None and aim not in (None, "timed"):
        raise BadInput(f"minutes: only a timed game has them; --aim timed instead of {aim} would be right")
    return aim or ("timed" if minutes is not None else "last")
