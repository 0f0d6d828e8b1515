"""A hall for the tests of one module."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.server.web import Web, open_hall


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Generator[Web]:
    with open_hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall
