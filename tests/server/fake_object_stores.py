"""The browser's own database as far as the store uses it, in memory, with the same keys, order, and all or nothing."""

import asyncio
import copy

from msgspec import json

from duopoly.browser.object_stores import MISSING, STORES, TAKEN, TransactionFailed


def order(key):
    """Keys in their order: numbers, then texts, then lists."""
    if isinstance(key, list):
        return (2, [order(part) for part in key])
    return (1, key) if isinstance(key, str) else (0, key)


class FakeObjectStores:
    """With `failing` every transaction fails with that error; `slow` seconds pass before one is carried out."""

    def __init__(self):
        self.rows = {store: {} for store in STORES}
        self.failing = None
        self.slow = 0.0
        self.transactions = 0

    async def transact(self, steps):
        steps = json.decode(json.encode(steps))
        await asyncio.sleep(self.slow)
        if self.failing:
            raise TransactionFailed(self.failing)
        rows, results = copy.deepcopy(self.rows), []
        for number, (kind, store, *rest) in enumerate(steps):
            results.append(self.carry_out(rows[store], number, kind, store, *rest))
        self.rows = rows
        self.transactions += 1
        return json.decode(json.encode(results))

    def carry_out(self, rows, number, kind, store, *rest):
        if kind in ("add", "put"):
            key = order([rest[0][column] for column in STORES[store][0]])
            if kind == "add" and str(key) in rows:
                raise TransactionFailed(TAKEN, "", number)
            rows[str(key)] = (key, rest[0])
            return None
        if kind in ("get", "need"):
            _, row = rows.get(str(order(rest[0])), (None, None))
            if kind == "need" and row is None:
                raise TransactionFailed(MISSING, "", number)
            return row if kind == "get" else None
        if kind == "where":
            assert rest[0] in STORES[store][1]
            return [row for _, row in sorted(rows.values(), key=lambda pair: pair[0]) if row[rest[0]] == rest[1]]
        low, high = rest
        there = sorted((key, row) for key, row in rows.values() if low is None or order(low) <= key <= order(high))
        if kind == "delete":
            for key, _ in there:
                del rows[str(key)]
            return None
        return [row for _, row in there] if kind == "list" else there[-1][1] if there else None

    def close(self):
        pass
