"""A Hero Turn: heal, fight, do what the quest wants, walk there (SS-DEC-20)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.games.swordsorcery.activities import points_now
from meadhall.games.swordsorcery.bot import goals, weights
from meadhall.games.swordsorcery.content import USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.ops.ops import AttackOp, HealOp, HiddenOp, TeleportOp, WeaponAttackOp
from meadhall.games.swordsorcery.state import Area, State
from meadhall.games.swordsorcery.turns.moving import enemies_drawn

Way = Callable[[State, int, dict[str, Answer]], Answer | None]


def first_that_answers(s: State, at: int, options: Sequence[Answer], ways: Sequence[Way] | None = None) -> Answer:
    """Return the answer of the first of these ways that has one."""
    keys = {option.key: option for option in options}
    return next(found for way in ways or WAYS if (found := way(s, at, keys)) is not None)


def usable_powers(keys: dict[str, Answer], kind: str) -> list[tuple[Answer, Power]]:
    """Return the powers that could be used as an activity of one kind."""
    uses = [(key, USABLE[key.of]) for key in keys.values() if key.kind == "use"]
    return [(one, power) for one, power in uses if power.use == kind]


def has_op(power: Power, *kinds: type[object]) -> bool:
    """Whether a power has an op of one of these kinds."""
    return any(isinstance(op, kinds) for op in power.ops)


def try_standing(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Stand up after a K.O."""
    return keys.get("stand") or (keys.get("dash") if "ko" in s.heroes[at].conditions else None)


def try_quest(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Do what the quest wants at once, and pick up its items."""
    for name in goals.OBJECTS:
        if f"interact:{name}" in keys:
            return keys[f"interact:{name}"]
    return next((keys[f"pick:{item}"] for item in goals.QUEST_ITEMS if f"pick:{item}" in keys), None)


def try_healing(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Heal a hero with at most half of their HP; innate powers also for less."""
    hurt = any(goals.is_hurt(s, one) for one in s.living())
    for kind in ("free", "action"):
        for option, power in usable_powers(keys, kind):
            cheap = power.limit == "round" and any(
                crowd.most_hp(s, one) - crowd.remaining(s, one) >= weights.SCRATCHED for one in s.living()
            )
            if has_op(power, HealOp) and (hurt or cheap):
                return option
    return None


def try_strengthening(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Use free powers and wards while enemies are near."""
    if goals.foes_area(s, at, weights.ALARM) is None:
        return None
    for option, power in usable_powers(keys, "free"):
        if not has_op(power, HealOp, TeleportOp, HiddenOp) and option.of not in (
            "scroll_of_haste",
            "s2",
            "regent_seal",
        ):
            return option
    return None


def try_fighting(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Use attack powers first, then the weapon."""
    if runs_from_fights(s, at):
        return None
    attacks = [one for one, power in usable_powers(keys, "combat") if has_op(power, AttackOp, WeaponAttackOp)]
    if attacks:
        return attacks[-1]
    return keys.get("attack") or next((one for one, _ in usable_powers(keys, "combat")), None)


def runs_from_fights(s: State, at: int) -> bool:
    """Whether a hero should run: on the way with something that the quest wants."""
    hero = s.heroes[at]
    carries = bool(hero.escort) or any(key in goals.QUEST_ITEMS for key in hero.keys)
    return carries and points_now(s, at) > 0 and goals.nearest_goal(s, at) != hero.area and not goals.is_hurt(s, at)


def try_support(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Use actions that help in a fight: companions, shields, tricks."""
    if goals.foes_area(s, at, weights.ALARM) is None:
        return None
    return next((one for one, power in usable_powers(keys, "action") if not has_op(power, HealOp)), None)


def try_companion(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Send the companion once a turn."""
    return keys.get("companion")


def try_walking(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Walk toward an enemy close by, otherwise to the quest's goal; doors on the way are opened."""
    return try_walking_to(s, at, keys, destination(s, at))


def try_walking_to(s: State, at: int, keys: dict[str, Answer], to: Area | None) -> Answer | None:
    """Return a step or a door on the way, if the hero has to leave their area."""
    held = crowd.is_engaged(s, at) and enemies_drawn(s, at) and not runs_from_fights(s, at)
    if held or to is None or to == s.heroes[at].area:
        return None
    return _door(s, at, keys, to) or _step(s, at, keys, to)


def destination(s: State, at: int) -> Area | None:
    """Return the area of an enemy close by, if the hero can still strike it; otherwise the quest's goal."""
    near = None if runs_from_fights(s, at) else goals.foes_area(s, at, weights.NEAR)
    if near is None:
        return goals.nearest_goal(s, at)
    return near if s.turn is not None and s.turn.combat > 0 else None


def _step(s: State, at: int, keys: dict[str, Answer], to: Area) -> Answer | None:
    here, far = s.heroes[at].area, goals.open_ways(s)
    steps = [key for key in keys.values() if key.kind == "to"]
    index = sight.board(s).index
    better = [step for step in steps if far[index[step.of]][to] < far[here][to]]
    return min(better, key=lambda one: (far[index[one.of]][to], len(crowd.enemies_in(s, index[one.of]))), default=None)


def _door(s: State, at: int, keys: dict[str, Answer], to: Area) -> Answer | None:
    """Return a closed door behind which the way goes on."""
    here, far = s.heroes[at].area, goals.open_ways(s)
    for key in keys.values():
        if key.kind in ("open", "unlock") and key.of in sight.board(s).bit:
            behind = sight.board(s).door(key.of).other(here)
            if far[behind][to] < far[here][to]:
                return key
    return None


def try_looting(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Take crowns, things, chests and searches with the rest of the turn."""
    for kind in ("pick", "unlock", "open", "search"):
        for key in keys.values():
            if key.kind == kind and (kind != "open" or key.of in s.chests):
                return key
    return None


def try_hurrying(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Take a further step if the hero is on the way."""
    if goals.nearest_goal(s, at) == s.heroes[at].area or (
        goals.foes_area(s, at, weights.NEAR) is not None and not runs_from_fights(s, at)
    ):
        return None
    return None if crowd.is_engaged(s, at) else keys.get("dash")


def try_ending(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Return the answer that ends the turn."""
    return keys.get("end")


WAYS: Final[tuple[Way, ...]] = (
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
