"""Two people race over sockets, one of them on a line that a proxy makes long: it costs no throw and loses no Stop."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benches.halls.proxy import far
from benches.race import FAR, NEAR, raced
from meadhall.testing import clause


@clause("HE-RTM-04", "HE-RTM-06", "HE-RTM-09")
def test_a_line_of_150_ms_with_jitter_costs_nobody_throws_and_every_stop_is_heard(tmp_path: Path) -> None:
    """The credit goes beyond the delay by 250 ms, for the time in which the machine is busy with something else.

    Who of two called first is looked at in simulated time (test_race_lines.py): there no process waits for another.
    """
    options = {"latency_cap": 400, "stop_window": 400, "resume_delay": 500}
    report = asyncio.run(raced(tmp_path, far(0.06, 0.03), seconds=7, calls=3, **options))
    assert report.least_gap >= 1000
    assert report.lags[FAR] > report.lags[NEAR]
    assert report.lags[FAR] >= 120
    assert report.landed[FAR] >= report.landed[NEAR] - 1 > 2
    assert [sorted(one.at) for one in report.calls] == [list(one.at) for one in report.calls]
    assert all(len(one.at) == 2 for one in report.calls)
