"""Game, the public face of the rules, and Record, its saved form."""

import secrets
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import lru_cache
from numbers import Integral
from os import PathLike
from pathlib import Path
from typing import Any

from ..editions import BadEdition, BadRule, Edition, house_rules, load, names
from ..files import write_atomically
from ..rules import chance, setup
from ..rules.codes import AIMS, CAMP, CHANCE, DO_DEAL, DO_DICE, DO_END, NOBODY, OVER, PHASES, SEATS, TIMED, UNDECIDED, Move
from ..rules.ending import worth
from ..rules.ledger import Ledger
from ..rules.legal import legal
from ..rules.play import play
from ..rules.refuse import why_not
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable, State
from ..rules.version import VERSION
from . import record_file
from .checks import changed_rules, check_aim, check_names, check_roles
from .earlier import earlier_of
from .edition_digest import FIELD as EDITION_DIGEST
from .edition_digest import check_edition, edition_digest
from .errors import BadPosition, BadRecord, Refused, ReplayStop, RulesChanged
from .events import Event, event_of
from .history import History, Waiting
from .notation import as_move, move_text, parse_move
from .phrases import shortened
from .position import position_of
from .promise import promise_of
from .refusals import Refusal, garbled, refusal_of, refused
from .restore import players_of, restore, role_number
from .result import Result
from .seats import CHANCE_NAME, Names
from .versions import FIELD, changed_words, version_of, with_versions

SEED_BITS = 64
"""How long the seed of a game may be."""
ORDERS = ("given", "thrown")
HEADER_FIELDS = ("edition", "players", "roles", "seed", "rules", "aim", "order")


class Game:
    """A game of one edition.

    `edition` is a name from `duopoly.editions()`, an Edition, or the path of an edition's file. `players` are names in
    clockwise order. `roles` has one for each player ("competitor" or "monopolist"); None plays the leaflet's set-up. `seed`
    (0 to 2**64 - 1) seeds the game's own dice; None picks one. `rules` overrides amounts and switches. `aim` is "last"
    (game A), "camp" (game B) or "timed". With roles, the first player begins (`order="given"`) or the dice decide who does
    (`order="thrown"`). Raises BadPosition with the field's name if an argument is invalid.

    >>> import duopoly
    >>> game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    >>> game.to_act, game.legal()
    ('Ann', ['throw'])
    >>> _ = game.play("throw")
    >>> for event in game.play("dice 1 2"):
    ...     print(duopoly.tell(event))
    Ann throws 1 and 2. (rule 8)
    Ann moves to French Quarter. (rule 8)
    """

    def __init__(
        self,
        edition: str | PathLike[str] | Edition,
        players: Sequence[str],
        roles: Sequence[str | None] | None = None,
        seed: int | None = None,
        rules: Mapping[str, Any] | None = None,
        aim: str = "last",
        order: str = "given",
    ) -> None:
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise BadPosition(f"players: expected a list of names, got {players!r}")
        self._open(edition, rules, aim)
        check_names(players, self.edition)
        self._seat(players, seed)
        if order not in ORDERS:
            raise BadPosition(f"order: expected {' or '.join(ORDERS)}, got {order!r}")
        if roles is not None:
            self._give_roles(roles, order)
        self._header |= {"players": list(players), "roles": None if roles is None else list(roles), "seed": self.seed}
        if roles is not None and order != "given":
            self._header["order"] = order
        self._state.ledger = Ledger()

    def _open(self, edition: str | PathLike[str] | Edition, rules: Mapping[str, Any] | None, aim: str) -> None:
        """Loads the edition and builds its rule table."""
        if not isinstance(edition, str | PathLike | Edition):
            raise BadPosition(f"edition: expected a name, a path or an Edition, got {edition!r}")
        if not isinstance(rules, Mapping | None) or any(not isinstance(name, str) for name in rules or {}):
            raise BadPosition(f"rules: expected names with values, got {rules!r}")
        try:
            printed = edition if isinstance(edition, Edition) else load(edition)
            self.edition = house_rules(printed, rules or {})
        except (BadEdition, BadRule) as error:
            raise BadPosition(str(error)) from error
        check_aim(aim, self.edition)
        self.rules = {**(changed_rules(self.edition) if isinstance(edition, Edition) else {}), **(rules or {})}
        self.aim = aim
        name = printed.file or printed.key
        self._header: dict[str, Any] = {"edition": name, "rules": self.rules, "aim": aim, FIELD: VERSION}
        if printed.file:
            self._header[EDITION_DIGEST] = edition_digest(self.edition)
        self._table: RuleTable = build_rule_table(self.edition)

    def _seat(self, players: Sequence[str], seed: int | None) -> None:
        """Sets up the start of a game."""
        if seed is not None and (type(seed) is not int or seed not in range(1 << SEED_BITS)):
            raise BadPosition(f"seed: expected a whole number from 0 to 2**64 - 1, got {seed!r}")
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self._names = Names(self.edition, players)
        self._state = State()
        chance.seed(self._state, self.seed, 0)
        setup.start(self._state, self._table, len(players), AIMS.index(self.aim))
        if self.rules.get("claim_rent"):  # players who choose the rule want to claim by hand
            self._state.claim_for_me[:] = [0] * SEATS
        self._history = History()
        self.keeps_events = True
        """Whether `events` has them all. A server, which keeps them in its own way, turns this off before the first move."""
        self.errors: list[BadRecord] = []
        """Why the record that this game was replayed from goes no further; empty if it was replayed to its end."""

    def _give_roles(self, roles: Sequence[str | None], order: str) -> None:
        """Gives the agreed roles; then the first player begins, or the player who throws highest."""
        g, n = self._state, self._state.seats
        one_role = not self.edition.has_camps
        if isinstance(roles, str) or not isinstance(roles, Sequence) or len(roles) not in ((0, n) if one_role else (n,)):
            raise BadPosition(f"roles: expected one for each of the {n} players, got {roles!r}")
        for seat, word in enumerate(roles):
            role = role_number(word, f"roles[{seat}]", self.edition)
            if role == UNDECIDED:
                raise BadPosition(f"roles[{seat}]: expected {' or '.join(self.edition.roles)}, got none")
            setup.take_role(g, self._table, seat, role)
        check_roles(g.role[:n], self.edition)
        if order == "given":
            g.setup = 0
            setup.begin(g, 0)

    @classmethod
    def from_position(cls, position: Mapping[str, Any], seed: int | None = None) -> "Game":
        """A game from a position; the exact inverse of `position`. Raises BadPosition."""
        if not isinstance(position, Mapping):
            raise BadPosition(f"position: expected a dictionary, got {type(position).__name__}")
        if "edition" not in position:
            raise BadPosition(f"edition: expected one of {', '.join(names())}, got none")
        game = cls.__new__(cls)
        game._open(position["edition"], position.get("rules"), position.get("aim", "last"))
        game._seat([row.text("name") for row in players_of(position, game.edition)], seed)
        restore(game._state, game._table, game._names, position, AIMS.index(game.aim))
        start = {**as_in_json(position), "edition": game._header["edition"]}
        if game.rules:  # those of an Edition, too
            start["rules"] = dict(game.rules)
        game._header |= {"position": start, "seed": game.seed}
        game._state.ledger = Ledger(game._state.n_debts, game._state.n_claims)
        return game

    @classmethod
    def from_header(cls, header: Mapping[str, Any]) -> "Game":
        """The game of a record's header, before the first move.

        Raises BadPosition, also if the file of your own edition has changed since.
        """
        if "position" in header:
            game = cls.from_position(header["position"], header.get("seed"))
        else:
            arguments = {name: header[name] for name in HEADER_FIELDS if name in header}
            for name in ("edition", "players"):
                if name not in arguments:
                    raise BadPosition(f"{name}: expected one in the record's header, got none")
            game = cls(**arguments)
        check_edition(header, game.edition)
        if promise_of(header) is not None:
            game._header["fair"] = {**header["fair"]}
        if earlier_of(header):
            game._header["earlier"] = list(header["earlier"])
        return game

    def copy(self) -> "Game":
        """An independent game in the same position. Its events begin here, and undo goes back no further."""
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new._state = self._state.copy()
        new._state.ledger = Ledger()
        new._state.ledger.debts, new._state.ledger.claims = self._waiting()
        new.rules = dict(self.rules)
        new._header = {**self._header, "rules": new.rules}
        new._history = self._history.copy()
        new.errors = list(self.errors)
        new.keeps_events = True
        return new

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Games are equal if they began alike, had the same moves and are in the same position."""
        if not isinstance(other, Game):
            return NotImplemented
        mine, theirs = (self._header, self.moves, self.edition), (other._header, other.moves, other.edition)
        return mine == theirs and packed_position(self._state) == packed_position(other._state)

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        return f"<Game of {self.edition.key}, {len(self._history.moves)} moves, {self.phase}: {self.to_act}>"

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in clockwise order."""
        return self._names.players

    @property
    def names(self) -> Names:
        """The names of this game, by the numbers of the rules."""
        return self._names

    @property
    def to_act(self) -> str | None:
        """The player to act: a name, "chance", or None if the game is over."""
        return self._names.actor(self._state.actor)

    @property
    def turn(self) -> str:
        """The player whose turn it is."""
        return self._names.player(self._state.turn)

    @property
    def phase(self) -> str:
        """The name of the phase: what is to be decided."""
        return PHASES[self._state.phase]

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._state.round

    def _seat_of(self, by: str | None) -> int:
        return self._state.actor if by is None else self._names.seat(by)

    def _mover(self, move: Move, by: str | None) -> int:
        """Who makes the move: `by`, else chance for its outcomes and the player to act for the rest."""
        return CHANCE if by is None and DO_DICE <= move.verb <= DO_DEAL else self._seat_of(by)

    def legal(self, by: str | None = None) -> list[str]:
        """The legal moves of `by`, or of the player to act, as text in a fixed order. Offers are not listed: ask `why_not`.

        Raises ValueError for an unknown player.
        """
        seat = self._seat_of(by)
        if seat == NOBODY:
            return []
        g = self._state
        return [move_text(move, self._names, g.deck) for move in legal(g, self._table, seat)]

    def why_not(self, by: str | None, move: str) -> Refusal | None:
        """Why `by` may not make the move now, also if there is no such player or move; None if it is legal."""
        parsed = self._parse(move, by)
        return parsed if isinstance(parsed, Refusal) else self._refusal(*parsed)

    def play(self, move: str, by: str | None = None) -> list[Event]:
        """Makes a move of `by`, or of the player to act, and returns its events. Raises Refused if it is not legal,
        or there is no such player.
        """
        parsed = self._parse(move, by)
        if isinstance(parsed, Refusal):
            raise Refused(parsed)
        return self._play_checked(*parsed)

    def _parse(self, move: str, by: str | None) -> tuple[int, Move] | Refusal:
        """The seat that moves and the move that the text names, or the refusal of a text that is no move."""
        try:
            parsed = parse_move(move, self._names, self._state.deck)
            return self._mover(parsed, by), parsed
        except ValueError as error:
            return garbled(move, error, self.edition)

    def chance(self) -> list[Event]:
        """Plays an outcome from the game's own generator. Raises Refused if chance is not to act."""
        return self.chance_by(lambda ways: chance.below(self._state, ways))

    def chance_by(self, pick: Callable[[int], int]) -> list[Event]:
        """Plays outcome `pick(n)`, from 0, of n equally likely ones. Raises Refused if chance is not to act, and ValueError
        if there is no such outcome.
        """
        g, table = self._state, self._table
        if g.actor != CHANCE:
            raise Refused(refused("not-chance", "moving", self.edition))
        ways = chance.ways(g, table)
        if not 0 <= (n := pick(ways)) < ways:
            raise ValueError(f"pick: expected a whole number from 0 to {ways - 1}, got {n!r}")
        return self._play(CHANCE, chance.outcome(g, table, n))

    def decide_with(self, choose: Callable[[State, RuleTable], Move]) -> list[Event]:
        """Plays the move that a policy chooses for the player to act. Raises Refused if it is no move or not legal, or if no
        player is to act.
        """
        seat = self._state.actor
        move = choose(self._state, self._table) if seat >= 0 else Move(DO_END)  # a move of nobody is refused
        return self._play_answer(seat, move)

    def off_turn_with(self, choose: Callable[[State, RuleTable, int], Move | None], by: str) -> list[Event]:
        """Plays the move that a policy chooses for `by` off turn, if any, and returns its events. Raises Refused if it is no
        move or not legal, and ValueError for an unknown player.
        """
        seat = self._names.seat(by)
        move = choose(self._state, self._table, seat)
        return [] if move is None else self._play_answer(seat, move)

    def inside(self) -> tuple[State, RuleTable]:
        """A copy of the state, and the rule table: what the functions of `duopoly.rules` work on."""
        return self._state.copy(), self._table

    def _play_answer(self, seat: int, answer: object) -> list[Event]:
        try:
            move = as_move(answer)
        except ValueError as error:
            raise Refused(garbled(answer, error, self.edition)) from None
        return self._play_checked(seat, move)

    def _play_checked(self, seat: int, move: Move) -> list[Event]:
        refusal = self._refusal(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return self._play(seat, move)

    def _refusal(self, seat: int, move: Move) -> Refusal | None:
        g, table = self._state, self._table
        return refusal_of(why_not(g, table, seat, move), g, table, self._names, seat, move)

    def _play(self, seat: int, move: Move) -> list[Event]:
        g = self._state
        text = move_text(move, self._names, g.deck)
        before, ledger = g.copy(), g.ledger
        before.ledger = ledger
        assert ledger is not None
        ledger.entries.clear()
        waiting = self._waiting()
        try:
            play(g, self._table, seat, move)
        except BaseException:
            self._state = before
            ledger.debts, ledger.claims = waiting
            raise
        events = [event_of(entry, self._names, g, before) for entry in ledger.entries]
        before.ledger = None
        move_made = same_pair(self._names.actor(seat) or CHANCE_NAME, text)
        self._history.add((before, waiting), move_made, events, self.keeps_events)
        return events

    def take_over(self, copy: "Game") -> list[list[Event]]:
        """Makes the moves that were played on a copy of this game, without playing them again. Returns the events of each.

        The copy is used up. Raises ValueError if it is not a copy of this game as it stands.
        """
        if not self._history.begins(copy._history):
            raise ValueError(f"copy: expected one of {self!r}, got {copy!r}")
        events = self._history.extend(copy._history, self.keeps_events)
        self._state = copy._state
        return events

    def _waiting(self) -> Waiting:
        """The reasons of unpaid debts and claims."""
        ledger = self._state.ledger
        assert ledger is not None
        return ledger.debts[:], ledger.claims[:]

    @property
    def events(self) -> list[Event]:
        """All events since the game began, or since its position was loaded."""
        return list(self._history.events)

    @property
    def moves(self) -> list[tuple[str, str]]:
        """The moves so far, each as (who, text)."""
        return list(self._history.moves)

    def undo(self, moves: int = 1, before: "Game | None" = None) -> None:
        """Takes back the last moves, counting those of chance. `before` is what the method of that name gave; it is used up.

        Raises ValueError if there are fewer moves, or if `before` is not this game before them.
        """
        history = self._history
        if not history.undoable:
            raise ValueError("undo: expected a game with moves to take back, got none")
        if not 1 <= moves <= history.undoable:
            raise ValueError(f"undo: expected 1 to {history.undoable} moves, got {moves}")
        if before is not None and before._history.moves != history.moves[:-moves]:
            raise ValueError(f"before: expected {self!r} before {moves} moves, got {before!r}")
        before = before or self.before(moves)
        state = history.before(moves) if before is None else ((before._state, before._waiting()), before._history.past)
        assert state is not None
        (self._state, (debts, claims)), past = state
        history.take_back(moves, past)
        self._state.ledger = Ledger()
        self._state.ledger.debts, self._state.ledger.claims = debts[:], claims[:]

    def before(self, moves: int) -> "Game | None":
        """The game before its last moves, replayed; None if it is at hand. Nothing changes here: another thread may do it.

        A server has hundreds of games, and a state takes far more memory than a move.
        """
        if self._history.before(moves) is not None:
            return None
        game = self._begin_again()
        for by, move in self._history.moves[:-moves]:
            game.play(move, by=by)
        return game

    def keep(self) -> None:
        """Keeps the game as it stands: `undo` comes back here without replaying it. A copy of the game does not have it."""
        self._history.keep((self._state.copy(), self._waiting()))

    def _begin_again(self) -> "Game":
        """The game before its first move, by its own edition: that of the header may be another by now."""
        header = self._header | {"edition": self.edition, "rules": self.rules}
        if "position" in header:
            header["position"] = header["position"] | {"edition": self.edition, "rules": self.rules}
        return Game.from_header(header)

    def position(self) -> dict[str, Any]:
        """The position as a plain dictionary, ready for JSON."""
        header = {name: self._header[name] for name in ("edition", "rules", "aim")}
        return {**header, "rules": dict(self.rules), **position_of(self._state, self._table, self._names)}

    def record(self) -> "Record":
        """The record of the game: its header and moves."""
        return Record(deepcopy(self._header), self.moves)

    def worth(self) -> dict[str, int]:
        """What each player is worth now, in whole units of the edition's money: cash plus what each unmortgaged title would
        earn from one landing; 0 if bankrupt.

        A utility counts as if for a throw of 7, unless somebody has thrown for it. After a timed game only cash counts.
        """
        g = self._state
        return {name: 0 if g.bankrupt[s] else worth(g, self._table, s) for s, name in enumerate(self.players)}

    def cash(self, player: str) -> int:
        """A player's cash, in whole units of the edition's money. Raises ValueError for an unknown player."""
        if player not in self.players:
            raise ValueError(f"player: expected one of {', '.join(self.players)}, got {player!r}")
        return self._state.cash[self.players.index(player)]

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        g = self._state
        if g.phase != OVER:
            return None
        worths = self.worth()
        left = [name for seat, name in enumerate(self.players) if not g.bankrupt[seat]]
        if g.aim in (CAMP, TIMED):
            richest = max(worths[name] for name in left)
            left = [name for name in left if worths[name] == richest]
        return Result(left, self.aim, worths)


class Record:
    """The record of a game: a header (edition, rules, aim, players, roles, seed, or a position) and moves as (who, text).

    It is the save, the replay and the bug report. The header's `rules_version` is the version of the rules that made it; 1 if
    it is left out.

    >>> import duopoly
    >>> game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
    >>> _ = game.play("throw")
    >>> game.record().moves
    [('Ann', 'throw')]
    """

    def __init__(self, header: dict[str, Any], moves: list[tuple[str, str]]) -> None:
        self.header = header
        self.moves = moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (self.header, self.moves) == (other.header, other.moves)

    def __hash__(self) -> int:
        return hash(tuple(self.moves))

    def __repr__(self) -> str:
        return f"<Record of {self.header.get('edition')}, {len(self.moves)} moves>"

    @property
    def rules_version(self) -> int:
        """The version of the rules that made the record. Raises BadRecord if the header's field is invalid."""
        return version_of(self.header)

    def replay(self, upto: int | None = None, *, strict: bool = True) -> Game:
        """The game after the first `upto` moves, counting those of chance; by default after all of them.

        Raises BadRecord if a move is not legal; with `strict=False`, returns the game up to that move, with the error in its
        `errors`. Raises ValueError if `upto` is no number of moves of the record. Warns RulesChanged if another version of the
        rules made the record.
        """
        if upto is not None and (not isinstance(upto, Integral) or not 0 <= upto <= len(self.moves)):
            raise ValueError(f"upto: expected 0 to {len(self.moves)} moves, got {upto!r}")
        game, version = begin(self.header), self.rules_version
        try:
            for by, move in self.moves[:upto]:
                play_next(game, by, move, version)
        except BadRecord as error:
            if strict:
                raise
            game.errors.append(error)
            return game
        if changed := changed_words(version):
            warnings.warn(changed, RulesChanged, stacklevel=2)
        return game

    def lines(self) -> Iterator[str]:
        """The lines of the file."""
        return (line for line, _ in record_file.lines({**self.header, "moves": len(self.moves)}, self.moves))

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the record to a file, completely or not at all."""
        write_atomically(Path(path), "".join(f"{line}\n" for line in self.lines()))

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Record":
        """Reads a record from a file. Raises BadRecord if it is no record, cut short or edited; OSError if there is no file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadRecord(f"{path}: expected a record, got {record_file.what_is_no_text(error)}") from error
        try:
            return cls.parse(text)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from error

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Reads a record from its text. Raises BadRecord."""
        return cls(*record_file.parse(text))


@lru_cache(4096)
def same_pair(by: str, move: str) -> tuple[str, str]:
    """The pair, made once: a game makes the same few hundred moves again and again."""
    return by, move


def as_in_json(value: Any) -> Any:
    """A value as JSON gives it back: keys are strings, tuples are lists."""
    if isinstance(value, Mapping):
        return {str(key): as_in_json(each) for key, each in value.items()}
    return [as_in_json(each) for each in value] if isinstance(value, list | tuple) else value


def packed_position(g: State) -> bytes:
    """The position packed, without what the random generator has computed in advance."""
    blank = g.copy()
    blank.block_at, blank.block[:] = -1, [0] * len(blank.block)
    return blank.pack()


def begin(header: Mapping[str, Any]) -> Game:
    """The game before a record's first move. Raises BadRecord if the header is invalid."""
    version = version_of(header)
    try:
        return Game.from_header(header)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(with_versions(f"line 1: {error}", version)) from error


def play_next(game: Game, by: str, move: str, version: int) -> list[Event]:
    """Plays a record's next move and returns its events. Raises BadRecord, with a `stop`, if the move is not legal."""
    try:
        return game.play(move, by=by)
    except Refused as error:
        stop = ReplayStop(len(game.moves) + 1, by, move, error.refusal, version)
        raise BadRecord(with_versions(f"move {stop.number}, {by}: {shortened(move)}: {error}", version), stop) from error
