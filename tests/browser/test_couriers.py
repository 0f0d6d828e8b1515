"""A game from examples/ with a map and cards, without a line of TypeScript: cards and places are the answers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import grave_faults, picture
from tests.browser.hearing import Ear
from tests.browser.sizes import sizes
from tests.browser.tables import ME, call

BOT = {"who": "bot", "level": "sensible"}


COVERED = """() => [...document.querySelectorAll('.map [data-place]')].filter(place => {
  const there = place.getBoundingClientRect();
  return [...document.querySelectorAll('.zoom button')].some(button => {
    const here = button.getBoundingClientRect();
    return here.left < there.right && there.left < here.right && here.top < there.bottom && there.top < here.bottom;
  });
}).map(place => place.dataset.place)"""
"""Places under the buttons that zoom their map."""


def test_a_card_is_played_and_a_stop_ridden_to(enter: Callable[..., Page]) -> None:
    page = enter(touch=True)
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
    for size in sizes(page, [(1440, 900), (390, 844)]):
        expect(card, size).to_be_visible()
        picture(page, f"couriers-{size}")
        expect(page.get_by_role("button", name="Show the whole board")).to_be_visible()
        if size.startswith("at 1440"):  # on a phone the map is larger than its window
            assert page.evaluate(COVERED) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    assert grave_faults(page) == []
    answered = ear.answers
    card.click()
    ear.surely(answered, card.click)
    expect(page.get_by_role("region", name="Actions")).to_contain_text("Where do you ride?")
    page.set_viewport_size({"width": 1440, "height": 900})
    stop = page.locator(".map [data-place].legal").first
    answered, since = ear.answers, ear.decisions
    stop.click()
    ear.surely(answered, stop.click)
    ear.moved_on(since)
    assert ear.sight["state"]["couriers"][ear.sight["seat"]]["at"] != 8
