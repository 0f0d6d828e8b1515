"""Three hints for the first turns. A hint is shown until the person follows it or dismisses all hints."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final, Protocol

from meadhall.engine import Answer
from meadhall.terminal.fullscreen.card import WhyCard
from meadhall.terminal.session import Session
from meadhall.terminal.words import say

PICK, GIVE, WHY = "pick", "give", "why"
ALL_HINTS: Final = (PICK, GIVE, WHY)


class Moment(Protocol):
    """The parts of a desk that hints depend on."""

    chosen: str
    card: WhyCard | None
    session: Session

    @property
    def is_asked(self) -> bool: ...

    @property
    def uses_tray(self) -> bool: ...

    @property
    def has_stage(self) -> bool: ...


class FirstHints:
    """The hints that this person still needs. The actions that the person knows are stored in a file, one per line."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.known_hints: set[str] = set()
        if file is not None:
            with contextlib.suppress(OSError, UnicodeDecodeError):
                self.known_hints = set(file.read_text("utf-8").split())

    def hint(self, desk: Moment) -> str:
        """Return the hint for this moment, or an empty text."""
        self._note_known_actions(desk)
        if not desk.is_asked or desk.uses_tray or desk.has_stage:
            return ""
        needed_hint = GIVE if desk.chosen else PICK if PICK not in self.known_hints else WHY
        if needed_hint in self.known_hints or (needed_hint == WHY and GIVE not in self.known_hints):
            return ""
        return f"{say(f'hint-{needed_hint}')} {say('hint-off')}"

    def dismiss(self) -> None:
        """Show no more hints, in this match or later ones."""
        self._learn(*ALL_HINTS)

    def _note_known_actions(self, desk: Moment) -> None:
        """Mark the actions that the person has done as known: choosing an answer, giving it, and asking why."""
        own_answers = sum(
            isinstance(entry, Answer) and entry.seat == desk.session.seat for entry in desk.session.match.log
        )
        done = {
            PICK: bool(desk.chosen) or own_answers > 0,
            GIVE: own_answers > 0,
            WHY: own_answers > 1 or desk.card is not None,
        }
        self._learn(*(entry for entry in ALL_HINTS if done[entry]))

    def _learn(self, *hints: str) -> None:
        if self.known_hints.issuperset(hints):
            return
        self.known_hints.update(hints)
        if self.file is not None:
            with contextlib.suppress(OSError):  # if the file cannot be written, hints appear again
                self.file.write_text("\n".join(sorted(self.known_hints)), "utf-8")
