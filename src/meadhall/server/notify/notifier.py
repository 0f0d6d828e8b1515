"""The notifier: sends messages to channels, tries again without an answer, and notes lost ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from meadhall.server.accounts.people import Person
from meadhall.server.common.logs import log
from meadhall.server.notify.channels import Message, Post, checked_channel, post_of, service_of
from meadhall.server.notify.delivery import SILENT, DeliveryError, deliver
from meadhall.server.notify.subscriptions import Subscription, Subscriptions, is_final
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.wording.hall_words import hall_says
from meadhall.server.wording.refusals import refusal_sentence

AT_ONCE: Final = 4  # messages sent at the same time
PAUSES: Final = (5.0, 60.0, 600.0)  # seconds before each further try
Write = Callable[[str, str], Message]  # a message in a language, from the address of the hall


class Notifier:
    """Sends messages to absent players. `services` are the allowed ones, if any."""

    def __init__(
        self,
        database: Database,
        services: Sequence[str] = (),
        post: Callable[[Post], None] = deliver,
        pauses: Sequence[float] = PAUSES,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.services = tuple(services)
        self.subscriptions = Subscriptions(database)
        self._post = post
        self._pauses = pauses
        self._now = now
        self._log = log()
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_on(self) -> bool:
        return bool(self.services)

    async def close(self) -> None:
        """Drop all messages on their way; the next start sends them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def rest(self) -> None:
        """Wait until every message has arrived, or is lost."""
        await asyncio.gather(*self._tasks)

    # ---- settings of a person

    async def subscribe(self, person: Person, channel: str, origin: str) -> None:
        """Set the channel of a person; "" ends it. `origin` is the hall's address for that person."""
        if not channel.strip():
            await self.subscriptions.keep(person.id, None)
            return
        if not self.is_on:
            raise Denial("not-now", "no-notifications")
        kept = Subscription(checked_channel(channel, self.services), person.language, origin)
        await self.subscriptions.keep(person.id, kept)

    async def state_of(self, person: Person) -> tuple[str, str]:
        """The channel of a person, and a sentence if the last message to it was lost; "" for either."""
        found = await self.subscriptions.of(person.id)
        if found is None:
            return "", ""
        lost = _lost(found, found.failed)
        return found.channel, "" if lost is None else refusal_sentence(lost.said, person.language)

    async def try_out(self, person: Person) -> None:
        """Send a test message; Denial says why it does not arrive."""
        found = await self._of(person.id)
        if found is None:
            raise Denial("not-now", "no-address-yet")
        title, trial = (hall_says(id, found.language) for id in ("hall-trial-title", "hall-trial"))
        message = Message(title, trial, found.origin)
        failed = await self._deliver(found, message)
        await self.subscriptions.note(person.id, found.channel, failed)
        lost = _lost(found, failed)
        if lost is not None:
            raise lost

    # ---- waiting tables

    async def remind(self, person: str, table: str, write: Write) -> bool:
        """Send a person one message about a table until they return; False without a channel."""
        found = await self._of(person)
        if found is None or (found.failed is not None and is_final(found.failed)):
            return False
        if await self.subscriptions.claim(person, table, self._now()):
            message = write(found.language, found.origin)
            task = asyncio.create_task(self._send(person, table, found, message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return True

    async def came(self, person: str, table: str) -> None:
        """Note that a person is at a table again."""
        if self.is_on and await self.subscriptions.is_told(person, table):
            await self.subscriptions.release(person, table)

    async def _of(self, person: str) -> Subscription | None:
        """The subscription of a person; None if the hall no longer allows the service."""
        found = await self.subscriptions.of(person)
        if found is None:
            return None
        try:
            checked_channel(found.channel, self.services)
        except Denial:
            return None
        return found

    async def _send(self, person: str, table: str, to: Subscription, message: Message) -> None:
        try:
            failed = await self._insist(person, table, to, message)
            await self.subscriptions.note(person, to.channel, failed)
            if failed is not None:
                self._log.warning("not notified", table=table, service=service_of(to.channel), status=failed)
        except asyncio.CancelledError:
            await self.subscriptions.release(person, table)
            raise
        except Exception:
            self._log.exception("failed", kind="notify", table=table)

    async def _insist(self, person: str, table: str, to: Subscription, message: Message) -> int | None:
        """Deliver a message, again after each pause until it is taken, refused for good, or no longer needed."""
        failed = await self._deliver(to, message)
        for pause in self._pauses:
            if failed is None or is_final(failed):
                break
            await asyncio.sleep(pause)
            if not await self.subscriptions.is_told(person, table):
                return None
            failed = await self._deliver(to, message)
        return failed

    async def _deliver(self, to: Subscription, message: Message) -> int | None:
        """Return None if the service took it, otherwise its status."""
        async with self._slots:
            try:
                await asyncio.to_thread(self._post, post_of(to.channel, message))
            except DeliveryError as lost:
                return lost.status
        return None


def _lost(to: Subscription, status: int | None) -> Denial | None:
    """The refusal for a lost message; None if it arrived."""
    if status is None:
        return None
    text = "message-unheard" if status == SILENT else "message-refused"
    return Denial("not-now", text, service=service_of(to.channel), status=status)
