"""Which rules these are: every record and every stored table says by which it was made."""

VERSION = 2
"""Goes up when a move that was legal is no longer, or leads elsewhere. Headers that say nothing are of version 1."""
