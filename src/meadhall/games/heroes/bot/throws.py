"""Finds the best dice to keep, from the exact mean value of every set of faces and the price of a throw.

A set of faces is a count for each of the six faces. Its mean value is that of keeping it and throwing the other dice
once. It is computed from the sets with one more die. The best part to keep is found among the sets with one die less.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement, repeat
from operator import add, itemgetter, mul
from typing import Final, NamedTuple

from meadhall.games.heroes.content import SYMBOLS

Faces = tuple[int, ...]  # number of dice that show each symbol
Levels = list[Sequence[float]]  # values of sets: by the number of dice, then by the index among sets of that size
Gather = Callable[[Sequence[float]], tuple[float, ...]]
KINDS: Final = len(SYMBOLS)
SIXTH: Final = 1 / KINDS  # chance of each face
SWEEPS: Final = 5  # number of throws to look ahead
FIRST_PRICE: Final = 0.8  # gain of a throw that is assumed at first, in hit points
PACE: Final = 0.35  # share of the way that each sweep moves the assumed gain of a throw to the actual one


class Sets(NamedTuple):
    """All sets up to a number of dice. Each field has an entry for each number of dice, from 0.

    The getters rearrange a list of values by set, so that the values of all sets can be computed at once. There is a
    getter for each face.
    """

    by_size: tuple[tuple[Faces, ...], ...]  # the sets of that size
    indices: tuple[dict[Faces, int], ...]  # the index of each set among those of its size
    smaller_sets: tuple[tuple[tuple[int, ...], ...], ...]  # for each set: the indices of the sets with one die less
    fewer: tuple[tuple[Gather, ...], ...]  # getters of the values of the sets without one die of a face
    greater: tuple[tuple[Gather, ...], ...]  # getters of the values of the sets with one more die of a face


class KeepWorth(NamedTuple):
    """Values of all sets if dice are kept and all other dice are thrown once."""

    means: Levels  # if the whole set is kept
    best_values: Levels  # if the best part of the set is kept


class Outlook(NamedTuple):
    """The values of a Stop and of another throw, for every set of dice."""

    dice: int  # number of dice
    gambling: bool  # whether a Stop may have a final throw
    stopping: KeepWorth  # values of a Stop, by the dice kept in the final throw
    throwing: KeepWorth  # values of another throw before its price, by the dice kept
    price: float  # cost of another throw

    def value_of_stop(self, faces: Faces) -> float:
        """Return the value of a Stop now, with the best final throw if one is allowed."""
        n = sum(faces)
        return (self.stopping.best_values if self.gambling else self.stopping.means)[n][
            sets(self.dice).indices[n][faces]
        ]

    def value_of_throw(self, faces: Faces) -> float:
        """Return the value of another throw, minus its price."""
        n = sum(faces)
        return self.throwing.best_values[n][sets(self.dice).indices[n][faces]] - self.price

    def kept_for_stop(self, faces: Faces) -> Faces:
        """Return the dice to keep when calling Stop: at least one (HE-BEA-04)."""
        return faces if not self.gambling else self._kept(self.stopping, faces, 1)

    def kept_for_throw(self, faces: Faces) -> Faces:
        return self._kept(self.throwing, faces, 0)

    def _kept(self, keeping: KeepWorth, faces: Faces, min_kept: int) -> Faces:
        """Return the best part to keep, and of equally good parts the largest."""
        n, known = sum(faces), sets(self.dice)
        i = known.indices[n][faces]
        while n > min_kept and keeping.means[n][i] < keeping.best_values[n][i]:
            n, i = n - 1, max(known.smaller_sets[n][i], key=keeping.best_values[n - 1].__getitem__)
        return known.by_size[n][i]


@cache
def sets(dice: int) -> Sets:
    """Return all sets of 0 to `dice` dice."""
    by_size = tuple(tuple(map(_counted, combinations_with_replacement(range(KINDS), n))) for n in range(dice + 1))
    indices = tuple({faces: i for i, faces in enumerate(level)} for level in by_size)
    less = tuple(
        tuple(
            tuple(indices[n - 1][_with(faces, face, -1)] for face in range(KINDS) if faces[face])
            for faces in by_size[n]
        )
        for n in range(1, dice + 1)
    )
    greater_sets = tuple(
        tuple(tuple(indices[n + 1][_with(faces, face, 1)] for face in range(KINDS)) for faces in by_size[n])
        for n in range(dice)
    )
    filled = [[(parts * KINDS)[:KINDS] for parts in level] for level in less]
    return Sets(by_size, indices, ((), *less), ((), *map(_getters, filled)), tuple(map(_getters, greater_sets)))


@cache
def by_face(dice: int) -> tuple[Gather, ...]:
    """Return a getter for each face. It maps a list by count of that face to a list by set of `dice` dice."""
    return _getters(sets(dice).by_size[dice])


@cache
def each_element(dice: int) -> Gather:
    """Return a getter that maps a pair to a list by set of `dice` dice.

    Sets with all four elements get the second entry of the pair, all others the first.
    """
    return itemgetter(*(all(faces[:4]) for faces in sets(dice).by_size[dice]), 0)


def _getters(level: Sequence[tuple[int, ...]]) -> tuple[Gather, ...]:
    """Return a getter for each face. The extra index 0 makes the getter return a tuple even for one set."""
    return tuple(itemgetter(*(indices[face] for indices in level), 0) for face in range(KINDS))


def _counted(dice: tuple[int, ...]) -> Faces:
    return tuple(dice.count(face) for face in range(KINDS))


def _with(faces: Faces, face: int, dice: int) -> Faces:
    return (*faces[:face], faces[face] + dice, *faces[face + 1 :])


def outlook_of_throws(
    dice: int, worth: Sequence[float], gambling: bool = True, sweeps: int = SWEEPS, price: float = 1.0
) -> Outlook:
    """Return the outlook with every set of dice, given the value of a Stop with each set of all dice.

    Others roll too while a player throws. So a throw costs the share `price` of its mean gain, which each sweep
    estimates better.
    """
    stopping = _keeping(dice, worth, min_kept=1)
    throwing, gain = stopping, FIRST_PRICE
    hope = at_stop = stopping.best_values[dice] if gambling else worth
    for _ in range(sweeps):
        throwing = _keeping(dice, hope, min_kept=0)
        gain = max(0.0, gain + PACE * (throwing.best_values[0][0] - gain))
        hope = [max(stop, on - price * gain) for stop, on in zip(at_stop, throwing.best_values[dice], strict=True)]
    return Outlook(dice, gambling, stopping, throwing, price * gain)


def _keeping(dice: int, worth: Sequence[float], min_kept: int) -> KeepWorth:
    known = sets(dice)
    means: Levels = [worth]
    for greater in reversed(known.greater):
        a, b, c, d, e, f = (gather(means[-1]) for gather in greater)
        sums = map(add, map(add, map(add, a, b), map(add, c, d)), map(add, e, f))
        means.append(list(map(mul, sums, repeat(SIXTH)))[:-1])
    means.reverse()
    best: Levels = means[: min_kept + 1]
    for n in range(min_kept + 1, dice + 1):
        a, b, c, d, e, f = (gather(best[-1]) for gather in known.fewer[n])
        best.append(list(map(max, means[n], a, b, c, d, e, f)))
    return KeepWorth(means, best)
