"""A fourth language is a folder of words: nothing else lists languages."""

import html
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import duopoly

SOURCE = Path(duopoly.__file__).parent
TEXTS = {
    "common.ftl": {"language-name": "Deutsch", "number-separator": "."},
    "events.ftl": {},
    "editions.ftl": {"anti-us-space-start-0-name": "Los", "anti-us-name": "Anti-Monopoly, amerikanisch", "anti-us-city-new-york-name": "Neu York"},
}  # fmt: skip


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """The package with a folder of German words: English ones, of which a few are translated."""
    home = tmp_path_factory.mktemp("package")
    shutil.copytree(SOURCE, home / "duopoly", ignore=shutil.ignore_patterns("__pycache__", "static"))
    folder = home / "duopoly" / "words" / "de"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(home / "duopoly" / "words" / "en", folder)
    run(home, "-W", "ignore", "-m", "duopoly.editions.english_texts", out=folder / "editions.ftl")
    for name, texts in TEXTS.items():
        lines = (folder / name).read_text(encoding="utf-8").splitlines()
        for message, text in texts.items():
            (number,) = [i for i, line in enumerate(lines) if line.startswith(f"{message} = ")]
            lines[number] = f"{message} = {text}"
        (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return home


def run(home, *words, out=None):
    """What a Python with this package prints."""
    command = subprocess.run([sys.executable, *words], env=os.environ | {"PYTHONPATH": str(home)}, capture_output=True, text=True, encoding="utf-8", check=True)  # fmt: skip
    if out is not None:
        out.write_text(command.stdout, encoding="utf-8")
    return command.stdout


def test_names_of_editions_spaces_and_cities_are_the_folders(home):
    """Money is written as the language groups digits; what nobody has translated stays English; the others are as before."""
    code = """
import duopoly, json
from duopoly.editions.edition import said
e = duopoly.edition("anti-us")
print(json.dumps({lang: [said(e.name, lang), e.spaces[0].told(lang), [said(c.name, lang) for c in e.cities][-1], e.spaces[5].told(lang), e.sum(1500, lang)] for lang in ("de", "fr", "en")}))
"""
    there = json.loads(run(home, "-c", code))
    assert there["de"] == ["Anti-Monopoly, amerikanisch", "Los", "Neu York", "U.S. Railroad", "$1.500"]
    assert there["fr"] == [
        "Anti-Monopoly, boîte américaine", "Départ", "New York", "Compagnie de chemins de fer", "$1\u00a0500",
    ]  # fmt: skip
    assert there["en"][:2] == ["Anti-Monopoly, American box", "Start"]


def test_the_command_line_and_the_server_have_it(home):
    """Without a line of code for it."""
    assert "Neu York" in run(home, "-m", "duopoly", "edition", "anti-us", "--lang", "de")
    languages = "from duopoly.server.wire.base import Lang; from typing import get_args; print(*get_args(Lang))"
    assert run(home, "-c", languages).split() == ["en", "de", "fr", "pl"]


def test_the_page_is_told_of_it(home):
    """Its first file has the names of all languages, and how each groups digits."""
    code = "from duopoly.server.web.pages import with_languages; print(with_languages(b'<html lang=en>').decode())"
    page = html.unescape(run(home, "-c", code))
    assert json.loads(page.partition("'")[2].rpartition("'")[0]) == {
        "en": ["English", ",", 4], "de": ["Deutsch", ".", 4], "fr": ["Français", "\u00a0", 4], "pl": ["Polski", "\u00a0", 5],
    }  # fmt: skip
    assert page.endswith("' lang=en>\n")


def test_a_file_of_ones_own_may_use_it_and_its_texts_win(home, tmp_path):
    """An edition of one's own stays one file."""
    own = tmp_path / "mine.toml"
    own.write_text(
        'extends = "anti-us"\nspace = [{ index = 0, name = { en = "Go", fr = "Go", pl = "Go", de = "Anfang" } }]\n',
        encoding="utf-8",
    )
    code = f"import duopoly; e = duopoly.edition({str(own)!r}); print(e.spaces[0].told('de'), e.spaces[0].told('en'), e.spaces[0].told('fr'))"
    assert run(home, "-c", code).split() == ["Anfang", "Go", "Go"]


def test_a_language_that_is_no_folder_is_refused(home):
    """With those that there are."""
    with pytest.raises(subprocess.CalledProcessError) as error:
        run(home, "-m", "duopoly", "edition", "anti-us", "--lang", "xx")
    assert "en, de, fr, pl" in error.value.stderr
