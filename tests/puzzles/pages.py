"""Doors with hidden content: only an unread page says that the right door wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from meadhall.engine import OVER, Option, Study, Table, View, choose
from meadhall.engine.contract.puzzling import Puzzling
from tests.puzzles import doors

UNREAD = {**doors.DOORS, "right": 1}


async def turn(t: Table[doors.Doors]) -> None:
    s = t.state
    if s.answers < doors.IDLE:
        await choose(s.answers % 2, doors.idle(s))
        s.answers += 1
        return
    door = await choose(0, doors.doors(s))
    wins = (UNREAD if t.imagined else doors.DOORS)[door.key]
    s.points[0 if t.roll("DO-2") <= wins else 1] = 1
    s.step = OVER


def at_random(view: View[doors.Doors], draw: Callable[[int], int]) -> Option | None:
    return view.options[draw(2)] if view.question == "idle" else None


GAME = replace(
    doors.GAME,
    id="pages",
    name="Pages",
    steps={"turn": turn},
    puzzling=Puzzling(has_random_setup=True, uses_hidden_content=True),
    study=Study(lambda s, seat: {}, lambda s, told: {}, "", at_random),
)
