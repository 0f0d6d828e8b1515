"""The places of a Heroes question are in view when it is asked, on a low screen and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.duels import sit_down, type_answer
from tests.browser.feed import SELECTED_SELECTOR, until
from tests.browser.keyboard import Keyboard
from tests.browser.sizes import at_each_size
from tests.browser.tables import open_at_question

PHONES = [(390, 844), (360, 740)]
SELECTABLE_SELECTOR = "[data-stage] button[aria-pressed][aria-disabled=false]"


def at_army_question(page: Page) -> Keyboard:
    """Return a keyboard after the draft, at the question for an army."""
    return Keyboard(page, open_at_question(page, "heroes", "army", takes="hero:kaldor", mode="relaxed"))


def check_all_in_view(found: Locator) -> None:
    expect(found.first).to_be_visible()
    for element in found.all():
        expect(element).to_be_in_viewport(ratio=1)


def test_draftable_spells_stay_in_view_on_a_phone_and_in_small_windows(
    enter: Callable[..., Page],
) -> None:
    page = enter(390, 844, touch=True, is_mobile=True)
    keys = Keyboard(page, sit_down(page, {"players": 2}))
    check_all_in_view(page.get_by_role("region", name="Heroes").get_by_role("button"))
    type_answer(keys, "hero:kaldor")
    keys.feed.next_question()
    expect(page.locator(SELECTABLE_SELECTOR)).to_have_count(4)
    check_all_in_view(page.locator(SELECTABLE_SELECTOR))
    for _ in at_each_size(page, [(1280, 800), (1280, 560)]):
        check_all_in_view(page.locator(SELECTABLE_SELECTOR))


def test_army_under_construction_stays_in_view_while_cards_scroll(
    enter: Callable[..., Page],
) -> None:
    page = enter(1280, 800, touch=True, is_mobile=True)
    keys = at_army_question(page)
    army = page.get_by_role("region", name="Your army")
    expect(army.get_by_role("button", name="Hellhound")).to_be_in_viewport(ratio=1)
    for _ in range(2):
        type_answer(keys, "hire:glimmer")
    expect(army.get_by_role("button", name="Glimmer")).to_contain_text(re.compile(r"2 ×\s*hired"))
    expect(army.get_by_role("button", name="Glimmer")).to_contain_text("2 left")
    expect(army.get_by_role("button", name="Salamander")).to_contain_text("4 left")
    page.set_viewport_size({"width": 390, "height": 844})
    army.get_by_role("button", name="Red Dragon").scroll_into_view_if_needed()
    expect(army.locator("header").get_by_text("2 × Glimmer", exact=True)).to_be_in_viewport(ratio=1)
    expect(army.get_by_role("button", name="Done (4 of 10 points)")).to_be_in_viewport(ratio=1)


DICE_SCRIPT = """() => [...document.querySelectorAll('[data-die]')].map(die => {
  const box = die.getBoundingClientRect();
  return [Math.round(box.left), Math.round(box.top), Math.round(box.right), Math.round(box.bottom)];
})"""
"""Boxes of the viewer's own dice."""

FREE_SPACE_SCRIPT = """() => {
  const wood = document.querySelector('[data-die]').closest('section');
  const words = document.createRange();
  words.selectNodeContents(wood.querySelector('.loose h3').firstChild);
  const room = wood.getBoundingClientRect(), label = words.getBoundingClientRect(), askew = 4;
  return [...wood.querySelectorAll('[data-die] .face')].map(die => die.getBoundingClientRect()).every(die =>
    die.top >= room.top && die.bottom <= room.bottom && die.right <= room.right
    && (die.left >= label.right || die.top >= label.bottom - askew));
}"""
"""Whether dice lie inside their tray, below its words."""


def at_dice_question(page: Page) -> Keyboard:
    """Return a keyboard at the first question for dice."""
    keys = Keyboard(page, open_at_question(page, "heroes", "beat", mode="relaxed", army="preset"))
    expect(page.locator("[data-die]")).to_have_count(6)
    expect(page.locator("[data-die] .block")).to_have_count(0)  # all thrown dice have landed
    return keys


def test_dice_stay_still_and_in_view_with_the_question_on_a_phone(enter: Callable[..., Page]) -> None:
    page = enter(1280, 800, touch=True, is_mobile=True)
    at_dice_question(page)
    check_lifted_die_moves_no_other(page)
    page.set_viewport_size({"width": 390, "height": 844})
    check_question_stays_in_view_over_an_open_sheet(page)
    check_dice_are_below_the_words_of_their_tray(page)
    check_throw_and_stop_in_landscape(page)


def check_dice_are_below_the_words_of_their_tray(page: Page) -> None:
    for die in (1, 2, 5):
        page.locator(f'[data-die="{die}"]').tap()
        expect(page.locator(f'[data-die="{die}"]')).to_have_attribute("aria-pressed", "true")
    for size in at_each_size(page, PHONES):
        until(page, lambda: page.evaluate(FREE_SPACE_SCRIPT), f"dice in their tray that cover no words, {size}")


def check_lifted_die_moves_no_other(page: Page) -> None:
    before = page.evaluate(DICE_SCRIPT)
    page.locator('[data-die="1"]').click()
    expect(page.locator('[data-die="1"]')).to_have_attribute("aria-pressed", "true")
    page.mouse.move(10, 10)
    until(page, lambda: page.evaluate(DICE_SCRIPT)[0] != before[0], "a die to move")
    until(page, lambda: page.evaluate(DICE_SCRIPT)[1:] == before[1:], "the other dice to be in their old places")
    page.locator('[data-die="1"]').click()
    expect(page.locator('[data-die="1"]')).to_have_attribute("aria-pressed", "false")


def check_question_stays_in_view_over_an_open_sheet(page: Page) -> None:
    question = page.get_by_role("region", name="Actions").get_by_text("Or call Stop, and act.")
    grip = page.get_by_role("button", name="Open your area")
    for size in at_each_size(page, [size for size in PHONES for _ in range(2)]):
        expect(question, size).to_be_in_viewport(ratio=1)
        question.click(trial=True)  # nothing covers it
        grip.tap()
        expect(grip).to_have_attribute("aria-expanded", "true")
        question.click(trial=True)
        grip.tap()
        expect(grip).to_have_attribute("aria-expanded", "false")
    # a tap on the closed sheet must not select what is under the finger afterwards
    expect(page.locator(SELECTED_SELECTOR)).to_have_count(0)


def check_throw_and_stop_in_landscape(page: Page) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    check_all_in_view(page.locator("[data-does]"))
    expect(page.get_by_text("Or call Stop, and act.").first).to_be_in_viewport(ratio=1)
