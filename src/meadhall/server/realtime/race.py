"""A table in real time: runs the game's sequencer in jobs of the table, with a stopwatch and a timer.

Each answer of the sequencer becomes an ordinary event, which is on the disk before any viewer receives it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from meadhall.engine import MeadhallError, Sequencer
from meadhall.engine.common.errors import FlowError
from meadhall.engine.flows.flow import ANY
from meadhall.engine.realtime.stopwatch import Stopwatch
from meadhall.server.bots.table_interface import Record, TableInterface
from meadhall.server.common.weak_owner import WeaklyOwned
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denial
from meadhall.server.realtime.race_bots import RaceBots
from meadhall.server.realtime.race_players import RacePlayers
from meadhall.server.tables import events as e
from meadhall.server.tables.fold import Fold

MAX_DOUBLINGS: Final = 6  # after this many failures in a row the pauses no longer double


@dataclass
class CommandedAnswer:
    """An answer from a viewer's command. `seq` is the number of its event once it is recorded."""

    request: object
    person: str | None
    command: str | None
    seq: int | None = None


class Race(WeaklyOwned[TableInterface]):
    """Real time at one table. It does nothing if the match is not in real time."""

    def __init__(self, table: TableInterface) -> None:
        super().__init__(table)
        self.bots = RaceBots(self)
        self.race_players = RacePlayers(self)
        self._running_parts: tuple[Fold, Sequencer, Stopwatch] | None = None
        self._record_in_job: Record | None = None
        self._commanded: CommandedAnswer | None = None  # the answer that the sequencer is processing
        self._timer: asyncio.TimerHandle | None = None
        self._check_task: asyncio.Task[None] | None = None
        self._must_check_again = False
        self.failures = 0  # failed checks in a row
        self._last_facts: object = None

    # ---- state and parts

    @property
    def table(self) -> TableInterface:
        return self._owner

    @property
    def is_on(self) -> bool:
        """Whether a match in real time is running."""
        table = self.table
        return table.is_loaded and table.fold.is_timed and table.fold.has_begun and not table.fold.over

    def _parts(self) -> tuple[Fold, Sequencer, Stopwatch]:
        """Return the fold, the sequencer and the stopwatch. They are created again after the table was reloaded."""
        fold = self.table.fold
        if self._running_parts is None or self._running_parts[0] is not fold:
            assert fold.game.timing is not None
            new_stopwatch = Stopwatch(self.table.services.ticks, fold.time)
            self._running_parts = fold, fold.game.timing.sequencer(fold.match, self, fold.time), new_stopwatch
        return self._running_parts

    @property
    def sequencer(self) -> Sequencer:
        """The sequencer of the match."""
        return self._parts()[1]

    @property
    def stopwatch(self) -> Stopwatch:
        """The stopwatch of the match."""
        return self._parts()[2]

    def stop(self) -> None:
        """Stop the timer, the checks and the bots."""
        if self._timer is not None:
            self._timer.cancel()
        if self._check_task is not None:
            self._check_task.cancel()
        self._timer = self._check_task = self._running_parts = None
        self.race_players.reset()
        self.bots.stop()

    # ---- called by the sequencer

    def answer(self, seat: int, answer: str, at: int = 0) -> None:
        """Record an answer that the sequencer accepts: the current command's answer, or one that is due now."""
        commanded, event = self._commanded, e.AnswerGiven(seat, answer, at)
        if commanded is not None and commanded.seq is None and commanded.request == event.request:
            commanded.seq = self.record(event, commanded.person, commanded.command)
        else:
            self.record(event)
        self.race_players.return_seats()

    def let_pass(self, seat: int, at: int = 0) -> None:
        """Record the default answer of a seat."""
        self.record(e.DefaultTaken(seat, time=at))
        self.race_players.return_seats()

    def record(self, event: e.AnyTableEvent, person: str | None = None, command: str | None = None) -> int:
        """Record an event in the current transaction."""
        assert self._record_in_job is not None
        return self._record_in_job(event, person, command)

    async def _record_together(self, act: Callable[[int], None], tick: float | None = None) -> None:
        """Call `act` with the time of the stopwatch, and store all events that it records in one transaction."""
        await self.table.load()
        now = self.stopwatch.now(tick)

        def act_and_record(record: Record) -> None:
            self._record_in_job = record
            try:
                act(now)
            finally:
                self._record_in_job = self._commanded = None

        await self.table.record_events(act_and_record)

    # ---- incoming answers

    async def answer_command(self, event: e.AnswerGiven, person: str | None, command: str | None, tick: float) -> int:
        """Record the answer of a command that arrived at this tick, and return the number of the event."""
        self._check_clock_runs(event)
        commanded = CommandedAnswer(event.request, person, command)

        def act(now: int) -> None:
            if self.stopwatch.is_running:
                self.sequencer.wake(now)
            self._commanded = commanded
            self.sequencer.answer(event.seat, event.key, now)
            if commanded.seq is None:
                raise FlowError(
                    f"the sequencer of {self.table.fold.game.name} drops the answer '{event.key}'; it must return all"
                )

        await self._record_together(act, tick)
        assert commanded.seq is not None
        return commanded.seq

    def _check_clock_runs(self, event: e.AnswerGiven) -> None:
        """Raise Denial for a race answer while the clock is stopped; unasked answers are always allowed."""
        match = self.table.fold.match
        unasked = match.unasked(event.seat)
        is_racing = match.ask is not None and match.ask.question_of(event.seat).way == ANY
        if is_racing and not self.stopwatch.is_running and (unasked is None or event.key not in unasked.keys):
            raise Denial("not-now", "clock-paused")

    # ---- timers

    def resume(self) -> None:
        """Schedule a check whether anything is due or has changed."""
        if not self.is_on:
            self.bots.stop()
        elif self.failures:
            self._check_in(self.table.services.pace.check_interval * 2 ** min(self.failures, MAX_DOUBLINGS))
        else:
            self._check_now()

    def _check_now(self) -> None:
        if self._check_task is not None and not self._check_task.done():
            self._must_check_again = True
        else:
            self._check_task = asyncio.create_task(self._run_checks())

    def _check_in(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._check_now)

    async def _run_checks(self) -> None:
        self._must_check_again = True
        while self._must_check_again:
            self._must_check_again = False
            with contextlib.suppress(MeadhallError):  # the mailbox is closed; `check` handles all other errors
                await self.table.run_job(self.check)

    async def check(self) -> None:
        """Do everything that is due, and update viewers. Call it only from a job."""
        try:
            await self._check()
        except MeadhallError as error:  # counted here, because a failed write cancels the checking task
            self.failures += 1
            self.table.services.log.warning("failed", table=self.table.id, kind="race", why=str(error))
            self.resume()
        else:
            self.failures = 0

    async def _check(self) -> None:
        await self.table.load()
        if not self.is_on:
            return
        before = self.table.fold.seq
        await self._record_together(self._carry_out_due)
        if not self.is_on:
            self.table.publish_change()
            return
        previous_facts, self._last_facts = self._last_facts, self._facts_to_show()
        if self.table.fold.seq != before or previous_facts != self._last_facts:
            self.table.refresh_viewers()
        self.bots.resume()
        self._check_in(min(self.delays_until_due(), default=None))

    def _carry_out_due(self, now: int) -> None:
        self.race_players.update_presence(now)
        if self.stopwatch.is_running:
            self.sequencer.wake(now)
            self.bots.give_due_answers(now)
        self.race_players.hand_over_seats(now)

    def delays_until_due(self) -> list[float]:
        """Return the seconds until each of the next times when something is due."""
        due = [self.sequencer.due(), self.bots.due_at(), self.race_players.due_at()]
        delays = [self.stopwatch.seconds_until(time) for time in due if time is not None]
        delays += [
            self.race_players.seconds_to_wait(),
            None if self.stopwatch.starts_in is None else self.stopwatch.starts_in / 1000,
        ]
        return [delay for delay in delays if delay is not None]

    # ---- delays of connections

    def probe(self) -> None:
        """Send players the probes that are due, and detect connections that became silent or returned."""
        if not self.is_on:
            return
        if self.race_players.update_silent_viewers():
            self.resume()
        tick, pace = self.stopwatch.ticks(), self.table.services.pace.probe_interval
        for viewer in self.table.viewers:
            if viewer.seat is not None and self.table.fold.seats_of(viewer.person.id):
                viewer.probe(tick, pace)

    def note_round_trip(self, person: str, ms: int) -> None:
        """Pass the round-trip time of a person's connection on to the sequencer."""
        for seat in self.table.fold.seats_of(person) if self.is_on else ():
            self.sequencer.ping(seat, ms)

    # ---- facts for viewers

    def facts(self) -> wire.Race | None:
        """Return the current times of the match for all viewers; None if no match in real time runs."""
        if not self.is_on:
            return None
        line, stopwatch, fold = self.sequencer, self.stopwatch, self.table.fold
        milliseconds_to_start = stopwatch.starts_in
        seconds_to_wait = self.race_players.seconds_to_wait()
        return wire.Race(
            now=stopwatch.now(),
            runs=stopwatch.is_running,
            seats=[self._race_seat(seat) for seat in range(len(fold.seats))],
            groups=[
                wire.RaceGroup(time.seats, time.starts, time.began, time.window, time.presses)
                for time in line.group_times()
            ],
            waits=self.race_players.awaited_seats(),
            goes_on=milliseconds_to_start
            if milliseconds_to_start is not None or seconds_to_wait is None
            else int(seconds_to_wait * 1000),
        )

    def _race_seat(self, seat: int) -> wire.RaceSeat:
        times, seat_state = self.sequencer.seat_times(seat), self.table.fold.seats[seat]
        return wire.RaceSeat(
            seat=seat,
            lag=times.lag,
            lands=times.lands,
            limit=times.limit,
            lost=times.lost,
            bot=seat_state.person is not None and bool(seat_state.level),
            returns=seat_state.is_returning,
        )

    def _facts_to_show(self) -> object:
        """Return facts that viewers see. If they change, viewers need a new sight, even without an event."""
        lost_since = [times.lost for times in map(self.sequencer.seat_times, range(len(self.table.fold.seats)))]
        return self.stopwatch.is_started, self.stopwatch.is_running, self.race_players.awaited_seats(), lost_since
