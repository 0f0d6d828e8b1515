"""A game with the keyboard alone: its first turns from the door of the hall, and its last round up to the replay."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.hearing import Ear, until
from tests.browser.keyboard import Keyboard
from tests.browser.tables import near_the_end


def test_a_game_is_begun_and_ended_by_keyboard(enter: Callable[..., Page]) -> None:
    page = enter(at="/")
    ear = Ear(page)
    keys = Keyboard(page, ear)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    keys.tab_to("Play now: Adventure Land")
    keys.press("Enter")
    ear.turn()
    expect(page.get_by_role("grid")).to_be_visible()
    taking_back(keys)
    asking_why_not(keys)
    going_around(keys)
    keys.play(len(keys.ways))
    page.goto(f"/t/{near_the_end(page)['id']}")
    keys.play()
    expect(page.get_by_role("dialog", name=re.compile("win"))).to_be_visible()
    keys.tab_to("Watch the replay")
    keys.press("Enter")
    page.wait_for_url(re.compile("/r/"))
    expect(page.get_by_role("slider", name="Position in the match")).to_be_visible()
    keys.press("ArrowRight")
    expect(page.get_by_role("slider", name="Position in the match")).to_have_value("1")


def taking_back(keys: Keyboard) -> None:
    """The party that was picked is put down again by U, and by Escape."""
    for key in ("U", "Escape"):
        before, question = keys.ear.decisions, keys.ear.question
        keys.press(keys.ear.options[0]["letter"])
        keys.ear.moved_on(before)
        assert keys.ear.question == "where"
        keys.press(key)
        until(keys.page, lambda: keys.ear.question == question, "the first part to be asked again")  # noqa: B023


def asking_why_not(keys: Keyboard) -> None:
    """The arrows lead to a field that may not be chosen, ? says why, the rule is one key away."""
    page = keys.page
    before, question = keys.ear.decisions, keys.ear.question
    keys.press(keys.ear.options[0]["letter"])
    keys.ear.moved_on(before)
    barred = next(key for key in keys.ear.sight["ask"]["barred"] if re.fullmatch("to:[A-K]\\d+", key))
    keys.press("B")
    keys.walk_to(barred.removeprefix("to:"))
    keys.press("?")
    card = page.get_by_role("status").filter(has_text=f"Why not {barred.removeprefix('to:')}?")
    expect(card.get_by_role("button", name=re.compile("^Rule AL-")).first).to_be_visible()
    keys.press("Escape")
    expect(card).to_have_count(0)
    keys.press("/")
    page.keyboard.type("rule AL-END-01")
    keys.press("Enter")
    expect(page.locator('[data-clause="AL-END-01"]')).to_be_focused()
    keys.press("Escape")  # nothing lies over the table: it takes the first part back
    until(page, lambda: keys.ear.question == question, "the first part to be asked again")


def going_around(keys: Keyboard) -> None:
    """Log, players, tray, help and sound have keys of their own."""
    page = keys.page
    keys.press("L")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    keys.press("H")
    help_page = page.get_by_role("dialog", name="Help")
    expect(help_page).to_be_visible()
    keys.press("Escape")
    expect(help_page).to_be_hidden()
