"""A player of Adventure Land who uses a mouse, and knows only what the page shows."""

from __future__ import annotations

import random
import re
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.browser.feed import SELECTED_SELECTOR, PageFeed, until

FIGHT_PATTERN = re.compile("a fight begins")
GAIN_PATTERN = re.compile("plus (\\d+) point")
REACH_PATTERN = re.compile("in reach")
MAY_MOVE_PATTERN = re.compile("may move")


class Mouse:
    """Plays by clicking: fights if possible, takes visible points, and otherwise goes anywhere."""

    def __init__(self, page: Page, feed: PageFeed, seed: str = "mouse") -> None:
        self.page = page
        self.feed = feed
        self.luck = random.Random(seed)

    @property
    def stage(self) -> Locator:
        return self.page.locator("[data-stage]")

    def place_button(self, name: str) -> Locator:
        return self.stage.locator(f'[data-place="{name}"]')

    def places(self, name_pattern: re.Pattern[str]) -> dict[str, str]:
        """Return the places whose accessible names match a pattern, with the names."""
        names: dict[str, str] = self.stage.evaluate(
            "stage => Object.fromEntries([...stage.querySelectorAll('[data-place]')]"
            ".map(one => [one.dataset.place, one.getAttribute('aria-label') ?? one.textContent]))"
        )
        return {place: name for place, name in names.items() if name_pattern.search(name)}

    def play(self, decisions: int = 10_000) -> None:
        """Answer a number of questions, or all until the match is over."""
        for _ in range(decisions):
            if not self.feed.next_question():
                return
            self.answer()

    def answer(self) -> None:
        """Answer the open question."""
        before, answers_before, question = self.feed.decisions, self.feed.answers, self.feed.question
        self.skip_playback()
        if question == "swords":
            self.commit_swords()
        elif question == "reinforce":
            self.reinforce()
        elif question == "where":
            self.end_a_move()
        else:
            self.pick_up()
        self.confirm_preview(answers_before)
        self.feed.wait_until_done(before)

    def press(self, place: str) -> None:
        """Answer the open question with a place of the board."""
        before, answers_before = self.feed.decisions, self.feed.answers
        self.skip_playback()
        self.place_button(place).click()
        self.confirm_preview(answers_before)
        self.feed.wait_until_done(before)

    def skip_playback(self) -> None:
        """Click anywhere to skip the playback of others' moves."""
        question = self.page.locator("#table-question")
        expect(question).to_be_visible()
        if self.page.get_by_role("button", name="Catch up").is_visible():
            question.click()
        self.feed.wait_for_board()

    def confirm_preview(self, answers_before: int) -> None:
        """Confirm a previewed answer by a second click, on the filled button."""
        self.feed.confirm_preview(answers_before, self.page.locator(SELECTED_SELECTOR).click)

    def pick_up(self) -> None:
        may = sorted(self.places(MAY_MOVE_PATTERN))
        if may:
            self.place_button(self.luck.choice(may)).click()
        else:
            self.page.locator(".act [data-answer]").first.click()

    def end_a_move(self) -> None:
        ends = self.places(REACH_PATTERN)
        fights = [place for place, name in ends.items() if FIGHT_PATTERN.search(name)]
        gains = [place for place, name in ends.items() if GAIN_PATTERN.search(name)]
        self.place_button(self.luck.choice(sorted(fights or gains or ends))).click()

    # ---- a fight

    @property
    def fight(self) -> Locator:
        return self.page.get_by_role("region", name="Fight with")

    def commit_swords(self) -> None:
        """Add as many swords as there is room for."""
        swords = self.fight.locator(".hand button")
        for at in range(min(3, swords.count())):
            until(self.page, partial(self._picked, swords.nth(at)), "a sword to be picked")
        self.fight.get_by_role("button", name=re.compile("and roll|without a sword")).click()

    @staticmethod
    def _picked(sword: Locator) -> bool:
        """Whether a sword is picked. If not, click it: a new fight may be drawn twice."""
        if sword.get_attribute("aria-pressed") != "true":
            sword.click()
        return sword.get_attribute("aria-pressed") == "true"

    def reinforce(self) -> None:
        """Add what wins. Otherwise re-roll a die, add something, or give up."""
        ways = [
            self.fight.get_by_role("button", name=re.compile("you win")),
            self.fight.get_by_role("button", name=re.compile("Re-roll the")),
            self.fight.get_by_role("button", name=re.compile("short")),
            self.fight.get_by_role("button", name=re.compile("Give up")),
        ]
        next(way for way in ways if way.count()).first.click()
