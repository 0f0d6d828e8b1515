"""Somebody who has never been here: what the door shows, and how soon there is a board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import grave_faults, picture

SIZES = {
    "desktop": (1440, 900, False),
    "tablet": (1000, 700, True),
    "phone": (390, 844, True),
    "small": (360, 740, True),
}


@pytest.mark.parametrize("size", SIZES)
def test_a_stranger_is_at_a_table_after_one_click(enter: Callable[..., Page], size: str) -> None:
    width, height, touch = SIZES[size]
    page = enter(width, height, touch, at="/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    picture(page, f"hall-{size}")
    assert grave_faults(page) == []
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text("Your turn").locator("visible=true").first).to_be_visible()
    picture(page, f"table-{size}")
    assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
