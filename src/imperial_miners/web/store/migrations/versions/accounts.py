"""Accounts: passkeys, the devices that are signed in, questions to passkeys, seats on their way to an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables; alerts go to the device that asked for them, for whoever is signed in there."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sign_ins",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heirs",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("heir", sa.String(64), nullable=False),
    )
    op.add_column("subscriptions", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
    op.execute("UPDATE subscriptions SET owner = holder")
    op.create_index("subscriptions_owner", "subscriptions", ["owner"])


def downgrade() -> None:
    """Take these tables away, with everything in them."""
    op.drop_index("subscriptions_owner", "subscriptions")
    op.drop_column("subscriptions", "owner")
    for name in ("heirs", "challenges", "sign_ins", "passkeys", "accounts"):
        op.drop_table(name)
