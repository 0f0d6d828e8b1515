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
from meadhall.engine.presentation.alike import Position
from meadhall.server.accounts.people import Person
from meadhall.server.bots.table_bots import TableBots
from meadhall.server.bots.table_interface import Let
from meadhall.server.live.broadcast import paint
from meadhall.server.live.commands import Said, respond
from meadhall.server.live.feed import SeatFeed
from meadhall.server.live.mailbox import Mailbox
from meadhall.server.live.seating import seats_of
from meadhall.server.live.services import Services
from meadhall.server.live.viewer import Viewer
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denied
from meadhall.server.realtime.race import Race
from meadhall.server.tables import events as e
from meadhall.server.tables.cards import Card, card_of, state_of
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.journal import Begun, Head, Kept, Stored, coming
from meadhall.server.tables.waking import Start, folded, last_update, updated

T = TypeVar("T")
LATELY: Final = 30.0  # seconds within which lists may mistake what was touched last

APART: Final = 16  # events between two checkpoints on the disk; the last one is kept when the table goes to sleep


class Table:
    """A table that is awake. Whatever changes it goes through `do`, one after the other."""

    def __init__(self, name: str, services: Services) -> None:
        self.id = name
        self.services = services
        self.is_unsaved = False
        self.unpainted: list[Viewer] = []  # whose turn it was to be painted for while something was unsaved
        self.here: list[Viewer] = []
        self.bots = TableBots(self)
        self.race = Race(self)
        self.touched = services.now()
        self.seen: dict[str, float] = {}  # when each person was here last
        self.reminded: dict[str, float] = {}  # until when nobody need look whether a person is to be told
        self._fold: Fold | None = None
        self._head: Head | None = None
        self._checkpointed = 0  # the number of the last event that the checkpoint on the disk holds, as far as known
        self._lease: int | None = None  # under which it was read, and under which alone it is written
        self._feeds: dict[tuple[int, str], SeatFeed] = {}
        self._position: tuple[object, Position] = None, {}
        self._mailbox = Mailbox(partial(_failed, name, services))
        self._holders = 0
        self._was_lost = False  # and not read anew yet: bots and clocks have stood still since
        self._card: tuple[tuple[Fold, int], Card] | None = None
        self._seats: tuple[tuple[Fold, int, set[str]], list[wire.Seat]] | None = None

    # ---- one thing after the other

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Does this when everything before it is done; it goes on although who asked for it goes away."""
        return await self._mailbox.do(job)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, and nothing waits or is thought about."""
        busy = self._holders or self.here or self.bots.thinking or self.race.bots.thinking
        return not busy and self._mailbox.is_idle

    @contextlib.contextmanager
    def held(self) -> Generator[None]:
        """While inside, the table does not go to sleep."""
        self._holders += 1
        try:
            yield
        finally:
            self._holders -= 1
            self.touched = self.services.now()

    async def stop(self) -> None:
        """Nothing is done here any more; whoever waits for something is told so."""
        self.bots.stop()
        self.race.stop()
        await self._mailbox.end()
        self._fold = None

    # ---- waking

    @property
    def fold(self) -> Fold:
        """The table as it is; only when it is awake."""
        assert self._fold is not None
        return self._fold

    @property
    def lease(self) -> int | None:
        """The lease under which it was read, if a node owns it."""
        return self._lease

    @property
    def is_awake(self) -> bool:
        return self._fold is not None

    async def wake(self) -> None:
        """Reads the table from the disk, if it is not in memory; Denied if there is none, or none that can be read."""
        if self._fold is not None:
            return
        self._lease = self.services.ownership.lease
        kept = await self.services.journal.events(self.id)
        if not kept or not isinstance(kept[0].event, e.TableSet):
            raise Denied("unknown", "no-table")
        self._fold = await self._folded(kept)
        self._checkpointed = self._fold.seq
        self._feeds.clear()
        if self._was_lost:
            self._was_lost = False
            self.stir()

    async def _folded(self, kept: Sequence[Kept]) -> Fold:
        """The table out of its events; where changed rules do not fit them, it goes on from its checkpoint."""
        try:
            return folded(self.id, kept)
        except UnknownGame:
            raise Denied("unknown", "game-gone") from None
        except Exception as error:
            self.services.log.warning("rules updated", table=self.id, why=str(error))
        try:
            return await self._updated(kept)
        except BadRecord as error:
            self.services.failed("table", self.id)
            raise Denied("unknown", error.said) from None
        except MeadhallError:
            raise
        except Exception:
            self.services.failed("table", self.id)
            raise Denied("unknown", "table-rules-changed") from None

    async def _updated(self, kept: Sequence[Kept]) -> Fold:
        stored, was_over = await self.services.journal.checkpoint(self.id)
        start = last_update(kept)
        if stored is not None and stored.seq > start.seq:
            start = Start(stored.seq, stored.checkpoint)
        fold, event = updated(self.id, kept, start, self.services.now())
        if was_over:
            if fold.over:
                return fold
            raise Denied("unknown", "match-rules-changed")
        head = Head(state_of(fold), fold.touched, fold.deadline)
        await self.services.journal.append(self.id, event, head, forgotten=True, lease=self._lease)
        return fold

    def _new_checkpoint(self, fold: Fold, apart: int = APART) -> Stored | None:
        """What is to be kept of the match, if so many events came after what was kept last; None if fewer did."""
        if fold.seq < self._checkpointed + apart:
            return None
        self._checkpointed = fold.seq
        return Stored(fold.seq, fold.checkpoint())

    def _drop(self) -> None:
        """Forgets what is in memory: it may be more than what is on the disk."""
        self._fold = self._head = None
        self._feeds.clear()
        self.bots.stop()
        self.race.stop()

    # ---- what happens

    async def begin(self, first: e.TableSet, person: Person) -> Card:
        """The first thing that happens at a table."""
        at = self.services.now()
        fold = Fold(self.id, first, at)
        come = {person.id, *(placed.person for placed in first.seats if placed.person)}
        fold.host = person.id
        kept = Kept(1, None, person.id, first, at)
        head = Head(state_of(fold), at, fold.deadline)
        begun, self._lease = Begun(first.game, first.public), self.services.ownership.lease
        checkpoint = self._new_checkpoint(fold, 1)
        await self.services.journal.append(
            self.id, kept, head, begun, sorted(come), checkpoint=checkpoint, lease=self._lease
        )
        self._fold, self._head = fold, head
        self.changed()
        return card_of(fold)

    async def happen(self, event: e.Happening, person: str | None = None, command: str | None = None) -> int:
        """Lets something happen and gives its number, once it is on the disk; refuses what cannot be."""
        return await self.together(lambda let: let(event, person, command))

    async def together(self, act: Callable[[Let], T]) -> T:
        """Lets one thing after the other happen at once; whatever did is on the disk then, also where `act` refuses."""
        await self.wake()
        fold, all_kept = self.fold, list[Kept]()

        def let(event: e.Happening, person: str | None = None, command: str | None = None) -> int:
            at = max(self.services.now(), fold.at)
            kept = fold.apply(event, at, person, command)
            all_kept.append(Kept(fold.seq, command, person, kept, at))
            return fold.seq

        try:
            self._stand_still(let)
            return act(let)
        except MeadhallError:
            raise
        except Exception:
            all_kept.clear()
            await self._lost()
            raise Denied("failed", "rules-failed") from None
        finally:
            if all_kept:
                await self._keep(all_kept, fold)

    def _stand_still(self, let: Let) -> None:
        """Lets the clocks stand for the time in which the machine was asleep."""
        bank, running = self.fold.bank, self.fold.running
        for one in self.services.hours.breaks(bank.at) if bank is not None and running else ():
            let(e.Reopened(one.since))
            self._forget_shown()

    async def catch_up(self) -> None:
        """Notes that the hall was away for a while, if it was; only in the mailbox."""
        await self.wake()
        before = self.fold.seq
        await self.together(lambda let: None)
        if self.fold.seq != before:
            self.changed()

    async def _keep(self, kept: Sequence[Kept], fold: Fold) -> None:
        come = [person for one in kept for person in coming(one)]
        self.is_unsaved = True
        try:
            head = self._new_head(fold)
            checkpoint = self._new_checkpoint(fold)
            await self.services.journal.append(
                self.id, kept[0], head, None, come, kept[1:], checkpoint=checkpoint, lease=self._lease
            )
        except Denied:  # another node owns the table: it knows what is so, and this one shall not say it
            self._drop()
            self._was_lost = True
            raise
        except Exception:
            await self._lost()
            raise Denied("failed", "could-not-save") from None
        finally:
            self.is_unsaved = False
            self._paint_after_all()

    def _paint_after_all(self) -> None:
        while self.unpainted:
            self.services.broadcaster.add(self.unpainted.pop())

    async def _lost(self) -> None:
        """What is in memory is not on the disk: the table is read anew, and shown as it is there."""
        self.services.failed("table", self.id)
        self._drop()
        self._was_lost = True
        with contextlib.suppress(Exception):  # if the disk cannot be read either, the next command tries again
            await self.wake()
            self.changed()

    def _new_head(self, fold: Fold) -> Head | None:
        """By what lists are to find the table from now on; None if that is as it was."""
        head, known = Head(state_of(fold), fold.touched, fold.deadline), self._head
        if (
            known is not None
            and head._replace(touched=known.touched) == known
            and head.touched - known.touched < LATELY
        ):
            return None
        self._head = head
        return head

    def changed(self) -> None:
        """Something has happened and is on the disk: whoever is here is to see it, and bots may be asked now."""
        self.show()
        self.stir()

    def show(self) -> None:
        """Shows the table as it is to whoever is here."""
        self.touched = self.services.now()
        for viewer in self.here:
            self.services.broadcaster.add(viewer)

    def show_anew(self) -> None:
        """The same, also to whoever would be sent nothing since only the time that is left has changed."""
        self._forget_shown()
        self.show()

    def _forget_shown(self) -> None:
        for viewer in self.here:
            viewer.shown = None

    def stir(self) -> None:
        """Lets bots and the clock go on with what there is to do now."""
        self.bots.stir()
        self.race.stir()

    # ---- who is here

    async def attend(self, person: Person, send: Callable[[wire.FromHall], None]) -> Viewer:
        """Lets somebody in, if they may look."""
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
        self.stir()
        return viewer

    async def hear(self, viewer: Viewer, message: Said, at: float) -> None:
        """Carries out what somebody here said, which came in at this tick."""
        await self.do(lambda: self._heard(viewer, message, at))

    async def _heard(self, viewer: Viewer, message: Said, at: float) -> None:
        await self.wake()
        viewer.said_at = at
        await respond(viewer, message)

    async def disconnect(self, viewer: Viewer) -> None:
        """Lets somebody go."""
        self.here.remove(viewer)
        person = viewer.person.id
        self.touched = self.seen[person] = self.services.now()
        if self.is_here(person):
            return
        self._show_presence(False, person)
        self.race.stir()
        if self._fold is not None and viewer.seat is not None:
            pieces = len(self._fold.tale.pieces) if self._fold.begun else 0
            with contextlib.suppress(Exception):  # not knowing it, the hall tells a little too much as news
                await self.services.journal.keep_pieces_heard(self.id, person, pieces)

    def is_here(self, person: str) -> bool:
        """Whether this person looks at the table."""
        return any(one.person.id == person for one in self.here)

    def away_for(self, person: str) -> float:
        """How many seconds a person has not been here although the hall was."""
        since = max(self.seen.get(person, self.fold.at), self.services.hours.look())
        return 0.0 if self.is_here(person) else self.services.now() - since

    def _show_presence(self, before: bool, person: str) -> None:
        """Shows the others who has come or gone."""
        if before or self._fold is None or not self._fold.of(person):
            return
        for viewer in self.here:
            if viewer.seat is not None:
                self.services.broadcaster.add(viewer)

    # ---- what is seen

    def paint(self, to: Viewer) -> None:
        """Sends somebody the table as it is now."""
        paint(to, self.services.now())

    def feed_of(self, seat: int, language: str = FIRST) -> SeatFeed:
        """What one seat sees and is told; a game with a catalogue is put into words by the browser, and told once."""
        if self.fold.game.wording.catalogue is not None:
            language = FIRST
        feed = self._feeds.get((seat, language))
        if feed is None or feed.perspective.names != self.fold.names:
            feed = self._feeds[seat, language] = SeatFeed(self.fold, seat, language)
        return feed

    def position(self) -> Position:
        """What was worked out of the match as it stands now that everybody sees alike."""
        match = self.fold.match
        moment = match, match.ask, len(match.log), match.told
        if self._position[0] != moment:
            self._position = moment, {}
        return self._position[1]

    def perspective(self, seat: int, language: str = FIRST) -> Perspective:
        """The match as one seat sees it."""
        return self.feed_of(seat, language).perspective

    def seats(self) -> list[wire.Seat]:
        """Who sits where, and is here; made once for everybody who is shown the same."""
        here = {one.person.id for one in self.here}
        now = (self.fold, self.fold.seq, here)
        if self._seats is None or self._seats[0] != now:
            self._seats = now, seats_of(self.fold, here)
        return self._seats[1]

    async def card(self) -> Card:
        """How the table stands in lists."""
        await self.wake()
        now = (self.fold, self.fold.seq)
        if self._card is None or self._card[0] != now:
            self._card = now, card_of(self.fold)
        return self._card[1]

    async def keep_card(self) -> None:
        """Keeps that on the disk, so that the table need not be woken for lists."""
        if self.is_awake:
            seq, card = self.fold.seq, msgspec.json.encode(await self.card())
            await self.services.journal.keep_card(self.id, seq, card)

    async def keep(self) -> None:
        """Keeps the card and the last checkpoint, before the table goes to sleep."""
        await self.keep_card()
        if self.is_awake:
            self.fold.match.refresh_checkpoint()
        if self.is_awake and (checkpoint := self._new_checkpoint(self.fold, 1)) is not None:
            await self.services.journal.keep_checkpoint(self.id, checkpoint, self._lease)


def _failed(table: str, services: Services, error: Exception) -> None:
    services.failed("table", table, error)
