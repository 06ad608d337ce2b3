"""Accounts: the same games on another device; and what strangers try: guessing, listing, staying after everything is forgotten."""

import time

import httpx
import pytest
from server.web.harness import NO_TLS, Serving
from sqlalchemy import MetaData, create_engine, event, select

from duopoly.server.store import Client
from duopoly.server.store import accounts as store_accounts
from duopoly.server.web import account_routes

PHRASE = "kofa-nuri-talo-bemi"
PLAN = {
    "edition": "anti-us",
    "seats": [
        {"name": "Ann", "who": "me", "role": "monopolist"},
        {"name": "Bob", "who": "link", "role": "competitor"},
    ],
}
ALONE = {**PLAN, "seats": [PLAN["seats"][0], {"name": "Bob", "who": "bot", "bot": "greedy", "role": "competitor"}]}


@pytest.fixture(autouse=True)
def cheap(monkeypatch):
    """Scrypt as it is, at the least cost."""
    monkeypatch.setattr(account_routes, "N", 2)
    monkeypatch.setattr(account_routes, "P", 1)


CLIENTS = []


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """The URL of a database with nothing in it, of each kind."""
    return f"sqlite:///{tmp_path / 'tables.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres").fresh()


@pytest.fixture
def serving(url):
    served = Serving(url)
    yield served
    while CLIENTS:
        CLIENTS.pop().close()
    served.stop()


def browser(serving):
    CLIENTS.append(httpx.Client(base_url=serving.url, verify=NO_TLS))
    return CLIENTS[-1]


def enter(client, name="Ann", passphrase=PHRASE, create=False):
    return client.post("/api/account/open", json={"name": name, "passphrase": passphrase, "create": create})


def rooms(client):
    return {room["room"]: room["seats"] for room in client.get("/api/rooms").json()}


def rows(url):
    """All rows of a database, by table."""
    engine, tables = create_engine(url.replace("postgresql://", "postgresql+psycopg://")), MetaData()
    tables.reflect(engine)
    with engine.connect() as database:
        stored = {name: database.execute(select(table)).all() for name, table in tables.tables.items()}
    engine.dispose()
    return stored


def test_the_same_games_on_another_device(serving):
    desk, phone = browser(serving), browser(serving)
    first = desk.post("/api/rooms", json=ALONE).json()["room"]
    assert enter(desk, create=True).json() == {"signed_in": True, "devices": 1}
    assert enter(phone, " ann ").json() == {"signed_in": True, "devices": 2}
    assert rooms(phone) == {first: ["Ann"]}
    second = phone.post("/api/rooms", json=ALONE).json()["room"]
    assert rooms(desk) == {first: ["Ann"], second: ["Ann"]}
    assert desk.get(f"/api/rooms/{second}/own-game").json()["me"] == 0
    assert phone.post("/api/account/leave", json={}).json() == {"signed_in": False, "devices": 0}
    third = desk.post("/api/rooms", json=ALONE).json()["room"]
    assert third not in rooms(phone)


def test_a_wrong_name_and_a_wrong_passphrase_get_one_answer(serving):
    enter(browser(serving), create=True)
    answers = [enter(browser(serving), *guess) for guess in (("Ann", "x" * 12), ("Nobody", PHRASE), ("Nobody", "y" * 12))]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}


def test_two_people_of_one_name_are_two(serving):
    ann, other = browser(serving), browser(serving)
    room = ann.post("/api/rooms", json=ALONE).json()["room"]
    enter(ann, create=True)
    assert enter(other, passphrase="another-phrase-of-hers", create=True).json() == {"signed_in": True, "devices": 1}
    assert room not in rooms(other)


def test_every_guess_costs_the_same_work(serving, monkeypatch):
    """For a name that has an account and for one that has none."""
    work = []
    derive = account_routes.derive
    monkeypatch.setattr(account_routes, "derive", lambda *given: work.append(given[0]) or derive(*given))
    enter(browser(serving), create=True)
    for name in ("Ann", "Nobody"):
        enter(browser(serving), name, "z" * 12)
    assert work == ["ann", "ann", "nobody"]


def test_guesses_are_limited(serving):
    codes = [enter(browser(serving), f"name{n}", "x" * 12).status_code for n in range(account_routes.GUESSES_A_MINUTE + 1)]
    assert set(codes[:-1]) == {403}
    assert codes[-1] == 429


def test_guesses_at_one_name_are_limited_from_anywhere():
    limits = account_routes.GuessLimits()
    allowed = [limits.take(f"10.0.{n}.1", "ann") for n in range(account_routes.GUESSES_A_MINUTE + 5)]
    assert sum(allowed) == account_routes.GUESSES_A_MINUTE


NO_ACCOUNT = [
    ({"name": ""}, "name"),
    ({"name": "   "}, "name"),
    ({"name": "a" * 41}, "name"),
    ({"passphrase": "short"}, "passphrase"),
    ({"passphrase": "short       "}, "passphrase"),
    ({"passphrase": " " * 12}, "passphrase"),
]


def test_what_cannot_be_an_account_is_refused(serving):
    """Spaces at the ends do not count."""
    client = browser(serving)
    for create in (False, True):
        for change, field in NO_ACCOUNT:
            body = {"name": "Ann", "passphrase": PHRASE, "create": create, **change}
            answer = client.post("/api/account/open", json=body)
            assert (answer.status_code, answer.json()["field"]) == (400, field), body


def test_nothing_lists_names_or_keeps_them(serving, url):
    client = browser(serving)
    enter(client, "Sigismund", create=True)
    assert client.get("/api/accounts").status_code == 404
    assert client.get("/api/account/Sigismund").status_code in (404, 405)
    stored = rows(url)
    assert len(stored["accounts"]) == 1
    assert "sigismund" not in repr(stored).lower()
    assert PHRASE not in repr(stored)


def test_forgetting_removes_all(serving, url):
    """The tables of one's own, the seats at others' tables, the links to them, the account with its other devices."""
    ann, phone, host = browser(serving), browser(serving), browser(serving)
    own = ann.post("/api/rooms", json=ALONE).json()["room"]
    shared = host.post("/api/rooms", json=PLAN).json()["room"]
    link = host.post(f"/api/rooms/{shared}/keys", json={"purpose": "invite", "seat": "Bob"}).json()["url"]
    ann.post(f"/api/rooms/{shared}/seats", json={"key": link.rsplit("/", 1)[1], "name": "Beata"})
    device = ann.post(f"/api/rooms/{shared}/keys", json={"purpose": "device"}).json()["url"].rsplit("/", 1)[1]
    enter(ann, create=True)
    enter(phone)
    assert set(rooms(phone)) == {own, shared}
    assert ann.post("/api/forget-me", json={}).status_code == 200
    assert rooms(ann) == rooms(phone) == {}
    assert rooms(host) == {shared: ["Ann"]}
    assert host.get(f"/api/rooms/{own}/replay").status_code == 404
    assert browser(serving).post(f"/api/rooms/{shared}/seats", json={"key": device}).status_code == 403
    assert enter(phone).status_code == 403
    stored = rows(url)
    assert [len(stored[table]) for table in ("accounts", "account_browsers", "clients")] == [0, 0, 1]


def test_a_removed_device_does_not_come_back(serving):
    desk, phone = browser(serving), browser(serving)
    room = desk.post("/api/rooms", json=ALONE).json()["room"]
    enter(desk, create=True)
    enter(phone)
    assert rooms(phone) == {room: ["Ann"]}
    (other,) = [one for one in desk.get(f"/api/rooms/{room}/devices").json() if not one["mine"]]
    desk.post(f"/api/rooms/{room}/devices/{other['id']}/revoke", json={})
    assert rooms(phone) == {}


def test_an_account_made_before_the_first_table_stays(serving):
    desk, phone = browser(serving), browser(serving)
    enter(desk, create=True)
    room = desk.post("/api/rooms", json=ALONE).json()["room"]
    enter(phone)
    assert rooms(phone) == {room: ["Ann"]}


def test_a_made_up_token_is_replaced(serving):
    made_up = "x" * 43
    client = browser(serving)
    for path in ("open", "link"):
        client.cookies.set("duopoly", made_up)
        body = {"name": "Ann", "passphrase": PHRASE, "create": True} if path == "open" else {}
        answer = client.post(f"/api/account/{path}", json=body)
        assert len(answer.cookies["duopoly"]) == 43
        assert answer.cookies["duopoly"] != made_up
        client.cookies.clear()


# Links that add a device.


def link(client):
    """The key of a new link."""
    answer = client.post("/api/account/link", json={})
    assert answer.status_code == 201, answer.text
    assert set("".join(answer.json()["qr"])) == {"0", "1"}
    return answer.json()["url"].partition("/#device/")[2]


def look(client, key):
    return client.post("/api/account/link/look", json={"key": key})


def use(client, key):
    return client.post("/api/account/link/use", json={"key": key})


def at_tables(serving, *names):
    """Browsers, each at a table of its own; and those tables."""
    clients = [browser(serving) for _ in names]
    laid = []
    for client, name in zip(clients, names, strict=True):
        seats = [{**ALONE["seats"][0], "name": name}, {**ALONE["seats"][1], "name": "Cem"}]
        laid.append(client.post("/api/rooms", json={**ALONE, "seats": seats}).json()["room"])
    return *clients, *laid


def test_a_link_adds_a_device_without_a_name(serving, url):
    desk, phone, first, second = at_tables(serving, "Ann", "Bea")
    key = link(desk)
    assert rows(url)["accounts"] == [], "nothing is shared before the link is used"
    assert look(phone, key).json() == {"players": ["Ann"], "shares": False, "leaves": False}
    assert use(phone, key).json() == {"signed_in": True, "devices": 2}
    assert rooms(phone) == rooms(desk) == {first: ["Ann"], second: ["Bea"]}
    assert phone.get(f"/api/rooms/{first}/own-game").json()["me"] == 0
    third = phone.post("/api/rooms", json=ALONE).json()["room"]
    assert third in rooms(desk)
    tablet = browser(serving)
    assert use(tablet, link(phone)).json() == {"signed_in": True, "devices": 3}
    assert len(rooms(tablet)) == 3


def test_two_new_devices_share_what_is_to_come(serving):
    desk, phone = browser(serving), browser(serving)
    key = link(desk)
    assert look(phone, key).json() == {"players": [], "shares": False, "leaves": False}
    use(phone, key)
    room = desk.post("/api/rooms", json=ALONE).json()["room"]
    assert rooms(phone) == {room: ["Ann"]}


def test_a_link_works_once(serving):
    desk, phone, other = browser(serving), browser(serving), browser(serving)
    key = link(desk)
    assert use(phone, key).status_code == 200
    never = "x" * 43
    answers = [ask(other, tried) for ask in (look, use) for tried in (key, never)]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
    assert answers[0].json()["code"] == "key"
    assert use(other, "x").status_code == 400
    assert other.get("/api/account").json()["signed_in"] is False


def test_a_link_is_good_for_ten_minutes(serving):
    desk, phone = browser(serving), browser(serving)
    key = link(desk)
    clock = serving.app.state.store.clock
    clock.wall = lambda: time.time() + 590
    assert look(phone, key).status_code == 200
    clock.wall = lambda: time.time() + 600
    assert [look(phone, key).status_code, use(phone, key).status_code] == [403, 403]


def test_a_new_link_replaces_the_one_before(serving, url):
    desk, phone = browser(serving), browser(serving)
    before, key = link(desk), link(desk)
    assert look(phone, before).status_code == 403
    assert len(rows(url)["account_links"]) == 1
    assert use(phone, key).status_code == 200


def test_a_link_survives_a_restart(serving, url):
    desk, phone, first, _ = at_tables(serving, "Ann", "Bea")
    key = link(desk)
    serving.stop()
    again = Serving(url)
    phone.base_url = again.url
    assert use(phone, key).json()["devices"] == 2
    assert first in rooms(phone)
    again.stop()


def test_links_are_limited_as_guesses_are(serving):
    for n in range(account_routes.GUESSES_A_MINUTE):
        assert look(browser(serving), f"{n:043}").status_code == 403
    client = browser(serving)
    answers = [client.post("/api/account/link", json={}), look(client, "x" * 43), use(client, "x" * 43)]
    assert [answer.status_code for answer in answers] == [429] * 3


def test_a_link_of_a_named_account_leads_into_it(serving):
    desk, phone, tablet = browser(serving), browser(serving), browser(serving)
    enter(desk, create=True)
    assert use(phone, link(desk)).json()["devices"] == 2
    assert enter(tablet).json()["devices"] == 3


def test_a_named_account_is_kept_by_whoever_opens_the_link(serving):
    """Otherwise the name with its passphrase would lead to nothing."""
    desk, phone, tablet, *_ = at_tables(serving, "Ann", "Bea", "Cora")
    enter(phone, create=True)
    key = link(desk)
    assert look(phone, key).json()["leaves"] is False
    assert use(phone, key).json()["devices"] == 2
    enter(tablet)
    assert len(rooms(tablet)) == 3


def test_of_two_accounts_the_one_of_the_link_counts(serving):
    """As with a passphrase: this device leaves the other one, and keeps its seats."""
    desk, phone, left, first, second, _ = at_tables(serving, "Ann", "Bea", "Cora")
    enter(desk, create=True)
    enter(phone, "Bea", create=True)
    enter(left, "Bea")
    key = link(desk)
    assert look(phone, key).json() == {"players": ["Ann"], "shares": False, "leaves": True}
    assert use(phone, key).json()["devices"] == 2
    assert {first, second} <= set(rooms(phone))
    assert left.get("/api/account").json() == {"signed_in": True, "devices": 1}
    assert first not in rooms(left)


def test_nobody_uses_a_link_up_on_the_device_that_made_it(serving):
    desk, phone = browser(serving), browser(serving)
    key = link(desk)
    assert look(desk, key).json()["shares"] is True
    assert use(desk, key).status_code == 403
    assert use(phone, key).status_code == 200


def test_who_leaves_closes_the_links(serving, url):
    """An account without a name ends with its last but one device; one with a name stays."""
    desk, phone, other = browser(serving), browser(serving), browser(serving)
    use(phone, link(desk))
    key = link(desk)
    assert phone.post("/api/account/leave", json={}).json() == {"signed_in": False, "devices": 0}
    assert desk.get("/api/account").json() == {"signed_in": False, "devices": 0}
    assert look(other, key).status_code == 403
    enter(desk, create=True)
    desk.post("/api/account/leave", json={})
    stored = rows(url)
    assert [row.named for row in stored["accounts"]] == [True]
    assert stored["account_browsers"] == stored["account_links"] == []


def test_a_device_that_was_removed_adds_none(serving):
    desk, phone, room, _ = at_tables(serving, "Ann", "Bea")
    use(phone, link(desk))
    rooms(phone)
    keys = [link(desk), link(phone)]
    (other,) = [one for one in desk.get(f"/api/rooms/{room}/devices").json() if not one["mine"]]
    desk.post(f"/api/rooms/{room}/devices/{other['id']}/revoke", json={})
    assert room not in rooms(phone)
    assert [use(browser(serving), key).status_code for key in keys] == [403, 403]


def test_forgetting_closes_the_links(serving, url):
    desk, phone, *_ = at_tables(serving, "Ann", "Bea")
    use(phone, link(desk))
    keys = [link(desk), link(phone)]
    assert desk.post("/api/forget-me", json={}).status_code == 200
    assert rooms(desk) == rooms(phone) == {}
    assert look(phone, keys[0]).status_code == look(phone, keys[1]).status_code == 403
    alone = browser(serving)
    link(alone)
    alone.post("/api/forget-me", json={})
    stored = rows(url)
    assert [len(stored[table]) for table in ("accounts", "account_browsers", "account_links", "clients")] == [0] * 4


def test_the_key_of_a_link_is_not_stored(serving, url):
    key = link(browser(serving))
    assert len(key) == 43
    assert key not in repr(rows(url))


def test_other_sites_make_no_links(serving):
    for path, body in (("link", {}), ("link/look", {"key": "x" * 43}), ("link/use", {"key": "x" * 43})):
        answer = browser(serving).post(f"/api/account/{path}", json=body, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "not-allowed"


# Many devices.


def lay(serving, room, **seats):
    """A table in the store, with the seats of some browsers."""
    store = serving.app.state.store
    serving.call(store.create_room(room, "{}", ""))
    for name, numbers in seats.items():
        serving.call(store.add_seats(room, Client(browser=name, seats=tuple(numbers), host=name == "desk")))


def share(serving, name):
    """Shares the account's seats with a browser: the rooms where it got some, and how often the database was read."""
    store, asked, given = serving.app.state.store, [], []
    real = store.add_seats

    async def add_seats(room, client):
        given.append(room)
        await real(room, client)

    def listen(*arguments):
        asked.append(arguments[2])

    event.listen(store.engine.sync_engine, "before_cursor_execute", listen)
    store.add_seats = add_seats
    serving.call(account_routes.share_seats(store.accounts, serving.manager, name))
    store.add_seats = real
    event.remove(store.engine.sync_engine, "before_cursor_execute", listen)
    return given, len(asked)


def test_what_many_devices_share_is_read_at_once(serving):
    """Each room is given once, however many devices have it; and nothing is asked for each once all have the same."""
    names = ["desk", "phone", "tablet", "kiosk", "laptop"]
    for name in names:
        serving.call(serving.app.state.store.accounts.enter("ann", name, create=True))
    laid = [f"room{n}" for n in range(8)]
    for room in laid:
        lay(serving, room, **dict.fromkeys(names[:-1], "0"))
    assert share(serving, "laptop")[0] == laid
    assert share(serving, "laptop") == ([], 1)


def test_a_device_gets_all_seats_of_the_others_and_no_others(serving):
    store = serving.app.state.store
    for name in ("desk", "phone", "tablet"):
        serving.call(store.accounts.enter("ann", name, create=True))
    lay(serving, "both", desk="01", phone="21", stranger="3")
    lay(serving, "more", desk="0", tablet="2")
    lay(serving, "same", desk="01", tablet="10")
    lay(serving, "fewer", phone="1", tablet="12")
    lay(serving, "stranger", stranger="0")
    assert share(serving, "tablet")[0] == ["both", "more"]
    tablet = {room: serving.call(store.client(room, "tablet")) for room, _ in serving.call(store.rooms_of("tablet"))}
    seats = {room: "".join(client.seats) for room, client in tablet.items()}
    assert seats == {"both": "012", "more": "20", "same": "10", "fewer": "12"}
    assert not any(client.host for client in tablet.values())
    assert share(serving, "tablet") == ([], 1)


def test_seats_that_cannot_be_read_hide_no_others(serving, url):
    store = serving.app.state.store
    for name in ("desk", "phone", "tablet"):
        serving.call(store.accounts.enter("ann", name, create=True))
    lay(serving, "theirs", desk="0", phone="1")
    lay(serving, "mine", desk="0", tablet="1")
    lay(serving, "well", desk="0")
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        broken = "UPDATE clients SET seats = '{' WHERE (room, browser) IN (('theirs', 'phone'), ('mine', 'tablet'))"
        connection.exec_driver_sql(broken)
    engine.dispose()
    assert share(serving, "tablet")[0] == ["theirs", "well"]
    assert serving.call(store.client("theirs", "tablet")).seats == ("0",)


@pytest.fixture
def at(serving):
    """Sets the clock of the store."""

    def set_clock(seconds):
        serving.app.state.store.clock.wall = lambda: seconds

    return set_clock


def test_the_device_longest_without_a_new_game_makes_room(serving, at, monkeypatch):
    """It keeps its seats, and may come back."""
    monkeypatch.setattr(store_accounts, "MOST_BROWSERS", 3)
    store = serving.app.state.store
    accounts = store.accounts
    at(0)
    lay(serving, "early", phone="0")
    for n, name in enumerate(["desk", "phone", "tablet"], 1):
        at(n)
        assert serving.call(accounts.enter("ann", name, create=True))
    at(4)
    lay(serving, "tea", desk="0")
    at(5)
    assert serving.call(accounts.enter("ann", "kiosk", create=False))
    assert serving.call(accounts.browsers_with("desk")) == ["desk", "tablet", "kiosk"]
    assert serving.call(accounts.account_of("phone")) is None
    assert serving.call(store.client("early", "phone")).seats == ("0",)
    assert serving.call(accounts.enter("ann", "kiosk", create=False)), "who is there already takes no place"
    assert len(serving.call(accounts.browsers_with("desk"))) == 3
    at(6)
    assert serving.call(accounts.enter("ann", "phone", create=False))
    assert serving.call(accounts.browsers_with("desk")) == ["desk", "kiosk", "phone"]


def test_whoever_made_a_link_does_not_make_room_for_its_user(serving, at, monkeypatch):
    monkeypatch.setattr(store_accounts, "MOST_BROWSERS", 3)
    accounts = serving.app.state.store.accounts
    for n, name in enumerate(["desk", "phone", "tablet", "kiosk"]):
        at(n)
        if n:
            serving.call(accounts.add_link(f"key{n}", "desk"))
            assert serving.call(accounts.use_link(f"key{n}", name))
    assert serving.call(accounts.browsers_with("desk")) in (["desk", "tablet", "kiosk"], ["tablet", "desk", "kiosk"])


def test_an_account_has_no_more_devices_than_it_may(serving):
    accounts = serving.app.state.store.accounts
    for n in range(store_accounts.MOST_BROWSERS + 3):
        serving.call(accounts.enter("ann", f"browser{n}", create=True))
    kept = serving.call(accounts.browsers_with(f"browser{n}"))
    assert len(kept) == store_accounts.MOST_BROWSERS
    assert {f"browser{gone}" for gone in range(3)}.isdisjoint(kept)
