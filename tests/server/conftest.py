"""A hall for the tests of one module, and the log of a test."""

from __future__ import annotations

import io
from collections.abc import Generator, Iterator

import pytest
import structlog

from meadhall.server.common import logs
from tests.server.web import Web, open_hall


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Generator[Web]:
    with open_hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture
def log_output() -> Iterator[io.StringIO]:
    """Yield a buffer with everything that is logged during the test, one JSON object per line."""
    before = structlog.get_config()
    out = io.StringIO()
    logs.configure("json", out)
    yield out
    structlog.configure(**before)
