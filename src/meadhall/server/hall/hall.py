"""The hall: everything about its tables, nothing about HTTP."""

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
from meadhall.server.hall.neighbours import Neighbours
from meadhall.server.live.broadcaster import Broadcaster
from meadhall.server.live.open_tables import OpenTables
from meadhall.server.live.outages import Outages
from meadhall.server.live.services import Services
from meadhall.server.live.table import Table
from meadhall.server.live.uptime import Uptime, slept
from meadhall.server.live.viewer import Viewer
from meadhall.server.live.watchdog import Watch
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.elsewhere import not_here
from meadhall.server.ownership.owners import ALONE, Ownership
from meadhall.server.ownership.questions import Cards, Found, HandOver, News, Present, Question, SeatAgain
from meadhall.server.protocol import bodies, wire
from meadhall.server.protocol.problems import Denied
from meadhall.server.store.database import Database
from meadhall.server.tables import events as e
from meadhall.server.tables.journal import Journal
from meadhall.server.tables.plans import again, check_bots, checked_level, planned, played_on, unlike


class Hall:
    """All tables. `games` are those that lie somewhere and are not installed."""

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
        self._painter = Broadcaster()
        self._ownership = ownership
        self.notifier = notifier or Notifier(database)
        self._services = Services(
            journal=self.journal,
            bots=self._bots,
            broadcaster=self._painter,
            pace=self.pace,
            now=now,
            ticks=ticks,
            hours=Uptime(now, slept),
            log=log(),
            notifier=self.notifier,
            mistaken=mistaken,
            ownership=ownership,
        )
        self._now = now
        self._downtime = Outages(database)
        self._awake = OpenTables(self._services)
        self._neighbours = Neighbours(ownership, self._services)
        self._lists = Lists(self._services, self._awake, self._neighbours)
        self.watch = Watch(self._awake, self._services, self._downtime)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begins to paint and to watch the clocks; the database is open already."""
        if self._ownership.lease is None:  # a node tells tables when it takes them up
            await self._downtime.end(self._now())
        await self.hand_over_all()
        self._tasks = [asyncio.create_task(self._painter.run()), asyncio.create_task(self.watch.run())]

    async def close(self) -> None:
        """Ends everything. Of what happened, all is on the disk; how tables stand in lists is kept beside it now."""
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
        """Forget the tables in memory without writing them: other nodes may own them now."""
        await self._awake.abandon()

    async def _shut(self) -> None:
        """From now on no clock runs; of a node its lease says so."""
        if self._ownership.lease is not None:
            return
        try:
            await self._downtime.not_yet(self._now())
        except Exception:  # then clocks stand from when that was last written down
            self._services.failed("closing")

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._awake)

    @property
    def tables(self) -> list[Table]:
        """Those tables."""
        return list(self._awake)

    @property
    def is_quiet(self) -> bool:
        """Whether everybody has been sent what there is."""
        return self._painter.is_done

    # ---- setting tables

    async def set_table(self, person: Person, plan: bodies.NewTable) -> bodies.TableCard:
        """A new table as somebody wants it."""
        return await self._begin(person, planned(plan, person, self.games, self.pace.think))

    async def play_on(self, person: Person, text: str, seat: int, level: str) -> bodies.TableCard:
        """A new table at which a match is played on from its text, against bots."""
        first = await asyncio.to_thread(played_on, text, person, seat, level, self.games, self.pace.think)
        return await self._begin(person, first)

    async def _begin(self, person: Person, first: e.TableSet) -> bodies.TableCard:
        table = Table(self._ownership.new_table(), self._services)
        try:
            card = await table.do(lambda: table.begin(first, person))
        except BaseException:
            await table.stop()
            raise
        if table.lease != self._ownership.lease:  # which was lost meanwhile; the table is there, wherever it is
            await table.stop()
            raise not_here()
        self._awake.add(table)
        table.stir()
        return card.seen_by(person, self._now())

    async def rematch(self, person: Person, table: str) -> bodies.TableCard:
        """The same table anew: who asks first sets it, the others sit down at it where they sat."""
        async with self._awake.at(table) as old:
            following, seats = await old.do(lambda: self._following(old, person))
        return await self._seat_again(SeatAgain(person, following, seats))

    async def _seat_again(self, what: SeatAgain) -> bodies.TableCard:
        """Seat somebody at the table of the next match, which another node may own by now."""
        if not await self._ownership.is_here(what.table):
            return await self._neighbours.seat_again(what)
        async with self._awake.at(what.table) as new:
            return await new.do(lambda: self._seated_again(new, what.person, what.seats))

    async def _seated_again(self, table: Table, person: Person, seats: Mapping[int, str]) -> bodies.TableCard:
        """Seats somebody wherever the seat of before, here with its name, is free; lets in to watch if none is."""
        await table.wake()
        fold = table.fold
        for seat, name in () if fold.of(person.id) else seats.items():
            if fold.seats[seat].is_free:
                await self._sit(table, person, seat, name)
        await self._admit(table, person)
        return await self._seen(table, person)

    async def _following(self, old: Table, person: Person) -> tuple[str, dict[int, str]]:
        """The table of the next match, and the seats of somebody at this one, with their names."""
        await old.wake()
        fold = old.fold
        if not fold.of(person.id):
            raise Denied("forbidden", "only-players-rematch")
        if not fold.over:
            raise Denied("not-now", "not-over")
        if fold.rematch is None:
            seats = [e.Placed(one.name, one.person, "" if one.person else one.level) for one in fold.seats]
            card = await self._begin(person, again(fold.plan, person, seats))
            await old.happen(e.Rematched(card.id), person.id)
            old.changed()
        assert fold.rematch is not None
        return fold.rematch, {seat: fold.names[seat] for seat in fold.of(person.id)}

    # ---- coming and going

    async def enter(self, person: Person, table: str, invite: str) -> bodies.TableCard:
        """Lets in who has the invitation: to look, and to sit down at a free seat."""
        async with self._awake.at(table) as at:
            return await at.do(lambda: self._entered(at, person, invite))

    async def _entered(self, table: Table, person: Person, invite: str) -> bodies.TableCard:
        await table.wake()
        table.fold.check_may_look(person.id, invite)
        await self._admit(table, person)
        return await self._seen(table, person)

    async def _admit(self, table: Table, person: Person) -> None:
        if not table.fold.may_look(person.id):
            await table.happen(e.Admitted(person.id), person.id)

    async def join(self, person: Person, table: str, join: bodies.Join) -> bodies.TableCard:
        """Seats somebody, or where no seat is free lets in to watch who has the invitation."""
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
            raise Denied("taken", "seat-not-free", seat=wish + 1)
        await self._sit(table, person, free[0] if wish is None else wish, person.name)

    async def _sit(self, table: Table, person: Person, seat: int, name: str) -> None:
        taken = [one.name for one in table.fold.seats if one.name]
        await table.happen(e.Sat(seat, person.id, unlike(name, taken)), person.id)
        table.changed()

    async def seat_bot(self, person: Person, table: str, plan: bodies.BotPlan) -> bodies.TableCard:
        """Gives a free seat to a bot, for who has set the table."""
        async with self._awake.at(table) as at:
            return await at.do(lambda: self._bot_seated(at, person, plan))

    async def _bot_seated(self, table: Table, person: Person, plan: bodies.BotPlan) -> bodies.TableCard:
        await table.wake()
        fold = table.fold
        if person.id != fold.host:
            raise Denied("forbidden", "only-the-host")
        if plan.seat >= len(fold.seats):
            raise Denied("invalid", "table-without-seat", seats=len(fold.seats), seat=plan.seat + 1)
        check_bots(fold.game, fold.match.options)
        level = checked_level(plan.level, fold.game, self.pace.think, seats=len(fold.seats), timed=fold.timed)
        name = next(free_names([one.name for one in fold.seats if one.name]))
        await table.happen(e.BotSat(plan.seat, name, level), person.id)
        table.changed()
        return await self._seen(table, person)

    async def leave(self, person: Person, table: str) -> None:
        """Before the match somebody gets up; during it a bot plays on, until its person takes the seat back."""
        async with self._awake.at(table) as at:
            await at.do(lambda: self._left(at, person))

    async def _left(self, table: Table, person: Person) -> None:
        await self._check_look(table, person)
        fold = table.fold
        for seat in fold.of(person.id):
            if not fold.begun:
                await table.happen(e.Left(seat), person.id)
            elif fold.plays(seat) and not fold.over:
                await table.happen(e.Handed(seat, checked_level("", fold.game), "left"), person.id)
        table.changed()
        await self.journal.forget(table.id, person.id)

    async def hand_over(self, guest: str) -> None:
        """Gives their account what a guest had who has logged in."""
        await asyncio.gather(self._hand_over_here(guest), self._neighbours.hand_over(guest))

    async def _hand_over_here(self, guest: str) -> None:
        await self._hand_on(await self.journal.to_hand_over(guest))

    async def hand_over_all(self) -> None:
        """Gives their accounts what guests had who logged in, wherever that was broken off."""
        await self._hand_on(await self.journal.all_to_hand_over())

    async def _hand_on(self, belongings: Sequence[tuple[str, str, str]]) -> None:
        for table, before, person in belongings:
            try:
                if not await self._ownership.is_here(table):
                    continue
                async with self._awake.at(table) as at:
                    await at.do(partial(self._handed_on, at, before, person))
            except MeadhallError:  # its game is not here now, or nobody knows where it is; the next opening tries again
                self._services.log.info("not handed on", table=table)
            except Exception:  # one table that is broken keeps nobody out of the others
                self._services.failed("handing on", table)

    async def _handed_on(self, table: Table, guest: str, person: str) -> None:
        await table.happen(e.Became(guest, person), person)
        await self.journal.hand_over(table.id, guest, person)
        table.changed()

    async def attend(self, table: str, person: Person, send: Callable[[wire.FromHall], None]) -> Viewer:
        """Lets somebody in to a table, to play or to watch."""
        async with self._awake.at(table) as at:
            return await at.do(lambda: at.attend(person, send))

    # ---- looking

    async def card(self, person: Person, table: str) -> bodies.TableCard:
        """How a table stands, for who may look."""
        async with self._awake.at(table) as at:
            return await at.do(lambda: self._carded(at, person))

    async def _carded(self, table: Table, person: Person) -> bodies.TableCard:
        await self._check_look(table, person)
        return await self._seen(table, person)

    async def _seen(self, table: Table, person: Person) -> bodies.TableCard:
        return (await table.card()).seen_by(person, self._now())

    async def _check_look(self, table: Table, person: Person) -> None:
        """Raises Denied for who may not see a table; once its match is over, its link is all that is needed."""
        await table.wake()
        if not table.fold.over:
            table.fold.check_may_look(person.id)

    async def match_file(self, person: Person, table: str) -> str:
        """The match as a file: all of it when it is over, before that what this person may know.

        Who holds several seats may be several people at one device: they get what everybody may know.
        """
        async with self._awake.at(table) as at:
            return await at.do(lambda: self._file(at, person))

    async def _file(self, table: Table, person: Person) -> str:
        await self._check_look(table, person)
        fold = table.fold
        mine = fold.of(person.id)
        return record.save(fold.match, mine[0] if len(mine) == 1 else SPECTATOR, fold.names, updated=fold.updates > 0)

    async def lists(self, person: Person) -> bodies.Hall:
        """What the home page shows."""
        return await self._lists.of(person)

    # ---- what other nodes ask

    async def answer(self, question: Question) -> object:
        """The answer to another node."""
        match question:
            case Cards(tables):
                return Found(await self._lists.cards_of(tables))
            case Present(who):
                return [table.id for table in self._awake if table.is_here(who)]
            case News(missed):
                return await self._lists.news(missed)
            case HandOver(guest):
                await self._hand_over_here(guest)
                return None
            case SeatAgain():
                return await self._seat_again(question)
            case _:
                raise Denied("unknown", "page-not-found")
