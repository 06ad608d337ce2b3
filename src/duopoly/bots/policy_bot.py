"""A bot that is only a function."""

from ..rules.codes import Move
from ..rules.state import RuleTable, State
from .bot import Bot, Policy, Why
from .rationale.sentences import sentence


class PolicyBot(Bot):
    """Plays by a function; `why`, if there is one, gives the reasons for its moves."""

    def __init__(self, policy: Policy, why: Why | None = None) -> None:
        self.policy, self.why = policy, why
        self.last: tuple[State, RuleTable, Move] | None = None

    def decide(self, g: State, rules: RuleTable) -> Move:
        """The function's move."""
        move = self.policy(g, rules)
        self.last = (g, rules, move)
        return move

    def explain(self, lang: str = "en") -> str:
        """The reason for its last move."""
        if self.why is None or self.last is None:
            return ""
        return sentence(self.why(*self.last), self.info.names(), lang)
