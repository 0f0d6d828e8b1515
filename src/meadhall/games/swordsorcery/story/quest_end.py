"""The abrupt end of a quest (SS-END-02). The module `ending` carries out the consequences."""

from __future__ import annotations

from typing import Final, NoReturn

from meadhall.engine import CutTo
from meadhall.games.swordsorcery.state import State

WON: Final = "won"
LOST: Final = "lost"


def end_quest_at_once(s: State, outcome: str) -> NoReturn:
    """End the quest at once, in the middle of any effect (SS-END-02)."""
    s.outcome = outcome
    raise CutTo("ended")
