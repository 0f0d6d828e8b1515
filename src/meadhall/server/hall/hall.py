"""The hall: all operations on tables, without HTTP."""

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
from meadhall.server.bots.pool import BotPool, BotRunner
from meadhall.server.common.logs import log
from meadhall.server.config.pace import Pace
from meadhall.server.hall.lists import Lists
from meadhall.server.hall.other_nodes import OtherNodes
from meadhall.server.live.broadcaster import Broadcaster
from meadhall.server.live.open_tables import OpenTables
from meadhall.server.live.outages import Outages
from meadhall.server.live.services import Services
from meadhall.server.live.table import Table
from meadhall.server.live.uptime import Uptime, seconds_asleep
from meadhall.server.live.viewer import Viewer
from meadhall.server.live.watchdog import Watchdog
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.elsewhere import elsewhere_denial
from meadhall.server.ownership.owners import SINGLE_PROCESS, Ownership
from meadhall.server.ownership.questions import Cards, FoundCards, HandOver, News, Present, Question, SeatAgain
from meadhall.server.protocol import bodies, wire
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.tables import events as e
from meadhall.server.tables import plans
from meadhall.server.tables.journal import Journal


class Hall:
    """All tables. `games` are paths or names of games to load in addition to the installed games."""

    def __init__(
        self,
        database: Database,
        bots: BotRunner | None = None,
        pace: Pace | None = None,
        games: Sequence[str] = (),
        now: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
        count_failure: Callable[[str], object] = lambda kind: None,
        asleep: Callable[[], float] = seconds_asleep,
        ownership: Ownership = SINGLE_PROCESS,
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
            uptime=Uptime(now, asleep),
            log=log(),
            notifier=self.notifier,
            count_failure=count_failure,
            ownership=ownership,
        )
        self._now = now
        self._outages = Outages(database)
        self._open_tables = OpenTables(self._services)
        self._other_nodes = OtherNodes(ownership, self._services)
        self._lists = Lists(self._services, self._open_tables, self._other_nodes)
        self.watchdog = Watchdog(self._open_tables, self._services, self._outages)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the broadcaster and the watchdog; the database must be open."""
        if self._ownership.lease is None:  # a node records the outage when it takes over a table
            await self._outages.end_outage(self._now())
        await self.transfer_all_guest_tables()
        self._tasks = [asyncio.create_task(self._broadcaster.run()), asyncio.create_task(self.watchdog.run())]

    async def close(self) -> None:
        """Store the cards and checkpoints of all tables, and stop everything."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.notifier.close()
        await self._open_tables.close()
        await self._bots.close()
        if self._tasks:
            await self._record_closing()

    async def drop_tables(self) -> None:
        """Remove all tables from memory without storing anything: other nodes may own them now."""
        await self._open_tables.drop_all()

    async def _record_closing(self) -> None:
        """Record when the hall closes, because clocks stop then. A node need not do this: its lease has the time."""
        if self._ownership.lease is not None:
            return
        try:
            await self._outages.record_open(self._now())
        except Exception:  # clocks are stopped from the last recorded time instead
            self._services.log_failure("closing")

    @property
    def table_count(self) -> int:
        """Number of tables in memory."""
        return len(self._open_tables)

    @property
    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._open_tables)

    @property
    def is_up_to_date(self) -> bool:
        """Whether every viewer has the latest sight."""
        return self._broadcaster.is_idle

    # ---- new tables

    async def create_table(self, person: Person, plan: bodies.NewTable) -> bodies.TableCard:
        """Create a table from a person's plan."""
        return await self._create(person, plans.plan_table(plan, person, self.games, self.pace.max_thinking_time))

    async def continue_match(self, person: Person, text: str, seat: int, level: str) -> bodies.TableCard:
        """Create a table that continues a match file against bots."""
        first_event = await asyncio.to_thread(
            plans.continuation_plan, text, person, seat, level, self.games, self.pace.max_thinking_time
        )
        return await self._create(person, first_event)

    async def _create(self, person: Person, first_event: e.TableSet) -> bodies.TableCard:
        table = Table(self._ownership.new_table_id(), self._services)
        try:
            card = await table.run_job(lambda: table.create(first_event, person))
        except BaseException:
            await table.stop()
            raise
        if table.lease != self._ownership.lease:  # the table was created, but another node owns it now
            await table.stop()
            raise elsewhere_denial()
        self._open_tables.add(table)
        table.resume()
        return card.card_for(person, self._now())

    async def rematch(self, person: Person, table_id: str) -> bodies.TableCard:
        """Seat a person at the rematch of a table. The first player who asks for the rematch creates its table."""
        async with self._open_tables.loaded_table(table_id) as old:
            rematch_table, seats = await old.run_job(lambda: self._next_table(old, person))
        return await self._join_rematch(SeatAgain(person, rematch_table, seats))

    async def _join_rematch(self, request: SeatAgain) -> bodies.TableCard:
        """Seat a person at the table of the rematch, which another node may own."""
        if not await self._ownership.owns(request.table):
            return await self._other_nodes.seat_again(request)
        async with self._open_tables.loaded_table(request.table) as rematch_table:
            return await rematch_table.run_job(
                lambda: self._seat_at_rematch(rematch_table, request.person, request.seats)
            )

    async def _seat_at_rematch(self, table: Table, person: Person, seats: Mapping[int, str]) -> bodies.TableCard:
        """Seat a person in their old seats. If these are taken, the person may watch."""
        await table.load()
        fold = table.fold
        for seat, name in () if fold.seats_of(person.id) else seats.items():
            if fold.seats[seat].is_free:
                await self._take_seat(table, person, seat, name)
        await self._admit(table, person)
        return await self._card_for(table, person)

    async def _next_table(self, old: Table, person: Person) -> tuple[str, dict[int, str]]:
        """Return the rematch's table, created if needed, and the person's seats at the old table with their names."""
        await old.load()
        fold = old.fold
        if not fold.seats_of(person.id):
            raise Denial("forbidden", "only-players-rematch")
        if not fold.over:
            raise Denial("not-now", "not-over")
        if fold.rematch is None:
            seats = [e.PlannedSeat(seat.name, seat.person, "" if seat.person else seat.level) for seat in fold.seats]
            card = await self._create(person, plans.rematch_plan(fold.plan, person, seats))
            await old.record_event(e.RematchSet(card.id), person.id)
            old.publish_change()
        assert fold.rematch is not None
        return fold.rematch, {seat: fold.names[seat] for seat in fold.seats_of(person.id)}

    # ---- entering and leaving

    async def enter(self, person: Person, table_id: str, invite: str) -> bodies.TableCard:
        """Admit a person with the invitation; they may watch, and take a free seat later."""
        async with self._open_tables.loaded_table(table_id) as live_table:
            return await live_table.run_job(lambda: self._enter(live_table, person, invite))

    async def _enter(self, table: Table, person: Person, invite: str) -> bodies.TableCard:
        await table.load()
        table.fold.check_may_view(person.id, invite)
        await self._admit(table, person)
        return await self._card_for(table, person)

    async def _admit(self, table: Table, person: Person) -> None:
        if not table.fold.may_view(person.id):
            await table.record_event(e.SpectatorAdmitted(person.id), person.id)

    async def join(self, person: Person, table_id: str, join: bodies.Join) -> bodies.TableCard:
        """Seat a person; if no seat is free, they may watch."""
        async with self._open_tables.loaded_table(table_id) as live_table:
            return await live_table.run_job(lambda: self._join(live_table, person, join))

    async def _join(self, table: Table, person: Person, request: bodies.Join) -> bodies.TableCard:
        await table.load()
        if not table.fold.seats_of(person.id):
            table.fold.check_may_view(person.id, request.invite)
            await self._seat_or_admit(table, person, request.seat)
        return await self._card_for(table, person)

    async def _seat_or_admit(self, table: Table, person: Person, wanted_seat: int | None) -> None:
        fold = table.fold
        free = [seat for seat, seat_state in enumerate(fold.seats) if seat_state.is_free]
        if not free:
            await self._admit(table, person)
            return
        if wanted_seat is not None and wanted_seat not in free:
            raise Denial("taken", "seat-not-free", seat=wanted_seat + 1)
        await self._take_seat(table, person, free[0] if wanted_seat is None else wanted_seat, person.name)

    async def _take_seat(self, table: Table, person: Person, seat: int, name: str) -> None:
        taken_names = [seat_state.name for seat_state in table.fold.seats if seat_state.name]
        await table.record_event(e.SeatTaken(seat, person.id, plans.unique_name(name, taken_names)), person.id)
        table.publish_change()

    async def seat_bot(self, person: Person, table_id: str, plan: bodies.BotPlan) -> bodies.TableCard:
        """Put a bot in a free seat. Only the host may do this."""
        async with self._open_tables.loaded_table(table_id) as live_table:
            return await live_table.run_job(lambda: self._seat_bot(live_table, person, plan))

    async def _seat_bot(self, table: Table, person: Person, plan: bodies.BotPlan) -> bodies.TableCard:
        await table.load()
        fold = table.fold
        if person.id != fold.host:
            raise Denial("forbidden", "only-the-host")
        if plan.seat >= len(fold.seats):
            raise Denial("invalid", "table-without-seat", seats=len(fold.seats), seat=plan.seat + 1)
        plans.check_bots(fold.game, fold.match.options)
        level = plans.checked_level(
            plan.level, fold.game, self.pace.max_thinking_time, seats=len(fold.seats), timed=fold.is_timed
        )
        name = next(free_names([seat.name for seat in fold.seats if seat.name]))
        await table.record_event(e.BotSeated(plan.seat, name, level), person.id)
        table.publish_change()
        return await self._card_for(table, person)

    async def leave(self, person: Person, table_id: str) -> None:
        """Remove a person from a table. Before the match their seat becomes free; during the match a bot takes it over.

        If the person can return, the table stays in their list until they leave it a second time.
        """
        async with self._open_tables.loaded_table(table_id) as live_table:
            await live_table.run_job(lambda: self._leave(live_table, person))

    async def _leave(self, table: Table, person: Person) -> None:
        await self._check_may_view(table, person)
        fold = table.fold
        can_return = False
        for seat in fold.seats_of(person.id):
            if not fold.has_begun:
                await table.record_event(e.SeatLeft(seat), person.id)
            elif fold.is_played_by_person(seat) and not fold.over:
                await table.record_event(e.SeatHandedOver(seat, plans.checked_level("", fold.game), "left"), person.id)
                can_return = True
        table.publish_change()
        if not can_return:
            await self.journal.remove_person(table.id, person.id)

    async def transfer_guest_tables(self, guest: str) -> None:
        """Transfer a guest's tables, on all nodes, to the account that the guest has logged in to."""
        await asyncio.gather(self._transfer_guest_tables_here(guest), self._other_nodes.transfer_guest_tables(guest))

    async def _transfer_guest_tables_here(self, guest: str) -> None:
        await self._transfer_tables(await self.journal.guest_transfers_of(guest))

    async def transfer_all_guest_tables(self) -> None:
        """Complete the transfers of all guests who have logged in."""
        await self._transfer_tables(await self.journal.all_guest_transfers())

    async def _transfer_tables(self, transfers: Sequence[tuple[str, str, str]]) -> None:
        for table_id, guest, person in transfers:
            try:
                if not await self._ownership.owns(table_id):
                    continue
                async with self._open_tables.loaded_table(table_id) as table:
                    await table.run_job(partial(self._transfer_table, table, guest, person))
            except MeadhallError:  # the game is missing, or the owner unknown: the next start tries again
                self._services.log.info("guest table not transferred", table=table_id)
            except Exception:  # a broken table must not stop the hall
                self._services.log_failure("transferring a guest table", table_id)

    async def _transfer_table(self, table: Table, guest: str, person: str) -> None:
        await table.record_event(e.GuestLoggedIn(guest, person), person)
        await self.journal.transfer_guest_table(table.id, guest, person)
        table.publish_change()

    async def connect(self, table_id: str, person: Person, send: Callable[[wire.FromHall], None]) -> Viewer:
        """Connect a person to a table, to play or to watch."""
        async with self._open_tables.loaded_table(table_id) as live_table:
            return await live_table.run_job(lambda: live_table.connect(person, send))

    # ---- reading

    async def card(self, person: Person, table_id: str) -> bodies.TableCard:
        """Return the card of a table. Raise Denial if the person may not see the table."""
        async with self._open_tables.loaded_table(table_id) as live_table:
            return await live_table.run_job(lambda: self._card(live_table, person))

    async def _card(self, table: Table, person: Person) -> bodies.TableCard:
        await self._check_may_view(table, person)
        return await self._card_for(table, person)

    async def _card_for(self, table: Table, person: Person) -> bodies.TableCard:
        return (await table.card()).card_for(person, self._now())

    async def _check_may_view(self, table: Table, person: Person) -> None:
        """Raise Denial if a person may not see a table. After the match everybody may see it."""
        await table.load()
        if not table.fold.over:
            table.fold.check_may_view(person.id)

    async def match_file(self, person: Person, table_id: str) -> str:
        """Return the match file. Until the match is over, it contains only the knowledge of the person's seat.

        A person with several seats may be several people on one device. Their file has public knowledge only.
        """
        async with self._open_tables.loaded_table(table_id) as live_table:
            return await live_table.run_job(lambda: self._match_file(live_table, person))

    async def _match_file(self, table: Table, person: Person) -> str:
        await self._check_may_view(table, person)
        fold = table.fold
        own_seats = fold.seats_of(person.id)
        return record.save(
            fold.match, own_seats[0] if len(own_seats) == 1 else SPECTATOR, fold.names, updated=fold.updates > 0
        )

    async def lists(self, person: Person) -> bodies.Hall:
        """Return the lists of the home page."""
        return await self._lists.lists_for(person)

    # ---- questions of other nodes

    async def answer(self, question: Question) -> object:
        """Answer a question of another node."""
        match question:
            case Cards(tables):
                return FoundCards(await self._lists.cards_of(tables))
            case Present(who):
                return [table.id for table in self._open_tables if table.is_present(who)]
            case News(unread):
                return await self._lists.digest_of(unread)
            case HandOver(guest):
                await self._transfer_guest_tables_here(guest)
                return None
            case SeatAgain():
                return await self._join_rematch(question)
            case _:
                raise Denial("unknown", "page-not-found")
