"""The answers of the bot `sensible` in a Hero Turn: heal, fight, do tasks of the quest, walk to them (SS-DEC-20).

A tactic is a function that returns an answer from the menu, or None if it has none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.games.swordsorcery.activities import points_now
from meadhall.games.swordsorcery.bot import goals, weights
from meadhall.games.swordsorcery.content import USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.ops.ops import AttackOp, HealOp, HiddenOp, TeleportOp, WeaponAttackOp
from meadhall.games.swordsorcery.state import Area, State
from meadhall.games.swordsorcery.turns.moving import evade_attackers

Tactic = Callable[[State, int, dict[str, Answer]], Answer | None]


def first_answer(
    s: State, hero_index: int, options: Sequence[Answer], tactics: Sequence[Tactic] | None = None
) -> Answer:
    """Return the answer of the first tactic that has one. The default is the standard tactics."""
    keys = {option.key: option for option in options}
    return next(found for tactic in tactics or TACTICS if (found := tactic(s, hero_index, keys)) is not None)


def usable_powers(keys: dict[str, Answer], kind: str) -> list[tuple[Answer, Power]]:
    """Return the powers in the menu that cost one kind of activity, each with its answer."""
    uses = [(key, USABLE[key.of]) for key in keys.values() if key.kind == "use"]
    return [(option, power) for option, power in uses if power.use == kind]


def has_op(power: Power, *kinds: type[object]) -> bool:
    """Whether a power has an op of one of these kinds."""
    return any(isinstance(op, kinds) for op in power.ops)


def try_standing(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return the answer that lets a fallen hero stand up, if necessary by a Dash."""
    return keys.get("stand") or (keys.get("dash") if "ko" in s.heroes[hero_index].conditions else None)


def try_quest(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return a task of the quest in this area, or a quest item to pick up."""
    for name in goals.OBJECTS:
        if f"interact:{name}" in keys:
            return keys[f"interact:{name}"]
    return next((keys[f"pick:{item}"] for item in goals.QUEST_ITEMS if f"pick:{item}" in keys), None)


def try_healing(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return a healing power if a hero has at most half their HP.

    A power that can be used in every round is used even for a few lost HP.
    """
    hurt = any(goals.is_hurt(s, hero) for hero in s.living())
    for kind in ("free", "action"):
        for option, power in usable_powers(keys, kind):
            cheap = power.limit == "round" and any(
                crowd.full_hp(s, hero) - crowd.remaining(s, hero) >= weights.SCRATCHED for hero in s.living()
            )
            if has_op(power, HealOp) and (hurt or cheap):
                return option
    return None


def try_strengthening(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return a free power that does not heal, teleport or hide, if enemies are near."""
    if goals.nearest_foe_area(s, hero_index, weights.ALARM) is None:
        return None
    for option, power in usable_powers(keys, "free"):
        if not has_op(power, HealOp, TeleportOp, HiddenOp) and option.of not in (
            "scroll_of_haste",
            "s2",
            "regent_seal",
        ):
            return option
    return None


def try_fighting(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return an attack by a power if possible, or else with the weapon."""
    if runs_from_fights(s, hero_index):
        return None
    attacks = [option for option, power in usable_powers(keys, "combat") if has_op(power, AttackOp, WeaponAttackOp)]
    if attacks:
        return attacks[-1]
    return keys.get("attack") or next((option for option, _ in usable_powers(keys, "combat")), None)


def runs_from_fights(s: State, hero_index: int) -> bool:
    """Whether a hero should walk on instead of fighting, because they carry a quest item or lead a villager."""
    hero = s.heroes[hero_index]
    carries = bool(hero.escort) or any(key in goals.QUEST_ITEMS for key in hero.keys)
    return (
        carries
        and points_now(s, hero_index) > 0
        and goals.nearest_goal(s, hero_index) != hero.area
        and not goals.is_hurt(s, hero_index)
    )


def try_support(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return a power that costs an Action and does not heal, if enemies are near."""
    if goals.nearest_foe_area(s, hero_index, weights.ALARM) is None:
        return None
    return next((option for option, power in usable_powers(keys, "action") if not has_op(power, HealOp)), None)


def try_companion(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return the activation of the companion, which is possible once a turn."""
    return keys.get("companion")


def try_walking(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return a step or a door to open, toward a near enemy or else toward the quest's goal."""
    return try_walking_to(s, hero_index, keys, destination(s, hero_index))


def try_walking_to(s: State, hero_index: int, keys: dict[str, Answer], to: Area | None) -> Answer | None:
    """Return a door to open or a step toward an area; None if the hero should stay."""
    stays_to_fight = (
        crowd.is_engaged(s, hero_index) and evade_attackers(s, hero_index) and not runs_from_fights(s, hero_index)
    )
    if stays_to_fight or to is None or to == s.heroes[hero_index].area:
        return None
    return _door_toward(s, hero_index, keys, to) or _step_toward(s, hero_index, keys, to)


def destination(s: State, hero_index: int) -> Area | None:
    """Return the area of a near enemy, or else the quest's goal.

    Return None if an enemy is near and the hero has no attack left.
    """
    near = None if runs_from_fights(s, hero_index) else goals.nearest_foe_area(s, hero_index, weights.NEAR)
    if near is None:
        return goals.nearest_goal(s, hero_index)
    return near if s.turn is not None and s.turn.combat > 0 else None


def _step_toward(s: State, hero_index: int, keys: dict[str, Answer], to: Area) -> Answer | None:
    """Return the step that leads nearest to an area; None if no step leads nearer.

    Among equal steps, choose the one with the fewest enemies.
    """
    area, distances = s.heroes[hero_index].area, goals.open_door_distances(s)
    steps = [key for key in keys.values() if key.kind == "to"]
    index = line_of_sight.board(s).index
    better = [step for step in steps if distances[index[step.of]][to] < distances[area][to]]
    return min(
        better, key=lambda step: (distances[index[step.of]][to], len(crowd.enemies_in(s, index[step.of]))), default=None
    )


def _door_toward(s: State, hero_index: int, keys: dict[str, Answer], to: Area) -> Answer | None:
    """Return the answer that opens a closed door on the way to an area."""
    area, distances = s.heroes[hero_index].area, goals.open_door_distances(s)
    for key in keys.values():
        if key.kind in ("open", "unlock") and key.of in line_of_sight.board(s).door_bits:
            behind = line_of_sight.board(s).door(key.of).other_area(area)
            if distances[behind][to] < distances[area][to]:
                return key
    return None


def try_looting(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return an answer that picks something up, unlocks or opens a Chest, or searches."""
    for kind in ("pick", "unlock", "open", "search"):
        for key in keys.values():
            if key.kind == kind and (kind != "open" or key.of in s.chests):
                return key
    return None


def try_hurrying(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return the Dash if the hero is on the way to the quest's goal and no enemy is near."""
    if goals.nearest_goal(s, hero_index) == s.heroes[hero_index].area or (
        goals.nearest_foe_area(s, hero_index, weights.NEAR) is not None and not runs_from_fights(s, hero_index)
    ):
        return None
    return None if crowd.is_engaged(s, hero_index) else keys.get("dash")


def try_ending(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return the end of the turn."""
    return keys.get("end")


TACTICS: Final[tuple[Tactic, ...]] = (
    try_standing,
    try_healing,
    try_quest,
    try_strengthening,
    try_fighting,
    try_companion,
    try_support,
    try_walking,
    try_looting,
    try_hurrying,
    try_ending,
)
