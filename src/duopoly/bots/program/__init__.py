"""Bots that are programs, in any language: they exchange JSON lines over standard input and output."""

from .program import Program, command_of, files_of

__all__ = ["Program", "command_of", "files_of"]
