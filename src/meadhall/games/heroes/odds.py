"""Odds of a throw: the chance that a player's dice will show the symbols of a Spell, counted over all faces."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from meadhall.engine.model.state import clone
from meadhall.games.heroes.actions.casting import has_target
from meadhall.games.heroes.content import MEANT, SPELLS
from meadhall.games.heroes.effects.dice import FACES
from meadhall.games.heroes.state import Act, Seat, State


@cache
def throws(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every result of this many dice in any order, with its chance."""
    return tuple(_throws(dice))


def _throws(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    for faces in combinations_with_replacement(FACES, dice):
        orders = factorial(dice) // prod(factorial(faces.count(face)) for face in set(faces))
        yield faces, orders / len(FACES) ** dice


def chance_of(symbol: str, count: int, kept: tuple[int, ...], dice: int) -> float:
    """The chance that a throw of `dice`, with the kept ones, shows at least `count` of a symbol."""
    return _shows(tuple(sorted(count - kept.count(face) for face in MEANT[symbol])), dice)


@cache
def _shows(missing: tuple[int, ...], dice: int) -> float:
    """The chance that a throw shows enough of at least one face: all faces are equally likely."""
    needs = tuple(zip(FACES, missing, strict=False))
    return sum(chance for faces, chance in throws(dice) if any(faces.count(face) >= more for face, more in needs))


def castable(s: State, seat: Seat) -> tuple[int, ...]:
    """The Spells in hand that have a target, each once."""
    s = clone(s)
    s.act = Act(seat)
    return tuple(one for one in dict.fromkeys(s.hand_of(seat)) if one >= 0 and has_target(s, seat, one))


def kept_beside(s: State, seat: Seat, thrown: Collection[int]) -> tuple[int, ...]:
    """The faces of the dice that stay on the table while these are thrown."""
    return tuple(sorted([face for die, face in enumerate(s.sides[seat].dice) if face >= 0 and die not in thrown]))


@lru_cache(maxsize=20_000)
def likeliest(spells: tuple[int, ...], kept: tuple[int, ...], dice: int) -> tuple[int, float] | None:
    """The Spell that a throw is most likely to make castable, and the chance; None where none comes near."""
    best: tuple[int, float] | None = None
    for spell in spells:
        need = SPELLS[spell].requirement
        chance = chance_of(need.symbol, need.count, kept, dice)
        if chance and chance > (best[1] if best else 0) and not chance_of(need.symbol, need.count, kept, 0):
            best = spell, min(1.0, chance)
    return best
