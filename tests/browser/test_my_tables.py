"""The list of one's own tables says in words what is the matter with each, and the others can be opened."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import Server

from duopoly.play.versions import changed_words
from duopoly.words import say

OLD = Path(__file__).parent.parent / "old" / "tables.db"


@pytest.fixture
def old_tables(tmp_path):
    """A server over tables of older rules, some of which cannot be read."""
    shutil.copy(OLD, tmp_path / "tables.db")
    with Server(tmp_path) as started:
        yield started


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_each_table_says_what_is_the_matter(browse, old_tables, lang):
    page = browse(at=old_tables)
    page.context.add_cookies([{"name": "duopoly", "value": "a" * 43, "url": old_tables.url}])
    page.goto("/#/tables")
    page.locator("select:has(option[value=pl])").select_option(lang)
    lines = page.get_by_role("listitem")
    expect(lines).to_have_count(7)
    expect(lines.filter(has_text=say(lang, "server-unreadable"))).to_have_count(3)
    expect(lines.filter(has_text=changed_words(1, lang))).to_have_count(2)
    stopped = lines.filter(has_text=say(lang, "web-shell-state-stopped"))
    expect(stopped).to_have_count(2)
    others = page.get_by_role("heading", name=say(lang, "web-games-others")).locator("xpath=..").get_by_role("listitem")
    expect(others).to_have_count(5)  # nobody can go on with them
    expect(others.filter(has_text=changed_words(1, lang))).to_have_count(0)
    stopped.first.get_by_role("link").last.click()
    expect(page).to_have_url(f"{old_tables.url}/#/replay/overandloan2")
