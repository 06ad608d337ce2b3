"""The folder of a run: `_run.json` says what is played, `part-000012.parquet` holds twenty thousand games of it.

Each part is written beside its place and then put there, so that it is whole or not there; the part being filled is a
journal. What a killed run had done is found again, and the games in between are played by the next one.
"""

import errno
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..sim.errors import BadPlan
from .identity import HEADER, check_same, identity
from .job import Done
from .journal import Journal
from .plan import Plan
from .run import PART
from .sums import ROW_SIZE

if TYPE_CHECKING:
    import pyarrow as pa

JOURNAL = "_part-{:06}.rows"
"""Names with a line in front are passed over by whoever reads the folder as one table."""
BYTES_A_SEAT = 25
"""What a player of a game takes on the disk, packed and compressed; measured, and rounded up."""
SPARE = 64 * 2**20


class Folder:
    """An open folder: nobody else writes to it until it is closed."""

    def __init__(self, path: Path, plan: Plan, games: int) -> None:
        """Opens the run of the plan there, or begins it; raises BadPlan in one line, with nothing changed, where it cannot."""
        need_arrow()
        self.path, self.games = path, games
        self.roles: tuple[str, ...] = plan.loaded().roles
        self.identity = identity(plan)
        known = self.known()
        if known is not None:
            check_same(path, known, self.identity)
        self.seats, self.lock = len(plan.seats), -1
        self.journals: dict[int, Journal] = {}
        self.whole: dict[int, int] = {}
        if known is None:
            self.check_room()
        with told(path):
            path.mkdir(parents=True, exist_ok=True)
            self.lock = locked(path)
            try:
                self.take_up(known is None)
            except BaseException:
                self.close()
                raise

    def take_up(self, new: bool) -> None:
        """Begins the run, or finds what is done of it."""
        if new:
            put(self.path / HEADER, (json.dumps(self.identity, indent=2) + "\n").encode())
        self.clear()
        self.journals = {number_of(file): Journal(file) for file in self.path.glob("_part-*.rows")}
        self.whole = {number_of(file): games_in(file) for file in self.path.glob("part-*.parquet")}
        self.check_room()
        for part in list(self.journals):
            self.finish(part)

    def known(self) -> dict[str, Any] | None:
        """What the folder says of its run; None where it is new or empty."""
        file = self.path / HEADER
        with told(self.path):
            if file.exists():
                try:
                    known = json.loads(file.read_bytes())
                except ValueError:
                    known = None
                if isinstance(known, dict):
                    return known
                raise BadPlan(f"out: {file} cannot be read; another folder would be right")
            if self.path.exists() and (not self.path.is_dir() or any(not is_rest(name) for name in self.path.iterdir())):
                raise BadPlan(f"out: {self.path} is not empty, and no run's folder; an empty or a new one would be right")
        return None

    def check_room(self) -> None:
        """Whether the disk has room for the games to come."""
        there = next(folder for folder in (self.path, *self.path.resolve().parents) if folder.is_dir())
        left, size = sum(end - first for first, end in self.missing()), self.seats * BYTES_A_SEAT
        free = shutil.disk_usage(there).free
        if left and left * size + SPARE > free:
            raise BadPlan(
                f"out: {left:,} games need about {gigabytes(left * size + SPARE)}, and {self.path} has {gigabytes(free)} left; "
                f"{max(0, free - SPARE) // size:,} or fewer would be right"
            )

    def clear(self) -> None:
        """Takes away half-written files of a run that was killed."""
        for file in self.path.iterdir():
            if is_rest(file):
                file.unlink()

    def prefix(self, part: int) -> int:
        """How many games from its first on the part's Parquet file holds."""
        return self.whole.get(part, 0)

    def missing(self) -> list[tuple[int, int]]:
        """The games still to be played, in ranges; parts of which nothing is there are no more than the gaps between others."""
        gaps, at = [], 0
        for part in sorted(self.whole.keys() | self.journals.keys()):
            for first, behind in self.held(part):
                gaps.append((at, min(first, self.games)))
                at = max(at, behind)
        gaps.append((at, self.games))
        return [(first, end) for first, end in gaps if first < end]

    def held(self, part: int) -> list[tuple[int, int]]:
        """Which games of a part are there, in ranges."""
        first = part * PART
        journal = self.journals.get(part)
        return [(first, first + self.prefix(part)), *(journal.ranges() if journal else [])]

    def end(self, part: int) -> int:
        """The number behind the part's last game."""
        return min(self.games, (part + 1) * PART)

    def found(self) -> Iterator[bytes]:
        """The packed rows of the games that are there, some thousands at a time."""
        for part in sorted(self.whole.keys() | self.journals.keys()):
            rows = self.rows(part)
            if rows:
                yield rows

    def rows(self, part: int) -> bytes:
        """The packed rows of a part in the order of the games, as far as they are asked for and there."""
        pieces = []
        at, end = part * PART, self.end(part)
        if self.prefix(part):
            kept = self.read(part)[: max(0, end - at) * ROW_SIZE]
            pieces.append(kept)
            at += len(kept) // ROW_SIZE
        journal = self.journals.get(part)
        for first, rows in sorted(journal.chunks.items()) if journal else []:
            # A run killed between a part's file and its journal's end leaves games in both: they count once.
            piece = rows[max(0, at - first) * ROW_SIZE : max(0, end - first) * ROW_SIZE]
            pieces.append(piece)
            at = max(at, first + len(rows) // ROW_SIZE)
        return b"".join(pieces)

    def read(self, part: int) -> bytes:
        """The packed rows of a part's Parquet file."""
        import pyarrow.parquet as pq

        from .columns import rows_of

        return rows_of(pq.read_table(self.path / name_of(part), memory_map=False), self.roles)

    def keep(self, done: Done) -> None:
        """Writes down what came of a job; a part that is full becomes a file."""
        part = done.first // PART
        with told(self.path):
            if part not in self.journals:
                self.journals[part] = Journal(self.path / JOURNAL.format(part))
            self.journals[part].write(done.first, done.rows)
            if self.prefix(part) + self.journals[part].games() >= self.end(part) - part * PART:
                self.finish(part)

    def finish(self, part: int) -> None:
        """Turns a journal into a file, if all the games that are asked for are there."""
        asked = self.end(part) - part * PART
        if self.prefix(part) >= asked:
            return
        rows = self.rows(part)
        held = len(rows) // ROW_SIZE
        if held < asked:
            return
        put(self.path / name_of(part), self.parquet(rows))
        self.whole[part] = held
        journal = self.journals[part]
        if all(end <= self.end(part) for _, end in journal.ranges()):
            journal.drop()
            del self.journals[part]

    def parquet(self, rows: bytes) -> bytes:
        """Rows as a Parquet file; equal rows give equal bytes."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        from .columns import table_of

        table = table_of(rows, self.roles)
        about = {**(table.schema.metadata or {}), b"duopoly": json.dumps(self.identity).encode()}
        sink = pa.BufferOutputStream()
        pq.write_table(table.replace_schema_metadata(about), sink, compression="zstd", write_statistics=False)
        packed: bytes = sink.getvalue().to_pybytes()
        return packed

    def table(self) -> "pa.Table":
        """All the games that are there and asked for, as one table of Arrow."""
        import pyarrow as pa

        from .columns import table_of

        return pa.concat_tables([table_of(rows, self.roles) for rows in self.found()])

    def close(self) -> None:
        """Lets others write to it."""
        if self.lock >= 0:
            os.close(self.lock)
            self.lock = -1


class told:  # noqa: N801  # reads as a verb: with told(path)
    """What the system says against a folder becomes one line."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        """Nothing yet."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, OSError):
            if error.errno == errno.ENOSPC:
                raise BadPlan(f"out: no room left on the disk of {self.path}; what is done is kept") from error
            raise BadPlan(f"out: {self.path} cannot be used: {(error.strerror or str(error)).lower()}") from error


def need_arrow() -> None:
    """Says which extra is missing."""
    try:
        import numpy  # noqa: F401
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise BadPlan("out: rows are written with pyarrow and NumPy; pip install 'duopoly[study]' would be right") from None


def name_of(part: int) -> str:
    """The file of a part."""
    return f"part-{part:06}.parquet"


def number_of(file: Path) -> int:
    """The part of a file."""
    return int(file.stem.rpartition("-")[2])


def is_rest(file: Path) -> bool:
    """Whether the file was being written when a run was killed."""
    return file.name.startswith((".part-", f".{HEADER}"))


def games_in(file: Path) -> int:
    """How many games a Parquet file holds; raises BadPlan for one that is none."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return int(pq.read_metadata(file).num_rows)
    except pa.ArrowInvalid:
        raise BadPlan(f"out: {file} is damaged; without it its games would be played again") from None


def put(file: Path, packed: bytes) -> None:
    """Puts a whole file in its place, or none."""
    rest = file.with_name(f".{file.name}")
    with rest.open("wb") as out:
        out.write(packed)
        out.flush()
        os.fsync(out.fileno())
    rest.replace(file)


def locked(path: Path) -> int:
    """The folder, held open so that no other run writes there; raises BadPlan where one does."""
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return -1
    opened = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(opened)
        raise BadPlan(f"out: {path} is being written by another run; another folder would be right") from None
    return opened


def gigabytes(size: float) -> str:
    """A size that a person can read."""
    return f"{size / 1e9:,.1f} GB" if size >= 1e8 else f"{size / 1e6:,.1f} MB"
