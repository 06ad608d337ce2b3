"""Requests for the analysis of a finished game: starting it, and how far it has come."""

import asyncio

from litestar import get, post
from litestar.params import FromPath, FromQuery

from ..rooms.analysis_queue import QueueFull, job_view
from ..rooms.session import Session
from ..wire import Analysis, Lang
from .browser_cookie import check_origin
from .problems import HttpProblem
from .routes import ERROR_RESPONSES, AnyRequest, manager_of, opened_record, settings_of, visible_session


@get("/api/rooms/{room:str}/analysis", responses=ERROR_RESPONSES)
async def get_analysis(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Analysis:
    """The analysis of a finished game, as far as it has come. Does not start one."""
    session, _ = await visible_session(request, room)
    check_over(session)
    queue = manager_of(request).analysis_queue
    return await asyncio.to_thread(job_view, queue.jobs.get(room), queue.is_available, lang)


@post("/api/rooms/{room:str}/analysis", status_code=200, responses=ERROR_RESPONSES)
async def post_analysis(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Analysis:
    """Starts the analysis of a finished game, unless there is one or the server cannot make one."""
    check_origin(request, settings_of(request))
    session, _ = await visible_session(request, room)
    check_over(session)
    queue = manager_of(request).analysis_queue
    if not queue.is_available:
        return job_view(None, False, lang)
    try:
        job = queue.submit(room, opened_record(session))
    except QueueFull as error:
        raise HttpProblem(503, "busy", "too many games wait for their analysis; try again in some minutes") from error
    return await asyncio.to_thread(job_view, job, True, lang)


def check_over(session: Session) -> None:
    """Raises HttpProblem while the game goes on: an analysis would tell the players what to do."""
    if session.room.state != "over":
        raise HttpProblem(409, "not-over", "a game is analyzed when it is over")
