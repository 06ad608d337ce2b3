"""A game that goes on at another table: new dice from there on, and each part is checked by its own promise."""

import pytest
from play.two_tables import FIRST, LENGTH, SECOND, both_parts, first_part, play

import duopoly
from duopoly.play import fair
from duopoly.play.earlier import continued, earlier_of


def test_the_old_promise_stays_with_its_moves():
    header = both_parts().header
    (part,) = earlier_of(header)
    assert (part.moves, part.promise.commitment, part.promise.secret) == (LENGTH, fair.commitment(FIRST), None)
    assert [undo.after for undo in part.undone] == [LENGTH - 5]
    assert header["fair"]["commitment"] == fair.commitment(SECOND)
    assert [row["after"] for row in header["undone"]] == [LENGTH + 12]


@pytest.mark.parametrize("opens_first", [False, True])
def test_each_part_follows_from_its_own_secret(opens_first):
    """A secret that the record does not have proves nothing, and that is said."""
    record = duopoly.Record.parse("".join(f"{line}\n" for line in both_parts(opens_first).lines()))
    result = fair.verify(record)
    assert (result.opened, result.salted, result.undone) == (True, ("Ann",), 2)
    (earlier,) = result.earlier
    assert (earlier.moves, earlier.opened, earlier.throws > 0) == (LENGTH, opens_first, opens_first)
    dice = sum(move.startswith(("dice", "die", "speed")) for _, move in record.moves)
    assert result.throws + earlier.throws == dice if opens_first else result.throws < dice
    text = fair.describe(result)
    assert fair.grouped(fair.commitment(FIRST)) in text
    assert ("only that table can reveal it" in text) != opens_first


def changed(record, at):
    other = "dice 1 1" if record.moves[at][1] != "dice 1 1" else "dice 2 2"
    return duopoly.Record(record.header, [*record.moves[:at], ("chance", other), *record.moves[at + 1 :]])


@pytest.mark.parametrize("part", ["first", "second"])
def test_a_throw_that_does_not_follow_is_found_in_either_part(part):
    record = both_parts(opens_first=True)
    moves = range(20, LENGTH) if part == "first" else range(LENGTH, len(record.moves))
    at = [n for n in moves if record.moves[n][1].startswith("dice")][-1]
    with pytest.raises(duopoly.BadRecord, match=f"move {at + 1}: expected dice . ., which follows from the secret"):
        fair.verify(changed(record, at))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda header: header.update(earlier=5), "earlier: expected a list"),
        (lambda header: header["earlier"][0].update(moves=-1), r"earlier\[0\].moves: expected a whole number from 0"),
        (lambda header: header["earlier"][0].update(moves=10**6), "earlier: expected parts of at most"),
        (lambda header: header["earlier"][0].update(zoo=1), r"earlier\[0\].zoo: expected one of the fields"),
        (lambda header: header["earlier"][0]["fair"].update(salts=7), r"earlier\[0\].fair.salts: expected a list"),
        (
            lambda header: header["earlier"][0]["fair"].update(secret=SECOND.hex()),
            r"earlier\[0\].fair.secret: expected one with",
        ),
        (lambda header: header["earlier"][0]["undone"][0].update(moves=[]), r"earlier\[0\].undone\[0\].moves: expected a list"),
        (lambda header: header["undone"][0].update(after=LENGTH - 1), rf"undone\[0\].after: expected {LENGTH} to"),
        (lambda header: header["earlier"].append({"moves": 3}), r"earlier\[1\].moves: expected a whole number from 60"),
    ],
)
def test_a_header_that_cannot_be_names_its_field(change, problem):
    lines = [*both_parts().lines()]
    record = duopoly.Record.parse("".join(f"{line}\n" for line in lines))
    change(record.header)
    with pytest.raises(duopoly.BadRecord, match=problem):
        fair.verify(record)


@pytest.mark.parametrize("moves", [0, LENGTH - 6, LENGTH - 5, LENGTH, LENGTH + 11, LENGTH + 12, LENGTH + 20])
def test_a_record_that_is_cut_can_be_checked(moves):
    """What was taken back behind its end goes with it, in each part."""
    record = fair.cut(both_parts(), moves)
    assert fair.verify(record).moves == moves
    (part,) = earlier_of(record.header)
    assert (part.moves, len(part.undone)) == (min(moves, LENGTH), moves >= LENGTH - 5)
    assert len(record.header.get("undone", ())) == (moves >= LENGTH + 12)
    later = duopoly.Record({**continued(record.header, moves), "fair": fair.promised(SECOND)}, record.moves)
    assert fair.verify(later).moves == moves


def test_it_may_go_on_elsewhere_again_and_again():
    """A table where nothing was played leaves no trace."""
    header = continued(first_part().header, LENGTH)
    assert "fair" not in header
    again = continued({**header, "fair": fair.promised(SECOND)}, LENGTH)
    assert again == header
    later = continued({**header, "fair": fair.promised(SECOND)}, LENGTH + 1)
    assert [part.moves for part in earlier_of(later)] == [LENGTH, LENGTH + 1]
    assert continued({"edition": "anti-us", "seed": 1}, 0) == {"edition": "anti-us", "seed": 1}


def test_a_game_without_a_promise_says_so():
    """One of the terminal, or of a program."""
    game = play(duopoly.Game("classic-us", ["Ann", "Bob"], seed=3), FIRST, 40)
    header = {**continued(game.record().header, 40), "fair": fair.promised(SECOND)}
    result = fair.verify(duopoly.Record(header, game.moves))
    assert [(part.moves, part.commitment) for part in result.earlier] == [(40, "")]
    assert "without a sealed secret" in fair.describe(result)
