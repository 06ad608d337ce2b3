"""The kernels: the compiled functions that Python calls. Each takes whole numbers and arrays of records."""

from collections.abc import Callable

from ..rl.batch import act_all, begin_all
from ..rl.bot_actions import imitate_all
from ..rl.one_game import act_once, observe_all, propose, reply, try_move
from ..sim.playout import play_block, step_game
from ..sim.positions import sample_positions_block
from ..sim.rollouts import roll_out_block
from ..sim.sampling import sample_block
from ..sim.statistics import STATISTICS
from ..sim.totals import add_rows

INTERFACE_VERSION = 7
"""Of the kernels, their arguments and the layouts of their records. Programs in other languages ask for it."""

PLAY, ADD, STEP, MOVE, ROLL_OUT, SAMPLE = "play", "add", "step", "move", "roll_out", "sample"
SAMPLE_POSITIONS = "sample_positions"
BEGIN, ACT, ACT_ONCE, REPLY, OBSERVE, PROPOSE = "begin", "act", "act_once", "reply", "observe", "propose"
IMITATE = "imitate"

KERNELS: dict[str, Callable[..., None]] = {
    PLAY: play_block,
    ADD: add_rows,
    STEP: step_game,
    MOVE: try_move,
    ROLL_OUT: roll_out_block,
    SAMPLE: sample_block,
    SAMPLE_POSITIONS: sample_positions_block,
    BEGIN: begin_all,
    ACT: act_all,
    ACT_ONCE: act_once,
    REPLY: reply,
    OBSERVE: observe_all,
    PROPOSE: propose,
    IMITATE: imitate_all,
    **{name: statistic.play for name, statistic in STATISTICS.items()},
}
"""All kernels by name."""
