"""Screen state in a match against the clock: the tray while dice roll, then the board with its time limits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.drawing import DrawingContext, Line, Span
from meadhall.cells.tray import Times
from meadhall.engine.realtime.stopwatch import MS
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.page import Page
from meadhall.terminal.realtime.race import Race, seconds_left
from meadhall.terminal.session import Session
from meadhall.terminal.words import say

CALL_MS: Final = 1500  # ms for which a call of Stop is shown
BANNER_ROWS: Final = 3  # rows of the banner with a call
URGENT_SECONDS: Final = 10  # a time limit is red when this many seconds are left


class RaceDesk(Desk):
    """A desk with a clock. Events of other players do not discard the person's choice."""

    def __init__(self, session: Session, race: Race, word: str = "") -> None:
        self.race = race
        self._call = "", 0  # the words of the last call of Stop, and the time at which they disappear
        super().__init__(session, word)
        self._call = "", 0  # earlier calls are not shown

    @property
    def times(self) -> Times | None:
        """The current times, or None after the match."""
        return None if self.session.is_over else self.race.times

    def refresh(self) -> None:
        """Update the desk after a change of the match, and show new calls of Stop."""
        earlier_count = len(self.story)
        super().refresh()
        self._note_calls(earlier_count)

    def show_new_events(self) -> None:
        """Show new events at once, and keep the chosen answer if it is still on offer."""
        chosen = self.chosen
        self.refresh()
        self.shown_count = len(self.story)
        if self.option(chosen) is not None:
            self.chosen = chosen
        elif chosen:
            self.message = ""

    def _note_calls(self, first_new: int) -> None:
        """Show a call of Stop for CALL_MS, because the match continues before people can read it."""
        if self.tray is None:
            return
        for event in self.story[first_new:]:
            words = self.tray.call(event.event, self.session.voice)
            if words:
                self._call = words, self.race.stopwatch.now() + CALL_MS

    def call_left(self) -> float | None:
        """Return the seconds for which a call is still shown; None if there is no call."""
        remaining = self._call[1] - self.race.stopwatch.now()
        return remaining / MS if self._call[0] and remaining > 0 else None

    def frame(self, width: int, height: int) -> Frame:
        """Draw the current screen, with a recent call over it."""
        frame = super().frame(width, height)
        if self.layout is not None and self.page is None and self.call_left() is not None:
            canvas, top = frame.canvas, self.layout.top
            canvas.fill(0, top, width, BANNER_ROWS, "ember")
            canvas.put(max(1, (width - len(self._call[0])) // 2), top + 1, self._call[0], "ink", "ember")
        return frame

    def take_break(self) -> None:
        """Open a page over the table, which stops the clock."""
        lines = say("break-text").split("\n")
        self.page = Page(
            say("break-title"), [[Span(line, "soft" if number else "strong")] for number, line in enumerate(lines)]
        )

    def start_or_halt_clock(self) -> None:
        """Run the clock while the table is shown, and halt it while a page is open."""
        if self.page is None:
            self.race.run_clock()
        else:
            self.race.halt_clock()

    @property
    def is_moving(self) -> bool:
        """Whether something on the screen moves without input."""
        return self.uses_tray and self.tray is not None and self.tray.moves(self.tray_input)

    @property
    def tray_keys(self) -> Sequence[str]:
        """Keys of the tray."""
        return "Space throw", "S stop", "B break", "M board", "? why-not"

    def _question(self, context: DrawingContext) -> Line:
        if self.uses_tray and not self.is_leaving:
            words = self.drawing.question(context) if self.is_asked else [Span(f"{say('dice-roll')} ", "heading")]
            return words
        limit = self._limit()
        return [*super()._question(context), *([Span("  "), limit] if limit is not None else [])]

    def _limit(self) -> Span | None:
        """Return the seconds left for the asked seats; None without a limit."""
        times, ask = self.times, self.session.match.ask
        remaining = seconds_left(times, ask.waiting) if times is not None and ask is not None else None
        return (
            None
            if remaining is None
            else Span(
                f"{say('seconds-left', n=remaining)} ",
                "harm" if remaining <= URGENT_SECONDS and self.is_asked else "soft",
            )
        )

    def _status(self) -> Line:
        return [
            Span(
                "" if self.race.stopwatch.is_running or self.session.is_over else f"{say('clock-stopped')}  ", "sepia"
            ),
            *super()._status(),
        ]
