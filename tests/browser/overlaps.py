"""Buttons that lie over each other, for tests of what a small screen shows."""

from __future__ import annotations

from playwright.sync_api import Page

CLASHES = """() => {
  const buttons = [...document.querySelectorAll('.act button')];
  const clash = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return buttons.flatMap((one, at) => buttons.slice(at + 1)
    .filter(other => clash(one.getBoundingClientRect(), other.getBoundingClientRect()))
    .map(other => `${one.textContent} / ${other.textContent}`));
}"""


def overlaps(page: Page) -> list[str]:
    """Return the pairs of buttons in the bar that lie over each other."""
    found: list[str] = page.evaluate(CLASHES)
    return found
