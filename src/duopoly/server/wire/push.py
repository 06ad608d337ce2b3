"""Notifications that the server pushes to browsers whose page is closed."""

from typing import Annotated

from msgspec import Meta

from .base import Lang, Wire

Endpoint = Annotated[str, Meta(min_length=1, max_length=1024)]
RoomId = Annotated[str, Meta(min_length=1, max_length=40)]


class PushKey(Wire, frozen=True, kw_only=True):
    """The public key of the server's notifications, in base64url; "" if it pushes none."""

    key: str


class NewPushSubscription(Wire, frozen=True, kw_only=True):
    """Where a browser's push service takes its notifications, and the browser's public key and secret, in base64url."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{86,88}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$")]
    lang: Lang = "en"


class EndPushSubscription(Wire, frozen=True, kw_only=True):
    """Ends a subscription."""

    endpoint: Endpoint


class MutePush(Wire, frozen=True, kw_only=True):
    """Ends the notifications of one table."""

    endpoint: Endpoint
    room: RoomId
