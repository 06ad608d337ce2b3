"""The book over the wire: of an edition before there is a table, of a table with its house rules, and its examples."""

import json


def paragraph(book, number):
    return next(one for one in book["paragraphs"] if one["number"] == number)


def test_the_book_of_an_edition(someone):
    """Who has no table yet can read, in each language and with the house rules chosen so far."""
    ann = someone()
    book = ann.get("/api/book/anti-us", lang="fr", rules=json.dumps({"foundation_monopolist": 160}), aim="camp")
    assert book["title"] == "Règles\u202f: Anti-Monopoly, boîte américaine"
    assert paragraph(book, "21")["changes"] == ["Fondation, versement d’un monopoliste\u202f: 160 (livret\u202f: 10)"]
    assert paragraph(book, "10")["label"] == "règle 10"
    assert "Two hour game" not in [one["number"] for one in book["paragraphs"]]


def test_the_book_of_a_table(someone):
    """The table's edition, house rules and aim; friends may still be awaited, and who looks on may read it too."""
    ann = someone()
    room = ann.lay(["Ann c", "Ben link m"], rules={"fee": 75}, aim="camp")
    for reader in (ann, someone()):
        book = reader.get(f"/api/rooms/{room}/book")
        assert "Fee to get out: 75 (rulebook: 50)" in paragraph(book, "15")["changes"]
        assert "This table plays game B." in paragraph(book, "1")["topics"][0]["text"]
        example = reader.get(f"/api/rooms/{room}/examples/paying-to-leave")
        assert example["caption"].endswith("Bob pays $75 to get out, and then moves as usual.")


def test_an_example_is_played_out(someone):
    """The position, each move with its sentences, and the position after it."""
    example = someone().get("/api/book/anti-us/examples/double-rent")
    assert [step["move"] for step in example["steps"]] == ["throw", "dice 2 3"]
    assert example["before"]["players"][0]["space"] == 16
    after = example["steps"][-1]
    assert after["view"]["players"][0] | {"cash": 456, "space": 21} == after["view"]["players"][0]
    assert [line["rule"] for line in after["lines"]] == ["rule 8", "rule 8", "rule 10"]
    assert example["board"]["edition"] == "anti-us"


def test_a_strange_table_keeps_its_book(someone):
    """Where nobody may look on, nobody may read."""
    ann = someone()
    room = ann.lay(["Ann c", "Ben steady m"], spectators=False)
    someone().get(f"/api/rooms/{room}/book", status=403)
    ann.get(f"/api/rooms/{room}/book")


def test_what_is_not_there(someone):
    """An edition, an example or a rule that there is not."""
    ann = someone()
    ann.get("/api/book/anti-uk", status=404)
    ann.get("/api/book/anti-us/examples/auction", status=404)
    ann.get("/api/rooms/nowhere00000/book", status=404)
    assert ann.get("/api/book/anti-us", status=400, rules='{"fees": 1}')["code"] == "bad-rules"
    assert ann.get("/api/book/anti-us", status=400, rules="no JSON")["field"] == "rules"


def test_how_to_play_well(someone):
    """In each language; an edition that there is not has no such page."""
    ann = someone()
    page = ann.get("/api/strategy/classic-us", lang="pl")
    assert page["title"] == "Jak dobrze grać: Monopoly, plansza Atlantic City"
    (section,) = page["sections"]
    assert [len(row["cells"]) + 1 for row in section["rows"]] == [len(section["columns"])] * 10
    assert [row["name"] for row in section["rows"] if row["cells"][2] is None] == ["Dworce", "Obiekty użyteczności publicznej"]
    assert ann.get("/api/strategy/mars", status=404)["code"] == "not-found"


def test_an_aim_that_is_none_is_refused(someone):
    ann = someone()
    for path in ("/api/book/anti-us", "/api/book/anti-us/examples/double-rent"):
        problem = ann.get(path, 400, aim="zzz")
        assert (problem["field"], problem["detail"]) == ("aim", "aim: expected one of last, camp, timed, got 'zzz'")
