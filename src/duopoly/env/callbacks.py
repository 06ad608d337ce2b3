"""Players of a batch that choose actions from what they see: functions, functions in files, and saved networks."""

import importlib.util
import sys
from collections.abc import Callable
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..rl.actions import ACTIONS
from ..sim.playout import PLAYERS
from .errors import BadConfig
from .network import Network

Callback = Callable[[npt.NDArray[np.float32], npt.NDArray[np.int8]], Any]
"""From the observations (m, 1630) and masks (m, 371) of the m games in which the player is to act, to the m actions."""
Player = str | PathLike[str] | Callback | None
"""A player of a batch: None for a learner, the name of a compiled bot, a callback, or the file of one."""

EXPECTED = f"None for a learner, a compiled bot ({', '.join(PLAYERS)}), a function, network.npz, or program.py:function"


def player_of(player: Player) -> str | Callback | None:
    """A learner and a compiled bot as they are, else the callback; one in a file is loaded. Raises BadConfig."""
    if player is None or (isinstance(player, str) and player in PLAYERS):
        return player
    if isinstance(player, (str, PathLike)):
        return loaded(fspath(player))
    if callable(player):
        return player
    raise BadConfig(f"players: expected {EXPECTED}, got {player!r}")


def loaded(name: str) -> Callback:
    """The network or the function of a file. Raises BadConfig."""
    path, _, function = name.rpartition(":")
    if path.endswith(".py"):
        return function_of(path, function)
    if name.endswith(".npz"):
        return Network.load(name)
    raise BadConfig(f"players: expected {EXPECTED}, got {name!r}")


def function_of(path: str, name: str) -> Callback:
    """A function of a Python file, which is run. Raises BadConfig."""
    if not Path(path).is_file():
        raise BadConfig(f"players: expected a Python file, got {path!r}")
    spec = importlib.util.spec_from_file_location(str(Path(path).resolve()), path)  # a name that no other module has
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where its dataclasses look for it
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # whatever the file does wrong
        raise BadConfig(
            f"players: expected a program that runs, got {path} ({type(error).__name__}: {one_line(error)})"
        ) from None
    finally:
        del sys.modules[spec.name]  # so that its functions are pickled with their code
    callback = getattr(module, name, None)
    if not callable(callback):
        raise BadConfig(f"players: expected a function of {path}, got {name!r}")
    return callback  # type: ignore[no-any-return]


def one_line(error: BaseException) -> str:
    """What the error says, in one line."""
    return " ".join(str(error).split())[:200]


def actions_by(callback: Callback, observations: npt.NDArray[np.float32], masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
    """What the callback chooses. Raises BadConfig if that is not a legal action for each game."""
    answer, n = np.asarray(callback(observations, masks.copy())), len(masks)
    if answer.shape != (n,) or answer.dtype.kind not in "iu":
        raise BadConfig(
            f"players: expected {n} whole numbers of {name_of(callback)}, got {answer.dtype} of shape {answer.shape}"
        )
    known = (answer >= 0) & (answer < ACTIONS)
    legal = known & (masks[np.arange(n), np.where(known, answer, 0)] == 1)
    if not legal.all():
        i = int(np.argmin(legal))
        some = ", ".join(map(str, np.flatnonzero(masks[i])[:12]))
        raise BadConfig(f"players: expected a legal action of {name_of(callback)} ({some}), got {answer[i]}")
    return answer.astype(np.int64)


def name_of(callback: Callback) -> str:
    """The callback's name for people."""
    return getattr(callback, "__name__", None) or str(callback)
