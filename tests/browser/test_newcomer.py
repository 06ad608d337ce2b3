"""What newcomers stumbled over: a button below the edge, a name of one letter, an icon cut in half."""

import json

import pytest
from at_table import PHONE, TABLET, go_to, hand, lay, seats
from legible_states import EIGHT, asks, played, table
from playwright.sync_api import expect

from duopoly.words import LANGUAGES, say

LYING = {"width": 667, "height": 375}
BUS = 3
"""The bus of the Speed Die leads to few spaces, three of a kind to any."""


def for_sale(page, server, *throw):
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    with hand(page, server, room) as line:
        line.play("Ann throw", f"chance dice {throw[0]} {throw[1]}")
    go_to(page, room)
    return page.locator("#actions")


def test_a_tablet_shows_how_to_buy_without_scrolling(browse, server):
    page = browse(TABLET)
    actions = for_sale(page, server, 2, 4)
    for name in ("Buy Sunset Blvd.", "Do not buy"):
        expect(actions.get_by_role("button", name=name)).to_be_in_viewport(ratio=0.98)
    expect(actions.get_by_role("row", name="Bare street 10")).to_be_visible()


def test_the_icon_of_a_company_for_sale_is_whole_on_a_phone(browse, server):
    page = browse(PHONE)
    for_sale(page, server, 2, 3)
    card = page.locator("section.small")
    expect(card.get_by_role("button", name="U.S. Railroad", exact=True)).to_be_visible()
    drawn = card.locator("svg path")
    expect(drawn).to_have_count(1)
    assert drawn.evaluate("path => path.getBBox().height <= path.ownerSVGElement.viewBox.baseVal.height")


def test_a_bot_keeps_its_name_while_it_thinks_on_a_phone_on_its_side(browse):
    page = browse(LYING)
    page.add_init_script("""localStorage.setItem('duopoly', '{"speed": "off"}')""")
    room = lay(page, seats=seats("Bob Ann", "bot me"), bot_delay="normal")
    page.goto(f"/#/t/{room}")
    expect(page.locator("#players .turn .sign svg")).to_be_visible()
    name = page.locator("#players .name", has_text="Bob")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")


def test_two_people_at_one_phone_on_its_side_see_whose_seat_it_is(browse):
    page = browse(LYING)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    for name in ("Ann", "Bob"):
        expect(page.locator("#actions > .chips").get_by_role("button", name=name)).to_be_in_viewport(ratio=0.98)


def test_a_replay_keeps_its_board_in_sight_on_a_phone_on_its_side(browse):
    page = browse(LYING)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    page.goto(f"/#/replay/{room}")
    board = page.locator(".phonemap")
    expect(board).to_be_in_viewport(ratio=0.95)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(board).to_be_in_viewport(ratio=0.95)


def test_a_new_question_begins_with_its_heading_on_a_phone_on_its_side(browse, server):
    page = browse(LYING)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    dock = page.locator(".dock")
    page.evaluate("document.querySelector('#actions').style.paddingBottom = '300px'")
    dock.evaluate("dock => (dock.scrollTop = 200)")
    expect(page.locator("#dock-heading")).not_to_be_in_viewport()
    with hand(page, server, room) as line:
        line.play("Ann throw")
    expect(page.locator("#dock-heading")).to_be_in_viewport()


def test_after_an_auction_the_strip_shows_where_the_player_stands_on_a_phone_on_its_side(browse, server):
    """It was hidden meanwhile; the frame on the map must not mark spaces that nobody sees."""
    page = browse(LYING)
    page.add_init_script("""localStorage.setItem('duopoly', '{"speed": "off"}')""")
    room = lay(page, edition="classic-us", seats=seats("Ann Bob", "me here", roles=False), dice="hand")
    go_to(page, room)
    strip, frame = page.locator("div.strip"), page.locator(".phonemap path.frame")
    with hand(page, server, room) as line:
        line.play("chance dice 6 5", "chance dice 1 2", "Ann throw", "chance dice 5 6")
        expect(strip).to_be_hidden()
        expect(frame).to_have_count(0)
        line.play("Ann decline", "Bob bid 20", "Ann pass")
    expect(strip.locator('[data-space="11"]')).to_be_in_viewport(ratio=0.95)
    expect(frame).to_have_count(1)


def test_a_tablet_shows_the_ledger_and_the_way_back_to_its_newest_line(browse, server):
    page = browse(TABLET)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    moves = ["Ann throw", "chance dice 1 2", "Ann buy", "Ann end", "Bob throw", "chance dice 1 4", "Bob buy", "Bob end"]
    with hand(page, server, room) as line:
        line.play(*moves)
        go_to(page, room)
        page.get_by_role("tab", name="Ledger").click()
        newest = page.locator("#ledger").get_by_role("listitem").first
        expect(newest).to_be_in_viewport()
        newest.hover()
        page.mouse.wheel(0, -50)  # already at the top: it goes on following
        line.play("Ann throw")
        expect(newest).to_contain_text("Ann")
        expect(newest).to_be_in_viewport()
        page.mouse.wheel(0, 400)
        expect(newest).not_to_be_in_viewport()
        page.get_by_role("button", name="Newest").click()
        expect(newest).to_be_in_viewport()
        expect(page.get_by_role("button", name="Newest")).to_be_hidden()


def test_the_buttons_keep_their_place_while_bots_move_on_a_phone_on_its_side(browse):
    page = browse(LYING)
    page.add_init_script("""localStorage.setItem('duopoly', '{"speed": "off"}')""")
    room = lay(page, seats=seats("Bob Ann", "bot me"), bot_delay="normal")
    page.goto(f"/#/t/{room}")
    trade = page.locator("#actions [data-verb=trade]")
    expect(page.locator("#actions .waits")).to_be_attached()
    expect(page.get_by_role("button", name="Why not…")).to_be_in_viewport(ratio=0.98)
    before = trade.bounding_box()["y"]
    page.locator("#dock-heading").evaluate("heading => (heading.firstChild.data = 'Bob: choose how to pay the tax')")
    assert trade.bounding_box()["y"] == before
    expect(page.get_by_role("heading", name="Your throw, Ann")).to_be_visible()
    assert abs(trade.bounding_box()["y"] - before) < 1


def test_a_trade_says_once_why_several_streets_cannot_change_hands(browse):
    """Streets with buildings: three times the same sentence filled the sheet."""

    def two_built_on(game):
        titles = game.position()["titles"]
        built = sum(titles[street]["buildings"] != 0 for street in ("rush-street", "state-street") if street in titles)
        return (
            built == 2
            and asks(game, "end")
            and game.to_act == titles["rush-street"]["owner"] == titles["state-street"]["owner"]
        )

    page = browse(PHONE)
    go_to(page, table(page, played(two_built_on, "anti-us", "Ann Bob Cem Dee", 1, {})))
    page.keyboard.press("t")
    why = page.get_by_role("dialog").locator("section").first.locator(".no")
    expect(why).to_contain_text("Rush St.")
    expect(why).to_contain_text("State St.")
    expect(why.get_by_text("Buildings are never traded")).to_have_count(1)


def test_eight_players_can_all_be_chosen_in_the_ledger(browse):
    page = browse({"width": 1366, "height": 768})
    names = "Ann Bob Cem Dee Eve Finn Gil Hana"
    people = seats(names, "me" + " bot" * 7, roles=False)
    go_to(page, lay(page, edition="classic-us", seats=people))
    for name in names.split():
        expect(page.locator("#ledger").get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=0.98)


def test_where_the_bus_leads_is_seen_at_once_with_eight_players_on_a_phone(browse):
    def bus(game):
        return asks(game, "go") and len(game.legal()) <= BUS

    page = browse(PHONE)
    go_to(page, table(page, played(bus, "classic-us", EIGHT, 7, {"speed_die": True, "auction": False})))
    rows = page.locator("#actions .pick")
    expect(rows.nth(1)).to_be_visible()
    foot = page.locator("#actions .choices").first.bounding_box()["y"]
    for row in (rows.nth(0), rows.nth(1)):
        box = row.bounding_box()
        assert box["y"] + box["height"] <= foot + 1
    expect(page.locator("#actions .confirm")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_button_says_while_pawns_move_fits_into_the_smallest(browse, server, lang):
    page = browse(LYING)
    page.add_init_script(f"localStorage.setItem('duopoly', '{json.dumps({'lang': lang})}')")
    for_sale(page, server, 2, 4)
    words = say(lang, "web-pace-moving").split()
    width = page.locator('#actions [data-move="decline"]').evaluate(
        """(button, words) => {
            const pen = document.createElement("canvas").getContext("2d");
            pen.font = getComputedStyle(button).font;
            return button.clientWidth - Math.max(...words.map((word) => pen.measureText(word).width));
        }""",
        words,
    )
    assert width >= 0


def test_who_plays_at_once_has_the_name_of_the_settings(browse):
    page = browse(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("textbox", name="Your name").fill("Zoé")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("#players").get_by_role("listitem").first).to_contain_text("Zoé")
