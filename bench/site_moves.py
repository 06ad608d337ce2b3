"""How long the page without a server takes to answer a move, and how long a bot's thinking keeps it waiting.

    python bench/site_moves.py [FOLDER]     a folder that `duopoly site` wrote; without one, it is written first

Chromium's slowdown does not reach workers, so a processor four times slower is this one's time times four.
"""

import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from chromium import launch_args
from static_server import serving_files

from duopoly.site import build_site

MOVES = 300
PLAY = """async ([edition, seats, most]) => {
    const find = () => performance.getEntriesByType("resource").find(({ name }) => /client-[^/]*[.]js$/.test(name));
    while (!find()) await new Promise((resolve) => setTimeout(resolve, 50));
    const client = await import(find().name);
    const body = JSON.stringify({ edition, seats, bot_delay: "off", hints: true });
    const { room } = await (await client.request("POST", "rooms", body)).json();
    const ready = performance.now();
    let view, wake = () => {}, id = 0;
    const answers = new Map();
    const table = client.open(room, "en", {
        onmessage: (text) => {
            const message = JSON.parse(text);
            if (message.view) view = message.view;
            if (message.id) answers.get(message.id)?.(message);
            wake();
        },
        onclose: () => {},
    });
    const ask = (what) => new Promise((resolve) => {
        answers.set(++id, resolve);
        table.say(JSON.stringify({ ...what, id }));
    });
    const news = () => new Promise((resolve) => (wake = resolve));
    while (!view) await news();
    await ask({ type: "add-salt", salt: "0123456789abcdef0123456789abcdef" });
    const moves = [], pings = [];
    while (moves.length < most && view.to_act !== null) {
        const own = view.moves.find((seat) => seat.seat === view.to_act && seat.decisions.length);
        if (!own) {
            const at = performance.now();
            await ask({ type: "ping" });
            pings.push(performance.now() - at);
            if (pings.length > 20000) break;
            continue;
        }
        const before = view.ply, at = performance.now();
        const answer = await ask({ type: "play", seat: own.seat, move: own.decisions[0].move, at: before });
        if (answer.type === "done") moves.push(performance.now() - at);
        else if (view.ply === before) await news();
    }
    table.close();
    return { ready, moves, pings, plies: view.ply };
}"""

COUNT_FRAMES = """(seconds) => new Promise((resolve) => {
    const frames = [], begin = performance.now();
    requestAnimationFrame(function frame(now) {
        frames.push(now);
        if (now - begin < 1000 * seconds) requestAnimationFrame(frame);
        else resolve([frames, moves]);
    });
})"""
NOTE_MOVES = """
window.moves = [];
const { Worker } = window;
window.Worker = class extends Worker {
    constructor(...rest) {
        super(...rest);
        this.addEventListener("message", ({ data }) => {
            if (data.type === "said" && JSON.parse(data.text).view) moves.push(performance.now());
        });
    }
};
"""
LAY = """async (plan) => {
    const find = () => performance.getEntriesByType("resource").find(({ name }) => /client-[^/]*[.]js$/.test(name));
    while (!find()) await new Promise((resolve) => setTimeout(resolve, 50));
    const client = await import(find().name);
    return (await (await client.request("POST", "rooms", JSON.stringify(plan))).json()).room;
}"""
SECONDS, THOUGHT = 20, 1000


def frames_while_thinking(browser, url, slower):
    """Four experts play; how smooth is their table while they think, on a page whose own thread is so many times slower?"""
    page = browser.new_page()
    page.add_init_script(NOTE_MOVES)
    page.goto(f"{url}/#/tables")
    seats = [{"name": name, "who": "bot", "bot": "expert"} for name in ("Ann", "Bob", "Cem", "Dee")]
    room = page.evaluate(LAY, {"edition": "anti-us", "seats": seats, "bot_delay": "fast"})
    page.goto(f"{url}/#/t/{room}")
    page.locator("#ledger").get_by_role("listitem").first.wait_for()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    times, moves = page.evaluate(COUNT_FRAMES, SECONDS)
    frames = [(at, at - before) for before, at in pairwise(times)]
    thoughts = [(at - THOUGHT, at) for before, at in pairwise(moves) if at - before > THOUGHT]
    for what, counted in (
        ("while they think", [time for at, time in frames if any(begin + time <= at <= end for begin, end in thoughts)]),
        ("all the time", [time for _, time in frames]),
    ):
        if counted:
            rate = 1000 * len(counted) / sum(counted)
            print(f"four experts, page {slower}x slower, {what}: {rate:.1f} frames a second, the longest {max(counted):.0f} ms")
    print(f"  {len(moves)} moves, {len(thoughts)} of them after a second's thought")
    page.close()


def figures(times):
    """The median, the slowest twentieth and the slowest, in ms, here and four times slower."""
    if len(times) < 2:
        return "none"
    named = {"median": median(times), "95%": quantiles(times, n=20)[-1], "slowest": max(times)}
    return ", ".join(f"{name} {time:.1f} ms (×4: {4 * time:.0f})" for name, time in named.items())


def main():
    """Measures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp()) / "site"
    if not folder.is_dir():
        build_site(folder)
    people = [{"name": name, "who": who} for name, who in (("Ann", "me"), ("Bob", "here"))]
    bots = {
        bot: [people[0], *({"name": name, "who": "bot", "bot": bot} for name in ("Bob", "Cem", "Dee"))]
        for bot in ("steady", "expert")
    }
    with serving_files(folder) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_args())
        for what, edition, seats, most in (
            ("two people", "anti-us", people, MOVES),
            ("two people", "classic-us", people, MOVES),
            ("a person and three steady", "anti-us", bots["steady"], MOVES // 3),
            ("a person and three expert", "anti-us", bots["expert"], 8),
        ):
            page = browser.new_page()
            page.goto(url)
            got = page.evaluate(PLAY, [edition, seats, most])
            print(f"{edition}, {what}: rules ready after {got['ready'] / 1000:.2f} s, {got['plies']} plies")
            print(f"  a move, {len(got['moves'])} of them: {figures(got['moves'])}")
            print(f"  any answer while others move, {len(got['pings'])}: {figures(got['pings'])}")
            page.close()
        for slower in (1, 4):
            frames_while_thinking(browser, url, slower)
        browser.close()


if __name__ == "__main__":
    main()
