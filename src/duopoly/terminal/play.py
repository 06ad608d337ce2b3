"""`duopoly play`: from the options to a game, new or resumed."""

import sys

from ..editions import DEFAULT
from . import saves
from .errors import BadInput
from .game_session import new_game, play_out, resumed_game
from .game_setup import SEATS, GameSetup, at_least_one, edition_of, language, language_here, rules_of, seats_of
from .io import TerminalIO
from .options import PlayOptions

CHANGEABLE = ("rounds", "minutes", "dice", "cards", "lang")
"""What a saved game may go on with otherwise than before."""
SETTLED = ("edition", "seats", "aim", "order", "seed", "rule")
"""What a saved game has settled."""


def run(name: str | None, options: PlayOptions) -> int:
    """Plays a new or resumed game; returns the exit code."""
    as_json = options.json
    io = TerminalIO.here(options.quiet, sys.stderr if as_json else None)
    folder = saves.folder_of(options.saves)
    at_least_one("rounds", options.rounds)
    at_least_one("minutes", options.minutes)
    if options.resume:
        check_resume(options)
        if options.lang is not None:
            language(options.lang)
        path = saves.find(folder, name)
        loop, _ = resumed_game(path, io, {field: getattr(options, field) for field in CHANGEABLE}, folder)
    elif name is not None:
        raise BadInput(f"play: {name!r} stands alone; --resume {name} goes on with a saved game")
    else:
        loop, _ = new_game(setup_from(options), folder, io)
    loop.reasons = not options.no_reasons
    return play_out(loop, as_json)


def check_resume(options: PlayOptions) -> None:
    """Raises BadInput if an option says again what the saved game has settled."""
    for name in SETTLED:
        if getattr(options, name) is not None:
            raise BadInput(
                f"{name}: expected none with --resume, because the saved game has it, got {typed_value(options, name)}"
            )


def typed_value(options: PlayOptions, name: str) -> str:
    """The value of an option as it was typed."""
    value = getattr(options, name)
    return repr(" ".join(value) if isinstance(value, list) else str(value))


def setup_from(options: PlayOptions) -> GameSetup:
    """The setup of a new game."""
    lang = language(options.lang, language_here())
    return GameSetup(
        edition=edition_of(DEFAULT if options.edition is None else options.edition),
        seats=seats_of(SEATS if options.seats is None else options.seats),
        aim=aim_of(options.aim, options.minutes),
        order=options.order or "given",
        seed=options.seed,
        rules=rules_of(options.rule or []),
        rounds=options.rounds,
        minutes=options.minutes,
        dice=options.dice or "auto",
        cards=options.cards or "auto",
        lang=lang,
        quiet=options.quiet,
    )


def aim_of(aim: str | None, minutes: int | None) -> str:
    """The aim; minutes imply a timed game. Raises BadInput if both are given and disagree."""
    if minutes is not None and aim not in (None, "timed"):
        raise BadInput(f"minutes: expected --aim timed, got --aim {aim}")
    return aim or ("timed" if minutes is not None else "last")
