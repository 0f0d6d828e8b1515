"""Plays a contest until its question is answered, or to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

from meadhall.lab.compare.blocks import Block, play_blocks
from meadhall.lab.compare.contest import Contest
from meadhall.lab.compare.findings import DEFAULT_MARGIN, Finding, is_concluded, make_findings, with_intervals
from meadhall.lab.compare.quantities import Quantity, selected_quantities
from meadhall.lab.compare.stopping import plan_looks
from meadhall.lab.compare.table import Table
from meadhall.lab.worker_pools import WorkerPool, worker_pool


@dataclass(frozen=True)
class Question:
    """The question of a comparison. `about` selects the quantities whose name contains this word.

    A difference smaller than `margin` does not matter. If `play_all` is set, all matches are played, even if the answer
    is clear earlier.
    """

    about: str = ""
    margin: float = DEFAULT_MARGIN
    play_all: bool = False


@dataclass(frozen=True)
class Comparison:
    """The blocks played so far and the findings. `asked` holds the quantities that the question is about."""

    contest: Contest
    question: Question
    blocks: list[Block]
    findings: list[Finding]
    asked: list[Quantity]

    @property
    def games(self) -> int:
        """Number of matches played with the unchanged game. The variant has as many."""
        return sum(len(block.game) for block in self.blocks)

    @property
    def is_early(self) -> bool:
        """Whether the comparison ended before all matches were played."""
        return len(self.blocks) < len(self.contest.blocks)


class BlockStore(Protocol):
    """A store of blocks. It may contain blocks of an earlier run."""

    @property
    def blocks(self) -> list[Block]: ...

    def add(self, block: Block) -> Block: ...


class MemoryStore:
    """A store of blocks in memory."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []

    def add(self, block: Block) -> Block:
        """Store one more block."""
        self.blocks.append(block)
        return block


Progress = Callable[[int, int], None]


def compare(
    contest: Contest,
    question: Question,
    store: BlockStore,
    *,
    jobs: int | None = 1,
    ray: str = "",
    seed: str = "0",
    progress: Progress | None = None,
) -> Comparison:
    """Play the missing blocks, check the results at intervals, and stop when the question is answered.

    `ray` is the address of a Ray cluster to play on.
    """
    table = Table(contest.game_series.bots)
    findings: list[Finding] = []
    asked: list[Quantity] = []
    blocks: list[Block] = []
    matches = 0
    names = dict.fromkeys((*contest.game_series.names, *contest.variant_series.names))
    with worker_pool(names, len(contest.blocks), jobs=jobs, ray=ray) as pool:
        for look in plan_looks(len(contest.blocks), once=question.play_all):
            for block in _blocks(contest, store, pool, len(blocks), look.blocks):
                table.add(block)
                blocks.append(block)
                matches += len(block.game)
                if progress is not None:
                    progress(matches, contest.matches)
            asked = selected_quantities(table.quantities, contest.variant, question.about)
            findings = make_findings(table, asked, look, question.margin)
            if is_concluded(findings, asked):
                break
    return Comparison(contest, question, blocks, with_intervals(findings, table, seed), asked)


def _blocks(contest: Contest, store: BlockStore, pool: WorkerPool, first: int, end: int) -> Iterator[Block]:
    """Yield the blocks from `first` up to `end`. Missing blocks are played and stored."""
    stored_count = len(store.blocks)
    yield from islice(store.blocks, first, min(end, stored_count))
    for block in play_blocks(contest, pool, max(first, stored_count), end):
        yield store.add(block)
