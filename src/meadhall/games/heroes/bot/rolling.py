"""How a sensible player rolls: what the dice should become, which to keep, and when to stop."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

from meadhall.games.heroes.bot.gains import (
    activations_worth,
    as_if_acting,
    best_action,
    drawn_worth,
    spell_worth,
    stop_cost,
)
from meadhall.games.heroes.content import CARD, ELEMENTS, IDENTICAL, LEADERSHIP, SPELLS, SYMBOLS
from meadhall.games.heroes.dice import Dice, on_table
from meadhall.games.heroes.state import NO_DIE, Seat, State

PATIENCE: Final = 0.85  # what waiting for another throw keeps of a hope: somebody else may stop
USUAL_POINTS: Final = 0.8  # Leadership left over, about
ENOUGH: Final = 0.9  # of the hope at which a bird in the hand will do
LEAST: Final = 0.7  # what a Stop must gain
RESTLESS: Final = 24  # beats after which anything will do, before Heroes tire
CHANCE: Final = 1 / len(SYMBOLS)


class Goal(NamedTuple):
    """Something to roll for: a symbol and how many, and what it would gain."""

    symbol: int
    need: int
    worth: float


def keep_and_stop(s: State, seat: Seat) -> tuple[Dice, bool]:
    """The dice to throw now, and whether to call Stop with all of them kept."""
    with as_if_acting(s, seat):
        now = gain_now(s, seat)
        best, hope = _best_goal(s, seat, now)
        useful = point_worth(s, seat) > 0
    asks = max(0.0, 1 - s.duel_of(seat).beat / RESTLESS)
    if now > 0 and now >= LEAST * asks and now >= ENOUGH * asks * hope:
        return (), True
    thrown = tuple(die for die in on_table(s, seat) if die not in _kept(s, seat, best, useful))
    if thrown:
        return thrown, False
    return ((), True) if now > 0 else (on_table(s, seat), False)


def _kept(s: State, seat: Seat, best: Goal | None, useful: bool) -> list[int]:
    """The dice that the goal needs, and Leadership for after a Spell."""
    if best is None:
        return []
    dice = s.sides[seat].dice
    of_it = [die for die, face in enumerate(dice) if face == best.symbol]
    if best.symbol not in (CARD, LEADERSHIP):
        of_it = of_it[: best.need]
    spare = [die for die, face in enumerate(dice) if face == LEADERSHIP and useful and best.symbol != CARD]
    return of_it + spare


def gain_now(s: State, seat: Seat) -> float:
    """What a Stop with the dice on the table would gain."""
    return best_action(s, seat) - stop_cost(s, seat)


def _best_goal(s: State, seat: Seat, now: float) -> tuple[Goal | None, float]:
    """The goal with the most hope, and what it is worth on the next throw."""
    dice = [face for face in s.sides[seat].dice if face != NO_DIE]
    best: Goal | None = None
    hope = 0.0
    for goal in goals(s, seat):
        have = min(dice.count(goal.symbol), goal.need)
        spare = dice.count(LEADERSHIP) if goal.symbol not in (LEADERSHIP, CARD) else 0
        missing = goal.need - have
        free = len(dice) - have - min(spare, len(dice) - goal.need)
        once = at_least(missing, max(free, 0))
        twice = 1 - (1 - once) ** 2
        expected = PATIENCE * (twice * goal.worth + (1 - twice) * max(now, 0.0) * 0.7)
        if expected > hope:
            best, hope = goal, expected
    return best, hope


def goals(s: State, seat: Seat) -> list[Goal]:
    """What the cards of the hand ask for, and cards themselves."""
    found = [Goal(CARD, cards, drawn_worth(s, seat, cards)) for cards in (3, 4, 5)]
    points = USUAL_POINTS * point_worth(s, seat)
    for spell in set(s.hand_of(seat)):
        if spell < 0:
            continue
        need = SPELLS[spell].requirement
        symbols = ELEMENTS if need.symbol == IDENTICAL else (SYMBOLS.index(need.symbol),)
        worth = spell_worth(s, seat, spell) + points
        if worth > 0:
            found += [Goal(symbol, need.count, worth) for symbol in symbols]
    return found


def point_worth(s: State, seat: Seat) -> float:
    """What one Leadership left over after a Spell brings, about."""
    return activations_worth(s, seat, 2) / 2


@cache
def at_least(hits: int, dice: int) -> float:
    """The chance that this many of the dice show one symbol."""
    if hits <= 0:
        return 1.0
    return sum(comb(dice, k) * CHANCE**k * (1 - CHANCE) ** (dice - k) for k in range(hits, dice + 1))
