"""The computer's clock is set forward and back: bots, deadlines, and timed games go on as if nobody had touched it."""

import ast
import time
from pathlib import Path

import pytest
from server.web.tables import alone, two

import duopoly.server
from duopoly.server.clock import Clock
from duopoly.server.rooms.room import Room
from duopoly.server.rooms.room_config import room_config_of
from duopoly.server.store import LogEntry
from duopoly.server.wire import NewRoom, SeatConfig

JUMPS = [-600, 600, -86_400, 86_400]


class SetClock(Clock):
    """A clock whose wall clock can be set; `steady` can be moved on, too, as if time had passed."""

    def __init__(self):
        self.jumped = self.passed = 0.0
        super().__init__(lambda: time.time() + self.jumped + self.passed, lambda: time.monotonic() + self.passed)

    def jump(self, seconds):
        self.jumped += seconds

    def pass_by(self, seconds):
        self.passed += seconds


def wake(server):
    """What waits looks again, as it does by itself after half a minute."""
    for session in server.manager.sessions.values():
        server.loop.call_soon_threadsafe(session.changed.set)


@pytest.mark.parametrize("seconds", JUMPS)
def test_waits_go_by_a_clock_that_nobody_sets(seconds):
    clock = SetClock()
    before = clock.now()
    assert abs(before - time.time()) < 1
    clock.jump(seconds)
    assert 0 <= clock.now() - before < 1
    assert abs(clock.wall() - before - seconds) < 1
    assert abs(clock.from_log(clock.wall()) - clock.now()) < 1
    clock.pass_by(50)
    assert 50 <= clock.now() - before < 51


@pytest.mark.parametrize("seconds", JUMPS)
def test_bots_move_on(serving, someone, seconds):
    clock = SetClock()
    server = serving(clock=clock)
    table = alone(someone, server, ("Ann m", "Dee steady c"), dice="program", bot_delay="fast")
    table.until(lambda: table.view.turn == "Ann" or table.view.to_act == "Ann")
    table.do("replace-with-bot", seat="Ann", bot="steady")
    ply = table.view.ply
    table.until(lambda: table.view.ply > ply)
    clock.jump(seconds)
    for _ in range(2):
        ply = table.view.ply
        table.until(lambda ply=ply: table.view.ply > ply, timeout=10)


@pytest.mark.parametrize("seconds", JUMPS)
def test_a_decision_has_its_time(serving, someone, seconds):
    clock = SetClock()
    server = serving(clock=clock)
    table, beside = two(someone, server, clock=60)
    clock.jump(seconds)
    assert beside.refused("replace-with-bot", seat="Ann") == "not-out-of-time"
    table.play("Ann", "throw")
    beside.caught_up(table)
    table.play("chance", "dice 1 2")
    beside.caught_up(table)
    assert 50 < beside.room.deadline - beside.room.now <= 60
    clock.pass_by(61)
    wake(server)
    beside.until(lambda: beside.room.deadline <= beside.room.now)
    beside.do("replace-with-bot", seat="Ann")
    beside.until(lambda: beside.view.turn == "Ben")


@pytest.mark.parametrize("seconds", JUMPS)
def test_a_timed_game_lasts_as_long_as_agreed(serving, someone, seconds):
    clock = SetClock()
    server = serving(clock=clock)
    table = alone(someone, server, aim="timed", minutes=60)
    table.play("Ann", "throw")
    table.play("chance", "dice 1 2")
    clock.jump(seconds)
    table.play("Ann", "buy")
    assert 3550 < table.room.ends_at - table.room.now <= 3600
    clock.pass_by(3500)
    wake(server)
    table.do("ping")
    assert table.view.phase != "adjust"
    clock.pass_by(101)
    table.play("Ann", "end")
    table.until(lambda: table.view.phase == "adjust")


@pytest.mark.parametrize("seconds", [-600, -86_400])
def test_a_restart_after_it_was_set_back(serving, someone, seconds):
    """The log says that the last move will be made in ten minutes: bots move, the deadline and the end stay where they were."""
    clock = SetClock()
    first = serving(clock=clock)
    table = alone(
        someone, first, ("Ann m", "Dee steady c"), aim="timed", minutes=60, clock=100, dice="program", bot_delay="fast"
    )
    table.until(lambda: table.view.to_act == "Ann")
    clock.pass_by(40)
    table.play("Ann", table.moves("Ann").decisions[0].move)
    table.until(lambda: table.view.to_act == "Ann")
    browser, room = table.browser, table.id
    first.stop()
    clock.jump(seconds)
    again = SetClock()
    again.jump(seconds)
    second = serving(clock=again)
    browser.url = second.url
    table = browser.sit(room)
    assert 50 < table.room.deadline - table.room.now <= 100
    assert 3500 < table.room.ends_at - table.room.now <= 3565
    table.do("replace-with-bot", seat="Ann", bot="steady")
    ply = table.view.ply
    table.until(lambda: table.view.ply > ply, timeout=10)


def test_a_restart_after_it_was_set_forward(serving, someone):
    """It cannot be told from a long pause: the decision's time is up, and the bots move at once."""
    clock = SetClock()
    first = serving(clock=clock)
    table, beside = two(someone, first, clock=100)
    browser, room = beside.browser, table.id
    first.stop()
    clock.jump(600)
    second = serving(clock=clock)
    browser.url = second.url
    beside = browser.sit(room)
    beside.until(lambda: beside.room.deadline <= beside.room.now)
    beside.do("replace-with-bot", seat="Ann")


def entries(*times):
    """A begun game, and chat at these times."""
    later = [LogEntry(n, at, "chat", {"by": "Ann", "text": "?"}) for n, at in enumerate(times[1:], 2)]
    return [LogEntry(1, times[0], "begin", {}), *later]


@pytest.mark.parametrize(
    ("times", "now", "started"),
    [
        ((1000, 1100, 1200), 1300, 1000),
        ((1000, 1100, 500), 600, 400),  # set back by 600 between two entries: 100 s had passed by then
        ((1000, 1100, 1090), 1300, 1000),  # two servers whose clocks differ a little
        ((1000, 1100), 500, 400),  # set back while nothing was written
        ((1000, 1100, 9000), 9100, 1000),  # a pause, or set forward
    ],
)
def test_a_log_whose_clock_was_set_back(times, now, started):
    seats = [SeatConfig(name="Ann", who="me"), SeatConfig(name="Ben", who="here")]
    config = room_config_of(NewRoom(edition="anti-us", seats=seats, aim="timed", minutes=60))
    room = Room("r", config, b"x" * 32, times[0])
    room.fold_all(entries(*times), Clock(lambda: now, lambda: 5.0))
    assert (room.started, room.last_move_at) == (started, started)
    assert [message.at for message in room.chat] == list(times[1:]), "the chat shows the time as it was"


def test_only_the_clock_asks_what_time_it_is():
    """A wait by the computer's clock would freeze when that is set back."""
    folder = Path(duopoly.server.__file__).parent
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if path.name != "clock.py" and isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert (node.value.id, node.attr) not in {("time", "time"), ("datetime", "now")}, path
