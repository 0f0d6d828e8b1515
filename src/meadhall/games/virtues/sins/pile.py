"""The sin discard pile: the seventh card brings a cataclysm, and all seven go back into the deck (SV-SIN-05, 06)."""

from __future__ import annotations

from meadhall.engine.kit.decks import shuffle_in
from meadhall.engine.table.table import Table
from meadhall.games.virtues.cataclysms import play_cataclysm
from meadhall.games.virtues.content import RULES
from meadhall.games.virtues.events import SinDiscarded, SinsShuffled
from meadhall.games.virtues.state import Seat, State


def take_out(t: Table[State], seat: Seat, card: int, clause: str) -> None:
    """A sin card leaves a hand, open to all; of two alike it does not matter which."""
    hand = t.state.players[seat].sins
    t.play(clause, hand, next(piece for piece in hand if t.state.faces.face[piece] == card))


async def discard(t: Table[State], seat: Seat, card: int) -> None:
    """A sin card that is in nobody's hand any more is laid on the discard pile."""
    s = t.state
    s.sin_deck.discards.append(card)
    t.tell(SinDiscarded(seat, card, len(s.sin_deck.discards)))
    if len(s.sin_deck.discards) == RULES.sins_per_cataclysm:
        await play_cataclysm(t)
        shuffle_in(s.faces, s.sin_deck)  # SV-CAT-04, SV-DCK-05
        t.tell(SinsShuffled())
