"""Two people, each in a browser of their own: what one does the other sees at once."""

import re

from at_table import act, asked, cash, hand, told, two_at_table
from playwright.sync_api import expect


def test_a_trade_is_countered_and_accepted(browse, server):
    ann, bob, room = two_at_table(browse)
    with hand(ann, server, room) as line, hand(bob, server, room) as other:
        line.play("Ann throw", "chance dice 1 2", "Ann buy", "Ann end")
        other.play("Bob throw", "chance dice 1 4", "Bob buy", "Bob end")
    act(ann, "Trade with anybody")
    sheet = ann.get_by_role("dialog", name="Offer a trade")
    mine = sheet.get_by_role("region", name="Ann gives")
    mine.get_by_role("checkbox", name="French Quarter").check()
    mine.get_by_role("textbox").fill("50")
    sheet.get_by_role("region", name="Bob gives").get_by_role("checkbox", name="U.S. Railroad").check()
    expect(sheet.get_by_role("heading", name="What this would change")).to_be_visible()
    sheet.get_by_role("button", name="Send to Bob").click()

    expect(bob.locator("#actions").get_by_text("$50", exact=True)).to_be_visible()
    act(bob, "Counter")
    sheet = bob.get_by_role("dialog", name="Offer a trade")
    sheet.get_by_role("button", name="Close").click()
    act(bob, "Counter")  # until another is sent, the offer stands
    expect(sheet.get_by_role("checkbox", name="French Quarter")).to_be_checked()
    sheet.get_by_role("region", name="Ann gives").get_by_role("textbox").fill("80")
    sheet.get_by_role("button", name="Send to Ann").click()

    expect(ann.locator("#actions").get_by_text("$80", exact=True)).to_be_visible()
    act(ann, "Accept")
    for page in (ann, bob):
        expect(cash(page, "Ann")).to_contain_text("$1,360")  # 1500 - 60 - 80
        expect(cash(page, "Bob")).to_contain_text("$1,380")  # 1500 - 200 + 80


def test_an_auction_with_bids_seen_by_both(browse, server):
    ann, bob, room = two_at_table(browse, "classic-us")
    let_through = late_title_cards(bob)
    bob.reload()
    with hand(ann, server, room) as line:
        line.play("chance dice 6 6", "chance dice 1 1", "Ann throw", "chance dice 1 2")
    act(ann, "auction")
    expect(bob.get_by_text("No bid yet", exact=True)).to_be_visible()
    bid(bob, "30")
    expect(ann.locator("#actions .best")).to_contain_text("$30")
    act(ann, "Raise by 10")
    act(ann, "Bid $40")
    expect(bob.locator("#actions .best")).to_contain_text("$40")
    act(bob, "Drop out")
    for page in (ann, bob):
        expect(told(page, "Ann wins the auction and pays $40 for Baltic Avenue")).to_be_visible()
        expect(cash(page, "Ann")).to_contain_text("$1,460")
    assert let_through() > 0  # the auction is over, and nothing goes wrong


def late_title_cards(page):
    """Keeps title cards on their way to a page; gives what lets them through and counts them."""
    kept = []

    def carry(line):
        def bring(message):
            kept.append((line, message)) if '"title-card"' in message else line.send(message)

        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(bring)

    def let_through():
        for line, message in kept:
            line.send(message)
        page.evaluate("new Promise(requestAnimationFrame)")
        return len(kept)

    page.route_web_socket(re.compile("/socket"), carry)
    return let_through


def bid(page, sum_):
    page.get_by_role("textbox", name="My bid").fill(sum_)
    act(page, f"Bid ${sum_}")


def test_titles_are_mortgaged_off_turn(browse, server):
    ann, bob, room = two_at_table(browse)
    with hand(ann, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann buy", "Ann end")
    expect(asked(bob, "Your throw, Bob")).to_be_visible()
    act(ann, "Mortgage")
    ann.get_by_role("radio", name="Mortgage French Quarter").check()
    act(ann, "Mortgage French Quarter")
    for page in (ann, bob):
        expect(told(page, "Ann mortgages French Quarter")).to_be_visible()
        expect(cash(page, "Ann")).to_contain_text("$1,470")  # 1500 - 60 + 30
    expect(asked(bob, "Your throw, Bob")).to_be_visible()


def test_words_to_the_table(browse):
    ann, bob, _ = two_at_table(browse)
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_role("textbox", name="Message").fill("<b>Hello</b>")
    bob.get_by_role("button", name="Send").click()
    ann.get_by_role("tab", name="Chat (1)").click()
    expect(ann.get_by_role("list", name="Chat").get_by_text("<b>Hello</b>")).to_be_visible()
