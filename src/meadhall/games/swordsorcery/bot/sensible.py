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

POTION = "healing_potion"


def pick_hero(s: State, options: list[Answer]) -> Answer | None:
    """Return the best hero in the menu."""
    return min(options, key=lambda option: weights.HEROES.index(option.of))


def pick_nature(s: State, options: list[Answer]) -> Answer | None:
    """Return the preferred nature of the hero that was just chosen."""
    return next((option for option in options if option.of == weights.NATURES[s.aim]), None)


def pick_power(s: State, options: list[Answer]) -> Answer | None:
    """Return the most valuable power in the menu."""
    return max(options, key=lambda option: worth_of_power(POWERS[option.of]))


def worth_of_power(power: Power) -> float:
    """Return the value of a power. It depends on its use, its Soulrank, and whether it heals."""
    use = weights.REACTION if power.is_reaction else weights.USES.get(power.use, 0.0)
    heals = any(isinstance(op, ops.HealOp) for op in power.ops)
    return use + weights.PER_RANK * power.rank + (weights.HEALS if heals else 0.0)


# ---- gear

MEAN_HITS: Final = {color: fmean(faces) for color, faces in HITS.items()}
MEAN_SHIELDS: Final = fmean(SHIELDS)


def worth_of_item(card: ItemCard) -> float:
    """Return the value of an item to its wearer."""
    if card.kind == "weapon":
        dice = card.dice_by_rank[0] if card.dice_by_rank else card.dice
        hits = sum(MEAN_HITS[color] for color in dice)
        return hits + weights.RANGE * grammar.range_of(card.range).max_distance + (weights.BOLT if card.bolt else 0.0)
    if card.kind == "artifact":
        return weights.ARTIFACT
    return weights.ARMOR * card.armor + MEAN_SHIELDS * card.shield_dice + weights.MAGIC_SHIELD * card.magic_shield


def worth_of_thing(hero: Hero, thing: Thing) -> float:
    """Return the value that an item adds to a hero's equipment, minus the items that it displaces."""
    card = ITEMS[thing.item]
    slots = equipment.slots_for(hero, thing)
    if not slots or card.kind not in ("weapon", "shield", "armor", "artifact"):
        return 0.0
    worn = ITEMS[equipment.worn_in(hero, slots[0]).item] if equipment.worn_in(hero, slots[0]).item else None
    if worn is not None and card.kind == "weapon" and card.style != worn.style:
        return 0.0  # the hero's powers need the style of their first weapon
    displaced_items = [ITEMS[equipment.worn_in(hero, slot).item] for slot in equipment.displaced(hero, thing, slots[0])]
    return worth_of_item(card) - sum(map(worth_of_item, displaced_items))


def pick_gear(s: State, options: list[Answer]) -> Answer | None:
    """Return the best equipment change for the hero who is asked; None if nothing improves."""
    return next((better_gear(hero, options) for hero in s.heroes if hero.id == s.aim), None)


def better_gear(hero: Hero, options: list[Answer]) -> Answer | None:
    """Return the equipment change with the highest gain for a hero; None if nothing improves."""
    worths = [
        (worth_of_thing(hero, equipment.thing_of(option.of.partition("/")[0])), option)
        for option in options
        if option.kind == "wear"
    ]
    best = max(worths, key=lambda pair: pair[0], default=(0.0, None))
    return best[1] if best[0] > 0 else None


def pick_at_market(s: State, options: list[Answer]) -> Answer | None:
    """Return the next answer at the market.

    Better items are equipped first. Then the Soulrank is raised, and the best item is bought. Potions are last.
    """
    hero = s.heroes[s.shopper]
    by_key = {option.key: option for option in options}
    gear_answer = better_gear(hero, options)
    if gear_answer is not None:
        return gear_answer
    for key in ("raise", "forge"):
        if key in by_key:
            return by_key[key]
    worths = [(worth_of_thing(hero, Thing(option.of)), option) for option in options if option.kind == "buy"]
    best = max(worths, key=lambda pair: pair[0], default=(0.0, None))
    if best[1] is not None and best[0] > weights.MIN_GAIN:
        return best[1]
    potions = sum(thing.item == POTION for thing in hero.bag)
    return by_key.get(f"buy:{POTION}") if potions < weights.POTIONS else None


def pick_at_market_thriftily(s: State, options: list[Answer]) -> Answer | None:
    """Return the answer of `pick_at_market`, or else the best enchantment of an equipped item."""
    hero = s.heroes[s.shopper]
    worths = [(_enchantment_worth(hero, option), option) for option in options]
    best = max(worths, key=lambda pair: pair[0], default=(0.0, None))
    return pick_at_market(s, options) or (best[1] if best[0] > 0 else None)


def _enchantment_worth(hero: Hero, option: Answer) -> float:
    """Return the value of an enchantment; 0 for items that are not equipped."""
    if option.kind != "enchant":
        return 0.0
    key, _, id = option.of.partition("/")
    return weights.ENCHANTED.get(id, 0.0) if equipment.thing_of(key) in hero.worn else 0.0


Answers = Sequence[Any]


def sensible(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`, which does not think ahead."""
    return policy(Decision(view.state, view.seat, view.question, view.options))


def policy(decision: Decision[State]) -> Option:
    """Return a sensible answer to any question of the game."""
    s, _, question, options = decision
    if question == "act" and s.turn is not None:
        return acting.first_answer(s, s.turn.hero, [option for option in options if isinstance(option, Answer)])
    if question in PREPARATION:
        found: Option | None = PREPARATION[question](s, [option for option in options if isinstance(option, Answer)])
    else:
        pick = PICKS.get(question)
        found = pick(s, options) if pick is not None else None
    if found is not None:
        return found
    evades = question == "evade"
    return next((option for option in options if evades and option.key == question), options[0])


def _option_by_key(options: Answers, *keys: str) -> Option | None:
    return next((option for key in keys for option in options if option.key == key), None)


def _option_of_kind(options: Answers, kind: str) -> Answer | None:
    return next((option for option in options if isinstance(option, Answer) and option.kind == kind), None)


def _hit_answer(s: State, options: Answers) -> Option | None:
    """Return a reroll if the dice are bad, or else a power, or else Focus."""
    fight = s.attacks[-1]
    weak = hits_of(fight.dice) < len(fight.dice)
    return (
        (_option_of_kind(options, "reroll") if weak else None)
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
    hurt = is_hero(fight.target) and goals.is_hurt(s, fight.target)
    guards = [crowd.remaining(s, hero_index) for hero_index in s.living() if hero_index != fight.target]
    return _option_of_kind(options, "use") if hurt and max(guards, default=0) > weights.GUARD else None


def _reorganize_answer(s: State, options: Answers) -> Option | None:
    return _option_by_key(options, "done")


def _spoils_answer(s: State, options: Answers) -> Option | None:
    return _option_of_kind(options, "take")


def _companion_answer(s: State, options: Answers) -> Option | None:
    """Return the answer that stops the companion if no enemy is near. So the companion stays with its owner."""
    assert s.turn is not None
    return _option_by_key(options, "stop") if goals.nearest_foe_area(s, s.turn.hero, weights.ALARM) is None else None


def _ghost_answer(s: State, options: Answers) -> Option | None:
    """Return the step toward the shrine, or the end of the turn."""
    return options[0] if options[0].kind == "to" else _option_by_key(options, "end")


PREPARATION: Final[dict[str, Callable[[State, list[Answer]], Answer | None]]] = {
    "hero": pick_hero, "nature": pick_nature, "power": pick_power, "market": pick_at_market,
    "gear": pick_gear,
}  # fmt: skip
PICKS: Final[dict[str, Callable[[State, Answers], Option | None]]] = {
    "hit": _hit_answer,
    "which-dice": _dice_answer,
    "interpose": _interpose_answer,
    "reorganize": _reorganize_answer,
    "spoils": _spoils_answer,
    "companion-step": _companion_answer,
    "ghost": _ghost_answer,
}
