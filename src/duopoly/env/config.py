"""What an environment plays: the table, who sits where in which game, when a game is given up, what is rewarded."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from os import PathLike
from typing import Any, NamedTuple

from ..bots import Policy, policy
from ..editions import BadEdition, BadRule, Edition, house_rules, load, names
from ..rl.batch import LEARNER, OUTSIDER
from ..rl.timestep import Timestep
from ..rules.codes import AIMS, UNDECIDED
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.playout import PLAYERS, Lineup
from .errors import BadSetting

WIN, WEALTH = REWARDS = ("win", "wealth")
EDITION = names()[0]
"""What is played unless another is named: the first."""
THROWS = 1000
"""After how many throws a game is given up unless it is told otherwise: some would never end."""
LEAST_THROWS = 50
MOST_THROWS = 1_000_000

Opponent = str | Policy


class EnvConfig(NamedTuple):
    """Game n of a key is played by lineup n modulo their number. `policies` by player: None for learners and compiled bots."""

    edition: Edition
    table: RuleTable
    lineups: list[Lineup]
    policies: list[Policy | None]
    throws: int
    reward: str
    simple: bool

    def tell(self, turn: Timestep) -> None:
        """Writes into a turn what it has to know."""
        turn.cap, turn.asked, turn.simple = self.throws, int(self.reward == WEALTH), int(self.simple)


def for_all(edition: str | PathLike[str] | Edition, players: int, **how: Any) -> EnvConfig:
    """The setting of an environment whose every seat learns. `how` as in `setting`."""
    return setting(edition, [None] * whole("players", players, 2, 8), **how)


def for_one(edition: str | PathLike[str] | Edition, opponents: Sequence[Opponent], **how: Any) -> EnvConfig:
    """The setting of one learner against opponents: names of bots, or policies. `how` as in `setting`."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence) or not opponents:
        raise BadSetting(f"opponents: {opponents!r} cannot be; a list of bots would be right")
    return setting(edition, [None, *opponents], **how)


def setting(
    edition: str | PathLike[str] | Edition,
    players: Sequence[Opponent | None],
    *,
    role: str | None = None,
    setup: bool = False,
    aim: str = "last",
    rules: Mapping[str, Any] | None = None,
    throws: int = THROWS,
    reward: str = WIN,
    simple: bool = False,
) -> EnvConfig:
    """The checked setting; raises BadSetting.

    `players`: None for each learner. Where seats differ each begins as often, and every split of the camps comes as often; with
    `role` the first player always has it. `setup`: the leaflet's set-up is played instead, the order thrown for and the roles
    chosen. `rules` are house rules. `throws`: a game is given up after so many throws that move a token, a timed one reckoned;
    0: never. `reward` is "win" or "wealth". `simple`: a learner offers only to buy the street that completes a monopoly, at
    three times its price and once a turn, bids the least, sells and mortgages in debt and only there, builds and lifts only
    elsewhere, and a decision with one choice makes itself.
    """
    try:
        played = house_rules(edition if isinstance(edition, Edition) else load(edition), rules or {})
    except (BadEdition, BadRule) as error:
        raise BadSetting(str(error)) from None
    least, most = played.players
    if not least <= len(players) <= most:
        raise BadSetting(f"players: {len(players)} of them; {least} to {most} would be right for {played.key}")
    one_of("aim", aim, played.aims)
    one_of("reward", reward, REWARDS)
    if role is not None:
        one_of("role", role, played.roles)
        if setup:
            raise BadSetting("role: with the set-up roles are chosen; one of the two would be right")
    if throws != 0:
        whole("throws", throws, LEAST_THROWS, MOST_THROWS)
    policies = [None if player is None or number_of(player) >= 0 else policy_of(player) for player in players]
    numbers = [LEARNER if player is None else number_of(player) for player in players]
    seatings = seatings_of(numbers, len(played.roles), None if role is None else played.roles.index(role), setup)
    lineups = [lineup(numbers, aim, sitting, split) for sitting, split in seatings]
    return EnvConfig(played, build_rule_table(played), lineups, policies, throws, reward, simple)


def number_of(player: Opponent) -> int:
    """The bot's number among those that are compiled; OUTSIDER for any other."""
    return PLAYERS.index(player) if isinstance(player, str) and player in PLAYERS else OUTSIDER


def policy_of(player: Opponent) -> Policy:
    """The policy of a bot by name, or as it is given."""
    if isinstance(player, Callable):  # type: ignore[arg-type]
        return player  # type: ignore[return-value]
    try:
        return policy(str(player))
    except ValueError as error:
        raise BadSetting(str(error).replace("bot:", "opponents:", 1)) from None


def seatings_of(numbers: Sequence[int], roles: int, role: int | None, setup: bool) -> list[tuple[list[int], list[int]]]:
    """For each kind of game in turn: which player sits where, and the role of each seat."""
    n = len(numbers)
    alike = len(set(numbers)) == 1 and role is None
    rotations = [[(first + i) % n for i in range(n)] for first in range(1 if alike else n)]
    splits = [[UNDECIDED] * n] if setup else camps(n, roles)
    return [(sitting, split) for split in splits for sitting in rotations if role is None or split[sitting.index(0)] == role]


def camps(seats: int, roles: int) -> list[list[int]]:
    """Every way to deal the roles so that camps are equal, or differ by one where the number of seats is odd."""
    if roles == 1:
        return [[0] * seats]
    sizes = sorted({seats // 2, seats - seats // 2})
    return [[int(seat in camp) for seat in range(seats)] for size in sizes for camp in combinations(range(seats), size)]


def lineup(numbers: Sequence[int], aim: str, sitting: Sequence[int], split: Sequence[int]) -> Lineup:
    """The record of one kind of game."""
    made = Lineup()
    made.seats = len(sitting)
    made.aim = AIMS.index(aim)
    for seat, player in enumerate(sitting):
        made.player[seat] = player
        made.bot[seat] = numbers[player]
        made.role[seat] = split[seat]
    return made


def one_of(name: str, word: object, words: Sequence[str]) -> None:
    """Refuses a word that is not among them."""
    if word not in words:
        raise BadSetting(f"{name}: no {word!r} here; {' or '.join(words)} would be right")


def whole(name: str, number: Any, least: int, most: int) -> int:
    """A whole number within its bounds."""
    if type(number) is not int or not least <= number <= most:
        raise BadSetting(f"{name}: {number!r} cannot be; a whole number from {least} to {most} would be right")
    return number
