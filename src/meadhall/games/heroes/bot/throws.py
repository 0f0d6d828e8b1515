"""The best dice to keep, from the exact mean worth of every set of faces, less the price of a throw.

A set of faces is a count for each of the six faces. Its mean worth, if it is kept and the other dice are thrown once,
is computed from the sets with one more die. Its best part is searched among the sets with one die less.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement, repeat
from operator import add, itemgetter, mul
from typing import Final, NamedTuple

from meadhall.games.heroes.content import SYMBOLS

Faces = tuple[int, ...]  # number of dice that show each symbol
Levels = list[Sequence[float]]  # by the number of dice, then by the index of the set among those of that size
Gather = Callable[[Sequence[float]], tuple[float, ...]]
KINDS: Final = len(SYMBOLS)
SIXTH: Final = 1 / KINDS
SWEEPS: Final = 5  # number of throws to look ahead
FIRST_PRICE: Final = 0.8
PACE: Final = 0.35  # rate at which the price of a throw approaches the actual gain of throws


class Sets(NamedTuple):
    """All sets up to a number of dice. `less` are the indices of the sets with one die less.

    `fewer` and `greater` have a getter for each face. From a list of worths by set, it takes those of all sets that
    have one die of that face less, or one more.
    """

    by_size: tuple[tuple[Faces, ...], ...]
    indices: tuple[dict[Faces, int], ...]
    less: tuple[tuple[tuple[int, ...], ...], ...]
    fewer: tuple[tuple[Gather, ...], ...]
    greater: tuple[tuple[Gather, ...], ...]


class KeepWorth(NamedTuple):
    """Worth of each set if it is kept (`means`), or if its best part is kept (`best`). All other dice are thrown."""

    means: Levels
    best: Levels


class Outlook(NamedTuple):
    """The worth of a Stop and of another throw, for every set of dice. A throw costs `price`."""

    dice: int
    gambling: bool
    stopping: KeepWorth
    throwing: KeepWorth
    price: float

    def stop(self, faces: Faces) -> float:
        """Return the worth of a Stop now. With `gambling` it includes the best final throw."""
        n = sum(faces)
        return (self.stopping.best if self.gambling else self.stopping.means)[n][sets(self.dice).indices[n][faces]]

    def throw(self, faces: Faces) -> float:
        """Return the worth of another throw, less the price of the throw."""
        n = sum(faces)
        return self.throwing.best[n][sets(self.dice).indices[n][faces]] - self.price

    def kept_for_stop(self, faces: Faces) -> Faces:
        """Return the dice to keep when calling Stop: at least one (HE-BEA-04)."""
        return faces if not self.gambling else self._kept(self.stopping, faces, 1)

    def kept_for_throw(self, faces: Faces) -> Faces:
        return self._kept(self.throwing, faces, 0)

    def _kept(self, keeping: KeepWorth, faces: Faces, min_kept: int) -> Faces:
        """Return the best part to keep, and of equally good parts the largest."""
        n, known = sum(faces), sets(self.dice)
        i = known.indices[n][faces]
        while n > min_kept and keeping.means[n][i] < keeping.best[n][i]:
            n, i = n - 1, max(known.less[n][i], key=keeping.best[n - 1].__getitem__)
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
    """Return the outlook with every set, given the worth of a Stop for each set of all dice.

    `gambling` allows a final throw with the Stop. A throw takes time in which others roll too, so it has a price: the
    share `price` of the mean gain of a throw, which the sweeps approximate.
    """
    stopping = _keeping(dice, worth, min_kept=1)
    throwing, gain = stopping, FIRST_PRICE
    hope = at_stop = stopping.best[dice] if gambling else worth
    for _ in range(sweeps):
        throwing = _keeping(dice, hope, min_kept=0)
        gain = max(0.0, gain + PACE * (throwing.best[0][0] - gain))
        hope = [max(stop, on - price * gain) for stop, on in zip(at_stop, throwing.best[dice], strict=True)]
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
