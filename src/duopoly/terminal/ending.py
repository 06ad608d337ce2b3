"""The end of a game: the winners and everyone's worth; or, for a stopped game, who is ahead."""

from typing import Any

from ..play.game import Game
from ..words import say
from .io import TerminalIO
from .screen import score
from .view import View


def richest(game: Game) -> list[str]:
    """Who is worth most now."""
    worths = game.worth()
    return [name for name, worth in worths.items() if worth == max(worths.values())]


def show_ending(io: TerminalIO, game: Game, lang: str) -> None:
    """Prints the winners, or the richest player of a stopped game, and everyone's worth."""
    io.say()
    result = game.result
    names = ", ".join(result.winners if result else richest(game))
    if result is None:
        io.say(say(lang, "terminal-stopped", round=game.round - 1, players=names), "bold")
    elif len(result.winners) == 1:
        io.say(say(lang, "wins", player=names), "bold")
    else:
        io.say(say(lang, "win-shared", players=names), "bold")
    io.show(score(View(game, lang)))


def summary(game: Game, file: str) -> dict[str, Any]:
    """The end as JSON: what was played, who won (or is richest), and each player's worth."""
    result = game.result
    return {
        "edition": game.edition.key,
        "aim": game.aim,
        "seed": game.seed,
        "rules": dict(game.rules),
        "players": list(game.players),
        "rounds": game.round if result else game.round - 1,
        "moves": len(game.moves),
        "finished": result is not None,
        "winners": list(result.winners) if result else [],
        "richest": richest(game),
        "worth": game.worth(),
        "file": file,
    }
