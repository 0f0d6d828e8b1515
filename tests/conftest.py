"""Settings of all tests: their order, and no deadlines for property tests, which slow machines would miss."""

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
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # otherwise each worker and each hall compiles everything again
sys.dont_write_bytecode = False
os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks English wherever the tests run
gc.disable()  # until all tests are collected: collecting leaves no garbage behind


FIRST_FILES = ("tests/server/test_race_proxy.py", "tests/browser/")
"""Slow tests: at the end of a run they would leave a core idle."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect `deep` tests in a usual run, and let every worker begin with its part of the slow tests."""
    if DEPTH == 1:
        left = [item for item in items if item.get_closest_marker("deep") is not None]
        items[:] = [item for item in items if item.get_closest_marker("deep") is None]
        config.hook.pytest_deselected(items=left)
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = order_for_workers(items, workers)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Run the garbage collector less often: each run scans everything that the collection of tests has built."""
    gc.set_threshold(10_000, 20, 20)
    gc.enable()


def order_for_workers(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests in an order that gives every worker some of the slow modules first."""
    slow = [item for word in FIRST_FILES for item in items if item.nodeid.startswith(word)]
    quick = [item for item in items if not item.nodeid.startswith(FIRST_FILES)]
    modules = [list(tests) for _, tests in groupby(slow, lambda item: item.path)]
    modules.sort(key=lambda module: (module[0].nodeid.startswith(FIRST_FILES[1]), -len(module)))
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for module in modules:
        min(parts, key=len).extend(module)
    for at, part in enumerate(parts):
        # the scheduler deals the tests out in parts of this size
        size = (len(items) - sum(map(len, parts[:at]))) // (workers - at)
        more_parts = max(0, size - len(part))
        part.extend(quick[:more_parts])
        del quick[:more_parts]
    return [item for part in parts for item in part]


@pytest.fixture(autouse=True)
def unload_user_bots() -> Generator[None]:
    """Unload a test's own bots when it ends."""
    yield
    user_bots.unload_bots()
