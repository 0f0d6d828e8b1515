"""Things by name, slots, and the things that fit each (SS-ITM-01 to 03, SS-WPN-01)."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.engine.common.text import Text
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.content import ENCHANTMENTS, HEROES, ITEMS, TREASURES
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.state import NOTHING, Hero, Thing

SLOTS: Final = ("primary", "secondary", "armor", "artifact")
SOUL_WEAPONS: Final = frozenset(id for id, card in ITEMS.items() if card.tier == "soul")
DRAWN: Final = "*"  # in keys: a card of the treasure deck


@cache
def thing_key(thing: Thing) -> str:
    """A thing in the key of an answer: `moonbiter*`, `longsword+edge`."""
    drawn = DRAWN if thing.drawn else ""
    return f"{thing.item}{drawn}{f'+{thing.enchant}' if thing.enchant else ''}"


@cache
def thing_of(key: str) -> Thing:
    """The thing of a key."""
    item, _, enchant = key.partition("+")
    return Thing(item.removesuffix(DRAWN), enchant, item.endswith(DRAWN))


class ThingAnswers(dict[Thing, Answer]):
    """The answers of one kind about things, each made when it is first asked for; `more` stands behind the thing."""

    def __init__(self, kind: str, clause: str, more: str = "") -> None:
        super().__init__()
        self._kind = kind
        self._clause = clause
        self._more = more

    def __missing__(self, thing: Thing) -> Answer:
        made = self[thing] = answer(self._kind, self._clause, thing_key(thing) + self._more)
        return made


def name_of(thing: Thing) -> Text:
    """A thing by name, with its enchantment."""
    return texts.thing(thing_key(thing))


def is_key(item: str) -> bool:
    return ITEMS[item].kind == "key"


def treasure_face(item: str) -> int:
    """The item's place in the treasure deck."""
    return TREASURES.index(item)


def selling_price(thing: Thing) -> int:
    """Price that the Emporium pays: half the cost, and half that of its enchantment (SS-CAM-21, 30)."""
    cost = ITEMS[thing.item].cost // 2
    return cost + (ENCHANTMENTS[thing.enchant].cost // 2 if thing.enchant else 0)


def slots_for(hero: Hero, thing: Thing) -> tuple[str, ...]:
    """The slots in which a hero may wear a thing, empty or not."""
    return _fits(hero.id, hero.nature, thing.item)


@cache
def _fits(hero: str, nature: str, item: str) -> tuple[str, ...]:
    card = ITEMS[item]
    if card.hero and card.hero != hero:
        return ()
    if card.kind == "artifact":
        return ("artifact",)
    if card.style not in HEROES[hero].side(nature).styles:
        return ()
    if card.kind == "weapon":
        return ("primary",) if card.hands == 2 else ("primary", "secondary")
    slots: dict[str, tuple[str, ...]] = {"shield": ("secondary",), "armor": ("armor",)}
    return slots.get(card.kind, ())


def worn_in(hero: Hero, slot: str) -> Thing:
    worn: Thing = getattr(hero, slot)
    return worn


def displaced(hero: Hero, thing: Thing, slot: str) -> list[str]:
    """The slots that must be emptied if a thing is put there: a two-handed weapon fills both hands."""
    slots = [slot] if worn_in(hero, slot).item else []
    if slot == "primary" and ITEMS[thing.item].hands == 2 and hero.secondary.item:
        slots.append("secondary")
    if slot == "secondary" and hero.primary.item and ITEMS[hero.primary.item].hands == 2:
        slots.append("primary")
    return slots


def take_off(hero: Hero, slot: str) -> Thing:
    """Empties a slot; the thing is nowhere then."""
    thing = worn_in(hero, slot)
    setattr(hero, slot, NOTHING)
    return thing


def put_on(hero: Hero, thing: Thing, slot: str) -> None:
    """Put a thing of the bag into a slot; the thing there goes into the bag."""
    hero.bag.remove(thing)
    for other in displaced(hero, thing, slot):
        hero.bag.append(take_off(hero, other))
    setattr(hero, slot, thing)


def may_part_with(thing: Thing) -> bool:
    """Whether a hero may give a thing away; a soul weapon never (SS-WPN-05)."""
    return thing.item not in SOUL_WEAPONS


def spare(hero: Hero) -> int:
    """How many cards the bag still holds."""
    return HEROES[hero.id].bag - len(hero.bag)
