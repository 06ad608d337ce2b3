"""The cookie under HTTP and HTTPS, tokens of our making, and the names under which the server answers."""

import asyncio
import hashlib
from http.cookies import SimpleCookie

import httpx
import pytest
from server.web.harness import NO_TLS, open_socket
from server.web.tables import rows
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from duopoly.server.run import config_of
from duopoly.server.settings import BadServerSetting, Settings
from duopoly.server.web.allowed_hosts import HostCheck
from duopoly.server.web.app import make_app
from duopoly.server.web.browser_cookie import MOST_ISSUED, IssuedTokens, hash_of

PLAN = {"edition": "anti-us", "seats": [{"name": "Ann", "who": "me"}, {"name": "Ben", "who": "bot", "bot": "steady"}]}
OLD, NEW = "duopoly", "__Host-duopoly"
PUBLIC = "https://games.example.org"
HTTPS = {"x-forwarded-proto": "https", "host": "games.example.org", "origin": PUBLIC}


def jar(*answers):
    """The cookies that a browser has after these answers."""
    kept = {}
    for answer in answers:
        for line in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    kept.pop(name, None)
                else:
                    kept[name] = morsel.value
    return kept


def ask(server, method, path, cookies=None, headers=None, **more):
    cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())} if cookies else {}
    return httpx.request(
        method, server.url + path, headers={**(headers or {"origin": server.url}), **cookie}, timeout=20, verify=NO_TLS, **more
    )


def browsers(server):
    return {browser for (browser,) in rows(server, "SELECT DISTINCT browser FROM clients")}


# HTTPS, by the settings or behind a proxy that ends it.


@pytest.mark.parametrize("settings", [{"public_url": PUBLIC}, {"allowed_hosts": ("games.example.org",)}])
def test_under_https_the_cookie_belongs_to_this_host_alone(serving, settings):
    """The second server knows it only from its proxy's header."""
    server = serving(**settings)
    answer = ask(server, "POST", "/api/rooms", json=PLAN, headers=HTTPS)
    assert answer.status_code == 201, answer.text
    (line,) = answer.headers.get_list("set-cookie")
    assert line.startswith(f"{NEW}=")
    flags = {flag.strip().lower() for flag in line.split(";")[1:]}
    assert flags == {"httponly", "samesite=strict", "path=/", "max-age=31536000", "secure"}
    cookies = jar(answer)
    assert len(ask(server, "GET", "/api/rooms", cookies, HTTPS).json()) == 1


def test_without_a_proxy_s_word_it_is_http(serving):
    server = serving()
    answer = ask(server, "POST", "/api/rooms", json=PLAN)
    assert set(jar(answer)) == {OLD}
    assert "secure" not in answer.headers["set-cookie"].lower()
    assert len(ask(server, "GET", "/api/rooms", jar(answer)).json()) == 1


@pytest.mark.parametrize("path", ["/", "/api/rooms", "/api/room-options", "/nowhere"])
def test_the_older_cookie_is_accepted_and_rewritten_and_nobody_loses_a_seat(serving, path):
    """A server that gets HTTPS: the first answer of any kind renames the cookie; seats and sockets go on."""
    server = serving(allowed_hosts=("games.example.org",))
    first = ask(server, "POST", "/api/rooms", json=PLAN)
    room, before = first.json()["room"], jar(first)
    assert len(ask(server, "GET", "/api/rooms", before, HTTPS).json()) == 1, "already with the older name"
    answer = ask(server, "GET", path, before, HTTPS)
    assert len(answer.headers.get_list("set-cookie")) == 2
    after = {**before, **jar(answer)}
    after.pop(OLD)
    assert after == {NEW: before[OLD]}
    assert "Max-Age=0" in answer.headers.get_list("set-cookie")[1]
    listed = ask(server, "GET", "/api/rooms", after, HTTPS)
    assert [line["room"] for line in listed.json()] == [room]
    assert listed.headers.get_list("set-cookie") == []
    for cookies in (before, after):
        assert '"mine":true' in socket_welcome(server, room, cookies)
    assert len(browsers(server)) == 1


def socket_welcome(server, room, cookies):
    """What a socket hears first, behind a proxy that ends HTTPS."""
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    url = f"{server.url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    with connect(url, additional_headers={"cookie": cookie, "x-forwarded-proto": "https"}, proxy=None) as line:
        return line.recv(5)


def test_a_new_table_with_the_older_cookie_keeps_the_old_tables(serving):
    server = serving(public_url=PUBLIC)
    known = ask(server, "POST", "/api/rooms", json=PLAN, headers=HTTPS)
    token = jar(known)[NEW]
    again = ask(server, "POST", "/api/rooms", {OLD: token}, HTTPS, json=PLAN)
    assert jar(again) == {NEW: token}
    assert len(ask(server, "GET", "/api/rooms", jar(again), HTTPS).json()) == 2


def test_with_both_cookies_the_new_one_counts(serving):
    """A site beside this one could set the older name, not the new one."""
    server = serving(public_url=PUBLIC)
    mine = jar(ask(server, "POST", "/api/rooms", json=PLAN, headers=HTTPS))[NEW]
    theirs = jar(ask(server, "POST", "/api/rooms", json=PLAN, headers=HTTPS))[NEW]
    answer = ask(server, "POST", "/api/rooms", {OLD: theirs, NEW: mine}, HTTPS, json=PLAN)
    assert jar(answer) == {NEW: mine}
    answer = ask(server, "GET", "/api/rooms", {OLD: theirs, NEW: mine}, HTTPS)
    assert len(answer.json()) == 2
    assert answer.headers.get_list("set-cookie") == [], "the older one may hold a seat where the host is open without HTTPS"


def test_a_seat_that_was_taken_without_https_is_not_lost_by_a_visit_with_it(serving):
    """A host that answers with and without HTTPS: each has its own cookie, and its own seats."""
    server = serving(allowed_hosts=("games.example.org",))
    cookies = jar(ask(server, "POST", "/api/rooms", json=PLAN, headers=HTTPS))
    cookies |= jar(ask(server, "POST", "/api/rooms", json=PLAN))
    assert set(cookies) == {OLD, NEW}
    visit = ask(server, "GET", "/api/rooms", cookies, HTTPS)
    assert len(visit.json()) == 1
    assert visit.headers.get_list("set-cookie") == []
    assert len(ask(server, "GET", "/api/rooms", {OLD: cookies[OLD]}).json()) == 1


def test_a_forwarded_header_of_a_stranger_is_not_believed(serving, monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.1.2.3")
    answer = ask(
        serving(allowed_hosts=("games.example.org",)),
        "POST",
        "/api/rooms",
        json=PLAN,
        headers={**HTTPS, "origin": "http://games.example.org"},
    )
    assert set(jar(answer)) == {OLD}


# Tokens of our making.


@pytest.mark.parametrize(
    "forged", ["a" * 43, "A" * 40, "a" * 64, "x", "", "é" * 43, "a" * 42 + "=", "a" * 42 + ",", "../../etc/passwd", "a" * 4000]
)
def test_a_forged_token_is_replaced_and_never_stored(serving, forged):
    server = serving()
    header = {"origin": server.url, "cookie": f"{OLD}={forged}".encode()}
    answer = httpx.post(f"{server.url}/api/rooms", json=PLAN, headers=header)
    assert answer.status_code == 201
    token = jar(answer)[OLD]
    assert token != forged
    assert len(token) == 43
    assert browsers(server) == {hash_of(token)}


def test_a_forged_token_is_replaced_when_a_friend_sits_down(someone, serving):
    server = serving()
    ann, ben = someone(server), someone(server)
    room = ann.lay(["Ann", "Ben link"])
    key = ann.key(room, seat="Ben")
    forged = hashlib.sha256(b"mine").hexdigest()[:43]
    answer = ask(server, "POST", f"/api/rooms/{room}/seats", {OLD: forged}, json={"key": key})
    assert answer.status_code == 201
    assert jar(answer)[OLD] != forged
    assert hash_of(forged) not in browsers(server)
    assert ben.token is None


def test_a_known_token_stays(someone, serving):
    ann = someone(serving())
    ann.lay(["Ann", "Ben here"])
    token = ann.token
    ann.lay(["Ann", "Ben here"])
    assert ann.token == token
    assert len(ann.get("/api/rooms")) == 2


def test_two_invitations_opened_before_either_is_accepted_make_one_browser(someone, serving):
    """The join page gives a stranger its token, so that two tabs do not overwrite each other's."""
    server = serving()
    ann = someone(server)
    rooms = [ann.lay(["Ann", "Ben link"]) for _ in range(2)]
    keys = [ann.key(room, seat="Ben") for room in rooms]
    ben = someone(server)
    for room, key in zip(rooms, keys, strict=True):
        ben.get(f"/api/rooms/{room}/invitation", key=key)
    cookies = dict(ben.http.cookies)
    answers = [
        ask(server, "POST", f"/api/rooms/{room}/seats", cookies, json={"key": key})
        for room, key in zip(rooms, keys, strict=True)
    ]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert {jar(answer)[OLD] for answer in answers} == {cookies[OLD]}
    assert len(ben.get("/api/rooms")) == 2


def test_issued_tokens_have_a_bound():
    issued = IssuedTokens()
    first, *_, last = (issued.new() for _ in range(MOST_ISSUED + 1))
    assert hash_of(last) in issued
    assert hash_of(first) not in issued
    assert len(issued.hashes) == MOST_ISSUED


# The names under which the server answers.


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "127.0.0.1:8000", "localhost:8000", "[::1]:8000", "192.168.1.20:8000", "10.0.0.7", "[fe80::1]", "mybox", "mybox:8000",
     "mybox.local", "mybox.lan:8000", "pc.fritz.box", "pc.localdomain", "pc.test", "a.localhost", "LOCALHOST", "mybox.home.arpa", "127.0.0.1.", ""],
)  # fmt: skip
def test_addresses_and_local_names_always_work(host):
    for settings in (Settings(), Settings(host="0.0.0.0"), Settings(public_url=PUBLIC), Settings(allowed_hosts=("x.example",))):
        assert HostCheck(settings).allows(host)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "games.example.org.evil.example",
             "evilgames.example.org", "[evil.example]", "1.2.3.4.5", "local.example", "xn--e1awd7f.example"],
)  # fmt: skip
def test_names_of_other_sites_do_not(host):
    for settings in (Settings(), Settings(host="0.0.0.0"), Settings(public_url=PUBLIC), Settings(allowed_hosts=("x.example",))):
        assert not HostCheck(settings).allows(host)


def test_the_option_and_the_public_url_allow_more():
    check = HostCheck(Settings(public_url=PUBLIC, allowed_hosts=("Play.example.net", ".example.com")))
    for host in ("games.example.org", "GAMES.example.org:443", "play.example.net", "a.example.com", "a.b.example.com:8000"):
        assert check.allows(host), host
    for host in ("example.com", "example.org", "a.play.example.net", "badexample.com"):
        assert not check.allows(host), host
    assert HostCheck(Settings(allowed_hosts=("*",))).allows("anything.example")


@pytest.mark.parametrize("host", ["https://a.example", "a.example:80", "a b", "", "*.example.org", "a..b", "."])
def test_an_option_that_cannot_be(host):
    with pytest.raises(BadServerSetting, match=r"allowed-hosts: expected names like games\.example\.org"):
        Settings(allowed_hosts=(host,))


def test_a_page_that_points_its_name_here_gets_nothing(serving, someone):
    """Requests and sockets: one line, no traceback; with the option they are answered."""
    server = serving()
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/rooms"),
        ("POST", "/api/rooms"),
        ("GET", "/health"),
        ("GET", "/assets/x.js"),
    ):
        answer = ask(server, method, path, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (400, "host"), path
        assert "--allowed-hosts" in answer.json()["detail"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    ann = someone(server)
    room = ann.lay(["Ann", "Ben here"])
    url = f"{server.url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    with pytest.raises(InvalidStatus) as error:
        connect(url, additional_headers={"Host": "evil.example"}, origin="http://evil.example", proxy=None)
    assert error.value.response.status_code in (400, 403)
    for odd in ("\x00", "a" * 5000, "[", "]", ":::", "é.example"):
        answer = httpx.get(f"{server.url}/api/rooms", headers={"host": odd.encode()}) if "\x00" not in odd else None
        assert answer is None or answer.status_code in (200, 400)
    allowed = serving(db=server.settings.db + ".other", allowed_hosts=("evil.example",))
    assert ask(allowed, "GET", "/api/rooms", headers=evil).status_code == 200
    with open_socket(ann, room) as line:
        line.recv(5)


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_a_proxy_on_this_machine_is_believed_however_its_address_is_written(peer, monkeypatch):
    """As on a server that listens on `::`."""
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    admission, seen = config_of(make_app(Settings(host="::"))).app, []

    async def app(scope, receive, send):
        seen.append(scope["client"][0])

    admission.app = app
    headers = [(b"host", b"games.example.org"), (b"x-forwarded-for", b"203.0.113.7")]
    scope = {"type": "http", "method": "GET", "scheme": "http", "path": "/", "headers": headers, "state": {}}
    asyncio.run(admission({**scope, "client": (peer, 4711)}, None, None))
    asyncio.run(admission({**scope, "client": ("::ffff:192.0.2.1", 4711)}, None, None))
    assert seen == ["203.0.113.7", "192.0.2.1"]
    assert admission.limits.admit(object(), peer) == "open"
    assert set(admission.limits.addresses.values()) == {""}, "a proxy has no limit of its own"
