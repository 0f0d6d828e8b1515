"""The load benchmark at a small size: everybody answers and sees everything, and the figures are correct."""

from __future__ import annotations

from pathlib import Path

import pytest

from benches.halls.served import running_hall
from benches.load.run import Load, memory_growth, quantile, run


def test_many_people_answer_at_a_steady_pace_and_see_everything(tmp_path: Path) -> None:
    with running_hall(tmp_path) as hall:
        result = run(hall, Load(sockets=24, rate=18, seconds=2))
        tally = result.tally
        assert (tally.errors, result.logged_errors) == ([], [])
        assert tally.answer_count >= 18
        assert len(tally.acknowledgement_times) == len(tally.sight_times) == tally.answer_count
        assert all(shown >= 0 for shown in (*tally.acknowledgement_times, *tally.sight_times))
        assert tally.sights > tally.answer_count
        assert "errors        0" in result.text()
        assert result.memory[-1][1] > 20


@pytest.mark.parametrize("packed", [True, False])
def test_compression_halves_the_bytes_and_keeps_the_messages(tmp_path: Path, *, packed: bool) -> None:
    with running_hall(tmp_path) as hall:
        result = run(hall, Load(sockets=4, rate=10, seconds=1, is_compressed=packed))
    assert not result.tally.errors
    assert (result.received < result.tally.byte_count / 2) == packed


def test_times_and_growth_are_summed_up_correctly() -> None:
    ordered = [float(number) for number in range(100)]
    assert [quantile(ordered, percent) for percent in (50, 99, 100)] == [50, 99, 99]
    assert memory_growth([(0, 100), (30, 101), (60, 102)]) == pytest.approx(2)
    assert memory_growth([(0, 100)]) == 0
