"""A quest ends at once: the running step is left, however deep (SS-END-02)."""

from __future__ import annotations

from typing import Final, NoReturn

from meadhall.engine.flows.flow import CutTo
from meadhall.games.swordsorcery.state import State

WON: Final = "won"
LOST: Final = "lost"


def end_quest(s: State, outcome: str) -> NoReturn:
    """Leaves whatever goes on for the end of the quest."""
    s.outcome = outcome
    raise CutTo("ended")
