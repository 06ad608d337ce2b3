"""The clock of the present decision: a player's moves and new questions start it, others' moves out of turn do not."""

from ...play.game import Game


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

    def note_move(self, by: str, game: Game, at: float) -> None:
        """Somebody has moved."""
        if by == self.player or decision_of(game) != self.decision:
            self.start(game, at)

    def give_time(self, at: float) -> None:
        """The player asks for more time, once for each decision."""
        self.since, self.has_more_time = at, True


def decision_of(game: Game) -> tuple[str, str]:
    """Who has to decide, and in which phase."""
    return game.to_act or "", game.phase
