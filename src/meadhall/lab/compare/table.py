"""The sums of all blocks as one array, for calculations with numpy."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from meadhall.lab.compare.blocks import Block
from meadhall.lab.compare.quantities import Quantity, Sums, sum_block

Numbers = npt.NDArray[np.float64]


class Table:
    """The total and count of each quantity in each block, for the game and its variant."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._bots = bots
        self._rows: list[tuple[Sums, int]] = []
        self._quantities: dict[Quantity, None] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, block: Block) -> None:
        """Add one more block."""
        sums = sum_block(block, self._bots)
        self._rows.append((sums, len(block.game)))
        self._quantities.update(dict.fromkeys(sums))

    @property
    def quantities(self) -> list[Quantity]:
        """All quantities that occurred, sorted by kind and name."""
        kinds = list(dict.fromkeys(quantity.kind for quantity in self._quantities))
        return sorted(self._quantities, key=lambda quantity: (kinds.index(quantity.kind), quantity.name))

    def numbers(self, quantities: Sequence[Quantity]) -> Numbers:
        """Return an array with four numbers per block and quantity: total and count in the game, and in the variant."""
        numbers = np.zeros((len(self._rows), len(quantities), 4))
        index_of = {quantity: index for index, quantity in enumerate(quantities)}
        zero_counting = [index for quantity, index in index_of.items() if quantity.counts_zero_matches]
        for row, (sums, matches) in enumerate(self._rows):
            for quantity, sums_of in sums.items():
                numbers[row, index_of[quantity]] = sums_of
            numbers[row, zero_counting, 1] = numbers[row, zero_counting, 3] = matches
        return numbers
