"""Planted faults and mutation targets still exist in the code, and only a failing test counts as a find."""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults import copies, planted
from tests.faults.copies import ROOT, Copy, Undecided
from tests.faults.mutants import TARGETS, sample_of
from tests.faults.planted import FAULTS, plant_fault


def test_every_planted_fault_has_its_place() -> None:
    for fault in FAULTS:
        file, text = plant_fault(fault)
        assert fault.new in text, file


def test_every_mutation_target_has_mutants_and_tests() -> None:
    for target in TARGETS:
        assert len(sample_of(target, size=5)) == 5, target.name
        assert all((ROOT / path).exists() for path in target.tests), target.name


def test_run_over_the_time_limit_is_undecided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_it.py").write_text("def test_it() -> None:\n    assert False\n")
    copy = Copy(tmp_path, parts=())
    assert copy.first_failure(["test_it.py"]) == "test_it.py::test_it"
    monkeypatch.setattr(copies, "MAX_SECONDS", 0.001)
    with pytest.raises(Undecided):
        copy.first_failure(["test_it.py"])


class Scripted(Copy):
    """A fake copy: one fault is found, one is missed, and one run never ends."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, parts=())
        self.runs = iter(["", "", None, "test_vote", ""])

    @contextmanager
    def changed(self, file: str, text: str) -> Generator[None]:
        yield

    def first_failure(self, tests: Sequence[str], depth: int = 1) -> str:
        if (first := next(self.runs)) is None:
            raise Undecided("undecided, no end")
        return first


def test_undecided_fault_counts_as_neither_found_nor_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(planted, "Copy", Scripted)
    with pytest.raises(SystemExit):
        planted.main(["has a say", "go stale", "told again"])
    output = re.sub(r" \(\d+ s\)", "", capsys.readouterr().out)
    assert output.splitlines() == [
        "the standings on the screen go stale: missed, deep too",
        "lines told again after an undo are lost: undecided, no end",
        "a bot has a say in a vote: test_vote",
        "1 of 3 found by the usual run, 1 undecided",
    ]
