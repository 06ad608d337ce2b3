"""The line to expect after a move: a typical game among several that dealers play on from there."""

from ..bots import off_turn
from ..bots.bot import Policy
from ..fast import twin
from ..play.game import Game
from ..play.seats import CHANCE_NAME
from ..policies.dealer import decide_quietly
from ..rules.chance import below, seed
from ..rules.codes import AUCTION
from ..rules.state import State
from .judge import dealer_of
from .rollout_engine import rollout_key

GAMES = 15
"""How many games are played on; an odd number has one in the middle."""
TURNS = 2
"""The rounds that they are played on for."""
MOST_MOVES = 60
SEED = 2

Line = list[tuple[str, str]]


def expected_line(game: Game, move: str) -> Line:
    """The moves of a typical game that begins with this move of the player to act; the game is not changed.

    Dealers, without offers, play GAMES games on for two rounds, in every seat, as when `judge` rolls out. An offer is accepted.
    The line is the one after which the player is as rich as in the middle of them all. Raises Refused for an illegal move.
    """
    mover, start, decide = game.to_act or "", len(game.moves), quick_dealer()
    outcomes: list[tuple[int, int, Line]] = []
    for number in range(GAMES):
        played = play_on(game, move, number, decide)
        outcomes.append((played.worth()[mover], number, played.moves[start:]))
    return sorted(outcomes)[GAMES // 2][2]


def quick_dealer() -> Policy:
    """Dealer without offers. Its bids come from the twin, if it is ready: in the interpreter they take long, and all wait."""
    compiled = twin()
    if compiled is None:
        return decide_quietly
    bid = dealer_of(compiled.rollouts)
    return lambda g, rules: (bid if g.phase == AUCTION else decide_quietly)(g, rules)


def play_on(game: Game, move: str, number: int, decide: Policy = decide_quietly) -> Game:
    """The game after the move and what follows for two rounds, with dice of this number that no real game uses."""
    trial, dice = game.copy(), State()
    seed(dice, rollout_key(SEED), number)
    trial.play(move, by=game.to_act)
    if move.startswith("offer "):
        trial.play("accept", by=trial.to_act)
    last = game.round + TURNS
    start = len(game.moves)
    while trial.to_act is not None and trial.round < last and len(trial.moves) - start < MOST_MOVES:
        if trial.to_act == CHANCE_NAME:
            trial.chance_by(lambda ways: below(dice, ways))
            dice.draws += 1
        else:
            trial.decide_with(decide)
        claim_rents(trial)
    return trial


def claim_rents(game: Game) -> None:
    """Claims all rents due to players who are not to act, as in each rollout."""
    for player in game.players:
        while player != game.to_act and game.off_turn_with(off_turn, player):
            pass
