"""Games over days: playing hours of devices, and which reminders a seat was sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table and the column; what was told before were turns."""
    op.create_table(
        "playing_hours",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("hours", sa.String(80), nullable=False),
    )
    op.add_column("told", sa.Column("stage", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Take both away."""
    op.drop_column("told", "stage")
    op.drop_table("playing_hours")
