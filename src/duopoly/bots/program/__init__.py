"""Bots that are programs of their own, in any language: they talk JSON lines over their standard input and output."""

from .program import Program, command_of

__all__ = ["Program", "command_of"]
