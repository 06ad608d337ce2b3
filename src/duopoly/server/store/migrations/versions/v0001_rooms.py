"""Rooms, their logs, the keys of links, and who holds which seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TELL = """
CREATE FUNCTION duopoly_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('duopoly_entries', NEW.room || ':' || NEW.seq);
  RETURN NULL;
END
$$
"""
"""A notice goes out with the commit of its entry, so there is one exactly when the other is there."""
TELL_EACH = "CREATE TRIGGER duopoly_tell AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION duopoly_tell()"


def is_postgres() -> bool:
    """Whether the database can tell of new entries itself."""
    return op.get_context().dialect.name == "postgresql"


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("finished_at", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_table(
        "entries",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("room", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_entries_room_rooms"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("once", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("used_at", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_keys_room_rooms"),
    )
    op.create_table(
        "holders",
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("host", sa.Boolean(), nullable=False),
        sa.Column("lang", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("room", "browser", name="pk_holders"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_holders_room_rooms"),
    )
    op.create_index("ix_holders_browser", "holders", ["browser"])
    if is_postgres():
        op.execute(TELL)
        op.execute(TELL_EACH)


def downgrade() -> None:
    """Back to nothing."""
    for table in ("holders", "keys", "entries", "rooms"):
        op.drop_table(table)
    if is_postgres():
        op.execute("DROP FUNCTION duopoly_tell()")
