"""Decks with a discard pile. Cards are drawn from a bag of faces, and the discards are shuffled into the deck again.

A deck is a bag of faces that nobody has seen (see `model/pieces.py`). Deal a deck either into hands or face down, never
both. Otherwise the bags would reveal which shuffle each card of a hand came from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from meadhall.engine.model.pieces import FRESH, UNSEEN, Face, Faces, Piece
from meadhall.engine.table.table import Table


@dataclass(slots=True)
class Deck:
    """A draw pile and its discard pile.

    - `name` is the name of the first bag. `mixed` is the number of new bags since then.
    - `top` are known cards on top of the pile, the next card first.
    - `under` are known cards under the pile, the deepest card last.
    """

    name: str
    mixed: int = 0
    discards: list[Face] = field(default_factory=list[Face])
    top: list[Face] = field(default_factory=list[Face])
    under: list[Face] = field(default_factory=list[Face])

    @property
    def bag(self) -> str:
        """The current bag: the deck's name, with a number after the first bag. Scripted luck ignores the number."""
        return f"{self.name}{self.mixed}" if self.mixed else self.name


def cards_left(faces: Faces, deck: Deck) -> int:
    """Return the number of cards in the draw pile. Unseen cards that lie face down elsewhere do not count."""
    return _undrawn_count(faces, deck.bag) + len(deck.top) + len(deck.under)


def _undrawn_count(faces: Faces, bag: str) -> int:
    in_bag = len(faces.faces_in(bag))
    if bag not in faces.bag:  # shortcut: most decks have no pieces on the table
        return in_bag
    return in_bag - sum(
        [1 for face, piece_bag in zip(faces.face, faces.bag, strict=True) if piece_bag == bag and face == UNSEEN]
    )


def shuffle_in(faces: Faces, deck: Deck) -> None:
    """Shuffle the discard pile and the rest of the deck into a new deck.

    If unseen cards lie face down, the new deck uses a new bag. Otherwise one of these cards could turn out to be a card
    that was discarded later.
    """
    bag, discards = deck.bag, [*deck.discards, *deck.top, *deck.under]
    deck.discards, deck.top, deck.under = [], [], []
    if not _unseen_count(faces, bag):
        faces.bags[bag] = sorted(faces.bags[bag] + discards)
        return
    fresh = _undrawn_count(faces, bag)
    deck.mixed += 1
    faces.bags[deck.bag] = sorted([FRESH] * fresh + discards)
    faces.mixed_from[deck.bag] = bag


def _unseen_count(faces: Faces, bag: str) -> int:
    """Return the number of pieces of a bag that nobody has seen."""
    return sum(1 for piece, piece_bag in enumerate(faces.bag) if piece_bag == bag and not faces.seen[piece])


def turn_up(t: Table[Any], deck: Deck, clause: str) -> Face:
    """Draw the next card face up: first the cards of `top`, then unknown cards, last the cards of `under`."""
    if deck.top:
        return deck.top.pop(0)
    if deck.under and not _undrawn_count(t.state.faces, deck.bag):
        return deck.under.pop(0)
    return t.draw(clause, deck.bag)


def deal(t: Table[Any], deck: Deck, hand: list[Piece], seat: int, clause: str) -> Face:
    """Deal a card into a hand and return its face; only this seat sees it."""
    piece = t.state.faces.lay(deck.bag)
    hand.append(piece)
    return t.look(clause, piece, seat)


def lay_down(faces: Faces, deck: Deck) -> Piece:
    """Put a card on the table that nobody has seen; return its piece."""
    return faces.lay(deck.bag)


def put_back(faces: Faces, deck: Deck, hand: list[Piece], pieces: Sequence[Piece]) -> None:
    """Shuffle cards of a hand into the deck. The other seats learn only the number of cards.

    They learn neither the faces nor when the cards were drawn. The question that picks the cards must be
    secret (`choose(..., secret=True)`). Otherwise its answer would reveal the pieces.
    """
    new_pieces: dict[Piece, Piece] = {}  # removed pieces, each with the piece that has its face now
    for chosen in pieces:
        piece = chosen
        while piece in new_pieces:
            piece = new_pieces[piece]
        removed = _put_back(faces, deck, hand, piece)
        if removed != piece:
            new_pieces[removed] = piece


def _put_back(faces: Faces, deck: Deck, hand: list[Piece], piece: Piece) -> Piece:
    """Put the face of a piece back into its bag; return the piece that leaves the hand.

    That is the piece with the lowest number among those that the other seats cannot tell apart.
    """
    bag, hops, seen = faces.bag[piece], faces.hops[piece], faces.seen[piece]
    lookalikes = [other for other in hand if faces.bag[other] == bag and faces.seen[other] == seen]
    removed, face = faces.take_lookalike(lookalikes, piece)
    index = hand.index(piece)
    hand[hand.index(removed)] = piece
    del hand[index]
    _return_face(faces, deck, bag, hops, face)
    return removed


def _return_face(faces: Faces, deck: Deck, bag: str, hops: int, face: Face) -> None:
    """Put a face back into its bag, and one more FRESH entry into every bag that was mixed from that bag later."""
    name = deck.bag
    while name != bag:
        _insert(faces, name, FRESH)
        name = faces.mixed_from[name]
    for _ in range(hops):
        _insert(faces, name, FRESH)
        name = faces.mixed_from[name]
    _insert(faces, name, face)


def _insert(faces: Faces, bag: str, face: Face) -> None:
    faces.bags[bag].append(face)
    faces.bags[bag].sort()
