"""Bringing a database up to date: every step since the first schema, in order, whatever it stands at."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, make_url


def migrate(url: str, to: str = "head") -> None:
    """Bring the database at ``url`` to a revision, the newest by default. Safe to call at every start."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = create_engine(make_url(url).set(drivername=_without_async(url)))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    finally:
        engine.dispose()


def _without_async(url: str) -> str:
    """Migrations run before anything is served, by the plain driver."""
    return make_url(url).drivername.replace("+aiosqlite", "")
