"""The line that the bot expected after a better move, as the page steps through it."""

from ...analysis.expected_line import GAMES
from ...analysis.rollout_engine import PLAYER
from ...play.game import Game, Record
from ...play.tell import sentence
from ...words import say
from ..wire import ExpectedLine, LineStep, PositionView
from .ledger_lines import ledger_line
from .legal_moves import move_label
from .position import position_view
from .snapshot import Snapshot

SENTENCES = 12
"""About how much of a line is told where there is little room."""


def expected_line_view(record: Record, ply: int, moves: list[tuple[str, str]], lang: str) -> ExpectedLine:
    """The line after `ply` moves of a game: its moves, each with what it makes happen."""
    game = record.replay(upto=ply)
    snapshot = Snapshot(game, lang)
    by, first = moves[0]
    better = move_label(snapshot, game.players.index(by), snapshot.parse(first))
    steps: list[LineStep] = []
    for n, (mover, move) in enumerate(moves):
        lines = [ledger_line(event, n, ply + n + 1, lang, False) for event in game.play(move, by=mover)]
        steps.append(LineStep(by=mover, lines=lines))
    return ExpectedLine(ply=ply, better=better, bot=say(lang, f"bot-{PLAYER}"), games=GAMES, steps=steps)


def line_text(game: Game, moves: list[tuple[str, str]], lang: str) -> list[str]:
    """The sentences of the first moves of a line after the game, which is not changed."""
    trial = game.copy()
    sentences: list[str] = []
    for mover, move in moves:
        sentences += [sentence(event, lang) for event in trial.play(move, by=mover)]
        if len(sentences) >= SENTENCES:
            break
    return sentences


def view_in_line(record: Record, ply: int, moves: list[tuple[str, str]], lang: str) -> PositionView:
    """The position after `ply` moves of a game and these of a line."""
    game = record.replay(upto=ply)
    for by, move in moves:
        game.play(move, by=by)
    return position_view(Snapshot(game, lang))
