"""The first schema: logs, links, phones."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(80), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="events_key"),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.String(80), primary_key=True),
        sa.Column("table_id", sa.String(80), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
    )
    op.create_index("links_table", "links", ["table_id"])
    op.create_table(
        "phones",
        sa.Column("table_id", sa.String(80), primary_key=True),
        sa.Column("device", sa.String(80), primary_key=True),
        sa.Column("phone", sa.String(20), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("since", sa.String(40), nullable=False),
        sa.Column("asks", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table_id", "phone", name="phones_phone"),
    )
    op.create_index("phones_device", "phones", ["device"])
