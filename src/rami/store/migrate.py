"""Bringing a database up to date: every step since the first schema, in order, whatever it stands at."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import create_engine, make_url
from sqlalchemy.exc import DatabaseError


class UnusableError(Exception):
    """A database that cannot be brought up to date, and the ``reason``: damaged, of a later version, or none at all."""

    def __init__(self, error: Exception) -> None:
        cause = getattr(error, "orig", None) or error
        super().__init__(str(cause))
        self.reason = str(cause)
        self.no_database = getattr(cause, "sqlite_errorname", "") == "SQLITE_NOTADB"


def migrate(url: str, to: str = "head") -> None:
    """Bring the database at ``url`` to a revision, the newest by default. Safe to call at every start.

    Raises ``UnusableError``.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = create_engine(make_url(url).set(drivername=_without_async(url)))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except (DatabaseError, CommandError) as error:
        raise UnusableError(error) from error
    finally:
        engine.dispose()


def _without_async(url: str) -> str:
    """Migrations run before anything is served, by the plain driver."""
    return make_url(url).drivername.replace("+aiosqlite", "")
