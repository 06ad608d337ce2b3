"""How fast one connection may talk and how often one address may come: token buckets."""

from ..token_bucket import TokenBucket

FULL_SPEED = 6
"""So many connections of one address may always send as many messages a second as they may alone."""
SWEEP_ABOVE = 1000
"""Above this many addresses, full buckets are dropped."""
MOST_SEATED = 10_000


class RateLimiter:
    """A bucket for each address, until it is full again."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self.buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        """Lets an address in; False if it came too often."""
        if address not in self.buckets:
            if len(self.buckets) >= SWEEP_ABOVE:
                self.buckets = {known: bucket for known, bucket in self.buckets.items() if not bucket.refill()}
            self.buckets[address] = TokenBucket(self.a_minute / 60, self.a_minute)
        return self.buckets[address].take()


class SeatedBrowsers:
    """The browsers that lately came to a table where they have a seat. A full server still serves them."""

    def __init__(self) -> None:
        self.browsers: dict[str, None] = {}

    def add(self, browser: str) -> None:
        """A browser has come to its table."""
        self.browsers.pop(browser, None)
        self.browsers[browser] = None
        if len(self.browsers) > MOST_SEATED:
            del self.browsers[next(iter(self.browsers))]

    def __contains__(self, browser: str) -> bool:
        return browser in self.browsers
