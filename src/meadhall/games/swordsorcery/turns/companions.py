"""The activation of a companion: it moves, then makes one attack (4.16)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery import activities
from meadhall.games.swordsorcery.combat import attack, blows
from meadhall.games.swordsorcery.content import COMPANIONS
from meadhall.games.swordsorcery.effects.verbs import Cause
from meadhall.games.swordsorcery.events import ActivitySkipped, CardUsed
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer, answer, foe_answer
from meadhall.games.swordsorcery.harm import tokens, wounds
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.moves.entering import enter_area
from meadhall.games.swordsorcery.ops.grammar import parse_range
from meadhall.games.swordsorcery.state import COMPANION, Area, Companion, Ref, State

ACTIVATE = "companion"
STOP, HOLD = "stop", "hold"
NOT_LINKED = Reason("SS-DEC-37", "companion-not-linked")
OUT_OF_REACH = Reason("SS-DIS-02", "companion-out-of-reach")
CONDITIONS_LOST_AFTER_ACTIVATION = ("slow", "blind", "exhaust")


@menu("companion-step", "SS-DEC-37")
def companion_step_options(s: State, owner: int) -> list[Answer]:
    """Return the options to stop, or to move to a neighbouring area without an Evade.

    The step toward the nearest enemy is first.
    """
    companion = s.companion(owner)
    assert companion is not None
    next_areas = line_of_sight.board(s).next_areas(s.opened, flying=False)[companion.area]
    options = [
        answer(STOP, "SS-DEC-37"),
        *(answer("to", "SS-DEC-37", line_of_sight.board(s).areas[area].id) for area in next_areas),
    ]
    best_area = _step_toward_nearest_enemy(s, companion)
    return options if best_area is None else [options.pop(1 + next_areas.index(best_area)), *options]


@companion_step_options.never
def companion_step_refusals(s: State, owner: int) -> Iterator[Refused]:
    """Yield refusals for all other areas."""
    companion = s.companion(owner)
    assert companion is not None
    return line_of_sight.other_area_refusals(
        s, "to", line_of_sight.board(s).next_areas(s.opened, flying=False)[companion.area], NOT_LINKED
    )


def _step_toward_nearest_enemy(s: State, companion: Companion) -> Area | None:
    """Return the first area of the shortest path to the nearest enemy.

    Return None if an enemy is in reach already, or if there is no path.
    """
    if companion_targets(s, companion.owner):
        return None
    foes = [
        enemy
        for enemy in s.enemies
        if not enemy.pacified and line_of_sight.walking_distance(s, companion.area, enemy.area) < FAR
    ]
    sorted_refs = crowd.sorted_by_nearness(s, companion.area, [foe.ref for foe in foes])
    nearest_enemy = s.enemy(sorted_refs[0]) if sorted_refs else None
    next_areas = line_of_sight.board(s).next_areas(s.opened, flying=False)[companion.area]
    return (
        min(next_areas, key=lambda area: line_of_sight.walking_distance(s, area, nearest_enemy.area))
        if nearest_enemy is not None and nearest_enemy.area != companion.area
        else None
    )


def companion_targets(s: State, owner: int) -> list[Ref]:
    """Return the enemies that the companion's attack reaches, the nearest first."""
    companion = s.companion(owner)
    if companion is None:
        return []
    allowed_range = parse_range(COMPANIONS[companion.id].attack.range)
    ref = COMPANION + owner
    return crowd.sorted_by_nearness(
        s, companion.area, [enemy.ref for enemy in s.enemies if blows.can_reach(s, ref, allowed_range, enemy.ref)]
    )


@menu("companion-target", "SS-DEC-37")
def companion_target_options(s: State, owner: int) -> list[Answer]:
    """Return the targets of the companion's attack, the nearest first, and an option not to attack."""
    return [*(foe_answer("SS-DEC-37", ref) for ref in companion_targets(s, owner)), answer(HOLD, "SS-DEC-37")]


@companion_target_options.never
def companion_target_refusals(s: State, owner: int) -> Iterator[Refused]:
    """Yield refusals for the other enemies."""
    allowed_refs = companion_targets(s, owner)
    return ((foe_answer("SS-DEC-37", enemy.ref), OUT_OF_REACH) for enemy in s.enemies if enemy.ref not in allowed_refs)


async def activate_companion(t: Table[State], hero_index: int) -> None:
    """Run the whole activation of a hero's companion (SS-CMP-02, 03)."""
    s, companion = t.state, t.state.companion(hero_index)
    assert companion is not None
    assert s.turn is not None
    if not await activities.begin_activity(t, hero_index, "free", ACTIVATE):
        return
    s.turn.did.append(ACTIVATE)
    t.tell(CardUsed(s.heroes[hero_index].id, companion.id, ""))
    ref = COMPANION + hero_index
    if "bleeding" in companion.conditions:  # SS-CMP-07
        await wounds.wound(t, ref, 1, Cause("bleeding"), "bleeding")
    if s.companion(hero_index) is None:
        return
    if "stun" in companion.conditions:
        t.tell(ActivitySkipped(s.code(ref), "stun"))
        tokens.remove_token(t, ref, "stun")
        return
    if "ko" in companion.conditions:
        tokens.remove_token(t, ref, "ko")
    is_slow = "slow" in companion.conditions
    await _ask_steps(t, hero_index, companion)
    if not is_slow:
        await _ask_attack(t, hero_index, companion)
    for name in CONDITIONS_LOST_AFTER_ACTIVATION:
        if s.companion(hero_index) is not None and name in companion.conditions:
            tokens.remove_token(t, ref, name)


async def _ask_steps(t: Table[State], hero_index: int, companion: Companion) -> None:
    s, seat = t.state, t.state.heroes[hero_index].seat
    for _ in range(COMPANIONS[companion.id].move - ("movement" in companion.criticals)):
        pick = await choose(seat, companion_step_options(s, hero_index))
        if pick.kind == STOP:
            return
        await enter_area(t, COMPANION + hero_index, line_of_sight.board(s).index[pick.of], "step")


async def _ask_attack(t: Table[State], hero_index: int, companion: Companion) -> None:
    s = t.state
    options = companion_target_options(s, hero_index)
    if len(options) == 1 or "blind" in companion.conditions:
        return
    pick = await choose(s.heroes[hero_index].seat, options)
    if pick.kind != HOLD:
        await attack.attack(
            t, blows.printed_blow(s, COMPANION + hero_index, COMPANIONS[companion.id].attack), pick.number
        )
