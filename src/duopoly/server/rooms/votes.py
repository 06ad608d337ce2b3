"""Votes at a table: they are started, wait for whoever has to be asked, and are carried out."""

from collections.abc import Set
from contextlib import suppress

from msgspec import to_builtins

from ..store import MovedOn, NewEntry
from .absence import left, until_left
from .pending_vote import Question
from .request_error import RequestError
from .session import Session


async def start_vote(session: Session, own_seats: Set[int], question: Question) -> None:
    """Puts a question to all people who have not left. The seats of whoever asks vote yes.

    What is asked about somebody the game waits for replaces the question of an undo: else they could let it wait for ever.
    Raises RequestError if another question is open.
    """
    if asks_about_seat(session) or (session.room.vote is not None and question.what == "undo"):
        raise RequestError("vote-open")
    yes = sorted(own_seats & set(session.room.people) - {question.by})
    votes: list[NewEntry] = [("vote", {"by": seat, "yes": True}) for seat in yes]
    await session.append([("ask", to_builtins(question)), *votes])
    await carry_out(session)


def asks_about_seat(session: Session) -> bool:
    """Whether the open vote, if any, is about somebody's seat and not an undo."""
    return session.room.vote is not None and session.room.vote.question.what != "undo"


def vote_result(session: Session) -> NewEntry | None:
    """The entry that carries out the open vote, if all who need to have agreed."""
    room, vote = session.room, session.room.vote
    return None if vote is None else vote.result(room.people, left(room, session.connections), session.clock.now())


async def carry_out(session: Session) -> None:
    """Carries out the open vote if all who need to have agreed, unless another server is faster."""
    while not session.is_deleted and (entry := vote_result(session)) is not None:
        with suppress(MovedOn):
            await session.append([entry], finish=entry[0] == "end")


def until_vote_result(session: Session) -> float | None:
    """Seconds until the open vote need not wait for a person any longer; None if there is none, or nobody is away."""
    vote, now = session.room.vote, session.clock.now()
    if vote is None:
        return None
    until_next = until_left(session.room, session.connections)
    times = [] if until_next is None else [until_next]
    if vote.until is not None and vote.until > now:
        times.append(vote.until - now)
    if vote_result(session) is not None:  # its time has come since the loop looked
        times.append(0)
    return min(times, default=None)
