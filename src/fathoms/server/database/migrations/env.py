"""Runs the migrations over the connection that `fathoms.server.database.upgrade` opened."""

from alembic import context

from fathoms.server.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
