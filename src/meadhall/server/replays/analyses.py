"""Analyses of finished matches: a queue, one process that works through it, and the stored results."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import sqlalchemy as sql

import meadhall
from meadhall.analysis.report import FORM
from meadhall.engine import Game
from meadhall.engine.record.file_format import check_begins
from meadhall.server.accounts.people import Person
from meadhall.server.common.child_process import Child
from meadhall.server.config.settings import DAY, Settings
from meadhall.server.protocol.analysis_bodies import AnalysisState
from meadhall.server.protocol.problems import Denial
from meadhall.server.replays.analyst import AnalysisProgress
from meadhall.server.replays.replay_store import Replays, secret_name
from meadhall.server.store.database import Database
from meadhall.server.store.schema import ANALYSES
from meadhall.server.wording.refusals import HallSentence, refusal_sentence

ANALYST: Final = "meadhall.server.replays.analyst"
FAILURES: Final = 100  # failed analyses to remember
TOO_SLOW: Final = HallSentence("analysis-too-slow")
BROKE_OFF: Final = HallSentence("rules-failed-replaying")
TOO_LARGE: Final = HallSentence("match-too-large")


@dataclass
class Job:
    """A match that waits for its analysis, the people who want it, and its process once it runs."""

    key: str
    text: str
    child: Child
    people: set[str] = field(default_factory=set[str])
    heard: AnalysisProgress = field(default_factory=AnalysisProgress)


class Analyses:
    """Analyses matches one after the other, and stores the results."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        replays: Replays,
        games: Mapping[str, Game[Any]],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._database = database
        self._settings = settings
        self._replays = replays
        self._games = games
        self._now = now
        self._jobs = OrderedDict[str, Job]()  # the first one is running
        self._failed = OrderedDict[str, HallSentence]()
        self._working: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Delete results that nobody has used for long."""
        await self._database.write(self._clear)

    async def close(self) -> None:
        """End the process and forget the queue."""
        self._jobs.clear()
        if self._working is not None:
            self._working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._working

    async def look(self, name: str, text: str, language: str) -> AnalysisState:
        """The state of the analysis of a match; if it is done, with the result in words."""
        key = self._key(text)
        if key in self._jobs:
            return self._standing(key)
        found = await self._found(key)
        if not found and key in self._failed:
            return AnalysisState("refused", words=refusal_sentence(self._failed[key], language))
        content = await self._replays.look("analysis", name, text, language=language, analysis=found)
        return msgspec.json.decode(content, type=AnalysisState)

    async def begin(self, person: Person, name: str, text: str, allow: Callable[[], None]) -> None:
        """Analyse a match, or join an analysis that has begun.

        An analysed match, or one that cannot be, is left alone. Denial if too many wait; `allow` may raise it too,
        before a new analysis begins.
        """
        key = self._key(text)
        if key not in self._jobs:
            if await self._found(key):
                return
            content = await self._replays.look("analysis", name, text)
            if msgspec.json.decode(content, type=AnalysisState).state != "none":
                return
        if key not in self._jobs:  # another caller may have been first
            if len(self._jobs) > self._settings.limits.analyses_waiting:
                raise Denial("too-many", "too-many-analyses-wait", wait=60)
            allow()
            self._add(key, text)
        self._jobs[key].people.add(person.id)

    async def stop(self, person: Person, text: str) -> None:
        """Stop an analysis, unless somebody else wants it too."""
        job = self._jobs.get(self._key(text))
        if job is None or person.id not in job.people:
            return
        job.people.discard(person.id)
        if not job.people:
            del self._jobs[job.key]
            await job.child.end()

    # ---- the queue

    def _add(self, key: str, text: str) -> None:
        self._failed.pop(key, None)
        memory = str(self._settings.limits.replay_memory)
        self._jobs[key] = Job(key, text, Child("-m", ANALYST, memory, *self._settings.games))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    def _standing(self, key: str) -> AnalysisState:
        place = list(self._jobs).index(key)
        if place:
            return AnalysisState("waiting", place=place)
        heard = self._jobs[key].heard
        return AnalysisState("running", done=heard.done, of=heard.of)

    async def _work(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            try:
                failed = await self._analyse(job)
            finally:
                await job.child.end()
            if self._jobs.get(job.key) is not job:
                continue  # nobody wants it any more
            del self._jobs[job.key]
            if failed is not None:
                self._failed[job.key] = failed
                while len(self._failed) > FAILURES:
                    self._failed.popitem(last=False)

    async def _analyse(self, job: Job) -> HallSentence | None:
        """Run a job, and return the reason if it failed."""
        try:
            async with asyncio.timeout(self._settings.limits.analysis_seconds):
                process, _ = await job.child.process()
                await job.child.say(process, job.text.encode())
                while not (job.heard.content or job.heard.failed):
                    job.heard = msgspec.msgpack.decode(await job.child.hear(process), type=AnalysisProgress)
        except TimeoutError:
            return TOO_SLOW
        except (OSError, asyncio.IncompleteReadError):
            return TOO_LARGE
        if job.heard.failed:
            return TOO_LARGE if job.heard.failed == "too-large" else BROKE_OFF
        await self._keep(job.key, job.heard.content)
        return None

    # ---- stored results

    def _key(self, text: str) -> str:
        """Key of a match and of everything that judges it."""
        game = self._games.get(check_begins(text).id)
        judged = game.judgement.digest if game and game.judgement else ""
        return secret_name(f"{meadhall.__version__} {game.version if game else ''} {judged} {FORM}\n{text}")

    async def _found(self, key: str) -> bytes:
        """The stored result of an analysis; empty without one."""
        this = ANALYSES.c.id == key
        query = sql.select(ANALYSES.c.body, ANALYSES.c.used).where(this)
        row = await self._database.read(lambda on: on.execute(query).one_or_none())
        if row is None:
            return b""
        if self._now() - row.used > DAY:
            used = sql.update(ANALYSES).where(this).values(used=self._now())
            await self._database.write(lambda on: on.execute(used))
        return bytes(row.body)

    async def _keep(self, key: str, content: bytes) -> None:
        def work(on: sql.Connection) -> None:
            on.execute(sql.delete(ANALYSES).where(ANALYSES.c.id == key))  # another node was faster
            on.execute(sql.insert(ANALYSES).values(id=key, body=content, used=self._now()))
            self._clear(on)

        await self._database.write(work)

    def _clear(self, on: sql.Connection) -> None:
        """Delete by the same limits as for match files: days without use, and number."""
        if self._settings.replay_days:
            old = ANALYSES.c.used < self._now() - self._settings.replay_days * DAY
            on.execute(sql.delete(ANALYSES).where(old))
        newest = sql.select(ANALYSES.c.id).order_by(ANALYSES.c.used.desc()).limit(self._settings.replays)
        on.execute(sql.delete(ANALYSES).where(ANALYSES.c.id.not_in(newest)))
