"""Using powers and items as activities: targets and effects (4.14, SS-ACT-14, SS-FRE-08)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from meadhall.engine import Reason, Refused, Table, menu
from meadhall.games.swordsorcery import activities, goods, souls, texts
from meadhall.games.swordsorcery.combat import blows
from meadhall.games.swordsorcery.content import ITEMS, USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.effects.fights import weapon_power_range
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import CardUsed
from meadhall.games.swordsorcery.figures import crowd, line_of_sight, predicates
from meadhall.games.swordsorcery.figures.answers import (
    Answer,
    answer,
    character_answer,
    choose_if_several,
    ref_of_answer,
)
from meadhall.games.swordsorcery.harm.ready import is_ready, spend_card, usable_powers_of
from meadhall.games.swordsorcery.maps.areas import CHASM
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, NOWHERE, Area, Ref, State
from meadhall.games.swordsorcery.turns.moving import leave_chasm

USE_CLAUSES: Final = {"combat": "SS-COM-01", "action": "SS-ACT-14", "free": "SS-FRE-08"}
ACTIVITY_USES: Final = tuple(USE_CLAUSES)
ON_ENEMY, ON_HERO, ON_ALLY, ON_AREA, ON_GHOST = "enemy", "hero", "ally", "area", "ghost"
ON_SOMEBODY: Final = (ON_ENEMY, ON_HERO, ON_ALLY, ON_GHOST)


TURNED_OVER = Reason("SS-POW-03", "turned-over")
USED_UP = Reason("SS-POW-14", "used-up")
USED_THIS_TURN = Reason("SS-FRE-08", "used-now")
NO_EFFECT = Reason("SS-POW-13", "no-effect")
NO_EFFECT_ON_TARGET = Reason("SS-POW-13", "no-effect-on")
NO_EFFECT_IN_AREA = Reason("SS-POW-13", "no-effect-there")
CARD_IS_NO_ACTIVITY = Reason("SS-POW-10", "no-activity")


def use_candidates(
    s: State,
    hero_index: int,
    view: blows.FieldOfView,
    reasons_by_use: Mapping[str, Reason | None],
    kinds: Sequence[str],
) -> list[tuple[Answer, Reason | None]]:
    """Return an answer for each power of these kinds, with the reason that forbids it, or None (SS-POW-13).

    `reasons_by_use` maps each kind to the reason that forbids all its powers, or to None.
    """
    cause = Cause("", hero_index)
    return [
        (answer("use", USE_CLAUSES[power.use], power.id), cannot_use(s, power, cause, view, reasons_by_use[power.use]))
        for power in usable_powers_of(s.heroes[hero_index], *kinds)
    ]


def cannot_use(
    s: State, power: Power, cause: Cause, view: blows.FieldOfView, use_reason: Reason | None
) -> Reason | None:
    """Return the reason why the owner of `cause` cannot use a power, or None.

    `use_reason` is the reason that forbids all powers of this kind, if any.
    """
    hero, turn = s.heroes[cause.owner], s.hero_turn
    if power.id in hero.used:
        return _reason_with_card(TURNED_OVER, power.id, hero.used[power.id] + 1)
    if not is_ready(hero, power):
        return _reason_with_card(USED_UP, power.id)
    if use_reason is not None:
        return use_reason
    if power.use == "free":
        key = f"use:{power.id}"
        if reason := activities.cannot_retry(turn, key):
            return reason
        if key in turn.did and power.id not in ITEMS:
            return _reason_with_card(USED_THIS_TURN, power.id)
    return None if set_first_target(s, power, cause, view) else _reason_with_card(NO_EFFECT, power.id)


@cache
def _reason_with_card(reason: Reason, card: str, wait: int = 0) -> Reason:
    """Return a reason with a card's name. The result is cached."""
    return reason(card=texts.card_name(card), wait=wait)


def set_first_target(s: State, power: Power, cause: Cause, view: blows.FieldOfView) -> bool:
    """Set `cause.target` to the first target that a power would have an effect on. Return whether there is one."""
    hero_index, cause.card = cause.owner, power.id
    cause.target, cause.area = NOBODY, NOWHERE
    if power.target in ON_SOMEBODY:
        return any(_effects_on_characters(s, power, cause, _characters_in_reach(s, hero_index, power, view)))
    if power.target == ON_AREA:
        return any(True for _ in target_areas(s, power, cause, view))
    cause.target = hero_index
    return _has_effect(s, power, cause, NOBODY)


def _effects_on_characters(s: State, power: Power, cause: Cause, refs: Iterable[Ref]) -> Iterator[bool]:
    """Yield for each character whether the power would have an effect on it."""
    for ref in refs:
        cause.target = ref
        yield _has_effect(s, power, cause, ref)


def _has_effect(s: State, power: Power, cause: Cause, target: Ref) -> bool:
    if power.needs and not predicates.predicate_holds(s, power.needs, cause.owner, None, target):
        return False
    return VERBS.could_change_anything(s, cause, power.ops)


def range_of_power(s: State, hero_index: int, power: Power) -> grammar.Range:
    """Return the range of a power. A power with a weapon attack has the weapon's range (11.1)."""
    for op in power.ops:
        if isinstance(op, ops.WeaponAttackOp):
            return weapon_power_range(s, hero_index, op)
    return grammar.parse_range(power.range)


def _possible_characters(s: State, hero_index: int, power: Power) -> list[Ref]:
    """Return the characters that a power may be used on, in the order of the menu."""
    refs_in_reach = _characters_in_reach(s, hero_index, power, blows.FieldOfView(s, hero_index))
    refs = [
        ref
        for ref, has_effect in zip(
            refs_in_reach, _effects_on_characters(s, power, Cause(power.id, hero_index), refs_in_reach), strict=True
        )
        if has_effect
    ]
    return blows.sorted_by_weakness(s, hero_index, refs) if power.target == ON_ENEMY else refs


def _characters_in_reach(s: State, hero_index: int, power: Power, view: blows.FieldOfView) -> list[Ref]:
    """Return the characters of the power's target kind in range and sight."""
    hero = s.heroes[hero_index]
    if power.target == ON_GHOST:
        return [
            ghost
            for ghost, mate in enumerate(s.heroes)
            if souls.may_resurrect(s, ghost)
            and not line_of_sight.has_terrain(s, mate.area, CHASM)
            and line_of_sight.distance(s, hero.area, mate.area) in grammar.parse_range(power.range)
            and line_of_sight.hero_sees(s, hero.area, mate.area)
        ]
    if power.target == ON_ENEMY:
        return view.enemies_in_range(range_of_power(s, hero_index, power))
    refs = view.party_in_range(grammar.parse_range(power.range))
    return [ref for ref in refs if ref != hero_index] if power.target == ON_ALLY else refs


def target_areas(s: State, power: Power, cause: Cause, view: blows.FieldOfView) -> Iterator[Area]:
    """Yield the areas that a power may be aimed at.

    An engaged hero can only aim at the area where they are, unless the power moves them (SS-MOV-06).
    """
    teleport = next((op for op in power.ops if isinstance(op, ops.TeleportOp)), None)
    needs_ground = teleport is not None or any(isinstance(op, ops.CompanionOp) for op in power.ops)
    must_stay = teleport is None and view.is_engaged
    distances, seen_areas, (min_distance, max_distance) = (
        view.distances,
        view.seen_areas,
        grammar.parse_range(power.range),
    )
    for area in [view.hero_area] if must_stay else range(len(distances)):
        if not min_distance <= distances[area] <= max_distance or (
            needs_ground and line_of_sight.has_terrain(s, area, CHASM)
        ):
            continue
        if area not in seen_areas and not (teleport is not None and teleport.no_los):
            continue
        if (
            teleport is not None
            and teleport.where
            and line_of_sight.is_lit(s, area)
            and not crowd.enemies_in_area(s, area)
        ):
            continue
        cause.area = area
        if teleport is not None or _has_effect(s, power, cause, NOBODY):
            yield area


# ---- menus


@menu("on-whom", "SS-DEC-30")
def character_options(s: State, hero_index: int, id: str) -> list[Answer]:
    """Return the characters that a power may be used on. The weakest enemy or the owner is first."""
    power = USABLE[id]
    clause = "SS-DEC-23" if power.target == ON_ENEMY else "SS-DEC-30"
    return [character_answer(s, ref, clause) for ref in _possible_characters(s, hero_index, power)]


@character_options.never
def character_refusals(s: State, hero_index: int, id: str) -> Iterator[Refused]:
    """Yield refusals for the other characters."""
    allowed = _possible_characters(s, hero_index, USABLE[id])
    for ref in (
        *range(s.count),
        *(enemy.ref for enemy in s.enemies),
        *(COMPANION + companion.owner for companion in s.companions),
    ):
        if ref not in allowed:
            yield character_answer(s, ref, "SS-DEC-30"), NO_EFFECT_ON_TARGET(card=texts.card_name(id), who=s.name(ref))


@menu("which-area", "SS-DEC-30")
def area_options(s: State, hero_index: int, id: str) -> list[Answer]:
    """Return the areas that a power may be aimed at."""
    possible_areas = target_areas(s, USABLE[id], Cause(id, hero_index), blows.FieldOfView(s, hero_index))
    return [answer("area", "SS-DEC-30", line_of_sight.board(s).areas[area].id) for area in possible_areas]


@area_options.never
def area_refusals(s: State, hero_index: int, id: str) -> Iterable[Refused]:
    """Return refusals for the other areas."""
    allowed = target_areas(s, USABLE[id], Cause(id, hero_index), blows.FieldOfView(s, hero_index))
    return line_of_sight.other_area_refusals(s, "area", allowed, NO_EFFECT_IN_AREA(card=texts.card_name(id)))


async def use_power(t: Table[State], hero_index: int, power: Power) -> None:
    """Ask for a target, begin the activity, spend the power and carry it out."""
    s = t.state
    turn, hero = s.turn, s.heroes[hero_index]
    assert turn is not None
    has_left_chasm = power.use == "combat" and await leave_chasm(t, hero_index)
    if has_left_chasm and not set_first_target(s, power, Cause(power.id, hero_index), blows.FieldOfView(s, hero_index)):
        return
    target, area = await _ask_target(t, hero_index, power)
    if not await activities.begin_activity(t, hero_index, power.use, f"use:{power.id}"):
        return
    turn.did.append(f"use:{power.id}")
    thing = spend_card(s, hero_index, power)
    target_code = (
        s.code(target)
        if target not in (NOBODY, hero_index)
        else line_of_sight.board(s).areas[area].id
        if area != NOWHERE
        else ""
    )
    t.tell(CardUsed(hero.id, power.id, target_code))
    cause = Cause(power.id, hero_index, target=target, area=area)
    await VERBS.carry_out(t, cause, power.ops)
    if thing is not None:
        goods.use_up(t, hero, thing)
    await kills.carry_out_kill_effects(t, cause)
    await entering.run_pending_effects(t)


async def _ask_target(t: Table[State], hero_index: int, power: Power) -> tuple[Ref, Area]:
    s = t.state
    s.aim = power.id
    target, area = hero_index, NOWHERE
    if power.target in ON_SOMEBODY:
        target = ref_of_answer(
            s, await choose_if_several(s.heroes[hero_index].seat, character_options(s, hero_index, power.id))
        )
    elif power.target == ON_AREA:
        pick = await choose_if_several(s.heroes[hero_index].seat, area_options(s, hero_index, power.id))
        area = line_of_sight.board(s).index[pick.of]
    s.aim = ""
    return target, area
