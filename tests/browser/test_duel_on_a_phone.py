"""Heroes on a phone: boards keep their size and stay in view, and dice are large enough for a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.duels import type_answer
from tests.browser.feed import SELECTED_SELECTOR, PageFeed, until
from tests.browser.keyboard import Keyboard
from tests.browser.sizes import at_each_size
from tests.browser.tables import DECISION_BEFORE_FIRST_ACTION, continue_golden_match, open_at_question
from tests.browser.test_reading import change_sights

Enter = Callable[..., Page]
DECISION_IN_MATCH_OF_FOUR = 130  # in the match of four: a decision at which seat 0 is asked for dice
DECISION_WITH_TARGET = 273  # in the first match: a decision at which seat 0 is asked for a target
MIN_BOARD_HEIGHT = 250  # minimum height of a board in pixels
FINGER_PIXELS = 40
PHONES = [(390, 844), (360, 740), (844, 390), (740, 360)]


def phone_page(enter: Enter, width: int, height: int, **more: Any) -> Page:
    return enter(width, height, touch=True, is_mobile=True, **more)


def at_first_roll(page: Page) -> Keyboard:
    """Return a keyboard at the first question for dice in a first match."""
    return Keyboard(page, open_at_question(page, "heroes", "beat", mode="relaxed", army="preset", first_game=True))


def throw_until_stop(keys: Keyboard) -> None:
    """Throw dice until Stop is possible."""
    while not any(option["key"] == "stop:none" for option in keys.feed.options):
        answers_before, before = keys.feed.answers, keys.feed.decisions
        keys.page.locator('[data-does="throw"]').tap()
        keys.feed.confirm_preview(answers_before, keys.page.locator(SELECTED_SELECTOR).tap)
        keys.feed.wait_until_done(before)
        keys.feed.next_question()


def height(found: Locator) -> float:
    return float(found.evaluate("one => one.getBoundingClientRect().height"))


@pytest.mark.parametrize(("width", "high", "language"), [(390, 844, "en-GB"), (360, 740, "de-DE")])
def test_hint_makes_room_while_a_stop_is_previewed(enter: Enter, width: int, high: int, language: str) -> None:
    page = phone_page(enter, width, high, locale=language)
    page.add_init_script(f"({PLATES_SCRIPT})()")
    throw_until_stop(at_first_roll(page))
    page.locator('[data-does="stop"]').tap()
    expect(page.locator(SELECTED_SELECTOR)).to_be_in_viewport(ratio=1)
    until(page, lambda: height(page.locator("[data-stage]")) >= MIN_BOARD_HEIGHT, "the boards to keep their height")
    picture(page, f"phone-stop-{width}-{language[:2]}")
    assert serious_violations(page, colours=language == "en-GB") == []
    hint = page.locator(".hint")
    hint.get_by_role("button", expanded=False).tap()
    expect(hint.get_by_role("button")).to_have_count(2)
    page.locator(SELECTED_SELECTOR).tap()
    check_first_players_plate_is_whole(page)


def test_seven_dice_are_large_enough_for_a_finger(enter: Enter) -> None:
    def seventh(state: dict[str, Any]) -> None:
        state["sides"][0]["dice"][6] = 4

    page = phone_page(enter, 390, 844)
    change_sights(page, seventh)
    at_first_roll(page)
    dice, wood = page.locator("[data-die]"), page.get_by_role("region", name="Your dice")
    expect(dice).to_have_count(7)
    for size in at_each_size(page, PHONES):
        until(
            page,
            lambda: min((page.locator(".grip").or_(dice)).evaluate_all(SIDES_SCRIPT)) >= FINGER_PIXELS,
            f"dice that are large enough, {size}",
        )
        for lifted in ("true", "false"):
            for number in (2, 7):
                page.locator(f'[data-die="{number}"]').tap()
                expect(page.locator(f'[data-die="{number}"]')).to_have_attribute("aria-pressed", lifted)
            on_it = wood.element_handle()
            until(page, lambda: dice.evaluate_all(INSIDE_SCRIPT, on_it), f"dice on the wood, {size}")  # noqa: B023
        picture(page, f"phone-seven-{size}")


INSIDE_SCRIPT = """(dice, wood) => dice.every(die => {
  const one = die.getBoundingClientRect(), room = wood.getBoundingClientRect();
  return one.left >= room.left && one.right <= room.right && one.top >= room.top && one.bottom <= room.bottom;
})"""
SIDES_SCRIPT = "dice => dice.map(one => Math.min(one.offsetWidth, one.offsetHeight))"


BOARDS_SCRIPT = """() => {
  window.drawn = 0;
  const count = (node) => node instanceof Element ? node.matches('.board') + node.querySelectorAll('.board').length : 0;
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) window.drawn += count(node);
  }).observe(document, { childList: true, subtree: true });
}"""
"""Counts boards as they are drawn."""


def test_four_player_table_draws_each_board_once_and_shows_your_own(enter: Enter) -> None:
    page = phone_page(enter, 390, 844)
    table = continue_golden_match(page, "heroes-4", DECISION_IN_MATCH_OF_FOUR)
    page.add_init_script(f"({BOARDS_SCRIPT})()")
    page.goto(f"/t/{table['id']}")
    for place in ("0f1", "0f4", "0b1", "0b4"):
        expect(page.locator(f'[role=gridcell][data-place="{place}"]')).to_be_in_viewport(ratio=1)
    assert page.evaluate("window.drawn") == 4
    picture(page, "phone-four")


@pytest.mark.parametrize(("width", "high"), PHONES[:2])
def test_attack_targets_are_in_view_and_a_tap_does_not_scroll(enter: Enter, width: int, high: int) -> None:
    page = phone_page(enter, width, high)
    feed = PageFeed(page)
    page.goto(f"/t/{continue_golden_match(page, 'heroes-first-game', DECISION_WITH_TARGET)['id']}")
    feed.next_question()
    targets = [
        page.locator(f'[role=gridcell][data-place="{option["places"][-1]}"]')
        for option in feed.options
        if option["key"].startswith("at:")
    ]
    assert targets
    for target in targets:
        expect(target).to_be_in_viewport(ratio=1)
    boards = page.locator(".heroes")
    before = boards.evaluate("boards => boards.scrollTop")
    targets[0].tap()
    expect(page.locator(SELECTED_SELECTOR)).to_be_visible()
    assert boards.evaluate("boards => boards.scrollTop") == before
    picture(page, f"phone-aim-{width}")


PLATES_SCRIPT = """() => {
  window.plates = [];
  new MutationObserver(() => {
    const plate = document.querySelector('p.stop');
    if (!plate || plate === window.plate) return;
    window.plate = plate;
    const { x, y } = plate.parentElement.getBoundingClientRect(), wide = plate.parentElement.offsetWidth;
    const room = document.querySelector('[data-stage]').getBoundingClientRect();
    const above = y + plate.offsetTop, left = x + (wide - plate.offsetWidth) / 2;
    window.plates.push(above >= room.top && above + plate.offsetHeight <= room.bottom && left >= room.left
      && left + plate.offsetWidth <= room.right && plate.scrollWidth <= plate.clientWidth);
  }).observe(document, { childList: true, subtree: true });
}"""
"""Records for each plate about the first player whether it is whole. A plate disappears after a moment."""


def check_first_players_plate_is_whole(page: Page) -> None:
    until(page, lambda: page.evaluate("window.plates.length"), "the plate")
    assert page.evaluate("window.plates") == [True]


def test_first_players_plate_is_whole_on_a_phone_in_landscape(enter: Enter) -> None:
    page = phone_page(enter, 740, 360, locale="de-DE")
    page.add_init_script(f"({PLATES_SCRIPT})()")
    keys = at_first_roll(page)
    throw_until_stop(keys)
    type_answer(keys, "stop:none")
    check_first_players_plate_is_whole(page)


def test_why_not_card_is_closed_by_touch_and_stays_at_its_piece(enter: Enter) -> None:
    page = phone_page(enter, 390, 1150)
    feed = PageFeed(page)
    page.goto(f"/t/{continue_golden_match(page, 'heroes-2', DECISION_BEFORE_FIRST_ACTION)['id']}")
    assert feed.next_question() == "action"
    own_piece = page.locator('[role="gridcell"][data-place="0f1"]')
    own_piece.tap(force=True)
    card = page.locator("[data-card]")
    expect(card).to_be_visible()
    until(page, lambda: own_piece.evaluate(BESIDE_SCRIPT), "the card to be beside its piece")
    boards = page.locator(".heroes")
    boards.evaluate("boards => boards.scrollBy(0, 60)")
    assert boards.evaluate("boards => boards.scrollTop") >= 60
    until(page, lambda: own_piece.evaluate(BESIDE_SCRIPT), "the card to follow it")
    close = card.get_by_role("button", name="Close")
    assert min(height(close), float(close.evaluate("one => one.offsetWidth"))) >= FINGER_PIXELS
    close.tap()
    expect(card).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    check_card_covers_the_answers_over_an_open_sheet(page)


def check_card_covers_the_answers_over_an_open_sheet(page: Page) -> None:
    page.get_by_role("button", name="Open your area").tap()
    expect(page.locator(".sheet.half")).to_be_visible()
    page.locator('.hand [data-why^="cast:"]').first.tap(force=True)
    card = page.locator("[data-card]")
    expect(card).to_be_visible()
    expect(card.get_by_role("listitem").first).to_be_visible()
    until(page, lambda: card.evaluate(ON_TOP_SCRIPT), "the card to be on top")
    card.get_by_role("button", name="Close").tap()
    expect(card).to_be_hidden()


ON_TOP_SCRIPT = """card => {
  const { left, right, top, bottom } = card.getBoundingClientRect(), rim = 6;
  return [[left + rim, top + rim], [right - rim, top + rim], [left + rim, bottom - rim], [right - rim, bottom - rim]]
    .every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
}"""


BESIDE_SCRIPT = """piece => {
  const one = piece.getBoundingClientRect(), card = document.querySelector('[data-card]').getBoundingClientRect();
  return Math.abs(card.top - one.bottom - 12) < 1.5 || Math.abs(one.top - card.bottom - 12) < 1.5;
}"""
"""Whether the card lies right above or below a piece."""
