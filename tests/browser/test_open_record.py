"""A game goes from one page to another: by its file, dropped or chosen, and by the link of its QR code."""

import re

import pytest
from at_table import PHONE, hand, lay, seats
from playwright.sync_api import expect

NARROW = {"width": 320, "height": 568}
MOVES = ["Ann throw", "chance dice 1 2", "Ann buy", "Ann end"]


def played(page, server, **wanted):
    """A table of this browser in the middle of a game."""
    room = lay(page, **{"seats": seats("Ann Bob", "me here"), "dice": "hand", "cards": "hand", **wanted})
    with hand(page, server, room) as line:
        line.play(*MOVES)
    return room


def sheet_of(page, room):
    """The sheet that gives the game away."""
    page.goto(f"/#/t/{room}")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Give this game to another device").click()
    return page.get_by_role("dialog", name="Give this game to another device")


def no_wider(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_a_game_is_given_by_its_code_and_goes_on_elsewhere(browse, server, eyes, violations, size):
    """Also to an address that is typed; one that is none is refused."""
    eyes.expect("400")
    page = browse(size)
    sheet = sheet_of(page, played(page, server))
    expect(sheet.get_by_role("img", name="QR code that opens this game")).to_be_visible()
    url = sheet.get_by_role("textbox", name="The whole game is in it").input_value()
    assert url.startswith(f"{server.url}/#/open/")
    assert no_wider(page)
    assert violations(page) == []
    sheet.get_by_role("textbox", name="Address to open it at").fill("games example")
    sheet.get_by_role("button", name="Use this address").click()
    expect(sheet.locator("p[role=alert]")).to_contain_text("https://games.example.org")
    sheet.get_by_role("textbox", name="Address to open it at").fill("games.example.org")
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("textbox", name="The whole game is in it")).to_have_value(
        url.replace(server.url, "https://games.example.org")
    )

    other = browse(size)
    other.goto(url)
    expect(other.get_by_role("heading", name="A game from elsewhere")).to_be_visible()
    expect(other.get_by_text("4 moves")).to_be_visible()
    expect(other.get_by_text("Bob is about to throw")).to_be_visible()
    assert no_wider(other)
    assert violations(other) == []
    who = other.get_by_role("combobox", name="Bob, who plays")
    expect(who).to_have_value("here")
    who.select_option("bot steady")
    other.get_by_role("button", name="Go on with this game").press("Enter")
    other.wait_for_url("**/#/t/*")
    expect(other.get_by_role("button", name="Menu").first).to_be_visible()
    other.goto("/#/tables")
    expect(other.get_by_role("listitem").filter(has_text="Ann, Bob")).to_be_visible()


def test_a_file_is_chosen_or_dropped_and_a_bad_one_is_refused(browse, server, eyes, tmp_path):
    eyes.expect("400")  # the browser notes the refusal
    page = browse(PHONE)
    room = played(page, server)
    sheet = sheet_of(page, room)
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Save the file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == f"duopoly-anti-us-{room}.jsonl"

    other = browse(PHONE)
    other.goto("/#/tables")
    bad = tmp_path / "bad.jsonl"
    bad.write_text(file.read_text(encoding="utf-8").replace("throw", "buy", 1), encoding="utf-8")
    other.get_by_label("Open a file").set_input_files(bad)
    expect(other.get_by_role("heading", name="This game cannot be opened")).to_be_visible()
    expect(other.get_by_text("the record was edited")).to_be_visible()
    other.get_by_label("Open a file").set_input_files(file)
    expect(other.get_by_text("Bob is about to throw")).to_be_visible()

    other.goto("/#/customize")
    dropped = other.evaluate_handle(
        """text => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([text], "game.jsonl"));
            return transfer;
        }""",
        file.read_text(encoding="utf-8"),
    )
    expect(other.get_by_role("heading", name="House rules")).to_be_visible()
    other.dispatch_event("body", "dragover", {"dataTransfer": dropped, "bubbles": True})
    expect(other.get_by_text("Drop the file to open the game.")).to_be_visible()
    other.dispatch_event("body", "drop", {"dataTransfer": dropped, "bubbles": True})
    expect(other.get_by_text("Bob is about to throw")).to_be_visible()
    other.get_by_role("button", name="Go on with this game").click()
    other.wait_for_url("**/#/t/*")


def test_the_bank_of_a_real_board_moves_to_another_phone(browse, server):
    page = browse(PHONE)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand", cards="hand", treasurer=True)
    page.goto(f"/#/t/{room}")
    for die in ("First die: 1", "Second die: 2"):
        page.get_by_role("button", name=die).click()
    page.get_by_role("region", name="What comes next").get_by_role("button", name="Buy French Quarter").click()
    expect(page.get_by_role("list", name="Players").get_by_role("button", name="Ann")).to_contain_text("1,440")
    link = page.request.get(f"/api/rooms/{room}/record-link").json()
    other = browse(PHONE)
    other.goto(link["url"])
    expect(other.get_by_role("radio", name="Treasurer")).to_be_checked()
    other.get_by_role("button", name="Go on with this game").click()
    expect(other.get_by_role("list", name="Players").get_by_role("button", name="Ann")).to_contain_text("1,440")


def test_a_game_goes_from_a_server_to_a_page_without_one_and_back(browse, server, new_context, site_url, eyes):
    """The site makes the code by itself; the server opens it."""
    link = browse(PHONE)
    room = played(link, server)
    digits = link.request.get(f"/api/rooms/{room}/record-link").json()["url"].rpartition("/")[2]
    context = new_context(viewport=PHONE, base_url=site_url)
    context.set_default_timeout(30_000)
    eyes.watch(context, site_url)
    page = context.new_page()
    page.goto(f"/#/open/{digits}")
    expect(page.get_by_text("Bob is about to throw")).to_be_visible()
    expect(page.get_by_role("option", name="a friend, by link")).to_have_count(0)
    page.get_by_role("button", name="Go on with this game").click()
    page.wait_for_url("**/#/t/*")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Give this game to another device").click()
    sheet = page.get_by_role("dialog", name="Give this game to another device")
    expect(sheet.get_by_role("img", name="QR code that opens this game")).to_be_visible()
    field = sheet.get_by_role("textbox", name="The whole game is in it")
    assert field.input_value().startswith(f"{site_url}/#/open/")
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Save the file").click()
    assert download.value.suggested_filename.startswith("duopoly-anti-us-")
    sheet.get_by_role("textbox", name="Address to open it at").fill(server.url)
    sheet.get_by_role("button", name="Use this address").click()
    expect(field).to_have_value(re.compile(re.escape(f"{server.url}/#/open/")))
    back = browse(PHONE)
    back.goto(field.input_value())
    expect(back.get_by_text("Bob is about to throw")).to_be_visible()
