"""A table as the fold of its events: seats, match, chat, votes and clocks. No disk, no sockets."""

from __future__ import annotations

import contextlib
import secrets
from typing import Any, Final

from meadhall.engine import ANY_QUESTION, Answer, Game, Match, SeededLuck, find_game, record
from meadhall.engine.common.errors import FlowError
from meadhall.engine.record.checkpoint import checkpoint_of, continue_from
from meadhall.engine.table.chance import source_of_new_outcomes
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables import events as e
from meadhall.server.tables.clocks import Bank, DecisionClocks
from meadhall.server.tables.events import TableCheckpoint
from meadhall.server.tables.progress import EventNumbers, Progress, Question
from meadhall.server.tables.story import Departure, Story
from meadhall.server.tables.votes import SeatState, Vote

MAX_CHAT_LINES: Final = 200
MATCH_EVENTS: Final = (
    e.AnswerGiven, e.DefaultTaken, e.AnswerUndone, e.UndoRequested, e.VoteCast, e.VoteLapsed, e.HallReopened
)  # fmt: skip


class Fold:
    """The state of one table, folded from its events. `apply` refuses an impossible event without changing anything.

    With a `checkpoint` the match is built from it, and `continue_from` is called after the last event in it.
    """

    def __init__(
        self, table_id: str, first_event: e.TableSet, event_time: float, checkpoint: TableCheckpoint | None = None
    ) -> None:
        self.table = table_id
        self.plan = first_event
        self.game: Game[Any] = find_game(first_event.game)
        self.seats = [SeatState(placed.name, placed.person, placed.level) for placed in first_event.seats]
        self.host = ""  # id of the person who created the table
        self.admitted: set[str] = set()
        self.chat: list[wire.Chat] = []
        self.muted: dict[str, set[str]] = {}
        self.interrupt_choices: dict[str, wire.When] = {}  # by person; "always" if missing
        self.commands: dict[str, tuple[str | None, object, int]] = {}
        self.event_numbers = EventNumbers()
        self.vote: Vote | None = None
        self.rematch: str | None = None
        self.last_event_time = self.touched = event_time
        self.seq = 0
        self.updates = 0  # number of `RulesUpdated` events
        match = self._new_match() if checkpoint is None else continue_from(checkpoint.match, self.game)
        times = (entry.at for entry in match.log if isinstance(entry, Answer))
        self.time = max(times, default=0 if checkpoint is None else checkpoint.time)  # time of the latest answer, in ms
        self.progress = Progress(match, event_time)
        self.limits = {} if self.is_timed else self.game.time_limits(match.options)  # in seconds, by question
        self.clocks = self._new_clocks(event_time)
        self._settle_clocks(first_event, -1)
        self.seq = 1

    def _new_match(self) -> Match[Any]:
        if self.plan.start:
            return record.load(self.plan.start, self.game, source=SeededLuck(self.plan.seed))
        return Match(self.game, seed=self.plan.seed, **self.plan.options)

    def _new_clocks(self, event_time: float) -> Bank | DecisionClocks | None:
        if self.plan.clock is not None:
            return Bank(self.plan.clock, len(self.seats), event_time)
        return DecisionClocks(len(self.seats), event_time) if self.limits else None

    # ---- reading

    @property
    def match(self) -> Match[Any]:
        return self.progress.match

    @property
    def story(self) -> Story:
        """The story so far, with the events for all listeners."""
        return self.progress.story

    @property
    def questions(self) -> dict[int, Question]:
        """The open questions by seat, of people and bots."""
        return self.progress.questions

    @property
    def answer_count(self) -> int:
        """Number of answers, without undone ones."""
        return self.progress.answer_count

    @property
    def has_begun(self) -> bool:
        """Whether the match has begun: every seat has a person or a bot."""
        return all(seat_state.person is not None or seat_state.level for seat_state in self.seats)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def is_timed(self) -> bool:
        """Whether the match is played in real time."""
        return self.game.is_timed(self.match.options)

    def may_undo(self, seat: int) -> bool:
        """Whether the table allows this seat to undo. In real time it may undo only parts of an unfinished answer."""
        if self.is_timed:
            return self.progress.may_undo_in_real_time(seat)
        return not self.is_late(seat)

    def is_late(self, seat: int) -> bool:
        """Whether the seat's time ran out before its last decision."""
        return isinstance(self.clocks, DecisionClocks) and self.clocks.was_late(seat)

    @property
    def names(self) -> list[str]:
        """The names of all seats; a free seat is named by its number, such as "Seat 2"."""
        return [seat_state.name or f"Seat {seat + 1}" for seat, seat_state in enumerate(self.seats)]

    @property
    def waiting(self) -> list[int]:
        """The seats with an open question; empty before the match begins."""
        return self.match.ask.waiting if self.match.ask is not None and self.has_begun else []

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, seat_state in enumerate(self.seats) if seat_state.person == person]

    def muted_by(self, person: str) -> list[wire.MutedPerson]:
        """Return the people that a person has muted, with the names they used at this table."""
        muted = self.muted.get(person)
        if not muted:
            return []
        names = {line.person: line.name for line in self.chat}
        names |= {seat.person: seat.name for seat in self.seats if seat.person}
        return [wire.MutedPerson(other, names.get(other, "?")) for other in sorted(muted)]

    def is_played_by_person(self, seat: int) -> bool:
        """Whether a person plays this seat now, and no bot."""
        return seat >= 0 and self.seats[seat].person is not None and not self.seats[seat].level

    @property
    def asked_person_seats(self) -> list[int]:
        """The seats with an open question that people play."""
        return [seat for seat in self.waiting if self.is_played_by_person(seat)]

    @property
    def seats_on_clock(self) -> list[int]:
        """The seats with a running clock."""
        match self.clocks:
            case None:
                return []
            case Bank():
                return self.asked_person_seats
            case DecisionClocks():
                return [seat for seat in self.asked_person_seats if self._time_limit(seat)]

    def _time_limit(self, seat: int) -> int:
        """Return the seconds that a seat has for its question; 0 if it has no limit or no question."""
        if seat not in self.waiting:
            return 0
        return self.limits.get(self.questions[seat].menu.question, self.limits.get(ANY_QUESTION, 0))

    @property
    def deadline(self) -> float | None:
        """The time at which the next clock runs out; None if no clock runs."""
        return None if self.clocks is None else self.clocks.deadline(self.seats_on_clock)

    @property
    def public_answer_counts(self) -> list[int]:
        """For each seat: the number of its answers that other seats know of. Undone answers do not count."""
        answer_count, private_count = self.progress.answer_counts, self.progress.private_counts
        return [answer_count[seat] - private_count[seat] for seat in range(len(self.seats))]

    def known_answer_count(self, seat: int) -> int:
        """Return the number of answers that a seat knows: its own answers, and the public answers of other seats."""
        private_counts = self.progress.private_counts
        return self.progress.answer_count - (private_counts.total() - private_counts[seat])

    def event_number_for(self, person: str, seq: int | None = None) -> int:
        """Return the number of event `seq`, or of the latest one. Events that only others have noticed do not count."""
        return self.event_numbers.count_up_to(self.seq if seq is None else seq, [person, *self.seats_of(person)])

    def may_view(self, person: str) -> bool:
        """Whether a person may see the table."""
        return self.plan.public or person == self.host or person in self.admitted or bool(self.seats_of(person))

    def check_may_view(self, person: str, invite: str = "") -> None:
        """Raise Denial for a person who may not see the table and has no invitation."""
        is_invited = secrets.compare_digest(invite.encode(), self.plan.invite.encode())
        if not (is_invited or self.may_view(person)):
            raise Denial("forbidden", "table-is-private")

    def number_of_command(self, command: str, person: str | None, request: object) -> int | None:
        """Return the number of a command's event; None if it is new. Raise Denial if its id had another request."""
        entry = self.commands.get(command)
        if entry is None:
            return None
        if entry[:2] != (person, request):
            raise Denial("taken", "command-reused")
        return entry[2]

    # ---- events

    def apply(
        self, event: e.AnyTableEvent, event_time: float, person: str | None = None, command: str | None = None
    ) -> e.AnyTableEvent:
        """Apply an event, and return the form to store. Raise Denial or NotOffered if it is impossible."""
        running_seats = self.seats_on_clock
        stored = self._apply_event(event, event_time, person)
        if self.clocks is not None:
            self._run_clocks(self.clocks, stored, event_time, running_seats)
        self._count_event(stored, event_time, person, command)
        return stored

    def _count_event(self, stored: e.AnyTableEvent, event_time: float, person: str | None, command: str | None) -> None:
        self.last_event_time = event_time
        self.seq += 1
        if self.event_numbers.latest != self.seq:
            self.touched = event_time
        if command is not None:
            self.commands[command] = (person, stored.request, self.seq)

    # ---- checkpoints

    def checkpoint(self) -> TableCheckpoint:
        """Return the last checkpoint of the match, with the current clocks."""
        seconds_left = self.clocks.seconds_left if isinstance(self.clocks, Bank) else None
        return TableCheckpoint(checkpoint_of(self.match), seconds_left, self.time)

    def apply_without_match(
        self, event: e.AnyTableEvent, event_time: float, person: str | None, command: str | None
    ) -> None:
        """Apply an event except to the match: a checkpoint has it already, or the rules no longer allow it."""
        if not isinstance(event, MATCH_EVENTS):
            with contextlib.suppress(Denial):  # such as a resignation, if the rebuilt match is over
                self._apply_event(event, event_time, person)
        self._count_event(event, event_time, person, command)

    def continue_from(self, checkpoint: TableCheckpoint) -> None:
        """Continue from the checkpoint that the match was built from, after the events applied so far."""
        self.progress = Progress(self.match, self.last_event_time, self.seq)
        match self.clocks:
            case Bank() if checkpoint.left is not None:
                self.clocks.continue_with(checkpoint.left, self.last_event_time)
            case DecisionClocks():
                self.clocks.restart(self.last_event_time)
                self._settle_clocks(self.plan, -1)
            case _:
                pass

    def reseed(self) -> None:
        """Replace the luck to come, because the answers that were left out may have revealed it."""
        source = source_of_new_outcomes(self.match.table.source)
        assert isinstance(source, SeededLuck)
        self.match.table.source = SeededLuck(f"{source.seed}/{source.used}")

    # ---- each kind of event

    def _apply_event(self, event: e.AnyTableEvent, event_time: float, person: str | None) -> e.AnyTableEvent:
        match event:
            case e.AnswerGiven():
                return self._apply_answer(event, event_time)
            case e.DefaultTaken():
                return self._apply_default(event, event_time)
            case e.AnswerUndone():
                self._apply_undo(event.seat, event_time)
            case e.UndoRequested():
                self._open_vote(event.seat, event_time)
            case e.VoteCast():
                self._cast_vote(event, event_time)
            case e.VoteLapsed():
                self._drop_vote()
            case e.ChatSent():
                self._add_chat(event, event_time, person or "")
            case e.SeatHandedOver():
                self._hand_over_seat(event, event_time, person)
            case e.PlayerReturning():
                self._announce_return(event.seat)
            case e.SeatResigned():
                self._resign_seat(event, event_time)
            case _:
                self._apply_other_event(event, event_time, person or "")
        return event

    def _apply_other_event(self, event: e.AnyTableEvent, event_time: float, person: str) -> None:
        match event:
            case e.SeatTaken():
                self._take_seat(event.seat, SeatState(event.name, event.person, ""), event_time)
            case e.BotSeated():
                self._take_seat(event.seat, SeatState(event.name, None, event.level), event_time)
            case e.SeatLeft():
                self._free_seat(event.seat)
            case e.SpectatorAdmitted():
                self.admitted.add(event.person)
            case e.GuestLoggedIn():
                self._merge_guest(event.guest, event.person)
            case e.PersonMuted():
                self.event_numbers.add(self.seq + 1, person)
                muted = self.muted.setdefault(person, set())
                (muted.add if event.on else muted.discard)(event.person)
            case e.InterruptsChosen():
                self.event_numbers.add(self.seq + 1, person)
                self.interrupt_choices[person] = event.when
            case e.RematchSet():
                self.rematch = event.table
            case e.HallReopened():
                pass  # it changes only the clocks
            case e.RulesUpdated():
                self.updates, self.vote = self.updates + 1, None
            case _:
                raise FlowError(f"a table is set up once, and this event sets it up again: {event!r}")

    def _run_clocks(self, clocks: Bank | DecisionClocks, event: e.AnyTableEvent, now: float, seats: list[int]) -> None:
        if isinstance(event, e.HallReopened):
            clocks.stop(event.since, now, seats)
        else:
            clocks.run(now, seats)
        answered = event.seat if isinstance(event, e.AnswerGiven) and self.is_played_by_person(event.seat) else -1
        self._settle_clocks(event, answered)
        if isinstance(event, e.SeatHandedOver) and not event.level and isinstance(clocks, Bank):
            clocks.grant_return_time(event.seat)

    def _settle_clocks(self, event: e.AnyTableEvent, person_seat: int) -> None:
        acting_seat = event.seat if isinstance(event, (e.AnswerGiven, e.DefaultTaken, e.AnswerUndone)) else -1
        for seat, public_count in enumerate(self.public_answer_counts):
            match self.clocks:
                case None:
                    return
                case Bank():
                    answer_count = self.progress.answer_counts[seat]
                    self.clocks.settle(seat, answer_count, public_count, answered=seat == person_seat)
                case DecisionClocks():
                    undone, limit = isinstance(event, e.AnswerUndone), self._time_limit(seat)
                    self.clocks.settle(seat, public_count, limit, undone=undone, acted=seat == acting_seat)

    # ---- the match

    def _apply_answer(self, event: e.AnswerGiven, event_time: float) -> e.AnswerGiven:
        self._check_begun()
        time = event.time
        if event.luck is None and self.progress.is_race and not self.is_timed:
            time = max(0, int((event_time - self.progress.asked_at) * 1000))
        luck = self.progress.answer(self.seq + 1, event_time, event.seat, event.key, time, event.reason)
        self.time = max(self.time, time)
        return e.AnswerGiven(event.seat, event.key, time, self._check_luck(event.seat, luck, event.luck), event.reason)

    def _apply_default(self, event: e.DefaultTaken, event_time: float) -> e.DefaultTaken:
        self._check_begun()
        luck = self.progress.let_pass(self.seq + 1, event_time, event.seat, event.time, is_late=event.why == "time")
        self.time = max(self.time, event.time)
        return e.DefaultTaken(event.seat, self._check_luck(event.seat, luck, event.luck), event.time, event.why)

    def _check_luck(self, seat: int, luck: int, stored_luck: int | None) -> int:
        """Return the checksum of an answer's result. Raise FlowError if the stored one differs."""
        if stored_luck not in (None, luck):
            raise FlowError("the rules give a different result than the stored one")
        self._note_visibility(seat)
        return luck

    def _note_visibility(self, seat: int) -> None:
        """Record whether others can notice the seat's answer or undo; if so, an open vote ends."""
        if self.progress.is_unnoticed:
            self.event_numbers.add(self.seq + 1, seat)
        else:
            self.vote = None

    def _apply_undo(self, seat: int, event_time: float) -> None:
        self._check_begun()
        if not self.may_undo(seat):
            raise Denial("not-now", "no-undo-in-real-time" if self.is_timed else "time-was-up")
        if self.match.undo_place(seat) is None:
            raise Denial("not-offered", "learned-since")
        self.progress.take_back(self.seq + 1, event_time, seat)
        self._note_visibility(seat)

    def _check_begun(self) -> None:
        if not self.has_begun:
            free = sum(seat_state.is_free for seat_state in self.seats)
            raise Denial("not-now", "seats-are-free", free=free)

    def check_not_over(self) -> None:
        """Raise Denial for an undo once the match is over."""
        if self.over:
            raise Denial("not-now", "over-no-undo")

    # ---- undo by consent

    def check_no_vote(self) -> None:
        """Raise Denial during a vote. `apply` does not check it: in stored events a new vote may replace an old one."""
        if self.vote is not None:
            name = self.names[self.vote.seat]
            raise Denial("not-now", "vote-is-open", name=name)

    def _open_vote(self, seat: int, event_time: float) -> None:
        self._check_begun()
        if self.is_timed:
            raise Denial("not-now", "no-votes-in-real-time")
        self.check_not_over()
        nth = self.progress.answer_counts[seat]
        if not nth:
            raise Denial("not-now", "no-move-to-undo")
        self.vote = Vote.open(self.seats, seat, nth, event_time)
        self._undo_if_agreed(event_time)

    def _cast_vote(self, event: e.VoteCast, event_time: float) -> None:
        if self.vote is None or event.seat not in self.vote.waiting:
            raise Denial("not-now", "no-vote")
        self.vote = self.vote.with_consent(event.seat) if event.yes else None
        self._undo_if_agreed(event_time)

    def _drop_vote(self) -> None:
        if self.vote is None:
            raise FlowError("there is no vote that could run out")
        self.vote = None

    def _undo_if_agreed(self, event_time: float) -> None:
        """Carry out the undo once everybody has agreed."""
        if self.vote is not None and not self.vote.waiting:
            seat, nth = self.vote.seat, self.vote.answer_number
            self.progress.rewind(self.seq + 1, event_time, seat, nth)
            self.vote = None

    # ---- seats

    def _take_seat(self, seat: int, seat_state: SeatState, event_time: float) -> None:
        if not self.seats[seat].is_free:
            raise Denial("taken", "seat-taken", seat=seat + 1)
        self.seats[seat] = seat_state
        self.progress.asked_at = event_time

    def _free_seat(self, seat: int) -> None:
        if self.has_begun:
            raise Denial("not-now", "match-has-begun")
        self.seats[seat] = SeatState("", None, "")

    def _hand_over_seat(self, event: e.SeatHandedOver, event_time: float, person: str | None) -> None:
        seat_state = self.seats[event.seat]
        if seat_state.resigned:
            raise Denial("not-now", "resigned")
        if seat_state.level == event.level:
            raise Denial("not-now", "bot-plays-already" if event.level else "playing-already", bot=event.level)
        seat_state.level, seat_state.is_lost, seat_state.is_returning = event.level, event.why == "lost", False
        others = (seat.name for seat in self.seats if seat.person == person) if event.why == "away" else iter(())
        seat_state.handed_over_by = next(others, "")
        if event.why == "left":
            self.story.pieces.append(Departure(event.seat))
        self._remove_from_vote(event.seat, event_time)

    def _announce_return(self, seat: int) -> None:
        seat_state = self.seats[seat]
        if seat_state.resigned:
            raise Denial("not-now", "resigned")
        if not seat_state.level or seat_state.is_returning:
            raise Denial("not-now", "playing-already" if not seat_state.level else "seat-back-soon")
        seat_state.is_returning = True

    def _resign_seat(self, event: e.SeatResigned, event_time: float) -> None:
        self._check_begun()
        seat_state = self.seats[event.seat]
        if seat_state.resigned or self.over:
            raise Denial("not-now", "over" if self.over else "resigned-already")
        seat_state.resigned, seat_state.level = True, seat_state.level or event.level
        self._remove_from_vote(event.seat, event_time)

    def _remove_from_vote(self, seat: int, event_time: float) -> None:
        """Let a seat agree to an open vote: bots agree to every undo, and a person who returns then has no vote."""
        if self.vote is not None:
            self.vote = self.vote.without(seat)
            self._undo_if_agreed(event_time)

    def _merge_guest(self, guest: str, person: str) -> None:
        """Transfer everything of a guest to a person: seats, permissions, mutes, choices and commands."""
        for seat_state in self.seats:
            if seat_state.person == guest:
                seat_state.person = person
        self.event_numbers.merge_guest(guest, person)
        if guest in self.admitted:
            self.admitted.add(person)
        if guest == self.host:
            self.host = person
        if guest in self.muted:
            self.muted.setdefault(person, set()).update(self.muted.pop(guest))
        if guest in self.interrupt_choices:
            self.interrupt_choices[person] = self.interrupt_choices.pop(guest)
        for listener, muted in self.muted.items():
            if guest in muted and listener != person:
                muted.add(person)
        self.commands |= {
            name: (person, meant, seq) for name, (owner, meant, seq) in self.commands.items() if owner == guest
        }

    # ---- chat

    def _add_chat(self, event: e.ChatSent, event_time: float, person: str) -> None:
        self.chat.append(wire.Chat(self.seq + 1, person, event.name, event.text, event.phrase, event_time))
        del self.chat[:-MAX_CHAT_LINES]
