"""Property tests have no time limit each: the machines of the builds are of any speed. Each test meets its own bots."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from meadhall.bots import own
from tests.depth import DEPTH, deep

settings.register_profile("steady", deadline=None, max_examples=deep(20), derandomize=True)
settings.load_profile("steady")
os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks English wherever the tests run


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a deep run has time for."""
    if DEPTH == 1:
        left = [item for item in items if item.get_closest_marker("deep") is not None]
        items[:] = [item for item in items if item.get_closest_marker("deep") is None]
        config.hook.pytest_deselected(items=left)


@pytest.fixture(autouse=True)
def nobody_met() -> Generator[None]:
    """Bots of one's own that a test has met are met by no other."""
    yield
    own.forget()
