"""How much the people at a table may log besides moves. Whoever talks and plays never notices; the disk does not fill up."""

from typing import Any

from ..token_bucket import TokenBucket
from ..wire import Chat, SetBotDelay, SetBotOffers
from .request_error import RequestError

BURST, A_MINUTE = 120, 20
"""How many chat messages one seat may send at once, and a minute from then on; and as many other requests."""
MOST_LOGGED = 20_000
"""When a table has logged so much besides moves, it takes only what its game needs."""
NEEDLESS = (Chat, SetBotDelay, SetBotOffers)


class LogBudget:
    """The budgets of a table's seats: each has its own, so nobody can use up that of others."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[int, bool], TokenBucket] = {}

    def take(self, seat: int, is_chat: bool = False) -> None:
        """Counts what a seat logs besides moves. Raises RequestError if it does so too often."""
        bucket = self.buckets.setdefault((seat, is_chat), TokenBucket(A_MINUTE / 60, BURST))
        if not bucket.take():
            raise RequestError("too-fast")

    def take_message(self, seat: int, message: Any, logged: int) -> None:
        """The same for a message to a table that has `logged` so many entries besides moves."""
        if logged >= MOST_LOGGED and isinstance(message, NEEDLESS):
            raise RequestError("not-now")
        self.take(seat, isinstance(message, Chat))
