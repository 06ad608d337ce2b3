"""My games: what they came to, a copy of them, and forgetting them."""

from at_table import lay, seats
from playwright.sync_api import expect


def test_games_a_copy_of_them_and_forgetting(browse, tmp_path):
    page, other = browse(), browse()
    lay(page, seats=seats("Ann Bob", "me bot"), name="Going on")
    page.goto("/#/games")
    expect(page.get_by_role("link", name="Going on")).to_be_visible()
    expect(page.locator(".picture svg")).to_be_visible()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Delete it all").click()
    expect(page.get_by_text("Everything of yours is deleted.")).to_be_visible()
    page.goto("/#/games")
    expect(page.get_by_text("No tables yet.")).to_be_visible()
    copy = tmp_path / "copy.json"
    copy.write_text("{}", encoding="utf-8")
    other.goto("/#/games")
    other.get_by_label("Load a copy").set_input_files(copy)
    expect(other.get_by_text("This file holds no copy of games.")).to_be_visible()


def test_the_same_games_on_another_device(browse):
    desk, phone = browse(), browse()
    lay(desk, seats=seats("Ann Bob", "me bot"), name="Sunday")
    for page, button in ((desk, "New account"), (phone, "Sign in")):
        page.goto("/#/games")
        page.get_by_text("The same games on another device").click()
        page.get_by_label("Name").fill("Ann")
        page.get_by_label("Passphrase").fill("kofa-nuri-talo-bemi")
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text("This device is in your account")).to_be_visible()
    expect(phone.get_by_role("link", name="Sunday")).to_be_visible()
