"""What Alembic runs: the steps that are missing, over the connection that `migrating` hands in."""

from __future__ import annotations

from alembic import context

from imperial_miners.web.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, version_table="schema_version"
)
with context.begin_transaction():
    context.run_migrations()
