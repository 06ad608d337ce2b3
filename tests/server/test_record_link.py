"""A game as a link and a QR code, and the addresses that people type."""

from pathlib import Path

import pytest

from duopoly.play.game import Record
from duopoly.play.packed import unpacked
from duopoly.server.rooms.record_link import MOST_VERSION, page_address, record_link
from duopoly.server.rooms.room_config import BadRoomConfig

GAMES = Path(__file__).parent.parent / "games"


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("games.example.org", "https://games.example.org/"),
        (" https://games.example.org ", "https://games.example.org/"),
        ("https://school.example/duopoly", "https://school.example/duopoly/"),
        ("https://school.example/duopoly/index.html#/tables", "https://school.example/duopoly/"),
        ("http://school.example/a/?x=1", "http://school.example/a/"),
        ("192.168.1.20:8000", "http://192.168.1.20:8000/"),
        ("mybox:8000", "http://mybox:8000/"),
        ("mybox.local", "http://mybox.local/"),
        ("MyBox.Local.:8000", "http://MyBox.Local.:8000/"),
        ("mybox.lan#/open", "http://mybox.lan/"),
        ("fritz.box:8000", "http://fritz.box:8000/"),
        ("http://[fe80::1]:8000", "http://[fe80::1]:8000/"),
    ],
)
def test_an_address_leads_to_the_page(typed, address):
    assert page_address(typed) == address


@pytest.mark.parametrize(
    "typed", ["", " ", "ftp://x.org", "javascript://x", "a b.org", "http://", "user@x.org", "x" * 300, "żółw.pl"]
)
def test_what_is_no_address_is_refused(typed):
    with pytest.raises(BadRoomConfig) as error:
        page_address(typed)
    assert error.value.field == "address"
    assert "https://games.example.org" in error.value.text("fr")


def test_the_link_has_the_whole_game():
    record = Record.load(GAMES / "anti-us-last.jsonl")
    link = record_link(record, "https://games.example.org/")
    start, _, digits = link.url.partition("#/open/")
    assert (start, unpacked(digits)) == ("https://games.example.org/", record)
    assert 60 < len(link.qr) <= 17 + 4 * MOST_VERSION
    assert len({len(row) for row in link.qr} | {len(link.qr)}) == 1


def test_a_longer_game_has_no_code_and_one_still_longer_no_link():
    record = Record.load(GAMES / "anti-us-last.jsonl")
    noise = "".join(f"{n * n * 7919 % 1_000_003:x}" for n in range(9000))
    for notes, has_link in ((noise[:3000], True), (noise, False)):
        link = record_link(Record({**record.header, "notes": notes}, record.moves), "https://games.example.org/")
        assert (bool(link.url), link.qr) == (has_link, [])
