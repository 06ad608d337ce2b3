"""The kinds of values that messages are made of."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...words import Language

Lang = Language
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
MoveText = Annotated[str, Meta(min_length=1, max_length=1000)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
RoomId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Who = Literal["me", "here", "link", "bot"]
Pace = Literal["off", "normal", "fast"]
ByWhom = Literal["program", "hand"]


class Wire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message or a part of one: nothing in it changes, and no field is there that nobody knows."""
