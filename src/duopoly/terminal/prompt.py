"""Asking a person: the legal moves by number, moves as text, other people's moves, and the table's commands."""

from typing import TYPE_CHECKING

from ..play.errors import Refused
from ..play.tell import tell
from ..words import say
from . import screen
from .board import board_lines, heading
from .errors import Leave
from .help import explain_move, general_help
from .moves import plain
from .story import last_turns
from .view import View

if TYPE_CHECKING:
    from .host import Host

ON_ENTER = ("throw", "end")
"""Moves that Enter alone makes where they are the first there are."""
COMMANDS = {"?": "help", "h": "help", "help": "help", "b": "board", "m": "money", "l": "ledger", "u": "undo", "q": "leave"}


def is_command(line: str) -> bool:
    """Whether the line is one of the table's commands rather than a move."""
    return line.startswith("?") or line.split()[0].lower() in COMMANDS


class Prompt:
    """The questions that the host of a table asks the people at it."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.options: list[str] = []
        self.turn_shown = (0, "")

    def say(self, message: str, **facts: object) -> str:
        """A phrase of the terminal in the table's language."""
        return say(self.host.lang, f"terminal-{message}", **facts)

    def decide(self, who: str) -> None:
        """Asks until something has changed: a move of theirs, somebody else's, or moves taken back."""
        self.show(who)
        while True:
            line = self.host.talk.ask(f"{who} > ")
            if not line:
                if self.options and self.options[0] in ON_ENTER and self.try_move(self.options[0], who):
                    return
                self.show(who)
            elif self.follow(line, who):
                return

    def follow(self, line: str, who: str) -> bool:
        """Does what a line says; True where the game is not as it was."""
        return self.command(line, who) if is_command(line) else self.is_move(line, who)

    def show(self, who: str) -> None:
        """The players at the start of a turn, then what is to be decided and the legal moves."""
        talk, view = self.host.talk, self.view
        turn = (view.game.round, view.game.turn)
        talk.say()
        if self.turn_shown != turn:
            self.turn_shown = turn
            talk.show(screen.players_table(view))
            talk.say()
        talk.say(screen.decision(view, who), "bold")
        self.options = screen.options(view, who)
        for text in screen.options_lines(view, who, self.options, talk.width):
            talk.say(text)

    @property
    def view(self) -> View:
        """The game as it stands."""
        return View(self.host.game, self.host.lang)

    def ask_claim(self, who: str) -> bool:
        """Whether the person claimed a rent that is about to be lost."""
        view = self.view
        text = plain(view, who, "claim")
        while True:
            line = self.host.talk.ask(f"{self.say('ask-claim', player=who, move=text)} > ")
            if not line or line.lower() in ("n", "no", "non", "nie"):
                return False
            if line.lower() in ("claim", "1", "y", "yes", "o", "oui", "t", "tak"):
                return self.try_move("claim", who)
            if self.follow(line, who):
                return True

    def command(self, line: str, who: str | None) -> bool:
        """Follows one of the table's commands; True where the game is not as it was."""
        word, _, rest = line.partition(" ")
        name = COMMANDS.get(word.lower())
        if line.startswith("?"):
            name, rest = "help", line[1:].strip()
        if name == "help":
            self.help(rest, who)
        elif name == "board":
            self.board()
        elif name == "money":
            for part in screen.money_screen(self.view):
                self.host.talk.show(part)
        elif name == "ledger":
            self.ledger()
        elif name == "leave":
            raise Leave
        return name == "undo" and self.undo()

    def help(self, about: str, who: str | None) -> None:
        """All commands, or what is asked about."""
        if not about:
            for line in general_help(self.view):
                self.host.talk.say(line)
            return
        if about.isdigit() and 1 <= int(about) <= len(self.options):
            about = self.options[int(about) - 1]
        for line in explain_move(self.view, who, about):
            self.host.talk.say(line)

    def board(self) -> None:
        """Draws the board."""
        view, talk = self.view, self.host.talk
        talk.say(heading(view), "bold")
        for line in board_lines(view, talk.width, talk.height):
            talk.show(line)

    def ledger(self) -> None:
        """Tells the last turns again, quiet or not."""
        for event in last_turns(self.host.game.events):
            self.host.talk.say(tell(event, self.host.lang), "bold" if event.kind == "turn" else "")

    def undo(self) -> bool:
        """Takes moves back, and says so."""
        undone = self.host.undo()
        self.host.talk.say(self.say("undone" if undone else "nothing-to-undo"))
        self.turn_shown = (0, "")
        return undone

    def is_move(self, line: str, who: str) -> bool:
        """Makes the move that the line is: a number, a move, or somebody else's move behind a name and a colon."""
        other, move = self.named(line)
        if other in self.host.bots:
            self.host.talk.say(self.say("is-a-bot", player=other))
            return False
        if other is not None:
            return self.try_move(move, other)
        if line.isdigit():
            return self.by_number(int(line), who)
        return self.try_move(line, who)

    def named(self, line: str) -> tuple[str | None, str]:
        """The player whose name and a colon stand before a move, and the move; nobody where there is no name."""
        name, colon, rest = line.partition(":")
        players = self.host.game.players if colon else ()
        return next((p for p in players if p.lower() == name.strip().lower()), None), rest.strip()

    def by_number(self, number: int, who: str) -> bool:
        """Makes the move of that number in the list."""
        if 1 <= number <= len(self.options):
            return self.try_move(self.options[number - 1], who)
        self.host.talk.say(self.say("no-such-number", number=number, most=len(self.options)))
        return False

    def try_move(self, move: str, by: str) -> bool:
        """Makes the move, or says why not: then nothing has changed."""
        verb, space, rest = move.strip().partition(" ")
        try:
            self.host.play(verb.lower() + space + rest, by=by)
        except Refused as error:
            hint = f" {self.say('see-help')}" if error.refusal.code == "garbled" else ""
            self.host.talk.say(error.refusal.told(self.host.lang) + hint, "red")
            return False
        return True
