"""A game from examples/ without any TypeScript, with a map and cards: cards and places are the answers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed
from tests.browser.sizes import at_each_size
from tests.browser.tables import ME, call_route

BOT = {"who": "bot", "level": "sensible"}


COVERED_PLACES_SCRIPT = """() => [...document.querySelectorAll('.map [data-place]')].filter(place => {
  const there = place.getBoundingClientRect();
  return [...document.querySelectorAll('.zoom button')].some(button => {
    const here = button.getBoundingClientRect();
    return here.left < there.right && there.left < here.right && here.top < there.bottom && there.top < here.bottom;
  });
}).map(place => place.dataset.place)"""
"""Places under the buttons that zoom their map."""


def test_card_is_played_and_a_stop_is_ridden_to(enter: Callable[..., Page]) -> None:
    page = enter(touch=True)
    feed = PageFeed(page)
    table = call_route(page, "/api/tables", {"game": "couriers", "seats": [ME, BOT, BOT], "options": {}, "seed": "5"})
    page.goto(f"/t/{table['id']}")
    feed.next_question()
    hand = page.get_by_role("group", name="Your cards")
    letter = hand.locator('[data-place="letter"]')
    expect(letter).to_have_attribute("aria-disabled", "true")
    offered = {option["key"] for option in feed.options if option["key"] != "rest"}
    card = hand.locator(".card.legal").first
    road = str(card.get_attribute("data-place"))
    assert f"ride:{road}" in offered
    for size in at_each_size(page, [(1440, 900), (390, 844)]):
        expect(card, size).to_be_visible()
        picture(page, f"couriers-{size}")
        expect(page.get_by_role("button", name="Show the whole board")).to_be_visible()
        if size.startswith("at 1440"):  # on a phone the map is larger than its window
            assert page.evaluate(COVERED_PLACES_SCRIPT) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    assert serious_violations(page) == []
    answered = feed.answers
    card.click()
    feed.confirm_preview(answered, card.click)
    expect(page.get_by_role("region", name="Actions")).to_contain_text("Where do you ride?")
    page.set_viewport_size({"width": 1440, "height": 900})
    stop = page.locator(".map [data-place].legal").first
    answered, since = feed.answers, feed.decisions
    stop.click()
    feed.confirm_preview(answered, stop.click)
    feed.wait_until_done(since)
    assert feed.sight["state"]["couriers"][feed.sight["seat"]]["at"] != 8
