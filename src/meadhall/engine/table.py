"""What rules hold in their hands: the state, luck, and the voice that tells what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from meadhall.engine.chance import Source
from meadhall.engine.events import EVERYBODY, Event, Told
from meadhall.engine.log import KNOWN, Entry, Outcome
from meadhall.engine.pieces import EVERYONE, UNSEEN, Face, Piece
from meadhall.engine.state import State, clone

S = TypeVar("S", bound=State)
DIE: Final = (1, 2, 3, 4, 5, 6)
APART: Final = 32  # entries of the log between two checkpoints where nobody looks in


class Table(Generic[S]):
    """One table. Rules change `state`, and meet luck and the players' ears only through these methods."""

    __slots__ = ("apart", "behind", "learned", "log", "mark", "mark_at", "seen", "source", "state", "told")

    def __init__(self, state: S, source: Source, mark: S) -> None:
        self.state = state
        self.source = source
        self.log: list[Entry] = []
        self.told: list[Told] = []
        self.learned = 0  # the length of the log when somebody last learned something
        self.mark = mark  # the state at the last checkpoint, never changed
        self.mark_at = 0  # the length of the log then
        self.seen = False  # whether somebody has looked into the match since the last checkpoint
        self.apart = APART
        self.behind = False  # whether a step has begun without one since

    def checkpoint(self) -> None:
        """Remembers the state between two steps, where somebody looks in or the last time is long ago."""
        since = len(self.log) - self.mark_at
        if not since:
            return
        if self.seen or since > self.apart:
            self.mark = clone(self.state)
            self.mark_at += since
            self.seen = self.behind = False
        else:
            self.behind = True

    def tell(self, event: Event, to: int = EVERYBODY) -> None:
        """Tells what happened, to everybody or to one seat."""
        self.told.append((event, to, len(self.log)))

    def pick(self, kind: str, clause: str, among: Sequence[int]) -> int:
        """Lets chance pick one of these values, in the open."""
        value = among[self.source.index(kind, among)]
        self._note(Outcome(kind, clause, value))
        return value

    def roll(self, clause: str, faces: Sequence[int] = DIE) -> int:
        """Rolls one die in the open."""
        return self.pick("die", clause, faces)

    def draw(self, clause: str, bag: str) -> Face:
        """Draws a face out of a bag in the open: a card that is turned over and never was a piece."""
        face, hops = self.state.faces.take(bag, self.source.index)
        self._note(Outcome(bag, clause, face, hops=hops) if hops else Outcome(bag, clause, face))
        return face

    def look(self, clause: str, piece: Piece, seat: int) -> Face:
        """One seat looks at a piece; nobody else learns its face."""
        return self._learn(clause, piece, seat, 1 << seat)

    def show(self, clause: str, piece: Piece) -> Face:
        """Everybody sees a piece."""
        return self._learn(clause, piece, EVERYBODY, EVERYONE)

    def play(self, clause: str, hand: list[Piece], piece: Piece) -> Face:
        """Everybody sees a face out of a hand, and nobody how long it was there: the lowest piece like it is gone.

        A piece that everybody has seen goes itself. What is left keeps its order; mark the list as a HAND.
        """
        faces = self.state.faces
        bag, seen = faces.bag[piece], faces.seen[piece]
        if seen == EVERYONE:
            hand.remove(piece)
            return faces.face[piece]
        gone, face = faces.take_one_of([p for p in hand if faces.bag[p] == bag and faces.seen[p] == seen], piece)
        place = hand.index(piece)
        hand[hand.index(gone)] = piece
        del hand[place]
        self._note(Outcome(bag, clause, face, EVERYBODY, gone, KNOWN))
        return face

    def lay_chosen(self, bag: str, face: Face, seat: int) -> Piece:
        """A seat lays down a new piece with a face that it picks out of a bag; the others see only that one lies there.

        Ask for the choice with `secret`, or inside `together`, or the answer tells it.
        """
        faces = self.state.faces
        piece = faces.lay(bag)
        faces.set_face(piece, face)
        faces.seen[piece] = 1 << seat
        return piece

    def _learn(self, clause: str, piece: Piece, seat: int, who: int) -> Face:
        faces = self.state.faces
        face, seen = faces.face[piece], faces.seen[piece]
        if face == UNSEEN:
            face = faces.draw(piece, self.source.index)
            self._note(Outcome(faces.bag[piece], clause, face, seat, piece, faces.hops[piece]))
        elif seen | who != seen:
            self._note(Outcome(faces.bag[piece], clause, face, seat, piece, KNOWN))
        faces.seen[piece] = seen | who
        return face

    def _note(self, outcome: Outcome) -> None:
        self.log.append(outcome)
        self.learned = len(self.log)
