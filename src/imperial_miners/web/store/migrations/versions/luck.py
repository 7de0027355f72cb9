"""The kind of luck that each game was dealt by; until now there was one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; games from before were all dealt by the first kind of luck."""
    op.add_column("games", sa.Column("luck", sa.String(16), nullable=False, server_default="lehmer-30"))


def downgrade() -> None:
    """Take the column away again."""
    op.drop_column("games", "luck")
