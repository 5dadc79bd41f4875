"""Alembic reads its steps from here."""
