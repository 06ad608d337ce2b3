"""Plays at a table of the site as fast as it goes, so that the browser can be taken away while it writes."""

import os
import signal
from contextlib import contextmanager, suppress
from pathlib import Path

from chromium import COMPILED_ONCE, launch_args
from playwright.sync_api import Error

SETUP = """
    const find = () => performance.getEntriesByType("resource").find(({ name }) => /client-[^/]*[.]js$/.test(name));
    while (!find()) await new Promise((resolve) => setTimeout(resolve, 20));
    const client = await import(find().name);
"""
LAY = f"""async (names) => {{{SETUP}
    const seats = names.map((name, number) => ({{ name, who: number ? "here" : "me" }}));
    const body = JSON.stringify({{ edition: "anti-us", seats, bot_delay: "off" }});
    return (await (await client.request("POST", "rooms", body)).json()).room;
}}"""
PLAY = f"""async (room) => {{{SETUP}
    let view, id = 0, wake = () => {{}};
    const table = client.open(room, "en", {{
        onmessage: (text) => {{
            const message = JSON.parse(text);
            if (message.view) noteShown((view = message.view).ply);
            wake();
        }},
        onclose: () => {{}},
    }});
    const news = () => new Promise((resolve) => (wake = resolve));
    while (!view) await news();
    const say = (what) => table.say(JSON.stringify({{ ...what, id: ++id }}));
    say({{ type: "add-salt", salt: "0123456789abcdef0123456789abcdef" }});
    for (let asked = -1; view.to_act !== null; await news()) {{
        const own = view.moves.find(({{ seat, decisions }}) => seat === view.to_act && decisions.length);
        if (!own || view.ply === asked) continue;
        say({{ type: "play", seat: own.seat, move: own.decisions[0].move, at: (asked = view.ply) }});
    }}
}}"""
LOOK = f"""async (room) => {{{SETUP}
    const check = await (await client.request("GET", `rooms/${{room}}/check`)).json();
    const view = await new Promise((resolve, reject) => {{
        const table = client.open(room, "en", {{
            onmessage: (text) => {{
                const message = JSON.parse(text);
                if (message.type !== "welcome") return;
                table.close();
                resolve(message.view);
            }},
            onclose: (code) => reject(new Error(`closed: ${{code}}`)),
        }});
    }});
    return {{ ok: check.ok, ply: view.ply }};
}}"""
PATIENCE = 60_000


class SiteBrowser:
    """A browser with a profile of its own that outlasts it."""

    def __init__(self, playwright, profile, url):
        self.profile = profile
        self.context = playwright.chromium.launch_persistent_context(profile, base_url=url, **launch_args(COMPILED_ONCE))
        self.context.set_default_timeout(PATIENCE)
        self.shown = None
        self.context.expose_function("noteShown", self.note)

    def note(self, ply):
        self.shown = max(self.shown or 0, ply)

    def open(self):
        """A page of the site."""
        page = self.context.new_page()
        page.goto("/#/tables")
        return page

    def play(self, page, room, plies):
        """Plays until so many more plies were shown; more are on their way then."""
        page.evaluate(f"void ({PLAY})({room!r})")
        begun = None
        while begun is None or self.shown < begun + plies:
            page.wait_for_timeout(1)
            begun = self.shown if begun is None else begun

    def kill(self):
        """Kills the browser with all its processes."""
        for command in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                if f"--user-data-dir={self.profile}".encode() in command.read_bytes().split(b"\0"):
                    os.kill(int(command.parent.name), signal.SIGKILL)
        with suppress(Error):
            self.context.close()


@contextmanager
def site_browser(playwright, profile, url):
    """A browser that is closed in the end, unless it was killed."""
    browser = SiteBrowser(playwright, profile, url)
    try:
        yield browser
    finally:
        with suppress(Error):
            browser.context.close()


def new_room(playwright, profile, url):
    """Lays a table of four people; gives its id."""
    with site_browser(playwright, profile, url) as browser:
        return browser.open().evaluate(LAY, ["Ann", "Bob", "Cem", "Dee"])


def break_off(playwright, profile, url, room, kill, plies=5):
    """Plays on, and takes the tab or the whole browser away in mid-game; gives the last ply that was shown."""
    with site_browser(playwright, profile, url) as browser:
        page = browser.open()
        browser.play(page, room, plies)
        if kill:
            browser.kill()
        else:
            page.close()
        return browser.shown


def look(playwright, profile, url, room):
    """What a new browser finds: whether the log is good, and its last ply."""
    with site_browser(playwright, profile, url) as browser:
        return browser.open().evaluate(LOOK, room)
