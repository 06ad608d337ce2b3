"""The folder of a run: what is killed goes on, nothing is lost, doubled or written over, and the files are the same bytes."""

import errno
import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest
from samples import SHORT, one_thread, rows_of, run_of

from duopoly.sim.errors import BadPlan
from duopoly.study import folder as folders
from duopoly.study import run
from duopoly.study.folder import Folder
from duopoly.study.identity import HEADER
from duopoly.study.journal import Journal
from duopoly.study.plan import plan
from duopoly.study.simulation import simulate
from duopoly.study.sums import ROW_SIZE, tally_of
from duopoly.study.worker_pool import threads

NUMBER = 40


@pytest.fixture(scope="module")
def expected():
    return rows_of(SHORT, 60)


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch):
    monkeypatch.setattr(run, "PART", 16)
    monkeypatch.setattr(folders, "PART", 16)
    monkeypatch.setattr(run.Run, "size", lambda self: 3)


def play(path, number=NUMBER, crew=one_thread, until=None, kind=SHORT):
    """Plays what is missing in the folder, all of it or until so many games are done."""
    opened = Folder(path, kind, number)
    try:
        made = run_of(number, opened.keep, kind)
        made.missing = run.Missing(opened.missing())
        with run.Stop() as stop, crew() as workers:
            made.watch = lambda _: stop.ask(0, None) if until and made.sums.tally.games >= until and not stop.asked else None
            made.play(workers, stop)
    finally:
        opened.close()


def files(path):
    """All that is in a folder."""
    return {file.name: file.read_bytes() for file in path.iterdir()}


def rows_in(path, number=NUMBER):
    opened = Folder(path, SHORT, number)
    try:
        return b"".join(opened.found())
    finally:
        opened.close()


@pytest.fixture
def undisturbed(tmp_path):
    path = tmp_path / "undisturbed"
    play(path)
    return files(path)


def test_the_files_of_a_run(undisturbed, expected, tmp_path):
    """A part for each sixteen games here, and what was played."""
    assert sorted(undisturbed) == [HEADER, "part-000000.parquet", "part-000001.parquet", "part-000002.parquet"]
    assert rows_in(tmp_path / "undisturbed") == expected[: NUMBER * ROW_SIZE]
    import pyarrow.parquet as pq

    table = pq.read_table(tmp_path / "undisturbed")
    assert table["number"].to_pylist() == list(range(NUMBER))
    assert json.loads(table.schema.metadata[b"duopoly"])["seed"] == SHORT.seed


def test_more_workers_write_the_same_files(undisturbed, tmp_path):
    """Byte for byte."""
    play(tmp_path / "two", crew=lambda: threads(3, False))
    assert files(tmp_path / "two") == undisturbed


@pytest.mark.parametrize("until", [1, 5, 20, 39])
def test_a_stopped_run_goes_on(undisturbed, tmp_path, until):
    """What was done is kept, and not played again."""
    path = tmp_path / "stopped"
    play(path, until=until)
    opened = Folder(path, SHORT, NUMBER)
    left = sum(end - first for first, end in opened.missing())
    opened.close()
    assert left <= NUMBER - until
    play(path)
    assert files(path) == undisturbed


def test_a_run_that_is_done_may_be_made_longer(undisturbed, tmp_path):
    """The last part grows; the files are those of one long run."""
    path = tmp_path / "longer"
    for number in (3, 20, 20, NUMBER):
        play(path, number)
    assert files(path) == undisturbed


def test_fewer_games_than_there_are_read_only_those(undisturbed, expected, tmp_path):
    """And change nothing."""
    path = tmp_path / "undisturbed"
    assert rows_in(path, 10) == expected[: 10 * ROW_SIZE]
    assert rows_in(path, 16) == expected[: 16 * ROW_SIZE]
    play(path, 10)
    assert files(path) == undisturbed


def test_a_stopped_run_asked_for_less_then_more(undisturbed, tmp_path):
    """Games beyond those asked for stay in the journal until they are wanted."""
    path = tmp_path / "less"
    play(path, NUMBER, until=9)
    play(path, 5)
    assert len(rows_in(path, 5)) == 5 * ROW_SIZE
    play(path)
    assert files(path) == undisturbed


@pytest.mark.parametrize("cut", [1, 11, ROW_SIZE, ROW_SIZE + 20])
def test_half_a_chunk_of_a_killed_run_is_left_out(undisturbed, tmp_path, cut):
    """Its games are played again, and written behind what is whole."""
    path = tmp_path / "torn"
    play(path, until=20)
    journal = max(path.glob("_part-*.rows"))
    with journal.open("r+b") as file:
        file.truncate(max(0, journal.stat().st_size - cut))
    (path / ".part-000001.parquet").write_bytes(b"half")
    play(path)
    assert files(path) == undisturbed


def test_a_flipped_byte_is_noticed(expected, tmp_path):
    """The check of its chunk fails."""
    file = tmp_path / "_part-000000.rows"
    journal = Journal(file)
    journal.write(0, expected[: 2 * ROW_SIZE])
    journal.write(2, expected[2 * ROW_SIZE : 3 * ROW_SIZE])
    packed = bytearray(file.read_bytes())
    packed[-5] ^= 1
    file.write_bytes(packed)
    assert Journal(file).ranges() == [(0, 2)]
    assert file.stat().st_size == 16 + 2 * ROW_SIZE


def test_killed_between_a_part_and_the_end_of_its_journal(undisturbed, expected, tmp_path):
    """Games that stand in both count once."""
    path = tmp_path / "undisturbed"
    Journal(path / "_part-000001.rows").write(20, expected[20 * ROW_SIZE : 24 * ROW_SIZE])
    assert rows_in(path) == expected[: NUMBER * ROW_SIZE]
    play(path)
    assert {name: packed for name, packed in files(path).items() if name in undisturbed} == undisturbed


def test_simulate_counts_what_was_there(expected, tmp_path):
    """Found and played together."""
    play(tmp_path / "run", until=20)
    outcome = simulate(SHORT, NUMBER, engine="interpreter", out=tmp_path / "run")
    assert 20 <= outcome.found < NUMBER == outcome.done
    assert outcome.sums.tally.pack() == tally_of(expected[: NUMBER * ROW_SIZE]).pack()
    assert simulate(SHORT, NUMBER, out=tmp_path / "run").how == "nothing was left to play"


OTHERS = [
    ({"seed": 12}, "seed is 11 there, not 12"),
    ({"aim": "last"}, "aim is camp there, not last"),
    ({"rounds": 4}, "rounds is 3 there, not 4"),
    ({"seating": "rotated"}, "seating is balanced there, not rotated"),
    ({"seats": "steady,steady,steady"}, "seats is steady,random,steady there, not steady,steady,steady"),
    ({"rules": {"start_cash": 1400}}, "rules is none there, not start_cash=1400"),
    ({"edition": "anti-fr"}, "edition is anti-us there, not anti-fr"),
]


@pytest.mark.parametrize(("change", "what"), OTHERS)
def test_the_folder_of_another_run_is_refused(undisturbed, tmp_path, change, what):
    """In one line, and nothing is changed."""
    same = {"edition": "anti-us", "seats": "steady,random,steady", "aim": "camp", "seed": 11, "rounds": 3}
    options = same | change
    path = tmp_path / "undisturbed"
    with pytest.raises(BadPlan) as error:
        Folder(path, plan(**options), 10)
    assert str(error.value) == f"out: {path} holds another run: {what}; another folder would be right"
    assert files(path) == undisturbed


def test_the_folder_of_another_version_is_refused(undisturbed, tmp_path):
    """Its games could be other ones."""
    path = tmp_path / "undisturbed"
    known = json.loads((path / HEADER).read_text())
    (path / HEADER).write_text(json.dumps(known | {"code": "0123", "duopoly": "0.0.9"}))
    with pytest.raises(BadPlan, match=r"begun by another version, duopoly 0.0.9 with code 0123; that one, or another folder"):
        Folder(path, SHORT, 10)
    (path / HEADER).write_text("{half")
    with pytest.raises(BadPlan, match="cannot be read"):
        Folder(path, SHORT, 10)


def test_a_folder_with_something_else_is_refused(tmp_path):
    """So is a file, and a folder that may not be made."""
    (tmp_path / "letter.txt").write_text("Dear Ann")
    for path, what in (
        (tmp_path, "is not empty"),
        (tmp_path / "letter.txt", "is not empty"),
        (tmp_path / "letter.txt" / "x", "not a dir"),
    ):
        with pytest.raises(BadPlan, match=what):
            Folder(path, SHORT, 10)
    assert files(tmp_path) == {"letter.txt": b"Dear Ann"}


def test_a_damaged_part_is_named(undisturbed, tmp_path):
    """And left as it is."""
    (tmp_path / "undisturbed" / "part-000001.parquet").write_bytes(b"PAR1 no")
    with pytest.raises(BadPlan, match=r"part-000001\.parquet is damaged"):
        Folder(tmp_path / "undisturbed", SHORT, NUMBER)


def test_a_folder_in_use_is_refused(tmp_path):
    """Two runs would write over each other."""
    pytest.importorskip("fcntl")
    first = Folder(tmp_path / "run", SHORT, 10)
    with pytest.raises(BadPlan, match="is being written by another run"):
        Folder(tmp_path / "run", SHORT, 10)
    first.close()
    Folder(tmp_path / "run", SHORT, 10).close()


def test_no_room_on_the_disk(tmp_path):
    """It is asked for before anything is made."""
    with pytest.raises(BadPlan, match=r"out: 1,000,000,000,000 games need about 75,000\.1 GB, .* or fewer would be right"):
        Folder(tmp_path / "a" / "run", SHORT, 10**12)
    assert not files(tmp_path)


def test_a_disk_that_fills_up(expected, tmp_path, monkeypatch):
    """One line; what was done before is kept."""

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    play(tmp_path / "run", until=20)
    monkeypatch.setattr(Journal, "write", full)
    with pytest.raises(BadPlan, match=r"no room left on the disk of .*; what is done is kept"):
        play(tmp_path / "run")
    assert rows_in(tmp_path / "run") == expected[: len(rows_in(tmp_path / "run"))] != b""


LONG = [
    "anti-us",
    "--seats",
    "steady,random,steady",
    "--aim",
    "camp",
    "--seed",
    "11",
    "--rounds",
    "3",
    "--engine",
    "interpreter",
]


def begun(path, workers):
    """The program, playing many games into the folder; awaited until some are done."""
    command = [
        sys.executable,
        "-m",
        "duopoly",
        "simulate",
        *LONG,
        "--games",
        "4000",
        "--out",
        str(path),
        "--workers",
        str(workers),
    ]
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True)
    journal, until = path / "_part-000000.rows", time.monotonic() + 60
    while time.monotonic() < until and not (journal.exists() and journal.stat().st_size > 30 * ROW_SIZE):
        time.sleep(0.02)
    return program


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_program_goes_on_with_the_same_rows(tmp_path, workers, monkeypatch):
    """Killed outright, workers and all: each whole game is kept, and is the game it would have been."""
    monkeypatch.setattr(run, "PART", 20_000)
    monkeypatch.setattr(folders, "PART", 20_000)
    path = tmp_path / "killed"
    program = begun(path, workers)
    os.killpg(program.pid, signal.SIGKILL)
    program.communicate()
    opened = Folder(path, SHORT, 4000)
    done = opened.journals[0].games()
    opened.close()
    assert 30 < done < 4000
    play(path, done + 50)
    play(tmp_path / "whole", done + 50)
    assert files(path)["part-000000.parquet"] == files(tmp_path / "whole")["part-000000.parquet"]


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path, workers):
    """Once, as at a terminal: to the program and all its workers."""
    program = begun(tmp_path / "run", workers)
    os.killpg(program.pid, signal.SIGINT)
    said = program.communicate(timeout=60)[1]
    assert program.returncode == 130
    last = re.search(
        r"Stopped: ([\d,]+) of 4,000 games are done; the same command goes on from there.$", " ".join(said.split())
    )
    assert last, said
    assert "Traceback" not in said
    done = int(last[1].replace(",", ""))
    assert (tmp_path / "run" / "_part-000000.rows").stat().st_size > done * ROW_SIZE
