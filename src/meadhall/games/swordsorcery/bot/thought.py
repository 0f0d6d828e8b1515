"""Candidate answers for a bot that thinks ahead, and the value of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import Decision, Guide, Option, Plan
from meadhall.games.swordsorcery.activities import points_now
from meadhall.games.swordsorcery.bot import acting, goals, sensible, weights
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.ops.ops import HealOp
from meadhall.games.swordsorcery.setup import POTION
from meadhall.games.swordsorcery.state import Area, Enemy, Ref, Seat, State
from meadhall.games.swordsorcery.story.triggers import marker_card
from meadhall.games.swordsorcery.turns.phases import events_left


def thoughtful(decision: Decision[State]) -> Option:
    """Return the answer of the bot `sensible`, but buy enchantments too, and fight with more care."""
    s = decision.state
    options = [option for option in decision.options if isinstance(option, Answer)]
    if decision.question == "act" and s.turn is not None:
        return acting.first_answer(s, s.turn.hero, options, TACTICS)
    if decision.question == "market":
        found = sensible.pick_at_market_thriftily(s, options)
        return found or next(option for option in options if option.key == "ready")
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
    open_to_harm = [foe for foe in foes if not is_protected_by_light(s, foe.number)]
    if rounds_left(s) <= weights.LATE:
        master = next((foe for foe in open_to_harm if crowd.is_master(s, foe.number)), None)
        if master is not None:
            return master
    return open_to_harm[0] if open_to_harm and len(open_to_harm) < len(foes) else None


def extra_wins(option: Answer) -> float:
    """Return how many more of 100 quests were won with this power or talent than without it."""
    return weights.WON_MORE.get(option.of, weights.UNKNOWN)


def is_protected_by_light(s: State, ref: Ref) -> bool:
    """Whether lamps or furnaces protect an enemy."""
    enemy = s.enemy(ref)
    return enemy is not None and goals.is_shielded(s, enemy)


def rounds_left(s: State) -> int:
    """Return the number of rounds until the last Event card is drawn. Each card lasts two rounds."""
    return 2 * events_left(s) + bool(s.event)


def try_recovering(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return a healing power, earlier than the bot `sensible` would use it.

    A potion is used only if the acting hero is weak.
    """
    weak = [hero for hero in s.living() if is_weak(s, hero)]
    for kind in ("free", "action") if weak else ():
        for option, power in acting.usable_powers(keys, kind):
            if acting.has_op(power, HealOp) and (hero_index in weak or option.of != POTION):
                return option
    return None


def is_weak(s: State, hero_index: int) -> bool:
    """Whether a hero has few enough HP to be healed."""
    return crowd.remaining(s, hero_index) <= weights.WEAK * crowd.full_hp(s, hero_index)


def try_walking_with_care(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return a step or a door to open, toward a task that can be done in this turn, or toward an enemy."""
    return acting.try_walking_to(s, hero_index, keys, careful_destination(s, hero_index))


def careful_destination(s: State, hero_index: int) -> Area | None:
    """Return the area of a near enemy, or the goal of the quest.

    The goal is chosen if its task can be done in this turn, or if no enemy is near. Return None if an enemy is near and
    the hero has no attack left.
    """
    near = None if acting.runs_from_fights(s, hero_index) else area_to_fight_in(s, hero_index)
    if near is None or has_errand(s, hero_index):
        return goals.nearest_goal(s, hero_index)
    return near if s.turn is not None and s.turn.combat > 0 else None


def has_errand(s: State, hero_index: int) -> bool:
    """Whether a hero can do the next task of the quest in this turn, in an area without enemies."""
    area, goal = s.heroes[hero_index].area, goals.nearest_goal(s, hero_index)
    if s.turn is None or s.turn.action < 1 or goal not in goals.wanted_areas(s) or crowd.enemies_in(s, goal):
        return False
    return line_of_sight.board(s).walking_distances(s.opened, flying=False)[area][goal] <= points_now(s, hero_index)


def area_to_fight_in(s: State, hero_index: int) -> Area | None:
    """Return the area of a near enemy, ignoring Masters that lamps or furnaces still protect."""
    return goals.nearest_foe_area(
        s, hero_index, weights.NEAR, [threat for threat in goals.threats(s) if not goals.is_shielded(s, threat)]
    )


def try_hurrying_to_goal(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return the Dash if the hero is on the way to the quest's goal and has no enemy to fight."""
    has_fight = area_to_fight_in(s, hero_index) is not None and not acting.runs_from_fights(s, hero_index)
    if has_fight or crowd.is_engaged(s, hero_index) or goals.nearest_goal(s, hero_index) == s.heroes[hero_index].area:
        return None
    return keys.get("dash")


def try_lunging(s: State, hero_index: int, keys: dict[str, Answer]) -> Answer | None:
    """Return the Dash if an enemy is in the next area and the hero can still attack it."""
    if s.turn is None or s.turn.combat < 1 or crowd.is_engaged(s, hero_index) or acting.runs_from_fights(s, hero_index):
        return None
    return keys.get("dash") if goals.nearest_foe_area(s, hero_index, 1) is not None else None


TACTICS: Final[tuple[acting.Tactic, ...]] = (
    acting.try_standing,
    acting.try_healing,
    try_recovering,
    acting.try_quest,
    acting.try_strengthening,
    acting.try_fighting,
    acting.try_companion,
    acting.try_support,
    try_walking_with_care,
    acting.try_looting,
    try_lunging,
    try_hurrying_to_goal,
    acting.try_ending,
)


# kinds of answers to simulate, best first
PLANNED_KINDS: Final = ("attack", "use", "to", "interact", "dash", "open", "end", "pick")


def plans(decision: Decision[State]) -> Sequence[tuple[float, Plan]]:
    """Return the sensible answer, and in a Hero Turn some other answers to compare it with."""
    first = thoughtful(decision)
    found = [(weights.FIRST_SIGHT, (first.key,))]
    if decision.question != "act":
        return found
    others = [
        option
        for option in decision.options
        if isinstance(option, Answer) and option is not first and option.kind in PLANNED_KINDS
    ]
    others.sort(key=lambda option: PLANNED_KINDS.index(option.kind))
    return found + [(0.0, (other.key,)) for other in others[: weights.MAX_ANSWERS - 1]]


def turns_begun(s: State) -> int:
    """Return the number of turns played in this match, for the horizon of the search.

    In the current round, a turn counts once its hero has acted. The end of a quest counts as a whole round, so the
    search does not look past it: the sequel is unknown (chapter 6).
    """
    ends = len(s.record.won) + s.record.defeats
    return (s.record.rounds + ends) * (s.count + 1) + sum(hero.acted for hero in s.heroes)


# ---- value of a position, in HP of a hero


def value(s: State, seat: Seat) -> float:
    """Return the value of a position. All players win together, so it is the same for all seats."""
    return heroes_worth(s) - enemies_worth(s) + quest_progress(s)


def heroes_worth(s: State) -> float:
    worth = weights.SOUL * s.soul
    for hero_index, hero in enumerate(s.heroes):
        worth += weights.RANK * hero.rank
        if hero.ghost:
            worth -= weights.FALLEN
        else:
            share = crowd.remaining(s, hero_index) / crowd.full_hp(s, hero_index)
            worth += weights.WHOLE * share * (2 - share)  # the last HP are worth most
    return worth


def enemies_worth(s: State) -> float:
    return sum(_danger(s, enemy) for enemy in s.enemies)


def _danger(s: State, enemy: Enemy) -> float:
    card, hp = ENEMIES[enemy.id], crowd.remaining(s, enemy.ref)
    if card.is_master:
        return weights.MASTER_HP * hp
    return weights.FIGURE + weights.ENEMY_HP * hp


def quest_progress(s: State) -> float:
    """Return the value of the quest's progress, minus the distance to its next goals."""
    distances, record = goals.open_door_distances(s), s.record
    worth = weights.WON * (len(record.won) - record.defeats) + weights.DELIVERED * len(s.delivered)
    worth -= weights.LOST_VILLAGER * s.counters.get("dead", 0)
    for name, effort in s.markers.items():
        if (
            name in goals.WANTED and effort < marker_card(s, name).effort
        ):  # consequences beyond the effort are on pages not read yet
            worth += weights.BEGUN * effort - weights.DONE
    return worth - weights.STEP * sum(
        distances[hero.area][goals.nearest_goal(s, hero_index)] for hero_index, hero in enumerate(s.heroes)
    )


GUIDE: Final[Guide[State]] = Guide(
    policy=thoughtful, value=value, plans=plans, turn=turns_begun, horizon=1, trust=weights.TRUST
)
