"""`duopoly ladder`: the ratings of all bots, as a page with charts."""

import json
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..bots import find
from ..bots import names as bot_names
from ..editions import names as edition_names
from ..match.ladder import Ask, climb, facts, save, table
from ..match.players import budget_of
from ..sim.limits import MOST_SEED, check_integer
from .errors import BadInput
from .match import workers_of
from .plan import edition_of
from .simulate import INTERRUPTED
from .talk import Talk


def run(options: Mapping[str, Any]) -> int:
    """Makes the ladder that the options ask for; returns the exit code."""
    if find_spec("matplotlib") is None:
        raise BadInput("ladder: matplotlib cannot be found; pip install 'duopoly[study]' would be right")
    editions = (
        edition_names() if options["editions"] == "all" else [edition_of(e.strip()) for e in options["editions"].split(",")]
    )
    ask = Ask(
        players=options["players"] or ",".join(name for name in bot_names() if not find(name).thinks),
        editions=tuple(editions),
        games=options["games"],
        seats=options["seats"],
        seed=check_integer("seed", options["seed"], 0, MOST_SEED),
        rounds=options["rounds"],
        budget=budget_of(options["seconds"], options["rollouts"]),
    )
    err = Talk.here(bool(options["quiet"]), sys.stderr)
    try:
        ladders = climb(ask, workers_of(options["workers"]), options["engine"], err.tell)
    except KeyboardInterrupt:
        err.say("Stopped: nothing is written.")
        return INTERRUPTED
    path = save(ask, ladders, Path(options["out"]))
    if options["json"]:
        print(
            json.dumps({"command": ask.command(), "page": str(path), "ladders": facts(ladders)}, ensure_ascii=False, indent=2)
        )
        return 0
    talk = Talk.here()
    for ladder in ladders:
        talk.say(ladder.edition, "bold")
        for line in table(ladder).splitlines():
            talk.say(line)
    talk.say(f"Written: {path}")
    return 0
