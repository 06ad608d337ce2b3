"""What a page does against a dishonest server and for people who wait: salts, warnings, undo, absences, devices."""

import json
import re

from at_table import act, go_to, hand, lay, seats, sit, unfold
from playwright.sync_api import expect


def two_with_dice(browse, **wanted):
    """Ann and Bob, each in a browser, with the program's dice."""
    ann, bob = browse(), browse()
    room = lay(ann, seats=seats("Ann Bob", "me link"), **wanted)
    sit(bob, ann, room, "Bob")
    go_to(ann, room)
    go_to(bob, room)
    return ann, bob, room


def fair_sheet(page):
    """The sheet on the dice."""
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Fair dice").click()
    return page.get_by_role("dialog", name="Fair dice")


def kept(page):
    """What the browser keeps of its tables' dice."""
    return dict(json.loads(page.evaluate("localStorage.getItem('duopoly-dice')")))


def test_each_page_adds_its_salt_and_shows_all(browse, violations):
    ann, bob, room = two_with_dice(browse)
    sheet = fair_sheet(ann)
    for page, other in ((ann, bob), (bob, ann)):
        expect(sheet.get_by_text(kept(page)[room]["salt"])).to_be_visible()
        assert kept(page)[room]["commitment"] == kept(other)[room]["commitment"]
    expect(sheet.get_by_text("Ann (this page):")).to_be_visible()
    expect(sheet.get_by_text("Bob:")).to_be_visible()
    assert violations(ann) == []


def test_a_commitment_that_changes_is_warned_of(browse):
    ann, _, room = two_with_dice(browse)
    expect(ann.get_by_text("Do not trust the dice")).to_have_count(0)
    changed = {**kept(ann), room: {**kept(ann)[room], "commitment": "f" * 64}}
    ann.evaluate("text => localStorage.setItem('duopoly-dice', text)", json.dumps(list(changed.items())))
    ann.reload()
    expect(
        ann.get_by_role("alert").filter(has_text="Do not trust the dice of this table. The hash of the secret")
    ).to_be_visible()
    ann.goto(f"/#/replay/{room}")
    expect(ann.get_by_role("alert").filter(has_text="The hash of the secret")).to_be_visible()


def test_a_salt_that_is_missing_is_warned_of(browse, server):
    ann, _, room = two_with_dice(browse)
    act(ann, "Throw the dice")
    expect(ann.get_by_text("Ann throws").first).to_be_visible()
    changed = {**kept(ann), room: {**kept(ann)[room], "salt": "f" * 32}}
    ann.evaluate("text => localStorage.setItem('duopoly-dice', text)", json.dumps(list(changed.items())))
    ann.reload()
    expect(ann.get_by_role("alert").filter(has_text="The random digits that this page added are missing")).to_be_visible()


def test_everybody_hears_of_an_undo(browse):
    ann, bob, _ = two_with_dice(browse)
    act(ann, "Throw the dice")
    expect(bob.get_by_text("Ann throws").first).to_be_visible()
    ann.get_by_role("button", name="Menu").first.click()
    ann.get_by_role("button", name="Undo").click()
    act(bob, "Yes")
    for page in (ann, bob):
        expect(page.get_by_text("Ann took back").first).to_be_visible()
    sheet = fair_sheet(bob)
    expect(sheet.get_by_text("Taken back: 1 time")).to_be_visible()
    expect(sheet.locator("dl").get_by_text(re.compile(r"known; (it stays as it is|they stay as they are)\."))).to_be_visible()


def test_who_waits_for_long_enough_may_act(browse, server, violations):
    """The page's clock is put forward; the server's is not, and says so."""
    ann, bob, _ = two_with_dice(browse, absence=60)
    bob.clock.install()
    bob.reload()
    ann.close()
    expect(bob.get_by_text("Ann is away").first).to_be_visible()
    expect(bob.get_by_role("button", name="End the game")).to_have_count(0)
    bob.clock.fast_forward("01:05")
    expect(bob.get_by_text("Ann has been away for a while.")).to_be_visible()
    expect(bob.locator("#actions").get_by_role("button", name="Let a bot take over for Ann")).to_be_visible()
    act(bob, "End the game")
    expect(bob.get_by_text("Nobody whose move it is has been away for long enough.").first).to_be_visible()


def test_a_device_is_removed(browse, server, violations):
    ann, _, room = two_with_dice(browse)
    phone = browse()
    link = ann.request.post(f"/api/rooms/{room}/keys", data={"purpose": "device"}).json()
    assert phone.request.post(f"/api/rooms/{room}/seats", data={"key": link["url"].rsplit("/", 1)[1]}).ok
    go_to(phone, room)
    expect(phone.locator("#actions").get_by_role("button", name="Throw the dice")).to_be_visible()
    ann.get_by_role("button", name="Menu").first.click()
    ann.get_by_role("button", name="Links").click()
    devices = ann.get_by_role("region", name="Devices at your seats")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    assert violations(ann) == []
    devices.get_by_role("button", name="Remove").click()
    expect(devices).to_have_count(0)
    expect(phone.locator("#actions").get_by_role("button", name="Throw the dice")).to_have_count(0)
    with hand(ann, server, room) as line:
        line.play("Ann throw")


def test_the_host_sets_how_long_to_wait(browse):
    page = browse()
    page.goto("/#/customize")
    unfold(page, "Dice and speed")
    waits = page.get_by_label("If somebody leaves, wait for")
    expect(waits).to_have_value("600")
    waits.select_option("2 minutes")
    expect(page.get_by_text("After that, the others may let a bot take over or end the game.")).to_be_visible()
