"""From Python to C: what the translation knows, and that it refuses what it does not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from compiler.program import c_program
from compiler.translate import Program, Translation, Unsupported, signature

from duopoly.rules.codes import Move
from duopoly.rules.packed import Seats
from duopoly.rules.state import State

ROOT = Path(__file__).parents[2]
SIDES = (3, 5)


def half(n: int) -> int:
    """Half, rounded down."""
    return n // 2


def between(g: State, n: int) -> bool:
    return 0 < g.cash[g.actor] <= n


def last_of(n: int) -> int:
    total = 0
    for i in range(n, 0, -2):
        total += SIDES[i % 2]
    return total


def swap(a: int, b: int) -> int:
    a, b = b, a
    return a - b


def moved(g: State) -> int:
    g.turn += 1
    return g.turn


def twice(g: State) -> Move:
    return Move(g.turn, moved(g))


def by_name(n: int) -> int:
    return {1: 2}[n]


def a_list(g: State) -> int:
    return sum(g.cash)


def either(a: int, b: int) -> int:
    return a or b


def in_a_place(g: State) -> int:
    g.cash[moved(g)] += 1
    return g.turn


def in_a_chain(g: State) -> bool:
    return 0 < moved(g) < 5


def by_steps(step: int) -> int:
    total = 0
    for i in range(5, 0, step):
        total += i
    return total


def counted(g: State) -> int:
    n = g.turn == 1
    n += 1
    return n


def add_up(row: Seats, n: int) -> None:
    for i in range(8):
        row[i] += n


def body(function):
    return Translation(function, Program()).body()


def test_division_rounds_down():
    assert body(half) == "{\n    return py_floor_div(n, 2LL);\n}"


def test_a_chain_of_comparisons():
    cash = "(int64_t)g->cash[(int64_t)g->actor]"
    assert f"return (0LL < {cash} && {cash} <= n);" in body(between)


def test_a_range_may_go_down():
    text = body(last_of)
    assert "for (int64_t _i1 = n, _n1 = 0LL; _i1 > _n1; _i1 += (-2LL)) {" in text
    assert "SIDES_2[py_floor_mod(i, 2LL)]" in text


def test_values_are_taken_before_any_is_assigned():
    assert body(swap).splitlines()[1:5] == ["    int64_t _t1 = b;", "    int64_t _t2 = a;", "    a = _t1;", "    b = _t2;"]


def test_a_function_may_get_a_row_of_numbers():
    assert signature(add_up, "add_up", "static") == "static void add_up(int8_t *restrict row, int64_t n)"
    assert "row[i] = ((int64_t)row[i] + n);" in body(add_up)


def test_a_variable_that_is_added_to_is_a_number():
    """It began as an answer of yes or no."""
    assert body(counted).splitlines()[1] == "    int64_t n;"


def test_a_step_is_a_constant():
    """It says which way the range goes."""
    with pytest.raises(Unsupported, match=r"a step that is no constant: range\(5, 0, step\)"):
        body(by_steps)


@pytest.mark.parametrize(
    ("function", "what"),
    [
        (twice, "a call that changes a record beside an operand that reads one: moved(g)"),
        (by_name, "this is not translated: {1: 2}"),
        (a_list, "this is not translated: sum(g.cash)"),
        (either, "this is not translated: a or b"),
        (in_a_place, "a call that changes a record in a place that is written twice: g.cash[moved(g)]"),
        (in_a_chain, "a call that changes a record in an operand that is written twice: 0 < moved(g) < 5"),
    ],
)
def test_what_is_not_known_is_refused_with_its_line(function, what):
    """Also what C would do in another order, or with another value."""
    with pytest.raises(Unsupported, match=r"test_translate\.py: \w+: line \d+: ") as error:
        body(function)
    assert str(error.value).endswith(what)
    assert f"line {function.__code__.co_firstlineno + 1}: " in str(error.value)


def test_the_same_c_on_every_run():
    """In whatever order Python keeps its sets."""
    code = "from compiler.program import c_program; print(c_program(True), end='')"
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert done.stdout == c_program(True)
