"""The answers of the bot `sensible` in a Hero Turn: heal, fight, do tasks of the quest, walk to them (SS-DEC-20).

A tactic is a function that returns an answer from the menu, or None if it has none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.games.swordsorcery.activities import available_move_points
from meadhall.games.swordsorcery.bot import goals, weights
from meadhall.games.swordsorcery.content import USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.ops.ops import AttackOp, HealOp, HiddenOp, TeleportOp, WeaponAttackOp
from meadhall.games.swordsorcery.state import Area, State
from meadhall.games.swordsorcery.turns.moving import evade_attackers

Tactic = Callable[[State, int, dict[str, Answer]], Answer | None]


def first_tactic_answer(
    s: State, hero_index: int, options: Sequence[Answer], tactics: Sequence[Tactic] | None = None
) -> Answer:
    """Return the answer of the first tactic that has one. The default is the standard tactics."""
    answers = {option.key: option for option in options}
    return next(choice for tactic in tactics or TACTICS if (choice := tactic(s, hero_index, answers)) is not None)


def usable_powers(answers: dict[str, Answer], kind: str) -> list[tuple[Answer, Power]]:
    """Return the powers in the menu that cost one kind of activity, each with its answer."""
    power_answers = [(answer, USABLE[answer.of]) for answer in answers.values() if answer.kind == "use"]
    return [(option, power) for option, power in power_answers if power.use == kind]


def has_op(power: Power, *kinds: type[object]) -> bool:
    """Whether a power has an op of one of these kinds."""
    return any(isinstance(op, kinds) for op in power.ops)


def try_standing_up(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return the answer that lets a fallen hero stand up, if necessary by a Dash."""
    return answers.get("stand") or (answers.get("dash") if "ko" in s.heroes[hero_index].conditions else None)


def try_quest_task(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return a task of the quest in this area, or a quest item to pick up."""
    for name in goals.USEFUL_MARKERS:
        if f"interact:{name}" in answers:
            return answers[f"interact:{name}"]
    return next((answers[f"pick:{item}"] for item in goals.QUEST_ITEMS if f"pick:{item}" in answers), None)


def try_healing(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return a healing power if a hero has at most half their HP.

    A power that can be used in every round is used even for a few lost HP.
    """
    is_somebody_hurt = any(goals.has_lost_half_hp(s, hero) for hero in s.living())
    for kind in ("free", "action"):
        for option, power in usable_powers(answers, kind):
            is_worth_a_few_hp = power.limit == "round" and any(
                crowd.full_hp(s, hero) - crowd.remaining_hp(s, hero) >= weights.MIN_WOUNDS_TO_HEAL
                for hero in s.living()
            )
            if has_op(power, HealOp) and (is_somebody_hurt or is_worth_a_few_hp):
                return option
    return None


def try_free_power(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return a free power that does not heal, teleport or hide, if enemies are near."""
    if goals.nearest_foe_area(s, hero_index, weights.SUPPORT_DISTANCE) is None:
        return None
    for option, power in usable_powers(answers, "free"):
        if not has_op(power, HealOp, TeleportOp, HiddenOp) and option.of not in (
            "scroll_of_haste",
            "s2",
            "regent_seal",
        ):
            return option
    return None


def try_fighting(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return an attack by a power if possible, or else with the weapon."""
    if should_avoid_fights(s, hero_index):
        return None
    attacks = [option for option, power in usable_powers(answers, "combat") if has_op(power, AttackOp, WeaponAttackOp)]
    if attacks:
        return attacks[-1]
    return answers.get("attack") or next((option for option, _ in usable_powers(answers, "combat")), None)


def should_avoid_fights(s: State, hero_index: int) -> bool:
    """Whether a hero should walk on instead of fighting, because they carry a quest item or lead a villager."""
    hero = s.heroes[hero_index]
    has_quest_duty = bool(hero.escort) or any(key in goals.QUEST_ITEMS for key in hero.keys)
    return (
        has_quest_duty
        and available_move_points(s, hero_index) > 0
        and goals.nearest_goal(s, hero_index) != hero.area
        and not goals.has_lost_half_hp(s, hero_index)
    )


def try_support_power(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return a power that costs an Action and does not heal, if enemies are near."""
    if goals.nearest_foe_area(s, hero_index, weights.SUPPORT_DISTANCE) is None:
        return None
    return next((option for option, power in usable_powers(answers, "action") if not has_op(power, HealOp)), None)


def try_companion_activation(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return the activation of the companion, which is possible once a turn."""
    return answers.get("companion")


def try_walking(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return a step or a door to open, toward a near enemy or else toward the quest's goal."""
    return try_walking_to(s, hero_index, answers, walking_destination(s, hero_index))


def try_walking_to(s: State, hero_index: int, answers: dict[str, Answer], goal_area: Area | None) -> Answer | None:
    """Return a door to open or a step toward an area; None if the hero should stay."""
    stays_to_fight = (
        crowd.is_engaged(s, hero_index) and evade_attackers(s, hero_index) and not should_avoid_fights(s, hero_index)
    )
    if stays_to_fight or goal_area is None or goal_area == s.heroes[hero_index].area:
        return None
    return _door_toward(s, hero_index, answers, goal_area) or _step_toward(s, hero_index, answers, goal_area)


def walking_destination(s: State, hero_index: int) -> Area | None:
    """Return the area of a near enemy, or else the quest's goal.

    Return None if an enemy is near and the hero has no attack left.
    """
    enemy_area = (
        None if should_avoid_fights(s, hero_index) else goals.nearest_foe_area(s, hero_index, weights.FIGHT_DISTANCE)
    )
    if enemy_area is None:
        return goals.nearest_goal(s, hero_index)
    return enemy_area if s.turn is not None and s.turn.combat > 0 else None


def _step_toward(s: State, hero_index: int, answers: dict[str, Answer], goal_area: Area) -> Answer | None:
    """Return the step that leads nearest to an area; None if no step leads nearer.

    Among equal steps, choose the one with the fewest enemies.
    """
    area, distances = s.heroes[hero_index].area, goals.open_door_distances(s)
    steps = [answer for answer in answers.values() if answer.kind == "to"]
    index = line_of_sight.board(s).index
    nearer_steps = [step for step in steps if distances[index[step.of]][goal_area] < distances[area][goal_area]]
    return min(
        nearer_steps,
        key=lambda step: (distances[index[step.of]][goal_area], len(crowd.enemies_in_area(s, index[step.of]))),
        default=None,
    )


def _door_toward(s: State, hero_index: int, answers: dict[str, Answer], goal_area: Area) -> Answer | None:
    """Return the answer that opens a closed door on the way to an area."""
    area, distances = s.heroes[hero_index].area, goals.open_door_distances(s)
    for answer in answers.values():
        if answer.kind in ("open", "unlock") and answer.of in line_of_sight.board(s).door_bits:
            area_behind_door = line_of_sight.board(s).door(answer.of).other_area(area)
            if distances[area_behind_door][goal_area] < distances[area][goal_area]:
                return answer
    return None


def try_looting(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return an answer that picks something up, unlocks or opens a Chest, or searches."""
    for kind in ("pick", "unlock", "open", "search"):
        for answer in answers.values():
            if answer.kind == kind and (kind != "open" or answer.of in s.chests):
                return answer
    return None


def try_dash(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return the Dash if the hero is on the way to the quest's goal and no enemy is near."""
    if goals.nearest_goal(s, hero_index) == s.heroes[hero_index].area or (
        goals.nearest_foe_area(s, hero_index, weights.FIGHT_DISTANCE) is not None
        and not should_avoid_fights(s, hero_index)
    ):
        return None
    return None if crowd.is_engaged(s, hero_index) else answers.get("dash")


def try_ending(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return the end of the turn."""
    return answers.get("end")


TACTICS: Final[tuple[Tactic, ...]] = (
    try_standing_up,
    try_healing,
    try_quest_task,
    try_free_power,
    try_fighting,
    try_companion_activation,
    try_support_power,
    try_walking,
    try_looting,
    try_dash,
    try_ending,
)
