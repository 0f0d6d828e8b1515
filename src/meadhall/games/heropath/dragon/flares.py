"""Dragon Flares (FLR) and the weather (verb `weather`)."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.engine.kit.windows import Window
from meadhall.games.heropath import content, land, rows
from meadhall.games.heropath.cards.playing import open_card_window
from meadhall.games.heropath.effects.verbs import VERBS, Cause
from meadhall.games.heropath.events.land import FlareRolled, WeatherBegan, WeatherEnded
from meadhall.games.heropath.growth.vitality import lose_vitality
from meadhall.games.heropath.ops import Weather as WeatherOp
from meadhall.games.heropath.state import Seat, State, Weather


def is_active(space: land.Space, rock: int) -> bool:
    """Whether a space is an Active Flare space of this rock (HP-FLR-01). Rock 0 has no such space."""
    return rock > 0 and land.SPACES[space].flare == rock


def is_closed_by_weather(s: State) -> bool:
    """Whether ferry and Hot-Air Balloons are closed (HP-MOV-29)."""
    return bool([weather for weather in s.weathers if weather.kind in ("gale", "fog")])


def is_sky_clear(s: State) -> bool:
    """Whether the weather gives 1 more VITALITY in every Rest."""
    return any(weather.kind == "clear" for weather in s.weathers)


def end_weather(t: Table[State], seat: Seat) -> None:
    """End a hero's weather at the start of their turn (HP-TRN-05)."""
    s = t.state
    for ended_weather in [ended_weather for ended_weather in s.weathers if ended_weather.by == seat]:
        s.weathers.remove(ended_weather)
        t.tell(WeatherEnded(ended_weather.kind))


@VERBS.verb(WeatherOp)
async def start_weather(t: Table[State], cause: Cause, op: WeatherOp) -> None:
    """Start a weather, which replaces weather of the same kind."""
    s = t.state
    s.weathers = [active_weather for active_weather in s.weathers if active_weather.kind != op.kind]
    s.weathers.append(Weather(op.kind, cause.seat))
    t.tell(WeatherBegan(op.kind, cause.seat))


def remaining_flare_loss(s: State, seat: Seat) -> int:
    """Return the most VITALITY that flares may still cost a hero in this action (HP-FLR-09).

    Outside actions, return the whole limit of an action.
    """
    limit = rows.competition(s).flare_loss
    return limit - s.act.burnt.count(seat) if s.act is not None else limit


async def burn_hero(t: Table[State], seat: Seat, n: int, cause: str) -> None:
    """Take VITALITY from a hero for a flare, within the limit of the action."""
    s = t.state
    act = s.act
    loss = await lose_vitality(t, seat, min(n, remaining_flare_loss(s, seat)), cause)
    if act is not None:
        act.burnt += [seat] * loss


async def burn_after_action(t: Table[State], seat: Seat) -> None:
    """Take VITALITY from a hero after an action on an Active Flare space (HP-FLR-02, HP-FLR-10, HP-FLR-11)."""
    s, act = t.state, t.state.act
    if act is None or s.is_gathered or s.heroes[seat].is_dead:
        return
    if act.burns or is_active(s.heroes[seat].at, s.rock):
        await burn_hero(t, seat, 1, "active-flare")


async def roll_incidental_flare(t: Table[State], seat: Seat) -> None:
    """Roll the black die, and take VITALITY from the heroes in its regions at once (HP-FLR-04 to 08)."""
    s = t.state
    face = t.pick("dice/flare", "HP-DRT-05", range(len(content.FLARE_DIE)))
    regions = content.FLARE_DIE[face].regions
    t.tell(FlareRolled(face, regions))
    s.spared = []
    await open_card_window(
        t, "flare", s.clockwise(seat), Window("flare", by=seat, to=heroes_in_regions(s, seat, regions))
    )
    for victim in heroes_in_regions(s, seat, regions):
        if s.heroes[victim].at not in s.spared:
            await burn_hero(t, victim, rows.competition(s).flare_loss, "incidental-flare")
    s.spared = []


def heroes_in_regions(s: State, seat: Seat, regions: tuple[str, ...]) -> list[Seat]:
    """Return the heroes that a flare over these regions hits, the acting one first (HP-VIT-03)."""
    seats: list[Seat] = []
    for other in s.clockwise(seat):
        hero = s.heroes[other]
        if not hero.is_dead and not land.IS_SAFE[hero.at] and not land.REGIONS[hero.at].isdisjoint(regions):
            seats.append(other)
    return seats
