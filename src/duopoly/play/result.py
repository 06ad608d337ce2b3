"""How a game ended."""

from msgspec import Struct


class Result(Struct, frozen=True):
    """How a game ended: the winners (several if tied), the aim, and what each player was worth."""

    winners: list[str]
    aim: str
    worth: dict[str, int]
