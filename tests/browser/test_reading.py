"""All texts at a table of Heroes are readable, and everything tapped is large enough for a finger."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.feed import until
from tests.browser.sizes import at_each_size
from tests.browser.tables import (
    BOT,
    DECISION_BEFORE_FIRST_ACTION,
    ME,
    call_route,
    continue_golden_match,
    open_at_question,
)
from tests.server.applying import MessageReader

PHONES = [(390, 844), (360, 640)]
WIDE_SIZES = [(1280, 800), (1024, 768)]
LANGUAGES = ["en-GB", "de-DE"]
SPELL_COUNT = 31
CREATURE_COUNT = 28
# in the match with preset armies: the decision at which the target of a cast Spell is asked for
DECISION_WITH_TARGET = 36
CUT_TEXTS_SCRIPT = """card => [...card.querySelectorAll('.text, .title b')].filter(text => {
  const room = card.getBoundingClientRect(), words = document.createRange();
  words.selectNodeContents(text);
  const { left, right, top, bottom } = words.getBoundingClientRect();
  return text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1
    || left < room.left || right > room.right || top < room.top || bottom > room.bottom;
}).map(text => text.textContent)"""
"""Texts of a card that are cut off."""


def change_sights(page: Page, change: Callable[[dict[str, Any]], object]) -> Callable[[], None]:
    """Change every sight that the page receives, because no real match has all cards at once.

    Return a function that sends the last sight again, for a different change.
    """
    line = MessageReader()
    sockets = list[WebSocketRoute]()
    more = 0  # number of repeated sights

    def changed(message: dict[str, Any]) -> str:
        message = deepcopy(message)
        if message["type"] == "sight":
            change(message["state"])
            message["number"] += more
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        hall = socket.connect_to_server()
        hall.on_message(lambda frame: socket.send(changed(line.apply(json.loads(frame)))))

    page.route_web_socket("**/socket**", between)

    def again() -> None:
        nonlocal more
        more += 1
        sockets[-1].send(changed(line.sight))

    return again


def draft_hands(page: Page, *hands: list[int]) -> Iterator[Locator]:
    """Yield the cards of a player who has drafted these Spells, for one hand after another on the same page."""
    spells = list[int]()
    show_again = change_sights(page, lambda state: state["sides"][0].update(owned=spells))
    options = {"mode": "relaxed", "players": 2}
    table = call_route(page, "/api/tables", {"game": "heroes", "seats": [ME, BOT], "options": options})
    cards = page.locator(".hand button")
    for at, hand in enumerate(hands):
        spells[:] = hand
        if at:
            before = cards.all_inner_texts()
            show_again()
            until(page, lambda before=before: cards.all_inner_texts() != before, "other cards")  # type: ignore[misc]
        else:
            page.goto(f"/t/{table['id']}")
        expect(cards).to_have_count(len(hand))
        yield cards


def wait_until_readable(page: Page, cards: Locator) -> None:
    until(
        page,
        lambda: not cards.evaluate_all(f"all => all.flatMap({CUT_TEXTS_SCRIPT})"),
        "all words of all cards to be in sight",
    )


SCROLLED_SCRIPT = """card => {
  card.scrollIntoView({ block: "nearest" });
  const { left, right, top, bottom, width, height } = card.getBoundingClientRect(), askew = 0.02;
  return left >= -askew * width && right <= innerWidth + askew * width
    && top >= -askew * height && bottom <= innerHeight + askew * height;
}"""
"""Whether a card, which lies a little askew, can be brought into view as a whole."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_spell_is_readable_on_a_phone(enter: Callable[..., Page], language: str) -> None:
    page = enter(*PHONES[0], touch=True, is_mobile=True, locale=language)
    (cards,) = draft_hands(page, list(range(SPELL_COUNT)))
    page.locator(".grip").tap()
    for size in at_each_size(page, PHONES):
        expect(page.locator(".sheet.half")).to_be_visible()
        until(page, lambda: all(cards.evaluate_all(f"all => all.map({SCROLLED_SCRIPT})")), f"each card in view {size}")
        wait_until_readable(page, cards)


FOCUSED_SCRIPT = """async all => {
  const wrong = [];
  for (const card of all) {
    card.focus();
    await Promise.allSettled(card.getAnimations({ subtree: true }).map(one => one.finished));
    const { left, right, top, bottom, width, height } = card.getBoundingClientRect();
    const seen = (Math.min(right, innerWidth) - Math.max(left, 0)) * (Math.min(bottom, innerHeight) - Math.max(top, 0));
    wrong.push(...(seen >= 0.9 * width * height ? (%s)(card) : [`${card.textContent} is out of view`]));
  }
  return wrong;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_spell_focused_by_keyboard_is_readable(enter: Callable[..., Page], language: str) -> None:
    page = enter(locale=language)
    every = list(range(SPELL_COUNT))
    hands = [every[at : at + 8] for at in range(0, SPELL_COUNT, 8)]
    drafts = draft_hands(page, *hands, every[::3])
    for _, cards in zip(hands, drafts, strict=False):
        page.keyboard.press("Tab")
        for size in at_each_size(page, WIDE_SIZES):
            until(
                page,
                lambda cards=cards: cards.evaluate_all(FOCUSED_SCRIPT % CUT_TEXTS_SCRIPT) == [],  # type: ignore[misc]
                f"cards read whole {size}",
            )
    page.set_viewport_size({"width": 1280, "height": 800})
    check_enlarged_card_does_not_hide_the_next_one(page, next(drafts))


def check_enlarged_card_does_not_hide_the_next_one(page: Page, cards: Locator) -> None:
    for here, there in ((2, 3), (3, 4), (7, 8)):
        begin = page.locator(".hand li").nth(there).bounding_box()
        assert begin is not None
        cards.nth(here).hover(position={"x": 6, "y": 80})
        expect(cards.nth(here)).to_have_css("z-index", "3")
        page.mouse.move(begin["x"] + 6, begin["y"] + 80)
        expect(cards.nth(there)).to_have_css("z-index", "3")
        expect(cards.nth(here)).not_to_have_css("z-index", "3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_shows_its_name(enter: Callable[..., Page], language: str) -> None:
    page = enter(locale=language)
    begin = 0

    def others(state: dict[str, Any]) -> None:
        """Replace some Creatures with others."""
        creatures = [being for being in state["beings"] if being[1] >= 0]
        for at, being in enumerate(creatures):
            being[1] = (begin + at) % CREATURE_COUNT

    show_again = change_sights(page, others)
    page.goto(f"/t/{continue_golden_match(page, 'heroes-2', DECISION_BEFORE_FIRST_ACTION)['id']}")
    pieces = page.locator(".space .card")
    expect(pieces.first).to_be_visible()
    check_both_boards_are_whole_on_a_small_screen(page)
    while begin < CREATURE_COUNT:
        for _ in at_each_size(page, [*PHONES, *WIDE_SIZES]):
            wait_until_readable(page, pieces)
        begin += pieces.count() - 2
        before = pieces.all_inner_texts()
        show_again()
        until(page, lambda before=before: pieces.all_inner_texts() != before, "other Creatures")  # type: ignore[misc]


def check_both_boards_are_whole_on_a_small_screen(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.get_by_role("complementary", name=re.compile("^(Hinweis|Hint)$"))).to_be_visible()
    for place in ("1b1", "1b4", "0b1", "0b4"):
        expect(page.locator(f'[role=gridcell][data-place="{place}"]')).to_be_in_viewport(ratio=1)


def test_all_creatures_for_hire_are_in_view_together(enter: Callable[..., Page]) -> None:
    page = enter(1280, 800, locale="de-DE")
    open_at_question(page, "heroes", "army", takes="hero:kaldor", mode="relaxed")
    cards = page.locator(".army .pick")
    expect(cards).to_have_count(7)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


OVERLAP_SCRIPT = """pill => [...pill.closest('.space').querySelectorAll('.plate')].filter(number => {
  const one = pill.getBoundingClientRect(), other = number.getBoundingClientRect();
  return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 8
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
}).length"""
"""How many numbers of its piece a pill covers."""


def test_forecasts_do_not_cover_the_numbers_of_low_pieces(enter: Callable[..., Page]) -> None:
    page = enter(1024, 768)
    page.goto(f"/t/{continue_golden_match(page, 'heroes-printed', DECISION_WITH_TARGET)['id']}")
    pills = page.locator(".pill")
    expect(pills).to_have_count(6)
    until(page, lambda: not any(pill.evaluate(OVERLAP_SCRIPT) for pill in pills.all()), "numbers that are not covered")


DECISION_BEFORE_PAIRS_ACT = 170  # in the team match: the decision before both pairs act for the first time
OUT_OF_VIEW_SCRIPT = """all => all.filter(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map(one => one.textContent)"""


TOPS_SCRIPT = "all => all.map(board => Math.round(board.getBoundingClientRect().top))"
FILTERS_SCRIPT = "all => all.map(one => getComputedStyle(one).filter)"


def test_four_boards_are_whole_side_by_side_and_in_tab_order(
    enter: Callable[..., Page],
) -> None:
    page = enter(1280, 800, locale="de-DE")
    page.goto(f"/t/{continue_golden_match(page, 'heroes-team', DECISION_BEFORE_PAIRS_ACT)['id']}")
    expect(page.locator(".board")).to_have_count(4)
    assert page.locator(".space").evaluate_all(OUT_OF_VIEW_SCRIPT) == []
    wait_until_readable(page, page.locator(".space .card"))
    for size in at_each_size(page, [(390, 844), (1280, 844)]):
        expect(page.locator(".board.apart")).to_have_count(2)
        tops = page.locator(".board").evaluate_all(TOPS_SCRIPT)
        assert tops == sorted(tops), size
        assert page.locator(".board.apart .lines").evaluate_all(FILTERS_SCRIPT) == ["none", "none"]
