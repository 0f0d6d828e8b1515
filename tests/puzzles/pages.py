"""Pages: the doors again, but only a page that nobody has read yet says that the last one wins."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import OVER, Choice, Game, Option, Study, Table, View, choose, ranked
from meadhall.engine.contract.puzzling import Puzzling
from tests.puzzles.doors import DOORS, IDLE, Doors, doors, first, idle

UNREAD = {**DOORS, "right": 1}


async def turn(t: Table[Doors]) -> None:
    s = t.state
    if s.answers < IDLE:
        await choose(s.answers % 2, idle(s))
        s.answers += 1
        return
    door = await choose(0, doors(s))
    wins = (UNREAD if t.imagined else DOORS)[door.key]
    s.points[0 if t.roll("PA-2") <= wins else 1] = 1
    s.step = OVER


def by_lot(view: View[Doors], lot: Callable[[int], int]) -> Option | None:
    return view.options[lot(2)] if view.question == "idle" else None


GAME = Game(
    id="pages",
    name="Pages",
    version="1",
    choices=(Choice("players", (2,), 2, "PA-1", "how many play"),),
    first_state=lambda chosen: Doors(step="turn", points=[0, 0]),
    steps={"turn": turn},
    standings=lambda s: ranked(s.points),
    bots={"sensible": first},
    puzzling=Puzzling(varied=True, told=True),
    study=Study(lambda s, seat: {}, lambda s, told: {}, "", by_lot),
    rules="# Pages\n- **PA-1** Eleven times a player says this or that.\n- **PA-2** Then seat 1 opens a door.\n",
)
