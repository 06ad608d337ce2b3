"""The tables. Times are seconds since 1970, UTC, in both databases."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text

SCHEMA = 7
"""The version of the tables; the newest migration has the same number."""
VERSION_TABLE = "duopoly_schema"
CHANNEL = "duopoly_entries"
"""Where PostgreSQL announces new entries; the trigger is in the first migration."""

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

rooms = Table(
    "rooms",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created_at", Double, nullable=False),
    Column("config", Text, nullable=False),
    Column("secret", Text, nullable=False),  # what the dice follow from: only `Store.secret` reads it
    Column("finished_at", Double),
)

entries = Table(
    "entries",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
)

keys = Table(
    "keys",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("room", Text, ForeignKey("rooms.id"), nullable=False),
    Column("seats", Text, nullable=False),
    Column("purpose", Text, nullable=False),
    Column("once", Boolean, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double),
    Index(None, "room"),
)

clients = Table(
    "clients",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id"), primary_key=True),
    Column("browser", Text, primary_key=True),
    Column("seats", Text, nullable=False),
    Column("host", Boolean, nullable=False),
    Column("lang", Text, nullable=False),
    Column("since", Double, nullable=False),
    Index(None, "browser"),
)

accounts = Table(
    "accounts",
    METADATA,
    Column("id", Text, primary_key=True),  # what scrypt makes of a name with its passphrase; random without a name
    Column("created_at", Double, nullable=False),
    Column("named", Boolean, nullable=False),
)

account_browsers = Table(
    "account_browsers",
    METADATA,
    Column("browser", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("since", Double, nullable=False),
    Index(None, "account"),
)

account_salt = Table(
    "account_salt",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("salt", Text, nullable=False),
)
"""One row, made when the first account is asked for."""

account_links = Table(
    "account_links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("browser", Text, nullable=False),
    Column("created_at", Double, nullable=False),
)
"""One-time links to the games of the browser that made them; a used one is deleted."""

push_subscriptions = Table(
    "push_subscriptions",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("browser", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("muted", Text, nullable=False),
    Column("since", Double, nullable=False),
    Index(None, "browser"),
)

health = Table(
    "health",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("filler", Text, nullable=False),
)
"""One row, which the health check writes anew each time."""
