"""The whole site: tables, people, replays and limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, Protocol

import sqlalchemy as sql

from meadhall.engine import Game, MeadhallError, Sentence, find_game, installed_games
from meadhall.server.accounts.people import People, Person
from meadhall.server.common.logs import log
from meadhall.server.common.metrics import Metrics
from meadhall.server.config.counts import Counts
from meadhall.server.config.settings import Settings
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.elsewhere import BROKE_OFF, Refusal, refusal_of
from meadhall.server.ownership.owners import ALONE, Ownership
from meadhall.server.ownership.questions import Anew, Ended, Notice, Question, Renamed, Renewed
from meadhall.server.protocol import bodies
from meadhall.server.protocol.wire import FromBrowser, FromHall
from meadhall.server.replays.replay_store import Replays
from meadhall.server.store.database import Database
from meadhall.server.store.expiry import Keep
from meadhall.server.store.open_errors import saying_why
from meadhall.server.store.schema import HALL
from meadhall.server.wording.refusals import HallSentence

POLICY: Final = 1008  # with which a socket is closed that may not be open
RESTART: Final = 1012  # with which a socket is closed that may come back
LOGGED_OUT: Final = HallSentence("logged-out")
LOGGED_IN: Final = HallSentence("logged-in")
RENEWED: Final = HallSentence("account-new")
MOVED: Final = HallSentence("table-moves")
PARTING: Final = 1.0  # seconds for the last words to those at the tables


class Tables(Protocol):
    """What the HTTP side asks of `Hall`: so that it can be tested without one."""

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
    """Somebody at a table."""

    person: Person

    def reached(self) -> float: ...
    async def hear(self, message: FromBrowser, at: float | None = None) -> None: ...
    def knows(self, command: str) -> bool: ...
    async def leave(self) -> None: ...


def played_at(settings: Settings) -> dict[str, Game[Any]]:
    """The games that are installed, and those that the settings name."""
    named = [find_game(name) for name in (*installed_games(), *settings.games)]
    return {game.id: game for game in named}


class OpenSocket(Protocol):
    """A browser's connection, as far as the site has to tell it something."""

    @property
    def person(self) -> Person: ...

    @property
    def session(self) -> str: ...

    def become(self, person: Person) -> None:
        """The person is called otherwise now."""
        ...

    def end(self, said: Sentence, code: int) -> None:
        """Closes it, with a reason."""
        ...

    def end_for_a_moment(self, said: Sentence, code: int) -> None:
        """Closes it so that the browser comes back at once."""
        ...

    async def bye_for_a_moment(self) -> None:
        """Says goodbye before the server stops for a moment."""
        ...


class Site:
    """Everything that the routes need. `closing` is set when the hall goes away for a moment."""

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
        self.people = People(database, keep=Keep(settings.session_days, settings.guest_days))
        self.replays = Replays(database, settings)
        self.notifier = notifier or Notifier(database, settings.notify)
        self.metrics = metrics or Metrics()
        self.ownership = ownership
        self.log = log()
        self.games = played_at(settings)
        self.cards: dict[tuple[str, str], bodies.GameCard] = {}  # of each game in each language
        self.books: dict[tuple[str, str], bytes] = {}  # rules for players, as they are sent
        self.description = b"{}"  # of the routes, by whoever builds them
        self.name = ""  # of the hall's own, which it has when it is open
        self.closing = False
        self.sockets: set[OpenSocket] = set()
        self.counts = Counts(limits)

    async def open(self) -> None:
        """Opens the doors; MeadhallError says why that cannot be."""
        with saying_why(self.settings.kept_in):
            try:
                await self._open()
            except BaseException:
                with contextlib.suppress(Exception):  # what went wrong first is what is to be told
                    await self.ownership.close()
                await self.database.close()
                raise

    async def _open(self) -> None:
        await self.database.open()
        await self.ownership.open(self.database)
        self.name = await self.database.read(lambda on: on.execute(sql.select(HALL.c.name)).scalar_one())
        if self.ownership.opens_hall:
            await self.people.open()
            await self.replays.open()
        await self.tables.open()

    async def close(self) -> None:
        """Closes them, when everything is on disk."""
        await self.replays.close()
        try:
            await self.tables.close()
            await self.ownership.close()
        finally:
            await self.database.close()

    async def abandon(self) -> None:
        """Let everybody leave their tables: this node owns none any more, or cannot be sure that it does."""
        for socket in list(self.sockets):
            socket.end_for_a_moment(MOVED, RESTART)
        await self.tables.abandon()

    def known_as(self, person: Person) -> None:
        """Tells the sockets of a person what they are called now."""
        self._everywhere(Renamed(person))

    def begin_anew(self, session: str, guest: str) -> None:
        """Lets a browser come in anew at every table: who was a guest there has logged in."""
        self._everywhere(Anew(session, guest))

    def renew_sockets(self, person: str) -> None:
        """Lets a person come in anew at every table: a session that others may have seen speaks for nobody now."""
        self._everywhere(Renewed(person))

    def end_sockets(self, session: str, person: str = "") -> None:
        """Closes the sockets of a session that is no more, named by its hash; with `person`, all of theirs."""
        self._everywhere(Ended(session, person))

    def _everywhere(self, notice: Notice) -> None:
        self.heed(notice)
        self.ownership.tell(notice)

    def heed(self, notice: Notice) -> None:
        """Does with the sockets here what there is to do."""
        for socket in list(self.sockets):
            match notice:
                case Renamed(person) if socket.person.id == person.id:
                    socket.become(person)
                case Anew(session, guest) if socket.session == session or socket.person.id == guest:
                    socket.end_for_a_moment(LOGGED_IN, POLICY)
                case Renewed(person) if socket.person.id == person:
                    socket.end_for_a_moment(RENEWED, POLICY)
                case Ended(session, person) if socket.session == session or socket.person.id == person:
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
            self.metrics.note_mistake("node")
            return BROKE_OFF

    async def send_bye(self) -> None:
        """Tells everybody at a table that the hall is back in a moment, and lets them go."""
        self.closing = True
        with contextlib.suppress(TimeoutError):  # whoever does not read is not waited for
            async with asyncio.timeout(PARTING):
                await asyncio.gather(*(socket.bye_for_a_moment() for socket in list(self.sockets)))
