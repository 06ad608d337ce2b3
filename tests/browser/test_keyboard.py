"""A turn, a trade and an auction without a mouse; and in forced colors."""

from at_table import asked, cash, go_to, hand, lay, primary, seats, told
from playwright.sync_api import expect
from test_guide import follow, guided, press


def tab_to(page, name, part="button, a"):
    """Presses Tab until a button, or what stands in a label, has the focus."""
    for _ in range(60):
        if name in page.evaluate("part => document.activeElement?.closest(part)?.textContent ?? ''", part):
            return
        page.keyboard.press("Tab")
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


def test_a_trade_by_keys_alone(browse, server):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann buy")
    go_to(page, room)
    page.keyboard.press("t")
    sheet = page.get_by_role("dialog", name="Offer a trade")
    expect(sheet).to_be_visible()
    tab_to(page, "French Quarter", part="label")
    page.keyboard.press("Space")
    expect(sheet.get_by_role("checkbox", name="French Quarter")).to_be_checked()
    tab_to(page, "Send to Bob")
    page.keyboard.press("Enter")
    expect(asked(page, "Pass to Bob")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator("#actions").get_by_role("button", name="Accept")).to_be_visible()
    tab_to(page, "Accept")
    page.keyboard.press("Enter")
    expect(told(page, "accepts")).to_be_visible()


def test_an_auction_by_keys_alone(browse, server):
    page = browse()
    room = lay(page, edition="classic-us", seats=seats("Ann Bob", "me here", roles=False), dice="hand")
    with hand(page, server, room) as line:
        line.play("chance dice 6 6", "chance dice 1 1", "Ann throw", "chance dice 1 2", "Ann decline")
    go_to(page, room)
    bid = page.get_by_role("textbox", name="My bid")
    expect(bid).to_be_visible()
    for _ in range(3):
        page.keyboard.press("+")
    expect(bid).to_have_value("3")
    page.keyboard.press("Space")
    expect(told(page, "bids $3")).to_be_visible()
    tab_to(page, "Drop out")
    page.keyboard.press("Enter")
    expect(told(page, "Bob wins the auction and pays $3")).to_be_visible()


def press_enter(page, button):
    button.focus()
    page.keyboard.press("Enter")


def test_the_focus_stays_among_the_actions_when_a_button_goes_without_a_move(browse, server):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann buy")
    go_to(page, room)
    actions, inside = page.locator("#actions"), page.locator("#actions:focus, #actions :focus")
    done = actions.get_by_role("button", name="Done", exact=True)
    mortgage = page.locator("[data-verb=mortgage]")
    press_enter(page, mortgage)
    expect(done).to_be_visible()
    expect(inside).to_have_count(1)
    press_enter(page, done)
    expect(primary(page)).to_be_focused()
    mortgage.focus()
    page.keyboard.press("m")
    expect(done).to_be_visible()
    expect(inside).to_have_count(1)
    done.focus()
    page.keyboard.press("Escape")
    expect(primary(page)).to_be_focused()
    press_enter(page, page.locator("[data-verb=trade]"))
    sheet = page.get_by_role("dialog", name="Offer a trade")
    sheet.get_by_role("checkbox", name="French Quarter").check()
    press_enter(page, sheet.get_by_role("button", name="Send to Bob"))
    expect(actions.get_by_role("button", name="I am Bob")).to_be_focused()
    page.keyboard.press("Enter")
    accept = actions.get_by_role("button", name="Accept")
    expect(accept).to_be_visible()
    expect(inside).to_have_count(1)
    expect(accept).not_to_be_focused()
    for key in ("Enter", "Space"):
        page.keyboard.press(key)
    expect(accept).to_be_visible()
    expect(told(page, "accepts")).to_have_count(0)


def test_in_forced_colors_what_counts_stands_out(browse):
    """The ring, what is chosen, whose turn it is, tokens, and the focus: none has the color of the ground."""
    page = browse(forced_colors="active")
    guided(page)
    follow(page, until="build")
    assert stands_out(page, "#actions [data-ring]", "outline")
    assert stands_out(page, "#players .turn", "outline")
    assert stands_out(page, "#board .token .base", "stroke")
    assert stands_out(page, "#board .owner rect", "stroke")
    press(page, "build")
    ring = page.locator("#actions label[data-ring]")
    expect(ring).to_be_visible()
    assert ring.evaluate("ring => parseFloat(getComputedStyle(ring).outlineOffset)") < 0, "the list cuts off what is outside"
    page.locator("#actions").get_by_role("radio").first.check()
    expect(page.locator("#board .chosen")).to_have_count(1)
    assert stands_out(page, "#board .chosen", "fill")
    page.keyboard.press("Tab")
    assert stands_out(page, ":focus-visible", "outline")


def stands_out(page, selector, part):
    """Whether an outline, a stroke, or a fill is there and has another color than the ground."""
    return page.locator(selector).first.evaluate(
        """(element, part) => {
            const style = getComputedStyle(element);
            const color = part === "outline" ? style.outlineColor : style[part];
            const drawn = part !== "outline" || (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0);
            return drawn && !["none", "rgba(0, 0, 0, 0)", getComputedStyle(document.body).backgroundColor].includes(color);
        }""",
        part,
    )


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
