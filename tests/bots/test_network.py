"""The value network: inputs and scores worked out by hand, and files of weights that are refused."""

import struct

import pytest

import duopoly
from duopoly.fast import interpreter, twin
from duopoly.network import accumulator as network_accumulator
from duopoly.network import value
from duopoly.network.accumulator import Accumulator, extract
from duopoly.network.inputs import (
    BUILT_RENTS,
    BY_TRADE,
    CAMP_MATES,
    CASH,
    COULD_EARN,
    DANGER,
    DUE,
    INCOME,
    LEVEL,
    MEANS,
    N_HIDDEN,
    N_SECOND,
    ONE,
    OTHERS_COULD_EARN,
    PER_GROUP,
    PLEDGED,
    SINGLE,
    TITLES_LEFT,
    logarithm,
)
from duopoly.network.value import WHOLE, evaluate
from duopoly.network.weights import (
    FILE,
    LAST,
    N_WEIGHTS,
    PER_ROLE_LAST,
    SECOND,
    BadNetwork,
    pack,
    read,
    unpack,
)
from duopoly.rules.codes import OVER
from duopoly.sim.lineups import new_lineup
from duopoly.sim.playout import DEALER, STEADY, set_out, step

BROWN, ORANGE = 0, 5 * PER_GROUP
"""Where the inputs of the first city and of the third after the railroads begin: groups are counted from Start."""


def stand(**titles):
    """Ann and Ben at Start, Ben with half of Ann's cash; titles by their spaces."""
    players = [{"name": "Ann", "cash": 1500}, {"name": "Ben", "cash": 750}]
    rows = {space.removeprefix("at"): row for space, row in titles.items()}
    return duopoly.Game.from_position({"edition": "classic-us", "players": players, "titles": rows}, seed=1).inside()


def inputs(g, rules):
    accumulator = Accumulator()
    extract(g, rules, accumulator)
    return accumulator.inputs


def shares(g, rules):
    accumulator = Accumulator()
    evaluate(g, rules, accumulator)
    return [accumulator.share[seat] for seat in range(g.seats)], accumulator.stuck


@pytest.fixture
def hand_made(monkeypatch):
    """Puts a network with a few weights in the place of the learned one."""

    def put(**weights):
        row = [0] * (2 * N_WEIGHTS)
        for place, weight in weights.items():
            row[int(place.removeprefix("at"))] = weight
        for module in (value, network_accumulator):
            monkeypatch.setattr(module, "WEIGHTS", tuple(row))

    return put


def test_logarithms_follow_straight_lines_between_powers_of_two():
    """ONE for each doubling of 1 + so many parts."""
    assert [logarithm(parts) for parts in (0, 1, 2, 3, 5, 7)] == [0, 64, 96, 128, 160, 192]


def test_inputs_by_hand():
    """Ann has the first city with 2 and 1 houses; Ben has two of three orange streets, one mortgaged; Ann has the third."""
    g, rules = stand(
        at1={"owner": "Ann", "buildings": 2}, at3={"owner": "Ann", "buildings": 1}, at19={"owner": "Ann"},
        at16={"owner": "Ben"}, at18={"owner": "Ben", "mortgaged": True},
    )  # fmt: skip
    ann, ben = inputs(g, rules)[:2]
    assert [n for n in range(PER_GROUP) if ann[BROWN + n]] == [1, LEVEL + 1]  # two titles; 3 houses on 2 streets, rounded up
    assert [n for n in range(PER_GROUP) if ben[ORANGE + n]] == [1, PLEDGED, SINGLE]
    assert ben[ORANGE + PLEDGED] == ONE
    assert ann[ORANGE + SINGLE] == ONE  # Ben has all that is missing
    assert ann[CASH] == logarithm(1024)
    assert ben[CASH] == logarithm(512)
    # 1500, mortgages 30 + 30 + 100, 3 houses of 50 at half price
    assert ann[MEANS] == logarithm((1500 + 160 + 75) * 1024 // 1500)
    # 30 and 20 with two houses and one, 16 for the street without; the unmortgaged one of Ben's: 14
    assert ann[INCOME] == logarithm((30 + 20 + 16) * 1024 // 1500)
    assert ben[INCOME] == ann[DUE] == logarithm(14 * 1024 // 1500)
    # with three houses 90 and 180
    assert ann[BUILT_RENTS] == logarithm(270 * 1024 // 1500)
    assert ben[BUILT_RENTS] == 0
    assert ben[BY_TRADE] == logarithm((550 + 550) * 1024 // 1500)
    # hotels 250 and 450: the cash is enough
    assert ann[COULD_EARN] == ben[OTHERS_COULD_EARN] == logarithm(700 * 1024 // 1500)
    assert ben[COULD_EARN] == 0
    assert ann[CAMP_MATES] == ONE  # without camps all have one role
    assert ann[TITLES_LEFT] == (28 - 5) * ONE // 4
    # from Start Ben throws 3 with 2 chances in 36 and reaches the street with one house; no throw of two dice reaches 1 or 19
    assert ben[DANGER] == logarithm(20 * 2 // 36 * 1024 // 1500)


def test_a_game_without_starting_cash_has_amounts(compiled):
    """Amounts count in parts of 1 then, and dealers play on both engines: they trade and bid by the network."""
    game = duopoly.Game("classic-us", ["Ann", "Ben"], roles=[], rules={"start_cash": 0}, seed=1)
    g, rules = game.inside()
    g.cash[0] = 200
    ann, ben = inputs(g, rules)[:2]
    assert (ann[CASH], ben[CASH]) == (logarithm(200 * 1024), 0)
    assert sum(each.value for each in duopoly.odds(game, rollouts=20).players.values()) == pytest.approx(1, abs=0.01)
    lineups = [new_lineup([0, 1], [DEALER] * 2, [0, 0], 0)]
    played = [engine.play_games(rules, lineups, 5, 0, 3)[0] for engine in (interpreter, compiled)]
    assert played[0] == played[1]


def test_without_weights_all_outcomes_are_equally_likely(hand_made):
    """Ann, Ben, or nobody."""
    hand_made()
    assert shares(*stand()) == ([WHOLE // 3, WHOLE // 3], WHOLE // 3)


def test_a_score_of_256_doubles_the_share(hand_made):
    """The last bias of 1 is 32: 2 parts for each player, 1 for nobody."""
    hand_made(**{f"at{LAST}": 32})
    (ann, ben), stuck = shares(*stand())
    assert ann == ben == pytest.approx(WHOLE * 2 / 5, rel=0.001)
    assert stuck == pytest.approx(WHOLE / 5, rel=0.001)


def test_a_number_passes_through_all_layers(hand_made):
    """Cash to a hidden number, that to a second, that to the score, each time by 1/2: a doubling of cash is an eighth."""
    hand_made(
        **{
            f"at{(CASH + 1) * N_HIDDEN}": 64,
            f"at{SECOND + N_SECOND}": 64,
            f"at{LAST + 1}": 64,
        }
    )
    g, rules = stand()
    accumulator = Accumulator()
    evaluate(g, rules, accumulator)
    assert accumulator.hidden[0][0] == logarithm(1024) * 4 // 2
    assert [accumulator.score[0], accumulator.score[1]] == [logarithm(1024) * 4 // 8, logarithm(512) * 4 // 8]
    assert accumulator.share[0] / accumulator.share[1] == pytest.approx((1025 / 513) ** (1 / 8), rel=0.01)


def test_what_all_have_counts_for_all(hand_made):
    """The same number by the shared row of the second layer, by 1/2, 1/4 and 1/2: each gets the sum."""
    hand_made(
        **{
            f"at{(CASH + 1) * N_HIDDEN}": 64,
            f"at{SECOND + N_SECOND * (N_HIDDEN + 1)}": 32,
            f"at{LAST + 1}": 64,
        }
    )
    accumulator = Accumulator()
    evaluate(*stand(), accumulator)
    assert accumulator.score[0] == accumulator.score[1] == (logarithm(1024) + logarithm(512)) * 4 // 16


@pytest.mark.parametrize("edition", ["classic-us", "anti-us"])
def test_an_accumulator_remembers_nothing_but_sums(edition):
    """From position to position of a game it gives the shares that a new one gives."""
    rules = duopoly.Game(edition, ["Ann", "Ben", "Cem"], seed=1).inside()[1]
    line = new_lineup([0, 1, 2], [STEADY] * 3, [0, 1, 0] if rules.roles > 1 else [0] * 3, cap=400)
    g, kept_up, built = duopoly.rules.state.State(), Accumulator(), 0
    set_out(g, rules, line, 3, 4)
    while g.phase != OVER and g.round <= line.cap:
        step(g, rules, line)
        built |= g.built
        if g.decisions % 9 == 0:
            anew = Accumulator()
            evaluate(g, rules, kept_up)
            evaluate(g, rules, anew)
            assert kept_up.share == anew.share
            alive = [seat for seat in range(g.seats) if not g.bankrupt[seat]]
            assert [list(kept_up.inputs[seat]) for seat in alive] == [list(anew.inputs[seat]) for seat in alive]
            assert abs(sum(anew.share) + anew.stuck - WHOLE) <= g.seats
    assert built
    assert g.alive < 3


@pytest.mark.parametrize("edition", ["classic-us", "anti-pl"])
def test_samples_of_the_twin_are_those_of_the_interpreter(edition):
    """Byte for byte: hidden chance, trades at random, positions and winners."""
    rules = duopoly.Game(edition, ["Ann", "Ben"], seed=1).inside()[1]
    roles = [0, 1, 1] if rules.roles > 1 else [0, 0, 0]
    lines = [new_lineup([0, 1, 2], bots, roles, cap=30) for bots in ([STEADY] * 3, [DEALER, STEADY, DEALER])]
    compiled = twin()
    assert compiled is not None
    slow, fast = (engine.sample_positions(rules, lines, 7, 0, 6, 2) for engine in (interpreter, compiled))
    assert slow == fast
    size = Accumulator.layout.size
    samples = [Accumulator.unpack(slow[at : at + size]) for at in range(0, len(slow), size)]
    assert len(samples) == 12
    assert any(sample.seats for sample in samples)


def test_the_file_is_read_as_it_was_written():
    assert pack(read()) == FILE.read_bytes()
    assert len(read()) == 2 * N_WEIGHTS
    assert FILE.stat().st_size < 400_000


def test_files_that_are_refused(tmp_path):
    good = FILE.read_bytes()
    other = bytearray(good)
    struct.pack_into("<h", other, 8, 9)
    for content, message in (
        (b"", "network: expected a file of weights, got something else; duopoly train makes one"),
        (good[:-2], f"network: expected {len(good):,} bytes, got {len(good) - 2:,}"),
        (
            bytes(other),
            "network: version and sizes: expected (1, 138, 32, 16), got (9, 138, 32, 16); duopoly train makes a new file",
        ),
    ):
        with pytest.raises(BadNetwork) as refusal:
            unpack(content)
        assert str(refusal.value) == message
    with pytest.raises(BadNetwork, match=r"cannot read .*none\.bin: no such file"):
        read(tmp_path / "none.bin")


def test_each_role_has_a_last_layer_of_its_own(hand_made):
    """In a game with camps a monopolist's bias does not help a competitor."""
    hand_made(**{f"at{N_WEIGHTS + LAST + PER_ROLE_LAST}": 64})
    game = duopoly.Game("anti-us", ["Ann", "Ben"], roles=["competitor", "monopolist"], seed=1)
    (ann, ben), stuck = shares(*game.inside())
    assert ann == stuck == pytest.approx(WHOLE / 6, rel=0.001)
    assert ben == pytest.approx(WHOLE * 4 / 6, rel=0.001)
