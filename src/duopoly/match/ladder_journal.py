"""The journal of a ladder: every deal as soon as it is over, so that a stopped ladder can continue.

The file has a line of JSON for the settings, and then one for each deal. If a ladder was killed, an incomplete line at the end
is dropped and overwritten.
"""

import json
import os
from collections.abc import Iterable, Mapping
from hashlib import file_digest, sha256
from inspect import getmodule
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
from msgspec import Struct

from ..bots.program import files_of
from ..bots.registry import installed
from ..files import digest_of
from ..output import Lock, explain_os_errors
from ..sim.errors import BadPlan
from ..sim.weights import FILE
from ..sim.weights import path as weights_path
from .duplicate_deals import DecisionStats, PlayedDeal
from .match import Match
from .players import Player

MatchKey = tuple[str, str]
"""An edition, and the name of a match in it."""
FORMAT = 1
FILE_NAME = "results.jsonl"


class DealRecord(Struct, frozen=True, omit_defaults=True):
    """A deal of a match of an edition: for each seating the winners, with a bit for each seat, and the rounds.

    With a referee also each player's decisions.
    """

    edition: str
    match: str
    deal: int
    winners: list[int]
    rounds: list[int]
    decisions: list[DecisionStats] = []


def record_of(edition: str, match: str, deal: PlayedDeal) -> DealRecord:
    """What is kept of a deal."""
    decisions = deal.decisions if any(stats.decisions for stats in deal.decisions) else []
    return DealRecord(edition, match, deal.number, [r.winners for r in deal.rows], [r.rounds for r in deal.rows], decisions)


class LadderJournal:
    """The deals of a ladder, in a file of its folder or, without a folder, in memory. Nobody else can write to the folder."""

    def __init__(self, folder: Path | None, settings: Mapping[str, Any], matches: Mapping[MatchKey, Match]) -> None:
        """Opens the ladder's journal, or starts it. Raises BadPlan if the folder has another ladder's or cannot be used."""
        self.matches = matches
        self.settings: dict[str, Any] = json.loads(json.dumps(settings))  # with lists for tuples
        self.records: dict[MatchKey, list[DealRecord]] = {}
        self.path = None if folder is None else folder / FILE_NAME
        self.lock: Lock | None = None
        if folder is None or self.path is None:
            return
        with explain_os_errors(folder):
            folder.mkdir(parents=True, exist_ok=True)
            self.lock = Lock(folder)
            try:
                if self.path.exists():
                    os.truncate(self.path, self.read(self.path))
            except BaseException:
                self.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def read(self, path: Path) -> int:
        """Reads the complete lines and returns where the last of them ends. Raises BadPlan."""
        *lines, rest = path.read_bytes().split(b"\n")
        if not lines and not self.first_line().startswith(rest):
            raise BadPlan(f"out: {path}: expected a ladder's games, got something else; delete the file or use another folder")
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    check_settings(path, json.loads(line), self.settings)
                else:
                    self.keep(msgspec.json.decode(line, type=DealRecord))
            except (ValueError, msgspec.DecodeError) as error:
                if isinstance(error, BadPlan):
                    raise
                raise BadPlan(f"out: {path}: line {number} is damaged; delete the file or use another folder") from None
        return sum(len(line) + 1 for line in lines)

    def keep(self, record: DealRecord) -> None:
        """Takes in the next deal of a match. Raises ValueError if another one was expected, or if it is none of the match."""
        records = self.deals(record.edition, record.match)
        if record.deal != len(records):
            raise ValueError(f"deal: expected {len(records)}, got {record.deal}")
        check_record(record, self.matches.get((record.edition, record.match)))
        records.append(record)

    def deals(self, edition: str, match: str) -> list[DealRecord]:
        """The deals of a match so far, in their order."""
        return self.records.setdefault((edition, match), [])

    def add(self, record: DealRecord) -> None:
        """Writes the next deal of a match."""
        self.keep(record)
        if self.path is not None:
            with explain_os_errors(self.path.parent), self.path.open("ab") as file:
                head = b"" if file.tell() else self.first_line()
                file.write(head + msgspec.json.encode(record) + b"\n")

    def first_line(self) -> bytes:
        """The line of the settings, with its end."""
        return json.dumps(self.settings, ensure_ascii=False).encode() + b"\n"

    def close(self) -> None:
        """Lets others write to the folder."""
        if self.lock is not None:
            self.lock.close()


def check_record(record: DealRecord, match: Match | None) -> None:
    """Raises ValueError if no deal of the match can have this record."""
    if match is None or record.deal >= match.deals:
        raise ValueError(f"match: expected a deal of one of the ladder's, got {record.deal} of {record.match}")
    if not len(record.winners) == len(record.rounds) == match.games_per_deal:
        raise ValueError(f"winners and rounds: expected {match.games_per_deal} of each")
    if not all(0 <= winners < 1 << match.seats for winners in record.winners) or min(record.rounds) < 0:
        raise ValueError(f"winners: expected some of {match.seats} seats")
    if len(record.decisions) not in (0, len(match.players)):
        raise ValueError(f"decisions: expected those of {len(match.players)} players, got {len(record.decisions)}")


def check_settings(path: Path, saved: Any, expected: Mapping[str, Any]) -> None:
    """Raises BadPlan if the journal is that of another ladder; the message has the first difference."""
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise BadPlan(f"out: {path} cannot be read by this version; delete the file or use another folder")
    for name, value in expected.items():
        if saved.get(name) != value and name != "duopoly":
            what = f"{name} {show_setting(saved.get(name))} instead of {show_setting(value)}"
            by = f" of duopoly {saved.get('duopoly')}" if name == "code" else ""
            raise BadPlan(f"out: {path} has another ladder's games{by}, with {what}; delete the file or use another folder")


def show_setting(value: Any) -> str:
    """A setting as people write it."""
    if isinstance(value, dict):
        return " ".join(f"{name}={part}" for name, part in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def bots_digest() -> str:
    """A short digest of what thinking bots decide by, besides the rules: their code and the learned weights."""
    home = Path(__file__).parent.parent / "bots"
    total = sha256(digest_of(home, home.rglob("*.py")).encode())
    for path in dict.fromkeys((weights_path(), FILE)):  # one's own, and those for other editions
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def program_digests(bots: Iterable[Player]) -> dict[str, str]:
    """A short digest of each bot that is not part of Duopoly: of the program that its command runs, or of its module."""
    files = {bot.name: files_of(bot.command) if bot.command is not None else module_of(bot.bot) for bot in bots}
    return {name: files_digest(paths) for name, paths in files.items() if paths}


def files_digest(paths: Iterable[Path]) -> str:
    """A short digest of files, which may be big."""
    total = sha256()
    for path in paths:
        with path.open("rb") as file:
            total.update(file_digest(file, "sha256").digest())
    return total.hexdigest()[:16]


def module_of(bot: str) -> list[Path]:
    """The file of another package's bot; none for a built-in one."""
    entry = installed().get(bot)
    file = getattr(getmodule(entry.make), "__file__", None) if entry else None
    return [Path(file)] if file and Path(file).is_file() else []
