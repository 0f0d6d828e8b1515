"""Mailbox: commands run one at a time and to their end, even if senders leave or commands fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from meadhall.server.live.mailbox import Mailbox
from meadhall.server.protocol.problems import Denial
from tests.server.halls import run


class Gate:
    """A job that starts, and continues when the test allows it."""

    def __init__(self) -> None:
        self.started = asyncio.Event()
        self.may_continue = asyncio.Event()

    async def job(self) -> str:
        self.started.set()
        await self.may_continue.wait()
        return "through"


def logging_job(words: str, said: list[str]) -> Callable[[], Coroutine[Any, Any, str]]:
    async def job() -> str:
        said.append(f"{words} begins")
        await asyncio.sleep(0)
        said.append(f"{words} ends")
        return words

    return job


def failing_job(error: BaseException) -> Callable[[], Coroutine[Any, Any, None]]:
    async def job() -> None:
        raise error

    return job


def test_jobs_run_in_order_and_one_at_a_time() -> None:
    async def story() -> None:
        reports: list[str] = []
        mailbox = Mailbox(lambda error: pytest.fail(str(error)))
        assert mailbox.is_idle
        results = await asyncio.gather(*(mailbox.run_job(logging_job(words, reports)) for words in "abc"))
        assert results == ["a", "b", "c"]
        assert reports == [f"{words} {what}" for words in "abc" for what in ("begins", "ends")]
        assert mailbox.is_idle

    run(story())


def test_error_is_raised_to_its_sender_and_the_next_job_runs() -> None:
    async def story() -> None:
        errors: list[Exception] = []
        mailbox = Mailbox(errors.append)
        with pytest.raises(ValueError, match="of mine"):
            await mailbox.run_job(failing_job(ValueError("of mine")))
        assert await mailbox.run_job(logging_job("next", [])) == "next"
        assert errors == []

    run(story())


def test_job_of_a_cancelled_sender_still_runs_and_its_error_is_reported() -> None:
    async def story() -> None:
        errors: list[Exception] = []
        reports: list[str] = []
        mailbox, gate, mistake = Mailbox(errors.append), Gate(), ValueError("nobody waits for")
        first = asyncio.create_task(mailbox.run_job(gate.job))
        await gate.started.wait()
        assert not mailbox.is_idle
        others = [
            asyncio.create_task(mailbox.run_job(job))
            for job in (logging_job("other", reports), failing_job(mistake), failing_job(Denial("not-now", "politely")))
        ]
        await asyncio.sleep(0)
        for sender in (first, *others):
            sender.cancel()
        gate.may_continue.set()
        assert await mailbox.run_job(logging_job("last", reports)) == "last"
        assert reports[:2] == ["other begins", "other ends"]
        assert errors == [mistake], "a refusal is for its caller, and is not logged as an error"

    run(story())


def test_job_that_waits_for_something_cancelled_does_not_end_the_mailbox() -> None:
    async def story() -> None:
        mailbox = Mailbox(lambda error: pytest.fail(str(error)))
        with pytest.raises(Denial) as turned_away:
            await mailbox.run_job(failing_job(asyncio.CancelledError()))
        assert turned_away.value.code == "closing"
        assert await mailbox.run_job(logging_job("next", [])) == "next"

    run(story())


def test_closing_mailbox_refuses_waiting_and_new_jobs() -> None:
    async def story() -> None:
        reports: list[str] = []
        mailbox, gate = Mailbox(lambda error: pytest.fail(str(error))), Gate()
        waiting = [asyncio.create_task(mailbox.run_job(job)) for job in (gate.job, logging_job("second", reports))]
        await gate.started.wait()
        await mailbox.close()
        codes = [error.code for error in await asyncio.gather(*waiting, return_exceptions=True)]  # type: ignore[union-attr]
        assert codes == ["closing", "closing"]
        assert reports == []
        assert mailbox.is_idle
        with pytest.raises(Denial, match="the server is restarting"):
            await mailbox.run_job(logging_job("third", reports))
        await mailbox.close()

    run(story())


def test_ending_loop_is_not_blocked() -> None:
    async def story() -> Mailbox:
        mailbox, gate = Mailbox(lambda error: pytest.fail(str(error))), Gate()
        waiting_job = asyncio.create_task(mailbox.run_job(gate.job))
        await gate.started.wait()
        assert not waiting_job.done()
        return mailbox  # the end of the loop cancels its work

    assert run(story()).is_idle
