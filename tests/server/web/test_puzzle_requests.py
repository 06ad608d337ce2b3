"""Puzzles over the wire: the list, and one with its answer in the reader's language."""

from duopoly.analysis.puzzles import shipped_puzzles
from duopoly.words import say


def test_the_list_begins_with_the_easy_ones(someone):
    puzzles = someone().get("/api/puzzles")
    assert [puzzle["key"] for puzzle in puzzles] == [*shipped_puzzles()]
    grades = [puzzle["difficulty"] for puzzle in puzzles]
    assert grades == sorted(grades, key=["easy", "medium", "hard"].index)


def test_a_puzzle_tells_its_answer(someone):
    """The moves are in words, in an order that does not tell which is best."""
    ann, found = someone(), [*shipped_puzzles().values()]
    views = [ann.get(f"/api/puzzles/{puzzle.key}", lang="pl") for puzzle in found[:6]]
    for puzzle, view in zip(found, views, strict=False):
        assert view["best"] == puzzle.best.move
        assert {move["move"] for move in view["moves"]} == {each.move for each in puzzle.moves}
        assert all(move["label"] and move["label"] != move["move"] for move in view["moves"])
        assert (view["view"]["to_act"], view["by"]) == (puzzle.by, puzzle.by)
        assert view["heading"]
        assert "10\u202f000" in view["why"] or "10\xa0000" in view["why"] or "10 000" in view["why"]
        reasons = [bot for bot in puzzle.best.bots if bot != "dealer"]
        assert (bool(view["reason"]), view["reason_by"]) == (bool(reasons), say("pl", f"bot-{reasons[-1]}") if reasons else "")
        assert len(view["line"]) > 3
    assert any(view["moves"][0]["move"] != view["best"] for view in views)


def test_a_puzzle_that_there_is_not(someone):
    assert someone().get("/api/puzzles/nowhere", status=404)["code"] == "not-found"
