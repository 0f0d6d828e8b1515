"""A child process answers questions and is always ended on request, so that none is left behind."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from typing import Any

import pytest

from meadhall.server.common.child_process import Child
from tests.server.halls import run

ECHO_PROGRAM = """
import sys
from meadhall.server.common.child_process import framed, read_frame
while (frame := read_frame(sys.stdin.buffer)) is not None:
    sys.stdout.buffer.write(framed(frame))
    sys.stdout.buffer.flush()
"""


@pytest.fixture
def started_processes(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """Return all processes that the test starts."""
    processes: list[Process] = []
    begin = asyncio.create_subprocess_exec

    async def noted(*words: Any, **more: Any) -> Process:
        process = await begin(*words, **more)
        processes.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    return processes


def test_child_process_answers_and_is_restarted_after_it_died(started_processes: list[Process]) -> None:
    async def story() -> None:
        child = Child("-c", ECHO_PROGRAM)
        process, is_new = await child.process()
        assert is_new
        for content in (b"once", b"", b"twice"):
            await child.send(process, content)
            assert await child.receive(process) == content
        assert await child.process() == (process, False)
        process.kill()
        await process.wait()
        again, is_new = await child.process()
        assert (again is process, is_new) == (False, True)
        await child.kill()
        await child.kill()
        assert all(process.returncode is not None for process in started_processes)

    run(story())


def test_starting_child_process_is_ended_too(started_processes: list[Process]) -> None:
    async def story() -> None:
        child = Child("-c", ECHO_PROGRAM)
        asking = asyncio.create_task(child.process())
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(child.kill(), child.kill(), asking, return_exceptions=True)
        assert len(started_processes) == 1
        assert started_processes[0].returncode is not None

    run(story())
