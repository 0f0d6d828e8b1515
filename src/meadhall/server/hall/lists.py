"""The lists on the home page: tables, and news from the reader's own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Sequence
from typing import Final, TypeVar

import msgspec

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.accounts.people import Person
from meadhall.server.hall.other_nodes import OtherNodes
from meadhall.server.live.open_tables import OpenTables
from meadhall.server.live.services import Services
from meadhall.server.live.table import Table
from meadhall.server.protocol import bodies, wire
from meadhall.server.tables.absence_digest import DigestCache, UnreadStory, told_since
from meadhall.server.tables.cards import Card
from meadhall.server.tables.journal import NEVER, ListedTable

T = TypeVar("T")
MAX_OTHER_TABLES: Final = 24  # tables of other people
AT_ONCE: Final = 8  # tables that are asked at the same time
REPLAYS: Final = 30


class Lists:
    """The lists of a hall. A table is loaded only if its card is out of date, or a digest is missing."""

    def __init__(self, services: Services, awake: OpenTables, other_nodes: OtherNodes) -> None:
        self._services = services
        self._journal = services.journal
        self._awake = awake
        self._other_nodes = other_nodes
        self._digests = DigestCache()

    async def of(self, person: Person) -> bodies.Hall:
        """The lists for one person."""
        listed = await self._journal.of(person.id)
        names = {one.id for one in listed}
        free = [one for one in await self._journal.public("gathering") if one.id not in names]
        runs = [one for one in await self._journal.public("running") if one.id not in names]
        mine = await self._mine(listed, person)
        return bodies.Hall(
            mine=sorted((card for card in mine if card.state != "over"), key=_urgency),
            open=await self._others(free[:MAX_OTHER_TABLES], person),
            watch=await self._others(runs[:MAX_OTHER_TABLES], person),
            replays=[card for card in mine if card.state == "over"][:REPLAYS],
            known=await self._known(mine, person) if mine else [],
        )

    async def _known(self, mine: Sequence[bodies.TableCard], person: Person) -> list[str]:
        """The games that a person has played to the end, from current and stored cards."""
        now = {card.game for card in mine if card.state == "over" and any(seat.mine for seat in card.seats)}
        return sorted({*now, *await self._journal.known(person.id)})

    async def _others(self, listed: Sequence[ListedTable], person: Person) -> list[bodies.TableCard]:
        cards = await self._cards(listed)
        now = self._services.now()
        return [card.seen_by(person, now) for card in cards if card is not None]

    async def _mine(self, listed: Sequence[ListedTable], person: Person) -> list[bodies.TableCard]:
        """The tables of a person; the one with the most news has its digest."""
        found, elsewhere = await asyncio.gather(self._cards(listed), self._other_nodes.present(person.id))
        cards = [(card, one.pieces_heard) for card, one in zip(found, listed, strict=True) if card is not None]
        away = [(card, heard) for card, heard in cards if card.id not in elsewhere]
        all_missed = [unread for card, heard in away if (unread := self._unread(card, heard, person)) is not None]
        most = max(all_missed, key=lambda unread: unread.much, default=None)
        news = [] if most is None else await self._digest(most)
        now = self._services.now()
        return [
            card.seen_by(person, now, news if most is not None and card.id == most.table else []) for card, _ in cards
        ]

    # ---- cards

    async def _cards(self, listed: Sequence[ListedTable]) -> list[Card | None]:
        """The cards of tables, in order: stored ones, or new ones if out of date."""
        kept = [_kept(one) for one in listed]
        missing = [one.id for one, card in zip(listed, kept, strict=True) if card is None]
        here = await self._services.ownership.owned_here(missing)
        own, others = await asyncio.gather(self.cards_of(here), self._other_nodes.cards(missing))
        found = others | own
        return [card or found.get(one.id) for one, card in zip(listed, kept, strict=True)]

    async def cards_of(self, tables: Sequence[str]) -> dict[str, Card]:
        """The cards of tables here, by id. Busy ones do not block each other, and only some load at once."""
        at_once = asyncio.Semaphore(AT_ONCE)

        async def one(table: str) -> Card | None:
            async with at_once:
                return await self._or_none(self._new_card(table), table)

        found = zip(tables, await asyncio.gather(*map(one, tables)), strict=True)
        return {table: card for table, card in found if card is not None}

    async def _new_card(self, name: str) -> Card:
        was_awake = self._awake.find(name) is not None
        async with self._awake.at(name) as table:
            card = await table.do(table.card)
            if not was_awake:  # a table that stays in memory stores its card when it leaves
                await table.keep_card()
            return card

    async def _or_none(self, work: Awaitable[T], table: str) -> T | None:
        """The result, or None if the game is missing, its rules have changed, or something fails."""
        try:
            return await work
        except MeadhallError:
            return None
        except Exception:
            self._services.failed("list", table)
            return None

    # ---- news from an absence

    def _unread(self, card: Card, pieces_heard: int, person: Person) -> UnreadStory | None:
        """The unread story of a person with a seat; None if nothing is unread, or the person is there."""
        table = self._awake.find(card.id)
        if table is not None and table.is_here(person.id):
            return None
        is_new = card.state == "gathering" or pieces_heard == NEVER
        if is_new or pieces_heard >= card.story_length or not card.seats_of(person.id):
            return None
        return UnreadStory(person.id, card.id, pieces_heard, card.story_length, person.language)

    async def _digest(self, unread: UnreadStory) -> list[wire.Line]:
        return await self._or_none(self._digests.of(unread, lambda: self.news(unread)), unread.table) or []

    async def news(self, unread: UnreadStory) -> list[wire.Line]:
        """The digest of an unread story, written by the node that owns the table."""
        if not await self._services.ownership.is_here(unread.table):
            return await self._other_nodes.news(unread)
        return await self._written(unread)

    async def _written(self, unread: UnreadStory) -> list[wire.Line]:
        async with self._awake.at(unread.table) as table:
            return await table.do(lambda: _news(table, unread))


def _kept(listed: ListedTable) -> Card | None:
    """The stored card; None if it is out of date, or of another version."""
    if listed.card is not None:
        with contextlib.suppress(msgspec.ValidationError):
            return msgspec.json.decode(listed.card, type=Card)
    return None


async def _news(table: Table, unread: UnreadStory) -> list[wire.Line]:
    await table.wake()
    fold = table.fold
    language = fold.game.language(unread.language).language
    perspective = table.perspective(fold.of(unread.person)[0], language)
    voice = fold.game.voice(perspective.listener, language)  # a game with a catalogue has one for all languages
    return voice.spoken(told_since(fold.story, unread.pieces_heard, perspective))


def _urgency(card: bodies.TableCard) -> tuple[bool, float, float]:
    """My turn first, least time first; then the most recent."""
    return (not card.my_turn, card.left if card.left is not None else float("inf"), -card.touched)
