"""Branches of games, and reviews."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of branches and reviews."""
    op.create_table(
        "branches",
        game_column(),
        sa.Column("origin", sa.String(32), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "reviews",
        game_column(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("wanted", sa.BigInteger, nullable=False),
        sa.Column("review", sa.Text),
    )


def game_column() -> sa.Column[str]:
    """The game that a row belongs to and goes with."""
    return sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    """Take these tables away, with everything in them."""
    for name in ("reviews", "branches"):
        op.drop_table(name)
