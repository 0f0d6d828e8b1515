"""Tables of Heroes, and answers that are typed at them by their keys."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page

from tests.browser.hearing import Ear
from tests.browser.keyboard import Keyboard
from tests.browser.tables import BOT, ME, call


def sit_down(page: Page, options: Mapping[str, object], bots: int = 1) -> Ear:
    """A table at leisure."""
    ear = Ear(page)
    calm = {"mode": "relaxed", **options}
    card = call(page, "/api/tables", {"game": "heroes", "seats": [ME, *[BOT] * bots], "options": calm, "seed": "5"})
    page.goto(f"/t/{card['id']}")
    ear.turn()
    return ear


def answer(keys: Keyboard, key: str) -> None:
    """Types the key of an answer; what is shown first is done by Enter."""
    before, given = keys.ear.decisions, keys.ear.answers
    keys.press("/")
    keys.page.keyboard.type(key)
    keys.press("Enter")
    keys.ear.surely(given, lambda: keys.press("Enter"))
    keys.ear.moved_on(before)


def first(ear: Ear, begins: str) -> str:
    return next(str(option["key"]) for option in ear.options if option["key"].startswith(begins))
