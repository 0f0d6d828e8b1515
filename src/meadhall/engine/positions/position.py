"""A position during its set-up: the state so far, with methods for seats, bags and pieces."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.errors import BadPosition, joined_names
from meadhall.engine.model.pieces import ALL_SEATS, NO_BAG, UNSEEN, Face, Piece
from meadhall.engine.model.state import State

S = TypeVar("S", bound=State)
NOBODY: Final = -1  # no seat


def find_seat(who: object, seats: Sequence[str]) -> int:
    """Return the seat with this number or name. Raise BadPosition if there is no such seat."""
    seat = seats.index(who) if isinstance(who, str) and who in seats else who
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(seats):
        raise BadPosition(f"there is no seat {who!r} with {len(seats)} players; there are {joined_names(seats)}")
    return seat


class Position(Generic[S]):
    """A position during its set-up.

    - `state` is the state so far.
    - `words` are the test's words with their values, `luck` the names of its words for luck.
    - `seats` are the names of the seats.
    - `seat` is the seat whose words are being read; NOBODY while other words are read.
    - `next_cards` holds the next cards of decks, by bag.
    """

    def __init__(
        self,
        state: S,
        words: dict[str, Any],
        seats: Sequence[str],
        face_names: Mapping[str, Sequence[str]],
        luck: Collection[str] = (),
    ) -> None:
        self.state = state
        self.words = words
        self.luck = luck
        self.seats = seats
        self.face_names = face_names
        self.seat = NOBODY
        self.next_cards: dict[str, list[Face]] = {}
        self._path: list[str] = []

    # ---- the path in errors

    @contextmanager
    def reading(self, *names: str) -> Generator[None]:
        """Add names to the path in errors during a `with` block."""
        self._path += names
        yield
        del self._path[len(self._path) - len(names) :]

    @contextmanager
    def reading_seat(self, seat: int) -> Generator[None]:
        """Set the current seat during a `with` block."""
        self.seat = seat
        with self.reading(self.seats[seat]):
            yield
        self.seat = NOBODY

    def wrong(self, sentence: str) -> BadPosition:
        """Return the error for the word that is being read."""
        return BadPosition(f"{'.'.join(self._path)}: {sentence}" if self._path else sentence)

    # ---- seats

    def seat_of(self, who: object) -> int:
        """Return the seat with this number or name. Raise BadPosition with the path of the word."""
        try:
            return find_seat(who, self.seats)
        except BadPosition as error:
            raise self.wrong(str(error)) from None

    @property
    def owner(self) -> int:
        """The seats that see a new piece, as bits: the current seat, or all seats if there is no current seat."""
        return 1 << self.seat if self.seat != NOBODY else ALL_SEATS

    # ---- bags

    def names_of(self, bag: str) -> Sequence[str]:
        """Return the names of the faces of a bag; a mixed bag has the names of the bag that it was mixed from."""
        mixed_from = self.state.faces.mixed_from
        while bag in mixed_from:
            bag = mixed_from[bag]
        return self.face_names.get(bag, ())

    def name_of(self, bag: str, face: Face) -> str:
        """Return the name of a face, or its number if it has no name."""
        names = self.names_of(bag)
        return names[face] if 0 <= face < len(names) else str(face)

    def faces_called(self, bag: str, name: object) -> list[Face]:
        """Return the faces with this name or number; a text is a number only if the faces have no names."""
        names = self.names_of(bag)
        if isinstance(name, int) or (not names and str(name).isdigit()):
            return [int(str(name))]
        return [face for face, face_name in enumerate(names) if face_name == str(name)]

    def take(self, bag: str, name: object, faces: Iterable[Face]) -> Face:
        """Remove the last of these faces that a bag has, and return it. Raise BadPosition if no face is left."""
        undrawn = self.state.faces.bags.get(bag, [])
        face = next((face for face in reversed(list(faces)) if face in undrawn), None)
        if face is None:
            names = joined_names(self.name_of(bag, other) for other in undrawn) or "none"
            raise self.wrong(f"no {bag} {name} is left; there are {names}")
        undrawn.remove(face)
        return face

    def put_back(self, bag: str, face: Face) -> None:
        """Put a face back into its bag."""
        insort(self.state.faces.bags[bag], face)

    def lay(self, bag: str, face: Face, seen: int) -> Piece:
        """Add a new piece of a bag with this face, and return it; `seen` are the seats that have seen it, as bits."""
        faces = self.state.faces
        piece = faces.lay(bag)
        faces.face[piece], faces.seen[piece] = face, seen
        return piece

    def lift(self, piece: Piece) -> None:
        """Remove a piece from the table, and put its face back into its bag."""
        faces = self.state.faces
        if piece < 0 or faces.bag[piece] == NO_BAG:
            return
        if faces.face[piece] != UNSEEN:
            self.put_back(faces.bag[piece], faces.face[piece])
        faces.face[piece], faces.seen[piece], faces.bag[piece] = UNSEEN, 0, NO_BAG
