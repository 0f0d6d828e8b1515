"""Answers of a sensible player: at the table, and where something is chosen to keep."""

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
    """Return the best free hero."""
    return min(options, key=lambda one: weights.HEROES.index(one.of))


def pick_nature(s: State, options: list[Answer]) -> Answer | None:
    """Return the nature of the hero who was just taken."""
    return next((option for option in options if option.of == weights.NATURES[s.aim]), None)


def pick_power(s: State, options: list[Answer]) -> Answer | None:
    """Return the power that brings most in a fight."""
    return max(options, key=lambda one: worth_of_power(POWERS[one.of]))


def worth_of_power(one: Power) -> float:
    """Rate a power by its use, its Soulrank, and whether it heals."""
    use = weights.REACTION if one.is_reaction else weights.USES.get(one.use, 0.0)
    heals = any(isinstance(op, ops.HealOp) for op in one.ops)
    return use + weights.PER_RANK * one.rank + (weights.HEALS if heals else 0.0)


# ---- gear

MEAN_HITS: Final = {color: fmean(faces) for color, faces in HITS.items()}
MEAN_SHIELDS: Final = fmean(SHIELDS)


def worth_of_item(card: ItemCard) -> float:
    """Return the worth of an item to its wearer."""
    if card.kind == "weapon":
        dice = card.dice_by_rank[0] if card.dice_by_rank else card.dice
        hits = sum(MEAN_HITS[color] for color in dice)
        return hits + weights.RANGE * grammar.range_of(card.range).most + (weights.BOLT if card.bolt else 0.0)
    if card.kind == "artifact":
        return weights.ARTIFACT
    return weights.ARMOR * card.armor + MEAN_SHIELDS * card.shield_dice + weights.MAGIC_SHIELD * card.magic_shield


def worth_of_thing(one: Hero, thing: Thing) -> float:
    """Return how much better off a hero is with a thing in the place that it would take."""
    card = ITEMS[thing.item]
    slots = equipment.slots_for(one, thing)
    if not slots or card.kind not in ("weapon", "shield", "armor", "artifact"):
        return 0.0
    worn = ITEMS[equipment.worn_in(one, slots[0]).item] if equipment.worn_in(one, slots[0]).item else None
    if worn is not None and card.kind == "weapon" and card.style != worn.style:
        return 0.0  # his powers go with his first weapon
    lost = [ITEMS[equipment.worn_in(one, slot).item] for slot in equipment.displaced(one, thing, slots[0])]
    return worth_of_item(card) - sum(map(worth_of_item, lost))


def pick_gear(s: State, options: list[Answer]) -> Answer | None:
    """Wear the better thing."""
    return next((better_gear(hero, options) for hero in s.heroes if hero.id == s.aim), None)


def better_gear(one: Hero, options: list[Answer]) -> Answer | None:
    """Return the answer that improves a hero's gear."""
    wear = [(worth_of_thing(one, equipment.thing_of(o.of.partition("/")[0])), o) for o in options if o.kind == "wear"]
    best = max(wear, key=lambda pair: pair[0], default=(0.0, None))
    return best[1] if best[0] > 0 else None


def pick_at_market(s: State, options: list[Answer]) -> Answer | None:
    """Wear better things, rise, then buy the most useful thing, then potions."""
    one = s.heroes[s.shopper]
    by_key = {option.key: option for option in options}
    worn = better_gear(one, options)
    if worn is not None:
        return worn
    for key in ("raise", "forge"):
        if key in by_key:
            return by_key[key]
    buys = [(worth_of_thing(one, Thing(o.of)), o) for o in options if o.kind == "buy"]
    best = max(buys, key=lambda pair: pair[0], default=(0.0, None))
    if best[1] is not None and best[0] > weights.LEAST_GAIN:
        return best[1]
    potions = sum(thing.item == POTION for thing in one.bag)
    return by_key.get(f"buy:{POTION}") if potions < weights.POTIONS else None


def pick_at_market_thriftily(s: State, options: list[Answer]) -> Answer | None:
    """Do the same, then spend the rest on enchantments of worn items."""
    one = s.heroes[s.shopper]
    worths = [(_further(one, option), option) for option in options]
    best = max(worths, key=lambda pair: pair[0], default=(0.0, None))
    return pick_at_market(s, options) or (best[1] if best[0] > 0 else None)


def _further(one: Hero, option: Answer) -> float:
    """Return what an enchantment adds to a hero."""
    if option.kind != "enchant":
        return 0.0
    key, _, id = option.of.partition("/")
    return weights.ENCHANTED.get(id, 0.0) if equipment.thing_of(key) in one.worn else 0.0


Answers = Sequence[Any]


def sensible(view: View[State]) -> Option:
    """Return the answer of a careful player who looks one step ahead."""
    return policy(Decision(view.state, view.seat, view.question, view.options))


def policy(asked: Decision[State]) -> Option:
    """Answer any question of the game."""
    s, _, question, options = asked
    if question == "act" and s.turn is not None:
        return acting.first_that_answers(s, s.turn.hero, [option for option in options if isinstance(option, Answer)])
    if question in SETTING_OUT:
        found: Option | None = SETTING_OUT[question](s, [option for option in options if isinstance(option, Answer)])
    else:
        way = WAYS.get(question)
        found = way(s, options) if way is not None else None
    if found is not None:
        return found
    slips = question == "evade"
    return next((option for option in options if slips and option.key == question), options[0])


def _named(options: Answers, *keys: str) -> Option | None:
    return next((option for key in keys for option in options if option.key == key), None)


def _kind(options: Answers, kind: str) -> Answer | None:
    return next((option for option in options if isinstance(option, Answer) and option.kind == kind), None)


def _hit(s: State, options: Answers) -> Option | None:
    """Roll bad dice again, then use powers, then Focus."""
    fight = s.attacks[-1]
    weak = hits_of(fight.dice) < len(fight.dice)
    return (
        (_kind(options, "reroll") if weak else None)
        or _kind(options, "use")
        or _named(options, "edge", "rune", "focus")
    )


def _which_dice(s: State, options: Answers) -> Option | None:
    """Choose dice without a Hit, if there are any."""
    dice = s.attacks[-1].dice if s.attacks[-1].step != "defend" else s.attacks[-1].blue
    for option in options:
        if isinstance(option, Answer) and hits_of([dice[option.number - 1]]) == 0:
            return option
    return _named(options, "enough")


def _interpose(s: State, options: Answers) -> Option | None:
    """Step in for a friend with fewer HP."""
    fight = s.attacks[-1]
    hurt = is_hero(fight.target) and goals.is_hurt(s, fight.target)
    guards = [crowd.remaining(s, at) for at in s.living() if at != fight.target]
    return _kind(options, "use") if hurt and max(guards, default=0) > weights.GUARD else None


def _reorganize(s: State, options: Answers) -> Option | None:
    return _named(options, "done")


def _spoils(s: State, options: Answers) -> Option | None:
    return _kind(options, "take")


def _companion_step(s: State, options: Answers) -> Option | None:
    """Keep the companion with its owner while no enemy is near."""
    assert s.turn is not None
    return _named(options, "stop") if goals.foes_area(s, s.turn.hero, weights.ALARM) is None else None


def _ghost(s: State, options: Answers) -> Option | None:
    """Move toward the shrine, or end."""
    return options[0] if options[0].kind == "to" else _named(options, "end")


SETTING_OUT: Final[dict[str, Callable[[State, list[Answer]], Answer | None]]] = {
    "hero": pick_hero, "nature": pick_nature, "power": pick_power, "market": pick_at_market,
    "gear": pick_gear,
}  # fmt: skip
WAYS: Final[dict[str, Callable[[State, Answers], Option | None]]] = {
    "hit": _hit,
    "which-dice": _which_dice,
    "interpose": _interpose,
    "reorganize": _reorganize,
    "spoils": _spoils,
    "companion-step": _companion_step,
    "ghost": _ghost,
}
