"""Object stores in memory, for browsers that let the page store nothing: games last as long as the page."""

from typing import Any

from .object_stores import MISSING, STORES, TAKEN, Step, TransactionFailed

Rows = dict[Any, dict[str, Any]]
"""The rows of a store by the order of their keys."""


class MemoryStores:
    """The object stores, with the keys, the order, and the all or nothing of IndexedDB."""

    def __init__(self) -> None:
        self.stores: dict[str, Rows] = {store: {} for store in STORES}

    async def transact(self, steps: list[Step]) -> list[Any]:
        """Carries out all steps, or none. Raises TransactionFailed."""
        stores = {store: rows.copy() for store, rows in self.stores.items()}
        results = [carry_out(stores[store], number, kind, store, *rest) for number, (kind, store, *rest) in enumerate(steps)]
        self.stores = stores
        return results

    def close(self) -> None:
        """Nothing is to be let go of."""


def order(key: Any) -> Any:
    """Sorts as keys do: numbers, then texts, then lists."""
    if isinstance(key, list):
        return (2, tuple(map(order, key)))
    return (1, key) if isinstance(key, str) else (0, key)


def carry_out(rows: Rows, number: int, kind: str, store: str, *rest: Any) -> Any:
    """Carries out a step of that number on the rows of its store, and returns its result. Raises TransactionFailed."""
    match kind, *rest:
        case (("add" | "put"), row):
            key = order([row[column] for column in STORES[store][0]])
            if kind == "add" and key in rows:
                raise TransactionFailed(TAKEN, "", number)
            rows[key] = row
        case "get", key:
            return rows.get(order(key))
        case "need", key:
            if order(key) not in rows:
                raise TransactionFailed(MISSING, "", number)
        case "where", index, value:
            return [row for _, row in sorted(rows.items()) if row[index] == value]
        case _, low, high:
            keys = sorted(key for key in rows if low is None or order(low) <= key <= order(high))
            if kind == "list":
                return [rows[key] for key in keys]
            if kind == "last":
                return rows[keys[-1]] if keys else None
            for key in keys:
                del rows[key]
    return None
