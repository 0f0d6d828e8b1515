"""Who comes along, what he knows and what he wears: the questions between two quests and at a raise."""

from __future__ import annotations

from meadhall.games.swordsorcery.bot import weights
from meadhall.games.swordsorcery.content import ITEMS, POWERS
from meadhall.games.swordsorcery.content.tables import ItemCard, Power
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.figures.things import displaced, fits, thing_of, worn_in
from meadhall.games.swordsorcery.ops.grammar import range_of
from meadhall.games.swordsorcery.ops.ops import HealOp
from meadhall.games.swordsorcery.state import Hero, State, Thing

POTION = "healing_potion"


def hero(s: State, options: list[Answer]) -> Answer | None:
    """The best who is free."""
    return min(options, key=lambda one: weights.HEROES.index(one.of))


def nature(s: State, options: list[Answer]) -> Answer | None:
    """Of the hero who was just taken."""
    return next((one for one in options if one.of == weights.NATURES[s.aim]), None)


def power(s: State, options: list[Answer]) -> Answer | None:
    """The one that brings most in a fight."""
    return max(options, key=lambda one: worth_of_power(POWERS[one.of]))


def worth_of_power(one: Power) -> float:
    """By its use, its Soulrank, and whether it heals."""
    use = weights.REACTION if one.is_reaction else weights.USES.get(one.use, 0.0)
    heals = any(isinstance(op, HealOp) for op in one.ops)
    return use + weights.PER_RANK * one.rank + (weights.HEALS if heals else 0.0)


# ---- gear


def worth_of_item(card: ItemCard) -> float:
    """What an item is worth where it is worn."""
    if card.kind == "weapon":
        dice = card.dice_by_rank[0] if card.dice_by_rank else card.dice
        hits = weights.RED_DIE * dice.count("R") + weights.BLUE_DIE * dice.count("B")
        return hits + weights.RANGE * range_of(card.range).most + (weights.BOLT if card.bolt else 0.0)
    if card.kind == "artifact":
        return weights.ARTIFACT
    return (
        weights.ARMOR * card.armor + weights.DEFENSE_DIE * card.shield_dice + weights.MAGIC_SHIELD * card.magic_shield
    )


def gain(one: Hero, thing: Thing) -> float:
    """How much better a hero is off with a thing worn in the place that it would take."""
    card = ITEMS[thing.item]
    slots = fits(one, thing)
    if not slots or card.kind not in ("weapon", "shield", "armor", "artifact"):
        return 0.0
    worn = ITEMS[worn_in(one, slots[0]).item] if worn_in(one, slots[0]).item else None
    if worn is not None and card.kind == "weapon" and card.style != worn.style:
        return 0.0  # his powers go with the weapon that he began with
    lost = [ITEMS[worn_in(one, slot).item] for slot in displaced(one, thing, slots[0])]
    return worth_of_item(card) - sum(map(worth_of_item, lost))


def gear(s: State, options: list[Answer]) -> Answer | None:
    """Wear what is better."""
    return next((better(one, options) for one in s.heroes if one.id == s.aim), None)


def better(one: Hero, options: list[Answer]) -> Answer | None:
    """What a hero wears for his good."""
    wear = [(gain(one, thing_of(o.of.partition("/")[0])), o) for o in options if o.kind == "wear"]
    best = max(wear, key=lambda pair: pair[0], default=(0.0, None))
    return best[1] if best[0] > 0 else None


def market(s: State, options: list[Answer]) -> Answer | None:
    """Wear what is better, rise, then buy what adds most, then potions."""
    one = s.heroes[s.shopper]
    by_key = {option.key: option for option in options}
    worn = better(one, options)
    if worn is not None:
        return worn
    for key in ("raise", "forge"):
        if key in by_key:
            return by_key[key]
    buys = [(gain(one, Thing(o.of)), o) for o in options if o.kind == "buy"]
    best = max(buys, key=lambda pair: pair[0], default=(0.0, None))
    if best[1] is not None and best[0] > weights.LEAST_GAIN:
        return best[1]
    potions = sum(thing.item == POTION for thing in one.bag)
    return by_key.get(f"buy:{POTION}") if potions < weights.POTIONS else None


def thrifty_market(s: State, options: list[Answer]) -> Answer | None:
    """The same; then what is left goes into enchantments of what is worn."""
    one = s.heroes[s.shopper]
    worths = [(_further(one, option), option) for option in options]
    best = max(worths, key=lambda pair: pair[0], default=(0.0, None))
    return market(s, options) or (best[1] if best[0] > 0 else None)


def _further(one: Hero, option: Answer) -> float:
    """What an enchantment adds to a hero."""
    if option.kind != "enchant":
        return 0.0
    key, _, id = option.of.partition("/")
    return weights.ENCHANTED.get(id, 0.0) if thing_of(key) in one.worn else 0.0
