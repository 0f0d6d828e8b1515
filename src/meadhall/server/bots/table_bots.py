"""The bots of one table: asked when it is their turn, at a pace that people can follow."""

from __future__ import annotations

import asyncio
from typing import Final

from meadhall.engine import CLOCK, NotOffered
from meadhall.server.bots.pool import BotAnswer
from meadhall.server.bots.table_interface import Host
from meadhall.server.common.weak_owner import WeaklyOwned
from meadhall.server.tables import events as e
from meadhall.server.tables.progress import Question

TROUBLES: Final = 3  # failures in a row after which the table waits for a person instead of trying on and on


class TableBots(WeaklyOwned[Host]):
    """One task for each seat that is asked and played by a bot."""

    def __init__(self, table: Host) -> None:
        super().__init__(table)
        self._pieces = 0  # how many the tale had after the last answer of a bot
        self._troubles = 0
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def stir(self) -> None:
        """Lets those bots think that are asked, if they do not yet; in real time others see to that (racebots.py)."""
        table = self._owner
        if not table.is_awake or table.fold.timed or not self._may_play():
            return
        for seat in table.fold.waiting:
            if seat not in self.thinking and (seat == CLOCK or table.fold.seats[seat].level):
                self.thinking[seat] = asyncio.create_task(self._play(seat, table.fold.questions[seat]))

    def _may_play(self) -> bool:
        """Not while people vote, and not where no person has a seat and none looks on."""
        fold = self._owner.fold
        someone = bool(self._owner.here) or any(one.person is not None for one in fold.seats)
        return fold.vote is None and someone and self._troubles < TROUBLES

    def stop(self) -> None:
        """Ends all thinking."""
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
        self.stir()

    def reset_failures(self) -> None:
        """Lets bots try again that had given up."""
        self._troubles = 0

    def _failed(self) -> None:
        self._troubles += 1
        self._owner.services.failed("bot", self._owner.id)

    async def _back_off(self) -> None:
        """After a failure waits a while before the next attempt, and after several until somebody comes."""
        if self._troubles:
            await asyncio.sleep(self._owner.services.pace.tick * 2**self._troubles)

    async def _pause(self) -> None:
        """Lets people see what happened before; the parts of one answer follow each other at once."""
        table = self._owner
        if table.here and len(table.fold.tale.pieces) != self._pieces:
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
        """Answers for the bot, unless the table has gone on otherwise meanwhile."""
        table = self._owner
        await table.wake()
        if self._troubles >= TROUBLES or not self._is_asked(seat) or table.fold.questions.get(seat) is not question:
            return
        self._pieces = len(table.fold.tale.pieces)
        try:
            await self._answer(seat, thought)
        except Exception:
            self._failed()  # here, for a table that lost this answer has ended the task that waits for it
            return
        self._troubles = 0
        table.changed()

    async def _answer(self, seat: int, thought: BotAnswer | None) -> None:
        said = e.Passed(seat) if thought is None else e.Answered(seat, thought.key, reason=thought.reason)
        try:
            await self._owner.happen(said)
        except NotOffered:
            await self._owner.happen(e.Passed(seat))
