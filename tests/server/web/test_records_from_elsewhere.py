"""A record that comes to a server: its game goes on at a new table, or is looked back on; bad files are refused in a line."""

import json
from itertools import count
from pathlib import Path

import pytest
from msgspec import convert
from server.web.tables import alone, whole_log

import duopoly
from duopoly.bots import BotEntry, Budget, GameInfo, policy
from duopoly.bots.planner import Planner
from duopoly.editions import load
from duopoly.play import fair
from duopoly.play.game import Record
from duopoly.play.packed import packed
from duopoly.server import wire
from duopoly.server.rooms.bot_budget import bot_budget
from duopoly.server.rooms.record_room import config_for_record
from duopoly.server.rooms.rematch import rematch_of
from duopoly.server.rooms.room import Room
from duopoly.server.rooms.room_bots import SeatBot
from duopoly.server.rooms.room_config import RoomConfig
from duopoly.sim.rollouts import rollouts

GAMES = Path(__file__).parent.parent.parent / "games"
OLD = Path(__file__).parent.parent.parent / "old"


def text_of(record):
    return "".join(f"{line}\n" for line in record.lines())


def game_of(edition="anti-us", moves=60, **more):
    """A game of a program, without a promise."""
    game, steady = duopoly.Game(edition, ["Ann", "Ben"], seed=5, **more), policy("steady")
    while len(game.moves) < moves or game.to_act == "chance":
        if game.to_act == "chance":
            game.chance()
        else:
            game.decide_with(steady)
    return game


def opened(browser, record, status=200, lang="en"):
    text = record if isinstance(record, str) else text_of(record)
    return browser.post("/api/records", status, record=text, lang=lang)


def go_on(browser, record, seats=("me", "here"), status=201, **more):
    """The table at which a record's game goes on, or the problem."""
    text = record if isinstance(record, str) else text_of(record)
    choices = [{"who": "bot", "bot": who} if who == "steady" else {"who": who} for who in seats]
    answer = browser.post("/api/records/room", status, record=text, seats=choices, bot_delay="off", **more)
    return answer if status != 201 else browser.sit(answer["room"])


def record_at(table):
    return Record.parse(table.browser.get(f"/api/rooms/{table.id}/record"))


# What it holds.


def test_a_record_says_what_it_holds(someone):
    game = game_of()
    view = opened(someone(), game.record())
    assert (view["edition"], view["state"], view["moves"], view["round"]) == (
        "Anti-Monopoly, American box",
        "playing",
        len(game.moves),
        game.round,
    )
    assert [(seat["name"], seat["who"], seat["bot"]) for seat in view["seats"]] == [("Ann", "me", None), ("Ben", "here", None)]
    assert game.to_act in view["heading"]
    assert (view["dice"], view["treasurer"], view["minutes"]) == ("program", False, None)
    assert "Nothing was sealed" in view["notes"][0]


@pytest.mark.parametrize(
    "odd", [{"seats": [{"name": ["x"]}, 5, None]}, {"minutes": float("nan")}, {"minutes": 10**400}, {"used": float("inf")}]
)
def test_what_a_header_notes_beside_the_game_never_fails(someone, odd):
    """Names that are none, and times that are no number or beyond all bounds."""
    record = game_of(aim="timed", moves=6).record()
    opened(someone(), duopoly.Record({**record.header, "minutes": 60, **odd}, record.moves))


def test_bots_are_known_again(someone):
    ann = someone()
    table = ann.sit(ann.lay(["Ann c", "Ben steady m"]))
    table.play("Ann", "throw")
    table.until(lambda: table.view.to_act == "Ann")
    view = opened(someone(), ann.get(f"/api/rooms/{table.id}/record"))
    assert [(seat["who"], seat["bot"]) for seat in view["seats"]] == [("me", None), ("bot", "steady")]
    assert "does not have" in view["notes"][0]


def going_on(budget, noted="planner", chosen="planner"):
    """The request to go on with a saved game whose second seat notes a bot with a budget."""
    game = next(game for moves in count(8) if (game := game_of(moves=moves)).to_act == "Ben")
    record = game.record()
    rows = [{"name": "Ann", "bot": None}, {"name": "Ben", "bot": noted, "budget": budget}]
    text = text_of(duopoly.Record({**record.header, "seats": rows}, record.moves))
    return {"record": text, "seats": [{"who": "me"}, {"who": "bot", "bot": chosen}], "bot_delay": "off"}


def room_of(request):
    """The room as it is after its config was stored."""
    config, _ = config_for_record(convert(request, wire.RoomFromRecord))
    return Room("r", RoomConfig.from_json(config.to_json()), b"", 0.0)


@pytest.mark.parametrize(
    ("noted", "word", "budget"),
    [
        ("20r", "20r", Budget(rollouts=20)),
        ("0.050", "0.050", Budget(0.05)),
        ("9000", "10", Budget(10)),
        ("0", "0.001", Budget(0.001)),
        ("99999999r", "20000r", Budget(rollouts=20_000)),
        ("0r", "1r", Budget(rollouts=1)),
    ],
)
def test_a_bot_goes_on_at_its_budget(noted, word, budget):
    """Within what a table allows, and with the compiled rules; also in a rematch and in the table's own record."""
    room = room_of(going_on(noted))
    assert bot_budget("planner", room.budget(1)) == budget
    assert room.table_fields()["seats"] == [{"name": "Ann", "bot": None}, {"name": "Ben", "bot": "planner", "budget": word}]
    assert [seat.budget for seat in rematch_of(room, {0}, False, "en").seats] == [word, None]
    info, planner = GameInfo(load("anti-us"), ("Ann", "Ben"), 1), SeatBot("planner", budget)
    assert planner.open(info, rollouts).budget == budget
    assert planner.open(info, None).budget == Planner.budget
    planner.close()


def test_the_table_asks_the_bot_with_its_budget(someone, monkeypatch):
    opened_with, as_it_is = [], BotEntry.open
    monkeypatch.setattr(
        BotEntry,
        "open",
        lambda self, budget=None, rollouts=None: opened_with.append(budget) or as_it_is(self, budget, rollouts),
    )
    ann = someone()
    table = ann.sit(ann.post("/api/records/room", 201, **going_on("20r"))["room"])
    table.until(lambda: opened_with)
    assert opened_with[0] == Budget(rollouts=20)


@pytest.mark.parametrize(
    ("budget", "noted", "chosen"),
    [("20r", "planner", "champion"), ("20r", "steady", "steady"), ("x", "planner", "planner"), (5, "planner", "planner")],
)
def test_a_budget_that_is_not_that_bots_is_passed_over(budget, noted, chosen):
    assert room_of(going_on(budget, noted, chosen)).budget(1) is None


@pytest.mark.parametrize(
    ("who", "bot", "budget"),
    [
        ("bot", "steady", "20r"),
        ("bot", "planner", "fast"),
        ("here", None, "1"),
        ("bot", "planner", "0"),
        ("bot", "planner", "0r"),
        ("bot", "planner", "10.01"),
        ("bot", "planner", "20001r"),
    ],
)
def test_a_new_table_refuses_a_budget_of_no_use(someone, who, bot, budget):
    chosen = [{"name": "Ann", "who": "me"}, {"name": "Ben", "who": who, "bot": bot, "budget": budget}]
    problem = someone().post("/api/rooms", 400, edition="classic-us", seats=chosen)
    assert (problem["field"], problem["detail"][:8]) == ("seats[1].budget", "expected")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "hello", None),
        (lambda text: "{}", "expected a record's header"),
        (lambda text: text.replace("anti-us", "anti-xx", 1), "check"),
        (lambda text: text[: len(text) // 2], "line "),
        (lambda text: text.replace("throw", "buy", 1), "check"),
        (lambda text: "[" * 100_000, None),
        (lambda text: "{" * 100_000, "line 1"),
        (lambda text: '{"duopoly": 1, "note": "\\ud800"}', "line 1: expected whole characters, got half of one"),
        (lambda text: "123456789", "link: expected"),
    ],
)
def test_a_bad_file_is_refused_in_one_line(someone, lang, change, words):
    problem = opened(someone(), change(text_of(game_of().record())), 400, lang)
    assert (problem["code"], problem["field"]) == ("bad-record", "record")
    assert "\n" not in problem["detail"]
    assert 10 < len(problem["detail"]) < 400
    assert words is None or words in problem["detail"]


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ({"edition": "/etc/passwd"}, "edition: expected"),
        ({"edition": 7}, "edition: expected"),
        ({"players": ["Ann", "Ann"]}, "players"),
        ({"players": ["Ann", "x" * 40]}, "xxx"),
        ({"players": ["Ann", "a\u202eb"]}, "name"),
        ({"rules": {"zoo": 1}}, "zoo"),
        ({"rules_version": "x"}, "rules_version"),
        ({"fair": {"commitment": "zz"}}, "fair.commitment"),
        ({"undone": 3}, "undone"),
        ({"earlier": [{"moves": 10**6}]}, "earlier"),
        ({"position": {"edition": "/etc/passwd"}}, "edition: expected"),
        ({"position": 3}, "position"),
        (
            {"position": {"edition": "anti-us"}, "edition": "a\nb"},
            "edition: expected anti-us, that of the position, got 'a\\nb'",
        ),
        ({"position": {"edition": "anti-us"}, "edition": "/../../x"}, "edition: expected anti-us, that of the position"),
        ({"seed": "x"}, "seed"),
        ({"undone": [{"after": 1, "moves": [["Ann", "throw"]]}] * 400}, "300 undos"),
    ],
)
def test_a_bad_header_is_refused_and_its_field_named(someone, header, words):
    record = game_of().record()
    problem = opened(someone(), Record({**record.header, **header}, record.moves), 400)
    assert problem["code"] == "bad-record"
    assert words in problem["detail"]


def test_a_move_against_the_rules_is_named(someone):
    record = game_of().record()
    problem = opened(someone(), Record(record.header, [*record.moves, ("Ann", "build wall-street")]), 400)
    assert f"move {len(record.moves) + 1} (Ann: build wall-street)" in problem["detail"]


def test_too_much_is_refused(someone):
    assert opened(someone(), "{" + "x" * 600_000, 400)["code"] == "bad-request"
    assert opened(someone(), "{" + "x" * 2_000_000, 413)["code"] == "too-large"
    game = Record.load(GAMES / "anti-us-last.jsonl")
    many = Record(game.header, [game.moves[0]] * 10_001)
    assert "10000 moves" in opened(someone(), many, 400)["detail"]


def test_other_ends_of_lines_do_no_harm(someone):
    """Mail programs change them, and leave out the last."""
    text = text_of(game_of().record())
    for changed in (text.replace("\n", "\r\n"), text.rstrip("\n"), "\ufeff" + text):
        assert opened(someone(), changed)["moves"] > 50


# Going on.


def test_a_game_goes_on_with_new_dice(someone, served):
    """The commitment is the first entry, then the record; what was played before cannot be undone."""
    game = game_of()
    table = go_on(someone(), game.record())
    assert [kind for _, kind, _ in whole_log(served, table.id)][:3] == ["commit", "record", "begin"]
    assert (table.view.ply, table.room.earlier_moves, table.room.may_undo) == (len(game.moves), len(game.moves), 0)
    assert table.view.round == game.round
    assert table.total > 60
    assert table.refused("undo", at=table.view.ply) == "nothing-to-undo"
    while table.view.ply < len(game.moves) + 12:
        seat = table.view.to_act
        table.play(seat, table.offered(seat)[0])
    assert table.room.may_undo
    table.do("undo", at=table.view.ply)
    record = record_at(table)
    assert record.moves[: len(game.moves)] == game.moves
    result = fair.verify(record)
    assert [(part.moves, part.commitment) for part in result.earlier] == [(len(game.moves), "")]
    assert result.commitment == table.room.commitment
    assert table.browser.get(f"/api/rooms/{table.id}/check")["ok"]


def test_it_goes_on_from_table_to_table(someone):
    """With each table's promise and salts in the record, and the names of the bots."""
    first = alone(someone, dice="program")
    while first.view.ply < 30:
        first.play(first.view.to_act, first.offered(first.view.to_act)[0])
    second = go_on(someone(), record_at(first))
    while second.view.ply < 60:
        second.play(second.view.to_act, second.offered(second.view.to_act)[0])
    third = go_on(someone(), packed(record_at(second)), ("me", "steady"))
    third.until(lambda: third.view.to_act == "Ann")
    record = record_at(third)
    parts = fair.verify(record).earlier
    assert [part.commitment for part in parts] == [first.room.commitment, second.room.commitment]
    assert [row["fair"]["salts"][0]["salt"] for row in record.header["earlier"]] == [first.salt, second.salt]
    assert record.header["seats"] == [{"name": "Ann", "bot": None}, {"name": "Ben", "bot": "steady"}]
    assert record.moves[: second.view.ply] == record_at(second).moves


def test_a_friend_sits_down_under_the_name_of_the_record(someone):
    ann, ben = someone(), someone()
    game = game_of()
    table = go_on(ann, game.record(), ("me", "link"))
    assert (table.room.state, table.room.earlier_moves) == ("waiting", len(game.moves))
    key = ann.key(table.id, seat="Ben")
    assert ben.get(f"/api/rooms/{table.id}/invitation", key=key)["earlier_moves"] == len(game.moves)
    assert ben.join(table.id, key, 400, name="Bill")["detail"] == "At this table your name is Ben, as in the record."
    ben.join(table.id, key)
    table.until(lambda: table.room.state == "playing")
    assert ben.sit(table.id).view.ply >= len(game.moves)


def test_it_goes_on_after_a_restart(serving, someone):
    server = serving()
    game = game_of()
    table = go_on(someone(server), game.record())
    table.play(table.view.to_act, table.offered(table.view.to_act)[0])
    record, ply = record_at(table), table.view.ply
    table.browser.close()
    server.stop()
    again = serving()
    browser = someone(again)
    browser.http.cookies = table.browser.http.cookies
    back = browser.sit(table.id)
    assert back.view.ply >= ply
    assert record_at(back).moves[:ply] == record.moves[:ply]


def test_the_treasurers_game_goes_on_and_mistakes_are_undone(someone):
    """Real dice, and the program's cards."""
    first = alone(someone, treasurer=True)
    first.play("chance", "dice 1 2") if first.view.to_act == "chance" else None
    while first.view.ply < 20:
        seat = first.view.to_act
        first.play(seat, first.offered(seat)[0]) if seat != "chance" else first.play("chance", "dice 1 3")
    view = opened(someone(), record_at(first))
    assert (view["treasurer"], view["dice"], view["cards"]) == (True, "hand", "program")
    table = go_on(someone(), record_at(first), treasurer=True, dice="hand")
    assert table.room.treasurer
    while table.view.to_act != "chance":
        table.play(table.view.to_act, table.offered(table.view.to_act)[0])
    ply = table.view.ply
    table.play("chance", "dice 2 3")
    assert table.room.may_undo == table.view.ply - ply
    table.do("undo", at=table.view.ply)
    assert table.view.ply == ply
    assert record_at(table).header["treasurer"] is True
    problem = go_on(someone(), record_at(first), ("me", "link"), 400, treasurer=True, dice="hand")
    assert problem["field"] == "seats[1].who"


def test_a_timed_game_has_the_time_that_is_left(someone):
    game = game_of(aim="timed")
    record = Record({**game.record().header, "minutes": 90, "used": 1800, "begun": 1}, game.moves)
    assert opened(someone(), record)["minutes"] == 60
    assert go_on(someone(), record, minutes=60).room.minutes == 60
    assert opened(someone(), game.record())["minutes"] == 120


def test_a_position_goes_on(someone):
    """A record may begin with a position, such as one that a program saved."""
    game = duopoly.Game.from_position(game_of().position(), seed=1)
    table = go_on(someone(), game.record())
    assert table.view.to_act == game.to_act
    table.play(table.view.to_act, table.offered(table.view.to_act)[0])
    assert record_at(table).replay().moves == record_at(table).moves


# A game that is over.


def test_a_game_that_is_over_is_looked_back_on_and_stays_as_it_was(someone, served):
    record = Record.load(GAMES / "anti-us-timed.jsonl")
    view = opened(someone(), record)
    assert (view["state"], len(view["winners"]), view["notes"]) == ("over", 1, [])
    browser = someone()
    table = go_on(browser, record, ("me", "here", "here"))
    assert (table.room.state, table.room.commitment, table.room.takes_salts, table.room.earlier_moves) == ("over", "", False, 0)
    assert [kind for _, kind, _ in whole_log(served, table.id)] == ["record", "begin"]
    assert browser.get(f"/api/rooms/{table.id}/record") == text_of(record)
    replay = browser.get(f"/api/rooms/{table.id}/replay")
    assert (len(replay["moves"]), bool(replay["result"])) == (len(record.moves), True)
    assert browser.get(f"/api/rooms/{table.id}/analysis")["state"] in ("none", "missing")
    (summary,) = browser.get("/api/rooms")
    assert (summary["state"], summary["winners"]) == ("over", view["winners"])
    table.do("chat", text="well played")
    assert browser.get(f"/api/rooms/{table.id}/record") == text_of(record)
    assert go_on(someone(), record, ("me", "link", "here"), 400)["field"] == "seats"


def test_a_game_that_is_over_from_a_position_alone_can_be_saved(someone):
    """Its header need not name the edition, which the position does."""
    players = [{"name": "Ann", "role": "competitor"}, {"name": "Bob", "role": "monopolist", "bankrupt": True}]
    header = {"position": {"edition": "anti-us", "phase": "over", "players": players}}
    table = go_on(someone(), Record({"rules_version": 2, **header}, []))
    answer = table.browser.http.get(f"/api/rooms/{table.id}/record")
    assert (answer.status_code, Record.parse(answer.text).header["position"]) == (200, header["position"])
    assert answer.headers["content-disposition"].endswith(f'"duopoly-anti-us-{table.id}.jsonl"')


def test_the_promise_of_a_game_that_is_over_is_its_own(someone):
    secret = bytes(range(32))
    header = {"edition": "anti-us", "players": ["Ann", "Ben"], "seed": 1, "aim": "timed", "rules": {"rounds": 3}}
    game = duopoly.Game.from_header({**header, "fair": fair.promised(secret)})
    while game.to_act is not None:
        fair.play(secret, game) if game.to_act == "chance" else game.decide_with(policy("steady"))
    record = fair.opened(game.record(), secret)
    table = go_on(someone(), record)
    assert (table.room.commitment, table.room.secret) == (fair.commitment(secret), secret.hex())
    check = table.browser.get(f"/api/rooms/{table.id}/check")
    assert check["ok"]
    assert "follow from the secret" in check["text"]
    other = json.loads(json.dumps(record.header))
    other["fair"]["secret"] = "00" * 32
    assert "not the commitment" in opened(someone(), Record(other, record.moves), 400)["detail"]


def test_a_record_of_older_rules_goes_on_as_far_as_these_can(someone):
    """The loan is refused today."""
    text = (OLD / "loan.jsonl").read_text(encoding="utf-8")
    record = Record.parse(text)
    view = opened(someone(), text)
    assert view["moves"] < len(record.moves)
    assert "older rules" in view["notes"][0]
    assert view["notes"][1] == f"You can go on from move {view['moves']}."
    table = go_on(someone(), text, ["me", *["here"] * (len(view["seats"]) - 1)])
    assert (table.view.ply >= view["moves"], table.room.state) == (True, "playing")
    assert "older rules" in table.room.notice


# Giving away.


def test_the_link_opens_the_game_here_or_elsewhere(someone):
    table = alone(someone, dice="program")
    table.play("Ann", "throw")
    link = table.browser.get(f"/api/rooms/{table.id}/record-link")
    assert link["url"].startswith(f"{table.browser.url}/#/open/")
    assert (link["only_here"], len(link["qr"]) > 20) == (True, True)
    digits = link["url"].rpartition("/")[2]
    assert opened(someone(), digits)["moves"] == table.view.ply
    there = table.browser.get(f"/api/rooms/{table.id}/record-link", address="games.example.org")
    assert (there["url"], there["only_here"]) == (f"https://games.example.org/#/open/{digits}", False)
    problem = table.browser.get(f"/api/rooms/{table.id}/record-link", 400, address="x y", lang="fr")
    assert (problem["field"], problem["detail"][:5]) == ("address", "Tapez")


def test_a_game_that_has_not_begun_is_not_given_away(someone):
    ann = someone()
    room = ann.lay(["Ann c", "Ben link m"])
    assert ann.get(f"/api/rooms/{room}/record-link", 409)["code"] == "not-playing"


@pytest.mark.parametrize("roles", [5, True, 1.5, ["x"], "competitor"])
def test_roles_beside_a_position_mean_nothing(someone, roles):
    """The position says who plays what."""
    players = [{"name": "Ann", "role": "competitor", "cash": 300}, {"name": "Bob", "role": "monopolist", "cash": 300}]
    game = duopoly.Game.from_position({"edition": "anti-us", "turn": "Ann", "phase": "throw", "players": players})
    record = game.record()
    record.header["roles"] = roles
    table = go_on(someone(), record)
    assert [player.role for player in table.view.players] == ["competitor", "monopolist"]
