"""A table laid by hand, and short words for what is done at it: shared by the tests of all leaflets.

Test files here say `from table import at, competitor, ...`: pytest puts this folder on the path (there is no `__init__.py`).
"""

from typing import Any

import pytest

import duopoly


def competitor(name: str, cash: int = 1000, space: int = 0, held: int = 0, **more: Any) -> dict[str, Any]:
    """A competitor's row of a position."""
    return {"name": name, "role": "competitor", "cash": cash, "space": space, "held": held, **more}


def monopolist(name: str, cash: int = 1000, space: int = 0, held: int = 0, **more: Any) -> dict[str, Any]:
    """A monopolist's row of a position."""
    return {"name": name, "role": "monopolist", "cash": cash, "space": space, "held": held, **more}


def player(name: str, cash: int = 1000, space: int = 0, held: int = 0, **more: Any) -> dict[str, Any]:
    """A row of a position where there are no roles (classic)."""
    return {"name": name, "cash": cash, "space": space, "held": held, **more}


def gone(row: dict[str, Any]) -> dict[str, Any]:
    """The same player, bankrupt and out of the game."""
    return {**row, "cash": 0, "bankrupt": True}


def deed(what: Any) -> dict[str, Any]:
    """A title's row: "Ann", ("Ann", 2), ("Ann", "hotel") or ("Ann", "mortgaged"); a dict is taken as it is."""
    if isinstance(what, dict):
        return what
    if isinstance(what, str):
        return {"owner": what}
    owner, state = what
    return {"owner": owner, "mortgaged": True} if state == "mortgaged" else {"owner": owner, "buildings": state}


def at(
    edition: str,
    players: list[dict[str, Any]],
    titles: dict[int | str, Any] | None = None,
    phase: str = "throw",
    seed: int = 1,
    **more: Any,
) -> duopoly.Game:
    """The game that stands so: the first player is on turn unless `turn` says otherwise; `more` are fields of a position."""
    rows = {str(space): deed(what) for space, what in (titles or {}).items()}
    position = {"edition": edition, "turn": players[0]["name"], "phase": phase, "players": players, "titles": rows, **more}
    return duopoly.Game.from_position(position, seed=seed)


def roll(game: duopoly.Game, die1: int, die2: int) -> list[duopoly.Event]:
    """Throws the dice: `throw` where a player must take them first, then what they show."""
    events = game.play("throw") if game.phase == "throw" else []
    return events + game.play(f"dice {die1} {die2}")


def moves(game: duopoly.Game, *texts: str) -> list[duopoly.Event]:
    """Plays move after move by whoever is to act; "Bob: lift 24" is Bob's, on turn or not."""
    events = []
    for text in texts:
        by, colon, move = text.rpartition(": ")
        events += game.play(move, by=by) if colon else game.play(text)
    return events


def draw(game: duopoly.Game, card: str) -> list[duopoly.Event]:
    """Draws this card in phase `card`."""
    return game.play(f"card {card}")


def pays(events: list[duopoly.Event]) -> list[tuple[str | None, str | None, int]]:
    """The payments among the events: who, to whom, how much."""
    return [(event.payer, event.payee, event.amount) for event in events if event.amount is not None]


def ruled(events: list[duopoly.Event]) -> list[tuple[str | None, str | None, int, str]]:
    """The payments with the leaflet's paragraph: who, to whom, how much, by which rule."""
    return [(event.payer, event.payee, event.amount, event.rule) for event in events if event.amount is not None]


def kinds(events: list[duopoly.Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]


def row(game: duopoly.Game, name: str) -> dict[str, Any]:
    """A player's row of the position."""
    return next(row for row in game.position()["players"] if row["name"] == name)


def cash(game: duopoly.Game) -> dict[str, int]:
    """Everybody's cash by name."""
    return {row["name"]: row["cash"] for row in game.position()["players"]}


def where(game: duopoly.Game) -> dict[str, int]:
    """Everybody's space by name."""
    return {row["name"]: row["space"] for row in game.position()["players"]}


def title(game: duopoly.Game, space: int) -> dict[str, Any]:
    """A title's row of the position; its owner is None while the bank has it."""
    bank = {"owner": None, "buildings": 0, "mortgaged": False}
    return game.position()["titles"].get(game.edition.spaces[space].key, bank)


def owner(game: duopoly.Game, space: int) -> str | None:
    """Who owns a title; None: the bank."""
    return title(game, space)["owner"]


def built(game: duopoly.Game, space: int) -> int | str:
    """The houses on a street, or "hotel"."""
    return title(game, space)["buildings"]


def spelled(game: duopoly.Game, move: str) -> str:
    """The move as `legal` spells it: a space by its key, where the test gives its number."""
    verb, _, rest = move.partition(" ")
    if verb in ("build", "sell", "mortgage", "lift", "place", "go", "deal") and rest.isdigit() and int(rest) < 40:
        return f"{verb} {game.edition.spaces[int(rest)].key}"
    return move


def refused(game: duopoly.Game, move: str, by: str | None = None) -> str:
    """The code with which a move is refused; `why_not` and `play` agree, it is not legal, and nothing changes by asking."""
    before, events = game.position(), len(game.events)
    refusal = game.why_not(by, move)
    assert refusal is not None, f"{move} is allowed"
    assert spelled(game, move) not in game.legal(by)
    with pytest.raises(duopoly.Refused) as info:
        game.play(move, by=by)
    assert info.value.refusal.code == refusal.code
    assert game.position() == before
    assert len(game.events) == events
    return refusal.code


def allowed(game: duopoly.Game, move: str, by: str | None = None) -> bool:
    """Whether a move is allowed; what `legal` lists agrees, where it lists the move at all."""
    free = game.why_not(by, move) is None
    if not move.startswith(("offer", "bid", "swap")):
        assert (spelled(game, move) in game.legal(by)) == free, move
    return free
