"""Learning environments: the same games for PettingZoo, Gymnasium and OpenSpiel. Each module needs only the library it serves.

Who is to act chooses one of `learn.actions.ACTIONS` numbers, of which a mask says the legal ones, and sees the numbers of
`learn.sight.LAYOUT`. See docs/learning.md.
"""

from ..rl.actions import ACTIONS, ACTIONS_VERSION
from ..rl.observation import LAYOUT, OBSERVATION_VERSION
from .errors import BadSetting, IllegalAction

__all__ = ["ACTIONS", "ACTIONS_VERSION", "LAYOUT", "OBSERVATION_VERSION", "BadSetting", "IllegalAction"]
