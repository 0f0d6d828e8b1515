"""Pieces and faces. Pieces are public, faces are secret.

A piece is a number, and all players can see where it is. Its face is drawn from a bag only when a seat first looks at
it. So a face that no seat has seen is nowhere in the state or in a match file. The state records which seats have seen
each piece. Everything secret in a game is a face. In a view, all faces that the viewer has not seen are back in their
bags.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import compress, count
from typing import Annotated, Final

from meadhall.engine.common.errors import FlowError, joined_names

UNSEEN: Final = -1  # in place of a face that is not in this state
FRESH: Final = -(1 << 20)  # entry in a mixed bag for an undrawn face of the bag that it was mixed from
ALL_SEATS: Final = -1  # set of all seats, as bits
NO_BAG: Final = ""  # in place of the bag of a removed piece; its face is on another piece or in a bag
SPECTATOR: Final = 62  # bit of the spectators in a set of seats; only ALL_SEATS includes it

PIECE_MARK: Final = "piece"  # marks fields that hold pieces, for words of a position
Piece = Annotated[int, PIECE_MARK]
Face = int


@dataclass(slots=True)
class Faces:
    """The faces of all pieces, the seats that have seen them, and the bags of undrawn faces.

    `bags` holds the undrawn faces of each bag. `mixed_from` maps each mixed bag to the bag that it was mixed from.
    The lists `face`, `seen`, `bag` and `hops` have an entry per piece:

    - `face`: its face, or UNSEEN.
    - `seen`: the set of seats that have seen it, as bits.
    - `bag`: the name of the bag that its face comes from.
    - `hops`: the number of FRESH entries that were drawn before its face.
    """

    bags: dict[str, list[Face]] = field(default_factory=dict[str, list[Face]])
    mixed_from: dict[str, str] = field(default_factory=dict[str, str])
    face: list[Face] = field(default_factory=list[Face])
    seen: list[int] = field(default_factory=list[int])
    bag: list[str] = field(default_factory=list[str])
    hops: list[int] = field(default_factory=list[int])

    def lay(self, bag: str) -> Piece:
        """Add a new piece of this bag, unseen by all seats, and return it."""
        self.face.append(UNSEEN)
        self.seen.append(0)
        self.bag.append(bag)
        self.hops.append(0)
        return len(self.face) - 1

    def set_face(self, piece: Piece, face: Face) -> None:
        """Set the face of an unseen piece to a face in its bag; used to set up positions."""
        name = self.bag[piece]
        if face not in self.bags[name]:
            raise ValueError(f"face {face} is not in the bag '{name}' any more")
        self.bags[name].remove(face)
        self.face[piece] = face

    def knows(self, seat: int, piece: Piece) -> bool:
        """Whether a seat (-1: a spectator) has seen this piece."""
        return bool(self.seen[piece] >> seat & 1) if seat >= 0 else self.seen[piece] == ALL_SEATS

    def known_to(self, seat: int, seen: Sequence[int]) -> Faces:
        """Return the faces as one seat (-1: a spectator) knows them; `seen` holds the seats that have seen each piece.

        The result contains no face of a piece that the seat has not seen. Such a face is in its bag again.
        """
        bags = {name: faces[:] for name, faces in self.bags.items()}
        faces = [UNSEEN] * len(self.face)
        hops = [0] * len(self.face)
        bit = 1 << (seat if seat >= 0 else SPECTATOR)
        for piece in compress(count(), map(UNSEEN.__ne__, self.face)):  # most pieces have no face yet
            if seen[piece] & bit:
                faces[piece] = self.face[piece]
                hops[piece] = self.hops[piece]
            else:
                self._put_back(bags, piece)
        return Faces(bags, self.mixed_from.copy(), faces, self.seen[:], self.bag[:], hops)

    def _put_back(self, bags: dict[str, list[Face]], piece: Piece) -> None:
        name = self.bag[piece]
        for _ in range(self.hops[piece]):
            insort(bags[name], FRESH)
            name = self.mixed_from[name]
        insort(bags[name], self.face[piece])

    def draw(self, piece: Piece, pick: Callable[[str, Sequence[Face]], int]) -> Face:
        """Draw the face of an unseen piece, store it and return it."""
        face, self.hops[piece] = self.take(self.bag[piece], pick)
        self.face[piece] = face
        return face

    def faces_in(self, name: str) -> list[Face]:
        """Return the undrawn faces of a bag. Raise FlowError if there is no such bag."""
        if name not in self.bags:
            raise FlowError(f"there is no bag '{name}'; the state has {joined_names(self.bags) or 'none'}")
        return self.bags[name]

    def take(self, name: str, pick: Callable[[str, Sequence[Face]], int]) -> tuple[Face, int]:
        """Remove a face from a bag; return the face and its hops.

        If the drawn entry is FRESH, the face is drawn from the bag that this bag was mixed from: one hop.
        """
        hops = 0
        while True:
            bag = self.bags.get(name)
            if not bag:
                self.faces_in(name)  # raises FlowError if there is no such bag
                raise FlowError(f"the bag '{name}' is empty: look whether something is left before you draw")
            face = bag.pop(pick(name, bag))
            if face != FRESH:
                return face, hops
            hops += 1
            name = self.mixed_from[name]

    def deal_unknown(self, pick: Callable[[str, Sequence[Face]], int]) -> None:
        """Complete a view to a whole world: draw a face for every piece that only other seats have seen."""
        for piece in range(len(self.face)):
            if self.known_only_to_others(piece):
                self.draw(piece, pick)

    def known_only_to_others(self, piece: Piece) -> bool:
        """Whether other seats know the face of a piece, and this view does not."""
        return self.face[piece] == UNSEEN and bool(self.seen[piece]) and self.bag[piece] != NO_BAG

    def guess(self, piece: Piece, face: Face) -> None:
        """Set the face of a piece that only other seats know, if the face is still in its bag."""
        if 0 <= piece < len(self.face) and self.known_only_to_others(piece) and face in self.bags[self.bag[piece]]:
            self.set_face(piece, face)

    def take_lookalike(self, pieces: Sequence[Piece], piece: Piece) -> tuple[Piece, Face]:
        """Remove a piece and the face of `piece`; return both.

        All `pieces` look alike to the other seats. The lowest of them is removed, and `piece` gets its face. So the
        other seats cannot infer when the removed face was drawn.
        """
        face, removed = self.face[piece], min(pieces)
        self.face[piece], self.hops[piece] = self.face[removed], self.hops[removed]
        self.face[removed], self.hops[removed], self.bag[removed] = UNSEEN, 0, NO_BAG
        return removed, face

    def renew(self, piece: Piece, seats: int) -> Piece:
        """Move the face of a piece to a new piece that only the seats in `seats` have seen; return the new piece.

        This hides which card changes hands, if all pieces that it could be are renewed.
        """
        new_piece = self.lay(self.bag[piece])
        self.face[new_piece], self.hops[new_piece], self.seen[new_piece] = self.face[piece], self.hops[piece], seats
        self.face[piece], self.hops[piece], self.bag[piece] = UNSEEN, 0, NO_BAG
        return new_piece

    def mix(self, into: str, out_of: str, fresh: int, pieces: Sequence[Piece]) -> None:
        """Make a new bag from the faces of known pieces and from `fresh` undrawn faces of the bag `out_of`."""
        self.bags[into] = sorted([FRESH] * fresh + [self.face[p] for p in pieces])
        self.mixed_from[into] = out_of
