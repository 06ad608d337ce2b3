"""Decisions that few games have: rent claimed for a seat, the last houses, the throw one may do without, a debtor's trade."""

from at_table import PHONE, act, asked, cash, go_to, hand, lay, seats, told, two_at_table
from playwright.sync_api import expect

ANN_BEGINS = ("chance dice 6 5", "chance dice 1 2")


def deal(*titles):
    """Titles dealt by hand, one to each player by turns."""
    return [f"chance deal {title}" for title in titles]


GROUPS = deal(
    "mediterranean-avenue", "oriental-avenue", "baltic-avenue", "vermont-avenue", "reading-railroad", "connecticut-avenue"
)  # fmt: skip


def test_rent_is_claimed_for_a_seat_until_it_says_no(browse, server):
    ann, bob, room = two_at_table(browse, "classic-fr", rules={"deal_titles": 1})
    with hand(ann, server, room) as line:
        line.play(*ANN_BEGINS, *deal("rue-lecourbe", "rue-de-la-paix"))
    ann.get_by_role("button", name="Menu").click()
    switch = ann.get_by_role("switch", name="Claim rents for Ann automatically")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    ann.keyboard.press("Escape")
    expect(told(bob, "From now on, Ann claims rents in person.")).to_be_visible()
    with hand(ann, server, room) as line, hand(bob, server, room) as other:
        line.play("Ann throw", "chance dice 1 2", "Ann end")
        other.play("Bob throw", "chance dice 1 2")
    act(ann, "Claim the rent from Bob")
    expect(told(ann, "Bob pays Ann")).to_be_visible()


def test_the_last_houses_are_wanted_by_number(browse, server):
    ann, bob, room = two_at_table(browse, "classic-us", rules={"deal_titles": 3, "houses": 3})
    with hand(ann, server, room) as line:
        line.play(*ANN_BEGINS, *GROUPS, "Ann build mediterranean-avenue")
    expect(asked(ann, "Ann, how many of the last houses do you want?")).to_be_visible()
    act(ann, "One more")
    act(ann, "Ask for 2 houses")
    act(bob, "Ask for 1 house")
    expect(told(bob, "Bob wants one of the last houses.")).to_be_visible()
    expect(told(ann, "Ann builds on Mediterranean Avenue")).to_be_visible()


def test_what_nobody_else_wants_is_built_at_its_price_or_left(browse, server):
    ann, bob, room = two_at_table(browse, "classic-us", rules={"deal_titles": 3, "houses": 3})
    with hand(ann, server, room) as line, hand(bob, server, room) as other:
        line.play(*ANN_BEGINS, *GROUPS, "Ann build mediterranean-avenue", "Ann want 2")
        other.play("Bob want 2")
    expect(asked(bob, "Bob, where do you build?")).to_be_visible()
    bob.get_by_role("radio", name="Build on Oriental Avenue").check()
    act(bob, "Build on Oriental Avenue")
    expect(cash(bob, "Bob")).to_contain_text("$1,450")
    with hand(bob, server, room) as other:
        assert other.view["phase"] == "auction"


def test_the_extra_throw_may_be_done_without(browse, server):
    ann, bob, room = two_at_table(browse, "anti-fr")
    with hand(ann, server, room) as line:
        line.play("Ann throw", "chance dice 3 3", "Ann buy")
    expect(ann.locator("#actions").get_by_role("button", name="Throw again")).to_be_visible()
    act(ann, "No extra throw")
    expect(told(bob, "Ann gives up the extra throw.")).to_be_visible()
    expect(asked(bob, "Your throw, Bob")).to_be_visible()


def test_where_it_has_to_be_made_the_gray_button_says_so(browse, server):
    ann, _, room = two_at_table(browse, "anti-us")
    with hand(ann, server, room) as line:
        line.play("Ann throw", "chance dice 3 3", "Ann buy")
    off = ann.locator("#actions").get_by_role("button", name="End turn")
    expect(off).to_be_disabled()
    expect(off).to_contain_text("You have to throw again first")


def test_titles_are_mortgaged_and_traded_while_others_bid(browse, server):
    ann, bob, room = two_at_table(browse, "classic-us", rules={"deal_titles": 3})
    with hand(ann, server, room) as line, hand(bob, server, room) as other:
        line.play(*ANN_BEGINS, *GROUPS, "Ann throw", "chance dice 5 6", "Ann decline")
        other.play("Bob bid 1490")
    act(bob, "Trade")
    sheet = bob.get_by_role("dialog", name="Offer a trade")
    expect(sheet.get_by_role("region", name="Bob gives")).to_contain_text("of $10 besides the bid")
    bob.keyboard.press("Escape")
    act(bob, "Mortgage 3 titles")
    bob.get_by_role("radio", name="Mortgage Oriental Avenue").check()
    act(bob, "Mortgage Oriental Avenue")
    expect(told(ann, "Bob mortgages Oriental Avenue")).to_be_visible()
    act(ann, "Drop out")
    expect(told(bob, "Bob wins the auction and pays $1,490")).to_be_visible()


def test_others_trade_with_who_owes_and_are_told_what_would_help(browse, server):
    page = browse(PHONE)
    people = seats("Ann Bob Cem", "me here here", False)
    room = lay(page, edition="classic-us", seats=people, dice="hand", cards="hand", rules={"deal_titles": 1, "start_cash": 50})
    go_to(page, room)
    with hand(page, server, room) as line:
        line.play("chance dice 1 2", "chance dice 6 5", "chance dice 1 1")
        line.play(*deal("oriental-avenue", "st-charles-place", "electric-company"), "Bob throw", "chance dice 3 1")
        assert line.view["phase"] == "debt"
    if page.get_by_role("button", name="I am Bob").is_visible():
        act(page, "I am Bob")
    act(page, "Cem")
    act(page, "Trade")
    sheet = page.get_by_role("dialog", name="Offer a trade")
    expect(sheet.get_by_role("button", name="Bob", exact=True)).to_have_attribute("aria-pressed", "true")
    mine, theirs = (sheet.get_by_role("region", name=f"{name} gives") for name in ("Cem", "Bob"))
    mine.get_by_role("textbox").fill("10")
    expect(sheet.get_by_role("status").filter(has_text="Money alone cannot change hands")).to_be_visible()
    mine.get_by_role("textbox").fill("0")
    theirs.get_by_role("checkbox").check()
    expect(sheet.get_by_role("status").filter(has_text="in cash would cover it")).to_be_visible()
    expect(sheet.get_by_role("button", name="Send to Bob")).to_be_disabled()


def test_who_comes_second_is_told_once_who_is_asked_what(browse, server):
    page = browse()
    people = seats("Ann Bob Cem", "me here here", False)
    room = lay(page, edition="classic-us", seats=people, dice="hand", cards="hand", rules={"deal_titles": 1})
    go_to(page, room)
    with hand(page, server, room) as line:
        line.play("chance dice 6 5", "chance dice 1 2", "chance dice 1 1")
        line.play(*deal("oriental-avenue", "st-charles-place", "electric-company"))
        act(page, "Cem")
        act(page, "Trade")
        sheet = page.get_by_role("dialog", name="Offer a trade")
        sheet.get_by_role("checkbox", name="Electric Company").check()
        expect(sheet.get_by_role("button", name="Send to Ann")).to_be_enabled()
        line.play("Ann offer Bob give oriental-avenue cash 20 take st-charles-place")
    expect(sheet.get_by_text("First: Bob answers Ann, who offers Oriental Avenue, $20 for St. Charles Place.")).to_have_count(1)
    expect(sheet.get_by_role("button", name="Send to Ann")).to_be_disabled()
    expect(sheet.get_by_role("checkbox", name="Electric Company")).to_be_checked()


def test_the_program_deals_titles_before_the_first_throw(browse):
    page = browse()
    go_to(page, lay(page, edition="classic-us", seats=seats(roles=False), rules={"deal_titles": 2}))
    expect(told(page, "is dealt")).to_be_visible()
    expect(page.locator("#ledger").get_by_role("listitem").filter(has_text="is dealt")).to_have_count(8)


def bank(browse, **wanted):
    page = browse(PHONE, has_touch=True, is_mobile=True)
    people = seats("Ann Bob", "me here", False)
    room = lay(page, edition="classic-us", seats=people, dice="hand", treasurer=True, **wanted)
    page.goto(f"/#/t/{room}")
    return page, room


def test_round_a_real_board_dealt_titles_are_tapped_and_houses_wanted(browse, server):
    page, room = bank(browse, cards="hand", rules={"deal_titles": 3, "houses": 3})
    with hand(page, server, room) as line:
        line.play(*ANN_BEGINS)
        expect(page.get_by_role("heading", name="Deal a title to Ann")).to_be_visible()
        page.get_by_role("searchbox", name="Number or name of the title").fill("1")
        page.get_by_role("button", name="Mediterranean Avenue").click()
        expect(page.get_by_role("heading", name="Deal a title to Bob")).to_be_visible()
        line.play(*GROUPS[1:], "Ann build mediterranean-avenue")
    dock = page.get_by_role("region", name="What comes next")
    dock.get_by_role("button", name="One more").click()
    dock.get_by_role("button", name="Ask for 2 houses").click()
    expect(dock.get_by_role("heading", name="Bob, how many of the last houses do you want?")).to_be_visible()
    dock.get_by_role("button", name="None").click()
    expect(page.get_by_text("Ann builds on Mediterranean Avenue").first).to_be_visible()


def test_round_a_real_board_the_program_deals_where_the_cards_are_its_own(browse, server):
    page, room = bank(browse, cards="program", rules={"deal_titles": 1})
    with hand(page, server, room) as line:
        line.play(*ANN_BEGINS)
        while line.view["phase"] == "deal":  # the deal waits for the page's salt
            line.hear("moved")
        assert line.view["phase"] == "throw"
    expect(page.get_by_text("Ann is dealt").first).to_be_visible()
