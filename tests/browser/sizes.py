"""One page at several sizes: what a screen of another size shows needs no browser of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playwright.sync_api import Page


def sizes(page: Page, wanted: Iterable[tuple[int, int]]) -> Iterator[str]:
    """Gives the page one size after the other, once it is drawn in it; says which, for what is found wrong."""
    for width, height in wanted:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        yield f"at {width} x {height}"
