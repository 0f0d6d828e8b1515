"""The Movement activity: steps, Evade, standing up, Dash (4.10, SS-ACT-01, 02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery import activities, texts
from meadhall.games.swordsorcery.combat import attack, blows
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.events import EnemiesEvaded
from meadhall.games.swordsorcery.figures import crowd, line_of_sight, numbers
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.harm.tokens import remove_token
from meadhall.games.swordsorcery.maps.areas import CHASM
from meadhall.games.swordsorcery.moves import entering, steps
from meadhall.games.swordsorcery.ops.grammar import parse_range
from meadhall.games.swordsorcery.state import NOWHERE, Area, Ref, State

HALT: Final = "halt"
EVADE: Final = "evade"
FAILED_EVADE: Final = f"{activities.FAILED_PREFIX}{EVADE}"
STAY: Final = "stay"
NO_NEW_MOVEMENT = Reason("SS-DEC-21", "no-fresh-move")
NOT_LYING_DOWN = Reason("SS-BOD-12", "not-down")
MUST_STAND_UP = Reason("SS-BOD-15", "must-stand")
EVADE_HAS_FAILED = Reason("SS-BOD-32", "evade-failed")
NOT_LINKED = Reason("SS-MOV-02", "not-linked")
TOO_FAR = Reason("SS-MOV-02", "too-far")


def cannot_halt(s: State, hero_index: int) -> Reason | None:
    """Return the reason why the hero cannot end the current Movement to start a new one, or None (SS-DEC-21)."""
    turn = s.hero_turn
    can_halt = turn.moving and turn.moves > 0 and not activities.is_out_of_activities(s, hero_index)
    return None if can_halt else NO_NEW_MOVEMENT


def next_steps(s: State, hero_index: int) -> Sequence[steps.Step]:
    """Return the steps that the hero can take now."""
    points = activities.available_move_points(s, hero_index)
    return steps.possible_steps(s, hero_index, points) if points and cannot_leave(s, hero_index) is None else ()


def cannot_leave(s: State, hero_index: int) -> Reason | None:
    """Return the reason why a hero cannot leave their area with any number of points, or None."""
    assert s.turn is not None
    if "ko" in s.heroes[hero_index].conditions:
        return MUST_STAND_UP
    return EVADE_HAS_FAILED if FAILED_EVADE in s.turn.did and needs_evade(s, hero_index) else None


def step_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for the areas that the hero cannot step into now."""
    points, areas = activities.available_move_points(s, hero_index), line_of_sight.board(s).areas
    area_index, rules, reachable_areas = (
        s.heroes[hero_index].area,
        steps.step_rules(s, hero_index),
        {next_step.area for next_step in next_steps(s, hero_index)},
    )
    for next_area, area in enumerate(areas):
        if next_area in reachable_areas:
            continue
        link = line_of_sight.board(s).link(area_index, next_area)
        if link is None:
            yield f"to:{area.id}", NOT_LINKED
        else:
            too_far_reason = TOO_FAR(
                hero=s.heroes[hero_index].name, points=points, area=texts.area_name_in_sentence(area.id)
            )
            yield (
                f"to:{area.id}",
                steps.step_obstacle(rules, area_index, link) or cannot_leave(s, hero_index) or too_far_reason,
            )


def _set_move_points(s: State, hero_index: int) -> None:
    """Set the movement points of the new Movement, including points from a Dash."""
    turn = s.hero_turn
    turn.points = numbers.move_points(s, hero_index) + turn.dashed
    turn.dashed = 0


async def step(t: Table[State], hero_index: int, next_area: Area) -> None:
    """Take one step of a Movement activity. The first step begins the activity (SS-MOV-02, SS-MOV-10)."""
    s, turn, hero = t.state, t.state.turn, t.state.heroes[hero_index]
    assert turn is not None
    if evade_attackers(s, hero_index) and (await choose(hero.seat, evade_options(s, hero_index))).kind == STAY:
        return
    if not turn.moving:
        if not await activities.begin_activity(t, hero_index, "move"):
            return
        _set_move_points(s, hero_index)
    chosen_step = next(
        (
            possible_step
            for possible_step in steps.possible_steps(s, hero_index, turn.points)
            if possible_step.area == next_area
        ),
        None,
    )
    if chosen_step is None or (needs_evade(s, hero_index) and not await _evade(t, hero_index)):
        _end_if_spent(s)
        return
    if not line_of_sight.has_terrain(s, hero.area, CHASM):
        turn.firm = hero.area
    turn.points -= chosen_step.cost
    turn.stepped, turn.sorting = True, False
    await entering.enter_area(t, hero_index, next_area, "step")
    _end_if_spent(s)


def _end_if_spent(s: State) -> None:
    """End the Movement if its last point was spent."""
    turn = s.turn
    if turn is not None and turn.moving and turn.points == 0:
        turn.moving = False
        if activities.MOVEMENT_FINISHED not in turn.did:
            turn.did.append(activities.MOVEMENT_FINISHED)


# ---- Evade


def needs_evade(s: State, hero_index: int) -> bool:
    """Whether leaving the hero's area needs an Evade, because of enemies there (SS-MOV-10)."""
    area = s.heroes[hero_index].area
    return any(enemy.area == area and not enemy.pacified for enemy in s.enemies)


def evade_attackers(s: State, hero_index: int) -> list[Ref]:
    """Return the enemies that would attack an evading hero, by serial number (SS-MOV-11, 13, 14; SS-SPE-19)."""
    hero = s.heroes[hero_index]
    if hero.hidden or crowd.dominates(s, hero.area, heroes=True):
        return []
    if any(buff.stat == "free_evade" for buff in hero.buffs):
        return []
    return [ref for ref in crowd.enemies_in_area(s, hero.area) if attacks_evaders(s, ref)]


def attacks_evaders(s: State, ref: Ref) -> bool:
    """Whether an enemy attacks evading heroes: it can act, is not Blind, and its main attack works at distance 0."""
    enemy = s.enemy(ref)
    if enemy is None or enemy.is_idle or "stun" in enemy.conditions or "blind" in enemy.conditions:
        return False
    return 0 in parse_range(ENEMIES[enemy.id].attack[0].range)


@menu("evade", "SS-DEC-22", default=STAY)
def evade_options(s: State, hero_index: int) -> list[Answer]:
    """Return the options to stay, or to evade and be attacked."""
    return [answer(STAY, "SS-DEC-22"), answer(EVADE, "SS-MOV-11")]


async def _evade(t: Table[State], hero_index: int) -> bool:
    """Evade as a Free Action. Return False if the hero cannot take the step (SS-MOV-15)."""
    s, hero = t.state, t.state.heroes[hero_index]
    if not await activities.begin_activity(t, hero_index, "free", EVADE):
        return False
    attackers = evade_attackers(s, hero_index)
    free_evade = next((buff for buff in hero.buffs if buff.stat == "free_evade"), None)
    if free_evade is not None:
        hero.buffs.remove(free_evade)
        if free_evade.n > 1:
            hero.buffs.append(free_evade._replace(n=free_evade.n - 1))
    area = hero.area
    for ref in attackers:
        enemy = s.enemy(ref)
        if hero.ghost or hero.area != area or enemy is None or not attacks_evaders(s, ref):
            continue
        blow = blows.printed_blow(s, ref, ENEMIES[enemy.id].attack[0])
        blow.is_against_evader = True
        await attack.attack(t, blow, hero_index)
    if hero.ghost or hero.area != area or "stun" in hero.conditions or "ko" in hero.conditions:
        return False
    t.tell(EnemiesEvaded(hero.id, line_of_sight.board(s).areas[area].id))
    return True


# ---- standing up and Dash


def cannot_stand(s: State, hero_index: int) -> Reason | None:
    """Return the reason why a hero cannot stand up with one movement point, or None (SS-BOD-12)."""
    can_stand = "ko" in s.heroes[hero_index].conditions and activities.available_move_points(s, hero_index) >= 1
    return None if can_stand else NOT_LYING_DOWN


async def stand(t: Table[State], hero_index: int) -> None:
    """Spend one movement point to stand up."""
    s, turn = t.state, t.state.hero_turn
    if not turn.moving:
        if not await activities.begin_activity(t, hero_index, "move"):
            return
        _set_move_points(s, hero_index)
    turn.points -= 1
    turn.sorting = False
    remove_token(t, hero_index, "ko")
    _end_if_spent(s)


async def dash(t: Table[State], hero_index: int) -> None:
    """Let a fallen hero stand up. Add one movement point for any other hero.

    The point is added to the current Movement, to the next one, or to a new Movement of one point.
    """
    s, turn, hero = t.state, t.state.turn, t.state.heroes[hero_index]
    assert turn is not None
    hero.limits.append(activities.DASH_LIMIT)
    if not await activities.begin_activity(t, hero_index, "action"):
        return
    if "ko" in hero.conditions:
        remove_token(t, hero_index, "ko")
    elif turn.moving:
        turn.points += 1
    elif turn.moves > 0 and not activities.is_out_of_activities(s, hero_index):
        turn.dashed += 1
    else:
        turn.points, turn.moving = 1, True


async def stop_moving(t: Table[State], hero_index: int) -> bool:
    """End the current Movement. Return whether this moved the hero back to firm ground."""
    turn = t.state.hero_turn
    turn.moving, turn.points = False, 0
    return await return_to_firm_ground(t, hero_index)


async def leave_chasm(t: Table[State], hero_index: int) -> bool:
    """Move a hero out of a chasm before a Combat activity. Return whether the hero was in a chasm."""
    return line_of_sight.last_firm_area(t.state, hero_index) != NOWHERE and await stop_moving(t, hero_index)


async def return_to_firm_ground(t: Table[State], hero_index: int) -> bool:
    """Move a hero who stopped above a chasm to firm ground. Return whether the hero moved (SS-MAP-21)."""
    firm_area = line_of_sight.last_firm_area(t.state, hero_index)
    if firm_area == NOWHERE or t.state.heroes[hero_index].ghost:
        return False
    await entering.enter_area(t, hero_index, firm_area, "back")
    return True
