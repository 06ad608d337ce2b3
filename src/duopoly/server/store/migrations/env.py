"""What Alembic runs a command with: the connection that the caller is in a transaction of, and the tables as they should be."""

from alembic import context

from duopoly.server.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite alters a table by writing it anew
)
with context.begin_transaction():
    context.run_migrations()
