"""The end of a game: podium, story, chart, rematch, sharing; and the line that the bot expected, in the replay."""

import json
import re
from random import Random

import pytest
from at_table import DESK, go_to, hand, in_each, in_language, lay, primary, seats, two_at_table
from legible_states import bankruptcy, next_move, table
from playwright.sync_api import expect

import duopoly

BROKE = {"start_cash": 100, "start_bonus": 0}
TURN = {
    "first": 0, "last": 4, "ply": 2, "round": 1, "player": "Bob", "before": 0.5, "after": 0.9, "kind": "purchase",
    "label": "round 1: the purchase",
    "sentence": {"text": "The game turned in round 1, when Bob’s chances rose from 50% to 90%.", "strong": ["round 1", "50%", "90%"]},
}  # fmt: skip
DECLINED = {
    "ply": 2, "by": "Ann", "move": "Do not buy", "deed": "Ann left French Quarter unsold at $60",
    "better": "Buy French Quarter", "round": 1, "grade": "blunder", "best": 0.7, "played": 0.4, "cost": 0.3, "low": 0.28, "high": 0.32,
}  # fmt: skip


def finished(page, server, **more):
    """A table whose game is over: Ann cannot pay the tax. Gives its number of moves too."""
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand", rules={**BROKE, "auction": False}, **more)
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann decline", "Ann end", "Bob throw")
        view = line.play("chance dice 1 3", "Bob tax flat", "Bob give-up")
    return room, view["ply"]


def analyzed(page, moves):
    """What an analysis of that game would be like."""
    odds = [
        {"name": "Ann", "value": [0.5, 0.9, 1.0], "low": [0.47, 0.88, 0.99], "high": [0.53, 0.92, 1.0]},
        {"name": "Bob", "value": [0.5, 0.1, 0.0], "low": [0.47, 0.08, 0.0], "high": [0.53, 0.12, 0.01]},
    ]
    result = {
        "state": "done", "command": "", "done": 1.0, "plies": [0, 4, moves], "odds": odds, "costly": [DECLINED], "players": [],
        "turning_point": TURN, "rollouts": 500, "unfinished": 0.0, "bot": "steady",
    }  # fmt: skip
    page.route("**/analysis?*", lambda route: route.fulfill(json=result))


def too_small(page):
    """Words under 11 px, and buttons lower than 44 px, in the main part of the page; a rule's number has room around it."""
    return page.evaluate(
        """() => {
          const words = [...document.querySelectorAll('main *')].filter((place) =>
            [...place.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) &&
            parseFloat(getComputedStyle(place).fontSize) < 11 && place.checkVisibility() && !place.closest('.board, svg'));
          const buttons = [...document.querySelectorAll('main button:not(.rule), main a.btn')].filter((place) =>
            place.checkVisibility() && place.getBoundingClientRect().height < 43.5 && !place.closest('.board'));
          return [...words, ...buttons].map((place) => place.outerHTML.slice(0, 90));
        }"""
    )


def test_the_end_at_every_size(browse, server, violations):
    page = browse()
    room, moves = finished(page, server)
    analyzed(page, moves)
    go_to(page, room)
    expect(page.get_by_role("heading", level=1, name="Ann keeps it fair.")).to_be_visible()
    podium = page.get_by_role("list", name="Podium").get_by_role("listitem")
    expect(podium).to_have_count(2)
    expect(podium.filter(has_text="Ann")).to_contain_text("1")
    expect(podium.filter(has_text="Bob")).to_contain_text("out in round 1")
    expect(page.get_by_text("The game turned in round 1")).to_be_visible()
    expect(page.get_by_text("was the best title")).to_have_count(0)  # nobody paid a rent: it is left out
    expect(page.get_by_role("img", name=re.compile("^Winning chances over 1 round"))).to_be_visible()
    expect(page.get_by_text("round 1: the purchase")).to_be_visible()
    for size in in_each(page):
        assert too_small(page) == [], size
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
        for name in ("Rematch", "Share", "Look back"):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport()
        assert violations(page) == [], size


def three_players():
    """A game that two of three leave bankrupt, the first of them late enough for words of two lines."""
    rules = {"start_cash": 700, "start_bonus": 0, "auction": False}
    roles = ["competitor", "monopolist", "competitor"]
    game = duopoly.Game("anti-us", ["Benedikt", "Wilhelmina", "Cem"], roles=roles, seed=1, rules=rules)
    while game.result is None:
        moves = game.legal()
        if game.to_act == "chance":
            game.chance()
        else:
            game.play("give-up" if "give-up" in moves and game.round > 10 else next_move(game, Random(1)))
    return game


@pytest.mark.parametrize("lang", ["fr", "pl"])
@pytest.mark.parametrize("size", [(320, 568), (390, 844)], ids=["320", "390"])
def test_words_of_two_lines_cut_no_name_and_touch_no_edge(size, lang, browse):
    page = browse({"width": size[0], "height": size[1]})
    in_language(page, lang)
    go_to(page, table(page, three_players()))
    blocks = page.locator("ol .block")
    expect(blocks).to_have_count(3)
    assert blocks.evaluate_all(
        """blocks => blocks.every((block) => [...block.children].every((one) =>
            one.scrollHeight <= one.clientHeight && one.getBoundingClientRect().bottom <= block.getBoundingClientRect().bottom))"""
    )
    tops = [block.bounding_box()["y"] for block in blocks.all()]
    assert tops[1] < tops[0] < tops[2], "the first stands highest"
    for button in page.locator(".three .btn").all():
        assert min(edges(button)) >= 8, button.inner_text()


def edges(button):
    """How far a button's words are from its edges."""
    return button.evaluate(
        """button => {
            const words = document.createRange();
            words.selectNodeContents(button);
            const [inner, outer] = [words, button].map((one) => one.getBoundingClientRect());
            return [inner.left - outer.left, outer.right - inner.right];
        }"""
    )


def test_the_key_of_a_button_stands_beside_its_word(browse, server):
    page = browse(DESK)
    room, _ = finished(page, server)
    page.goto(f"/#/replay/{room}")
    share = page.get_by_role("button", name="Share")
    middles = [box["y"] + box["height"] / 2 for box in (share.locator(part).bounding_box() for part in ("span", "kbd"))]
    assert middles[0] == pytest.approx(middles[1], abs=1)


@pytest.mark.parametrize("size", [(1180, 820), (1366, 768), (1440, 900), (1920, 1080)])
def test_a_replay_shows_board_and_slider_at_once(size, browse, server):
    page = browse({"width": size[0], "height": size[1]})
    room, _ = finished(page, server)
    page.goto(f"/#/replay/{room}")
    board, slider = page.locator(".then [role=grid]"), page.get_by_role("group", name="Any move of the game")
    for part in (board, slider):
        expect(part).to_be_in_viewport(ratio=1)
    one, other = board.bounding_box(), slider.bounding_box()
    assert one["x"] + one["width"] <= other["x"] or one["y"] + one["height"] <= other["y"], "neither lies on the other"


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("size", [(1024, 768), (1080, 810), (1180, 820)], ids=["1024", "1080", "1180"])
def test_on_a_tablet_that_lies_a_replay_is_one_screenful(size, lang, browse, server):
    page = browse({"width": size[0], "height": size[1]})
    in_language(page, lang)
    room, _ = finished(page, server)
    page.goto(f"/#/replay/{room}")
    board, slider = page.locator(".then [role=grid]"), page.locator(".slider")
    now = page.locator(".around li[aria-current]")
    for part in (page.get_by_role("heading", level=1), board, slider, page.locator(".around h2"), now.last):
        expect(part).to_be_in_viewport(ratio=0.99)  # a list scrolls by a whole pixel
    assert now.last.bounding_box()["y"] + now.last.bounding_box()["height"] <= slider.bounding_box()["y"]
    assert page.evaluate("scrollY") == 0


def test_the_slider_has_one_row_below_the_board_and_two_in_a_narrow_column(browse, server):
    page = browse({"width": 1180, "height": 820})
    room, _ = finished(page, server)
    page.goto(f"/#/replay/{room}")
    slider, steps = page.locator(".slider input"), page.locator(".slider .step")
    expect(slider).to_be_visible()
    lines = [box["y"] + box["height"] / 2 for box in (one.bounding_box() for one in page.locator(".slider > *").all())]
    assert max(lines) - min(lines) < 2
    assert slider.bounding_box()["width"] > 600
    page.set_viewport_size({"width": 1180, "height": 746})
    boxes = [one.bounding_box() for one in (steps.first, slider, steps.last)]
    assert boxes[0]["x"] < boxes[1]["x"] < boxes[2]["x"]
    assert len({round(box["y"] + box["height"] / 2) for box in boxes}) == 1
    assert boxes[1]["width"] > 250


def test_until_the_chances_are_worked_out_there_is_the_wealth(browse, server):
    page = browse()
    room, moves = finished(page, server)
    none = {
        "state": "none", "reason": "", "done": 0.0, "plies": [], "odds": [], "costly": [], "players": [], "turning_point": None,
        "rollouts": 0, "unfinished": 0.0, "bot": "",
    }  # fmt: skip
    page.route("**/analysis?*", lambda route: route.fulfill(json=none))
    go_to(page, room)
    chart = page.get_by_role("figure")
    expect(chart.get_by_role("img", name=re.compile("^Wealth over 1 round"))).to_be_visible()
    expect(page.get_by_text("The game turned")).to_have_count(0)
    page.unroute("**/analysis?*")
    analyzed(page, moves)
    chart.get_by_role("button", name="Work out the chances").click()
    expect(chart.get_by_role("heading", name="Chances of winning")).to_be_visible()
    box = chart.locator("svg").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page).to_have_url(re.compile(rf"#/replay/{room}/\d+$"))


def test_all_by_keys(browse, server):
    page = browse()
    room, moves = finished(page, server)
    analyzed(page, moves)
    go_to(page, room)
    expect(page.get_by_role("list", name="Podium")).to_be_visible()
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog", name="Share this game")
    expect(sheet).to_be_visible()
    page.keyboard.press("l")  # in a sheet no key leads away
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.keyboard.press("l")
    expect(page).to_have_url(re.compile(rf"#/replay/{room}$"))
    page.go_back()
    expect(page.get_by_role("list", name="Podium")).to_be_visible()
    page.get_by_role("button", name="Rematch").focus()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(room))
    expect(page.get_by_role("heading", name="Your throw, Bob")).to_be_visible()


def test_when_a_game_ends_its_heading_has_the_focus_and_a_second_enter_begins_no_rematch(browse, server):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand", rules={**BROKE, "auction": False})
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann decline", "Ann end", "Bob throw", "chance dice 1 3", "Bob tax flat")
    go_to(page, room)
    page.locator("#actions").get_by_role("button", name="Give up").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#actions").get_by_role("button", name="press again to confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Ann keeps it fair.")).to_be_focused()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)
    expect(page).to_have_url(re.compile(room))
    expect(page.get_by_role("list", name="Podium")).to_be_visible()


def test_a_picture_is_saved_with_letters_and_after_a_yes_with_names(browse, server, violations, tmp_path):
    page = browse(permissions=["clipboard-read", "clipboard-write"])
    room, moves = finished(page, server)
    analyzed(page, moves)
    go_to(page, room)
    page.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog", name="Share this game")
    expect(sheet.get_by_text("The picture shows letters")).to_be_visible()
    expect(sheet.get_by_role("textbox", name=re.compile("^With this link"))).to_have_value(f"{server.url}/#t/{room}")
    letters = saved(page, sheet, tmp_path / "letters.png")
    expect(sheet.get_by_role("button", name="Picture saved, link copied.")).to_be_visible()
    expect(page.locator(".notes-shown p")).to_have_count(0)  # none that would cover the story
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.url}/#t/{room}"
    sheet.get_by_role("checkbox", name="Show names on the picture").check()
    expect(sheet.get_by_text("Everybody agrees")).to_be_visible()
    names = saved(page, sheet, tmp_path / "names.png")
    assert violations(page) == []
    for picture in (letters, names):
        assert (picture["width"], picture["height"]) == (1200, 630)
        assert picture["colors"] > 50, "it is not blank"
    assert letters["sum"] != names["sum"]


def test_three_sentences_in_their_order_and_a_picture_sent_with_its_link(browse, server):
    """The best title, the turning point, the luckiest throw; where the browser can share, it is given picture and link."""
    page = browse()
    page.add_init_script(
        """Object.assign(Navigator.prototype, {
            canShare: () => true,
            share: async ({ files, text }) => { window.shared = [files.map(({ name, type, size }) => [name, type, size > 1000]), text]; },
        })"""
    )
    game = bankruptcy(start_cash=150)
    room = table(page, game)
    analyzed(page, len(game.moves))
    go_to(page, room)
    story = page.get_by_role("main").locator("section", has=page.get_by_role("heading", name="How it went"))
    expect(story).to_contain_text(
        re.compile("Hollywood Blvd. was the best title: .*The game turned in round 1.*The luckiest throw was", re.DOTALL)
    )
    page.get_by_role("button", name="Share").click()
    page.get_by_role("dialog").get_by_role("button", name="Share the picture").click()
    page.wait_for_function("() => window.shared")
    files, text = page.evaluate("shared")
    assert files == [["duopoly.png", "image/png", True]]
    assert text.endswith(f"{server.url}/#t/{room}")


def saved(page, sheet, path):
    """The picture that is saved: its size, how many colors it has, and a sum over its pixels."""
    with page.expect_download() as download:
        sheet.get_by_role("button", name=re.compile("^Save the picture")).click()
    download.value.save_as(path)
    assert download.value.suggested_filename == "duopoly.png"
    return page.evaluate(
        """async (bytes) => {
          const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const pen = canvas.getContext("2d");
          pen.drawImage(bitmap, 0, 0);
          const pixels = new Uint32Array(pen.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
          const sum = pixels.reduce((sum, pixel, n) => (sum + pixel * (n % 97)) % 1000003, 0);
          return { width: bitmap.width, height: bitmap.height, colors: new Set(pixels).size, sum };
        }""",
        list(path.read_bytes()),
    )


def test_others_look_back_by_the_link(browse, server):
    page, stranger = browse(), browse()
    room, moves = finished(page, server)
    analyzed(stranger, moves)
    stranger.goto(f"/#/t/{room}")
    expect(stranger.get_by_role("heading", level=1, name="Ann keeps it fair.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Rematch")).to_have_count(0)
    stranger.get_by_role("button", name="Look back").click()
    expect(stranger.get_by_role("slider", name="Any move of the game")).to_have_value(str(moves))


def test_people_wait_for_each_other_in_a_rematch(browse, server):
    ann, bob, room = two_at_table(browse, rules=BROKE)
    with hand(ann, server, room) as line:
        line.play("Ann throw", "chance dice 1 3", "Ann tax flat", "Ann give-up")
    for page in (ann, bob):
        expect(page.get_by_role("heading", level=1, name="Bob owns the town.")).to_be_visible()
    expect(ann.get_by_text("Same players, camps swapped")).to_be_visible()
    ann.get_by_role("button", name="Rematch").click()
    expect(ann.get_by_text("Bob", exact=False).first).to_be_visible()
    expect(ann).not_to_have_url(re.compile(room))
    expect(bob.get_by_text("Ann is ready for a rematch")).to_be_visible()
    bob.wait_for_timeout(300)  # a press on what has changed just now is dropped
    bob.get_by_role("button", name="Join the rematch").click()
    for page in (ann, bob):
        expect(page.locator("#actions")).to_be_visible()
    expect(bob.get_by_role("heading", name="Your throw, Bob")).to_be_visible()


def line_of(page, room, lang="en"):
    """The line after buying, made of the game's own positions."""
    view = page.request.get(f"/api/rooms/{room}/plies/2?lang={lang}").json()
    replay = page.request.get(f"/api/rooms/{room}/replay?lang={lang}").json()
    told = {**replay["lines"][0], "text": "Ann buys French Quarter for $60."}
    steps = [{"by": "Ann", "lines": [told]}, {"by": "chance", "lines": [{**told, "text": "Bob throws 6 and 5."}]}]
    return {"ply": 2, "better": "Buy French Quarter", "bot": "steady", "games": 15, "steps": steps}, view


def test_the_line_that_the_bot_expected_is_stepped_through(browse, server, violations):
    page = browse()
    room, moves = finished(page, server)
    analyzed(page, moves)
    line, view = line_of(page, room)
    page.route("**/lines/2?*", lambda route: route.fulfill(json=line))
    page.route(
        re.compile(r"/lines/2/(\d+)\?"),
        lambda route: route.fulfill(body=json.dumps(view), content_type="application/json"),
    )
    page.goto(f"/#/replay/{room}")
    costly = page.get_by_role("listitem").filter(has_text="Ann left French Quarter unsold at $60.")
    expect(costly).to_contain_text("Blunder")
    expect(costly).to_contain_text("Round 1: Ann left French Quarter unsold at $60.")
    expect(costly).to_contain_text("Better: Buy French Quarter (70% chance of winning instead of 40%)")
    costly.get_by_role("button", name="See what the bot expected").click()
    panel = page.get_by_role("region", name="Instead: Buy French Quarter")
    expect(panel).to_contain_text("step 1 of 2 Ann buys French Quarter for $60.")
    expect(panel).to_be_in_viewport()
    page.keyboard.press("ArrowRight")
    expect(panel).to_contain_text("step 2 of 2 Bob throws 6 and 5.")
    panel.get_by_role("button", name="Previous step").click()
    panel.get_by_role("button", name="Previous step").click()
    expect(panel).to_contain_text("Before the decision")
    for size in in_each(page):
        expect(panel).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
        assert violations(page) == [], size
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider", name="Any move of the game")).to_have_value("2")


def test_a_move_is_graded_when_asked(browse, server, violations):
    page = browse(DESK)
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand", rules={"auction": False})
    go_to(page, room)
    actions = page.locator("#actions")
    primary(page).click()
    with hand(page, server, room) as line:
        line.play("chance dice 1 2")
    expect(actions.get_by_role("button", name="Do not buy")).to_be_visible()
    expect(actions.get_by_role("button", name="Grade my last move")).to_have_count(0)  # to throw was no decision
    actions.get_by_role("button", name="Do not buy").click()
    actions.get_by_role("button", name="Grade my last move").click()
    grade = page.get_by_role("region", name="Your last move")
    expect(grade).to_contain_text("Ann left French Quarter unsold at $60")
    expect(grade).to_contain_text(re.compile("Best|Good|Slip|Blunder"))
    expect(grade).to_contain_text(
        "Judged nearly as the strongest bot, champion, judges: a few rounds were played on 1,000 times"
    )
    expect(grade).to_be_in_viewport(ratio=0.9)
    assert violations(page) == []
    page.get_by_role("combobox", name="Language").select_option("pl")
    expect(page.locator("#actions").get_by_role("button", name="Oceń mój ruch")).to_be_visible()
    expect(page.locator(".insight")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_the_end_at_a_real_board_says_who_won_and_offers_another_game(browse, size):
    page = browse({"width": size[0], "height": size[1]})
    page.goto(f"/#/t/{table(page, bankruptcy(), treasurer=True)}")
    expect(page.get_by_role("heading", level=1, name="Bob owns the town.")).to_be_visible()
    places = page.locator("section:has(> h1) ol").get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text("1")
    expect(places.first).to_contain_text("Bob")
    again = page.get_by_role("link", name="Play again at this board")
    expect(page.get_by_role("link", name="Replay the game")).to_be_in_viewport(ratio=1)
    expect(again).to_be_in_viewport(ratio=1)
    again.click()
    expect(page.get_by_role("heading", level=1, name="At a real board")).to_be_visible()
