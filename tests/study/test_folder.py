"""The folder of a run: a killed run continues, no game is lost, repeated or overwritten, and the files are the same bytes."""

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
from duopoly.study.folder import RunFolder
from duopoly.study.identity import HEADER
from duopoly.study.journal import Journal
from duopoly.study.simulation import simulate
from duopoly.study.simulation_plan import plan_simulation
from duopoly.study.sums import ROW_SIZE, total_rows
from duopoly.study.worker_pool import thread_pool

NUMBER = 40


@pytest.fixture(scope="module")
def expected():
    return rows_of(SHORT, 60)


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch):
    monkeypatch.setattr(run, "PART_SIZE", 16)
    monkeypatch.setattr(folders, "PART_SIZE", 16)
    monkeypatch.setattr(run.Run, "job_size", lambda self: 3)


def play(path, number=NUMBER, pool=one_thread, until=None, plan=SHORT):
    """Plays the missing games of the folder, all of them or until this many are done."""
    folder = RunFolder(path, plan, number)
    try:
        current = run_of(number, folder.save, plan)
        current.missing = run.MissingGames(folder.missing())
        with run.StopSignal() as stop, pool() as workers:

            def stop_in_time(_):
                if until and current.sums.totals.games >= until and not stop.requested:
                    stop.request(0, None)

            current.progress = stop_in_time
            current.play(workers, stop)
    finally:
        folder.close()


def files(path):
    """The files of a folder with their contents."""
    return {file.name: file.read_bytes() for file in path.iterdir()}


def rows_in(path, number=NUMBER):
    folder = RunFolder(path, SHORT, number)
    try:
        return b"".join(folder.row_chunks())
    finally:
        folder.close()


@pytest.fixture
def undisturbed(tmp_path):
    path = tmp_path / "undisturbed"
    play(path)
    return files(path)


def test_the_files_of_a_run(undisturbed, expected, tmp_path):
    """Here there is a part for every sixteen games, and the identity of the run."""
    assert sorted(undisturbed) == [HEADER, "part-000000.parquet", "part-000001.parquet", "part-000002.parquet"]
    assert rows_in(tmp_path / "undisturbed") == expected[: NUMBER * ROW_SIZE]
    import pyarrow.parquet as pq

    table = pq.read_table(tmp_path / "undisturbed")
    assert table["number"].to_pylist() == list(range(NUMBER))
    assert json.loads(table.schema.metadata[b"duopoly"])["seed"] == SHORT.seed


def test_more_workers_write_the_same_files(undisturbed, tmp_path):
    """Byte for byte."""
    play(tmp_path / "two", pool=lambda: thread_pool(3, False))
    assert files(tmp_path / "two") == undisturbed


@pytest.mark.parametrize("until", [1, 5, 20, 39])
def test_a_stopped_run_continues(undisturbed, tmp_path, until):
    """The games so far are kept, and not played again."""
    path = tmp_path / "stopped"
    play(path, until=until)
    folder = RunFolder(path, SHORT, NUMBER)
    left = sum(end - first for first, end in folder.missing())
    folder.close()
    assert left <= NUMBER - until
    play(path)
    assert files(path) == undisturbed


def test_a_finished_run_can_be_extended(undisturbed, tmp_path):
    """The last part grows; the files are those of one long run."""
    path = tmp_path / "longer"
    for number in (3, 20, 20, NUMBER):
        play(path, number)
    assert files(path) == undisturbed


def test_a_shorter_run_reads_only_its_games(undisturbed, expected, tmp_path):
    """And changes nothing."""
    path = tmp_path / "undisturbed"
    assert rows_in(path, 10) == expected[: 10 * ROW_SIZE]
    assert rows_in(path, 16) == expected[: 16 * ROW_SIZE]
    play(path, 10)
    assert files(path) == undisturbed


@pytest.mark.parametrize("until", [9, 20])
def test_a_stopped_run_made_shorter_then_longer(undisturbed, tmp_path, until):
    """Games beyond its end stay in the journal until they are needed."""
    path = tmp_path / "less"
    play(path, NUMBER, until=until)
    play(path, 5)
    assert len(rows_in(path, 5)) == 5 * ROW_SIZE
    play(path)
    assert files(path) == undisturbed


@pytest.mark.parametrize("cut", [1, 11, ROW_SIZE, ROW_SIZE + 20])
def test_an_incomplete_chunk_of_a_killed_run_is_dropped(undisturbed, tmp_path, cut):
    """Its games are played again, and appended to the complete ones."""
    path = tmp_path / "torn"
    play(path, until=20)
    journal = max(path.glob("_part-*.rows"))
    with journal.open("r+b") as file:
        file.truncate(max(0, journal.stat().st_size - cut))
    (path / ".part-000001.parquet").write_bytes(b"half")
    play(path)
    assert files(path) == undisturbed


def test_a_flipped_byte_is_noticed(expected, tmp_path):
    """The checksum of its chunk fails."""
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
    """Games that are in both count once, and the journal is deleted: also by a run that needs fewer games."""
    path = tmp_path / "undisturbed"
    for number in (NUMBER, 25, 10):
        Journal(path / "_part-000001.rows").write(20, expected[20 * ROW_SIZE : 24 * ROW_SIZE])
        if number == NUMBER:
            assert rows_in(path) == expected[: NUMBER * ROW_SIZE]
        play(path, number)
        assert files(path) == undisturbed


def test_a_journal_with_more_games_than_its_part_is_kept(undisturbed, expected, tmp_path):
    """Until a longer run needs them."""
    path = tmp_path / "undisturbed"
    Journal(path / "_part-000002.rows").write(38, expected[38 * ROW_SIZE : 43 * ROW_SIZE])
    for number in (10, NUMBER):
        play(path, number)
        assert files(path).keys() == undisturbed.keys() | {"_part-000002.rows"}
    assert rows_in(path, 43) == expected[: 43 * ROW_SIZE]
    assert files(path).keys() == undisturbed.keys()


def test_simulate_counts_the_games_in_the_folder(expected, tmp_path):
    """Together with those it plays."""
    play(tmp_path / "run", until=20)
    result = simulate(SHORT, NUMBER, engine="interpreter", out=tmp_path / "run")
    assert 20 <= result.resumed < NUMBER == result.done
    assert result.sums.totals.pack() == total_rows(expected[: NUMBER * ROW_SIZE]).pack()
    assert simulate(SHORT, NUMBER, out=tmp_path / "run").how == "nothing was left to play"


OTHERS = [
    ({"seed": 12}, "seed 11 instead of 12"),
    ({"aim": "last"}, "aim camp instead of last"),
    ({"rounds": 4}, "rounds 3 instead of 4"),
    ({"seating": "rotated"}, "seating balanced instead of rotated"),
    ({"seats": "steady,steady,steady"}, "seats steady,random,steady instead of steady,steady,steady"),
    ({"rules": {"start_cash": 1400}}, "rules none instead of start_cash=1400"),
    ({"edition": "anti-fr"}, "edition anti-us instead of anti-fr"),
]


@pytest.mark.parametrize(("change", "difference"), OTHERS)
def test_the_folder_of_another_run_is_refused(undisturbed, tmp_path, change, difference):
    """With a one-line message, and nothing is changed."""
    same = {"edition": "anti-us", "seats": "steady,random,steady", "aim": "camp", "seed": 11, "rounds": 3}
    options = same | change
    path = tmp_path / "undisturbed"
    with pytest.raises(BadPlan) as error:
        RunFolder(path, plan_simulation(**options), 10)
    assert str(error.value) == f"out: {path} holds another run, with {difference}; use another folder"
    assert files(path) == undisturbed


def test_the_folder_of_another_version_is_refused(undisturbed, tmp_path):
    """Its games could be different ones."""
    path = tmp_path / "undisturbed"
    known = json.loads((path / HEADER).read_text())
    (path / HEADER).write_text(json.dumps(known | {"code": "0123", "duopoly": "0.0.9"}))
    with pytest.raises(BadPlan, match=r"started by duopoly 0.0.9 with code 0123, not by this version; use that version"):
        RunFolder(path, SHORT, 10)
    (path / HEADER).write_text("{half")
    with pytest.raises(BadPlan, match="cannot be read"):
        RunFolder(path, SHORT, 10)


def test_a_folder_with_something_else_is_refused(tmp_path):
    """So is a file, and a folder that cannot be made."""
    (tmp_path / "letter.txt").write_text("Dear Ann")
    for path, what in (
        (tmp_path, "expected the folder of a run, or an empty or new one"),
        (tmp_path / "letter.txt", "expected the folder of a run, or an empty or new one"),
        (tmp_path / "letter.txt" / "x", "not a dir"),
    ):
        with pytest.raises(BadPlan, match=what):
            RunFolder(path, SHORT, 10)
    assert files(tmp_path) == {"letter.txt": b"Dear Ann"}


def test_a_damaged_part_is_named(undisturbed, tmp_path):
    """And stays as it is."""
    (tmp_path / "undisturbed" / "part-000001.parquet").write_bytes(b"PAR1 no")
    with pytest.raises(BadPlan, match=r"part-000001\.parquet is damaged"):
        RunFolder(tmp_path / "undisturbed", SHORT, NUMBER)


def test_a_part_with_flipped_bytes_is_named(undisturbed, expected, tmp_path):
    """Wherever they are, unless its games are not touched."""
    path, messages = tmp_path / "undisturbed", []
    content = undisturbed["part-000001.parquet"]
    for at in range(0, len(content), 101):
        flipped = bytes(255 - byte for byte in content[at : at + 4])
        (path / "part-000001.parquet").write_bytes(content[:at] + flipped + content[at + 4 :])
        try:
            assert rows_in(path) == expected[: NUMBER * ROW_SIZE]
        except BadPlan as error:
            messages.append(str(error))
    assert len(messages) > len(content) / 101 / 2
    assert set(messages) == {f"out: {path}/part-000001.parquet is damaged; delete it to have its games played again"}


def test_a_file_that_is_no_part_is_left_alone(undisturbed, tmp_path):
    """Such as a copy."""
    path, names = tmp_path / "undisturbed", ("part-x.parquet", "part-000001 (1).parquet", "part-7.parquet")
    others = dict.fromkeys(names, undisturbed["part-000001.parquet"]) | {"_part-x.rows": b"mine"}
    for name, content in others.items():
        (path / name).write_bytes(content)
    play(path)
    assert files(path) == undisturbed | others


def test_a_folder_in_use_is_refused(tmp_path):
    """Two runs would overwrite each other's files."""
    pytest.importorskip("fcntl")
    first = RunFolder(tmp_path / "run", SHORT, 10)
    with pytest.raises(BadPlan, match="another run is writing to"):
        RunFolder(tmp_path / "run", SHORT, 10)
    first.close()
    RunFolder(tmp_path / "run", SHORT, 10).close()


def test_no_room_on_the_disk(tmp_path):
    """It is checked before anything is written."""
    with pytest.raises(BadPlan, match=r"out: 1,000,000,000,000 games need about 75,000\.1 GB, but .* left, enough for"):
        RunFolder(tmp_path / "a" / "run", SHORT, 10**12)
    assert not files(tmp_path)


def test_a_disk_that_fills_up(expected, tmp_path, monkeypatch):
    """The message is one line, and the games so far are kept."""

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    play(tmp_path / "run", until=20)
    monkeypatch.setattr(Journal, "write", full)
    with pytest.raises(BadPlan, match=r"no room left on the disk of .*; the games played so far are kept"):
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


def start_program(path, workers):
    """Starts the program with many games in the folder, and waits until some are done."""
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
def test_a_killed_program_continues_with_the_same_rows(tmp_path, workers, monkeypatch):
    """It is killed with all its workers; each finished game is kept, and is the game it would have been."""
    monkeypatch.setattr(run, "PART_SIZE", 20_000)
    monkeypatch.setattr(folders, "PART_SIZE", 20_000)
    path = tmp_path / "killed"
    program = start_program(path, workers)
    os.killpg(program.pid, signal.SIGKILL)
    program.communicate()
    folder = RunFolder(path, SHORT, 4000)
    done = folder.journals[0].games()
    folder.close()
    assert 30 <= done < 4000  # the last row may be half written
    play(path, done + 50)
    play(tmp_path / "undisturbed", done + 50)
    assert files(path)["part-000000.parquet"] == files(tmp_path / "undisturbed")["part-000000.parquet"]


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_the_games_and_says_how_to_continue(tmp_path, workers):
    """The signal goes to the program and all its workers, as in a terminal."""
    program = start_program(tmp_path / "run", workers)
    os.killpg(program.pid, signal.SIGINT)
    err = program.communicate(timeout=60)[1]
    assert program.returncode == 130
    last = re.search(r"Stopped: ([\d,]+) of 4,000 games are done; the same command goes on from there.$", " ".join(err.split()))
    assert last, err
    assert "Traceback" not in err
    done = int(last[1].replace(",", ""))
    assert (tmp_path / "run" / "_part-000000.rows").stat().st_size > done * ROW_SIZE
