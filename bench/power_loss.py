"""Power loss: what is left of a store when the disk forgets what was not flushed.

    uv run --group test python bench/power_loss.py                a hundred power cuts
    uv run --group test python bench/power_loss.py --cuts 1000
    uv run --group test python bench/power_loss.py --forget       as if the store never flushed: it must fail

A writer appends to rooms, adds seats, and creates rooms, as a server does; `strace` records every write, truncation, flush,
and deletion of the database's files, and every acknowledgment that the writer prints. A power cut is a moment in that record.
What was flushed before it is on the disk; of what was written after the last flush, each file keeps a part: nothing,
everything, or some of the writes in any order, the last of them torn. The store is then opened from those files: what was
acknowledged before the cut must be there, and nothing may be half there.

Needs Linux and strace. It does not show what a file system does that loses a file's name, or a disk that only claims to flush.
"""

import asyncio
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from cyclopts import App

from duopoly.server.store import StoreError
from duopoly.server.store.sql_store import SqlStore

SECTOR = 512
CALLS = "openat,open,close,pwrite64,write,ftruncate,fsync,fdatasync,unlink"
CALL = re.compile(r"^(?:\[pid +)?(\d+)\]? +(\w+)\((.*)\) += (-?\d+)")
WRITER = r"""
import asyncio, json, sys
from duopoly.server.store import Client, Key
from duopoly.server.store.sql_store import SqlStore

def acknowledge(**what):
    sys.stdout.write(f"ACK {json.dumps(what)}\n")
    sys.stdout.flush()

async def main():
    store = await SqlStore.open(sys.argv[1])
    await store.create_room("tea", "{}", "")
    acknowledge(room="tea")
    for n in range(int(sys.argv[2])):
        seq = 3 * n + 1
        await store.append("tea", seq, [("move", "x" * 900)] * 3, client=Client(browser=f"b{n}", seats=(str(n),)))
        acknowledge(seq=seq + 2)
        if n % 5 == 0:
            await store.create_room(f"r{n}", "{}", "", client=Client(browser="b", seats=("0",)), new_entries=[("begin", {})])
            acknowledge(room=f"r{n}")
        if n % 7 == 0:
            await store.check()
    await store.close()

asyncio.run(main())
"""

app = App(name="bench/power_loss.py", help=__doc__, help_format="plaintext", version_flags=[], result_action="return_none")


class Step(NamedTuple):
    """Something that happened to a file, in order; or an acknowledgment, whose `data` is its text."""

    what: str
    file: str
    offset: int = 0
    data: bytes = b""


def unescape(text: str) -> bytes:
    """A string as strace -xx writes it."""
    return bytes.fromhex(text.replace("\\x", ""))


def recorded(folder: Path, appends: int) -> list[Step]:
    """Runs the writer and returns what happened to the files in the folder."""
    trace = folder.parent / "trace"
    command = ["strace", "-f", "-xx", "-s", "70000", "-e", f"trace={CALLS}", "-o", str(trace)]
    command += [sys.executable, "-c", WRITER, str(folder / "rooms.db"), str(appends)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    steps: list[Step] = []
    names: dict[int, str] = {}
    for line in joined(trace.read_text().splitlines()):
        match = CALL.match(line)
        if not match or int(match[4]) < 0:
            continue
        _, call, text, result = match.groups()
        steps += taken(call, text, int(result), names, str(folder))
    return steps


def joined(lines: list[str]) -> list[str]:
    """The calls in the order in which they ended, each in one line: strace cuts one in two if another thread comes between."""
    begun: dict[str, str] = {}
    whole = []
    for line in lines:
        pid, _, rest = line.partition(" ")
        rest = rest.strip()
        if rest.endswith("<unfinished ...>"):
            begun[pid] = rest.removesuffix("<unfinished ...>").rstrip()
        elif (resumed := re.match(r"<\.\.\. \w+ resumed>(.*)", rest)) and pid in begun:
            whole.append(f"{pid} {begun.pop(pid)}{resumed[1]}")
        else:
            whole.append(line)
    return whole


def taken(call: str, text: str, result: int, names: dict[int, str], folder: str) -> list[Step]:
    """The step of a call, if it is one."""
    strings = [unescape(part) for part in re.findall(r'"((?:\\x[0-9a-f]{2})*)"', text)]
    if call in ("open", "openat"):
        path = strings[0].decode(errors="replace")
        names.pop(result, None)
        if path.startswith(folder):
            names[result] = Path(path).name
        return []
    if call == "unlink":
        path = strings[0].decode(errors="replace")
        return [Step("unlink", Path(path).name)] if path.startswith(folder) else []
    fd = int(re.match(r"\d+", text)[0])  # type: ignore[index]
    if call == "write" and fd == 1:
        return [Step("ack", "", 0, strings[0])]
    if call == "close":
        names.pop(fd, None)
    if fd not in names or names[fd].endswith("-shm"):
        return []
    if call == "pwrite64":
        return [Step("write", names[fd], int(text.rpartition(", ")[2]), strings[0])]
    if call == "ftruncate":
        return [Step("truncate", names[fd], int(text.rpartition(", ")[2]))]
    if call in ("fsync", "fdatasync"):
        return [Step("flush", names[fd])]
    assert call == "close", f"{call}({text[:80]}"
    return []


def apply(content: bytearray, step: Step) -> None:
    """Writes to a file or cuts it."""
    if step.what == "truncate":
        del content[step.offset :]
        content.extend(bytes(step.offset - len(content)))
    else:
        content.extend(bytes(max(0, step.offset + len(step.data) - len(content))))
        content[step.offset : step.offset + len(step.data)] = step.data


def after_cut(steps: list[Step], at: int, chance: random.Random, is_forgetful: bool) -> dict[str, bytearray]:
    """The files after a power cut before step `at`."""
    flushed: dict[str, bytearray] = {}
    waiting: dict[str, list[Step]] = {}
    for step in steps[:at]:
        if step.what == "ack":
            continue
        if step.what == "unlink":
            flushed.pop(step.file, None)
            waiting.pop(step.file, None)
        elif step.what == "flush" and not is_forgetful:
            for written in waiting.pop(step.file, []):
                apply(flushed.setdefault(step.file, bytearray()), written)
        elif step.what != "flush":
            waiting.setdefault(step.file, []).append(step)
    for file, lost in waiting.items():
        how = chance.choice(("nothing", "some", "some", "shuffled", "all"))
        part = [step for step in lost if how == "all" or (how != "nothing" and chance.random() < 0.6)]
        if how == "shuffled":
            chance.shuffle(part)
        if part and how != "all" and part[-1].data:
            torn = chance.randrange(0, len(part[-1].data) + 1, SECTOR)
            part[-1] = part[-1]._replace(data=part[-1].data[:torn])
        content = flushed.setdefault(file, bytearray())
        for step in part:
            apply(content, step)
    return flushed


def acknowledged(steps: list[Step]) -> tuple[int, set[str]]:
    """The last entry and the rooms that were acknowledged."""
    last, rooms = 0, set()
    for step in steps:
        if step.what == "ack" and step.data.startswith(b"ACK "):
            what = json.loads(step.data[4:])
            last = max(last, what.get("seq", 0))
            rooms |= {what["room"]} if "room" in what else set()
    return last, rooms


async def verdict(folder: Path, last: int, rooms: set[str]) -> str:
    """What is wrong with the store in the folder; "" if nothing is."""
    try:
        store = await SqlStore.open(str(folder / "rooms.db"))
    except StoreError:
        return "damaged" if rooms else ""  # before the first acknowledgment there may be nothing to open
    try:
        async with store.read() as connection:
            if (await connection.exec_driver_sql("PRAGMA integrity_check")).scalar() != "ok":
                return "damaged"
        seqs = [entry.seq for entry in await store.entries("tea")]
        if len(seqs) < last:
            return "lost a move"
        if seqs != list(range(1, len(seqs) + 1)) or len(seqs) % 3:
            return "half a move"
        if len(await store.clients("tea")) != len(seqs) // 3:
            return "a seat without its move"
        there = {activity.row.id: activity.entries for activity in await store.activity()}
        if not rooms <= set(there):
            return "lost a table"
        if any(entries != 1 for room, entries in there.items() if room != "tea"):
            return "half a table"
        if "tea" in there:
            await store.append("tea", len(seqs) + 1, [("move", "on")])
    except StoreError:
        return "damaged"
    finally:
        await store.close()
    return ""


@app.default
def main(*, cuts: int = 100, appends: int = 400, seed: int = 1, forget: bool = False) -> None:
    """Records a run, cuts the power at many moments, and reports what was lost."""
    chance = random.Random(seed)
    results: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="duopoly-power-") as name:
        folder = Path(name) / "disk"
        folder.mkdir()
        steps = recorded(folder, appends)
        kinds = Counter(f"{step.what} {step.file}".strip() for step in steps)
        print(", ".join(f"{count} × {kind}" for kind, count in sorted(kinds.items())))
        for _ in range(cuts):
            at = chance.randint(1, len(steps))
            shutil.rmtree(folder)
            folder.mkdir()
            for file, content in after_cut(steps, at, chance, forget).items():
                (folder / file).write_bytes(content)
            wrong = asyncio.run(verdict(folder, *acknowledged(steps[:at])))
            results[wrong or "nothing lost"] += 1
    print(f"{cuts} power cuts: " + ", ".join(f"{count} × {what}" for what, count in results.most_common()))
    if set(results) != {"nothing lost"}:
        sys.exit(1)


if __name__ == "__main__":
    app()
