"""The program in docs/dice.md: it needs nothing of ours, and finds what fair.verify finds, on thirteen games."""

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from play.two_tables import FIRST, SECOND, both_parts

import duopoly
from duopoly.bots import policy
from duopoly.editions import load, names
from duopoly.play import fair
from duopoly.play.promise import Salt, Undone
from duopoly.play.record_file import dump, header_line
from duopoly.rules.version import VERSION

PAGE = Path(__file__).parent.parent.parent / "docs" / "dice.md"
PROGRAM = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL).group(1)
BOARDS = re.search(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL).group(1)
OLD = Path(__file__).parent.parent / "old"
SECRET = bytes(range(32))
SALTS = {"Ann": bytes(range(16)), "Bob": bytes(range(16, 32)), "Cem": bytes(range(32, 48))}
MOST_MOVES = 20_000


def test_it_is_short_and_imports_nothing_of_ours():
    tree = ast.parse(PROGRAM)
    imports = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert imports == {"hashlib", "hmac", "json", "sys"}
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(tree))
    assert len([line for line in PROGRAM.splitlines() if line.strip()]) <= 50


@cache
def played(edition, people=(), by_hand=(), undo_every=0, **rules):
    """The record of a whole game with these people's salts, in which somebody takes back a few moves now and then."""
    more = {"aim": "timed", "rules": {"rounds": 20, **rules}} if "timed" in load(edition).aims else {"rules": dict(rules)}
    more = {"aim": "camp", "rules": {"start_cash": 6000}} if edition == "anti-fr15k" else more
    salts = [Salt(name, SALTS[name]) for name in people]
    header = {"edition": edition, "players": ["Ann", "Bob", "Cem"], "seed": 7, **more, "fair": fair.promised(SECRET, by_hand)}
    game, key, undone, steady = (
        duopoly.Game.from_header(header),
        fair.draw_key(SECRET, [*SALTS.values()][: len(people)]),
        [],
        policy("steady"),
    )
    assert [salt.number for salt in salts] == [*SALTS.values()][: len(people)]
    due = undo_every
    while game.to_act is not None and len(game.moves) < MOST_MOVES:
        if game.to_act != "chance":
            game.decide_with(steady)
        elif ("cards" if game.phase in ("card", "deal") else "dice") in by_hand:
            game.chance()
        else:
            fair.play(key, game)
        if due and len(game.moves) == due and game.to_act is not None:
            back = due % 7 + 1
            undone.append(Undone(due - back, "Ann", tuple(game.moves[-back:])))
            game.undo(back)
            due += undo_every if len(undone) % 3 else 0  # sometimes twice at the same place
            if len(undone) > 12:
                due = 0
    assert game.to_act is None
    record = game.record()
    return fair.opened(duopoly.Record(fair.with_undone(fair.with_salts(record.header, salts), undone), record.moves), SECRET)


GAMES = {
    **{edition: (edition, ("Ann", "Bob", "Cem")[: n % 3 + 1]) for n, edition in enumerate(names())},
    "old scheme": ("anti-us",),
    "undo": ("anti-fr", ("Ann", "Bob"), (), 20),
    "real cards": ("classic-us", ("Ann", "Bob"), ("cards",)),
    "Speed Die, undo": ("classic-fr", ("Ann", "Bob", "Cem"), (), 30),
    "older decks": ("classic-fr", ("Ann",)),
    "dealt titles, undo": ("classic-us", ("Ann", "Bob"), (), 8),
    "dealt titles, real cards": ("anti-us", ("Ann",), ("cards",)),
}
RULES = {
    "Speed Die, undo": {"speed_die": True},
    "older decks": {"start_cash": 500, "older_decks": True},
    "dealt titles, undo": {"start_cash": 500, "deal_titles": 2},
    "dealt titles, real cards": {"deal_titles": 1},
}


def record_of(name):
    cheap = {"start_cash": 500} if GAMES[name][0].startswith("classic") else {}
    return played(*GAMES[name], **RULES.get(name, cheap))


def text_of(record):
    return "".join(f"{line}\n" for line in record.lines())


def run(path, text):
    """What the program says of a record, started as its reader would, away from our files."""
    (path / "verify.py").write_text(PROGRAM, encoding="utf-8")
    (path / "titles.json").write_text(BOARDS, encoding="utf-8")
    (path / "game.jsonl").write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", "-S", "verify.py", "game.jsonl"],
        cwd=path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("name", GAMES)
def test_thirteen_games_follow(name, tmp_path):
    """It counts as many throws as `fair.verify`, which checks the rules as well, and some more where moves were taken back."""
    record = record_of(name)
    found = fair.verify(duopoly.Record.parse(text_of(record)))
    done = run(tmp_path, text_of(record))
    assert (done.returncode, done.stderr) == (0, "")
    checked = int(done.stdout.splitlines()[-1].split()[0])
    assert found.opened
    assert found.throws > 30
    assert (checked > found.throws + found.cards) if "undo" in name else (checked == found.throws + found.cards)
    assert (found.undone > 3) == ("undo" in name)
    assert list(found.salted) == [row["player"] for row in record.header["fair"].get("salts", [])]
    assert all(salt in done.stdout for salt in found.salted)


def test_thirteen_there_are():
    assert len(GAMES) == 13


def test_the_decks_and_boards_are_those_of_the_editions():
    decks = ast.literal_eval(re.search(r"^DECKS = (.*)$", PROGRAM, re.MULTILINE).group(1))
    boards = {edition: " ".join(rows).split() for names, rows in json.loads(BOARDS).items() for edition in names.split()}
    assert boards == {edition: list(load(edition).titles) for edition in names()}
    for edition in names():
        assert Counter(card.id.rstrip("0123456789") for card in load(edition).cards).items() <= decks.items()


@pytest.mark.parametrize("name", ["dealt titles, undo", "older decks"])
def test_a_dealt_title_or_an_older_card_that_is_changed_is_found_by_both(name, tmp_path):
    record = record_of(name)
    at, first = next((n, move) for n, (_, move) in enumerate(record.moves) if move.startswith(("deal", "card")))
    pile = "deal" if "dealt" in name else first.rstrip("0123456789")
    other = next(move for _, move in record.moves[at + 1 :] if move.startswith(pile) and move != first)
    changed = duopoly.Record(record.header, [*record.moves[:at], ("chance", other), *record.moves[at + 1 :]])
    with pytest.raises(duopoly.BadRecord):
        fair.verify(changed)
    assert "AssertionError: outcome" in run(tmp_path, text_of(changed)).stderr


def test_a_record_of_version_1_follows(tmp_path):
    """A game that the rules of version 1 played to its end, from a stored table: these rules refuse one of its moves."""
    import sqlite3

    from duopoly.server.clock import Clock
    from duopoly.server.rooms.room import Room
    from duopoly.server.rooms.room_config import RoomConfig
    from duopoly.server.store import LogEntry

    with sqlite3.connect(f"file:{OLD / 'tables.db'}?mode=ro", uri=True) as connection:
        plan, secret = connection.execute("SELECT plan, secret FROM rooms WHERE id = 'overandloan2'").fetchone()
        rows = connection.execute("SELECT seq, at, kind, body FROM entries WHERE room = 'overandloan2' ORDER BY seq").fetchall()
    room = Room("overandloan2", RoomConfig.from_json(plan), bytes.fromhex(secret), 0.0, True)
    room.fold_all((LogEntry(seq, at, kind, json.loads(body)) for seq, at, kind, body in rows), Clock())
    assert room.config.version < VERSION
    done = run(tmp_path, text_of(room.record()))
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout.splitlines()[-1].split()[0]) > 0


@pytest.mark.parametrize("opens_first", [False, True])
def test_a_game_that_went_on_elsewhere_follows_part_by_part(opens_first, tmp_path):
    record = both_parts(opens_first)
    result = fair.verify(record)
    done = run(tmp_path, text_of(record))
    assert (done.returncode, done.stderr) == (0, "")
    follow = [part.throws + part.cards for part in result.earlier]
    assert (follow[0] > 10) == opens_first
    *parts, total = done.stdout.splitlines()
    assert int(total.split()[0]) > sum(follow) + result.throws + result.cards  # and those that were taken back
    assert [fair.commitment(FIRST) in parts[0], fair.commitment(SECOND) in parts[1]] == [True, True]
    at = [n for n, (_, move) in enumerate(record.moves) if move.startswith("dice")][-1]
    changed = duopoly.Record(record.header, [*record.moves[:at], ("chance", "dice 9 9"), *record.moves[at + 1 :]])
    assert "AssertionError: outcome" in run(tmp_path, text_of(changed)).stderr


# What was tampered with.


def with_header(record, change):
    header = json.loads(dump(record.header))
    change(header)
    return duopoly.Record(header, record.moves)


def another_salt(header):
    header["fair"]["salts"][0]["salt"] = "ff" * 16


def salts_exchanged(header):
    rows = header["fair"]["salts"]
    rows[0], rows[1] = rows[1], rows[0]


def a_salt_dropped(header):
    header["fair"]["salts"].pop()


def no_salts(header):
    del header["fair"]["salts"]


def another_secret(header):
    header["fair"]["secret"] = "00" * 32


def another_throw_before_an_undo(header):
    for undo in header["undone"]:
        for move in undo["moves"]:
            if move[1].startswith("dice"):
                x, y = move[1].split()[1:]
                move[1] = f"dice {int(x) % 6 + 1} {y}"
                return
    raise AssertionError


@pytest.mark.parametrize(
    "change", [another_salt, salts_exchanged, a_salt_dropped, no_salts, another_secret, another_throw_before_an_undo]
)
def test_what_is_changed_is_found_by_both(change, tmp_path):
    record = with_header(record_of("undo"), change)
    with pytest.raises(duopoly.BadRecord, match="expected"):
        fair.verify(record)
    assert "AssertionError" in run(tmp_path, text_of(record)).stderr


@pytest.mark.parametrize("verb", ["dice", "card"])
def test_an_outcome_that_is_changed_is_found_by_both(verb, tmp_path):
    record = record_of("undo")
    at = next(n for n, (_, move) in enumerate(record.moves) if n > 40 and move.startswith(verb))
    other = {"dice 1 1": "dice 6 6", "card C01": "card C02"}.get(
        record.moves[at][1], {"dice": "dice 1 1", "card": "card C01"}[verb]
    )
    changed = duopoly.Record(record.header, [*record.moves[:at], ("chance", other), *record.moves[at + 1 :]])
    with pytest.raises(duopoly.BadRecord):
        fair.verify(changed)
    assert "AssertionError: outcome" in run(tmp_path, text_of(changed)).stderr


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda header: header["fair"].update(salts=7), "fair.salts: expected a list"),
        (lambda header: header["fair"]["salts"][0].update(salt="abc"), r"fair.salts\[0\].salt: expected 32 digits"),
        (lambda header: header["fair"]["salts"].append(header["fair"]["salts"][0]), "fair.salts: expected one salt for each"),
        (lambda header: header["fair"]["salts"][0].update(player="Zoe"), "fair.salts: expected those of Ann, Bob, Cem"),
        (lambda header: header.update(undone=3), "undone: expected a list"),
        (lambda header: header["undone"][0].update(after=-1), r"undone\[0\].after: expected a whole number"),
        (lambda header: header["undone"][-1].update(after=10**8), r"undone\[\d+\].after: expected 0 to"),
        (lambda header: header["undone"][0].update(moves=[]), r"undone\[0\].moves: expected a list"),
        (lambda header: header["undone"][0].update(by=5), r"undone\[0\].by: expected a text"),
    ],
)
def test_a_header_that_cannot_be_names_its_field(change, problem):
    with pytest.raises(duopoly.BadRecord, match=problem):
        fair.verify(with_header(record_of("undo"), change))


def test_the_header_lists_what_was_taken_back():
    header = json.loads(header_line(record_of("undo").header))
    assert len(header["undone"]) > 3
    assert set(header["undone"][0]) == {"after", "by", "moves"}
