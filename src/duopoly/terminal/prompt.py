"""Asking a person: the legal moves by number, moves as text, other people's moves, and the table's commands."""

from collections.abc import Container
from functools import partial
from typing import Protocol

from ..play.errors import Refused
from ..play.game import Game
from ..play.refusals import Refusal
from ..play.tell import tell
from ..play.whole_number import whole_number
from ..rules.codes import VERBS
from ..words import say
from . import screen
from .board import board_lines, heading
from .completion import possible_verbs, suggestions
from .errors import Leave
from .help import explain_move, general_help
from .io import TerminalIO
from .moves import move_words
from .narration import last_turns
from .view import View

ON_ENTER = ("throw", "end")
"""Moves that Enter alone makes if they head the list."""
COMMANDS = {
    "?": "help", "h": "help", "help": "help", "b": "board", "board": "board", "m": "money", "money": "money", "l": "ledger",
    "ledger": "ledger", "r": "reasons", "reasons": "reasons", "u": "undo", "undo": "undo", "q": "leave", "quit": "leave",
}  # fmt: skip


def is_command(line: str) -> bool:
    """Whether the line is one of the table's commands rather than a move."""
    return line.startswith("?") or line.split()[0].lower() in COMMANDS


class PromptedGame(Protocol):
    """What a prompt needs of the game loop: the game, its language, the terminal, who is a bot, whether bots give reasons, and
    how to move and undo.
    """

    game: Game
    io: TerminalIO
    lang: str
    reasons: bool

    @property
    def bots(self) -> Container[str]:
        """The names of the bots."""

    @property
    def earlier_moves(self) -> int:
        """How many moves were played at another table: they cannot be undone."""

    def play(self, move: str, by: str | None = None) -> None:
        """Makes a move; raises Refused if it is not legal."""

    def undo(self) -> bool:
        """Takes moves back to the last decision of a person; False if there is none."""


class Prompt:
    """The questions to the people at the table."""

    def __init__(self, loop: PromptedGame) -> None:
        self.loop = loop
        self.options: list[str] = []
        self.turn_shown = (0, "")

    def say(self, message: str, **facts: object) -> str:
        """A phrase of the terminal in the table's language."""
        return say(self.loop.lang, f"terminal-{message}", **facts)

    def decide(self, who: str) -> None:
        """Asks until the game has changed: by a move of this player, a move of another, or an undo."""
        self.show(who)
        while True:
            line = self.loop.io.ask(f"{who} > ", partial(suggestions, self.view, who))
            if not line:
                if self.options and self.options[0] in ON_ENTER and self.try_move(self.options[0], who):
                    return
                self.show(who)
            elif self.follow(line, who):
                return

    def follow(self, line: str, who: str) -> bool:
        """Does what a line says; True if the game has changed. A player's name may begin like a command."""
        is_named = self.named(line)[0] is not None
        return self.is_move(line, who) if is_named or not is_command(line) else self.command(line, who)

    def show(self, who: str) -> None:
        """The players at the start of a turn, then what is to be decided and the legal moves."""
        io, view = self.loop.io, self.view
        turn = (view.game.round, view.game.turn)
        io.say()
        if self.turn_shown != turn:
            self.turn_shown = turn
            io.show(screen.players_table(view))
            io.say()
        io.say(screen.decision(view, who), "bold")
        self.options = screen.options(view, who)
        for text in screen.options_lines(view, who, self.options, io.width):
            io.say(text)

    @property
    def view(self) -> View:
        """The game as it stands."""
        return View(self.loop.game, self.loop.lang)

    def ask_claim(self, who: str) -> bool:
        """Whether the person claimed a rent that is about to be lost."""
        self.options = []  # the list of an earlier decision
        text = move_words(self.view, who, "claim")
        while True:
            line = self.loop.io.ask(f"{self.say('ask-claim', player=who, move=text)} > ")
            if not line or line.lower() in ("n", "no", "non", "nie"):
                return False
            if line.lower() in ("claim", "1", "y", "yes", "o", "oui", "t", "tak"):
                return self.try_move("claim", who)
            if self.follow(line, who):
                return True

    def command(self, line: str, who: str | None) -> bool:
        """Follows one of the commands; True if the game has changed."""
        word = "?" if line.startswith("?") else line.split()[0]
        name, rest = COMMANDS.get(word.lower()), line[len(word) :].strip()
        if rest and name != "help":
            self.loop.io.say(self.say("stands-alone", word=word))
            return False
        if name == "help":
            self.help(rest, who)
        elif name == "board":
            self.board()
        elif name == "money":
            for part in screen.money_screen(self.view):
                self.loop.io.show(part)
        elif name == "ledger":
            self.ledger()
        elif name == "reasons":
            self.loop.reasons = not self.loop.reasons
            self.loop.io.say(self.say("reasons", state="on" if self.loop.reasons else "off"))
        elif name == "leave":
            raise Leave
        return name == "undo" and self.undo()

    def help(self, about: str, who: str | None) -> None:
        """Explains all commands, or one thing."""
        if not about:
            for line in general_help(self.view):
                self.loop.io.say(line)
            return
        if 1 <= (whole_number(about) or 0) <= len(self.options):
            about = self.options[int(about) - 1]
        for line in explain_move(self.view, who, about):
            self.loop.io.say(line)

    def board(self) -> None:
        """Draws the board."""
        view, io = self.view, self.loop.io
        io.say(heading(view), "bold")
        for line in board_lines(view, io.width, io.height):
            io.show(line)

    def ledger(self) -> None:
        """Prints the last turns again, even at a quiet table."""
        for event in last_turns(self.loop.game.events):
            self.loop.io.say(tell(event, self.loop.lang), "bold" if event.kind == "turn" else "")

    def undo(self) -> bool:
        """Takes moves back and says so."""
        undone, earlier = self.loop.undo(), self.loop.earlier_moves
        message = "undone" if undone else "played-elsewhere" if earlier else "nothing-to-undo"
        self.loop.io.say(self.say(message, number=earlier))
        self.turn_shown = (0, "")
        return undone

    def is_move(self, line: str, who: str) -> bool:
        """Makes the move on the line: a number, a move, or another player's move after a name and a colon."""
        other, move = self.named(line)
        if other in self.loop.bots:
            self.loop.io.say(self.say("is-a-bot", player=other))
            return False
        if other is not None:
            return self.try_move(move, other)
        number = whole_number(line)
        if number is not None:
            return self.by_number(number, who)
        name, colon, _ = line.partition(":")
        if colon and name.split() and name.split()[0].lower() not in VERBS:
            names = ", ".join(self.loop.game.players)
            self.loop.io.say(say(self.loop.lang, "garbled-player", found=repr(name.strip()), choices=names))
            return False
        return self.try_move(line, who)

    def named(self, line: str) -> tuple[str | None, str]:
        """The player named before a colon, if any, and the move."""
        name, colon, rest = line.partition(":")
        players = self.loop.game.players if colon else ()
        return next((p for p in players if p.lower() == name.strip().lower()), None), rest.strip()

    def by_number(self, number: int, who: str) -> bool:
        """Makes the move of that number in the list."""
        if 1 <= number <= len(self.options):
            return self.try_move(self.options[number - 1], who)
        self.loop.io.say(self.say("no-such-number", number=number, most=len(self.options)))
        return False

    def try_move(self, move: str, by: str) -> bool:
        """Makes the move, or says why it is not legal; then nothing has changed."""
        verb, space, rest = move.strip().partition(" ")
        try:
            self.loop.play(verb.lower() + space + rest, by=by)
        except Refused as error:
            self.loop.io.say(self.why_not(error.refusal, by), "red")
            return False
        return True

    def why_not(self, refusal: Refusal, by: str) -> str:
        """Why a move is refused. What is no move breaks no rule: instead of a paragraph it gets the words that are possible."""
        if refusal.code != "garbled":
            return refusal.told(self.loop.lang)
        words = possible_verbs(self.view, by) if refusal.slip == "unknown" and by in self.loop.game.players else []
        possible = [self.say("possible-words", words=", ".join(words))] if words else []
        return " ".join([refusal.sentence(self.loop.lang), *possible, self.say("see-help")])
