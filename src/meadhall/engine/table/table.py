"""The table that rules use: state, luck and events."""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from meadhall.engine.flows.flow import NO_LANE, WHOLE_TABLE, Lane
from meadhall.engine.flows.lanes import Lanes
from meadhall.engine.model.pieces import ALL_SEATS, UNSEEN, Face, Piece
from meadhall.engine.model.state import State, clone
from meadhall.engine.table.chance import Source
from meadhall.engine.table.events import EVERYBODY, Event, ToldEvent
from meadhall.engine.table.log import ALREADY_DRAWN, Entry, Outcome

S = TypeVar("S", bound=State)
DIE: Final = (1, 2, 3, 4, 5, 6)
CHECKPOINT_GAP: Final = 32  # number of log entries between two checkpoints while nobody looks at the match
WHOLE_LOG: Final = sys.maxsize  # longer than any log


MAX_MARKS: Final = 8  # maximum number of checkpoints for undo; recent ones are closer together


class Mark(NamedTuple):
    """A checkpoint: the state between two steps, and the lengths of the table's lists at that time."""

    state: State
    log: int
    events: int
    lane_changes: int
    learned: dict[Lane, int]
    lane: Lane


class StepBeginning(NamedTuple):
    """The lengths of the log and of the list of events when a lane began its step."""

    log: int
    events: int


class Table(Generic[S]):
    """The table of a match. Rules change `state`, and use these methods for luck and events."""

    __slots__ = (
        "checkpoint_gap",
        "lacks_checkpoint",
        "lane",
        "lane_changes",
        "lanes",
        "lanes_midway",
        "learned",
        "log",
        "mark",
        "mark_at",
        "marks",
        "real_entries",
        "source",
        "state",
        "step_at",
        "step_beginnings",
        "told",
        "unasked",
        "was_viewed",
    )  # fmt: skip

    def __init__(self, state: S, source: Source, mark: S, lanes: Lanes[S] | None = None) -> None:
        self.state = state
        self.source = source
        self.log: list[Entry] = []
        self.told: list[ToldEvent] = []
        self.learned: dict[Lane, int] = {}  # length of the log when a player in a lane last learned something
        self.mark = mark  # the state at the last checkpoint; it is never changed
        self.mark_at = 0  # length of the log at the last checkpoint
        self.marks: list[Mark] = []  # the last checkpoint, and some earlier ones
        self.step_at = 0  # length of the log at the start of the current step; not used in lanes
        self.was_viewed = False  # whether the match was viewed since the last checkpoint
        self.checkpoint_gap = CHECKPOINT_GAP
        self.lacks_checkpoint = False  # whether a step has started without a checkpoint since the last checkpoint
        self.lanes = lanes
        self.lane = WHOLE_TABLE  # the current lane
        self.lane_changes: list[
            tuple[int, Lane]
        ] = []  # for each change of lane: the length of the log at that time, and the new lane
        self.step_beginnings: dict[Lane, StepBeginning] = {}
        self.lanes_midway: set[Lane] = set()  # lanes in the middle of a step, where no checkpoint is possible
        self.unasked: set[int] = set()  # log positions of unasked actions
        self.real_entries = WHOLE_LOG  # number of real entries in the log; later entries are imagined

    @property
    def imagined(self) -> bool:
        """Whether the log is longer than its real part. If so, rules must not use content that players do not know."""
        return len(self.log) > self.real_entries  # the effects of the last real answer are still real

    def checkpoint(self) -> None:
        """Make a checkpoint between two steps, if the match was viewed or the last checkpoint is old."""
        if self.lanes_midway:
            return
        self.step_at = len(self.log)
        since = len(self.log) - self.mark_at
        if not since:
            return
        if self.was_viewed or since > self.checkpoint_gap:
            self.mark = clone(self.state)
            self.mark_at += since
            self.was_viewed = self.lacks_checkpoint = False
            self._store_mark()
        else:
            self.lacks_checkpoint = True

    def _store_mark(self) -> None:
        mark = Mark(self.mark, len(self.log), len(self.told), len(self.lane_changes), self.learned.copy(), self.lane)
        self.marks.append(mark)
        if len(self.marks) > MAX_MARKS:
            del self.marks[: MAX_MARKS // 2 : 2]

    def copy_history(self, mark: Mark, other: Table[S]) -> None:
        """Copy the log, events and lanes of another table up to a checkpoint. The state is not copied."""
        self.log, self.told, self.lane_changes = (
            other.log[: mark.log],
            other.told[: mark.events],
            other.lane_changes[: mark.lane_changes],
        )
        self.unasked = {position for position in other.unasked if position < mark.log}
        self.learned, self.lane = mark.learned.copy(), mark.lane
        self.marks = [earlier_marks for earlier_marks in other.marks if earlier_marks.log <= mark.log]
        self.mark_at = self.step_at = mark.log

    # ---- lanes

    def enter(self, lane: Lane) -> None:
        """Switch to a lane: later log entries belong to it, and its turn and action are in the state."""
        if lane == self.lane:
            return
        self.lane_changes.append((len(self.log), lane))
        self.lane = lane
        if self.lanes is not None and lane != WHOLE_TABLE:
            self.lanes.enter(self.state, lane)

    def start_lanes(self) -> None:
        """Start the lanes. No checkpoint is possible until each lane waits for its first answer."""
        self.lanes_midway.add(WHOLE_TABLE)

    def end_lanes(self) -> None:
        """End all lanes."""
        self.enter(WHOLE_TABLE)
        self.step_beginnings, self.lanes_midway = {}, set()

    def begin_step(self) -> None:
        """Record that the current lane begins a step."""
        self.step_beginnings[self.lane] = StepBeginning(len(self.log), len(self.told))
        self.lanes_midway.discard(self.lane)

    def mark_midway(self, lane: Lane, *, at_once: bool = False) -> None:
        """Record that a lane is in the middle of its step.

        A step that has logged nothing can be restarted, so its lane is recorded only with `at_once`.
        """
        if at_once or self.step_beginnings[lane] != (len(self.log), len(self.told)):
            self.lanes_midway.add(lane)

    def unmark_midway(self, lane: Lane) -> None:
        """Record that a lane is no longer in the middle of a step."""
        self.lanes_midway.discard(lane)

    def belongs_to_lane(self, position: int, lane: Lane) -> bool:
        """Whether a log entry belongs to a lane or to all lanes. Entries with the lane ASIDE belong to no lane."""
        entry_lane = self._lane_at(position)
        return entry_lane in (WHOLE_TABLE, lane) or (lane == WHOLE_TABLE and entry_lane != NO_LANE)

    def affects_no_question(self, position: int) -> bool:
        """Whether a log entry has the lane ASIDE, so that it affects no question."""
        return self._lane_at(position) == NO_LANE

    def _lane_at(self, position: int) -> Lane:
        if not self.lane_changes:
            return WHOLE_TABLE
        if position >= self.lane_changes[-1][0]:
            return self.lane_changes[-1][1]
        index = bisect_right(self.lane_changes, position, key=lambda entered: entered[0]) - 1
        return self.lane_changes[index][1] if index >= 0 else WHOLE_TABLE

    def log_for_lane(self, entry: Entry, lane: Lane) -> None:
        """Add an entry to the log for a lane, without switching to it."""
        if lane != self.lane:
            self.lane_changes += [(len(self.log), lane), (len(self.log) + 1, self.lane)]
        self.log.append(entry)

    def learn(self) -> None:
        """Record that a player has learned something, so that earlier answers in the lane cannot be undone."""
        self.learned[self.lane] = len(self.log)

    def learned_in(self, lane: Lane) -> int:
        """Return the length of the log when a player in this lane last learned something."""
        if lane == WHOLE_TABLE:
            return max(self.learned.values(), default=0)
        return max(self.learned.get(WHOLE_TABLE, 0), self.learned.get(lane, 0))

    # ---- events and luck

    def tell(self, event: Event, to: int = EVERYBODY) -> None:
        """Send an event to everybody, or to one seat."""
        self.told.append((event, to, len(self.log)))

    def pick(self, kind: str, clause: str, among: Sequence[int]) -> int:
        """Return one of these values, picked at random; everybody sees it."""
        value = among[self.source.index(kind, among)]
        self._log_outcome(Outcome(kind, clause, value))
        return value

    def roll(self, clause: str, faces: Sequence[int] = DIE) -> int:
        """Roll one die and return its face; everybody sees it."""
        return self.pick("die", clause, faces)

    def draw(self, clause: str, bag: str) -> Face:
        """Draw a face from a bag and return it; everybody sees it. It does not become a piece."""
        face, hops = self.state.faces.take(bag, self.source.index)
        self._log_outcome(Outcome(bag, clause, face, hops=hops) if hops else Outcome(bag, clause, face))
        return face

    def look(self, clause: str, piece: Piece, seat: int) -> Face:
        """Show a piece to one seat only, and return its face; draw the face first if it is UNSEEN."""
        return self._reveal(clause, piece, seat, 1 << seat)

    def show(self, clause: str, piece: Piece) -> Face:
        """Show a piece to everybody, and return its face; draw the face first if it is UNSEEN."""
        return self._reveal(clause, piece, EVERYBODY, ALL_SEATS)

    def play(self, clause: str, hand: list[Piece], piece: Piece) -> Face:
        """Play a card from a hand: show its face to everybody, remove a piece from the hand, and return the face.

        The removed piece is the lowest of those that look like the card to other seats. So nobody learns when the card
        was drawn. If everybody has seen the card, its own piece is removed. The list must be marked HAND.
        """
        faces = self.state.faces
        bag, seen = faces.bag[piece], faces.seen[piece]
        if seen == ALL_SEATS:
            hand.remove(piece)
            return faces.face[piece]
        removed, face = faces.take_lookalike(
            [other for other in hand if faces.bag[other] == bag and faces.seen[other] == seen], piece
        )
        index = hand.index(piece)
        hand[hand.index(removed)] = piece
        del hand[index]
        self._log_outcome(Outcome(bag, clause, face, EVERYBODY, removed, ALREADY_DRAWN))
        return face

    def lay_chosen(self, bag: str, face: Face, seat: int) -> Piece:
        """Add a new piece with a face that a seat picks from a bag, and return it. Other seats do not learn the face.

        The question must be secret, or asked inside `together`. Otherwise its answer would reveal the face.
        """
        faces = self.state.faces
        piece = faces.lay(bag)
        faces.set_face(piece, face)
        faces.seen[piece] = 1 << seat
        return piece

    def _reveal(self, clause: str, piece: Piece, seat: int, seats: int) -> Face:
        faces = self.state.faces
        face, seen = faces.face[piece], faces.seen[piece]
        if face == UNSEEN:
            face = faces.draw(piece, self.source.index)
            self._log_outcome(Outcome(faces.bag[piece], clause, face, seat, piece, faces.hops[piece]))
        elif seen | seats != seen:
            self._log_outcome(Outcome(faces.bag[piece], clause, face, seat, piece, ALREADY_DRAWN))
        faces.seen[piece] = seen | seats
        return face

    def _log_outcome(self, outcome: Outcome) -> None:
        self.log.append(outcome)
        self.learned[self.lane] = len(self.log)
