"""Weather (verb `weather`): it lasts until the start of the next turn of whoever brought it."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.heropath.effects import Weather as WeatherOp
from meadhall.games.heropath.events import WeatherBegan, WeatherEnded
from meadhall.games.heropath.state import Seat, State, Weather
from meadhall.games.heropath.verbs import VERBS, Cause


def is_closed(s: State) -> bool:
    """Whether ferry and Hot-Air Balloons are closed (HP-MOV-29)."""
    return any(one.kind in ("gale", "fog") for one in s.weathers)


def is_clear(s: State) -> bool:
    """Whether every Rest gives 1 VITALITY more."""
    return any(one.kind == "clear" for one in s.weathers)


def end_weather(t: Table[State], seat: Seat) -> None:
    """What a hero has brought ends at the start of his turn (HP-TRN-05)."""
    s = t.state
    for one in [one for one in s.weathers if one.by == seat]:
        s.weathers.remove(one)
        t.tell(WeatherEnded(one.kind))


@VERBS.verb(WeatherOp)
async def weather(t: Table[State], cause: Cause, op: WeatherOp) -> None:
    """A new weather; of the same kind it replaces the old."""
    s = t.state
    s.weathers = [one for one in s.weathers if one.kind != op.kind]
    s.weathers.append(Weather(op.kind, cause.seat))
    t.tell(WeatherBegan(op.kind, cause.seat))
