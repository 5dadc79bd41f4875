"""The keys of requests that found nothing to change."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(80), primary_key=True),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
