"""`duopoly serve`, and `duopoly` alone: the server and its page."""

import gc
import sys
from typing import Any

from ..words import say
from .errors import BadInput
from .game_setup import language, language_here
from .options import ServeOptions

YOUNG = 20_000
"""After how many new objects the youngest are looked through for garbage. It takes one or two milliseconds."""
NEVER = 1_000_000_000


def open_here() -> int:
    """Serves the page on this computer, at any free port, and opens it."""
    return serve({"port": None}, True, None)


def run(options: ServeOptions) -> int:
    """Serves what the options ask for until it is stopped; returns the exit code."""
    names = [name for name in ServeOptions.__annotations__ if name not in ("open", "lang", "allowed_hosts")]
    hosts = tuple(host.strip() for host in (options.allowed_hosts or "").split(",") if host.strip())
    settings = {"allowed_hosts": hosts} | {name: getattr(options, name) for name in names}
    return serve(settings, options.open, options.lang)


def serve(settings: dict[str, Any], open_page: bool, lang: str | None) -> int:
    """Serves until it is stopped; returns the exit code. Raises BadInput with a one-line message if a setting is invalid."""
    lang = language(lang, language_here())
    gc.disable()
    from ..server.run import serve as run_server
    from ..server.settings import BadServerSetting, Settings
    from ..server.store import StoreError
    from ..server.web.exposure import is_exposed

    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)  # the rooms let old garbage be collected themselves, when that disturbs nobody
    gc.enable()

    def ready(url: str) -> None:
        print(say(lang, "serve-ready", url=url), file=sys.stderr, flush=True)
        if is_exposed(checked):
            print(say(lang, "serve-not-encrypted"), file=sys.stderr, flush=True)

    try:
        checked = Settings(**settings)
        run_server(checked, ready, open_page)
    except (BadServerSetting, StoreError, FileNotFoundError) as error:
        raise BadInput(str(error)) from error
    return 0
