"""The types of values in messages."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ...rules.codes import AIMS, EVENTS, PHASES, REASONS, SPACE_KINDS, VERBS
from ...words import Language

Lang = Language
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
MoveText = Annotated[str, Meta(min_length=1, max_length=1000)]
LinkKey = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatedBy = Literal["me", "here", "link", "bot"]
BotDelay = Literal["off", "normal", "fast"]
BotOffers = Literal["all", "few", "none"]
ByWhom = Literal["program", "hand"]
Piece = Literal["house", "hotel", "apartment"]
RoomState = Literal["waiting", "playing", "over", "stopped"]
"""Waiting for friends; in progress; over; or stopped, as other rules played it and these refuse a move of it."""

if TYPE_CHECKING:  # the names of the rules: strings here, literals in the page's types
    Aim: TypeAlias = str
    Phase: TypeAlias = str
    Verb: TypeAlias = str
    EventKind: TypeAlias = str
    ReasonKind: TypeAlias = str
    SpaceKind: TypeAlias = str
else:
    Aim, Phase, Verb, ReasonKind, SpaceKind = (
        Literal[AIMS],
        Literal[PHASES],
        Literal[VERBS],
        Literal[REASONS],
        Literal[SPACE_KINDS],
    )
    EventKind = Literal[tuple(dict.fromkeys(kind for kind, _ in EVENTS))]


class Wire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """A message or a part of one. It is immutable, unknown fields are refused, and no message holds itself: nothing for gc."""
