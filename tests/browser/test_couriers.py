"""A game from examples/ with a map and cards, without a line of TypeScript: cards and places are the answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import grave_faults, picture
from tests.browser.hall import ServedHall
from tests.browser.hearing import Ear
from tests.browser.tables import ME, call

BOT = {"who": "bot", "level": "sensible"}


@pytest.fixture
def hall(hall_with_examples: ServedHall) -> ServedHall:
    return hall_with_examples


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_card_is_played_and_a_stop_ridden_to(enter: Callable[..., Page], width: int, height: int) -> None:
    page = enter(width, height, touch=width < 500)
    ear = Ear(page)
    table = call(page, "/api/tables", {"game": "couriers", "seats": [ME, BOT, BOT], "options": {}, "seed": "5"})
    page.goto(f"/t/{table['id']}")
    ear.turn()
    hand = page.get_by_role("group", name="Your cards")
    letter = hand.locator('[data-place="letter"]')
    expect(letter).to_have_attribute("aria-disabled", "true")
    offered = {option["key"] for option in ear.options if option["key"] != "rest"}
    card = hand.locator(".card.legal").first
    road = str(card.get_attribute("data-place"))
    assert f"ride:{road}" in offered
    picture(page, f"couriers-{width}")
    assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    answered = ear.answers
    card.click()
    ear.surely(answered, card.click)
    expect(page.get_by_role("region", name="Actions")).to_contain_text("Where do you ride?")
    stop = page.locator(".map [data-place].legal").first
    answered, since = ear.answers, ear.decisions
    stop.click()
    ear.surely(answered, stop.click)
    ear.moved_on(since)
    assert ear.sight["state"]["couriers"][ear.sight["seat"]]["at"] != 8


def test_a_page_in_another_language_says_once_that_the_game_is_in_english(enter: Callable[..., Page]) -> None:
    page = enter(locale="de-DE")
    table = call(page, "/api/tables", {"game": "couriers", "seats": [ME, BOT], "options": {}, "seed": "5"})
    page.goto(f"/t/{table['id']}")
    note = page.get_by_text("Couriers gibt es bisher nur auf Englisch.")
    expect(note).to_be_visible()
    picture(page, "couriers-in-german")
    page.get_by_role("status").filter(has=note).get_by_role("button").click()
    expect(note).to_be_hidden()
    page.reload()
    expect(page.get_by_role("group", name="Deine Karten")).to_be_visible()
    expect(note).to_be_hidden()


def test_a_page_in_english_says_nothing_of_languages(enter: Callable[..., Page]) -> None:
    page = enter()
    table = call(page, "/api/tables", {"game": "couriers", "seats": [ME, BOT], "options": {}, "seed": "5"})
    page.goto(f"/t/{table['id']}")
    expect(page.get_by_role("group", name="Your cards")).to_be_visible()
    expect(page.get_by_text("is in English only so far")).to_have_count(0)
