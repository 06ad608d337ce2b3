"""HTTP: headers, sizes, rate limits; the API keeps to its own description."""

import json
import re
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from server.web.harness import closed, open_socket
from server.web.tables import alone, log, two

import duopoly
from duopoly.server.web import app
from duopoly.server.web.schema import text as described
from duopoly.server.wire import NewRoom

STATIC = Path(duopoly.__file__).parent / "static"
PLAN = {"edition": "anti-us", "seats": [{"name": "Ann", "who": "me"}, {"name": "Ben", "who": "bot", "bot": "steady"}]}


INTERFACE = schemathesis.openapi.from_dict(json.loads(described()))
REFUSALS = INTERFACE.config.checks.negative_data_rejection
REFUSALS.expected_statuses = [*REFUSALS.expected_statuses, "413"]  # a text may also be too long for the whole request
OPERATIONS = {found.ok().label: found.ok() for found in INTERFACE.get_all_operations()}


@pytest.mark.parametrize("operation", OPERATIONS)
def test_the_interface_is_as_described(served, operation):
    """What fits the description and what does not is answered as it says, and never by a mistake of ours."""

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(
        OPERATIONS[operation].as_strategy(GenerationMode.POSITIVE) | OPERATIONS[operation].as_strategy(GenerationMode.NEGATIVE)
    )
    def check(case):
        case.call_and_validate(
            base_url=served.url, headers={"origin": served.url}, excluded_checks=[positive_data_acceptance]
        )  # a table or a key may fit the description and still not be one

    check()


@pytest.mark.parametrize(
    "path",
    ["/", "/api/room-options", "/api/rooms", "/health", "/nowhere", "/api/rooms/nowhere00000/record", "/schema/openapi.json"],
)
def test_headers(someone, path):
    headers = someone().http.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer", "a link's key stays here"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_the_page_asks_nobody_else_for_anything(someone):
    """No address of another site stands in the page's files, but for the names of SVG and of licenses in comments."""
    files = [path for path in STATIC.rglob("*") if path.suffix in (".html", ".js", ".css", ".webmanifest", ".svg")]
    assert files
    for path in files:
        found = set(re.findall(r"https?://[\w.-]+", path.read_text(encoding="utf-8")))
        assert found <= {"http://www.w3.org", "https://svelte.dev"}, path.name
    page = someone().get("/")
    assert not re.search(r"<script(?![^>]*\ssrc=)|\son\w+=|<style|\sstyle=|javascript:", page)
    assert all(not url.startswith(("http", "//")) for url in re.findall(r'(?:src|href)="([^"]+)"', page))


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/assets/../../settings.py", "/%2e%2e/settings.py", "//etc/passwd", "/assets"]
)
def test_no_other_file_is_served(someone, path):
    assert someone().http.get(path).status_code == 404


# How much, and how often.


SEATS = [{"name": "Ann", "who": "me"}, {"name": "Bob", "who": "link"}]


@pytest.mark.parametrize(
    ("wrong", "field", "expected"),
    [
        ({"bot_delay": "instant"}, "bot_delay", "fast, normal, off, got 'instant'"),
        ({"aim": ""}, "aim", "camp, last, timed, got ''"),
        ({"lang": "xx"}, "lang", "en, fr, pl, got 'xx'"),
        (
            {"seats": [SEATS[0], {"name": "Bob", "who": "x - at `$.y`"}]},
            "seats[1].who",
            "bot, here, link, me, got 'x - at `$.y`'",
        ),
    ],
)
def test_a_word_that_is_none_of_a_fields(someone, wrong, field, expected):
    problem = someone().post("/api/rooms", 400, **{"edition": "anti-us", "seats": SEATS, **wrong})
    assert problem == {"code": "bad-request", "detail": f"{field}: expected one of {expected}", "field": field}


def test_other_values_that_do_not_fit(someone):
    ann = someone()
    for wrong, field, detail in (
        ({"minutes": 1}, "minutes", "expected a whole number from 5 to 600 or null, got 1"),
        ({"clock": "ten"}, "clock", "expected a whole number from 10 to 3600 or null, got 'ten'"),
        ({"zz": 1}, "data", f"expected no fields but {', '.join(NewRoom.__struct_fields__)}, got 'zz'"),
        ({"rules": {"pot": []}}, "rules.pot", "expected a whole number or true or false or a text, got a list of 0"),
        ({"rules": {"a\nb": None}}, r"rules.'a\nb'", "expected a whole number or true or false or a text, got null"),
        ({"rules": {"": None}}, "rules.''", "expected a whole number or true or false or a text, got null"),
        ({"rules": []}, "rules", "expected an object, got a list of 0"),
        ({"seats": []}, "seats", "expected a list of 2 to 8, got a list of 0"),
        ({"seats": SEATS[:1] * 9}, "seats", "expected a list of 2 to 8, got a list of 9"),
        ({"seats": [SEATS[0], {"who": "me"}]}, "seats[1].name", "expected a text of 1 to 24 characters, got nothing"),
        ({"seats": [SEATS[0], "Ann"]}, "seats[1]", "expected an object, got 'Ann'"),
        ({"name": "x" * 41}, "name", "expected a text of at most 40 characters, got 41 characters"),
        ({"spectators": 2}, "spectators", "expected true or false, got 2"),
    ):
        problem = ann.post("/api/rooms", 400, **{"edition": "anti-us", "seats": SEATS, **wrong})
        assert problem == {"code": "bad-request", "detail": f"{field}: {detail}", "field": field}
    assert ann.get("/api/room-options", 400, lang="xx")["detail"] == "lang: expected one of en, fr, pl, got 'xx'"
    room = ann.post("/api/rooms", **PLAN)["room"]
    assert ann.get(f"/api/rooms/{room}/invitation", 400)["detail"] == "key: expected a text, got nothing"
    for body in ("{", "", "[1", '{"edition": nope}'):
        answer = ann.http.post("/api/rooms", content=body)
        expected = {"code": "bad-request", "detail": "expected JSON, got something that cannot be read", "field": ""}
        assert (answer.status_code, answer.json()) == (400, expected)


@pytest.mark.parametrize(
    ("rules", "detail"),
    [
        ("[]", "rules: expected an object, got a list of 0"),
        ('{"pot": []}', "pot: expected a whole number or true or false or a text, got a list of 0"),
        ('{"a\\nb": 1}', r"rules: expected a rule of anti-us, got 'a\nb'"),
        ("{", "expected JSON, got something that cannot be read"),
    ],
)
def test_rules_of_a_book_that_are_none(someone, rules, detail):
    problem = someone().get("/api/book/anti-us", 400, rules=rules)
    assert problem == {"code": "bad-rules", "detail": detail, "field": "rules"}


def test_a_secret_of_the_wrong_length_is_not_shown(someone):
    problem = someone().post("/api/account/open", 400, name="Ann", passphrase="opensesame")
    expected = "passphrase: expected a text of 12 to 200 characters, got 10 characters"
    assert (problem["field"], problem["detail"]) == ("passphrase", expected)
    seats = [SEATS[0], {"name": "Bob", "who": "bot", "bot": "planner", "budget": "x" * 17}]
    problem = someone().post("/api/rooms", 400, edition="anti-us", seats=seats)
    assert problem["detail"] == "seats[1].budget: expected a text of at most 16 characters or null, got 17 characters"


def test_a_request_may_be_so_large_and_no_larger(someone):
    ann = someone()
    for content in ('{"edition":"' + "x" * 20_000 + '"}', " " * 5_000_000):
        answer = ann.http.post("/api/rooms", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert ann.post("/api/rooms", **PLAN)["room"]


def test_a_request_in_pieces_is_measured_too(someone):
    answer = someone().http.post(
        "/api/rooms", content=(b" " * 1000 for _ in range(100)), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413


def test_so_many_requests_a_minute(serving, someone):
    ann = someone(serving(requests_a_minute=5))
    found = [ann.http.get("/api/rooms") for _ in range(7)]
    assert [answer.status_code for answer in found] == [200] * 5 + [429] * 2
    assert found[-1].json()["code"] == "too-fast"
    assert ann.post("/api/rooms", 429, **PLAN)["code"] == "too-fast"
    assert ann.http.get("/").status_code == 200, "the page itself is free"
    assert ann.http.get("/health").status_code == 200
    forged = ann.http.get("/api/rooms", headers={"x-real-ip": "10.1.2.3"})
    assert forged.status_code == 429


def test_so_many_sockets_a_minute(serving, someone):
    server = serving(requests_a_minute=8)
    ann = someone(server)
    room = ann.lay(["Ann", "Ben here"])
    ann.sit(room)
    for _ in range(7):
        with open_socket(ann, room) as line:
            line.recv(5)
    with open_socket(ann, room) as line:
        assert closed(line) == 1013


def test_so_many_messages_a_second(serving, someone):
    server = serving(messages_a_second=50.0, burst=5)
    table, beside = two(someone, server)
    before = log(server, table.id)
    for _ in range(60):
        table.send(type="ping")
    table.until(lambda: sum(hasattr(message, "id") for message in table.heard) == 60)
    answers = [message for message in table.heard if hasattr(message, "id")]
    assert all(hasattr(answer, "code") is False for answer in answers[:4]), "the salt was the first of five"
    slowed = [answer for answer in answers if getattr(answer, "code", "") == "too-fast"]
    assert 20 <= len(slowed) <= 55
    assert log(server, table.id) == before
    beside.do("ping")


def test_so_many_messages_from_one_address(serving, someone, monkeypatch):
    """120 at once here and two a second, however many connections send them; each could send 1000."""
    monkeypatch.setattr(app, "FULL_SPEED", 0.02)
    tables = two(someone, serving(messages_a_second=100.0, burst=1000))

    def answers():
        return [message for table in tables for message in list(table.heard) if hasattr(message, "id")]

    for _ in range(190):
        for table in tables:
            table.send(type="ping")
    for table in tables:
        table.until(lambda: any(getattr(answer, "code", "") == "too-fast" for answer in answers()))
    assert sum(getattr(answer, "code", "") != "too-fast" for answer in answers()) <= 140


def test_who_does_not_listen_is_cut_off_and_nobody_waits_for_him(serving, someone):
    """A socket that nobody reads: what waits for it has a bound, and the others play on."""
    server = serving()
    table = alone(someone, server)
    with open_socket(table.browser, table.id) as deaf:
        deaf.recv(5)
        (line,) = [line for line in server.manager.sessions[table.id].connections if not line.waiting][:1]
        for n in range(30):
            table.do("chat", text=f"{n}")
        assert len(line.waiting) <= 200
    table.play("Ann", "throw")
