"""A bot that is only a function."""

from ..rules.codes import Move
from ..rules.state import RuleTable, State
from .bot import Bot, Policy, Why
from .rationale.sentences import Reason, remark, sentence


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
        reason = self.reason()
        return sentence(reason, self.info.names(), lang) if reason else ""

    def remark(self, lang: str = "en") -> str:
        """The reason for its last move if it is worth a word at the table."""
        reason = self.reason()
        return remark(reason, self.info.names(), lang) if reason else ""

    def reason(self) -> Reason | None:
        """The reason for its last move as a message and its facts; None if it has none."""
        return None if self.why is None or self.last is None else self.why(*self.last)
