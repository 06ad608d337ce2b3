"""Who sits where: invitations, another device, one screen for two, and somebody else's key."""

from at_table import PHONE, act, asked, go_to, hand, lay, seats, told, two_at_table
from playwright.sync_api import expect


def invitation(page):
    return page.get_by_role("textbox", name="Send this link").input_value()


def test_an_invitation_opens_in_another_browser(browse):
    ann, bob = browse(), browse(PHONE, has_touch=True, is_mobile=True)
    ann.goto("/#/customize")
    ann.get_by_role("combobox", name="Seat 2, Who sits here").select_option(label="a friend, by link")
    ann.get_by_role("button", name="Play then send 1 link").click()
    expect(ann.get_by_role("heading", name="A seat for Bob")).to_be_visible()
    expect(ann.get_by_role("img", name="QR code for the link")).to_be_visible()
    bob.goto(invitation(ann))
    bob.get_by_role("textbox", name="Your name").fill("Beata")
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.locator("#players").get_by_text("Beata")).to_be_visible()
    expect(asked(ann, "Your throw, Ann")).to_be_visible()
    expect(bob.locator("#actions").get_by_text("Waiting for Ann")).to_be_visible()


def test_the_seat_goes_on_on_another_device(browse):
    desk, phone = browse(), browse(PHONE, has_touch=True, is_mobile=True)
    room = lay(desk, seats=seats("Ann Bob", "me bot"), dice="hand")
    go_to(desk, room)
    act(desk, "Throw the dice")
    desk.get_by_role("button", name="Menu").click()
    desk.get_by_role("button", name="Links to this table").click()
    desk.get_by_role("button", name="Continue on another device").click()
    link = desk.get_by_role("dialog").get_by_role("textbox").input_value()
    desk.close()
    phone.goto(link)
    phone.get_by_role("button", name="Continue here").click()
    act(phone, "1")
    act(phone, "2")
    expect(asked(phone, "French Quarter is for sale")).to_be_visible()
    act(phone, "Buy French Quarter")
    phone.goto("/#/tables")
    expect(phone.get_by_role("link", name="Ann, Bob")).to_contain_text("Your turn")


def test_the_device_is_passed_on(browse):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    act(page, "Throw the dice")
    act(page, "1")
    act(page, "2")
    act(page, "Buy French Quarter")
    act(page, "End turn")
    expect(asked(page, "Pass to Bob")).to_be_visible()
    act(page, "I am Bob")
    expect(asked(page, "Your throw, Bob")).to_be_visible()
    act(page, "Throw the dice")
    act(page, "1")
    act(page, "2")
    expect(told(page, "Bob pays Ann $6 rent for French Quarter")).to_be_visible()


def test_the_key_of_another_seat_is_refused(browse, server):
    ann, bob, room = two_at_table(browse)
    with hand(bob, server, room) as line:
        answer = line.ask(type="play", seat="Ann", move="throw", at=line.view["ply"])
    assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
    expect(asked(ann, "Your throw, Ann")).to_be_visible()
    expect(bob.locator("#actions").get_by_role("button", name="Throw the dice")).to_have_count(0)


def test_a_stranger_sees_a_closed_door(browse, eyes):
    ann, stranger = browse(), browse()
    room = lay(ann, seats=seats("Ann Bob", "me bot"), spectators=False)
    eyes.expect("40[34]|WebSocket")
    stranger.goto(f"/#/t/{room}")
    expect(stranger.get_by_role("heading", name="This table is for its players only")).to_be_visible()
