"""The lists of tables on the home page, with news from the person's own tables."""

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
from meadhall.server.tables.absence_digest import DigestCache, UnreadStory, absence_digest
from meadhall.server.tables.cards import Card
from meadhall.server.tables.journal import NEVER_LOOKED, ListedTable

T = TypeVar("T")
MAX_OTHER_TABLES: Final = 24  # in each list of public tables
MAX_PARALLEL: Final = 8  # tables loaded at the same time
MAX_REPLAYS: Final = 30


class Lists:
    """The lists of a hall. A table is loaded only if its stored card is outdated, or its digest is needed."""

    def __init__(self, services: Services, open_tables: OpenTables, other_nodes: OtherNodes) -> None:
        self._services = services
        self._journal = services.journal
        self._open_tables = open_tables
        self._other_nodes = other_nodes
        self._digests = DigestCache()

    async def lists_for(self, person: Person) -> bodies.Hall:
        """Return the lists for one person."""
        listed = await self._journal.tables_of(person.id)
        ids = {table.id for table in listed}
        open_cards = [table for table in await self._journal.public_tables("gathering") if table.id not in ids]
        running_cards = [table for table in await self._journal.public_tables("running") if table.id not in ids]
        own_cards = await self._own_cards(listed, person)
        return bodies.Hall(
            mine=sorted((card for card in own_cards if card.state != "over"), key=_sort_key),
            open=await self._cards_of_others(open_cards[:MAX_OTHER_TABLES], person),
            watch=await self._cards_of_others(running_cards[:MAX_OTHER_TABLES], person),
            replays=[card for card in own_cards if card.state == "over"][:MAX_REPLAYS],
            known=await self._games_played(own_cards, person) if own_cards else [],
        )

    async def _games_played(self, own_cards: Sequence[bodies.TableCard], person: Person) -> list[str]:
        """Return the games that a person has played to the end, according to these cards and the stored cards."""
        games = {card.game for card in own_cards if card.state == "over" and any(seat.mine for seat in card.seats)}
        return sorted({*games, *await self._journal.games_finished_by(person.id)})

    async def _cards_of_others(self, listed: Sequence[ListedTable], person: Person) -> list[bodies.TableCard]:
        cards = await self._cards(listed)
        now = self._services.now()
        return [card.card_for(person, now) for card in cards if card is not None]

    async def _own_cards(self, listed: Sequence[ListedTable], person: Person) -> list[bodies.TableCard]:
        """Return the cards of a person's tables. The card with the longest unread story contains its digest as news."""
        own_or_none, elsewhere = await asyncio.gather(self._cards(listed), self._other_nodes.tables_with(person.id))
        cards = [(card, table.pieces_seen) for card, table in zip(own_or_none, listed, strict=True) if card is not None]
        absence = [(card, pieces) for card, pieces in cards if card.id not in elsewhere]
        unread_stories = [
            unread for card, pieces in absence if (unread := self._unread(card, pieces, person)) is not None
        ]
        longest = max(unread_stories, key=lambda unread: unread.unread_pieces, default=None)
        news = [] if longest is None else await self._digest(longest)
        now = self._services.now()
        return [
            card.card_for(person, now, news if longest is not None and card.id == longest.table else [])
            for card, _ in cards
        ]

    # ---- cards

    async def _cards(self, listed: Sequence[ListedTable]) -> list[Card | None]:
        """Return the cards of tables in the same order, with None for an unreadable table. Replace outdated cards."""
        stored = [_stored_card(table) for table in listed]
        outdated = [table.id for table, card in zip(listed, stored, strict=True) if card is None]
        owned = await self._services.ownership.owned_tables(outdated)
        own, cards_of_others = await asyncio.gather(self.cards_of(owned), self._other_nodes.cards(outdated))
        new_cards = cards_of_others | own
        return [card or new_cards.get(table.id) for table, card in zip(listed, stored, strict=True)]

    async def cards_of(self, tables: Sequence[str]) -> dict[str, Card]:
        """Return new cards, by id, of tables that this node owns. Unreadable tables are left out."""
        slots = asyncio.Semaphore(MAX_PARALLEL)

        async def card_or_none(table_id: str) -> Card | None:
            async with slots:
                return await self._result_or_none(self._new_card(table_id), table_id)

        cards = zip(tables, await asyncio.gather(*map(card_or_none, tables)), strict=True)
        return {table: card for table, card in cards if card is not None}

    async def _new_card(self, name: str) -> Card:
        was_loaded = self._open_tables.find(name) is not None
        async with self._open_tables.loaded_table(name) as table:
            card = await table.run_job(table.card)
            if not was_loaded:  # a table that stays in memory stores its card when it is unloaded
                await table.store_card()
            return card

    async def _result_or_none(self, work: Awaitable[T], table_id: str) -> T | None:
        """Return the result of `work`, or None if it fails, for example because the game is missing."""
        try:
            return await work
        except MeadhallError:
            return None
        except Exception:
            self._services.log_failure("list", table_id)
            return None

    # ---- news from an absence

    def _unread(self, card: Card, pieces_heard: int, person: Person) -> UnreadStory | None:
        """Return a seated person's unread story; None if nothing is unread, or the person is at the table."""
        table = self._open_tables.find(card.id)
        if table is not None and table.is_present(person.id):
            return None
        is_new = card.state == "gathering" or pieces_heard == NEVER_LOOKED
        if is_new or pieces_heard >= card.story_length or not card.seats_of(person.id):
            return None
        return UnreadStory(person.id, card.id, pieces_heard, card.story_length, person.language)

    async def _digest(self, unread: UnreadStory) -> list[wire.Line]:
        return (
            await self._result_or_none(self._digests.digest_of(unread, lambda: self.digest_of(unread)), unread.table)
            or []
        )

    async def digest_of(self, unread: UnreadStory) -> list[wire.Line]:
        """Return the digest of an unread story, from the node that owns the table."""
        if not await self._services.ownership.owns(unread.table):
            return await self._other_nodes.digest_of(unread)
        return await self._write_digest(unread)

    async def _write_digest(self, unread: UnreadStory) -> list[wire.Line]:
        async with self._open_tables.loaded_table(unread.table) as table:
            return await table.run_job(lambda: _digest_lines(table, unread))


def _stored_card(listed: ListedTable) -> Card | None:
    """Return the stored card; None if it is outdated or was written by another version of Meadhall."""
    if listed.card is not None:
        with contextlib.suppress(msgspec.ValidationError):
            return msgspec.json.decode(listed.card, type=Card)
    return None


async def _digest_lines(table: Table, unread: UnreadStory) -> list[wire.Line]:
    await table.load()
    fold = table.fold
    language = fold.game.language(unread.language).language
    perspective = table.perspective(fold.seats_of(unread.person)[0], language)
    voice = fold.game.voice(perspective.listener, language)  # a game with a catalogue has one for all languages
    return voice.localized(absence_digest(fold.story, unread.pieces_seen, perspective))


def _sort_key(card: bodies.TableCard) -> tuple[bool, float, float]:
    """Sort tables that wait for the person first, then by time left (shortest first), then by last change."""
    return (not card.my_turn, card.left if card.left is not None else float("inf"), -card.touched)
