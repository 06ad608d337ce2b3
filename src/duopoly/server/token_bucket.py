"""A token bucket: how fast something may go on, after a burst."""

import time


class TokenBucket:
    """Holds up to `burst` tokens and gains `rate` a second."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.tokens, self.at = float(burst), time.monotonic()

    def take(self) -> bool:
        """Takes a token; False if there is none."""
        self.refill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def refill(self) -> bool:
        """Adds the tokens gained since the last time. Returns whether the bucket is full."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + self.rate * (now - self.at))
        self.at = now
        return self.tokens >= self.burst
