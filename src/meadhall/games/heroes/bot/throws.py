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
Getter = Callable[[Sequence[float]], tuple[float, ...]]
FACE_COUNT: Final = len(SYMBOLS)
FACE_CHANCE: Final = 1 / FACE_COUNT  # chance of each face
LOOK_AHEAD_THROWS: Final = 5  # number of throws to look ahead
INITIAL_THROW_PRICE: Final = 0.8  # gain of a throw that is assumed at first, in hit points
PRICE_STEP: Final = 0.35  # share of the way that each sweep moves the assumed gain of a throw to the actual one


class Sets(NamedTuple):
    """All sets up to a number of dice. Each field has an entry for each number of dice, from 0.

    The getters rearrange a list of values by set, so that the values of all sets can be computed at once. There is a
    getter for each face.
    """

    by_size: tuple[tuple[Faces, ...], ...]  # the sets of that size
    indices: tuple[dict[Faces, int], ...]  # the index of each set among those of its size
    smaller_sets: tuple[tuple[tuple[int, ...], ...], ...]  # for each set: the indices of the sets with one die less
    getters_of_smaller: tuple[tuple[Getter, ...], ...]  # getters of the values of the sets without one die of a face
    greater: tuple[tuple[Getter, ...], ...]  # getters of the values of the sets with one more die of a face


class KeptValues(NamedTuple):
    """Values of all sets if dice are kept and all other dice are thrown once."""

    mean_values: Levels  # if the whole set is kept
    best_values: Levels  # if the best part of the set is kept


class Outlook(NamedTuple):
    """The values of a Stop and of another throw, for every set of dice."""

    dice: int  # number of dice
    with_final_throw: bool  # whether a Stop may have a final throw
    stop_values: KeptValues  # values of a Stop, by the dice kept in the final throw
    throw_values: KeptValues  # values of another throw before its price, by the dice kept
    price: float  # cost of another throw

    def value_of_stop(self, faces: Faces) -> float:
        """Return the value of a Stop now, with the best final throw if one is allowed."""
        n = sum(faces)
        return (self.stop_values.best_values if self.with_final_throw else self.stop_values.mean_values)[n][
            sets_up_to(self.dice).indices[n][faces]
        ]

    def value_of_throw(self, faces: Faces) -> float:
        """Return the value of another throw, minus its price."""
        n = sum(faces)
        return self.throw_values.best_values[n][sets_up_to(self.dice).indices[n][faces]] - self.price

    def kept_for_stop(self, faces: Faces) -> Faces:
        """Return the dice to keep when calling Stop: at least one (HE-BEA-04)."""
        return faces if not self.with_final_throw else self._best_kept(self.stop_values, faces, 1)

    def kept_for_throw(self, faces: Faces) -> Faces:
        return self._best_kept(self.throw_values, faces, 0)

    def _best_kept(self, kept_values: KeptValues, faces: Faces, min_kept: int) -> Faces:
        """Return the best part to keep, and of equally good parts the largest."""
        n, all_sets = sum(faces), sets_up_to(self.dice)
        i = all_sets.indices[n][faces]
        while n > min_kept and kept_values.mean_values[n][i] < kept_values.best_values[n][i]:
            n, i = n - 1, max(all_sets.smaller_sets[n][i], key=kept_values.best_values[n - 1].__getitem__)
        return all_sets.by_size[n][i]


@cache
def sets_up_to(dice: int) -> Sets:
    """Return all sets of 0 to `dice` dice."""
    by_size = tuple(
        tuple(map(_count_faces, combinations_with_replacement(range(FACE_COUNT), n))) for n in range(dice + 1)
    )
    indices = tuple({faces: i for i, faces in enumerate(level)} for level in by_size)
    smaller_sets = tuple(
        tuple(
            tuple(indices[n - 1][_with_more_dice(faces, face, -1)] for face in range(FACE_COUNT) if faces[face])
            for faces in by_size[n]
        )
        for n in range(1, dice + 1)
    )
    larger_sets = tuple(
        tuple(
            tuple(indices[n + 1][_with_more_dice(faces, face, 1)] for face in range(FACE_COUNT)) for faces in by_size[n]
        )
        for n in range(dice)
    )
    padded_sets = [[(parts * FACE_COUNT)[:FACE_COUNT] for parts in level] for level in smaller_sets]
    return Sets(
        by_size, indices, ((), *smaller_sets), ((), *map(_getters, padded_sets)), tuple(map(_getters, larger_sets))
    )


@cache
def getters_by_face(dice: int) -> tuple[Getter, ...]:
    """Return a getter for each face. It maps a list by count of that face to a list by set of `dice` dice."""
    return _getters(sets_up_to(dice).by_size[dice])


@cache
def getter_for_all_elements(dice: int) -> Getter:
    """Return a getter that maps a pair to a list by set of `dice` dice.

    Sets with all four elements get the second entry of the pair, all others the first.
    """
    return itemgetter(*(all(faces[:4]) for faces in sets_up_to(dice).by_size[dice]), 0)


def _getters(level: Sequence[tuple[int, ...]]) -> tuple[Getter, ...]:
    """Return a getter for each face. The extra index 0 makes the getter return a tuple even for one set."""
    return tuple(itemgetter(*(indices[face] for indices in level), 0) for face in range(FACE_COUNT))


def _count_faces(dice: tuple[int, ...]) -> Faces:
    return tuple(dice.count(face) for face in range(FACE_COUNT))


def _with_more_dice(faces: Faces, face: int, dice: int) -> Faces:
    return (*faces[:face], faces[face] + dice, *faces[face + 1 :])


def outlook_of_throws(
    dice: int,
    values: Sequence[float],
    with_final_throw: bool = True,
    sweeps: int = LOOK_AHEAD_THROWS,
    price: float = 1.0,
) -> Outlook:
    """Return the outlook with every set of dice, given the value of a Stop with each set of all dice.

    Others roll too while a player throws. So a throw costs the share `price` of its mean gain, which each sweep
    estimates better.
    """
    stop_values = _kept_values(dice, values, min_kept=1)
    throw_values, gain = stop_values, INITIAL_THROW_PRICE
    mixed_values = values_at_stop = stop_values.best_values[dice] if with_final_throw else values
    for _ in range(sweeps):
        throw_values = _kept_values(dice, mixed_values, min_kept=0)
        gain = max(0.0, gain + PRICE_STEP * (throw_values.best_values[0][0] - gain))
        mixed_values = [
            max(stop_value, throw_value - price * gain)
            for stop_value, throw_value in zip(values_at_stop, throw_values.best_values[dice], strict=True)
        ]
    return Outlook(dice, with_final_throw, stop_values, throw_values, price * gain)


def _kept_values(dice: int, values: Sequence[float], min_kept: int) -> KeptValues:
    all_sets = sets_up_to(dice)
    mean_values: Levels = [values]
    for getters in reversed(all_sets.greater):
        a, b, c, d, e, f = (getter(mean_values[-1]) for getter in getters)
        sums = map(add, map(add, map(add, a, b), map(add, c, d)), map(add, e, f))
        mean_values.append(list(map(mul, sums, repeat(FACE_CHANCE)))[:-1])
    mean_values.reverse()
    best_values: Levels = mean_values[: min_kept + 1]
    for n in range(min_kept + 1, dice + 1):
        a, b, c, d, e, f = (getter(best_values[-1]) for getter in all_sets.getters_of_smaller[n])
        best_values.append(list(map(max, mean_values[n], a, b, c, d, e, f)))
    return KeptValues(mean_values, best_values)
