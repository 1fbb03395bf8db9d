"""Alembic's entry: runs the migrations on the connection that the server hands over."""

from alembic import context

from brandubh.server.database import metadata
from brandubh.server.games import rows as games  # noqa: F401  # the tables must be known to be compared
from brandubh.server.studies import rows as studies  # noqa: F401
from brandubh.server.training import rows as training  # noqa: F401

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
