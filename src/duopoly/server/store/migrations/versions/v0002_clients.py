"""Renames: a room's plan is its config, its holders are its clients."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

COLUMNS = "room, browser, seats, host, lang, since"


def clients_table(name: str) -> None:
    """Creates the table of a room's clients, under its new name or its old one."""
    op.create_table(
        name,
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("host", sa.Boolean(), nullable=False),
        sa.Column("lang", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("room", "browser", name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=f"fk_{name}_room_rooms"),
    )
    op.create_index(f"ix_{name}_browser", name, ["browser"])


def move_clients(old: str, new: str) -> None:
    """Moves the rows to a table of the new name: SQLite cannot rename constraints."""
    clients_table(new)
    op.execute(f"INSERT INTO {new} ({COLUMNS}) SELECT {COLUMNS} FROM {old}")
    op.drop_table(old)


def upgrade() -> None:
    """To this version."""
    op.execute("ALTER TABLE rooms RENAME COLUMN plan TO config")
    move_clients("holders", "clients")


def downgrade() -> None:
    """Back to the version before."""
    move_clients("clients", "holders")
    op.execute("ALTER TABLE rooms RENAME COLUMN config TO plan")
