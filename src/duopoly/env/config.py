"""What an environment plays: the rules, who sits where in which game, how long games last, and what is rewarded."""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from inspect import signature
from os import PathLike
from typing import Any, NamedTuple

from ..bots import Policy, find
from ..editions import BadEdition, BadRule, Edition, house_rules, load, names
from ..rl.batch import EXTERNAL, LEARNER
from ..rl.timestep import Timestep
from ..rules.codes import AIMS, UNDECIDED
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.limits import check_integer
from ..sim.lineups import new_lineup, roles_by_seat, rotations
from ..sim.playout import PLAYERS, Lineup
from .errors import BadConfig
from .opponents import External, opened

WIN = "win"
REWARDS = (WIN, "wealth", "chance")
"""In the order of `BY_WIN`, `BY_WEALTH`, and `BY_CHANCE` of rl.timestep."""
ILLEGAL = ("raise", "first")
"""What an environment does with an illegal action: raise IllegalAction, or take the first legal one."""
EDITION = names()[0]
"""The default edition: the first."""
THROWS = 1000
"""After how many throws a game is given up by default: some would never end."""
LEAST_THROWS = 50
MOST_THROWS = 1_000_000

Opponent = str | Policy


class EnvConfig(NamedTuple):
    """A checked configuration. Game n of a key is played by lineup n modulo their number.

    `externals` by player: None for learners and for compiled bots.
    """

    edition: Edition
    table: RuleTable
    lineups: list[Lineup]
    externals: list[External | None]
    throws: int
    reward: str
    simple: bool

    def apply(self, timestep: Timestep) -> None:
        """Writes into a timestep what the game has to know."""
        timestep.cap, timestep.simple = self.throws, int(self.simple)
        timestep.reward = REWARDS.index(self.reward)


def all_learners(edition: str | PathLike[str] | Edition, players: int, **options: Any) -> EnvConfig:
    """The configuration of an environment in which every seat learns, player n in seat n; `options` as in `env_config`.

    Raises BadConfig.
    """
    config = env_config(edition, [None] * check_integer("players", players, 2, 8, BadConfig), **options)
    return config._replace(lineups=[lineup for lineup in config.lineups if lineup.player[0] == 0])


def one_learner(edition: str | PathLike[str] | Edition, opponents: Sequence[Opponent], **options: Any) -> EnvConfig:
    """The configuration of one learner against opponents, names of bots or policies; `options` as in `env_config`.

    Raises BadConfig.
    """
    if isinstance(opponents, str) or not isinstance(opponents, Sequence) or not opponents:
        raise BadConfig(f"opponents: expected a list of bots, got {opponents!r}")
    if None in opponents:
        raise BadConfig("opponents: expected names of bots or policies, got None: ManySeats has several learners")
    return env_config(edition, [None, *opponents], **options)


def check_options(environment: type, options: Mapping[str, Any]) -> None:
    """Raises BadConfig for an option that the environment has not, with its argument that was probably meant."""
    own = [name for name in signature(environment).parameters if name != "options"]
    known = own + [name for name, value in signature(env_config).parameters.items() if value.kind is value.KEYWORD_ONLY]
    for name in options:
        if name not in known:
            near = get_close_matches(name, known, n=1)
            hint = f"did you mean {near[0]}?" if near else f"expected one of {', '.join(known)}"
            raise BadConfig(f"{name}: unknown argument; {hint}")


def env_config(
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
    """Checks the options and makes a configuration of them. Raises BadConfig.

    `players`: None for each learner. If players differ, each begins equally often, and every split of the camps is played
    equally often; with `role` the first player always has that role. `setup`: the leaflet's set-up is played instead, the order
    thrown for and the roles chosen. `rules` are house rules. `throws`: after so many throws that move a token a game is given
    up, or a timed game is over; 0: never. `reward`: "win", "wealth", or "chance" (`rewards`). `simple`: a learner's only offer
    is to buy the street that completes a monopoly, for three times its price and once a turn; its only bid is the least; it
    sells and mortgages only in debt, and builds and lifts only otherwise; a decision with one choice is made for it,
    except the first of a game.
    """
    if not isinstance(rules, Mapping | None) or any(not isinstance(name, str) for name in rules or {}):
        raise BadConfig(f"rules: expected names with values, got {rules!r}")
    try:
        played = house_rules(edition if isinstance(edition, Edition) else load(edition), rules or {})
    except (BadEdition, BadRule) as error:
        raise BadConfig(str(error)) from None
    least, most = played.players
    if not least <= len(players) <= most:
        raise BadConfig(f"players: expected {least} to {most} for {played.key}, got {len(players)}")
    check_flag("setup", setup)
    check_flag("simple", simple)
    check_word("aim", aim, played.aims)
    check_word("reward", reward, REWARDS)
    if role is not None:
        check_word("role", role, played.roles)
        if setup:
            raise BadConfig(f"role: expected None with setup=True, where roles are chosen, got {role!r}")
    if type(throws) is not int or (throws != 0 and not LEAST_THROWS <= throws <= MOST_THROWS):
        raise BadConfig(f"throws: expected 0 or a whole number from {LEAST_THROWS} to {MOST_THROWS}, got {throws!r}")
    externals = [None if player is None or bot_number(player) >= 0 else external_of(player) for player in players]
    bots = [LEARNER if player is None else bot_number(player) for player in players]
    seatings = seatings_of(bots, len(played.roles), None if role is None else played.roles.index(role), setup)
    lineups = [new_lineup(seats, bots, roles, AIMS.index(aim)) for seats, roles in seatings]
    return EnvConfig(played, build_rule_table(played), lineups, externals, throws, reward, simple)


def bot_number(player: Opponent) -> int:
    """The bot's number among the compiled ones; EXTERNAL for any other."""
    return PLAYERS.index(player) if isinstance(player, str) and player in PLAYERS else EXTERNAL


def external_of(player: Opponent) -> External:
    """The player itself if it is a policy, else the function or the bot of that name. Raises BadConfig."""
    if isinstance(player, Callable):  # type: ignore[arg-type]
        return player  # type: ignore[return-value]
    try:
        entry = find(str(player))
    except ValueError as error:
        raise BadConfig(str(error).replace("bot:", "opponents:", 1)) from None
    if not isinstance(entry.make, type):
        return entry.make
    opened(entry).close()  # one that cannot be opened is refused before any game begins
    return entry


def seatings_of(bots: Sequence[int], roles: int, role: int | None, setup: bool) -> list[tuple[list[int], list[int]]]:
    """For each kind of game in turn: the player in each seat, and the role of each seat."""
    n = len(bots)
    alike = len(set(bots)) == 1 and role is None
    orders = rotations(n)[:1] if alike else rotations(n)
    splits = [[UNDECIDED] * n] if setup else roles_by_seat(n, roles)
    return [(order, split) for split in splits for order in orders if role is None or split[order.index(0)] == role]


def check_flag(name: str, flag: object) -> None:
    """Raises BadConfig unless it is True or False."""
    if not isinstance(flag, bool):
        raise BadConfig(f"{name}: expected True or False, got {flag!r}")


def check_word(name: str, word: object, words: Sequence[str]) -> None:
    """Raises BadConfig if the word is not one of those allowed."""
    if not isinstance(word, str) or word not in words:
        raise BadConfig(f"{name}: expected {' or '.join(words)}, got {word!r}")
