"""The route of a request: its method, its path, and the function that answers it, whose annotations are the types."""

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import msgspec.inspect as inspect_types

from .problem import NotFound, RequestProblem

LARGEST_BODY = 16 * 1024
SUPPLIED = ("request", "manager", "browser")
"""Parameters that come from the program: the request as HTTP has it, the rooms, and the browser that asks."""
WRONG = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$\.?(?P<place>[^`]*)`)?", re.DOTALL)
"""The message of a validation error: what is wrong, and where."""
CHOICE = "Invalid enum value "
STEP = re.compile(r"(\w+)|\[[^\]]*\]")
"""A step of a place: to a field, or to a part of a list."""


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
        for each in self.parameters:
            if default_of(each) is msgspec.NODEFAULT and each.name not in values:
                raise RequestProblem(400, "bad-request", f"Missing required query parameter {each.name!r}")
        try:
            arguments = msgspec.structs.asdict(msgspec.convert(values, self.arguments, strict=False))
        except msgspec.ValidationError as error:
            problem = bad_value(error, self.arguments)
            field = problem.problem.field
            if self.is_in_path(field) and any(each.name == field and each.annotation is int for each in self.parameters):
                raise NotFound("Not Found") from error  # a path where a number is missing leads nowhere
            raise problem from error
        return arguments if self.data is None else arguments | {"data": decode_body(body, self.data)}


def default_of(parameter: inspect.Parameter) -> Any:
    """The default of a parameter as msgspec has it: NODEFAULT if it is required."""
    return msgspec.NODEFAULT if parameter.default is parameter.empty else parameter.default


def decode_body(body: bytes, type: Any) -> Any:
    """What a body holds, as JSON of a type. Raises RequestProblem."""
    try:
        value = msgspec.json.decode(body)
    except msgspec.MsgspecError as error:
        raise RequestProblem(400, "bad-request", str(error)) from error
    try:
        return msgspec.convert(value, type, strict=False)
    except msgspec.ValidationError as error:
        raise bad_value(error, type) from error


def bad_value(error: msgspec.ValidationError, type: Any) -> RequestProblem:
    """The problem of a value that does not fit its place in a type: what was expected, and the name of its field."""
    match = WRONG.fullmatch(str(error))
    what, place = match.group("what", "place") if match else (str(error), None)
    if place and what.startswith(CHOICE):
        there = ", ".join(map(str, choices(inspect_types.type_info(type), STEP.findall(place))))
        what = f"{place}: expected one of {there}, got {what.removeprefix(CHOICE)}"
    return RequestProblem(400, "bad-request", what, place or "data")


def choices(info: inspect_types.Type, steps: Sequence[str]) -> list[Any]:
    """The values from which a place in a type lets one choose; none if it lets one write anything."""
    if isinstance(info, inspect_types.UnionType):
        return [value for part in info.types for value in choices(part, steps)]
    if isinstance(info, inspect_types.LiteralType):
        return list(info.values)
    if isinstance(info, inspect_types.ListType) and steps:
        return choices(info.item_type, steps[1:])
    if isinstance(info, inspect_types.StructType) and steps:
        return [value for field in info.fields if field.encode_name == steps[0] for value in choices(field.type, steps[1:])]
    return []
