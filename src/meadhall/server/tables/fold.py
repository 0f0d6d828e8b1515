"""A table as the fold of its events: seats, match, chat, votes and clocks. No disk, no sockets."""

from __future__ import annotations

import contextlib
import secrets
from bisect import bisect_right
from collections.abc import Collection
from typing import Any, Final

from meadhall.engine import Answer, Game, Match, Seeded, find_game, record
from meadhall.engine.common.errors import FlowError
from meadhall.engine.record.checkpoint import checkpoint_of, go_on_from
from meadhall.engine.table.chance import luck_to_come
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denied
from meadhall.server.tables import events as e
from meadhall.server.tables.checkpoints import TableCheckpoint
from meadhall.server.tables.clocks import Bank
from meadhall.server.tables.progress import Progress, Question
from meadhall.server.tables.story import Story
from meadhall.server.tables.votes import Sitter, Vote

CHAT_KEPT: Final = 200  # lines
OF_THE_MATCH: Final = (e.Answered, e.Passed, e.TookBack, e.AskedBack, e.Voted, e.Lapsed, e.Reopened)


class Fold:
    """One table, as far as its events go. `apply` refuses what cannot be before anything has changed.

    With a `checkpoint` the match goes on from there, and `go_on` says after which event.
    """

    def __init__(self, table: str, first: e.TableSet, at: float, checkpoint: TableCheckpoint | None = None) -> None:
        self.table = table
        self.plan = first
        self.game: Game[Any] = find_game(first.game)
        self.seats = [Sitter(placed.name, placed.person, placed.level) for placed in first.seats]
        self.host = ""  # who set the table, and may look at it also without a seat
        self.admitted: set[str] = set()
        self.chat: list[wire.Chat] = []
        self.muted: dict[str, set[str]] = {}
        self.asked_when: dict[str, wire.When] = {}  # of whom that is not always
        self.commands: dict[str, tuple[str | None, object, int]] = {}
        self.counting = EventNumbers()
        self.vote: Vote | None = None
        self.rematch: str | None = None
        self.at = self.touched = at
        self.seq = 0
        self.updates = 0  # how often the match went on from a checkpoint, by changed rules
        match = self._new_match() if checkpoint is None else go_on_from(checkpoint.match, self.game)
        times = (entry.at for entry in match.log if isinstance(entry, Answer))
        self.time = max(times, default=0 if checkpoint is None else checkpoint.time)  # of the latest answer
        self.course = Progress(match, at)
        self.bank = None if first.clock is None else Bank(first.clock, len(self.seats), at)
        self.seq = 1

    def _new_match(self) -> Match[Any]:
        if self.plan.start:
            return record.load(self.plan.start, self.game, source=Seeded(self.plan.seed))
        return Match(self.game, seed=self.plan.seed, **self.plan.options)

    # ---- looking

    @property
    def match(self) -> Match[Any]:
        return self.course.match

    @property
    def tale(self) -> Story:
        """Everything that was told."""
        return self.course.tale

    @property
    def questions(self) -> dict[int, Question]:
        """The open questions by seat, whoever plays it."""
        return self.course.questions

    @property
    def decisions(self) -> int:
        """How many answers stand."""
        return self.course.decisions

    @property
    def begun(self) -> bool:
        """Whether nobody is waited for any more."""
        return all(sitter.person is not None or sitter.level for sitter in self.seats)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def timed(self) -> bool:
        """Whether the match is played in real time."""
        return self.game.is_timed(self.match.options)

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat may think again at all: in real time only while it is giving the parts of an answer."""
        return not self.timed or self.course.may_take_back_in_time(seat)

    @property
    def names(self) -> list[str]:
        """What everybody is called; a free seat by its number."""
        return [sitter.name or f"Seat {seat + 1}" for seat, sitter in enumerate(self.seats)]

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return self.match.ask.waiting if self.match.ask is not None and self.begun else []

    def of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.person == person]

    def muted_by(self, person: str) -> list[wire.Silenced]:
        """Whom a person does not want to hear, by the names under which they sat or spoke here."""
        muted = self.muted.get(person)
        if not muted:
            return []
        names = {line.person: line.name for line in self.chat}
        names |= {one.person: one.name for one in self.seats if one.person}
        return [wire.Silenced(one, names.get(one, "?")) for one in sorted(muted)]

    def plays(self, seat: int) -> bool:
        """Whether a person plays this seat now."""
        return seat >= 0 and self.seats[seat].person is not None and not self.seats[seat].level

    @property
    def running(self) -> list[int]:
        """The seats whose clocks run."""
        return [seat for seat in self.waiting if self.plays(seat)]

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return None if self.bank is None else self.bank.deadline(self.running)

    @property
    def heard_answers(self) -> list[int]:
        """How many answers of each seat stand that others have heard of."""
        standing, unheard = self.course.standing, self.course.unheard
        return [standing[seat] - unheard[seat] for seat in range(len(self.seats))]

    def decisions_known_to(self, seat: int) -> int:
        """How many answers stand that a seat has heard of, or has given."""
        unheard = self.course.unheard
        return self.course.decisions - (unheard.total() - unheard[seat])

    def number(self, person: str, seq: int | None = None) -> int:
        """The number of an event, or of the latest, as a person counts: without what others did unheard."""
        return self.counting.up_to(self.seq if seq is None else seq, [person, *self.of(person)])

    def may_look(self, person: str) -> bool:
        """Whether a person may see the table."""
        return self.plan.public or person == self.host or person in self.admitted or bool(self.of(person))

    def check_may_look(self, person: str, invite: str = "") -> None:
        """Raises Denied for who may not see the table, and does not show its invitation either."""
        invited = secrets.compare_digest(invite.encode(), self.plan.invite.encode())
        if not (invited or self.may_look(person)):
            raise Denied("forbidden", "table-is-private")

    def once(self, command: str, person: str | None, meant: object) -> int | None:
        """The number of the event that this command led to, None if it is new; Denied if it meant something else."""
        known = self.commands.get(command)
        if known is None:
            return None
        if known[:2] != (person, meant):
            raise Denied("taken", "command-reused")
        return known[2]

    # ---- what happens

    def apply(
        self, event: e.Happening, at: float, person: str | None = None, command: str | None = None
    ) -> e.Happening:
        """Lets something happen, and gives the event as it is to be kept; refuses what cannot be."""
        running = self.running
        kept = self._happened(event, at, person)
        if self.bank is not None:
            self._run_clocks(self.bank, kept, at, running)
        self._count_event(kept, at, person, command)
        return kept

    def _count_event(self, kept: e.Happening, at: float, person: str | None, command: str | None) -> None:
        self.at = at
        self.seq += 1
        if self.counting.latest != self.seq:
            self.touched = at
        if command is not None:
            self.commands[command] = (person, kept.meant, self.seq)

    # ---- checkpoints

    def checkpoint(self) -> TableCheckpoint:
        """The last checkpoint of the match, and the clocks as they are now."""
        return TableCheckpoint(checkpoint_of(self.match), self.bank.left if self.bank is not None else None, self.time)

    def pass_over(self, event: e.Happening, at: float, person: str | None, command: str | None) -> None:
        """Takes up what an event says of the people here, and leaves out what it says of the match."""
        if not isinstance(event, OF_THE_MATCH):
            with contextlib.suppress(Denied):  # what only a match that is over refuses
                self._happened(event, at, person)
        self._count_event(event, at, person, command)

    def go_on(self, checkpoint: TableCheckpoint) -> None:
        """The match goes on from its checkpoint after the events so far."""
        self.course = Progress(self.match, self.at, self.seq)
        if self.bank is not None and checkpoint.left is not None:
            self.bank.go_on(checkpoint.left, self.at)

    def deal_again(self) -> None:
        """Lets the luck to come be another than that of answers which were left out."""
        source = luck_to_come(self.match.table.source)
        assert isinstance(source, Seeded)
        self.match.table.source = Seeded(f"{source.seed}/{source.used}")

    # ---- each kind of event

    def _happened(self, event: e.Happening, at: float, person: str | None) -> e.Happening:
        match event:
            case e.Answered():
                return self._answered(event, at)
            case e.Passed():
                return self._passed(event, at)
            case e.TookBack():
                self._took_back(event.seat, at)
            case e.AskedBack():
                self._asked_back(event.seat, at)
            case e.Voted():
                self._voted(event, at)
            case e.Lapsed():
                self._lapsed()
            case e.Said():
                self._said(event, at, person or "")
            case e.Handed():
                self._handed(event, at, person)
            case e.Returning():
                self._returning(event.seat)
            case e.Resigned():
                self._resigned(event, at)
            case _:
                self._came_or_went(event, at, person or "")
        return event

    def _came_or_went(self, event: e.Happening, at: float, person: str) -> None:
        match event:
            case e.Sat():
                self._sat(event.seat, Sitter(event.name, event.person, ""), at)
            case e.BotSat():
                self._sat(event.seat, Sitter(event.name, None, event.level), at)
            case e.Left():
                self._left(event.seat)
            case e.Admitted():
                self.admitted.add(event.person)
            case e.Became():
                self._became(event.guest, event.person)
            case e.Muted():
                self.counting.keep(self.seq + 1, person)
                muted = self.muted.setdefault(person, set())
                (muted.add if event.on else muted.discard)(event.person)
            case e.AskedWhen():
                self.counting.keep(self.seq + 1, person)
                self.asked_when[person] = event.when
            case e.Rematched():
                self.rematch = event.table
            case e.Reopened():
                pass  # the clocks alone are told of it
            case e.Updated():
                self.updates, self.vote = self.updates + 1, None
            case _:
                raise FlowError(f"a table is set once; this is {event!r}")

    def _run_clocks(self, bank: Bank, event: e.Happening, at: float, running: list[int]) -> None:
        if isinstance(event, e.Reopened):
            bank.stand(event.since, at, running)
        else:
            bank.run(at, running)
        answered = event.seat if isinstance(event, e.Answered) and self.plays(event.seat) else None
        for seat, heard in enumerate(self.heard_answers):
            bank.settle(seat, self.course.standing[seat], heard, answered=seat == answered)
        if isinstance(event, e.Handed) and not event.level:
            bank.came_back(event.seat)

    # ---- the match

    def _answered(self, event: e.Answered, at: float) -> e.Answered:
        self._must_be_running()
        time = event.time
        if event.luck is None and self.course.is_race and not self.timed:
            time = max(0, int((at - self.course.asked_at) * 1000))
        luck = self.course.answer(self.seq + 1, at, event.seat, event.key, time, event.reason)
        self.time = max(self.time, time)
        return e.Answered(event.seat, event.key, time, self._moved(event.seat, luck, event.luck), event.reason)

    def _passed(self, event: e.Passed, at: float) -> e.Passed:
        self._must_be_running()
        luck = self.course.let_pass(self.seq + 1, at, event.seat, event.time)
        self.time = max(self.time, event.time)
        return e.Passed(event.seat, self._moved(event.seat, luck, event.luck), event.time)

    def _moved(self, seat: int, luck: int, before: int | None) -> int:
        """What an answer brought; FlowError if that was something else before."""
        if before not in (None, luck):
            raise FlowError(f"table {self.table}, event {self.seq + 1}: the rules bring something else than they did")
        self._heard_of(seat)
        return luck

    def _heard_of(self, seat: int) -> None:
        """A seat has gone on or back: with what others notice, a vote about an earlier answer is over."""
        if self.course.is_quiet:
            self.counting.keep(self.seq + 1, seat)
        else:
            self.vote = None

    def _took_back(self, seat: int, at: float) -> None:
        self._must_be_running()
        if not self.may_take_back(seat):
            raise Denied("not-now", "no-undo-in-real-time")
        if self.match.undo_place(seat) is None:
            raise Denied("not-offered", "learned-since")
        self.course.take_back(self.seq + 1, at, seat)
        self._heard_of(seat)

    def _must_be_running(self) -> None:
        if not self.begun:
            free = sum(sitter.is_free for sitter in self.seats)
            raise Denied("not-now", "seats-are-free", free=free)

    def check_goes_on(self) -> None:
        """Denied once the match is over: then nothing is taken back."""
        if self.over:
            raise Denied("not-now", "over-no-undo")

    # ---- taking back by leave

    def check_no_vote(self) -> None:
        """Denied while there is a vote; told again, one that was asked for ends the one before."""
        if self.vote is not None:
            name = self.names[self.vote.seat]
            raise Denied("not-now", "vote-is-open", name=name)

    def _asked_back(self, seat: int, at: float) -> None:
        self._must_be_running()
        if self.timed:
            raise Denied("not-now", "no-votes-in-real-time")
        self.check_goes_on()
        nth = self.course.standing[seat]
        if not nth:
            raise Denied("not-now", "no-move-to-undo")
        self.vote = Vote.opened(self.seats, seat, nth, at)
        self._count(at)

    def _voted(self, event: e.Voted, at: float) -> None:
        if self.vote is None or event.seat not in self.vote.waiting:
            raise Denied("not-now", "no-vote")
        self.vote = self.vote.said(event.seat) if event.yes else None
        self._count(at)

    def _lapsed(self) -> None:
        if self.vote is None:
            raise FlowError(f"table {self.table}, event {self.seq + 1}: there is no vote that could run out")
        self.vote = None

    def _count(self, at: float) -> None:
        """Carries out what everybody agrees to."""
        if self.vote is not None and not self.vote.waiting:
            seat, nth = self.vote.seat, self.vote.nth
            self.course.rewind(self.seq + 1, at, seat, nth)
            self.vote = None

    # ---- seats

    def _sat(self, seat: int, sitter: Sitter, at: float) -> None:
        if not self.seats[seat].is_free:
            raise Denied("taken", "seat-taken", seat=seat + 1)
        self.seats[seat] = sitter
        self.course.asked_at = at

    def _left(self, seat: int) -> None:
        if self.begun:
            raise Denied("not-now", "match-has-begun")
        self.seats[seat] = Sitter("", None, "")

    def _handed(self, event: e.Handed, at: float, person: str | None) -> None:
        sitter = self.seats[event.seat]
        if sitter.resigned:
            raise Denied("not-now", "resigned")
        if sitter.level == event.level:
            raise Denied("not-now", "bot-plays-already" if event.level else "playing-already", bot=event.level)
        sitter.level, sitter.is_lost, sitter.returns = event.level, event.why == "lost", False
        others = (one.name for one in self.seats if one.person == person) if event.why == "away" else iter(())
        sitter.by = next(others, "")
        self._without(event.seat, at)

    def _returning(self, seat: int) -> None:
        sitter = self.seats[seat]
        if sitter.resigned:
            raise Denied("not-now", "resigned")
        if not sitter.level or sitter.returns:
            raise Denied("not-now", "playing-already" if not sitter.level else "seat-back-soon")
        sitter.returns = True

    def _resigned(self, event: e.Resigned, at: float) -> None:
        self._must_be_running()
        sitter = self.seats[event.seat]
        if sitter.resigned or self.over:
            raise Denied("not-now", "over" if self.over else "resigned-already")
        sitter.resigned, sitter.level = True, sitter.level or event.level
        self._without(event.seat, at)

    def _without(self, seat: int, at: float) -> None:
        """A bot agrees to any take-back; a person who came back is not asked any more."""
        if self.vote is not None:
            self.vote = self.vote.without(seat)
            self._count(at)

    def _became(self, guest: str, person: str) -> None:
        """What a guest had is another's: seats, leave to look, whom they mute and who mutes them, when they are asked,
        commands."""
        for sitter in self.seats:
            if sitter.person == guest:
                sitter.person = person
        self.counting.became(guest, person)
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

    def _said(self, event: e.Said, at: float, person: str) -> None:
        self.chat.append(wire.Chat(self.seq + 1, person, event.name, event.text, event.phrase, at))
        del self.chat[:-CHAT_KEPT]


# ---- event numbers as each person counts them: events that a person has not seen do not count for that person


Whose = int | str  # a seat, or a person


class EventNumbers:
    """The numbers of the events of which nobody heard but who did them; all others count for everybody."""

    def __init__(self) -> None:
        self._own: dict[Whose, list[int]] = {}
        self.latest = 0

    def keep(self, seq: int, whose: Whose) -> None:
        """Nobody but this one has heard of this event."""
        self._own.setdefault(whose, []).append(seq)
        self.latest = seq

    def became(self, guest: str, person: str) -> None:
        """What a guest has done is another's."""
        if guest in self._own:
            self._own[person] = sorted(self._own.get(person, []) + self._own.pop(guest))

    def up_to(self, seq: int, mine: Collection[Whose]) -> int:
        """How many events there are up to one, for whom these are."""
        return seq - sum(bisect_right(own, seq) for whose, own in self._own.items() if whose not in mine)
