"""The gallery of the kit: every part, in every look and size, is present, readable, whole, and inside the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.sizes import at_each_size

KIT = Path(__file__).parents[2] / "web" / "src" / "kit"

# Selectors of required elements, with the minimum number of matches.
REQUIRED_ELEMENTS = {
    "AreaMap": {"[data-place]": 9, ".floor, g[clip-path]": 9, ".legal": 2, ".door": 3, ".sight": 2, ".token": 5},
    "Aim": {".over": 1},
    "Beats": {"li": 6, "[aria-current=step]": 1},
    "Cards": {".fan .card": 9},
    "CountTrack": {"i": 11, "b svg": 1},
    "CubeDie": {"circle": 40},
    "Deck": {".back": 1},
    "Die": {"svg.die": 4},
    "Discards": {"button:enabled": 1},
    "Ladder": {".block": 4},
    "MapBoard": {"[data-place]": 10, ".road": 10, ".way": 2, ".fog": 1, ".border": 4, ".sign": 30, ".token": 2},
    "MapPlace": {".disc svg": 2, ".cost": 1},
    "Meter": {"[role=meter]": 3},
    "MomentBanner": {".ring svg": 2},
    "Notches": {".on": 6, "i": 11},
    "OfferCard": {".band svg": 1, ".gift": 1},
    "PanZoom": {"button": 3},
    "PlayingCard": {".face": 5, ".back": 1, ".shut": 1, ".empty": 1, ".turned": 1, ".lacking": 1, ".legal": 2},
    "Purse": {".slot": 2, ".in": 2, ".pay": 1},
    "ResultPill": {".pill": 3},
    "Sheet": {".grip": 1, "i": 5},
    "StoryPage": {"p": 2, ".way": 2},
    "Token": {"[role=img]": 5},
    "TrackBar": {"b": 1, "i": 11, "em": 1},
    "Ways": {"button": 2},
    "ZoomButtons": {"button": 3},
}

BROKEN_SCRIPT = (Path(__file__).parent / "broken.js").read_text("utf-8")


def test_gallery_has_every_part() -> None:
    assert {path.stem for path in KIT.glob("*.svelte")} == set(REQUIRED_ELEMENTS)


def test_every_part_is_whole_and_readable_in_every_look(enter: Callable[..., Page]) -> None:
    page = enter(at="/kit")
    for part, held in REQUIRED_ELEMENTS.items():
        first = page.locator(f'[data-part="{part}"]').first
        expect(first).to_be_visible()
        for selector, least in held.items():
            assert page.locator(f'[data-part="{part}"]').locator(selector).count() >= least, f"{part}: {selector}"
    for look in ("tavern", "light", "contrast"):
        page.get_by_role("radio", name=look).click()
        for size in at_each_size(page, [(390, 900), (1440, 900)]):
            assert page.evaluate(BROKEN_SCRIPT) == [], f"{look} {size}"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{look} {size}"
            picture(page, f"kit-{look}-{size}", whole=True)
        assert serious_violations(page, other_rules=look == "tavern") == [], look  # colours are the same at every width
    page.evaluate("document.querySelector('.brand').style = 'color: #777; background: #888'")
    assert [fault.partition(":")[0] for fault in serious_violations(page, ".brand")] == ["color-contrast"]


WIDEST_SCRIPT = """addEventListener("DOMContentLoaded", function look() {
  window.widest = Math.max(window.widest ?? 0, document.documentElement.scrollWidth);
  requestAnimationFrame(look);
})"""


WAIT_FOR_ANIMATIONS = """() => Promise.allSettled(document.getAnimations()
  .filter(one => isFinite(Number(one.effect.getComputedTiming().endTime))).map(one => one.finished))"""


def test_entering_parts_never_widen_a_narrow_page(enter: Callable[..., Page]) -> None:
    page = enter(390, 900, at="/kit", reduced_motion="no-preference")
    page.add_init_script(WIDEST_SCRIPT)
    page.reload()
    expect(page.locator('[data-part="ZoomButtons"]').first).to_be_visible()
    page.evaluate(WAIT_FOR_ANIMATIONS)
    assert page.evaluate("window.widest") == 390


def test_map_is_zoomed_dragged_and_moved_by_arrows(enter: Callable[..., Page]) -> None:
    page = enter(1000, 900, at="/kit")
    map_part = page.locator('[data-part="MapBoard"]')
    map_part.scroll_into_view_if_needed()
    place = map_part.locator('[data-place="Otter Ford"]')
    before = place.bounding_box()
    map_part.get_by_role("button", name="Zoom in").click()
    nearer = place.bounding_box()
    assert before
    assert nearer
    assert before != nearer
    page.mouse.move(nearer["x"] + 80, nearer["y"] + 90)
    page.mouse.down()
    page.mouse.move(nearer["x"] + 30, nearer["y"] + 50, steps=4)
    page.mouse.up()
    dragged = place.bounding_box()
    assert dragged
    assert dragged["x"] < nearer["x"]
    place.focus()
    page.keyboard.press("ArrowDown")
    expect(map_part.locator(":focus")).to_have_attribute("data-place", "Westley")
