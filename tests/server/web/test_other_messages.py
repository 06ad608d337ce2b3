"""What a browser gets besides the game: its tables, a rule, hints, chat, undo, the record."""

import threading

import pytest
from server.web.tables import alone, play, throw, two

from duopoly.bots import policy
from duopoly.play.game import Game
from duopoly.server import wire

ROLES = ["competitor", "monopolist"]


def tables_of(table, lang="en"):
    """The tables of a browser, by their id."""
    return {line["room"]: line for line in table.browser.get("/api/rooms", lang=lang)}


def test_my_tables_say_whose_turn_it_is_and_how_far_the_game_is(someone):
    """Before it begins there is no round; then it is Ann's turn in the first, as her list says and Ben's does not."""
    ann = someone()
    waiting = ann.lay(["Ann c", "Ben link m"], dice="hand")
    (line,) = ann.get("/api/rooms")
    assert (line["room"], line["state"], line["round"], line["my_turn"]) == (waiting, "waiting", 0, False)
    assert line["to_act"] == ""
    table, beside = two(someone)
    mine, theirs = (tables_of(found)[table.id] for found in (table, beside))
    assert (mine["state"], mine["round"], mine["seats"], mine["my_turn"]) == ("playing", 1, ["Ann"], True)
    assert (theirs["round"], theirs["seats"], theirs["my_turn"]) == (1, ["Ben"], False)
    assert (mine["players"], mine["winners"], mine["treasurer"]) == (["Ann", "Ben"], [], False)
    assert mine["edition"] == "Anti-Monopoly, American box"
    throw(table, "Ann", 1, 2)
    play(table, "Ann decline", "Ann end")
    assert [tables_of(found)[table.id]["my_turn"] for found in (table, beside)] == [False, True]
    assert {tables_of(found)[table.id]["to_act"] for found in (table, beside)} == {"Ben"}


def test_a_table_that_is_over_names_its_winners(someone):
    """Ann cannot pay the tax of 200: Ben has won, nothing is taken back, and it is nobody's turn."""
    table = alone(someone, rules={"start_cash": 100, "start_bonus": 0})
    throw(table, "Ann", 1, 3)
    play(table, "Ann tax flat", "Ann give-up")
    line = tables_of(table)[table.id]
    assert (line["state"], line["winners"], line["my_turn"], line["to_act"]) == ("over", ["Ben"], False, "")
    assert table.room.may_undo == 0


def test_real_dice_and_cards_leave_nothing_to_check(someone):
    """The program made no outcome, so the record has no secret to open; with its cards it has."""
    for cards, opened in (("hand", False), ("program", True)):
        table = alone(someone, cards=cards, rules={"start_cash": 100, "start_bonus": 0})
        throw(table, "Ann", 1, 3)
        play(table, "Ann tax flat", "Ann give-up")
        assert ('"secret"' in table.browser.get(f"/api/rooms/{table.id}/record")) == opened


def test_a_rule_is_told_in_the_readers_language(someone):
    """Rule 9 of the American leaflet: a visitor owes rent."""
    table = alone(someone)
    told = table.ask("rule", topic="rent")
    assert isinstance(told, wire.RuleText)
    assert (told.topic, told.rule) == ("rent", "rule 9")
    assert "you owe the owner the rent" in told.text
    table.do("set-language", lang="fr")
    assert "loyer" in table.ask("rule", topic="rent").text


def test_hints_are_for_one_person_among_bots(someone):
    """However many bots there are; not for two people beside one bot."""
    ann = someone()
    assert ann.sit(ann.lay(["Ann c", "Ben steady m", "Cem steady c"], dice="hand")).room.hints
    assert not ann.sit(ann.lay(["Ann c", "Ben here m", "Cem steady c"], dice="hand")).room.hints


def test_who_watches_takes_nothing_back(someone):
    """Ann's throw by hand may be taken back by her, not by somebody who only looks on."""
    table = alone(someone)
    fan = someone().sit(table.id)
    throw(table, "Ann", 1, 2)
    fan.caught_up(table)
    assert (table.room.may_undo, fan.room.may_undo) == (1, 0)
    table.do("undo", at=2)
    fan.until(lambda: fan.view.ply == 1)
    moved = [message for message in fan.heard if isinstance(message, wire.Moved)][-1]
    assert (moved.by, moved.move, moved.undone_to) == ("", "", 0)


def test_two_at_one_screen_speak_for_themselves(someone):
    """Ann and Ben share a screen: whoever is named says it, else the one to act."""
    table = alone(someone)
    table.do("chat", text="hello", seat="Ben")
    table.do("chat", text="hello", seat="Ann")
    table.do("chat", text="hello")
    table.until(lambda: len(table.chat) == 3)
    assert [line.by for line in table.chat] == ["Ben", "Ann", "Ann"]


def test_nobody_speaks_for_a_seat_that_is_not_theirs(someone):
    table, beside = two(someone)
    for seat in ("Ben", "Zed"):
        assert table.refused("chat", text="hi", seat=seat) == "not-your-seat"
    table.do("chat", text="hello")
    beside.until(lambda: beside.chat)
    assert [line.by for line in beside.chat] == ["Ann"]


@pytest.mark.parametrize(
    ("type", "fields", "text"),
    [
        ("rule", {"topic": "nope"}, "topic: expected a topic of this edition's rules, got 'nope'"),
        ("chat", {"text": "\u202e"}, "text: expected signs that can be seen, got none"),
        ("check-moves", {"seat": "Ann", "moves": ["dice 1 2"]}, "move: expected a player's move, got 'dice 1 2'"),
        ("replace-with-bot", {"seat": "Ann", "bot": "hal"}, "bot: expected random or greedy or"),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(someone, type, fields, text):
    refused = alone(someone).ask(type, **fields)
    assert refused.code == "garbled"
    assert text in refused.text


def test_roles_are_not_given_where_there_are_none(someone):
    """The classic game has no camps; a table with roles is refused with the field."""
    problem = someone().lay(["Ann c", "Ben here m"], 400, edition="classic-us")
    assert (problem["code"], problem["field"]) == ("bad-room", "seats")
    assert "no camps" in problem["detail"]


def test_two_at_one_screen_agree_together(someone):
    """Ann and Bea share a screen, Cem has his own: when Ann asks to take back, only Cem is still to say."""
    ann, cem = someone(), someone()
    room = ann.lay(["Ann c", "Bea here m", "Cem link c"], dice="hand")
    cem.join(room, ann.key(room, seat="Cem"))
    table, beside = ann.sit(room), cem.sit(room)
    throw(table, "Ann", 1, 2)
    table.play("Ann", "decline")
    table.do("undo", at=3)
    beside.until(lambda: beside.room.vote is not None)
    assert (beside.room.vote.yes, beside.room.vote.waiting) == (["Ann", "Bea"], ["Cem"])
    beside.do("vote", yes=True)
    table.until(lambda: table.view.ply == 2)


def test_an_undo_of_many_moves_holds_up_no_other_table(someone, serving, monkeypatch):
    """The game is played again in another thread, whichever server takes the moves back."""
    server = serving()
    ann = someone(server)
    room, game = (
        ann.lay(["Ann c", "Ben here m"], dice="hand", cards="hand"),
        Game("anti-us", ["Ann", "Ben"], roles=ROLES, seed=5),
    )
    while len(game.moves) < 150:
        game.chance() if game.to_act == "chance" else game.decide_with(policy("steady"))
    store, moves = server.manager.store, [("move", {"by": by, "move": move}) for by, move in game.moves]
    server.call(store.append(room, len(server.call(store.entries(room))) + 1, moves))
    table = ann.sit(room)
    table.until(lambda: table.view.ply == 150)
    table.quiet()
    session, threads, play = server.manager.sessions[room], set(), Game.play
    monkeypatch.setattr(Game, "play", lambda *args, **by: threads.add(threading.current_thread()) or play(*args, **by))
    server.call(take_back(session, 50))
    table.until(lambda: table.view.ply == 100)
    server.call(store.append(room, session.room.seq + 1, [("undo", {"moves": 40, "by": 0})]))
    table.until(lambda: table.view.ply == 60)
    assert threads
    assert server.thread not in threads
    assert session.room.game.moves == game.moves[:60]
    assert (table.cash("Ann"), table.cash("Ben")) == tuple(game.record().replay(60).cash(name) for name in ("Ann", "Ben"))


async def take_back(session, moves):
    """Takes moves back, as a vote does in the end."""
    async with session.lock:
        await session.append([("undo", {"moves": moves, "by": 0})])


def test_a_table_that_cannot_be_names_the_field(someone):
    """Two of one name, and a sum that is none: the field is the page's, which calls the players seats."""
    ann = someone()
    problem = ann.lay(["Ann c", "Ann here m"], 400)
    assert (problem["code"], problem["field"][:5]) == ("bad-room", "seats")
    problem = ann.lay(["Ann c", "Ben here m"], 400, rules={"start_cash": -1})
    assert (problem["code"], "start_cash" in problem["field"]) == ("bad-room", True)
