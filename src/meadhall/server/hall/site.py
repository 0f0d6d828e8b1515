"""The whole site: tables, people, replays, limits and open sockets."""

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
from meadhall.server.config.counts import LimitCounts
from meadhall.server.config.settings import Settings
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.elsewhere import FAILED_REFUSAL, Refusal, refusal_of
from meadhall.server.ownership.owners import SINGLE_PROCESS, Ownership
from meadhall.server.ownership.questions import Notice, PersonRenamed, PersonReset, Question, SessionEnded, SessionReset
from meadhall.server.protocol import bodies
from meadhall.server.protocol.wire import FromBrowser, FromHall
from meadhall.server.replays.analyses import Analyses
from meadhall.server.replays.replay_store import Replays
from meadhall.server.store import open_errors, schema
from meadhall.server.store.database import Database
from meadhall.server.store.expiry import Retention
from meadhall.server.wording.refusals import HallSentence

POLICY_VIOLATION: Final = 1008  # close code of a socket that is not allowed
SERVICE_RESTART: Final = 1012  # close code of a socket that may reconnect
LOGGED_OUT: Final = HallSentence("logged-out")
LOGGED_IN: Final = HallSentence("logged-in")
ACCOUNT_CHANGED: Final = HallSentence("account-new")
TABLE_MOVED: Final = HallSentence("table-moves")
FAREWELL_SECONDS: Final = 1.0  # time limit for the last messages to viewers


class Tables(Protocol):
    """The methods of `Hall` that HTTP uses, so that HTTP can be tested without a hall."""

    @property
    def table_count(self) -> int: ...
    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def drop_tables(self) -> None: ...
    async def create_table(self, person: Person, plan: bodies.NewTable) -> bodies.TableCard: ...
    async def enter(self, person: Person, table_id: str, invite: str) -> bodies.TableCard: ...
    async def join(self, person: Person, table_id: str, join: bodies.Join) -> bodies.TableCard: ...
    async def seat_bot(self, person: Person, table_id: str, plan: bodies.BotPlan) -> bodies.TableCard: ...
    async def leave(self, person: Person, table_id: str) -> object: ...
    async def rematch(self, person: Person, table_id: str) -> bodies.TableCard: ...
    async def lists(self, person: Person) -> bodies.Hall: ...
    async def card(self, person: Person, table_id: str) -> bodies.TableCard: ...
    async def match_file(self, person: Person, table_id: str) -> str: ...
    async def continue_match(self, person: Person, text: str, seat: int, level: str) -> bodies.TableCard: ...
    async def transfer_guest_tables(self, guest: str) -> None: ...
    async def connect(self, table_id: str, person: Person, send: Callable[[FromHall], None]) -> Viewer: ...
    async def answer(self, question: Question) -> object: ...


class Viewer(Protocol):
    """A viewer of a table."""

    person: Person

    def note_message(self) -> float: ...
    async def handle(self, message: FromBrowser, arrival_tick: float | None = None) -> None: ...
    def is_known_command(self, command: str) -> bool: ...
    async def leave(self) -> None: ...


def games_of(settings: Settings) -> dict[str, Game[Any]]:
    """Return the installed games and the games of the settings, by id."""
    named = [find_game(name) for name in (*installed_games(), *settings.games)]
    return {game.id: game for game in named}


class OpenSocket(Protocol):
    """The parts of a browser's connection that the site needs."""

    @property
    def person(self) -> Person: ...

    @property
    def session(self) -> str: ...

    def set_person(self, person: Person) -> None:
        """Replace the person after a change of name or account."""
        ...

    def close(self, reason: Sentence, code: int) -> None:
        """Close the connection, with a reason."""
        ...

    def reset(self, reason: Sentence, code: int) -> None:
        """Close the connection so that the browser reconnects soon."""
        ...

    async def send_bye(self) -> None:
        """Send a goodbye before the server restarts."""
        ...


class Site:
    """Everything that the routes need. `is_closing` is True once the hall is shutting down."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tables: Tables,
        metrics: Metrics | None = None,
        ownership: Ownership = SINGLE_PROCESS,
        notifier: Notifier | None = None,
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.database = database
        self.tables = tables
        self.people = People(database, retention=Retention(settings.session_days, settings.guest_days))
        self.games = games_of(settings)
        self.puzzle_records = PuzzleRecords(database)
        self.replays = Replays(database, settings)
        self.analyses = Analyses(database, settings, self.replays, self.games)
        self.notifier = notifier or Notifier(database, settings.notify)
        self.metrics = metrics or Metrics()
        self.ownership = ownership
        self.log = log()
        self.cards: dict[tuple[str, str], bodies.GameCard] = {}  # by game and language
        self.books: dict[tuple[str, str], bytes] = {}  # encoded handbooks, by game and language
        self.lessons: dict[tuple[str, str], bytes] = {}  # encoded lessons, by game and language
        self.description = b"{}"  # OpenAPI description of the routes, set by the application
        self.name = ""  # random part of cookie names, read when the hall opens
        self.is_closing = False
        self.sockets: set[OpenSocket] = set()
        self.counts = LimitCounts(limits)

    async def open(self) -> None:
        """Open the hall. Raise MeadhallError if it cannot be opened."""
        with open_errors.explained_errors(self.settings.database_location):
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
        self.name = await self.database.read(
            lambda connection: connection.execute(sql.select(schema.HALL.c.name)).scalar_one()
        )
        if self.ownership.opens_hall:
            await self.people.open()
            await self.replays.open()
            await self.analyses.open()
        await self.tables.open()

    async def close(self) -> None:
        """Store everything, and close the hall."""
        await self.analyses.close()
        await self.replays.close()
        try:
            await self.tables.close()
            await self.ownership.close()
        finally:
            await self.database.close()

    async def drop_tables(self) -> None:
        """Close all sockets, and remove all tables from memory: other nodes may own them now."""
        for socket in list(self.sockets):
            socket.reset(TABLE_MOVED, SERVICE_RESTART)
        await self.tables.drop_tables()

    def rename_person(self, person: Person) -> None:
        """Update a person's name in their open sockets, on all nodes."""
        self._notify_all_nodes(PersonRenamed(person))

    def reconnect_session(self, session: str, guest: str) -> None:
        """Make a browser reconnect to every table, because its guest has logged in."""
        self._notify_all_nodes(SessionReset(session, guest))

    def reconnect_person(self, person: str) -> None:
        """Make a person reconnect to every table, because their old sessions have ended."""
        self._notify_all_nodes(PersonReset(person))

    def end_sockets(self, session: str, person: str = "") -> None:
        """Close the sockets of the session with this hash. If `person` is given, close all sockets of this person."""
        self._notify_all_nodes(SessionEnded(session, person))

    def _notify_all_nodes(self, notice: Notice) -> None:
        self.handle_notice(notice)
        self.ownership.tell(notice)

    def handle_notice(self, notice: Notice) -> None:
        """Carry out a notice on the sockets of this node."""
        for socket in list(self.sockets):
            match notice:
                case PersonRenamed(person) if socket.person.id == person.id:
                    socket.set_person(person)
                case SessionReset(session, guest) if socket.session == session or socket.person.id == guest:
                    socket.reset(LOGGED_IN, POLICY_VIOLATION)
                case PersonReset(person) if socket.person.id == person:
                    socket.reset(ACCOUNT_CHANGED, POLICY_VIOLATION)
                case SessionEnded(session, person) if socket.session == session or socket.person.id == person:
                    socket.close(LOGGED_OUT, POLICY_VIOLATION)
                case _:
                    pass

    async def reply_to(self, question: Question) -> object | Refusal:
        """Return the answer to another node's question, or a refusal."""
        try:
            return await self.tables.answer(question)
        except MeadhallError as error:
            return refusal_of(error)
        except Exception:
            self.log.exception("failed", kind="node")
            self.metrics.count_error("node")
            return FAILED_REFUSAL

    async def send_bye(self) -> None:
        """Tell all viewers that the hall restarts, and close their sockets."""
        self.is_closing = True
        with contextlib.suppress(TimeoutError):  # some browser does not read
            async with asyncio.timeout(FAREWELL_SECONDS):
                await asyncio.gather(*(socket.send_bye() for socket in list(self.sockets)))
