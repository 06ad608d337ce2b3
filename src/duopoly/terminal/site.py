"""`duopoly site`: the page without a server, as a folder."""

from pathlib import Path

from .errors import BadInput, why


def site(out: str, pyodide: str | None, msgspec: str | None) -> int:
    """Writes the folder and says what is in it; returns the exit code. Raises BadInput."""
    from ..site import SiteError, build_site

    try:
        report = build_site(Path(out), (pyodide and Path(pyodide)) or None, (msgspec and Path(msgspec)) or None)
    except SiteError as error:
        raise BadInput(str(error)) from error
    except OSError as error:
        raise BadInput(f"--out: expected a folder to write to, got {out} ({why(error)})") from error
    print(f"{out}: {report.files} files, {report.bytes / 1e6:.1f} MB. Try it: python -m http.server -d {out}")
    return 0
