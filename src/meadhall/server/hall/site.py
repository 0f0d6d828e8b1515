"""The whole site: tables, people, replays and limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, Protocol

import sqlalchemy as sql

from meadhall.engine import Game, MeadhallError, Sentence, find_game, installed_games
from meadhall.server.accounts.people import People, Person
from meadhall.server.accounts.puzzle_records import PuzzleRecords
from meadhall.server.common.logs import log
from meadhall.server.common.metrics import Metrics
from meadhall.server.config.counts import Counts
from meadhall.server.config.settings import Settings
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.elsewhere import BROKE_OFF, Refusal, refusal_of
from meadhall.server.ownership.owners import ALONE, Ownership
from meadhall.server.ownership.questions import Notice, PersonRenamed, PersonReset, Question, SessionEnded, SessionReset
from meadhall.server.protocol import bodies
from meadhall.server.protocol.wire import FromBrowser, FromHall
from meadhall.server.replays.analyses import Analyses
from meadhall.server.replays.replay_store import Replays
from meadhall.server.store import open_errors, schema
from meadhall.server.store.database import Database
from meadhall.server.store.expiry import Retention
from meadhall.server.wording.refusals import HallSentence

POLICY: Final = 1008  # close code of a socket that is not allowed
RESTART: Final = 1012  # close code of a socket that may reconnect
LOGGED_OUT: Final = HallSentence("logged-out")
LOGGED_IN: Final = HallSentence("logged-in")
RENEWED: Final = HallSentence("account-new")
MOVED: Final = HallSentence("table-moves")
PARTING: Final = 1.0  # seconds for the last messages to viewers


class Tables(Protocol):
    """The methods of `Hall` that HTTP uses, so that it can be tested without one."""

    @property
    def awake(self) -> int: ...
    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def abandon(self) -> None: ...
    async def set_table(self, person: Person, plan: bodies.NewTable) -> bodies.TableCard: ...
    async def enter(self, person: Person, table: str, invite: str) -> bodies.TableCard: ...
    async def join(self, person: Person, table: str, join: bodies.Join) -> bodies.TableCard: ...
    async def seat_bot(self, person: Person, table: str, plan: bodies.BotPlan) -> bodies.TableCard: ...
    async def leave(self, person: Person, table: str) -> object: ...
    async def rematch(self, person: Person, table: str) -> bodies.TableCard: ...
    async def lists(self, person: Person) -> bodies.Hall: ...
    async def card(self, person: Person, table: str) -> bodies.TableCard: ...
    async def match_file(self, person: Person, table: str) -> str: ...
    async def play_on(self, person: Person, text: str, seat: int, level: str) -> bodies.TableCard: ...
    async def hand_over(self, guest: str) -> None: ...
    async def attend(self, table: str, person: Person, send: Callable[[FromHall], None]) -> Viewer: ...
    async def answer(self, question: Question) -> object: ...


class Viewer(Protocol):
    """A viewer of a table."""

    person: Person

    def reached(self) -> float: ...
    async def hear(self, message: FromBrowser, at: float | None = None) -> None: ...
    def knows(self, command: str) -> bool: ...
    async def leave(self) -> None: ...


def played_at(settings: Settings) -> dict[str, Game[Any]]:
    """Return the installed games, and those from the settings."""
    named = [find_game(name) for name in (*installed_games(), *settings.games)]
    return {game.id: game for game in named}


class OpenSocket(Protocol):
    """A browser's connection, as far as the site writes to it."""

    @property
    def person(self) -> Person: ...

    @property
    def session(self) -> str: ...

    def become(self, person: Person) -> None:
        """Note that the person has a new name or account."""
        ...

    def end(self, said: Sentence, code: int) -> None:
        """Close it, with a reason."""
        ...

    def end_for_a_moment(self, said: Sentence, code: int) -> None:
        """Close it so that the browser reconnects soon."""
        ...

    async def bye_for_a_moment(self) -> None:
        """Say goodbye before the server restarts."""
        ...


class Site:
    """Everything that the routes need. `closing` is set when the hall restarts."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tables: Tables,
        metrics: Metrics | None = None,
        ownership: Ownership = ALONE,
        notifier: Notifier | None = None,
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.database = database
        self.tables = tables
        self.people = People(database, retention=Retention(settings.session_days, settings.guest_days))
        self.games = played_at(settings)
        self.puzzle_records = PuzzleRecords(database)
        self.replays = Replays(database, settings)
        self.analyses = Analyses(database, settings, self.replays, self.games)
        self.notifier = notifier or Notifier(database, settings.notify)
        self.metrics = metrics or Metrics()
        self.ownership = ownership
        self.log = log()
        self.cards: dict[tuple[str, str], bodies.GameCard] = {}  # of each game in each language
        self.books: dict[tuple[str, str], bytes] = {}  # encoded rules for players
        self.lessons: dict[tuple[str, str], bytes] = {}
        self.description = b"{}"  # of the routes, set by the application
        self.name = ""  # a random name for cookies, known once the hall is open
        self.closing = False
        self.sockets: set[OpenSocket] = set()
        self.counts = Counts(limits)

    async def open(self) -> None:
        """Open the hall; MeadhallError says why it cannot be opened."""
        with open_errors.saying_why(self.settings.kept_in):
            try:
                await self._open()
            except BaseException:
                with contextlib.suppress(Exception):  # the first error is the one to report
                    await self.ownership.close()
                await self.database.close()
                raise

    async def _open(self) -> None:
        await self.database.open()
        await self.ownership.open(self.database)
        self.name = await self.database.read(lambda on: on.execute(sql.select(schema.HALL.c.name)).scalar_one())
        if self.ownership.opens_hall:
            await self.people.open()
            await self.replays.open()
            await self.analyses.open()
        await self.tables.open()

    async def close(self) -> None:
        """Close the hall, when everything is on disk."""
        await self.analyses.close()
        await self.replays.close()
        try:
            await self.tables.close()
            await self.ownership.close()
        finally:
            await self.database.close()

    async def abandon(self) -> None:
        """Close all sockets and forget the tables: this node owns none any more, or cannot be sure."""
        for socket in list(self.sockets):
            socket.end_for_a_moment(MOVED, RESTART)
        await self.tables.abandon()

    def known_as(self, person: Person) -> None:
        """Tell the sockets of a person their new name."""
        self._everywhere(PersonRenamed(person))

    def reconnect_session(self, session: str, guest: str) -> None:
        """Let a browser reconnect to every table, since its guest has logged in."""
        self._everywhere(SessionReset(session, guest))

    def reconnect_person(self, person: str) -> None:
        """Let a person reconnect to every table, since an old session has ended."""
        self._everywhere(PersonReset(person))

    def end_sockets(self, session: str, person: str = "") -> None:
        """Close the sockets of an ended session, named by its hash; with `person`, all of theirs."""
        self._everywhere(SessionEnded(session, person))

    def _everywhere(self, notice: Notice) -> None:
        self.handle_notice(notice)
        self.ownership.tell(notice)

    def handle_notice(self, notice: Notice) -> None:
        """Carry out a notice on the sockets here."""
        for socket in list(self.sockets):
            match notice:
                case PersonRenamed(person) if socket.person.id == person.id:
                    socket.become(person)
                case SessionReset(session, guest) if socket.session == session or socket.person.id == guest:
                    socket.end_for_a_moment(LOGGED_IN, POLICY)
                case PersonReset(person) if socket.person.id == person:
                    socket.end_for_a_moment(RENEWED, POLICY)
                case SessionEnded(session, person) if socket.session == session or socket.person.id == person:
                    socket.end(LOGGED_OUT, POLICY)
                case _:
                    pass

    async def reply_to(self, question: Question) -> object | Refusal:
        """Answer another node, or say why there is no answer."""
        try:
            return await self.tables.answer(question)
        except MeadhallError as error:
            return refusal_of(error)
        except Exception:
            self.log.exception("failed", kind="node")
            self.metrics.count_error("node")
            return BROKE_OFF

    async def send_bye(self) -> None:
        """Tell all viewers that the hall is back in a moment, and close their sockets."""
        self.closing = True
        with contextlib.suppress(TimeoutError):  # a browser that does not read is not waited for
            async with asyncio.timeout(PARTING):
                await asyncio.gather(*(socket.bye_for_a_moment() for socket in list(self.sockets)))
