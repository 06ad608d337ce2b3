"""The documents keep their word: Python blocks run, commands in sh blocks run, and everything named is explained somewhere."""

import doctest
import importlib
import inspect
import os
import pkgutil
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

import pytest
from made_site import make_site
from sybil import Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser

import duopoly
from duopoly.bots import BOTS, CHARACTERS, find
from duopoly.editions import names
from duopoly.editions.edition import Rules
from duopoly.play.restore import FIELDS, PLAYER_FIELDS
from duopoly.rl.observation import LAYOUT, OFFSET
from duopoly.rules.codes import PHASES, VERBS
from duopoly.server.store.schema import METADATA
from duopoly.terminal.options import ServeOptions

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    *(page for folder in ("", "api", "research") for page in sorted((ROOT / "docs" / folder).glob("*.md"))),
]
LINKS = re.compile(r"\]\(([^)#:]*)(?:#([^)]+))?\)")
MODULES = sorted(
    info.name
    for info in pkgutil.walk_packages(duopoly.__path__, "duopoly.")
    if not info.name.endswith(
        ("__main__", "migrations.env", "env.sb3", "fast.browser_machine")
    )  # `just learners` and web/src/twin import the last two
)

# What sets the project up or calls the tests is run by CI itself, in a new clone.
SETTING_UP = ("pip install", "uv run --group test pytest", "uv sync", "just", "git clone", "cd ")


def run_commands(example):
    """Runs each `duopoly` command of a block, with nobody at the keyboard; it must end well."""
    for line in example.parsed.splitlines():
        for command in line.partition("#")[0].strip().split(" && "):
            if command and not command.startswith(SETTING_UP):
                words = shlex.split(re.sub("^(uv run|uvx|pipx run) ", "", command))
                cache = {"XDG_CACHE_HOME": str(example.namespace["cache"]())} if words[1:2] == ["site"] else {}
                run(words, Path(example.namespace["home"]), cache)


def run(words, home, more):
    assert words[0] == "duopoly", f"{words}: only duopoly's own commands stand in sh blocks"
    env = {**os.environ, "HOME": str(home), "DUOPOLY_SAVES": str(home / "saves"), **more}
    command = [sys.executable, "-m", "duopoly", *words[1:]]
    if words[1:2] in ([], ["serve"]):
        serve_a_moment(command, {**env, "BROWSER": "true", "XDG_DATA_HOME": str(home)}, home)
        return
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, env=env, cwd=home, timeout=120)
    assert done.returncode == 0, (words, done.stderr.decode())


def serve_a_moment(command, env, home):
    """Starts a server, waits until it says where it is, asks it how it is, and stops it."""
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, env=env, cwd=home, text=True) as server:
        try:
            said = server.stderr.readline()
            address = re.search(r"http://[^ ]+", said)
            assert address, said
            with urlopen(f"{address[0]}/health") as answer:
                assert answer.status == 200
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0, command


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_the_blocks_of_a_page_run(page, tmp_path, tmp_path_factory, monkeypatch):
    """Python blocks are run in order, sh blocks command by command. The site packs no files that its own tests have packed."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    parsers = [PythonCodeBlockParser(), CodeBlockParser(language="sh", evaluator=run_commands)]
    document = Sybil(parsers=parsers).parse(page)
    document.namespace.update(home=tmp_path, cache=lambda: make_site(tmp_path_factory).cache)
    for example in document.examples():
        example.evaluate()


OTHER_COMMANDS = [
    (page.name, line)
    for page in PAGES
    for block in re.findall(r"^```\n(.*?)^```", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for line in block.replace("\\\n", "").splitlines()
    if re.match(r"duopoly [a-z]", line)
]


@pytest.mark.parametrize(("page", "line"), OTHER_COMMANDS)
def test_commands_that_need_a_file_or_a_network_are_understood(page, line):
    """They cannot run here, but each has only options and values that there are."""
    from duopoly.terminal.commands import app

    app.parse_args(shlex.split(line.partition("#")[0])[1:], print_error=False, exit_on_error=False)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_docstrings_run(module):
    """Every prompt in a docstring gives what stands below it."""
    failed, _ = doctest.testmod(importlib.import_module(module))
    assert failed == 0


def text_of(*pages):
    return "".join((ROOT / page).read_text(encoding="utf-8") for page in pages)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_in_the_guide(verb):
    """The Python guide lists every verb."""
    assert f"`{verb}`" in text_of("docs/python.md")


@pytest.mark.parametrize("word", [*FIELDS, *PLAYER_FIELDS, *PHASES])
def test_every_field_and_phase_of_a_position_is_in_the_guide(word):
    """The Python guide has it in the first cell of a row."""
    assert re.search(rf"^\| [^|]*`{word}`", text_of("docs/python.md"), flags=re.MULTILINE)


def test_the_guide_says_what_a_position_needs():
    """What is required there, and nothing else, may not be left out."""
    required = re.findall(r"^\| `(\w+)` \| required \|", text_of("docs/python.md"), flags=re.MULTILINE)
    needed = {"edition": "classic-us", "players": [{"name": "Ann"}, {"name": "Bob"}]}
    assert required == [*needed, "name"]
    assert duopoly.Game.from_position(needed).legal() == ["throw"]
    for field in needed:
        with pytest.raises(duopoly.BadPosition, match=f"^{field}: "):
            duopoly.Game.from_position({name: value for name, value in needed.items() if name != field})
    with pytest.raises(duopoly.BadPosition, match=r"^players\[0\]"):
        duopoly.Game.from_position({**needed, "players": [{}, {"name": "Bob"}]})


@pytest.mark.parametrize("method", ["legal", "why_not", "undo", "copy"])
def test_what_is_done_with_moves_is_in_the_guide(method):
    """The section on moves names each."""
    section = text_of("docs/python.md").partition("\n## Moves and chance\n")[2].partition("\n## ")[0]
    assert f"`game.{method}" in section


@pytest.mark.parametrize("rule", Rules.__struct_fields__)
def test_every_rule_is_in_the_editions_page(rule):
    """The page on editions names every amount and switch."""
    assert f"`{rule}`" in text_of("docs/editions.md")


def test_the_reference_lists_the_fields_of_an_observation():
    """The reference of the learning environments has every field at its place and with its shape, in the words of LAYOUT."""
    rows = re.findall(
        r"^\| (\d+) \| `(\w+)` \| ([\d ×]+) \| (.+) \|$", text_of("docs/learning-reference.md"), flags=re.MULTILINE
    )
    assert rows == [(str(OFFSET[name]), name, " × ".join(map(str, shape)), contents) for name, shape, contents in LAYOUT]


@pytest.mark.parametrize("edition", names())
def test_every_edition_is_in_the_documents(edition):
    """README and the page on editions name every edition."""
    assert edition in text_of("README.md")
    assert edition in text_of("docs/editions.md")


@pytest.mark.parametrize("bot", [*BOTS, *CHARACTERS])
def test_every_bot_is_in_the_documents(bot):
    """The page on playing names every bot, that on bots its level, too."""
    assert f"`{bot}`" in text_of("docs/playing.md")
    assert f"| `{bot}` | {find(bot).level} |" in text_of("docs/bots.md")


def test_the_page_on_bots_stays_a_reference():
    """It is read in ten minutes: what it does not need stands on pages of its own."""
    assert len(text_of("docs/bots.md").split()) <= 1500


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "replay",
        "edition",
        "serve",
        "tables list",
        "simulate",
        "study",
        "train",
        "match",
        "ladder",
        "puzzles",
        "odds",
        "review",
    ],
)
def test_every_command_is_in_the_documents(command):
    """The pages show every command."""
    assert f"duopoly {command}" in text_of(
        "docs/playing.md", "docs/editions.md", "docs/server.md", "docs/studies.md", "docs/bots.md"
    )


@pytest.mark.parametrize("option", sorted(inspect.signature(ServeOptions).parameters))
def test_every_option_of_the_server_is_in_the_documents(option):
    """The page on running a server explains every option."""
    assert f"| `--{option.replace('_', '-')}`" in text_of("docs/server.md")


@pytest.mark.parametrize("table", METADATA.tables)
def test_every_table_of_the_database_is_in_the_documents(table):
    """The page on running a server says what is stored."""
    assert f"| `{table}` |" in text_of("docs/server.md")


@pytest.mark.parametrize("name", duopoly.__all__)
def test_every_public_name_is_in_the_api_reference(name):
    """The page of `duopoly` lists all of it, in an order that people can follow."""
    assert re.search(rf"^\.\. auto\w+:: {name}$", text_of("docs/api/duopoly.md"), flags=re.MULTILINE)


def anchors(page):
    """The anchors of a page's headings, the way GitHub makes them."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize(
    "page",
    [*PAGES, *(ROOT / f"{name}.md" for name in ("CONTRIBUTING", "SECURITY", "CODE_OF_CONDUCT"))],
    ids=lambda page: f"{page.parent.name}/{page.name}",
)
def test_links_between_pages_lead_somewhere(page):
    """A relative link names a file that exists, and a heading that the file has."""
    for link, anchor in LINKS.findall(page.read_text(encoding="utf-8")):
        target = page.parent / link if link else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), f"{link}#{anchor}"
