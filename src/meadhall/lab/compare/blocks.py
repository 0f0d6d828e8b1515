"""Plays a contest block by block. A block has all matches with one seed, in the game and in its variant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import msgspec

from meadhall.lab.compare.contest import Contest
from meadhall.lab.pairings import Pairing
from meadhall.lab.series import PlayedMatch, Series, play_in_worker
from meadhall.lab.worker_pools import WorkerPool


class Block(msgspec.Struct, frozen=True):
    """All matches with one seed: those of the game, and those of the variant in the same order."""

    game: tuple[PlayedMatch, ...]
    variant: tuple[PlayedMatch, ...]


def play_blocks(contest: Contest, pool: WorkerPool, first: int, end: int) -> Iterator[Block]:
    """Play and yield the blocks from `first` up to `end`, in order."""
    play = partial(play_block, contest.game_series.with_names_in(pool), contest.variant_series.with_names_in(pool))
    yield from pool.in_order(play, contest.blocks[first:end])


def play_block(game_series: Series, variant_series: Series, pairings: tuple[Pairing, ...]) -> Block:
    """Play all matches of one block."""
    return Block(
        *(
            tuple(_without_timings(play_in_worker(series, pairing)) for pairing in pairings)
            for series in (game_series, variant_series)
        )
    )


def _without_timings(played: PlayedMatch) -> PlayedMatch:
    """Return the match without its times and events, which could differ between runs.

    If the game has no study, the counts of its events become the tally.
    """
    return replace(played, events={}, seconds=0.0, thinking=(), asked=(), tally=played.tally or played.events)
