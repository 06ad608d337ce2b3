"""A game so far: its replay, its record, whether the dice were honest, and its analysis once it is over."""

import asyncio

from msgspec import structs

from ...play.game import Record
from ...play.record_file import edition_of
from ...words import say
from ..rooms.analysis_queue import MOST_OF_ONE_ADDRESS, AnalysisJob, QueueFull, TooManyOfOneAddress, job_view
from ..rooms.room_manager import RoomManager
from ..rooms.room_view import offline_room_view
from ..rooms.session import Session
from ..views.expected_line import expected_line_view, view_in_line
from ..views.replay import replay_view, view_at
from ..wire import Analysis, ExpectedLine, Lang, PositionView, RecordCheck, Replay
from .api_route import TextFile
from .problem import NotFound, RequestProblem
from .tables import visible_session


async def replay(manager: RoomManager, browser: str, room: str, lang: Lang = "en") -> Replay:
    """The replay of the game so far."""
    session, client = await visible_session(manager, browser, room)
    record, now = opened_record(session), session.clock.now()

    def view() -> Replay:
        return replay_view(offline_room_view(session.room, client, lang, now), record, lang)

    if session.room.state != "over":
        return await asyncio.to_thread(view)
    finished = await manager.replays.result(room, lang, view)
    return structs.replace(finished, room=offline_room_view(session.room, client, lang, now))


async def position_at(manager: RoomManager, browser: str, room: str, ply: int, lang: Lang = "en") -> PositionView:
    """The position after that many moves, chance counted. Raises NotFound."""
    session, _ = await visible_session(manager, browser, room)
    record = opened_record(session)
    if not 0 <= ply <= len(record.moves):
        raise NotFound(f"ply: expected 0 to {len(record.moves)}, got {ply}")
    return await asyncio.to_thread(view_at, record, ply, lang)


async def record_file(manager: RoomManager, browser: str, room: str) -> TextFile:
    """The whole record as a file that `duopoly replay` reads."""
    session, _ = await visible_session(manager, browser, room)
    check_begun(session)
    record = session.room.record()
    text = await asyncio.to_thread(lambda: "".join(f"{line}\n" for line in record.lines()))
    return TextFile(f"duopoly-{edition_of(record.header)}-{room}.jsonl", text)


async def record_check(manager: RoomManager, browser: str, room: str, lang: Lang = "en") -> RecordCheck:
    """Checks every move of the game, and that the dice follow from the secret once that is open."""
    session, _ = await visible_session(manager, browser, room)
    check_begun(session)
    if not session.room.dice.is_genuine:
        return RecordCheck(ok=False, text=session.room.notice(lang))
    try:
        return (await manager.record_checks.result(session))[lang]
    except QueueFull as error:
        raise RequestProblem(503, "busy", "too many games wait for their check; try again in a minute") from error


def check_begun(session: Session) -> None:
    """Raises RequestProblem if the game has not begun."""
    if session.room.game is None:
        raise RequestProblem(409, "not-playing", "the game has not begun")


def opened_record(session: Session) -> Record:
    """The record of the room's game so far, with the secret if the game is over. Raises RequestProblem if it has not begun."""
    check_begun(session)
    return session.room.playable_record()


async def analysis(manager: RoomManager, browser: str, room: str, lang: Lang = "en") -> Analysis:
    """The analysis of a finished game, as far as it has come. Does not start one."""
    session, _ = await visible_session(manager, browser, room)
    check_over(session)
    queue = manager.analysis_queue
    return await asyncio.to_thread(job_view, queue.jobs.get(room), queue.why_missing, lang)


async def start_analysis(manager: RoomManager, browser: str, client_address: str, room: str, lang: Lang = "en") -> Analysis:
    """Starts the analysis of a finished game, unless there is one or none can be made here. Raises RequestProblem."""
    session, _ = await visible_session(manager, browser, room)
    check_over(session)
    queue = manager.analysis_queue
    if why_missing := queue.why_missing:
        return job_view(None, why_missing, lang)
    try:
        result = session.room.game.result if session.room.game else None
        winner = result.winners[0] if result and len(result.winners) == 1 else None
        job = queue.submit(room, opened_record(session), winner, client_address)
    except TooManyOfOneAddress as error:
        raise RequestProblem(
            429, "too-many-analyses", say(lang, "server-too-many-analyses", most=MOST_OF_ONE_ADDRESS)
        ) from error
    except QueueFull as error:
        raise RequestProblem(503, "busy", "too many games wait for their analysis; try again in some minutes") from error
    return await asyncio.to_thread(job_view, job, "", lang)


async def expected_line(manager: RoomManager, browser: str, room: str, ply: int, lang: Lang = "en") -> ExpectedLine:
    """What the bot expected after the better move of the costly decision after that many moves. Raises NotFound."""
    job, moves = await line_of(manager, browser, room, ply)
    return await asyncio.to_thread(expected_line_view, job.record, ply, moves, lang)


async def position_in_line(
    manager: RoomManager, browser: str, room: str, ply: int, step: int, lang: Lang = "en"
) -> PositionView:
    """The position after so many moves of that line. Raises NotFound."""
    job, moves = await line_of(manager, browser, room, ply)
    if not 0 <= step <= len(moves):
        raise NotFound(f"step: expected 0 to {len(moves)}, got {step}")
    return await asyncio.to_thread(view_in_line, job.record, ply, moves[:step], lang)


async def line_of(manager: RoomManager, browser: str, room: str, ply: int) -> tuple[AnalysisJob, list[tuple[str, str]]]:
    """The analysis of a finished game, and the moves of a line in it. Raises NotFound."""
    session, _ = await visible_session(manager, browser, room)
    check_over(session)
    job = manager.analysis_queue.jobs.get(room)
    if job is None:
        raise NotFound("this game has not been analyzed")
    try:
        return job, await asyncio.to_thread(job.line, ply + 1)
    except LookupError:
        raise NotFound(f"ply: expected one of a costly decision, got {ply}") from None


def check_over(session: Session) -> None:
    """Raises RequestProblem while the game goes on: an analysis would tell the players what to do."""
    if session.room.state != "over":
        raise RequestProblem(409, "not-over", "a game is analyzed when it is over")
