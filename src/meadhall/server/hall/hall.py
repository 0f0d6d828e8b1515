"""The hall: all work with tables, without HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from meadhall.bots.names import free_names
from meadhall.engine import MeadhallError, find_game, installed_games, record
from meadhall.engine.play.perspective import SPECTATOR
from meadhall.server.accounts.people import Person
from meadhall.server.bots.pool import BotPool, Thinkers
from meadhall.server.common.logs import log
from meadhall.server.config.pace import Pace
from meadhall.server.hall.lists import Lists
from meadhall.server.hall.other_nodes import OtherNodes
from meadhall.server.live.broadcaster import Broadcaster
from meadhall.server.live.open_tables import OpenTables
from meadhall.server.live.outages import Outages
from meadhall.server.live.services import Services
from meadhall.server.live.table import Table
from meadhall.server.live.uptime import Uptime, slept
from meadhall.server.live.viewer import Viewer
from meadhall.server.live.watchdog import Watchdog
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.elsewhere import only_elsewhere
from meadhall.server.ownership.owners import ALONE, Ownership
from meadhall.server.ownership.questions import Cards, FoundCards, HandOver, News, Present, Question, SeatAgain
from meadhall.server.protocol import bodies, wire
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.tables import events as e
from meadhall.server.tables import plans
from meadhall.server.tables.journal import Journal


class Hall:
    """All tables. `games` are loaded from paths and not installed."""

    def __init__(
        self,
        database: Database,
        bots: Thinkers | None = None,
        pace: Pace | None = None,
        games: Sequence[str] = (),
        now: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
        mistaken: Callable[[str], object] = lambda kind: None,
        slept: Callable[[], float] = slept,
        ownership: Ownership = ALONE,
        notifier: Notifier | None = None,
    ) -> None:
        self.games = [*installed_games(), *(find_game(name).id for name in games)]
        self.pace = pace or Pace()
        self.journal = Journal(database)
        self._bots = bots or BotPool(1, games)
        self._broadcaster = Broadcaster()
        self._ownership = ownership
        self.notifier = notifier or Notifier(database)
        self._services = Services(
            journal=self.journal,
            bots=self._bots,
            broadcaster=self._broadcaster,
            pace=self.pace,
            now=now,
            ticks=ticks,
            uptime=Uptime(now, slept),
            log=log(),
            notifier=self.notifier,
            mistaken=mistaken,
            ownership=ownership,
        )
        self._now = now
        self._outages = Outages(database)
        self._awake = OpenTables(self._services)
        self._other_nodes = OtherNodes(ownership, self._services)
        self._lists = Lists(self._services, self._awake, self._other_nodes)
        self.watchdog = Watchdog(self._awake, self._services, self._outages)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the broadcast and the watchdog; the database is already open."""
        if self._ownership.lease is None:  # a node tells its tables when it takes them over
            await self._outages.end(self._now())
        await self.hand_over_all()
        self._tasks = [asyncio.create_task(self._broadcaster.run()), asyncio.create_task(self.watchdog.run())]

    async def close(self) -> None:
        """Close all tables, with their cards stored for the lists; all events are on the disk already."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.notifier.close()
        await self._awake.close()
        await self._bots.close()
        if self._tasks:
            await self._shut()

    async def abandon(self) -> None:
        """Forget the tables in memory without storing them: other nodes may own them now."""
        await self._awake.abandon()

    async def _shut(self) -> None:
        """Stop all clocks; for a node, its lease ends them."""
        if self._ownership.lease is not None:
            return
        try:
            await self._outages.not_yet(self._now())
        except Exception:  # then clocks stop at the last stored time
            self._services.failed("closing")

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._awake)

    @property
    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._awake)

    @property
    def is_quiet(self) -> bool:
        """Whether every viewer has the latest sight."""
        return self._broadcaster.is_done

    # ---- new tables

    async def set_table(self, person: Person, plan: bodies.NewTable) -> bodies.TableCard:
        """Create a table by a person's plan."""
        return await self._begin(person, plans.planned(plan, person, self.games, self.pace.think))

    async def play_on(self, person: Person, text: str, seat: int, level: str) -> bodies.TableCard:
        """Create a table that continues a match from its text, against bots."""
        first = await asyncio.to_thread(plans.played_on, text, person, seat, level, self.games, self.pace.think)
        return await self._begin(person, first)

    async def _begin(self, person: Person, first: e.TableSet) -> bodies.TableCard:
        table = Table(self._ownership.new_table(), self._services)
        try:
            card = await table.do(lambda: table.begin(first, person))
        except BaseException:
            await table.stop()
            raise
        if table.lease != self._ownership.lease:  # another node owns the table by now, and it exists
            await table.stop()
            raise only_elsewhere()
        self._awake.add(table)
        table.resume()
        return card.seen_by(person, self._now())

    async def rematch(self, person: Person, table: str) -> bodies.TableCard:
        """Create the same table again: the first who asks creates it, the others take their old seats there."""
        async with self._awake.at(table) as old:
            following, seats = await old.do(lambda: self._following(old, person))
        return await self._seat_again(SeatAgain(person, following, seats))

    async def _seat_again(self, what: SeatAgain) -> bodies.TableCard:
        """Seat a person at the table of the next match, which another node may own by now."""
        if not await self._ownership.is_here(what.table):
            return await self._other_nodes.seat_again(what)
        async with self._awake.at(what.table) as new:
            return await new.do(lambda: self._seated_again(new, what.person, what.seats))

    async def _seated_again(self, table: Table, person: Person, seats: Mapping[int, str]) -> bodies.TableCard:
        """Seat a person in their old seats that are free; without one they may watch."""
        await table.wake()
        fold = table.fold
        for seat, name in () if fold.of(person.id) else seats.items():
            if fold.seats[seat].is_free:
                await self._sit(table, person, seat, name)
        await self._admit(table, person)
        return await self._seen(table, person)

    async def _following(self, old: Table, person: Person) -> tuple[str, dict[int, str]]:
        """The table of the next match, and the seats of a person here, with their names."""
        await old.wake()
        fold = old.fold
        if not fold.of(person.id):
            raise Denial("forbidden", "only-players-rematch")
        if not fold.over:
            raise Denial("not-now", "not-over")
        if fold.rematch is None:
            seats = [e.PlannedSeat(one.name, one.person, "" if one.person else one.level) for one in fold.seats]
            card = await self._begin(person, plans.rematch_plan(fold.plan, person, seats))
            await old.record_event(e.RematchSet(card.id), person.id)
            old.changed()
        assert fold.rematch is not None
        return fold.rematch, {seat: fold.names[seat] for seat in fold.of(person.id)}

    # ---- entering and leaving

    async def enter(self, person: Person, table: str, invite: str) -> bodies.TableCard:
        """Admit a person with the invitation, to watch or to take a free seat."""
        async with self._awake.at(table) as at:
            return await at.do(lambda: self._entered(at, person, invite))

    async def _entered(self, table: Table, person: Person, invite: str) -> bodies.TableCard:
        await table.wake()
        table.fold.check_may_look(person.id, invite)
        await self._admit(table, person)
        return await self._seen(table, person)

    async def _admit(self, table: Table, person: Person) -> None:
        if not table.fold.may_look(person.id):
            await table.record_event(e.SpectatorAdmitted(person.id), person.id)

    async def join(self, person: Person, table: str, join: bodies.Join) -> bodies.TableCard:
        """Seat a person, or let them watch with the invitation if no seat is free."""
        async with self._awake.at(table) as at:
            return await at.do(lambda: self._joined(at, person, join))

    async def _joined(self, table: Table, person: Person, join: bodies.Join) -> bodies.TableCard:
        await table.wake()
        if not table.fold.of(person.id):
            table.fold.check_may_look(person.id, join.invite)
            await self._seat(table, person, join.seat)
        return await self._seen(table, person)

    async def _seat(self, table: Table, person: Person, wish: int | None) -> None:
        fold = table.fold
        free = [seat for seat, one in enumerate(fold.seats) if one.is_free]
        if not free:
            await self._admit(table, person)
            return
        if wish is not None and wish not in free:
            raise Denial("taken", "seat-not-free", seat=wish + 1)
        await self._sit(table, person, free[0] if wish is None else wish, person.name)

    async def _sit(self, table: Table, person: Person, seat: int, name: str) -> None:
        taken = [one.name for one in table.fold.seats if one.name]
        await table.record_event(e.SeatTaken(seat, person.id, plans.unlike(name, taken)), person.id)
        table.changed()

    async def seat_bot(self, person: Person, table: str, plan: bodies.BotPlan) -> bodies.TableCard:
        """Give a free seat to a bot, for the host."""
        async with self._awake.at(table) as at:
            return await at.do(lambda: self._bot_seated(at, person, plan))

    async def _bot_seated(self, table: Table, person: Person, plan: bodies.BotPlan) -> bodies.TableCard:
        await table.wake()
        fold = table.fold
        if person.id != fold.host:
            raise Denial("forbidden", "only-the-host")
        if plan.seat >= len(fold.seats):
            raise Denial("invalid", "table-without-seat", seats=len(fold.seats), seat=plan.seat + 1)
        plans.check_bots(fold.game, fold.match.options)
        level = plans.checked_level(plan.level, fold.game, self.pace.think, seats=len(fold.seats), timed=fold.timed)
        name = next(free_names([seat.name for seat in fold.seats if seat.name]))
        await table.record_event(e.BotSeated(plan.seat, name, level), person.id)
        table.changed()
        return await self._seen(table, person)

    async def leave(self, person: Person, table: str) -> None:
        """Leave the table: before the match the seat is free again, during it a bot plays on.

        The table stays in the person's list as long as they can come back, until they leave it again.
        """
        async with self._awake.at(table) as at:
            await at.do(lambda: self._left(at, person))

    async def _left(self, table: Table, person: Person) -> None:
        await self._check_look(table, person)
        fold = table.fold
        can_return = False
        for seat in fold.of(person.id):
            if not fold.begun:
                await table.record_event(e.SeatLeft(seat), person.id)
            elif fold.plays(seat) and not fold.over:
                await table.record_event(e.SeatHandedOver(seat, plans.checked_level("", fold.game), "left"), person.id)
                can_return = True
        table.changed()
        if not can_return:
            await self.journal.forget(table.id, person.id)

    async def hand_over(self, guest: str) -> None:
        """Give a guest's tables to the account that the guest has logged in to."""
        await asyncio.gather(self._hand_over_here(guest), self._other_nodes.hand_over(guest))

    async def _hand_over_here(self, guest: str) -> None:
        await self._hand_on(await self.journal.to_hand_over(guest))

    async def hand_over_all(self) -> None:
        """Finish the hand-overs of all guests who have logged in."""
        await self._hand_on(await self.journal.all_to_hand_over())

    async def _hand_on(self, belongings: Sequence[tuple[str, str, str]]) -> None:
        for table, before, person in belongings:
            try:
                if not await self._ownership.is_here(table):
                    continue
                async with self._awake.at(table) as at:
                    await at.do(partial(self._handed_on, at, before, person))
            except MeadhallError:  # its game is missing, or its owner unknown: the next start tries again
                self._services.log.info("not handed on", table=table)
            except Exception:  # a broken table must not close the others
                self._services.failed("handing on", table)

    async def _handed_on(self, table: Table, guest: str, person: str) -> None:
        await table.record_event(e.GuestLoggedIn(guest, person), person)
        await self.journal.hand_over(table.id, guest, person)
        table.changed()

    async def attend(self, table: str, person: Person, send: Callable[[wire.FromHall], None]) -> Viewer:
        """Admit a person to a table, to play or to watch."""
        async with self._awake.at(table) as at:
            return await at.do(lambda: at.connect(person, send))

    # ---- reading

    async def card(self, person: Person, table: str) -> bodies.TableCard:
        """The card of a table, for a person who may see it."""
        async with self._awake.at(table) as at:
            return await at.do(lambda: self._carded(at, person))

    async def _carded(self, table: Table, person: Person) -> bodies.TableCard:
        await self._check_look(table, person)
        return await self._seen(table, person)

    async def _seen(self, table: Table, person: Person) -> bodies.TableCard:
        return (await table.card()).seen_by(person, self._now())

    async def _check_look(self, table: Table, person: Person) -> None:
        """Raise Denial if a person may not see a table; after the match the link is enough."""
        await table.wake()
        if not table.fold.over:
            table.fold.check_may_look(person.id)

    async def match_file(self, person: Person, table: str) -> str:
        """The match as a file: the whole after its end, before that what this person may know.

        A person with several seats may be several people at one device, and gets only what everybody may know.
        """
        async with self._awake.at(table) as at:
            return await at.do(lambda: self._file(at, person))

    async def _file(self, table: Table, person: Person) -> str:
        await self._check_look(table, person)
        fold = table.fold
        mine = fold.of(person.id)
        return record.save(fold.match, mine[0] if len(mine) == 1 else SPECTATOR, fold.names, updated=fold.updates > 0)

    async def lists(self, person: Person) -> bodies.Hall:
        """The lists of the home page."""
        return await self._lists.of(person)

    # ---- questions of other nodes

    async def answer(self, question: Question) -> object:
        """Answer another node."""
        match question:
            case Cards(tables):
                return FoundCards(await self._lists.cards_of(tables))
            case Present(who):
                return [table.id for table in self._awake if table.is_here(who)]
            case News(unread):
                return await self._lists.news(unread)
            case HandOver(guest):
                await self._hand_over_here(guest)
                return None
            case SeatAgain():
                return await self._seat_again(question)
            case _:
                raise Denial("unknown", "page-not-found")
