"""Requests about the notifications that this server pushes: its key, and the subscriptions of browsers."""

from starlette.requests import Request

from ..push import PushSender, is_url_text
from ..requests.problem import NotAllowed, NotFound, RequestProblem
from ..rooms.room_manager import RoomManager
from ..store import PushSubscription
from ..store.push_subscriptions import PushSubscriptions
from ..wire import EndPushSubscription, MutePush, NewPushSubscription, PushKey


def subscriptions_of(request: Request) -> PushSubscriptions:
    """The subscriptions of this server."""
    subscriptions: PushSubscriptions = request.app.state.push_subscriptions
    return subscriptions


def check_endpoint(endpoint: str) -> None:
    """Raises RequestProblem for what is no URL of any push service: PostgreSQL would refuse to look for some of it."""
    if not is_url_text(endpoint):
        raise RequestProblem(400, "push-service", "endpoint: expected a URL in printable ASCII", "endpoint")


async def get_push_key(request: Request) -> PushKey:
    """The public key with which a browser subscribes."""
    sender: PushSender | None = request.app.state.push_sender
    return PushKey(key=sender.public_key if sender else "")


async def post_subscription(request: Request, manager: RoomManager, browser: str, data: NewPushSubscription) -> PushKey:
    """Subscribes a browser that has a seat somewhere, or renews its subscription."""
    sender: PushSender | None = request.app.state.push_sender
    if sender is None:
        raise NotFound("this server pushes no notifications")
    if not sender.accepts(data.endpoint):
        raise RequestProblem(400, "push-service", "endpoint: expected that of a push service this server sends to", "endpoint")
    if not await manager.store.knows(browser):
        raise NotAllowed("only a browser with a table here may subscribe")
    subscription = PushSubscription(endpoint=data.endpoint, browser=browser, p256dh=data.p256dh, auth=data.auth, lang=data.lang)
    await subscriptions_of(request).add(subscription)
    return PushKey(key=sender.public_key)


async def end_subscription(request: Request, browser: str, data: EndPushSubscription) -> None:
    """Ends a subscription of this browser."""
    check_endpoint(data.endpoint)
    await subscriptions_of(request).remove(data.endpoint, browser)


async def mute_push(request: Request, browser: str, data: MutePush) -> None:
    """Ends the notifications of one table to this browser."""
    check_endpoint(data.endpoint)
    await subscriptions_of(request).mute(data.endpoint, browser, data.room)
