"""The checkpoint of a study: the sums of each kind of its games so far, so that a stopped study can continue.

The file is in the study's folder until the report is written. Each record is its length, a checksum, and the content. If a
study was killed, an incomplete record at the end is dropped and overwritten.
"""

import os
import struct
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from zlib import crc32

from msgspec import Struct, msgpack

from ..output import explain_os_errors
from .job import GameSpec

FILE_NAME = "_begun.sums"
HEADER = struct.Struct("<II")


class SavedSums(Struct, frozen=True):
    """Some games: their digest, the ranges still to be played, and the packed sums of the others."""

    digest: str
    missing: list[tuple[int, int]]
    sums: tuple[bytes, ...]


class Checkpoint:
    """A checkpoint file, which need not exist yet. Of two records for the same games the later one counts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.saved: dict[str, SavedSums] = {}
        if path.exists():
            os.truncate(path, self.read())

    def read(self) -> int:
        """Reads the complete records and returns where the last of them ends."""
        packed, at = self.path.read_bytes(), 0
        while at + HEADER.size <= len(packed):
            size, checksum = HEADER.unpack_from(packed, at)
            body = packed[at + HEADER.size : at + HEADER.size + size]
            if len(body) < size or crc32(body) != checksum:
                break
            saved = msgpack.decode(body, type=SavedSums)
            self.saved[saved.digest] = saved
            at += HEADER.size + size
        return at

    def find(self, spec: GameSpec, first: int, count: int) -> SavedSums | None:
        """What is saved of games `first` to `first + count - 1`; None if nothing is."""
        return self.saved.get(digest(spec, first, count))

    def write(self, spec: GameSpec, first: int, count: int, missing: list[tuple[int, int]], sums: Sequence[bytes]) -> None:
        """Appends a record; `missing` has the ranges still to be played."""
        saved = SavedSums(digest(spec, first, count), missing, tuple(sums))
        body = msgpack.encode(saved)
        with explain_os_errors(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(HEADER.pack(len(body), crc32(body)) + body)
        self.saved[saved.digest] = saved

    def delete(self) -> None:
        """Deletes the file."""
        self.path.unlink(missing_ok=True)


def digest(spec: GameSpec, first: int, count: int) -> str:
    """A digest that differs for different games."""
    total = sha256(spec.table.pack())
    for lineup in spec.lineups:
        total.update(lineup.pack())
    total.update(repr((spec.key, spec.kind, first, count)).encode())
    return total.hexdigest()
