"""Garbage on a socket: each message gets its refusal, nothing changes, everybody plays on."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json
from server.web.harness import HEARD, PATIENCE, closed
from server.web.tables import log, two

from duopoly.server import wire
from duopoly.server.run import LARGEST_MESSAGE

TYPES = ("play", "check-moves", "title-card", "offer-effects", "throw-preview", "rule", "older-lines", "chat", "undo", "replace-with-bot", "take-seat-back", "vote", "start",
         "set-language", "ping")  # fmt: skip
FIELDS = ("seat", "move", "moves", "at", "space", "first", "topic", "before", "text", "bot", "yes", "lang", "more")
WORDS = st.sampled_from(["Ann", "Ben", "chance", "bank", "throw", "buy", "end", "dice", "6", "1", "-1", "give", "take", "offer", "bid",
                         "cash", "sell", "build", "boston", "card", "time", "claim", "1e9", "\x00", "é", "𝒳"])  # fmt: skip
TEXTS = st.lists(WORDS, max_size=5).map(" ".join) | st.text(max_size=12)
VALUES = TEXTS | st.integers() | st.floats() | st.booleans() | st.none() | st.lists(TEXTS, max_size=4)
MESSAGES = st.builds(
    lambda type, id, fields: {**fields, "type": type, "id": id},
    st.sampled_from(TYPES) | TEXTS,
    st.integers(0, 10**9) | VALUES,
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6),
)
FITTING = st.one_of(
    st.fixed_dictionaries({"type": st.just("play"), "seat": WORDS, "move": TEXTS.filter(bool), "at": st.integers(0, 3)}),
    st.fixed_dictionaries(
        {"type": st.just("check-moves"), "seat": WORDS, "moves": st.lists(TEXTS.filter(bool), min_size=1, max_size=4)}
    ),
    st.fixed_dictionaries({"type": st.just("offer-effects"), "seat": WORDS, "move": TEXTS.filter(bool)}),
    st.fixed_dictionaries({"type": st.just("title-card"), "space": st.integers(0, 39)}),
    st.fixed_dictionaries({"type": st.just("throw-preview"), "first": st.integers(1, 6)}),
    st.fixed_dictionaries({"type": st.just("rule"), "topic": TEXTS}),
    st.fixed_dictionaries({"type": st.just("older-lines"), "before": st.integers(0, 10**9)}),
    st.fixed_dictionaries({"type": st.just("undo"), "at": st.integers(0, 3)}),
    st.fixed_dictionaries({"type": st.just("replace-with-bot"), "seat": WORDS, "bot": TEXTS}),
    st.fixed_dictionaries({"type": st.just("take-seat-back"), "seat": WORDS}),
    st.fixed_dictionaries({"type": st.just("vote"), "yes": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("start")}),
    st.fixed_dictionaries({"type": st.just("set-language"), "lang": st.sampled_from(["en", "fr", "pl"])}),
    st.fixed_dictionaries({"type": st.just("chat"), "text": TEXTS.filter(bool)}),
).map(lambda message: {**message, "id": 77})
MANY = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def answers(table, text):
    """The answers to one message: what comes before that to a ping sent behind it."""
    behind = next(id for id in (999999999, 999999998) if str(id) not in str(text))
    table.socket.send(text)
    table.socket.send(f'{{"type":"ping","id":{behind}}}')
    found = []
    while True:
        message = HEARD.decode(table.socket.recv(PATIENCE))
        if getattr(message, "id", None) == behind:
            return found
        if hasattr(message, "id"):
            assert getattr(message, "code", "") != "failed", text
            found.append(message)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "x", "{", "[]", "null", "1", '"play"', "{}", '{"type":"play"}', '{"id":5}', '{"type":"nonsense","id":5}',
        '{"type":"play","id":5,"seat":"Ann","move":"throw"}',
        '{"type":"play","id":5,"seat":"Ann","move":"throw","at":"0"}',
        '{"type":"play","id":5,"seat":"Ann","move":"throw","at":-1}',
        '{"type":"play","id":5,"seat":"Ann","move":"throw","at":0,"by":"Ann"}',
        '{"type":"play","id":5,"seat":["Ann"],"move":"throw","at":0}',
        '{"type":"play","id":-5,"seat":"Ann","move":"throw","at":0}',
        '{"type":"play","id":1e400,"seat":"Ann","move":"throw","at":0}',
        '{"type":"ping","id":%s}' % ("9" * 400), '{"type":"ping","id":true}', '{"type":"ping","id":5.5}',
        '{"type":"chat","id":5,"text":""}', '{"type":"chat","id":5,"text":"\\ud800"}', '{"type":"chat","id":5,"text":" \\n\\t "}',
        '{"type":"chat","id":5,"text":"%s"}' % ("x" * 301),
        '{"type":"title-card","id":5,"space":40}', '{"type":"rule","id":5,"topic":"../../secret"}',
        '{"type":"set-language","id":5,"lang":"xx"}', '{"type":"replace-with-bot","id":5,"seat":"Ann","bot":"nobody"}',
        '{"id":5,"more":%s' % ("[" * 9000), '{"id":5,"more":%s' % ('{"a":' * 3000),
        '\x00\x01\x02', '﻿{"type":"ping","id":5}',
    ],
)  # fmt: skip
def test_what_cannot_be_read(someone, served, text):
    table, _ = two(someone)
    before = log(served, table.id)
    for sent in (text, text.encode("utf-8", "surrogatepass")):
        (found,) = answers(table, sent)
        assert (type(found), found.code) == (wire.RequestRefused, "garbled")
        assert found.text
        assert found.id in (0, 5)
    assert log(served, table.id) == before
    table.play("Ann", "throw")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"type":"title-card","id":5,"space":40}', "space: expected a whole number from 0 to 39, got 40"),
        ('{"type":"ping"}', "id: expected a whole number from 0 to 1000000000, got nothing"),
        ('{"type":"check-moves","id":5,"seat":"Ann","moves":[]}', "moves: expected a list of 1 to 80, got a list of 0"),
        ('{"type":"check-moves","id":5,"seat":"Ann","moves":["end",7]}', "moves[1]: expected a text of 1 to 1000 characters, got 7"),
        ('{"type":"vote","id":5,"yes":"no"}', "yes: expected true or false, got 'no'"),
        ('{"type":"undo","id":5,"at":0,"by":1}', "data: expected no fields but id, at, got 'by'"),
        ('{"type":"set-language","id":5,"lang":"xx"}', "lang: expected one of en, fr, pl, got 'xx'"),
        ('{"type":"ping","id":"x","id":1}', "data: expected each field once, got one of them twice"),
        ('{"type":"undo",', "expected JSON, got something that cannot be read"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(someone, text, reason):
    table, _ = two(someone)
    (found,) = answers(table, text)
    assert found.text == f"This message cannot be read: {reason}"


def test_a_message_of_no_kind(someone):
    table, _ = two(someone)
    (found,) = answers(table, '{"type":"jump","id":5}')
    assert found.text.startswith("This message cannot be read: type: expected one of play, check-moves, ")
    assert found.text.endswith(", got 'jump'")


def test_bytes_that_are_no_text(someone):
    table, _ = two(someone)
    (found,) = answers(table, b"\xff\xfe{}")
    assert found.code == "garbled"


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 4_000_000])
def test_a_huge_message_ends_its_line_and_no_other(someone, served, size):
    table, beside = two(someone)
    before = log(served, table.id)
    table.socket.send('{"type":"chat","id":1,"text":"' + "x" * size)
    assert closed(table.socket) == 1009
    assert log(served, table.id) == before
    beside.until(lambda: not beside.room.seats[0].here)
    table.browser.sit(table.id).play("Ann", "throw")
    beside.until(lambda: beside.view.ply == 1)


def test_the_largest_message_is_read(someone):
    table, _ = two(someone)
    (found,) = answers(table, " " * LARGEST_MESSAGE)
    assert found.code == "garbled"


def test_whatever_a_spectator_sends_is_answered_and_changes_nothing(someone, served):
    table, _ = two(someone)
    fan = someone().sit(table.id)
    before = log(served, table.id)

    @MANY
    @given(MESSAGES | FITTING | TEXTS | st.binary(max_size=30))
    def check(message):
        (found,) = answers(fan, message if isinstance(message, str | bytes) else json.encode(message).decode())
        assert not isinstance(found, wire.RequestRefused) or found.text

    check()
    assert log(served, table.id) == before
    table.play("Ann", "throw")


def test_whatever_another_player_sends_moves_nobody_elses_piece(someone, served):
    """Ben is not to move, has no title, and may say what he likes: only what he says is kept.

    A hint is answered when the bot has thought, so not in turn.
    """
    table, beside = two(someone)
    before = log(served, table.id)

    @MANY
    @given((MESSAGES | FITTING).filter(lambda message: message["type"] not in ("replace-with-bot", "undo", "hint")))
    def check(message):
        assert len(answers(beside, json.encode(message).decode())) == 1

    check()
    new = log(served, table.id)[len(before) :]
    assert {kind for _, kind, _ in new} <= {"chat"}
    table.play("Ann", "throw")
