"""Exact chances of a battle: dice against dice, with rerolls and Special dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from math import prod
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
    ways = Counter({0: 1})
    for _ in range(dice):  # one die after the other: six heroes roll twelve
        more = Counter[int]()
        for (total, count), face in product(ways.items(), faces):
            more[total + face] += count
        ways = more
    return {total: count / len(faces) ** dice for total, count in ways.items()}


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


def with_rerolls(ahead: int, dice: Sequence[int], rerolls: int) -> float:
    """The chance that a hero wins or ties once the dice lie, so far ahead by what they show now."""
    return _after(ahead - sum(dice), tuple(sorted(dice)), rerolls)[0]


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


Rolled = tuple[tuple[int, int], int]  # a hero's two dice, the lower one first, and how often he may roll one again


@cache
def ritual(margin: int, players: int, living: int, specials: int = 0, rerolls: tuple[int, ...] = ()) -> float:
    """The chance that the living heroes together reach the Dragon times the number of players (HP-COP-22).

    `rerolls` says of those who may roll dice again, in the order in which they are asked, how often.
    """
    dice = (sums(HERO_DIE, 2 * (living - len(rerolls))), sums(SPECIAL_DIE, specials), sums(ENEMY_DIE, 2))
    ahead = Counter[int]()
    for (mine, one), (special, more), (foe, other) in product(*(shown.items() for shown in dice)):
        ahead[margin + mine + special - players * foe] += one * more * other  # type: ignore[assignment]
    return sum(
        chance * weight * _together(total + sum(map(sum, pairs)), tuple(zip(pairs, rerolls, strict=True)))
        for total, chance in ahead.items()
        for pairs, weight in _pairs(len(rerolls))
    )


@cache
def _pairs(heroes: int) -> list[tuple[tuple[tuple[int, int], ...], float]]:
    """What so many heroes may roll with two dice each, and the chance of it."""
    one = Counter((min(roll), max(roll)) for roll in product(HERO_DIE, repeat=2))
    rolls = product(one.items(), repeat=heroes)
    return [(tuple(pair for pair, _ in roll), prod(ways / one.total() for _, ways in roll)) for roll in rolls]


@cache
def _together(total: int, left: tuple[Rolled, ...]) -> float:
    """The chance that heroes who are so far ahead end level at least, where each in turn rolls what is best again."""
    if total >= 0 or not left:
        return float(total >= 0)
    (dice, times), rest = left[0], left[1:]
    best = _together(total, rest)
    for rolled, kept in (dice, dice[::-1]) if times else ():
        now = [(total + face - rolled, (min(face, kept), max(face, kept))) for face in HERO_DIE]
        best = max(best, sum(_together(then, ((pair, times - 1), *rest)) for then, pair in now) / len(now))
    return best
