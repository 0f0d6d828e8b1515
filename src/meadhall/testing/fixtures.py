"""Fixtures: import `all_luck_is_used` in a conftest.py to check all tests in its folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.testing.scenario import all_luck_used


@pytest.fixture(autouse=True)
def all_luck_is_used() -> Iterator[None]:
    """Fail a test if some of its scripted luck was never used."""
    with all_luck_used():
        yield
