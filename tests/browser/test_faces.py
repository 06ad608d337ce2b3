"""Bots with faces: chosen by face and temper, seen at the table, heard in a bubble; at five sizes, by keyboard, in three
languages.
"""

import os

import pytest
from at_table import SIZES, go_to, hand, lay, seats
from playwright.sync_api import expect

NEW_TABLE = "/#/customize"
CAST = "Ann Veta Mura Dukat"
SHOTS = os.environ.get("SHOTS")
"""A folder for pictures of what is seen, to look at."""


def shoot(page, name):
    if SHOTS:
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=f"{SHOTS}/{name}-{scheme}.png")


def cast(names=CAST):
    """Seats for Ann and characters."""
    rows = seats(names, "me" + " bot" * (len(names.split()) - 1))
    return [row | ({"bot": row["name"].lower()} if row["who"] == "bot" else {}) for row in rows]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_character_is_chosen_by_its_face(browse, violations, width, height):
    """Six faces, each with name, level, and one line; the seat takes its name."""
    page = browse({"width": width, "height": height})
    page.goto(NEW_TABLE)
    seat = page.get_by_role("button", name="Seat 2, normal: steady: choose another bot")
    seat.press("Enter")
    sheet = page.get_by_role("dialog", name="Who takes this seat?")
    faces = sheet.get_by_role("button").filter(has=page.locator("svg.face"))
    expect(faces).to_have_count(6)
    expect(faces.filter(has_text="Veta")).to_contain_text("hard")
    expect(faces.filter(has_text="Veta")).to_contain_text("Blocks")
    shoot(page, f"picker-{width}")
    assert not violations(page)
    for box in (one.bounding_box() for one in faces.all()):
        assert box["height"] >= 44
        assert box["width"] <= width
    faces.filter(has_text="Veta").press("Enter")
    expect(sheet).to_be_hidden()
    chosen = page.get_by_role("button", name="Seat 2, Veta: choose another bot")
    expect(chosen).to_be_focused()
    expect(page.get_by_role("textbox", name="Seat 2, Name")).to_have_value("Veta")
    chosen.scroll_into_view_if_needed()
    shoot(page, f"seat-{width}")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_character_sits_at_the_table_and_speaks(browse, server, violations, width, height):
    """Its face is beside its mark; a tap on its card says who it is; what it says stands in a bubble of the ledger."""
    page = browse({"width": width, "height": height})
    room = lay(page, seats=cast("Ann Loko Mura Veta"), dice="hand")
    go_to(page, room)
    players = page.get_by_role("list", name="Players")
    expect(players.locator("svg.face")).to_have_count(3)
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann buy", "Ann end")
        while line.view["to_act"] != "chance":
            line.hear("moved")
        line.play("chance dice 1 4")
    page.keyboard.press("l")
    line = page.locator(".ledger li", has_text="Loko buys U.S. Railroad")
    expect(line.locator(".says:has(.face) .bubble")).to_have_text("U.S. Railroad! I had to have it", timeout=5000)
    shoot(page, f"table-{width}")
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    players.get_by_role("button", name="Veta").click()
    sheet = page.get_by_role("dialog", name="Veta")
    expect(sheet).to_contain_text("pays twice the price to keep a city from you")
    shoot(page, f"card-{width}")
    assert not violations(page)


@pytest.mark.parametrize(("lang", "line"), [("fr", "Bloque"), ("pl", "Blokuje"), ("en", "Blocks")])
def test_in_each_language(browse, lang, line):
    page = browse()
    page.goto(NEW_TABLE)
    page.locator("select:has(option[value=pl])").select_option(lang)
    page.locator(".seat .bot button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(line)
    shoot(page, f"picker-{lang}")
