"""Questions to the other nodes of a hall. A node that cannot be reached is left out."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Awaitable, Iterable
from typing import Final, TypeVar

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.live.services import Services
from meadhall.server.ownership.owners import Ownership
from meadhall.server.ownership.questions import Cards, FoundCards, HandOver, News, Present, SeatAgain
from meadhall.server.protocol import bodies, wire
from meadhall.server.protocol.problems import Denial
from meadhall.server.tables.absence_digest import UnreadStory
from meadhall.server.tables.cards import Card

T = TypeVar("T")
NOTHING: Final = FoundCards({})


class OtherNodes:
    """Asks the nodes that own the other tables of a hall."""

    def __init__(self, ownership: Ownership, services: Services) -> None:
        self._ownership = ownership
        self._services = services

    async def cards(self, tables: Iterable[str]) -> dict[str, Card]:
        """The cards of the tables that other nodes own."""
        by_node: dict[int, list[str]] = defaultdict(list)
        for table in tables:
            with contextlib.suppress(Denial):
                by_node[await self._ownership.owner_of(table)].append(table)
        by_node.pop(self._ownership.here, None)
        asks = (self._ownership.ask(node, Cards(theirs), FoundCards) for node, theirs in by_node.items())
        found = await asyncio.gather(*(self._or(ask, NOTHING) for ask in asks))
        return {table: card for one in found for table, card in one.cards.items()}

    async def present(self, person: str) -> set[str]:
        """The tables on other nodes where a person is now."""
        nowhere: list[str] = []
        asks = (self._ownership.ask(node, Present(person), list[str]) for node in self._ownership.others)
        return {table for one in await asyncio.gather(*(self._or(ask, nowhere) for ask in asks)) for table in one}

    async def news(self, unread: UnreadStory) -> list[wire.Line]:
        """The digest of an unread story of another node."""
        return await self._ownership.ask(await self._ownership.owner_of(unread.table), News(unread), list[wire.Line])

    async def hand_over(self, guest: str) -> None:
        """Let all other nodes hand over a guest's tables; an unreachable one does so when it is back."""
        asks = (self._ownership.ask(node, HandOver(guest), type(None)) for node in self._ownership.others)
        await asyncio.gather(*(self._or(ask, None) for ask in asks))

    async def seat_again(self, what: SeatAgain) -> bodies.TableCard:
        """Seat a person at the table of the next match, on another node."""
        return await self._ownership.ask(await self._ownership.owner_of(what.table), what, bodies.TableCard)

    async def _or(self, ask: Awaitable[T], else_: T) -> T:
        try:
            return await ask
        except MeadhallError:
            self._services.log.info("not reached", kind="node")
            return else_
