"""Requests for the analysis of a finished game: asking for it, and how far it has come."""

import asyncio

from litestar import get, post
from litestar.params import FromPath, FromQuery

from ..rooms.analyst import Busy
from ..rooms.live import Live
from ..views.analysis import analysis_view
from ..wire import Analysis, Lang
from .problems import Trouble
from .requests import REFUSALS, Asking, begun, house_of, settings_of, visible
from .who import check_origin


@get("/api/rooms/{room:str}/analysis", responses=REFUSALS)
async def get_analysis(request: Asking, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Analysis:
    """The analysis of a finished game, as far as it has come; asking for it takes nothing but a look."""
    live, _ = await visible(request, room)
    analyst = house_of(request).analyst
    finished(live)
    return await asyncio.to_thread(analysis_view, analyst.jobs.get(room), analyst.can, lang)


@post("/api/rooms/{room:str}/analysis", status_code=200, responses=REFUSALS)
async def post_analysis(request: Asking, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Analysis:
    """Has a finished game analysed, unless it was, or the server cannot."""
    check_origin(request, settings_of(request))
    live, _ = await visible(request, room)
    analyst = house_of(request).analyst
    finished(live)
    if not analyst.can:
        return analysis_view(None, False, lang)
    try:
        job = analyst.ask(room, begun(live))
    except Busy as error:
        raise Trouble(503, "busy", "too many games wait for their analysis; try again in some minutes") from error
    return await asyncio.to_thread(analysis_view, job, True, lang)


def finished(live: Live) -> None:
    """Raises Trouble while the game goes on: an analysis would tell the players what to do."""
    if live.room.state != "over":
        raise Trouble(409, "not-over", "a game is analysed when it is over")
