"""The exact chance that a throw of a player's dice shows the symbols of a Spell."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from meadhall.engine.model.state import clone
from meadhall.games.heroes.actions.casting import has_target
from meadhall.games.heroes.content import FACES_OF_SYMBOL, SPELLS
from meadhall.games.heroes.effects.dice import FACES
from meadhall.games.heroes.state import Act, Seat, State


@cache
def all_throws(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Return every unordered result of this many dice, with its chance."""
    return tuple(_generate_throws(dice))


def _generate_throws(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    for faces in combinations_with_replacement(FACES, dice):
        orders = factorial(dice) // prod(factorial(faces.count(face)) for face in set(faces))
        yield faces, orders / len(FACES) ** dice


def chance_of_symbol(symbol: str, count: int, faces: tuple[int, ...], dice: int) -> float:
    """Return the chance that the kept faces and a throw of `dice` dice show at least `count` of a symbol."""
    return _chance_of_throw(tuple(sorted(count - faces.count(face) for face in FACES_OF_SYMBOL[symbol])), dice)


@cache
def _chance_of_throw(missing: tuple[int, ...], dice: int) -> float:
    """Return the chance that a throw shows the missing number of at least one face."""
    needs = tuple(zip(FACES, missing, strict=False))
    return sum(chance for faces, chance in all_throws(dice) if any(faces.count(face) >= more for face, more in needs))


def spells_with_target(s: State, seat: Seat) -> tuple[int, ...]:
    """Return the Spells in hand that have a target, without duplicates. The dice are ignored."""
    s = clone(s)
    s.act = Act(seat)
    return tuple(spell for spell in dict.fromkeys(s.hand_of(seat)) if spell >= 0 and has_target(s, seat, spell))


def kept_faces(s: State, seat: Seat, thrown: Collection[int]) -> tuple[int, ...]:
    """Return the faces of the dice that stay on the table while these are thrown."""
    return tuple(sorted([face for die, face in enumerate(s.sides[seat].dice) if face >= 0 and die not in thrown]))


@lru_cache(maxsize=20_000)
def likeliest_spell(spells: tuple[int, ...], faces: tuple[int, ...], dice: int) -> tuple[int, float] | None:
    """Return the Spell with the best chance to be castable after a throw, and the chance, or None without a chance."""
    likeliest: tuple[int, float] | None = None
    for spell in spells:
        requirement = SPELLS[spell].requirement
        chance = chance_of_symbol(requirement.symbol, requirement.count, faces, dice)
        if (
            chance
            and chance > (likeliest[1] if likeliest else 0)
            and not chance_of_symbol(requirement.symbol, requirement.count, faces, 0)
        ):
            likeliest = spell, min(1.0, chance)
    return likeliest
