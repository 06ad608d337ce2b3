"""The browser's own database as far as the store uses it, in memory; it can fail and be slow."""

import asyncio

from msgspec import json

from duopoly.browser.memory_stores import MemoryStores
from duopoly.browser.object_stores import STORES, TransactionFailed


class FakeObjectStores(MemoryStores):
    """With `failing` every transaction fails with that error; `slow` seconds pass before one is carried out."""

    def __init__(self):
        super().__init__()
        self.failing = None
        self.slow = 0.0
        self.transactions = 0

    @property
    def rows(self):
        return self.stores

    async def transact(self, steps):
        steps = json.decode(json.encode(steps))
        assert all(rest[0] in STORES[store][1] for kind, store, *rest in steps if kind == "where")
        await asyncio.sleep(self.slow)
        if self.failing:
            raise TransactionFailed(self.failing)
        results = await super().transact(steps)
        self.transactions += 1
        return json.decode(json.encode(results))
