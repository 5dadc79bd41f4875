"""The tables of the database, as the newest migration leaves them."""

from typing import Final

from sqlalchemy import Boolean, Column, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata: Final = MetaData()

events: Final = Table(
    "events",
    metadata,
    Column("table_id", String(80), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", String(40), nullable=False),
    Column("author", Text, nullable=False),
    Column("key", String(80), nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "key", name="events_key"),
)
"""The logs of all tables; lines are added, never changed."""

notes: Final = Table(
    "notes",
    metadata,
    Column("table_id", String(80), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("seq", Integer, nullable=False),
)
"""The keys of requests that found nothing to change, with the last event then. No key is both here and of an event."""

links: Final = Table(
    "links",
    metadata,
    Column("token", String(80), primary_key=True),
    Column("table_id", String(80), nullable=False),
    Column("role", String(10), nullable=False),
    Index("links_table", "table_id"),
)
"""What opens a table, and with which role."""

phones: Final = Table(
    "phones",
    metadata,
    Column("table_id", String(80), primary_key=True),
    Column("device", String(80), primary_key=True),
    Column("phone", String(20), nullable=False),
    Column("name", Text, nullable=False),
    Column("role", String(10), nullable=False),
    Column("since", String(40), nullable=False),
    Column("asks", Boolean, nullable=False),
    UniqueConstraint("table_id", "phone", name="phones_phone"),
    Index("phones_device", "device"),
)
"""The phones that know a table."""
