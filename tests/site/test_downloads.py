"""What the site takes from elsewhere is what it should be, whoever gives it."""

import gzip
import io
import tarfile

import pytest

from duopoly.site import SiteError, downloads
from duopoly.site.downloads import Download, msgspec_address, msgspec_files, pyodide_address, pyodide_files

HELLO = "sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ="


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    """A cache folder of the test's own."""
    monkeypatch.setattr(downloads.platformdirs, "user_cache_path", lambda _: tmp_path / "cache")
    return tmp_path / "cache/site"


def test_another_content_is_refused():
    assert Download("hello", HELLO).check(b"hello", "here") == b"hello"
    with pytest.raises(SiteError, match=r"there: expected hello with sha256-LPJN.*, got 7 other bytes"):
        Download("hello", HELLO).check(b"goodbye", "there")


def test_a_download_is_kept_and_a_damaged_one_fetched_again(tmp_path, cache):
    (tmp_path / "hello").write_bytes(b"hello")
    download, addresses = Download("hello", HELLO), iter([f"{tmp_path.as_uri()}/hello"] * 2)
    assert downloads.fetch(download, lambda: next(addresses)) == b"hello"
    assert downloads.fetch(download, lambda: pytest.fail("asked again")) == b"hello"
    (cache / "hello").write_bytes(b"hell")
    assert downloads.fetch(download, lambda: next(addresses)) == b"hello"
    assert (cache / "hello").read_bytes() == b"hello"


def test_what_cannot_be_fetched_is_said_without_a_password(tmp_path):
    with pytest.raises(SiteError, match=r"^pyodide: cannot be fetched from http://127.0.0.1:9/pyodide: ") as error:
        downloads.get("http://me:secret@127.0.0.1:9/pyodide", "pyodide")
    assert "secret" not in str(error.value)
    with pytest.raises(SiteError, match="expected the address of a registry, got ftp://there"):
        downloads.get("ftp://there", "pyodide")


@pytest.mark.parametrize("variable", ["npm_config_registry", "NPM_CONFIG_REGISTRY"])
def test_the_registry_of_npm_is_asked(monkeypatch, variable):
    for name in ("npm_config_registry", "NPM_CONFIG_REGISTRY"):
        monkeypatch.delenv(name, raising=False)
    assert pyodide_address() == "https://registry.npmjs.org/pyodide/-/pyodide-314.0.7.tgz"
    monkeypatch.setenv(variable, "https://npm.example.org/all/")
    assert pyodide_address() == "https://npm.example.org/all/pyodide/-/pyodide-314.0.7.tgz"


@pytest.mark.parametrize("variable", ["UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL"])
def test_the_index_of_uv_and_pip_is_asked(monkeypatch, tmp_path, variable):
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    asked = []
    page = f'<a href="../../files/{downloads.MSGSPEC_WHEEL.name}#sha256=00">wheel</a><a href="msgspec-0.22.0.tar.gz">source</a>'
    monkeypatch.setattr(downloads, "get", lambda url, *_: asked.append(url) or page.encode())
    monkeypatch.setenv(variable, "https://pypi.example.org/simple/")
    assert msgspec_address() == f"https://pypi.example.org/files/{downloads.MSGSPEC_WHEEL.name}#sha256=00"
    assert asked == ["https://pypi.example.org/simple/msgspec/"]
    page = ""
    with pytest.raises(SiteError, match=r"expected a link to it at https://pypi.example.org/simple/msgspec/, got none"):
        msgspec_address()


def test_files_given_instead_are_checked(tmp_path):
    package = io.BytesIO()
    with tarfile.open(fileobj=package, mode="w:gz") as archive:
        info = tarfile.TarInfo("package/pyodide.mjs")
        archive.addfile(info)
    for path, content in (("a.tgz", package.getvalue()), ("b.tgz", gzip.compress(b"no archive")), ("c.whl", b"no wheel")):
        (tmp_path / path).write_bytes(content)
        with pytest.raises(SiteError, match="expected"):
            (msgspec_files if path.endswith(".whl") else pyodide_files)(tmp_path / path)
    with pytest.raises(SiteError, match=r"pyodide: expected pyodide-314.0.7.tgz or its folder, got .*nowhere"):
        pyodide_files(tmp_path / "nowhere")
