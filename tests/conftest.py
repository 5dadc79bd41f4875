"""Settings for all tests: properties are searched as long as they need, on a slow machine too."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from cli_runner import Terminal

settings.register_profile("rami", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rami")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """A command line to run commands in."""
    return Terminal(monkeypatch, capsys)


@pytest.fixture(scope="session")
def plain() -> Any:
    """The fast modules without numba, which no other test has to load."""
    from fast_modules import plain_modules

    return plain_modules()
