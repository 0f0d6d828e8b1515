"""Mailbox: one command after the other to the end, despite departures and failures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from meadhall.server.live.mailbox import Mailbox
from meadhall.server.protocol.problems import Denial
from tests.server.halls import run


class Gate:
    """A job that begins, and goes on when it is let."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.open = asyncio.Event()

    async def job(self) -> str:
        self.begun.set()
        await self.open.wait()
        return "through"


def saying(words: str, said: list[str]) -> Callable[[], Coroutine[Any, Any, str]]:
    async def job() -> str:
        said.append(f"{words} begins")
        await asyncio.sleep(0)
        said.append(f"{words} ends")
        return words

    return job


def failing(error: BaseException) -> Callable[[], Coroutine[Any, Any, None]]:
    async def job() -> None:
        raise error

    return job


def test_jobs_are_done_in_their_order_and_never_two_at_once() -> None:
    async def story() -> None:
        said: list[str] = []
        mailbox = Mailbox(lambda error: pytest.fail(str(error)))
        assert mailbox.is_idle
        given = await asyncio.gather(*(mailbox.run_job(saying(words, said)) for words in "abc"))
        assert given == ["a", "b", "c"]
        assert said == [f"{words} {what}" for words in "abc" for what in ("begins", "ends")]
        assert mailbox.is_idle

    run(story())


def test_an_error_is_its_senders_affair_and_the_next_job_is_done() -> None:
    async def story() -> None:
        heard: list[Exception] = []
        mailbox = Mailbox(heard.append)
        with pytest.raises(ValueError, match="of mine"):
            await mailbox.run_job(failing(ValueError("of mine")))
        assert await mailbox.run_job(saying("next", [])) == "next"
        assert heard == []

    run(story())


def test_job_of_a_cancelled_sender_still_runs_and_its_error_is_reported() -> None:
    async def story() -> None:
        heard: list[Exception] = []
        said: list[str] = []
        mailbox, gate, mistake = Mailbox(heard.append), Gate(), ValueError("nobody waits for")
        first = asyncio.create_task(mailbox.run_job(gate.job))
        await gate.begun.wait()
        assert not mailbox.is_idle
        others = [
            asyncio.create_task(mailbox.run_job(job))
            for job in (saying("other", said), failing(mistake), failing(Denial("not-now", "politely")))
        ]
        await asyncio.sleep(0)
        for sender in (first, *others):
            sender.cancel()
        gate.open.set()
        assert await mailbox.run_job(saying("last", said)) == "last"
        assert said[:2] == ["other begins", "other ends"]
        assert heard == [mistake], "what is refused politely is refused to somebody; nobody else need know"

    run(story())


def test_a_job_that_waits_for_something_broken_off_does_not_end_the_mailbox() -> None:
    async def story() -> None:
        mailbox = Mailbox(lambda error: pytest.fail(str(error)))
        with pytest.raises(Denial) as turned_away:
            await mailbox.run_job(failing(asyncio.CancelledError()))
        assert turned_away.value.code == "closing"
        assert await mailbox.run_job(saying("next", [])) == "next"

    run(story())


def test_at_the_end_everybody_is_told_and_nothing_is_done_any_more() -> None:
    async def story() -> None:
        said: list[str] = []
        mailbox, gate = Mailbox(lambda error: pytest.fail(str(error))), Gate()
        waiting = [asyncio.create_task(mailbox.run_job(job)) for job in (gate.job, saying("second", said))]
        await gate.begun.wait()
        await mailbox.close()
        codes = [error.code for error in await asyncio.gather(*waiting, return_exceptions=True)]  # type: ignore[union-attr]
        assert codes == ["closing", "closing"]
        assert said == []
        assert mailbox.is_idle
        with pytest.raises(Denial, match="the server is restarting"):
            await mailbox.run_job(saying("third", said))
        await mailbox.close()

    run(story())


def test_a_loop_that_ends_is_not_held_up() -> None:
    async def story() -> Mailbox:
        mailbox, gate = Mailbox(lambda error: pytest.fail(str(error))), Gate()
        left = asyncio.create_task(mailbox.run_job(gate.job))
        await gate.begun.wait()
        assert not left.done()
        return mailbox  # and the loop breaks off whatever it still does

    assert run(story()).is_idle
