"""The folder of a run: `_run.json` has its identity, `part-000012.parquet` has twenty thousand games.

Each part is written whole or not at all; the part that is not full yet is a journal. If a run was killed, its games are found
again, and the next run plays those that are missing.
"""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files import write_atomically
from ..output import Lock, explain_os_errors
from ..sim.errors import BadPlan
from .identity import HEADER, check_identity, run_identity
from .job import JobResult
from .journal import Journal
from .run import PART_SIZE
from .simulation_plan import SimulationPlan
from .sums import ROW_SIZE

if TYPE_CHECKING:
    import pyarrow as pa

PART = "part-{:06}.parquet"
JOURNAL = "_part-{:06}.rows"
"""Readers of the folder as one table skip names that start with an underscore."""
BYTES_PER_SEAT = 25
"""What a player of a game takes on the disk, compressed; measured and rounded up."""
SPARE_BYTES = 64 * 2**20


class RunFolder:
    """An open folder. Nobody else can write to it until it is closed."""

    def __init__(self, path: Path, plan: SimulationPlan, games: int) -> None:
        """Opens the plan's run there, or starts it. Raises BadPlan, with nothing changed, if the folder cannot be used."""
        check_arrow()
        self.path, self.games = path, games
        self.roles: tuple[str, ...] = plan.loaded().roles
        self.identity = run_identity(plan)
        saved = self.saved_identity()
        if saved is not None:
            check_identity(path, saved, self.identity)
        self.seats = len(plan.seats)
        self.journals: dict[int, Journal] = {}
        self.parquet_games: dict[int, int] = {}
        if saved is None:
            self.check_room()
        with explain_os_errors(path):
            path.mkdir(parents=True, exist_ok=True)
            self.lock = Lock(path)
            try:
                self.open(saved is None)
            except BaseException:
                self.close()
                raise

    def open(self, is_new: bool) -> None:
        """Starts the run, or finds what was done of it."""
        if is_new:
            write_atomically(self.path / HEADER, (json.dumps(self.identity, indent=2) + "\n").encode(), sync=True)
        self.remove_partial_files()
        self.journals = {part: Journal(file) for part, file in self.files(JOURNAL)}
        self.parquet_games = {part: count_games(file) for part, file in self.files(PART)}
        self.check_room()
        for part in list(self.journals):
            self.finish(part)

    def saved_identity(self) -> dict[str, Any] | None:
        """The identity of the folder's run; None if the folder is new or empty. Raises BadPlan if it holds something else."""
        file = self.path / HEADER
        with explain_os_errors(self.path):
            if file.exists():
                try:
                    saved = json.loads(file.read_bytes())
                except ValueError:
                    saved = None
                if isinstance(saved, dict):
                    return saved
                raise BadPlan(f"out: {file} cannot be read; use another folder")
            if self.path.exists() and (not self.path.is_dir() or any(not is_partial(name) for name in self.path.iterdir())):
                raise BadPlan(f"out: expected the folder of a run, or an empty or new one, got {self.path}")
        return None

    def check_room(self) -> None:
        """Raises BadPlan if the disk has no room for the games to come."""
        existing = next(folder for folder in (self.path, *self.path.resolve().parents) if folder.is_dir())
        left, size = sum(end - first for first, end in self.missing()), self.seats * BYTES_PER_SEAT
        free = shutil.disk_usage(existing).free
        if left and left * size + SPARE_BYTES > free:
            raise BadPlan(
                f"out: {left:,} games need about {show_bytes(left * size + SPARE_BYTES)}, but {self.path} has "
                f"{show_bytes(free)} left, enough for {max(0, free - SPARE_BYTES) // size:,}"
            )

    def remove_partial_files(self) -> None:
        """Removes half-written files of a killed run."""
        for file in self.path.iterdir():
            if is_partial(file):
                file.unlink()

    def files(self, pattern: str) -> Iterator[tuple[int, Path]]:
        """The parts of which the folder has such a file, and the files; others are left alone."""
        for file in self.path.iterdir():
            number = re.search(r"-(\d{6,})\.", file.name)
            if number and file.name == pattern.format(int(number[1])):
                yield int(number[1]), file

    def parquet_count(self, part: int) -> int:
        """How many games, from the first of the part on, its Parquet file has."""
        return self.parquet_games.get(part, 0)

    def missing(self) -> list[tuple[int, int]]:
        """The games still to be played, as ranges."""
        gaps, at = [], 0
        for part in sorted(self.parquet_games.keys() | self.journals.keys()):
            for first, end in self.ranges(part):
                gaps.append((at, min(first, self.games)))
                at = max(at, end)
        gaps.append((at, self.games))
        return [(first, end) for first, end in gaps if first < end]

    def ranges(self, part: int) -> list[tuple[int, int]]:
        """The games of a part that are there, as ranges."""
        first = part * PART_SIZE
        journal = self.journals.get(part)
        return [(first, first + self.parquet_count(part)), *(journal.ranges() if journal else [])]

    def end(self, part: int) -> int:
        """The number after the part's last game."""
        return min(self.games, (part + 1) * PART_SIZE)

    def row_chunks(self) -> Iterator[bytes]:
        """The packed rows of the games that are there, one part at a time."""
        for part in sorted(self.parquet_games.keys() | self.journals.keys()):
            rows = self.rows(part)
            if rows:
                yield rows

    def rows(self, part: int) -> bytes:
        """The packed rows of a part that are there and belong to the run, in the order of the games."""
        pieces = []
        at, end = part * PART_SIZE, self.end(part)
        if self.parquet_count(part):
            piece = self.read_parquet(part)[: max(0, end - at) * ROW_SIZE]
            pieces.append(piece)
            at += len(piece) // ROW_SIZE
        journal = self.journals.get(part)
        for first, rows in sorted(journal.chunks.items()) if journal else []:
            # If a run was killed after writing a part and before deleting its journal, both have the same games.
            piece = rows[max(0, at - first) * ROW_SIZE : max(0, end - first) * ROW_SIZE]
            pieces.append(piece)
            at = max(at, first + len(rows) // ROW_SIZE)
        return b"".join(pieces)

    def read_parquet(self, part: int) -> bytes:
        """The packed rows of a part's Parquet file."""
        import pyarrow.parquet as pq

        from .columns import from_table

        file = self.path / PART.format(part)
        with explain_damage(file):
            rows = from_table(pq.read_table(file, memory_map=False, page_checksum_verification=True), self.roles)
            if len(rows) != self.parquet_count(part) * ROW_SIZE:
                raise ValueError(f"rows: expected {self.parquet_count(part)}, got {len(rows) // ROW_SIZE}")
        return rows

    def save(self, result: JobResult) -> None:
        """Saves the rows of a job. A part that is full becomes a Parquet file."""
        part = result.first // PART_SIZE
        with explain_os_errors(self.path):
            if part not in self.journals:
                self.journals[part] = Journal(self.path / JOURNAL.format(part))
            self.journals[part].write(result.first, result.rows)
            if self.parquet_count(part) + self.journals[part].games() >= self.end(part) - part * PART_SIZE:
                self.finish(part)

    def finish(self, part: int) -> None:
        """Makes the part's Parquet file if all its games are there, and deletes a journal whose games the file has."""
        expected = self.end(part) - part * PART_SIZE
        if self.parquet_count(part) < expected:
            rows = self.rows(part)
            count = len(rows) // ROW_SIZE
            if count < expected:
                return
            write_atomically(self.path / PART.format(part), self.to_parquet(rows), sync=True)
            self.parquet_games[part] = count
        # If a run was killed before this, the next one finds both the file and the journal.
        in_file = part * PART_SIZE + self.parquet_count(part)
        if all(end <= in_file for _, end in self.journals[part].ranges()):
            self.journals.pop(part).delete()

    def to_parquet(self, rows: bytes) -> bytes:
        """Packed rows as a Parquet file; equal rows give equal bytes."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        from .columns import to_table

        table = to_table(rows, self.roles)
        metadata = {**(table.schema.metadata or {}), b"duopoly": json.dumps(self.identity).encode()}
        sink = pa.BufferOutputStream()
        table = table.replace_schema_metadata(metadata)
        pq.write_table(table, sink, compression="zstd", write_statistics=False, write_page_checksum=True)
        packed: bytes = sink.getvalue().to_pybytes()
        return packed

    def table(self) -> "pa.Table":
        """All games that are there and belong to the run, as an Arrow table."""
        import pyarrow as pa

        from .columns import to_table

        return pa.concat_tables([to_table(rows, self.roles) for rows in self.row_chunks()])

    def close(self) -> None:
        """Lets others write to the folder."""
        self.lock.close()


def check_arrow() -> None:
    """Raises BadPlan if pyarrow or NumPy is not installed."""
    try:
        import numpy  # noqa: F401
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise BadPlan("out: rows are written with pyarrow and NumPy: pip install 'duopoly[study]'") from None


def is_partial(file: Path) -> bool:
    """Whether the file was being written when a run was killed."""
    return file.name.startswith((".part-", f".{HEADER}"))


def count_games(file: Path) -> int:
    """How many games a Parquet file has. Raises BadPlan if it is damaged."""
    import pyarrow.parquet as pq

    with explain_damage(file):
        return int(pq.read_metadata(file).num_rows)


@contextmanager
def explain_damage(file: Path) -> Iterator[None]:
    """Turns whatever reading a damaged Parquet file raises into a BadPlan that names it."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, NotImplementedError, OSError, TypeError, ValueError) as error:
        if isinstance(error, OSError) and error.errno:  # the file system's, not pyarrow's
            raise
        raise BadPlan(f"out: {file} is damaged; delete it to have its games played again") from None


def show_bytes(size: float) -> str:
    """A number of bytes as people read it."""
    return f"{size / 1e9:,.1f} GB" if size >= 1e8 else f"{size / 1e6:,.1f} MB"
