"""One clock for the whole page: what is told, asked and owned is as of what has been seen to happen."""

import json

import pytest
from at_table import SIZES, act, asked, cash, go_to, hand, in_language, lay, primary, seats, told
from playwright.sync_api import expect
from watching import ahead, seen, watch

WIDE, PHONE = {"width": 1366, "height": 768}, {"width": 375, "height": 667}
PLAYED = "[...document.querySelectorAll('#actions button')].some((one) => one.textContent.includes('Moving'))"
"""Whether what I pressed is being shown."""
TAPS = 4
REMEMBER = """() => {
  const controls = () => [...document.querySelectorAll("#actions button")].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { words: button.textContent.trim(), x: x + width / 2, y: y + height / 2 };
  });
  window.gone = new Promise((resolve) => {
    setTimeout(resolve, 2000, null);
    let before = controls();
    requestAnimationFrame(function look() {
      const now = controls();
      const key = ({ words, x, y }) => `${words} ${Math.round(x)} ${Math.round(y)}`;
      const left = before.find((one) => !now.some((other) => key(other) === key(one)));
      if (left) return resolve(left);
      before = now;
      requestAnimationFrame(look);
    });
  });
}"""
"""Promises the first control that does not stand where it stood a frame before; nothing if none goes in two seconds."""


def moving(browse, size=WIDE):
    """A browser whose owner wants to see things move."""
    page = browse(size)
    page.emulate_media(reduced_motion="no-preference")
    return page


def bots_play(page, server, room):
    """Ann's seat goes to a bot: from now on the game plays by itself."""
    with hand(page, server, room) as line:
        assert line.ask(type="replace-with-bot", seat="Ann")["type"] == "done"


def sent_by(page):
    """The moves that the page asks for, as they are sent; to be called before it opens."""
    moves = []

    def hear(payload):
        message = json.loads(payload)
        if message["type"] == "play":
            moves.append(message["move"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return moves


@pytest.mark.parametrize(("width", "height", "rounds"), [(1366, 768, 6), (820, 1180, 4), (375, 667, 4), (667, 375, 4)])
def test_the_panel_never_runs_ahead_and_nothing_shifts(browse, server, width, height, rounds):
    """Panel, cards, ledger and board at each frame of a whole game; and whatever comes, what stays keeps its place.

    On a phone the ledger is in a sheet: there panel, cards and map are of one moment.
    """
    ann, page = browse(), moving(browse, {"width": width, "height": height})
    watch(page, "fast")
    room = lay(
        ann,
        seats=seats("Ann Bob Cem", "me bot bot"),
        aim="timed",
        rules={"start_cash": 300, "start_bonus": 0, "rounds": rounds},
    )
    bots_play(ann, server, room)
    go_to(page, room)  # a guest, who is told what is to be decided
    expect(page.get_by_role("list", name="Podium")).to_be_visible(
        timeout=90_000
    )  # its heading before may stand for a moment only
    found = seen(page)
    assert len(found["frames"]) > 80
    assert {len(frame["places"]) for frame in found["frames"]} >= {3}
    assert any(frame["owned"] for frame in found["frames"])
    assert all(found["kinds"].get(kind, 0) > 5 for kind in ("dice", "walk", "money")), found["kinds"]
    assert ahead(found) == []
    # At the end of the game another screen comes: what stays until then keeps its place.
    last = max(frame["at"] for frame in found["frames"] if frame["heading"] != "The game is over.")
    shifts = sorted((shift for shift in found["shifts"] if shift["at"] <= last), key=lambda shift: -shift["value"])
    if width > 800:  # a phone's map is larger before some questions than before others
        assert sum(shift["value"] for shift in shifts) <= 0.01, shifts[:5]


def test_at_a_calm_pace_a_throw_is_told_when_the_dice_lie_still(browse, server):
    page = moving(browse)
    watch(page)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2")
    expect(asked(page, "French Quarter is for sale")).to_be_visible()
    frames = seen(page)["frames"]
    assert [frame for frame in frames if frame["dice"] and "throws" in frame["text"]] == []
    assert [frame for frame in frames if (frame["dice"] or frame["walk"]) and "for sale" in (frame["heading"] or "")] == []
    assert {frame["line"] for frame in frames if frame["walk"]} == {next(f["line"] for f in frames if "throws" in f["text"])}
    assert ahead(seen(page)) == []


def test_a_tap_finishes_what_moves_and_presses_nothing_that_appears(browse):
    page = moving(browse)
    sent = sent_by(page)
    room = lay(page, seats=seats("Ann Bob", "me here"))
    go_to(page, room)
    place = primary(page).bounding_box()
    primary(page).click()
    page.wait_for_function(f"() => {PLAYED}")
    assert primary(page).bounding_box() == place, "the button keeps its size and place while it waits"
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(page.locator("#actions").get_by_text("Moving")).to_have_count(0)
    expect(told(page, "Ann throws")).to_be_visible()
    assert sent == ["throw"]


def test_a_tap_on_what_stays_is_not_lost(browse):
    page = moving(browse)
    room = lay(page, seats=seats("Ann Bob", "me here"))
    go_to(page, room)
    primary(page).click()
    page.wait_for_function(f"() => {PLAYED}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert not page.evaluate(PLAYED), "and what moved has come to its end"


def test_space_finishes_what_moves_and_presses_nothing(browse):
    page = moving(browse)
    sent = sent_by(page)
    room = lay(page, seats=seats("Ann Bob", "me here"))
    go_to(page, room)
    primary(page).focus()
    page.keyboard.press("Space")
    page.wait_for_function(f"() => {PLAYED}")
    page.keyboard.press("Space")
    expect(told(page, "Ann throws")).to_be_visible()
    assert not page.evaluate(PLAYED)
    assert sent == ["throw"]


@pytest.mark.parametrize(("width", "height"), SIZES[:-1])  # the largest has the layout of the one before
def test_where_a_button_stood_a_frame_before_nothing_else_is_pressed(browse, width, height):
    """A finger that aims at a button comes down when another one stands there."""
    page = moving(browse, {"width": width, "height": height})
    sent = sent_by(page)
    room = lay(page, seats=seats("Ann Bob Cem Dee"), bot_delay="fast")
    page.add_init_script("localStorage.setItem('duopoly', JSON.stringify({ speed: 'fast' }))")
    go_to(page, room)
    taps = 0
    for _ in range(4 * TAPS):
        if taps == TAPS:
            break
        pressed = len(sent)
        if primary(page).is_visible() and primary(page).get_attribute("aria-disabled") is None:
            primary(page).focus()
            page.evaluate(REMEMBER)
            page.keyboard.press("Enter")
            page.evaluate("window.gone")  # it says that it waits
            pressed += 1
        page.evaluate(REMEMBER)
        gone = page.evaluate("window.gone")
        if gone is None:  # the bots were done before it looked
            continue
        page.mouse.click(gone["x"], gone["y"])
        taps += 1
        page.wait_for_timeout(200)  # what was pressed would have been sent
        assert len(sent) <= pressed, (gone, sent)
        for name in ("Done", "Close"):  # what stays where it was may be pressed: a list of titles, the menu
            if page.get_by_role("button", name=name, exact=True).first.is_visible():
                page.keyboard.press("Escape")
    assert taps == TAPS


def test_the_speed_is_in_the_bar_and_can_be_changed_at_any_time(browse):
    page = moving(browse)
    room = lay(page, seats=seats("Ann Bob", "me bot"), bot_delay="normal")
    go_to(page, room)
    speed = page.get_by_role("banner").get_by_role("group", name="Speed of the board")
    expect(speed.get_by_role("radio", name="Calm")).to_be_checked()
    primary(page).click()
    page.wait_for_function(f"() => {PLAYED}")
    speed.get_by_role("radio", name="Instant").check(force=True)
    assert not page.evaluate(PLAYED)
    page.get_by_role("button", name="Speed. The board: Instant").click()
    sheet = page.get_by_role("dialog", name="Speed")
    bots = sheet.get_by_role("group", name="Speed of the bots")
    expect(bots.get_by_role("radio", name="Calm")).to_be_checked()
    bots.get_by_role("radio", name="Instant").check(force=True)
    expect(bots.get_by_role("radio", name="Instant")).to_be_checked()
    page.reload()
    page.get_by_role("button", name="Speed. The board: Instant").click()
    expect(bots.get_by_role("radio", name="Instant")).to_be_checked()


@pytest.mark.parametrize(("lang", "word"), [("en", "Speed"), ("fr", "Rythme"), ("pl", "Tempo")])
def test_the_gauge_in_the_bar_says_what_it_is(browse, lang, word):
    """In words where there is room; a phone's menu says it."""
    page = browse()
    in_language(page, lang)
    go_to(page, lay(page))
    for width, height in SIZES:
        if width < 800:
            continue
        page.set_viewport_size({"width": width, "height": height})
        gauge = page.get_by_role("banner").get_by_title(word, exact=True)
        expect(gauge).to_be_in_viewport(ratio=1)
        expect(gauge.get_by_text(word, exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_guest_sees_the_pace_of_bots_but_does_not_set_it(browse, size):
    ann = browse()
    room = lay(ann, seats=seats("Ann Bob", "me bot"), bot_delay="fast")
    guest = browse(size)
    guest.goto(f"/#/t/{room}")
    if size == WIDE:
        guest.get_by_role("button", name="Speed. The board: Calm").click()
    else:  # where a banner may have its place in the bar
        guest.get_by_role("button", name="Menu").click()
        guest.get_by_role("button", name="Speed", exact=True).click()
    sheet = guest.get_by_role("dialog", name="Speed")
    expect(sheet.get_by_text("Quick", exact=True).last).to_be_visible()
    expect(sheet.get_by_text("The host of the table sets it.")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_round_of_bots_in_one_breath(browse, size):
    page = browse(size)
    room = lay(page, seats=seats("Ann Bob Cem Dee"), bot_delay="fast")
    go_to(page, room)
    page.get_by_role("button", name="Speed. The board").click()
    sheet = page.get_by_role("dialog", name="Speed")
    sheet.get_by_role("checkbox", name="Show the bots’ moves together").check(force=True)
    bots = sheet.get_by_role("group", name="Speed of the bots")
    expect(bots.get_by_role("radio", name="Instant")).to_be_checked()  # nobody else waits here
    page.keyboard.press("Escape")
    summary = page.get_by_role("list", name="What the bots did")
    for _ in range(30):
        expect(primary(page)).to_be_enabled()
        if summary.is_visible():
            break
        primary(page).click()
        page.wait_for_timeout(300)
    expect(summary).to_be_visible()
    assert 0 < summary.get_by_role("listitem").count() <= 6


def test_after_play_the_focus_is_on_the_first_button(browse):
    page = browse(WIDE)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Throw the dice")).to_be_focused()


def test_two_real_dice_are_two_taps_and_nothing_moves_between(browse):
    """3, then 2 in the second row: the rows stay where they are."""
    for size in (PHONE, WIDE):
        page = browse(size)
        room = lay(page, seats=seats("Ann Bob", "me here"), treasurer=True)
        page.goto(f"/#/t/{room}")
        dice = page.get_by_role("group", name=" die").get_by_role("button")
        three, two = dice.nth(2), dice.nth(7)
        expect(two).to_be_visible()
        place = two.bounding_box()
        three.click()
        expect(three).to_have_attribute("aria-pressed", "true")
        page.wait_for_timeout(300)  # where each second die would lead has come
        assert two.bounding_box() == place
        page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        expect(page.get_by_text("Ann throws 3 and 2").first).to_be_visible()
    page = browse(WIDE)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    act(page, "Throw the dice")
    six = page.locator("#actions").get_by_role("button", name="6", exact=True)
    expect(six).to_be_visible()
    place = six.bounding_box()
    act(page, "1")
    expect(page.get_by_role("button", name="Start over")).to_be_visible()
    assert six.bounding_box() == place


def test_a_page_that_nobody_sees_falls_behind_in_nothing(browse, server):
    page = moving(browse)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand")
    go_to(page, room)
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann buy")
    expect(cash(page, "Ann")).to_contain_text("$1,440", timeout=1000)
