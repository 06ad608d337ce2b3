"""Choices that come seldom, each with its own moment; and what can be trusted and understood."""

import re

import pytest
from at_table import act, asked, cash, go_to, hand, lay, seats, told
from playwright.sync_api import expect


def test_the_income_tax_with_both_sums(browse, server):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand")
    go_to(page, room)
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 3")
    expect(asked(page, "Ann, how will you pay the income tax?")).to_be_visible()
    choices = page.locator("#actions .choices").get_by_role("button")
    expect(choices.nth(0)).to_contain_text("$150")  # a tenth of 1500
    expect(choices.nth(1)).to_contain_text("$200")
    choices.nth(0).click()
    expect(cash(page, "Ann")).to_contain_text("$1,350")


def test_a_role_is_chosen_by_who_threw_highest(browse, server):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here", roles=False), dice="hand")
    go_to(page, room)
    expect(page.get_by_role("list", name="Throws for the order of play")).to_be_visible()
    with hand(page, server, room) as line:
        line.play("chance dice 6 5", "chance dice 1 2")
    expect(
        page.get_by_role("list", name="Throws for the order of play").get_by_role("listitem").filter(has_text="Ann")
    ).to_contain_text("11")
    expect(asked(page, re.compile("role"))).to_be_visible()
    act(page, re.compile("monopolist", re.I))
    expect(page.locator("#players").get_by_role("listitem").filter(has_text="Ann")).to_contain_text("monopolist")


def past_go(page, server):
    """Ann and Bob with the Speed Die, both past Go."""
    rules = {"speed_die": True, "auction": False}
    room = lay(
        page, edition="classic-us", seats=seats("Ann Bob", "me here", roles=False), dice="hand", cards="hand", rules=rules
    )
    go_to(page, room)
    with hand(page, server, room) as line:
        line.play("chance dice 6 6", "chance dice 1 1")
        for faces in ("6 4", "6 4", "3 6", "6 4", "1 3"):  # to Baltic Avenue, past Go: the third die is theirs from now on
            for who in ("Ann", "Bob"):
                view = line.play(f"{who} throw", f"chance dice {faces}")
                line.play(*[f"{who} decline"] * (view["phase"] == "buy"), f"{who} end")


def test_the_speed_die_and_where_its_bus_leads(browse, server):
    page = browse()
    past_go(page, server)
    act(page, "Throw the dice")
    act(page, "1")
    act(page, "4")
    act(page, "bus")
    expect(page.locator("#actions").get_by_role("radio")).to_have_count(3)
    each_die_and_both = re.compile("1 space ahead.*4 spaces ahead.*5 spaces ahead", re.DOTALL)
    expect(page.locator("#actions").get_by_role("radiogroup")).to_contain_text(each_die_and_both)
    page.get_by_role("radio", name="Chance").check()
    act(page, "Go to Chance")
    expect(told(page, "Ann moves to Chance")).to_be_visible()


@pytest.mark.parametrize("size", [(375, 667), (667, 375), (820, 1180)])
def test_any_space_of_three_alike_is_picked_and_confirmed_in_sight(size, browse, server):
    page = browse({"width": size[0], "height": size[1]})
    past_go(page, server)
    act(page, "Throw the dice")
    for face in ("2", "2", "2"):
        page.locator("#actions").get_by_role("button", name=face, exact=True).click()
    spaces = page.locator("#actions").get_by_role("radio")
    expect(spaces).to_have_count(40)
    for number in range(4):
        expect(page.locator("#actions .pick").nth(number)).to_be_in_viewport(ratio=0.9)
    spaces.nth(3).check()
    expect(page.locator("#actions [data-primary]")).to_be_in_viewport(ratio=1)
    if size != (820, 1180):  # a phone marks it on its map
        expect(page.locator(".phonemap .chosen[data-space]")).to_have_attribute("data-space", "7")
    if size == (667, 375):  # without a strip, the map picks
        page.get_by_role("img", name="Overview of the board").click(position={"x": 20, "y": 20})
        act(page, "Go to Jail / Just Visiting")
        expect(page.locator("#actions [data-primary]")).not_to_have_text(re.compile("Go to"))


def test_the_promise_stands_before_the_first_throw(browse):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me bot"))
    go_to(page, room)
    promise = shown_promise(page)
    assert re.fullmatch("[0-9a-f]{64}", promise)
    card = page.locator("#ledger").get_by_role("button", name="Dice sealed before the game")
    assert promise.startswith(re.sub(r"\s", "", card.locator("code").inner_text()).rstrip("…"))
    act(page, "Throw the dice")
    expect(told(page, "Ann throws")).to_be_visible()
    assert shown_promise(page) == promise


def shown_promise(page):
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair dice").click()
    sheet = page.get_by_role("dialog", name="Fair dice")
    expect(sheet.get_by_text("It is revealed after the last move.")).to_be_visible()
    found = sheet.locator("code").first.inner_text()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    return re.sub(r"\s", "", found)


def test_a_bot_says_why(browse, server):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand")
    go_to(page, room)
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann decline", "Ann end")
        while line.view["to_act"] != "chance":
            line.hear("moved")
        line.play("chance dice 1 4")
    why = "Buys U.S. Railroad for $200 and keeps $1,300 in cash"
    expect(told(page, "Bob buys U.S. Railroad for $200.")).to_contain_text(why)
