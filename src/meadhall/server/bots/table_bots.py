"""The bots of one table: they answer on their turn, slowly enough for people to follow."""

from __future__ import annotations

import asyncio
from typing import Final

from meadhall.engine import CLOCK, NotOffered
from meadhall.server.bots.pool import BotAnswer
from meadhall.server.bots.table_interface import TableInterface
from meadhall.server.common.weak_owner import WeaklyOwned
from meadhall.server.tables import events as e
from meadhall.server.tables.progress import Question

MAX_FAILURES: Final = 3  # after this many failures in a row, bots wait until a person connects


class TableBots(WeaklyOwned[TableInterface]):
    """Runs one task for each bot with an open question."""

    def __init__(self, table: TableInterface) -> None:
        super().__init__(table)
        self._pieces_shown = 0  # length of the story before the last answer of a bot
        self._failures = 0
        self.tasks: dict[int, asyncio.Task[None]] = {}

    def resume(self) -> None:
        """Start a task for each asked bot that has none. Bots in real time are in race_bots.py."""
        table = self._owner
        if not table.is_loaded or table.fold.is_timed or not self._may_play():
            return
        for seat in table.fold.waiting:
            if seat not in self.tasks and (seat == CLOCK or table.fold.seats[seat].level):
                self.tasks[seat] = asyncio.create_task(self._play(seat, table.fold.questions[seat]))

    def _may_play(self) -> bool:
        """Whether bots may play: not during a vote, and only if a person has a seat or watches."""
        fold = self._owner.fold
        has_people = bool(self._owner.viewers) or any(seat.person is not None for seat in fold.seats)
        return fold.vote is None and has_people and self._failures < MAX_FAILURES

    def stop(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks.values():
            task.cancel()
        self.tasks = {}

    async def _play(self, seat: int, question: Question) -> None:
        try:
            await self._back_off()
            if seat == CLOCK:
                await asyncio.sleep(self._owner.services.pace.race_question_time)
                answer = None
            else:
                await self._pause()
                answer = await self._think(seat)
            await self._owner.run_job(lambda: self._record_answer(seat, question, answer))
        except Exception:
            self._count_failure()
        finally:
            if self.tasks.get(seat) is asyncio.current_task():
                del self.tasks[seat]
        self.resume()

    def reset_failures(self) -> None:
        """Forget the failures, so that bots try again."""
        self._failures = 0

    def _count_failure(self) -> None:
        self._failures += 1
        self._owner.services.log_failure("bot", self._owner.id)

    async def _back_off(self) -> None:
        """Wait before the next attempt after a failure, longer after each one."""
        if self._failures:
            await asyncio.sleep(self._owner.services.pace.check_interval * 2**self._failures)

    async def _pause(self) -> None:
        """Wait a moment if viewers have something new to read. The parts of one answer follow without a pause."""
        table = self._owner
        if table.viewers and len(table.fold.story.pieces) != self._pieces_shown:
            await asyncio.sleep(table.services.pace.bot_pause)

    async def _think(self, seat: int) -> BotAnswer | None:
        table = self._owner
        await table.run_job(table.load)
        if not self._is_asked(seat):
            return None
        level = table.fold.seats[seat].level
        return await table.services.bots.think(table.id, level, table.fold.match.view(seat))

    def _is_asked(self, seat: int) -> bool:
        """Whether this bot still has an open question, and no vote is open."""
        fold = self._owner.fold
        return seat in fold.waiting and (seat == CLOCK or bool(fold.seats[seat].level)) and fold.vote is None

    async def _record_answer(self, seat: int, question: Question, answer: BotAnswer | None) -> None:
        """Record the bot's answer, unless the question has changed meanwhile."""
        table = self._owner
        await table.load()
        if self._failures >= MAX_FAILURES or not self._is_asked(seat) or table.fold.questions.get(seat) is not question:
            return
        self._pieces_shown = len(table.fold.story.pieces)
        try:
            await self._store_answer(seat, answer)
        except Exception:
            self._count_failure()  # counted here, because a failed write cancels the task that waits for this job
            return
        self._failures = 0
        table.publish_change()

    async def _store_answer(self, seat: int, answer: BotAnswer | None) -> None:
        event = e.DefaultTaken(seat) if answer is None else e.AnswerGiven(seat, answer.key, reason=answer.reason)
        try:
            await self._owner.record_event(event)
        except NotOffered:
            await self._owner.record_event(e.DefaultTaken(seat))
