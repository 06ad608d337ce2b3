"""Accounts: what a name with its passphrase comes to, and the browsers that are in it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
    )
    op.create_table(
        "account_browsers",
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("browser", name="pk_account_browsers"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_account_browsers_account_accounts"),
    )
    op.create_index("ix_account_browsers_account", "account_browsers", ["account"])
    op.create_table(
        "account_salt",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_account_salt"),
    )


def downgrade() -> None:
    """Back to the version before."""
    op.drop_table("account_salt")
    op.drop_table("account_browsers")
    op.drop_table("accounts")
