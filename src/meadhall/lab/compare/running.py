"""Plays a contest until its question is answered, or to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

from meadhall.lab.compare.blocks import Block, played_blocks
from meadhall.lab.compare.contest import Contest
from meadhall.lab.compare.findings import MARGIN, Finding, find_quantities, is_concluded, with_intervals
from meadhall.lab.compare.quantities import Quantity, asked_about
from meadhall.lab.compare.stopping import looks
from meadhall.lab.compare.table import Table
from meadhall.lab.worker_pools import WorkerPool, worker_pool


@dataclass(frozen=True)
class Question:
    """The question: which quantities, which size of a difference matters, and whether to play everything."""

    about: str = ""
    margin: float = MARGIN
    whole: bool = False


@dataclass(frozen=True)
class Comparison:
    """The matches played and the findings. `asked` are the quantities asked about."""

    contest: Contest
    question: Question
    blocks: list[Block]
    findings: list[Finding]
    asked: list[Quantity]

    @property
    def games(self) -> int:
        """How many matches each of the two played."""
        return sum(len(block.game) for block in self.blocks)

    @property
    def is_early(self) -> bool:
        """Whether it ended before all matches were played."""
        return len(self.blocks) < len(self.contest.blocks)


class Keeps(Protocol):
    """A store of blocks, with those of an earlier run."""

    @property
    def blocks(self) -> list[Block]: ...

    def add(self, block: Block) -> Block: ...


class Memory:
    """Keeps blocks in memory."""

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
    keeps: Keeps,
    *,
    jobs: int | None = 1,
    ray: str = "",
    seed: str = "0",
    progress: Progress | None = None,
) -> Comparison:
    """Play the missing blocks, look at the results at intervals, and stop when the question is answered.

    `ray` is the address of a Ray cluster on which it plays.
    """
    table = Table(contest.plain.bots)
    findings: list[Finding] = []
    asked: list[Quantity] = []
    blocks: list[Block] = []
    games = 0
    words = dict.fromkeys((*contest.plain.words, *contest.varied.words))
    with worker_pool(words, len(contest.blocks), jobs=jobs, ray=ray) as pool:
        for look in looks(len(contest.blocks), once=question.whole):
            for block in _blocks(contest, keeps, pool, len(blocks), look.blocks):
                table.add(block)
                blocks.append(block)
                games += len(block.game)
                if progress is not None:
                    progress(games, contest.games)
            asked = asked_about(table.quantities, contest.variant, question.about)
            findings = find_quantities(table, asked, look, question.margin)
            if is_concluded(findings, asked):
                break
    return Comparison(contest, question, blocks, with_intervals(findings, table, seed), asked)


def _blocks(contest: Contest, keeps: Keeps, pool: WorkerPool, first: int, end: int) -> Iterator[Block]:
    """Yield the blocks from `first` on: stored ones, then new ones, which are stored too."""
    kept = len(keeps.blocks)
    yield from islice(keeps.blocks, first, min(end, kept))
    for block in played_blocks(contest, pool, max(first, kept), end):
        yield keeps.add(block)
