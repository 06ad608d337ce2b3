"""`duopoly` alone: asks for what it needs, one thing at a time; Enter takes the usual answer."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from ..editions import Edition, load, names
from ..editions.edition import said
from ..play.game import ORDERS
from ..words import LANGUAGES, say
from . import saves
from .errors import BadInput
from .evening import MINUTES, new_game, play_out, resumed_game, yes_words
from .plan import Plan, Seat, edition_of, language, language_here, seats_of
from .talk import Talk

BOTS = "steady,steady"
Answer = TypeVar("Answer")


def ask_and_play(talk: Talk | None = None, folder: Path | None = None) -> int:
    """Asks, plays, and returns the exit code."""
    talk, folder = talk or Talk.here(), folder or saves.folder_of(None)
    lang = language(None, language_here())
    talk.say(say(lang, "terminal-welcome"))
    if path := to_go_on_with(talk, folder, lang):
        host, _ = resumed_game(path, talk, {})
    else:
        host, _ = new_game(ask_plan(talk, lang), folder, talk)
    return play_out(host, False)


def to_go_on_with(talk: Talk, folder: Path, lang: str) -> Path | None:
    """The last unfinished game, if there is one and the person wants to go on with it."""
    for path in saves.unfinished(folder)[:1]:
        header = saves.header_of(path)
        if header and isinstance(header.get("players"), list):
            players = ", ".join(map(str, header["players"]))
            prompt = say(lang, "terminal-go-on", players=players, edition=Path(str(header.get("edition"))).stem)
            if talk.ask(f"{prompt} ").lower() in yes_words(lang):
                return path
    return None


def ask_plan(talk: Talk, usual_lang: str) -> Plan:
    """The plan of a new game, question by question."""
    lang = until_right(talk, usual_lang, "language", usual_lang, language, choices=", ".join(LANGUAGES))
    name, edition = ask_edition(talk, lang)
    talk.say(say(lang, "terminal-seats-hint"))
    if len(edition.roles) > 1:
        talk.say(say(lang, "terminal-roles-hint"))
    seats = until_right(talk, lang, "seats", usual_seats(lang), lambda text: right_seats(text, edition))
    order = "given"
    if all(seat.role for seat in seats):
        order = until_right(talk, lang, "order", "1", lambda text: one_of(text, ORDERS))
    aim = ask_aim(talk, edition, lang)
    minutes = None
    if aim == "timed" and not all(seat.bot for seat in seats):
        minutes = until_right(talk, lang, "minutes", str(MINUTES), right_minutes)
    return Plan(edition=name, seats=seats, aim=aim, order=order, minutes=minutes, lang=lang)


def until_right(talk: Talk, lang: str, question: str, usual: str, read: Callable[[str], Answer], **facts: object) -> Answer:
    """Asks until the answer can be read; what is wrong with it is said."""
    prompt = say(lang, f"terminal-which-{question}", usual=usual, **facts) + " "
    while True:
        try:
            return read(talk.ask(prompt) or usual)
        except ValueError as error:
            talk.say(str(error), "red")


def ask_edition(talk: Talk, lang: str) -> tuple[str, Edition]:
    """Which edition, from a list with what is different about each; its name or path, and the edition."""
    for line in edition_list(lang):
        talk.say(line)
    return until_right(talk, lang, "edition", names()[0], right_edition)


def right_edition(text: str) -> tuple[str, Edition]:
    """The edition by number, name or path."""
    name = edition_of(chosen(text, names()))
    return name, load(name)


def edition_list(lang: str) -> list[str]:
    """The editions, numbered, each with its one-line difference."""
    lines = []
    for n, key in enumerate(names(), 1):
        edition = load(key)
        lines.append(f"{n:>3}  {key}: {said(edition.name, lang)}. {said(edition.about, lang)}")
    return lines


def ask_aim(talk: Talk, edition: Edition, lang: str) -> str:
    """Which aim, where the edition has several."""
    if len(edition.aims) == 1:
        return edition.aims[0]
    for n, aim in enumerate(edition.aims, 1):
        talk.say(f"{n:>3}  {aim}: {say(lang, f'aim-{aim}-hint')}")
    return until_right(talk, lang, "aim", edition.aims[0], lambda text: one_of(text, edition.aims))


def chosen(text: str, choices: Sequence[str]) -> str:
    """The choice of that number, or the text itself."""
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(choices):
        return choices[int(text) - 1]
    return text


def one_of(text: str, choices: Sequence[str]) -> str:
    """The choice of that number or name."""
    choice = chosen(text, choices)
    if choice not in choices:
        raise BadInput(f"{text!r}: {', '.join(choices)} would be right")
    return choice


def usual_seats(lang: str) -> str:
    """The person at the keyboard, by the name they logged in with where that is a name, and two bots."""
    import getpass

    try:
        login = getpass.getuser()
    except (KeyError, OSError):
        login = ""
    name = login.capitalize() if login.isalpha() and login != "root" else say(lang, "terminal-me")
    return f"{name},{BOTS}"


def right_seats(text: str, edition: Edition) -> tuple[Seat, ...]:
    """The seats, tried out: names, number and roles must make a game."""
    from ..play.game import Game

    plan = Plan(edition=edition.key, seats=seats_of(text))
    Game(edition, plan.names, plan.roles, seed=0)  # raises what is wrong
    return plan.seats


def right_minutes(text: str) -> int:
    """A number of minutes."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 10_000):
        raise BadInput(f"{text!r}: a number from 1 to 10000 would be right")
    return int(text)
