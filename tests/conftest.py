"""Settings for all tests: properties are searched as long as they need, on a slow machine too."""

from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings

from cli_runner import Terminal

settings.register_profile("rami", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rami")


HERE: Final = Path(__file__).parent
UNMEASURED: Final = (
    "web/", "test_cli.", "test_cli_files", "test_cli_lab", "test_cli_options", "test_cli_output", "test_cli_play", "test_cli_rules",
    "test_cli_serve", "test_cli_table_screen", "test_words", "test_store", "test_project", "test_vendor", "test_slow_", "test_tools_",
)  # fmt: skip
"""Where the names of files begin whose subjects need no coverage."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs without measuring. ``dev.py`` runs properties, which have a mark of their own, without it too."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).as_posix().startswith(UNMEASURED):
            item.add_marker("unmeasured")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """A command line to run commands in."""
    return Terminal(monkeypatch, capsys)


@pytest.fixture(scope="session")
def plain() -> Any:
    """The fast modules without numba, which no other test has to load."""
    from fast_modules import plain_modules

    return plain_modules()
