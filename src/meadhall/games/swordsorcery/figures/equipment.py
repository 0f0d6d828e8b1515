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
DRAWN_MARK: Final = "*"  # in keys of answers: the item is a card of the treasure deck


@cache
def thing_key(thing: Thing) -> str:
    """Return an item's key in answers, such as `moonbiter*` or `longsword+edge`."""
    drawn = DRAWN_MARK if thing.drawn else ""
    return f"{thing.item}{drawn}{f'+{thing.enchant}' if thing.enchant else ''}"


@cache
def thing_of(key: str) -> Thing:
    """Return the item with this key."""
    item, _, enchant = key.partition("+")
    return Thing(item.removesuffix(DRAWN_MARK), enchant, item.endswith(DRAWN_MARK))


class ThingAnswers(dict[Thing, Answer]):
    """Cached answers of one kind, by item. The key of an answer can have a suffix after the item's key."""

    def __init__(self, kind: str, clause: str, key_suffix: str = "") -> None:
        super().__init__()
        self._kind = kind
        self._clause = clause
        self._key_suffix = key_suffix

    def __missing__(self, thing: Thing) -> Answer:
        new_answer = self[thing] = answer(self._kind, self._clause, thing_key(thing) + self._key_suffix)
        return new_answer


def thing_name(thing: Thing) -> Text:
    """Return an item's name, with its enchantment."""
    return texts.thing_name(thing_key(thing))


def is_key(item: str) -> bool:
    return ITEMS[item].kind == "key"


def treasure_face(item: str) -> int:
    """Return the item's index in the treasure deck."""
    return TREASURES.index(item)


def selling_price(thing: Thing) -> int:
    """Return the price that the Emporium pays: half the cost of the item and of its enchantment (SS-CAM-21, 30)."""
    cost = ITEMS[thing.item].cost // 2
    return cost + (ENCHANTMENTS[thing.enchant].cost // 2 if thing.enchant else 0)


def possible_slots(hero: Hero, thing: Thing) -> tuple[str, ...]:
    """Return the slots that a hero may wear an item in, empty or not."""
    return _possible_slots(hero.id, hero.nature, thing.item)


@cache
def _possible_slots(hero: str, nature: str, item: str) -> tuple[str, ...]:
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


def item_in_slot(hero: Hero, slot: str) -> Thing:
    item: Thing = getattr(hero, slot)
    return item


def displaced_slots(hero: Hero, thing: Thing, slot: str) -> list[str]:
    """Return the slots that must be emptied to put an item into a slot. A two-handed weapon needs both hands."""
    slots = [slot] if item_in_slot(hero, slot).item else []
    if slot == "primary" and ITEMS[thing.item].hands == 2 and hero.secondary.item:
        slots.append("secondary")
    if slot == "secondary" and hero.primary.item and ITEMS[hero.primary.item].hands == 2:
        slots.append("primary")
    return slots


def take_off(hero: Hero, slot: str) -> Thing:
    """Empty a slot and return its item. The caller must store the item."""
    thing = item_in_slot(hero, slot)
    setattr(hero, slot, NOTHING)
    return thing


def put_on(hero: Hero, thing: Thing, slot: str) -> None:
    """Move an item from the bag into a slot, and displaced items into the bag."""
    hero.bag.remove(thing)
    for other in displaced_slots(hero, thing, slot):
        hero.bag.append(take_off(hero, other))
    setattr(hero, slot, thing)


def can_be_given_away(thing: Thing) -> bool:
    """Whether a hero may give an item away. Soul weapons cannot be given away (SS-WPN-05)."""
    return thing.item not in SOUL_WEAPONS


def bag_space(hero: Hero) -> int:
    """Return the free space in a hero's bag, in cards; negative if it is overfull."""
    return HEROES[hero.id].bag - len(hero.bag)
