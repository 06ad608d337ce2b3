"""The command line: `duopoly`, its help, and its one-line errors."""

import errno
import os
import sys
from collections.abc import Sequence

from .errors import INTERRUPTED, BadInput, Leave, one_line, why

BAD_INPUT = 2

HELP = """\
Usage: duopoly [COMMAND] [OPTIONS]

Plays Anti-Monopoly and Monopoly by the book. Without a command it opens the
page in your browser.

Commands:
  serve: Serve the page to browsers here, at home or anywhere.
  tables: List, delete, or export the tables that a server stores.
  site: Write the page as files for any web host: it plays without a server.
  play: Play a game in this terminal, with people and bots.
  replay: Tell a recorded game move by move; or check it, dice and all.
  edition: Show the editions, one of them, or the differences between two.
  rules: Read the rules of an edition in our own words, or one paragraph.
  simulate: Play many games between bots, and show who wins how often.
  match: Let bots play each other until it is certain which is better.
  ladder: Rank bots: every two of them play, with every number of seats.
  odds: Show who will win from a position, and what each move is worth.
  review: Review a recorded game: luck, skill, and the costliest decisions.
  puzzles: Find puzzles: positions in bots' games with one clearly best move.
  study: Write a report on fairness, strategy, game length, and more.
  train: Learn to evaluate positions, for the bots that look ahead.
  warm: Check that the compiled rules can play here.

Every command has its own help: duopoly play --help
Tab completion for your shell: duopoly --install-completion
The version: duopoly --version
"""
"""Written out, so that help prints before the option parser is loaded; a test compares it with the commands."""


def main(tokens: Sequence[str] | None = None) -> None:
    """Runs the program and exits with its exit code. A stream that was closed before is an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="surrogateescape")  # a byte that is no text is a move that is none
    sys.exit(run(list(sys.argv[1:] if tokens is None else tokens)))


def run(tokens: list[str]) -> int:
    """Runs a command; bad input becomes one line on standard error and exit code 2."""
    try:
        code = answer(tokens)
        sys.stdout.flush()
        return code
    except Leave:
        return 0
    except KeyboardInterrupt:
        print("duopoly: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return 0
    except OSError as error:
        if error.filename is not None or error.errno not in (errno.ENOSPC, errno.EIO):
            raise
        drop_output()
        return complain(BadInput(f"standard output: {why(error)}"))
    except ValueError as error:
        if not is_ours(error):
            raise
        return complain(error)


def answer(tokens: list[str]) -> int:
    """Answers help and version at once; loads the commands for everything else."""
    if tokens in (["--help"], ["-h"], ["help"]):
        print(HELP, end="")
        return 0
    if tokens == ["--version"]:
        from .. import __version__

        print(__version__)
        return 0
    if tokens == ["play"]:
        from .questions import ask_and_play

        return ask_and_play()
    return run_command(tokens)


def run_command(tokens: list[str]) -> int:
    """Lets the option parser find the command and its options."""
    from cyclopts import CycloptsError, MissingArgumentError, UnusedCliTokensError

    from .commands import app

    try:
        code = app(tokens, exit_on_error=False, print_error=False)
    except UnusedCliTokensError as error:
        command, (unused, *_) = error.command_chain or (), error.unused_tokens or [""]
        raise BadInput(unexpected(unused, " ".join(command)) if command else unknown(unused, [*app])) from error
    except MissingArgumentError as error:
        name = error.argument.name.removeprefix("--").lower() if error.argument else "argument"
        raise BadInput(f"{name}: expected one, got none. See duopoly {' '.join(error.command_chain or ())} --help.") from error
    except CycloptsError as error:
        raise BadInput(str(error)) from error
    return code if isinstance(code, int) else 0


def unknown(word: str, commands: Sequence[str]) -> str:
    """What to say of a word that is no command, with the command that was probably meant."""
    from difflib import get_close_matches

    near = get_close_matches(word, [name for name in commands if not name.startswith("-")], n=1)
    return f"Unknown command {word!r}. " + (f"Did you mean {near[0]}?" if near else "duopoly --help lists the commands.")


def unexpected(word: str, command: str) -> str:
    """What to say of a word too many."""
    return f"Unexpected argument {word!r}. See duopoly {command} --help."


def is_ours(error: ValueError) -> bool:
    """Whether the error reports bad input: one of our own, not a bug."""
    from ..editions import BadEdition, BadRule
    from ..play.errors import BadPosition, BadRecord
    from ..sim.errors import BadPlan
    from ..sim.weights import BadWeights

    return isinstance(error, BadInput | BadEdition | BadRule | BadPosition | BadRecord | BadPlan | BadWeights)


def complain(error: Exception) -> int:
    """Prints what was wrong in one line."""
    print(f"duopoly: {one_line(error)}", file=sys.stderr)
    return BAD_INPUT


def drop_output() -> None:
    """Nobody reads our output any more, or it has no room: what is still to be printed goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
