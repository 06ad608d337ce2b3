"""The route of a request: its method, its path, and the function that answers it, whose annotations are the types."""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from .problem import NotFound, RequestProblem
from .wrong_value import UNREADABLE, first_wrong

LARGEST_BODY = 16 * 1024
SUPPLIED = ("request", "manager", "browser", "client_address")
"""Parameters that come from the program: the request as HTTP has it, the rooms, the browser that asks, and what counts
as its address, "" if that does not matter."""


class TextFile(NamedTuple):
    """A text to save under a name."""

    name: str
    text: str


class ApiRoute:
    """How a request is answered. The function's parameters are the path's parts in braces, the query, and `data`, the body.

    `largest_body` is in bytes.
    """

    def __init__(
        self,
        method: str,
        path: str,
        function: Callable[..., Awaitable[Any]],
        status: int = 200,
        largest_body: int = LARGEST_BODY,
    ) -> None:
        self.method, self.path, self.function, self.status = method, path, function, status
        self.largest_body = largest_body
        signature = inspect.signature(function)
        parameters = dict(signature.parameters)
        self.supplied = [name for name in SUPPLIED if parameters.pop(name, None)]
        self.data = parameters.pop("data").annotation if "data" in parameters else None
        self.result = signature.return_annotation
        self.parameters = list(parameters.values())
        fields = [(each.name, each.annotation, default_of(each)) for each in self.parameters]
        self.arguments = msgspec.defstruct("Arguments", fields, kw_only=True)

    def is_in_path(self, name: str) -> bool:
        """Whether a parameter is a part of the path."""
        return f"{{{name}}}" in self.path

    def decode(self, values: Mapping[str, str], body: bytes) -> dict[str, Any]:
        """The arguments from the path and the query, and from the body. Raises RequestProblem."""
        try:
            arguments = msgspec.structs.asdict(convert(values, self.arguments))
        except RequestProblem as problem:
            field = problem.problem.field
            if self.is_in_path(field) and any(each.name == field and each.annotation is int for each in self.parameters):
                raise NotFound("Not Found") from problem  # a path where a number is missing leads nowhere
            raise
        return arguments if self.data is None else arguments | {"data": decode_body(body, self.data)}


def default_of(parameter: inspect.Parameter) -> Any:
    """The default of a parameter as msgspec has it: NODEFAULT if it is required."""
    return msgspec.NODEFAULT if parameter.default is parameter.empty else parameter.default


def decode_body(body: bytes, type: Any) -> Any:
    """What a body holds, as JSON of a type. Raises RequestProblem."""
    try:
        value = msgspec.json.decode(body)
    except msgspec.MsgspecError as error:
        raise RequestProblem(400, "bad-request", UNREADABLE) from error
    return convert(value, type)


def convert(value: Any, type: Any) -> Any:
    """A value as a type has it. Raises RequestProblem, which names the wrong field."""
    try:
        return msgspec.convert(value, type, strict=False)
    except msgspec.ValidationError as error:
        wrong = first_wrong(type, value)
        raise RequestProblem(400, "bad-request", str(wrong), wrong.field or "data") from error
