"""Draws docs/pictures/terminal.svg: a moment of a game in the terminal, with what bots say of their moves, and the board.

Ann plays by the bot steady until the two others have had something to say; then she looks at the board.
"""

import io
import re
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

from duopoly.bots import policy
from duopoly.play.notation import move_text
from duopoly.terminal.errors import Leave
from duopoly.terminal.game_session import new_game
from duopoly.terminal.game_setup import GameSetup, seats_of
from duopoly.terminal.io import TerminalIO

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
WIDTH, HEIGHT = 112, 44
SETUP = GameSetup(edition="anti-us", seats=seats_of("Ann:c,mura:m,dealer:c"), seed=12)
REASONS = (r"\n  (Buys|Builds|Offers|Rejects|Bids) ", r"\nMura: “")
"""A bot's reason, and a character's."""
FIRST_ROUND, MOST_LINES = 4, 26


FONT_FILES = re.compile(r" *@font-face \{.*?\}\n", re.DOTALL)
"""What Rich fetches from another host; a picture in a page may not."""
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"


class Onlooker:
    """Types for Ann, and sees what is on the screen since her last turn."""

    def __init__(self) -> None:
        self.console = Console(
            file=io.StringIO(), record=True, width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor",
            highlight=False, markup=False, emoji=False,
        )  # fmt: skip
        self.decide = policy("steady")
        self.loop, _ = new_game(SETUP, Path(tempfile.mkdtemp()), TerminalIO(self.console, self.read))
        self.has_looked = False

    def read(self, prompt: str) -> str:
        """Ann's answer to a prompt. Raises EOFError when the picture is complete."""
        if self.has_looked:
            raise EOFError
        phase = self.loop.game.phase
        self.has_looked = phase == "throw" and self.is_worth_a_picture()
        answer = "b" if self.has_looked else self.move()
        if phase == "end":
            self.console.export_text(clear=True)
        self.console.print(Text(f"{prompt}{answer}"))
        return answer

    def is_worth_a_picture(self) -> bool:
        """Whether both bots have said why since Ann's last turn, and the board has room below."""
        text = self.console.export_text(clear=False)
        has_reasons = all(re.search(reason, text) for reason in REASONS)
        return has_reasons and self.loop.game.round >= FIRST_ROUND and text.count("\n") <= MOST_LINES

    def move(self) -> str:
        """What steady would do in Ann's place."""
        g, rules = self.loop.game.inside()
        return move_text(self.decide(g, rules), self.loop.game.names, g.deck)


def draw() -> str:
    """The picture, as SVG."""
    onlooker = Onlooker()
    try:
        onlooker.loop.run()
    except Leave:
        return FONT_FILES.sub("", onlooker.console.export_svg(title="duopoly play")).replace("Fira Code, monospace", FONTS)
    sys.exit("the game ended before there was anything to see: choose another seed")


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
