"""A table as the fold of its events: seats, match, chat, votes and clocks. No disk, no sockets."""

from __future__ import annotations

import contextlib
import secrets
from typing import Any, Final

from meadhall.engine import ANY_QUESTION, Answer, Game, Match, SeededLuck, find_game, record
from meadhall.engine.common.errors import FlowError
from meadhall.engine.record.checkpoint import checkpoint_of, go_on_from
from meadhall.engine.table.chance import luck_to_come
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables import events as e
from meadhall.server.tables.clocks import Bank, DecisionClocks
from meadhall.server.tables.events import TableCheckpoint
from meadhall.server.tables.progress import EventNumbers, Progress, Question
from meadhall.server.tables.story import Departure, Story
from meadhall.server.tables.votes import Sitter, Vote

CHAT_KEPT: Final = 200  # lines
OF_THE_MATCH: Final = (
    e.AnswerGiven,
    e.DefaultTaken,
    e.AnswerUndone,
    e.UndoRequested,
    e.VoteCast,
    e.VoteLapsed,
    e.HallReopened,
)


class Fold:
    """One table, folded from its events. `apply` refuses an impossible event before anything has changed.

    With a `checkpoint` the match continues from there, and `go_on` says after which event.
    """

    def __init__(self, table: str, first: e.TableSet, at: float, checkpoint: TableCheckpoint | None = None) -> None:
        self.table = table
        self.plan = first
        self.game: Game[Any] = find_game(first.game)
        self.seats = [Sitter(placed.name, placed.person, placed.level) for placed in first.seats]
        self.host = ""  # the person who created the table, and may watch without a seat
        self.admitted: set[str] = set()
        self.chat: list[wire.Chat] = []
        self.muted: dict[str, set[str]] = {}
        self.asked_when: dict[str, wire.When] = {}  # of people who do not want to be asked always
        self.commands: dict[str, tuple[str | None, object, int]] = {}
        self.event_numbers = EventNumbers()
        self.vote: Vote | None = None
        self.rematch: str | None = None
        self.at = self.touched = at
        self.seq = 0
        self.updates = 0  # how often the match continued from a checkpoint, after changed rules
        match = self._new_match() if checkpoint is None else go_on_from(checkpoint.match, self.game)
        times = (entry.at for entry in match.log if isinstance(entry, Answer))
        self.time = max(times, default=0 if checkpoint is None else checkpoint.time)  # of the latest answer
        self.progress = Progress(match, at)
        self.limits = {} if self.timed else self.game.time_limits(match.options)  # seconds by question
        self.clocks = self._new_clocks(at)
        self._settle_clocks(first, -1)
        self.seq = 1

    def _new_match(self) -> Match[Any]:
        if self.plan.start:
            return record.load(self.plan.start, self.game, source=SeededLuck(self.plan.seed))
        return Match(self.game, seed=self.plan.seed, **self.plan.options)

    def _new_clocks(self, at: float) -> Bank | DecisionClocks | None:
        if self.plan.clock is not None:
            return Bank(self.plan.clock, len(self.seats), at)
        return DecisionClocks(len(self.seats), at) if self.limits else None

    # ---- reading

    @property
    def match(self) -> Match[Any]:
        return self.progress.match

    @property
    def story(self) -> Story:
        """Everything that was told."""
        return self.progress.story

    @property
    def questions(self) -> dict[int, Question]:
        """The open questions by seat, of people and bots."""
        return self.progress.questions

    @property
    def decisions(self) -> int:
        """How many answers stand."""
        return self.progress.decisions

    @property
    def begun(self) -> bool:
        """Whether every seat is taken."""
        return all(sitter.person is not None or sitter.level for sitter in self.seats)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def timed(self) -> bool:
        """Whether the match is played in real time."""
        return self.game.is_timed(self.match.options)

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat may undo at all: in real time only while it is giving the parts of an answer."""
        if self.timed:
            return self.progress.may_take_back_in_time(seat)
        return not self.is_late(seat)

    def is_late(self, seat: int) -> bool:
        """Whether the seat's last decision was made for it, or at the last moment, when its time was up."""
        return isinstance(self.clocks, DecisionClocks) and self.clocks.ran_out(seat)

    @property
    def names(self) -> list[str]:
        """The names of all seats; a free seat has its number."""
        return [sitter.name or f"Seat {seat + 1}" for seat, sitter in enumerate(self.seats)]

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return self.match.ask.waiting if self.match.ask is not None and self.begun else []

    def of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.person == person]

    def muted_by(self, person: str) -> list[wire.MutedPerson]:
        """The people that a person has muted, by the names that they had here."""
        muted = self.muted.get(person)
        if not muted:
            return []
        names = {line.person: line.name for line in self.chat}
        names |= {seat.person: seat.name for seat in self.seats if seat.person}
        return [wire.MutedPerson(one, names.get(one, "?")) for one in sorted(muted)]

    def plays(self, seat: int) -> bool:
        """Whether a person plays this seat now."""
        return seat >= 0 and self.seats[seat].person is not None and not self.seats[seat].level

    @property
    def asked_people(self) -> list[int]:
        """The asked seats of people."""
        return [seat for seat in self.waiting if self.plays(seat)]

    @property
    def running(self) -> list[int]:
        """The seats whose clocks run."""
        match self.clocks:
            case None:
                return []
            case Bank():
                return self.asked_people
            case DecisionClocks():
                return [seat for seat in self.asked_people if self._limit_of(seat)]

    def _limit_of(self, seat: int) -> int:
        """How many seconds a seat has for its question; 0 without a limit or a question."""
        if seat not in self.waiting:
            return 0
        return self.limits.get(self.questions[seat].menu.question, self.limits.get(ANY_QUESTION, 0))

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return None if self.clocks is None else self.clocks.deadline(self.running)

    @property
    def heard_answers(self) -> list[int]:
        """How many standing answers of each seat are known to others."""
        standing, unheard = self.progress.standing, self.progress.unheard
        return [standing[seat] - unheard[seat] for seat in range(len(self.seats))]

    def decisions_known_to(self, seat: int) -> int:
        """How many standing answers a seat knows of, its own included."""
        unheard = self.progress.unheard
        return self.progress.decisions - (unheard.total() - unheard[seat])

    def number(self, person: str, seq: int | None = None) -> int:
        """Number of an event, or of the latest, for a person: without unheard events of others."""
        return self.event_numbers.up_to(self.seq if seq is None else seq, [person, *self.of(person)])

    def may_look(self, person: str) -> bool:
        """Whether a person may see the table."""
        return self.plan.public or person == self.host or person in self.admitted or bool(self.of(person))

    def check_may_look(self, person: str, invite: str = "") -> None:
        """Raise Denial for a person who may not see the table and has no invitation."""
        invited = secrets.compare_digest(invite.encode(), self.plan.invite.encode())
        if not (invited or self.may_look(person)):
            raise Denial("forbidden", "table-is-private")

    def once(self, command: str, person: str | None, meant: object) -> int | None:
        """Number of the event that this command led to, None if it is new; Denial if it meant something else."""
        known = self.commands.get(command)
        if known is None:
            return None
        if known[:2] != (person, meant):
            raise Denial("taken", "command-reused")
        return known[2]

    # ---- events

    def apply(
        self, event: e.Happening, at: float, person: str | None = None, command: str | None = None
    ) -> e.Happening:
        """Apply an event, and return it in its stored form; refuse an impossible one."""
        running = self.running
        kept = self._happened(event, at, person)
        if self.clocks is not None:
            self._run_clocks(self.clocks, kept, at, running)
        self._count_event(kept, at, person, command)
        return kept

    def _count_event(self, kept: e.Happening, at: float, person: str | None, command: str | None) -> None:
        self.at = at
        self.seq += 1
        if self.event_numbers.latest != self.seq:
            self.touched = at
        if command is not None:
            self.commands[command] = (person, kept.meant, self.seq)

    # ---- checkpoints

    def checkpoint(self) -> TableCheckpoint:
        """The last checkpoint of the match, and the clocks as they are now."""
        left = self.clocks.left if isinstance(self.clocks, Bank) else None
        return TableCheckpoint(checkpoint_of(self.match), left, self.time)

    def pass_over(self, event: e.Happening, at: float, person: str | None, command: str | None) -> None:
        """Apply the part of an event that is about people, and leave out the match."""
        if not isinstance(event, OF_THE_MATCH):
            with contextlib.suppress(Denial):  # refused only after the end of a match
                self._happened(event, at, person)
        self._count_event(event, at, person, command)

    def go_on(self, checkpoint: TableCheckpoint) -> None:
        """Continue the match from its checkpoint after the events so far."""
        self.progress = Progress(self.match, self.at, self.seq)
        match self.clocks:
            case Bank() if checkpoint.left is not None:
                self.clocks.go_on(checkpoint.left, self.at)
            case DecisionClocks():
                self.clocks.restart(self.at)
                self._settle_clocks(self.plan, -1)
            case _:
                pass

    def deal_again(self) -> None:
        """Change the luck to come, so that it is not that of the answers left out."""
        source = luck_to_come(self.match.table.source)
        assert isinstance(source, SeededLuck)
        self.match.table.source = SeededLuck(f"{source.seed}/{source.used}")

    # ---- each kind of event

    def _happened(self, event: e.Happening, at: float, person: str | None) -> e.Happening:
        match event:
            case e.AnswerGiven():
                return self._answered(event, at)
            case e.DefaultTaken():
                return self._passed(event, at)
            case e.AnswerUndone():
                self._took_back(event.seat, at)
            case e.UndoRequested():
                self._asked_back(event.seat, at)
            case e.VoteCast():
                self._voted(event, at)
            case e.VoteLapsed():
                self._lapsed()
            case e.ChatSent():
                self._said(event, at, person or "")
            case e.SeatHandedOver():
                self._handed(event, at, person)
            case e.PlayerReturning():
                self._returning(event.seat)
            case e.SeatResigned():
                self._resigned(event, at)
            case _:
                self._came_or_went(event, at, person or "")
        return event

    def _came_or_went(self, event: e.Happening, at: float, person: str) -> None:
        match event:
            case e.SeatTaken():
                self._sat(event.seat, Sitter(event.name, event.person, ""), at)
            case e.BotSeated():
                self._sat(event.seat, Sitter(event.name, None, event.level), at)
            case e.SeatLeft():
                self._left(event.seat)
            case e.SpectatorAdmitted():
                self.admitted.add(event.person)
            case e.GuestLoggedIn():
                self._became(event.guest, event.person)
            case e.PersonMuted():
                self.event_numbers.keep(self.seq + 1, person)
                muted = self.muted.setdefault(person, set())
                (muted.add if event.on else muted.discard)(event.person)
            case e.InterruptsChosen():
                self.event_numbers.keep(self.seq + 1, person)
                self.asked_when[person] = event.when
            case e.RematchSet():
                self.rematch = event.table
            case e.HallReopened():
                pass  # only the clocks are told
            case e.RulesUpdated():
                self.updates, self.vote = self.updates + 1, None
            case _:
                raise FlowError(f"a table is set up once, and this event sets it up again: {event!r}")

    def _run_clocks(self, clocks: Bank | DecisionClocks, event: e.Happening, at: float, running: list[int]) -> None:
        if isinstance(event, e.HallReopened):
            clocks.stand(event.since, at, running)
        else:
            clocks.run(at, running)
        answered = event.seat if isinstance(event, e.AnswerGiven) and self.plays(event.seat) else -1
        self._settle_clocks(event, answered)
        if isinstance(event, e.SeatHandedOver) and not event.level and isinstance(clocks, Bank):
            clocks.came_back(event.seat)

    def _settle_clocks(self, event: e.Happening, answered: int) -> None:
        by = event.seat if isinstance(event, (e.AnswerGiven, e.DefaultTaken, e.AnswerUndone)) else -1
        for seat, heard in enumerate(self.heard_answers):
            match self.clocks:
                case None:
                    return
                case Bank():
                    self.clocks.settle(seat, self.progress.standing[seat], heard, answered=seat == answered)
                case DecisionClocks():
                    back = isinstance(event, e.AnswerUndone)
                    self.clocks.settle(seat, heard, self._limit_of(seat), back=back, own=seat == by)

    # ---- the match

    def _answered(self, event: e.AnswerGiven, at: float) -> e.AnswerGiven:
        self._must_be_running()
        time = event.time
        if event.luck is None and self.progress.is_race and not self.timed:
            time = max(0, int((at - self.progress.asked_at) * 1000))
        luck = self.progress.answer(self.seq + 1, at, event.seat, event.key, time, event.reason)
        self.time = max(self.time, time)
        return e.AnswerGiven(event.seat, event.key, time, self._moved(event.seat, luck, event.luck), event.reason)

    def _passed(self, event: e.DefaultTaken, at: float) -> e.DefaultTaken:
        self._must_be_running()
        luck = self.progress.let_pass(self.seq + 1, at, event.seat, event.time, is_late=event.why == "time")
        self.time = max(self.time, event.time)
        return e.DefaultTaken(event.seat, self._moved(event.seat, luck, event.luck), event.time, event.why)

    def _moved(self, seat: int, luck: int, before: int | None) -> int:
        """Return the checksum of an answer's result; FlowError if the stored one differs."""
        if before not in (None, luck):
            raise FlowError("the rules lead to another outcome than the stored one")
        self._heard_of(seat)
        return luck

    def _heard_of(self, seat: int) -> None:
        """Note that a seat has answered or undone: if others notice it, a vote about an earlier answer is over."""
        if self.progress.is_quiet:
            self.event_numbers.keep(self.seq + 1, seat)
        else:
            self.vote = None

    def _took_back(self, seat: int, at: float) -> None:
        self._must_be_running()
        if not self.may_take_back(seat):
            raise Denial("not-now", "no-undo-in-real-time" if self.timed else "time-was-up")
        if self.match.undo_place(seat) is None:
            raise Denial("not-offered", "learned-since")
        self.progress.take_back(self.seq + 1, at, seat)
        self._heard_of(seat)

    def _must_be_running(self) -> None:
        if not self.begun:
            free = sum(sitter.is_free for sitter in self.seats)
            raise Denial("not-now", "seats-are-free", free=free)

    def check_goes_on(self) -> None:
        """Raise Denial once the match is over: then no undo is possible."""
        if self.over:
            raise Denial("not-now", "over-no-undo")

    # ---- undo by consent

    def check_no_vote(self) -> None:
        """Raise Denial during a vote; in a replay of events a new vote replaces the old one."""
        if self.vote is not None:
            name = self.names[self.vote.seat]
            raise Denial("not-now", "vote-is-open", name=name)

    def _asked_back(self, seat: int, at: float) -> None:
        self._must_be_running()
        if self.timed:
            raise Denial("not-now", "no-votes-in-real-time")
        self.check_goes_on()
        nth = self.progress.standing[seat]
        if not nth:
            raise Denial("not-now", "no-move-to-undo")
        self.vote = Vote.opened(self.seats, seat, nth, at)
        self._count(at)

    def _voted(self, event: e.VoteCast, at: float) -> None:
        if self.vote is None or event.seat not in self.vote.waiting:
            raise Denial("not-now", "no-vote")
        self.vote = self.vote.said(event.seat) if event.yes else None
        self._count(at)

    def _lapsed(self) -> None:
        if self.vote is None:
            raise FlowError("there is no vote that could run out")
        self.vote = None

    def _count(self, at: float) -> None:
        """Carry out an undo that everybody agrees to."""
        if self.vote is not None and not self.vote.waiting:
            seat, nth = self.vote.seat, self.vote.nth
            self.progress.rewind(self.seq + 1, at, seat, nth)
            self.vote = None

    # ---- seats

    def _sat(self, seat: int, sitter: Sitter, at: float) -> None:
        if not self.seats[seat].is_free:
            raise Denial("taken", "seat-taken", seat=seat + 1)
        self.seats[seat] = sitter
        self.progress.asked_at = at

    def _left(self, seat: int) -> None:
        if self.begun:
            raise Denial("not-now", "match-has-begun")
        self.seats[seat] = Sitter("", None, "")

    def _handed(self, event: e.SeatHandedOver, at: float, person: str | None) -> None:
        sitter = self.seats[event.seat]
        if sitter.resigned:
            raise Denial("not-now", "resigned")
        if sitter.level == event.level:
            raise Denial("not-now", "bot-plays-already" if event.level else "playing-already", bot=event.level)
        sitter.level, sitter.is_lost, sitter.returns = event.level, event.why == "lost", False
        others = (seat.name for seat in self.seats if seat.person == person) if event.why == "away" else iter(())
        sitter.by = next(others, "")
        if event.why == "left":
            self.story.pieces.append(Departure(event.seat))
        self._without(event.seat, at)

    def _returning(self, seat: int) -> None:
        sitter = self.seats[seat]
        if sitter.resigned:
            raise Denial("not-now", "resigned")
        if not sitter.level or sitter.returns:
            raise Denial("not-now", "playing-already" if not sitter.level else "seat-back-soon")
        sitter.returns = True

    def _resigned(self, event: e.SeatResigned, at: float) -> None:
        self._must_be_running()
        sitter = self.seats[event.seat]
        if sitter.resigned or self.over:
            raise Denial("not-now", "over" if self.over else "resigned-already")
        sitter.resigned, sitter.level = True, sitter.level or event.level
        self._without(event.seat, at)

    def _without(self, seat: int, at: float) -> None:
        """Remove a seat from the vote: a bot agrees to any undo, and a returned person is not asked."""
        if self.vote is not None:
            self.vote = self.vote.without(seat)
            self._count(at)

    def _became(self, guest: str, person: str) -> None:
        """Give everything of a guest to a person: seats, permissions, mutes, wishes and commands."""
        for sitter in self.seats:
            if sitter.person == guest:
                sitter.person = person
        self.event_numbers.became(guest, person)
        if guest in self.admitted:
            self.admitted.add(person)
        if guest == self.host:
            self.host = person
        if guest in self.muted:
            self.muted.setdefault(person, set()).update(self.muted.pop(guest))
        if guest in self.asked_when:
            self.asked_when[person] = self.asked_when.pop(guest)
        for listener, muted in self.muted.items():
            if guest in muted and listener != person:
                muted.add(person)
        self.commands |= {
            name: (person, meant, seq) for name, (who, meant, seq) in self.commands.items() if who == guest
        }

    # ---- chat

    def _said(self, event: e.ChatSent, at: float, person: str) -> None:
        self.chat.append(wire.Chat(self.seq + 1, person, event.name, event.text, event.phrase, at))
        del self.chat[:-CHAT_KEPT]
