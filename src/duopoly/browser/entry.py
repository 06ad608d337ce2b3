"""The entry of the page's worker, which alone runs in Pyodide: from JavaScript's objects to Python's, and back."""

from typing import Any

from msgspec import json

from .memory_stores import MemoryStores
from .object_stores import ObjectStores, Step, TransactionFailed
from .rooms import PageRooms
from .store import BrowserStore


class IndexedDb:
    """The browser's own database. `database` is what `database.ts` opens; it takes and gives JSON."""

    def __init__(self, database: Any) -> None:
        self.database = database

    async def transact(self, steps: list[Step]) -> list[Any]:
        """Carries out all steps, or none. Raises TransactionFailed."""
        text = await self.database.transact(json.encode(steps).decode())
        answer = json.decode(text)
        if "error" in answer:
            raise TransactionFailed(answer["error"], answer["message"], answer["step"])
        results: list[Any] = answer["results"]
        return results

    def close(self) -> None:
        """Lets go of the database."""
        self.database.close()


class WorkerApp:
    """What the worker calls. Texts and numbers only, so nothing of either language has to be let go of in the other."""

    def __init__(self, database: Any, on_message: Any, on_close: Any) -> None:
        stores: ObjectStores = MemoryStores() if database is None else IndexedDb(database)
        self.rooms = PageRooms(BrowserStore(stores), on_message, on_close)
        self.open, self.receive, self.close = self.rooms.open, self.rooms.receive, self.rooms.close

    async def request(self, method: str, path: str, body: str, lang: str) -> str:
        """The answer to a request, as JSON: status, type, body, and the name if it is a file."""
        answer = await self.rooms.request(method, path, body, lang)
        return json.encode([answer.status, answer.type, answer.body.decode(), answer.name]).decode()


def start(database: Any, on_message: Any, on_close: Any) -> WorkerApp:
    """Starts the rooms of the browser's database; messages of tables and closed connections go to the two functions.

    Without a database, None, the rooms last as long as the page.
    """
    app = WorkerApp(database, on_message, on_close)
    app.rooms.start()
    return app
