"""One page at several sizes, for tests of layouts without a new browser."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playwright.sync_api import Page


def at_each_size(page: Page, window_sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """Set the page to each size, wait until it is drawn, and yield a name of the size for error messages."""
    for width, height in window_sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        yield f"at {width} x {height}"
