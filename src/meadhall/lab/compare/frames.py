"""Returns results as two data frames, for your own analysis: one of matches, and one of quantities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from meadhall.lab.compare.running import Comparison
from meadhall.lab.series import PlayedMatch

MATCHES, QUANTITIES = "matches.parquet", "quantities.parquet"
SIDES = ("game", "variant")


def matches_frame(comparison: Comparison) -> pl.DataFrame:
    """Return a data frame with one row per match, a column for each count, and lists of traits for each kind."""
    rows = list(_sides(comparison))
    names = sorted({name for _, _, played in rows for name in played.tally})
    kinds = sorted({kind for _, _, played in rows for traits in played.traits for kind in traits})
    return pl.DataFrame([_match_row(block, side, played, names, kinds) for block, side, played in rows])


def _sides(comparison: Comparison) -> Iterator[tuple[int, str, PlayedMatch]]:
    for number, block in enumerate(comparison.blocks):
        for pair in zip(block.game, block.variant, strict=True):
            yield from ((number, side, played) for side, played in zip(SIDES, pair, strict=True))


def _match_row(
    block: int, side: str, played: PlayedMatch, names: Sequence[str], kinds: Sequence[str]
) -> dict[str, Any]:
    return {
        "block": block,
        "seed": played.pairing.seed,
        "side": side,
        "seats": list(played.pairing.seats),
        "points": list(played.points),
        "places": list(played.places),
        "decisions": played.answers,
        **{f"had {kind}": [list(traits.get(kind, ())) for traits in played.traits] for kind in kinds},
        **{name: float(played.tally.get(name, 0)) for name in names},
    }


def quantities_frame(comparison: Comparison) -> pl.DataFrame:
    """Return a data frame with one row per quantity: its values, the difference with its interval, and the verdict."""
    return pl.DataFrame(
        [
            {
                "kind": finding.quantity.kind,
                "name": finding.quantity.name,
                "is_share": finding.quantity.is_share,
                "asked": finding.quantity in comparison.asked,
                **{name: value for name, value in msgspec.to_builtins(finding).items() if name != "quantity"},
            }
            for finding in comparison.findings
        ]
    )


def write_frames(comparison: Comparison, folder: Path) -> None:
    """Write both data frames as Parquet files."""
    matches_frame(comparison).write_parquet(folder / MATCHES)
    quantities_frame(comparison).write_parquet(folder / QUANTITIES)
