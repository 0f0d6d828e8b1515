"""Bots in real time: they think in worker processes, and answer after a reaction time like people."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Final

from meadhall.engine.common.errors import NotOffered
from meadhall.server.bots.pool import BotAnswer
from meadhall.server.common.weak_owner import WeaklyOwned
from meadhall.server.realtime.race_players import RaceHost
from meadhall.server.tables.plans import PACE_SEPARATOR
from meadhall.server.tables.progress import Question

MAX_FAILURES: Final = 3  # after this many failures in a row, bots wait until a person connects


@dataclass
class Thought:
    """A question to a bot, the task that finds its answer, and the stopwatch time in ms when the answer is due."""

    question: Question
    answer_at: int
    task: asyncio.Task[BotAnswer | None]

    def is_current(self, current: Question | None) -> bool:
        """Whether the question is still open. In a race it survives answers of others, unless new keys are on offer."""
        if current is None or current is self.question:
            return current is not None
        return current.offered_since is not None and max(current.offered_since.values(), default=0) <= self.question.seq


class RaceBots(WeaklyOwned[RaceHost]):
    """The bots of one table in real time."""

    def __init__(self, race: RaceHost) -> None:
        super().__init__(race)
        self._thoughts: dict[int, Thought] = {}
        self._reaction_luck: dict[int, Random] = {}  # random reaction times by seat, independent of the match's luck
        self._failures = 0

    @property
    def is_thinking(self) -> bool:
        """Whether any bot is thinking."""
        return any(not thought.task.done() for thought in self._thoughts.values())

    def stop(self) -> None:
        """Cancel all tasks."""
        for seat in list(self._thoughts):
            self._cancel_thought(seat)

    def reset_failures(self) -> None:
        """Forget the failures, so that bots try again."""
        self._failures = 0

    def due_at(self) -> int | None:
        """Return the stopwatch time, in ms, when the next ready answer is due; None if no answer is ready."""
        return min((thought.answer_at for thought in self._thoughts.values() if thought.task.done()), default=None)

    # ---- thinking

    def resume(self) -> None:
        """Start a task for each asked bot that has none, and cancel outdated ones."""
        fold = self._owner.table.fold
        for seat in list(self._thoughts):
            if not self._is_asked(seat) or not self._thoughts[seat].is_current(fold.questions.get(seat)):
                self._cancel_thought(seat)
        if self._owner.stopwatch.is_started and self._failures < MAX_FAILURES:
            for seat in fold.waiting:
                if self._is_asked(seat) and seat not in self._thoughts:
                    self._start_thinking(seat)

    def _is_asked(self, seat: int) -> bool:
        fold = self._owner.table.fold
        return seat >= 0 and seat in fold.questions and bool(fold.seats[seat].level)

    def _start_thinking(self, seat: int) -> None:
        table = self._owner.table
        level, _, pace = table.fold.seats[seat].level.partition(PACE_SEPARATOR)
        timing = table.fold.game.timing
        assert timing is not None
        span = self._owner.sequencer.reaction_span(seat, pace or timing.paces[0])
        if span is None:
            return
        dice = self._reaction_luck.setdefault(seat, Random(f"{table.id} {seat} pace"))
        view = table.fold.match.view(seat)
        task = asyncio.create_task(table.services.bots.think(table.id, level, view))
        task.add_done_callback(lambda _: self._report_answer())
        self._thoughts[seat] = Thought(
            table.fold.questions[seat], self._owner.stopwatch.now() + dice.randint(*span), task
        )

    def _report_answer(self) -> None:
        """Schedule a check of the race, because an answer is ready. Do nothing if the race no longer exists."""
        race = self._owner_reference()
        if race is not None:
            race.resume()

    def _cancel_thought(self, seat: int) -> None:
        self._thoughts.pop(seat).task.cancel()

    # ---- answering

    def give_due_answers(self, now: int) -> None:
        """Give the answers that are due."""
        due_seats = [
            seat for seat, thought in self._thoughts.items() if thought.task.done() and thought.answer_at <= now
        ]
        for seat in due_seats:
            thought = self._thoughts.pop(seat)
            if self._is_asked(seat) and thought.is_current(self._owner.table.fold.questions.get(seat)):
                self._give_answer(seat, self._key_of(thought.task), now)

    def _key_of(self, task: asyncio.Task[BotAnswer | None]) -> str | None:
        if task.cancelled() or task.exception() is not None:
            self._failures += 1
            self._owner.table.services.log.warning("failed", table=self._owner.table.id, kind="bot")
            return None
        self._failures = 0
        answer = task.result()
        return None if answer is None else answer.key

    def _give_answer(self, seat: int, key: str | None, now: int) -> None:
        """Pass an answer to the sequencer. If it is no longer on offer, take the default; in a race, do nothing."""
        question = self._owner.table.fold.questions[seat]
        try:
            if key is not None and key in question.menu.keys:
                self._owner.sequencer.answer(seat, key, now)
            elif question.offered_since is None:
                self._owner.let_pass(seat, now)
                self._owner.sequencer.wake(now)
        except NotOffered:
            return
