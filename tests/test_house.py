"""What strangers meet before the code: names, versions and addresses agree wherever they stand."""

import html
import re
import tomllib
from pathlib import Path

import pytest

import duopoly

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HOME = PROJECT["urls"]["Source"]
SITE = PROJECT["urls"]["Documentation"]
OWNER = HOME.removeprefix("https://github.com/").partition("/")[0]
TEXT = re.compile("<text[^>]*>([^<]*)</text>")
PICTURE = re.compile(r"!\[[^]]*\]\(([^)]+)\)")
FILES = [
    *(ROOT / name for name in ("README.md", "SECURITY.md", "CITATION.cff", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "pyproject.toml")),
    *sorted((ROOT / ".github").rglob("*.yml")),
    *sorted((ROOT / "docs").glob("*.md")),
]  # fmt: skip
LOCK = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_version_stands_in_one_place_and_the_others_follow():
    """`duopoly.__version__` is the package's; the citation and the newest heading of the changelog name it."""
    assert "version" in PROJECT["dynamic"]
    assert f"\nversion: {duopoly.__version__}\n" in read("CITATION.cff")
    assert re.search(r"^## (\S+)", read("CHANGELOG.md"), flags=re.MULTILINE)[1] == duopoly.__version__


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_projects_addresses_are_those_of_pyproject(path):
    """Whoever moves the project changes `project.urls`, and this test names the rest."""
    urls = re.findall(r"https://[^\s)>\"']*duopoly[^\s)>\"']*", path.read_text(encoding="utf-8"))
    raw = HOME.replace("https://github.com", "https://raw.githubusercontent.com")
    for url in urls:
        assert url.startswith((HOME, SITE, raw, "https://pypi.org/project/duopoly/")), url
    assert f"//{OWNER}.github.io" in SITE


def test_the_pictures_of_the_readme_are_seen_everywhere():
    """On PyPI a relative address shows nothing; each is that of a file in the repository."""
    pictures = PICTURE.findall(read("README.md"))
    assert pictures
    for url in pictures:
        folder = f"{HOME.replace('https://github.com', 'https://raw.githubusercontent.com')}/main/"
        assert url.startswith(folder)
        assert (ROOT / url.removeprefix(folder)).is_file()


def test_the_picture_of_the_terminal_has_what_bots_say():
    """A bot's reason and a character's, as the terminal prints them: `just terminal-picture` draws it."""
    lines = [
        html.unescape(line).replace("\N{NO-BREAK SPACE}", " ") for line in TEXT.findall(read("docs/pictures/terminal.svg"))
    ]
    assert any(re.fullmatch("Mura: “.+”", line) for line in lines)
    assert any(re.match("  Buys .+, because ", line) for line in lines)
    assert "url(http" not in read("docs/pictures/terminal.svg"), "a picture in a page fetches nothing"


def test_links_of_the_readme_lead_to_the_repository_on_pypi():
    """The build makes them absolute."""
    hook = tomllib.loads(read("pyproject.toml"))["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]
    text = read("README.md")
    for rule in hook["substitutions"]:
        text = re.sub(rule["pattern"], rule["replacement"], text)
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) > 20
    assert [link for link in links if not link.startswith("https://")] == []


def test_every_extra_and_what_it_weighs_is_in_the_documents():
    """Each extra has its row."""
    for extra in PROJECT["optional-dependencies"]:
        assert re.search(rf"^\| `{extra}` \| .* \| \d+ MB \|$", read("docs/install.md"), flags=re.MULTILINE), extra


def test_a_user_installs_only_what_playing_needs():
    """Everything that comes with the bare package, and nothing as heavy as what went: Babel, Faker, NumPy, LLVM."""
    packages = {package["name"]: package for package in LOCK["package"]}
    seen, waiting = set(), ["duopoly"]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += [each["name"] for each in packages[name].get("dependencies", ())]
    assert {"starlette", "msgspec"} < seen
    assert not seen & {"babel", "faker", "pytz", "numpy", "llvmlite", "uvloop", "matplotlib", "pytest", "sphinx"}
    assert len(seen) < 32


def test_type_checkers_see_the_package():
    """The marker is in the package; `just package` tries a user's file with an installed wheel."""
    assert (Path(duopoly.__file__).parent / "py.typed").is_file()


def test_no_newer_python_is_refused():
    """What is pure runs on a Python that is not out yet."""
    assert PROJECT["requires-python"] == ">=3.11"


def test_the_container_gets_what_the_build_needs():
    """Each file that the build reads is copied: .dockerignore lets in only those that it names."""
    allowed = {line[1:] for line in read(".dockerignore").splitlines() if line.startswith("!")}
    assert allowed >= {"src", "web", "pyproject.toml", "uv.lock", "hatch_build.py", "README.md", *PROJECT["license-files"]}
    for name in allowed:
        assert (ROOT / name).exists(), name
