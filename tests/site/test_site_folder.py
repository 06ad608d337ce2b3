"""The folder that `duopoly site` writes: what is in it, how much, and what it may do."""

import gzip
import io
import json
import re
import struct
import tarfile

import pytest

from duopoly.server.web import offline
from duopoly.site import SiteError, builder, python_folder
from duopoly.site.builder import POLICY
from duopoly.site.python_files import PACKAGE, browser_modules
from duopoly.words import LANGUAGES

MOST = 6_000_000
"""Bytes over the wire for a first visit, from a server that compresses nothing."""


def unpacked(site, name):
    """A file of Python's folder."""
    listed = json.loads((site.folder / "python/files.json").read_bytes())["files"]
    content = (site.folder / "python" / listed[name]["path"]).read_bytes()
    assert len(content) == listed[name]["bytes"]
    return gzip.decompress(content)


def packages(site):
    """The files of our package and its libraries, by path."""
    with tarfile.open(fileobj=io.BytesIO(unpacked(site, "files.tar"))) as archive:
        return {member.name: archive.extractfile(member).read() for member in archive}


def test_a_first_visit_is_at_most_six_megabytes(site):
    sizes = {path.relative_to(site.folder).as_posix(): path.stat().st_size for path in site.folder.rglob("*") if path.is_file()}
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda each: -each[1])[:9]


def test_no_name_makes_a_server_unpack_a_file(site):
    """Some servers call .gz an encoding, and the browser would unpack it before the page does."""
    assert not [path.name for path in site.folder.rglob("*") if path.suffix in (".gz", ".br")]


def test_the_page_may_do_nothing_but_its_own(site):
    front = (site.folder / "index.html").read_text()
    assert f'<meta http-equiv="content-security-policy" content="{POLICY}" />' in front.partition("<script")[0]
    assert 'data-server="none"' in front
    assert "unsafe-inline" not in POLICY
    assert re.findall(r"'unsafe-eval'|https?:|\*", POLICY) == []
    assert not re.search(r"<script(?![^>]* src=)|<style|https?://", front)


def test_the_service_worker_knows_every_file(site):
    first, script = (site.folder / "service-worker.js").read_text().split("\n", 1)
    kept = json.loads(first.removeprefix("const SITE = ").removesuffix(";"))
    files = {path.relative_to(site.folder).as_posix() for path in site.folder.rglob("*") if path.is_file()}
    assert {*kept["files"], *kept["python"]} == files - {"service-worker.js"}
    assert not kept["server"]
    assert len(kept["python"]) == 5
    assert "import" not in script.split()


def test_it_can_be_installed(site):
    manifest = json.loads((site.folder / "manifest.webmanifest").read_bytes())
    assert 'rel="manifest" href="./manifest.webmanifest"' in (site.folder / "index.html").read_text()
    assert manifest["display"] == "standalone"
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} >= {
        ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"),
    }  # fmt: skip
    for icon in manifest["icons"]:
        content = (site.folder / icon["src"]).read_bytes()
        assert content.startswith(b"\x89PNG")
        width, height = struct.unpack(">II", content[16:24])
        assert icon["sizes"] == f"{width}x{height}"


def test_only_what_the_browser_needs_is_in_it(site):
    files = packages(site)
    assert {f"duopoly/words/{lang}/web-board.ftl" for lang in LANGUAGES} < {*files}
    assert not [name for name in files if name.endswith("/web-play.ftl")]  # the page has these words from `answers`
    assert "duopoly/fast/duopoly.wasm" in files
    modules = browser_modules()
    assert {"duopoly.browser.entry", "duopoly.server.rooms.session", "duopoly.rules.play", "duopoly.bots.expert"} < modules
    assert not [name for name in modules if re.match(r"duopoly\.(terminal|site|study|match|env|server\.(web|run))", name)]
    assert not [name for name in files if name.endswith((".py", ".pyi"))]


def test_modules_are_bytecode_of_this_python(site):
    """Python 3.14 reads it, and looks for no sources."""
    assert all(
        content.startswith(struct.pack("<H", 3627) + b"\r\n\x01\x00\x00\x00")
        for name, content in packages(site).items()
        if name.endswith(".pyc")
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_screen_needs_no_python(site, lang):
    words = gzip.decompress((site.folder / f"answers/words-{lang}.ftl.gzip").read_bytes()).decode()
    options = json.loads(gzip.decompress((site.folder / f"answers/room-options-{lang}.json.gzip").read_bytes()))
    assert "web-new" in words
    assert options["editions"]


@pytest.mark.parametrize(
    ("path", "is_source"),
    [
        ("analysis/strategy.json", True),
        ("analysis/puzzles.jsonl", True),
        ("network/weights.bin", True),
        ("static/python/files.json", False),
    ],
)
def test_python_is_packed_anew_when_a_file_in_it_has_changed(path, is_source, tmp_path, monkeypatch):
    """The page's own files do not count."""
    monkeypatch.setattr(offline, "PACKAGE", tmp_path)
    place = tmp_path / path
    place.parent.mkdir(parents=True)
    place.write_text("1")
    before = offline.sources_digest.__wrapped__()
    place.write_text("2")
    assert (offline.sources_digest.__wrapped__() != before) == is_source


def test_files_that_are_named_are_checked_also_where_the_folder_is_there(monkeypatch, tmp_path):
    """They are not ignored: what is made of them would be the same, and other files are refused."""
    monkeypatch.setattr(python_folder, "find_python_folder", lambda: tmp_path)
    (tmp_path / "other").write_bytes(b"other")
    assert python_folder.make_python_folder() == tmp_path
    for source in (tmp_path / "other", tmp_path / "nowhere"):
        with pytest.raises(SiteError, match=rf"pyodide: expected pyodide-.*, got .*{source.name}"):
            python_folder.make_python_folder(pyodide=source)
    with pytest.raises(SiteError, match=r"other: expected msgspec-.* other bytes"):
        python_folder.make_python_folder(msgspec=tmp_path / "other")
    with pytest.raises(SiteError, match=r"msgspec: expected msgspec-.*, got .*nowhere"):
        python_folder.make_python_folder(msgspec=tmp_path / "nowhere")


@pytest.fixture
def build(monkeypatch, tmp_path):
    """Builds a site without Python's files."""
    python = tmp_path / "python"
    python.mkdir()
    monkeypatch.setattr(builder, "make_python_folder", lambda *sources: python)
    return builder.build_site


def test_folders_of_something_else_are_left_alone(build, tmp_path):
    """One line says what is in the way, before anything is fetched."""
    project = tmp_path / "project"
    (project / "assets").mkdir(parents=True)
    (project / "assets" / "photo.txt").write_text("precious")
    (project / "index.html").write_text("my own page")
    with pytest.raises(SiteError, match=r"^out: expected a new folder or that of a site, got .* with another assets$"):
        build(project)
    assert sorted(path.name for path in project.rglob("*")) == ["assets", "index.html", "photo.txt"]
    with pytest.raises(SiteError, match=r"^out: expected a folder, got "):
        build(project / "index.html")


def test_a_site_is_written_anew_and_nothing_old_stays(build, tmp_path):
    """What the host put beside it stays: its own domain, Git's files."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "CNAME").write_text("play.example.org")
    first = build(folder)
    (folder / "assets" / "old.js").write_text("old")
    (folder / "index.html").write_bytes((folder / "index.html").read_bytes() + b" ")
    assert build(folder) == first
    assert not (folder / "assets" / "old.js").exists()
    assert (folder / "CNAME").read_text() == "play.example.org"
    assert sum(path.is_file() for path in folder.rglob("*")) == first.files + 1


def test_data_has_no_comments(site):
    """What stands in a comment is for who reads the source; all else is there."""
    data = {name: content for name, content in packages(site).items() if name.endswith((".toml", ".ftl"))}
    assert len(data) > 20
    for name, content in data.items():
        source = (PACKAGE.parent / name).read_text(encoding="utf-8")
        assert content.decode() == "".join(line for line in source.splitlines(keepends=True) if not line.startswith("#")), name
