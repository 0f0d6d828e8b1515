"""The bots of one table: asked on their turn, at a pace that people can follow."""

from __future__ import annotations

import asyncio
from typing import Final

from meadhall.engine import CLOCK, NotOffered
from meadhall.server.bots.pool import BotAnswer
from meadhall.server.bots.table_interface import TableInterface
from meadhall.server.common.weak_owner import WeaklyOwned
from meadhall.server.tables import events as e
from meadhall.server.tables.progress import Question

MOST_FAILURES: Final = 3  # failures in a row after which the table waits for a person


class TableBots(WeaklyOwned[TableInterface]):
    """One task for each asked seat of a bot."""

    def __init__(self, table: TableInterface) -> None:
        super().__init__(table)
        self._pieces = 0  # length of the story after the last answer of a bot
        self._failures = 0
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def resume(self) -> None:
        """Start all bots that are asked and not thinking yet; in real time see race_bots.py."""
        table = self._owner
        if not table.is_awake or table.fold.timed or not self._may_play():
            return
        for seat in table.fold.waiting:
            if seat not in self.thinking and (seat == CLOCK or table.fold.seats[seat].level):
                self.thinking[seat] = asyncio.create_task(self._play(seat, table.fold.questions[seat]))

    def _may_play(self) -> bool:
        """Whether bots may play: not during a vote, and only for a person with a seat or a spectator."""
        fold = self._owner.fold
        someone = bool(self._owner.here) or any(seat.person is not None for seat in fold.seats)
        return fold.vote is None and someone and self._failures < MOST_FAILURES

    def stop(self) -> None:
        """Stop all thinking."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking = {}

    async def _play(self, seat: int, question: Question) -> None:
        try:
            await self._back_off()
            if seat == CLOCK:
                await asyncio.sleep(self._owner.services.pace.race)
                thought = None
            else:
                await self._pause()
                thought = await self._think(seat)
            await self._owner.do(lambda: self._say(seat, question, thought))
        except Exception:
            self._failed()
        finally:
            if self.thinking.get(seat) is asyncio.current_task():
                del self.thinking[seat]
        self.resume()

    def reset_failures(self) -> None:
        """Let bots try again after their failures."""
        self._failures = 0

    def _failed(self) -> None:
        self._failures += 1
        self._owner.services.failed("bot", self._owner.id)

    async def _back_off(self) -> None:
        """After a failure, wait before the next attempt; after several, until a person comes."""
        if self._failures:
            await asyncio.sleep(self._owner.services.pace.tick * 2**self._failures)

    async def _pause(self) -> None:
        """Let people see what happened before; the parts of one answer follow at once."""
        table = self._owner
        if table.here and len(table.fold.story.pieces) != self._pieces:
            await asyncio.sleep(table.services.pace.bot)

    async def _think(self, seat: int) -> BotAnswer | None:
        table = self._owner
        await table.do(table.wake)
        if not self._is_asked(seat):
            return None
        level = table.fold.seats[seat].level
        return await table.services.bots.think(table.id, level, table.fold.match.view(seat))

    def _is_asked(self, seat: int) -> bool:
        """Whether it is still this bot's turn."""
        fold = self._owner.fold
        return seat in fold.waiting and (seat == CLOCK or bool(fold.seats[seat].level)) and fold.vote is None

    async def _say(self, seat: int, question: Question, thought: BotAnswer | None) -> None:
        """Answer for the bot, unless the table has changed meanwhile."""
        table = self._owner
        await table.wake()
        if (
            self._failures >= MOST_FAILURES
            or not self._is_asked(seat)
            or table.fold.questions.get(seat) is not question
        ):
            return
        self._pieces = len(table.fold.story.pieces)
        try:
            await self._answer(seat, thought)
        except Exception:
            self._failed()  # counted here: a table that lost the answer has ended the waiting task
            return
        self._failures = 0
        table.changed()

    async def _answer(self, seat: int, thought: BotAnswer | None) -> None:
        said = e.DefaultTaken(seat) if thought is None else e.AnswerGiven(seat, thought.key, reason=thought.reason)
        try:
            await self._owner.record_event(said)
        except NotOffered:
            await self._owner.record_event(e.DefaultTaken(seat))
