"""Real dice and real cards: people type what fell, what was drawn, and which title was dealt."""

from typing import TYPE_CHECKING

from ..rules.codes import DEAL
from ..rules.setup import dealt_to
from ..words import say
from .prompt import is_command

if TYPE_CHECKING:
    from .host import Host

VERBS = {"order": "dice", "dice": "dice", "count": "dice", "die": "die", "speed": "speed", "card": "card", "deal": "deal"}


def ask_chance(host: "Host") -> None:
    """Asks until an outcome is typed that can be; the table's commands work here too."""
    phase = host.game.phase
    g, table = host.game.inside()
    player = host.game.players[dealt_to(g, table)] if g.phase == DEAL else host.game.turn
    prompt = say(host.lang, f"terminal-ask-{VERBS[phase]}", player=player, phase=phase) + " > "
    while True:
        if (line := host.talk.ask(prompt)) and follow(host, line):
            return


def follow(host: "Host", line: str) -> bool:
    """Does what was typed where an outcome is due; True where the game is not as it was."""
    if is_command(line):
        return host.prompt.command(line, None)
    if host.prompt.named(line)[0] is not None:
        return host.prompt.is_move(line, "chance")
    return host.prompt.try_move(outcome(host.game.phase, line), "chance")


def outcome(phase: str, line: str) -> str:
    """The move that the text means: `34`, `3 4`, `3,4` and `dice 3 4` are the same throw."""
    verb = VERBS[phase]
    words = line.replace(",", " ").replace("+", " ").split()
    if words and words[0].lower() == verb:
        words = words[1:]
    if verb == "dice" and len(words) == 1 and len(words[0]) == 2:
        words = list(words[0])
    if words and words[0].lower() in ("time", "dice", "die", "card", "speed", "deal"):
        return " ".join(words)
    return " ".join([verb, *(word.lower() if verb == "speed" else word for word in words)])
