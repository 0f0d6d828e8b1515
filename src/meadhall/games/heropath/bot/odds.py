"""Exact chances of a battle: dice against dice, with rerolls and Special dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from meadhall.games.heropath.content import ENEMY_DIE, HERO_DIE, SPECIAL_DIE

REACH: Final = 16  # margins beyond are certain


class Odds(NamedTuple):
    """The chances of a hero: to win or tie, and to tie."""

    win: float
    tie: float


@cache
def sums(faces: tuple[int, ...], dice: int) -> dict[int, float]:
    """The chance of each sum of so many dice."""
    counts = Counter(sum(roll) for roll in product(faces, repeat=dice))
    return {total: ways / len(faces) ** dice for total, ways in counts.items()}


@cache
def foe_sums(foe_dice: int, specials: int) -> dict[int, float]:
    """The chance of each sum of the opponent's dice less the hero's Special dice."""
    found: Counter[int] = Counter()
    for (foe, one), (special, other) in product(sums(ENEMY_DIE, foe_dice).items(), sums(SPECIAL_DIE, specials).items()):
        found[foe - special] += one * other  # type: ignore[assignment]
    return dict(found)


def odds(margin: int, foe_dice: int, specials: int = 0, rerolls: int = 0) -> Odds:
    """The odds of a hero whose power is so much above the opponent's, before the dice."""
    return _odds(max(-REACH, min(REACH, margin)), foe_dice, specials, rerolls)


@cache
def _odds(margin: int, foe_dice: int, specials: int, rerolls: int) -> Odds:
    win = tie = 0.0
    each = 1 / len(HERO_DIE) ** 2
    for dice in product(HERO_DIE, repeat=2):
        for against, chance in foe_sums(foe_dice, specials).items():
            won, tied = _after(margin - against, tuple(sorted(dice)), rerolls)
            win += each * chance * won
            tie += each * chance * tied
    return Odds(win, tie)


@cache
def _after(margin: int, dice: tuple[int, ...], rerolls: int) -> tuple[float, float]:
    """The odds once the dice lie: a battle that is lost so is saved by rolling the lower die again."""
    total = margin + sum(dice)
    if total >= 0 or not rerolls:
        return float(total >= 0), float(total == 0)
    again = [_after(margin, tuple(sorted((face, dice[1]))), rerolls - 1) for face in HERO_DIE]
    return sum(won for won, _ in again) / len(again), sum(tied for _, tied in again) / len(again)


def holds(foe_dice: int, most: int) -> float:
    """The chance that the opponent's dice show no more than that."""
    return sum(chance for total, chance in sums(ENEMY_DIE, foe_dice).items() if total <= most)


def rerolled(faces: tuple[int, ...], shown: Sequence[int], behind: int, most: int = 1) -> float:
    """The chance that up to so many of the dice that lie, the lowest rolled again, make up for what is lacking."""
    low = sorted(shown)
    return max(
        (
            sum(chance for total, chance in sums(faces, n).items() if total - sum(low[:n]) >= behind)
            for n in range(1, min(most, len(low)) + 1)
        ),
        default=0.0,
    )


@cache
def ritual(margin: int, players: int, living: int, specials: int = 0) -> float:
    """The chance that the living heroes together reach the Dragon times the number of players (HP-COP-22)."""
    dice = (sums(HERO_DIE, 2 * living), sums(SPECIAL_DIE, specials), sums(ENEMY_DIE, 2))
    return sum(
        one * more * other
        for (mine, one), (special, more), (foe, other) in product(*(shown.items() for shown in dice))
        if margin + mine + special >= players * foe
    )
