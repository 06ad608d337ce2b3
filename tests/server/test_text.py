"""The filter for all text that people type, and names that look alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duopoly.server.rooms.room_config import BadRoomConfig, room_config_of
from duopoly.server.text import clean, look_alike
from duopoly.server.wire import NewRoom, SeatConfig
from duopoly.words import LANGUAGES

UNSEEN = [
    *(chr(code) for code in range(0x20) if not chr(code).isspace()),
    "\x7f", "\u0080", "\u00ad", "\u034f", "\u061c", "\u115f", "\u180e", "\u200b", "\u200c", "\u200d", "\u200e", "\u200f",
    "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2060", "\u2061", "\u2066", "\u2067", "\u2068", "\u2069", "\u206f",
    "\u2800", "\u3164", "\ufe0f", "\ufeff", "\uffa0", "\ufff9", "\ue000", "\U000e0041", "\U000e0101", "\U0001d173", "\U0010ffff",
]  # fmt: skip


@pytest.mark.parametrize("character", UNSEEN, ids=lambda character: f"U+{ord(character):04X}")
def test_what_is_not_seen_is_taken_out(character):
    assert clean(f"a{character}b") == "ab"
    assert clean(character * 5) == ""


@pytest.mark.parametrize("space", [" ", "\n", "\t", "\r\n", "\u00a0", "\u2003", "\u2028", "\u2029", "\u3000", "\x85", "\x1c"])
def test_every_space_is_one_space(space):
    assert clean(f"  a{space}{space}b{space}") == "a b"


@pytest.mark.parametrize(
    "text", ["Zażółć gęślą jaźń", "Où est Noël ?", "Łódź & Œuvre", "日本語", "Привет", "مرحبا", "👍 ok", "½ × 3 € – “so”…"]
)
def test_ordinary_text_stays(text):
    assert clean(text) == text


def test_piles_of_marks_are_cut():
    assert clean("e" + "\u0301" * 50) == unicodedata.normalize("NFC", "e\u0301\u0301\u0301")
    assert len(clean("H" + "\u0336\u0489" * 100 + "i")) <= 4
    assert clean("\u0301\u0301") == ""
    assert clean("e\u0301") == "é"


@given(st.text())
def test_the_filter_is_idempotent_and_leaves_one_line(text):
    once = clean(text)
    assert clean(once) == once
    assert not any(unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for character in once)


ALIKE = [
    ("Ann", "ann"), ("Ann", "ANN"), ("Ann", "\u0410nn"), ("Ann", "Аnn"), ("Bob", "\u0412ob"), ("Bob", "Bоb"), ("Cem", "Сem"),
    ("Ann", "\uff21\uff4e\uff4e"), ("Ian", "lan"), ("Ian", "1an"), ("Al", "A1"), ("Al", "AI"), ("Bob", "B0B"), ("Alex", "Αlex"),
    ("Maria", "Маria"), ("Straße", "STRASSE"), ("Tom", "Тоm"), ("peter", "реter"), ("Hans", "Ηans"), ("Nina", "Νina"),
    ("Kim", "\u212aim"), ("fine", "\ufb01ne"), ("Oscar", "0scar"), ("Pola", "PoIa"), ("xy", "ху"),
]  # fmt: skip
UNLIKE = [
    ("Ann", "Anna"), ("Ann", "Anne"), ("René", "Rene"), ("Łukasz", "Lukasz"), ("Ian", "Lan"), ("Bob", "Rob"), ("Dee", "Dea"),
    ("Eve", "Eva"), ("Zoë", "Zoé"), ("Анна", "Ольга"), ("P1", "P2"), ("Gil", "Gal"), ("Finn", "Fynn"), ("Guest 1", "Guest 2"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one, other):
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), UNLIKE)
def test_names_that_do_not(one, other):
    assert not look_alike(one, other)


def plan(*names, name="", lang="en"):
    return NewRoom(edition="anti-us", seats=[SeatConfig(name=each, who="here") for each in names], name=name, lang=lang)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_a_table_has_no_two_names_that_look_alike(one, other):
    with pytest.raises(BadRoomConfig) as error:
        room_config_of(plan(one, "Zoe", other))
    assert (error.value.field, error.value.key) == ("seats[2].name", "name-alike")
    for lang in LANGUAGES:
        for name in (one, other):
            assert unicodedata.normalize("NFC", name) in error.value.text(lang)


@pytest.mark.parametrize("name", ["bank", "Bank", "BANK", "b\u0430nk", "Chance", "chаnce"])
def test_nobody_is_the_bank_or_chance(name):
    with pytest.raises(BadRoomConfig) as error:
        room_config_of(plan("Ann", name))
    assert error.value.key == "name-reserved"
    assert len({error.value.text(lang) for lang in LANGUAGES}) == 3


@pytest.mark.parametrize("character", UNSEEN, ids=lambda character: f"U+{ord(character):04X}")
def test_a_name_shows_all_that_it_contains(character):
    """Except for variation selectors, which keyboards add: they are left out."""
    if character in ("\ufe0f", "\U000e0101"):
        assert room_config_of(plan("Ann", f"Bob {character}x")).new_room.seats[1].name == "Bob x"
        return
    with pytest.raises(BadRoomConfig) as error:
        room_config_of(plan("Ann", f"Bo{character}b"))
    assert error.value.key == "name-unseen"


def test_names_and_the_tables_name_are_stored_composed():
    new_room = room_config_of(plan("Ann", "Be\u0301a", name=" Our\u202e  ta\u200bble\n")).new_room
    assert (new_room.seats[1].name, new_room.name) == ("Béa", "Our table")
