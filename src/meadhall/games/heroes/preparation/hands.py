"""Hands and decks (3.5, 4.15): drawing, discarding, and where a Spell card goes."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.engine.model.pieces import EVERYONE
from meadhall.engine.table.table import Table
from meadhall.games.heroes.events import DeckShuffled, Discarded, Drew, DrewCards
from meadhall.games.heroes.state import Seat, State, deck_bag


def draw(t: Table[State], seat: Seat, count: int, clause: str) -> None:
    """Draws cards; an empty deck is made of the discard pile (HE-DRW-03). If that is empty too the draw is lost."""
    drawn: list[int] = []
    for _ in range(count):
        if _has_deck(t, seat):
            drawn.append(_draw_one(t, seat, clause))
    t.tell(Drew(seat, len(drawn), count - len(drawn)))
    if drawn:
        t.tell(DrewCards(seat, drawn), to=seat)


def _draw_one(t: Table[State], seat: Seat, clause: str) -> int:
    side = t.state.sides[seat]
    piece = t.state.faces.lay(deck_bag(seat))
    side.hand.append(piece)
    side.deck -= 1
    return t.look(clause, piece, seat)


def _has_deck(t: Table[State], seat: Seat) -> bool:
    """Whether there is a card to draw, once the discard pile is shuffled if it must be (HE-DRW-03, HE-DRW-04)."""
    side = t.state.sides[seat]
    if side.deck == 0 and side.discard:
        bag = t.state.faces.bags[deck_bag(seat)]
        bag[:] = sorted(bag + side.discard)
        side.deck, side.discard = len(side.discard), []
        t.tell(DeckShuffled(seat, side.deck))
    return side.deck > 0


def reveal(t: Table[State], seat: Seat, spell: int, clause: str) -> int:
    """Takes a card of this name out of a hand, for all to see; one that was learned before one that nobody knows of."""
    hand, faces = t.state.sides[seat].hand, t.state.faces
    alike = [piece for piece in hand if faces.face[piece] == spell]
    return t.play(clause, hand, next((piece for piece in alike if faces.seen[piece] == EVERYONE), alike[0]))


def discard(t: Table[State], seat: Seat, spells: Iterable[int], clause: str) -> None:
    """Cards from the hand go face up on the own discard pile (HE-VER-04)."""
    gone = [reveal(t, seat, spell, clause) for spell in spells]
    t.state.sides[seat].discard += gone
    if gone:
        t.tell(Discarded(seat, gone))
