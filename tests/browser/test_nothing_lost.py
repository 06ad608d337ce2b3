"""A page that is loaded again, a server that is killed: the game stands where it stood."""

import pytest
from at_table import act, asked, cash, go_to, lay, seats, told
from playwright.sync_api import expect
from serving import Server


@pytest.fixture
def mortal(tmp_path):
    """A server that the test may kill."""
    with Server(tmp_path) as started:
        yield started


def buy(page):
    act(page, "Throw the dice")
    act(page, "1")
    act(page, "2")
    act(page, "Buy French Quarter")
    expect(cash(page, "Ann")).to_contain_text("$1,440")


def test_loading_again_in_mid_decision(browse):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand")
    go_to(page, room)
    act(page, "Throw the dice")
    act(page, "1")
    page.reload()
    act(page, "1")
    act(page, "2")
    expect(asked(page, "French Quarter is for sale")).to_be_visible()
    page.reload()
    act(page, "Buy French Quarter")
    expect(cash(page, "Ann")).to_contain_text("$1,440")  # 1500 - 60


def test_the_server_is_killed_and_comes_back(browse, mortal, eyes):
    eyes.expect("WebSocket|ERR_|Failed to load")
    page = browse(at=mortal)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand", name="Sunday")
    go_to(page, room)
    buy(page)
    mortal.kill()
    expect(page.get_by_role("alert").filter(has_text="No connection")).to_be_visible()
    mortal.start()
    expect(page.locator(".banner.warn")).to_have_count(0)
    expect(cash(page, "Ann")).to_contain_text("$1,440")
    act(page, "End turn")
    act(page, "I am Bob")
    expect(asked(page, "Your throw, Bob")).to_be_visible()
    expect(told(page, "Ann buys French Quarter for $60")).to_be_visible()
    page.goto("/#/tables")
    page.get_by_role("link", name="Sunday").click()
    expect(asked(page, "Your throw, Bob").or_(asked(page, "Pass to Bob"))).to_be_visible()
    expect(told(page, "Ann buys French Quarter for $60")).to_be_visible()
