"""`python -m duopoly` is `duopoly`."""

from .terminal.cli import main

main()
