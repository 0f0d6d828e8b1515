"""Somebody who plays Heroes in real time in a browser, with keys or with a finger."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.hearing import SHOWN, Ear, until
from tests.browser.keyboard import Keyboard

IN_HAND: Final = -1
IN_AIR: Final = -2
SLOWLY: Final = {
    "mode": "realtime",
    "army": "preset",
    "auto_throw": 30_000,
    "answer_time": 120,
    "act_time": 300,
    "draft_time": 600,
}
"""Generous time limits, for slow test machines."""


class Racer:
    """One player at a table in real time."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = Ear(page)
        self.keys = Keyboard(page, self.ear)

    @property
    def dice(self) -> list[int]:
        """Faces of the own dice; -1 in hand, -2 in the air."""
        sight = self.ear.sight
        dice: list[int] = sight["state"]["sides"][sight["seat"]]["dice"]
        return dice

    @property
    def race(self) -> dict[str, Any]:
        race: dict[str, Any] = self.ear.sight.get("race") or {"groups": [], "seats": []}
        return race

    def is_rolling(self) -> bool:
        """Whether a Preparation is running."""
        return any(group["began"] is not None for group in self.race["groups"])

    def has_stopped(self) -> bool:
        """Whether no Preparation is running."""
        return not self.is_rolling()

    def wait(self, found: Any, what: str) -> None:
        until(self.page, found, what)

    def answer(self, key: str) -> None:
        """Types the key of an answer, and makes sure that it is given."""
        before, given = self.ear.decisions, self.ear.answers
        self.keys.press("/")
        self.page.keyboard.type(key)
        self.keys.press("Enter")
        self.ear.surely(given, lambda: self.confirm(given))
        self.ear.moved_on(before)

    def confirm(self, given: int) -> None:
        """Click the previewed answer. A key press could arrive late and answer the next question."""
        click = "shown => { const one = document.querySelector(shown); one?.click(); return one !== null }"
        self.wait(lambda: self.ear.answers > given or self.page.evaluate(click, SHOWN), "what is shown")

    def land(self) -> None:
        """Waits until all dice lie on the table."""
        self.wait(lambda: not {IN_HAND, IN_AIR} & set(self.dice), "the dice to land")


def act_through(*race_players: Racer) -> None:
    """Everybody answers what is asked with the last thing on offer, until all may roll again or the match is over."""
    first = race_players[0]

    def done() -> bool:
        return bool(first.race["groups"]) or first.ear.over

    def asked() -> Racer | None:
        return next((one for one in race_players if one.ear.options and one.ear.question != "race"), None)

    while not done():
        first.wait(lambda: done() or asked(), "somebody to be asked, or all to roll")
        if not done() and (one := asked()) is not None:
            one.answer(str(one.ear.options[-1]["key"]))
