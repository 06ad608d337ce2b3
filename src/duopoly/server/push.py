"""Web Push: notifications for browsers whose page is closed, encrypted for them (RFC 8291) and signed (RFC 8292).

Needs the package `cryptography`, which `duopoly[push]` installs.
"""

import http.client
import os
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import json

from .settings import BadServerSetting, Settings
from .store.rows import PushSubscription

try:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    IS_AVAILABLE = True
except ImportError:
    IS_AVAILABLE = False

RECORD_SIZE = 4096
TOKEN_LIFE = 12 * 3600
"""Seconds for which a push service may trust a signature."""
KEPT_FOR = 4 * 3600
"""Seconds for which a push service holds a notification for a browser that it cannot reach."""
TIMEOUT = 10.0
HTTPS_PORT = 443
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class SubscriptionGone(Exception):
    """The push service knows the subscription no longer."""


def is_url_text(text: str) -> bool:
    """Whether a text is made of the characters of a URL; `urlsplit` overlooks some others."""
    return text.isascii() and text.isprintable() and " " not in text


def to_base64(data: bytes) -> str:
    """Bytes in base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Bytes from base64url, padded or not. Raises ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


class PushSender:
    """Sends notifications, signed with the key of the server. `contact` is where push services reach its operator.

    Notifications go only to the hosts of `services`; a name that begins with a dot stands for all below it.
    """

    def __init__(self, key: "ec.EllipticCurvePrivateKey", contact: str, services: tuple[str, ...]) -> None:
        self.key, self.contact, self.services = key, contact, services
        self.public_key = to_base64(public_bytes(key.public_key()))

    @classmethod
    def from_settings(cls, settings: Settings) -> "PushSender | None":
        """The sender of a server; None if it pushes nothing. Makes the key if there is none. Raises BadServerSetting."""
        if settings.push_key is None:
            return None
        if not IS_AVAILABLE:
            raise BadServerSetting(
                "push-key: expected the package cryptography, got none; pip install 'duopoly[push]' installs it"
            )
        key = read_or_make_key(Path(settings.push_key))
        return cls(key, settings.push_contact or "", settings.push_services)

    def accepts(self, endpoint: str) -> bool:
        """Whether an endpoint is that of a push service to which this server sends: it asks no other host for anything."""
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        is_listed = any(host.endswith(name) if name.startswith(".") else host == name for name in self.services)
        is_secure = parts.scheme == "https" and port in (None, HTTPS_PORT)  # another port is another service
        is_here = parts.scheme == "http" and host in LOOPBACK
        return is_listed and is_url_text(endpoint) and "@" not in parts.netloc and (is_secure or is_here)

    def send(self, subscription: PushSubscription, message: dict[str, str], topic: str, now: float) -> int:
        """Sends a message, encrypted, in place of an earlier one of its topic; returns the status. It blocks.

        Raises SubscriptionGone, OSError if the service cannot be reached, ValueError if the subscription is no such thing.
        """
        if not self.accepts(subscription.endpoint):
            raise ValueError(f"endpoint: expected one of {', '.join(self.services)}")
        body = encrypt(json.encode(message), subscription.p256dh, subscription.auth)
        parts = urlsplit(subscription.endpoint)
        headers = {
            "authorization": f"vapid t={self.token(f'{parts.scheme}://{parts.netloc}', now)}, k={self.public_key}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "urgency": "high",
            "topic": topic,
        }
        connection: http.client.HTTPConnection
        if parts.scheme == "https":
            connection = http.client.HTTPSConnection(parts.netloc, timeout=TIMEOUT, context=ssl.create_default_context())
        else:
            connection = http.client.HTTPConnection(parts.netloc, timeout=TIMEOUT)
        try:
            connection.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, headers)
            status = connection.getresponse().status  # a redirection is not followed
        except http.client.HTTPException as error:
            raise OSError(str(error)) from error
        finally:
            connection.close()
        if status in (404, 410):
            raise SubscriptionGone
        return status

    def token(self, audience: str, now: float) -> str:
        """The signature of this server for a push service: a JSON Web Token."""
        claims = {"aud": audience, "exp": int(now) + TOKEN_LIFE, "sub": self.contact}
        text = f"{to_base64(json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{to_base64(json.encode(claims))}"
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message for the browser with this public key and secret. Raises ValueError if they are none."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(p256dh))
    ours = ec.generate_private_key(ec.SECP256R1())
    shared, salt = ours.exchange(ec.ECDH(), theirs), os.urandom(16)
    ours_public = public_bytes(ours.public_key())
    secret = derive(from_base64(auth), shared, b"WebPush: info\0" + public_bytes(theirs) + ours_public, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours_public)]) + ours_public
    return header + AESGCM(key).encrypt(nonce, message + b"\2", None)


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """A key of so many bytes."""
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def public_bytes(key: "ec.EllipticCurvePublicKey") -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_or_make_key(path: Path) -> "ec.EllipticCurvePrivateKey":
    """The private key in a PEM file. Creates the file if there is none. Raises BadServerSetting."""
    try:
        if not path.exists():
            make_key(path)
        key = serialization.load_pem_private_key(path.read_bytes(), None)
    except (OSError, ValueError, TypeError, UnsupportedAlgorithm) as error:
        why = f": {error.strerror.lower()}" if isinstance(error, OSError) and error.strerror else ""
        raise BadServerSetting(f"push-key: expected the file of a P-256 key, got {str(path)!r}{why}") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise BadServerSetting(f"push-key: expected the file of a P-256 key, got another key in {str(path)!r}")
    return key


def make_key(path: Path) -> None:
    """Makes a file with a new key that only its owner can read. Raises OSError."""
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(pem)
