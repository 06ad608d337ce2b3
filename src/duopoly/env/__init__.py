"""Learning environments: the same games for PettingZoo, Gymnasium, and OpenSpiel. Each module needs only its own library.

The player to act chooses one of `rl.actions.ACTIONS` numbers that the mask allows, and sees the numbers of
`rl.observation.LAYOUT`. Importing the package registers `ENV_ID` with Gymnasium, if that is installed. See docs/learning.md.
"""

from ..deprecated import renamed
from ..rl.actions import ACTIONS, ACTIONS_VERSION
from ..rl.observation import LAYOUT, OBSERVATION_VERSION
from .errors import BadConfig, IllegalAction
from .registration import ENV_ID, register

__all__ = ["ACTIONS", "ACTIONS_VERSION", "ENV_ID", "LAYOUT", "OBSERVATION_VERSION", "BadConfig", "IllegalAction"]

__getattr__ = renamed(__name__, {"BadSetting": "BadConfig"})

register()
