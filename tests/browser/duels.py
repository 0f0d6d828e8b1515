"""Tables of Heroes, and answers that are typed at them by their keys."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Page, expect

from tests.browser.answering import may_answer
from tests.browser.hearing import Ear
from tests.browser.keyboard import Keyboard
from tests.browser.tables import BOT, ME, call

TYPED = "#table-typed-list code"  # keys of answers that fit what is typed


def sit_down(page: Page, options: Mapping[str, object]) -> Ear:
    """Open a relaxed table."""
    ear = Ear(page)
    calm = {"mode": "relaxed", **options}
    card = call(page, "/api/tables", {"game": "heroes", "seats": [ME, BOT], "options": calm, "seed": "5"})
    page.goto(f"/t/{card['id']}")
    ear.turn()
    return ear


def answer(keys: Keyboard, key: str) -> None:
    """Types the key of an answer, or its last part, once the page may give it; what is shown first is done by Enter.

    A page knows what is asked a moment after the ear has heard of it, where its sights are changed on their way.
    """
    before, given = keys.ear.decisions, keys.ear.answers
    may_answer(keys.page)
    keys.press("/")
    keys.page.keyboard.type(key)
    expect(keys.page.locator(TYPED).get_by_text(re.compile(f"(^|:){re.escape(key)}$"))).to_be_visible()
    keys.press("Enter")
    keys.ear.surely(given, lambda: keys.press("Enter"))
    keys.ear.moved_on(before)


def first(ear: Ear, begins: str) -> str:
    return next(str(option["key"]) for option in ear.options if option["key"].startswith(begins))
