"""A table in real time: the game's sequencer inside the table's mailbox, with a clock, alarms and lost connections.

Everything the sequencer does is an event like any other: it is on the disk before anybody is told.
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

MOST_TROUBLES: Final = 6  # after this many failures in a row the pauses no longer grow


@dataclass
class Cause:
    """A command with an answer: its person, and the number of its event."""

    meant: object
    person: str | None
    command: str | None
    seq: int | None = None


class Race(WeaklyOwned[TableInterface]):
    """Real time at one table. It does nothing at other tables."""

    def __init__(self, table: TableInterface) -> None:
        super().__init__(table)
        self.bots = RaceBots(self)
        self.race_players = RacePlayers(self)
        self._begun: tuple[Fold, Sequencer, Stopwatch] | None = None
        self._record: Record | None = None
        self._cause: Cause | None = None  # the command whose answer is being given
        self._alarm: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._look_again = False
        self.troubles = 0  # failed checks in a row
        self._shown: object = None

    # ---- state and parts

    @property
    def table(self) -> TableInterface:
        return self._owner

    @property
    def is_on(self) -> bool:
        """Whether the table is in real time now."""
        table = self.table
        return table.is_awake and table.fold.timed and table.fold.begun and not table.fold.over

    def _parts(self) -> tuple[Fold, Sequencer, Stopwatch]:
        """The sequencer and clock of the match; they start again after the table was loaded again."""
        fold = self.table.fold
        if self._begun is None or self._begun[0] is not fold:
            assert fold.game.timing is not None
            watch = Stopwatch(self.table.services.ticks, fold.time)
            self._begun = fold, fold.game.timing.sequencer(fold.match, self, fold.time), watch
        return self._begun

    @property
    def line(self) -> Sequencer:
        """The sequencer of the match."""
        return self._parts()[1]

    @property
    def watch(self) -> Stopwatch:
        """The clock of the match."""
        return self._parts()[2]

    def stop(self) -> None:
        """Stop all timers."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._looking is not None:
            self._looking.cancel()
        self._alarm = self._looking = self._begun = None
        self.race_players.forget()
        self.bots.stop()

    # ---- actions of the sequencer

    def answer(self, seat: int, answer: str, at: int = 0) -> None:
        """Record an answer of the sequencer: that of a command, or one that is due by the clock."""
        cause, event = self._cause, e.AnswerGiven(seat, answer, at)
        if cause is not None and cause.seq is None and cause.meant == event.meant:
            cause.seq = self.record(event, cause.person, cause.command)
        else:
            self.record(event)
        self.race_players.give_back()

    def let_pass(self, seat: int, at: int = 0) -> None:
        """Record that time is up for a seat."""
        self.record(e.DefaultTaken(seat, time=at))
        self.race_players.give_back()

    def record(self, event: e.Happening, person: str | None = None, command: str | None = None) -> int:
        """Record an event together with the current ones."""
        assert self._record is not None
        return self._record(event, person, command)

    async def _together(self, act: Callable[[int], None], tick: float | None = None) -> None:
        """Act at a moment, and record all events that follow from it."""
        await self.table.wake()
        now = self.watch.now(tick)

        def all_at_once(record: Record) -> None:
            self._record = record
            try:
                act(now)
            finally:
                self._record = self._cause = None

        await self.table.record_events(all_at_once)

    # ---- incoming answers

    async def say(self, event: e.AnswerGiven, person: str | None, command: str | None, tick: float) -> int:
        """Answer for a seat, at the moment when the command arrived; return the number of the event."""
        self._check_runs(event)
        cause = Cause(event.meant, person, command)

        def act(now: int) -> None:
            if self.watch.runs:
                self.line.wake(now)
            self._cause = cause
            self.line.answer(event.seat, event.key, now)
            if cause.seq is None:
                raise FlowError(
                    f"the sequencer of {self.table.fold.game.name} drops the answer '{event.key}'; it must return all"
                )

        await self._together(act, tick)
        assert cause.seq is not None
        return cause.seq

    def _check_runs(self, event: e.AnswerGiven) -> None:
        """Refuse to race while the clock is stopped; a player may leave at any time."""
        match = self.table.fold.match
        unasked = match.unasked(event.seat)
        is_racing = match.ask is not None and match.ask.of(event.seat).way == ANY
        if is_racing and not self.watch.runs and (unasked is None or event.key not in unasked.keys):
            raise Denial("not-now", "clock-paused")

    # ---- timers

    def resume(self) -> None:
        """Check soon whether anything is due, or has changed."""
        if not self.is_on:
            self.bots.stop()
        elif self.troubles:
            self._look_in(self.table.services.pace.tick * 2 ** min(self.troubles, MOST_TROUBLES))
        else:
            self._look_now()

    def _look_now(self) -> None:
        if self._looking is not None and not self._looking.done():
            self._look_again = True
        else:
            self._looking = asyncio.create_task(self._look_soon())

    def _look_in(self, seconds: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._look_now)

    async def _look_soon(self) -> None:
        self._look_again = True
        while self._look_again:
            self._look_again = False
            with contextlib.suppress(MeadhallError):  # the hall is closing; `look` handles all other errors
                await self.table.do(self.look)

    async def look(self) -> None:
        """Do what is due, and show everybody the changes; only in the mailbox."""
        try:
            await self._look()
        except MeadhallError as error:  # counted here: a table that lost the event has ended the checking task
            self.troubles += 1
            self.table.services.log.warning("failed", table=self.table.id, kind="race", why=str(error))
            self.resume()
        else:
            self.troubles = 0

    async def _look(self) -> None:
        await self.table.wake()
        if not self.is_on:
            return
        before = self.table.fold.seq
        await self._together(self._mind)
        if not self.is_on:
            self.table.changed()
            return
        shown, self._shown = self._shown, self._facts()
        if self.table.fold.seq != before or shown != self._shown:
            self.table.show()
        self.bots.resume()
        self._look_in(min(self.delays(), default=None))

    def _mind(self, now: int) -> None:
        self.race_players.mind(now)
        if self.watch.runs:
            self.line.wake(now)
            self.bots.act(now)
        self.race_players.hand_over(now)

    def delays(self) -> list[float]:
        """The seconds until the next times when something is due."""
        due = [self.line.due(), self.bots.due(), self.race_players.due()]
        delays = [self.watch.seconds_until(at) for at in due if at is not None]
        delays += [
            self.race_players.patience_left(),
            None if self.watch.starts_in is None else self.watch.starts_in / 1000,
        ]
        return [delay for delay in delays if delay is not None]

    # ---- delays of connections

    def probe(self) -> None:
        """Measure the connections of players, if it is time; notice silent ones and returned ones."""
        if not self.is_on:
            return
        if self.race_players.hear():
            self.resume()
        tick, pace = self.watch.ticks(), self.table.services.pace.probe
        for viewer in self.table.here:
            if viewer.seat is not None and self.table.fold.of(viewer.person.id):
                viewer.probe(tick, pace)

    def measured(self, person: str, ms: int) -> None:
        """Note the round-trip time of a person's connection."""
        for seat in self.table.fold.of(person) if self.is_on else ():
            self.line.ping(seat, ms)

    # ---- facts for viewers

    def facts(self) -> wire.Race | None:
        """The times of the match now, the same for everybody; None without real time."""
        if not self.is_on:
            return None
        line, watch, fold = self.line, self.watch, self.table.fold
        goes_on = watch.starts_in
        left = self.race_players.patience_left()
        return wire.Race(
            now=watch.now(),
            runs=watch.runs,
            seats=[self._seat(seat) for seat in range(len(fold.seats))],
            groups=[
                wire.RaceGroup(time.seats, time.starts, time.began, time.window, time.presses)
                for time in line.group_times()
            ],
            waits=self.race_players.missing(),
            goes_on=goes_on if goes_on is not None or left is None else int(left * 1000),
        )

    def _seat(self, seat: int) -> wire.RaceSeat:
        times, sitter = self.line.seat_times(seat), self.table.fold.seats[seat]
        return wire.RaceSeat(
            seat=seat,
            lag=times.lag,
            lands=times.lands,
            limit=times.limit,
            lost=times.lost,
            bot=sitter.person is not None and bool(sitter.level),
            returns=sitter.returns,
        )

    def _facts(self) -> object:
        """Facts that viewers must see when they change, even without an event."""
        lost = [times.lost for times in map(self.line.seat_times, range(len(self.table.fold.seats)))]
        return self.watch.goes, self.watch.runs, self.race_players.missing(), lost
