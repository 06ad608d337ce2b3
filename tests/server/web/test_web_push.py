"""Web Push, against a push service of our own that decrypts what it gets: as a browser does it (RFC 8291, RFC 8292)."""

import hashlib
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from server.web.tables import rows, throw, two

from duopoly.server import push
from duopoly.server.push import derive, from_base64, public_bytes, to_base64
from duopoly.server.settings import BadServerSetting, Settings


class PushService:
    """The push service of a browser, and the browser: it takes notifications, checks their signatures and decrypts them."""

    def __init__(self):
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        self.messages, self.headers, self.status = [], [], 201
        self.arrived = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                service.take(dict(self.headers.items()), body)
                self.send_response(service.status)
                if service.status == 302:
                    self.send_header("location", service.url + "/elsewhere")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def subscription(self, path="/one", **more):
        p256dh = to_base64(public_bytes(self.key.public_key()))
        return {"endpoint": self.url + path, "p256dh": p256dh, "auth": to_base64(self.auth), **more}

    def take(self, headers, body):
        headers = {name.lower(): value for name, value in headers.items()}
        assert headers["content-encoding"] == "aes128gcm"
        self.headers.append(headers)
        self.messages.append(json.loads(decrypt(self.key, self.auth, body)))
        self.arrived.set()

    def wait(self, count, seconds=10):
        end = time.monotonic() + seconds
        while len(self.messages) < count and time.monotonic() < end:
            time.sleep(0.02)
        assert len(self.messages) == count
        return self.messages[-1]


def decrypt(key, auth, body):
    """What RFC 8291 says that a browser does."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derive(auth, shared, b"WebPush: info\0" + public_bytes(key.public_key()) + theirs, 32)
    plain = AESGCM(derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)).decrypt(
        derive(salt, secret, b"Content-Encoding: nonce\0", 12), sealed, None
    )
    assert plain.endswith(b"\2")
    return plain[:-1]


@pytest.fixture
def service():
    started = PushService()
    yield started
    started.server.shutdown()
    started.server.server_close()


@pytest.fixture
def pushing(serving, tmp_path):
    """A server that pushes, to services on this computer only."""
    return serving(push_key=str(tmp_path / "push.pem"), push_contact="mailto:me@example.org", push_services=("127.0.0.1",))


def test_the_decryption_here_is_that_of_the_standard():
    """The example of RFC 8291, appendix A."""
    private = from_base64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    key = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95"
        "bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert (
        decrypt(key, from_base64("BTBZMqHH6r4Tts7J_aSIgg"), from_base64(body)) == b"When I grow up, I want to be a watermelon"
    )


def test_what_is_encrypted_only_its_browser_reads():
    key, other, auth = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1()), b"0" * 16
    body = push.encrypt(b"Your turn", to_base64(public_bytes(key.public_key())), to_base64(auth))
    assert decrypt(key, auth, body) == b"Your turn"
    for wrong in ((other, auth), (key, b"1" * 16)):
        with pytest.raises(InvalidTag):
            decrypt(*wrong, body)


def test_whoever_closed_the_page_is_called_when_it_is_their_turn(pushing, someone, service):
    table, beside = two(someone, pushing, name="Friday table")
    key = beside.browser.get("/api/push")["key"]
    beside.browser.post("/api/push", 200, **service.subscription(lang="fr"))
    throw(table, "Ann", 1, 2)
    table.play("Ann", "buy")
    table.play("Ann", "end")
    beside.caught_up(table)
    table.do("ping")
    assert service.messages == [], "Ben's page is open, and calls him itself"
    throw(beside, "Ben", 1, 4)
    table.caught_up(beside)
    beside.close()
    table.until(lambda: not table.room.seats[1].here)
    again = beside.browser.sit(table.id)
    again.play("Ben", "buy")
    again.play("Ben", "end")
    again.close()
    table.until(lambda: table.view.to_act == "Ann" and not table.room.seats[1].here)
    throw(table, "Ann", 1, 1)
    while table.view.to_act == "Ann":
        table.play("Ann", table.moves("Ann").decisions[-1].move)
        if table.view.to_act == "chance":
            table.play("chance", "dice 1 2")
    assert table.view.to_act == "Ben"
    message = service.wait(1)
    assert (message["room"], message["title"]) == (table.id, "À vous, Ben – Friday table")
    assert message["body"]
    (headers,) = service.headers
    assert headers["topic"] == hashlib.sha256(table.id.encode()).hexdigest()[:32]
    check_signature(headers["authorization"], key, service.url)


def check_signature(header, key, audience):
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    head, claims, signature = fields["t"].split(".")
    raw = from_base64(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(from_base64(claims))
    assert (told["aud"], told["sub"]) == (audience, "mailto:me@example.org")
    assert 0 < told["exp"] - time.time() <= 24 * 3600


def called(pushing, someone, service):
    """Ben subscribed and closed his page; Ann's line."""
    table, beside = two(someone, pushing, clock=30)
    beside.browser.post("/api/push", 200, **service.subscription())
    beside.close()
    table.until(lambda: not table.room.seats[1].here)
    return table, beside.browser


def end_turn(table):
    throw(table, "Ann", 1, 2)
    table.play("Ann", "buy")
    table.play("Ann", "end")


@pytest.mark.parametrize(("status", "left"), [(201, 1), (410, 0), (404, 0), (500, 1), (302, 1)])
def test_a_subscription_that_has_ended_is_forgotten_and_no_redirection_followed(pushing, someone, service, status, left):
    service.status = status
    table, _ = called(pushing, someone, service)
    end_turn(table)
    service.wait(1)
    end = time.monotonic() + 5
    while len(rows(pushing, "SELECT endpoint FROM push_subscriptions")) != left and time.monotonic() < end:
        time.sleep(0.02)
    assert len(rows(pushing, "SELECT endpoint FROM push_subscriptions")) == left
    assert len(service.messages) == 1


def test_a_muted_table_and_an_ended_subscription_call_nobody(pushing, someone, service):
    table, ben = called(pushing, someone, service)
    endpoint = service.subscription()["endpoint"]
    stranger = table.browser
    stranger.http.post("/api/push/end", json={"endpoint": endpoint})
    stranger.http.post("/api/push/mute", json={"endpoint": endpoint, "room": table.id})
    assert rows(pushing, "SELECT muted FROM push_subscriptions") == [("[]",)], "only its own browser may"
    assert ben.http.post("/api/push/mute", json={"endpoint": endpoint, "room": table.id}).status_code == 200
    end_turn(table)
    table.quiet()
    assert service.messages == []
    assert ben.http.post("/api/push/end", json={"endpoint": endpoint}).status_code == 200
    assert rows(pushing, "SELECT * FROM push_subscriptions") == []


def test_who_is_asked_about_the_seat_is_called_too(pushing, someone, service, monkeypatch):
    table, _ = called(pushing, someone, service)
    end_turn(table)
    service.wait(1)
    session = pushing.manager.sessions[table.id]

    async def shift():
        session.room.decision_clock.since -= 31
        session.changed.set()

    pushing.call(shift())
    table.until(lambda: table.room.deadline <= table.room.now)
    table.do("replace-with-bot", seat="Ben")
    assert service.wait(2)["body"] == "Ann asks for a bot to play for you. You have ten seconds."


OTHER_HOSTS = [
    "https://evil.example.org/x", "http://127.0.0.1.example.org/x", "http://me@127.0.0.1/x", "ftp://127.0.0.1/x",
    "http://[::1]/x", "http://127.0.0.1:99999/x", "http://[x/", "/x", "x", "https://127.0.0.1:81/x", "https://127.0.0.1:0/x",
    "http://@127.0.0.1/x", "https://:x@127.0.0.1/x", "http://127.0.0.1/a\0b", "http://127.0.0.1/a\nb", "http://127.0.0.1/ł",
]  # fmt: skip


def test_the_server_asks_no_other_host_for_anything(pushing, someone, service):
    table, _ = two(someone, pushing)
    for endpoint in OTHER_HOSTS:
        problem = table.browser.post("/api/push", 400, **{**service.subscription(), "endpoint": endpoint})
        assert problem["field"] == "endpoint", endpoint


@pytest.mark.parametrize(
    ("endpoint", "accepted"),
    [
        ("https://fcm.googleapis.com/x", True), ("https://fcm.googleapis.com:443/x", True),
        ("https://web.push.apple.com/x", True), ("https://fcm.googleapis.com:81/x", False),
        ("https://fcm.googleapis.com:8443/x", False), ("http://fcm.googleapis.com:443/x", False),
    ],
)  # fmt: skip
def test_push_services_are_asked_at_their_usual_port_alone(tmp_path, endpoint, accepted):
    settings = Settings(push_key=str(tmp_path / "push.pem"), push_contact="mailto:me@example.org")
    assert push.PushSender.from_settings(settings).accepts(endpoint) is accepted


def test_strangers_and_bad_keys_are_refused(pushing, someone, service):
    someone(pushing).post("/api/push", 403, **service.subscription())
    table, _ = two(someone, pushing)
    table.browser.post("/api/push", 400, **{**service.subscription(), "auth": "short"})
    table.browser.post("/api/push", 400, **{**service.subscription(), "p256dh": "x" * 87 + "!"})


def test_a_key_that_is_on_no_curve_harms_nobody(pushing, someone, service):
    table, beside = two(someone, pushing)
    beside.browser.post("/api/push", 200, **{**service.subscription(), "p256dh": "A" * 87})
    beside.close()
    table.until(lambda: not table.room.seats[1].here)
    end_turn(table)
    end = time.monotonic() + 5
    while rows(pushing, "SELECT * FROM push_subscriptions") and time.monotonic() < end:
        time.sleep(0.02)
    assert rows(pushing, "SELECT * FROM push_subscriptions") == []


def test_a_server_without_a_key_pushes_nothing(served, someone, service):
    table, _ = two(someone)
    assert table.browser.get("/api/push") == {"key": ""}
    table.browser.post("/api/push", 404, **service.subscription())


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path):
    path = tmp_path / "push.pem"
    settings = Settings(push_key=str(path), push_contact="mailto:me@example.org")
    keys = {push.PushSender.from_settings(settings).public_key for _ in range(2)}
    assert len(keys) == 1
    assert len(from_base64(keys.pop())) == 65
    assert path.stat().st_mode & 0o077 == 0 or path.drive


def test_settings_that_cannot_be(tmp_path, monkeypatch):
    with pytest.raises(BadServerSetting, match="push-contact: expected mailto"):
        Settings(push_key="push.pem")
    for content in ("", "no key"):
        (tmp_path / "bad.pem").write_text(content)
        with pytest.raises(BadServerSetting, match="push-key: expected the file of a P-256 key"):
            push.PushSender.from_settings(Settings(push_key=str(tmp_path / "bad.pem"), push_contact="mailto:me@example.org"))
    monkeypatch.setattr(push, "IS_AVAILABLE", False)
    with pytest.raises(BadServerSetting, match="push-key: expected the package cryptography"):
        push.PushSender.from_settings(Settings(push_key="push.pem", push_contact="mailto:me@example.org"))
