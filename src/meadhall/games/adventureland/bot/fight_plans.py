"""Plans for a fight: its value for the owner, and the best use of swords, herbs and gold.

`odds.py` computes the chance to win if everything may be spent. Here a win has a value, and spent tiles have prices.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from meadhall.games.adventureland.fights import DIE_FACES, MAX_SWORDS
from meadhall.games.adventureland.odds import Dice, all_throws

REROLLS_AHEAD: Final = 2  # search depth, in re-rolls
CACHE_SIZE: Final = 1 << 17


class Prices(NamedTuple):
    """Prices of spent tiles and gold, in points."""

    sword: float  # for any sword
    extra: float  # for each point of a sword's extra value
    herb: float  # for each point of a herb's value
    coin: float  # for each gold


class Hand(NamedTuple):
    """The swords' extra values and the herbs' values (highest first), and the gold that may be spent in a fight."""

    swords: tuple[int, ...]
    herbs: tuple[int, ...]
    gold: int


class FightPlan(NamedTuple):
    """The swords to commit, and the expected gain compared with losing the fight without spending anything."""

    value: float
    extras: tuple[int, ...]


@lru_cache(CACHE_SIZE)
def best_fight_plan(missing: int, hand: Hand, stake: float, prices: Prices) -> FightPlan:
    """Return the best set of swords, if a win is worth `stake` points more than a loss."""
    best = FightPlan(value_after_dice(missing, hand.herbs, hand.gold, stake, prices), ())
    for extras in sword_sets(hand.swords):
        cost = prices.sword * len(extras) + prices.extra * sum(extras)
        if cost >= stake:
            continue
        still_missing = missing - sum(extras)
        value = -cost
        for total, chance in dice_sums(len(extras)):
            value += chance * value_after_dice(still_missing - total, hand.herbs, hand.gold, stake, prices)
        if value > best.value:
            best = FightPlan(value, extras)
    return best


@cache
def sword_sets(swords: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return every set of one to three of these swords, without duplicates."""
    return tuple({subset: None for n in range(1, MAX_SWORDS + 1) for subset in combinations(swords, n)})


@cache
def dice_sums(dice: int) -> tuple[tuple[int, float], ...]:
    """Return every sum of `dice` dice with its chance."""
    chances: dict[int, float] = {}
    for throw, ways in all_throws(dice):
        chances[sum(throw)] = chances.get(sum(throw), 0.0) + ways / len(DIE_FACES) ** dice
    return tuple(chances.items())


@lru_cache(CACHE_SIZE)
def value_after_dice(missing: int, herbs: tuple[int, ...], gold: int, stake: float, prices: Prices) -> float:
    """Return the stake minus the price of the cheapest certain win, or 0 if giving up is better."""
    if missing <= 0:
        return stake
    best = 0.0
    for coins in range(min(gold, missing) + 1):
        total = next((t for t in herb_sums(herbs) if t >= missing - coins), None)
        if total is not None:
            best = max(best, stake - coins * prices.coin - total * prices.herb)
    return best


@cache
def herb_sums(herbs: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sum of every subset of these herbs, lowest first."""
    sums = {0}
    for herb in herbs:
        sums |= {total + herb for total in sums}
    return tuple(sorted(sums))


@lru_cache(CACHE_SIZE)
def value_with_rerolls(
    missing: int, throw: Dice, hand: Hand, stake: float, prices: Prices, rerolls_ahead: int
) -> float:
    """Return the fight's value after the throw, with a certain win or a re-roll, whichever is better."""
    best = value_after_dice(missing, hand.herbs, hand.gold, stake, prices)
    if missing > 0 and hand.gold and rerolls_ahead:
        for die in set(throw):
            best = max(best, reroll_value(missing, throw, die, hand, stake, prices, rerolls_ahead))
    return best


def reroll_value(
    missing: int, throw: Dice, die: int, hand: Hand, stake: float, prices: Prices, rerolls_ahead: int = REROLLS_AHEAD
) -> float:
    """Return the fight's value if the owner pays one gold and rolls this die again."""
    other_dice = list(throw)
    other_dice.remove(die)
    hand_after = hand._replace(gold=hand.gold - 1)
    value = 0.0
    for face in DIE_FACES:
        new_throw = tuple(sorted((*other_dice, face)))
        value += value_with_rerolls(missing + die - face, new_throw, hand_after, stake, prices, rerolls_ahead - 1)
    return value / len(DIE_FACES) - prices.coin
