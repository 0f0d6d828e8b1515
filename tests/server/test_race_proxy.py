"""Two people race over sockets: with latency added by a proxy, and at a hall that is killed in mid-race."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benches.halls.browser import wait_until
from benches.halls.proxy import slow_connection
from benches.halls.racer import Racer
from benches.halls.served import free_port, start_hall
from benches.race import FAR_SEAT, MAX_STAGE_SECONDS, NEAR_SEAT, play_race, racers_at_table
from meadhall.testing import clause


@clause("HE-RTM-04", "HE-RTM-06", "HE-RTM-09")
def test_150_ms_of_latency_with_jitter_cost_no_throws_and_no_stop(tmp_path: Path) -> None:
    """The latency credit exceeds the delay by 250 ms, for the time in which the machine is busy.

    test_race_lines.py tests the order of two calls in simulated time, where no process waits for another.
    """
    options = {"latency_cap": 400, "stop_window": 400, "resume_delay": 500}
    report = asyncio.run(play_race(tmp_path, slow_connection(0.06, 0.03), throws=4, calls=1, **options))
    assert report.shortest_gap[NEAR_SEAT] >= 1000
    assert 1000 <= report.shortest_gap[FAR_SEAT] < 1120, (
        "without the credit each throw would take one round trip longer"
    )
    assert report.lags[FAR_SEAT] > report.lags[NEAR_SEAT]
    assert report.lags[FAR_SEAT] >= 120
    assert report.landed_throws[FAR_SEAT] >= report.landed_throws[NEAR_SEAT] - 1 > 2
    assert [sorted(call.times) for call in report.calls] == [list(call.times) for call in report.calls]
    assert all(len(call.times) == 2 for call in report.calls)


def test_race_continues_after_the_hall_was_killed(tmp_path: Path) -> None:
    async def story() -> None:
        port = free_port()
        hall = start_hall(tmp_path, port)
        try:
            racers = await racers_at_table(port, port, {"resume_delay": 500})
            staying = [asyncio.create_task(racer.stay()) for racer in racers]
            await wait_until(
                lambda: all(racer.landed_throws for racer in racers), MAX_STAGE_SECONDS, "nobody's dice have landed"
            )
            hall.kill()
            before = [(racer.landed_throws, racer.race["now"], dict(racer.done)) for racer in racers]
            hall = start_hall(tmp_path, port)
            await wait_until(
                lambda: all(map(has_landed_since, racers, before)), MAX_STAGE_SECONDS, "the race does not go on"
            )
            assert not hall.logged_errors(), hall.logged_errors()[0]
            for task in staying:
                task.cancel()
        finally:
            hall.kill()

    asyncio.run(story())


def has_landed_since(racer: Racer, before: tuple[int, int, dict[str, int]]) -> bool:
    """Return whether a player's dice have landed since `before`. Check that nothing acknowledged has changed."""
    landed, now, done = before
    assert done.items() <= racer.done.items()
    return racer.landed_throws > landed and racer.race["now"] >= now + 1000
