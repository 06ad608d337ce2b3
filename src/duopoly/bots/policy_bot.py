"""A bot that is a function and nothing else."""

from ..rules.codes import Move
from ..rules.state import RuleTable, State
from .bot import Bot, Policy, Why
from .rationale.sentences import in_one_line


class PolicyBot(Bot):
    """Asks the function; `why`, where there is one, tells why it moves so."""

    def __init__(self, policy: Policy, why: Why | None = None) -> None:
        self.policy, self.why = policy, why
        self.last: tuple[State, RuleTable, Move] | None = None

    def decide(self, g: State, rules: RuleTable) -> Move:
        """The function's move."""
        move = self.policy(g, rules)
        self.last = (g, rules, move)
        return move

    def told(self, lang: str = "en") -> str:
        """Why, by the function that tells it."""
        if self.why is None or self.last is None:
            return ""
        return in_one_line(self.why(*self.last), self.setting.names(), lang)
