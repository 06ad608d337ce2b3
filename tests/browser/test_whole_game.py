"""From the front page to the result, and looking back on it."""

import re
import subprocess
import sys

from at_table import PHONE, press_on, unfold
from playwright.sync_api import expect

ENDED = re.compile(r"owns the town|keeps it fair|wins it all|\bshare")


def test_two_taps_to_the_first_throw(browse):
    page = browse()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Your throw, Ann")).to_be_visible()
    page.get_by_role("button", name="Throw the dice").click()
    # After a double he throws once more.
    lines = page.get_by_role("region", name="Ledger").get_by_role("listitem")
    expect(lines.filter(has_text="Ann throws").last).to_be_visible()


def test_a_whole_game_at_a_desk(browse, tmp_path):
    page = browse()
    page.goto("/#/customize")
    unfold(page, "House rules", "Dice and speed")
    page.get_by_role("button", name="Remove Dee").click()
    page.get_by_role("spinbutton", name="Starting cash").fill("1")
    page.get_by_role("spinbutton", name="Start, landing or passing").fill("0")
    page.get_by_role("radio", name="Instant").check()
    expect(page.get_by_text("2 changed")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    back = press_on(page, until="Look back")
    expect(page.get_by_role("heading", level=1, name=ENDED)).to_be_visible()
    back.click()
    look_back(page, tmp_path)


def test_a_whole_timed_game_on_a_phone(browse, tmp_path):
    page = browse(PHONE, has_touch=True, is_mobile=True)
    page.goto("/#/customize")
    unfold(page, "Ending", "House rules", "Dice and speed")
    page.get_by_role("radio", name="Timed").check()
    page.get_by_role("button", name="Remove Dee").click()
    page.get_by_role("button", name=re.compile("^Show the other")).click()
    page.get_by_role("spinbutton", name=re.compile("^Timed game: rounds")).fill("2")
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("button", name="Play", exact=True).click()
    back = press_on(page, until="Look back")
    back.click()
    look_back(page, tmp_path)


def look_back(page, tmp_path):
    """The slider, the chart, the statistics, the dice checked here and by the record."""
    expect(page.get_by_role("heading", level=1, name=ENDED)).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Wealth over"))).to_be_visible()
    slider = page.get_by_role("slider", name="Any move of the game")
    most = int(slider.get_attribute("max"))
    expect(slider).to_have_value(str(most))
    slider.press("ArrowLeft")
    expect(slider).not_to_have_value(str(most))
    slider.fill("0")
    expect(page.get_by_text(f"move 0 of {most:,}")).to_be_visible()
    slider.press("End")
    expect(slider).to_have_value(str(most))
    expect(page.get_by_role("region", name="Statistics").get_by_role("row")).to_have_count(len(players(page)) + 1)
    page.get_by_role("button", name="As a table").click()
    expect(page.get_by_role("dialog", name="Wealth over time").get_by_role("row").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_role("status").filter(has_text=f"{most} legal moves")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    done = subprocess.run(
        [sys.executable, "-m", "duopoly", "replay", str(record), "--verify"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stdout + done.stderr


def players(page):
    return page.get_by_role("region", name="Statistics").get_by_role("rowheader").all()
