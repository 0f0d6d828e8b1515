"""The notifier: sends messages to channels, with retries, and records lost messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from meadhall.server.accounts.people import Person
from meadhall.server.common.logs import log
from meadhall.server.notify.channels import Message, Post, checked_channel, post_of, service_of
from meadhall.server.notify.delivery import NO_ANSWER, DeliveryError, deliver
from meadhall.server.notify.subscriptions import Subscription, Subscriptions, is_final
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.wording.hall_words import hall_text
from meadhall.server.wording.refusals import refusal_sentence

MAX_PARALLEL: Final = 4  # messages sent at the same time
RETRY_PAUSES: Final = (5.0, 60.0, 600.0)  # seconds before each retry
WriteMessage = Callable[[str, str], Message]  # makes a message from a language and the address of the hall


class Notifier:
    """Sends messages to absent players. `services` are the allowed services. Without services the notifier is off."""

    def __init__(
        self,
        database: Database,
        services: Sequence[str] = (),
        post: Callable[[Post], None] = deliver,
        retry_pauses: Sequence[float] = RETRY_PAUSES,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.services = tuple(services)
        self.subscriptions = Subscriptions(database)
        self._post = post
        self._retry_pauses = retry_pauses
        self._now = now
        self._log = log()
        self._slots = asyncio.Semaphore(MAX_PARALLEL)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_on(self) -> bool:
        return bool(self.services)

    async def close(self) -> None:
        """Cancel all unsent messages; they are due again at the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def wait_until_sent(self) -> None:
        """Wait until every message is delivered or lost."""
        await asyncio.gather(*self._tasks)

    # ---- settings of a person

    async def subscribe(self, person: Person, channel: str, origin: str) -> None:
        """Set the channel of a person; "" deletes it. `origin` is the address of the hall in the person's browser."""
        if not channel.strip():
            await self.subscriptions.store(person.id, None)
            return
        if not self.is_on:
            raise Denial("not-now", "no-notifications")
        subscription = Subscription(checked_channel(channel, self.services), person.language, origin)
        await self.subscriptions.store(person.id, subscription)

    async def state_of(self, person: Person) -> tuple[str, str]:
        """Return the channel of a person, and an error if the last message was lost; either may be ""."""
        subscription = await self.subscriptions.find(person.id)
        if subscription is None:
            return "", ""
        failure = _denial_for(subscription, subscription.failed)
        return subscription.channel, "" if failure is None else refusal_sentence(failure.sentence, person.language)

    async def send_test(self, person: Person) -> None:
        """Send a test message. Raise Denial if it is not delivered."""
        subscription = await self._allowed_subscription(person.id)
        if subscription is None:
            raise Denial("not-now", "no-address-yet")
        title, test_message = (hall_text(id, subscription.language) for id in ("hall-trial-title", "hall-trial"))
        message = Message(title, test_message, subscription.origin)
        failure_status = await self._deliver(subscription, message)
        await self.subscriptions.record_result(person.id, subscription.channel, failure_status)
        failure = _denial_for(subscription, failure_status)
        if failure is not None:
            raise failure

    # ---- waiting tables

    async def remind(self, person: str, table_id: str, write: WriteMessage) -> bool:
        """Send a message about a table, unless one was sent since the person was last there.

        Return False if the person has no working channel.
        """
        subscription = await self._allowed_subscription(person)
        if subscription is None or (subscription.failed is not None and is_final(subscription.failed)):
            return False
        if await self.subscriptions.mark_reminded(person, table_id, self._now()):
            message = write(subscription.language, subscription.origin)
            task = asyncio.create_task(self._send(person, table_id, subscription, message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return True

    async def note_return(self, person: str, table_id: str) -> None:
        """Allow the next message about a table, because the person has returned to it."""
        if self.is_on and await self.subscriptions.was_reminded(person, table_id):
            await self.subscriptions.unmark_reminded(person, table_id)

    async def _allowed_subscription(self, person: str) -> Subscription | None:
        """Return the subscription of a person; None if it is missing, or if its service is no longer allowed."""
        subscription = await self.subscriptions.find(person)
        if subscription is None:
            return None
        try:
            checked_channel(subscription.channel, self.services)
        except Denial:
            return None
        return subscription

    async def _send(self, person: str, table_id: str, subscription: Subscription, message: Message) -> None:
        try:
            failure_status = await self._deliver_with_retries(person, table_id, subscription, message)
            await self.subscriptions.record_result(person, subscription.channel, failure_status)
            if failure_status is not None:
                self._log.warning(
                    "not notified", table=table_id, service=service_of(subscription.channel), status=failure_status
                )
        except asyncio.CancelledError:
            await self.subscriptions.unmark_reminded(person, table_id)
            raise
        except Exception:
            self._log.exception("failed", kind="notify", table=table_id)

    async def _deliver_with_retries(
        self, person: str, table_id: str, subscription: Subscription, message: Message
    ) -> int | None:
        """Deliver a message with retries, and return the status of the last failure; None for success.

        It stops when the service refuses for good, or when the person has returned to the table.
        """
        failure_status = await self._deliver(subscription, message)
        for pause in self._retry_pauses:
            if failure_status is None or is_final(failure_status):
                break
            await asyncio.sleep(pause)
            if not await self.subscriptions.was_reminded(person, table_id):
                return None
            failure_status = await self._deliver(subscription, message)
        return failure_status

    async def _deliver(self, subscription: Subscription, message: Message) -> int | None:
        """Deliver a message once, and return the status of a failure; None for success."""
        async with self._slots:
            try:
                await asyncio.to_thread(self._post, post_of(subscription.channel, message))
            except DeliveryError as failure:
                return failure.status
        return None


def _denial_for(subscription: Subscription, status: int | None) -> Denial | None:
    """Return the error for a lost message; None if it was delivered."""
    if status is None:
        return None
    text = "message-unheard" if status == NO_ANSWER else "message-refused"
    return Denial("not-now", text, service=service_of(subscription.channel), status=status)
