"""Games that outlive their cards and rules: packs by digest, the edition of the rules, results; who made a deal.

And a day's score once for each list of answers.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from imperial_miners.review.deals.daily import answers_hash

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make and fill what is new. Until now there was one edition of the rules."""
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("pack", sa.String(64), nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
    )
    op.create_table(
        "keys", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.String(64), nullable=False)
    )
    op.add_column("games", sa.Column("rules", sa.String(16), nullable=False, server_default="rules-1"))
    op.add_column("games", sa.Column("secret", sa.String(200)))
    op.add_column("games", sa.Column("promise", sa.String(64)))
    op.add_column("games", sa.Column("result", sa.Text))
    op.create_index("games_promise", "games", ["promise"], unique=True)
    op.add_column("daily", sa.Column("answers", sa.String(64)))
    fill_answers()
    op.create_index("daily_answers", "daily", ["day", "answers"], unique=True)


def fill_answers() -> None:
    """Find the answers of scores that were entered before; of two with the same answers both stay."""
    daily = sa.table("daily", *(sa.column(name) for name in ("day", "holder", "record", "answers", "at")))
    connection = op.get_bind()
    known = set()
    rows = sa.select(daily.c.day, daily.c.holder, daily.c.record).where(daily.c.record.isnot(None)).order_by(daily.c.at)
    for day, holder, record in connection.execute(rows).all():
        answers = answers_hash(record)
        if (day, answers) not in known:
            known.add((day, answers))
            same = (daily.c.day == day) & (daily.c.holder == holder)
            connection.execute(daily.update().where(same).values(answers=answers))


def downgrade() -> None:
    """Take away again what `upgrade` has made."""
    op.drop_index("daily_answers", "daily")
    op.drop_column("daily", "answers")
    op.drop_index("games_promise", "games")
    for name in ("result", "promise", "secret", "rules"):
        op.drop_column("games", name)
    for name in ("keys", "packs"):
        op.drop_table(name)
