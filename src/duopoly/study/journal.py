"""The journal of a part that is not full yet: the rows of each job are appended as soon as it is done.

A chunk is the number of its first game, its number of games, a checksum, and their packed rows. If a run was killed, an
incomplete chunk at the end is dropped and overwritten.
"""

import os
import struct
from pathlib import Path
from zlib import crc32

from .sums import ROW_SIZE

HEADER = struct.Struct("<qiI")


class Journal:
    """A journal file, which need not exist yet. `chunks` has packed rows by the number of their first game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.chunks: dict[int, bytes] = {}
        size = self.read() if path.exists() else 0
        if size:
            os.truncate(path, size)
        elif path.exists():
            path.unlink()

    def read(self) -> int:
        """Reads the complete chunks and returns where the last of them ends."""
        packed, at = self.path.read_bytes(), 0
        while at + HEADER.size <= len(packed):
            first, count, checksum = HEADER.unpack_from(packed, at)
            rows = packed[at + HEADER.size : at + HEADER.size + count * ROW_SIZE]
            if count < 1 or len(rows) < count * ROW_SIZE or crc32(rows) != checksum:
                break
            self.chunks[first] = rows
            at += HEADER.size + len(rows)
        return at

    def write(self, first: int, rows: bytes) -> None:
        """Appends a chunk."""
        with self.path.open("ab") as file:
            file.write(HEADER.pack(first, len(rows) // ROW_SIZE, crc32(rows)) + rows)
        self.chunks[first] = rows

    def games(self) -> int:
        """How many games it has."""
        return sum(len(rows) for rows in self.chunks.values()) // ROW_SIZE

    def ranges(self) -> list[tuple[int, int]]:
        """The games it has, in order, as ranges from the first number up to but without the second."""
        return [(first, first + len(rows) // ROW_SIZE) for first, rows in sorted(self.chunks.items())]

    def delete(self) -> None:
        """Deletes the file."""
        self.path.unlink(missing_ok=True)
        self.chunks.clear()
