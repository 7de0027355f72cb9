"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of logs, seats, links, codes and plans."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("pack", sa.String(64), nullable=False),
        sa.Column("pack_digest", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("variant", sa.String(16), nullable=False),
        sa.Column("decks", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
    )
    op.create_table(
        "entries",
        game_column(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "seat", "number", name="entries_number"),
    )
    op.create_table(
        "snapshots",
        game_column(primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "holders",
        game_column(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(64), nullable=False),
    )
    op.create_index("holders_holder", "holders", ["holder"])
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        game_column(),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        game_column(),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "plans",
        game_column(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
    )


def game_column(primary_key: bool = False) -> sa.Column[str]:
    """A column that names a game and goes with it."""
    return sa.Column(
        "game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False
    )


def downgrade() -> None:
    """Take these tables away, with everything in them."""
    for name in ("plans", "codes", "invitations", "holders", "snapshots", "entries", "games"):
        op.drop_table(name)
