"""Three hints for the first turns. Each is shown until its action is known, or all are dismissed."""

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
    """The parts of a desk that hints depend on."""

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
    """The hints that this person still needs. Known actions are stored in a file, one per line."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.known: set[str] = set()
        if file is not None:
            with contextlib.suppress(OSError, UnicodeDecodeError):
                self.known = set(file.read_text("utf-8").split())

    def hint(self, desk: Moment) -> str:
        """Return the hint for this moment, or an empty text."""
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
        """Mark the actions as known that the person has done: choosing an answer, giving it, and asking why."""
        own = sum(isinstance(one, Answer) and one.seat == desk.session.seat for one in desk.session.match.log)
        done = {PICK: bool(desk.chosen) or own > 0, GIVE: own > 0, WHY: own > 1 or desk.card is not None}
        self._learn(*(one for one in ALL if done[one]))

    def _learn(self, *hints: str) -> None:
        if self.known.issuperset(hints):
            return
        self.known.update(hints)
        if self.file is not None:
            with contextlib.suppress(OSError):  # if the file cannot be written, hints appear again
                self.file.write_text("\n".join(sorted(self.known)), "utf-8")
