"""What a throw may bring: the chance that a player's dice will show what a Spell needs, counted over all faces."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from meadhall.engine.model.state import clone
from meadhall.engine.presentation.preview import Odds
from meadhall.games.heroes.actions.acting import TO_DRAW, TO_LEARN, has_target
from meadhall.games.heroes.content import CARD, MEANT, SPELLS, SYMBOLS
from meadhall.games.heroes.dice.throwing import FACES
from meadhall.games.heroes.state import Act, Seat, State
from meadhall.games.heroes.words.english.forecasts import Forecasts

MOST: Final = 4  # chances that are shown
LEAST: Final = 0.005  # a chance below this is none


@cache
def throws(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Everything that so many dice may show, whatever their order, with its chance."""
    return tuple(_throws(dice))


def _throws(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    for faces in combinations_with_replacement(FACES, dice):
        orders = factorial(dice) // prod(factorial(faces.count(face)) for face in set(faces))
        yield faces, orders / len(FACES) ** dice


def chance_of(symbol: str, count: int, kept: tuple[int, ...], dice: int) -> float:
    """The chance that a throw of so many dice, beside those that are kept, shows so many of a symbol."""
    return _shows(tuple(sorted(count - kept.count(face) for face in MEANT[symbol])), dice)


@cache
def _shows(missing: tuple[int, ...], dice: int) -> float:
    """The chance that a throw shows so many of one face, or of another: all faces are alike."""
    needs = tuple(zip(FACES, missing, strict=False))
    return sum(chance for faces, chance in throws(dice) if any(faces.count(face) >= more for face, more in needs))


def chances(say: Forecasts, s: State, seat: Seat, thrown: Iterable[int]) -> list[Odds]:
    """For each Spell in hand that has a target the chance to be cast after a throw, best first; then for drawing."""
    dice = frozenset(thrown)
    spells, kept = castable(s, seat), kept_beside(s, seat, dice)
    needs = [SPELLS[one].requirement for one in spells]
    found = {
        say.spell(one): chance_of(n.symbol, n.count, kept, len(dice)) for one, n in zip(spells, needs, strict=True)
    }
    draws, learns = (chance_of(SYMBOLS[CARD], need, kept, len(dice)) for need in (TO_DRAW, TO_LEARN))
    return _best({**found, say.draw_spells(): draws, say.learn(): learns})


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


def _best(found: dict[str, float]) -> list[Odds]:
    likely = sorted((one for one in found.items() if one[1] >= LEAST), key=lambda one: -one[1])
    return [Odds(words, min(1.0, chance)) for words, chance in likely[:MOST]]
