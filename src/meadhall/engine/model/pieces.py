"""Pieces are public, faces are secret.

A piece is a number that everybody may follow over the table. Its face is drawn from a bag when somebody first looks at
it, and not before. So nobody can know a face that no seat has seen: no search and no match file. The state also records
which seats have seen which face. Everything secret in a game is a face, so a view is a state with the unseen faces back
in their bags.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import compress, count
from typing import Annotated, Final

from meadhall.engine.common.errors import FlowError, listed

UNSEEN: Final = -1  # a face that this state does not contain
FRESH: Final = -(1 << 20)  # in a bag: "one that never came up", drawn from the bag below
EVERYONE: Final = -1  # as a set of seats: all bits
GONE: Final = ""  # in place of a bag: the piece is off the table, and its face moved on without it
SPECTATOR: Final = 62  # the bit of spectators: set only if everybody has seen the face

PIECE_MARK: Final = "piece"  # by which tests know a field that holds pieces
Piece = Annotated[int, PIECE_MARK]
Face = int


@dataclass(slots=True)
class Faces:
    """The faces of all numbered pieces, the seats that have seen them, and the bags of undrawn faces.

    Known pieces that are shuffled together with undrawn ones go into a new bag (`mix`), where FRESH stands for each
    undrawn one. `hops` counts the bags through which a face was drawn.
    """

    bags: dict[str, list[Face]] = field(default_factory=dict[str, list[Face]])
    mixed_from: dict[str, str] = field(default_factory=dict[str, str])
    face: list[Face] = field(default_factory=list[Face])
    seen: list[int] = field(default_factory=list[int])
    bag: list[str] = field(default_factory=list[str])
    hops: list[int] = field(default_factory=list[int])

    def lay(self, bag: str) -> Piece:
        """Lay a new face-down piece from this bag; nobody knows its face."""
        self.face.append(UNSEEN)
        self.seen.append(0)
        self.bag.append(bag)
        self.hops.append(0)
        return len(self.face) - 1

    def set_face(self, piece: Piece, face: Face) -> None:
        """Set the face of a piece that nobody has seen: for positions set up by hand."""
        name = self.bag[piece]
        if face not in self.bags[name]:
            raise ValueError(f"face {face} is not in the bag '{name}' any more")
        self.bags[name].remove(face)
        self.face[piece] = face

    def knows(self, seat: int, piece: Piece) -> bool:
        """Whether a seat (-1: a spectator) has seen this piece."""
        return bool(self.seen[piece] >> seat & 1) if seat >= 0 else self.seen[piece] == EVERYONE

    def known_to(self, seat: int, seen: Sequence[int]) -> Faces:
        """The same table as one seat knows it (-1: a spectator); `seen` gives the seats that have seen each piece.

        It is built from scratch: a face that the seat has not seen is never copied, and lies in its bag again.
        """
        bags = {name: faces[:] for name, faces in self.bags.items()}
        faces = [UNSEEN] * len(self.face)
        hops = [0] * len(self.face)
        bit = 1 << (seat if seat >= 0 else SPECTATOR)
        for piece in compress(count(), map(UNSEEN.__ne__, self.face)):  # most have never come up
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
        """Draw the face of an unseen piece; its `hops` count the bags that the face came through."""
        face, self.hops[piece] = self.take(self.bag[piece], pick)
        self.face[piece] = face
        return face

    def faces_in(self, name: str) -> list[Face]:
        """The undrawn faces of a bag; FlowError if there is no such bag."""
        if name not in self.bags:
            raise FlowError(f"there is no bag '{name}'; the state has {listed(self.bags) or 'none'}")
        return self.bags[name]

    def take(self, name: str, pick: Callable[[str, Sequence[Face]], int]) -> tuple[Face, int]:
        """Take a face out of a bag; if it is FRESH, out of the bag below. Return the face and the hops."""
        hops = 0
        while True:
            bag = self.bags.get(name)
            if not bag:
                self.faces_in(name)  # is there such a bag?
                raise FlowError(f"the bag '{name}' is empty: look whether something is left before you draw")
            face = bag.pop(pick(name, bag))
            if face != FRESH:
                return face, hops
            hops += 1
            name = self.mixed_from[name]

    def deal_unknown(self, pick: Callable[[str, Sequence[Face]], int]) -> None:
        """Complete a view to a whole world: deal a face to every piece that only other seats have seen."""
        for piece in range(len(self.face)):
            if self.is_others(piece):
                self.draw(piece, pick)

    def is_others(self, piece: Piece) -> bool:
        """Whether a piece is known to others and not here."""
        return self.face[piece] == UNSEEN and bool(self.seen[piece]) and self.bag[piece] != GONE

    def guess(self, piece: Piece, face: Face) -> None:
        """Give a piece that others know the face that it later turns out to have, if that is possible."""
        if 0 <= piece < len(self.face) and self.is_others(piece) and face in self.bags[self.bag[piece]]:
            self.set_face(piece, face)

    def take_one_of(self, pieces: Sequence[Piece], piece: Piece) -> tuple[Piece, Face]:
        """Take a face from pieces that look alike to the others: the lowest of them leaves, whichever had it.

        The piece that had it takes over the face of the lowest. So nobody else can tell how long it lay among them.
        """
        face, gone = self.face[piece], min(pieces)
        self.face[piece], self.hops[piece] = self.face[gone], self.hops[gone]
        self.face[gone], self.hops[gone], self.bag[gone] = UNSEEN, 0, GONE
        return gone, face

    def renew(self, piece: Piece, seen: int) -> Piece:
        """Move the face of a piece to a new one that only these seats have seen; the old piece is gone.

        This lets cards change hands secretly: renew all pieces among which the card may be.
        """
        new = self.lay(self.bag[piece])
        self.face[new], self.hops[new], self.seen[new] = self.face[piece], self.hops[piece], seen
        self.face[piece], self.hops[piece], self.bag[piece] = UNSEEN, 0, GONE
        return new

    def mix(self, into: str, out_of: str, fresh: int, pieces: Sequence[Piece]) -> None:
        """Shuffle known pieces with `fresh` undrawn ones of the bag `out_of` into a new bag."""
        self.bags[into] = sorted([FRESH] * fresh + [self.face[p] for p in pieces])
        self.mixed_from[into] = out_of
