"""An index: the keys of a room are looked for whenever one is made, and whenever a device is removed."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """To this version."""
    op.create_index("ix_keys_room", "keys", ["room"])


def downgrade() -> None:
    """Back to the version before."""
    op.drop_index("ix_keys_room", "keys")
