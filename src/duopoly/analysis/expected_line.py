"""The line that the bot expected after a better move: a typical game among several that it plays on from there."""

from ..bots import find
from ..play.game import Game
from ..rules.chance import below, seed
from ..rules.state import State
from ..sim.errors import BadPlan
from .odds import BOT
from .rollout_engine import rollout_key

GAMES = 15
"""How many games are played on; an odd number has one in the middle."""
TURNS = 2
"""The rounds that they are played on for."""
MOST_MOVES = 60
SEED = 2

Line = list[tuple[str, str]]


def expected_line(game: Game, move: str, bot: str = BOT) -> Line:
    """The moves of a typical game that begins with this move of the player to act; the game is not changed.

    The bot plays GAMES games on for two rounds, in every seat. The line is the one after which the player is as rich as in the
    middle of them all. Raises BadPlan for a bot that is not a policy, Refused for an illegal move.
    """
    entry = find(bot)
    if entry.thinks:
        raise BadPlan(f"bot: expected one that answers at once, got {bot!r}")
    mover, start = game.to_act or "", len(game.moves)
    outcomes: list[tuple[int, int, Line]] = []
    for number in range(GAMES):
        played = play_on(game, move, bot, number)
        outcomes.append((played.worth()[mover], number, played.moves[start:]))
    return sorted(outcomes)[GAMES // 2][2]


def play_on(game: Game, move: str, bot: str, number: int) -> Game:
    """The game after the move and what follows for two rounds, with dice of this number that no real game uses."""
    trial, dice, player = game.copy(), State(), find(bot).open()
    seed(dice, rollout_key(SEED), number)
    trial.play(move, by=game.to_act)
    last = game.round + TURNS
    start = len(game.moves)
    while trial.to_act is not None and trial.round < last and len(trial.moves) - start < MOST_MOVES:
        if trial.to_act == "chance":
            trial.chance_by(lambda ways: below(dice, ways))
            dice.draws += 1
        else:
            trial.decide_with(player.decide)
    return trial
