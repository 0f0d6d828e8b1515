"""A table in memory: jobs run one by one, and events are on disk before anybody hears of them."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Generator, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec

from meadhall.engine.common.errors import BadRecord, MeadhallError, UnknownGame
from meadhall.engine.language.language import FIRST
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.presentation.alike import PositionResults
from meadhall.server.accounts.people import Person
from meadhall.server.bots.table_bots import TableBots
from meadhall.server.bots.table_interface import Record
from meadhall.server.live.broadcast import send_sight
from meadhall.server.live.commands import TableMessage, respond
from meadhall.server.live.feed import SeatFeed
from meadhall.server.live.mailbox import Mailbox
from meadhall.server.live.seating import shown_seats
from meadhall.server.live.services import Services
from meadhall.server.live.viewer import Viewer
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denial
from meadhall.server.realtime.race import Race
from meadhall.server.tables import events as e
from meadhall.server.tables.cards import Card, state_of, table_card
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.journal import StoredCheckpoint, StoredEvent, TableFacts, TableHead, coming
from meadhall.server.tables.waking import Start, folded, last_update, updated

T = TypeVar("T")
LIST_DELAY: Final = 30.0  # maximum delay of the last-change time in lists, in seconds
EVENTS_PER_CHECKPOINT: Final = 16  # the last one is stored when the table is unloaded


class Table:
    """A table in memory. Everything that changes it goes through `do`, one job after the other."""

    def __init__(self, name: str, services: Services) -> None:
        self.id = name
        self.services = services
        self.is_unsaved = False
        self.unsent: list[Viewer] = []  # viewers to update once the event is stored
        self.here: list[Viewer] = []
        self.bots = TableBots(self)
        self.race = Race(self)
        self.touched = services.now()
        self.seen: dict[str, float] = {}  # when each person was last here
        self.reminded: dict[str, float] = {}  # until when no reminder is needed for a person
        self._fold: Fold | None = None
        self._head: TableHead | None = None
        self._checkpointed = 0  # number of the last event in the stored checkpoint, if known
        self._lease: int | None = None  # the lease for reading and writing it
        self._feeds: dict[tuple[int, str], SeatFeed] = {}
        self._position: tuple[object, PositionResults] = None, {}
        self._mailbox = Mailbox(partial(_failed, name, services))
        self._holders = 0
        self._was_lost = False  # dropped after a failed write; bots and clocks are paused until it is reloaded
        self._card: tuple[tuple[Fold, int], Card] | None = None
        self._seats: tuple[tuple[Fold, int, set[str]], list[wire.Seat]] | None = None

    # ---- one job after the other

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job after all earlier ones; it runs even if its sender goes away."""
        return await self._mailbox.do(job)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, and no job or bot is at work."""
        busy = self._holders or self.here or self.bots.thinking or self.race.bots.thinking
        return not busy and self._mailbox.is_idle

    @contextlib.contextmanager
    def held(self) -> Generator[None]:
        """Keep the table in memory inside a `with` block."""
        self._holders += 1
        try:
            yield
        finally:
            self._holders -= 1
            self.touched = self.services.now()

    async def stop(self) -> None:
        """Stop all work here; tell waiting senders."""
        self.bots.stop()
        self.race.stop()
        await self._mailbox.end()
        self._fold = None

    # ---- loading

    @property
    def fold(self) -> Fold:
        """The table in memory; only while it is loaded."""
        assert self._fold is not None
        return self._fold

    @property
    def lease(self) -> int | None:
        """The lease under which it was loaded, if a node owns it."""
        return self._lease

    @property
    def is_awake(self) -> bool:
        return self._fold is not None

    async def wake(self) -> None:
        """Load the table from the disk, if it is not in memory; Denial if it does not exist or cannot be read."""
        if self._fold is not None:
            return
        self._lease = self.services.ownership.lease
        stored = await self.services.journal.events(self.id)
        if not stored or not isinstance(stored[0].event, e.TableSet):
            raise Denial("unknown", "no-table")
        self._fold = await self._folded(stored)
        self._checkpointed = self._fold.seq
        self._feeds.clear()
        if self._was_lost:
            self._was_lost = False
            self.resume()

    async def _folded(self, stored: Sequence[StoredEvent]) -> Fold:
        """Fold the table's events; if changed rules do not fit them, continue from its checkpoint."""
        try:
            return folded(self.id, stored)
        except UnknownGame:
            raise Denial("unknown", "game-gone") from None
        except Exception as error:
            self.services.log.warning("rules updated", table=self.id, why=str(error))
        try:
            return await self._updated(stored)
        except BadRecord as error:
            self.services.failed("table", self.id)
            raise Denial("unknown", error.said) from None
        except MeadhallError:
            raise
        except Exception:
            self.services.failed("table", self.id)
            raise Denial("unknown", "table-rules-changed") from None

    async def _updated(self, stored: Sequence[StoredEvent]) -> Fold:
        latest, was_over = await self.services.journal.checkpoint(self.id)
        start = last_update(stored)
        if latest is not None and latest.seq > start.seq:
            start = Start(latest.seq, latest.checkpoint)
        fold, event = updated(self.id, stored, start, self.services.now())
        if was_over:
            if fold.over:
                return fold
            raise Denial("unknown", "match-rules-changed")
        head = TableHead(state_of(fold), fold.touched, fold.deadline)
        await self.services.journal.append(self.id, event, head, forgotten=True, lease=self._lease)
        return fold

    def _new_checkpoint(self, fold: Fold, apart: int = EVENTS_PER_CHECKPOINT) -> StoredCheckpoint | None:
        """The checkpoint to store, if at least this many events came after the last one; otherwise None."""
        if fold.seq < self._checkpointed + apart:
            return None
        self._checkpointed = fold.seq
        return StoredCheckpoint(fold.seq, fold.checkpoint())

    def _drop(self) -> None:
        """Forget the table in memory: it may be ahead of the disk."""
        self._fold = self._head = None
        self._feeds.clear()
        self.bots.stop()
        self.race.stop()

    # ---- events

    async def begin(self, first: e.TableSet, person: Person) -> Card:
        """Record the first event of a table."""
        at = self.services.now()
        fold = Fold(self.id, first, at)
        joined = {person.id, *(placed.person for placed in first.seats if placed.person)}
        fold.host = person.id
        stored = StoredEvent(1, None, person.id, first, at)
        head = TableHead(state_of(fold), at, fold.deadline)
        facts, self._lease = TableFacts(first.game, first.public), self.services.ownership.lease
        checkpoint = self._new_checkpoint(fold, 1)
        await self.services.journal.append(
            self.id, stored, head, facts, sorted(joined), checkpoint=checkpoint, lease=self._lease
        )
        self._fold, self._head = fold, head
        self.changed()
        return table_card(fold)

    async def record_event(self, event: e.Happening, person: str | None = None, command: str | None = None) -> int:
        """Record an event, and return its number once it is on the disk; refuse an impossible one."""
        return await self.record_events(lambda record: record(event, person, command))

    async def record_events(self, act: Callable[[Record], T]) -> T:
        """Record several events in one transaction; the earlier ones are stored even if `act` refuses a later one."""
        await self.wake()
        fold, all_stored = self.fold, list[StoredEvent]()

        def record(event: e.Happening, person: str | None = None, command: str | None = None) -> int:
            at = max(self.services.now(), fold.at)
            stored = fold.apply(event, at, person, command)
            all_stored.append(StoredEvent(fold.seq, command, person, stored, at))
            return fold.seq

        try:
            self._stand_still(record)
            return act(record)
        except MeadhallError:
            raise
        except Exception:
            all_stored.clear()
            await self._lost()
            raise Denial("failed", "rules-failed") from None
        finally:
            if all_stored:
                await self._store(all_stored, fold)

    def _stand_still(self, record: Record) -> None:
        """Stop the clocks for the time while the machine was asleep."""
        clocks, running = self.fold.clocks, self.fold.running
        for one in self.services.uptime.breaks(clocks.at) if clocks is not None and running else ():
            record(e.HallReopened(one.since))
            self._forget_shown()

    async def catch_up(self) -> None:
        """Log a closure of the hall, if there was one. Call it only from a mailbox job."""
        await self.wake()
        before = self.fold.seq
        await self.record_events(lambda record: None)
        if self.fold.seq != before:
            self.changed()

    async def _store(self, stored: Sequence[StoredEvent], fold: Fold) -> None:
        joined = [person for one in stored for person in coming(one)]
        self.is_unsaved = True
        try:
            head = self._new_head(fold)
            checkpoint = self._new_checkpoint(fold)
            await self.services.journal.append(
                self.id, stored[0], head, None, joined, stored[1:], checkpoint=checkpoint, lease=self._lease
            )
        except Denial:  # another node owns the table and tells its state
            self._drop()
            self._was_lost = True
            raise
        except Exception:
            await self._lost()
            raise Denial("failed", "could-not-save") from None
        finally:
            self.is_unsaved = False
            self._send_unsent()

    def _send_unsent(self) -> None:
        while self.unsent:
            self.services.broadcaster.add(self.unsent.pop())

    async def _lost(self) -> None:
        """Load the table again and show it, since the disk has less than the memory."""
        self.services.failed("table", self.id)
        self._drop()
        self._was_lost = True
        with contextlib.suppress(Exception):  # if the disk cannot be read either, the next command tries again
            await self.wake()
            self.changed()

    def _new_head(self, fold: Fold) -> TableHead | None:
        """The new columns for the lists; None if they have not changed."""
        head, known = TableHead(state_of(fold), fold.touched, fold.deadline), self._head
        if (
            known is not None
            and head._replace(touched=known.touched) == known
            and head.touched - known.touched < LIST_DELAY
        ):
            return None
        self._head = head
        return head

    def changed(self) -> None:
        """Show everybody an event that is on the disk, and ask the bots."""
        self.show()
        self.resume()

    def show(self) -> None:
        """Show the table to everybody here."""
        self.touched = self.services.now()
        for viewer in self.here:
            self.services.broadcaster.add(viewer)

    def show_again(self) -> None:
        """Show the table to everybody, even if only the time left has changed."""
        self._forget_shown()
        self.show()

    def _forget_shown(self) -> None:
        for viewer in self.here:
            viewer.last_sight = None

    def resume(self) -> None:
        """Let bots and the clock continue."""
        self.bots.resume()
        self.race.resume()

    # ---- viewers

    async def connect(self, person: Person, send: Callable[[wire.FromHall], None]) -> Viewer:
        """Admit a person as a viewer, if they may look."""
        await self.wake()
        self.fold.check_may_look(person.id)
        was_here = self.is_here(person.id)
        heard = None if was_here else await self.services.journal.pieces_heard(self.id, person.id)
        await self.services.notifier.came(person.id, self.id)
        viewer = Viewer(self, person, send, heard)
        self.here.append(viewer)
        self.reminded.pop(person.id, None)
        self._show_presence(was_here, person.id)
        self.bots.reset_failures()
        self.race.bots.reset_failures()
        self.resume()
        return viewer

    async def handle_message(self, viewer: Viewer, message: TableMessage, at: float) -> None:
        """Carry out a viewer's message, which arrived at this tick."""
        await self.do(lambda: self._heard(viewer, message, at))

    async def _heard(self, viewer: Viewer, message: TableMessage, at: float) -> None:
        await self.wake()
        viewer.said_at = at
        await respond(viewer, message)

    async def disconnect(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        self.here.remove(viewer)
        person = viewer.person.id
        self.touched = self.seen[person] = self.services.now()
        if self.is_here(person):
            return
        self._show_presence(False, person)
        self.race.resume()
        if self._fold is not None and viewer.seat is not None:
            pieces = len(self._fold.story.pieces) if self._fold.begun else 0
            with contextlib.suppress(Exception):  # without this, later news may repeat some lines
                await self.services.journal.keep_pieces_heard(self.id, person, pieces)

    def is_here(self, person: str) -> bool:
        """Whether this person looks at the table."""
        return any(one.person.id == person for one in self.here)

    def away_for(self, person: str) -> float:
        """How many seconds a person has been away while the hall was open."""
        since = max(self.seen.get(person, self.fold.at), self.services.uptime.look())
        return 0.0 if self.is_here(person) else self.services.now() - since

    def _show_presence(self, before: bool, person: str) -> None:
        """Show the others that a person has come or gone."""
        if before or self._fold is None or not self._fold.of(person):
            return
        for viewer in self.here:
            if viewer.seat is not None:
                self.services.broadcaster.add(viewer)

    # ---- sights

    def send_sight(self, to: Viewer) -> None:
        """Send a viewer the table as it is now."""
        send_sight(to, self.services.now())

    def feed_of(self, seat: int, language: str = FIRST) -> SeatFeed:
        """The feed of a seat in a language; with a catalogue the browser words it, so one feed is enough."""
        if self.fold.game.wording.catalogue is not None:
            language = FIRST
        feed = self._feeds.get((seat, language))
        if feed is None or feed.perspective.names != self.fold.names:
            feed = self._feeds[seat, language] = SeatFeed(self.fold, seat, language)
        return feed

    def position(self) -> PositionResults:
        """Results for the current position that all viewers share."""
        match = self.fold.match
        moment = match, match.ask, len(match.log), match.told
        if self._position[0] != moment:
            self._position = moment, {}
        return self._position[1]

    def perspective(self, seat: int, language: str = FIRST) -> Perspective:
        """The match as one seat sees it."""
        return self.feed_of(seat, language).perspective

    def seats(self) -> list[wire.Seat]:
        """The seats with their players and presence, made once for all viewers."""
        here = {one.person.id for one in self.here}
        now = (self.fold, self.fold.seq, here)
        if self._seats is None or self._seats[0] != now:
            self._seats = now, shown_seats(self.fold, here)
        return self._seats[1]

    async def card(self) -> Card:
        """The card of the table for the lists."""
        await self.wake()
        now = (self.fold, self.fold.seq)
        if self._card is None or self._card[0] != now:
            self._card = now, table_card(self.fold)
        return self._card[1]

    async def keep_card(self) -> None:
        """Store the card, so that the lists need not load the table."""
        if self.is_awake:
            seq, card = self.fold.seq, msgspec.json.encode(await self.card())
            await self.services.journal.keep_card(self.id, seq, card)

    async def store_before_unload(self) -> None:
        """Store the card and the last checkpoint, before the table is unloaded."""
        await self.keep_card()
        if self.is_awake:
            self.fold.match.refresh_checkpoint()
        if self.is_awake and (checkpoint := self._new_checkpoint(self.fold, 1)) is not None:
            await self.services.journal.keep_checkpoint(self.id, checkpoint, self._lease)


def _failed(table: str, services: Services, error: Exception) -> None:
    services.failed("table", table, error)
