"""The end of a quest, even in the middle of something (SS-END-02); `ending` carries out what follows."""

from __future__ import annotations

from typing import Final, NoReturn

from meadhall.engine import CutTo
from meadhall.games.swordsorcery.state import State

WON: Final = "won"
LOST: Final = "lost"


def leave_for_end(s: State, outcome: str) -> NoReturn:
    """Leave everything that goes on, and end the quest at once (SS-END-02)."""
    s.outcome = outcome
    raise CutTo("ended")
