"""Before an answer of Heroes is given, the table shows what it would do; what cannot be taken back takes two steps."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import grave_faults, picture
from tests.browser.hearing import Ear
from tests.browser.keyboard import Keyboard
from tests.browser.sizes import sizes
from tests.browser.tables import brought_to


def play_on(page: Page, question: str, which: int = 0) -> Ear:
    """A table of printed armies at which the first seat is asked this."""
    return brought_to(page, "heroes", question, which, seed="7", players=2, army="preset")


def targets(ear: Ear) -> list[str]:
    return [option["key"].removeprefix("at:") for option in ear.options if option["key"].startswith("at:")]


def fits_its_window(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


def test_each_attack_target_shows_its_forecast(enter: Callable[..., Page]) -> None:
    page = enter()
    ear = play_on(page, "attack")
    places = targets(ear)
    for place in places:
        expect(page.locator(f'[data-place="{place}"] .pill')).to_contain_text("−")
    cell = page.locator(f'[role=gridcell][data-place="{places[0]}"]')
    given, before = ear.answers, ear.decisions
    cell.click()
    expect(page.locator(".preview")).to_contain_text("attacks")
    expect(page.locator(".aim path").last).to_be_attached()
    picture(page, "heroes-foresight")
    assert (ear.answers, grave_faults(page), fits_its_window(page)) == (given, [], True)
    cell.click()
    ear.moved_on(before)


def test_a_finger_confirms_on_the_bar_or_lets_it_go(enter: Callable[..., Page]) -> None:
    page = enter(width=390, height=844, touch=True)
    ear = play_on(page, "target")
    place = targets(ear)[0]
    given, before = ear.answers, ear.decisions
    page.locator(f'[role=gridcell][data-place="{place}"]').tap()
    strip = page.get_by_role("complementary", name="Preview")
    expect(strip).to_be_visible()
    picture(page, "heroes-foresight-phone")
    assert (ear.answers, grave_faults(page, colours=False), fits_its_window(page)) == (given, [], True)
    page.get_by_role("button", name="Cancel").tap()
    expect(strip).to_be_hidden()
    assert ear.answers == given
    page.locator(f'[role=gridcell][data-place="{place}"]').tap()
    page.locator(".act [aria-pressed=true]").tap()
    ear.moved_on(before)


def test_keys_preview_enter_confirms_and_the_fast_setting_skips_the_preview(
    enter: Callable[..., Page],
) -> None:
    page = enter()
    ear = play_on(page, "act-or-pass")
    keys = Keyboard(page, ear)
    given, before = ear.answers, ear.decisions
    keys.press("y")
    expect(page.locator(".preview")).to_contain_text("Your dice stay as they are")
    assert ear.answers == given
    keys.press("Escape")
    expect(page.locator(".act [aria-pressed=true]")).to_have_count(0)
    keys.press("y")
    expect(page.locator(".act [aria-pressed=true]")).to_have_count(1)
    keys.press("Enter")
    ear.moved_on(before)
    page.goto("/you")
    page.get_by_text("Warnings only").click()
    expect(page.get_by_text("One click plays a move, unless there is a warning.")).to_be_visible()
    ear = play_on(page, "act-or-pass")
    before = ear.decisions
    page.locator('.act [data-answer="pass"]').click()
    ear.moved_on(before)


def test_a_discard_pile_can_be_read(enter: Callable[..., Page]) -> None:
    page = enter(touch=True)
    ear = play_on(page, "next", 4)
    assert ear.sight["state"]["sides"][0]["discard"]
    for size in sizes(page, [(1440, 800), (360, 800)]):
        page.get_by_role("button", name="Discards").last.click()
        shown = page.get_by_role("dialog")
        expect(shown, size).to_contain_text("Target:")
        assert not size.startswith("at 1440") or grave_faults(page) == [], size
        page.keyboard.press("Escape")
        expect(shown).to_be_hidden()
