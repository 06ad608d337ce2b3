"""What a study has played so far: the sums of each kind of its games, so that a study that was stopped can go on.

The file lies in the study's folder until the report is written. Each entry is a length, a check, and the entry itself; half a
one at the end, from a study that was killed, is written over.
"""

import os
import struct
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from zlib import crc32

from msgspec import Struct, msgpack

from .job import Games

NAME = "_begun.sums"
HEAD = struct.Struct("<II")


class Entry(Struct, frozen=True):
    """Some games: their digest, which of them are still to be played, and the packed sums of the others."""

    digest: str
    missing: list[tuple[int, int]]
    sums: tuple[bytes, ...]


class Checkpoint:
    """One such file; it need not be there yet. Of two entries for the same games the later one counts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: dict[str, Entry] = {}
        if path.exists():
            os.truncate(path, self.read())

    def read(self) -> int:
        """Takes in the whole entries; returns where the last of them ends."""
        packed, at = self.path.read_bytes(), 0
        while at + HEAD.size <= len(packed):
            size, check = HEAD.unpack_from(packed, at)
            body = packed[at + HEAD.size : at + HEAD.size + size]
            if len(body) < size or crc32(body) != check:
                break
            entry = msgpack.decode(body, type=Entry)
            self.entries[entry.digest] = entry
            at += HEAD.size + size
        return at

    def find(self, games: Games, first: int, count: int) -> Entry | None:
        """What is there of games `first` to `first + count - 1`."""
        return self.entries.get(digest(games, first, count))

    def write(self, games: Games, first: int, count: int, missing: list[tuple[int, int]], sums: Sequence[bytes]) -> None:
        """An entry more, or a fuller one."""
        entry = Entry(digest(games, first, count), missing, tuple(sums))
        body = msgpack.encode(entry)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(HEAD.pack(len(body), crc32(body)) + body)
        self.entries[entry.digest] = entry

    def drop(self) -> None:
        """It is needed no more."""
        self.path.unlink(missing_ok=True)


def digest(games: Games, first: int, count: int) -> str:
    """What tells these games from others."""
    total = sha256(games.table.pack())
    for lineup in games.lineups:
        total.update(lineup.pack())
    total.update(repr((games.key, games.what, first, count)).encode())
    return total.hexdigest()
