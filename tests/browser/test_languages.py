"""Each language, switched while the page is open."""

import pytest
from at_table import PHONE, act, asked, cash, go_to, lay, seats, told
from playwright.sync_api import expect

AT_TABLE = {
    "fr": ("Ann, autre chose ?", "Ann achète French Quarter pour $60.", "$1\u00a0440", "Finir le tour"),
    "pl": ("Ann: coś jeszcze?", "Ann kupuje pole French Quarter za $60.", "$1440", "Zakończ turę"),
    "en": ("Ann, anything else?", "Ann buys French Quarter for $60.", "$1,440", "End turn"),
}
NEW_TABLE = {"fr": "Personnaliser", "pl": "Dostosuj", "en": "Customize"}


def choose(page, lang):
    page.locator("select:has(option[value=pl])").select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_a_table_in_every_language(browse):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand")
    go_to(page, room)
    for name in ("Throw the dice", "1", "2", "Buy French Quarter"):
        act(page, name)
    expect(cash(page, "Ann")).to_contain_text("1,440")
    for lang, (heading, line, sum_, end) in AT_TABLE.items():
        choose(page, lang)
        expect(asked(page, heading)).to_be_visible()
        expect(told(page, line)).to_be_visible()
        expect(cash(page, "Ann")).to_contain_text(sum_)
        expect(page.locator("#actions").get_by_role("button", name=end)).to_be_visible()
        assert "web-" not in page.locator("body").inner_text()  # a message without words shows its id


@pytest.mark.parametrize("lang", NEW_TABLE)
def test_a_new_table_in_every_language(browse, lang):
    page = browse()
    page.goto("/#/customize")
    choose(page, lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(NEW_TABLE[lang])
    assert "web-" not in page.locator("body").inner_text()
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(NEW_TABLE[lang])
