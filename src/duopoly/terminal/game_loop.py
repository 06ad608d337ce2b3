"""The game loop: people and bots at one table. Every move is saved before it is told."""

import logging
import time
from collections.abc import Sequence
from functools import cached_property

from ..bots import CHARACTERS, Bot, GameInfo, find, off_turn
from ..bots.bot import NO_BREAK, printable
from ..bots.referee import notify
from ..bots.safe_move import ask
from ..fast import rollouts
from ..play.earlier import earlier_of
from ..play.events import Event
from ..play.game import Game
from ..play.notation import move_text
from ..play.seats import CHANCE_NAME
from ..rules.codes import DO_CLAIM, DO_END, DO_THROW, Move
from ..rules.state import RuleTable, State
from ..sim.rollouts import Rollouts
from ..words import say
from .chance import ask_chance
from .errors import BadInput, Leave
from .game_setup import SeatSetup, bot_with
from .io import TerminalIO
from .narration import tell_all
from .prompt import Prompt
from .saves import Save

log = logging.getLogger("duopoly.bots")

SELF_EVIDENT = (DO_THROW, DO_END, DO_CLAIM)
"""Moves that need no reason: a bot of another package may give one for every move."""
NEXT = ("turn", "extra-throw", "over")
"""Events that follow a move, as far as its reason is concerned."""
MOST_REASON = 200
"""Characters of a reason."""
TYPED = {"dice": ("dice", "die", "speed"), "cards": ("card", "deal")}


class GameLoop:
    """Runs a game to its end, or until somebody leaves.

    `asks` says whether people type "dice" and "cards"; `rounds` where a game that nobody finishes stops;
    `until` is when the agreed time is up, on the clock of `time.time`.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatSetup],
        io: TerminalIO,
        save: Save,
        lang: str = "en",
        asks: Sequence[str] = (),
        rounds: int | None = None,
        until: float | None = None,
    ) -> None:
        self.game, self.io, self.save, self.lang = game, io, save, lang
        self.bot_seats = [seat for seat in seats if seat.bot]
        self.bots: dict[str, Bot] = {}
        self.reasons = True
        self.is_worth_a_word = False
        self.open_bots()
        self.characters = {seat.name for seat in seats if seat.bot in CHARACTERS}
        self.people = [seat.name for seat in seats if not seat.bot]
        self.asks, self.rounds, self.until = tuple(asks), rounds, until
        self.prompt = Prompt(self)
        self.claims_asked = 0

    @cached_property
    def rollouts(self) -> Rollouts:
        """The function that bots roll out with. If the compiled rules cannot be used, that is told once."""
        return rollouts(self.io.tell)

    def open_bots(self) -> None:
        """Opens the bots: all of them or none. Raises BadInput."""
        try:
            for seat in self.bot_seats:
                self.bots[seat.name] = self.opened(seat)
        except BaseException:
            self.close_bots()
            raise

    def opened(self, seat: SeatSetup) -> Bot:
        """A seat's bot, ready to play. Raises BadInput if there is no such bot anymore, or it cannot be opened."""
        try:
            entry = find(seat.bot or "")
            budget = None if seat.budget is None else bot_with(entry.name, seat.budget).budget
            opened = entry.open(budget, self.rollouts if entry.twin else None)
        except ValueError as error:
            raise BadInput(f"{seat.name}: {error}") from error
        game = self.game
        notify(opened.begin, GameInfo(game.edition, game.players, game.players.index(seat.name), game.aim))
        return opened

    def run(self) -> None:
        """Plays until the game is over or stopped. Raises Leave, with everything saved, if somebody leaves."""
        try:
            while self.game.to_act is not None and not self.is_stopped:
                self.step()
            self.tell_bots_the_end()
        except KeyboardInterrupt:
            self.io.say()
            raise Leave from None
        finally:
            try:
                self.save.settle(self.game.moves)
            finally:
                self.close_bots()

    def tell_bots_the_end(self) -> None:
        """Tells the bots which seats won; none if the game was stopped."""
        result, players = self.game.result, self.game.players
        for bot in self.bots.values():
            notify(bot.end, [players.index(name) for name in result.winners] if result else [])

    def close_bots(self) -> None:
        """Closes the bots: nobody asks them any more."""
        for bot in self.bots.values():
            notify(bot.close)

    def reopen_bots(self) -> None:
        """Opens new bots, since those here remember what was taken back. One that cannot be opened again plays on."""
        for seat in self.bot_seats:
            try:
                opened = self.opened(seat)
            except BadInput as error:
                log.warning("%s", error)
                continue
            notify(self.bots[seat.name].close)
            self.bots[seat.name] = opened

    @property
    def is_stopped(self) -> bool:
        """Whether the agreed number of rounds is over, in a game without a rule for it."""
        game = self.game
        limited = self.rounds is not None and game.aim != "timed"
        return limited and game.round > (self.rounds or 0) and game.phase == "throw"

    def step(self) -> None:
        """The next move, whoever makes it."""
        game = self.game
        if self.until is not None and time.time() >= self.until and game.why_not(CHANCE_NAME, "time") is None:
            self.done(game.play("time", by=CHANCE_NAME))
        elif not self.bots_off_turn() and not self.claim_off_turn():
            self.decide(game.to_act or "")

    def decide(self, actor: str) -> None:
        """Makes the decision of the player (or chance) to act."""
        if actor == CHANCE_NAME:
            kind = "cards" if self.game.phase in TYPED["cards"] else "dice"
            if kind in self.asks:
                ask_chance(self.prompt)
            else:
                self.done(self.game.chance())
        elif actor in self.bots:
            self.done(self.game.decide_with(self.bot_move), actor)
        else:
            self.prompt.decide(actor)

    def bot_move(self, g: State, rules: RuleTable) -> Move:
        """The move of the bot to act. If it forfeits, that is logged, and it is told which move was made for it."""
        bot = self.bots[self.game.players[g.actor]]
        move, fault = ask(bot, g, rules)
        self.is_worth_a_word = fault is None and move.verb not in SELF_EVIDENT
        if fault is not None:
            log.warning("%s forfeits its move: %s", type(bot).__name__, fault)
            notify(bot.forfeited, move_text(move, self.game.names, g.deck), str(fault))
        return move

    def tell_reason(self, name: str) -> None:
        """Tells why a bot has made its last move, if that is worth a word and the table wants to know; a character says it."""
        is_said = name in self.characters
        if not self.reasons or not self.is_worth_a_word or (self.io.quiet and not is_said):
            return
        try:
            text = printable(self.bots[name].remark(self.lang), MOST_REASON, NO_BREAK)
        except Exception:  # a bot can be anybody's code
            log.exception("%s: no reason", name)
            return
        if text and is_said:
            self.io.say(say(self.lang, "terminal-says", name=name, text=text), "italic")
        elif text:
            self.io.tell(f"  {text}", "dim")

    def bots_off_turn(self) -> bool:
        """Lets bots act out of turn, for instance to claim rent. True if one did."""
        for name in self.bots:
            if name != self.game.to_act and (events := self.game.off_turn_with(off_turn, name)):
                self.done(events)
                return True
        return False

    def claim_off_turn(self) -> bool:
        """Asks a person once about a rent that bots and dice would otherwise take away. True if claimed."""
        moves = len(self.game.moves)
        if self.game.to_act in self.people or not self.game.edition.rules.claim_rent or self.claims_asked == moves:
            return False
        for name in self.people:
            if self.game.why_not(name, "claim") is None:
                self.claims_asked = moves
                return self.prompt.ask_claim(name)
        return False

    def play(self, move: str, by: str | None = None) -> None:
        """Makes a person's move. Raises Refused if it is not legal."""
        self.done(self.game.play(move, by=by))

    def done(self, events: Sequence[Event], bot: str = "") -> None:
        """Saves a move that was made, then tells it; that of a bot with its reason, before what comes next."""
        self.save.keep(self.game.moves, sync=bool(self.people))
        after = next((i for i, event in enumerate(events) if event.kind in NEXT), len(events))
        tell_all(self.io, events[:after], self.lang)
        if bot:
            self.tell_reason(bot)
        tell_all(self.io, events[after:], self.lang)

    @property
    def earlier_moves(self) -> int:
        """How many moves were played at another table: they cannot be undone."""
        parts = earlier_of(self.save.header)
        return parts[-1].moves if parts else 0

    def undo(self) -> bool:
        """Takes moves back to a person's last decision at this table; False if there is none."""
        moves = self.game.moves
        for i in range(len(moves) - 1, self.earlier_moves - 1, -1):
            if self.was_a_persons(moves[i]):
                self.game.undo(len(moves) - i)
                self.save.rewrite(self.game.moves)
                self.reopen_bots()
                return True
        return False

    def was_a_persons(self, move: tuple[str, str]) -> bool:
        """Whether a person decided the move; dice and cards that people typed count, too."""
        by, text = move
        verb = text.split()[0]
        return by in self.people or any(kind in self.asks and verb in TYPED[kind] for kind in TYPED)
