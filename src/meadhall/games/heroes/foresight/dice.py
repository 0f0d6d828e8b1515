"""What a throw may bring: the chance that a player's dice will show what a Spell needs, counted over all faces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
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


@cache
def chance_of(symbol: str, count: int, kept: tuple[int, ...], dice: int) -> float:
    """The chance that a throw of so many dice, beside those that are kept, shows so many of a symbol."""
    missing = [(face, count - kept.count(face)) for face in MEANT[symbol]]
    found = (chance for faces, chance in throws(dice) if any(faces.count(face) >= more for face, more in missing))
    return sum(found)


def chances(say: Forecasts, s: State, seat: Seat, thrown: Iterable[int]) -> list[Odds]:
    """For each Spell in hand that has a target the chance to be cast after a throw, best first; then for drawing."""
    s, dice = clone(s), frozenset(thrown)
    s.act = Act(seat)
    spells = [one for one in dict.fromkeys(s.hand_of(seat)) if one >= 0 and has_target(s, seat, one)]
    faces = enumerate(s.sides[seat].dice)
    kept = tuple(sorted(face for die, face in faces if face >= 0 and die not in dice))
    needs = [SPELLS[one].requirement for one in spells]
    found = {
        say.spell(one): chance_of(n.symbol, n.count, kept, len(dice)) for one, n in zip(spells, needs, strict=True)
    }
    draws, learns = (chance_of(SYMBOLS[CARD], need, kept, len(dice)) for need in (TO_DRAW, TO_LEARN))
    return _best({**found, say.draw_spells(): draws, say.learn(): learns})


def _best(found: dict[str, float]) -> list[Odds]:
    likely = sorted((one for one in found.items() if one[1] >= LEAST), key=lambda one: -one[1])
    return [Odds(words, min(1.0, chance)) for words, chance in likely[:MOST]]
