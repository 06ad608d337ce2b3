"""How fast one line may talk: a bucket that fills by the second."""

import time


class Bucket:
    """Holds up to `burst` messages and gains `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = float(burst), time.monotonic()

    def take(self) -> bool:
        """Takes one message out; False where there is none left."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + self.rate * (now - self.at))
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
