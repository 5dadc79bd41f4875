"""How Alembic runs the steps: on the connection that ``rami.store.migrate`` gives it."""

from alembic import context

from rami.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
