"""A match in real time at one keyboard: the game's sequencer, a clock that can be halted, and bots.

A `Race` does not wait. Its owner calls `step`, and calls it again after `delay` seconds or after an answer.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from meadhall.bots import Bot, BotError
from meadhall.bots.runner import answer_of
from meadhall.cells.tray import Times
from meadhall.engine import Answer, Match, NotOffered, Sequencer
from meadhall.engine.flows.flow import ANY, EACH
from meadhall.engine.privacy.redaction import open_parts
from meadhall.engine.realtime.stopwatch import MS, Stopwatch
from meadhall.engine.table.log import last_answer
from meadhall.terminal.words import say

# question, keys of its options, and log position of the seat's last answer
BotQuestion = tuple[str, tuple[str, ...], int]


class PendingAnswer(NamedTuple):
    """A bot's open question, and the time of its answer by the clock."""

    asked: BotQuestion
    ready_at: int


class Race:
    """Runs a match in real time. `bots` holds each seat's bot and pace. `on_change` is called after each answer."""

    def __init__(
        self,
        match: Match[Any],
        bots: Mapping[int, tuple[Bot, str]],
        on_change: Callable[[], None] = lambda: None,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        timing = match.game.timing
        assert timing is not None
        last_time = max((entry.at for entry in match.log if isinstance(entry, Answer)), default=0)
        self.match = match
        self.stopwatch = Stopwatch(ticks, last_time)
        self.sequencer: Sequencer = timing.sequencer(match, self, last_time)
        self._bots = bots
        self._on_change = on_change
        self._pending: dict[int, PendingAnswer] = {}
        self._luck = {seat: Random(f"{match.seed} {seat} pace") for seat in bots}
        self._has_changed = False

    # ---- the clock

    def run_clock(self) -> None:
        """Run the clock, after the sequencer's lead time."""
        if not self.match.over:
            self.stopwatch.start(self.sequencer.countdown())

    def halt_clock(self) -> None:
        """Halt the clock."""
        self.stopwatch.stop()

    @property
    def times(self) -> Times:
        """The current times of the match."""
        seats = range(self.match.game.seats(self.match.options))
        return Times(
            now=self.stopwatch.now(),
            is_running=self.stopwatch.is_running,
            starts_in=self.stopwatch.starts_in,
            seats=[self.sequencer.seat_times(seat) for seat in seats],
            groups=self.sequencer.group_times(),
        )

    # ---- calls by the sequencer

    def answer(self, seat: int, answer: str, at: int = 0) -> None:
        """Carry out an answer for the sequencer."""
        self.match.answer(seat, answer, at)
        self._note_change()

    def let_pass(self, seat: int, at: int = 0) -> None:
        """Carry out a seat's timeout for the sequencer."""
        self.match.let_pass(seat, at)
        self._note_change()

    def _note_change(self) -> None:
        self._has_changed = True
        self._on_change()

    # ---- actions of the person

    def give_answer(self, seat: int, key: str) -> None:
        """Pass a person's answer to the sequencer. Raise NotOffered if it is not possible."""
        ask = self.match.ask
        if ask is not None and ask.question_of(seat).way == ANY and not self.stopwatch.is_running:
            raise NotOffered(say("clock-stands"))
        self.sequencer.answer(seat, key, self.stopwatch.now())

    def take_back(self, seat: int) -> None:
        """Undo the last part of a person's unfinished answer. Raise NotOffered if the answer is complete."""
        ask, position = self.match.ask, self.match.undo_place(seat)
        if ask is None or position is None or (ask.way != EACH and position not in open_parts(self.match)):
            raise NotOffered(say("undo-parts"))
        self.match.take_back(seat)
        self._note_change()
        self.sequencer.wake(self.stopwatch.now())

    # ---- automatic events

    def step(self) -> bool:
        """Run everything that is due. Return whether the match has changed since the last call."""
        if self.stopwatch.is_running and not self.match.over:
            now = self.stopwatch.now()
            self.sequencer.wake(now)
            self._let_bots_answer(now)
            self._plan_bot_answers(now)
        news, self._has_changed = self._has_changed, False
        return news

    def delay(self) -> float | None:
        """Return the seconds until the next event. Return None if there is no event, or the clock is halted."""
        if self.match.over or not self.stopwatch.is_started:
            return None
        due = [self.sequencer.due(), *(pending.ready_at for pending in self._pending.values())]
        delays = [self.stopwatch.seconds_until(time_) for time_ in due if time_ is not None]
        if self.stopwatch.starts_in is not None:
            delays.append(self.stopwatch.starts_in / MS)
        return min((delay for delay in delays if delay is not None), default=None)

    def _plan_bot_answers(self, now: int) -> None:
        """Plan the time of each asked bot's answer, and drop plans for older questions."""
        for seat, (_, pace) in self._bots.items():
            question = self._question_of(seat)
            if question is None:
                self._pending.pop(seat, None)
            elif seat not in self._pending or self._pending[seat].asked != question:
                span = self.sequencer.reaction_span(seat, pace)
                self._pending.pop(seat, None)
                if span is not None:
                    self._pending[seat] = PendingAnswer(question, now + self._luck[seat].randint(*span))

    def _question_of(self, seat: int) -> BotQuestion | None:
        ask = self.match.ask
        if ask is None or seat not in ask.waiting:
            return None
        menu = ask.menus[seat]
        return menu.question, tuple(menu.keys), last_answer(self.match.log, seat)

    def _let_bots_answer(self, now: int) -> None:
        for seat in [seat for seat, pending in self._pending.items() if pending.ready_at <= now]:
            if self._pending.pop(seat).asked == self._question_of(seat):
                self._let_bot_answer(seat, now)

    def _let_bot_answer(self, seat: int, now: int) -> None:
        """Let a bot answer. If the bot fails, give the default answer, or no answer if several seats race to answer."""
        assert self.match.ask is not None
        try:
            key = answer_of(self._bots[seat][0], self.match, seat).key
        except BotError:
            if self.match.ask.question_of(seat).way != ANY:
                self.let_pass(seat, now)
            return
        with contextlib.suppress(NotOffered):  # another player was quicker
            self.sequencer.answer(seat, key, now)


def seconds_left(times: Times, seats: Sequence[int]) -> int | None:
    """Return the whole seconds until the first of these seats runs out of time. Return None if they have no limit."""
    limits = [seat.limit for seat in times.seats if seat.seat in seats and seat.limit is not None]
    return max(0, -(-(min(limits) - times.now) // MS)) if limits else None
