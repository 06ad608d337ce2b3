"""How fast one line may talk, and how often one address may come: buckets that fill by the second."""

import time

FEW = 1000


class Bucket:
    """Holds up to `burst` messages and gains `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = float(burst), time.monotonic()

    def take(self) -> bool:
        """Takes one message out; False where there is none left."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self) -> bool:
        """Lets in what came since it was last looked at; whether it is full."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + self.rate * (now - self.at))
        self.at = now
        return self.left >= self.burst


class Addresses:
    """A bucket for each address, as long as it is not full again."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Lets an address in once more; False where it came too often."""
        if address not in self.buckets:
            if len(self.buckets) >= FEW:
                self.buckets = {known: bucket for known, bucket in self.buckets.items() if not bucket.fill()}
            self.buckets[address] = Bucket(self.a_minute / 60, self.a_minute)
        return self.buckets[address].take()
