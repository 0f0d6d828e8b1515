"""Questions to the other nodes of a hall. Where possible, an unreachable node is skipped."""

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
NO_CARDS: Final = FoundCards({})


class OtherNodes:
    """Asks the nodes that own the other tables."""

    def __init__(self, ownership: Ownership, services: Services) -> None:
        self._ownership = ownership
        self._services = services

    async def cards(self, tables: Iterable[str]) -> dict[str, Card]:
        """Return the cards of all given tables that other nodes own, by id."""
        by_node: dict[int, list[str]] = defaultdict(list)
        for table in tables:
            with contextlib.suppress(Denial):
                by_node[await self._ownership.owner_of(table)].append(table)
        by_node.pop(self._ownership.node, None)
        questions = (self._ownership.ask(node, Cards(node_tables), FoundCards) for node, node_tables in by_node.items())
        replies = await asyncio.gather(*(self._result_or_default(ask, NO_CARDS) for ask in questions))
        return {table: card for reply in replies for table, card in reply.cards.items()}

    async def tables_with(self, person: str) -> set[str]:
        """Return the tables on other nodes where a person is now."""
        no_tables: list[str] = []
        questions = (self._ownership.ask(node, Present(person), list[str]) for node in self._ownership.other_nodes)
        replies = await asyncio.gather(*(self._result_or_default(ask, no_tables) for ask in questions))
        return {table for tables in replies for table in tables}

    async def digest_of(self, unread: UnreadStory) -> list[wire.Line]:
        """Return the digest of an unread story from another node."""
        return await self._ownership.ask(await self._ownership.owner_of(unread.table), News(unread), list[wire.Line])

    async def transfer_guest_tables(self, guest: str) -> None:
        """Transfer a guest's tables on all other nodes; an unreachable node does it when it starts again."""
        questions = (self._ownership.ask(node, HandOver(guest), type(None)) for node in self._ownership.other_nodes)
        await asyncio.gather(*(self._result_or_default(ask, None) for ask in questions))

    async def seat_again(self, request: SeatAgain) -> bodies.TableCard:
        """Seat a person at the table of a rematch on another node, and return its card."""
        return await self._ownership.ask(await self._ownership.owner_of(request.table), request, bodies.TableCard)

    async def _result_or_default(self, answer: Awaitable[T], default: T) -> T:
        try:
            return await answer
        except MeadhallError:
            self._services.log.info("node unreachable")
            return default
