"""The book: opened by whatever cites a rule, searched, followed from rule to rule, and its examples played."""

import re

from at_table import DESK, PHONE, go_to, hand, lay, seats, unfold
from playwright.sync_api import expect


def paragraph(page, anchor):
    return page.locator(f'section[data-anchor="{anchor}"]')


def test_a_cited_rule_opens_the_book(browse, server):
    """From the ledger to the paragraph and back, by keyboard; what was changed at this table is marked."""
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand", rules={"foundation_monopolist": 160})
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2")
    go_to(page, room)
    link = page.get_by_role("button", name="rule 8").first
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="8 Moving around the board")).to_be_focused()
    expect(page.get_by_role("heading", name="8 Moving around the board")).to_be_in_viewport()
    expect(
        paragraph(page, "21").get_by_text("House rule here: Foundation, monopolist’s payment: 160 (rulebook: 10)")
    ).to_be_visible()
    assert "Two hour game" not in page.get_by_role("article").inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(link).to_be_focused()


def test_search_contents_and_citations(browse, server):
    """What is searched for is marked; contents and citations lead to their paragraphs."""
    page = browse()
    page.goto("/#/rules/anti-us")
    page.get_by_role("searchbox", name="Search the rules").fill("price war")
    expect(page.locator("mark").first).to_have_text("price")
    expect(page.get_by_role("heading", level=2)).to_have_count(2)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="25 Who is the richest").click()
    expect(page.get_by_role("heading", name="25 Who is the richest")).to_be_in_viewport()
    paragraph(page, "1").get_by_role("button", name="rule 25").click()
    expect(page.get_by_role("heading", name="25 Who is the richest")).to_be_focused()


def test_an_address_names_a_paragraph_as_it_is_printed(browse, server):
    page = browse()
    page.goto("/#/rules/anti-fr/11F")
    expect(page.get_by_role("heading", name="11F")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="11F")).to_be_focused()


def test_an_example_on_a_small_board(browse, server):
    """The position, the move, the position after it, each step told; on a phone too."""
    for size in (DESK, PHONE):
        page = browse()
        page.set_viewport_size(size)
        page.goto("/#/rules/anti-us/24")
        page.get_by_role("button", name="See it played: Bankrupt to a player").click()
        figure = page.get_by_role("figure")
        expect(figure.get_by_text("1 of 3")).to_be_visible()
        figure.get_by_role("button", name="Next").click()
        expect(figure.get_by_text("Ann owes Bob $134 and cannot pay it yet.")).to_be_visible()
        figure.get_by_role("button", name="Next").click()
        expect(figure.get_by_text("Basin St. goes from Ann to Bob, still mortgaged.")).to_be_visible()
        expect(figure.get_by_role("img", name=re.compile(r"Bob has \$530"))).to_be_visible()
        figure.get_by_role("button", name="From the start").click()
        expect(figure.get_by_text("1 of 3")).to_be_visible()


def test_before_there_is_a_table(browse, server):
    """The rules of the edition that is chosen, and what a house rule would say."""
    page = browse()
    page.goto("/#/customize")
    page.get_by_role("radio", name="Monopoly, Paris board").check(force=True)
    page.get_by_role("button", name="Read the rules").click()
    book = page.get_by_role("dialog")
    expect(book.get_by_role("heading", name="Rules: Monopoly, Paris board")).to_be_visible()
    expect(book.get_by_text("Optional: this applies only if the table has chosen it.")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="Anti-Monopoly, American box").check(force=True)
    unfold(page, "House rules")
    page.get_by_role("button", name="Show the other").click()
    page.get_by_role("listitem").filter(has_text="Auction of titles nobody buys").get_by_role("button", name="rule 9").click()
    expect(book.get_by_text("A property that is not bought is auctioned at once.")).to_be_in_viewport()


def test_in_three_languages(browse, server):
    """The language changes under the open book."""
    page = browse()
    page.goto("/#/rules/anti-fr")
    expect(page.get_by_role("heading", name="9 Monopolies")).to_be_visible()
    page.get_by_role("combobox").select_option("fr")
    expect(page.get_by_role("heading", name="9 Monopoles")).to_be_visible()
    page.get_by_role("combobox").select_option("pl")
    expect(page.get_by_role("heading", name="9 Monopole", exact=True)).to_be_visible()


def test_how_to_play_well(browse, server):
    """Beside the rules and back, in the reader's language; every row of a table has its figures."""
    page = browse()
    page.goto("/#/rules/anti-us")
    page.get_by_role("link", name="How to play well").click()
    expect(page.get_by_role("heading", level=1, name="How to play well: Anti-Monopoly, American box")).to_be_visible()
    table = page.get_by_role("region", name="As a monopolist").get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(11)
    expect(table.get_by_role("row", name="New York").get_by_role("cell").nth(1)).to_have_text(re.compile(r"^\d+% \("))
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.get_by_role("heading", level=2, name="Côté monopoliste")).to_be_visible()
    page.get_by_role("link", name="Lire les règles").click()
    expect(page.get_by_role("heading", level=1, name=re.compile("Règles"))).to_be_visible()


def test_how_to_play_a_game_that_there_is_not(browse, server, eyes):
    eyes.expect("404")
    page = browse()
    page.goto("/#/strategy/mars")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
