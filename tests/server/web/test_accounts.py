"""Accounts: the same games on another device; and what strangers try: guessing, listing, staying after everything is forgotten."""

import httpx
import pytest
from server.web.harness import Serving
from sqlalchemy import MetaData, create_engine, select

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
    CLIENTS.append(httpx.Client(base_url=serving.url))
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


@pytest.mark.parametrize(
    "body",
    [{"name": "", "passphrase": PHRASE}, {"name": "Ann", "passphrase": "short"}, {"name": "a" * 41, "passphrase": PHRASE}],
)
def test_what_cannot_be_an_account_is_refused(serving, body):
    assert browser(serving).post("/api/account/open", json=body).status_code == 400


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
