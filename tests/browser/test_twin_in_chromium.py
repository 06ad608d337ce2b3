"""The JavaScript module over the compiled rules plays the same games in a browser as in Python, byte for byte."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from twin_digests import GAMES, STEPS, learners_game, played_games

from duopoly.editions import names

ROOT = Path(__file__).parents[2]
RUN = """async ([name, given]) => {
    const { Twin } = await import("/src/duopoly/fast/js/twin.js");
    const digests = await import("/tests/fast/twin_digests.mjs");
    const [wasm, description] = await Promise.all(["wasm", "json"].map((end) => fetch(`/src/duopoly/fast/duopoly.${end}`)));
    const twin = await Twin.load(await wasm.arrayBuffer(), await description.json());
    return digests[name](twin, ...given);
}"""


class PlainFiles(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".js": "text/javascript"}  # noqa: RUF012

    def log_message(self, *arguments):
        """Says nothing."""


@pytest.fixture(scope="module")
def in_chromium(browser):
    """Runs a function of twin_digests.mjs on a page of a server of plain files."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(PlainFiles, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = browser.new_page()
    page.goto(f"http://127.0.0.1:{server.server_port}/tests/fast/")
    yield lambda name, *arguments: page.evaluate(RUN, [name, arguments])
    page.close()
    server.shutdown()
    server.server_close()


def test_whole_games_are_the_same_bytes(compiled, in_chromium):
    """Rows and counters, in every edition, of all bots."""
    assert in_chromium("playedGames", GAMES) == played_games(compiled, GAMES)


@pytest.mark.parametrize("edition", names())
def test_learners_see_the_same(compiled, in_chromium, edition):
    """Masks, observations, and rollouts of every legal move."""
    here, chances = learners_game(compiled, edition, STEPS)
    there = in_chromium("learnersGame", edition, STEPS)
    assert [each["chances"] for each in there.pop("rollouts")] == chances
    assert there == here
