"""People at one table: taking back by agreement, time that is up, bots that play on, the chat, languages switched live."""

import time

import pytest
from server.web.tables import alone, log, throw, two

from duopoly.server import wire
from duopoly.server.rooms import log_budget


def of(server, table, change):
    """Does something to the room in the server's memory, and wakes what waits."""

    def run():
        session = server.manager.sessions[table.id]
        change(session.room)
        session.changed.set()

    server.loop.call_soon_threadsafe(run)


def turn_of_ann(table):
    """Ann buys the French Quarter; three moves of hers and a throw."""
    throw(table, "Ann", 1, 2)
    table.play("Ann", "buy")


# Taking back.


def test_alone_one_takes_back_at_once(someone):
    table = alone(someone)
    turn_of_ann(table)
    assert (table.room.may_undo, table.view.ply, table.total) == (1, 3, 3)
    table.do("undo", at=3)
    assert (table.view.ply, table.total, table.cash("Ann")) == (2, 2, 1500)
    assert table.story() == ["Ann throws 1 and 2.", "Ann moves to French Quarter."]
    table.do("undo", at=2)
    table.do("undo", at=1)
    assert (table.view.ply, table.story(), table.room.may_undo) == (0, [], 0)
    assert table.refused("undo", at=0) == "nothing-to-undo"
    assert table.refused("undo", at=7) == "moved-on"
    table.play("Ann", "throw")


def test_against_bots_one_takes_back_what_they_did_since(someone):
    table = alone(someone, seats=("Ann c", "Ben steady m"), dice="program")
    table.play("Ann", "throw")
    ply = table.view.ply
    table.do("undo", at=ply)
    assert table.view.ply == 0
    before = next(message for message in table.heard if isinstance(message, wire.Moved))
    table.play("Ann", "throw")
    again = [message for message in table.heard if isinstance(message, wire.Moved)][-1]
    assert [line.text for line in again.lines] == [line.text for line in before.lines], "what is thrown again is the same"


def test_two_people_agree_to_take_back(someone, served):
    table, beside = two(someone)
    turn_of_ann(table)
    beside.caught_up(table)
    table.do("undo", at=3)
    beside.until(lambda: beside.room.vote is not None)
    vote = beside.room.vote
    assert (vote.what, vote.by, vote.moves, vote.yes, vote.waiting) == ("undo", "Ann", 1, ["Ann"], ["Ben"])
    assert vote.text == "Ann asks to undo 1 move."
    assert table.refused("vote", yes=True) == "not-your-seat", "one agrees once"
    assert table.refused("undo", at=3) == "vote-open"
    assert beside.view.ply == 3
    beside.do("vote", yes=False)
    table.until(lambda: table.room.vote is None)
    assert table.view.ply == 3
    table.do("undo", at=3)
    beside.until(lambda: beside.room.vote is not None)
    beside.do("vote", yes=True)
    table.until(lambda: table.view.ply == 2)
    assert (table.cash("Ann"), table.room.vote, beside.view.ply) == (1500, None, 2)
    assert beside.refused("vote", yes=True) == "no-vote"
    assert [kind for _, kind, _ in log(served, table.id)][-3:] == ["ask", "vote", "undo"]


def test_who_asked_takes_the_question_back(someone):
    table, beside = two(someone)
    turn_of_ann(table)
    table.do("undo", at=3)
    beside.until(lambda: beside.room.vote is not None)
    table.do("vote", yes=False)
    beside.until(lambda: beside.room.vote is None)
    assert (beside.view.ply, beside.refused("vote", yes=True)) == (3, "no-vote")
    table.do("undo", at=3)


def test_a_move_ends_the_asking(someone):
    table, beside = two(someone)
    turn_of_ann(table)
    table.do("undo", at=3)
    table.play("Ann", "end")
    beside.caught_up(table)
    assert beside.room.vote is None
    assert beside.refused("vote", yes=True) == "no-vote"


# The clock, and bots that play on.


def three(someone, **more):
    """Ann's table with Ben and Cem, each in a browser; Ann is to move."""
    ann, ben, cem = someone(), someone(), someone()
    room = ann.lay(["Ann c", "Ben link m", "Cem link c"], dice="hand", **more)
    ben.join(room, ann.key(room, seat="Ben"))
    cem.join(room, ann.key(room, seat="Cem"))
    return [found.sit(room) for found in (ann, ben, cem)]


def test_when_the_time_is_up_the_others_let_a_bot_play_on(someone, served):
    ann, ben, cem = three(someone, clock=60)
    assert 0 < ann.room.deadline - ann.room.now <= 60
    assert ben.refused("replace-with-bot", seat="Ann", bot="random") == "not-out-of-time"
    of(served, ann, lambda room: setattr(room.decision_clock, "since", time.time() - 60))
    ben.until(lambda: ben.room.deadline <= ben.room.now)
    assert ben.refused("replace-with-bot", seat="Ann", bot="nobody") == "garbled"
    assert ben.refused("replace-with-bot", seat="Cem") == "not-out-of-time"
    ben.do("replace-with-bot", seat="Ann", bot="random")
    cem.until(lambda: cem.room.vote is not None)
    vote = cem.room.vote
    assert (vote.what, vote.by, vote.seat, vote.waiting) == ("bot", "Ben", "Ann", ["Cem"])
    cem.do("vote", yes=True)
    ann.until(lambda: ann.room.seats[0].who == "bot")
    assert ann.room.seats[0].bot == "random", "the one that was asked for"
    assert ann.ask("play", seat="Ann", move="end", at=ann.view.ply).code == "not-your-seat"
    ann.do("take-seat-back", seat="Ann")
    cem.until(lambda: cem.room.seats[0].who == "person")
    assert ann.refused("take-seat-back", seat="Ann") == "not-now"


def test_of_two_the_other_alone_decides_and_a_move_in_time_keeps_the_seat(someone, served):
    table, beside = two(someone, clock=60)
    of(served, table, lambda room: setattr(room.decision_clock, "since", time.time() - 60))
    beside.until(lambda: beside.room.deadline <= beside.room.now)
    table.play("Ann", "throw")
    beside.caught_up(table)
    assert beside.refused("replace-with-bot", seat="Ann") == "not-out-of-time"
    table.play("chance", "dice 1 2")
    of(served, table, lambda room: setattr(room.decision_clock, "since", time.time() - 60))
    beside.until(lambda: beside.room.deadline is not None and beside.room.deadline <= beside.room.now)
    beside.do("replace-with-bot", seat="Ann")
    beside.until(lambda: beside.view.turn == "Ben")
    assert beside.room.seats[0].reason, "a bot says why"


def test_where_no_clock_was_agreed_nobody_is_out_of_time(someone, served):
    table, beside = two(someone)
    of(served, table, lambda room: setattr(room.decision_clock, "since", time.time() - 9999))
    assert beside.room.deadline is None
    assert beside.refused("replace-with-bot", seat="Ann") == "not-out-of-time"


def test_a_bot_plays_on_for_me_until_i_sit_back(someone):
    table, beside = two(someone, dice="program")
    table.do("replace-with-bot", seat="Ann", bot="steady")
    beside.until(lambda: beside.view.turn == "Ben" or beside.view.to_act == "Ben")
    table.caught_up(beside)
    assert (table.view.moves, beside.room.seats[0].who) == ([], "bot")
    table.do("take-seat-back", seat="Ann")
    table.caught_up(beside)
    beside.until(lambda: beside.room.seats[0].who == "person")
    assert [moves.seat for moves in table.view.moves] == ["Ann"]


def test_the_agreed_time_ends_the_game(someone, served):
    table = alone(someone, aim="timed", minutes=60)
    assert 3590 < table.room.ends_at - table.room.now <= 3600
    assert table.not_played("chance", "time") == "by-program"
    turn_of_ann(table)
    of(served, table, lambda room: setattr(room, "started", room.started - 3600))
    table.play("Ann", "end")
    table.until(lambda: table.view.phase == "adjust")
    while table.view.to_act is not None:
        table.play(table.view.to_act, table.moves(table.view.to_act).decisions[0].move)
    # Ann, a competitor, keeps 10% of her 1440 and gets a rent of 6; Ben, a monopolist, keeps 20% of his 1500.
    assert (table.view.result.winners, table.view.result.worth) == (["Ben"], {"Ann": 150, "Ben": 300})
    assert table.room.secret is not None


# The chat.


def test_what_is_said_is_heard_as_it_was_said(someone):
    table, beside = two(someone)
    table.do("chat", text="  <b>hello</b> &amp;\n\n  Ben ")
    beside.until(lambda: beside.chat)
    assert [(line.by, line.text) for line in beside.chat] == [("Ann", "<b>hello</b> &amp; Ben")]
    assert table.refused("chat", text=" \n ") == "garbled"
    table.do("chat", text="x" * 300)
    assert table.refused("chat", text="x" * 301) == "garbled"


def test_the_latest_hundred_are_kept(someone):
    table, beside = two(someone)
    for n in range(105):
        table.do("chat", text=f"{n}")
    beside.until(lambda: len(beside.chat) == 105)
    assert [line.text for line in beside.browser.sit(table.id).chat] == [str(n) for n in range(5, 105)]


def test_who_floods_the_chat_is_slowed_down_and_nobody_else(someone, served, monkeypatch):
    monkeypatch.setattr(log_budget, "BURST", 5)
    monkeypatch.setattr(log_budget, "A_MINUTE", 0)
    table, beside = two(someone, dice="program")
    for n in range(5):
        table.do("chat", text=f"{n}")
    assert table.refused("chat", text="5") == "too-fast"
    table.do("set-bot-offers", seat="Ann", bot_offers="none")
    beside.do("chat", text="I heard you.")
    table.play("Ann", "throw")
    for n in range(4):
        table.ask("set-bot-offers", seat="Ann", bot_offers=["few", "all"][n % 2])
    assert table.refused("set-bot-offers", seat="Ann", bot_offers="none") == "too-fast"
    beside.do("set-bot-offers", seat="Ben", bot_offers="none")


def test_a_table_with_very_many_messages_takes_only_what_the_game_needs(someone, monkeypatch):
    table, beside = two(someone)
    monkeypatch.setattr(log_budget, "MOST_LOGGED", 1)
    assert table.refused("chat", text="hello") == "not-now"
    assert table.refused("set-bot-delay", bot_delay="fast") == "not-now"
    turn_of_ann(table)
    table.do("undo", at=3)
    beside.until(lambda: beside.room.vote is not None)
    beside.do("vote", yes=True)


def test_children_who_type_fast_are_not_slowed_down(someone):
    table, beside = two(someone)
    for _ in range(50):
        for line in (table, beside):
            line.do("chat", text="ha")


# Languages.


def test_each_page_in_its_language_switched_live(someone):
    table, beside = two(someone)
    fan = someone().sit(table.id, "fr")
    turn_of_ann(table)
    for line in (beside, fan):
        line.caught_up(table)
    assert beside.story()[0] == "Ann throws 1 and 2."
    beside.do("set-language", lang="pl")
    assert beside.heard[-2].lang == "pl"
    assert beside.story() == ["Ann wyrzuca 1 i 2.", *beside.story()[1:]]
    assert fan.story()[0] == "Ann fait 1 et 2."
    table.play("Ann", "end")
    for line in (beside, fan):
        line.caught_up(table)
    assert (table.view.heading, beside.view.heading) == ("Ben is about to throw", "Ben ma rzucić kostkami")
    assert len({line.story()[-1] for line in (table, beside, fan)}) == 3
    assert beside.refused("set-language", lang="xx") == "garbled"


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_refusal_is_told_in_the_readers_language(someone, lang):
    table = alone(someone)
    table.do("set-language", lang=lang)
    texts = {
        "en": "It is somebody else’s move. First: Ann throws the dice.",
        "fr": "C’est à quelqu’un d’autre de jouer. D’abord : Ann lance les dés.",
        "pl": "Teraz ruch należy do kogoś innego. Najpierw: Ann rzuca kostkami.",
    }
    assert table.ask("play", seat="Ben", move="throw", at=0).text == texts[lang]
