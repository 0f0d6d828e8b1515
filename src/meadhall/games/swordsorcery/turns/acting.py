"""The menu of a Hero Turn, and the effects of its answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Final

from meadhall.engine import Reason, Refused, Table, menu
from meadhall.games.swordsorcery import activities
from meadhall.games.swordsorcery.combat import attack, blows
from meadhall.games.swordsorcery.content import MASTERS, USABLE
from meadhall.games.swordsorcery.doors_and_chests import (
    cannot_open,
    cannot_unlock,
    chests_in_area,
    closed_doors,
    open_chest,
    open_door,
    remove_lock,
)
from meadhall.games.swordsorcery.effects import fights, foes
from meadhall.games.swordsorcery.events import MapChanged
from meadhall.games.swordsorcery.figures import line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer, answer, hero_index_by_id
from meadhall.games.swordsorcery.harm.ready import card_id, other_card_refusals, usable_powers_of
from meadhall.games.swordsorcery.moves import entering
from meadhall.games.swordsorcery.ops import ops
from meadhall.games.swordsorcery.state import NOBODY, Enemy, State
from meadhall.games.swordsorcery.story import reading, triggers
from meadhall.games.swordsorcery.turns import companions, exchange, moving, searching, using

CLAUSE: Final = "SS-DEC-20"
END: Final = "end"
END_TURN: Final = answer(END, "SS-HTN-08")
HALT: Final = answer(moving.HALT, "SS-DEC-21")
STAND: Final = answer("stand", "SS-BOD-12")
ATTACK: Final = answer("attack", "SS-COM-01")
DASH: Final = answer("dash", "SS-ACT-01")
REORGANIZE: Final = answer("reorganize", "SS-ACT-07")
SEARCH: Final = answer("search", "SS-ARE-10")
ACTIVATE: Final = answer(companions.ACTIVATE, "SS-CMP-02")
FREE_DOOR, LOCKED_DOOR = ("door",), ("locked",)
NO_TARGET = Reason("SS-COM-06", "no-target")
NO_ENEMY_IN_AREA = Reason("SS-COM-06", "none-beside")
CANNOT_BE_PROVOKED = Reason("SS-ACT-05", "provoked")
NOTHING_TO_EQUIP = Reason("SS-ACT-07", "fits-nowhere")
NO_SEARCH = Reason("SS-ARE-10", "no-search")
MARKER_ELSEWHERE = Reason("SS-ARE-12", "marker-elsewhere")
MARKER_NOT_USABLE = Reason("SS-ARE-22", "no-use-now")
NO_COMPANION = Reason("SS-CMP-01", "no-companion")
COMPANION_IS_ACTIVATED = Reason("SS-CMP-02", "companion-activated")


@menu("act", CLAUSE, default=END)
def activity_options(s: State, hero_index: int) -> list[Answer]:
    """Return all legal activities that would have an effect."""
    return [option for option, reason in _nearby_options(s, hero_index, with_forbidden=False) if reason is None]


@activity_options.never
def activity_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield the refused answers: things nearby that cannot be used, things that are too far away, and cards that cannot
    be used as an activity.
    """
    hero = s.heroes[hero_index]
    for option, reason in _nearby_options(s, hero_index, with_forbidden=True):
        yield option, None if reason is None else activities.with_turn_values(s, hero_index, reason)
    yield f"trade:{hero.id}", exchange.WITH_ONESELF
    yield from moving.step_refusals(s, hero_index)
    yield from other_card_refusals(
        s,
        hero_index,
        "use",
        [option.id for option in usable_powers_of(hero, *using.ACTIVITY_USES)],
        using.CARD_IS_NO_ACTIVITY,
    )
    yield from other_card_refusals(
        s, hero_index, "drop", [card_id(thing) for thing in exchange.belongings(hero)], exchange.BOUND_TO_HERO
    )
    if not hero.crowns:
        yield "drop:crowns", exchange.PURSE_EMPTY(hero=hero.name)
    nearby_ids = [link.id for link in line_of_sight.board(s).closed_doors(hero.area, s.opened)] + chests_in_area(
        s, hero_index
    )
    doors = [link.id for link in line_of_sight.board(s).links if link.door_bit]
    yield from (
        (f"open:{id}", cannot_open(s, hero_index, id, None)) for id in (*doors, *s.chests) if id not in nearby_ids
    )
    yield from ((f"unlock:{id}", cannot_unlock(s, hero_index, id, None)) for id in s.locks if id not in nearby_ids)
    area_id = line_of_sight.board(s).areas[hero.area].id
    yield from ((f"interact:{id}", MARKER_ELSEWHERE) for id in s.markers if triggers.marker_card(s, id).area != area_id)


def _nearby_options(s: State, hero_index: int, *, with_forbidden: bool) -> list[tuple[Answer, Reason | None]]:
    """Return the hero's possible activities in reach, each with the reason that forbids it, or None.

    If a whole kind of activity is forbidden, its activities are included only if `with_forbidden` is set.
    """
    areas, view, action_reason = (
        line_of_sight.board(s).areas,
        blows.FieldOfView(s, hero_index),
        activities.cannot_act(s, hero_index),
    )
    calm_action_reason = action_reason or (activities.HERO_IS_ENGAGED if view.is_engaged else None)
    combat_reason = activities.cannot_fight(s, hero_index)
    reasons_by_use = {"combat": combat_reason, "action": action_reason, "free": None}  # also while engaged (SS-ACT-14)
    allowed_uses = [use for use, reason in reasons_by_use.items() if with_forbidden or reason is None]
    return [
        (END_TURN, None),
        *[(answer("to", "SS-MOV-02", areas[step.area].id), None) for step in moving.next_steps(s, hero_index)],
        (HALT, moving.cannot_halt(s, hero_index)),
        (STAND, moving.cannot_stand(s, hero_index)),
        (ATTACK, combat_reason or cannot_attack(s, hero_index, view)),
        *using.use_candidates(s, hero_index, view, reasons_by_use, allowed_uses),
        (DASH, action_reason or activities.cannot_dash(s, hero_index)),
        *(_provoke_options(s, hero_index, action_reason) if with_forbidden or action_reason is None else ()),
        *(_calm_actions(s, hero_index, calm_action_reason) if with_forbidden or calm_action_reason is None else ()),
        *_free_actions(s, hero_index, view.is_engaged, with_forbidden=with_forbidden),
    ]


def _provoke_options(s: State, hero_index: int, action_reason: Reason | None) -> list[tuple[Answer, Reason | None]]:
    """Return an answer for provoking each Master, with the reason that forbids it, or None."""
    masters = [enemy for enemy in s.enemies if enemy.id in MASTERS]
    return [
        (answer("provoke", "SS-ACT-05", master.id), cannot_provoke(s, hero_index, master) or action_reason)
        for master in masters
    ]


def cannot_attack(s: State, hero_index: int, view: blows.FieldOfView) -> Reason | None:
    """Return the reason why a hero has no target for a weapon attack, or None (SS-COM-06)."""
    hero = s.heroes[hero_index]
    weapon_range = blows.weapon_range(hero)
    if view.enemies_in_range(weapon_range):
        return None
    return _no_target_reason(hero.name, weapon_range.min_distance, weapon_range.max_distance)


@cache
def _no_target_reason(hero: str, min_distance: int, max_distance: int) -> Reason:
    return (NO_TARGET if max_distance else NO_ENEMY_IN_AREA)(hero=hero, least=min_distance, most=max_distance)


def cannot_provoke(s: State, hero_index: int, enemy: Enemy) -> Reason | None:
    """Return the reason why a hero cannot provoke a Master, or None (SS-ACT-05, 15)."""
    hero = s.heroes[hero_index]
    is_allowed = activities.PROVOKE_LIMIT not in hero.limits and line_of_sight.hero_sees(s, hero.area, enemy.area)
    return None if is_allowed else _provoked_reason(hero.name)


@cache
def _provoked_reason(hero: str) -> Reason:
    return CANNOT_BE_PROVOKED(hero=hero)


def _calm_actions(s: State, hero_index: int, action_reason: Reason | None) -> list[tuple[Answer, Reason | None]]:
    """Return the Action activities that need an area without enemies (SS-ACT-06 to 13)."""
    hero = s.heroes[hero_index]
    doors = [link.id for link in closed_doors(s, hero_index, LOCKED_DOOR)]
    options = [(answer("open", "SS-ACT-06", id), cannot_open(s, hero_index, id, action_reason)) for id in doors]
    options += [
        (answer("open", "SS-ARE-08", id), cannot_open(s, hero_index, id, action_reason))
        for id in chests_in_area(s, hero_index)
    ]
    options.append((REORGANIZE, action_reason or (None if exchange.can_change_equipment(hero) else NOTHING_TO_EQUIP)))
    options += [
        (answer("trade", "SS-ACT-09", other.id), exchange.cannot_trade(s, hero_index, mate, action_reason))
        for mate, other in enumerate(s.heroes)
        if mate != hero_index
    ]
    options.append((SEARCH, action_reason or (None if hero.area in s.searches else NO_SEARCH)))
    for id in markers_in_area(s, hero_index):
        options.append(
            (
                answer("interact", "SS-ARE-12", id),
                action_reason or (None if can_interact(s, hero_index, id) else MARKER_NOT_USABLE),
            )
        )
    return options


def markers_in_area(s: State, hero_index: int) -> list[str]:
    """Return the markers in the hero's area."""
    area_id = line_of_sight.board(s).areas[s.heroes[hero_index].area].id
    return [id for id in s.markers if triggers.marker_card(s, id).area == area_id]


def can_interact(s: State, hero_index: int, id: str) -> bool:
    """Whether a marker in the hero's area has a paragraph for this hero (SS-ARE-22, SS-STY-21)."""
    paras = [
        para
        for para in triggers.unread_paragraphs(s, f"interact:{id}")
        if triggers.condition_holds(s, para.needs, hero_index)
    ]
    if s.heroes[hero_index].escort:
        paras = [para for para in paras if not any(isinstance(op, ops.EscortOp) for op in para.ops)]
    return bool(paras)


def _free_actions(
    s: State, hero_index: int, is_engaged: bool, *, with_forbidden: bool
) -> list[tuple[Answer, Reason | None]]:
    """Return the free actions on doors, Magic Locks, things on the ground, and the companion (4.13)."""
    turn = s.hero_turn
    retry_reason = partial(activities.cannot_retry, turn)
    doors = [link.id for link in closed_doors(s, hero_index, FREE_DOOR)]
    options = [
        (answer("open", "SS-FRE-02", id), cannot_open(s, hero_index, id, retry_reason(f"open:{id}"))) for id in doors
    ]
    if s.locks:
        doors += [link.id for link in closed_doors(s, hero_index, LOCKED_DOOR)]
        locked = [id for id in (*doors, *chests_in_area(s, hero_index)) if id in s.locks]
        options += [
            (answer("unlock", "SS-ARE-20", id), cannot_unlock(s, hero_index, id, retry_reason(f"unlock:{id}")))
            for id in locked
        ]
    calm_reason = retry_reason(exchange.SORTING_KEY) or (activities.ENEMY_IN_AREA if is_engaged else None)
    if with_forbidden or calm_reason is None:
        options += [(option, calm_reason or reason) for option, reason in exchange.pick_up_answers(s, hero_index)]
        options += [(option, calm_reason) for option in exchange.drop_answers(s, hero_index)]
    companion_reason = (
        NO_COMPANION
        if s.companion(hero_index) is None
        else COMPANION_IS_ACTIVATED
        if companions.ACTIVATE in turn.did
        else retry_reason(companions.ACTIVATE)
    )
    options.append((ACTIVATE, companion_reason))
    return options


# ---- effects of the answers


async def carry_out_activity(t: Table[State], hero_index: int, pick: Answer) -> None:
    """Carry out an answer of the Hero Turn."""
    s, object_id = t.state, pick.of
    match pick.kind:
        case "to":
            await moving.step(t, hero_index, line_of_sight.board(s).index[object_id])
        case "halt":
            await moving.stop_moving(t, hero_index)
        case "stand":
            await moving.stand(t, hero_index)
        case "attack":
            await _attack_with_weapon(t, hero_index)
        case "use":
            await using.use_power(t, hero_index, USABLE[object_id])
        case "dash":
            await moving.dash(t, hero_index)
        case "provoke":
            await _provoke(t, hero_index, object_id)
        case "trade":
            await exchange.exchange(t, hero_index, hero_index_by_id(s, object_id))
        case "reorganize":
            await exchange.reorganize(t, hero_index)
        case "companion":
            await companions.activate_companion(t, hero_index)
        case _:
            await _carry_out_on_map(t, hero_index, pick)


async def _carry_out_on_map(t: Table[State], hero_index: int, pick: Answer) -> None:
    """Carry out an answer about a thing on the map."""
    object_id = pick.of
    match pick.kind:
        case "open":
            await _open(t, hero_index, object_id)
        case "unlock":
            if await activities.begin_activity(t, hero_index, "free", pick.key):
                remove_lock(t, object_id, hero_index)
        case "search":
            await searching.search(t, hero_index)
        case "interact":
            await _interact(t, hero_index, object_id)
        case "pick":
            await exchange.pick_up_to_bag(t, hero_index, object_id)
        case _:
            await exchange.drop_things(t, hero_index, object_id)


async def _attack_with_weapon(t: Table[State], hero_index: int) -> None:
    """Ask for a target and make a weapon attack (SS-COM-01, 02)."""
    s = t.state
    await moving.leave_chasm(t, hero_index)
    target = await fights.ask_attack_target(t, hero_index, blows.weapon_range(s.heroes[hero_index]), "")
    if target != NOBODY and await activities.begin_activity(t, hero_index, "combat") and s.body(target) is not None:
        await attack.attack(t, blows.weapon_blow(s, hero_index), target)


async def _provoke(t: Table[State], hero_index: int, id: str) -> None:
    """Give the Menace token to the hero, or set it aside if the hero has it (SS-MAS-10)."""
    s = t.state
    s.heroes[hero_index].limits.append(activities.PROVOKE_LIMIT)
    if await activities.begin_activity(t, hero_index, "action"):
        enemy = s.master(id)
        if enemy is not None:
            foes.give_menace_token(t, enemy.ref, NOBODY if enemy.menace == hero_index else hero_index)


async def _open(t: Table[State], hero_index: int, id: str) -> None:
    s = t.state
    if id in s.chests:
        if await activities.begin_activity(t, hero_index, "action"):
            await open_chest(t, id, hero_index, draws_trap=True)
        return
    link = line_of_sight.board(s).door(id)
    kind = "action" if link.kind in LOCKED_DOOR else "free"
    if await activities.begin_activity(t, hero_index, kind, f"open:{id}"):
        await open_door(t, link, hero_index, draws_trap=True)


async def _interact(t: Table[State], hero_index: int, id: str) -> None:
    """Work on a marker. Its effort is the number of Actions that it needs, by any heroes (SS-ARE-12)."""
    s = t.state
    if not await activities.begin_activity(t, hero_index, "action"):
        return
    s.markers[id] += 1
    if s.markers[id] < triggers.marker_card(s, id).effort:
        t.tell(MapChanged("work-begun", who=s.heroes[hero_index].id))
        return
    await reading.read_paragraphs(t, f"interact:{id}", hero_index)
    await entering.run_pending_effects(t)
