"""Messages from the page."""

from typing import Annotated, Literal

from msgspec import Meta

from .base import BotDelay, BotOffers, Lang, MoveText, Name, Number, Text, Wire


class Play(Wire, frozen=True, kw_only=True, tag="play"):
    """A move. `at` is the ply it was made for: if the game has moved on it is refused, unless it may be made at any time and
    the seat has not moved since. `seat` is a player, or "chance" for the players' own dice and cards.
    """

    id: Number
    seat: Name
    move: MoveText
    at: Number


class CheckMoves(Wire, frozen=True, kw_only=True, tag="check-moves"):
    """Asks which of these moves are legal, and why the others are not."""

    id: Number
    seat: Name
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=80)]


class AskTitleCard(Wire, frozen=True, kw_only=True, tag="title-card"):
    """Asks for a space's card: both columns, what it would cost whom now, and why."""

    id: Number
    space: Annotated[int, Meta(ge=0, lt=40)]


class AskOfferEffects(Wire, frozen=True, kw_only=True, tag="offer-effects"):
    """Asks what an offer would change before it is made."""

    id: Number
    seat: Name
    move: MoveText


class AskThrowPreview(Wire, frozen=True, kw_only=True, tag="throw-preview"):
    """Asks where a second die would lead, given the first (dice by hand)."""

    id: Number
    first: Annotated[int, Meta(ge=1, le=6)]


class AskHint(Wire, frozen=True, kw_only=True, tag="hint"):
    """Asks what a strong bot would do in the place of a seat that has to decide."""

    id: Number
    seat: Name


class AskGrade(Wire, frozen=True, kw_only=True, tag="grade"):
    """Asks what the last decision of a seat cost."""

    id: Number
    seat: Name


class AskRule(Wire, frozen=True, kw_only=True, tag="rule"):
    """Asks for a paragraph in our words."""

    id: Number
    topic: Annotated[str, Meta(max_length=40)]


class AskOlderLines(Wire, frozen=True, kw_only=True, tag="older-lines"):
    """Asks for ledger lines before line `before`."""

    id: Number
    before: Number


class Chat(Wire, frozen=True, kw_only=True, tag="chat"):
    """A chat message. `seat` is who says it, if a browser holds several; by default the one to act, or the first."""

    id: Number
    text: Text
    seat: Name | None = None


class Undo(Wire, frozen=True, kw_only=True, tag="undo"):
    """Asks to undo: at once if no other people play, else all people vote."""

    id: Number
    at: Number


class ReplaceWithBot(Wire, frozen=True, kw_only=True, tag="replace-with-bot"):
    """Hands a seat to a bot: my own at once; another player's by a vote when the time is up, unless they object in time."""

    id: Number
    seat: Name
    bot: Annotated[str, Meta(max_length=30)] = "steady"


class TakeSeatBack(Wire, frozen=True, kw_only=True, tag="take-seat-back"):
    """Takes my seat back from a bot."""

    id: Number
    seat: Name


class Vote(Wire, frozen=True, kw_only=True, tag="vote"):
    """Votes on what is proposed; `what` says on which proposal, since another one may take its place."""

    id: Number
    yes: bool
    what: Literal["undo", "bot", "end"] | None = None


class Start(Wire, frozen=True, kw_only=True, tag="start"):
    """The host begins although friends are missing: bots take their seats."""

    id: Number


class EndGame(Wire, frozen=True, kw_only=True, tag="end-game"):
    """Asks to end the game, because it waits for somebody who has left; all the others vote."""

    id: Number


class LeaveGuide(Wire, frozen=True, kw_only=True, tag="leave-guide"):
    """Leaves the guide of a guided game: the game goes on as at any other table."""

    id: Number


class AskMoreTime(Wire, frozen=True, kw_only=True, tag="ask-more-time"):
    """Starts the clock of my decision anew, once for each decision."""

    id: Number


class SetBotDelay(Wire, frozen=True, kw_only=True, tag="set-bot-delay"):
    """The host changes how long bots wait before they move, from the next move on."""

    id: Number
    bot_delay: BotDelay


class SetBotOffers(Wire, frozen=True, kw_only=True, tag="set-bot-offers"):
    """Says which offers of bots my seat wants: all; few, so that a bot rests for some turns after one that I rejected; or none.
    The others are rejected for me.
    """

    id: Number
    seat: Name
    bot_offers: BotOffers


class AddSalt(Wire, frozen=True, kw_only=True, tag="add-salt"):
    """Adds random digits to the dice, before the first outcome is drawn."""

    id: Number
    salt: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]


class SetLanguage(Wire, frozen=True, kw_only=True, tag="set-language"):
    """Changes the language of this page."""

    id: Number
    lang: Lang


class Ping(Wire, frozen=True, kw_only=True, tag="ping"):
    """Keeps the connection open."""

    id: Number


ClientMessage = (
    Play | CheckMoves | AskTitleCard | AskOfferEffects | AskThrowPreview | AskHint | AskGrade | AskRule | AskOlderLines | Chat
    | Undo | ReplaceWithBot | TakeSeatBack | Vote | Start | EndGame | AskMoreTime | SetBotDelay | SetBotOffers | AddSalt
    | LeaveGuide | SetLanguage | Ping
)  # fmt: skip
