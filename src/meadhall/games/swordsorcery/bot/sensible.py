"""Answers of the bot `sensible` to all questions of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, Final

from meadhall.engine import Decision, Option, View
from meadhall.games.swordsorcery.bot import acting, goals, weights
from meadhall.games.swordsorcery.content import HITS, ITEMS, POWERS, SHIELDS
from meadhall.games.swordsorcery.content.tables import ItemCard, Power
from meadhall.games.swordsorcery.figures import crowd, equipment
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.harm.dice import hits_of
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import Hero, State, Thing, is_hero

HEALING_POTION = "healing_potion"


def pick_hero(s: State, options: list[Answer]) -> Answer | None:
    """Return the best hero in the menu."""
    return min(options, key=lambda option: weights.HERO_ORDER.index(option.of))


def pick_nature(s: State, options: list[Answer]) -> Answer | None:
    """Return the preferred nature of the hero that was just chosen."""
    return next((option for option in options if option.of == weights.PREFERRED_NATURES[s.aim]), None)


def pick_power(s: State, options: list[Answer]) -> Answer | None:
    """Return the most valuable power in the menu."""
    return max(options, key=lambda option: power_value(POWERS[option.of]))


def power_value(power: Power) -> float:
    """Return the value of a power. It depends on its use, its Soulrank, and whether it heals."""
    use_value = weights.REACTION_VALUE if power.is_reaction else weights.USE_VALUES.get(power.use, 0.0)
    is_healing = any(isinstance(op, ops.HealOp) for op in power.ops)
    return use_value + weights.BONUS_PER_RANK * power.rank + (weights.HEALING_BONUS if is_healing else 0.0)


# ---- gear

MEAN_HITS: Final = {color: fmean(faces) for color, faces in HITS.items()}
MEAN_SHIELDS: Final = fmean(SHIELDS)


def item_value(card: ItemCard) -> float:
    """Return the value of an item to its wearer."""
    if card.kind == "weapon":
        dice = card.dice_by_rank[0] if card.dice_by_rank else card.dice
        hits = sum(MEAN_HITS[color] for color in dice)
        return (
            hits
            + weights.VALUE_PER_RANGE * grammar.parse_range(card.range).max_distance
            + (weights.BOLT_VALUE if card.bolt else 0.0)
        )
    if card.kind == "artifact":
        return weights.ARTIFACT_VALUE
    return (
        weights.ARMOR_VALUE * card.armor
        + MEAN_SHIELDS * card.shield_dice
        + weights.MAGIC_SHIELD_VALUE * card.magic_shield
    )


def equipment_gain(hero: Hero, thing: Thing) -> float:
    """Return the value that an item adds to a hero's equipment, minus the items that it displaces."""
    card = ITEMS[thing.item]
    slots = equipment.possible_slots(hero, thing)
    if not slots or card.kind not in ("weapon", "shield", "armor", "artifact"):
        return 0.0
    worn_card = (
        ITEMS[equipment.item_in_slot(hero, slots[0]).item] if equipment.item_in_slot(hero, slots[0]).item else None
    )
    if worn_card is not None and card.kind == "weapon" and card.style != worn_card.style:
        return 0.0  # the hero's powers need the style of their first weapon
    displaced_items = [
        ITEMS[equipment.item_in_slot(hero, slot).item] for slot in equipment.displaced_slots(hero, thing, slots[0])
    ]
    return item_value(card) - sum(map(item_value, displaced_items))


def pick_gear(s: State, options: list[Answer]) -> Answer | None:
    """Return the best equipment change for the hero who is asked; None if nothing improves."""
    return next((best_equipment_change(hero, options) for hero in s.heroes if hero.id == s.aim), None)


def best_equipment_change(hero: Hero, options: list[Answer]) -> Answer | None:
    """Return the equipment change with the highest gain for a hero; None if nothing improves."""
    gains = [
        (equipment_gain(hero, equipment.thing_of(option.of.partition("/")[0])), option)
        for option in options
        if option.kind == "wear"
    ]
    best = max(gains, key=lambda pair: pair[0], default=(0.0, None))
    return best[1] if best[0] > 0 else None


def pick_at_market(s: State, options: list[Answer]) -> Answer | None:
    """Return the next answer at the market.

    Better items are equipped first. Then the Soulrank is raised, and the best item is bought. Potions are last.
    """
    hero = s.heroes[s.shopper]
    by_key = {option.key: option for option in options}
    gear_answer = best_equipment_change(hero, options)
    if gear_answer is not None:
        return gear_answer
    for key in ("raise", "forge"):
        if key in by_key:
            return by_key[key]
    gains = [(equipment_gain(hero, Thing(option.of)), option) for option in options if option.kind == "buy"]
    best = max(gains, key=lambda pair: pair[0], default=(0.0, None))
    if best[1] is not None and best[0] > weights.MIN_PURCHASE_GAIN:
        return best[1]
    potions = sum(thing.item == HEALING_POTION for thing in hero.bag)
    return by_key.get(f"buy:{HEALING_POTION}") if potions < weights.MAX_POTIONS else None


def pick_at_market_or_enchant(s: State, options: list[Answer]) -> Answer | None:
    """Return the answer of `pick_at_market`, or else the best enchantment of an equipped item."""
    hero = s.heroes[s.shopper]
    values = [(_enchantment_value(hero, option), option) for option in options]
    best = max(values, key=lambda pair: pair[0], default=(0.0, None))
    return pick_at_market(s, options) or (best[1] if best[0] > 0 else None)


def _enchantment_value(hero: Hero, option: Answer) -> float:
    """Return the value of an enchantment; 0 for items that are not equipped."""
    if option.kind != "enchant":
        return 0.0
    key, _, id = option.of.partition("/")
    return weights.ENCHANTMENT_VALUES.get(id, 0.0) if equipment.thing_of(key) in hero.worn else 0.0


Answers = Sequence[Any]


def sensible_answer(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`, which does not think ahead."""
    return policy(Decision(view.state, view.seat, view.question, view.options))


def policy(decision: Decision[State]) -> Option:
    """Return a sensible answer to any question of the game."""
    s, _, question, options = decision
    if question == "act" and s.turn is not None:
        return acting.first_tactic_answer(s, s.turn.hero, [option for option in options if isinstance(option, Answer)])
    if question in PREPARATION_CHOOSERS:
        choice: Option | None = PREPARATION_CHOOSERS[question](
            s, [option for option in options if isinstance(option, Answer)]
        )
    else:
        pick = ANSWER_CHOOSERS.get(question)
        choice = pick(s, options) if pick is not None else None
    if choice is not None:
        return choice
    is_evade = question == "evade"
    return next((option for option in options if is_evade and option.key == question), options[0])


def _option_by_key(options: Answers, *keys: str) -> Option | None:
    return next((option for key in keys for option in options if option.key == key), None)


def _option_of_kind(options: Answers, kind: str) -> Answer | None:
    return next((option for option in options if isinstance(option, Answer) and option.kind == kind), None)


def _hit_answer(s: State, options: Answers) -> Option | None:
    """Return a reroll if the dice are bad, or else a power, or else Focus."""
    fight = s.attacks[-1]
    has_bad_dice = hits_of(fight.dice) < len(fight.dice)
    return (
        (_option_of_kind(options, "reroll") if has_bad_dice else None)
        or _option_of_kind(options, "use")
        or _option_by_key(options, "edge", "rune", "focus")
    )


def _dice_answer(s: State, options: Answers) -> Option | None:
    """Return a die without Hits to reroll, or the answer that no more dice are chosen."""
    dice = s.attacks[-1].dice if s.attacks[-1].step != "defend" else s.attacks[-1].blue
    for option in options:
        if isinstance(option, Answer) and hits_of([dice[option.number - 1]]) == 0:
            return option
    return _option_by_key(options, "enough")


def _interpose_answer(s: State, options: Answers) -> Option | None:
    """Return a power that takes the attack for a weak friend, if another hero has enough HP."""
    fight = s.attacks[-1]
    is_target_hurt = is_hero(fight.target) and goals.has_lost_half_hp(s, fight.target)
    hp_of_others = [crowd.remaining_hp(s, hero_index) for hero_index in s.living() if hero_index != fight.target]
    return (
        _option_of_kind(options, "use")
        if is_target_hurt and max(hp_of_others, default=0) > weights.MIN_GUARD_HP
        else None
    )


def _reorganize_answer(s: State, options: Answers) -> Option | None:
    return _option_by_key(options, "done")


def _spoils_answer(s: State, options: Answers) -> Option | None:
    return _option_of_kind(options, "take")


def _companion_answer(s: State, options: Answers) -> Option | None:
    """Return the answer that stops the companion if no enemy is near. So the companion stays with its owner."""
    assert s.turn is not None
    return (
        _option_by_key(options, "stop")
        if goals.nearest_foe_area(s, s.turn.hero, weights.SUPPORT_DISTANCE) is None
        else None
    )


def _ghost_answer(s: State, options: Answers) -> Option | None:
    """Return the step toward the shrine, or the end of the turn."""
    return options[0] if options[0].kind == "to" else _option_by_key(options, "end")


PREPARATION_CHOOSERS: Final[dict[str, Callable[[State, list[Answer]], Answer | None]]] = {
    "hero": pick_hero, "nature": pick_nature, "power": pick_power, "market": pick_at_market,
    "gear": pick_gear,
}  # fmt: skip
ANSWER_CHOOSERS: Final[dict[str, Callable[[State, Answers], Option | None]]] = {
    "hit": _hit_answer,
    "which-dice": _dice_answer,
    "interpose": _interpose_answer,
    "reorganize": _reorganize_answer,
    "spoils": _spoils_answer,
    "companion-step": _companion_answer,
    "ghost": _ghost_answer,
}
