"""Games that bots play out, and the rows that are kept of them."""

import pytest

import duopoly
from duopoly.editions import house_rules, load, names
from duopoly.fast import interpreter
from duopoly.rules.codes import AIMS, CHANCE, DO_DICE, DO_END, DO_TAX, DO_THROW, EVENTS, TAX_FLAT, UNDECIDED, Move
from duopoly.rules.counters import SOURCE, SOURCES, Counters
from duopoly.rules.play import play
from duopoly.rules.rule_table import build_rule_table
from duopoly.sim.playout import ENDINGS, PLAYERS, Lineup, Row


def lineup(table, seats=4, aim="last", cap=120, bots=("steady",), roles=(0, 1)):
    line = Lineup()
    line.seats, line.aim, line.cap = seats, AIMS.index(aim), cap
    for seat in range(seats):
        line.bot[seat] = PLAYERS.index(bots[seat % len(bots)])
        line.role[seat] = roles[seat % len(roles)] if table.roles > 1 else 0
        line.player[seat] = seats - 1 - seat
    return line


def rows(table, lines, count, first=0, key=3):
    packed, counters = interpreter.play_games(table, lines, key, first, count)
    size = Row.layout.size
    return [Row.unpack(packed[i : i + size]) for i in range(0, len(packed), size)], Counters.unpack(counters)


@pytest.mark.parametrize("edition", names())
def test_a_row_adds_up(edition):
    """Cash at the end is the starting cash and all income; the counters have every landing."""
    table = build_rule_table(load(edition))
    found, counters = rows(table, [lineup(table)], 6)
    for number, row in enumerate(found):
        assert row.number == number
        assert row.moves > row.throws > row.rounds
        assert row.player[:4] == [3, 2, 1, 0]
        for seat in range(4):
            assert (row.out_round[seat] > 0) == (row.worth[seat] == 0)
            if row.worth[seat] == 0:
                assert sum(row.income[seat]) == -table.start_cash
        if ENDINGS[row.ending] == "last":
            assert row.winners in (1, 2, 4, 8)
            assert [bool(row.worth[seat]) for seat in range(4)] == [bool(row.winners >> seat & 1) for seat in range(4)]
        else:
            assert row.winners == 0
            assert row.rounds == 121
    assert sum(map(sum, counters.landed)) > 0.9 * sum(row.throws for row in found)


def test_a_game_is_its_number_under_the_key():
    """Game 4 is the same alone and among others, and another under another key."""
    table = build_rule_table(load("anti-us"))
    lines = [lineup(table, roles=(0, 1)), lineup(table, roles=(1, 0))]
    many, _ = rows(table, lines, 6)
    alone, _ = rows(table, lines, 1, first=4)
    other, _ = rows(table, lines, 1, first=4, key=2**40)
    assert many[4].pack() == alone[0].pack() != other[0].pack()
    assert many[4].role[:2] == [0, 1]
    assert many[3].role[:2] == [1, 0]


def test_a_timed_game_ends_at_its_cap():
    """Without rounds of its own its time is called when the round after the cap begins; with them no round more begins."""
    for rules, last in (({}, 13), ({"rounds": 5}, 5)):
        table = build_rule_table(house_rules(load("anti-us"), rules))
        (row,), _ = rows(table, [lineup(table, aim="timed", cap=12)], 1)
        assert ENDINGS[row.ending] == "timed"
        assert row.rounds == last
        assert row.worth[row.winners.bit_length() - 1] == max(row.worth)


def test_a_camp_wins_by_its_richest():
    """Game B: several may be left of the camp, the richest has won."""
    table = build_rule_table(load("anti-us"))
    found, _ = rows(table, [lineup(table, seats=5, aim="camp", cap=0)], 4)
    for row in found:
        assert ENDINGS[row.ending] == "camp"
        assert len({row.role[seat] for seat in range(5) if row.worth[seat]}) == 1


def test_an_undecided_lineup_plays_the_set_up():
    """The first player is who threw highest, and the roles are in balance."""
    table = build_rule_table(load("anti-us"))
    line = lineup(table, roles=(UNDECIDED,), cap=20)
    found, _ = rows(table, [line], 8)
    assert len({row.first for row in found}) > 1
    assert all(sum(row.role[:4]) == 2 for row in found)


def test_random_plays_too_and_bots_claim_their_rent():
    """Where rent must be asked for, some is paid."""
    table = build_rule_table(house_rules(load("classic-us"), {"claim_rent": True}))
    (row,), _ = rows(table, [lineup(table, cap=40, bots=("random", "steady"))], 1)
    paid = [row.income[seat][SOURCES.index("rent-paid")] for seat in range(4)]
    assert min(paid) < 0


def test_every_payment_has_a_source():
    """The kinds of payments are the first events; a source keeps what comes and goes for one thing together."""
    kinds = [kind for kind, _ in EVENTS[: len(SOURCE)]]
    named = {"rent": "rent", "purchase": "titles", "auction": "titles", "start": "start", "fee": "fees", "card": "cards",
             "income-tax": "taxes", "property-tax": "taxes", "foundation": "foundation", "building": "buildings",
             "selling": "buildings", "mortgage": "mortgages", "lifting": "mortgages", "interest": "mortgages",
             "trade": "trades", "bankruptcy": "estates", "keep": "estates", "pot": "taxes"}  # fmt: skip
    assert [SOURCES[source] for source in SOURCE] == [named[kind] for kind in kinds]
    assert EVENTS[len(SOURCE)][0] == "turn"


def test_the_counters_count_a_landing_and_its_rent_by_hand():
    """Ann, a competitor, lands on 24, where Bob, a monopolist, has two houses; then Bob goes from 38 past Start to 4 and pays his tax.

    The landing counts for her role, the rent for his, with the two houses; neither what Start brings nor the tax is rent.
    """
    position = {
        "edition": "anti-us",
        "turn": "Ann",
        "phase": "throw",
        "players": [
            {"name": "Ann", "role": "competitor", "cash": 500, "space": 20, "held": 0},
            {"name": "Bob", "role": "monopolist", "cash": 500, "space": 38, "held": 0},
        ],
        "titles": {str(space): {"owner": "Bob", "buildings": 2 if space == 24 else 0} for space in (21, 23, 24)},
    }
    game = duopoly.Game.from_position(position)
    due = [event.amount for text in ("throw", "dice 1 3") for event in game.play(text) if event.kind == "rent"]
    assert len(due) == 1
    state, table = duopoly.Game.from_position(position).inside()
    state.counters = counters = Counters()
    for seat, move in (
        (0, Move(DO_THROW)),
        (CHANCE, Move(DO_DICE, 1, 3)),
        (0, Move(DO_END)),
        (1, Move(DO_THROW)),
        (CHANCE, Move(DO_DICE, 3, 3)),
        (1, Move(DO_TAX, TAX_FLAT)),
    ):
        play(state, table, seat, move)
    competitor, monopolist = 0, 1
    assert [(role, space) for role in (0, 1) for space in range(40) if counters.landed[role][space]] == [
        (competitor, 24),
        (monopolist, 4),
    ]
    counted = [
        (role, space, level)
        for role in (0, 1)
        for space in range(40)
        for level in range(6)
        if counters.times[role][space][level]
    ]
    assert counted == [(monopolist, 24, 2)]
    assert (counters.taken[monopolist][24][2], counters.times[monopolist][24][2]) == (due[0], 1)
    assert sum(map(sum, (sums for spaces in counters.taken for sums in spaces))) == due[0]
    assert counters.income[1][SOURCES.index("start")] == table.start_bonus
    assert counters.income[1][SOURCES.index("taxes")] == -table.income_tax
    assert (counters.income[0][SOURCES.index("rent-paid")], counters.income[1][SOURCES.index("rent")]) == (-due[0], due[0])


@pytest.mark.parametrize("edition", ["anti-fr", "anti-fr15k"])
def test_nobody_moves_once_the_time_is_up(edition, compiled):
    """Without utilities the bank's round ends the game at once: the next to act would be nobody, no index of a seat."""
    table = build_rule_table(load(edition))
    for roles in ([0, 1], [1, 0]):
        timed = lineup(table, 2, "timed", 60, roles=roles)
        assert compiled.play_games(table, [timed], 1, 0, 6) == interpreter.play_games(table, [timed], 1, 0, 6)
