"""A turn without a mouse."""

from at_table import asked, cash, go_to, lay, seats
from playwright.sync_api import expect


def tab_to(page, name):
    """Presses Tab until a button has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent ?? ''").strip().startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_a_turn_by_keys_alone(browse):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    expect(asked(page, "Your throw, Ann")).to_be_visible()
    page.keyboard.press("Space")
    one = page.locator("#actions").get_by_role("button", name="1", exact=True)
    expect(one).to_be_visible()
    one.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(asked(page, "French Quarter is for sale")).to_be_visible()
    page.keyboard.press("Space")
    expect(cash(page, "Ann")).to_contain_text("$1,440")
    page.keyboard.press("m")
    expect(asked(page, "Which title to mortgage or lift?")).to_be_visible()
    page.locator("#actions").get_by_role("radio").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Mortgage French Quarter")).to_be_visible()
    tab_to(page, "Mortgage French Quarter")
    page.keyboard.press("Enter")
    expect(cash(page, "Ann")).to_contain_text("$1,470")
    page.keyboard.press("Escape")
    expect(asked(page, "Ann, anything else?")).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_role("dialog", name="French Quarter")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("u")
    expect(cash(page, "Ann")).to_contain_text("$1,440")
    page.keyboard.press("Space")
    expect(asked(page, "Pass to Bob")).to_be_visible()


def test_round_the_board_by_arrows(browse):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    page.keyboard.press("g")
    expect(page.get_by_role("gridcell", name="Start")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("gridcell", name="Basin St.")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Basin St.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("gridcell", name="Basin St.")).to_be_focused()
    page.keyboard.press("l")
    expect(page.locator("#ledger :focus")).to_be_visible()


def test_space_throws_after_a_look_at_a_title(browse):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    page.get_by_role("gridcell", name="Basin St.").click()
    expect(page.get_by_role("dialog", name="Basin St.")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Space")
    expect(page.locator("#actions").get_by_role("button", name="1", exact=True)).to_be_visible()


def test_the_links_that_skip(browse):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the actions")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#actions")).to_be_focused()
