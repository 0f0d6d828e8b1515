"""The chance to win a fight: exact, for the best use of dice, herbs and gold (4.8).

What the owner may know is all these functions need: give them a state of his view, or the bare numbers. They answer
"swords +2 and +1 win 72 %" for every set on the menu, and the same for every herb, gold and re-roll afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from meadhall.engine.flows.options import Option
from meadhall.games.adventureland.collecting import value_of
from meadhall.games.adventureland.fights import (
    DICE,
    AddGold,
    Commit,
    Reroll,
    UseHerb,
    most_from_gold,
    purse,
    reached,
    reinforcements,
    swords_to_commit,
)
from meadhall.games.adventureland.state import HERB, Fight, State

SIDES: Final = len(DICE)
Throw = tuple[int, ...]  # dice, lowest first: their order is without effect


# ---- from bare numbers


def chance(missing: int, dice: Sequence[int] = (), herbs: Sequence[int] = (), gold: int = 0) -> float:
    """The chance to win once the dice lie, when `missing` strength is still needed and everything may be spent."""
    return _chance(missing - sum(herbs), tuple(sorted(dice)), gold)


def chance_with(missing: int, extras: Sequence[int], herbs: Sequence[int] = (), gold: int = 0) -> float:
    """The chance to win before the dice, committing swords of these extra values; `missing` is without them."""
    return _before_dice(missing - sum(extras) - sum(herbs), len(extras), gold)


@cache
def _before_dice(missing: int, dice: int, gold: int) -> float:
    throws = all_throws(dice)
    wins: float = sum(ways * _chance(missing - sum(throw), throw, gold) for throw, ways in throws)
    return wins / float(SIDES**dice)


@cache
def all_throws(dice: int) -> tuple[tuple[Throw, int], ...]:
    """Every throw of so many dice, lowest first, with the number of ways it comes up."""
    ways: dict[Throw, int] = {(): 1}
    for _ in range(dice):
        more: dict[Throw, int] = {}
        for throw, count in ways.items():
            for face in DICE:
                key = tuple(sorted((*throw, face)))
                more[key] = more.get(key, 0) + count
        ways = more
    return tuple(ways.items())


@cache
def _chance(missing: int, throw: Throw, gold: int) -> float:
    if missing <= 0:
        return 1.0
    if missing > most_from_gold(throw, gold):
        return 0.0
    if gold >= missing:
        return 1.0
    best = _chance(missing - 1, throw, gold - 1)
    for die in sorted(set(throw)):
        if die < DICE[-1]:
            best = max(best, _chance_reroll(missing, throw, gold, die))
    return best


@cache
def _chance_reroll(missing: int, throw: Throw, gold: int, die: int) -> float:
    """The chance when one die of this number is re-rolled next."""
    rest = list(throw)
    rest.remove(die)
    return sum(_chance(missing + die - face, tuple(sorted((*rest, face))), gold - 1) for face in DICE) / SIDES


# ---- for the fight on the table


def herbs_of(s: State, seat: int) -> list[int]:
    """The values of a seat's herbs, smallest first, as far as this state knows them."""
    return sorted(value_of(s, piece, HERB) for piece in s.herbs[seat] if s.faces.face[piece] >= 0)


def commit_chances(s: State, fight: Fight) -> dict[str, float]:
    """The chance to win with each set of swords on the menu, by its key."""
    return {commit.key: _with(s, fight, commit) for commit in swords_to_commit(s, fight)}


def _with(s: State, fight: Fight, commit: Commit) -> float:
    herbs = herbs_of(s, s.parties[fight.party].owner)
    return chance_with(fight.strength - reached(s, fight), commit.extras, herbs, purse(s, fight))


def reinforcement_chances(s: State, fight: Fight) -> dict[str, float]:
    """The chance to win after each reinforcement on the menu, played as well as possible from there, by its key."""
    return {option.key: _after(s, fight, option) for option in reinforcements(s, fight)}


def _after(s: State, fight: Fight, option: Option) -> float:
    herbs = herbs_of(s, s.parties[fight.party].owner)
    missing, gold = fight.strength - reached(s, fight) - sum(herbs), purse(s, fight)
    throw = tuple(sorted(fight.dice))
    if isinstance(option, UseHerb):
        return _chance(missing, throw, gold)
    if isinstance(option, AddGold):
        return _chance(missing - 1, throw, gold - 1)
    if isinstance(option, Reroll):
        die = fight.dice[option.die - 1]
        return 1.0 if missing <= 0 else _chance_reroll(missing, throw, gold, die)
    return 0.0


def best_commit(s: State, fight: Fight) -> tuple[str, float]:
    """The surest set of swords and its chance; of equally sure ones the one that risks least."""
    commits = sorted(swords_to_commit(s, fight), key=lambda commit: (len(commit.extras), sum(commit.extras)))
    best = max(commits, key=lambda commit: round(_with(s, fight, commit), 9))
    return best.key, _with(s, fight, best)
