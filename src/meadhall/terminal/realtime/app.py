"""The window of a match against the clock. It sleeps until the next event is due or a key is pressed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

from textual.events import Resize

from meadhall.terminal.fullscreen.app import GameApp
from meadhall.terminal.fullscreen.layout import has_room_for_board
from meadhall.terminal.realtime.desk import RaceDesk
from meadhall.terminal.session import Session

FRAME_SECONDS: Final = 0.12  # seconds between two frames while something moves
MAX_FRAME_DELAY: Final = 1.0  # maximum delay between two frames while the clock runs, in seconds
SLEEP_GAP: Final = 5.0  # seconds; a longer gap between two frames means that the machine or process slept


class SleepAwareClock:
    """A clock in seconds that does not run while the machine is asleep."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        self._ticks = ticks
        self._last_tick = ticks()
        self._seconds_asleep = 0.0
        self.has_slept = False  # whether the machine has slept; the app resets it

    def __call__(self) -> float:
        now = self._ticks()
        gap, self._last_tick = now - self._last_tick, now
        if gap > SLEEP_GAP:
            self._seconds_asleep += gap
            self.has_slept = True
        return now - self._seconds_asleep


class RaceApp(GameApp):
    """The window of a match against the clock."""

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
        self.ticks = SleepAwareClock(ticks)
        self.race = session.race_on(self.ticks)
        super().__init__(session, depth=depth, in_ascii=in_ascii, pause=0, word=word)

    def make_desk(self, session: Session, word: str) -> RaceDesk:
        """Return the desk with the clock."""
        return RaceDesk(session, self.race, word)

    def key_pressed(self, key: str) -> None:
        """Run due events, then handle the key."""
        self.run_due_events()
        if key == "B" and self.desk.page is None and self.desk.typed is None:
            self.desk.take_break()
        else:
            super().key_pressed(key)
        self.start_or_halt_clock()
        self.run_due_events()

    def on_resize(self, _: Resize) -> None:
        """Wake the loop, which halts the clock if the window is too small."""
        self.nudge.set()

    def start_or_halt_clock(self) -> None:
        """Halt the clock if the board does not fit. Otherwise the desk decides."""
        if self.is_running and not has_room_for_board(*self.size):
            self.race.halt_clock()
        else:
            self.desk.start_or_halt_clock()

    def run_due_events(self) -> None:
        """Run due events and show them. After a sleep, take a break first."""
        self.ticks()
        if self.ticks.has_slept and self.race.stopwatch.is_started and self.desk.page is None:
            self.desk.take_break()
            self.race.halt_clock()
        self.ticks.has_slept = False
        if self.race.step():
            self.desk.show_new_events()
        self.desk.settle()

    async def run_beside(self) -> None:
        """Run the clock for as long as the window is open."""
        self.start_or_halt_clock()
        while True:
            self.nudge.clear()
            self.run_due_events()
            self.start_or_halt_clock()
            self.surface.redraw()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudge.wait(), self.delay())

    def delay(self) -> float | None:
        """Return the seconds until the table or the screen changes. Return None if they change only after a key."""
        due = self.race.delay()
        if due is None:
            return None
        return min(
            due, FRAME_SECONDS if self.desk.is_moving else MAX_FRAME_DELAY, self.desk.call_left() or MAX_FRAME_DELAY
        )


def run_race(session: Session, *, ascii: bool = False, word: str = "") -> str:
    """Play against the clock on the full screen. Return the person's `Desk.next_wish`."""
    return RaceApp(session, in_ascii=ascii or None, word=word).run() or ""
