"""Why a request cannot be carried out: a status as HTTP has it, a code, one line; never internal details."""

from ...words import ENGLISH
from ..rooms.room_reader import UnreadableRoom
from ..store import MovedOn, NoRoom, StoreError
from ..wire import Problem
from .wrong_value import UNREADABLE


class RequestProblem(Exception):
    """A request that cannot be carried out: the status, a code, one line, and the field it is about."""

    def __init__(self, status: int, code: str, detail: str, field: str = "") -> None:
        super().__init__(detail)
        self.status, self.problem = status, Problem(code=code, detail=detail, field=field)


class NotFound(RequestProblem):
    """There is no such thing."""

    def __init__(self, detail: str) -> None:
        super().__init__(404, "not-found", detail)


class NotAllowed(RequestProblem):
    """This browser may not do that."""

    def __init__(self, detail: str) -> None:
        super().__init__(403, "not-allowed", detail)


def problem_of(error: Exception, lang: str = ENGLISH) -> tuple[int, Problem]:
    """The status and the problem that an error of a request comes to, for a reader of a language."""
    if isinstance(error, RequestProblem):
        return error.status, error.problem
    if isinstance(error, StoreError):
        return 503, Problem(code="store", detail=error.text(lang))
    if isinstance(error, NoRoom):
        return 404, Problem(code="not-found", detail="there is no such table")
    if isinstance(error, MovedOn):
        return 409, Problem(code="moved-on", detail="the table has moved on: look again")
    if isinstance(error, UnreadableRoom):  # the operator read of it when it was first opened
        return 409, Problem(code="unreadable", detail=str(error))
    if isinstance(error, (UnicodeError, RecursionError)):
        return 400, Problem(code="bad-request", detail=UNREADABLE)
    return 500, Problem(code="failed", detail="something went wrong here; it has been logged")
