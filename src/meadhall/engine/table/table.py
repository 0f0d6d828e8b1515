"""The table that rules use: the state, luck and events."""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from meadhall.engine.flows.flow import ASIDE, TOGETHER, Lane
from meadhall.engine.flows.lanes import Lanes
from meadhall.engine.model.pieces import EVERYONE, UNSEEN, Face, Piece
from meadhall.engine.model.state import State, clone
from meadhall.engine.table.chance import Source
from meadhall.engine.table.events import EVERYBODY, Event, ToldEvent
from meadhall.engine.table.log import KNOWN, Entry, Outcome

S = TypeVar("S", bound=State)
DIE: Final = (1, 2, 3, 4, 5, 6)
APART: Final = 32  # entries of the log between two checkpoints while nobody looks
WHOLE_LOG: Final = sys.maxsize  # more entries than any log has


MARKS: Final = 8  # checkpoints kept for undo, denser towards the end


class Mark(NamedTuple):
    """A checkpoint: the state between two steps, and the length of the log and the events by then."""

    state: State
    log: int
    told: int
    entered: int
    learned: dict[Lane, int]
    lane: Lane


class StepBeginning(NamedTuple):
    """The beginning of a lane's step: the length of the log and of the events."""

    log: int
    told: int


class Table(Generic[S]):
    """One table. Rules change `state`, and reach luck and players only through these methods."""

    __slots__ = (
        "apart", "begun", "behind", "entered", "lane", "lanes", "learned", "log", "mark", "mark_at", "marks", "midway",
        "real", "seen", "source", "state", "step_at", "told", "unasked",
    )  # fmt: skip

    def __init__(self, state: S, source: Source, mark: S, lanes: Lanes[S] | None = None) -> None:
        self.state = state
        self.source = source
        self.log: list[Entry] = []
        self.told: list[ToldEvent] = []
        self.learned: dict[Lane, int] = {}  # length of the log when somebody in a lane last learned something
        self.mark = mark  # the state at the last checkpoint, never changed
        self.mark_at = 0  # length of the log at that time
        self.marks: list[Mark] = []  # the last checkpoint, and some earlier ones
        self.step_at = 0  # length of the log when the step began, without lanes
        self.seen = False  # whether somebody has looked at the match since the last checkpoint
        self.apart = APART
        self.behind = False  # whether a step has begun without a checkpoint since
        self.lanes = lanes
        self.lane = TOGETHER  # the current lane
        self.entered: list[tuple[int, Lane]] = []  # the length of the log at each change of lane
        self.begun: dict[Lane, StepBeginning] = {}
        self.midway: set[Lane] = set()  # the lanes in the middle of a step
        self.unasked: set[int] = set()  # places in the log of unasked actions
        self.real = WHOLE_LOG  # number of real entries in the log; later ones are imagined

    @property
    def imagined(self) -> bool:
        """Whether this match is imagined: then rules use no content that is still hidden."""
        return len(self.log) > self.real  # consequences of the last real answer are real

    def checkpoint(self) -> None:
        """Store the state between two steps, if somebody looks at the match or the last checkpoint is old."""
        if self.midway:
            return
        self.step_at = len(self.log)
        since = len(self.log) - self.mark_at
        if not since:
            return
        if self.seen or since > self.apart:
            self.mark = clone(self.state)
            self.mark_at += since
            self.seen = self.behind = False
            self._keep_mark()
        else:
            self.behind = True

    def _keep_mark(self) -> None:
        now = Mark(self.mark, len(self.log), len(self.told), len(self.entered), self.learned.copy(), self.lane)
        self.marks.append(now)
        if len(self.marks) > MARKS:
            del self.marks[: MARKS // 2 : 2]

    def go_on_from(self, mark: Mark, other: Table[S]) -> None:
        """Take over everything that had happened at another table by a checkpoint, except the state."""
        self.log, self.told, self.entered = (
            other.log[: mark.log],
            other.told[: mark.told],
            other.entered[: mark.entered],
        )
        self.unasked = {place for place in other.unasked if place < mark.log}
        self.learned, self.lane = mark.learned.copy(), mark.lane
        self.marks = [one for one in other.marks if one.log <= mark.log]
        self.mark_at = self.step_at = mark.log

    # ---- lanes

    def enter(self, lane: Lane) -> None:
        """Switch to a lane: all further entries of the log belong to it."""
        if lane == self.lane:
            return
        self.entered.append((len(self.log), lane))
        self.lane = lane
        if self.lanes is not None and lane != TOGETHER:
            self.lanes.enter(self.state, lane)

    def part(self) -> None:
        """Begin the lanes: until each waits for its first answer, the table is in the middle of a step."""
        self.midway.add(TOGETHER)

    def come_together(self) -> None:
        """End all lanes."""
        self.enter(TOGETHER)
        self.begun, self.midway = {}, set()

    def begin_step(self) -> None:
        """Begin a step in the current lane."""
        self.begun[self.lane] = StepBeginning(len(self.log), len(self.told))
        self.midway.discard(self.lane)

    def go_midway(self, lane: Lane, *, at_once: bool = False) -> None:
        """Note that a lane waits for an answer, or has one: it can restart here only if its step did nothing yet."""
        if at_once or self.begun[lane] != (len(self.log), len(self.told)):
            self.midway.add(lane)

    def leave(self, lane: Lane) -> None:
        """Note that a lane is no longer in the middle of a step."""
        self.midway.discard(lane)

    def is_of(self, place: int, lane: Lane) -> bool:
        """Whether an entry of the log belongs to a lane, or was made without lanes; never if it was ASIDE."""
        there = self._lane_at(place)
        return there in (TOGETHER, lane) or (lane == TOGETHER and there != ASIDE)

    def is_aside(self, place: int) -> bool:
        """Whether an entry of the log touches no question."""
        return self._lane_at(place) == ASIDE

    def _lane_at(self, place: int) -> Lane:
        if not self.entered:
            return TOGETHER
        if place >= self.entered[-1][0]:
            return self.entered[-1][1]
        last = bisect_right(self.entered, place, key=lambda entered: entered[0]) - 1
        return self.entered[last][1] if last >= 0 else TOGETHER

    def keep(self, entry: Entry, lane: Lane) -> None:
        """Add an entry to the log for a lane, without switching to it."""
        if lane != self.lane:
            self.entered += [(len(self.log), lane), (len(self.log) + 1, self.lane)]
        self.log.append(entry)

    def learn(self) -> None:
        """Note that somebody has learned something that cannot be unlearned."""
        self.learned[self.lane] = len(self.log)

    def learned_in(self, lane: Lane) -> int:
        """Length of the log when somebody in this lane last learned something."""
        if lane == TOGETHER:
            return max(self.learned.values(), default=0)
        return max(self.learned.get(TOGETHER, 0), self.learned.get(lane, 0))

    # ---- events and luck

    def tell(self, event: Event, to: int = EVERYBODY) -> None:
        """Tell an event to everybody, or to one seat."""
        self.told.append((event, to, len(self.log)))

    def pick(self, kind: str, clause: str, among: Sequence[int]) -> int:
        """Pick one of these values at random, in the open."""
        value = among[self.source.index(kind, among)]
        self._note(Outcome(kind, clause, value))
        return value

    def roll(self, clause: str, faces: Sequence[int] = DIE) -> int:
        """Roll one die in the open."""
        return self.pick("die", clause, faces)

    def draw(self, clause: str, bag: str) -> Face:
        """Draw a face out of a bag in the open, as a card that never was a piece."""
        face, hops = self.state.faces.take(bag, self.source.index)
        self._note(Outcome(bag, clause, face, hops=hops) if hops else Outcome(bag, clause, face))
        return face

    def look(self, clause: str, piece: Piece, seat: int) -> Face:
        """Show a piece to one seat; nobody else learns its face."""
        return self._learn(clause, piece, seat, 1 << seat)

    def show(self, clause: str, piece: Piece) -> Face:
        """Show a piece to everybody."""
        return self._learn(clause, piece, EVERYBODY, EVERYONE)

    def play(self, clause: str, hand: list[Piece], piece: Piece) -> Face:
        """Show a face from a hand to everybody, without telling how long it was there: the lowest piece like it leaves.

        A piece that everybody has seen leaves itself. The rest keeps its order; mark the list as a HAND.
        """
        faces = self.state.faces
        bag, seen = faces.bag[piece], faces.seen[piece]
        if seen == EVERYONE:
            hand.remove(piece)
            return faces.face[piece]
        gone, face = faces.take_lookalike([p for p in hand if faces.bag[p] == bag and faces.seen[p] == seen], piece)
        place = hand.index(piece)
        hand[hand.index(gone)] = piece
        del hand[place]
        self._note(Outcome(bag, clause, face, EVERYBODY, gone, KNOWN))
        return face

    def lay_chosen(self, bag: str, face: Face, seat: int) -> Piece:
        """Lay a new piece with a face that a seat picks from a bag; the others see only that one lies there.

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
        self.learned[self.lane] = len(self.log)
