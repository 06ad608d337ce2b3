"""Pushes a notification to the browsers of whoever a room waits for, if none of their pages is connected here."""

import asyncio
import hashlib
import logging

from ...words import ENGLISH, LANGUAGES, say
from ..push import PushSender, SubscriptionGone
from ..rooms.session import Session
from ..store import PushSubscription, StoreError
from ..store.push_subscriptions import PushSubscriptions

log = logging.getLogger(__name__)

MOST_AT_ONCE = 20
"""How many notifications are sent at the same time."""


class PushNotifier:
    """Calls people whose page is closed. The server that wrote the entry calls, so that nobody is called twice."""

    def __init__(self, sender: PushSender, subscriptions: PushSubscriptions) -> None:
        self.sender, self.subscriptions = sender, subscriptions
        self.tasks: set[asyncio.Task[None]] = set()
        self.slots = asyncio.Semaphore(MOST_AT_ONCE)

    def call(self, session: Session) -> None:
        """Notifies the person for whom the room waits now."""
        if session.waits_for is not None:
            task = asyncio.create_task(self.notify(session, session.waits_for))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """Ends what is still being sent."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def notify(self, session: Session, waits_for: tuple[int, str]) -> None:
        """Sends a notification to each subscription of that seat's browsers, except those that are connected."""
        room, seat = session.room.id, str(waits_for[0])
        here = {connection.browser for connection in session.connections}
        try:
            clients = await self.subscriptions.store.clients(room)
            browsers = [client.browser for client in clients if seat in client.seats and client.browser not in here]
            for subscription in await self.subscriptions.of(browsers, room):
                await self.send(session, subscription, waits_for)
        except StoreError as error:
            log.warning("room %s: nobody was notified: %s", room, error)

    async def send(self, session: Session, subscription: PushSubscription, waits_for: tuple[int, str]) -> None:
        """Sends one notification, and forgets a subscription that has ended."""
        room = session.room.id
        topic = hashlib.sha256(room.encode()).hexdigest()[:32]
        message = message_for(session, subscription, waits_for)
        now = session.clock.wall()
        try:
            async with self.slots:
                status = await asyncio.to_thread(self.sender.send, subscription, message, topic, now)
            if status >= 300:
                log.warning("room %s: the push service answered %d", room, status)
        except (SubscriptionGone, ValueError):
            await self.subscriptions.remove(subscription.endpoint)
        except OSError as error:
            log.warning("room %s: the push service cannot be reached: %s", room, error)


def message_for(session: Session, subscription: PushSubscription, waits_for: tuple[int, str]) -> dict[str, str]:
    """The notification in the subscriber's language."""
    room, (seat, why) = session.room, waits_for
    lang = subscription.lang if subscription.lang in LANGUAGES else ENGLISH
    board, player, body = session.messages.board(lang), room.seats[seat].name, ""
    if why == "question" and room.vote is not None:
        body = say(lang, "push-question", by=room.seats[room.vote.question.by].name)
    elif room.game is not None:
        body = session.messages.position(lang).heading
    table = room.config.name(lang) or (board.name if board else "")
    return {
        "room": room.id,
        "title": say(lang, "push-turn", player=player, table=table),
        "body": body,
        "open": say(lang, "push-open"),
        "mute": say(lang, "push-mute"),
    }
