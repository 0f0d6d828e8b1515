"""Items of heroes: keys of answers, prices, and slots (SS-ITM-01 to 03, SS-WPN-01)."""

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
DRAWN: Final = "*"  # in keys of answers: the item is a card of the treasure deck


@cache
def thing_key(thing: Thing) -> str:
    """Return an item's key in answers, such as `moonbiter*` or `longsword+edge`."""
    drawn = DRAWN if thing.drawn else ""
    return f"{thing.item}{drawn}{f'+{thing.enchant}' if thing.enchant else ''}"


@cache
def thing_of(key: str) -> Thing:
    """Return the item with this key."""
    item, _, enchant = key.partition("+")
    return Thing(item.removesuffix(DRAWN), enchant, item.endswith(DRAWN))


class ThingAnswers(dict[Thing, Answer]):
    """Cached answers of one kind, by item. The key of an answer can have a suffix after the item's key."""

    def __init__(self, kind: str, clause: str, more: str = "") -> None:
        super().__init__()
        self._kind = kind
        self._clause = clause
        self._more = more

    def __missing__(self, thing: Thing) -> Answer:
        made = self[thing] = answer(self._kind, self._clause, thing_key(thing) + self._more)
        return made


def name_of(thing: Thing) -> Text:
    """Return an item's name, with its enchantment."""
    return texts.thing(thing_key(thing))


def is_key(item: str) -> bool:
    return ITEMS[item].kind == "key"


def treasure_face(item: str) -> int:
    """Return the item's index in the treasure deck."""
    return TREASURES.index(item)


def selling_price(thing: Thing) -> int:
    """Return the price that the Emporium pays: half the cost of the item and of its enchantment (SS-CAM-21, 30)."""
    cost = ITEMS[thing.item].cost // 2
    return cost + (ENCHANTMENTS[thing.enchant].cost // 2 if thing.enchant else 0)


def slots_for(hero: Hero, thing: Thing) -> tuple[str, ...]:
    """Return the slots that a hero may wear an item in, empty or not."""
    return _slots_for(hero.id, hero.nature, thing.item)


@cache
def _slots_for(hero: str, nature: str, item: str) -> tuple[str, ...]:
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
    """Return the slots that must be emptied to put an item into a slot. A two-handed weapon needs both hands."""
    slots = [slot] if worn_in(hero, slot).item else []
    if slot == "primary" and ITEMS[thing.item].hands == 2 and hero.secondary.item:
        slots.append("secondary")
    if slot == "secondary" and hero.primary.item and ITEMS[hero.primary.item].hands == 2:
        slots.append("primary")
    return slots


def take_off(hero: Hero, slot: str) -> Thing:
    """Empty a slot and return its item. The caller must store the item."""
    thing = worn_in(hero, slot)
    setattr(hero, slot, NOTHING)
    return thing


def put_on(hero: Hero, thing: Thing, slot: str) -> None:
    """Move an item from the bag into a slot, and displaced items into the bag."""
    hero.bag.remove(thing)
    for other in displaced(hero, thing, slot):
        hero.bag.append(take_off(hero, other))
    setattr(hero, slot, thing)


def can_be_given_away(thing: Thing) -> bool:
    """Whether a hero may give an item away. Soul weapons cannot be given away (SS-WPN-05)."""
    return thing.item not in SOUL_WEAPONS


def bag_space(hero: Hero) -> int:
    """Return the free space in a hero's bag, in cards; negative if it is overfull."""
    return HEROES[hero.id].bag - len(hero.bag)
