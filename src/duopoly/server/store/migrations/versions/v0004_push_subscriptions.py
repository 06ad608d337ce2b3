"""The browsers that the server may push notifications to."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("lang", sa.Text(), nullable=False),
        sa.Column("muted", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_browser", "push_subscriptions", ["browser"])


def downgrade() -> None:
    """Back to the version before."""
    op.drop_table("push_subscriptions")
