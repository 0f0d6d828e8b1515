"""Decks with a discard pile: cards are drawn from a bag of faces, and discards are shuffled in under what is left.

A deck is a bag of faces that nobody has seen (see `model/pieces.py`). Deal a deck either into hands or face down, never
both: the bags would tell which cards of a hand came from which shuffle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from meadhall.engine.model.pieces import FRESH, UNSEEN, Face, Faces, Piece
from meadhall.engine.table.table import Table


@dataclass(slots=True)
class Deck:
    """A draw pile and its discard pile. `name` is its first bag, `mixed` how often discards were added.

    `top` and `under` are cards that everybody has seen and that were put back on top of the pile, the next one first,
    and under it, the deepest last.
    """

    name: str
    mixed: int = 0
    discards: list[Face] = field(default_factory=list[Face])
    top: list[Face] = field(default_factory=list[Face])
    under: list[Face] = field(default_factory=list[Face])

    @property
    def bag(self) -> str:
        """The bag of the next card: its name ends in a number, so that its luck is of the same kind."""
        return f"{self.name}{self.mixed}" if self.mixed else self.name


def left(faces: Faces, deck: Deck) -> int:
    """How many cards can be drawn: those in the bag that do not already lie face down elsewhere."""
    return _unknown(faces, deck.bag) + len(deck.top) + len(deck.under)


def _unknown(faces: Faces, bag: str) -> int:
    held = len(faces.faces_in(bag))
    if bag not in faces.bag:  # most decks have no card lying face down
        return held
    return held - sum([1 for face, of in zip(faces.face, faces.bag, strict=True) if of == bag and face == UNSEEN])


def shuffle_in(faces: Faces, deck: Deck) -> None:
    """Shuffle the discard pile and the rest of the deck into a new deck.

    If unseen cards lie face down, the new deck has a bag of its own. So none of them can turn out to be a card that was
    discarded later.
    """
    bag, discards = deck.bag, [*deck.discards, *deck.top, *deck.under]
    deck.discards, deck.top, deck.under = [], [], []
    if not _laid(faces, bag):
        faces.bags[bag] = sorted(faces.bags[bag] + discards)
        return
    fresh = _unknown(faces, bag)
    deck.mixed += 1
    faces.bags[deck.bag] = sorted([FRESH] * fresh + discards)
    faces.mixed_from[deck.bag] = bag


def _laid(faces: Faces, bag: str) -> int:
    """How many unseen cards of a bag lie somewhere."""
    return sum(1 for piece, of in enumerate(faces.bag) if of == bag and not faces.seen[piece])


def turn_up(t: Table[Any], deck: Deck, clause: str) -> Face:
    """Draw a card face up: first those put back on top of the pile, last those from under it."""
    if deck.top:
        return deck.top.pop(0)
    if deck.under and not _unknown(t.state.faces, deck.bag):
        return deck.under.pop(0)
    return t.draw(clause, deck.bag)


def deal(t: Table[Any], deck: Deck, hand: list[Piece], seat: int, clause: str) -> Face:
    """Deal a card into a hand; only its holder looks at it."""
    piece = t.state.faces.lay(deck.bag)
    hand.append(piece)
    return t.look(clause, piece, seat)


def lay_down(faces: Faces, deck: Deck) -> Piece:
    """Lay a card face down, unseen by anybody."""
    return faces.lay(deck.bag)


def put_back(faces: Faces, deck: Deck, hand: list[Piece], pieces: Sequence[Piece]) -> None:
    """Shuffle cards of a hand into the deck; the others see how many, but not which ones, nor how long they were held.

    Ask for the choice with `secret`, or the answers tell it.
    """
    moved: dict[Piece, Piece] = {}  # pieces that are gone, each with the piece that has its face now
    for one in pieces:
        piece = one
        while piece in moved:
            piece = moved[piece]
        gone = _put_back(faces, deck, hand, piece)
        if gone != piece:
            moved[gone] = piece


def _put_back(faces: Faces, deck: Deck, hand: list[Piece], piece: Piece) -> Piece:
    """Put back the face of a piece, and return the piece that goes: the lowest that looks like it to the others."""
    bag, hops, seen = faces.bag[piece], faces.hops[piece], faces.seen[piece]
    alike = [one for one in hand if faces.bag[one] == bag and faces.seen[one] == seen]
    gone, face = faces.take_one_of(alike, piece)
    place = hand.index(piece)
    hand[hand.index(gone)] = piece
    del hand[place]
    _return(faces, deck, bag, hops, face)
    return gone


def _return(faces: Faces, deck: Deck, bag: str, hops: int, face: Face) -> None:
    """Put a face back into its bag, and one more unknown card into every bag mixed since."""
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
