"""`duopoly ladder`: how good all bots are against each other, as a page with charts."""

import json
import sys
from importlib.util import find_spec
from pathlib import Path

from ..bots import find
from ..bots import names as bot_names
from ..editions import names as edition_names
from ..match.ladder import LadderPlan, play_ladder, summarize
from ..match.ladder_page import ranking_table, save, today, undecided_text
from ..match.players import make_budget
from ..sim.limits import MOST_SEED, check_integer
from .errors import INTERRUPTED, BadInput
from .game_setup import edition_of
from .io import TerminalIO
from .match import check_budget
from .options import LadderOptions
from .workers import workers_of


def run(options: LadderOptions) -> int:
    """Makes the ladder; returns the exit code."""
    if find_spec("matplotlib") is None:
        raise BadInput("ladder: matplotlib is not installed; run pip install 'duopoly[study]'")
    today()  # a date that cannot be read is refused before the games, not after them
    if options.editions != "all" and "all" in options.editions.split(","):
        raise BadInput(f"editions: expected all alone, or names, got {options.editions!r}")
    editions = edition_names() if options.editions == "all" else [edition_of(e.strip()) for e in options.editions.split(",")]
    ask = LadderPlan(
        players=options.players or ",".join(name for name in bot_names() if not (find(name).thinks or find(name).is_character)),
        editions=tuple(dict.fromkeys(editions)),
        games=options.games,
        seats=options.seats,
        seed=check_integer("seed", options.seed, 0, MOST_SEED),
        rounds=options.rounds,
        budget=make_budget(options.seconds, options.rollouts),
    )
    check_budget(ask.bots(), options)
    err = TerminalIO.here(options.quiet, sys.stderr)
    try:
        ladders = play_ladder(ask, workers_of(options.workers), options.engine, err.tell, options.out)
    except KeyboardInterrupt:
        err.say("Stopped: the deals that were played are kept; the same command goes on from there.")
        return INTERRUPTED
    path = save(ask, ladders, Path(options.out))
    if options.json:
        print(
            json.dumps(
                {"command": ask.command(), "page": str(path), "ladders": summarize(ladders)}, ensure_ascii=False, indent=2
            )
        )
        return 0
    io = TerminalIO.here()
    for ladder in ladders:
        io.say(ladder.edition, "bold")
        for line in (*ranking_table(ladder).splitlines(), undecided_text(ladder)):
            io.say(line)
    io.say(f"Written: {path}")
    return 0
