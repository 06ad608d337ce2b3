"""`python -m duopoly` runs the command `duopoly`."""

from .terminal.cli import main

main()
