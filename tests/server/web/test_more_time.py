"""More time for a decision: its clock starts anew, once for each decision, and only for who has to decide."""

from server.web.tables import play, throw, two
from server.web.test_clock_jumps import SetClock, wake


def timed(serving, someone):
    """A table whose decisions have a minute, its clock and its server."""
    clock = SetClock()
    server = serving(clock=clock)
    table, beside = two(someone, server, clock=60)
    return table, beside, clock, server


def left(line):
    return line.room.deadline - line.room.now


def test_the_clock_starts_anew_and_all_see_it(serving, someone):
    table, beside, clock, _ = timed(serving, someone)
    clock.pass_by(45)
    table.do("ask-more-time")
    beside.until(lambda: not beside.room.more_time)
    assert 55 < left(beside) <= 60
    table.play("Ann", "throw")


def test_once_for_each_decision(serving, someone):
    table, _, _, _ = timed(serving, someone)
    assert table.room.more_time
    table.do("ask-more-time")
    assert table.refused("ask-more-time") == "no-more-time"
    table.play("Ann", "throw")
    table.play("chance", "dice 1 2")
    table.until(lambda: table.view.to_act == "Ann")
    assert table.room.more_time
    table.do("ask-more-time")


def test_only_who_has_to_decide(serving, someone):
    table, beside, _, _ = timed(serving, someone)
    assert beside.refused("ask-more-time") == "not-your-seat"
    fan = someone(beside.browser).sit(table.id)
    assert fan.refused("ask-more-time") == "not-your-seat"
    table.play("Ann", "throw")
    assert table.refused("ask-more-time") == "not-your-seat", "the dice are to be thrown by hand"


def test_without_a_clock_there_is_none(someone):
    table, _ = two(someone)
    assert not table.room.more_time
    assert table.refused("ask-more-time") == "no-more-time"


def test_it_is_an_answer_before_others_ask_and_not_while_they_do(serving, someone):
    table, beside, clock, server = timed(serving, someone)
    clock.pass_by(61)
    wake(server)
    table.do("ask-more-time")
    beside.until(lambda: not beside.room.more_time)
    assert beside.refused("replace-with-bot", seat="Ann") == "not-out-of-time"
    clock.pass_by(61)
    wake(server)
    beside.do("replace-with-bot", seat="Ann")
    assert table.refused("ask-more-time") == "vote-open"


def test_it_stays_after_a_restart(serving, someone):
    table, _, clock, server = timed(serving, someone)
    clock.pass_by(45)
    table.do("ask-more-time")
    server.manager.sessions.clear()
    again = table.browser.sit(table.id)
    assert not again.room.more_time
    assert 50 < left(again) <= 60


def test_an_open_undo_question_does_not_stop_it(serving, someone):
    table, beside, clock, _ = timed(serving, someone)
    throw(table, "Ann", 1, 2)
    play(table, "Ann buy", "Ann end")
    table.do("undo", at=table.view.ply)
    beside.caught_up(table)
    clock.pass_by(45)
    beside.do("ask-more-time")
    assert 55 < left(beside) <= 60
