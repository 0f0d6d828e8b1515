"""A player of Heroes in real time in a browser, with keys or touch."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.feed import SELECTED_SELECTOR, PageFeed, until
from tests.browser.keyboard import Keyboard

FACE_IN_HAND: Final = -1
FACE_IN_AIR: Final = -2
SLOW_OPTIONS: Final = {
    "mode": "realtime",
    "army": "preset",
    "auto_throw": 30_000,
    "answer_time": 120,
    "act_time": 300,
    "draft_time": 600,
}
"""Generous time limits, for slow test machines."""


class Racer:
    """One player at a real-time table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.feed = PageFeed(page)
        self.keys = Keyboard(page, self.feed)

    @property
    def dice(self) -> list[int]:
        """The faces of the player's dice: -1 in hand, -2 in the air."""
        sight = self.feed.sight
        dice: list[int] = sight["state"]["sides"][sight["seat"]]["dice"]
        return dice

    @property
    def race(self) -> dict[str, Any]:
        race: dict[str, Any] = self.feed.sight.get("race") or {"groups": [], "seats": []}
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
        """Type the key of an answer, and wait until it is given."""
        before, answers_before = self.feed.decisions, self.feed.answers
        self.keys.press("/")
        self.page.keyboard.type(key)
        self.keys.press("Enter")
        self.feed.confirm_preview(answers_before, lambda: self.confirm(answers_before))
        self.feed.wait_until_done(before)

    def confirm(self, answers_before: int) -> None:
        """Click the previewed answer. A key press could arrive late and answer the next question."""
        click = "shown => { const one = document.querySelector(shown); one?.click(); return one !== null }"
        self.wait(
            lambda: self.feed.answers > answers_before or self.page.evaluate(click, SELECTED_SELECTOR),
            "the previewed answer",
        )

    def wait_until_landed(self) -> None:
        """Wait until all dice are on the table."""
        self.wait(lambda: not {FACE_IN_HAND, FACE_IN_AIR} & set(self.dice), "the dice to land")


def answer_until_roll(*race_players: Racer) -> None:
    """Let every player answer with the last option, until all may roll again or the match is over."""
    first = race_players[0]

    def done() -> bool:
        return bool(first.race["groups"]) or first.feed.over

    def asked() -> Racer | None:
        return next((player for player in race_players if player.feed.options and player.feed.question != "race"), None)

    while not done():
        first.wait(lambda: done() or asked(), "somebody to be asked, or all to roll")
        if not done() and (one := asked()) is not None:
            one.answer(str(one.feed.options[-1]["key"]))
