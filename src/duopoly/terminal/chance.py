"""Real dice and real cards: people type the throw, the card drawn or the title dealt."""

from ..play.seats import CHANCE_NAME
from ..rules.codes import CARD, DEAL
from ..rules.setup import dealt_to
from ..words import say
from .prompt import Prompt, is_command

VERBS = {"order": "dice", "dice": "dice", "count": "dice", "die": "die", "speed": "speed", "card": "card", "deal": "deal"}


def ask_chance(prompt: Prompt) -> None:
    """Asks until a possible outcome is typed; the commands work here, too."""
    loop = prompt.loop
    prompt.options = []  # the list of an earlier decision
    game, phase = loop.game, loop.game.phase
    g, rules = game.inside()
    player = game.players[dealt_to(g, rules)] if g.phase == DEAL else game.turn
    card = game.names.cards[g.deck][0] if g.phase == CARD else ""
    question = say(loop.lang, f"terminal-ask-{VERBS[phase]}", player=player, phase=phase, card=card) + " > "
    while True:
        if (line := loop.io.ask(question)) and follow(prompt, line):
            return


def follow(prompt: Prompt, line: str) -> bool:
    """Does what was typed instead of an outcome, or makes the outcome; True if the game has changed."""
    if prompt.named(line)[0] is not None:
        return prompt.is_move(line, CHANCE_NAME)
    if is_command(line):
        return prompt.command(line, None)
    return prompt.try_move(outcome(prompt.loop.game.phase, line), CHANCE_NAME)


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
