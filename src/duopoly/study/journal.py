"""The part of a run that is being filled: the rows of each job are written behind the last, as soon as they are there.

A chunk is its first game's number, how many games it holds, a check, and their packed rows. Half a chunk at the end, from a
run that was killed, is left out and written over.
"""

import os
import struct
from pathlib import Path
from zlib import crc32

from .sums import ROW_SIZE

HEAD = struct.Struct("<qiI")


class Journal:
    """One such file; it need not be there yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.chunks: dict[int, bytes] = {}
        whole = self.read() if path.exists() else 0
        if whole:
            os.truncate(path, whole)
        elif path.exists():
            path.unlink()

    def read(self) -> int:
        """Takes in the whole chunks; returns where the last of them ends."""
        packed, at = self.path.read_bytes(), 0
        while at + HEAD.size <= len(packed):
            first, count, check = HEAD.unpack_from(packed, at)
            rows = packed[at + HEAD.size : at + HEAD.size + count * ROW_SIZE]
            if count < 1 or len(rows) < count * ROW_SIZE or crc32(rows) != check:
                break
            self.chunks[first] = rows
            at += HEAD.size + len(rows)
        return at

    def write(self, first: int, rows: bytes) -> None:
        """A chunk more."""
        with self.path.open("ab") as file:
            file.write(HEAD.pack(first, len(rows) // ROW_SIZE, crc32(rows)) + rows)
        self.chunks[first] = rows

    def games(self) -> int:
        """How many games it holds."""
        return sum(len(rows) for rows in self.chunks.values()) // ROW_SIZE

    def ranges(self) -> list[tuple[int, int]]:
        """Which games it holds, in order: first number, and the one behind the last."""
        return [(first, first + len(rows) // ROW_SIZE) for first, rows in sorted(self.chunks.items())]

    def drop(self) -> None:
        """It is needed no more."""
        self.path.unlink(missing_ok=True)
        self.chunks.clear()
