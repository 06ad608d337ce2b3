"""Saved games: a record that grows by one line per move, so that no move is lost, however the program ends."""

import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from stat import S_IMODE, S_ISREG
from typing import Any

from ..output import explain_os_errors
from ..play.errors import BadRecord
from ..play.fair import KINDS
from ..play.game import Record
from ..play.record_file import lines, move_line, parse_header, what_is_no_text
from ..play.seats import CHANCE_NAME
from .errors import BadInput, why

ENDING = ".jsonl"
OVER = "-over.jsonl"
"""How the file name of a finished game ends; the others can be continued."""
BINARY = getattr(os, "O_BINARY", 0)
"""Windows would write two bytes for a line's end."""
Moves = Sequence[tuple[str, str]]


def folder_of(option: str | None) -> Path:
    """The folder of saved games: the option, DUOPOLY_SAVES, or the system's place for application data."""
    option = option or os.environ.get("DUOPOLY_SAVES")
    if option:
        return Path(option).expanduser()
    from platformdirs import user_data_dir

    return Path(user_data_dir("duopoly", appauthor=False)) / "games"


class Save:
    """The file of one game: `keep` after each move, `rewrite` after an undo, `finish` at the end.

    `is_new`: the file is one that this run of the program created, so it may also delete it.
    """

    is_new = False

    def __init__(self, path: Path, header: Mapping[str, Any], moves: Moves = (), is_new: bool = False) -> None:
        self.path, self.is_new = path, is_new
        self.header = dict(header)
        self.file = -1
        self.replace_with(moves)

    def rewrite(self, moves: Moves) -> None:
        """Rewrites the file atomically and stays at its end. Raises BadInput if the disk refuses."""
        with explain_write_errors(self.path):
            self.replace_with(moves)

    def replace_with(self, moves: Moves) -> None:
        """Puts another file of the same mode in the place of this one, or of that which its link leads to. Raises OSError."""
        target = self.path.resolve()
        partial = target.with_name(target.name + ".part")
        checked = list(lines(self.header, moves))
        mode = mode_of(target)
        file = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o644 if mode is None else mode)
        try:
            if mode is not None:
                os.chmod(partial, mode)  # the system takes some rights from new files
            write(file, "".join(f"{line}\n" for line, _ in checked))
            os.fsync(file)
            if os.name == "nt":  # Windows neither renames an open file nor replaces one; it has no locks of this kind
                os.close(file)
                file = -1
                self.close()
            else:
                lock(file)
            os.replace(partial, target)
        except BaseException:
            if file >= 0:
                os.close(file)
            partial.unlink(missing_ok=True)
            raise
        self.close()
        self.file = file if file >= 0 else os.open(target, os.O_WRONLY | os.O_APPEND | BINARY)
        self.check, self.saved = checked[-1][1], len(moves)

    def keep(self, moves: Moves, sync: bool = True) -> None:
        """Appends the moves that are not in the file yet; `sync` waits until they are on disk. Raises BadInput."""
        with explain_write_errors(self.path):
            if sync and not self.is_in_place():
                self.replace_with(moves)
                return
            for by, move in moves[self.saved :]:
                line, check = move_line(by, move, self.check)
                write(self.file, line + "\n")
                self.check, self.saved = check, self.saved + 1
            if sync:
                os.fsync(self.file)

    def settle(self, moves: Moves) -> None:
        """Makes sure that exactly these moves are on disk, whatever interrupted the last write."""
        if self.saved != len(moves) or not self.is_in_place():
            self.rewrite(moves)
        else:
            with explain_write_errors(self.path):
                os.fsync(self.file)

    def is_in_place(self) -> bool:
        """Whether the file still has its name: somebody may have deleted or replaced it."""
        try:
            return os.path.samestat(os.fstat(self.file), self.path.stat())
        except OSError:
            return False

    def finish(self, moves: Moves) -> None:
        """Writes how many moves there are, and renames the file: the game is over. Raises BadInput if the disk refuses."""
        self.header["moves"] = len(moves)
        self.rewrite(moves)
        self.close()
        self.path = renamed_over(self.path)

    def discard(self) -> None:
        """Deletes the file: nobody has played."""
        self.close()
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Closes the file."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


class UntouchedSave(Save):
    """The file of a game that is over already: it stays as it is."""

    def __init__(self, path: Path) -> None:
        self.path, self.file = path, -1

    def settle(self, moves: Moves) -> None:
        """Nothing is missing."""

    def finish(self, moves: Moves) -> None:
        """Nothing is left to do."""

    def discard(self) -> None:
        """Nothing is deleted."""


@contextmanager
def explain_write_errors(path: Path) -> Iterator[None]:
    """Turns an OSError about a saved game into a BadInput of one line."""
    try:
        yield
    except OSError as error:
        raise BadInput(f"saves: cannot write {path}: {why(error)}") from error


def lock(file: int) -> bool:
    """Locks a file while its game is played; False if another program holds it. Always True if the system has no locks."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def is_free(path: Path) -> bool:
    """Whether no program is playing the game."""
    with path.open("rb") as file:
        return lock(file.fileno())


def mode_of(path: Path) -> int | None:
    """Who may read and write the file; None if there is none. Raises OSError."""
    try:
        return S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return None


def write(file: int, text: str) -> None:
    """Writes the whole text."""
    rest = text.encode()
    while rest:
        rest = rest[os.write(file, rest) :]


def new_save(folder: Path, key: str, header: Mapping[str, Any], moves: Moves = ()) -> Save:
    """A file for a new game, named by the time and the edition; it may have moves already."""
    stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{key}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = free_path(folder, stem)
        try:
            return Save(path, header, moves, is_new=True)
        except OSError:
            path.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput(f"saves: cannot write to {folder}: {why(error)}; name another folder with --saves") from error


def free_path(folder: Path, stem: str) -> Path:
    """A path that no game has yet; creates the file."""
    pairs = ((folder / f"{name}{ENDING}", folder / f"{name}{OVER}") for name in numbered(stem))
    return next(path for path, over in pairs if not over.exists() and was_created(path))


def numbered(stem: str) -> Iterator[str]:
    """The name, and then the same with a number from 2."""
    yield stem
    for n in count(2):
        yield f"{stem}-{n}"


def was_created(path: Path) -> bool:
    """Creates the file; False if there is one. Raises OSError."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def renamed_over(path: Path) -> Path:
    """Gives the file the name of a finished game that no other game has; returns its path. Raises BadInput."""
    if path.name.endswith(OVER):
        return path
    with explain_write_errors(path):
        return renamed(path, ENDING, OVER)


def renamed(path: Path, ending: str, new: str) -> Path:
    """Gives the file the new ending, and a name that no other game has with either; returns its path. Raises OSError."""
    names = numbered(path.name.removesuffix(ending))
    pairs = ((path.with_name(name + ending), path.with_name(name + new)) for name in names)
    free = next(there for other, there in pairs if (other == path or not other.exists()) and was_created(there))
    try:
        return path.replace(free)
    except OSError:
        free.unlink(missing_ok=True)
        raise


def unfinished(folder: Path) -> list[Path]:
    """The unfinished games that nobody is playing, the latest first."""
    try:
        paths = [path for path in folder.iterdir() if path.name.endswith(ENDING) and not path.name.endswith(OVER)]
    except OSError:
        return []
    times = {path: last_change(path) for path in paths}
    return sorted((path for path in paths if times[path]), key=lambda path: times[path], reverse=True)


def last_change(path: Path) -> float:
    """When the saved game was last changed; 0 if it is empty, is being played, or is no file that can be read."""
    try:
        there = path.stat()
        return there.st_mtime if S_ISREG(there.st_mode) and there.st_size and is_free(path) else 0.0
    except OSError:
        return 0.0


def was_played(path: Path) -> bool:
    """Whether a person has made a move, or typed what dice or cards did; for a game of bots alone, whether anybody has."""
    header = header_of(path) or {}
    by_hand = {kind for kind in ("dice", "cards") if header.get(kind) == "ask"}
    rows = header.get("seats")
    seats = [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    bots = {str(row.get("name")) for row in seats if row.get("bot")}
    movers = set(players_of(header)) - bots or bots
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            moves = map(move_on, file)
            return any(by in movers or (by == CHANCE_NAME and KINDS.get(verb) in by_hand) for by, verb in moves)
    except OSError:
        return True


def players_of(header: Mapping[str, Any]) -> list[str]:
    """The players that a header names, itself or in the position that the game starts from; none if it is unreadable."""
    position = header.get("position")
    rows = position.get("players") if isinstance(position, dict) else header.get("players")
    names = [row.get("name") if isinstance(row, dict) else row for row in rows] if isinstance(rows, list) else []
    return [str(name) for name in names]


def move_on(line: str) -> tuple[str, str]:
    """Who made the move on a line of a saved game, and its verb; empty texts if the line is no move."""
    try:
        by, move, _ = json.loads(line)
    except (TypeError, ValueError):
        return "", ""
    return (by, move.partition(" ")[0]) if isinstance(by, str) and isinstance(move, str) else ("", "")


def find(folder: Path, name: str | None) -> Path:
    """The saved game of that name, or the last unfinished one."""
    if name is None:
        for path in unfinished(folder):
            return path
        if folder.exists() and not folder.is_dir():
            raise BadInput(f"saves: expected a folder, got {folder}")
        raise BadInput(f"resume: no unfinished game in {folder}")
    stem = name.removesuffix(ENDING)
    with explain_os_errors(Path(name), "resume"):
        for path in (Path(name), folder / name, folder / f"{stem}{ENDING}", folder / f"{stem}{OVER}"):
            if path.is_file():
                return path
    raise BadInput(f"resume: no saved game {name!r} in {folder}")


def read(path: Path) -> tuple[Record, str]:
    """A saved game, and the half-written last line that was dropped; "" if none was, or only its end is missing."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: cannot read it: {why(error)}") from error
    text = data.decode("utf-8", "replace")
    complete, end, half = text.rpartition("\n")
    with suppress(BadRecord):
        return Record.parse(f"{text}\n" if half else text), ""
    try:
        return Record.parse(complete + end), half
    except BadRecord as error:
        raise BadRecord(f"{path}: {no_text(data) or error}") from error


def no_text(data: bytes) -> str:
    """What a file is whose first line is no text; "" if it is one."""
    try:
        data.partition(b"\n")[0].decode()
    except UnicodeDecodeError as error:
        return f"expected a record, got {what_is_no_text(error)}"
    return ""


def header_of(path: Path) -> dict[str, Any] | None:
    """The header of a saved game; None if it is unreadable."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            return parse_header(file.readline())
    except (OSError, ValueError):
        return None


def reopen(path: Path, header: Mapping[str, Any], moves: Moves) -> Save:
    """Opens the file of a resumed game; one that was stopped gets the name of an unfinished game again."""
    try:
        if not is_free(path):
            raise BadInput(f"resume: {path.name} is being played in another window")
        return Save(renamed(path, OVER, ENDING) if path.name.endswith(OVER) else path, header, moves)
    except OSError as error:
        raise BadInput(f"saves: cannot write {path}: {why(error)}") from error
