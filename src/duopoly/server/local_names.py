"""Names that are of no use outside a local network."""

LOCAL_SUFFIXES = (
    ".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box", ".test",
)  # fmt: skip
"""Ends of names that only a local network gives out."""
