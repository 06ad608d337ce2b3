"""The clock of the present decision: a player's moves and new questions start it, others' moves out of turn do not."""

from ...play.game import Game
from ...rules.codes import DO_CLAIM_FOR_ME, VERBS

DECIDES_NOTHING = VERBS[DO_CLAIM_FOR_ME]
"""The verb of a move that answers no question: with it a player could put off the end of the clock for ever."""


class DecisionClock:
    """Who has to decide, in which phase of the game, since when, and whether the player was given more time once."""

    def __init__(self, at: float) -> None:
        self.decision = ("", "")
        self.since = at
        self.has_more_time = False

    @property
    def player(self) -> str:
        """The player who has to decide; "" if nobody has to yet."""
        return self.decision[0]

    def start(self, game: Game, at: float) -> None:
        """A decision begins."""
        self.decision, self.since, self.has_more_time = decision_of(game), at, False

    def note_move(self, by: str, move: str, game: Game, at: float) -> None:
        """Somebody has moved."""
        has_decided = by == self.player and not move.startswith(DECIDES_NOTHING)
        if has_decided or decision_of(game) != self.decision:
            self.start(game, at)

    def give_time(self, at: float) -> None:
        """The player asks for more time, once for each decision."""
        self.since, self.has_more_time = at, True


def decision_of(game: Game) -> tuple[str, str]:
    """Who has to decide, and in which phase."""
    return game.to_act or "", game.phase
