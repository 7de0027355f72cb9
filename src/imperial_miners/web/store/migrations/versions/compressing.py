"""Logs of old games, compressed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from imperial_miners.web.store.compressing import from_text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table; what is old enough is compressed later, by whoever sweeps."""
    op.create_table(
        "compressed",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Make rows of it again, and take the table away."""
    connection = op.get_bind()
    columns = ("game", "seq", "kind", "seat", "number", "body", "by", "at")
    entries = sa.table("entries", *(sa.column(name) for name in columns))
    snapshots = sa.table("snapshots", *(sa.column(name) for name in ("game", "seq", "state")))
    for game, log in connection.execute(sa.text("SELECT game, log FROM compressed")).all():
        part = from_text(log)
        if part.entries:
            connection.execute(entries.insert(), [entry.row(game) for entry in part.entries])
        is_there = connection.execute(sa.select(snapshots.c.seq).where(snapshots.c.game == game)).first()
        if part.snapshot is not None and is_there is None:
            row = {"game": game, "seq": part.snapshot[0], "state": part.snapshot[1]}
            connection.execute(snapshots.insert(), row)
    op.drop_table("compressed")
