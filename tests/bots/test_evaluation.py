"""Evaluating a position: features worked out by hand, shares by weights, and weights files that are refused."""

import pytest

import duopoly
from duopoly.editions import load, names
from duopoly.sim import features as feature_module
from duopoly.sim.evaluation import SCALE, WHOLE, evaluate, power
from duopoly.sim.features import (
    AFTER,
    BLOCKED,
    BUILDINGS,
    BUILT_RENTS,
    BY_TRADE,
    CASH,
    CITIES,
    DANGER,
    DUE,
    FEATURES,
    GROUP,
    HELD,
    INCOME,
    MEANS,
    MORTGAGED,
    N_FEATURES,
    OTHERS,
    PRESENT,
    WITHIN_REACH,
    Features,
    extract,
    level,
)
from duopoly.sim.playout import Lineup
from duopoly.sim.weights import FILE, OTHER, BadWeights, read, weights
from duopoly.terminal.cli import run

EQUAL = [[[0] * N_FEATURES for _ in range(2)] for _ in range(2)]


def stand(**titles):
    """Ann and Ben at Start, Ben with half of Ann's cash; titles by their spaces."""
    players = [{"name": "Ann", "cash": 1500}, {"name": "Ben", "cash": 750}]
    rows = {space.removeprefix("at"): row for space, row in titles.items()}
    return duopoly.Game.from_position({"edition": "classic-us", "players": players, "titles": rows}, seed=1).inside()


def extracted(g, rules):
    features = Features()
    extract(g, rules, features)
    return features


def test_levels_are_logarithms_along_straight_lines():
    """In 256ths of a doubling of 1 + so many 1024ths."""
    assert [level(parts, 1024) for parts in (0, 1, 2, 3, 5, 7)] == [0, 256, 384, 512, 640, 768]
    assert level(1500, 1500) == 2560
    assert level(-40, 1500) == 0
    assert level(200, 0) == level(200, 1)  # nobody needs any starting cash


def test_the_order_of_features_is_that_of_their_numbers():
    listed = [getattr(feature_module, name.upper().replace("-", "_")) for name, _ in FEATURES[:GROUP]]
    assert listed == list(range(GROUP))
    assert N_FEATURES == GROUP + 10


def test_features_of_a_bare_board():
    """Ann begins with 1500, Ben has 750; nothing is owned, nothing is due."""
    features = extracted(*stand())
    ann, ben = features.values[0], features.values[1]
    assert (features.titles, features.unsold) == (28, 28)
    assert (ann[PRESENT], ann[OTHERS], ann[CASH], ann[MEANS], ann[AFTER]) == (1, 1, 2560, 2560, 0)
    assert ben[CASH] == level(512, 1024) == 2304
    assert ben[AFTER] == 1
    assert ann[INCOME] == ann[DUE] == ann[DANGER] == ann[HELD] == ann[MORTGAGED] == 0


def test_features_of_titles():
    """Ann has Mediterranean with a house and Baltic, Reading Railroad mortgaged; Ben two of the light blues, the third unsold."""
    own = {"owner": "Ann"}
    g, rules = stand(
        at1={**own, "buildings": 1}, at3=own, at5={**own, "mortgaged": True}, at6={"owner": "Ben"}, at8={"owner": "Ben"}
    )
    features = extracted(g, rules)
    ann, ben = features.values[0], features.values[1]
    assert features.unsold == 23
    assert ann[MEANS] == level(1500 + 30 + 30 + 25, 1500), "two mortgages, and half a house"
    # Rents: 10 with the house, 8 bare and doubled; Ben's light blues 6 each.
    assert ann[INCOME] == level(18 * 7 // 40, 1500)
    assert ann[DUE] == level(12 * 7 // 40, 1500)
    assert (ann[CITIES], ann[BUILDINGS], ann[MORTGAGED]) == (1, 1, 1)
    assert ann[BUILT_RENTS] == level(90 + 180, 1500)
    assert (ben[CITIES], ben[BUILT_RENTS], ben[BY_TRADE]) == (0, 0, 0)
    assert ben[WITHIN_REACH] == level(270 + 270, 1500), "one is lacking, and unsold"
    assert ann[GROUP : GROUP + 3] == [2, 1, 0]
    assert ben[GROUP : GROUP + 3] == [0, 0, 2]
    # From Start: 5 ways to throw 6 and 5 to throw 8 bring Ann to the light blues; 2 ways to throw 3 bring Ben to Baltic.
    assert ann[DANGER] == level((6 * 5 + 6 * 5) // 36, 1500)
    assert ben[DANGER] == level(8 * 2 // 36, 1500)


def test_of_more_than_ten_groups_the_first_ten_have_features():
    """An edition of one's own may have more cities; then Baltic and Mediterranean are two of one street each."""
    g, rules = stand(at39={"owner": "Ann"}, at37={"owner": "Ann"}, at1={"owner": "Ben"})
    for space in (1, 3):
        rules.group[space], rules.group_size[space], rules.group_set[space] = space, 1, 1 << space
        rules.members[space][0] = space
    features = extracted(g, rules)
    assert features.values[0][GROUP:] == [0] * 10
    assert features.values[1][GROUP:] == [1, *[0] * 9]
    assert features.values[0][CITIES] == 1


def test_who_has_the_last_street_blocks():
    """Ben's light blue keeps Ann from the city, hers keep him from it; for both it is a matter of trade."""
    features = extracted(*stand(at6={"owner": "Ann"}, at8={"owner": "Ann"}, at9={"owner": "Ben"}))
    assert features.values[0][BY_TRADE] == level(270 + 270, 1500)
    assert features.values[1][BY_TRADE] == level(300 // 2, 1500), "he lacks two"
    assert features.values[1][BLOCKED] == features.values[0][BLOCKED] == level(100, 1500)


def test_shares_by_weights():
    """Cash half as much again counts as the weights say; without weights all have the same, and a bankrupt has none."""
    g, rules = stand()
    features, line = Features(), Lineup()
    evaluate(g, rules, line, features)
    assert features.share[:3] == [WHOLE // 2, WHOLE // 2, 0]
    line.weights[0][0][CASH] = SCALE  # all is unsold: only the early weights count
    line.weights[0][1][CASH] = -SCALE
    evaluate(g, rules, line, features)
    assert features.score[:2] == [2560, 2304]
    assert features.share[:2] == [WHOLE * 2 // 3, WHOLE // 3], "a doubling of cash, a doubling of the share"
    g.bankrupt[0] = 1
    evaluate(g, rules, line, features)
    assert features.share[:2] == [0, WHOLE]


def test_powers_of_two():
    """Whole ones exactly, those between along a parabola, and nothing at last."""
    assert [power(256 * n) for n in (0, 1, 5, 40)] == [2**30, 2**29, 2**25, 0]
    assert power(128) == (65_536 + 168 * 128 + 5632) << 13
    assert [power(n) >= power(n + 1) for n in range(700)] == [True] * 700


@pytest.mark.parametrize("edition", names())
def test_every_edition_has_been_learned(edition):
    """With every aim but timed, for each of its roles."""
    learned, loaded = read(FILE), load(edition)
    for aim in loaded.aims:
        if aim != "timed":
            assert len(learned[f"{edition}.{aim}"]) == len(loaded.roles)
            assert weights(edition, len(loaded.roles), aim)[: len(loaded.roles)] == learned[f"{edition}.{aim}"]


def test_what_was_not_learned_is_as_the_first_like_it():
    """With that aim and so many roles; else with so many roles."""
    learned = read(FILE)
    assert weights("mine", 2, "camp") == learned[next(name for name in learned if name.endswith(".camp"))]
    assert weights("mine", 1, "timed")[0] == next(rows[0] for rows in learned.values() if len(rows) == 1)


TEXT = FILE.read_text(encoding="utf-8")


def test_own_weights_go_before_those_of_the_package(tmp_path, monkeypatch):
    """Where they have none with as many roles, the package's count: no bot plays blind."""
    edition = next(name for name in names() if len(load(name).roles) == 2)
    head, _, learned = TEXT.partition(f"[learned.{edition}.last]")
    file = tmp_path / "mine.toml"
    file.write_text(f"{head.partition('[learned')[0]}[learned.{edition}.last]{learned.partition('[learned')[0]}")
    shipped, own = weights("classic-us", 1, "last"), read(file)[f"{edition}.last"]
    monkeypatch.setenv(OTHER, str(file))
    assert weights("classic-us", 1, "last") == shipped
    assert any(any(row) for row in shipped[0])
    assert [weights(name, 2, aim) for name in (edition, "mine") for aim in ("last", "camp")] == [own] * 4


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (TEXT.replace("version = 1\n", "version = 2\n"), "w.toml: version: expected 1, got 2; duopoly train makes a new file"),
        (TEXT.replace("version = 1\n", ""), "w.toml: version: expected 1, got None; duopoly train makes a new file"),
        (TEXT.replace('"cash"', '"purse"'), "w.toml: expected the features of this version, got others; duopoly train makes them"),
        (TEXT[: len(TEXT) // 2], "w.toml: expected TOML, got: "),
        ("\0", "w.toml: expected TOML, got: "),
        (TEXT.partition("[learned")[0], "w.toml: learned: expected a table, got None; duopoly train makes one"),
        (TEXT.partition("weights.")[0], "w.toml: weights: expected a table, got None; duopoly train makes one"),
        (TEXT.replace("early = [", "early = [0, ", 1), f".early: expected {N_FEATURES} whole numbers, got "),
        (TEXT.replace("late = [", "late = [0.5, ", 1), f".late: expected {N_FEATURES} whole numbers, got "),
        (TEXT.replace("late = [", "late = [9999999999, ", 1), f".late: expected {N_FEATURES} whole numbers, got "),
    ],
)  # fmt: skip
def test_other_weights_are_refused(changed, said, tmp_path):
    """In one line that says what would be right."""
    file = tmp_path / "w.toml"
    file.write_text(changed)
    with pytest.raises(BadWeights) as caught:
        read(file)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file(tmp_path):
    with pytest.raises(BadWeights, match=r"cannot read .*w.toml: no such file or directory"):
        read(tmp_path / "w.toml")


def test_a_match_by_other_weights_is_refused(tmp_path, monkeypatch, capsys):
    """In one line, and exit code 2."""
    file = tmp_path / "w.toml"
    file.write_text(TEXT.replace("version = 1\n", "version = 7\n"))
    monkeypatch.setenv(OTHER, str(file))
    words = [
        "match",
        "--players",
        "planner,trader",
        "--edition",
        "classic-us",
        "--games",
        "2",
        "--rollouts",
        "1",
        "--workers",
        "1",
    ]
    assert run([*words, "--quiet"]) == 2
    assert capsys.readouterr().err == "duopoly: weights: w.toml: version: expected 1, got 7; duopoly train makes a new file\n"


def test_a_file_of_the_first_version_is_still_read(tmp_path):
    """It called the features signs."""
    file = tmp_path / "w.toml"
    file.write_text(TEXT.replace("\nfeatures = ", "\nsigns = "))
    assert "\nfeatures" not in file.read_text()
    assert read(file) == read(FILE)
