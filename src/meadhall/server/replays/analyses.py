"""Analyses of finished matches: a queue with one worker process, and the stored results."""

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
from meadhall.engine.record.file_format import read_header
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

ANALYST_MODULE: Final = "meadhall.server.replays.analyst"
MAX_FAILURES: Final = 100  # failed analyses that are remembered
TOO_SLOW: Final = HallSentence("analysis-too-slow")
RULES_FAILED: Final = HallSentence("rules-failed-replaying")
TOO_LARGE: Final = HallSentence("match-too-large")


@dataclass
class Job:
    """A requested analysis of a match: its process, the people who requested it, and its progress."""

    key: str
    text: str
    child: Child
    people: set[str] = field(default_factory=set[str])
    progress: AnalysisProgress = field(default_factory=AnalysisProgress)


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
        self._jobs = OrderedDict[str, Job]()  # in order; the first one is running
        self._failed = OrderedDict[str, HallSentence]()
        self._worker_task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Delete stored results that were not used for long."""
        await self._database.write(self._delete_old)

    async def close(self) -> None:
        """End the process and forget the queue."""
        self._jobs.clear()
        if self._worker_task is not None:
            self._worker_task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker_task

    async def state_of(self, name: str, text: str, language: str) -> AnalysisState:
        """Return the state of the analysis of a match, with the result in words if it is done."""
        key = self._key(text)
        if key in self._jobs:
            return self._queue_state(key)
        result = await self._stored_result(key)
        if not result and key in self._failed:
            return AnalysisState("refused", words=refusal_sentence(self._failed[key], language))
        content = await self._replays.read_match("analysis", name, text, language=language, analysis=result)
        return msgspec.json.decode(content, type=AnalysisState)

    async def begin(self, person: Person, name: str, text: str, check_limit: Callable[[], None]) -> None:
        """Queue the analysis of a match, or join one in the queue.

        Do nothing if the match is analysed already, or cannot be analysed. Raise Denial if the queue is full.
        `check_limit` is called before a new analysis is queued, and may raise Denial too.
        """
        key = self._key(text)
        if key not in self._jobs:
            if await self._stored_result(key):
                return
            content = await self._replays.read_match("analysis", name, text)
            if msgspec.json.decode(content, type=AnalysisState).state != "none":
                return
        if key not in self._jobs:  # another caller may have been first
            if len(self._jobs) > self._settings.limits.analyses_waiting:
                raise Denial("too-many", "too-many-analyses-wait", wait=60)
            check_limit()
            self._add_job(key, text)
        self._jobs[key].people.add(person.id)

    async def stop(self, person: Person, text: str) -> None:
        """Withdraw a person's request. The analysis stops if nobody else has requested it."""
        job = self._jobs.get(self._key(text))
        if job is None or person.id not in job.people:
            return
        job.people.discard(person.id)
        if not job.people:
            del self._jobs[job.key]
            await job.child.kill()

    # ---- the queue

    def _add_job(self, key: str, text: str) -> None:
        self._failed.pop(key, None)
        memory = str(self._settings.limits.replay_memory)
        self._jobs[key] = Job(key, text, Child("-m", ANALYST_MODULE, memory, *self._settings.games))
        if self._worker_task is None or self._worker_task.done():
            self._worker_task = asyncio.create_task(self._run_jobs())

    def _queue_state(self, key: str) -> AnalysisState:
        place = list(self._jobs).index(key)
        if place:
            return AnalysisState("waiting", place=place)
        progress = self._jobs[key].progress
        return AnalysisState("running", done=progress.done, of=progress.total)

    async def _run_jobs(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            try:
                failed = await self._analyse(job)
            finally:
                await job.child.kill()
            if self._jobs.get(job.key) is not job:
                continue  # a person has stopped this job
            del self._jobs[job.key]
            if failed is not None:
                self._failed[job.key] = failed
                while len(self._failed) > MAX_FAILURES:
                    self._failed.popitem(last=False)

    async def _analyse(self, job: Job) -> HallSentence | None:
        """Run a job and store its result. Return the reason if it failed; None for success."""
        try:
            async with asyncio.timeout(self._settings.limits.analysis_seconds):
                process, _ = await job.child.process()
                await job.child.send(process, job.text.encode())
                while not (job.progress.content or job.progress.failed):
                    job.progress = msgspec.msgpack.decode(await job.child.receive(process), type=AnalysisProgress)
        except TimeoutError:
            return TOO_SLOW
        except (OSError, asyncio.IncompleteReadError):
            return TOO_LARGE
        if job.progress.failed:
            return TOO_LARGE if job.progress.failed == "too-large" else RULES_FAILED
        await self._store_result(job.key, job.progress.content)
        return None

    # ---- stored results

    def _key(self, text: str) -> str:
        """Return a key that depends on the match, its game's version and judgement, and the format of the report."""
        game = self._games.get(read_header(text).id)
        judged = game.judgement.digest if game and game.judgement else ""
        return secret_name(f"{meadhall.__version__} {game.version if game else ''} {judged} {FORM}\n{text}")

    async def _stored_result(self, key: str) -> bytes:
        """Return the stored result of an analysis; empty if it is not stored."""
        is_key = ANALYSES.c.id == key
        query = sql.select(ANALYSES.c.body, ANALYSES.c.used).where(is_key)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            return b""
        if self._now() - row.used > DAY:
            update = sql.update(ANALYSES).where(is_key).values(used=self._now())
            await self._database.write(lambda connection: connection.execute(update))
        return bytes(row.body)

    async def _store_result(self, key: str, content: bytes) -> None:
        def work(connection: sql.Connection) -> None:
            connection.execute(sql.delete(ANALYSES).where(ANALYSES.c.id == key))  # perhaps stored by another node
            connection.execute(sql.insert(ANALYSES).values(id=key, body=content, used=self._now()))
            self._delete_old(connection)

        await self._database.write(work)

    def _delete_old(self, connection: sql.Connection) -> None:
        """Delete results that exceed the limits for match files: days without use, and number of files."""
        if self._settings.replay_days:
            old = ANALYSES.c.used < self._now() - self._settings.replay_days * DAY
            connection.execute(sql.delete(ANALYSES).where(old))
        newest = sql.select(ANALYSES.c.id).order_by(ANALYSES.c.used.desc()).limit(self._settings.replays)
        connection.execute(sql.delete(ANALYSES).where(ANALYSES.c.id.not_in(newest)))
