"""Drawing from a deck that is rebuilt when it is empty (SS-GEN-03)."""

from __future__ import annotations

from meadhall.engine.kit.decks import Deck, left, shuffle_in, turn_up
from meadhall.engine.model.pieces import Face
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.state import State


def draw(t: Table[State], deck: Deck, clause: str) -> Face | None:
    """The next card, in the open; None if there is none, among the discards neither."""
    if not left(t.state.faces, deck):
        shuffle_in(t.state.faces, deck)
    return turn_up(t, deck, clause) if left(t.state.faces, deck) else None
