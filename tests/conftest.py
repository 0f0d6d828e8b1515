"""Property tests have no time limit each: the machines of the builds are of any speed. Each test meets its own bots."""

from collections.abc import Generator

import pytest
from hypothesis import settings

from meadhall.bots import own

settings.register_profile("steady", deadline=None, max_examples=60, derandomize=True)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def nobody_met() -> Generator[None]:
    """Bots of one's own that a test has met are met by no other."""
    yield
    own.forget()
