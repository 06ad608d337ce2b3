"""The row that the health check writes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "health",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("filler", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_health"),
    )


def downgrade() -> None:
    """Back to the version before."""
    op.drop_table("health")
