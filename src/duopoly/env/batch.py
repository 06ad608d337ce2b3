"""Games of learners side by side: records that an engine's kernels step all at once."""

from collections.abc import Sequence

from ..fast import Engine
from ..fast.kernels import ACT, BEGIN, IMITATE
from ..rl.action_builder import ActionBuilder
from ..rl.observation import Observation
from ..rl.timestep import Timestep
from ..rules.state import RuleTable
from ..sim.playout import Lineup


class Batch:
    """Games side by side. No two threads may step the same batch at once.

    `timesteps` are Timesteps, which hold the actions and the masks; each begins as a copy of `timestep`.
    `observations` are what the players to act see, `final_observations` the last observation of each game that has ended;
    both are empty if not `observing`. `fast.schema.dtype_of` reads them.
    """

    def __init__(
        self,
        engine: Engine,
        rules: RuleTable,
        lineups: Sequence[Lineup],
        key: int,
        first: int,
        games: int,
        timestep: Timestep,
        observing: bool = True,
    ) -> None:
        machine = engine.new_machine()
        observed = games if observing else 0
        self.call = machine.call
        self.timesteps = machine.packed([timestep] * games)
        self.observations = machine.blank(Observation, observed)
        self.final_observations = machine.blank(Observation, observed)
        self.games = machine.games(games), machine.packed([rules]), machine.packed(lineups)
        self.players = self.timesteps, machine.blank(ActionBuilder, games), self.observations
        self.call(BEGIN, *self.games, key, first, *self.players)

    def act(self) -> None:
        """Takes the actions that stand in the timesteps."""
        self.call(ACT, *self.games, *self.players, self.final_observations)

    def imitate(self, bot: int) -> None:
        """Writes into the timesteps the actions that a compiled bot, by its number in a lineup, would take."""
        games, table, _ = self.games
        timesteps, builders, _ = self.players
        self.call(IMITATE, games, table, timesteps, builders, bot)
