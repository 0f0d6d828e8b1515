"""Candidate answers for a bot that thinks ahead, and the value of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import Decision, Guide, Option, Plan
from meadhall.games.swordsorcery.activities import available_move_points
from meadhall.games.swordsorcery.bot import acting, goals, sensible, weights
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.ops.ops import HealOp
from meadhall.games.swordsorcery.setup import HEALING_POTION
from meadhall.games.swordsorcery.state import Area, Enemy, Ref, Seat, State
from meadhall.games.swordsorcery.story.triggers import marker_card
from meadhall.games.swordsorcery.turns.phases import face_down_events


def thoughtful_answer(decision: Decision[State]) -> Option:
    """Return the answer of the bot `sensible`, but buy enchantments too, and fight with more care."""
    s = decision.state
    options = [option for option in decision.options if isinstance(option, Answer)]
    if decision.question == "act" and s.turn is not None:
        return acting.first_tactic_answer(s, s.turn.hero, options, TACTICS)
    if decision.question == "market":
        choice = sensible.pick_at_market_or_enchant(s, options)
        return choice or next(option for option in options if option.key == "ready")
    if decision.question in ("power", "talent"):
        return max(options, key=extra_wins)
    if decision.question == "give-up":
        return min(options, key=extra_wins)
    if decision.question in ("target", "on-whom"):
        return best_target(s, options) or sensible.policy(decision)
    return sensible.policy(decision)


def best_target(s: State, options: Sequence[Answer]) -> Answer | None:
    """Return the best target, or None if there is no preference.

    In the last rounds, a Master is best. An enemy that lamps or furnaces still protect is chosen only if every target
    is protected.
    """
    foes = [option for option in options if option.kind == "foe"]
    vulnerable_foes = [foe for foe in foes if not is_protected_target(s, foe.number)]
    if rounds_left(s) <= weights.LAST_ROUNDS:
        master = next((foe for foe in vulnerable_foes if crowd.is_master(s, foe.number)), None)
        if master is not None:
            return master
    return vulnerable_foes[0] if vulnerable_foes and len(vulnerable_foes) < len(foes) else None


def extra_wins(option: Answer) -> float:
    """Return how many more of 100 quests were won with this power or talent than without it."""
    return weights.EXTRA_WINS.get(option.of, weights.UNKNOWN_EXTRA_WINS)


def is_protected_target(s: State, ref: Ref) -> bool:
    """Whether lamps or furnaces protect an enemy."""
    enemy = s.enemy(ref)
    return enemy is not None and goals.is_protected_by_markers(s, enemy)


def rounds_left(s: State) -> int:
    """Return the number of rounds until the last Event card is drawn. Each card lasts two rounds."""
    return 2 * face_down_events(s) + bool(s.event)


def try_early_healing(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return a healing power, earlier than the bot `sensible` would use it.

    A potion is used only if the acting hero is weak.
    """
    weak_heroes = [hero for hero in s.living() if needs_healing(s, hero)]
    for kind in ("free", "action") if weak_heroes else ():
        for option, power in acting.usable_powers(answers, kind):
            if acting.has_op(power, HealOp) and (hero_index in weak_heroes or option.of != HEALING_POTION):
                return option
    return None


def needs_healing(s: State, hero_index: int) -> bool:
    """Whether a hero has few enough HP to be healed."""
    return crowd.remaining_hp(s, hero_index) <= weights.HEALING_HP_SHARE * crowd.full_hp(s, hero_index)


def try_careful_walking(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return a step or a door to open, toward a task that can be done in this turn, or toward an enemy."""
    return acting.try_walking_to(s, hero_index, answers, careful_destination(s, hero_index))


def careful_destination(s: State, hero_index: int) -> Area | None:
    """Return the area of a near enemy, or the goal of the quest.

    The goal is chosen if its task can be done in this turn, or if no enemy is near. Return None if an enemy is near and
    the hero has no attack left.
    """
    enemy_area = None if acting.should_avoid_fights(s, hero_index) else nearest_fight_area(s, hero_index)
    if enemy_area is None or can_do_next_task(s, hero_index):
        return goals.nearest_goal(s, hero_index)
    return enemy_area if s.turn is not None and s.turn.combat > 0 else None


def can_do_next_task(s: State, hero_index: int) -> bool:
    """Whether a hero can do the next task of the quest in this turn, in an area without enemies."""
    area, goal = s.heroes[hero_index].area, goals.nearest_goal(s, hero_index)
    if s.turn is None or s.turn.action < 1 or goal not in goals.task_areas(s) or crowd.enemies_in_area(s, goal):
        return False
    return line_of_sight.board(s).walking_distances(s.opened, flying=False)[area][goal] <= available_move_points(
        s, hero_index
    )


def nearest_fight_area(s: State, hero_index: int) -> Area | None:
    """Return the area of a near enemy, ignoring Masters that lamps or furnaces still protect."""
    return goals.nearest_foe_area(
        s,
        hero_index,
        weights.FIGHT_DISTANCE,
        [threat for threat in goals.threatening_enemies(s) if not goals.is_protected_by_markers(s, threat)],
    )


def try_dash_to_goal(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return the Dash if the hero is on the way to the quest's goal and has no enemy to fight."""
    has_fight = nearest_fight_area(s, hero_index) is not None and not acting.should_avoid_fights(s, hero_index)
    if has_fight or crowd.is_engaged(s, hero_index) or goals.nearest_goal(s, hero_index) == s.heroes[hero_index].area:
        return None
    return answers.get("dash")


def try_dash_to_enemy(s: State, hero_index: int, answers: dict[str, Answer]) -> Answer | None:
    """Return the Dash if an enemy is in the next area and the hero can still attack it."""
    if (
        s.turn is None
        or s.turn.combat < 1
        or crowd.is_engaged(s, hero_index)
        or acting.should_avoid_fights(s, hero_index)
    ):
        return None
    return answers.get("dash") if goals.nearest_foe_area(s, hero_index, 1) is not None else None


TACTICS: Final[tuple[acting.Tactic, ...]] = (
    acting.try_standing_up,
    acting.try_healing,
    try_early_healing,
    acting.try_quest_task,
    acting.try_free_power,
    acting.try_fighting,
    acting.try_companion_activation,
    acting.try_support_power,
    try_careful_walking,
    acting.try_looting,
    try_dash_to_enemy,
    try_dash_to_goal,
    acting.try_ending,
)


# kinds of answers to simulate, best first
PLANNED_KINDS: Final = ("attack", "use", "to", "interact", "dash", "open", "end", "pick")


def candidate_plans(decision: Decision[State]) -> Sequence[tuple[float, Plan]]:
    """Return the sensible answer, and in a Hero Turn some other answers to compare it with."""
    sensible_choice = thoughtful_answer(decision)
    first_plan = [(weights.SENSIBLE_ANSWER_BONUS, (sensible_choice.key,))]
    if decision.question != "act":
        return first_plan
    other_choices = [
        option
        for option in decision.options
        if isinstance(option, Answer) and option is not sensible_choice and option.kind in PLANNED_KINDS
    ]
    other_choices.sort(key=lambda option: PLANNED_KINDS.index(option.kind))
    return first_plan + [(0.0, (other.key,)) for other in other_choices[: weights.MAX_ANSWERS - 1]]


def turns_played(s: State) -> int:
    """Return the number of turns played in this match, for the horizon of the search.

    In the current round, a turn counts once its hero has acted. The end of a quest counts as a whole round, so the
    search does not look past it: the sequel is unknown (chapter 6).
    """
    ended_quests = len(s.record.won) + s.record.defeats
    return (s.record.rounds + ended_quests) * (s.count + 1) + sum(hero.acted for hero in s.heroes)


# ---- value of a position, in HP of a hero


def value(s: State, seat: Seat) -> float:
    """Return the value of a position. All players win together, so it is the same for all seats."""
    return heroes_value(s) - enemies_value(s) + quest_progress(s)


def heroes_value(s: State) -> float:
    total = weights.SOUL_POINT_VALUE * s.soul
    for hero_index, hero in enumerate(s.heroes):
        total += weights.SOULRANK_VALUE * hero.rank
        if hero.ghost:
            total -= weights.GHOST_COST
        else:
            share = crowd.remaining_hp(s, hero_index) / crowd.full_hp(s, hero_index)
            total += weights.FULL_HP_VALUE * share * (2 - share)  # the last HP are worth most
    return total


def enemies_value(s: State) -> float:
    return sum(_enemy_value(s, enemy) for enemy in s.enemies)


def _enemy_value(s: State, enemy: Enemy) -> float:
    card, hp = ENEMIES[enemy.id], crowd.remaining_hp(s, enemy.ref)
    if card.is_master:
        return weights.MASTER_HP_COST * hp
    return weights.ENEMY_COST + weights.ENEMY_HP_COST * hp


def quest_progress(s: State) -> float:
    """Return the value of the quest's progress, minus the distance to its next goals."""
    distances, record = goals.open_door_distances(s), s.record
    total = weights.QUEST_VALUE * (len(record.won) - record.defeats) + weights.DELIVERED_VILLAGER_VALUE * len(
        s.delivered
    )
    total -= weights.LOST_VILLAGER_COST * s.counters.get("dead", 0)
    for name, effort in s.markers.items():
        if (
            name in goals.TASK_MARKERS and effort < marker_card(s, name).effort
        ):  # consequences beyond the effort are on pages not read yet
            total += weights.TASK_ACTION_VALUE * effort - weights.OPEN_TASK_COST
    return total - weights.STEP_COST * sum(
        distances[hero.area][goals.nearest_goal(s, hero_index)] for hero_index, hero in enumerate(s.heroes)
    )


GUIDE: Final[Guide[State]] = Guide(
    policy=thoughtful_answer,
    value=value,
    plans=candidate_plans,
    turn=turns_played,
    horizon=1,
    trust=weights.FIRST_ESTIMATE_WEIGHT,
)
