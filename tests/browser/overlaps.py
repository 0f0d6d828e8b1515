"""Overlapping buttons and truncated names, for tests of the layout."""

from __future__ import annotations

from playwright.sync_api import Page, expect

OVERLAPS_SCRIPT = """() => {
  const buttons = [...document.querySelectorAll('.act button')];
  const clash = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return buttons.flatMap((one, at) => buttons.slice(at + 1)
    .filter(other => clash(one.getBoundingClientRect(), other.getBoundingClientRect()))
    .map(other => `${one.textContent} / ${other.textContent}`));
}"""


def overlaps(page: Page) -> list[str]:
    """Return the pairs of buttons in the bar that overlap."""
    found: list[str] = page.evaluate(OVERLAPS_SCRIPT)
    return found


CUT_NAMES_SCRIPT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"


def truncated_names(page: Page) -> list[str]:
    """Return the truncated names of a player's belongings, at the seats of a table of two."""
    names = page.locator(".seat .l")
    expect(names).to_have_count(4)
    found: list[str] = names.evaluate_all(CUT_NAMES_SCRIPT)
    return found
