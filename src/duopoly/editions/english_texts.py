"""Every text of the built-in editions in English, as messages to translate for a new language.

python -m duopoly.editions.english_texts > src/duopoly/words/de/editions.ftl
"""

import re

from ..words import ENGLISH
from .files import HOME, ORDER, read
from .translations import texts

BRACE, QUOTED = re.compile("[{}]"), r'{ "\g<0>" }'
"""How Fluent writes a brace that is not its own."""


def main() -> None:
    """Prints every text of the built-in editions in English, as messages."""
    for name in (*ORDER, "examples"):
        print(f"## {name}\n")
        for message, row, field in texts(name, read(HOME / f"{name}.toml", f"{name}.toml")):
            words = row[field]
            text = words if isinstance(words, str) else words[ENGLISH]
            print(f"{message} = {BRACE.sub(QUOTED, text)}")
        print()


if __name__ == "__main__":
    main()
