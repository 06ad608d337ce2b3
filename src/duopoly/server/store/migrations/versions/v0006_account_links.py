"""Links that add a device to an account, and accounts without a name, which such a link makes."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "account_links",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_account_links"),
    )
    op.add_column("accounts", sa.Column("named", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Back to the version before. Accounts without a name stay as they are: nothing finds them but their browsers."""
    op.drop_column("accounts", "named")
    op.drop_table("account_links")
