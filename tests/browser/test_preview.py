"""The picture of the board, which is painted before the page that it is played on is there."""

import re

import pytest
from at_table import DESK, TABLET, lay
from playwright.sync_api import expect

LYING = {"width": 1100, "height": 800}


@pytest.fixture
def held(browse):
    """A page whose own script is kept back, at a table of a size; and how to let the script come."""

    def opened(size, kept=None):
        page, late = browse(size), []
        room = lay(page)
        if kept:
            page.add_init_script(f"localStorage.setItem('duopoly', '{kept}')")
        page.route(re.compile(r"/assets/base-.*[.]js"), lambda route: late.append(route))
        page.goto(f"/#/t/{room}", wait_until="commit")
        expect(page.locator(".preview svg")).to_be_visible()
        return page, lambda: late.pop().continue_()

    return opened


@pytest.mark.parametrize("size", [DESK, LYING, TABLET], ids=["desk", "lying", "upright"])
def test_it_lies_where_the_board_comes_to_lie_and_is_gone_then(held, size):
    page, come = held(size)
    picture = page.locator(".preview svg")
    expect(picture).to_contain_text("Georgetown")
    before = picture.bounding_box()
    come()
    board = page.get_by_role("grid", name="The board")
    expect(board).to_be_visible()
    assert board.bounding_box() == before
    expect(page.locator(".preview")).to_have_count(0)
    expect(board).to_contain_text("Georgetown")
    assert board.bounding_box() == before


def test_it_is_in_the_theme_that_was_chosen(held):
    page, come = held(DESK, '{"theme":"dark"}')
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark == "rgb(26, 24, 21)"
    come()
    expect(page.get_by_role("grid", name="The board")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
