"""A position during set-up: the state so far, and the bags that its pieces come out of."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.errors import BadPosition, listed
from meadhall.engine.model.pieces import EVERYONE, GONE, UNSEEN, Face, Piece
from meadhall.engine.model.state import State

S = TypeVar("S", bound=State)
NOBODY: Final = -1  # no seat


def seat_called(who: object, seats: Sequence[str]) -> int:
    """Find a seat by number or by its name among these, or raise BadPosition."""
    seat = seats.index(who) if isinstance(who, str) and who in seats else who
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(seats):
        raise BadPosition(f"there is no seat {who!r} with {len(seats)} players; there are {listed(seats)}")
    return seat


class Position(Generic[S]):
    """The state so far, the words of the test with their values, and the next cards of decks, by bag.

    `luck` are further words of the test for luck. `seat` is the seat whose part is being read, NOBODY outside those
    parts.
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
        self.coming: dict[str, list[Face]] = {}
        self._path: list[str] = []

    # ---- the place that errors name

    @contextmanager
    def reading(self, *names: str) -> Generator[None]:
        """Name a word, or a part of one, in errors inside a `with` block."""
        self._path += names
        yield
        del self._path[len(self._path) - len(names) :]

    @contextmanager
    def reading_seat(self, seat: int) -> Generator[None]:
        """Read the part of one seat inside a `with` block."""
        self.seat = seat
        with self.reading(self.seats[seat]):
            yield
        self.seat = NOBODY

    def wrong(self, sentence: str) -> BadPosition:
        """Make the error for the word that is being read."""
        return BadPosition(f"{'.'.join(self._path)}: {sentence}" if self._path else sentence)

    # ---- seats

    def seat_of(self, who: object) -> int:
        """Find a seat by number or name."""
        try:
            return seat_called(who, self.seats)
        except BadPosition as error:
            raise self.wrong(str(error)) from None

    @property
    def owner(self) -> int:
        """The seats, as bits, that have seen a piece laid here: the current seat, or everybody outside of seats."""
        return 1 << self.seat if self.seat != NOBODY else EVERYONE

    # ---- bags

    def names_of(self, bag: str) -> Sequence[str]:
        """The names of the faces of a bag; a mixed bag has those of the bag below it."""
        mixed_from = self.state.faces.mixed_from
        while bag in mixed_from:
            bag = mixed_from[bag]
        return self.face_names.get(bag, ())

    def name_of(self, bag: str, face: Face) -> str:
        """Name of a face, or its number if it has none."""
        names = self.names_of(bag)
        return names[face] if 0 <= face < len(names) else str(face)

    def faces_called(self, bag: str, name: object) -> list[Face]:
        """Find the faces with this name or number; a text counts as a number only if faces have no names."""
        names = self.names_of(bag)
        if isinstance(name, int) or (not names and str(name).isdigit()):
            return [int(str(name))]
        return [face for face, called in enumerate(names) if called == str(name)]

    def take(self, bag: str, name: object, faces: Iterable[Face]) -> Face:
        """Take one of these faces out of a bag; the last one left stands for all of them."""
        left = self.state.faces.bags.get(bag, [])
        face = next((face for face in reversed(list(faces)) if face in left), None)
        if face is None:
            there = listed(self.name_of(bag, one) for one in left) or "none"
            raise self.wrong(f"no {bag} {name} is left; there are {there}")
        left.remove(face)
        return face

    def put_back(self, bag: str, face: Face) -> None:
        """Put a face back into its bag."""
        insort(self.state.faces.bags[bag], face)

    def lay(self, bag: str, face: Face, seen: int) -> Piece:
        """Lay a new piece with a face taken out of this bag, and the seats that have seen it."""
        faces = self.state.faces
        piece = faces.lay(bag)
        faces.face[piece], faces.seen[piece] = face, seen
        return piece

    def lift(self, piece: Piece) -> None:
        """Take a piece off the table; its face goes back into its bag."""
        faces = self.state.faces
        if piece < 0 or faces.bag[piece] == GONE:
            return
        if faces.face[piece] != UNSEEN:
            self.put_back(faces.bag[piece], faces.face[piece])
        faces.face[piece], faces.seen[piece], faces.bag[piece] = UNSEEN, 0, GONE
