"""Bots in real time: they think in worker processes, and answer after a human reaction time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Final

from meadhall.engine.common.errors import NotOffered
from meadhall.server.bots.pool import BotAnswer
from meadhall.server.common.weak_owner import WeaklyOwned
from meadhall.server.realtime.race_players import RaceHost
from meadhall.server.tables.plans import PACED
from meadhall.server.tables.progress import Question

MOST_FAILURES: Final = 3  # failures in a row after which bots wait for a person


@dataclass
class Thought:
    """A question to a bot, the time of its answer, and the task that thinks."""

    question: Question
    ready: int
    task: asyncio.Task[BotAnswer | None]

    def still_holds(self, now: Question | None) -> bool:
        """Whether the question is still open; in a race, whether nothing new is on offer since."""
        if now is None or now is self.question:
            return now is not None
        return now.offered is not None and max(now.offered.values(), default=0) <= self.question.seq


class RaceBots(WeaklyOwned[RaceHost]):
    """The bots of one table in real time."""

    def __init__(self, race: RaceHost) -> None:
        super().__init__(race)
        self._thoughts: dict[int, Thought] = {}
        self._luck: dict[int, Random] = {}  # reaction times have their own luck, apart from dice and cards
        self._failures = 0

    @property
    def thinking(self) -> bool:
        """Whether any bot is thinking."""
        return any(not thought.task.done() for thought in self._thoughts.values())

    def stop(self) -> None:
        """Stop all thinking."""
        for seat in list(self._thoughts):
            self._drop(seat)

    def reset_failures(self) -> None:
        """Let bots try again after their failures."""
        self._failures = 0

    def due(self) -> int | None:
        """Time at which the next ready bot gives its answer; None if no bot is ready."""
        return min((thought.ready for thought in self._thoughts.values() if thought.task.done()), default=None)

    # ---- thinking

    def resume(self) -> None:
        """Let all asked bots think."""
        fold = self._owner.table.fold
        for seat in list(self._thoughts):
            if not self._plays(seat) or not self._thoughts[seat].still_holds(fold.questions.get(seat)):
                self._drop(seat)
        if self._owner.watch.goes and self._failures < MOST_FAILURES:
            for seat in fold.waiting:
                if self._plays(seat) and seat not in self._thoughts:
                    self._begin(seat)

    def _plays(self, seat: int) -> bool:
        fold = self._owner.table.fold
        return seat >= 0 and seat in fold.questions and bool(fold.seats[seat].level)

    def _begin(self, seat: int) -> None:
        table = self._owner.table
        level, _, pace = table.fold.seats[seat].level.partition(PACED)
        timing = table.fold.game.timing
        assert timing is not None
        span = self._owner.line.reaction(seat, pace or timing.paces[0])
        if span is None:
            return
        luck = self._luck.setdefault(seat, Random(f"{table.id} {seat} pace"))
        view = table.fold.match.view(seat)
        task = asyncio.create_task(table.services.bots.think(table.id, level, view))
        task.add_done_callback(lambda _: self._has_thought())
        self._thoughts[seat] = Thought(table.fold.questions[seat], self._owner.watch.now() + luck.randint(*span), task)

    def _has_thought(self) -> None:
        """Tell the race that an answer is ready, if the race still exists."""
        race = self._owned_by()
        if race is not None:
            race.resume()

    def _drop(self, seat: int) -> None:
        self._thoughts.pop(seat).task.cancel()

    # ---- answering

    def act(self, now: int) -> None:
        """Give the answers that are due."""
        ready = [seat for seat, one in self._thoughts.items() if one.task.done() and one.ready <= now]
        for seat in ready:
            thought = self._thoughts.pop(seat)
            if self._plays(seat) and thought.still_holds(self._owner.table.fold.questions.get(seat)):
                self._say(seat, self._known(thought.task), now)

    def _known(self, task: asyncio.Task[BotAnswer | None]) -> str | None:
        if task.cancelled() or task.exception() is not None:
            self._failures += 1
            self._owner.table.services.log.warning("failed", table=self._owner.table.id, kind="bot")
            return None
        self._failures = 0
        said = task.result()
        return None if said is None else said.key

    def _say(self, seat: int, key: str | None, now: int) -> None:
        """Answer as a client does. Drop an outdated answer, and take the default without one."""
        question = self._owner.table.fold.questions[seat]
        try:
            if key is not None and key in question.menu.keys:
                self._owner.line.answer(seat, key, now)
            elif question.offered is None:
                self._owner.let_pass(seat, now)
                self._owner.line.wake(now)
        except NotOffered:
            return
