"""The browser's own database as this program uses it: rows in object stores, many steps in one transaction.

In a page `web/src/site/database.ts` carries the steps out in IndexedDB. Keys and the order of keys are IndexedDB's.
"""

from typing import Any, Protocol

Step = tuple[Any, ...]
"""What to do in a transaction, and with what:

- `("get", store, key)`: a row, or None
- `("list", store, low, high)`: the rows from the key `low` to `high`, both ends included; all of them from None to None
- `("last", store, low, high)`: the last of these rows, or None
- `("where", store, index, value)`: the rows whose column of an index has a value
- `("need", store, key)`: nothing, but the transaction fails if there is no such row
- `("add", store, row)`: a new row; the transaction fails if its key is taken
- `("put", store, row)`: a row, new or in place of the one with its key
- `("delete", store, low, high)`: removes rows
"""

STORES: dict[str, tuple[list[str], list[str]]] = {
    "rooms": (["id"], []),
    "entries": (["room", "seq"], []),
    "keys": (["hash"], ["room"]),
    "clients": (["room", "browser"], ["browser"]),
    "health": (["id"], []),
}
"""The object stores: the columns of their keys, and those with an index. `database.ts` makes the same ones."""

TAKEN, MISSING, FULL = "ConstraintError", "NotFoundError", "QuotaExceededError"
DENIED = ("SecurityError", "NotAllowedError")


class TransactionFailed(Exception):
    """A transaction was not carried out, no part of it: the name of the error as browsers have it, and the number of the step
    that failed, or -1 if none did.
    """

    def __init__(self, name: str, message: str = "", step: int = -1) -> None:
        super().__init__(f"{name}: {message}" if message else name)
        self.name, self.step = name, step


class ObjectStores(Protocol):
    """An open database."""

    async def transact(self, steps: list[Step]) -> list[Any]:
        """Carries out all steps, or none, durably. Returns the result of each. Raises TransactionFailed."""

    def close(self) -> None:
        """Lets go of the database."""
