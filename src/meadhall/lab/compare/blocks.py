"""Plays a contest block by block: all seats exchanged on one seed, once by the game and once by its variant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import msgspec

from meadhall.lab.compare.contest import Contest
from meadhall.lab.crews import Crew
from meadhall.lab.pairings import Pairing
from meadhall.lab.series import Played, Series, play_elsewhere


class Block(msgspec.Struct, frozen=True):
    """The matches on one seed: those of the game, and in the same order those of its variant."""

    game: tuple[Played, ...]
    variant: tuple[Played, ...]


def played_blocks(contest: Contest, crew: Crew, first: int, end: int) -> Iterator[Block]:
    """The blocks from the first on, in their order, whoever plays."""
    play = partial(play_block, contest.plain.where(crew), contest.varied.where(crew))
    yield from crew.in_order(play, contest.blocks[first:end])


def play_block(plain: Series, varied: Series, pairings: tuple[Pairing, ...]) -> Block:
    """All matches of one seed."""
    return Block(*(tuple(_lasting(play_elsewhere(way, one)) for one in pairings) for way in (plain, varied)))


def _lasting(played: Played) -> Played:
    """What would be the same if it were played again. A game that has no study is told by what happened."""
    return replace(played, events={}, seconds=0.0, thinking=(), asked=(), tally=played.tally or played.events)
