"""Requests for the analysis of a finished game: starting it, and how far it has come."""

from litestar import get, post
from litestar.params import FromPath, FromQuery

from ..requests import games
from ..wire import Analysis, Lang
from .browser_cookie import check_origin
from .routes import ERROR_RESPONSES, AnyRequest, asked_by, settings_of


@get("/api/rooms/{room:str}/analysis", responses=ERROR_RESPONSES)
async def get_analysis(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Analysis:
    """The analysis of a finished game, as far as it has come. Does not start one."""
    return await games.analysis(*asked_by(request), room, lang)


@post("/api/rooms/{room:str}/analysis", status_code=200, responses=ERROR_RESPONSES)
async def post_analysis(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Analysis:
    """Starts the analysis of a finished game, unless there is one or the server cannot make one."""
    check_origin(request, settings_of(request))
    return await games.start_analysis(*asked_by(request), room, lang)
