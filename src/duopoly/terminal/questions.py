"""`duopoly play` without options: asks one question at a time; Enter takes the default."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from ..bots import CHARACTERS, LEVELS
from ..bots import names as bot_names
from ..editions import BadEdition, Edition, load, names
from ..editions.edition import said
from ..play.game import ORDERS
from ..play.whole_number import whole_number
from ..words import LANGUAGES, say
from . import saves
from .errors import BadInput, NearMiss
from .game_session import MINUTES, new_game, play_out, resumed_game, yes_words
from .game_setup import GameSetup, SeatSetup, check_roles, edition_of, language, language_here, seats_of
from .io import TerminalIO

BOTS = "steady,steady"
Answer = TypeVar("Answer")


def ask_and_play(io: TerminalIO | None = None, folder: Path | None = None) -> int:
    """Asks, plays, and returns the exit code."""
    io, folder = io or TerminalIO.here(), folder or saves.folder_of(None)
    lang = language(None, language_here())
    io.say(say(lang, "terminal-welcome"))
    if path := to_go_on_with(io, folder, lang):
        loop, _ = resumed_game(path, io, {}, folder)
    else:
        loop, _ = new_game(ask_setup(io, lang), folder, io)
    return play_out(loop, False)


def to_go_on_with(io: TerminalIO, folder: Path, lang: str) -> Path | None:
    """The last unfinished game, if there is one and the person wants to continue it."""
    for path in list(filter(saves.was_played, saves.unfinished(folder)))[:1]:
        header = saves.header_of(path)
        if header and (names := saves.players_of(header)):
            players = ", ".join(names)
            prompt = say(lang, "terminal-go-on", players=players, edition=Path(str(header.get("edition"))).stem)
            if io.ask(f"{prompt} ").lower() in yes_words(lang):
                return path
    return None


def ask_setup(io: TerminalIO, default_lang: str) -> GameSetup:
    """The setup of a new game, question by question."""
    lang = ask_until_valid(io, default_lang, "language", default_lang, language, choices=", ".join(LANGUAGES))
    name, edition = ask_edition(io, lang)
    io.say(seats_hint(lang))
    if edition.has_camps:
        io.say(say(lang, "terminal-roles-hint"))
    least, most = edition.players
    facts = {"least": least, "most": most}
    seats = ask_until_valid(io, lang, "seats", default_seats(lang), lambda text: checked_seats(text, edition), **facts)
    order = "given"
    if all(seat.role for seat in seats):
        order = ask_until_valid(io, lang, "order", "1", lambda text: one_of(text, ORDERS))
    aim = ask_aim(io, edition, lang)
    minutes = None
    if aim == "timed" and not all(seat.bot for seat in seats):
        minutes = ask_until_valid(io, lang, "minutes", str(MINUTES), checked_minutes)
    return GameSetup(edition=name, seats=seats, aim=aim, order=order, minutes=minutes, lang=lang)


def seats_hint(lang: str) -> str:
    """What may be answered to who plays: people, levels, and bots by name."""
    characters, levels = list(CHARACTERS), list(LEVELS)
    bots = [name for name in bot_names() if name not in (*characters, *levels)]
    words = {name: ", ".join(each) for name, each in (("levels", levels), ("bots", bots), ("characters", characters))}
    return say(lang, "terminal-seats-hint", **words)


def ask_until_valid(
    io: TerminalIO, lang: str, question: str, default: str, read: Callable[[str], Answer], **facts: object
) -> Answer:
    """Asks until the answer is valid, and prints what is wrong with it."""
    prompt = say(lang, f"terminal-which-{question}", usual=default, **facts) + " "
    while True:
        answer = io.ask(prompt) or default
        try:
            return read(answer)
        except ValueError as error:
            if isinstance(error, NearMiss):
                io.say(say(lang, "terminal-near-miss", word=error.word, near=error.near, person=error.word.capitalize()), "red")
                continue
            io.say(say(lang, f"terminal-bad-{question}", answer=answer, **facts), "red")
            if isinstance(error, BadEdition) and answer.endswith(".toml"):
                io.say(str(error), "dim")  # what is wrong in a person's own file, in the words of its keys


def ask_edition(io: TerminalIO, lang: str) -> tuple[str, Edition]:
    """Asks for the edition, from a list; returns its name or path, and the edition."""
    for line in edition_list(lang):
        io.say(line)
    return ask_until_valid(io, lang, "edition", names()[0], checked_edition)


def checked_edition(text: str) -> tuple[str, Edition]:
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


def ask_aim(io: TerminalIO, edition: Edition, lang: str) -> str:
    """Asks for the aim if the edition has several."""
    if len(edition.aims) == 1:
        return edition.aims[0]
    for n, aim in enumerate(edition.aims, 1):
        io.say(f"{n:>3}  {aim}: {say(lang, f'aim-{aim}-hint')}")
    choices = ", ".join(edition.aims)
    return ask_until_valid(io, lang, "aim", edition.aims[0], lambda text: one_of(text, edition.aims), choices=choices)


def chosen(text: str, choices: Sequence[str]) -> str:
    """The choice with that number, or the text itself."""
    if 1 <= (whole_number(text) or 0) <= len(choices):
        return choices[int(text) - 1]
    return text


def one_of(text: str, choices: Sequence[str]) -> str:
    """The choice with that number or name. Raises BadInput for another."""
    choice = chosen(text, choices)
    if choice not in choices:
        raise BadInput(f"expected {' or '.join(choices)}, got {text!r}")
    return choice


def default_seats(lang: str) -> str:
    """The person at the keyboard, by their login if it reads like a name, and two bots."""
    import getpass

    try:
        login = getpass.getuser()
    except (KeyError, OSError):
        login = ""
    name = login.capitalize() if login.isalpha() and login != "root" else say(lang, "terminal-me")
    return f"{name},{BOTS}"


def checked_seats(text: str, edition: Edition) -> tuple[SeatSetup, ...]:
    """The seats, checked: names, number and roles must make a game."""
    from ..play.game import Game

    setup = GameSetup(edition=edition.key, seats=seats_of(text))
    check_roles(setup.seats, edition)
    Game(edition, setup.names, setup.roles, seed=0)  # raises what is wrong
    return setup.seats


def checked_minutes(text: str) -> int:
    """A number of minutes. Raises BadInput for anything else."""
    if not 1 <= (whole_number(text) or 0) <= 10_000:
        raise BadInput(f"minutes: expected 1 to 10000, got {text!r}")
    return int(text)
