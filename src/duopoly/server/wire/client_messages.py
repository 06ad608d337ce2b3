"""Messages from the page."""

from typing import Annotated

from msgspec import Meta

from .base import Lang, MoveText, Name, Number, Text, Wire


class Play(Wire, frozen=True, kw_only=True, tag="play"):
    """A move. `at` is the ply it was made for: when the game has moved on it is refused, unless it is of the kind that may be
    made any time and the seat has not moved since. `seat` is a player, or "chance" where the people's own dice are used.
    """

    id: Number
    seat: Name
    move: MoveText
    at: Number


class WhyNot(Wire, frozen=True, kw_only=True, tag="why-not"):
    """Asks which of these moves can be made, and why not the others."""

    id: Number
    seat: Name
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=80)]


class AskTitle(Wire, frozen=True, kw_only=True, tag="title"):
    """Asks for a space's card: both columns, what it would cost whom now, and why."""

    id: Number
    space: Annotated[int, Meta(ge=0, lt=40)]


class AskOffer(Wire, frozen=True, kw_only=True, tag="effects"):
    """Asks what an offer would change before it is sent."""

    id: Number
    seat: Name
    move: MoveText


class AskOutlook(Wire, frozen=True, kw_only=True, tag="outlook"):
    """Asks where a second die would lead, given the first (dice by hand)."""

    id: Number
    first: Annotated[int, Meta(ge=1, le=6)]


class AskHint(Wire, frozen=True, kw_only=True, tag="hint"):
    """Asks what a strong bot would do in the place of a seat that is to decide."""

    id: Number
    seat: Name


class AskRule(Wire, frozen=True, kw_only=True, tag="rule"):
    """Asks for a paragraph in our words."""

    id: Number
    topic: Annotated[str, Meta(max_length=40)]


class AskMore(Wire, frozen=True, kw_only=True, tag="more"):
    """Asks for ledger lines before `before`."""

    id: Number
    before: Number


class Chat(Wire, frozen=True, kw_only=True, tag="chat"):
    """Something to say. `seat` is who says it, where a browser holds several; else it is the one to act, or the first."""

    id: Number
    text: Text
    seat: Name | None = None


class Undo(Wire, frozen=True, kw_only=True, tag="undo"):
    """Asks to take back: at once when alone, else all people vote."""

    id: Number
    at: Number


class LetBot(Wire, frozen=True, kw_only=True, tag="let-bot"):
    """Asks that a bot plays on for somebody: the others vote once his time is up; for my own seat at once."""

    id: Number
    seat: Name
    bot: Annotated[str, Meta(max_length=20)] = "steady"


class SitBack(Wire, frozen=True, kw_only=True, tag="sit-back"):
    """Takes my seat back from the bot that plays on for me."""

    id: Number
    seat: Name


class Vote(Wire, frozen=True, kw_only=True, tag="vote"):
    """Agrees with what is asked, or not."""

    id: Number
    yes: bool


class Start(Wire, frozen=True, kw_only=True, tag="start"):
    """The host begins although friends are missing: bots take their seats."""

    id: Number


class Speak(Wire, frozen=True, kw_only=True, tag="speak"):
    """Changes the language of this page."""

    id: Number
    lang: Lang


class Ping(Wire, frozen=True, kw_only=True, tag="ping"):
    """Keeps the line open."""

    id: Number


FromPage = (
    Play | WhyNot | AskTitle | AskOffer | AskOutlook | AskHint | AskRule | AskMore | Chat | Undo | LetBot | SitBack | Vote
    | Start | Speak | Ping
)  # fmt: skip
