"""Activities of a Hero Turn: when they are allowed, and the effects of Blind, Slow and Bleeding (4.9, 4.20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine import Reason, Table
from meadhall.engine.flows.options import Values
from meadhall.games.swordsorcery.effects.verbs import Cause
from meadhall.games.swordsorcery.events import ActivityWasted
from meadhall.games.swordsorcery.figures.numbers import move_points
from meadhall.games.swordsorcery.figures.statics import event_statics, hero_statics
from meadhall.games.swordsorcery.harm import dice, wounds
from meadhall.games.swordsorcery.ops.mods import FreeFocusMod, NoDashMod
from meadhall.games.swordsorcery.state import State, Turn

PROVOKE_LIMIT: Final = "round/provoke"  # in `limits`: once per round (SS-ACT-05)
DASH_LIMIT: Final = "round/dash"  # in `limits`: once per round (SS-ACT-01)
MOVEMENT_FINISHED: Final = "walked"  # in `did`: the last activity was a Movement whose last point is spent (SS-MOV-01)
# in `did`, followed by a key: a Free Action that failed and cannot be repeated in this turn (SS-BOD-32)
FAILED_PREFIX: Final = "wasted/"

TOO_FEW_ACTIVITIES = Reason("SS-HTN-03", "too-few-activities")
HERO_LIES_DOWN = Reason("SS-COM-05", "lies-down")
HERO_IS_SLOW = Reason("SS-BOD-40", "is-slow")
HERO_IS_EXHAUSTED = Reason("SS-BOD-70", "is-exhausted")
HERO_IS_ENGAGED = Reason("SS-MOV-03", "is-engaged")
ALREADY_DASHED = Reason("SS-ACT-01", "dashed")
ENEMY_IN_AREA = Reason("SS-FRE-04", "not-calm")
DASH_FORBIDDEN = Reason("SS-GEN-01", "no-dash")
FAILED_BEFORE = Reason("SS-BOD-32", "failed-blind")


REASONS_WITH_VALUES: Final = (
    TOO_FEW_ACTIVITIES,
    HERO_LIES_DOWN,
    HERO_IS_SLOW,
    HERO_IS_EXHAUSTED,
    HERO_IS_ENGAGED,
    ENEMY_IN_AREA,
    ALREADY_DASHED,
    DASH_FORBIDDEN,
    FAILED_BEFORE,
)


def with_turn_values(s: State, hero_index: int, reason: Reason) -> Reason:
    """Return a reason, with the numbers of the hero's turn if its text needs them."""
    return reason.later(turn_values(s, hero_index)) if reason in REASONS_WITH_VALUES else reason


def turn_values(s: State, hero_index: int) -> Callable[[], Values]:
    """Return a function that computes the numbers in the reasons of a Hero Turn.

    The function is called only if a player reads a reason.
    """

    def values() -> Values:
        hero, turn = s.heroes[hero_index], s.turn
        return {
            "hero": hero.name,
            "combat": turn.combat if turn is not None else 0,
            "action": turn.action if turn is not None else 0,
            "begun": turn.begun if turn is not None else 0,
            "enemies": sum(enemy.area == hero.area and not enemy.pacified for enemy in s.enemies),
        }

    return values


def is_free_focus(s: State) -> bool:
    """Whether Focus costs no Action activity, because of the event Clear Heads."""
    return bool(event_statics(s, FreeFocusMod))


def is_out_of_activities(s: State, hero_index: int) -> bool:
    """Whether a Slow hero has begun the only activity of their turn (SS-BOD-40, SS-BOD-74)."""
    turn = s.turn
    return turn is not None and "slow" in s.heroes[hero_index].conditions and turn.begun > 0


def cannot_fight(s: State, hero_index: int) -> Reason | None:
    """Return the reason why a hero cannot begin a Combat activity, or None."""
    if s.turn is None or s.turn.combat < 1:
        return TOO_FEW_ACTIVITIES
    if "ko" in s.heroes[hero_index].conditions:
        return HERO_LIES_DOWN
    return HERO_IS_SLOW if is_out_of_activities(s, hero_index) else None


def cannot_act(s: State, hero_index: int, *, costs_nothing: bool = False) -> Reason | None:
    """Return the reason why a hero cannot begin an Action activity, or None.

    An activity that costs nothing needs no Action activity left.
    """
    if s.turn is None or (s.turn.action < 1 and not costs_nothing):
        return TOO_FEW_ACTIVITIES
    if "exhaust" in s.heroes[hero_index].conditions:
        return HERO_IS_EXHAUSTED
    return HERO_IS_SLOW if is_out_of_activities(s, hero_index) else None


def could_begin_activity(s: State, hero_index: int, kind: str) -> bool:
    """Whether a hero could use one more activity of a kind (`combat`, `action` or `move`) in this turn."""
    turn, conditions = s.turn, s.heroes[hero_index].conditions
    if turn is None or turn.hero != hero_index or (kind == "action" and "exhaust" in conditions):
        return False
    if kind == "combat" and "ko" in conditions and not could_step(s, hero_index):
        return False
    remaining_count = {"combat": turn.combat, "action": turn.action, "move": turn.moves}[kind]
    return "slow" not in conditions or (turn.begun == 0 and remaining_count < 1)


def available_move_points(s: State, hero_index: int) -> int:
    """Return the movement points that a hero could spend now, even if a Movement must begin first."""
    turn = s.hero_turn
    if turn.moving:
        return turn.points
    if turn.moves < 1 or is_out_of_activities(s, hero_index):
        return 0
    return move_points(s, hero_index) + turn.dashed


def could_use_move_points(s: State, hero_index: int) -> bool:
    """Whether a hero could use more movement points in this turn."""
    turn = s.turn
    return turn is not None and (
        turn.moving or MOVEMENT_FINISHED in turn.did or available_move_points(s, hero_index) > 0
    )


def could_step(s: State, hero_index: int) -> bool:
    """Whether a hero has a movement point left in this turn, or can dash."""
    return available_move_points(s, hero_index) > 0 or (
        cannot_act(s, hero_index) is None and cannot_dash(s, hero_index) is None
    )


def cannot_dash(s: State, hero_index: int) -> Reason | None:
    """Return the reason why a hero who can act cannot dash, or None (SS-ACT-01)."""
    hero = s.heroes[hero_index]
    if DASH_LIMIT in hero.limits:
        return ALREADY_DASHED
    return DASH_FORBIDDEN if hero_statics(hero, NoDashMod) else None


def cannot_retry(turn: Turn, key: str) -> Reason | None:
    """Return the reason why a failed Free Action cannot be repeated in this turn, or None (SS-BOD-32)."""
    return FAILED_BEFORE if f"{FAILED_PREFIX}{key}" in turn.did else None


async def begin_activity(t: Table[State], hero_index: int, kind: str, key: str = "") -> bool:
    """Begin an activity: combat, action, move, free, or a free Focus. Return False if it fails.

    A Blind hero first rolls a Save (SS-BOD-30). A failed activity is spent (SS-BOD-32). A Bleeding hero loses 1 HP
    (SS-BOD-60, 64).
    """
    s, turn, hero = t.state, t.state.turn, t.state.heroes[hero_index]
    assert turn is not None
    _spend_activity(s, kind)
    if "blind" in hero.conditions and not await dice.roll_save(t, hero_index):
        if kind == "free":
            turn.did.append(f"{FAILED_PREFIX}{key}")
        if kind == "move":
            turn.points, turn.dashed, turn.moving = 0, 0, False
        t.tell(ActivityWasted(hero.id))
        return False
    if "bleeding" in hero.conditions:
        await wounds.wound(t, hero_index, 1, Cause("bleeding"), "bleeding")
    return not hero.ghost


def _spend_activity(s: State, kind: str) -> None:
    """Subtract an activity from the current turn."""
    turn = s.hero_turn
    turn.sorting = False
    if kind in ("combat", "move") and MOVEMENT_FINISHED in turn.did:
        turn.did.remove(MOVEMENT_FINISHED)
    if kind == "combat":
        turn.combat -= 1
        turn.moving, turn.points = False, 0  # SS-HTN-06
    elif kind == "action":
        turn.action -= 1
    elif kind == "move":
        turn.moves -= 1
        turn.moving = True
    turn.begun += kind in ("combat", "action", "move", "focus")
