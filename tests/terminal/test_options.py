"""What all commands have in common: whole numbers, names of files, and options that have no meaning together."""

import inspect
import types
import typing

import pytest

from duopoly.terminal import options
from duopoly.terminal.cli import run
from duopoly.terminal.options import read_integer

LONG = "x" * 300
COMMANDS = [each for name, each in vars(options).items() if name.endswith("Options") and inspect.isclass(each)]


def complaint(capsys, words):
    """The one line on standard error of a command that is refused."""
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.removeprefix("duopoly: ").rstrip("\n")


@pytest.mark.parametrize(
    ("words", "option", "value"),
    [
        (["simulate", "--seed", "2.5"], "--seed", "2.5"),
        (["simulate", "--games", "1.5"], "--games", "1.5"),
        (["simulate", "--workers", "1.2"], "--workers", "1.2"),
        (["simulate", "--seed", "2.0"], "--seed", "2.0"),
        (["play", "--seed", "x"], "--seed", "x"),
        (["replay", "game.jsonl", "--upto", "1.5"], "--upto", "1.5"),
        (["serve", "--port", "80.5"], "--port", "80.5"),
    ],
)
def test_a_fraction_is_no_whole_number(capsys, words, option, value):
    assert complaint(capsys, words) == f"Invalid value for {option}: expected a whole number, got '{value}'"


def test_every_whole_number_is_read_as_one():
    """No option is left to Cyclopts, which rounds."""
    for command in COMMANDS:
        for name, hint in typing.get_type_hints(command, include_extras=True).items():
            base, *parameters = typing.get_args(hint) if typing.get_origin(hint) is typing.Annotated else (hint,)
            kinds = typing.get_args(base) if isinstance(base, types.UnionType) else (base,)
            if int in kinds:
                assert any(parameter.converter is read_integer for parameter in parameters), (command, name)


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (["play", "--resume"], "resume"),
        (["puzzles", "--out"], "out"),
        (["puzzles", "--out", "puzzles.jsonl", "--keep"], "keep"),
        (["train", "--out"], "out"),
        (["study", "balance", "--games", "10", "--workers", "1", "--out"], "out"),
    ],
)
def test_a_name_that_is_too_long_is_one_line(capsys, tmp_path, monkeypatch, words, option):
    monkeypatch.chdir(tmp_path)
    assert complaint(capsys, [*words, LONG]) == f"{option}: {LONG} cannot be used: file name too long"
    assert not list(tmp_path.iterdir())


def test_a_database_with_a_name_that_is_too_long_is_one_line(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    right = f"--db: expected a file that can be written, got {tmp_path / LONG} (file name too long)"
    assert complaint(capsys, ["tables", "list", "--db", LONG]) == right


def test_puzzles_of_a_file_that_cannot_be_read_are_one_line(capsys, tmp_path, monkeypatch):
    """This one can be opened, but its first byte cannot be read."""
    monkeypatch.chdir(tmp_path)
    assert complaint(capsys, ["puzzles", "--keep", "/proc/self/mem"]).startswith("keep: /proc/self/mem cannot be used: ")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--network", "nn", "--editions", "foo"],
         "editions: expected none with --network, which learns all editions in its folder, got 'foo'"),
        (["--network", "nn", "--out", "x"],
         "out: expected none with --network, which learns all editions in its folder, got 'x'"),
        (["--generations", "3"], "generations: expected none without --network, got 3"),
        (["--network", "nn", "--generations", "0"], "generations: expected a whole number from 1 to 999, got 0"),
    ],
)  # fmt: skip
def test_options_of_training_that_have_no_meaning_together(capsys, tmp_path, monkeypatch, words, message):
    monkeypatch.chdir(tmp_path)
    assert complaint(capsys, ["train", *words]) == message
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_help_tells_every_default(command):
    """An option whose default is none says what happens without it; house rules are only those named."""
    hints = typing.get_type_hints(command, include_extras=True)
    for name, hint in hints.items():
        if getattr(command, name) is None and name not in ("rule", "keep", "network"):
            assert "[default: " in next(part.help for part in hint.__metadata__ if hasattr(part, "help")), name


@pytest.mark.parametrize(
    ("words", "name", "command"),
    [
        ("replay", "file", "replay"),
        ("site", "out", "site"),
        ("rules", "edition", "rules"),
        ("edition --lang", "lang", "edition"),
    ],
)
def test_what_is_missing_is_named(capsys, words, name, command):
    assert complaint(capsys, words.split()) == f"{name}: expected one, got none. See duopoly {command} --help."
