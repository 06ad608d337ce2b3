"""The page on upgrading knows every schema there is."""

import re
from pathlib import Path

from duopoly.server.store import migrate, schema

PAGE = Path(__file__).parents[2] / "docs" / "upgrading.md"
MIGRATIONS = Path(migrate.__file__).with_name("migrations") / "versions"


def test_every_migration_has_its_row():
    rows = [int(number) for number in re.findall(r"^\| (\d+) \| [\d.]+ \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)]
    numbers = sorted(int(path.name[1:5]) for path in MIGRATIONS.glob("v*.py"))
    assert rows == numbers
    assert rows[-1] == schema.SCHEMA
