"""No deadline for property tests: CI machines differ in speed. Each test loads its own bots."""

import gc
import os
import sys
from collections.abc import Generator
from itertools import groupby

import pytest
from hypothesis import settings

from meadhall.bots import user_bots
from tests.depth import DEPTH, deep

settings.register_profile("steady", deadline=None, max_examples=deep(20), derandomize=True)
settings.load_profile("steady")
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else each worker and each hall compiles everything again
sys.dont_write_bytecode = False
os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks English wherever the tests run
gc.disable()  # until all tests are collected: nothing that the collection makes is garbage


FIRST = ("tests/server/test_race_proxy.py", "tests/browser/")
"""Tests that wait, and tests with a browser: last they would leave a core idle."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a deep run has time for, and let every worker begin with its part of the slow tests."""
    if DEPTH == 1:
        left = [item for item in items if item.get_closest_marker("deep") is not None]
        items[:] = [item for item in items if item.get_closest_marker("deep") is None]
        config.hook.pytest_deselected(items=left)
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = dealt(items, workers)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Search for cyclic garbage less often: each search looks through all that the collection made."""
    gc.set_threshold(10_000, 20, 20)
    gc.enable()


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in an order whose equal parts, one for each worker, all begin with slow modules."""
    slow = [item for word in FIRST for item in items if item.nodeid.startswith(word)]
    quick = [item for item in items if not item.nodeid.startswith(FIRST)]
    modules = [list(tests) for _, tests in groupby(slow, lambda item: item.path)]
    modules.sort(key=lambda module: (module[0].nodeid.startswith(FIRST[1]), -len(module)))
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for module in modules:
        min(parts, key=len).extend(module)
    for at, part in enumerate(parts):
        size = (len(items) - sum(map(len, parts[:at]))) // (workers - at)  # as the scheduler shares them out
        more = max(0, size - len(part))
        part.extend(quick[:more])
        del quick[:more]
    return [item for part in parts for item in part]


@pytest.fixture(autouse=True)
def unload_user_bots() -> Generator[None]:
    """Unload a test's own bots when it ends."""
    yield
    user_bots.unload_bots()
