"""Plays a contest block by block: all seatings on one seed, by the game and by its variant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import msgspec

from meadhall.lab.compare.contest import Contest
from meadhall.lab.pairings import Pairing
from meadhall.lab.series import PlayedMatch, Series, play_elsewhere
from meadhall.lab.worker_pools import WorkerPool


class Block(msgspec.Struct, frozen=True):
    """The matches on one seed: the game's, and in the same order the variant's."""

    game: tuple[PlayedMatch, ...]
    variant: tuple[PlayedMatch, ...]


def played_blocks(contest: Contest, pool: WorkerPool, first: int, end: int) -> Iterator[Block]:
    """Yield the blocks from `first` on, in order, from any kind of pool."""
    play = partial(play_block, contest.plain.where(pool), contest.varied.where(pool))
    yield from pool.in_order(play, contest.blocks[first:end])


def play_block(plain: Series, varied: Series, pairings: tuple[Pairing, ...]) -> Block:
    """Play all matches of one seed."""
    return Block(
        *(tuple(_without_timings(play_elsewhere(way, pairing)) for pairing in pairings) for way in (plain, varied))
    )


def _without_timings(played: PlayedMatch) -> PlayedMatch:
    """Drop what differs from run to run. A game without a study is measured by its events."""
    return replace(played, events={}, seconds=0.0, thinking=(), asked=(), tally=played.tally or played.events)
