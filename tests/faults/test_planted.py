"""Each fault that can be planted still has its one place in the code."""

from __future__ import annotations

from tests.faults.planted import FAULTS, found_in


def test_every_planted_fault_has_its_place() -> None:
    for fault in FAULTS:
        file, text = found_in(fault)
        assert fault.new in text, file
