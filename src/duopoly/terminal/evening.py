"""From a plan, or from a saved game, to the end: opens the game and its file, lets the host run it, tells the ending."""

import json
import shlex
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..play.game import Game
from ..words import say
from . import saves
from .ending import show_ending, summary
from .errors import BadInput, Leave
from .host import Host
from .plan import BOT_ROUNDS, Plan, idle_lines, language, language_here, seats_from
from .records import counted, other_rules, replayed
from .talk import Talk

MINUTES = 120
"""How long a timed game of people lasts where nothing is said: the leaflets call it the two hour game."""


def new_game(plan: Plan, folder: Path, talk: Talk) -> tuple[Host, Plan]:
    """A host with a new game and its file; raises BadPosition or BadInput where that cannot be."""
    plan = with_limits(plan)
    game = Game(plan.edition, plan.names, plan.roles, plan.seed, plan.rules, plan.aim, plan.begins)
    save = saves.new_save(folder, game.edition.key, header_of(game, plan))
    host = host_of(game, plan, talk, save, 0)
    talk.tell(say(plan.lang, "terminal-begins", edition=game.edition.key, players=", ".join(plan.names), seed=str(game.seed)))
    for line in idle_lines(plan.edition, plan.rules, plan.aim, plan.lang):
        talk.say(line)
    if plan.roles is None and any(seat.role for seat in plan.seats):
        talk.say(say(plan.lang, "terminal-roles-by-setup"))
    if plan.aim == "timed" and plan.minutes:
        talk.tell(say(plan.lang, "terminal-minutes", minutes=plan.minutes))
    return host, plan


def with_limits(plan: Plan) -> Plan:
    """The plan with what ends a game that may never end: rounds for bots, minutes for people in a timed game."""
    from msgspec.structs import replace

    if plan.aim == "timed":
        rules = dict(plan.rules)
        if plan.rounds is not None:
            rules["rounds"] = plan.rounds
        if not rules.get("rounds") and plan.minutes is None:
            if not plan.only_bots:
                return replace(plan, minutes=MINUTES)
            rules["rounds"] = BOT_ROUNDS
        return replace(plan, rules=rules, rounds=None)
    return replace(plan, rounds=BOT_ROUNDS) if plan.only_bots and plan.rounds is None else plan


def header_of(game: Game, plan: Plan, used: float = 0.0) -> dict[str, Any]:
    """The record's header, and what the table needs to go on: who is a bot, the language, the limits and the clock."""
    header = game.record().header
    header["seats"] = [{"name": seat.name, "bot": seat.bot} for seat in plan.seats]
    header |= {"lang": plan.lang, "limit": plan.rounds, "dice": plan.dice, "cards": plan.cards}
    if plan.minutes is not None:
        header |= {"minutes": plan.minutes, "used": round(used), "begun": round(time.time())}
    return header


def host_of(game: Game, plan: Plan, talk: Talk, save: saves.Save, used: float) -> Host:
    """The host of the table."""
    asks = [kind for kind in ("dice", "cards") if getattr(plan, kind) == "ask"]
    until = None if plan.minutes is None else time.time() + 60 * plan.minutes - used
    return Host(game, plan.seats, talk, save, plan.lang, asks, plan.rounds, until)


def resumed_game(path: Path, talk: Talk, changes: Mapping[str, Any]) -> tuple[Host, Plan]:
    """A host with a saved game, and the plan it goes on by: what is not None in `changes` is as the person wants it now.

    One that other rules made says so; where it goes no further it may go on from there as a game of its own, else Leave.
    """
    record, half = saves.read(path)
    game = replayed(record, path)
    if "fair" in record.header and game.to_act is not None:
        raise BadInput(f"resume: {path.name}: its dice were promised by the server that began it, so it goes on only there")
    plan = plan_of(record.header, game, changes)
    used = used_time(record.header, path)
    if note := other_rules(record, game, plan.lang):
        talk.say(note)
    if game.errors:
        return from_here(path, game, plan, talk, used), plan
    save = saves.reopen(path, header_of(game, plan, used), record.moves)
    if half:
        talk.say(say(plan.lang, "terminal-half-line"))
    talk.tell(say(plan.lang, "terminal-goes-on", file=path.name, number=counted(len(record.moves))))
    return host_of(game, plan, talk, save, used), plan


def from_here(path: Path, game: Game, plan: Plan, talk: Talk, used: float) -> Host:
    """A host with what these rules can play of a saved game, in a file of its own; raises Leave where nobody wants that."""
    number = counted(len(game.moves))
    if talk.ask(say(plan.lang, "terminal-from-here", number=number) + " ").lower() not in yes_words(plan.lang):
        talk.say(say(plan.lang, "terminal-look-at"))
        talk.say(f"  duopoly replay {shlex.quote(str(path))}")
        raise Leave
    save = saves.new_save(path.parent, game.edition.key, header_of(game, plan, used), game.moves)
    talk.tell(say(plan.lang, "terminal-goes-on", file=save.path.name, number=number))
    return host_of(game, plan, talk, save, used)


def yes_words(lang: str) -> list[str]:
    """What a person may answer to say yes."""
    return say(lang, "terminal-yes-words").split()


def plan_of(header: Mapping[str, Any], game: Game, changes: Mapping[str, Any]) -> Plan:
    """The plan that a saved game was played by."""
    given = {name: value for name, value in changes.items() if value is not None}
    for name, needed in (("rounds", game.aim != "timed"), ("minutes", game.aim == "timed")):
        if name in given and not needed:
            raise BadInput(f"{name}: the game's aim is {game.aim}, and its {name} were settled when it began")
    kept = {"rounds": header.get("limit"), "minutes": header.get("minutes")}
    kept |= {name: header.get(name) for name in ("dice", "cards")}
    fields = {name: value for name, value in kept.items() if value is not None} | given
    fields["lang"] = language(given.get("lang"), header.get("lang"), language_here())
    return Plan(edition=str(header["edition"]), seats=seats_from(header, game.players), aim=game.aim, **fields)


def used_time(header: Mapping[str, Any], path: Path) -> float:
    """How many seconds of the agreed time were played before, by the header and the file's last change."""
    used, begun = header.get("used", 0), header.get("begun")
    if not isinstance(begun, int | float) or not isinstance(used, int | float):
        return 0.0
    return float(used + max(0.0, path.stat().st_mtime - begun))


def how_to_find(path: Path) -> str:
    """What to write behind --resume: the name where the folder is the usual one, else the whole path."""
    usual = path.parent.resolve() == saves.folder_of(None).resolve()
    return path.name.removesuffix(saves.ENDING) if usual else shlex.quote(str(path.resolve()))


def play_out(host: Host, as_json: bool) -> int:
    """Runs the game; at its end the winners are told, and where it is kept. Returns the exit code."""
    talk, lang = host.talk, host.lang
    try:
        host.run()
    except Leave:
        host.save.close()
        talk.say(say(lang, "terminal-left", name=host.save.path.name))
        talk.say(f"  duopoly play --resume {how_to_find(host.save.path)}")
        return 0
    host.save.finish()
    show_ending(talk, host.game, lang)
    talk.say(say(lang, "saved-in", file=str(host.save.path)))
    if as_json:
        print(json.dumps(summary(host.game, str(host.save.path)), ensure_ascii=False, indent=2))
    return 0
