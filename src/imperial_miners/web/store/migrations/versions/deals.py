"""Bots' runs of deals, the deal of the day, and ghosts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of bots' runs, days and ghosts."""
    op.create_table(
        "runs",
        sa.Column("deal", sa.String(64), primary_key=True),
        sa.Column("level", sa.String(16), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("coins", sa.Integer),
        sa.Column("carts", sa.Integer),
        sa.Column("record", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("daily_holder", "daily", ["holder"])
    op.create_table(
        "ghosts",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("record", sa.Text),
    )


def downgrade() -> None:
    """Take these tables away, with everything in them."""
    for name in ("ghosts", "daily", "runs"):
        op.drop_table(name)
