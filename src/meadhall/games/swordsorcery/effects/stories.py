"""Ops of paragraphs: flags, counters, markers, terrain, gates, the end of a quest."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.effects.who import affected_refs
from meadhall.games.swordsorcery.events import FlagSet, MapChanged
from meadhall.games.swordsorcery.figures.line_of_sight import board
from meadhall.games.swordsorcery.moves.entering import deliver_villager
from meadhall.games.swordsorcery.ops import ops
from meadhall.games.swordsorcery.state import NOBODY, State, is_hero
from meadhall.games.swordsorcery.story.quest_end import LOST, WON, end_quest_at_once

FREED, TROLL, SAVED = "abbot_freed", "troll_dead", "saved"


@VERBS.verb(ops.DayOp)
async def do_day(t: Table[State], cause: Cause, op: ops.DayOp) -> None:
    t.state.night = False


@VERBS.verb(ops.FlagOp)
async def do_flag(t: Table[State], cause: Cause, op: ops.FlagOp) -> None:
    if op.name not in t.state.flags:
        t.state.flags.append(op.name)
    t.tell(FlagSet(op.name))


@VERBS.verb(ops.CountOp)
async def do_count(t: Table[State], cause: Cause, op: ops.CountOp) -> None:
    counters = t.state.counters
    counters[op.name] = counters.get(op.name, 0) + op.n


@VERBS.verb(ops.RemoveMarkerOp)
async def do_remove_marker(t: Table[State], cause: Cause, op: ops.RemoveMarkerOp) -> None:
    t.state.markers.pop(cause.marker if op.id == "this" else op.id, None)


@VERBS.verb(ops.EscortOp)
async def do_escort(t: Table[State], cause: Cause, op: ops.EscortOp) -> None:
    """Let the villager follow the interacting hero, who may already be in a safe area (SS-STY-21)."""
    hero_index = cause.actor if cause.actor != NOBODY else t.state.active
    t.state.heroes[hero_index].escort = op.id
    t.tell(MapChanged("villager-led", who=t.state.heroes[hero_index].id))
    deliver_villager(t, hero_index)


@VERBS.verb(ops.TerrainOp)
async def do_terrain(t: Table[State], cause: Cause, op: ops.TerrainOp) -> None:
    s = t.state
    area = board(s).index[op.area]
    words = s.terrain.setdefault(area, [])
    if op.add not in words:
        words.append(op.add)
    t.tell(MapChanged(f"terrain-added-{op.add}", area=op.area))


@VERBS.verb(ops.GateOp)
async def do_gate(t: Table[State], cause: Cause, op: ops.GateOp) -> None:
    s = t.state
    area = board(s).index[op.area]
    s.gates = sorted({*s.gates, area} if op.active else {*s.gates} - {area})
    t.tell(MapChanged("gate-opened" if op.active else "gate-closed", area=op.area))


@VERBS.verb(ops.StaticOp)
async def do_static(t: Table[State], cause: Cause, op: ops.StaticOp) -> None:
    for ref in await affected_refs(t, cause, op):
        if is_hero(ref):
            t.state.heroes[ref].extras.append(f"{op.mod}/{op.n}")


@VERBS.verb(ops.EndOp)
async def do_end(t: Table[State], cause: Cause, op: ops.EndOp) -> None:
    end_quest_at_once(t.state, LOST if op.result == "lose" else WON)


@VERBS.verb(ops.CampaignEndOp)
async def do_campaign_end(t: Table[State], cause: Cause, op: ops.CampaignEndOp) -> None:
    t.state.record.ending = op.ending
