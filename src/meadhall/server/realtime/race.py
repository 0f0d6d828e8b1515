"""A table in real time: the game's sequencer inside the table's mailbox, with a clock, alarms, and people who are lost.

Whatever the sequencer lets happen is an event like any other: it is on the disk before anybody is told of it.
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
from meadhall.server.bots.table_interface import Host, Let
from meadhall.server.common.weak_owner import WeaklyOwned
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denied
from meadhall.server.realtime.race_bots import RaceBots
from meadhall.server.realtime.race_players import RacePlayers
from meadhall.server.tables import events as e
from meadhall.server.tables.fold import Fold

MOST_TROUBLES: Final = 6  # after so many failures in a row the pauses between two attempts grow no longer


@dataclass
class Cause:
    """A command that asks for an answer: by whom, and the number of the event that it became."""

    meant: object
    person: str | None
    command: str | None
    seq: int | None = None


class Race(WeaklyOwned[Host]):
    """Real time at one table. It does nothing at a table that is not played so."""

    def __init__(self, table: Host) -> None:
        super().__init__(table)
        self.bots = RaceBots(self)
        self.race_players = RacePlayers(self)
        self._begun: tuple[Fold, Sequencer, Stopwatch] | None = None
        self._let: Let | None = None
        self._cause: Cause | None = None  # whose answer is being given
        self._alarm: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._look_again = False
        self.troubles = 0  # looks in a row that failed
        self._shown: object = None

    # ---- whether there is a race, and its parts

    @property
    def table(self) -> Host:
        return self._owner

    @property
    def is_on(self) -> bool:
        """Whether the table is played in real time now."""
        table = self.table
        return table.is_awake and table.fold.timed and table.fold.begun and not table.fold.over

    def _parts(self) -> tuple[Fold, Sequencer, Stopwatch]:
        """The sequencer and clock of the match; after the table was read anew they begin where that stands."""
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
        """Nothing happens by itself any more."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._looking is not None:
            self._looking.cancel()
        self._alarm = self._looking = self._begun = None
        self.race_players.forget()
        self.bots.stop()

    # ---- what the sequencer lets happen

    def answer(self, seat: int, answer: str, at: int = 0) -> None:
        """Takes an answer of the sequencer: that of the command which came in, or one that is due by the clock."""
        cause, event = self._cause, e.Answered(seat, answer, at)
        if cause is not None and cause.seq is None and cause.meant == event.meant:
            cause.seq = self.let(event, cause.person, cause.command)
        else:
            self.let(event)
        self.race_players.give_back()

    def let_pass(self, seat: int, at: int = 0) -> None:
        """Takes that time is up for a seat."""
        self.let(e.Passed(seat, time=at))
        self.race_players.give_back()

    def let(self, event: e.Happening, person: str | None = None, command: str | None = None) -> int:
        """Lets something happen along with whatever happens now."""
        assert self._let is not None
        return self._let(event, person, command)

    async def _together(self, act: Callable[[int], None], tick: float | None = None) -> None:
        """Does something at a moment, and keeps all that happens by it."""
        await self.table.wake()
        now = self.watch.now(tick)

        def all_at_once(let: Let) -> None:
            self._let = let
            try:
                act(now)
            finally:
                self._let = self._cause = None

        await self.table.together(all_at_once)

    # ---- answers that come in

    async def say(self, event: e.Answered, person: str | None, command: str | None, tick: float) -> int:
        """Lets a seat answer, at the moment at which that came in; the number that it became."""
        self._check_runs(event)
        cause = Cause(event.meant, person, command)

        def act(now: int) -> None:
            if self.watch.runs:
                self.line.wake(now)
            self._cause = cause
            self.line.answer(event.seat, event.key, now)
            if cause.seq is None:
                raise FlowError(f"the sequencer of {self.table.fold.game.name} swallows the answer '{event.key}'")

        await self._together(act, tick)
        assert cause.seq is not None
        return cause.seq

    def _check_runs(self, event: e.Answered) -> None:
        """Refuses to race while the clock stands; whoever wants to leave may do so at any time."""
        match = self.table.fold.match
        unasked = match.unasked(event.seat)
        is_racing = match.ask is not None and match.ask.of(event.seat).way == ANY
        if is_racing and not self.watch.runs and (unasked is None or event.key not in unasked.keys):
            raise Denied("not-now", "clock-paused")

    # ---- what happens by itself

    def stir(self) -> None:
        """Looks soon whether anything is due, or has changed."""
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
            with contextlib.suppress(MeadhallError):  # the hall closes; whatever else goes wrong is seen to in `look`
                await self.table.do(self.look)

    async def look(self) -> None:
        """Lets happen what is due, and shows everybody what has changed; only in the mailbox."""
        try:
            await self._look()
        except MeadhallError as error:  # here, for a table that lost what happened has ended the task that looks
            self.troubles += 1
            self.table.services.log.warning("failed", table=self.table.id, kind="race", why=str(error))
            self.stir()
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
        self.bots.stir()
        self._look_in(min(self.delays(), default=None))

    def _mind(self, now: int) -> None:
        self.race_players.mind(now)
        if self.watch.runs:
            self.line.wake(now)
            self.bots.act(now)
        self.race_players.hand_over(now)

    def delays(self) -> list[float]:
        """In how many seconds there will be something to do."""
        due = [self.line.due(), self.bots.due(), self.race_players.due()]
        delays = [self.watch.seconds_until(at) for at in due if at is not None]
        delays += [self.race_players.patience_left(), None if self.watch.goes_on is None else self.watch.goes_on / 1000]
        return [one for one in delays if one is not None]

    # ---- how long lines take

    def probe(self) -> None:
        """Measures the lines of those who play, if it is time to; notices where nothing is heard any more, or again."""
        if not self.is_on:
            return
        if self.race_players.hear():
            self.stir()
        tick, pace = self.watch.ticks(), self.table.services.pace.probe
        for viewer in self.table.here:
            if viewer.seat is not None and self.table.fold.of(viewer.person.id):
                viewer.probe(tick, pace)

    def measured(self, person: str, ms: int) -> None:
        """A line of this person takes so long, there and back."""
        for seat in self.table.fold.of(person) if self.is_on else ():
            self.line.ping(seat, ms)

    # ---- what is shown

    def facts(self) -> wire.Race | None:
        """The times of the match as they are now, the same for everybody; None where it is not played in real time."""
        if not self.is_on:
            return None
        line, watch, fold = self.line, self.watch, self.table.fold
        goes_on = watch.goes_on
        left = self.race_players.patience_left()
        return wire.Race(
            now=watch.now(),
            runs=watch.runs,
            seats=[self._seat(seat) for seat in range(len(fold.seats))],
            groups=[
                wire.RaceGroup(one.seats, one.starts, one.began, one.window, one.presses) for one in line.group_times()
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
        """What is shown anew when it changes, although nothing has happened in the match."""
        lost = [times.lost for times in map(self.line.seat_times, range(len(self.table.fold.seats)))]
        return self.watch.goes, self.watch.runs, self.race_players.missing(), lost
