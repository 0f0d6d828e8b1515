"""Doors, a game for tests: eleven answers without effect, then a choice of three doors. The right one surely wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.engine import OVER, Choice, Game, Option, State, Table, View, choose, menu, ranked

IDLE = 11
DOORS = {"left": 3, "middle": 2, "right": 6}  # winning numbers on a die of six, by door


@dataclass(slots=True, kw_only=True)
class Doors(State):
    points: list[int]
    answers: int = 0


@menu("idle", "DO-1")
def idle(s: Doors) -> Iterator[Option]:
    yield Option("this", "DO-1")
    yield Option("that", "DO-1")


@menu("door", "DO-2")
def doors(s: Doors) -> Iterator[Option]:
    yield from (Option(door, "DO-2") for door in DOORS)


async def turn(t: Table[Doors]) -> None:
    s = t.state
    if s.answers < IDLE:
        await choose(s.answers % 2, idle(s))
        s.answers += 1
        return
    door = await choose(0, doors(s))
    winner = 0 if t.roll("DO-2") <= DOORS[door.key] else 1
    s.points[winner] = 1
    s.step = OVER


def first_option(view: View[Doors]) -> Option:
    return view.options[0]


GAME = Game(
    id="doors",
    name="Doors",
    version="1",
    choices=(Choice("players", (2,), 2, "DO-1", "how many play"),),
    first_state=lambda chosen: Doors(step="turn", points=[0, 0]),
    steps={"turn": turn},
    standings=lambda s: ranked(s.points),
    bots={"sensible": first_option},
    rules="# Doors\n- **DO-1** Eleven times a player says this or that.\n- **DO-2** Then seat 1 opens a door.\n",
)
