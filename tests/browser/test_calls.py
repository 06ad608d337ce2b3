"""Being called: the tab, the badge, notifications, a lost connection, and a bot that plays for somebody."""

import re
from signal import SIGCONT, SIGSTOP

import pytest
from at_table import DESK, PHONE, SIZES, act, asked, go_to, hand, in_each, lay, primary, seats, sit, two_at_table
from playwright.sync_api import expect
from serving import Server

HIDE = """() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.hasFocus = () => false;
    document.dispatchEvent(new Event('visibilitychange'));
}"""
SHOW = """() => {
    delete document.visibilityState;
    delete document.hidden;
    document.hasFocus = () => true;
    document.dispatchEvent(new Event('visibilitychange'));
}"""
SOUNDS = """() => {
    window.heard = [];
    window.felt = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...more) { window.heard.push(this.frequency.value); start.apply(this, more); };
    const noise = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...more) { window.heard.push('noise'); noise.apply(this, more); };
    Object.defineProperty(Navigator.prototype, 'vibrate', { value: (pattern) => window.felt.push(pattern) });
}"""
LINES = """
    window.lines = [];
    window.WebSocket = class extends WebSocket {
        constructor(...where) { super(...where); lines.push(this); }
    };
"""
TAPS = """() => {
    window.tapped = false;
    addEventListener('pointerdown', () => { window.tapped = true; }, true);
    Object.defineProperty(navigator, 'userActivation', { value: { get hasBeenActive() { return window.tapped; } } });
}"""
BADGES = """() => {
    window.badges = [];
    Navigator.prototype.setAppBadge = async (n) => window.badges.push(n);
    Navigator.prototype.clearAppBadge = async () => window.badges.push(0);
}"""
NOTICES = """async () => {
    const found = await (await navigator.serviceWorker.getRegistration('./call/'))?.getNotifications() ?? [];
    return found.map(({ title, body }) => [title, body]);
}"""

COUNT_DISABLED = """button => {
    disabled = 0;
    const watch = new MutationObserver(() => disabled += button.hasAttribute("aria-disabled"));
    watch.observe(button, { attributes: true, attributeFilter: ["aria-disabled"] });
}"""
"""Counts how often the button is disabled from now on."""


def notices(page, many):
    """The notifications that are shown, once there are so many."""
    for _ in range(100):
        if len(shown := page.evaluate(NOTICES)) == many:
            return shown
        page.wait_for_timeout(100)
    raise AssertionError(f"expected {many} notifications, got {shown}")


def banner(page, kind=""):
    return page.locator(f"header.bar .banner{kind}")


def prefer(page, **preferences):
    """Sets preferences before the page is loaded."""
    page.add_init_script(
        f"""() => {{
            const was = JSON.parse(localStorage.getItem('duopoly') ?? '{{}}');
            localStorage.setItem('duopoly', JSON.stringify({{ ...was, ...{str(preferences).replace("True", "true").replace("False", "false")} }}));
        }}""".replace("() => {", "(() => {", 1)
        + ")()"
    )


def turn(line, name, dice):
    """Plays a whole turn over a line: buys what can be bought."""
    line.play(f"{name} throw", f"chance dice {dice}")
    while line.view["to_act"] == name and line.view["turn"] == name:
        line.play(f"{name} {next(one for one in line.view['moves'] if one['seat'] == name)['decisions'][0]['move']}")


def bobs_turn(ann, bob, server, room):
    """Ann plays her turn over a line of her own; then it is Bob's."""
    with hand(ann, server, room) as line:
        turn(line, "Ann", "1 2")


def test_the_tab_and_its_badge_say_that_it_is_my_turn(browse, server):
    ann, bob, room = two_at_table(browse, name="Friday table")
    expect(ann).to_have_title("Your turn – Friday table")
    expect(bob).to_have_title("Friday table · Duopoly")
    bob.evaluate(BADGES)
    bob.evaluate(HIDE)
    bobs_turn(ann, bob, server, room)
    expect(bob).to_have_title("Your turn – Friday table")
    expect(ann).to_have_title("Friday table · Duopoly")
    expect(bob.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn[.]svg"))
    assert bob.evaluate("badges.at(-1)") == 1
    assert bob.request.get("/icon-turn.svg").ok
    bob.evaluate(SHOW)
    expect(bob.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon[.]svg"))
    assert bob.evaluate("badges.at(-1)") == 0
    expect(bob).to_have_title("Your turn – Friday table")


def test_one_gentle_sound_after_the_first_tap_and_the_bar_mutes_it(browse, server):
    ann, bob, room = two_at_table(browse)
    bob.evaluate(f"({SOUNDS})()")
    bob.evaluate(f"({TAPS})()")
    bobs_turn(ann, bob, server, room)
    expect(asked(bob, "Your throw, Bob")).to_be_visible()
    bob.wait_for_timeout(300)
    assert bob.evaluate("heard") == [], "nobody has tapped yet"
    with hand(bob, server, room) as line:
        turn(line, "Bob", "1 4")
    bob.locator("h1").click()
    with hand(ann, server, room) as line:
        turn(line, "Ann", "1 4")
    expect(asked(bob, "Your throw, Bob")).to_be_visible()
    bob.wait_for_function("() => heard.length > 0")
    first = bob.evaluate("heard")
    assert "noise" not in first, "dice and coins sound only by choice"
    assert bob.evaluate("felt") == []
    bob.get_by_role("button", name="Mute").click()
    expect(bob.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")
    with hand(bob, server, room) as line:
        turn(line, "Bob", "1 2")
    with hand(ann, server, room) as line:
        turn(line, "Ann", "1 2")
    expect(asked(bob, "Your throw, Bob")).to_be_visible()
    bob.wait_for_timeout(300)
    assert bob.evaluate("heard") == first
    bob.reload()
    expect(bob.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("wanted", [True, False])
def test_a_phone_vibrates_once_on_my_turn_by_choice(browse, server, wanted):
    ann, bob, room = two_at_table(browse)
    prefer(bob, vibrate=wanted)
    bob.reload()
    expect(bob.locator("#actions")).to_be_visible()
    bob.evaluate(f"({SOUNDS})()")
    bob.locator("h1").click()
    bobs_turn(ann, bob, server, room)
    expect(asked(bob, "Your throw, Bob")).to_be_visible()
    bob.wait_for_function("() => heard.length > 0")
    assert bob.evaluate("felt") == ([[60, 80, 60]] if wanted else [])


def test_sounds_and_vibrations_of_the_game_are_by_choice(browse, server):
    """Dice and coins are heard and felt; all of it is off with one tap."""
    ann = browse(PHONE, has_touch=True)
    ann.emulate_media(reduced_motion="no-preference")
    room = lay(ann, seats=seats("Ann Bob", "me bot"), dice="hand")
    prefer(ann, sound=True, vibrate=True)
    go_to(ann, room)
    ann.evaluate(f"({SOUNDS})()")
    primary(ann).tap()
    expect(ann.locator("#actions").get_by_role("button", name="6", exact=True)).to_be_visible()
    with hand(ann, server, room) as line:
        line.play("chance dice 1 2")
    ann.wait_for_function("() => heard.includes('noise') && felt.length > 0")
    ann.get_by_role("button", name="Mute").tap()
    ann.wait_for_timeout(300)
    before = ann.evaluate("[heard.length, felt.length]")
    with hand(ann, server, room) as line:
        line.play("Ann buy")
    ann.wait_for_timeout(800)
    assert ann.evaluate("[heard.length, felt.length]") == before


def test_a_hidden_page_notifies_only_who_allowed_it(browse, server):
    ann, bob, room = two_at_table(browse, name="Friday table")
    bob.context.grant_permissions(["notifications"])
    bob.evaluate(HIDE)
    bobs_turn(ann, bob, server, room)
    expect(bob).to_have_title("Your turn – Friday table")
    assert bob.evaluate(NOTICES) == [], "never asked"
    bob.evaluate(SHOW)
    bob.get_by_role("button", name="Settings").click()
    bob.get_by_role("checkbox", name="Notify me of my turn while this page is hidden").check()
    bob.keyboard.press("Escape")
    with hand(bob, server, room) as line:
        turn(line, "Bob", "1 4")
    bob.evaluate(HIDE)
    with hand(ann, server, room) as line:
        turn(line, "Ann", "1 4")
    expect(bob).to_have_title("Your turn – Friday table")
    ((title, body),) = notices(bob, 1)
    assert title == "Your turn, Bob – Friday table"
    assert "U.S. Railroad" in body
    bob.evaluate(SHOW)
    notices(bob, 0)


def test_permission_is_asked_after_a_turn_was_missed_and_never_on_arrival(browse, server):
    ann, bob, room = two_at_table(browse)
    bob.evaluate(
        "() => { window.requests = 0; Notification.requestPermission = async () => { requests++; return 'granted'; }; }"
    )
    bob.clock.install()
    expect(banner(bob)).to_have_count(0)
    bob.evaluate(HIDE)
    bobs_turn(ann, bob, server, room)
    expect(bob).to_have_title(re.compile("^Your turn"))
    bob.clock.run_for(6000)
    bob.evaluate(SHOW)
    expect(banner(bob)).to_contain_text("Missed your turn?")
    assert bob.evaluate("requests") == 0
    bob.clock.run_for(1000)
    bob.get_by_role("button", name="Notify me").click()
    expect(banner(bob)).to_have_count(0)
    bob.wait_for_function("() => requests === 1")


# The connection.


def test_a_lost_network_is_told_within_two_seconds_and_its_return_too(browse, server, eyes):
    """At a desk and on a phone."""
    eyes.expect("WebSocket|ERR_|Failed to load")
    ann, bob, room = two_at_table(browse)
    expect(banner(bob)).to_have_count(0)
    bob.context.set_offline(True)
    expect(banner(bob, ".warn")).to_be_visible(timeout=2000)
    bobs_turn(ann, bob, server, room)
    expect(banner(ann)).to_have_count(0)
    bob.set_viewport_size(PHONE)
    expect(banner(bob, ".warn")).to_be_visible()
    bob.context.set_offline(False)
    expect(banner(bob, ".good")).to_be_visible(timeout=2000)
    expect(banner(bob, ".good")).to_contain_text("You’re back")
    expect(asked(bob, "Your throw, Bob")).to_be_visible()
    expect(banner(bob, ".good")).to_have_count(0, timeout=8000)
    expect(bob.locator("header.bar h1")).to_be_visible()


def test_a_turn_that_comes_while_the_line_is_cut_is_called_when_it_is_back(browse, server, eyes):
    eyes.expect("WebSocket|ERR_|Failed to load")
    ann, bob = browse(), browse()
    bob.add_init_script(LINES)
    room = lay(ann, seats=seats("Ann Bob", "me link"), dice="hand", cards="hand")
    sit(bob, ann, room, "Bob")
    go_to(bob, room)
    alert = bob.locator("#notices [role=alert]")
    bob.context.set_offline(True)
    bob.evaluate("lines.forEach(line => line.close())")
    expect(alert).to_contain_text("No connection")
    bobs_turn(ann, bob, server, room)
    bob.context.set_offline(False)
    expect(asked(bob, "Your throw, Bob")).to_be_visible()
    expect(alert).to_have_text("Bob, it is your turn.")
    expect(primary(bob)).to_be_focused()


def test_an_alert_of_a_lost_line_ends_with_its_return(browse, eyes):
    eyes.expect("WebSocket|ERR_|Failed to load")
    page = browse()
    page.add_init_script(LINES)
    go_to(page, lay(page))
    alert = page.locator("#notices [role=alert]")
    page.evaluate("lines.forEach(line => line.close())")
    expect(alert).to_contain_text("No connection")
    expect(banner(page, ".good")).to_be_visible()
    expect(alert).to_have_text("")


def test_a_network_lost_while_a_part_of_the_page_loads_is_told_with_a_button_to_reload(browse, eyes):
    eyes.expect("ERR_FAILED")
    page = browse()
    go_to(page, lay(page))
    page.route("**/phone-*.js", lambda route: route.abort())
    page.set_viewport_size(PHONE)
    note = page.get_by_role("status").filter(has_text="Part of this page could not be loaded.")
    expect(note).to_be_visible()
    expect(primary(page)).to_be_visible()
    page.unroute("**/phone-*.js")
    note.get_by_role("button", name="Reload").click()
    expect(page.locator(".phonemap")).to_be_visible()


def test_a_server_that_stops_is_told_and_counted_down(browse, tmp_path, eyes):
    eyes.expect("WebSocket|ERR_|Failed to load")
    with Server(tmp_path / "other") as other:
        ann = browse(at=other)
        go_to(ann, lay(ann))
        bar = ann.locator("header.bar").bounding_box()
        lost = banner(ann, ".warn")
        other.process.send_signal(SIGSTOP)  # the line stays open, and nobody says a word
        expect(lost).to_be_visible(timeout=2000)
        other.process.send_signal(SIGCONT)
        expect(lost).to_have_count(0)
        other.stop()
        expect(lost).to_be_visible(timeout=2000)
        expect(lost).to_contain_text("Connection lost.")
        expect(lost.get_by_role("button", name="Try now")).to_be_visible()
        assert ann.locator("header.bar").bounding_box() == bar, "nothing moves"
        expect(lost).to_contain_text(re.compile(r"in [1-6] s"))
        other.start()
        expect(banner(ann, ".good")).to_be_visible()


def test_a_move_made_in_silence_is_sent_when_the_table_answers_again(browse):
    """The first line dies without a word; the next one takes the move."""
    page, lines = browse(), []

    def carry(line):
        first, there = not lines, line.connect_to_server()
        lines.append(line)
        line.on_message(lambda text: None if first and silent else there.send(text))
        there.on_message(lambda text: None if first and silent else line.send(text))

    silent = False
    page.route_web_socket(re.compile("/socket"), carry)
    go_to(page, lay(page, seats=seats("Ann Bob", "me bot"), dice="hand"))
    alert = page.locator("#notices [role=alert]")
    expect(primary(page)).to_be_enabled()
    silent = True
    expect(alert).to_have_text("No answer from the table: wait a moment.")
    primary(page).click()
    expect(asked(page, "Ann throws two dice")).to_be_visible()
    assert len(lines) == 2
    expect(alert).to_have_text("")
    expect(page.get_by_text("No answer came")).to_have_count(0)


# A bot that plays for somebody.


def test_take_back_works_in_the_middle_of_the_bots_turn_and_the_others_see_it(browse, server):
    ann, bob, room = two_at_table(browse, bot_delay="normal")
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Give Ann’s seat to a bot").click()
    expect(banner(ann)).to_contain_text("A bot is playing for you")
    expect(asked(ann, "A bot is playing for you")).to_be_visible()
    expect(banner(bob)).to_contain_text("A bot is playing for Ann.")
    card = bob.locator("#players").get_by_role("listitem").filter(has_text="Ann")
    expect(card).to_contain_text("bot plays")
    expect(card).not_to_contain_text("away")  # she watches
    back = ann.locator("header.bar").get_by_role("button", name="Take back")
    expect(back).not_to_have_attribute("aria-disabled", "true")
    back.evaluate(COUNT_DISABLED)
    with hand(bob, server, room) as line:
        while line.view["to_act"] != "chance":
            line.hear("moved")
        line.play("chance dice 1 2")
    expect(ann.get_by_text("Ann throws 1 and 2").first).to_be_attached()
    assert ann.evaluate("disabled") == 0
    back.click()
    expect(asked(ann, "A bot is playing for you")).to_have_count(0)
    expect(banner(ann)).to_have_count(0)
    expect(bob.locator("#players").get_by_role("listitem").filter(has_text="Ann")).not_to_contain_text("bot plays")
    expect(ann.locator("#actions [data-primary]")).to_be_visible()


def test_space_takes_the_seat_back_and_a_watcher_may_leave_it(browse, server):
    ann, _, room = two_at_table(browse)
    with hand(ann, server, room) as line:
        assert line.ask(type="replace-with-bot", seat="Ann")["type"] == "done"
    expect(asked(ann, "A bot is playing for you")).to_be_visible()
    act(ann, "Let it finish the game, I’ll watch")
    expect(asked(ann, "A bot is playing for you")).to_have_count(0)
    expect(banner(ann)).to_contain_text("A bot is playing for you")
    ann.locator("header.bar").get_by_role("button", name="Take back").click()
    expect(banner(ann)).to_have_count(0)
    with hand(ann, server, room) as line:
        line.ask(type="replace-with-bot", seat="Ann")
    expect(asked(ann, "A bot is playing for you")).to_be_visible()
    ann.locator("body").press("Space")
    expect(asked(ann, "A bot is playing for you")).to_have_count(0)


def test_another_layout_does_not_call_again_who_sees_the_call(browse):
    page = browse(DESK)
    go_to(page, lay(page, seats=seats("Ann Bob", "me here")))
    page.evaluate(
        """() => {
            window.banners = 0;
            new MutationObserver(() => (window.banners += document.querySelectorAll(".banner").length))
                .observe(document.body, { childList: true, subtree: true });
        }"""
    )
    page.set_viewport_size(PHONE)
    expect(page.locator(".phone #actions")).to_be_in_viewport()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.banners") == 0


@pytest.mark.parametrize(("size", "answers"), [(DESK, True), (PHONE, False)], ids=["answers", "does not"])
def test_who_is_present_is_asked_first(browse, server, size, answers):
    """Ann's time is up, Bob taps once: her page asks her, and she stays; without an answer a bot plays ten seconds later."""
    ann, bob = browse(size), browse(size)
    room = lay(ann, seats=seats("Ann Bob", "me link"), dice="hand", clock=10)
    sit(bob, ann, room, "Bob")
    go_to(ann, room), go_to(bob, room)
    bob.get_by_role("button", name="Let a bot take over for Ann").click(timeout=45_000)
    expect(banner(ann, ".now")).to_contain_text(re.compile("Still there|Are you still there, Ann"))
    expect(ann).to_have_title(re.compile("^Still there"))
    expect(asked(ann, "Are you still there, Ann?")).to_be_visible()
    expect(bob.locator("#actions")).to_contain_text("Ann is asked first")
    if not answers:
        expect(asked(ann, "A bot is playing for you")).to_be_visible(timeout=15_000)
        expect(banner(bob)).to_contain_text("Ann")
        return
    act(ann, "I’m here")
    expect(banner(ann, ".now")).to_have_count(0)
    expect(asked(ann, "Are you still there, Ann?")).to_have_count(0)
    expect(bob.get_by_text("Ann is asked first")).to_have_count(0)
    expect(bob.get_by_role("button", name="Let a bot take over for Ann")).to_have_count(0)
    primary(ann).click()
    expect(asked(ann, re.compile("dice", re.IGNORECASE)).first).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_more_time_in_the_last_seconds_and_its_place_is_kept(browse, size):
    ann, bob = browse(size), browse(size)
    room = lay(ann, seats=seats("Ann Bob", "me link"), dice="hand", clock=22)
    sit(bob, ann, room, "Bob")
    go_to(ann, room), go_to(bob, room)
    clock, more = ann.get_by_role("timer"), ann.get_by_role("button", name="More time")
    expect(clock).to_be_visible()
    place = primary(ann).bounding_box()
    expect(more).to_be_visible()
    assert primary(ann).bounding_box() == place
    expect(bob.get_by_role("button", name="More time")).to_have_count(0)
    more.click()
    expect(clock).to_have_accessible_name(re.compile("0:2[0-2]"))
    expect(more).to_have_count(0)
    expect(bob.get_by_role("timer")).to_have_accessible_name(re.compile("0:2[0-2]"))


def test_a_banner_fits_moves_nothing_and_is_reached_by_keys(browse, server, violations):
    ann, _, room = two_at_table(browse, name="A table with a rather long name")
    bar, before = ann.locator("header.bar"), {}
    for width, height in in_each(ann):
        layout = "main.desk" if width >= 800 else ".table.side" if width > height else ".table.phone:not(.side)"
        expect(ann.locator(layout)).to_be_visible()
        expect(ann.locator("#actions")).to_be_visible()
        if bar.count():  # a phone on its side has no bar until there is something to tell
            before[width] = bar.bounding_box()
    with hand(ann, server, room) as line:
        line.ask(type="replace-with-bot", seat="Ann")
    button = banner(ann).get_by_role("button").first
    for width, _ in in_each(ann):
        expect(banner(ann)).to_be_visible()
        assert bar.bounding_box() == before.get(width, bar.bounding_box())
        inside = banner(ann).bounding_box()
        assert inside["x"] >= 0, width
        assert inside["x"] + inside["width"] <= width
        assert button.bounding_box()["height"] >= 42, width
        assert violations(ann, "'.bar'") == [], width
    assert len(before) == len(SIZES) - 1
    button.press("Enter")
    expect(banner(ann).get_by_text("Take back")).to_have_count(0)
