"""The results of a comparison so far, read from its files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from meadhall.lab.compare import bootstrap, words
from meadhall.lab.compare.blocks import Block
from meadhall.lab.compare.findings import Finding, Verdict
from meadhall.lab.compare.keeping import RESULTS, ResultHeader
from meadhall.lab.compare.table import Table

MAX_ROWS: Final = 12  # the differences farthest from zero, in standard errors
STANDARD_ERRORS: Final = 1.96  # half width of a 95 % interval


class Row(msgspec.Struct, frozen=True):
    """One quantity in words: its value in the game, its value in the variant, and the difference."""

    what: str
    game: str
    variant: str
    difference: str


class PartialResults:
    """Reads the growing results file of a comparison, each line once."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / RESULTS
        self._bytes_read = 0
        self._table: Table | None = None
        self.games = 0
        self.total_games = 0
        self.rows: list[Row] = []

    def update(self) -> None:
        """Read the new lines."""
        if not self._file.exists():
            return
        with self._file.open("rb") as file:
            file.seek(self._bytes_read)
            text = file.read()
        lines = text[: text.rfind(b"\n") + 1].splitlines(keepends=True)
        self._bytes_read += sum(map(len, lines))
        for line in lines:
            self._add_line(line)
        if lines and self._table is not None and len(self._table) >= bootstrap.MIN_BLOCKS:
            self.rows = _rows(self._table)

    def _add_line(self, line: bytes) -> None:
        if self._table is None:
            first = msgspec.json.decode(line, type=ResultHeader)
            self._table, self.total_games = Table(first.bots), first.games
            return
        block = msgspec.json.decode(line, type=Block)
        self._table.add(block)
        self.games += len(block.game)


def _rows(table: Table) -> list[Row]:
    quantities = table.quantities
    numbers = table.numbers(quantities)
    game, variant = bootstrap.means(numbers)
    errors, differ, _ = bootstrap.standard_errors(numbers)
    findings: list[tuple[float, Finding]] = []
    for at, quantity in enumerate(quantities):
        difference, error = float(variant[at] - game[at]), float(errors[at])
        is_missing = error != error  # NaN: the quantity never occurred
        if differ[at] >= bootstrap.MIN_BLOCKS and difference and not is_missing:
            low, high = difference - STANDARD_ERRORS * error, difference + STANDARD_ERRORS * error
            finding = Finding(quantity, float(game[at]), float(variant[at]), difference, low, high, Verdict.OPEN, 0, 0)
            findings.append((abs(difference) / error if error else float("inf"), finding))
    findings.sort(key=lambda ranked: -ranked[0])
    return [
        Row(
            str(finding.quantity),
            words.quantity_words(finding, finding.game),
            words.quantity_words(finding, finding.variant),
            words.interval_words(finding),
        )
        for _, finding in findings[:MAX_ROWS]
    ]
