"""The history of a game: its moves and events, and the states before the last moves, so that they can be taken back."""

from array import array
from collections import deque
from collections.abc import Iterable

from ..rules.state import State
from .events import Event

AT_HAND = 8
"""How many of the last moves can be taken back without replaying the game."""

Reasons = list[tuple[tuple[int, int], ...]]
Waiting = tuple[Reasons, Reasons]
"""The reasons of unpaid debts, and those of claims."""
Before = tuple[State, Waiting]
"""How a game stood before a move."""
Past = deque[Before]


class History:
    """The moves since a game began, each as (who, text), and the events since then or since the game was copied."""

    def __init__(self, moves: Iterable[tuple[str, str]] = ()) -> None:
        self.moves, self.events = list(moves), list[Event]()
        self.event_counts = array("I")
        """How many events there were before each move that can be taken back."""
        self.past: Past = deque(maxlen=AT_HAND)
        self.kept: dict[int, Before] = {}
        """By the number of moves before."""

    @property
    def undoable(self) -> int:
        """How many moves can be taken back."""
        return len(self.event_counts)

    def copy(self) -> "History":
        """The history of a copy of the game: its events begin here, and undo goes back no further."""
        return History(self.moves)

    def add(self, before: Before, move: tuple[str, str], events: list[Event], keeps_events: bool) -> None:
        """Adds a move with its events, and how the game stood before it."""
        self.past.append(before)
        self.event_counts.append(len(self.events))
        self.moves.append(move)
        if keeps_events:
            self.events += events

    def begins(self, other: "History") -> bool:
        """Whether the other is that of a copy, made as things stand, and of what was played on it."""
        before = len(self.moves)
        return other.moves[:before] == self.moves and len(other.moves) == before + other.undoable

    def extend(self, other: "History", keeps_events: bool) -> list[list[Event]]:
        """Adds what was played on a copy. Returns the events of each move."""
        ends = [*other.event_counts, len(other.events)][1:]
        events = [other.events[start:end] for start, end in zip(other.event_counts, ends, strict=True)]
        earlier = len(self.events)
        if len(other.past) < min(other.undoable, AT_HAND):  # moves were taken back: there would be a gap
            self.past.clear()
        self.past.extend(other.past)
        self.moves += other.moves[len(self.moves) :]
        self.event_counts.extend(earlier + count if keeps_events else 0 for count in other.event_counts)
        if keeps_events:
            self.events += other.events
        return events

    def keep(self, now: Before) -> None:
        """Keeps how the game stands now."""
        self.kept[len(self.moves)] = now

    def before(self, moves: int) -> tuple[Before, Past] | None:
        """How the game stood before its last moves, and what is then the past; None if that is not at hand."""
        if moves <= len(self.past):
            return self.past[-moves], deque(list(self.past)[:-moves], AT_HAND)
        if (left := len(self.moves) - moves) in self.kept:
            state, waiting = self.kept[left]
            return (state.copy(), waiting), deque(maxlen=AT_HAND)
        return None

    def take_back(self, moves: int, past: Past) -> None:
        """Forgets the last moves; the past is then the one given."""
        self.past = past
        del self.moves[-moves:], self.events[self.event_counts[-moves] :], self.event_counts[-moves:]
        self.kept = {number: before for number, before in self.kept.items() if number <= len(self.moves)}
