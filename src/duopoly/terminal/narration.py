"""Events as lines, each a sentence with its rule."""

from collections.abc import Iterable, Sequence

from ..play.events import Event
from ..play.tell import tell
from .io import TerminalIO

BOLD = ("over", "bankrupt", "time")
TURNS = 8
"""How many turns back the ledger goes."""


def tell_all(io: TerminalIO, events: Iterable[Event], lang: str) -> None:
    """Prints what happened; a blank line comes before each turn."""
    for event in events:
        if event.kind == "turn":
            io.tell()
        io.tell(tell(event, lang), style_of(event))


def style_of(event: Event) -> str:
    """The style of a sentence."""
    if event.kind == "turn" or event.kind in BOLD:
        return "bold"
    return "" if event.amount is not None else "dim" if event.kind in ("move", "pass", "declined") else ""


def last_turns(events: Sequence[Event], turns: int = TURNS) -> list[Event]:
    """The events of the last turns."""
    begins = [i for i, event in enumerate(events) if event.kind == "turn"]
    return list(events[begins[-turns] :] if len(begins) >= turns else events)
