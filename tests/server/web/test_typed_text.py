"""What people type at a running server: chat, names, table names."""

import pytest
from server.web.tables import log, two


def test_chat_is_filtered_before_it_is_stored(someone, served):
    table, beside = two(someone)
    table.do("chat", text="pay\u202e 05$ \u200bto\x00 me\u2066\n now" + "\u0301" * 40)
    beside.until(lambda: beside.chat)
    assert beside.chat[0].text == "pay 05$ to me no\u1e83\u0301\u0301"
    for empty in ("\u200b\u202e", "\u2800\u3164", "\x07", "\u0301\u0301"):
        assert table.refused("chat", text=empty) == "garbled"
    assert not any("202e" in body or "\u202e" in body for _, _, body in log(served, table.id))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "“ann” looks like “Ann”, who is at the table already. Choose a name that nobody can mistake."),
        (
            "fr",
            "«\u202fann\u202f» ressemble à «\u202fAnn\u202f», déjà à la table. Choisissez un nom que l’on ne puisse pas confondre.",
        ),
        ("pl", "„ann” wygląda jak „Ann” przy tym stole. Wybierz imię, którego nie da się pomylić."),
    ],
)
def test_a_lookalike_is_refused_in_the_reader_s_language(someone, lang, text):
    """When a table is set up and when a friend sits down; the seat and the link stay free."""
    ann, ben = someone(), someone()
    problem = ann.lay(["Ann", "ann here"], 400, lang=lang)
    assert (problem["field"], problem["detail"]) == ("seats[1].name", text)
    room = ann.lay(["Ann", "Ben link"])
    key = ann.key(room, seat="Ben")
    problem = ben.join(room, key, 400, name="ann", lang=lang)
    assert (problem["code"], problem["field"], problem["detail"]) == ("bad-name", "name", text)
    for other in ("\u0410nn", "Ann\u200b", "b\u0430nk", "A\u0301\u0301\u0301\u0301nn"):
        assert ben.join(room, key, 400, name=other, lang=lang)["field"] == "name"
    ben.join(room, key, name="Be\u0301a")
    assert [seat.name for seat in ben.sit(room).room.seats] == ["Ann", "Béa"]


def test_the_name_of_a_table_is_filtered(someone):
    ann = someone()
    room = ann.lay(["Ann", "Ben here"], name=" Our\u202e  \u200btable ")
    assert ann.sit(room).room.name == "Our table"
    assert ann.get("/api/rooms")[0]["name"] == "Our table"
