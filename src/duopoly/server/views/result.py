"""How a game ended, in words."""

from ...play.game import Game
from ...play.result import Result
from ...words import say
from ..wire import ResultView
from .room_options import AIMS, rules_words
from .snapshot import Snapshot


def result_view(game: Game, lang: str) -> ResultView | None:
    """How the game ended, with its paragraph; None while it goes on."""
    result = game.result
    if result is None:
        return None
    snapshot = Snapshot(game, lang)
    left = [name for name in game.players if not snapshot.g.bankrupt[game.players.index(name)]]
    ended = "last" if len(left) == 1 else result.aim
    return ResultView(
        winners=result.winners,
        worth=result.worth,
        text=result_words(snapshot, result, left, ended),
        rule=rules_words(game.edition, AIMS[ended], lang),
        topic=AIMS[ended][0],
    )


def result_words(snapshot: Snapshot, result: Result, left: list[str], ended: str) -> str:
    """Who won, by what, and ahead of whom."""
    worth = result.worth
    others = sorted((name for name in left if name not in result.winners), key=lambda name: -worth[name])
    role = snapshot.role(snapshot.game.players.index(result.winners[0])) or ""
    facts = {"players": ", ".join(result.winners), "amount": snapshot.sum(worth[result.winners[0]]), "role": role}
    facts |= {"other": others[0] if others else "", "least": snapshot.sum(worth[others[0]]) if others else ""}
    shape = "shared" if len(result.winners) > 1 else "ahead" if others else "alone"
    return say(snapshot.lang, f"replay-won-{ended}", shape=shape, **facts)
