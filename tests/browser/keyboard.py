"""A player who uses only the keyboard, and gives each answer in a different way."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.feed import PageFeed


class Keyboard:
    """Answers by letter, by stepping through the answers, by typing, and by arrow keys on the board."""

    def __init__(self, page: Page, feed: PageFeed) -> None:
        self.page = page
        self.feed = feed
        self.ways = [self.by_letter, self.by_stepping, self.by_typing, self.by_arrows]
        self.answered = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        """Return the accessible name of the focused element."""
        return str(
            self.page.evaluate(
                "() => { const one = document.activeElement;"
                " return one === document.body ? '' : one.getAttribute('aria-label') ?? one.textContent.trim() }"
            )
        )

    def focused_place(self) -> str:
        """Return the place of the board that has the focus, or ""."""
        return str(self.page.evaluate("document.activeElement.dataset?.place ?? ''"))

    def tab_to(self, name: str, max_presses: int = 60) -> None:
        """Press Tab until an element with this name has the focus."""
        for _ in range(max_presses):
            if name in self.focused():
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to “{name}”")

    def play(self, decisions: int = 10_000) -> None:
        """Answer a number of questions, or all until the match is over."""
        for _ in range(decisions):
            if not self.feed.next_question():
                return
            self.answer()

    def answer(self) -> None:
        before, answers_before = self.feed.decisions, self.feed.answers
        option = self.chosen_option()
        way = self.ways[self.answered % len(self.ways)]
        self.answered += 1
        way(option)
        self.feed.confirm_preview(answers_before, lambda: self.press("Enter"))
        self.feed.wait_until_done(before)

    def chosen_option(self) -> dict[str, Any]:
        """Return an option with points or a fight. If there is no such option, return a different one each time."""
        options = self.feed.options
        worthwhile_options = [option for option in options if option["gain"] or option["warning"]]
        return worthwhile_options[0] if worthwhile_options else options[self.answered % len(options)]

    # ---- ways to answer

    def by_letter(self, option: dict[str, Any]) -> None:
        self.press(option["letter"])

    def by_stepping(self, option: dict[str, Any]) -> None:
        """Step through the answers with N and Z. The page previews the answer that is reached."""
        at = self.feed.options.index(option)
        back = len(self.feed.options) - at
        self.press(*(["N"] * (at + 1) if at < back else ["Z"] * back))
        pressed = self.page.locator(f'.act [data-answer="{option["key"]}"][aria-pressed=true]')
        pressed.wait_for(state="visible")

    def by_typing(self, option: dict[str, Any]) -> None:
        """Type the key, or only its last part if that is unique, such as D6 for to:D6."""
        last = option["key"].rsplit(":", 1)[-1]
        alike = [other for other in self.feed.options if other["key"].rsplit(":", 1)[-1] == last]
        self.press("/")
        self.page.keyboard.type(last if len(alike) == 1 else option["key"])
        self.press("Enter")

    def by_arrows(self, option: dict[str, Any]) -> None:
        """Press B for the board, arrows to the field, and Enter. An answer that is not on the board has its letter."""
        place = option["places"][-1] if option["places"] else ""
        if len(place) > 3 or not place or option["kind"] not in ("go", "to"):
            self.by_letter(option)
            return
        self.press("B")
        self.walk_to(place)
        self.press("Enter")

    def walk_to(self, place: str) -> None:
        if len(self.focused_place()) > 3:  # a start area: one step leads onto the board
            self.press("ArrowDown" if self.focused_place().startswith("col") else "ArrowRight")
        start = self.focused_place()
        across = "ABCDEFGHIJK".index(place[0]) - "ABCDEFGHIJK".index(start[0])
        down = int(place[1:]) - int(start[1:])
        self.press(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self.press(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        assert self.focused_place() == place
