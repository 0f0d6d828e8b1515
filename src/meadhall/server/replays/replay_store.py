"""Matches to look back at: those that were brought as files, and the worker process in which all are read."""

from __future__ import annotations

import asyncio
import hashlib
import time
from asyncio.subprocess import Process
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final, Literal

import msgspec
import sqlalchemy as sql

from meadhall.engine.common.errors import Sentence
from meadhall.engine.language.language import FIRST
from meadhall.server.accounts.people import Person
from meadhall.server.common.child_process import Child
from meadhall.server.config.settings import DAY, Settings
from meadhall.server.protocol.problems import Denied
from meadhall.server.replays.worker import Found, Wanted
from meadhall.server.store.database import Database
from meadhall.server.store.schema import REPLAYS

WORKER: Final = "meadhall.server.replays.worker"
START: Final = 30.0  # seconds that the process has to come up, before any match is told
What = Literal["card", "story", "at", "fork"]


class Worker:
    """A process that reads match files, one question after the other; it is begun when first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        memory = str(settings.limits.replay_memory)
        self._child = Child("-m", WORKER, memory, *settings.games)
        self._turn = asyncio.Lock()
        self.end = self._child.end

    async def ask(self, wanted: Wanted, text: str) -> bytes:
        """What is wanted of a match; its text is sent only if it is not known over there. Denied says why not."""
        async with self._turn:
            found = await self._asked(wanted)
            if found.missing:
                found = await self._asked(msgspec.structs.replace(wanted, text=text))
        if found.code:
            raise Denied(found.code, Sentence("{words}", words=found.words))
        return found.content

    async def _asked(self, wanted: Wanted) -> Found:
        try:
            async with asyncio.timeout(START):
                process = await self._running()
            async with asyncio.timeout(self._settings.limits.replay_seconds):
                return await self._said(process, wanted)
        except TimeoutError:
            await self.end()
            raise Denied("too-slow", "replay-too-slow") from None
        except (OSError, asyncio.IncompleteReadError):
            await self.end()
            raise Denied("too-large", "too-much-memory") from None
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that to the next question
            raise

    async def _said(self, process: Process, wanted: Wanted) -> Found:
        await self._child.say(process, msgspec.msgpack.encode(wanted))
        return msgspec.msgpack.decode(await self._child.hear(process), type=Found)

    async def _running(self) -> Process:
        process, is_new = await self._child.process()
        if is_new:
            await self._child.hear(process)  # it is there
        return process


class Replays:
    """Match files that people brought, and looking at any match."""

    def __init__(self, database: Database, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._settings = settings
        self._now = now
        self._worker = Worker(settings)

    async def open(self) -> None:
        """Clears away what nobody has looked at for long."""
        await self._database.write(self._clear)

    async def look(
        self, what: What, name: str, text: str, *, decision: int = 0, seat: int = -1, language: str = FIRST
    ) -> bytes:
        """One thing about a match, as JSON; of a fork, its match file."""
        wanted = Wanted(what, digest(text), name, decision=decision, seat=seat, language=language)
        return await self._worker.ask(wanted, text)

    async def bring(self, person: Person, text: str) -> bytes:
        """Keeps a match file, once it is known to be one, and gives its card. The same file is kept once."""
        name = digest(text)
        card = await self.look("card", name, text, language=person.language)

        def work(on: sql.Connection) -> None:
            now = self._now()
            if on.execute(sql.update(REPLAYS).where(REPLAYS.c.id == name).values(used=now)).rowcount == 0:
                row = {"id": name, "person": person.id, "text": text, "at": now, "used": now}
                on.execute(sql.insert(REPLAYS).values(row))
            self._clear(on)

        await self._database.write(work)
        return card

    async def text(self, name: str) -> str | None:
        """A match file that somebody brought."""
        this = REPLAYS.c.id == name
        query = sql.select(REPLAYS.c.text, REPLAYS.c.used).where(this)
        row = await self._database.read(lambda on: on.execute(query).one_or_none())
        if row is None:
            return None
        if self._now() - row.used > DAY:
            used = sql.update(REPLAYS).where(this).values(used=self._now())
            await self._database.write(lambda on: on.execute(used))
        return str(row.text)

    def _clear(self, on: sql.Connection) -> None:
        """Removes what was not looked at for so many days, and beyond so many what was not for longest."""
        if self._settings.replay_days:
            old = REPLAYS.c.used < self._now() - self._settings.replay_days * DAY
            on.execute(sql.delete(REPLAYS).where(old))
        newest = sql.select(REPLAYS.c.id).order_by(REPLAYS.c.used.desc()).limit(self._settings.replays)
        on.execute(sql.delete(REPLAYS).where(REPLAYS.c.id.not_in(newest)))

    async def close(self) -> None:
        """Ends the worker."""
        await self._worker.end()


def digest(text: str) -> str:
    """A name for a text, which only who has the text or was given the name can know."""
    return urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:18]).decode()
