"""The homes of a hall as a worker sees them: every other one is asked by way of the door."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from meadhall.server.config.counts import Act
from meadhall.server.ownership.elsewhere import Refusal, error_of, not_here
from meadhall.server.ownership.names import home_by_name, name_at
from meadhall.server.ownership.questions import Notice, Question
from meadhall.server.store.database import Database
from meadhall.server.workers import messages as m

T = TypeVar("T")
PATIENCE: Final = 10.0  # seconds until another home that says nothing is taken for gone


class WorkerHomes:
    """Homes that lie side by side in so many processes, each table in one of them by its name."""

    def __init__(self, opening: m.Open) -> None:
        self.here = opening.home
        self.count = opening.homes
        self.others = [home for home in range(opening.homes) if home != opening.home]
        self.opens_hall = opening.opens_hall
        self.gone_since = opening.gone_since
        self.lease: int | None = None
        self.is_open = True
        self.send: Callable[[m.FromWorker], None] = _nobody_hears
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[Any]] = {}

    async def open(self, database: Database) -> None:
        """The door has begun this process for it."""

    async def close(self) -> None:
        """The door sees it end."""

    async def home_of(self, table: str) -> int:
        """Where a table is at home, or would be."""
        return home_by_name(table, self.count)

    def new_table(self) -> str:
        """A name for a table that is to be at home here."""
        return name_at(self.here, self.count)

    # ---- asking

    async def ask(self, home: int, question: Question, gives: type[T]) -> T:
        """What another home answers; Denied where it refuses, or cannot be reached now."""
        replied: m.Replied = await self._asked_for(lambda number: m.Ask(number, home, m.raw(question)))
        if replied.refusal:
            raise error_of(msgspec.msgpack.decode(replied.content, type=Refusal))
        return msgspec.msgpack.decode(replied.content, type=gives)

    def tell(self, notice: Notice) -> None:
        """Tells all other homes something."""
        self.send(m.Tell(m.raw(notice)))

    async def count_for_all(self, act: Act) -> float:
        """Lets the door count something."""
        if not act.asks:
            self.send(m.Count(None, act))
            return 0.0
        counted: m.Counted = await self._asked_for(lambda number: m.Count(number, act))
        return counted.result

    async def _asked_for(self, message: Callable[[int], m.FromWorker]) -> Any:
        number = next(self._numbers)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            self.send(message(number))
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise not_here(1) from None
        finally:
            self._asked.pop(number, None)

    def answered(self, answer: m.Replied | m.Counted) -> None:
        """Takes an answer to who waits for it, if anybody does still."""
        waiting = self._asked.get(answer.number)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def lost(self) -> None:
        """The door is gone: nobody answers any more."""
        self.send = _nobody_hears
        for waiting in self._asked.values():
            if not waiting.done():
                waiting.set_exception(not_here(1))


def _nobody_hears(message: m.FromWorker) -> None:
    """What is said before the door listens, or after it is gone."""
