"""A table in memory. Its jobs run one by one, and an event is on the disk before any viewer receives it."""

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
from meadhall.server.live.seating import seats_for_viewers
from meadhall.server.live.services import Services
from meadhall.server.live.viewer import Viewer
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denial
from meadhall.server.realtime.race import Race
from meadhall.server.tables import events as e
from meadhall.server.tables.cards import Card, state_of, table_card
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.journal import StoredCheckpoint, StoredEvent, TableFacts, TableHead, joining_people
from meadhall.server.tables.loading import FoldStart, fold_by_new_rules, fold_table, last_update

T = TypeVar("T")
LIST_DELAY: Final = 30.0  # seconds by which the time of the last change may be late in lists
EVENTS_PER_CHECKPOINT: Final = 16  # minimum between two stored checkpoints, except when the table is unloaded


class Table:
    """A table in memory. All changes are jobs of its mailbox: see `run_job`."""

    def __init__(self, name: str, services: Services) -> None:
        self.id = name
        self.services = services
        self.is_unsaved = False
        self.viewers_to_update: list[Viewer] = []  # viewers to update once the event is stored
        self.viewers: list[Viewer] = []
        self.bots = TableBots(self)
        self.race = Race(self)
        self.last_used = services.now()
        self.last_seen: dict[str, float] = {}  # when each person was last here
        self.remind_after: dict[str, float] = {}  # by person: no reminder before this time
        self._fold: Fold | None = None
        self._head: TableHead | None = None
        self._checkpoint_seq = 0  # number of the last event in the stored checkpoint, if known
        self._lease: int | None = None  # lease of this node when the table was loaded
        self._feeds: dict[tuple[int, str], SeatFeed] = {}
        self._results_by_position: tuple[object, PositionResults] = None, {}
        self._mailbox = Mailbox(partial(_log_failure, name, services))
        self._user_count = 0
        self._needs_resume = False  # after a failed write: bots and clocks are stopped until the next load
        self._card: tuple[tuple[Fold, int], Card] | None = None
        self._seats: tuple[tuple[Fold, int, set[str]], list[wire.Seat]] | None = None

    # ---- one job after the other

    async def run_job(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job after all earlier jobs. It runs even if the caller is cancelled."""
        return await self._mailbox.run_job(job)

    @property
    def is_idle(self) -> bool:
        """Whether the table has no viewers, no jobs and no thinking bots."""
        is_busy = self._user_count or self.viewers or self.bots.tasks or self.race.bots.is_thinking
        return not is_busy and self._mailbox.is_idle

    @contextlib.contextmanager
    def kept_in_memory(self) -> Generator[None]:
        """Keep the table in memory inside a `with` block."""
        self._user_count += 1
        try:
            yield
        finally:
            self._user_count -= 1
            self.last_used = self.services.now()

    async def stop(self) -> None:
        """Stop bots, clocks and jobs; senders of waiting jobs receive a Denial."""
        self.bots.stop()
        self.race.stop()
        await self._mailbox.close()
        self._fold = None

    # ---- loading

    @property
    def fold(self) -> Fold:
        """The folded state. It exists only while the table is loaded."""
        assert self._fold is not None
        return self._fold

    @property
    def lease(self) -> int | None:
        """Lease of this node when the table was loaded; None in a hall of one process."""
        return self._lease

    @property
    def is_loaded(self) -> bool:
        return self._fold is not None

    async def load(self) -> None:
        """Load the table from the disk, if it is not in memory. Raise Denial if it does not exist or cannot be read."""
        if self._fold is not None:
            return
        self._lease = self.services.ownership.lease
        stored = await self.services.journal.events(self.id)
        if not stored or not isinstance(stored[0].event, e.TableSet):
            raise Denial("unknown", "no-table")
        self._fold = await self._fold_events(stored)
        self._checkpoint_seq = self._fold.seq
        self._feeds.clear()
        if self._needs_resume:
            self._needs_resume = False
            self.resume()

    async def _fold_events(self, stored: Sequence[StoredEvent]) -> Fold:
        """Fold the table's events; if they do not fit changed rules, continue from the checkpoint."""
        try:
            return fold_table(self.id, stored)
        except UnknownGame:
            raise Denial("unknown", "game-gone") from None
        except Exception as error:
            self.services.log.warning("rules updated", table=self.id, why=str(error))
        try:
            return await self._fold_by_new_rules(stored)
        except BadRecord as error:
            self.services.log_failure("table", self.id)
            raise Denial("unknown", error.sentence) from None
        except MeadhallError:
            raise
        except Exception:
            self.services.log_failure("table", self.id)
            raise Denial("unknown", "table-rules-changed") from None

    async def _fold_by_new_rules(self, stored: Sequence[StoredEvent]) -> Fold:
        latest, was_over = await self.services.journal.checkpoint(self.id)
        start = last_update(stored)
        if latest is not None and latest.seq > start.seq:
            start = FoldStart(latest.seq, latest.checkpoint)
        fold, event = fold_by_new_rules(self.id, stored, start, self.services.now())
        if was_over:
            if fold.over:
                return fold
            raise Denial("unknown", "match-rules-changed")
        head = TableHead(state_of(fold), fold.touched, fold.deadline)
        await self.services.journal.append(self.id, event, head, restarts_story=True, lease=self._lease)
        return fold

    def _new_checkpoint(self, fold: Fold, min_events: int = EVENTS_PER_CHECKPOINT) -> StoredCheckpoint | None:
        """Return a checkpoint to store, if at least `min_events` were added since the last one; otherwise None."""
        if fold.seq < self._checkpoint_seq + min_events:
            return None
        self._checkpoint_seq = fold.seq
        return StoredCheckpoint(fold.seq, fold.checkpoint())

    def _drop(self) -> None:
        """Forget the state in memory, which may be ahead of the disk."""
        self._fold = self._head = None
        self._feeds.clear()
        self.bots.stop()
        self.race.stop()

    # ---- events

    async def create(self, first_event: e.TableSet, person: Person) -> Card:
        """Store the first event of a new table, and return its card."""
        time = self.services.now()
        fold = Fold(self.id, first_event, time)
        joined = {person.id, *(placed.person for placed in first_event.seats if placed.person)}
        fold.host = person.id
        stored = StoredEvent(1, None, person.id, first_event, time)
        head = TableHead(state_of(fold), time, fold.deadline)
        facts, self._lease = TableFacts(first_event.game, first_event.public), self.services.ownership.lease
        checkpoint = self._new_checkpoint(fold, 1)
        await self.services.journal.append(
            self.id, stored, head, facts, sorted(joined), checkpoint=checkpoint, lease=self._lease
        )
        self._fold, self._head = fold, head
        self.publish_change()
        return table_card(fold)

    async def record_event(self, event: e.AnyTableEvent, person: str | None = None, command: str | None = None) -> int:
        """Apply an event, store it, and return its number. Raise Denial or NotOffered if it is impossible."""
        return await self.record_events(lambda record: record(event, person, command))

    async def record_events(self, act: Callable[[Record], T]) -> T:
        """Call `act` with a function that records events, and store all recorded events in one transaction.

        If `act` raises a MeadhallError, the events recorded before it are stored all the same.
        """
        await self.load()
        fold, all_stored = self.fold, list[StoredEvent]()

        def record(event: e.AnyTableEvent, person: str | None = None, command: str | None = None) -> int:
            time = max(self.services.now(), fold.last_event_time)
            stored = fold.apply(event, time, person, command)
            all_stored.append(StoredEvent(fold.seq, command, person, stored, time))
            return fold.seq

        try:
            self._record_breaks(record)
            return act(record)
        except MeadhallError:
            raise
        except Exception:
            all_stored.clear()
            await self._reload()
            raise Denial("failed", "rules-failed") from None
        finally:
            if all_stored:
                await self._store(all_stored, fold)

    def _record_breaks(self, record: Record) -> None:
        """Record the breaks in which the machine was asleep, so that clocks do not count them."""
        clocks, running = self.fold.clocks, self.fold.seats_on_clock
        for pause in self.services.uptime.breaks_after(clocks.at) if clocks is not None and running else ():
            record(e.HallReopened(pause.since))
            self._forget_last_sights()

    async def catch_up(self) -> None:
        """Record new breaks in which the machine was asleep. Call it only from a job."""
        await self.load()
        before = self.fold.seq
        await self.record_events(lambda record: None)
        if self.fold.seq != before:
            self.publish_change()

    async def _store(self, stored: Sequence[StoredEvent], fold: Fold) -> None:
        joined = [person for event in stored for person in joining_people(event)]
        self.is_unsaved = True
        try:
            head = self._new_head(fold)
            checkpoint = self._new_checkpoint(fold)
            await self.services.journal.append(
                self.id, stored[0], head, None, joined, stored[1:], checkpoint=checkpoint, lease=self._lease
            )
        except Denial:  # another node owns the table now
            self._drop()
            self._needs_resume = True
            raise
        except Exception:
            await self._reload()
            raise Denial("failed", "could-not-save") from None
        finally:
            self.is_unsaved = False
            self._update_waiting_viewers()

    def _update_waiting_viewers(self) -> None:
        while self.viewers_to_update:
            self.services.broadcaster.add(self.viewers_to_update.pop())

    async def _reload(self) -> None:
        """Load the table again, and update all viewers. After a failed write the memory is ahead of the disk."""
        self.services.log_failure("table", self.id)
        self._drop()
        self._needs_resume = True
        with contextlib.suppress(Exception):  # if loading fails too, the next job tries again
            await self.load()
            self.publish_change()

    def _new_head(self, fold: Fold) -> TableHead | None:
        """Return the changed columns for the lists; None if nothing changed, or only `touched` by a short time."""
        head, known_head = TableHead(state_of(fold), fold.touched, fold.deadline), self._head
        if (
            known_head is not None
            and head._replace(touched=known_head.touched) == known_head
            and head.touched - known_head.touched < LIST_DELAY
        ):
            return None
        self._head = head
        return head

    def publish_change(self) -> None:
        """Update all viewers after an event, and start asked bots and clocks."""
        self.refresh_viewers()
        self.resume()

    def refresh_viewers(self) -> None:
        """Queue all viewers for a new sight. A viewer is skipped if their sight has not changed."""
        self.last_used = self.services.now()
        for viewer in self.viewers:
            self.services.broadcaster.add(viewer)

    def force_refresh(self) -> None:
        """Send all viewers a new sight, even if only the time left has changed."""
        self._forget_last_sights()
        self.refresh_viewers()

    def _forget_last_sights(self) -> None:
        for viewer in self.viewers:
            viewer.last_sight = None

    def resume(self) -> None:
        """Start asked bots, and in real time the clock."""
        self.bots.resume()
        self.race.resume()

    # ---- viewers

    async def connect(self, person: Person, send: Callable[[wire.FromHall], None]) -> Viewer:
        """Add a person as a viewer. Raise Denial if they may not see the table."""
        await self.load()
        self.fold.check_may_view(person.id)
        was_here = self.is_present(person.id)
        pieces = None if was_here else await self.services.journal.pieces_seen(self.id, person.id)
        await self.services.notifier.note_return(person.id, self.id)
        viewer = Viewer(self, person, send, pieces)
        self.viewers.append(viewer)
        self.remind_after.pop(person.id, None)
        self._show_presence(was_here, person.id)
        self.bots.reset_failures()
        self.race.bots.reset_failures()
        self.resume()
        return viewer

    async def handle_message(self, viewer: Viewer, message: TableMessage, tick: float) -> None:
        """Run a job that carries out a viewer's message; `tick` is the tick of its arrival."""
        await self.run_job(lambda: self._respond(viewer, message, tick))

    async def _respond(self, viewer: Viewer, message: TableMessage, tick: float) -> None:
        await self.load()
        viewer.message_tick = tick
        await respond(viewer, message)

    async def disconnect(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        self.viewers.remove(viewer)
        person = viewer.person.id
        self.last_used = self.last_seen[person] = self.services.now()
        if self.is_present(person):
            return
        self._show_presence(False, person)
        self.race.resume()
        if self._fold is not None and viewer.seat is not None:
            pieces = len(self._fold.story.pieces) if self._fold.has_begun else 0
            with contextlib.suppress(Exception):  # if it fails, the next news may repeat some lines
                await self.services.journal.store_pieces_seen(self.id, person, pieces)

    def is_present(self, person: str) -> bool:
        """Whether this person is looking at the table."""
        return any(viewer.person.id == person for viewer in self.viewers)

    def seconds_away(self, person: str) -> float:
        """Return the seconds since a person was last here, counted from the last break of the hall; 0 if present."""
        since = max(self.last_seen.get(person, self.fold.last_event_time), self.services.uptime.check())
        return 0.0 if self.is_present(person) else self.services.now() - since

    def _show_presence(self, is_unchanged: bool, person: str) -> None:
        """Queue the other viewers for a new sight after a player arrived or left, unless nothing changed."""
        if is_unchanged or self._fold is None or not self._fold.seats_of(person):
            return
        for viewer in self.viewers:
            if viewer.seat is not None:
                self.services.broadcaster.add(viewer)

    # ---- sights

    def send_sight(self, viewer: Viewer) -> None:
        """Send a viewer the current table."""
        send_sight(viewer, self.services.now())

    def feed_of(self, seat: int, language: str = FIRST) -> SeatFeed:
        """Return the feed of a seat. Games with a catalogue have one feed for all languages: browsers add the words."""
        if self.fold.game.wording.catalogue is not None:
            language = FIRST
        feed = self._feeds.get((seat, language))
        if feed is None or feed.perspective.names != self.fold.names:
            feed = self._feeds[seat, language] = SeatFeed(self.fold, seat, language)
        return feed

    def position_results(self) -> PositionResults:
        """Return the cache of results for the current position, shared by all viewers."""
        match = self.fold.match
        moment = match, match.ask, len(match.log), match.event_count
        if self._results_by_position[0] != moment:
            self._results_by_position = moment, {}
        return self._results_by_position[1]

    def perspective(self, seat: int, language: str = FIRST) -> Perspective:
        """Return the match as one seat sees it."""
        return self.feed_of(seat, language).perspective

    def seats(self) -> list[wire.Seat]:
        """Return the seats with their players and presence, cached for all viewers."""
        present = {viewer.person.id for viewer in self.viewers}
        now = (self.fold, self.fold.seq, present)
        if self._seats is None or self._seats[0] != now:
            self._seats = now, seats_for_viewers(self.fold, present)
        return self._seats[1]

    async def card(self) -> Card:
        """Return the card of the table for the lists, cached until the next event."""
        await self.load()
        now = (self.fold, self.fold.seq)
        if self._card is None or self._card[0] != now:
            self._card = now, table_card(self.fold)
        return self._card[1]

    async def store_card(self) -> None:
        """Store the card, so that the lists need not load the table."""
        if self.is_loaded:
            seq, card = self.fold.seq, msgspec.json.encode(await self.card())
            await self.services.journal.store_card(self.id, seq, card)

    async def store_before_unload(self) -> None:
        """Store the card and a new checkpoint, before the table is unloaded."""
        await self.store_card()
        if self.is_loaded:
            self.fold.match.refresh_checkpoint()
        if self.is_loaded and (checkpoint := self._new_checkpoint(self.fold, 1)) is not None:
            await self.services.journal.store_checkpoint(self.id, checkpoint, self._lease)


def _log_failure(table_id: str, services: Services, error: Exception) -> None:
    services.log_failure("table", table_id, error)
