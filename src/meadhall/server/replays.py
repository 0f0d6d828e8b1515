"""Matches to look back at: those that were brought as files, and the worker process in which all are read."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final, Literal

import msgspec
import sqlalchemy as sql

from meadhall.server.database import Database
from meadhall.server.people import Person
from meadhall.server.problems import Denied
from meadhall.server.replay_worker import LENGTH, Found, Wanted, framed
from meadhall.server.schema import REPLAYS
from meadhall.server.settings import DAY, Settings

WORKER: Final = "meadhall.server.replay_worker"
START: Final = 30.0  # seconds that the process has to come up, before any match is told
What = Literal["card", "story", "at", "fork"]


class Worker:
    """A process that reads match files, one question after the other; it is begun when first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def ask(self, wanted: Wanted, text: str) -> bytes:
        """What is wanted of a match; its text is sent only if it is not known over there. Denied says why not."""
        async with self._turn:
            found = await self._asked(wanted)
            if found.missing:
                found = await self._asked(msgspec.structs.replace(wanted, text=text))
        if found.code:
            raise Denied(found.code, found.words)
        return found.content

    async def _asked(self, wanted: Wanted) -> Found:
        try:
            async with asyncio.timeout(START):
                process = await self._running()
            async with asyncio.timeout(self._settings.limits.replay_seconds):
                return await self._said(process, wanted)
        except TimeoutError:
            await self.end()
            raise Denied("too-slow", "this match takes too long to be told again") from None
        except (OSError, asyncio.IncompleteReadError):
            await self.end()
            raise Denied("too-large", "this match cannot be looked at here; it takes too much memory") from None
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that to the next question
            raise

    async def _said(self, process: Process, wanted: Wanted) -> Found:
        assert process.stdin is not None
        process.stdin.write(framed(msgspec.msgpack.encode(wanted)))
        await process.stdin.drain()
        return await self._heard(process)

    async def _heard(self, process: Process) -> Found:
        assert process.stdout is not None
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Found)

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            memory = str(self._settings.limits.replay_memory)
            words = ("-m", WORKER, memory, *self._settings.games)
            self._process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=PIPE, stdout=PIPE)
            await self._heard(self._process)  # it is there
        return self._process

    async def end(self) -> None:
        """Ends the process, at once."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


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

    async def look(self, what: What, name: str, text: str, *, decision: int = 0, seat: int = -1) -> bytes:
        """One thing about a match, as JSON; of a fork, its match file."""
        wanted = Wanted(what, digest(text), name, decision=decision, seat=seat)
        return await self._worker.ask(wanted, text)

    async def bring(self, person: Person, text: str) -> bytes:
        """Keeps a match file, once it is known to be one, and gives its card. The same file is kept once."""
        name = digest(text)
        card = await self.look("card", name, text)

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
