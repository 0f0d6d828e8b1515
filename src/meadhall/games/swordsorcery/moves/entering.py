"""A hero or companion enters an area: terrain, then paragraphs, then Shadows (SS-MOV-21)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.effects.verbs import Cause
from meadhall.games.swordsorcery.events import MapChanged, Moved
from meadhall.games.swordsorcery.figures.sight import board, has_terrain
from meadhall.games.swordsorcery.figures.statics import own
from meadhall.games.swordsorcery.harm.wounds import wound
from meadhall.games.swordsorcery.maps.areas import DEADLY
from meadhall.games.swordsorcery.moves.spawning import reveal_seen
from meadhall.games.swordsorcery.ops.mods import IgnoreHindrancesMod
from meadhall.games.swordsorcery.state import Area, Ref, State, is_companion
from meadhall.games.swordsorcery.story.reading import read_due
from meadhall.games.swordsorcery.story.triggers import happen


async def enter(t: Table[State], ref: Ref, area: Area, how: str, cause: Cause | None = None) -> None:
    """One of the party comes into an area; whatever that brings about happens, as far as no attack is going on."""
    s, body = t.state, t.state.body(ref)
    if body is None:
        return
    body.area, s.looking = area, True
    t.tell(Moved(s.name(ref), board(s).areas[area].name, how))
    if not is_companion(ref):
        await _terrain(t, ref, area, cause)
        if s.heroes[ref].ghost:
            return
        happen(s, f"enter:{board(s).areas[area].id}")
        deliver(t, ref)
    await settle(t)


async def _terrain(t: Table[State], at: int, area: Area, cause: Cause | None) -> None:
    """SS-MAP-09, SS-MAP-14."""
    s = t.state
    if has_terrain(s, area, DEADLY) and not own(s.heroes[at], IgnoreHindrancesMod):
        await wound(t, at, 1, cause or Cause("deadly"), "deadly ground")


def deliver(t: Table[State], at: int) -> None:
    """An escorted villager arrives where the road is safe (SS-STY-21)."""
    s = t.state
    hero = s.heroes[at]
    safe = {board(s).index[area] for area in (*s.card.start, s.card.shrine)}
    if hero.escort and hero.area in safe:
        s.delivered.append(hero.escort)
        hero.escort = ""
        t.tell(MapChanged(f"{hero.name} brings a villager to safety."))
        happen(s, "delivered")


async def settle(t: Table[State]) -> None:
    """What waits for an attack to end: paragraphs first, then Shadows if they are to be checked (SS-SPW-02)."""
    s = t.state
    if s.attacks:
        return
    await read_due(t)
    if s.looking and s.phase != "setup":  # SS-SET-30
        s.looking = False
        await reveal_seen(t)
