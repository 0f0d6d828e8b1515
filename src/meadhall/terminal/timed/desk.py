"""What the person in a match against the clock looks at: the tray while dice roll, then the board with its limits."""

from __future__ import annotations

from typing import Final

from meadhall.engine.drawing import Line, Sight, Span
from meadhall.engine.tray import Times
from meadhall.terminal.drawn.desk import Desk
from meadhall.terminal.drawn.pages import Page
from meadhall.terminal.session import Session
from meadhall.terminal.timed.race import Race, seconds_left

HURRY: Final = 10  # seconds left from which on a limit is shown in red
BREAK: Final = (
    "The clock stands, and so does the match.",
    "Esc goes on; in the middle of a race after a moment to get ready.",
    "It stands as well while you read any page, and after you have left: meadhall play --load last goes on.",
)


class RaceDesk(Desk):
    """A desk on which things happen by themselves: nothing that comes from others takes away what one has in mind."""

    def __init__(self, session: Session, race: Race, word: str = "") -> None:
        self.race = race
        super().__init__(session, word)

    @property
    def times(self) -> Times | None:
        """The times as they are now; none once the match is over."""
        return None if self.session.over else self.race.times

    def hear(self) -> None:
        """Something has happened: shows it at once, and keeps the answer that was chosen while it is on offer."""
        chosen = self.chosen
        self.refresh()
        self.shown = len(self.story)
        if self.option(chosen) is not None:
            self.chosen = chosen
        elif chosen:
            self.message = ""

    def take_break(self) -> None:
        """Lets the clock stand, with a page over the table."""
        self.page = Page("A break", [[Span(line, "soft" if at else "strong")] for at, line in enumerate(BREAK)])

    def mind_the_clock(self) -> None:
        """The clock runs while the table is seen, and stands while a page lies on it."""
        if self.page is None:
            self.race.go()
        else:
            self.race.halt()

    @property
    def moves(self) -> bool:
        """Whether something on the screen moves by itself."""
        return self.by_hand and self.tray is not None and self.tray.moves(self.hands)

    @property
    def tray_keys(self) -> list[tuple[str, str]]:
        """What the tray is played with."""
        return [("Space", "throw"), ("S", "stop"), ("B", "break"), ("M", "board"), ("?", "why not")]

    def _question(self, sight: Sight) -> Line:
        if self.by_hand and not self.leaving:
            words = self.drawing.question(sight) if self.is_asked else [Span("The dice roll ", "heading")]
            return words
        limit = self._limit()
        return [*super()._question(sight), *([Span("  "), limit] if limit is not None else [])]

    def _limit(self) -> Span | None:
        """How long whoever is asked has left: the person who looks, or the others."""
        times, ask = self.times, self.session.match.ask
        left = seconds_left(times, ask.waiting) if times is not None and ask is not None else None
        return None if left is None else Span(f"{left} s left ", "harm" if left <= HURRY and self.is_asked else "soft")

    def _status(self) -> Line:
        return [
            Span("" if self.race.watch.runs or self.session.over else "the clock stands  ", "sepia"),
            *super()._status(),
        ]
