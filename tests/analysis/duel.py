"""A duel of six turns for tests.

Its exact chances are known between turns, but its judgement ignores events in a turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from math import log
from typing import Any, Final

from meadhall.engine import OVER, Choice, Decision, Game, Guide, Option, State, Table, choose, menu, ranked
from meadhall.engine.contract.judgement import Judgement

TURNS: Final = 6
MIN_HIT: Final = 4  # a roll of at least this scores a point
NEAR_ZERO: Final = 1e-9


@dataclass(slots=True, kw_only=True)
class Duel(State):
    turns: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    herbs: list[int] = field(default_factory=lambda: [1, 1])
    coins: list[int] = field(default_factory=lambda: [0, 0])
    missed: bool = False

    @property
    def seat(self) -> int:
        return self.turns % 2


@menu("strike", "D-1", default="strike")
def blows(s: Duel) -> Iterator[Option]:
    yield Option("strike", "D-1")
    if s.coins[s.seat]:
        yield Option("take", "D-1")


@menu("heal", "D-2", default="yield")
def remedies(s: Duel) -> Iterator[Option]:
    yield Option("herb", "D-2")
    yield Option("yield", "D-2")


async def turn(t: Table[Duel]) -> None:
    """Play one turn: strike, or take a coin. A hit or a coin is a point, and a herb turns a miss into a point."""
    s = t.state
    if s.missed:
        s.missed = False
        if (await choose(s.seat, remedies(s))).key == "herb":
            s.herbs[s.seat] -= 1
            s.points[s.seat] += 1
    elif (await choose(s.seat, blows(s))).key == "take":
        s.coins[s.seat] -= 1
        s.points[s.seat] += 1
        return
    elif t.roll("D-1") >= MIN_HIT:
        s.points[s.seat] += 1
    elif s.herbs[s.seat]:
        s.missed = True
        return
    s.turns += 1
    if s.turns == TURNS:
        s.step = OVER


@cache
def first_seat_chance(turns: int, ahead: int, herbs: tuple[int, int]) -> float:
    """Return the first seat's chance to win if both seats use their herb at the first miss and take no coins."""
    if turns == TURNS:
        return 0.5 + 0.5 * ((ahead > 0) - (ahead < 0))
    seat = turns % 2
    hit = first_seat_chance(turns + 1, ahead + 1 - 2 * seat, herbs)
    if herbs[seat]:
        left = (herbs[0] - (seat == 0), herbs[1] - (seat == 1))
        return (hit + first_seat_chance(turns + 1, ahead + 1 - 2 * seat, left)) / 2
    return (hit + first_seat_chance(turns + 1, ahead, herbs)) / 2


def features(s: Duel, seat: int) -> dict[str, float]:
    """Return the feature that makes the judgement exact between turns. After a miss it ignores the herb."""
    first = first_seat_chance(s.turns + s.missed, s.points[0] - s.points[1], (s.herbs[0], s.herbs[1]))
    mine = min(1 - NEAR_ZERO, max(NEAR_ZERO, first if seat == 0 else 1 - first))
    return {"half of the odds": log(mine / (1 - mine)) / 2}


def first_option(decision: Decision[Duel]) -> Option:
    """Use herbs, but take no coins."""
    return decision.options[0]


def make_game(coins: int = 0) -> Game[Any]:
    """Return the duel with this many coins for each seat."""

    def plans(asked: Decision[Duel]) -> list[tuple[float, tuple[str, ...]]]:
        return [(0.0, (option.key,)) for option in asked.options]

    return Game(
        id="duel",
        name="Duel",
        version="1",
        choices=(Choice("players", (2,), 2, "D-1", "how many play"),),
        first_state=lambda chosen: Duel(step="turn", coins=[coins, coins]),
        steps={"turn": turn},
        standings=lambda s: ranked(s.points),
        rules="# Duel\n- **D-1** Strike, or take a coin first.\n- **D-2** A herb makes a miss good.\n",
        guide=Guide(first_option, lambda s, seat: 0.0, plans, lambda s: s.turns, horizon=1),
        judgement=Judgement(__name__, "sensible", [{"players": 2}], features, lambda s: 0.0),
    )
