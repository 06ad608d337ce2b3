"""The version of the rules, which every record and every stored room names."""

VERSION = 2
"""Goes up when a legal move becomes illegal or has another result. Headers without it are of version 1."""
