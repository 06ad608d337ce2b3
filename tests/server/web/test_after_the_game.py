"""After a game: a rematch of the same people, names on its picture, and the line that the bot expected, over the real server."""

import pytest
from analysis.tenths import tenths
from server.web.tables import alone, log, throw, two

import duopoly
from duopoly.analysis.advice import Advice
from duopoly.rules.codes import DO_ACCEPT, DO_END, DO_OFFER, DO_REJECT, Move
from duopoly.server import wire
from duopoly.server.requests import games
from duopoly.server.rooms import analysis_queue, bot_executor, finished_replays, hints, room_view
from duopoly.server.rooms.rematch import swapped
from duopoly.server.views.replay import replay_view
from duopoly.stats.intervals import Estimate

BROKE = {"start_cash": 100, "start_bonus": 0}


@pytest.fixture(autouse=True)
def _known(monkeypatch):
    """Nothing is compiled: chances have known odds."""
    monkeypatch.setattr(analysis_queue, "rollout_engine", lambda engine: tenths(buy=9))
    monkeypatch.setattr(hints, "is_ready", lambda: False)
    monkeypatch.setattr(room_view, "is_ready", lambda: False)
    monkeypatch.setattr(bot_executor, "twin", lambda say: None)


def end(table):
    """Ann cannot pay the tax, and the game is over."""
    throw(table, "Ann", 1, 3)
    table.play("Ann", "tax flat")
    table.play("Ann", "give-up")
    assert table.room.state == "over"


def seated(browser, room):
    return {seat.name: seat for seat in browser.sit(room).room.seats}


def test_a_rematch_waits_for_the_people_and_swaps_the_camps(someone):
    ann, ben = two(someone, rules=BROKE)
    end(ann)
    assert ann.room.rematch is None
    first = ann.browser.post(f"/api/rooms/{ann.room.room}/rematch", 200)["room"]
    ben.until(lambda: ben.room.rematch is not None)
    assert (ben.room.rematch.room, ben.room.rematch.ready) == (first, ["Ann"])
    seats = seated(ann.browser, first)
    assert list(seats) == ["Ben", "Ann"]
    assert {name: seat.role for name, seat in seats.items()} == {"Ben": "competitor", "Ann": "monopolist"}
    assert (seats["Ben"].who, seats["Ann"].mine) == ("open", True)
    assert ben.browser.post(f"/api/rooms/{ann.room.room}/rematch", 200)["room"] == first
    line = ben.browser.sit(first)
    assert (line.room.state, line.view.to_act) == ("playing", "Ben")
    assert [seat.name for seat in line.room.seats if seat.mine] == ["Ben"]
    ann.until(lambda: ann.room.rematch and len(ann.room.rematch.ready) == 2)
    assert ann.browser.post(f"/api/rooms/{ann.room.room}/rematch", 200)["room"] == first, "asking again changes nothing"


def rematch_on_two_devices(someone):
    """Ann's browser and her phone after a game, both in its rematch; the path to ask for it, and its room."""
    ann, _ = two(someone, rules=BROKE, spectators=False)
    phone = someone()
    phone.join(ann.room.room, ann.browser.key(ann.room.room, "device"))
    end(ann)
    path = f"/api/rooms/{ann.room.room}/rematch"
    room = ann.browser.post(path, 200)["room"]
    assert phone.post(path, 200)["room"] == room
    return ann.browser, phone, path, room


def test_another_device_of_the_same_seats_has_them_in_the_rematch_too(someone):
    ann, phone, _, room = rematch_on_two_devices(someone)
    assert [name for name, seat in seated(phone, room).items() if seat.mine] == ["Ann"]
    assert [name for name, seat in seated(ann, room).items() if seat.mine] == ["Ann"]


def test_a_device_that_was_removed_from_the_rematch_stays_removed(someone):
    ann, phone, path, room = rematch_on_two_devices(someone)
    (lost,) = [device for device in ann.get(f"/api/rooms/{room}/devices") if not device["mine"]]
    ann.post(f"/api/rooms/{room}/devices/{lost['id']}/revoke", 200)
    phone.post(path, 200)
    assert len(ann.get(f"/api/rooms/{room}/devices")) == 1


def test_with_bots_it_starts_at_once_and_may_keep_the_camps(someone):
    table = alone(someone, seats=("Ann c", "Ben steady m"), rules={**BROKE, "fee": 70})
    end(table)
    ann, room = table.browser, table.room.room
    swapped_room = ann.post(f"/api/rooms/{room}/rematch", 200)["room"]
    line = ann.sit(swapped_room)
    assert line.room.state == "playing"
    assert [(seat.name, seat.role, seat.who) for seat in line.room.seats] == [
        ("Ben", "competitor", "bot"),
        ("Ann", "monopolist", "person"),
    ]
    assert line.board.edition == "anti-us"
    record = ann.http.get(f"/api/rooms/{swapped_room}/record").text
    assert '"fee": 70' in record.splitlines()[0], "the house rules stay"
    other = alone(someone, seats=("Ann c", "Ben steady m"), rules=BROKE)
    end(other)
    kept = other.browser.post(f"/api/rooms/{other.room.room}/rematch", 200, swap=False)["room"]
    assert [(seat.name, seat.role) for seat in other.browser.sit(kept).room.seats] == [
        ("Ben", "monopolist"),
        ("Ann", "competitor"),
    ]


def test_who_only_watches_or_plays_on_gets_no_rematch(someone):
    ann, _ = two(someone, rules=BROKE)
    path = f"/api/rooms/{ann.room.room}/rematch"
    assert ann.browser.post(path, 409)["code"] == "not-over"
    end(ann)
    assert someone().post(path, 403)["code"] == "not-allowed"
    assert ann.browser.post("/api/rooms/aaaaaaaaaaaa/rematch", 404)["code"] == "not-found"


def test_a_rematch_that_was_deleted_is_set_up_anew(serving, someone):
    server = serving()
    ann, ben = two(someone, server, rules=BROKE)
    end(ann)
    path = f"/api/rooms/{ann.room.room}/rematch"
    first = ann.browser.post(path, 200)["room"]
    server.call(server.manager.store.delete_room(first))
    second = ben.browser.post(path, 200)["room"]
    assert second != first
    ann.until(lambda: ann.room.rematch and ann.room.rematch.room == second)
    assert ann.room.rematch.ready == ["Ben"]


def test_a_picture_names_people_only_if_all_agree(someone):
    ann, ben = two(someone, rules=BROKE)
    end(ann)
    path = f"/api/rooms/{ann.room.room}/names"
    assert ann.room.names_wanted == ["Ann", "Ben"]
    ann.browser.post(path, 200, agree=True)
    ben.until(lambda: ben.room.names_shared == ["Ann"])
    assert ben.room.names_wanted == ["Ben"]
    ben.browser.post(path, 200, agree=True)
    ann.until(lambda: ann.room.names_wanted == [])
    ann.browser.post(path, 200, agree=False)
    ben.until(lambda: ben.room.names_wanted == ["Ann"])
    assert someone().post(path, 403, agree=True)["code"] == "not-allowed"
    replay = ann.browser.get(f"/api/rooms/{ann.room.room}/replay")
    assert replay["room"]["names_wanted"] == ["Ann"], "the room is read from its log alone"


def test_who_asks_for_the_same_again_logs_nothing(someone, served):
    ann, _ = two(someone, rules=BROKE)
    end(ann)
    for _ in range(3):
        ann.browser.post(f"/api/rooms/{ann.id}/rematch", 200)
        ann.browser.post(f"/api/rooms/{ann.id}/names", 200, agree=False)
        ann.browser.post(f"/api/rooms/{ann.id}/names", 200, agree=True)
        ann.browser.post(f"/api/rooms/{ann.id}/names", 200, agree=True)
    kinds = [kind for _, kind, _ in log(served, ann.id)]
    assert (kinds.count("rematch"), kinds.count("names")) == (1, 5)


@pytest.mark.parametrize(
    ("roles", "after"),
    [("cmcm", "mcmc"), ("ccmm", "mmcc"), ("cmm", "mmc"), ("cccm", "ccmc")],
)
def test_camps_of_different_sizes_go_round(roles, after):
    """Two against two swap; one against two cannot, so everybody takes the next one's camp."""
    assert "".join(role or "" for role in swapped(list(roles))) == after


def declined(someone):
    """A finished game in which Ann declined what she could buy: with these odds that was a blunder."""
    ann = someone()
    table = ann.sit(
        ann.lay(["Ann c", "Ben here m"], dice="hand", rules={"start_cash": 200, "start_bonus": 0, "auction": False})
    )
    throw(table, "Ann", 1, 2)
    ply = table.view.ply
    table.play("Ann", "decline")
    table.play("Ann", "end")
    throw(table, "Ben", 1, 3)
    table.play("Ben", "tax flat")
    while table.room.state != "over":
        table.play("Ben", "give-up") if table.view.phase == "debt" else None
        if table.room.state != "over" and table.view.phase != "debt":
            mover = table.view.to_act
            if mover == "chance":
                table.play("chance", "dice 1 3")
            else:
                legal = [move.move for move in table.moves(mover).decisions]
                table.play(mover, legal[-1] if "give-up" not in legal else "give-up")
    return ann, table.room.room, ply


def test_the_line_that_the_bot_expected(someone):
    ann, room, ply = declined(someone)
    path = f"/api/rooms/{room}"
    assert ann.get(f"{path}/lines/{ply}", 404)["code"] == "not-found"
    ann.post(f"{path}/analysis", 200)
    while ann.get(f"{path}/analysis")["state"] != "done":
        pass
    analysis = ann.get(f"{path}/analysis")
    costly = next(move for move in analysis["costly"] if move["ply"] == ply)
    assert (costly["deed"], costly["better"], costly["grade"]) == (
        "Ann left French Quarter unsold at $60", "Buy French Quarter", "blunder",
    )  # fmt: skip
    line = ann.get(f"{path}/lines/{ply}")
    assert (line["better"], line["bot"], line["games"]) == ("Buy French Quarter", "dealer", 15)
    assert line["steps"][0]["by"] == "Ann"
    assert line["steps"][0]["lines"][0]["text"].startswith("Ann buys French Quarter")
    before, after = ann.get(f"{path}/lines/{ply}/0"), ann.get(f"{path}/lines/{ply}/1")
    assert (before["ply"], after["ply"]) == (ply, ply + 1)
    assert [title["owner"] for title in after["titles"]] == ["Ann"]
    assert ann.get(f"{path}/lines/{ply}/999", 404)["code"] == "not-found"
    assert ann.get(f"{path}/lines/{ply + 1}", 404)["code"] == "not-found"


def test_the_replay_tells_the_story(someone):
    """Ben is bankrupt, so Ann stands first; nobody paid a rent, so there is no best title."""
    ann, room, _ = declined(someone)
    replay = ann.get(f"/api/rooms/{room}/replay")
    assert replay["standing"][0] in ("Ann", "Ben")
    assert sorted(replay["standing"]) == ["Ann", "Ben"]
    assert replay["standing"][0] == replay["result"]["winners"][0]


def test_the_replay_of_a_finished_game_is_made_once_for_all(serving, someone, monkeypatch):
    """In each language, for those who looked at one last; the room in it is each reader's own. A game in progress has no end."""
    server, made = serving(), []
    monkeypatch.setattr(games, "replay_view", lambda room, *more: made.append(room.room) or replay_view(room, *more))
    monkeypatch.setattr(finished_replays, "MOST_REPLAYS", 2)
    ann, ben = two(someone, server, rules=BROKE)
    path = f"/api/rooms/{ann.id}/replay"
    for _ in range(2):
        ann.browser.get(path)
    assert len(made) == 2
    end(ann)
    first, other = ann.browser.get(path), ben.browser.get(path)
    assert first.pop("room")["seats"] != other.pop("room")["seats"], "each has a seat of their own"
    assert first == other
    assert len(made) == 3
    assert ann.browser.get(path, lang="pl")["lines"][-1]["text"] != first["lines"][-1]["text"]
    ann.browser.get(path)
    ann.browser.get(path, lang="fr")
    assert len(made) == 5
    ann.browser.get(path)
    assert len(made) == 5
    ann.browser.get(path, lang="pl")
    assert len(made) == 6, "the longest unread is gone"


def graded(table, seat="Ann"):
    return table.ask("grade", seat=seat)


def test_a_decision_is_graded_when_asked(someone, monkeypatch):
    table = alone(someone, hints=True, rules={"auction": False})
    assert table.room.hints
    assert not table.room.grades
    assert table.refused("grade", seat="Ann") == "no-odds"
    monkeypatch.setattr(hints, "is_ready", lambda: True)
    monkeypatch.setattr(hints, "rollout_engine", lambda engine: tenths(buy=7, decline=4, mortgage=1))
    assert table.refused("grade", seat="Ann") == "no-decision"
    throw(table, "Ann", 1, 2)
    table.play("Ann", "decline")
    answer = graded(table)
    assert isinstance(answer, wire.GradedMove)
    assert (answer.grade, answer.deed, answer.better) == (
        "blunder", "Ann left French Quarter unsold at $60", "Buy French Quarter",
    )  # fmt: skip
    assert answer.cost == pytest.approx(0.3)
    assert answer.low < 0.3 < answer.high
    assert (answer.played_by, answer.rollouts) == ("champion", 1000)
    table.play("Ann", "end")
    assert graded(table).deed == answer.deed, "ending the turn left nothing to decide"
    throw(table, "Ben", 1, 4)
    assert table.refused("grade", seat="Ben") == "no-decision", "a throw decides nothing"


def test_grades_are_only_for_ones_own_seat_and_where_there_are_hints(someone):
    ann, ben = two(someone)
    assert ann.refused("grade", seat="Ann") == "no-hints"
    assert ben.refused("grade", seat="Ann") == "not-your-seat"


@pytest.mark.parametrize(
    ("rest", "expected"),
    [(Estimate(-0.1, -0.2, -0.05), "clear"), (Estimate(0.0, -0.1, 0.1), "close"), (Estimate(0.1, 0.05, 0.2), "unknown")],
)
def test_a_hint_calls_another_move_close_only_if_it_may_be_worse(rest, expected):
    """Champion trades in its own rollouts: in those of the judge another move may surely win more."""
    compared = Advice(options=[], rest=rest, second=Move(DO_ACCEPT), rollouts=1000)
    assert hints.sureness(hints.Thought("champion", Move(DO_REJECT), {}, {}, False, False, compared)) == expected


def test_a_hint_is_not_sure_of_an_offer():
    """It counts as accepted in the rollouts: that says nothing of how likely it is to be."""
    compared = Advice(options=[], rest=Estimate(-0.3, -0.35, -0.25), second=Move(DO_END), rollouts=1000)
    offer = Move(DO_OFFER, 1, 0, 1, 0, 2)
    assert hints.sureness(hints.Thought("champion", offer, {}, {}, False, False, compared)) == "unknown"


def test_nothing_is_decided_while_nobody_owns_anything_whatever_the_round(monkeypatch):
    monkeypatch.setattr(hints, "is_ready", lambda: False)
    position = {"edition": "classic-us", "round": 3, "phase": "throw", "players": [{"name": "Ann"}, {"name": "Bob"}]}
    game = duopoly.Game.from_position(position, seed=1)
    assert hints.advise(game, "steady", None).is_undecided
    position["titles"] = {"1": {"owner": "Bob"}}
    game = duopoly.Game.from_position(position, seed=1)
    assert not hints.advise(game, "steady", None).is_undecided


def test_a_hint_says_how_sure_it_is_and_nothing_before_anything_is_decided(someone, monkeypatch):
    monkeypatch.setattr(hints, "is_ready", lambda: True)
    monkeypatch.setattr(hints, "rollout_engine", lambda engine: tenths(buy=7, decline=4, mortgage=1))
    table = alone(someone, hints=True, rules={"auction": False})
    hint = table.ask("hint", seat="Ann")
    assert (hint.undecided, hint.chances, hint.after, hint.sureness) == (True, [], None, "only")
    throw(table, "Ann", 1, 2)
    hint = table.ask("hint", seat="Ann")
    assert (hint.move, hint.sureness, hint.other, hint.undecided) == ("buy", "clear", "Do not buy", True)
    assert [(option.label, option.chance.value, option.other) for option in hint.options] == [
        ("Buy French Quarter", pytest.approx(0.7), ""), ("Do not buy", pytest.approx(0.4), ""),
    ]  # fmt: skip
    assert [option.more for option in hint.options] == [0, pytest.approx(-0.3)]
    assert (hint.options[0].low, hint.options[0].high) == (0, 0)
    assert -0.35 < hint.options[1].low < -0.3 < hint.options[1].high < -0.25, "which the page compares by, as the sureness does"
    assert hint.options[0].line[0].startswith("Ann buys French Quarter")
    table.play("Ann", "buy")
    monkeypatch.setattr(hints, "rollout_engine", lambda engine: tenths())
    table.play("Ann", "end")
    throw(table, "Ben", 1, 4)
    hint = table.ask("hint", seat="Ben")
    assert (hint.undecided, hint.sureness) == (False, "close")
    assert [chance.name for chance in hint.chances] == ["Ann", "Ben"]
    assert hint.after.name == "Ben"
    assert hint.after.low < hint.after.value == 0.5 < hint.after.high
    assert hint.played_by == "champion"
