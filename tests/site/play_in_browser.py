"""Runs in the site's own Python: plays a game of each edition to its end, and says all of it in all languages."""

import asyncio
import datetime
import importlib
import json
import logging
import os
import sys
import traceback

sys.path.append("/packages")

import duopoly
from duopoly.bots import policy
from duopoly.fast import twin
from duopoly.words import LANGUAGES

for folder, _, files in os.walk("/packages/duopoly"):
    for file in files:
        if file.endswith(".pyc"):
            path = os.path.relpath(f"{folder}/{file}", "/packages")
            try:
                importlib.import_module(path.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
            except ModuleNotFoundError as error:
                if error.name != "wasmtime":  # a browser has its own
                    raise


def play(edition):
    """Whether a game came to its end, and its record gives it again."""
    roles = ["competitor", "monopolist", "competitor"] if edition.startswith("anti") else None
    game = duopoly.Game(edition, ["Ann", "Bob", "Cem"], roles=roles, seed=7)
    trader = policy("trader")
    events = []
    while game.to_act is not None:
        events += game.chance() if game.to_act == "chance" else game.decide_with(trader)
    for lang in LANGUAGES:
        assert all(duopoly.tell(event, lang=lang) for event in events)
        assert duopoly.book(edition, lang=lang)
    return duopoly.Record.parse("\n".join(game.record().lines()) + "\n").replay().position() == game.position()


try:
    duopoly.Game("nothing", ["Ann"])
except ValueError:
    text = traceback.format_exc()
    assert "play/game.py" in text
    assert "in __init__" in text
logging.getLogger().warning("a line of the log, %s", datetime.datetime.now(datetime.UTC).isoformat())
asyncio.get_event_loop()
reasons = []
assert twin(reasons.append), reasons  # the compiled rules play here too
result = json.dumps({edition: play(edition) for edition in duopoly.editions()})
