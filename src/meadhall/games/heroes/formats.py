"""Team games and tournaments (8.5, 8.6): how duels end, and what is played after them."""

from __future__ import annotations

from meadhall.engine.table import Table
from meadhall.games.heroes.state import State


def next_stage(t: Table[State]) -> str:
    """The step that follows when no duel has a round to play."""
    return "prepare"
