"""Three hints for the first turns: each at its moment, each once, and no more after they are dismissed."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final, Protocol

from meadhall.engine import Answer
from meadhall.terminal.fullscreen.card import WhyCard
from meadhall.terminal.session import Session
from meadhall.terminal.words import say

PICK, GIVE, WHY = "pick", "give", "why"
ALL: Final = (PICK, GIVE, WHY)


class Moment(Protocol):
    """The state of a desk that a hint depends on."""

    chosen: str
    card: WhyCard | None
    session: Session

    @property
    def is_asked(self) -> bool: ...

    @property
    def by_hand(self) -> bool: ...

    @property
    def on_stage(self) -> bool: ...


class FirstHints:
    """Hints that this person still needs; known ones are kept in a file, one word a line."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.known: set[str] = set()
        if file is not None:
            with contextlib.suppress(OSError, UnicodeDecodeError):
                self.known = set(file.read_text("utf-8").split())

    def hint(self, desk: Moment) -> str:
        """Return the hint for this moment, or an empty string."""
        self._watch(desk)
        if not desk.is_asked or desk.by_hand or desk.on_stage:
            return ""
        wanted = GIVE if desk.chosen else PICK if PICK not in self.known else WHY
        if wanted in self.known or (wanted == WHY and GIVE not in self.known):
            return ""
        return f"{say(f'hint-{wanted}')} {say('hint-off')}"

    def dismiss(self) -> None:
        """Show no more hints, in this match or later ones."""
        self._learn(*ALL)

    def _watch(self, desk: Moment) -> None:
        """Mark actions as known: looking at an answer, giving one, and giving the next one."""
        own = sum(isinstance(one, Answer) and one.seat == desk.session.seat for one in desk.session.match.log)
        done = {PICK: bool(desk.chosen) or own > 0, GIVE: own > 0, WHY: own > 1 or desk.card is not None}
        self._learn(*(one for one in ALL if done[one]))

    def _learn(self, *hints: str) -> None:
        if self.known.issuperset(hints):
            return
        self.known.update(hints)
        if self.file is not None:
            with contextlib.suppress(OSError):  # a full disk only means that they come again
                self.file.write_text("\n".join(sorted(self.known)), "utf-8")
