"""For a conftest.py: `from meadhall.testing.fixtures import all_luck_is_used` watches every test of its folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.testing.scenario import all_luck_used


@pytest.fixture(autouse=True)
def all_luck_is_used() -> Iterator[None]:
    """Fail a test if some of its scripted luck was never used."""
    with all_luck_used():
        yield
