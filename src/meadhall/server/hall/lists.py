"""The lists on the home page: tables, and what happened at one's own meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Sequence
from typing import Final, TypeVar

import msgspec

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.accounts.people import Person
from meadhall.server.hall.neighbours import Neighbours
from meadhall.server.live.open_tables import OpenTables
from meadhall.server.live.services import Services
from meadhall.server.live.table import Table
from meadhall.server.protocol import bodies, wire
from meadhall.server.tables.away import Letters, Missed, told_since
from meadhall.server.tables.cards import Card
from meadhall.server.tables.journal import NEVER, Listed

T = TypeVar("T")
SHOWN: Final = 24  # tables of other people
AT_ONCE: Final = 8  # tables that are asked at the same time
REPLAYS: Final = 30


class Lists:
    """The lists of a hall. A table is woken only where its card is not up to date, or a letter is to be written."""

    def __init__(self, services: Services, awake: OpenTables, neighbours: Neighbours) -> None:
        self._services = services
        self._journal = services.journal
        self._awake = awake
        self._neighbours = neighbours
        self._letters = Letters()

    async def of(self, person: Person) -> bodies.Hall:
        """Everything for one person."""
        listed = await self._journal.of(person.id)
        names = {one.id for one in listed}
        free = [one for one in await self._journal.public("gathering") if one.id not in names]
        runs = [one for one in await self._journal.public("running") if one.id not in names]
        mine = await self._mine(listed, person)
        return bodies.Hall(
            mine=sorted((card for card in mine if card.state != "over"), key=_urgency),
            open=await self._others(free[:SHOWN], person),
            watch=await self._others(runs[:SHOWN], person),
            replays=[card for card in mine if card.state == "over"][:REPLAYS],
            known=await self._known(mine, person) if mine else [],
        )

    async def _known(self, mine: Sequence[bodies.TableCard], person: Person) -> list[str]:
        """The games that a person has played to the end: by the cards as they are now, and by those that were kept."""
        now = {card.game for card in mine if card.state == "over" and any(seat.mine for seat in card.seats)}
        return sorted({*now, *await self._journal.known(person.id)})

    async def _others(self, listed: Sequence[Listed], person: Person) -> list[bodies.TableCard]:
        cards = await self._cards(listed)
        now = self._services.now()
        return [card.seen_by(person, now) for card in cards if card is not None]

    async def _mine(self, listed: Sequence[Listed], person: Person) -> list[bodies.TableCard]:
        """The tables of a person; the one at which most was missed tells what."""
        found, elsewhere = await asyncio.gather(self._cards(listed), self._neighbours.present(person.id))
        cards = [(card, one.pieces_heard) for card, one in zip(found, listed, strict=True) if card is not None]
        away = [(card, heard) for card, heard in cards if card.id not in elsewhere]
        all_missed = [missed for card, heard in away if (missed := self._missed(card, heard, person)) is not None]
        most = max(all_missed, key=lambda missed: missed.much, default=None)
        news = [] if most is None else await self._letter(most)
        now = self._services.now()
        return [
            card.seen_by(person, now, news if most is not None and card.id == most.table else []) for card, _ in cards
        ]

    # ---- cards

    async def _cards(self, listed: Sequence[Listed]) -> list[Card | None]:
        """The cards of tables, in their order: as they are kept, or of the table where that is not up to date."""
        kept = [_kept(one) for one in listed]
        missing = [one.id for one, card in zip(listed, kept, strict=True) if card is None]
        here = await self._services.ownership.those_here(missing)
        anew, others = await asyncio.gather(self.cards_of(here), self._neighbours.cards(missing))
        found = others | anew
        return [card or found.get(one.id) for one, card in zip(listed, kept, strict=True)]

    async def cards_of(self, tables: Sequence[str]) -> dict[str, Card]:
        """The cards of tables here, by the tables. Busy ones do not wait for each other, and not all wake at once."""
        at_once = asyncio.Semaphore(AT_ONCE)

        async def one(table: str) -> Card | None:
            async with at_once:
                return await self._or_none(self._card_anew(table), table)

        found = zip(tables, await asyncio.gather(*map(one, tables)), strict=True)
        return {table: card for table, card in found if card is not None}

    async def _card_anew(self, name: str) -> Card:
        was_awake = self._awake.find(name) is not None
        async with self._awake.at(name) as table:
            card = await table.do(table.card)
            if not was_awake:  # one that is awake is kept when it goes to sleep
                await table.keep_card()
            return card

    async def _or_none(self, work: Awaitable[T], table: str) -> T | None:
        """What this gives; None where the game is not here any more, its rules have changed, or it fails."""
        try:
            return await work
        except MeadhallError:
            return None
        except Exception:
            self._services.failed("list", table)
            return None

    # ---- while they were away

    def _missed(self, card: Card, pieces_heard: int, person: Person) -> Missed | None:
        """What a person who sits at a table has not heard yet; None if there is nothing, or the person is there."""
        table = self._awake.find(card.id)
        if table is not None and table.is_here(person.id):
            return None
        is_new = card.state == "gathering" or pieces_heard == NEVER
        if is_new or pieces_heard >= card.pieces or not card.seats_of(person.id):
            return None
        return Missed(person.id, card.id, pieces_heard, card.pieces, person.language)

    async def _letter(self, missed: Missed) -> list[wire.Line]:
        return await self._or_none(self._letters.of(missed, lambda: self.news(missed)), missed.table) or []

    async def news(self, missed: Missed) -> list[wire.Line]:
        """What somebody has missed, written by the node that owns the table."""
        if not await self._services.ownership.is_here(missed.table):
            return await self._neighbours.news(missed)
        return await self._written(missed)

    async def _written(self, missed: Missed) -> list[wire.Line]:
        async with self._awake.at(missed.table) as table:
            return await table.do(lambda: _news(table, missed))


def _kept(listed: Listed) -> Card | None:
    """The card that is kept on the disk; None if it is not up to date, or of another version of the hall."""
    if listed.card is not None:
        with contextlib.suppress(msgspec.ValidationError):
            return msgspec.json.decode(listed.card, type=Card)
    return None


async def _news(table: Table, missed: Missed) -> list[wire.Line]:
    await table.wake()
    fold = table.fold
    language = fold.game.language(missed.language).language
    perspective = table.perspective(fold.of(missed.person)[0], language)
    voice = fold.game.voice(perspective.listener, language)  # a game with a catalogue has one perspective for all
    return voice.spoken(told_since(fold.tale, missed.pieces_heard, perspective))


def _urgency(card: bodies.TableCard) -> tuple[bool, float, float]:
    """My turn first, least time first; then what was touched last."""
    return (not card.my_turn, card.left if card.left is not None else float("inf"), -card.touched)
