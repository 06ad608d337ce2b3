"""Writes counts.txt anew."""

from tree import COUNTS, lines

if __name__ == "__main__":
    COUNTS.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
