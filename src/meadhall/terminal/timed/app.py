"""The window of a match against the clock. It sleeps until the next thing is due, or a key is pressed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

from meadhall.terminal.drawn.app import GameApp
from meadhall.terminal.session import Session
from meadhall.terminal.timed.desk import RaceDesk
from meadhall.terminal.timed.race import seconds_left

FRAME: Final = 0.12  # seconds between two pictures while something moves


class RaceApp(GameApp):
    """One table in the whole window, against the clock."""

    desk: RaceDesk

    def __init__(
        self,
        session: Session,
        *,
        depth: str = "",
        in_ascii: bool | None = None,
        word: str = "",
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.race = session.race_on(ticks)
        super().__init__(session, depth=depth, in_ascii=in_ascii, pause=0, word=word)

    def make_desk(self, session: Session, word: str) -> RaceDesk:
        """The desk with the clock."""
        return RaceDesk(session, self.race, word)

    def key_pressed(self, key: str) -> None:
        """Anything that is due comes before the key."""
        self.move_on()
        if key == "B" and self.desk.page is None and self.desk.typed is None:
            self.desk.take_break()
        else:
            super().key_pressed(key)
        self.desk.mind_the_clock()
        self.move_on()

    def move_on(self) -> None:
        """Lets happen what is due, and shows it."""
        if self.race.step():
            self.desk.hear()
        self.desk.rest()

    async def run_beside(self) -> None:
        """Runs the clock for as long as the window is open."""
        self.desk.mind_the_clock()
        while True:
            self.nudge.clear()
            self.move_on()
            self.desk.mind_the_clock()
            self.surface.redraw()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudge.wait(), self.delay())

    def delay(self) -> float | None:
        """How long nothing changes, on the table or on the screen; None until a key is pressed."""
        due = self.race.delay()
        if due is None:
            return None
        shown = FRAME if self.desk.moves else 1.0 if self._counts_down else due
        return min(due, shown)

    @property
    def _counts_down(self) -> bool:
        """Whether seconds are shown."""
        times, ask = self.desk.times, self.desk.session.match.ask
        if times is None or ask is None:
            return False
        return self.desk.by_hand or seconds_left(times, ask.waiting) is not None


def run_race(session: Session, *, ascii: bool = False, word: str = "") -> None:
    """Plays against the clock in the whole window until the person leaves."""
    RaceApp(session, in_ascii=ascii or None, word=word).run()
