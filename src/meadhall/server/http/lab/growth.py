"""What a comparison has measured so far, read from the results that it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from meadhall.lab.compare.blocks import Block
from meadhall.lab.compare.bootstrap import FEWEST, means, standard_errors
from meadhall.lab.compare.findings import Finding, Verdict
from meadhall.lab.compare.keeping import RESULTS, Begun
from meadhall.lab.compare.table import Table
from meadhall.lab.compare.words import amount, span

ROWS: Final = 12  # what is shown while it grows: the farthest from zero, in their own doubt
WIDTH: Final = 1.96  # standard errors on either side, for 95 %


class Row(msgspec.Struct, frozen=True):
    """One quantity in words: in the game, in its variant, and the difference."""

    what: str
    game: str
    variant: str
    difference: str


class Growth:
    """Reads a file that grows, a line once."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / RESULTS
        self._read = 0
        self._table: Table | None = None
        self.games = 0
        self.of = 0
        self.rows: list[Row] = []

    def look(self) -> None:
        """Takes in what is there by now."""
        if not self._file.exists():
            return
        with self._file.open("rb") as file:
            file.seek(self._read)
            text = file.read()
        lines = text[: text.rfind(b"\n") + 1].splitlines(keepends=True)
        self._read += sum(map(len, lines))
        for line in lines:
            self._take(line)
        if lines and self._table is not None and len(self._table) >= FEWEST:
            self.rows = _rows(self._table)

    def _take(self, line: bytes) -> None:
        if self._table is None:
            first = msgspec.json.decode(line, type=Begun)
            self._table, self.of = Table(first.bots), first.games
            return
        block = msgspec.json.decode(line, type=Block)
        self._table.add(block)
        self.games += len(block.game)


def _rows(table: Table) -> list[Row]:
    quantities = table.quantities
    numbers = table.numbers(quantities)
    game, variant = means(numbers)
    errors, differ, _ = standard_errors(numbers)
    found: list[tuple[float, Finding]] = []
    for at, quantity in enumerate(quantities):
        difference, error = float(variant[at] - game[at]), float(errors[at])
        if differ[at] >= FEWEST and difference and error == error:  # what was never met is no number
            low, high = difference - WIDTH * error, difference + WIDTH * error
            one = Finding(quantity, float(game[at]), float(variant[at]), difference, low, high, Verdict.OPEN, 0, 0)
            found.append((abs(difference) / error if error else float("inf"), one))
    found.sort(key=lambda ranked: -ranked[0])
    return [
        Row(str(one.quantity), amount(one, one.game), amount(one, one.variant), span(one)) for _, one in found[:ROWS]
    ]
