"""Uploaded match files, and the worker process that reads all match files."""

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
from meadhall.server.protocol.problems import Denial
from meadhall.server.replays.worker import Query, ReplayReply, ReplayRequest
from meadhall.server.store.database import Database
from meadhall.server.store.schema import REPLAYS

WORKER_MODULE: Final = "meadhall.server.replays.worker"
START_SECONDS: Final = 30.0  # time limit for the start of the process


class Worker:
    """The worker process, which answers one request after the other; it is started when first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        memory = str(settings.limits.replay_memory)
        self._child = Child("-m", WORKER_MODULE, memory, *settings.games)
        self._turn = asyncio.Lock()
        self.kill = self._child.kill

    async def ask(self, request: ReplayRequest, text: str) -> bytes:
        """Return the answer to a request about a match; the text is sent only if the process does not have it yet.

        Raise Denial if the request is refused, or the process needs too much time or memory.
        """
        async with self._turn:
            reply = await self._ask_once(request)
            if reply.missing:
                reply = await self._ask_once(msgspec.structs.replace(request, text=text))
        if reply.code:
            raise Denial(reply.code, Sentence("{words}", words=reply.words))
        return reply.content

    async def _ask_once(self, request: ReplayRequest) -> ReplayReply:
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self._started_process()
            async with asyncio.timeout(self._settings.limits.replay_seconds):
                return await self._reply(process, request)
        except TimeoutError:
            await self.kill()
            raise Denial("too-slow", "replay-too-slow") from None
        except (OSError, asyncio.IncompleteReadError):
            await self.kill()
            raise Denial("too-large", "too-much-memory") from None
        except asyncio.CancelledError:
            await self.kill()  # otherwise its late reply would be read as the reply to the next request
            raise

    async def _reply(self, process: Process, request: ReplayRequest) -> ReplayReply:
        await self._child.send(process, msgspec.msgpack.encode(request))
        return msgspec.msgpack.decode(await self._child.receive(process), type=ReplayReply)

    async def _started_process(self) -> Process:
        process, is_new = await self._child.process()
        if is_new:
            await self._child.receive(process)  # the process is ready
        return process


class Replays:
    """Uploaded match files, and replays of any match."""

    def __init__(self, database: Database, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._settings = settings
        self._now = now
        self._worker = Worker(settings)

    async def open(self) -> None:
        """Delete files that were not used for long."""
        await self._database.write(self._delete_old)

    async def read_match(
        self,
        query: Query,
        name: str,
        text: str,
        *,
        decision: int = 0,
        seat: int = -1,
        language: str = FIRST,
        analysis: bytes = b"",
    ) -> bytes:
        """Return the answer to a query about a match: JSON, or a match file for a fork."""
        request = ReplayRequest(
            query, secret_name(text), name, decision=decision, seat=seat, language=language, analysis=analysis
        )
        return await self._worker.ask(request, text)

    async def puzzle(self, query: Literal["puzzle", "solution"], game: str, number: int, language: str) -> bytes:
        """Return the table of a puzzle or its solution, as JSON."""
        return await self._worker.ask(ReplayRequest(query, "", game, decision=number, language=language), "")

    async def store_file(self, person: Person, text: str) -> bytes:
        """Store a match file, unless it is stored already, and return its card. Raise Denial if it is invalid."""
        name = secret_name(text)
        card = await self.read_match("card", name, text, language=person.language)

        def work(connection: sql.Connection) -> None:
            now = self._now()
            if connection.execute(sql.update(REPLAYS).where(REPLAYS.c.id == name).values(used=now)).rowcount == 0:
                row = {"id": name, "person": person.id, "text": text, "at": now, "used": now}
                connection.execute(sql.insert(REPLAYS).values(row))
            self._delete_old(connection)

        await self._database.write(work)
        return card

    async def text(self, name: str) -> str | None:
        """Return the text of an uploaded match file; None if there is no such file."""
        is_file = REPLAYS.c.id == name
        query = sql.select(REPLAYS.c.text, REPLAYS.c.used).where(is_file)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            return None
        if self._now() - row.used > DAY:
            update = sql.update(REPLAYS).where(is_file).values(used=self._now())
            await self._database.write(lambda connection: connection.execute(update))
        return str(row.text)

    def _delete_old(self, connection: sql.Connection) -> None:
        """Delete files that were not used for long, and those beyond the maximum number."""
        if self._settings.replay_days:
            old = REPLAYS.c.used < self._now() - self._settings.replay_days * DAY
            connection.execute(sql.delete(REPLAYS).where(old))
        newest = sql.select(REPLAYS.c.id).order_by(REPLAYS.c.used.desc()).limit(self._settings.replays)
        connection.execute(sql.delete(REPLAYS).where(REPLAYS.c.id.not_in(newest)))

    async def close(self) -> None:
        """End the worker."""
        await self._worker.kill()


def secret_name(text: str) -> str:
    """Return an id that only people who know the text can compute."""
    return urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:18]).decode()
