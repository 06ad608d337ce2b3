"""Playouts: games that bots play by themselves, and the row kept of each.

Plain functions like the rules: run as they are, or compiled, with the same bytes in a row.
"""

from ..policies.characters import decide as decide_in_character
from ..policies.dealer import decide as decide_by_value
from ..policies.dealer import decide_quietly as decide_by_value_quietly
from ..policies.greedy import decide as decide_greedily
from ..policies.random import decide as decide_at_random
from ..policies.steady import decide as decide_steadily
from ..policies.trader import decide as decide_by_trade
from ..policies.trader import decide_quietly
from ..rules.chance import draw, seed
from ..rules.codes import CAMP, CHANCE, DICE, DO_CLAIM, DO_TIME, OK, OVER, SEATS, TIMED, UNDECIDED, Move
from ..rules.counters import SOURCES, Counters, Incomes
from ..rules.ending import why_not_time, worth
from ..rules.packed import Money, Packed, Purses, Seats, Small, Wide, packed
from ..rules.play import play
from ..rules.refuse import claim_of, why_not
from ..rules.setup import begin, clear, start, take_role
from ..rules.state import RuleTable, State
from .features import Weights

PLAYERS = ("random", "steady", "trader", "greedy", "dealer")
RANDOM, STEADY, TRADER, GREEDY, DEALER = range(len(PLAYERS))
QUIET, QUIET_DEALER = len(PLAYERS), len(PLAYERS) + 1
"""trader and dealer without offers, for rollouts only: looking for offers takes long."""
FIRST_CHARACTER = 64
"""The numbers of characters begin here: they play matches, but no studies, whose tables have a place for each of PLAYERS."""

ENDINGS = ("unfinished", "last", "camp", "timed")
UNFINISHED = 0
NEVER = 1 << 30
"""A round that no game reaches."""


@packed
class Lineup(Packed):
    """Who plays, with which bots, and for how long. `bot` and `role` are by seat, seats in the order of play.

    `player` says which player of the plan has the seat. If the first role is undecided, the leaflet's set-up is played. `cap`
    is the round after which a game is given up (a timed game: its time is up); 0: never. `weights` are for evaluating a
    position that is not played on; all 0: everybody has an equal share. If `by_network` is 1, the value network evaluates it.
    """

    seats: Small
    aim: Small
    by_network: Small
    cap: Money
    bot: Seats
    role: Seats
    player: Seats
    weights: Weights


@packed
class Row(Packed):
    """What is kept of a game. `number` is its number under the key; `winners` has a bit for each seat; `ending` is one of
    ENDINGS.

    `moves` includes chance's moves; `throws` are those that move a token. By seat: the role, bot and player of the lineup, the
    worth at the end (0 if bankrupt), the round of the bankruptcy (0: none), and income less payments by source, in the order of
    SOURCES.
    """

    number: Wide
    rounds: Money
    moves: Money
    throws: Money
    winners: Money
    ending: Small
    seats: Small
    first: Small
    role: Seats
    bot: Seats
    player: Seats
    worth: Purses
    out_round: Purses
    income: Incomes


def play_game(g: State, rules: RuleTable, lineup: Lineup, key: int, number: int, counters: Counters, row: Row) -> None:
    """Sets up game `number` of the key, plays it to the end, and fills the row. The counters add up over games."""
    set_out(g, rules, lineup, key, number)
    open_row(row, counters, lineup, number)
    alive = g.alive
    while goes_on(g, rules, lineup):
        if g.phase == DICE:
            row.throws += 1
        step(g, rules, lineup)
        if g.alive < alive:
            alive = g.alive
            note_bankrupts(g, row)
    close_row(g, rules, counters, row)


def set_out(g: State, rules: RuleTable, lineup: Lineup, key: int, number: int) -> None:
    """Starts a game with the lineup's roles and the first seat to move, or with the leaflet's set-up."""
    clear(g)
    seed(g, key, number)
    start(g, rules, lineup.seats, lineup.aim)
    if lineup.role[0] != UNDECIDED:
        for seat in range(lineup.seats):
            take_role(g, rules, seat, lineup.role[seat])
        g.setup = 0
        begin(g, 0)


def goes_on(g: State, rules: RuleTable, lineup: Lineup) -> bool:
    """Whether there is a move to make. The time may just be up, and the game over with it."""
    return not is_given_up(g, rules, lineup) and g.phase != OVER


def is_given_up(g: State, rules: RuleTable, lineup: Lineup) -> bool:
    """Whether the game has gone on for too long; a timed game ends at its time instead."""
    return 0 < lineup.cap < g.round and not end_in_time(g, rules)


def end_in_time(g: State, rules: RuleTable) -> bool:
    """Ends a timed game, unless something must be settled first. Returns whether the game is timed."""
    if g.aim == TIMED and why_not_time(g) == OK:
        play(g, rules, CHANCE, Move(DO_TIME))
    return g.aim == TIMED


def step(g: State, rules: RuleTable, lineup: Lineup) -> None:
    """One move of chance or of a bot; then all rents that may be are claimed."""
    if g.actor == CHANCE:
        play(g, rules, CHANCE, draw(g, rules))
    else:
        bot = lineup.bot[g.actor]
        move = decide(g, rules, bot)
        play(g, rules, g.actor, move)
    if g.n_claims > 0:
        claim_rents(g, rules)


def play_on(g: State, rules: RuleTable, lineup: Lineup, until: int) -> None:
    """Plays on to this round, or until the game is over or given up."""
    while g.round < until and goes_on(g, rules, lineup):
        step(g, rules, lineup)


def decide(g: State, rules: RuleTable, bot: int) -> Move:
    """The move of the player to act, by that player's bot."""
    if bot >= FIRST_CHARACTER:
        return decide_in_character(g, rules, bot - FIRST_CHARACTER)
    if bot == TRADER:
        return decide_by_trade(g, rules)
    if bot == DEALER:
        return decide_by_value(g, rules)
    if bot == QUIET_DEALER:
        return decide_by_value_quietly(g, rules)
    if bot == QUIET:
        return decide_quietly(g, rules)
    if bot == GREEDY:
        return decide_greedily(g, rules)
    return decide_steadily(g, rules) if bot == STEADY else decide_at_random(g, rules)


def claim_rents(g: State, rules: RuleTable) -> None:
    """Claims at once all rents due to players who are not to act."""
    claim = Move(DO_CLAIM)
    for seat in range(g.seats):
        while seat != g.actor and claim_of(g, seat) >= 0 and why_not(g, rules, seat, claim) == OK:
            play(g, rules, seat, claim)


def open_row(row: Row, counters: Counters, lineup: Lineup, number: int) -> None:
    """Fills in the row before the game."""
    row.number = number
    row.seats = lineup.seats
    row.throws = 0
    row.winners = 0
    for seat in range(SEATS):
        row.role[seat] = lineup.role[seat]
        row.bot[seat] = lineup.bot[seat]
        row.player[seat] = lineup.player[seat]
        row.worth[seat] = 0
        row.out_round[seat] = 0
        for source in range(len(SOURCES)):
            counters.income[seat][source] = 0


def note_bankrupts(g: State, row: Row) -> None:
    """Notes the round for players who have just gone bankrupt."""
    for seat in range(g.seats):
        if g.bankrupt[seat] and row.out_round[seat] == 0:
            row.out_round[seat] = g.round


def close_row(g: State, rules: RuleTable, counters: Counters, row: Row) -> None:
    """Fills in the row at the end of the game: the winners, the worths, and the incomes."""
    row.rounds = g.round
    row.moves = g.draws + g.decisions
    row.first = g.first
    row.ending = g.aim + 1 if g.phase == OVER else UNFINISHED
    row.winners = winners(g, rules)
    for seat in range(SEATS):
        for source in range(len(SOURCES)):
            row.income[seat][source] = counters.income[seat][source]
    for seat in range(g.seats):
        row.role[seat] = g.role[seat]
        if not g.bankrupt[seat]:
            row.worth[seat] = worth(g, rules, seat)


def winners(g: State, rules: RuleTable) -> int:
    """A bit for each winner; 0 while the game goes on. With camps or a clock the richest win."""
    if g.phase != OVER:
        return 0
    by_worth = g.aim == CAMP or g.aim == TIMED
    winning, richest = 0, -1
    for seat in range(g.seats):
        if not g.bankrupt[seat]:
            worth_of_seat = worth(g, rules, seat) if by_worth else 0
            if worth_of_seat > richest:
                winning, richest = 0, worth_of_seat
            if worth_of_seat == richest:
                winning |= 1 << seat
    return winning


def play_block(
    games: list[State], tables: list[RuleTable], lineups: list[Lineup], key: int, first: int, rows: list[Row]
) -> None:
    """Plays as many games as there are rows, from number `first` on, all in the first of `games`."""
    for i in range(len(rows)):
        number = first + i
        play_game(games[0], tables[0], lineups[number % len(lineups)], key, number, games[0].counters, rows[i])  # type: ignore[arg-type]


def step_game(games: list[State], tables: list[RuleTable], lineups: list[Lineup]) -> None:
    """Makes one move in the first of `games`."""
    step(games[0], tables[0], lineups[0])
