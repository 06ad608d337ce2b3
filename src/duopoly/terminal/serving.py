"""`duopoly serve`, and `duopoly` alone: the server and its page."""

import gc
import sys
from typing import Any

from ..words import say
from .errors import BadInput
from .plan import language, language_here

RARELY = (5_000, 5, 2_000)
"""When the collector looks through what is young, what is older, and everything: with hundreds of tables in memory a look
through everything stops them all for a third of a second, and there is next to nothing to find."""


def serve(options: dict[str, Any], open_page: bool) -> int:
    """Serves until it is stopped; returns the exit code. Raises BadInput with one line where that cannot be."""
    lang = language(options.pop("lang", None), language_here())
    gc.disable()  # what is loaded now stays: looking through it again and again takes a tenth of the start
    from ..server.run import serve as run
    from ..server.settings import BadServerSetting, Settings
    from ..server.store import StoreError

    gc.freeze()
    gc.set_threshold(*RARELY)
    gc.enable()

    def ready(url: str) -> None:
        print(say(lang, "serve-ready", url=url), file=sys.stderr, flush=True)

    try:
        settings = Settings(**options)
        run(settings, ready, open_page)
    except (BadServerSetting, StoreError, FileNotFoundError) as error:
        raise BadInput(str(error)) from error
    return 0
