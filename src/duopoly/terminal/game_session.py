"""A new or resumed game in the terminal: opens the game and its file, runs the loop, and prints the end."""

import json
import secrets
import shlex
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..editions import Edition, house_rules, load
from ..play import fair
from ..play.earlier import FIELD as EARLIER
from ..play.earlier import continued
from ..play.errors import BadPosition
from ..play.game import SEED_BITS, Game, Record
from ..play.promise import CARDS, DICE, promise_of
from ..sim.limits import ROUNDS
from ..words import say
from . import saves
from .ending import show_ending, summary
from .errors import BadInput, Leave
from .game_loop import GameLoop
from .game_setup import GameSetup, SeatSetup, check_roles, idle_lines, language, language_here, seats_from
from .io import TerminalIO
from .records import other_rules, replayed
from .saved_header import SavedHeader, saved_header

HISTORY = "history"
"""The file next to the saved games with the lines that people typed."""
MINUTES = 120
"""How long a timed game of people lasts where nothing is said: the leaflets call it the two hour game."""


def new_game(setup: GameSetup, folder: Path, io: TerminalIO) -> tuple[GameLoop, GameSetup]:
    """Opens a new game and its file. Raises BadPosition or BadInput if the setup is invalid."""
    edition = load(setup.edition)
    with naming_seats():
        check_roles(setup.seats, edition)
        setup = with_limits(setup, edition)
        game = Game(setup.edition, setup.names, setup.roles, setup.seed, setup.rules, setup.aim, setup.begins)
    save = saves.new_save(folder, game.edition.key, header_of(game, setup))
    loop = loop_for(game, setup, io, save, 0)
    io.tell(say(setup.lang, "terminal-begins", edition=game.edition.key, players=", ".join(setup.names), seed=str(game.seed)))
    for line in idle_lines(setup.edition, setup.rules, setup.aim, setup.lang):
        io.say(line)
    if setup.roles is None and any(seat.role for seat in setup.seats):
        io.say(say(setup.lang, "terminal-roles-by-setup"))
    if setup.aim == "timed" and setup.minutes:
        io.tell(say(setup.lang, "terminal-minutes", minutes=setup.minutes))
    return loop, setup


@contextmanager
def naming_seats() -> Iterator[None]:
    """Lets a message about players or roles name the option that they were typed in."""
    try:
        yield
    except BadPosition as error:
        field, colon, rest = str(error).partition(": ")
        if not colon or not field.startswith(("players", "roles")):
            raise
        raise BadInput(f"seats: {rest}") from error


def with_limits(setup: GameSetup, edition: Edition) -> GameSetup:
    """The setup with a limit for a game that might never end: rounds for bots, minutes for people in a timed game."""
    from msgspec.structs import replace

    if setup.aim == "timed" and setup.aim in edition.aims:  # the game refuses an aim that the edition does not have
        rules = dict(setup.rules)
        if setup.rounds is not None:
            rules["rounds"] = setup.rounds
        if not house_rules(edition, rules).rules.rounds and setup.minutes is None:
            if not setup.only_bots:
                return replace(setup, minutes=MINUTES)
            rules["rounds"] = ROUNDS
        return replace(setup, rules=rules, rounds=None)
    return replace(setup, rounds=ROUNDS) if setup.only_bots and setup.rounds is None else setup


def header_of(game: Game, setup: GameSetup, used: float = 0.0) -> dict[str, Any]:
    """The record's header with what is needed to resume: who is a bot, the language, the limits and the clock."""
    header = game.record().header
    header["seats"] = [seat_row(seat) for seat in setup.seats]
    header |= {"lang": setup.lang, "limit": setup.rounds, "dice": setup.dice, "cards": setup.cards}
    if setup.minutes is not None:
        header |= {"minutes": setup.minutes, "used": round(used), "begun": round(time.time())}
    return header


def seat_row(seat: SeatSetup) -> dict[str, str | None]:
    """A seat of a record's header."""
    row = {"name": seat.name, "bot": seat.bot}
    return row if seat.budget is None else {**row, "budget": seat.budget}


def loop_for(game: Game, setup: GameSetup, io: TerminalIO, save: saves.Save, used: float) -> GameLoop:
    """The loop of a game. Raises BadInput if a bot cannot be opened; then a file just made for the game is deleted again."""
    asks = [kind for kind in ("dice", "cards") if getattr(setup, kind) == "ask"]
    until = None if setup.minutes is None else time.time() + 60 * setup.minutes - used
    try:
        return GameLoop(game, setup.seats, io, save, setup.lang, asks, setup.rounds, until)
    except BaseException:
        if save.is_new:
            save.discard()
        else:
            save.close()
        raise


def resumed_game(
    path: Path, io: TerminalIO, changes: Mapping[str, Any], folder: Path | None = None
) -> tuple[GameLoop, GameSetup]:
    """The loop of a saved game, and its setup: what is not None in `changes` is as the person wants it now.

    One that other rules made says so; where it goes no further it may go on from there as a game of its own, else Leave.
    One of a server goes on in a new file in the folder, with dice of its own: the secret of the server's is not in the record.
    One that is over only shows its end: its record stays as it was.
    """
    record, half = saves.read(path)
    game = replayed(record, path)
    saved = saved_header(record.header, path)
    setup = setup_of(saved, game, changes)
    used = used_time(saved, path)
    if note := other_rules(record, game, setup.lang):
        io.say(note)
    if game.errors:
        record = fair.cut(record, len(game.moves))
        return from_here(record, unpromised(record, game, path), setup, io, used, path), setup
    if game.to_act is None:
        over = saves.renamed_over(path) if was_cut_off(record, path, folder) else path
        return GameLoop(game, (), io, saves.UntouchedSave(over), setup.lang), setup
    if "fair" in record.header:
        game = unpromised(record, game, path)
        save = new_file(record, game, setup, used, folder or path.parent)
        if note := new_dice(record, setup):
            io.say(note)
        io.tell(say(setup.lang, "terminal-goes-on", file=save.path.name, number=len(game.moves)))
        return loop_for(game, setup, io, save, used), setup
    save = saves.reopen(path, {**record.header, **header_of(game, setup, used)}, record.moves)
    if half:
        io.say(say(setup.lang, "terminal-half-line"))
    io.tell(say(setup.lang, "terminal-goes-on", file=save.path.name, number=len(record.moves)))
    return loop_for(game, setup, io, save, used), setup


def was_cut_off(record: Record, path: Path, folder: Path | None) -> bool:
    """Whether the program ended after the last move of its own game, before the file got the name of a finished one."""
    is_own = "limit" in record.header and "fair" not in record.header
    return is_own and path.parent.resolve() == (folder or path.parent).resolve() and saves.is_free(path)


def unpromised(record: Record, game: Game, path: Path) -> Game:
    """The game of a server as one of this computer: its promise becomes an earlier part, and dice of a new seed come next."""
    if not {"fair", EARLIER} & record.header.keys():
        return game
    header = record.header
    if "fair" in header:
        header = {**continued(header, len(game.moves)), "seed": secrets.randbits(SEED_BITS)}
    return replayed(Record(header, game.moves), path)


def new_dice(record: Record, setup: GameSetup) -> str:
    """What becomes of another table's promise about what the program draws; "" if it draws nothing that was promised."""
    promise = promise_of(record.header)
    if promise is None or not record.moves:
        return ""
    kinds = [kind for kind in (DICE, CARDS) if kind not in promise.by_hand and getattr(setup, kind) == "auto"]
    state = "sealed" if promise.secret is None else "opened"
    return say(setup.lang, "terminal-new-dice", kind=kinds[0], promise=state) if kinds else ""


def new_file(record: Record, game: Game, setup: GameSetup, used: float, folder: Path) -> saves.Save:
    """The file of a game that goes on from a record, and tells like it whether the program is the bank of a real board."""
    header = header_of(game, setup, used)
    if "treasurer" in record.header:
        header["treasurer"] = record.header["treasurer"]
    return saves.new_save(folder, game.edition.key, header, game.moves)


def from_here(record: Record, game: Game, setup: GameSetup, io: TerminalIO, used: float, path: Path) -> GameLoop:
    """Resumes a saved game in a new file, as far as today's rules can play it. Raises Leave if the person declines."""
    number = len(game.moves)
    if io.ask(say(setup.lang, "terminal-from-here", number=number) + " ").lower() not in yes_words(setup.lang):
        io.say(say(setup.lang, "terminal-look-at"))
        io.say(f"  duopoly replay {shlex.quote(str(path))}")
        raise Leave
    save = new_file(record, game, setup, used, path.parent)
    io.tell(say(setup.lang, "terminal-goes-on", file=save.path.name, number=number))
    return loop_for(game, setup, io, save, used)


def yes_words(lang: str) -> list[str]:
    """The answers that mean yes."""
    return say(lang, "terminal-yes-words").split()


def setup_of(saved: SavedHeader, game: Game, changes: Mapping[str, Any]) -> GameSetup:
    """The setup of a saved game."""
    chosen = {name: value for name, value in changes.items() if value is not None}
    for name, needed in (("rounds", game.aim != "timed"), ("minutes", game.aim == "timed")):
        if name in chosen and not needed:
            raise BadInput(f"{name}: the game's aim is {game.aim}, and its {name} were settled when it began")
    limits = {name: getattr(saved, name) for name in ("rounds", "minutes", "dice", "cards")}
    fields = {name: value for name, value in limits.items() if value is not None} | chosen
    fields["lang"] = language(chosen.get("lang"), saved.lang, language_here())
    if saved.is_promised and game.aim == "timed":
        fields.setdefault("minutes", MINUTES)  # a server's older record does not say how long it is
    edition = str(game.record().header["edition"])
    return GameSetup(edition=edition, seats=seats_from(saved.bots, saved.budgets, game.players), aim=game.aim, **fields)


def used_time(saved: SavedHeader, path: Path) -> float:
    """How many seconds of the agreed time are used up, by the header.

    It says when play began only until the game is left: after a crash, the file's last change tells how long it lasted.
    """
    since = 0.0 if saved.begun is None else path.stat().st_mtime - saved.begun
    return saved.used + max(0.0, since)


def note_used_time(loop: GameLoop) -> None:
    """Writes into a timed game's header how much of the time is used up: a copy of the file has another last change."""
    header = loop.save.header
    if loop.until is not None:
        header["used"] = max(0, round(time.time() - loop.until + 60 * header["minutes"]))
        header.pop("begun", None)
        loop.save.rewrite(loop.game.moves)


def how_to_find(path: Path) -> str:
    """What to type after --resume: the name if the folder is the default one, else the whole path."""
    default = path.parent.resolve() == saves.folder_of(None).resolve()
    return path.name.removesuffix(saves.ENDING) if default else shlex.quote(str(path.resolve()))


def play_out(loop: GameLoop, as_json: bool) -> int:
    """Runs the game; at its end prints the winners and the file. Returns the exit code."""
    io, lang = loop.io, loop.lang
    io.keyboard.history = loop.save.path.parent / HISTORY
    try:
        loop.run()
    except Leave:
        if loop.save.is_new and not saves.was_played(loop.save.path):
            loop.save.discard()
            io.say(say(lang, "terminal-not-saved"))
            return 0
        note_used_time(loop)
        loop.save.close()
        io.say(say(lang, "terminal-left", name=loop.save.path.name))
        io.say(f"  duopoly play --resume {how_to_find(loop.save.path)}")
        return 0
    loop.save.finish(loop.game.moves)
    show_ending(io, loop.game, lang)
    io.say(say(lang, "saved-in", file=str(loop.save.path)))
    if as_json:
        print(json.dumps(summary(loop.game, str(loop.save.path)), ensure_ascii=False, indent=2))
    return 0
