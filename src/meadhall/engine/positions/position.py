"""A position that is being set up: the state so far, and the bags that its pieces come out of."""

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
    """The number of a seat given by number or by its name among these; BadPosition if there is none."""
    seat = seats.index(who) if isinstance(who, str) and who in seats else who
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(seats):
        raise BadPosition(f"there is no seat {who!r} with {len(seats)} players; there are {listed(seats)}")
    return seat


class Position(Generic[S]):
    """The state so far, the words of the test with their values, and what decks will turn up next, by bag.

    `luck` are the words for luck that the test uses besides. `seat` is the seat whose part is being read, NOBODY
    outside those parts.
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

    # ---- where the reader is, for the errors

    @contextmanager
    def reading(self, *names: str) -> Generator[None]:
        """Reads a word, or a part of one."""
        self._path += names
        yield
        del self._path[len(self._path) - len(names) :]

    @contextmanager
    def reading_seat(self, seat: int) -> Generator[None]:
        """Reads the part of one seat."""
        self.seat = seat
        with self.reading(self.seats[seat]):
            yield
        self.seat = NOBODY

    def wrong(self, sentence: str) -> BadPosition:
        """The error for the word that is being read."""
        return BadPosition(f"{'.'.join(self._path)}: {sentence}" if self._path else sentence)

    # ---- seats

    def seat_of(self, who: object) -> int:
        """A seat by number or name."""
        try:
            return seat_called(who, self.seats)
        except BadPosition as error:
            raise self.wrong(str(error)) from None

    @property
    def owner(self) -> int:
        """Who has seen a piece that lies where the reader is: its seat, or everybody outside the parts of seats."""
        return 1 << self.seat if self.seat != NOBODY else EVERYONE

    # ---- bags

    def names_of(self, bag: str) -> Sequence[str]:
        """The names of the faces of a bag; a mixed bag has those of the bag below it."""
        mixed_from = self.state.faces.mixed_from
        while bag in mixed_from:
            bag = mixed_from[bag]
        return self.face_names.get(bag, ())

    def name_of(self, bag: str, face: Face) -> str:
        """What a face is called; its number, if it has no name."""
        names = self.names_of(bag)
        return names[face] if 0 <= face < len(names) else str(face)

    def faces_called(self, bag: str, name: object) -> list[Face]:
        """The faces of this name, or of this number; a number in a text is one only where faces have no names."""
        names = self.names_of(bag)
        if isinstance(name, int) or (not names and str(name).isdigit()):
            return [int(str(name))]
        return [face for face, called in enumerate(names) if called == str(name)]

    def take(self, bag: str, name: object, faces: Iterable[Face]) -> Face:
        """Takes one of these faces out of a bag, where the last of them that is left does for them all."""
        left = self.state.faces.bags.get(bag, [])
        face = next((face for face in reversed(list(faces)) if face in left), None)
        if face is None:
            there = listed(self.name_of(bag, one) for one in left) or "none"
            raise self.wrong(f"no {bag} {name} is left; there are {there}")
        left.remove(face)
        return face

    def put_back(self, bag: str, face: Face) -> None:
        """Puts a face back into its bag."""
        insort(self.state.faces.bags[bag], face)

    def lay(self, bag: str, face: Face, seen: int) -> Piece:
        """A new piece that shows a face taken out of this bag, and who has seen it."""
        faces = self.state.faces
        piece = faces.lay(bag)
        faces.face[piece], faces.seen[piece] = face, seen
        return piece

    def lift(self, piece: Piece) -> None:
        """Takes a piece off the table again; what it shows goes back into its bag."""
        faces = self.state.faces
        if piece < 0 or faces.bag[piece] == GONE:
            return
        if faces.face[piece] != UNSEEN:
            self.put_back(faces.bag[piece], faces.face[piece])
        faces.face[piece], faces.seen[piece], faces.bag[piece] = UNSEEN, 0, GONE
